"""Games survive anything: a server killed at every decision, workers that die, lost connections."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import tableronde
from tableronde.core.state import Plain
from tests.server.live_client import Nursery, Seat, free_port, get, nursery, post

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
    info = dict(update["info"])
    for name in ("seats", "watchers"):
        info.pop(name)
    update.update(info=info, chronicle=list(seat.chronicle), chronicle_from=0)
    return update


def quick(options: list[Plain], random: Random) -> Plain:
    """Guilds laid as soon as they can be: so that a game does not last for ever."""
    laying = [option["choice"] for option in options if option["choice"]["do"] == "lay"]
    return random.choice(laying or [option["choice"] for option in options])


@pytest.mark.parametrize("acknowledged", [True, False])
def test_killed_at_every_decision(tmp_path: Path, acknowledged: bool) -> None:
    """kill -9 after each answer of a whole game: as soon as it is acknowledged, or before that.

    What was acknowledged is there; what was not is there wholly or not at all, and sending it again
    with the same token does it once. Everyone sees the table as before.
    """
    random = Random(str(acknowledged))
    with nursery() as servers:
        port = free_port()
        db = str(tmp_path / "tables.db")
        pid = servers.start(port, db)
        people = two_seats(port, SETTINGS)
        answers = 0
        while people[0].latest["info"]["status"] != "over":
            assert answers < 400
            asked = next(person for person in people if person.latest["decision"])
            before = asked.latest["position"]
            choice = quick(asked.latest["decision"]["options"], random)
            decision = asked.latest["decision"]["id"]
            token = asked.answer(choice)
            answers += 1
            if acknowledged:
                assert asked.until("done")["token"] == token
            servers.kill(pid)
            pid = servers.start(port, db)
            for person in people:
                person.close()
                person.come_back(port)
            if acknowledged:
                assert asked.latest["position"] > before
            elif asked.latest["position"] == before:
                assert asked.latest["decision"]["id"] == decision
            asked.send(
                {
                    "type": "answer",
                    "token": token,
                    "position": before,
                    "decision": decision,
                    "choice": choice,
                }
            )
            done = asked.until("done", "refused")
            assert done["type"] == "done", done
            assert done["position"] == before + 1
            for person in people:
                person.at(before + 1)
        record = get(port, f"api/tables/{people[0].table}/record")
        assert len(record["log"]) == answers
        assert tableronde.replay(record).result == people[0].latest["view"]["result"]
        for person in people:
            person.close()


def test_a_table_with_bots_goes_on_after_a_crash(tmp_path: Path) -> None:
    with nursery() as servers:
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
        while watching.latest["info"]["status"] != "over":
            watching.until("update")
        watching.close()


def test_the_same_for_everyone_after_a_restart(tmp_path: Path) -> None:
    """A long game with undos, reloaded from its snapshots: nobody can tell the difference."""
    random = Random(4)
    with nursery() as servers:
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
    with nursery() as servers:
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
    made = Nursery()
    pid = made.start(free_port(), str(tmp_path / "tables.db"))
    made.close()
    with pytest.raises(OSError, match=r".*"):
        (Path("/proc") / str(pid) / "environ").read_bytes()
