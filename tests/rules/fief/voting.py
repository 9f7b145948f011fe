"""Elections in a few lines: bishopric 5, the pope, the king."""

from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief

SEE_5 = ("beaujeu", "st-paul", "sigy", "st-ciers-d-abzac")


def bishopric_5(seats: int = 3) -> FiefScene:
    """Ana (Sigy, St Paul) has 3 voices there and Othon, Ben (the rest) 2 and François; Cleo has
    Eric far away."""
    scene = fief(seats).garrison(ANA, "sigy", "st-paul")
    scene.garrison(BEN, "st-ciers-d-abzac", "beaujeu")
    scene.lord(ANA, "othon", "blaye").lord(BEN, "francois", "st-medard")
    return scene.lord(CLEO, "eric", "tournus")


def conclave(seats: int = 3) -> FiefScene:
    """Three cardinals, one of each player, and no pope."""
    scene = fief(seats).lord(ANA, "othon", "blaye").lord(BEN, "francois", "bourg")
    scene.lord(CLEO, "eric", "tournus")
    for name, see in (("othon", 1), ("francois", 4), ("eric", 2)):
        scene.bishop(name, see).cardinal(name)
    return scene


def stand(scene: FiefScene, *names: str) -> None:
    """In turn order each who is asked presents one of these, or nobody."""
    office = scene.prompt, scene.decision().arguments
    wanted = [f"present {name}" for name in names]
    while (scene.prompt, scene.decision().arguments) == office:
        mine = next((option for option in scene.options() if option in wanted), "decline")
        scene.do(mine)


def vote(scene: FiefScene, *votes: str) -> None:
    """After a quiet window everybody who is asked votes, for the one named first."""
    scene.pass_all()
    for answer in votes:
        tokens = answer if " " in answer else f"{answer} none"
        scene.do(f"vote {tokens}")


def voters(scene: FiefScene) -> dict[int, int]:
    """After a quiet window: who is asked to vote, with how many voices; nobody places a token."""
    scene.pass_all()
    asked = {}
    while scene.prompt == "vote":
        asked[scene.asked[0]] = int(scene.decision().arguments["count"])
        scene.do("vote none none")
    return asked
