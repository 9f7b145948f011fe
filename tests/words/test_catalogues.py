"""Tests that the catalogues of the games are complete, alike in both languages, and well worded.

What the code can say is read from the code: the declarations of each `Game`, the components, the
rules pages, and the keys of events. What it does say is read in random games."""

import ast
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from importlib import import_module
from itertools import chain, combinations, islice, pairwise, product
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tableronde
from tableronde.core.game import AnyGame
from tableronde.core.kernel import Decision
from tableronde.games import GAMES
from tableronde.games.fief import components as fief
from tableronde.games.fief.game import Fief
from tableronde.games.fief.rules.diplomacy.requests import Request
from tableronde.games.zizka import components as zizka
from tableronde.games.zizka.box.board import KINDS as KINDS_OF_SPACES
from tableronde.words import LANGUAGES, SEAT_ARGUMENTS, Words, catalogue, game_catalogue
from tableronde.words.rules import message_of
from tools.clauses import listed

ROOT: Final = Path(__file__).resolve().parents[2]
PLAYERS: Final = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Fay"]
SEEDS: Final = range(8)
MANY: Final = 6
"""Arguments of one message above which not every combination is tried."""
MAX_GAMES_READ: Final = 4
"""The most players times games that are read of a long game."""
MAX_DECISIONS: Final = 700
"""The most decisions of a game of Fief, which random players hardly end."""
LONG_GAMES: Final = ("medieval-mastery", "zizka", "fief")
SCORES: Final = {"fief": ("points", "fiefs", "king", "pope", "bishops", "villages")}
"""Columns of the games that are not played to their end here."""

