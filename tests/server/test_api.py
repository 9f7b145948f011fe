"""Tests every HTTP route with valid and invalid requests over real sockets, and what every answer
must and must not contain."""

import asyncio
import gzip
import http.client
import json
import re
import socket
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from httpx import ASGITransport, AsyncClient
from litestar.openapi.plugins import JsonRenderPlugin
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import tableronde
from tableronde import games
from tableronde.server import app as app_module
from tableronde.server.app import LARGEST_BODY
from tableronde.server.config import Config
from tableronde.server.http_api import api
from tableronde.server.http_api.api import MAX_LISTED, MAX_REMEMBERED
from tableronde.server.network.http_connection import CONNECTION
from tableronde.server.protocol.base import PROTOCOL
from tableronde.tables.errors import StorageFailed
from tableronde.tables.settings import Settings
from tableronde.words import LANGUAGES, Words
from tests.manual_time import ManualTime
from tests.server.live_client import Seat, ServerForker, free_port, server_forker
from tests.server.memory import Page
from tests.waiting import PATIENCE

HERE: Final = "http://testserver"
JSON: Final = {"Content-Type": "application/json"}
GUILDS: Final = {"game": "guilds", "options": {"rounds": "one"}, "seats": ["me", "friend"]}


# A small page, so that the real one need not be built.
PAGE: Final = {
    "index.html": '<html><script src="/assets/a.js"></script></html>' + " " * 2000,
    "assets/a.js": "export {};" * 300,
    "assets/a.css": "body {}",
    "assets/a.svg": "<svg/>",
    "assets/a.woff2": "font",
}


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    raw: bytes

    @property
    def body(self) -> Any:
        return json.loads(self.raw)

    @property
    def error(self) -> str:
        assert set(self.body) == {"error", "details"}, self.body
        return str(self.body["error"])


