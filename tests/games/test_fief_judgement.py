"""Tests the greedy bot's judgement of Fief: small positions with an obvious choice, and whole games
that end without use of hidden information."""

from random import Random

import pytest

from tableronde.core import kernel
from tableronde.core.chance import LooseChance, SeededChance
from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.games.fief.bot.judgement import worth
from tableronde.games.fief.choices import Settle
from tableronde.games.fief.components import FIEF_OF, FIEF_VILLAGES, VILLAGES
from tableronde.games.fief.game import Fief
from tableronde.games.fief.rules.setup import ChooseVillage
from tableronde.games.fief.state import FiefState
from tests.rules.fief.scene import ANA, BEN, CLEO, FiefScene, fief
from tests.scene import Scene

MOST_TURNS = 40
MOST_DECISIONS = 600
"""The limit in one turn."""


def best(scene: FiefScene, seat: int | None = None) -> str:
    """Return the option that looks best to the seat that is asked."""
    seat = scene.asked[0] if seat is None else seat
    options = scene.state.stack[-1].options(scene.state, seat)
    choice = max(options, key=lambda option: worth(scene.state, seat, option))
    return scene.game.LEXICON.text(choice)


# Land and money -----------------------------------------------------------------------------------


def test_a_family_settles_in_a_small_fief_of_its_own() -> None:
    scene = fief().lord(ANA, "arthur").lord(BEN, "eric").lord(CLEO, "henri")
    scene.state.stack = [ChooseVillage((ANA, BEN, CLEO), 0)]
    fiefs = []
    for _ in range(3):
        choice = best(scene)
        settled = scene.game.LEXICON.parse(choice)
        assert isinstance(settled, Settle)
        fiefs.append(FIEF_OF[settled.village])
        scene.do(choice)
        if len(fiefs) == 2:
            assert [len(FIEF_VILLAGES[at]) for at in fiefs] == [2, 2]
    assert len(set(fiefs)) == 3


def mazilles(money: int, *castles: str) -> FiefScene:
    """Return a scene in which Ana has both villages of a barony."""
    scene = fief().lord(ANA, "arthur", "mazilles").garrison(ANA, "mazilles", "st-andromy")
    return scene.castle(*castles).money(ANA, money).begin("buy")


def test_a_title_that_can_be_bought_is_bought() -> None:
    assert best(mazilles(5, "mazilles")) == "buy-title mazilles arthur mazilles"


def test_a_castle_is_built_where_a_title_needs_it() -> None:
    assert best(mazilles(14)).startswith("buy-castle")


def test_money_is_saved_for_a_title_within_reach() -> None:
    scene = mazilles(3, "mazilles")
    assert not best(scene).startswith(("buy-mill", "buy-knight"))


def foggy(money: int) -> FiefScene:
    """Return a scene in which Ana has an empty castle, and a lord with few troops and free land
    around him."""
    scene = fief(fog="yes").lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 1).castle("bourg")
    scene.garrison(ANA, "bourg").state.camps[VILLAGES.index("bourg")] = ()
    scene.state.sergeants[ANA] += 1
    return scene.money(ANA, money).begin("buy")


def test_in_the_fog_all_troops_are_hired_before_any_is_placed() -> None:
    scene, done = foggy(9), []
    while scene.prompt in ("buy", "recruits") and scene.asked == (ANA,):
        done.append(best(scene))
        scene.do(done[-1])
    hired, placed = done.index("hire-sergeant"), done.index("post-sergeant bourg")
    assert all(choice == "hire-sergeant" for choice in done[hired:placed])
    assert done[hired:placed].count("hire-sergeant") == 3
    assert scene.troops_at("bourg", ANA) >= (1, 0)
    assert any(choice.startswith("buy-mill") for choice in done[placed:]), "then come mills"


def test_mills_come_before_an_army() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 3).castle("blaye")
    assert best(scene.money(ANA, 4).begin("buy")) == "buy-mill blaye"


def test_the_king_is_asked_before_he_is_paid() -> None:
    scene = fief().lord(ANA, "arthur", "mazilles").garrison(ANA, "mazilles", "st-andromy")
    scene.lord(BEN, "eric", "bourg").king("eric").castle("mazilles").money(ANA, 9).begin("buy")
    assert best(scene) == "ask-waiver mazilles"
    scene.do("ask-waiver mazilles")
    assert best(scene) == "refuse", "a rival pays for his title"
    scene.do("refuse")
    assert best(scene).startswith("buy-title")


