"""The rules to look up at the table: which clauses are meant by what was typed."""

from tableronde.terminal.narrowing import folded
from tableronde.words.rules import Section


def found(wanted: str, sections: list[Section]) -> dict[str, str]:
    """The clauses meant by a section's key or title, by the end of a clause's id, or by the
    beginning of one title; nothing if it could mean several."""
    words = folded(wanted)
    for section in sections:
        if words in (folded(section.key), folded(section.title)):
            return section.clauses
    clauses = {key: text for section in sections for key, text in section.clauses.items()}
    ends = {key: text for key, text in clauses.items() if folded(key)[-len(words) :] == words}
    if words and len(ends) == 1:
        return ends
    titles = [section for section in sections if _begins(section.title, words)]
    return titles[0].clauses if len(titles) == 1 else {}


def _begins(title: str, wanted: list[str]) -> bool:
    return bool(wanted) and " ".join(folded(title)).startswith(" ".join(wanted))
