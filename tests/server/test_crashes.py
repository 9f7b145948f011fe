"""Games survive anything: a server killed at every decision, workers that die, lost connections."""

import contextlib
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

import tableronde
from tableronde.core.plain import Plain
from tests.server.company import TABLE, Company, Recorded, prepared
from tests.server.live_client import Seat, ServerForker, free_port, get, post, server_forker

SETTINGS = {"game": "guilds", "options": {"rounds": "one"}, "seats": ["me", "friend"]}


def two_seats(port: int, settings: Plain) -> tuple[Seat, Seat]:
    created = post(port, "tables", {"settings": settings, "name": "Ana"})
    joined = post(
        port, f"tables/{created['table']}/seats", {"name": "Bo", "invite": created["invite"]}
    )
    return Seat(port, created["table"], created["key"]), Seat(port, created["table"], joined["key"])


def seen(seat: Seat) -> Plain:
    """Everything that a person sees, but for who is there and what the clock says."""
    update = dict(seat.latest)
    info = dict(update["info"], watchers=0)
    info["seats"] = [{**place, "present": None, "left": None} for place in info["seats"]]
    update.update(info=info, chronicle=list(seat.chronicle), chronicle_from=0)
    return update


def quick(options: list[Plain], random: Random) -> Plain:
    """Guilds laid as soon as they can be: so that a game does not last for ever."""
    laying = [option["choice"] for option in options if option["choice"]["do"] == "lay"]
    return random.choice(laying or [option["choice"] for option in options])


class Killer:
    """Kills the server at a table, and looks whether anybody can tell: at the first moments of each
    kind (of each question, undo, vote, order …), and then at one in `every`."""

    def __init__(
        self, servers: ServerForker, port: int, db: str, every: int, least: int = 2, **options: Any
    ) -> None:
        self.killed: Final[Counter[str]] = Counter()
        self.met: Final[set[str]] = set()
        self._servers: Final = servers
        self._port: Final = port
        self._db: Final = db
        self._every: Final = every
        self._least: Final = least
        self._birth: Final = options
        self._moments = 0
        self._pid = servers.start(port, db, **options)

    def restart(self) -> None:
        self._servers.kill(self._pid)
        self._pid = self._servers.start(self._port, self._db, **self._birth)

    def __call__(self, company: Company, page: Recorded, message: Plain) -> None:
        kinds = {str(message["type"])}
        kinds |= {f"asked {asked['prompt']}" for asked in page.latest["view"]["waiting"]}
        self.met.update(kinds)
        self._moments += 1
        if self._moments % self._every and all(self.killed[kind] >= self._least for kind in kinds):
            return
        if message["type"] in ("order", "wait"):  # of which nobody else hears, but if it answers
            page.drain()
            company.settle()
        before = [seen(viewer) for viewer in company.everyone]
        self.restart()
        company.come_back()
        for viewer, as_it_was in zip(company.everyone, before, strict=True):
            assert seen(viewer) == as_it_was, f"{viewer.seat} can tell after {message}"
        self.killed.update(kinds)
        self.killed["all"] += 1


KINDS: Final = {"answer", "undo", "propose", "vote", "say", "wait"}
KILLED_AT: Final = [
    # The game, its seats and seed; at one moment in how many; entries from snapshot to snapshot;
    # how many kills and snapshots there are at least.
    ("avalon", 2, "killed-avalon-8", 8, 0, 35, 3),
    ("guilds", 3, "killed-guilds", 7, 9, 35, 6),
]


