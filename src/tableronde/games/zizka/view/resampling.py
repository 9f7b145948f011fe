"""Whole states consistent with a view: what it does not show is dealt anew."""

from typing import Any, Final

from tableronde.core.chance import Chance
from tableronde.core.frames import Frame
from tableronde.core.state import result_from
from tableronde.core.views import View
from tableronde.games.zizka.box.boxes import NOTHING, Box
from tableronde.games.zizka.components import (
    COMMANDERS,
    DICE,
    DIFFICULTIES,
    EVENT_KINDS,
    FACES,
    ICONS,
    PURPOSES,
    SIDES,
    SOLO_LEVELS,
    SOVEREIGNS,
    WARRANTS,
)
from tableronde.games.zizka.state import (
    BOARD,
    EVERYBODY,
    NO_CARD,
    NO_TOKEN,
    NO_WARRANT,
    NOBODY,
    Modes,
    Roll,
    Torak,
    Tourney,
    ZizkaState,
)
from tableronde.games.zizka.view.types import MemberView, ZizkaView


def resample(
    seen: View[ZizkaView], stack: list[Frame[Any]], box: Box, chance: Chance
) -> ZizkaState:
    """A whole state of what a view tells; what it does not is dealt anew."""
    return _Dealer(seen, box, chance).state(stack)


