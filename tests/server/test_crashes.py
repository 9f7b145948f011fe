"""Tests that games survive crashes: a server killed at any decision, workers that die, lost
connections."""

import contextlib
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

import tableronde
from tests.server.live_client import Seat, ServerForker, free_port, get, post, server_forker
from tests.server.random_players import TABLE, RandomPlayers, RecordingClient, prepare_table

SETTINGS = {"game": "guilds", "options": {"rounds": "one"}, "seats": ["me", "friend"]}


def two_clients(port: int, settings: Any) -> tuple[Seat, Seat]:
    created = post(port, "tables", {"settings": settings, "name": "Ana"})
    joined = post(
        port, f"tables/{created['table']}/seats", {"name": "Bo", "invite": created["invite"]}
    )
    return Seat(port, created["table"], created["key"]), Seat(port, created["table"], joined["key"])


def visible_state(seat: Seat) -> Any:
    """Return everything that a person sees, except presence and clocks."""
    update = dict(seat.latest)
    info = dict(update["info"], watchers=0)
    info["seats"] = [{**place, "present": None, "left": None} for place in info["seats"]]
    update.update(info=info, chronicle=list(seat.chronicle), chronicle_from=0)
    return update


def choose_quickly(options: list[Any], random: Random) -> Any:
    """Lay guilds as soon as possible, so that the game ends soon."""
    laying = [option["choice"] for option in options if option["choice"]["do"] == "lay"]
    return random.choice(laying or [option["choice"] for option in options])


class ServerKiller:
    """Kills the server and checks that nobody can tell.

    It kills at the first moments of each kind (question, undo, vote, order …), and then at one
    moment in `every`."""

    def __init__(
        self, servers: ServerForker, port: int, db: str, every: int, least: int = 2, **options: Any
    ) -> None:
        self.killed: Final[Counter[str]] = Counter()
        self.met: Final[set[str]] = set()
        self._servers: Final = servers
        self._port: Final = port
        self._db: Final = db
        self._every: Final = every
        self._kills_of_each_kind: Final = least
        self._options: Final = options
        self._moments = 0
        self._pid = servers.start(port, db, **options)

    def restart(self) -> None:
        self._servers.kill(self._pid)
        self._pid = self._servers.start(self._port, self._db, **self._options)

    def __call__(self, players: RandomPlayers, page: RecordingClient, message: Any) -> None:
        kinds = {str(message["type"])}
        kinds |= {f"asked {asked['prompt']}" for asked in page.latest["view"]["waiting"]}
        self.met.update(kinds)
        self._moments += 1
        if self._moments % self._every and all(
            self.killed[kind] >= self._kills_of_each_kind for kind in kinds
        ):
            return
        if message["type"] in ("order", "wait"):  # private, unless it answers a question
            page.drain()
            players.settle()
        before = [visible_state(viewer) for viewer in players.clients]
        self.restart()
        players.reconnect()
        for viewer, as_it_was in zip(players.clients, before, strict=True):
            assert visible_state(viewer) == as_it_was, f"{viewer.seat} can tell after {message}"
        self.killed.update(kinds)
        self.killed["all"] += 1


KINDS: Final = {"answer", "undo", "propose", "vote", "say", "wait"}
KILL_PLANS: Final = [
    # The game, its seats and seed; one moment in how many; entries between snapshots;
    # the least number of kills and of snapshots.
    ("avalon", 2, "killed-avalon-8", 8, 0, 35, 3),
    ("guilds", 3, "killed-guilds", 7, 9, 35, 6),
]


@pytest.mark.parametrize(
    ("game", "seats", "seed", "every", "snapshot_every", "kills", "snapshots"),
    KILL_PLANS,
    ids=["avalon", "guilds"],
)
def test_a_kill_at_every_kind_of_decision_loses_nothing(
    tmp_path: Path,
    game: str,
    seats: int,
    seed: str,
    every: int,
    snapshot_every: int,
    kills: int,
    snapshots: int,
) -> None:
    """The server is killed in the course of a whole game with undos, votes, orders, pauses and
    chat. Every seat and a spectator see the same as before, to the last byte."""
    db = str(tmp_path / "tables.db")
    prepare_table(db, game, seats, seed, {"first": "0"})
    with server_forker() as servers:
        port = free_port()
        killer = ServerKiller(servers, port, db, every, snapshot_every=snapshot_every)
        without = ("hint", "leave", "http")
        players = RandomPlayers(port, seats, Random(seed), 3, without, killer)
        try:
            players.play()
            result = players.spectator.latest["view"]["result"]
            record = get(port, f"api/tables/{TABLE}/record")
        finally:
            players.close()
    assert set(killer.killed) >= killer.met >= KINDS | ({"order"} if game == "avalon" else set())
    assert killer.killed["all"] >= kills
    assert tableronde.replay(record).result == result
    with contextlib.closing(sqlite3.connect(db)) as kept:
        assert kept.execute("SELECT count(*) FROM snapshots").fetchone()[0] >= snapshots