@pytest.mark.parametrize(
    ("game", "seats", "seed", "every", "snapshot_every", "kills", "snapshots"),
    KILLED_AT,
    ids=["avalon", "guilds"],
)
def test_killed_at_every_kind_of_decision(
    tmp_path: Path,
    game: str,
    seats: int,
    seed: str,
    every: int,
    snapshot_every: int,
    kills: int,
    snapshots: int,
) -> None:
    """kill -9 in the course of a whole game with undos, votes, orders, pauses, chat: every seat and
    a spectator see the same as before, down to the last letter. Not at each of some hundred moments
    but at those of every kind, and in all more than seventy times."""
    db = str(tmp_path / "tables.db")
    prepared(db, game, seats, seed, {"first": "0"})
    with server_forker() as servers:
        port = free_port()
        killer = Killer(servers, port, db, every, snapshot_every=snapshot_every)
        without = ("hint", "leave", "http")
        company = Company(port, seats, Random(seed), 3, without, killer)
        try:
            company.play()
            result = company.watching.latest["view"]["result"]
            record = get(port, f"api/tables/{TABLE}/record")
        finally:
            company.close()
    assert set(killer.killed) >= killer.met >= KINDS | ({"order"} if game == "avalon" else set())
    assert killer.killed["all"] >= kills
    assert tableronde.replay(record).result == result
    with contextlib.closing(sqlite3.connect(db)) as kept:
        assert kept.execute("SELECT count(*) FROM snapshots").fetchone()[0] >= snapshots


def test_killed_on_postgres(postgres_url: str) -> None:
    prepared(postgres_url, "guilds", 2, "killed-on-postgres", {"first": "0", "rounds": "one"})
    with server_forker() as servers:
        port = free_port()
        killer = Killer(servers, port, postgres_url, 40, least=1, snapshot_every=9)
        without = ("hint", "leave", "http", "reconnect")
        company = Company(port, 2, Random(5), 3, without, killer)
        try:
            company.play()
        finally:
            company.close()
        assert set(killer.killed) >= killer.met
        assert killer.killed["all"] >= 12


def test_killed_before_the_acknowledgement(tmp_path: Path) -> None:
    """kill -9 right after each answer of a whole game was sent: it is there wholly or not at all,
    and sending it again with the same token does it once."""
    random = Random(11)
    with server_forker() as servers:
        port, db = free_port(), str(tmp_path / "tables.db")
        pid = servers.start(port, db, snapshot_every=9)
        people = two_seats(port, SETTINGS)
        watching = Seat(port, people[0].table)
        everyone = (*people, watching)
        answers = 0
        while watching.latest["info"]["status"] != "over":
            assert answers < 400
            asked = next(person for person in people if person.latest["decision"])
            before, saw = asked.latest["position"], [seen(page) for page in everyone]
            choice = quick(asked.latest["decision"]["options"], random)
            decision = asked.latest["decision"]["id"]
            token = asked.answer(choice)
            answers += 1
            servers.kill(pid)
            pid = servers.start(port, db, snapshot_every=9)
            for page in everyone:
                page.close()
                page.come_back(port)
            there = [seen(page) for page in everyone]
            assert there == saw or {page.latest["position"] for page in everyone} == {before + 1}
            message = {"token": token, "position": before, "decision": decision, "choice": choice}
            asked.send({"type": "answer", **message})
            done = asked.until("done", "refused")
            assert done["type"] == "done", done
            assert done["position"] == before + 1
            for page in everyone:
                page.at(before + 1)
            assert there in (saw, [seen(page) for page in everyone])
        record = get(port, f"api/tables/{watching.table}/record")
        assert len(record["log"]) == answers
        assert tableronde.replay(record).result == watching.latest["view"]["result"]
        for page in everyone:
            page.close()


