"""Tests the wheel as people install it: alone, and with the packages of each extra."""

import json
import re
import signal
import subprocess
import sys
import urllib.request
import venv
import zipfile
from email.parser import Parser
from importlib import metadata
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement

import tableronde
from tests.processes import started
from tests.test_readme import blocks
from tests.waiting import PATIENCE

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = {"en": "is not installed", "fr": "n’est pas installé"}
SIMULATION: Final = """
from tableronde.lab.simulate import Plan, simulate
if __name__ == "__main__":
    plan = Plan(game="guilds", seats=("greedy", "random"), seed="1", options={})
    tally, _ = simulate(plan, 4, 2)
    print(tally.games)
"""


class Installed:
    """A fresh environment with the wheel, to which packages of an extra can be added."""

    def __init__(self, home: Path, wheel: Path) -> None:
        self.home: Final = home
        self.requirements: Final = requirements(wheel)
        venv.create(home / "venv", with_pip=False, symlinks=True)
        self.python: Final = home / "venv" / "bin" / "python"
        self.command: Final = home / "venv" / "bin" / "tableronde"
        options = "--offline", "--no-deps", "--python", self.python
        uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", *map(str, options)]
        subprocess.run([*uv, str(wheel)], check=True, timeout=PATIENCE)

    def environment(self, extra: str = "") -> dict[str, str]:
        """Return the variables with which Python finds what an extra asks for, and no more."""
        lent = self.home / (extra or "none")
        if not lent.exists():
            lent.mkdir()
            for name in closure(self.requirements, extra):
                link_package(name, lent)
        return {"PYTHONPATH": str(lent), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": "/"}

    def run(self, *command: object, extra: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*map(str, command)],
            capture_output=True,
            text=True,
            env=self.environment(extra),
            cwd=self.home,
            timeout=PATIENCE,
        )


def requirements(wheel: Path) -> list[Requirement]:
    """Return what the wheel says it needs."""
    with zipfile.ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith("dist-info/METADATA")]
        said = Parser().parsestr(archive.read(name).decode())
    return [Requirement(line) for line in said.get_all("Requires-Dist", [])]


def closure(wanted: list[Requirement], extra: str) -> set[str]:
    """Return the names of these packages and of all that they need themselves."""
    found: set[str] = set()
    open_ones = [(requirement, extra) for requirement in wanted]
    while open_ones:
        requirement, chosen = open_ones.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": chosen}):
            continue
        for each in ("", *requirement.extras):
            key = f"{requirement.name}[{each}]"
            if key not in found:
                found.add(key)
                inner = metadata.requires(requirement.name) or []
                open_ones += [(Requirement(line), each) for line in inner]
    return {key.partition("[")[0] for key in found}


def link_package(name: str, folder: Path) -> None:
    """Link an installed package into a folder."""
    distribution = metadata.distribution(name)
    tops = {file.parts[0] for file in distribution.files or () if file.parts[0] != ".."}
    for top in tops - {"__pycache__"}:
        link = folder / top
        if not link.exists():
            link.symlink_to(Path(str(distribution.locate_file(top))))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    subprocess.run([*build, str(folder)], check=True, cwd=ROOT, timeout=PATIENCE)
    [file] = folder.iterdir()
    return file


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"), wheel)