# Where the components of each noun are listed (in components.py, or as `module.NAME`), and what a
# noun has beside them.
LISTS: Final = {
    "card": "CARDS",
    "region": "REGIONS",
    "tile": "TILES",
    "castle": "CASTLES",
    "artefact": "ARTEFACT_NAMES",
    "land": "TERRITORY_NAMES",
    "commander": "COMMANDERS",
    "space": "SPACES",
    "member": "MEMBERS",
    "token": "TOKENS",
    "kind": "EVENT_KINDS",
    "difficulty": "DIFFICULTIES",
    "sovereign": "SOVEREIGNS",
    "trait": "TRAITS",
    "face": "FACES",
    "die": "DICE",
    "purpose": "PURPOSES",
    "warrant": "WARRANTS",
    "loss": "LOSSES",
    "lord": "LORDS",
    "candidate": "CANDIDATES",
    "village": "VILLAGES",
    "fief": "FIEFS",
    "back": "BACKS",
    "relic": "RELICS",
    "office": "rules.hear_ye.elections.OFFICES",
    "phase": "state.PHASES",
    "capacity": "state.CAPACITIES",
    "death": "rules.families.deaths.CAUSES",
    "motive": "rules.cards.revolts.CAUSES",
    "obstacle": "OBSTACLES",
    "side": "SIDES",
    "outcome": "rules.battle.spoils.OUTCOMES",
    "policy": "POLICIES",
}
BESIDE: Final = {
    "region": ("mist",),
    "land": ("castle",),
    "kind": KINDS_OF_SPACES,
    "request": tuple(kind for kind, frame in Fief.FRAMES.items() if issubclass(frame, Request)),
}
# Other words for things on the table: the list in components.py, and further names.
THINGS: Final[dict[str, dict[str, tuple[str, tuple[str, ...]]]]] = {
    "avalon": {
        "landscape": ("LANDSCAPES", ("none",)),
        "special": ("SPECIAL", ()),
        "colour": ("COLOURS", ()),
        "kind": ("KINDS", ()),
    },
    "guilds": {"side": ("SIDES", ())},
    "fief": {
        "post": ("state.POSTS", ()),
        "fortification": ("FORTIFICATIONS", ()),
        "rank": ("RANKS", ()),
    },
}
# Arguments that are lists of components.
LISTED: Final = ("artefacts", "cards", "given", "received", "faces", "thrown", "lords")
# Names and headings that a front end draws the table with, and their arguments.
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "guilds": ("end-card",),
    "medieval-mastery": ("game-reconstructed",),
    "zizka": ("game-reconstructed",),
}
TABLE: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "avalon": {
        "signs": (),
        "row": (),
        "hand": (),
        "hand-of": ("seat", "count"),
        "draw": ("count",),
        "discard": ("count",),
        "tiles": (),
        "tiles-used": (),
        "pending": (),
        "crowns": ("count",),
        "owner": (),
        "mist": (),
        "conquests": (),
        "your-side": (),
        "other-side": (),
    },
    "guilds": {
        "hand": (),
        "hand-of": ("seat", "count"),
        "guilds-of": ("seat",),
        "guild": ("kind", "which"),
        "no-guilds": (),
        "draw": ("count",),
        "discard": ("count",),
        "end-card": ("side",),
        "played": (),
        "round": ("round", "rounds"),
        "wins": (),
    },
    "medieval-mastery": {
        "signs": (),
        **dict.fromkeys(("target", "points", "reserve", "hand", "draw", "discard"), ("count",)),
        **dict.fromkeys(("counted", "ground", "sceptre"), ("count",)),
        "team": ("number", "count"),
        "first": (),
        "known": ("list",),
        "score": ("seat", "count"),
        "battle": ("seat", "other", "tile", "land", "step"),
    },
    "zizka": {
        **dict.fromkeys(("legend", "signs", "first", "last-round", "lying", "a-member"), ()),
        "out-of-reach": (),
        "strife": ("count", "rival"),
        **dict.fromkeys(("actions", "steps", "points", "coins", "luck", "warrant"), ("count",)),
        **dict.fromkeys(("die", "reroll", "move", "peek"), ("count",)),
        **dict.fromkeys(("sword", "shield", "speech", "wild"), ("count",)),
        **dict.fromkeys(("range", "gathered", "lacking", "pot"), ("count",)),
        **dict.fromkeys(("reward-coins", "reward-vp", "reward-vice"), ("count",)),
        **dict.fromkeys(("reward-virtue", "reward-luck"), ("count",)),
        "reward-warrant": (),
        "reward-member": ("level",),
        "morale": ("count", "trait"),
        "favour": ("sovereign",),
        "level": ("level",),
        "rejects": ("trait",),
        "helps": ("kind",),
        "tournament": ("goal", "personal", "common"),
        "tournament-guest": ("common",),
        "strength": ("count", "luck"),
        "dice": ("seat", "count"),
    },
    "fief": {
        # Parts of sentences: other messages refer to them.
        "bishopric": ("bishopric",),
        "lord": ("seat", "lord"),
        **dict.fromkeys(("coins", "voices", "damage", "troops", "embassies"), ("count",)),
        "sergeants": ("sergeants",),
        "knights": ("knights",),
        "force": ("sergeants", "knights"),
        "characters": ("characters",),
        "events": ("events",),
        "traded": ("characters", "events"),
        # The table in the terminal.
        **dict.fromkeys(("legend", "signs", "relics", "fog", "free-diplomacy"), ()),
        **dict.fromkeys(("hidden-money", "first", "raised", "supply", "hand", "free"), ()),
        **dict.fromkeys(("no-bishop", "cardinals", "nowhere", "attending", "prepared"), ()),
        **dict.fromkeys(("relic", "voices-of", "tokens", "gates"), ()),
        **dict.fromkeys(("turn", "taxes", "mills", "mill", "track"), ("count",)),
        **dict.fromkeys(("character-pile", "event-pile"), ("count",)),
        **dict.fromkeys(("walls", "combat", "dice"), ("count",)),
        **dict.fromkeys(("queen", "regent", "prince", "arc", "excommunicated"), ()),
        **dict.fromkeys(("marked", "dying"), ()),
        "points": ("count", "goal"),
        "points-together": ("count", "goal", "together", "other"),
        **dict.fromkeys(("siege", "captive"), ("seat", "count")),
        "sergeants-short": ("sergeants",),
        "knights-short": ("knights",),
        "engines-short": ("engines",),
        "top": ("back",),
        "married": ("spouse", "seat"),
        "against": ("attacker",),
        "passage": ("seat", "other", "village", "lords"),
        "admission": ("seat", "other", "village"),
        "waiver": ("seat", "other", "fief"),
        "consent": ("seat", "other", "lord"),
        "talk": ("seats", "count"),
        "election": ("office",),
        "group": ("seat", "village"),
        "recruits": ("seat",),
        "to-place": (),
        "placed": ("count",),
        "battle": ("village", "count"),
        **dict.fromkeys(("draft", "offer"), ("seat", "other")),
        "play": ("play", "village", "victim", "lord", "fief", "bishopric"),
        "naming": ("seat",),
    },
}
# What `details` adds to a choice that has this field or this verb.
DETAILS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "avalon": {"region": ("name",), "bewitch": ("target",), "give-top": ("top",)},
    "guilds": {"guild": ("kind", "owner", "size", "which"), "swap": ("cards",)},
    "medieval-mastery": {"tile": ("land",), "to": ("to_land",), "artefact": ("owner",)},
    "zizka": {
        **dict.fromkeys(("space", "event"), ("sight",)),
        **dict.fromkeys(("hire", "hire-instead", "attack"), ("count",)),
        "fill": ("place",),
        "joust": ("face", "count"),
        "free-reroll": ("face",),
        **dict.fromkeys(("reroll", "pay-reroll", "take-coin"), ("face", "which")),
    },
    "fief": {
        **dict.fromkeys(("buy-sergeant", "buy-knight", "buy-mill", "buy-castle"), ("count",)),
        **dict.fromkeys(("hire-sergeant", "hire-knight"), ("count",)),
        **dict.fromkeys(("buy-title", "ask-waiver", "buy-cardinal", "pay-to-calm"), ("count",)),
        **dict.fromkeys(("pay-ransom", "capture", "pillage"), ("count",)),
        **dict.fromkeys(("march", "relieve"), ("seats", "count")),
        **dict.fromkeys(("harvest", "weather"), ("ends",)),
        **dict.fromkeys(("propose", "assassinate", "ambush"), ("owner",)),
        **dict.fromkeys(("make-cardinal", "make-arc", "excommunicate"), ("owner",)),
        "attack": ("count", "lords"),
        "draw-event": ("top",),
        "lead": ("village",),
        "drop-term": (
            *("term", "count", "village", "lord", "spouse", "relic", "fief", "card"),
            *("play", "victim", "bishopric"),
        ),
        **dict.fromkeys(
            ("give-play", "want-play"),
            ("play", "village", "victim", "lord", "fief", "bishopric"),
        ),
    },
}
# Verbs that name another choice: of what `details` adds to them, each has what that one names.
NAMING: Final = frozenset({"drop-term", "give-play", "want-play"})
# Texts that are rightly the same in both languages; abbreviations may be, too.
SAME_IN_BOTH: Final = frozenset(
    {"Avalon", "Artisan", "Artisans", "Assassin", "Assassins", "Noble", "Nobles"}
    | {"Medieval Mastery", "Nivernais", "Touraine", "Anjou", "Auvergne", "Champagne"}
    | {"Fracture", "Fractures", "Village", "Fort", "Chaos", "sceptre", " (sceptre)"}
    | {"Bores", "Katerina", "Torak", "Žižka", "raid", "vice", "Vice", "obstacle", "normal"}
    | {"()", "Fief", "Cardinal", "cardinal", "Justice", "Famine"}
    | {"famine", "D’Arc", "d’Arc", "Chevauchée", "s", "e"}
)

