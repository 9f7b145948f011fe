"""Tables in memory for tests of messages, and short ways to send them."""

from random import Random
from typing import Any, Final

from tableronde.server.live_tables.registry import TableRegistry
from tests.server.memory import BusyStorage, Page, create_table, newest

T: Final = "the-table"
REINFORCE: Final = {"do": "reinforce", "card": "blue-witch", "region": 4}
CHOICE_ERRORS: Final = (
    "malformed-choice",
    "unknown-verb",
    "wrong-fields",
    "bad-field",
    "not-an-option",
)
ATTACK: Final = {"do": "attack", "card": "green-knight", "region": 10}


async def avalon(registry: TableRegistry, *viewers: int | None, **settings: Any) -> list[Page]:
    """Create a table of Avalon with two people, where seat 0 begins, and return a page for each
    viewer."""
    await create_table(registry, T, "avalon", 2, "live", options={"first": "0"}, **settings)
    return await pages(registry, *(viewers or (0, 1)))


async def pages(registry: TableRegistry, *viewers: int | None) -> list[Page]:
    made = [Page(registry) for _ in viewers]
    for page, seat in zip(made, viewers, strict=True):
        await page.hello(T, seat)
    for page in made:
        await page.listen()
    return made


async def answer(page: Page, choice: Any = None, **more: Any) -> list[Any]:
    """Answer the open decision, by default with its first option."""
    decision = page.latest["decision"]
    message = {
        "position": page.latest["position"],
        "decision": decision["id"],
        "choice": choice or decision["options"][0]["choice"],
        **more,
    }
    return await page.say(type="answer", **message)


async def done(page: Page, **message: Any) -> Any:
    """Send a message that must be carried out."""
    messages = await page.say(**message)
    assert not [m for m in messages if m["type"] == "refused"], messages
    return newest(messages, "done")


async def play_out(*players: Page, stop: int = 5000, seed: int = 1) -> None:
    """Answer at random until the game is over."""
    random = Random(seed)
    for _ in range(stop):
        for page in players:
            await page.listen()
        if players[0].latest["info"]["status"] == "over":
            return
        asked = next(page for page in players if page.latest["decision"])
        options = asked.latest["decision"]["options"]
        newest(await answer(asked, random.choice(options)["choice"]), "done")
    raise AssertionError("it does not end")


def entries(storage: BusyStorage, kind: type[Any]) -> list[Any]:
    return [entry for row in storage.rows[T] for entry in row if isinstance(entry, kind)]


def kinds(messages: list[Any]) -> list[str]:
    return [message["type"] for message in messages]


async def propose_and_agree(one: Page, other: Page, **proposal: Any) -> None:
    await done(one, type="propose", **proposal)
    await other.listen()
    await done(other, type="vote", proposal=other.latest["info"]["proposal"]["id"], yes=True)
    await one.listen()
