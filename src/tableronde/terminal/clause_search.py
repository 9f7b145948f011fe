"""Searches the clauses of the rules for what was typed."""

from tableronde.terminal.folding import folded
from tableronde.words.rules import Section


def find(wanted: str, sections: list[Section]) -> dict[str, str]:
    """Return the clauses that match: by a chapter's key or title, by a clause's id with or without
    the game, by the end of one id, or by the beginning of one title. Empty if ambiguous."""
    words = folded(wanted)
    for section in sections:
        if words in (folded(section.key), folded(section.title)):
            return section.clauses
    clauses = {key: text for section in sections for key, text in section.clauses.items()}
    # Compare whole ids first: 1.1-01 is also the end of 11.1.1-01.
    whole = {key: text for key, text in clauses.items() if words in (folded(key), folded(key)[1:])}
    ends = {key: text for key, text in clauses.items() if folded(key)[-len(words) :] == words}
    for meant in (whole, ends):
        if words and len(meant) == 1:
            return meant
    titles = [section for section in sections if _begins(section.title, words)]
    return titles[0].clauses if len(titles) == 1 else {}


def _begins(title: str, wanted: list[str]) -> bool:
    return bool(wanted) and " ".join(folded(title)).startswith(" ".join(wanted))