PROPER_NAMES: Final = frozenset(
    f"{noun}-{name}"
    for noun, names in (
        ("member", zizka.MEMBERS),
        ("space", zizka.SPACES),
        ("lord", fief.LORDS),
        ("village", fief.VILLAGES),
    )
    for name in names
)
"""Keys of names of people and places, which are the same in both languages."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.ID}-{seats}")
        for game in GAMES.values()
        for seats in game.SEATS
    ],
)


# Catalogues -------------------------------------------------------------------------------------


NAMED: Final = (*SEAT_ARGUMENTS, "seats", "player", "name", "names", "asker")
"""Arguments that give the names of players."""


class Collector(Visitor):
    """Collects the variables of a pattern, the messages it refers to, and its plain text."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.before_names: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        """Collect texts right before a player's name, some of which elide in French before a
        vowel."""
        for before, after in pairwise(node.elements):
            match before, after:
                case ftl.TextElement(), ftl.Placeable(
                    expression=ftl.VariableReference(id=ftl.Identifier(name=name))
                ) if name in NAMED:
                    self.before_names.append(before.value)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def resource(game: AnyGame, language: str) -> ftl.Resource:
    return FluentParser().parse(game_catalogue(game, language))


@cache
def messages(game: AnyGame, language: str) -> dict[str, ftl.Message]:
    body = resource(game, language).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@cache
def patterns(game: AnyGame, language: str) -> dict[str, Collector]:
    """Return every value and, as `message.attribute`, every attribute."""
    found = {}
    for key, message in messages(game, language).items():
        if message.value is not None:
            found[key] = Collector(message.value)
        for attribute in message.attributes:
            if attribute.value is not None:
                found[f"{key}.{attribute.id.name}"] = Collector(attribute.value)
    return found


def attributes(game: AnyGame, language: str, key: str) -> set[str]:
    return {attribute.id.name for attribute in messages(game, language)[key].attributes}


# What the code declares -------------------------------------------------------------------------


def package(game: AnyGame) -> str:
    return type(game).__module__.rpartition(".")[0]


def of_components(game: AnyGame, name: str) -> tuple[str, ...]:
    file, _, listing = name.rpartition(".")
    module = import_module(f"{package(game)}.{file or 'components'}")
    return tuple(dict.fromkeys(value for value in getattr(module, listing) if value))


def component_names(game: AnyGame, noun: str) -> tuple[str, ...]:
    listed_names = of_components(game, LISTS[noun]) if noun in LISTS else ()
    return listed_names + BESIDE.get(noun, ())


def word_of(family: str, name: str) -> str:
    return f"{family}-{name.replace('_', '-')}"


def component_keys(game: AnyGame) -> set[str]:
    return {
        word_of(noun, name)
        for noun in set(game.NOUNS.values())
        for name in component_names(game, noun)
    }


def thing_keys(game: AnyGame) -> set[str]:
    return {
        word_of(family, name)
        for family, (listing, beside) in THINGS.get(game.ID, {}).items()
        for name in (*of_components(game, listing), *beside)
    }


def clauses(game: AnyGame) -> list[str]:
    """Return the clauses of the rules page, without its worked examples and rulings."""
    page = ROOT / "docs" / "rules" / f"{game.ID}.md"
    found = [clause for clause in listed(page) if clause.split("-")[1] not in ("EX", "R")]
    return list(map(message_of, found))


@cache
def forms(game: AnyGame, argument: str) -> set[str]:
    """Return what may follow the name of an argument after an underscore."""
    if argument in (*SEAT_ARGUMENTS, "seats"):
        return {"is"} if argument == "seats" else {"is", "of"}
    if argument not in game.NOUNS:
        return set()
    noun = game.NOUNS[argument]
    if argument in LISTED:
        return {"is"}
    keys = [word_of(noun, name) for name in component_names(game, noun)]
    return set.intersection(
        *(attributes(game, language, key) for language in LANGUAGES for key in keys)
    )


def base(game: AnyGame, variable: str) -> str:
    """Return the argument that a variable is a form of."""
    argument, _, form = variable.rpartition("_")
    return argument if argument and form in forms(game, argument) else variable


@cache
def arguments(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Return every message that takes arguments, with their names."""
    declared: dict[str, tuple[str, ...]] = {}
    for key, names in game.EVENTS.items():
        declared[f"event-{key}"] = names
    for key, names in game.PROMPTS.items():
        declared[f"prompt-{key}"] = declared[f"waiting-{key}"] = ("seat", *names)
    for verb, fields in game.LEXICON.verbs.items():
        named = tuple(field.name for field in fields)
        added = (DETAILS.get(game.ID, {}).get(name, ()) for name in (verb, *named))
        declared[f"choice-{verb}"] = (*named, *chain.from_iterable(added))
    for key, names in TABLE.get(game.ID, {}).items():
        declared[f"table-{key}"] = names
    return declared