class ApiClient:
    """A client of a server that stores everything the server sends."""

    def __init__(self, port: int, db: Path) -> None:
        self.port: Final = port
        self.db: Final = db
        self.received: Final[list[bytes]] = []

    def request(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> Answer:
        raw = body if isinstance(body, bytes) else None if body is None else encode(body)
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as line:
            line.request(method, path, raw, headers=JSON if headers is None else headers)
            answer = line.getresponse()
            response_headers = {name.lower(): value for name, value in answer.getheaders()}
            received = Answer(answer.status, response_headers, answer.read())
        self.received.extend((received.raw, str(received.headers).encode()))
        return received

    def get(self, path: str) -> Answer:
        return self.request("GET", path, headers={})

    def post(self, path: str, body: Any) -> Answer:
        return self.request("POST", path, body)

    def create_table(self, name: str = "Ana", **settings: Any) -> Any:
        answer = self.post("/api/tables", {"settings": {**GUILDS, **settings}, "name": name})
        assert answer.status == 201, answer
        return answer.body


encode: Final = msgspec.json.encode


@pytest.fixture(scope="module")
def servers() -> Iterator[ServerForker]:
    with server_forker() as made:
        yield made


@pytest.fixture(scope="module")
def site(servers: ServerForker, tmp_path_factory: pytest.TempPathFactory) -> ApiClient:
    folder = tmp_path_factory.mktemp("site")
    port = free_port()
    for name, content in PAGE.items():
        file = folder / "static" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
    (folder / "static" / "secret.py").write_text("root: def create( import asyncio")
    (folder / "secret.txt").write_text("root: def create( import asyncio")
    static = str(folder / "static")
    servers.start(port, str(folder / "tables.db"), static=static, secret=True)
    return ApiClient(port, folder / "tables.db")


@pytest.fixture(scope="module")
def finished_table(site: ApiClient) -> tuple[str, str, str]:
    """Return a table whose game is over, with the keys of both seats."""
    made = site.create_table()
    table = made["table"]
    joined = site.post(f"/api/tables/{table}/seats", {"name": "Bo", "invite": made["invite"]}).body
    people = [Seat(site.port, table, key) for key in (made["key"], joined["key"])]
    for _ in range(1000):
        if people[0].latest["info"]["status"] == "over":
            break
        asked = next(person for person in people if person.latest["decision"])
        options = [option["choice"] for option in asked.latest["decision"]["options"]]
        laying = [option for option in options if option["do"] == "lay"]
        asked.answer((laying or options)[0])
        position = asked.until("done")["position"]
        for person in people:
            person.at(position)
    assert people[0].latest["info"]["status"] == "over"
    for person in people:
        person.close()
    return table, made["key"], joined["key"]


# Valid requests ----------------------------------------------------------------------------------


def test_the_list_of_games(site: ApiClient) -> None:
    answer = site.get("/api/games")
    assert answer.status == 200
    listed = {game["id"]: game for game in answer.body}
    assert set(listed) == set(games.GAMES)
    guilds = listed["guilds"]
    assert (guilds["least"], guilds["most"]) == (2, 5)
    assert set(guilds["bots"]) == {"random", "greedy"}
    assert listed["avalon"]["windows"] == ["counter", "resist"]
    assert {"name": "card", "thing": "card"} in listed["avalon"]["verbs"]["reinforce"]


def test_a_table_is_created_and_joined(site: ApiClient) -> None:
    made = site.create_table()
    assert set(made) == {"table", "key", "invite"}
    assert len({made["table"], made["key"], made["invite"]}) == 3
    assert min(len(made["key"]), len(made["invite"])) >= 20
    path = f"/api/tables/{made['table']}"
    before = site.get(path).body
    assert (before["status"], before["you"], before["your_turn"]) == ("waiting", None, False)
    joined = site.post(f"{path}/seats", {"name": "  Bo \n ", "invite": made["invite"]})
    assert joined.status == 201
    assert joined.body["seat"] == 1
    assert joined.body["key"] not in made.values()
    after = site.get(path).body
    assert after["status"] == "playing"
    assert [seat["name"] for seat in after["seats"]] == ["Ana", "Bo"]
    assert after["winners"] is None
    full = site.post(f"{path}/seats", {"name": "Cléo", "invite": made["invite"]})
    assert (full.status, full.error) == (400, "table-full")


def test_a_table_of_bots_and_a_table_without_friends(site: ApiClient) -> None:
    bots = site.create_table(seats=["random", "greedy"])
    assert (bots["key"], bots["invite"]) == (None, None)
    alone = site.create_table(seats=["me", "greedy"])
    assert alone["key"]
    assert alone["invite"] is None


def test_the_api_says_whether_an_invitation_is_valid(site: ApiClient) -> None:
    made = site.create_table()
    path = f"/api/tables/{made['table']}/invitation"
    for invite, valid in ((made["invite"], True), ("", False), (made["key"], False)):
        answer = site.post(path, {"invite": invite})
        assert (answer.status, answer.body) == (200, {"valid": valid, "free": True})
    site.post(f"/api/tables/{made['table']}/seats", {"name": "Bo", "invite": made["invite"]})
    assert site.post(path, {"invite": made["invite"]}).body == {"valid": True, "free": False}
    listed = site.create_table(private=False)
    answer = site.post(f"/api/tables/{listed['table']}/invitation", {"invite": ""})
    assert answer.body == {"valid": True, "free": True}
    assert site.post("/api/tables/nowhere/invitation", {"invite": ""}).error == "unknown-table"


def test_a_listed_table_needs_no_invitation(site: ApiClient) -> None:
    listed, private = site.create_table(private=False), site.create_table()
    shown = [table["table"] for table in site.get("/api/tables").body]
    assert listed["table"] in shown
    assert private["table"] not in shown
    refused = site.post(f"/api/tables/{private['table']}/seats", {"name": "Bo"})
    assert (refused.status, refused.error) == (400, "unknown-invitation")
    wrong = {"name": "Bo", "invite": listed["invite"]}
    assert site.post(f"/api/tables/{private['table']}/seats", wrong).error == "unknown-invitation"
    assert site.post(f"/api/tables/{listed['table']}/seats", {"name": "Bo"}).status == 201
    shown = [table["table"] for table in site.get("/api/tables").body]
    assert listed["table"] not in shown, "it is full"


async def test_a_table_that_all_have_left_is_not_listed(
    application: app_module.Site, client: AsyncClient, time: ManualTime
) -> None:
    body = {"settings": {**GUILDS, "private": False}, "name": "Ana"}
    table = (await client.post("/api/tables", json=body)).json()["table"]

    async def shown() -> list[str]:
        return [listed["table"] for listed in (await client.get("/api/tables")).json()]

    assert await shown() == [table]
    await time.advance(30 * 60 - 1)
    assert await shown() == [table]
    await time.advance(1)
    assert await shown() == []
    await application.http.state.registry.storage.touch([(table, 0)], time.now_ms())
    assert await shown() == [table]


async def test_creating_many_tables_does_not_hide_older_ones(
    application: app_module.Site, client: AsyncClient
) -> None:
    body = {"settings": {**GUILDS, "private": False}, "name": "Ana"}
    made = (await client.post("/api/tables", json=body)).json()
    registry = application.http.state.registry
    ana = Page(registry)
    await ana.say(type="hello", protocol=PROTOCOL, table=made["table"], key=made["key"])
    for _ in range(MAX_LISTED):
        await registry.create_table(msgspec.convert(body["settings"], Settings), "Eve")
    await registry.maintenance.store_presence()  # as the maintenance loop does for all workers
    shown = [listed["table"] for listed in (await client.get("/api/tables")).json()]
    assert shown[0] == made["table"]
    assert len(set(shown)) == MAX_LISTED
    ana.leave()


async def test_a_record_counts_for_many_requests(
    application: app_module.Site, client: AsyncClient
) -> None:
    """Each record is made and compressed anew, so that hundreds of requests would slow down
    everybody."""
    most = 40 * application.http.state.registry.config.http_requests_per_second / api._RECORD_COST
    asked = [await client.get("/api/tables/nowhere/record") for _ in range(int(most) + 20)]
    codes = [answer.status_code for answer in asked]
    assert codes[: int(most)] == [404] * int(most)
    assert 429 in codes[int(most) :]
    assert (await client.get("/api/tables/nowhere")).status_code == 404


OWN_KEY: Final = "a-secret-of-my-own-making"


def test_joining_again_after_a_lost_answer(site: ApiClient) -> None:
    made, key = site.create_table(private=False), OWN_KEY
    path = f"/api/tables/{made['table']}/seats"
    first = site.post(path, {"name": "Bo", "key": key})
    assert first.body == {"seat": 1, "key": key}
    assert site.post(path, {"name": "Bo", "key": key}).body == first.body
    assert site.post(path, {"name": "Eve"}).error == "table-full"
    for wrong in ("short", "x" * 65, "with spaces in it, and long"):
        other = site.create_table(private=False)
        answer = site.post(f"/api/tables/{other['table']}/seats", {"name": "Bo", "key": wrong})
        assert (answer.status, answer.error) == (400, "malformed-message")


def test_the_list_of_tables_is_limited(site: ApiClient) -> None:
    made = [site.create_table(private=False)["table"] for _ in range(MAX_LISTED + 3)]
    shown = [table["table"] for table in site.get("/api/tables").body]
    assert len(shown) == MAX_LISTED
    assert shown[0] == made[-1], "the newest first"


def test_the_list_of_own_tables(site: ApiClient) -> None:
    one, two = (
        site.create_table(),
        site.create_table(seats=["me", "random"], options={"first": "0"}),
    )
    answer = site.post(
        "/api/mine",
        {"tables": {one["table"]: one["key"], two["table"]: two["key"], "nowhere": "x"}},
    )
    assert answer.status == 200
    assert [(t["table"], t["you"], t["your_turn"]) for t in answer.body] == [
        (one["table"], 0, False),
        (two["table"], 0, True),
    ]
    wrong = site.post("/api/mine", {"tables": {two["table"]: "wrong", "a\0b": "", "": ""}}).body
    assert [(t["you"], t["your_turn"]) for t in wrong] == [(None, False)]
    many = {two["table"]: two["key"]} | {f"t{at}": "" for at in range(MAX_REMEMBERED)}
    assert site.post("/api/mine", {"tables": dict(reversed(many.items()))}).body == []


def test_the_record_of_a_finished_game(
    site: ApiClient, finished_table: tuple[str, str, str]
) -> None:
    answer = site.get(f"/api/tables/{finished_table[0]}/record")
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("application/json")
    assert re.fullmatch(
        r'attachment; filename="guilds-[\w-]+\.json"', answer.headers["content-disposition"]
    )
    replayed = tableronde.replay(answer.body)
    assert replayed.result is not None
    listed = site.get(f"/api/tables/{finished_table[0]}").body
    assert (listed["status"], listed["winners"]) == ("over", replayed.result["winners"])


def test_the_record_of_an_unfinished_game_is_refused(site: ApiClient) -> None:
    for seats in (["me", "friend"], ["me", "greedy"]):
        made = site.create_table(seats=seats)
        answer = site.get(f"/api/tables/{made['table']}/record")
        assert (answer.status, answer.error) == (400, "not-over")
        again = site.post(f"/api/tables/{made['table']}/rematch", {"key": made["key"]})
        assert (again.status, again.error) == (400, "not-over")
        body = {"number": 0, "settings": GUILDS, "name": "Ana"}
        assert site.post(f"/api/tables/{made['table']}/branch", body).error == "not-over"


def test_branching_from_an_unfinished_game_is_refused(site: ApiClient) -> None:
    """Otherwise the new table would show every hand."""
    made = site.create_table(seats=["me", "greedy"])
    page = Seat(site.port, made["table"], made["key"])
    while page.latest["view"]["number"] < 4:
        if page.latest["decision"]:
            page.answer(page.latest["decision"]["options"][0]["choice"])
        page.until("update")
    assert page.latest["info"]["status"] == "playing"
    page.close()
    settings = {**GUILDS, "seats": ["me", "greedy"]}
    for number in range(4):
        body = {"number": number, "settings": settings, "name": "Eve"}
        assert site.post(f"/api/tables/{made['table']}/branch", body).error == "not-over"


def test_rematch(site: ApiClient, finished_table: tuple[str, str, str]) -> None:
    table, ana, bo = finished_table
    path = f"/api/tables/{table}/rematch"
    for wrong in ("", "x", "0" * 64):
        assert site.post(path, {"key": wrong}).error == "unknown-key"
    narrow = {**GUILDS, "seats": ["me", "random"]}
    assert site.post(path, {"key": ana, "settings": narrow}).error == "no-room-for-all"
    again = site.post(path, {"key": bo})
    assert again.status == 201
    assert again.body["key"] == bo
    assert again.body["table"] != table
    assert site.post(path, {"key": ana}).body["table"] == again.body["table"]
    mine = site.post("/api/mine", {"tables": {again.body["table"]: ana}}).body
    assert [(seat["name"], seat["kind"]) for seat in mine[0]["seats"]] == [
        ("Ana", "free"),  # reserved for her
        ("Bo", "person"),
    ]
    assert mine[0]["status"] == "waiting"
    stranger = site.post(f"/api/tables/{again.body['table']}/seats", {"name": "Eve"})
    assert stranger.error == "unknown-invitation"
    page = Seat(site.port, again.body["table"], ana)
    assert (page.latest["info"]["status"], page.latest["view"]["seat"]) == ("playing", 0)
    page.close()


def test_a_branch_continues_a_finished_game(
    site: ApiClient, finished_table: tuple[str, str, str]
) -> None:
    path = f"/api/tables/{finished_table[0]}/branch"
    last = len(site.get(f"/api/tables/{finished_table[0]}/record").body["log"])
    settings = {**GUILDS, "options": {}, "seats": ["me", "greedy"], "private": False}
    made = site.post(path, {"number": 5, "settings": settings, "name": "Eve"})
    assert made.status == 201
    page = Seat(site.port, made.body["table"], made.body["key"])
    assert page.latest["view"]["number"] >= 5
    assert page.latest["info"]["seed"] is None
    assert page.welcome["branched"]
    assert page.welcome["settings"]["private"], "people can join by its link only"
    assert (
        page.welcome["settings"]["options"]
        == site.get(f"/api/tables/{finished_table[0]}").body["settings"]["options"]
    ), "as the position was played with"
    page.close()
    for number in (-1, -(10**30), last, last + 1, 10**30):
        answer = site.post(path, {"number": number, "settings": settings, "name": "Eve"})
        assert (answer.status, answer.error) == (400, "bad-position"), answer
    three = {**GUILDS, "seats": ["me", "random", "random"]}
    assert site.post(path, {"number": 5, "settings": three, "name": "E"}).error == "position-seats"
    other = {"game": "avalon", "options": {}, "seats": ["me", "random"]}
    assert site.post(path, {"number": 5, "settings": other, "name": "E"}).error == "not-both"


def test_the_openapi_document(site: ApiClient) -> None:
    answer = site.get("/api/openapi/openapi.json")
    assert answer.status == 200
    document = answer.body
    assert document["openapi"].startswith("3.")
    assert document["info"]["title"] == "Table Ronde"
    assert document["info"]["version"] == tableronde.__version__
    assert set(document["components"]["schemas"]["Problem"]["properties"]) == {"error", "details"}
    for path, item in document["paths"].items():
        for asked in item.values():
            for status, answer in asked["responses"].items():
                if int(status) >= 400:
                    [content] = answer["content"].values()
                    assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, path
    routes = {(method.upper(), path) for path, item in document["paths"].items() for method in item}
    assert routes == {
        ("GET", "/api/games"),
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("GET", "/api/tables/{table}"),
        ("POST", "/api/tables/{table}/invitation"),
        ("POST", "/api/tables/{table}/seats"),
        ("POST", "/api/tables/{table}/rematch"),
        ("POST", "/api/tables/{table}/branch"),
        ("GET", "/api/tables/{table}/record"),
        ("POST", "/api/mine"),
    }
    check_openapi(document)
    schemas = document["components"]["schemas"]
    for name in (
        "NewTable",
        "Created",
        "SitDown",
        "Seated",
        "RememberedTables",
        "RematchRequest",
        "PlayOn",
        "Listed",
    ):
        assert any(schema == name or schema.endswith(f"_{name}") for schema in schemas), name


def check_openapi(document: Any) -> None:
    """Check what the specification asks of a document.

    Every reference leads somewhere, every operation has responses and an id of its own, and
    every parameter of a path is declared."""
    identities = []
    for path, item in document["paths"].items():
        for operation in item.values():
            identities.append(operation["operationId"])
            assert operation["responses"]
            for code, response in operation["responses"].items():
                assert re.fullmatch(r"[1-5]\d\d|default", code)
                assert response["description"]
            declared = {
                parameter["name"]
                for parameter in operation.get("parameters", [])
                if parameter["in"] == "path"
            }
            assert declared == set(re.findall(r"{(\w+)}", path))
    assert len(set(identities)) == len(identities)
    for reference in re.findall(r'"\$ref": ?"([^"]+)"', json.dumps(document)):
        place = document
        for part in reference.removeprefix("#/").split("/"):
            place = place[part]
        assert isinstance(place, dict)


def test_the_page_is_served(site: ApiClient) -> None:
    for path in ("/", "/table/d7gpodDr27Pq", "/rules/avalon", "/%F0%9F%90%89"):
        answer = site.get(path)
        assert answer.status == 200, path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.raw == PAGE["index.html"].encode()


BROWSED: Final = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.mark.parametrize(
    "path", ["/index.html", "/table/d7gpodDr27Pq.", "/table/d7gpodDr27Pq.)", "/games/fief.html"]
)
def test_a_link_with_a_dot_leads_to_the_page(site: ApiClient, path: str) -> None:
    """The dot may be the end of a sentence. A request for a file, however, is answered with 404."""
    answer = site.request("GET", path, headers=BROWSED)
    assert (answer.status, answer.raw) == (200, PAGE["index.html"].encode())
    plain = site.request("GET", "/robots.txt", headers={"Accept": "*/*"})
    assert (plain.status, plain.error) == (404, "not-found")
    missing = site.request("GET", "/assets/nothing.js", headers=BROWSED)
    assert missing.status == 404


def test_the_page_follows_its_content_security_policy() -> None:
    """Nothing in the page needs what the Content-Security-Policy forbids."""
    built = app_module.STATIC / "index.html"
    source = Path(__file__).parents[2] / "web" / "index.html"
    for file in (source, built):
        html = file.read_text() if file.exists() else ""
        assert html or file is built
        assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>", html)
        assert not re.search(r"<style|\sstyle=|\son\w+=", html)


def test_long_answers_are_compressed(site: ApiClient) -> None:
    answer = site.request("GET", "/api/games", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(answer.raw)) == site.get("/api/games").body


# Invalid requests --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": ""}, "unknown-game"),
        ({"seats": []}, "bad-seats"),
        ({"seats": ["me"] * 9}, "bad-seats"),
        ({"seats": ["me", "me"]}, "bad-seat-wishes"),
        ({"seats": ["me", "deep-thought"]}, "bad-seat-wishes"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"options": {"rounds": "many"}}, "bad-option"),
        ({"clock": {"type": "live", "seconds": 9, "increment": 0}}, "bad-clock"),
        ({"clock": {"type": "live", "seconds": 60, "increment": -1}}, "bad-clock"),
        ({"clock": {"type": "days", "days": 10**30}}, "bad-clock"),
        ({"clock": {"type": "days", "days": 1.5}}, "malformed-message"),
        ({"clock": {"type": "sand"}}, "malformed-message"),
        ({"seats": "me"}, "malformed-message"),
        ({"seats": [1, 2]}, "malformed-message"),
        ({"private": "yes"}, "malformed-message"),
        ({"more": 1}, "malformed-message"),
        ({"seed": "mine"}, "malformed-message"),
    ],
)
def test_wrong_settings_are_refused(site: ApiClient, change: dict[str, Any], error: str) -> None:
    answer = site.post("/api/tables", {"settings": {**GUILDS, **change}, "name": "Ana"})
    assert (answer.status, answer.error) == (400, error)
    check_headers(answer)