def test_a_tax_is_levied_where_it_brings_most() -> None:
    scene = fief().lord(ANA, "arthur", "mazilles").title("arthur", "mazilles", "mazilles")
    scene.title("arthur", "bourg", "bourg").hand(ANA, "tax").begin("play")
    assert best(scene) == "tallage bourg"


def test_a_lord_in_the_hand_is_played() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").castle("blaye").hand(ANA, "eric").begin("play")
    assert best(scene) == "play-lord eric blaye"


def test_a_host_who_has_refused_is_not_asked_again() -> None:
    scene = fief().garrison(BEN, *VILLAGES[:12]).garrison(CLEO, *VILLAGES[12:])
    scene.hand(ANA, "thierry").begin("play")
    asked = []
    while best(scene) != "done":
        scene.do(best(scene))
        asked.append(scene.asked)
        scene.do("refuse")
    assert sorted(asked) == [(BEN,), (CLEO,)]


# Marches and battles ------------------------------------------------------------------------------


def test_a_group_takes_the_last_village_of_a_fief_and_leaves_a_guard_behind() -> None:
    scene = fief().lord(ANA, "arthur", "st-andromy").troops(ANA, "st-andromy", 2)
    scene.castle("st-andromy").begin("move")
    assert choices_of_all(scene, 3) == ["lead arthur", "march mazilles", "muster 1 0"]


def test_a_group_that_has_marched_goes_on_and_others_stay_free() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").troops(ANA, "blaye", 2, 1).castle("blaye")
    scene.lord(ANA, "baudoin", "la-salle").troops(ANA, "la-salle", 2, 1).begin("move")
    scene.do("lead baudoin")
    scene.do("march blaye")
    Scene.do(scene, "march charolles")
    assert scene.prompt == "muster"
    _, sergeants, knights, tired, ridden = best(scene).split()
    assert (sergeants, knights) == (tired, ridden) == ("2", "1")


def test_a_group_without_a_goal_is_not_formed() -> None:
    """Everything within reach is held by too many."""
    scene = fief().lord(ANA, "arthur", "st-andre").troops(ANA, "st-andre", 1)
    for village in ("st-gerome", "la-bussiere", "st-medard", "pugnac", "bourg"):
        scene.troops(BEN, village, 0, 3)
    scene.castle("st-gerome", "la-bussiere").lord(BEN, "eric", "bourg").begin("move")
    assert best(scene) == "done"


@pytest.mark.parametrize(("guards", "choice"), [(1, f"attack bourg {BEN}"), (9, "done")])
def test_only_the_weak_are_attacked(guards: int, choice: str) -> None:
    scene = fief().troops(BEN, "bourg", guards).lord(ANA, "arthur", "bourg")
    scene.troops(ANA, "bourg", 2, 1).begin("fight")
    assert best(scene) == choice


def test_walls_that_cost_all_dice_are_besieged() -> None:
    scene = (
        fief().lord(BEN, "eric", "bourg").troops(BEN, "bourg", 2).title("eric", "bourg", "bourg")
    )
    scene.lord(ANA, "arthur", "bourg").troops(ANA, "bourg", 3, 2).begin("fight")
    assert best(scene) == "done"
    scene.do("done")
    assert best(scene) == "besiege bourg"


def test_a_hopeless_battle_is_broken_off() -> None:
    scene = fief().troops(BEN, "bourg", 5, 1).lord(ANA, "arthur", "bourg").troops(ANA, "bourg", 3)
    scene.begin("fight").do(scene.options(verb="attack")[0])
    scene.until("leader")
    assert best(scene, ANA) == "stop-battle"
    assert best(scene, BEN) == "fight-on"


def test_passage_to_an_own_village_is_refused() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 2)
    scene.garrison(BEN, "charolles", "l-epervier").begin("move")
    for choice in ("lead baudoin", "march charolles", "march l-epervier"):
        scene.do(choice)
    assert best(scene, BEN) == "refuse"


# Titles and diplomacy -----------------------------------------------------------------------------


