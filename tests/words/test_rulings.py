"""Tests that the page marks the same clauses as rulings as the rules documents."""

import re
from pathlib import Path
from typing import Final

import pytest

from tableronde import games

ROOT: Final = Path(__file__).parents[2]
# Not the worked examples (EX), nor the rulings themselves (R).
CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+-(?!EX-|R-)[A-Z0-9.]+-\d+)\*\* (.*)$", re.MULTILINE)
RULING: Final = re.compile(r"\((?:[^()]*, )?(?:rulings? )?(?:R|AMB)-?\d")


@pytest.mark.parametrize("game", games.GAMES)
def test_rulings_are_marked_on_the_page(game: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    ruled = [clause for clause, words in CLAUSE.findall(text) if RULING.search(words)]
    file = ROOT / "web" / "src" / "games" / game / "rulings.ts"
    page = file.read_text(encoding="utf-8") if file.exists() else ""
    assert re.findall(r"'([A-Z0-9.-]+)'", page) == ruled, f"list them in {file.relative_to(ROOT)}"