@pytest.mark.parametrize("when", ["before", "after"])
def test_killed_around_the_moment_of_keeping(tmp_path: Path, when: str) -> None:
    """A server that dies with the row on disk and the acknowledgement unsent, and one that dies
    just before: what was asked for is there, or not at all; asked for again it is done once."""
    db = str(tmp_path / "tables.db")
    prepared(db, "avalon", 2, "live", {"first": "0"})
    with server_forker() as servers:
        port = free_port()
        pid = servers.start(port, db, dies=when)
        ana, bo, watching = (Recorded(port, seat) for seat in (0, 1, None))
        reinforce = {"do": "reinforce", "card": "blue-witch", "region": 4}
        asked_for: list[Plain] = [
            {"type": "answer", "position": 3, "decision": "0.0", "choice": reinforce},
            {"type": "undo"},
            {"type": "say", "text": "well"},
        ]
        for at, message in enumerate(asked_for):
            before = [seen(page) for page in (ana, bo, watching)]
            ana.send({"token": f"t{at}", **message})
            with pytest.raises(ConnectionClosed):
                ana.until("done", "refused")
            servers.kill(pid)
            pid = servers.start(port, db)
            sights = []
            for _ in range(2):  # before and after it is asked for again
                for page in (ana, bo, watching):
                    page.close()
                    page.come_back(port)
                sights.append([seen(page) for page in (ana, bo, watching)])
                ana.send({"token": f"t{at}", **message})
                assert ana.until("done", "refused")["type"] == "done"
            assert (sights[0] == sights[1]) == (when == "after")
            assert (sights[0] == before) == (when == "before")
            assert {sight["position"] for sight in sights[1]} == {4 + at}
            lines = ["well"] if message["type"] == "say" else []
            assert [line["text"] for line in ana.welcome["chat"]] == lines
            servers.kill(pid)
            pid = servers.start(port, db, dies=when)
            for page in (ana, bo, watching):
                page.close()
                page.come_back(port)
        with contextlib.closing(sqlite3.connect(db)) as kept:
            rows = b"".join(row[0] for row in kept.execute("SELECT entries FROM log"))
        assert [rows.count(b'"token":"0/t%d"' % at) for at in range(3)] == [1, 1, 1]
        for page in (ana, bo, watching):
            page.close()


def test_killed_while_a_bot_thinks(tmp_path: Path) -> None:
    """Against a bot: killed when the person is asked, and while the bot is."""
    random = Random(3)
    with server_forker() as servers:
        port, db = free_port(), str(tmp_path / "tables.db")
        pid = servers.start(port, db, bot_delay=600.0)
        settings: Any = {"game": "avalon", "options": {"first": "0"}, "seats": ["me", "greedy"]}
        made = post(port, "tables", {"settings": settings, "name": "Ana"})
        ana, watching = Seat(port, made["table"], made["key"]), Seat(port, made["table"])
        asked_bot = 0
        while asked_bot < 2:
            while ana.latest["decision"]:
                ana.answer(random.choice(ana.latest["decision"]["options"])["choice"])
                done = ana.until("done", "refused")
                assert done["type"] == "done", done
                for page in (ana, watching):
                    page.at(done["position"])
            for delay in (600.0, 0.0):  # the bot is asked, and does not answer for a while
                before = [seen(page) for page in (ana, watching)]
                assert before[0]["view"]["waiting"][0]["seat"] == 1
                servers.kill(pid)
                pid = servers.start(port, db, bot_delay=delay)
                for page in (ana, watching):
                    page.close()
                    page.come_back(port)
                if delay:
                    assert [seen(page) for page in (ana, watching)] == before
            while not ana.latest["decision"]:
                ana.until("update")
            asked_bot += 1
            watching.at(ana.latest["position"])
            before = [seen(page) for page in (ana, watching)]
            servers.kill(pid)
            pid = servers.start(port, db, bot_delay=600.0)
            for page in (ana, watching):
                page.close()
                page.come_back(port)
            assert [seen(page) for page in (ana, watching)] == before
        ana.close()
        watching.close()