@pytest.mark.parametrize("name", ["", " ", "\n", "\0", "\u202e", "x" * 25, "\u200b\u2060"])
def test_a_wrong_name_is_refused(site: ApiClient, name: str) -> None:
    answer = site.post("/api/tables", {"settings": GUILDS, "name": name})
    assert (answer.status, answer.error) == (400, "bad-name")
    made = site.create_table(private=False)
    answer = site.post(f"/api/tables/{made['table']}/seats", {"name": name})
    assert (answer.status, answer.error) == (400, "bad-name")
    assert site.get(f"/api/tables/{made['table']}").body["status"] == "waiting"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b'{"settings":',
        b"\xff\xfe",
        b'{"settings":{"game":"guilds","options":{},"seats":["me","friend"]},"name":"a","b":1}',
        b'{"name":"Ana"}',
        b'{"settings":null}',
        b"[" * 5000,
        b'{"settings":' + b'{"options":' * 1000,
        b'{"settings":{"game":"guilds","options":{},"seats":["me","friend"]},"name":"A\xff"}',
    ],
    ids=range(12),
)
def test_a_malformed_body_is_refused(site: ApiClient, body: bytes) -> None:
    answer = site.post("/api/tables", body)
    assert (answer.status, answer.error) == (400, "malformed-message")
    assert len(answer.raw) < 1000
    check_headers(answer)


