#!/usr/bin/env python3
"""Set up Table Ronde, then play, test or measure it: `python3 dev.py play`.

The first run creates a virtual environment in .venv and installs into it exactly what the lock
files in requirements/ list. Later runs start at once, until a lock file or pyproject.toml changes.
This file uses only the standard library, so that any Python 3.11 or newer can run it.
"""

import argparse
import contextlib
import hashlib
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - the one place where an older Python gets an answer
    sys.exit(
        "Table Ronde needs Python 3.11 or newer, but this is Python %d.%d: "  # noqa: UP031
        "install a newer one and run dev.py with it." % sys.version_info[:2]
    )

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PEERS = ROOT / ".bench-venv"

# The files that each level of an environment depends on: locks in requirements/, and pyproject.toml
# for the project itself. In .venv each level contains the one before it.
VENV_LEVELS = ["uv", "app", "dev"]
SOURCES = {
    "uv": ["uv.txt"],
    "app": ["uv.txt", "build.txt", "app.txt", "../pyproject.toml"],
    "dev": ["uv.txt", "build.txt", "dev.txt", "../pyproject.toml"],
    "bench": ["bench.txt"],
}

# An environment of another Python or another folder is not reused.
ORIGIN = f"Python {sys.version_info[0]}.{sys.version_info[1]} for {ROOT}"

TOOL_ENVIRONMENT = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
# Checks and tests start Python hundreds of times, so their bytecode is cached in .venv, even if
# PYTHONDONTWRITEBYTECODE is set.
BYTECODE = VENV / "pycache"
CHECK_ENVIRONMENT = {**TOOL_ENVIRONMENT, "PYTHONPYCACHEPREFIX": str(BYTECODE)}
CHECK_ENVIRONMENT.pop("PYTHONDONTWRITEBYTECODE", None)
NETWORK_WORDS = (
    *("connection", "name resolution", "dns error", "timed out", "tunnel", "proxy"),
    *("enotfound", "etimedout", "econnre", "eai_again", "npm error network"),
)


class SetupError(Exception):
    """A problem that the user can fix; the text says how."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# --- environments ---


def program(home: Path, name: str = "python") -> str:
    if os.name == "nt":
        return str(home / "Scripts" / f"{name}.exe")
    return str(home / "bin" / name)


def stamp(level: str) -> str:
    """Return the content of a level's stamp file: its origin, and a hash of its sources."""
    digest = hashlib.sha256()
    for source in SOURCES[level]:
        digest.update((ROOT / "requirements" / source).read_bytes())
    return f"{ORIGIN}\n{digest.hexdigest()}\n"


def starts(python: str) -> bool:
    try:
        return subprocess.run([python, "-S", "-c", ""], capture_output=True).returncode == 0
    except OSError:
        return False


def is_current(home: Path, level: str) -> bool:
    file = home / f"{level}.stamp"
    return file.exists() and file.read_text() == stamp(level) and starts(program(home))


def is_reusable(home: Path) -> bool:
    """Return whether the last set-up of an environment was finished, even if locks have changed."""
    stamps = [file.read_text() for file in home.glob("*.stamp")]
    return any(text.startswith(f"{ORIGIN}\n") for text in stamps) and starts(program(home))


def begin(home: Path, *venv_options: str) -> None:
    """Create the environment, or reuse a valid one. It has no stamp until `finish`."""
    if is_reusable(home):
        for file in home.glob("*.stamp"):
            file.unlink()
        return
    if home.exists():
        shutil.rmtree(home)
    say(f"Creating {home.name} ...")
    # Not sys.executable, which may be in the environment that was just removed.
    python = getattr(sys, "_base_executable", None) or sys.executable
    made = subprocess.run(
        [python, "-m", "venv", *venv_options, str(home)], capture_output=True, text=True
    )
    if made.returncode == 0:
        return
    output = made.stdout + made.stderr
    if "ensurepip" in output or "No module named" in output:
        raise SetupError(
            "This Python has no venv module: on Debian or Ubuntu run `sudo apt install "
            "python3-venv`, elsewhere install a complete Python, then run this again."
        )
    raise SetupError(f"{home} could not be created:{quote(output.splitlines()[-1:])}")


def finish(home: Path, *levels: str) -> None:
    for level in levels:
        (home / f"{level}.stamp").write_text(stamp(level))


