"""Tests chat among the seats, and apart from it among spectators."""

import asyncio

import pytest

from tableronde.server.live_tables.registry import TableRegistry
from tableronde.server.sessions import hello
from tableronde.tables.entries import Said
from tests.manual_time import settle
from tests.server.live_tables import T, avalon, done, entries, kinds, pages, play_out
from tests.server.memory import BusyStorage, Page, memory_registry, newest, refusal


async def test_seats_read_the_seats_and_spectators_read_everybody(registry: TableRegistry) -> None:
    ana, bo = await avalon(registry)
    one, two = await pages(registry, None, None)
    await done(ana, type="say", text="Bonjour")
    for page in (bo, one, two):
        line = newest(await page.listen(), "chat")["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "Player 0", "Bonjour")
        assert line["spectator"] is False
    own = await one.say(type="say", text="psst")
    assert newest(own, "chat")["line"]["spectator"]
    assert newest(own, "chat")["line"]["name"] == "1"
    assert newest(await two.listen(), "chat")["line"]["text"] == "psst"
    for text in ("what?", "ah"):
        assert newest(await two.say(type="say", text=text), "chat")["line"]["name"] == "2"
    for page in (ana, bo):
        assert "chat" not in kinds(await page.listen())
        assert b"psst" not in b"".join(page.received)
    [again] = await pages(registry, 0)
    assert b"Bonjour" in again.received[0]
    assert b"psst" not in b"".join(again.received)
    [third] = await pages(registry, None)
    assert b"psst" in third.received[0]


async def test_seats_read_the_spectators_after_the_end(registry: TableRegistry) -> None:
    ana, bo = await avalon(registry)
    [spectator] = await pages(registry, None)
    await done(spectator, type="say", text="he has the knight")
    await play_out(ana, bo)
    await done(spectator, type="say", text="well played")
    assert newest(await ana.listen(), "chat")["line"]["text"] == "well played"
    [again] = await pages(registry, 0)
    for page in (ana, again):
        assert b"he has the knight" in b"".join(page.received), "what was said meanwhile, too"
        assert b"".join(page.received).count(b"he has the knight") == 1


async def test_spectators_cannot_fill_the_log(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    ana, _ = await avalon(registry)
    spectators = await pages(registry, *[None] * 5)
    refused = 0
    for at in range(50):
        said = await spectators[at % 5].say(type="say", text=f"line {at}")
        refused += any(message["type"] == "refused" for message in said)
    assert refused >= 25
    assert len(entries(storage, Said)) == 50 - refused
    await done(ana, type="say", text="the seats may still write")


async def test_chat_is_stored(storage: BusyStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hello, "MAX_CHAT_SENT", 200)
    first = memory_registry(storage)
    [ana, bo] = await avalon(first)
    for at in range(205):
        await done(ana if at % 2 else bo, type="say", text=f"line {at}")
    await first.close()
    second = memory_registry(storage)
    page = Page(second)
    welcome = (await page.hello(T, 0))[0]
    assert [line["text"] for line in welcome["chat"]] == [f"line {at}" for at in range(5, 205)]
    assert welcome["chat"][0]["name"] == "Player 0"
    await second.close()


async def test_a_newcomer_receives_every_line_once(
    registry: TableRegistry, storage: BusyStorage
) -> None:
    """Lines that are sent while a page connects arrive in the welcome or after it."""
    ana, bo = await avalon(registry)
    storage.ready.clear()
    saying = [asyncio.create_task(ana.say(type="say", text="one"))]
    await settle()
    assert storage.waiting
    saying.append(asyncio.create_task(bo.say(type="say", text="two")))
    await settle()
    late = Page(registry)
    arriving = asyncio.create_task(late.hello(T, 0))
    await settle()
    saying.append(asyncio.create_task(bo.say(type="say", text="three")))
    await settle()
    storage.ready.set()
    await asyncio.gather(*saying, arriving)
    await late.listen()
    received = b"".join(late.received)
    assert [received.count(f'"text":"{text}"'.encode()) for text in ("one", "two", "three")] == [
        1
    ] * 3


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  hello  ", "hello"),
        ("a\0b", "a b"),
        ("a\u202eb", "a b"),
        ("a\nb", "a\nb"),
        ("a\tb\rc\x1b[31m", "a b c [31m"),
        ("<b>bold</b> & {$x}", "<b>bold</b> & {$x}"),
        ("x" * 500, "x" * 500),
        ("🐉" * 500, "🐉" * 500),
    ],
)
async def test_chat_keeps_only_text(registry: TableRegistry, text: str, kept: str) -> None:
    ana, bo = await avalon(registry)
    await done(ana, type="say", text=text)
    assert newest(await bo.listen(), "chat")["line"]["text"] == kept


@pytest.mark.parametrize("text", ["", "   ", "\0\0", "\u202e", "\n\n", "x" * 501])
async def test_an_empty_or_long_line_is_refused(
    registry: TableRegistry, storage: BusyStorage, text: str
) -> None:
    ana, bo = await avalon(registry)
    assert refusal(await ana.say(type="say", text=text)) == "bad-text"
    assert "chat" not in kinds(await bo.listen())
    assert not entries(storage, Said)


async def test_a_line_that_another_worker_stored_first_is_received(storage: BusyStorage) -> None:
    """Two workers write to a table at the same moment. The later one reads the table again, and the
    people connected there miss nothing."""
    there, here = memory_registry(storage), memory_registry(storage)
    [ana, _] = await avalon(there)
    [bo] = await pages(here, 1)
    for at in range(3):
        await done(ana, type="say", text=f"from afar {at}")
    messages = await bo.say(type="say", text="from near")
    lines = [message["line"]["text"] for message in messages if message["type"] == "chat"]
    assert lines == ["from afar 0", "from afar 1", "from afar 2", "from near"]
    await there.close()
    await here.close()


async def test_spectator_chat_is_hidden_from_the_seats(registry: TableRegistry) -> None:
    ana, bo = await avalon(registry)
    [spectator] = await pages(registry, None)
    for page in (ana, bo):
        await page.listen()
    before = len(ana.received), len(bo.received)
    position = ana.latest["position"]
    await done(spectator, type="say", text="psst")
    for page in (ana, bo):
        assert not await page.listen()
    assert (len(ana.received), len(bo.received)) == before
    await done(ana, type="say", text="hm")
    assert ana.latest["position"] == position + 1, "not even afterwards"