@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/mine", "/api/tables/x/seats", "/api/tables/x/rematch"]
)
def test_a_body_that_is_too_large_is_refused(site: ApiClient, path: str) -> None:
    answer = site.post(path, b'{"name":"' + b"x" * LARGEST_BODY + b'"}')
    assert (answer.status, answer.error) == (413, "message-too-large")
    assert answer.body["details"] == {"most": str(LARGEST_BODY)}
    check_headers(answer)


def test_a_large_body_without_a_length_is_refused(site: ApiClient) -> None:
    """The body is sent in chunks and cut off at the limit."""
    with socket.create_connection(("127.0.0.1", site.port), timeout=PATIENCE) as line:
        line.sendall(
            b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        piece = b"1000\r\n" + b"x" * 0x1000 + b"\r\n"
        for _ in range(5):
            line.sendall(piece)
        assert line.recv(100).startswith(b"HTTP/1.1 413")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", ""]
)
def test_a_body_of_another_content_type_is_refused(site: ApiClient, kind: str) -> None:
    """Otherwise a form of another site could send it without a preflight request."""
    body = encode({"settings": GUILDS, "name": "Ana"})
    answer = site.request("POST", "/api/tables", body, {"Content-Type": kind})
    assert answer.status in (201, 400, 415)
    assert answer.status == 201 or answer.error == "malformed-message"
    check_headers(answer)
    foreign = {"Content-Type": kind, "Origin": "http://elsewhere.example"}
    assert site.request("POST", "/api/tables", body, foreign).status == 403