def test_a_kill_loses_nothing_on_postgres(postgres_url: str) -> None:
    prepare_table(postgres_url, "guilds", 2, "killed-on-postgres", {"first": "0", "rounds": "one"})
    with server_forker() as servers:
        port = free_port()
        killer = ServerKiller(servers, port, postgres_url, 40, least=1, snapshot_every=9)
        without = ("hint", "leave", "http", "reconnect")
        players = RandomPlayers(port, 2, Random(5), 3, without, killer)
        try:
            players.play()
        finally:
            players.close()
        assert set(killer.killed) >= killer.met
        assert killer.killed["all"] >= 12


def test_an_answer_sent_again_after_a_kill_counts_once(tmp_path: Path) -> None:
    """The server is killed right after each answer is sent. The answer is stored wholly or not at
    all, and sending it again with the same token carries it out once."""
    random = Random(11)
    with server_forker() as servers:
        port, db = free_port(), str(tmp_path / "tables.db")
        pid = servers.start(port, db, snapshot_every=9)
        people = two_clients(port, SETTINGS)
        spectator = Seat(port, people[0].table)
        clients = (*people, spectator)
        answers = 0
        while spectator.latest["info"]["status"] != "over":
            assert answers < 400
            asked = next(person for person in people if person.latest["decision"])
            before, saw = asked.latest["position"], [visible_state(page) for page in clients]
            choice = choose_quickly(asked.latest["decision"]["options"], random)
            decision = asked.latest["decision"]["id"]
            token = asked.answer(choice)
            answers += 1
            servers.kill(pid)
            pid = servers.start(port, db, snapshot_every=9)
            for page in clients:
                page.close()
                page.reconnect(port)
            there = [visible_state(page) for page in clients]
            assert there == saw or {page.latest["position"] for page in clients} == {before + 1}
            message = {"token": token, "position": before, "decision": decision, "choice": choice}
            asked.send({"type": "answer", **message})
            done = asked.until("done", "refused")
            assert done["type"] == "done", done
            assert done["position"] == before + 1
            for page in clients:
                page.at(before + 1)
            assert there in (saw, [visible_state(page) for page in clients])
        record = get(port, f"api/tables/{spectator.table}/record")
        assert len(record["log"]) == answers
        assert tableronde.replay(record).result == spectator.latest["view"]["result"]
        for page in clients:
            page.close()


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_kill_around_storing_loses_and_doubles_nothing(tmp_path: Path, when: str) -> None:
    """The server dies just before the row is stored, or after it but before the acknowledgement.
    The request is stored or not; repeated, it is carried out once."""
    db = str(tmp_path / "tables.db")
    prepare_table(db, "avalon", 2, "live", {"first": "0"})
    with server_forker() as servers:
        port = free_port()
        pid = servers.start(port, db, dies=when)
        ana, bo, spectator = (RecordingClient(port, seat) for seat in (0, 1, None))
        reinforce = {"do": "reinforce", "card": "blue-witch", "region": 4}
        asked_for: list[Any] = [
            {"type": "answer", "position": 3, "decision": "0.0", "choice": reinforce},
            {"type": "undo"},
            {"type": "say", "text": "well"},
        ]
        for at, message in enumerate(asked_for):
            before = [visible_state(page) for page in (ana, bo, spectator)]
            ana.send({"token": f"t{at}", **message})
            with pytest.raises(ConnectionClosed):
                ana.until("done", "refused")
            servers.kill(pid)
            pid = servers.start(port, db)
            sights = []
            for _ in range(2):  # before and after the request is repeated
                for page in (ana, bo, spectator):
                    page.close()
                    page.reconnect(port)
                sights.append([visible_state(page) for page in (ana, bo, spectator)])
                ana.send({"token": f"t{at}", **message})
                assert ana.until("done", "refused")["type"] == "done"
            assert (sights[0] == sights[1]) == (when == "after")
            assert (sights[0] == before) == (when == "before")
            assert {sight["position"] for sight in sights[1]} == {4 + at}
            lines = ["well"] if message["type"] == "say" else []
            assert [line["text"] for line in ana.welcome["chat"]] == lines
            servers.kill(pid)
            pid = servers.start(port, db, dies=when)
            for page in (ana, bo, spectator):
                page.close()
                page.reconnect(port)
        with contextlib.closing(sqlite3.connect(db)) as kept:
            rows = b"".join(row[0] for row in kept.execute("SELECT entries FROM log"))
        assert [rows.count(b'"token":"0/t%d"' % at) for at in range(3)] == [1, 1, 1]
        for page in (ana, bo, spectator):
            page.close()