def quote(lines: list[str]) -> str:
    return "".join(f"\n  | {line.strip()}" for line in lines if line.strip())


def install(*command: str, what: str = "The packages could not be installed") -> None:
    """Run an installer, and show its output only if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, env=TOOL_ENVIRONMENT, cwd=ROOT)
    if done.returncode == 0:
        return
    lines = (done.stdout + done.stderr).splitlines()
    network = [line for line in lines if any(word in line.lower() for word in NETWORK_WORDS)]
    if network:
        raise SetupError(
            "The packages could not be fetched: check the network connection, then run this again."
            + quote(network[-1:])
        )
    raise SetupError(f"{what}; the tool says:" + quote(lines[-12:]))


def uv_install(home: Path, *arguments: str) -> None:
    uv = [program(VENV), "-m", "uv", "pip", "install", "--python", program(home)]
    install(*uv, *arguments)


def locked(*names: str) -> list[str]:
    return ["--require-hashes", *(f"--requirement=requirements/{name}.txt" for name in names)]


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold a lock, so that two runs do not set up an environment at the same time."""
    if sys.platform == "win32":
        yield
        return
    with Path(__file__).open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def prepare(level: str) -> None:
    """Bring .venv to a level: `uv` (the installer alone), `app` (to play) or `dev` (to test).

    The latter two also build the page if its sources have changed.
    """
    with one_at_a_time():
        if is_current(VENV, level):
            if level != "uv":
                build_page()
            return
        started = time.monotonic()
        begin(VENV)
        say(f"Installing the packages in requirements/{level}.txt ...")
        pip = [program(VENV), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        install(*pip, "--retries", "2", "--only-binary", ":all:", *locked("uv"))
        if level != "uv":
            uv_install(VENV, *locked("build", level))
            uv_install(VENV, "--no-deps", "--no-build-isolation", "-e", ".")
        finish(VENV, *VENV_LEVELS[: VENV_LEVELS.index(level) + 1])
        if level != "uv":
            build_page()
        say(f"Ready after {time.monotonic() - started:.0f} s.")


def build_page() -> None:
    if subprocess.call(tool("page", "current")) != 0:
        say("Building the page ...")
        install(*tool("page", "build"), what="The page could not be built")


def prepare_machine() -> None:
    """Install a browser and PostgreSQL for the tests if possible; otherwise say what is missing."""
    missing = [package for package, found in DEBIAN.items() if not found()]
    faster = [] if has_shell() or NO_SHELL.exists() else [SHELL]
    if sys.platform == "linux" and shutil.which("apt-get") and os.geteuid() == 0:
        apt_install(missing)
        try:
            apt_install(faster)
        except SetupError as problem:
            if "Unable to locate" in str(problem):
                NO_SHELL.touch()
            say(f"{SHELL} could not be installed: the tests use chromium alone and take longer.")
        return
    if faster:
        say(f"Without {SHELL} the tests use chromium alone and take longer.")
    if not missing:
        return
    say(
        f"The tests need {' and '.join(missing)}: on Debian or Ubuntu run `sudo apt install "
        f"{' '.join(missing)}`. Until then, the tests that need it will fail."
    )


def apt_install(packages: list[str]) -> None:
    if packages:
        say(f"Installing {' and '.join(packages)} by apt-get ...")
        apt = ["apt-get", "-qq", "-y", "-o", "Dpkg::Use-Pty=0"]
        install(*apt, "update")
        install(*apt, "install", "--no-install-recommends", *packages)


def has_browser() -> bool:
    names = ("chromium", "chromium-browser", "google-chrome")
    return bool(os.environ.get("CHROMIUM")) or any(shutil.which(name) for name in names)


def has_shell() -> bool:
    """Return whether there is a headless browser, which is enough for nearly all tests."""
    names = (SHELL, "chrome-headless-shell")
    return bool(os.environ.get("CHROMIUM")) or any(shutil.which(name) for name in names)


def has_postgres() -> bool:
    return shutil.which("initdb") is not None or any(
        Path("/usr/lib/postgresql").glob("*/bin/initdb")
    )


SHELL = "chromium-headless-shell"
NO_SHELL = VENV / "no-headless-shell"  # exists if apt has no such package: do not try again
DEBIAN = {"chromium": has_browser, "postgresql": has_postgres}


def prepare_peers() -> None:
    """Set up the environment of the benchmark with the other projects."""
    prepare("app")
    with one_at_a_time():
        if is_current(PEERS, "bench"):
            return
        begin(PEERS, "--without-pip")
        say("Installing the packages in requirements/bench.txt ...")
        build = ["--build-constraints", "requirements/bench.txt", "--require-build-hashes"]
        uv_install(PEERS, *locked("bench"), *build)
        finish(PEERS, "bench")


# --- commands ---


def hand_over(*command: str, **variables: str) -> int:
    """Replace this process by a program, which gets the terminal, signals and exit code."""
    environment = {**os.environ, **variables}
    if os.name != "nt":
        os.execve(command[0], command, environment)
    return subprocess.call(command, env=environment)


Lane = dict[str, list[str]]
"""Commands by name, which are run one after the other."""


INTERRUPTED = (-signal.SIGINT, 130)


@dataclass
class Outcome:
    name: str
    seconds: float
    ok: bool
    output: str = ""


def run_stages(*stages: tuple[Lane, ...]) -> int:
    """Run stages one after the other, and the lanes of a stage in parallel, even after a failure.

    The output of a stage's first lane is shown at once, that of the others at the end of the stage.
    At the end a table of results and times is printed. Return the exit code.
    """
    results: list[Outcome] = []
    for first, *others in stages:
        with ThreadPoolExecutor(max(1, len(others))) as beside:
            quiet = [beside.submit(run_lane, lane, quietly=True) for lane in others]
            results += run_lane(first)
            found = [outcome for lane in quiet for outcome in lane.result()]
        for outcome in sorted(found, key=lambda outcome: not outcome.ok):  # failures last
            print(f"== {outcome.name}\n{outcome.output}", end="", flush=True)
        results += found
    table = [
        f"{each.name:<14}{each.seconds:6.1f} s  {'ok' if each.ok else 'FAILED'}" for each in results
    ]
    print("== summary", *table, sep="\n", flush=True)
    return 0 if all(outcome.ok for outcome in results) else 1


def run_lane(lane: Lane, quietly: bool = False) -> list[Outcome]:
    """Run the commands of a lane until one is interrupted. Return their outcomes."""
    results = []
    for name, command in lane.items():
        if not quietly:
            print(f"== {name}", flush=True)
        started = time.monotonic()
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=CHECK_ENVIRONMENT,
            stdout=subprocess.PIPE if quietly else None,
            stderr=subprocess.STDOUT if quietly else None,
            text=True,
        )
        took = time.monotonic() - started
        results.append(Outcome(name, took, done.returncode == 0, done.stdout or ""))
        if done.returncode in INTERRUPTED:
            break
    return results


