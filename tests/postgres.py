"""Runs a temporary PostgreSQL for tests, in a folder of its own, reached through a socket in it.

It listens on no port, so none can be in use already, and whatever a test breaks is deleted with
it."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.waiting import PATIENCE, wait_until

NOT_FOUND: Final = (
    "PostgreSQL was not found, neither on the PATH nor in /usr/lib/postgresql: these tests need "
    "it, so install it (on Debian: apt install postgresql)"
)
_SETTINGS: Final = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "autovacuum": "off",
}


class Postgres:
    """A cluster that runs, or is stopped for a while."""

    def __init__(self, programs: Path, folder: Path, user: str | None) -> None:
        self._programs: Final = programs
        self._folder: Final = folder
        self._user: Final = user
        self._server: subprocess.Popen[bytes] | None = None
        self._databases = 0

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def fresh(self) -> str:
        """Create an empty database and return its address."""
        self._databases += 1
        name = f"fresh{self._databases}"
        self.run(f"CREATE DATABASE {name} TEMPLATE template0", "postgres")
        return self.url(name)

    def run(self, sql: str, database: str) -> str:
        """Run SQL and return what psql prints, without headings."""
        command = [self._program("psql"), "-XqAt", "-v", "ON_ERROR_STOP=1", "-c", sql]
        done = subprocess.run(
            [*command, self.url(database)],
            capture_output=True,
            check=False,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{sql}: {done.stderr}"
        return done.stdout.strip()

    def cut(self, database: str, query: str) -> int:
        """End the connections whose last statement begins with `query`, as a failing network would,
        and return how many."""
        return int(
            self.run(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                f" WHERE datname = '{database}' AND query ILIKE '{query}%'"
                " AND pid <> pg_backend_pid()",
                database,
            )
        )

    @contextlib.contextmanager
    def frozen(self, database: str, query: str) -> Iterator[int]:
        """Freeze the connections whose last statement begins with `query`, as when a network stops
        without closing, and yield how many."""
        found = self.run(
            "SELECT pid FROM pg_stat_activity"
            f" WHERE datname = '{database}' AND query ILIKE '{query}%'"
            " AND pid <> pg_backend_pid()",
            database,
        )
        pids = [int(pid) for pid in found.split()]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield len(pids)
        finally:
            for pid in pids:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def make(self) -> None:
        """Create the files of the cluster."""
        done = self._start(
            *(self._program("initdb"), "-D", str(self._folder / "data"), "-U", "postgres"),
            *("-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"),
        )
        _, complaint = done.communicate(timeout=PATIENCE)
        assert done.returncode == 0, f"initdb failed: {complaint.decode()}"

    def start(self) -> None:
        settings = {**_SETTINGS, "unix_socket_directories": str(self._folder)}
        assert self._server is None
        self._server = self._start(
            *(self._program("postgres"), "-D", str(self._folder / "data")),
            *(f"--{name}={value}" for name, value in settings.items()),
        )
        server = self._server

        def answers() -> bool:
            code = server.poll()
            assert code is None, f"PostgreSQL ended with {code}: {self._output()}"
            return self._answers()

        wait_until(answers, "PostgreSQL does not answer")

    def stop(self) -> None:
        """Stop at once, as in a power cut; `start` makes it run again."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)
            try:
                self._server.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._server.kill()
                self._server.wait()
            self._server = None

    def _answers(self) -> bool:
        ready = [self._program("pg_isready"), "-q", "-h", str(self._folder), "-U", "postgres"]
        return subprocess.run(ready, check=False, timeout=PATIENCE).returncode == 0

    def _output(self) -> str:
        log = self._folder / "log"
        return log.read_text(errors="replace")[-2000:] if log.exists() else ""

    def _program(self, name: str) -> str:
        return str(self._programs / name)

    def _start(self, *command: str) -> subprocess.Popen[bytes]:
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(
                command,
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.PIPE if command[0].endswith("initdb") else log,
                user=self._user,
                group=self._user,
                extra_groups=None if self._user is None else [],
            )


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """Yield a running cluster, and delete it at the end."""
    programs = _programs()
    user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
    folder = Path(tempfile.mkdtemp(prefix="tableronde-postgres-"))
    cluster = Postgres(programs, folder, user)
    try:
        if user is not None:
            account = pwd.getpwnam(user)
            os.chown(folder, account.pw_uid, account.pw_gid)
        cluster.make()
        cluster.start()
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder)


def _programs() -> Path:
    """Return the folder of the newest PostgreSQL on this machine."""
    found = [Path(path).resolve().parent for path in [shutil.which("initdb")] if path is not None]
    installed = Path("/usr/lib/postgresql").glob("*/bin")
    found += sorted(installed, key=lambda folder: _version(folder.parent.name), reverse=True)
    for folder in found:
        if all((folder / name).exists() for name in ("initdb", "postgres", "psql", "pg_isready")):
            return folder
    raise AssertionError(NOT_FOUND)


def _version(name: str) -> float:
    try:
        return float(name)
    except ValueError:
        return 0.0
