"""The glossary agrees with the rules and the code."""

import re
from pathlib import Path

import pytest

from tableronde import games

ROOT = Path(__file__).parents[1]
GAMES = {
    "Avalon": ("avalon", "avalon"),
    "Medievallons": ("guilds", "guilds"),
    "Medieval Mastery": ("medieval_mastery", "medieval-mastery"),
    "Medieval: Jan Žižka": ("zizka", "zizka"),
    "Fief": ("fief", "fief"),
}


def rows(heading: str) -> list[list[str]]:
    """Return the cells of each row of a section's table."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    section = text.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def contains(text: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}", text) is not None


def names_in(cell: str) -> list[str]:
    return re.findall("`([^`]+)`", cell)


@pytest.mark.parametrize("heading", GAMES)
def test_the_terms_of_a_game_are_those_of_its_rules(heading: str) -> None:
    rules = (ROOT / "docs" / "rules" / f"{GAMES[heading][1]}.md").read_text(encoding="utf-8")
    glossary = re.split(r"\n##+ .*[Gg]lossary.*\n", rules)[1].split("\n## ")[0].casefold()
    terms = [cell for french, english, _ in rows(heading) for cell in (french, english)]
    assert terms
    assert [term for term in terms if not contains(glossary, term.casefold())] == []


@pytest.mark.parametrize("heading", GAMES)
def test_the_names_of_a_game_are_those_in_its_code(heading: str) -> None:
    folder = ROOT / "src" / "tableronde" / "games" / GAMES[heading][0]
    code = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    known = {*re.findall(r"\w+", code)}
    verbs = games.find(GAMES[heading][1]).LEXICON.verbs
    cells = [row[-1] for row in rows(heading)]
    named_verbs = [verb for cell in cells for verb in re.findall("verb `([^`]+)`", cell)]
    assert named_verbs
    assert [verb for verb in named_verbs if verb not in verbs] == []
    names = [name for cell in cells for name in names_in(re.sub("verb `[^`]+`", "", cell))]
    assert names

    def is_known(name: str) -> bool:
        return (folder / name).exists() if "/" in name else {*name.split(".")} <= known

    assert [name for name in names if not is_known(name)] == []


@pytest.mark.parametrize("heading", ["Rules and games", "Tables", "Server"])
def test_common_names_are_those_in_the_code(heading: str) -> None:
    code = "\n".join(
        f"{file.name} {file.parent.name}/ {file.read_text(encoding='utf-8')}"
        for file in (ROOT / "src" / "tableronde").rglob("*.py")
    )
    cells = [row[-2] for row in rows(heading)]
    names = [name for cell in cells for name in names_in(cell)]
    names = [part for name in names for part in name.split(".")[: 1 if ".py" in name else None]]
    assert len(names) > len(cells) / 2
    assert [name for name in names if name != "R-nn" and not contains(code, name)] == []


def test_names_of_the_tests_are_those_in_the_tests() -> None:
    code = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("*.py"))
    names = [name for row in rows("Tests") for name in names_in(row[1])]
    assert len(names) > 8
    assert [name for name in names if not contains(code, name)] == []