UNKNOWN: Final = [
    ("GET", "/api/tables/nowhere", 404, "unknown-table"),
    ("GET", "/api/tables/nowhere/record", 404, "unknown-table"),
    ("POST", "/api/tables/nowhere/seats", 404, "unknown-table"),
    ("GET", "/api/tables/a%00b", 404, "not-found"),
    ("GET", "/api/tables/" + "x" * 41, 404, "unknown-table"),
    ("GET", "/api/tables/" + "x" * 4000, 404, "unknown-table"),
    ("GET", "/api/tables/%2e%2e", 404, "unknown-table"),
    ("GET", "/api/tables/%27%3B%20DROP", 404, "unknown-table"),
    ("GET", "/api/tables/%E2%98%83/record", 404, "unknown-table"),
    ("POST", "/api/tables/%E2%98%83/seats", 404, "unknown-table"),
    ("GET", "/favicon.ico", 404, "not-found"),
    ("GET", "/wp-login.php", 404, "not-found"),
    ("GET", "/.env", None, ""),
    ("POST", "/api/games", 404, "not-found"),
    ("POST", "/nowhere", 404, "not-found"),
    ("POST", "/", 404, "not-found"),
    ("PUT", "/api/tables", 404, "not-found"),
    ("DELETE", "/api/tables/nowhere", 404, "not-found"),
    ("PATCH", "/api/mine", 404, "not-found"),
    ("TRACE", "/", 404, "not-found"),
    ("GET", "/live", None, ""),
    ("GET", "/api/openapi/nothing", None, ""),
    ("GET", "/assets/nothing.js", 404, "not-found"),
    ("POST", "/assets/nothing.js", 404, "not-found"),
]


