"""Tests that the README's code runs, and that what it names exists."""

import re
from pathlib import Path

import pytest

from dev import COMMANDS
from tableronde import games

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, flags=re.DOTALL)


def test_the_python_example_runs() -> None:
    [example] = blocks("python")
    names: dict[str, object] = {}
    exec(compile(example, "README.md", "exec"), names)
    assert names["record"]


def test_the_readme_begins_with_the_two_commands() -> None:
    first = [line.split("#")[0].strip() for line in blocks("sh")[0].splitlines()]
    assert first == ["python3 dev.py play", "python3 dev.py test"]


def test_the_table_of_games_is_complete() -> None:
    assert set(re.findall(r"\| `([a-z-]+)` \|", README)) == set(games.GAMES)


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "CONTRIBUTING.md",
        *(f"docs/{name}.md" for name in ("glossary", "adding-a-game", "adding-a-card")),
    ],
)
def test_every_link_leads_somewhere(page: str) -> None:
    file = ROOT / page
    for target in re.findall(r"\]\(([^)#:]+)[^)]*\)", file.read_text(encoding="utf-8")):
        assert (file.parent / target).exists(), target


def test_the_commands_of_the_guide_exist() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    commands = set(re.findall(r"python3 dev\.py (\w+)", guide))
    assert commands >= {"play", "test", "lint", "rules"}
    assert commands <= {*COMMANDS}


def test_the_walks_go_through_what_there_is_in_code() -> None:
    walks = (ROOT / "docs/walk.md").read_text(encoding="utf-8")
    steps = re.findall(r"`([^`\s]+): ([^`]+)`", walks)
    assert len(steps) > 40
    code = ""
    for path, function in steps:
        roots = (ROOT / "src/tableronde", ROOT / "web/src")
        [file] = [root / path for root in roots if (root / path).is_file()]
        text = file.read_text(encoding="utf-8")
        defined = rf"(?:def|function) {function}\(|^  (?:async |private )*{function}(?:<.*>)?\("
        assert re.search(defined, text, flags=re.MULTILINE), (path, function)
        code += text
    for name in re.findall(r"`([\w.]+)`", walks):  # named beside a step
        assert re.search(rf"\b{name.rpartition('.')[2]}\b", code), name


def test_the_walk_of_a_click_is_short() -> None:
    walks = (ROOT / "docs/walk.md").read_text(encoding="utf-8")
    click = walks.split("## ")[1]
    assert len(re.findall(r"^\d+\. ", click, flags=re.MULTILINE)) < 25