def scene_with_full_bishopric(first: int) -> FiefScene:
    """Return a scene in which all villages of bishopric 5 have a master."""
    scene = fief(4).lord(ANA, "arthur", "sigy").lord(BEN, "eric", "beaujeu")
    scene.garrison(ANA, "st-paul").garrison(BEN, "st-ciers-d-abzac")
    return scene.begin("elections", first=first)


def test_a_candidate_is_presented_and_voted_for() -> None:
    scene = scene_with_full_bishopric(ANA)
    assert best(scene) == "present arthur"
    for choice in ("present arthur", "present eric"):
        scene.do(choice)
    scene.pass_all()
    assert best(scene) == "vote arthur none"


def points(mine: int, theirs: int, seats: int = 4) -> FiefScene:
    """Return a scene in which Ana and Ben have so many titles."""
    scene = fief(seats).lord(ANA, "arthur", "mazilles").lord(ANA, "henri", "mazilles")
    scene.lord(BEN, "jeanne", "st-paul").lord(BEN, "eric", "st-paul")
    cities = ["mazilles", "tournus", "st-gerome"][:mine]
    for lord, city in zip(("arthur", "arthur", "henri"), cities, strict=False):
        scene.title(lord, city, city)
    for city in ["st-paul", "sigy"][:theirs]:
        scene.title("eric", city, city)
    scene.begin("marriages").do("propose jeanne arthur", BEN)
    for seat in scene.asked:
        scene.do("pass", seat)
    assert scene.prompt == "marriage"
    return scene


@pytest.mark.parametrize(
    ("mine", "theirs", "seats", "answer"),
    [
        (2, 2, 4, "grant"),  # it wins the game
        (1, 1, 4, "grant"),
        (0, 0, 4, "refuse"),
        (2, 0, 4, "refuse"),  # alone it is nearer
        (2, 2, 3, "refuse"),  # three players win alone
    ],
)
def test_a_marriage_is_made_if_it_brings_victory_nearer(
    mine: int, theirs: int, seats: int, answer: str
) -> None:
    assert best(points(mine, theirs, seats)) == answer


def test_an_assassin_is_sent_to_the_player_about_to_win() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").hand(ANA, "assassination")
    scene.lord(BEN, "eric", "bourg").title("eric", "bourg", "bourg").title("eric", "sigy", "sigy")
    scene.king("eric").lord(CLEO, "henri", "tournus").begin("before_end")
    assert best(scene, ANA) == "assassinate eric arthur"


def test_an_assassin_is_not_sent_to_unimportant_lords() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").hand(ANA, "assassination")
    scene.lord(BEN, "eric", "bourg").begin("before_end")
    assert best(scene, ANA) == "pass"


def test_an_own_prisoner_escapes() -> None:
    scene = fief().lord(ANA, "arthur", "blaye").lord(ANA, "henri").lord(CLEO, "othon")
    scene.garrison(BEN, "bourg").captive("henri", BEN, "bourg").captive("othon", BEN, "bourg")
    scene.hand(ANA, "secret-passage").begin("before_income")
    assert best(scene, ANA) == "escape henri"