@pytest.mark.parametrize(("method", "path", "status", "error"), UNKNOWN)
def test_an_unknown_path_is_not_found(
    site: ApiClient, method: str, path: str, status: int | None, error: str
) -> None:
    answer = site.request(method, path, {"name": "Ana"} if method != "GET" else None)
    if status is not None:
        assert (answer.status, answer.error) == (status, error)
    assert answer.status < 500
    check_headers(answer)


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize(
    "path",
    [
        *("/", "/table/somewhere", "/assets/a.js", "/assets/a.svg", "/assets/nothing.js"),
        *("/api/games", "/api/tables", "/api/tables/nowhere", "/api/mine", "/nowhere.php"),
        "/api/openapi/openapi.json",
    ],
)
def test_a_head_request_returns_the_headers_of_get(
    site: ApiClient, path: str, encoding: str
) -> None:
    """Monitors and link previews send HEAD."""
    wanted = {"Accept-Encoding": encoding}
    whole = site.request("GET", path, headers=wanted)
    head = site.request("HEAD", path, headers=wanted)
    assert head.status == whole.status
    assert head.raw == b""
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


def test_a_connection_continues_after_a_head_request(site: ApiClient) -> None:
    with closing(http.client.HTTPConnection("127.0.0.1", site.port, timeout=PATIENCE)) as line:
        for _ in range(3):
            line.request("HEAD", "/assets/a.js")
            assert line.getresponse().read() == b""
            line.request("GET", "/api/tables/nowhere")
            assert json.loads(line.getresponse().read())["error"] == "unknown-table"


@pytest.mark.parametrize("method", ["HEAD", "OPTIONS"])
@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables", "/assets/x.js", "/nowhere"])
def test_other_methods_have_the_security_headers(site: ApiClient, method: str, path: str) -> None:
    answer = site.request(method, path, headers={})
    assert answer.status < 500
    check_headers(answer)
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../secret.py",
        "/assets/../../secret.txt",
        "/assets/..%2fsecret.py",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/%252e%252e/secret.py",
        "/assets/..\\secret.py",
        "/assets/a.js/../../secret.py",
        "/secret.py",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/....//secret.py",
        "/assets/%00",
        "/assets/x%00.js",
        "/assets/" + "../" * 12 + "etc/passwd",
        "/../../../../etc/passwd",
        "/assets",
        "/assets/",
        "/static/../secret.py",
    ],
)
def test_paths_outside_the_assets_are_not_served(site: ApiClient, path: str) -> None:
    answer = site.get(path)
    assert answer.status < 500, answer
    for secret in (b"root:", b"import asyncio", b"def create(", b"Index of"):
        assert secret not in answer.raw
    check_headers(answer)


# Headers -----------------------------------------------------------------------------------------


