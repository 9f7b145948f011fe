"""Recognizes commands, which can be typed at any question, in both languages."""

from typing import Final, NamedTuple

from tableronde.terminal.folding import folded

_WORDS: Final = {
    "help": "help",
    "aide": "help",
    "rules": "rules",
    "regles": "rules",
    "undo": "undo",
    "annuler": "undo",
    "log": "log",
    "chronique": "log",
    "journal": "log",
    "table": "table",
    "discard": "discard",
    "defausse": "discard",
    "hint": "hint",
    "conseil": "hint",
    "answers": "orders",
    "reponses": "orders",
    "save": "save",
    "sauver": "save",
    "sauvegarder": "save",
    "resign": "resign",
    "abandonner": "resign",
    "quit": "quit",
    "quitter": "quit",
    "back": "back",
    "retour": "back",
}
_WITH_ARGUMENT: Final = ("help", "orders", "rules", "save")


class Command(NamedTuple):
    name: str
    argument: str


def command(line: str) -> Command | None:
    """Return the command in a line, or None. `discard red-knight` is an answer; `discard` alone is
    not."""
    text = line.strip()
    if text.startswith("?"):
        text = f"help {text[1:]}"
    if text == "0":
        return Command("back", "")
    head, _, rest = text.partition(" ")
    name = _WORDS.get("".join(folded(head)))
    argument = rest.strip()
    if name is None or (argument and name not in _WITH_ARGUMENT):
        return None
    if name == "help" and argument:  # `? AVA-TURN-02`
        return Command("rules", argument)
    return Command(name, argument)


def is_yes(line: str) -> bool:
    """Return whether a line says yes."""
    return "".join(folded(line)) in ("y", "yes", "o", "oui")