def test_a_kill_while_a_bot_thinks_loses_nothing(tmp_path: Path) -> None:
    """The server is killed while the person is asked, and while the bot is."""
    random = Random(3)
    with server_forker() as servers:
        port, db = free_port(), str(tmp_path / "tables.db")
        pid = servers.start(port, db, bot_delay=600.0)
        settings: Any = {"game": "avalon", "options": {"first": "0"}, "seats": ["me", "greedy"]}
        made = post(port, "tables", {"settings": settings, "name": "Ana"})
        ana, spectator = Seat(port, made["table"], made["key"]), Seat(port, made["table"])
        asked_bot = 0
        while asked_bot < 2:
            while ana.latest["decision"]:
                ana.answer(random.choice(ana.latest["decision"]["options"])["choice"])
                done = ana.until("done", "refused")
                assert done["type"] == "done", done
                for page in (ana, spectator):
                    page.at(done["position"])
            for delay in (600.0, 0.0):  # the bot is asked and does not answer yet
                before = [visible_state(page) for page in (ana, spectator)]
                assert before[0]["view"]["waiting"][0]["seat"] == 1
                servers.kill(pid)
                pid = servers.start(port, db, bot_delay=delay)
                for page in (ana, spectator):
                    page.close()
                    page.reconnect(port)
                if delay:
                    assert [visible_state(page) for page in (ana, spectator)] == before
            while not ana.latest["decision"]:
                ana.until("update")
            asked_bot += 1
            spectator.at(ana.latest["position"])
            before = [visible_state(page) for page in (ana, spectator)]
            servers.kill(pid)
            pid = servers.start(port, db, bot_delay=600.0)
            for page in (ana, spectator):
                page.close()
                page.reconnect(port)
            assert [visible_state(page) for page in (ana, spectator)] == before
        ana.close()
        spectator.close()


def test_a_table_with_bots_continues_after_a_crash(tmp_path: Path) -> None:
    with server_forker() as servers:
        port, db = free_port(), str(tmp_path / "tables.db")
        pid = servers.start(port, db, bot_delay=0.05)
        created = post(
            port,
            "tables",
            {"settings": {"game": "avalon", "options": {}, "seats": ["greedy", "random"]}},
        )
        spectator = Seat(port, created["table"])
        while len(spectator.chronicle) < 10:
            spectator.until("update")
        servers.kill(pid)
        servers.start(port, db, bot_delay=0.0)
        spectator.close()
        before = spectator.latest["position"]
        spectator.reconnect(port)
        assert spectator.latest["position"] >= before
        while len(spectator.chronicle) < 60:
            spectator.until("update")
        spectator.close()


def test_everybody_sees_the_same_after_a_restart(tmp_path: Path) -> None:
    """A long game with undos is reloaded from its snapshots."""
    random = Random(4)
    with server_forker() as servers:
        port, db = free_port(), str(tmp_path / "tables.db")
        pid = servers.start(port, db)
        people = two_clients(port, {"game": "avalon", "options": {}, "seats": ["me", "friend"]})
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
        before = [visible_state(person) for person in people]
        servers.kill(pid)
        servers.start(port, db)
        for person in people:
            person.close()
            person.reconnect(port)
            person.drain()
        assert [visible_state(person) for person in people] == before
        assert any(line["event"] == "undone" for line in before[0]["chronicle"])
        for person in people:
            person.close()


def test_a_table_served_by_two_workers_survives_the_death_of_one(postgres_url: str) -> None:
    """Each player is connected to another worker, and one worker is killed in mid-game."""
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
        bo.reconnect(ports[0])
        play_some(ana, bo, random, 5000)
        for person in (ana, bo):
            assert person.latest["info"]["status"] == "over"
        assert ana.latest["view"]["result"] == bo.latest["view"]["result"]
        record = get(ports[0], f"api/tables/{created['table']}/record")
        assert tableronde.replay(record).result == ana.latest["view"]["result"]
        ana.close()
        bo.close()


def play_some(ana: Seat, bo: Seat, random: Random, most: int) -> int:
    """Play on, while each player receives the other's answers through another worker."""
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


def test_closing_the_forker_stops_its_servers(tmp_path: Path) -> None:
    made = ServerForker()
    pid = made.start(free_port(), str(tmp_path / "tables.db"))
    made.close()
    with pytest.raises(OSError, match=r".*"):
        (Path("/proc") / str(pid) / "environ").read_bytes()