def check_headers(answer: Answer) -> None:
    policy = dict(
        part.strip().split(" ", 1)
        for part in answer.headers["content-security-policy"].split(";")
        if part.strip()
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "*" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "server" not in answer.headers
    assert "set-cookie" not in answer.headers


def test_the_headers_of_every_answer(site: ApiClient, finished_table: tuple[str, str, str]) -> None:
    for path in (
        "/",
        "/table/x",
        "/api/games",
        "/api/tables",
        f"/api/tables/{finished_table[0]}",
        f"/api/tables/{finished_table[0]}/record",
        "/api/openapi/openapi.json",
    ):
        answer = site.get(path)
        assert answer.status == 200, path
        check_headers(answer)
    check_headers(site.post("/api/mine", {"tables": {}}))
    check_headers(site.post("/api/tables", {"settings": GUILDS, "name": "Ana"}))
    for name, content in PAGE.items():
        if name.startswith("assets"):
            answer = site.get(f"/{name}")
            assert (answer.status, answer.raw) == (200, content.encode())
            check_headers(answer)


# Other sites -------------------------------------------------------------------------------------

FOREIGN: Final = [
    "http://elsewhere.example",
    "https://127.0.0.1.elsewhere.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://[",
    "http://user@{host}",
    "",
    "file://",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_post_from_another_site_is_refused(site: ApiClient, origin: str) -> None:
    origin = origin.replace("{host}", f"127.0.0.1:{site.port}")
    for path in ("/api/tables", "/api/mine", "/api/tables/x/seats"):
        body = {"settings": GUILDS, "name": "Ana"}
        answer = site.request("POST", path, body, {**JSON, "Origin": origin})
        assert (answer.status, answer.error) == (403, "foreign-site")
        check_headers(answer)
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://127.0.0.1:{site.port}/live", additional_headers={"Origin": origin}),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_post_from_this_site_is_accepted(site: ApiClient) -> None:
    origin = f"http://127.0.0.1:{site.port}"
    body = {"settings": GUILDS, "name": "Ana"}
    assert site.request("POST", "/api/tables", body, {**JSON, "Origin": origin}).status == 201
    with connect(f"ws://127.0.0.1:{site.port}/live", additional_headers={"Origin": origin}):
        pass


# Limits ------------------------------------------------------------------------------------------


@pytest.fixture
def application(tmp_path: Path, time: ManualTime) -> app_module.Site:
    """Return an application in this process whose time stands still."""
    return make_application(tmp_path, time, new_tables_per_minute=5, joins_per_minute=8)


def make_application(folder: Path, time: ManualTime, **config: Any) -> app_module.Site:
    return app_module.Site(Config(db=str(folder / "tables.db"), **config), time, Random(1))


@pytest.fixture
async def client(application: app_module.Site) -> AsyncIterator[AsyncClient]:
    async with served(application) as client:
        yield client


def connected(site: app_module.Site) -> Any:
    """The application as uvicorn calls it, with a connection of which nothing is expected."""

    class Connection:
        async def serve(self, app: Any, scope: Any, receive: Any, send: Any) -> None:
            await app(scope, receive, send)

    async def call(scope: Any, receive: Any, send: Any) -> None:
        await site({**scope, "state": {CONNECTION: Connection()}}, receive, send)

    return call


@asynccontextmanager
async def served(site: app_module.Site) -> AsyncIterator[AsyncClient]:
    """Run an application in this event loop, so that the test can move its time."""
    started, finished_table = asyncio.Event(), asyncio.Event()

    async def run() -> None:
        async with site.http.lifespan():
            started.set()
            await finished_table.wait()

    running = asyncio.create_task(run())  # the lifespan must end in the task it began in
    await asyncio.wait(
        {running, asyncio.create_task(started.wait())}, return_when="FIRST_COMPLETED"
    )
    transport = ASGITransport(connected(site), raise_app_exceptions=False)
    async with AsyncClient(transport=transport, base_url=HERE) as client:
        yield client
    finished_table.set()
    await running


async def test_the_tables_an_address_may_create_are_limited(client: AsyncClient) -> None:
    body = {"settings": {**GUILDS, "private": False}, "name": "Ana"}
    answers = [await client.post("/api/tables", json=body) for _ in range(8)]
    assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 3
    assert answers[-1].json() == {"error": "too-many-messages", "details": {}}
    table = answers[0].json()["table"]
    branch = await client.post(f"/api/tables/{table}/branch", json={"number": 0, **body})
    assert branch.status_code == 429
    # Joining by the link has a limit of its own.
    statuses = [
        (await client.post(f"/api/tables/{table}/{what}", json=more)).status_code
        for what, more in (("seats", {"name": "Bo"}), ("rematch", {"key": "x"}))
        for _ in range(5)
    ]
    assert statuses == [201, *[400] * 7, 429, 429]
    assert (await client.get("/api/tables")).status_code == 200


async def test_the_requests_of_an_address_are_limited(tmp_path: Path, time: ManualTime) -> None:
    strict = make_application(tmp_path, time, http_requests_per_second=0.5)
    async with served(strict) as client:
        answers = [await client.get("/api/tables") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert answers[-1].json() == {"error": "too-many-messages", "details": {}}
    check_headers(Answer(429, {k.lower(): v for k, v in answers[-1].headers.items()}, b""))


async def test_each_table_in_a_list_of_own_tables_counts(tmp_path: Path, time: ManualTime) -> None:
    strict = make_application(tmp_path, time, http_requests_per_second=0.5)
    remembered = {"tables": {f"table{n}": "key" for n in range(9)}}
    async with served(strict) as client:
        answers = [await client.post("/api/mine", json=remembered) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429], "twenty, not three"


async def test_the_page_is_served_beyond_the_request_limit(
    tmp_path: Path, time: ManualTime
) -> None:
    strict = make_application(tmp_path, time, http_requests_per_second=0.5)
    async with served(strict) as client:

        async def statuses(path: str, count: int, accept: str = "*/*") -> list[int]:
            asked = [await client.get(path, headers={"Accept": accept}) for _ in range(count)]
            return [answer.status_code for answer in asked]

        assert await statuses("/x.y", 6) == [404] * 5 + [429]
        assert await statuses("/api/tables", 1, BROWSED["Accept"]) == [429]
        assert await statuses("/assets/nothing.js", 21) == [404] * 20 + [429]
        pages = await statuses("/table/somewhere", 21, BROWSED["Accept"])
        assert 429 not in pages[:20]
        refused = await client.get("/table/somewhere", headers=BROWSED)
        again = await client.get("/later.js")
    assert refused.status_code == 429
    response_headers = {name.lower(): value for name, value in refused.headers.items()}
    check_headers(Answer(429, response_headers, b""))
    assert response_headers["content-type"] == "text/html; charset=utf-8"
    assert int(response_headers["content-length"]) == len(refused.content)
    for language in LANGUAGES:
        assert Words(language).say("error-too-many-messages") in refused.text
    assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son\w+=", refused.text)
    assert '<script src="/later.js">' in refused.text, "it comes back by itself"
    assert (again.status_code, again.headers["content-type"]) == (200, "text/javascript")
    assert "location.reload()" in again.text


async def test_constant_answers_are_made_once(
    client: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = ("/api/games", "/api/openapi/openapi.json")
    before = [(await client.get(path)).content for path in paths]

    def again(*_: Any) -> Any:
        raise RuntimeError("it is made again")

    monkeypatch.setattr(api, "_game_info", again)
    monkeypatch.setattr(JsonRenderPlugin, "render_json", again)
    assert [(await client.get(path)).content for path in paths] == before


async def test_a_server_fault_is_answered_with_a_short_error(
    application: app_module.Site, client: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail_at_once(*_: Any) -> Any:
        raise RuntimeError("the secret of the server")

    async def fail(*_: Any) -> Any:
        raise StorageFailed(why="OSError")

    registry = application.http.state.registry
    for broken, status, error in (
        (fail_at_once, 500, "server-fault"),
        (fail, 503, "storage-failed"),
    ):
        monkeypatch.setattr(registry.storage, "read", broken)
        answer = await client.get("/api/tables/x")
        assert (answer.status_code, answer.json()["error"]) == (status, error)
        assert b"secret" not in answer.content
        assert b"Traceback" not in answer.content
        check_headers(Answer(status, {k.lower(): v for k, v in answer.headers.items()}, b""))


async def test_a_server_without_a_built_page_says_so(
    client: AsyncClient, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(app_module, "STATIC", tmp_path)
    answer = await client.get("/")
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


# Secrets -----------------------------------------------------------------------------------------


def test_no_answer_contains_a_secret(site: ApiClient, finished_table: tuple[str, str, str]) -> None:
    """Every answer to all requests above, and some more, is searched byte by byte."""
    made = site.create_table(private=False)
    Seat(site.port, made["table"], made["key"]).close()
    for table in (made["table"], finished_table[0]):
        site.get(f"/api/tables/{table}")
        site.get("/api/tables")
        site.post("/api/mine", {"tables": {table: made["key"]}})
        site.post(f"/api/tables/{table}/seats", {"name": "Bo", "invite": "wrong"})
        site.get(f"/api/tables/{table}/record")
    with closing(sqlite3.connect(site.db)) as database:
        rows = [bytes(row[0]).decode() for row in database.execute("SELECT entries FROM log")]
    hashes = set(re.findall(r'"(?:key|invite)":"([0-9a-f]{64})"', "".join(rows)))
    seeds = set(re.findall(r'"seed":"([^"]+)"', "".join(rows)))
    assert len(hashes) >= 2
    assert len(seeds) >= 2
    log = next(json.loads(row) for row in rows if '"opened"' in row and finished_table[1])
    assert log[0]["entry"] == "opened"
    with closing(sqlite3.connect(site.db)) as database:
        [[first]] = database.execute(
            "SELECT entries FROM log WHERE table_id = ? AND number = 0", [finished_table[0]]
        ).fetchall()
    published_seed = json.loads(bytes(first))[0]["seed"]  # in the record of the finished game
    received = b"\n".join(site.received)
    assert published_seed.encode() in received
    for secret in (hashes | seeds) - {published_seed}:
        assert secret.encode() not in received
    # The secrets themselves: sent once, to the person who joined or created the table.
    keys = re.findall(rb'"(?:key|invite)":"([^"]{20,})"', received)
    assert len(keys) >= 4
    # (Or as often as a person sent their own secret.)
    for key in set(keys) - {
        finished_table[1].encode(),
        finished_table[2].encode(),
        OWN_KEY.encode(),
    }:
        assert received.count(key) == 1
