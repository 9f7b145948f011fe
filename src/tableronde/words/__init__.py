"""Sentences in French and English, from the Fluent catalogues.

Each game has one catalogue per language (`games/<game>/words/<language>.ftl`); the common ones are
in this folder. The kernel gives keys and arguments, which become sentences here.

Besides the arguments themselves, a message can use:

- in a game's own messages, for an argument that names a component (`Game.NOUNS`): its name and, for
  each attribute of the component's message, `$card_a`, `$card_the`, … ; for a list of components
  their names, and `$cards_is` (`none`, `one` or `many`); for a list of numbers all of them;
- for an argument that is a seat (`$seat`, `$other`, `$owner`, `$attacker`, `$defender`): the
  player's name; `$seat_is`, which is `you` for the reader's own seat and `other` otherwise
  (`$other_is` can be `same`, the same seat as `$seat`); `$seat_of`, the name after `of`:
  « d’Arthur », « de Morgane »;
- for `$seats`: the names of several players, and `$seats_is` (`you`, `other`, `many` or `nobody`).
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from tableronde.core.choice import NamedChoice
from tableronde.core.errors import TableRondeError
from tableronde.core.game import AnyGame
from tableronde.games import GAMES

LANGUAGES: Final = ("en", "fr")
_LOCALE: Final = {"en": "en_GB", "fr": "fr_FR"}
_LARGEST: Final = 10**15  # larger numbers are not formatted
SEAT_ARGUMENTS: Final = ("seat", "other", "owner", "attacker", "defender")


class Words:
    """Makes sentences in one language, for one game, its players, and a reader."""

    def __init__(
        self,
        language: str,
        game: AnyGame | None = None,
        players: Sequence[str] = (),
        reader: int | None = None,
        strict: bool = False,
    ) -> None:
        self.language: Final = language
        self.game: Final = game
        self.players: Final = players
        self.reader: Final = reader
        self._strict: Final = strict
        folders = ("tableronde.words",) if game is None else ("tableronde.words", _folder(game))
        self._catalogues: Final = [_opened(folder, language) for folder in folders]
        self._bundle, self._forms = _shared_cache(folders, language)

    def read_by(self, reader: int | None) -> "Words":
        """Return the same words for another reader."""
        return Words(self.language, self.game, self.players, reader, self._strict)

    # Sentences -------------------------------------------------------------------------------

    def say(self, key: str, arguments: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """Format a message of the catalogue, or one of its attributes."""
        message = self._message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{key} has no text"
        text, errors = self._bundle.format_pattern(pattern, self._worded(key, arguments or {}))
        if errors and self._strict:
            raise ValueError(f"{self.language}: {key}: {errors}")
        return str(text)

    def knows(self, key: str) -> bool:
        return any(key in catalogue.texts for catalogue in self._catalogues)

    def _message(self, key: str) -> Any:
        if not self._bundle.has_message(key):
            for catalogue in self._catalogues:
                if key in catalogue.texts:
                    for message in catalogue.parsed(key):
                        self._bundle.add_resource(message)
        return self._bundle.get_message(key)

    def event(self, event: Mapping[str, Any]) -> str:
        """Return the sentence of an event."""
        return self.say(f"event-{event['event']}", event)

    def prompt(self, waiting: Mapping[str, Any]) -> str:
        """Return why a seat is asked, worded for that seat or for those who wait for it."""
        form = "prompt" if waiting["seat"] == self.reader else "waiting"
        arguments = {"seat": waiting["seat"], **waiting["arguments"]}
        return self.say(f"{form}-{waiting['prompt']}", arguments)

    def choice(self, record: NamedChoice, table: Any) -> str:
        """Return an option of the reader as a sentence, with details from the table."""
        assert self.game is not None
        assert self.reader is not None
        details = self.game.details(record, table, self.reader)
        return self.say(f"choice-{record['do']}", {**record, **details})

    def reconstructed(self) -> str:
        """Return which parts of the game are our reconstruction: the game's own text, or the names
        of the components; empty if there are none."""
        assert self.game is not None
        if self.knows("game-reconstructed"):
            return self.say("game-reconstructed")
        names = [self.component(noun, name) for noun, name in self.game.RECONSTRUCTED]
        return self.say("ui-reconstructed", {"names": self.listed(names)}) if names else ""

    def component(self, noun: str, name: str, attribute: str = "") -> str:
        """Return the name of a component, or one of its other forms."""
        return self._component(noun, name)[attribute]

    def error(self, error: TableRondeError) -> str:
        """Return the sentence of an error. Games among the details are replaced by their titles,
        and errors by their own sentences."""
        details = {name: self._caused(value) for name, value in error.details.items()}
        if details.get("game") in GAMES:
            details["game"] = Words(self.language, GAMES[details["game"]]).say("game-title")
        return self.say(f"error-{error.key}", details)

    def _caused(self, detail: Any) -> Any:
        if isinstance(detail, TableRondeError):
            return self.error(detail)
        return " ".join(map(self.error, detail)) if isinstance(detail, tuple) else detail

    def decimal(self, number: float) -> str:
        """Format a number with one decimal digit."""
        return str(format_decimal(number, "#,##0.0", locale=_LOCALE[self.language]))

    def listed(self, items: Sequence[str]) -> str:
        """Join items as in `a, b and c`, with a count for equal ones."""
        counted = {item: items.count(item) for item in items}
        parts = [item if many == 1 else f"{item} ×{many}" for item, many in counted.items()]
        return format_list(parts, locale=_LOCALE[self.language])

    # Arguments -------------------------------------------------------------------------------

    def _worded(self, key: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
        worded: dict[str, Any] = {}
        nouns = self._nouns(key)
        for name, value in arguments.items():
            noun = nouns.get(name)
            if name in SEAT_ARGUMENTS and isinstance(value, int):
                worded[name] = self._player(value)
                worded[f"{name}_is"] = self._is(name, value, arguments.get("seat"))
                worded[f"{name}_of"] = self._of(worded[name])
            elif name == "seats" and isinstance(value, list):
                worded[name] = self.listed([self._player(seat) for seat in value])
                worded[f"{name}_is"] = self._are(value)
            elif isinstance(value, list) and noun:
                worded[name] = self.listed([self._component(noun, item)[""] for item in value])
                worded[f"{name}_is"] = "many" if len(value) > 1 else "one" if value else "none"
            elif isinstance(value, list):
                worded[name] = format_list(list(map(str, value)), locale=_LOCALE[self.language])
            elif isinstance(value, str) and noun:
                for form, text in self._component(noun, value).items():
                    worded[f"{name}_{form}" if form else name] = text
            elif isinstance(value, int | float) and abs(value) < _LARGEST:
                worded[name] = value
            else:
                worded[name] = str(value)
        return worded

    def _nouns(self, key: str) -> Mapping[str, str]:
        """Return which arguments of a message name components: only in a game's own messages."""
        if self.game is None or key not in self._catalogues[-1].texts:
            return {}
        return self.game.NOUNS

    def _player(self, seat: int) -> str:
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat)

    def _of(self, player: str) -> str:
        if self.language != "fr":
            return f"of {player}"
        return f"d’{player}" if _elides(player) else f"de {player}"

    def _is(self, name: str, value: int, actor: object) -> str:
        if value == self.reader:
            return "you"
        return "same" if name == "other" and value == actor else "other"

    def _are(self, seats: list[int]) -> str:
        if len(seats) > 1:
            return "many"
        if not seats:
            return "nobody"
        return "you" if seats == [self.reader] else "other"

    def _component(self, noun: str, name: str) -> dict[str, str]:
        key = f"{noun}-{name.replace('_', '-')}"
        if key not in self._forms:
            message = self._message(key)
            patterns = {"": message.value, **message.attributes}
            self._forms[key] = {
                form: str(self._bundle.format_pattern(pattern)[0])
                for form, pattern in patterns.items()
                if pattern is not None
            }
        return self._forms[key]