def test_the_wheel_holds_the_page_and_the_version(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        page = archive.read("tableronde/server/static/index.html").decode()
    assert wheel.name == f"tableronde-{tableronde.__version__}-py3-none-any.whl"
    for asset in re.findall(r'(?:src|href)="/(assets/[^"]+)"', page):
        assert f"tableronde/server/static/{asset}" in names
    assert {name.partition("/")[0] for name in names} == {
        "tableronde",
        f"tableronde-{tableronde.__version__}.dist-info",
    }
    for name in ("py.typed", "games/fief/data.toml", "games/fief/words/fr.ftl", "words/en.ftl"):
        assert f"tableronde/{name}" in names


def test_a_wheel_of_the_source_distribution_takes_the_page_from_it(
    wheel: Path, tmp_path: Path
) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--directory", str(tmp_path), "--target"]
    subprocess.run([*build, "sdist"], check=True, cwd=ROOT, timeout=PATIENCE)
    [source] = tmp_path.iterdir()
    subprocess.run(["tar", "-xzf", str(source)], check=True, cwd=tmp_path)
    unpacked = tmp_path / source.name.removesuffix(".tar.gz")
    (unpacked / "tools" / "page.py").unlink()  # nothing is built
    subprocess.run([*build, "wheel"], check=True, cwd=unpacked, timeout=PATIENCE)
    with zipfile.ZipFile(tmp_path / wheel.name) as ours, zipfile.ZipFile(wheel) as theirs:
        assert sorted(ours.namelist()) == sorted(theirs.namelist())


def test_the_rules_and_bots_need_one_package(wheel: Path) -> None:
    needed = [each.name for each in requirements(wheel) if each.marker is None]
    assert needed == ["msgspec"]


def test_without_extras_games_are_played_from_python(installed: Installed) -> None:
    absent = "import importlib.util as u; print([n for n in ('typer', 'rich', 'fluent', 'babel', "
    absent += "'litestar', 'sqlalchemy') if u.find_spec(n)])"
    assert installed.run(installed.python, "-c", absent).stdout == "[]\n"
    done = installed.run(installed.python, "-c", "\n".join(blocks("python")))
    assert done.returncode == 0, done.stderr
    file = installed.home / "simulation.py"
    file.write_text(SIMULATION)
    done = installed.run(installed.python, file)
    assert done.stdout == "4\n", done.stderr


@pytest.mark.parametrize(
    ("arguments", "has", "missing"),
    [
        (["games"], "", "terminal"),
        (["--version"], "", "terminal"),
        (["simulate", "avalon"], "", "lab"),
        (["bench"], "", "lab"),
        (["serve"], "", "server"),
        (["serve"], "terminal", "server"),
    ],
)
def test_the_command_says_which_extra_is_missing(
    arguments: list[str], has: str, missing: str, installed: Installed
) -> None:
    done = installed.run(installed.command, *arguments, extra=has)
    assert done.returncode == 2
    assert not done.stdout
    assert "Traceback" not in done.stderr
    for sentence in LANGUAGES.values():
        assert done.stderr.count(sentence) == 1
    assert done.stderr.count(f"pip install 'tableronde[{missing}]'") == 2


def test_the_terminal_needs_no_more_than_its_extra(installed: Installed) -> None:
    done = installed.run(installed.command, "games", "--lang", "fr", extra="terminal")
    assert "joueurs" in done.stdout, done.stderr
    arguments = "play", "guilds", "--seats", "random,greedy", "--save", installed.home / "x.json"
    done = installed.run(installed.command, *arguments, extra="terminal")
    assert done.returncode == 0, done.stderr
    done = installed.run(installed.command, "replay", installed.home / "x.json", extra="terminal")
    assert done.returncode == 0, done.stderr


def test_simulations_need_no_more_than_their_extra(installed: Installed) -> None:
    arguments = "simulate", "guilds", "--games", 3, "--jobs", 2, "--json"
    done = installed.run(installed.command, *arguments, extra="lab")
    assert json.loads(done.stdout)["games"] == 3, done.stderr


def test_the_site_needs_no_more_than_its_extra(installed: Installed) -> None:
    """It serves the page that came with the wheel."""
    options = "--port", "0", "--db", str(installed.home / "tables.db")
    server = started(
        [str(installed.command), "serve", *options],
        stdout=subprocess.PIPE,
        text=True,
        env=installed.environment("server"),
        cwd=installed.home,
    )
    try:
        assert server.stdout
        found = re.search(r":(\d+)", server.stdout.readline())
        assert found
        site = f"http://127.0.0.1:{found[1]}"
        with urllib.request.urlopen(f"{site}/", timeout=PATIENCE) as answer:
            page = answer.read().decode()
        script = re.findall(r'src="(/assets/[^"]+\.js)"', page)[0]
        with urllib.request.urlopen(f"{site}{script}", timeout=PATIENCE) as answer:
            assert answer.status == 200
            assert answer.read()
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=PATIENCE)