class _Dealer:
    """Reads a view back, and deals what it does not show."""

    def __init__(self, seen: View[ZizkaView], box: Box, chance: Chance) -> None:
        self.seen: Final = seen
        self.table: Final = seen["table"]
        self.box: Final = box
        self.chance: Final = chance
        self.members: Final = {member.name: at for at, member in enumerate(box.members)}
        self.castle: Final = {castle.name: at for at, castle in enumerate(box.castles)}
        self.space: Final = {space.name: at for at, space in enumerate(box.board.spaces)}
        self.token: Final = {token.name: at for at, token in enumerate(box.tokens)}

    def state(self, stack: list[Frame[Any]]) -> ZizkaState:
        seen, table, seats = self.seen, self.table, self.seen["seats"]
        eyes = seen["seat"]
        players = table["seats"]
        tokens, heap, used = self._tokens()
        decks, offers, piles = self._decks()
        castles, known = self._castles(eyes)
        spaces = table["spaces"]
        first = table["first"]
        modes = table["modes"]
        return ZizkaState(
            seats=seats,
            number=seen["number"],
            stack=stack,
            result=result_from(seen["result"]),
            box=self.box,
            modes=Modes(
                SIDES.index(modes["side"]),
                modes["expert"],
                SOLO_LEVELS.index(modes["level"]) if modes["level"] else 0,
            ),
            first=NOBODY if first is None else first,
            turn=table["turn"],
            turn_number=table["turn_number"],
            end=table["end"],
            actions=table["actions"],
            peeks=[BOARD if name is None else self.members[name] for name in table["peeks"]],
            final_peeks=[self.members[name] for name in table["final_peeks"]],
            commanders=[
                NOBODY if player["commander"] is None else COMMANDERS.index(player["commander"])
                for player in players
            ],
            spaces=[
                NOBODY if player["space"] is None else self.space[player["space"]]
                for player in players
            ],
            lying=[player["lying"] for player in players],
            vp=[player["points"] for player in players],
            morale=[player["morale"] for player in players],
            coins=[player["coins"] for player in players],
            luck=[player["luck"] for player in players],
            warrants=[
                NO_WARRANT if player["warrant"] is None else player["warrant"] for player in players
            ],
            favours=[
                next((at for at, one in enumerate(players) if name in one["favours"]), NOBODY)
                for name in SOVEREIGNS
            ],
            entourage=[self._numbers(player["entourage"]) for player in players],
            conquered=[self._conquered(player["castles"]) for player in players],
            decks=decks,
            offers=offers,
            piles=piles,
            tokens=tokens,
            face_up=[space["face_up"] for space in spaces],
            peeked=[
                _knowing(space["public"], eyes) if space["face"] and not space["face_up"] else 0
                for space in spaces
            ],
            heap=heap,
            used=used,
            castles=castles,
            castle_known=known,
            writs=[WARRANTS.index(name) for name in table["warrants"]],
            roll=self._roll(),
            tourney=self._tourney(),
            torak=self._torak(),
        )

    def _numbers(self, cards: list[MemberView]) -> list[int]:
        return [self.members[card["name"]] for card in cards]

    def _conquered(self, names: list[str]) -> list[int]:
        held = [NO_CARD] * len(DIFFICULTIES)
        for name in names:
            card = self.castle[name]
            held[self.box.castles[card].difficulty] = card
        return held

    def _tokens(self) -> tuple[list[int], list[int], list[int]]:
        """A face-down token is any of its kind that is nowhere to be seen."""
        used = [self.token[name] for name in self.table["used"]]
        spaces = self.table["spaces"]
        tokens = [
            NO_TOKEN if space["face"] is None else self.token[space["face"]["name"]]
            for space in spaces
        ]
        placed = {*used, *tokens}
        hidden = [token for token in range(len(self.box.tokens)) if token not in placed]
        self.chance.shuffle(hidden)
        for at, space in enumerate(spaces):
            if space["token"] is not None and space["face"] is None:
                kind = EVENT_KINDS.index(space["token"])
                token = next(one for one in hidden if self.box.tokens[one].kind == kind)
                hidden.remove(token)
                tokens[at] = token
        return tokens, hidden, used

    def _decks(self) -> tuple[list[list[int]], list[list[int]], list[list[int]]]:
        """The tops lie open, what is below is shuffled."""
        decks, offers, piles = [], [], []
        serving = {
            member
            for player in self.table["seats"]
            for member in self._numbers(player["entourage"])
        }
        for offer in self.table["offers"]:
            tables = [
                NO_CARD if card is None else self.members[card["name"]] for card in offer["tables"]
            ]
            pile = [self.members[name] for name in offer["discarded"]]
            top = [] if offer["top"] is None else [self.members[offer["top"]["name"]]]
            seen = {*tables, *pile, *top, *serving}
            deck = [
                at
                for at, member in enumerate(self.box.members)
                if member.level == offer["level"] and at not in seen
            ]
            self.chance.shuffle(deck)
            decks.append(deck + top)
            offers.append(tables)
            piles.append(pile)
        return decks, offers, piles

    def _castles(self, eyes: int | None) -> tuple[list[list[int]], list[list[int]]]:
        decks, all_known = [], []
        won = {self.castle[name] for player in self.table["seats"] for name in player["castles"]}
        for difficulty, seen in enumerate(self.table["castles"]):
            cards = [
                NO_CARD if card is None else self.castle[card["name"]]
                for card in reversed(seen["known"])
            ]
            hidden = [
                at
                for at, castle in enumerate(self.box.castles)
                if castle.difficulty == difficulty and at not in cards and at not in won
            ]
            self.chance.shuffle(hidden)
            all_known.append(
                [
                    0 if card is None else _knowing(card["public"], eyes)
                    for card in reversed(seen["known"])
                ]
            )
            decks.append([hidden.pop() if card == NO_CARD else card for card in cards])
        return decks, all_known

    def _roll(self) -> Roll | None:
        seen = self.table["roll"]
        if seen is None:
            return None
        return Roll(
            seat=seen["seat"],
            purpose=PURPOSES.index(seen["purpose"]),
            dice=tuple(DICE.index(die["die"]) for die in seen["dice"]),
            faces=[FACES.index(die["face"]) for die in seen["dice"]],
            locked=sum(die["locked"] << at for at, die in enumerate(seen["dice"])),
            rerolls=seen["rerolls"],
            printed=_counts(seen["printed"]),
            luck=seen["luck"],
            spent=seen["spent"],
            filled=sum(row["filled"] << (row["row"] - 1) for row in seen["rows"]),
        )

    def _tourney(self) -> Tourney | None:
        seen = self.table["tourney"]
        if seen is None:
            return None
        return Tourney(
            host=seen["host"],
            riders=list(seen["riders"]),
            pot=seen["pot"],
            scores=list(seen["scores"]),
            torak=NOTHING if seen["torak"] is None else seen["torak"],
            faces=[FACES.index(face) for face in seen["faces"]],
            aside=[FACES.index(face) for face in seen["aside"]],
            free=seen["free"],
        )

    def _torak(self) -> Torak | None:
        seen = self.table["torak"]
        if seen is None:
            return None
        names = [card.name for card in self.box.torak]
        discard = [names.index(name) for name in seen["discarded"]]
        types = ("basic", self.table["modes"]["level"])
        deck = [
            at for at, card in enumerate(self.box.torak) if card.type in types and at not in discard
        ]
        self.chance.shuffle(deck)
        return Torak(
            space=self.space[seen["space"]],
            vp=seen["points"],
            lying=seen["lying"],
            attacked=seen["attacked"],
            deck=deck,
            discard=discard,
        )


def _knowing(public: bool, eyes: int | None) -> int:
    """Bits of those who know something that these eyes know."""
    return EVERYBODY if public or eyes is None else 1 << eyes


def _counts(icons: dict[str, int]) -> tuple[int, int, int, int]:
    sword, shield, speech, wild = (icons[name] for name in ICONS)
    return sword, shield, speech, wild