def tool(name: str, *arguments: str) -> list[str]:
    return [program(VENV), str(ROOT / "tools" / f"{name}.py"), *arguments]


def lint_lanes(extra: list[str]) -> tuple[Lane, Lane]:
    """Return the checks of Python, and those of the page."""
    ruff = [program(VENV), "-m", "ruff"]
    only_check = [] if "--fix" in extra else ["--check"]
    python = {
        "ruff check": [*ruff, "check", *extra],
        "ruff format": [*ruff, "format", *only_check],
        "mypy": [program(VENV), "-m", "mypy"],
        "lint-imports": [program(VENV, "lint-imports"), "--no-logo"],
        "wire types": tool("wire_types", *only_check),
    }
    page = {
        "page lint": tool("page", "npm", "run", "lint" if only_check else "fix"),
        "page types": tool("page", "npm", "run", "check"),
    }
    return python, page


def play(extra: list[str]) -> int:
    """Serve the site on http://localhost:8000: play with friends by a link, or against bots.

    Arguments are those of `tableronde serve`, for example `--port 9000`.
    """
    prepare("app")
    return hand_over(program(VENV, "tableronde"), "serve", *extra)


def terminal(extra: list[str]) -> int:
    """Play in the terminal: Avalon against a bot, unless arguments say otherwise.

    Arguments are those of `tableronde play`; see `dev.py terminal -- --help`.
    """
    prepare("app")
    return hand_over(program(VENV, "tableronde"), "play", *extra, TABLERONDE_COMMAND=as_typed())


def replay(extra: list[str]) -> int:
    """Replay a saved game: `dev.py replay FILE --step`.

    Arguments are those of `tableronde replay`; see `dev.py replay -- --help`.
    """
    prepare("app")
    return hand_over(program(VENV, "tableronde"), "replay", *extra, TABLERONDE_COMMAND=as_typed())