def test_a_table_with_bots_goes_on_after_a_crash(tmp_path: Path) -> None:
    with server_forker() as servers:
        port, db = free_port(), str(tmp_path / "tables.db")
        pid = servers.start(port, db, bot_delay=0.05)
        created = post(
            port,
            "tables",
            {"settings": {"game": "avalon", "options": {}, "seats": ["greedy", "random"]}},
        )
        watching = Seat(port, created["table"])
        while len(watching.chronicle) < 10:
            watching.until("update")
        servers.kill(pid)
        servers.start(port, db, bot_delay=0.0)
        watching.close()
        before = watching.latest["position"]
        watching.come_back(port)
        assert watching.latest["position"] >= before
        while len(watching.chronicle) < 60:
            watching.until("update")
        watching.close()


def test_the_same_for_everyone_after_a_restart(tmp_path: Path) -> None:
    """A long game with undos, reloaded from its snapshots: nobody can tell the difference."""
    random = Random(4)
    with server_forker() as servers:
        port, db = free_port(), str(tmp_path / "tables.db")
        pid = servers.start(port, db)
        people = two_seats(port, {"game": "avalon", "options": {}, "seats": ["me", "friend"]})
        for step in range(150):
            asked = next((person for person in people if person.latest["decision"]), None)
            if asked is None:
                break
            if step % 9 == 8 and asked.latest["info"]["undo"] == "free":
                asked.send({"type": "undo", "token": f"u{step}"})
            else:
                asked.answer(random.choice(asked.latest["decision"]["options"])["choice"])
            position = asked.until("done")["position"]
            for person in people:
                person.at(position)
        for person in people:
            person.drain()
        before = [seen(person) for person in people]
        servers.kill(pid)
        servers.start(port, db)
        for person in people:
            person.close()
            person.come_back(port)
            person.drain()
        assert [seen(person) for person in people] == before
        assert any(line["event"] == "undone" for line in before[0]["chronicle"])
        for person in people:
            person.close()


def test_two_workers_serve_one_table_and_one_dies(postgres_url: str) -> None:
    """Each player is connected to another worker; one worker is killed in mid-game."""
    random = Random(8)
    with server_forker() as servers:
        ports = [free_port(), free_port()]
        pids = [servers.start(port, postgres_url) for port in ports]
        settings: Any = {"game": "avalon", "options": {}, "seats": ["me", "friend"]}
        created = post(ports[0], "tables", {"settings": settings, "name": "Ana"})
        joined = post(
            ports[1],
            f"tables/{created['table']}/seats",
            {"name": "Bo", "invite": created["invite"]},
        )
        ana = Seat(ports[0], created["table"], created["key"])
        bo = Seat(ports[1], created["table"], joined["key"])
        played = play_some(ana, bo, random, 40)
        assert played == 40
        servers.kill(pids[1])
        bo.close()
        bo.come_back(ports[0])
        play_some(ana, bo, random, 5000)
        for person in (ana, bo):
            assert person.latest["info"]["status"] == "over"
        assert ana.latest["view"]["result"] == bo.latest["view"]["result"]
        record = get(ports[0], f"api/tables/{created['table']}/record")
        assert tableronde.replay(record).result == ana.latest["view"]["result"]
        ana.close()
        bo.close()


def play_some(ana: Seat, bo: Seat, random: Random, most: int) -> int:
    """Play on, each hearing of the other's answers through his own worker."""
    for answers in range(most):
        position = max(ana.latest["position"], bo.latest["position"])
        for person in (ana, bo):
            person.at(position)
        asked = next((person for person in (ana, bo) if person.latest["decision"]), None)
        if asked is None:
            return answers
        asked.answer(random.choice(asked.latest["decision"]["options"])["choice"])
        done = asked.until("done", "refused")
        assert done["type"] == "done", done
        asked.at(done["position"])
    return most


def test_nursery_leaves_nobody_behind(tmp_path: Path) -> None:
    made = ServerForker()
    pid = made.start(free_port(), str(tmp_path / "tables.db"))
    made.close()
    with pytest.raises(OSError, match=r".*"):
        (Path("/proc") / str(pid) / "environ").read_bytes()