def catalogue(folder: str, language: str) -> str:
    """Return the text of the catalogue in a folder."""
    return files(folder).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def game_catalogue(game: AnyGame, language: str) -> str:
    return catalogue(_folder(game), language)


def _folder(game: AnyGame) -> str:
    return f"{type(game).__module__.rpartition('.')[0]}.words"


# `de` elides before a vowel, also after an h or with an accent, and before the y of Yves, not Yann.
_VOWEL: Final = re.compile(r"h?[aeiouæœ]|y(?![aeiou])")


def _elides(name: str) -> bool:
    return _VOWEL.match(unicodedata.normalize("NFD", name).lower()) is not None


# A message, from its key to the next one; and a reference to another message.
_MESSAGE: Final = re.compile(
    r"^([a-zA-Z][\w-]*) *=.*?(?=^[a-zA-Z][\w-]* *=|\Z)", re.DOTALL | re.MULTILINE
)
_USED: Final = re.compile(r"\{\s*([a-z][\w-]*)")


class _Catalogue:
    """The messages of a catalogue, each parsed when it is first used: parsing all of them takes
    longer than most commands."""

    def __init__(self, text: str) -> None:
        self.texts: Final = {found[1]: found[0] for found in _MESSAGE.finditer(text)}
        self._parsed: Final[dict[str, Any]] = {}

    def parsed(self, key: str) -> list[Any]:
        """Return a message, parsed, and those that it refers to."""
        if key not in self._parsed:
            self._parsed[key] = FluentResource(self.texts[key])
        used = [other for other in _USED.findall(self.texts[key]) if other in self.texts]
        return [self._parsed[key], *(one for other in used for one in self.parsed(other))]


@cache
def _opened(folder: str, language: str) -> _Catalogue:
    return _Catalogue(catalogue(folder, language))


@cache
def _shared_cache(
    folders: tuple[str, ...], language: str
) -> tuple[FluentBundle, dict[str, dict[str, str]]]:
    """Return what all `Words` of a language share: the parsed messages, and the forms of
    components."""
    return FluentBundle([language], use_isolating=False), {}