def as_typed() -> str:
    return f"{Path(sys.executable).name} {shlex.quote(sys.argv[0])}"


def test(extra: list[str]) -> int:
    """Run every test: pytest, including those in a real browser, and the page's vitest.

    Arguments are those of pytest, for example `dev.py test -k avalon`.
    """
    prepare("dev")
    prepare_machine()
    # One more than the number of cores: tests often wait for a page or a server.
    workers = str((os.cpu_count() or 1) + 1)
    pytest = [program(VENV), "-m", "pytest"]
    tests = {"pytest": [*pytest, "-n", workers, "--dist", "worksteal", *extra]}
    compiled = BYTECODE / ROOT.relative_to(ROOT.anchor) / "tests"
    if not compiled.exists():  # compile once, or else each worker does
        tests = {"compiling": [*pytest, "--collect-only", "-qqq"], **tests}
    # vmThreads sets up happy-dom once per thread, and still isolates the files from each other.
    vitest = tool("page", "npm", "test", "--", "--pool=vmThreads")
    page = {"golden words": tool("golden_words"), "page tests": vitest}
    return run_stages((tests, page))


def lint(extra: list[str]) -> int:
    """Check style, types and generated files; `--fix` repairs style and format.

    Arguments are those of `ruff check`.
    """
    prepare("dev")
    python, page = lint_lanes(extra)
    if "--fix" in extra:  # the page's types are generated before its style is fixed
        return run_stages((python,), (page,))
    return run_stages((python, page))


def rules(extra: list[str]) -> int:
    """List the clauses of the rules that no test names.

    Arguments are those of tools/clauses.py: `--check` fails if one is missing, `--json`.
    """
    prepare("app")
    return hand_over(program(VENV), str(ROOT / "tools" / "clauses.py"), *extra)


def bench(extra: list[str]) -> int:
    """Measure the games against other projects; with `--server`, measure live tables.

    Arguments are those of tools/bench, for example `--json`, or of tools/load.
    """
    if "--server" in extra:
        prepare("app")
        load = [program(VENV), "-m", "tools.load"]
        with one_at_a_time():
            install(*load, "--install", what="boardgame.io could not be installed")
        extra.remove("--server")
        return hand_over(*load, *extra, PYTHONPATH=str(ROOT))
    prepare_peers()
    command = [program(VENV), "-m", "tools.bench", "--peers-python", program(PEERS), *extra]
    return hand_over(*command, PYTHONPATH=str(ROOT))


def lock(extra: list[str]) -> int:
    """Regenerate the lock files in requirements/ from pyproject.toml.

    Arguments are those of `uv pip compile`: `--upgrade` takes the newest versions.
    """
    prepare("uv")
    agreeing = ["-c", "requirements/build.txt", "-c", "requirements/app.txt"]
    sources = {
        "uv": ["--group", "uv"],
        "build": ["--group", "build"],
        "app": ["pyproject.toml", "--extra", "all"],
        "dev": ["pyproject.toml", "--extra", "all", "--group", "dev", *agreeing],
        "bench": ["--group", "bench"],
    }
    compiler = [program(VENV), "-m", "uv", "pip", "compile", "--quiet", "--universal"]
    compiler += ["--python-version", "3.11", "--generate-hashes"]
    compiler += ["--custom-compile-command", "python3 dev.py lock", *extra]
    for name, source in sources.items():
        say(f"Locking requirements/{name}.txt ...")
        install(*compiler, *source, "-o", f"requirements/{name}.txt")
    return 0


COMMANDS = {
    command.__name__: command
    for command in (play, terminal, replay, test, lint, rules, bench, lock)
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py", description=__doc__)
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, command in COMMANDS.items():
        text = command.__doc__ or ""
        usage = f"dev.py {name} [-h] [argument ...]"
        subparsers.add_parser(
            name, usage=usage, help=text.split("\n")[0], description=text, allow_abbrev=False
        )
    known, extra = parser.parse_known_args()
    if "--" in extra:
        extra.remove("--")
    try:
        return COMMANDS[known.command](extra)
    except (SetupError, OSError) as problem:
        say(f"dev.py: {problem}")
        return 1
    except KeyboardInterrupt:
        say("dev.py: interrupted; the next run completes the set-up.")
        return 130


if __name__ == "__main__":
    sys.exit(main())