def offer(*terms: str) -> FiefScene:
    """Return a scene in which Ben makes Ana an offer."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(BEN, "eric", "blaye").castle("blaye")
    scene.money(ANA, 5).money(BEN, 5).begin("before_income", first=BEN)
    scene.do(f"deal {ANA}", BEN)
    for seat in scene.asked:
        scene.do("pass", seat)
    for term in (*terms, "offer"):
        scene.do(term, BEN)
    return scene


@pytest.mark.parametrize(
    ("terms", "answer"),
    [
        (("give-money 3",), "accept"),
        (("want-money 3",), "refuse"),
        (("want-village blaye", "give-money 5"), "refuse"),
        (("promise",), "refuse"),
    ],
)
def test_an_offer_is_weighed(terms: tuple[str, ...], answer: str) -> None:
    assert best(offer(*terms)) == answer


def test_a_draft_becomes_an_offer() -> None:
    """It is for a prisoner whose ransom cannot be paid in full."""
    scene = fief().lord(ANA, "arthur", "blaye").lord(ANA, "henri").garrison(BEN, "bourg")
    scene.captive("henri", BEN, "bourg").title("henri", "mazilles", "mazilles")
    scene.money(ANA, 3).begin("ransoms")
    for choice in ("deal", "want-release henri", "give-money 3", "offer"):
        assert best(scene).startswith(choice)
        scene.do(best(scene))
    assert (scene.asked, best(scene)) == ((BEN,), "accept")
    scene.do("accept")
    assert scene.captor("henri") < 0


# Ways past others ---------------------------------------------------------------------------------


def choices_of_all(scene: FiefScene, answers: int) -> list[str]:
    """Return what the seats that are asked do, one after the other."""
    taken = []
    for _ in range(answers):
        taken.append(best(scene))
        Scene.do(scene, taken[-1])
    return taken


def test_knights_ride_through_a_weak_guard() -> None:
    """Charolles is held by a single sergeant, and so is what lies behind it."""
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 2, 4)
    scene.lord(ANA, "arthur", "la-salle").garrison(BEN, "charolles", "l-epervier", "villeneuve")
    scene.lord(BEN, "eric", "bourg").begin("move")
    taken = choices_of_all(scene, 5)
    assert taken[:4] == ["lead baudoin", "ride 4", "march charolles", "muster 0 4"]
    assert taken[4].startswith("march"), "they do not stop there"


def test_nobody_rides_against_walls_or_for_nothing() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 0, 4)
    scene.troops(BEN, "charolles", 3).castle("charolles").lord(BEN, "eric", "bourg").begin("move")
    assert not [choice for choice in choices_of_all(scene, 3) if choice.startswith("ride")]
    alone = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 0, 4).begin("move")
    assert not [choice for choice in choices_of_all(alone, 3) if choice.startswith("ride")]


def test_a_secret_passage_leads_past_an_army() -> None:
    scene = fief().lord(ANA, "baudoin", "blaye").troops(ANA, "blaye", 3).garrison(ANA, "la-salle")
    scene.troops(BEN, "blaye", 9).on_road(BEN, "blaye", "charolles").lord(BEN, "eric", "bourg")
    scene.hand(ANA, "secret-passage").begin("move")
    assert choices_of_all(scene, 3) == ["lead baudoin", "dig pieces", "march charolles"]


@pytest.mark.parametrize("friend", [True, False])
def test_an_ally_under_siege_is_relieved(friend: bool) -> None:
    scene = fief(4).lord(ANA, "jeanne", "la-salle").troops(ANA, "la-salle", 4, 2)
    scene.lord(BEN, "charles", "blaye").troops(BEN, "blaye", 2).castle("blaye")
    scene.lord(CLEO, "eric", "blaye").troops(CLEO, "blaye", 7).siege(CLEO, "blaye")
    if friend:
        scene.marry("jeanne", "charles")
    assert ("relieve blaye" in choices_of_all(scene.begin("move"), 3)) == friend


# Whole games --------------------------------------------------------------------------------------


def choose(state: FiefState, seat: int, random: Random) -> Choice:
    options = state.stack[-1].options(state, seat)
    values = [worth(state, seat, option) for option in options]
    most = max(values)
    return random.choice([o for o, value in zip(options, values, strict=True) if value == most])


def resampled_state(game: Fief, state: FiefState, seat: int, random: Random) -> FiefState:
    return game.resample(kernel.view(game, state, seat), LooseChance(random))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"fog": "yes", "relics": "yes"}),
        (4, {"money": "hidden", "die": "printed"}),
        (5, {"diplomacy": "free", "gentle": "yes"}),
        (6, {"refresh": "turn"}),
    ],
)
def test_greedy_games_end_and_judgement_uses_nothing_hidden(
    seats: int, options: dict[str, str]
) -> None:
    """Every step is left and no question is asked for ever; and resampling what the seat does not
    know changes no judgement."""
    game, random = Fief(), Random(seats)
    run = Run(SeededChance(f"judgement-{seats}", 0), [])
    state = game.setup(seats, game.check_options(seats, options), run)
    asked = kernel.settle(state, run)
    decisions = 0
    while asked:
        seat = asked[0]
        if decisions % 7 == 0:
            resampled = resampled_state(game, state, seat, random)
            for option in state.stack[-1].options(state, seat):
                assert worth(resampled, seat, option) == worth(state, seat, option), option
        asked = kernel.apply(state, seat, choose(state, seat, random), run)
        decisions += 1
        assert decisions < MOST_DECISIONS * (state.turn + 1)
    assert state.result is not None
    assert state.turn <= MOST_TURNS