def plain_keys(game: AnyGame) -> set[str]:
    """Return every message without arguments that code asks for by name."""
    keys = {"game-title", "game-summary", "game-players", *NAMES.get(game.ID, ())}
    keys |= {f"verb-{verb}" for verb in game.LEXICON.verbs}
    keys |= {f"field-{field.name}" for verb in game.LEXICON.verbs.values() for field in verb}
    keys |= {f"reason-{reason}" for reason in game.REASONS}
    keys |= {f"window-{window}" for window in game.WINDOWS if window not in game.LEXICON.verbs}
    keys |= {f"score-{column}" for column in score_columns(game)}
    for option in game.OPTIONS:
        keys.add(f"option-{option.name}")
        keys |= {f"option-{option.name}-{value}" for value in option.values}
    return keys


def expected_keys(game: AnyGame) -> set[str]:
    rules = set(clauses(game))
    rules |= {f"rules-{clause.split('-')[1]}" for clause in rules}
    return set(arguments(game)) | plain_keys(game) | component_keys(game) | thing_keys(game) | rules


# What the code reports --------------------------------------------------------------------------


NO_FUNCTION: Final = next(
    node for node in ast.walk(ast.parse("def module(): ...")) if isinstance(node, ast.FunctionDef)
)
"""Stands for the function around module constants."""


class Source:
    """The source of a game, from which the texts that an expression can have are found."""

    def __init__(self, game: AnyGame) -> None:
        folder = ROOT.joinpath("src", *package(game).split("."))
        trees = [ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")]
        self.calls: list[tuple[ast.FunctionDef, ast.Call]] = []
        self.functions: dict[str, ast.FunctionDef] = {}
        self.tables: dict[str, ast.Dict] = {}
        for node in chain.from_iterable(map(ast.walk, trees)):
            if isinstance(node, ast.FunctionDef):
                self.functions[node.name] = node
                inner = (part for part in ast.walk(node) if isinstance(part, ast.Call))
                self.calls += [(node, call) for call in inner]
        for statement in chain.from_iterable(tree.body for tree in trees):
            if isinstance(statement, ast.AnnAssign):
                inner = (part for part in ast.walk(statement) if isinstance(part, ast.Call))
                self.calls += [(NO_FUNCTION, call) for call in inner]
                if isinstance(statement.value, ast.Dict):
                    self.tables[ast.unparse(statement.target)] = statement.value

    def called(self, *names: str) -> Iterator[tuple[ast.FunctionDef, ast.Call]]:
        for function, call in self.calls:
            if ast.unparse(call.func) in names:
                yield function, call

    def texts(self, node: ast.expr | None, function: ast.FunctionDef) -> set[str]:
        """Return every text that this expression of a function can have."""
        if node is None or (isinstance(node, ast.Constant) and node.value is None):
            return set()
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return {node.value}
        if isinstance(node, ast.IfExp):
            return self.texts(node.body, function) | self.texts(node.orelse, function)
        if isinstance(node, ast.FormattedValue):
            return self.texts(node.value, function)
        if isinstance(node, ast.JoinedStr):
            parts = product(*(self.texts(part, function) for part in node.values))
            return {"".join(part) for part in parts}
        if isinstance(node, ast.Name):
            return self._texts_of_name(node.id, function)
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) in self.tables:
            table = self.tables[ast.unparse(node.value)]
            return set().union(*(self.texts(value, function) for value in table.values))
        raise AssertionError(f"{function.name}: cannot tell what {ast.unparse(node)} can be")

    def _texts_of_name(self, name: str, function: ast.FunctionDef) -> set[str]:
        found: set[str] = set()
        for value in assigned(name, function):
            found |= self.texts(value, function)
        parameters = [parameter.arg for parameter in function.args.args]
        if name in parameters:
            for caller, call in self.called(function.name):
                found |= self.texts(argument(call, parameters.index(name), name), caller)
        assert found, f"{function.name}: cannot tell what {name} can be"
        return found

    def names(self, node: ast.expr | None, function: ast.FunctionDef) -> set[str]:
        """Return the keys of a dict display: in place, in variables of the same function, or
        returned by a function called there."""
        if isinstance(node, ast.Call):
            called = self.functions[ast.unparse(node.func)]
            [returned] = [part for part in ast.walk(called) if isinstance(part, ast.Return)]
            return self.names(returned.value, called)
        if isinstance(node, ast.Name):
            written = [self.names(value, function) for value in assigned(node.id, function)]
            assert written, f"{function.name}: cannot tell what {node.id} holds"
            assert all(names == written[0] for names in written), f"{function.name}: {node.id}"
            return written[0]
        assert isinstance(node, ast.Dict), f"{function.name}: {node and ast.unparse(node)}"
        found: set[str] = set()
        for key, value in zip(node.keys, node.values, strict=True):
            found |= self.names(value, function) if key is None else self.texts(key, function)
        return found


def assigned(name: str, function: ast.FunctionDef) -> Iterator[ast.expr]:
    """Yield what a function assigns to a variable."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if [ast.unparse(target) for target in targets] == [name]:
                yield node.value


def argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    return call.args[place] if place < len(call.args) else None


@cache
def source_of(game: AnyGame) -> Source:
    return Source(game)


def reported_events(game: AnyGame) -> Iterator[tuple[str, set[str]]]:
    """Yield every event that the source reports, with the names of its arguments."""
    source = source_of(game)
    for function, call in source.called("run.tell", "run.reveal"):
        names = source.names(argument(call, 1, "arguments"), function)
        for key in source.texts(argument(call, 0, "key"), function):
            yield key, names
    for function, call in source.called("run.whisper", "run.reveal_until"):
        names = source.names(argument(call, 2, "arguments"), function)
        for key in source.texts(argument(call, 1, "key"), function):
            yield key, names
        for key in source.texts(argument(call, 3, "others"), function):
            yield key, source.names(argument(call, 4, "others_arguments"), function)


def asked_prompts(game: AnyGame) -> Iterator[tuple[str, set[str], set[str]]]:
    """Yield every prompt in the source, with the names of its arguments and the clauses it
    cites."""
    source = source_of(game)
    for function, call in source.called("Prompt"):
        given = argument(call, 2, "arguments")
        names = set() if given is None else source.names(given, function)
        cited = argument(call, 1, "clauses")
        assert isinstance(cited, ast.Tuple), ast.unparse(call)
        ids = set(chain.from_iterable(source.texts(clause, function) for clause in cited.elts))
        for key in source.texts(argument(call, 0, "key"), function):
            yield key, names, ids


# Games to read ----------------------------------------------------------------------------------


def play(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[tableronde.Match, Decision]]:
    """Play a random game, and yield the match before each answer with one open decision."""
    match = tableronde.new(game.ID, seats, seed, players=PLAYERS[:seats])
    chance = random.Random(seed)
    while match.result is None:
        decision = chance.choice(match.pending())
        yield match, decision
        # A verb is picked first; else moves, nearly always possible, would crowd out the rest.
        verb = chance.choice(sorted({option["do"] for option in decision.options}))
        chosen = [option for option in decision.options if option["do"] == verb]
        match.answer(decision, chance.choice(chosen))


@cache
def score_columns(game: AnyGame) -> tuple[str, ...]:
    """Return the columns of the scores; a solo game has the most, where one is possible."""
    if game.ID in SCORES:
        return SCORES[game.ID]
    for match, _ in play(game, game.SEATS[0], seed=0):
        final = match
    assert final.result is not None
    return tuple(final.result["scores"][0])


def samples(game: AnyGame, name: str, counted: bool) -> list[Any]:
    """Return values that an argument can have; with `counted`, as in choices, where cards are a
    number."""
    if name in SEAT_ARGUMENTS:
        return [0, 1]
    if name == "seats":
        return [[0], [1], [0, 1]]
    if name in game.NOUNS and not (counted and name == "cards"):
        names = component_names(game, game.NOUNS[name])
        if name in LISTED:
            return [[names[0]], [names[0], names[0], names[1]]]
        return list(names)
    if name == "side":
        return list(of_components(game, "SIDES"))
    if name == "dice":
        return ["3", "1+2+5"]
    if name == "faces":
        return [[0], [1, 1, 3]]
    return [1, 2] if name == "level" else [0, 1, 3]


def used_arguments(game: AnyGame, language: str, key: str) -> set[str]:
    """Return the arguments that a message uses, also through messages to which it refers."""
    found = patterns(game, language)[key]
    used = {base(game, variable) for variable in found.variables}
    return used.union(*(used_arguments(game, language, other) for other in found.messages))


def sample_arguments(game: AnyGame, language: str, key: str) -> Iterator[dict[str, Any]]:
    """Yield arguments: every component in one, a few in the others, and all mixtures of the rest.

    Of very many arguments every two are mixed. Arguments that the message does not use stay the
    same."""
    names = arguments(game).get(key, ())
    counted = key.startswith("choice-")
    used = used_arguments(game, language, key)
    samples_of = {name: samples(game, name, counted) for name in names}
    lists = [values if name in used else values[:1] for name, values in samples_of.items()]
    longest = max(lists, key=len, default=[])
    few = [values if values is longest else values[:3] for values in lists]
    if len(names) <= MANY:
        mixtures: Iterable[tuple[Any, ...]] = product(*few)
    else:
        mixtures = chain.from_iterable(
            product(*(values if at in two else values[:1] for at, values in enumerate(few)))
            for two in combinations(range(len(few)), 2)
        )
    for mixture in mixtures:
        yield dict(zip(names, mixture, strict=True))


def readers(game: AnyGame, key: str) -> tuple[int | None, ...]:
    """Return the readers to test: a stranger and, where players are named, one of them.

    Seats are mixed, so another player would read the same with the names exchanged. This one
    reads about Ana, before whose name French elides."""
    named = not {"seats", *SEAT_ARGUMENTS}.isdisjoint(arguments(game).get(key, ()))
    return (None, 1) if named else (None,)


# Reading ----------------------------------------------------------------------------------------

NO_BREAK: Final = "\u00a0\u202f"
LOOSE_PUNCTUATION: Final = re.compile(f"(?<![{NO_BREAK}])[;:!?»]|«(?![{NO_BREAK}])")
# A number from the game, or a figure before a word that is often counted.
LOOSE_NUMBER: Final = re.compile(
    r".*(?:\{ \$(?:count|sergeants|knights|characters|events|paid) \} (?:\w|\{ \$count ->)"
    r"|\d (?:écu|voix|dégât|point|carte|sergent|chevalier|unité|ambassade)).*"
)
BARE_COMPONENT: Final = re.compile(r"\b(de|à) \{ \$(\w+) \}")
HIATUS: Final = re.compile(
    r"(?<!-)\b(?:de|que|le|la|ne|se|me|te|je|lorsque|puisque|jusque) (?=[aeiouâàéèêëîïôöûü])",
    re.IGNORECASE,
)


def miscounts(words: Words, game: AnyGame) -> re.Pattern[str]:
    """Match one of many, or several of one: `1 cards`, `2 Knight`."""
    found = component_names(game, "card") if "card" in game.NOUNS.values() else ()
    cards = tuple(card for card in found if _has_copies(game, card))
    single = [words.component("card", card) for card in cards]
    many = [words.component("card", card, "many") for card in cards]
    card = {"en": "card", "fr": "carte"}[words.language]
    singles, manies = "|".join([card, *single]), "|".join([f"{card}s", *many])
    return re.compile(rf"(?<!\+)\b1\s(?:{manies})\b|\b(?:[2-9]|\d\d+)\s(?:{singles})\b")


def _has_copies(game: AnyGame, card: str) -> bool:
    """Return whether there is more than one of a card."""
    return "many" in attributes(game, "en", word_of("card", card))


def raw_keys(game: AnyGame) -> re.Pattern[str]:
    """Match ids that no reader should see: those of more than one word, and guilds in lower
    case."""
    ids: Iterable[str] = chain(
        game.EVENTS,
        game.PROMPTS,
        game.LEXICON.verbs,
        game.REASONS,
        *(component_names(game, noun) for noun in set(game.NOUNS.values())),
    )
    raw = {key for key in ids if "-" in key or "_" in key}
    if game.ID == "guilds":
        raw |= set(of_components(game, "CARDS"))
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(raw)))})\b")


class SentenceReader:
    """Reads every sentence once for each reader and checks it.

    `made_up` sentences may hold numbers that no game brings, so counts are not checked in them."""

    def __init__(self, game: AnyGame, language: str, seats: int, made_up: bool = False) -> None:
        self.game = game
        self.made_up = made_up
        self.raw = raw_keys(game)
        self.readers: list[int | None] = [None, *range(seats)]
        self.words = {
            reader: Words(language, game, PLAYERS[:seats], reader, strict=True)
            for reader in self.readers
        }
        self.miscounts = miscounts(self.words[None], game)
        self.read: dict[str, str] = {}
        self.checked: set[tuple[str, bool]] = set()

    def say(
        self,
        key: str,
        reader: int | None,
        given: Mapping[str, Any],
        alike: Callable[[], str] | None = None,
    ) -> str:
        """Return a sentence; `alike` is another way to make the same."""
        once = f"{key} {reader} {given}"
        if once not in self.read:
            text = self.words[reader].say(key, given)
            self.check(text, sentence=key.startswith(("event-", "prompt-", "waiting-")))
            assert alike is None or text == alike()
            self.read[once] = text
        return self.read[once]

    def check(self, text: str, sentence: bool) -> None:
        if (text, sentence) not in self.checked:
            self._check(text, sentence)
            self.checked.add((text, sentence))

    def _check(self, text: str, sentence: bool) -> None:
        assert text, "an empty sentence"
        assert text == text.strip(), f"spaces: {text!r}"
        assert "  " not in text, f"spaces: {text!r}"
        assert not re.search("[{}]|None", text), text
        assert not self.raw.search(text), f"a raw key: {text}"
        assert text[0].isupper() or text[0].isdigit() or not sentence, (
            f"begins in lower case: {text}"
        )
        assert text[-1] in ".!?" or not sentence, f"is no sentence: {text}"
        assert self.made_up or not self.miscounts.search(text), f"miscounted: {text}"
        if self.words[None].language == "fr":
            assert not HIATUS.search(text), f"no elision: {text}"


# Tests: the files -------------------------------------------------------------------------------


@every_game
@every_language
def test_every_line_is_parsed(game: AnyGame, language: str) -> None:
    junk = [entry for entry in resource(game, language).body if isinstance(entry, ftl.Junk)]
    assert [entry.content for entry in junk] == []


@every_game
@every_language
def test_no_key_is_defined_twice(game: AnyGame, language: str) -> None:
    entries = [entry for entry in resource(game, language).body if isinstance(entry, ftl.Message)]
    keys = [entry.id.name for entry in entries]
    assert sorted(keys) == sorted(set(keys))
    for entry in entries:
        named = [attribute.id.name for attribute in entry.attributes]
        assert len(named) == len(set(named)), entry.id.name
    shared = FluentParser().parse(catalogue("tableronde.words", language))
    common = {entry.id.name for entry in shared.body if isinstance(entry, ftl.Message)}
    assert not common & set(keys), "a game's word never replaces a common one"


@every_game
def test_both_languages_hold_the_same_messages_in_the_same_order(game: AnyGame) -> None:
    english, french = (list(patterns(game, language)) for language in LANGUAGES)
    assert set(english) == set(french)
    assert english == french


@every_game
def test_both_languages_use_the_same_arguments(game: AnyGame) -> None:
    english, french = (patterns(game, language) for language in LANGUAGES)
    for key in english.keys() & french.keys():
        used = [
            {base(game, variable) for variable in side[key].variables} for side in (english, french)
        ]
        assert used[0] == used[1], key


@every_game
def test_both_languages_address_the_same_readers_as_you(game: AnyGame) -> None:
    """A reader named in one language is named in the other."""
    english, french = (patterns(game, language) for language in LANGUAGES)
    for key in english:
        readers = [
            {name for name in side[key].variables if name.endswith("_is")}
            for side in (english, french)
        ]
        assert readers[0] == readers[1], key


@every_game
@every_language
def test_every_key_in_the_code_has_a_message(game: AnyGame, language: str) -> None:
    assert sorted(expected_keys(game) - set(messages(game, language))) == []
    for option in game.OPTIONS:
        assert "help" in attributes(game, language, f"option-{option.name}")
    for key, found in patterns(game, language).items():
        assert found.messages <= set(messages(game, language)), key


@every_game
@every_language
def test_no_message_is_unused(game: AnyGame, language: str) -> None:
    assert sorted(set(messages(game, language)) - expected_keys(game)) == []


@every_game
@every_language
def test_messages_use_only_declared_arguments(game: AnyGame, language: str) -> None:
    declared = arguments(game)
    for key, found in patterns(game, language).items():
        known = set(declared.get(key, ()))
        unknown = {name for name in found.variables if base(game, name) not in known}
        assert not unknown, key


@every_game
def test_french_texts_follow_typographic_rules(game: AnyGame) -> None:
    for key, found in patterns(game, "fr").items():
        for text in found.texts:
            assert "'" not in text, f"{key}: a straight apostrophe in {text!r}"
            assert '"' not in text, f"{key}: a straight quotation mark in {text!r}"
            assert not LOOSE_PUNCTUATION.search(text), f"{key}: no no-break space in {text!r}"
            assert not HIATUS.search(text), f"{key}: no elision in {text!r}"
        for text in found.before_names:
            assert not HIATUS.search(f"{text}Arthur"), f"{key}: no elision in {text!r}Arthur"


@every_game
def test_a_french_component_has_forms_with_prepositions(game: AnyGame) -> None:
    """For example « des Essarts », not « de Les Essarts »."""
    for word, argument in BARE_COMPONENT.findall(game_catalogue(game, "fr")):
        form = {"de": "of", "à": "at"}[word]
        assert form not in forms(game, argument), f"« {word} » stands before ${argument}"


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Arthur", "d’Arthur"),
        ("Iseut", "d’Iseut"),
        ("ève", "d’ève"),
        ("Œdipe", "d’Œdipe"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Morgane", "de Morgane"),
        ("", "de "),
    ],
)
def test_a_player_s_name_elides_the_word_before_it(name: str, of: str) -> None:
    taken_over = Words("fr", None, [name]).say("event-bot-takes-over", {"seat": 0, "why": "clock"})
    assert taken_over.startswith(f"Le temps {of} est écoulé")


def test_french_numbers_have_a_no_break_space() -> None:
    """This is not yet so in the other games."""
    text = game_catalogue(Fief(), "fr")
    assert LOOSE_NUMBER.findall(text) == []
    assert re.findall(r".*\bSt [A-ZÉ].*", text) == []


@every_game
def test_no_french_text_is_left_in_english(game: AnyGame) -> None:
    english, french = (patterns(game, language) for language in LANGUAGES)
    for key in english.keys() & french.keys():
        text = "".join(english[key].texts)
        if key in PROPER_NAMES or text in SAME_IN_BOTH or ".short" in key:
            continue
        if re.search(r"[^\W\d]", text):
            assert "".join(french[key].texts) != text, key


@every_language
def test_texts_of_mastery_components_fit_every_reader(language: str) -> None:
    """Cards and artefacts lie before their owner and before all the others."""
    second_person = re.compile(
        r"\b(you|your|yours|vous|votre|vos|(?!chez)[a-zéè]+ez)\b", re.IGNORECASE
    )
    texts = {
        key: "".join(found.texts)
        for key, found in patterns(GAMES["medieval-mastery"], language).items()
        if key.endswith(".text")
    }
    assert "artefact-order.text" in texts
    for key, text in texts.items():
        assert not second_person.search(text), f"{key}: {text}"


# Tests: the code --------------------------------------------------------------------------------


@every_game
def test_reported_events_are_the_declared_ones(game: AnyGame) -> None:
    events = list(reported_events(game))
    assert {key for key, _ in events} == set(game.EVENTS)
    for key, names in events:
        assert names == set(game.EVENTS[key]), key


@every_game
def test_asked_prompts_are_the_declared_ones(game: AnyGame) -> None:
    prompts = list(asked_prompts(game))
    assert {key for key, _, _ in prompts} == set(game.PROMPTS)
    for key, names, _ in prompts:
        assert names == set(game.PROMPTS[key]), key


@every_game
@every_language
def test_every_cited_clause_has_a_message(game: AnyGame, language: str) -> None:
    for key, _, cited in asked_prompts(game):
        assert cited, key
        assert set(map(message_of, cited)) <= set(messages(game, language)), key


# Tests: what is read ----------------------------------------------------------------------------


@every_game
@every_language
def test_every_message_reads_well_with_all_its_arguments(game: AnyGame, language: str) -> None:
    sentences = SentenceReader(game, language, seats=2, made_up=True)
    for key in sorted(set(arguments(game)) | plain_keys(game)):
        for given, reader in product(sample_arguments(game, language, key), readers(game, key)):
            sentences.say(key, reader, given)
    for option in game.OPTIONS:
        sentences.check(
            sentences.words[None].say(f"option-{option.name}", attribute="help"), sentence=True
        )


def test_empty_lists_and_lists_of_numbers() -> None:
    words = Words("en", GAMES["fief"], PLAYERS)
    laid = {"seat": 0, "lords": []}
    assert words.say("event-tokens-placed", laid) == "Ana places no vote tokens."
    rolled = {"seat": 1, "side": "attacker", "faces": [1, 1, 3], "count": 5}
    sentence = "Ben rolls 1, 1 and 3 for the attackers: 5 damage."
    assert words.say("event-battle-roll", rolled) == sentence


@every_language
def test_no_sentence_of_free_diplomacy_names_an_embassy(language: str) -> None:
    """With FIEF-11.3-01 a talk costs no token."""
    given = {"seat": 0, "seats": [1, 2], "count": 0}
    keys = ("event-talk-begins", "event-talk-ends", "prompt-invitation", "prompt-talk")
    for reader in (None, 0, 1):
        words = Words(language, GAMES["fief"], PLAYERS, reader, strict=True)
        for key in (*keys, "waiting-talk", "table-talk"):
            text = words.say(key, given)
            assert not re.search("embass|ambassade", text), text


@every_table
def test_every_sentence_of_whole_games_reads_well(game: AnyGame, seats: int) -> None:
    language_readers = [SentenceReader(game, language, seats) for language in LANGUAGES]
    for seed in SEEDS[: max(1, MAX_GAMES_READ // seats)] if game.ID in LONG_GAMES else SEEDS:
        most = MAX_DECISIONS if game.ID == "fief" else None
        for match, decision in islice(play(game, seats, seed), most):
            table = match.view(decision.seat)["table"]
            for sentences in language_readers:
                read_decision(sentences, table, decision)
        for sentences in language_readers:
            read_log(sentences, match)
            if match.result is not None:
                read_result(sentences, match.result)


def read_decision(sentences: SentenceReader, table: Any, decision: Decision) -> None:
    assert set(decision.arguments) == set(sentences.game.PROMPTS[decision.prompt])
    asked, plain = {"seat": decision.seat, **decision.arguments}, decision.plain()
    for reader in sentences.readers:
        form = "prompt" if reader == decision.seat else "waiting"
        alike = partial(sentences.words[reader].prompt, plain)
        sentences.say(f"{form}-{decision.prompt}", reader, asked, alike)
    labels = set()
    for option in decision.options:
        given = {**option, **sentences.game.details(option, table, decision.seat)}
        declared = arguments(sentences.game)[f"choice-{option['do']}"]
        if option["do"] in NAMING:
            declared = tuple(name for name in declared if name in given)
        assert set(given) == {"do", *declared}, option
        labels.add(sentences.say(f"choice-{option['do']}", decision.seat, given))
    assert len(labels) == len(decision.options), "two options read alike"
    first = decision.options[0]
    assert sentences.words[decision.seat].choice(first, table) in labels


def read_log(sentences: SentenceReader, match: tableronde.Match) -> None:
    for reader in sentences.readers:
        for event in match.events_for(reader):
            given = {name: event[name] for name in event if name not in ("event", "number")}
            assert set(given) == set(sentences.game.EVENTS[event["event"]]), event
            text = sentences.say(f"event-{event['event']}", reader, given)
            if event["number"] == match.number:
                assert text == sentences.words[reader].event(event)


def read_result(sentences: SentenceReader, result: Mapping[str, Any]) -> None:
    sentences.say(f"reason-{result['reason']}", None, {})
    for scores in result["scores"]:
        assert set(scores) <= set(score_columns(sentences.game))
