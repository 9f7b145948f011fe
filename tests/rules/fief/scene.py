"""Positions of Fief in a few lines.

    scene = fief(3).lord(ANA, "thierry", "st-medard").troops(ANA, "st-medard", 4, 3)
    scene.money(ANA, 9).begin("buy")
    scene.do("buy-knight st-medard")

Nobody has a lord, a card or a coin at first, and no turn has been played; Ana is the first player.
The player first put into a village controls it. `begin` starts the turn at one of its steps (see
`rules/turn.py`: begin, marriages, elections, draw, calamities, play, before_income, collect,
ransoms, buy, move, fight, before_pillage, plunder, before_end, finish). Cards that lie nowhere are
in the piles, those named by `characters` and `events_pile` on top, the first of them first. `dice`
and `battle_dice` name what the next dice show; unnamed dice show 1, battle dice 0. `until` passes
and declines until a question with that prompt is put.
"""

from typing import Final

from tableronde.core.event import Run
from tableronde.games.fief.components import (
    ALL_LORDS,
    ARC,
    BATTLE_DIE,
    BUYABLE,
    CARDINAL,
    CARDS,
    CASTLE,
    CITY,
    COPIES,
    FIEF_VILLAGES,
    FIEFS,
    FIRST_CALAMITY,
    FIRST_EVENT,
    LORDS,
    NOBODY,
    PRINTED_DIE,
    RELICS,
    VILLAGES,
)
from tableronde.games.fief.game import Fief
from tableronde.games.fief.rules.families.lords import free_lords_at
from tableronde.games.fief.rules.hear_ye import elections
from tableronde.games.fief.rules.march.movement import Group
from tableronde.games.fief.rules.troops import add, present, troops
from tableronde.games.fief.rules.turn import Turn
from tableronde.games.fief.state import (
    AROUND,
    BATTLES,
    CARDS_PHASE,
    END_OF_TURN,
    HEAR_YE,
    INCOME,
    INSIDE,
    MOVEMENT,
    POSTS,
    PURCHASES,
    ROAD,
    SKY,
    Company,
    FiefState,
    Siege,
)
from tests.scene import Scene, ToldChance

ANA, BEN, CLEO, DAN, EVA, FRED = range(6)
STEPS: Final = [step.__name__ for step in Turn.STEPS]
PHASES_FROM: Final = {
    "begin": HEAR_YE,
    "draw": CARDS_PHASE,
    "collect": INCOME,
    "ransoms": PURCHASES,
    "move": MOVEMENT,
    "fight": BATTLES,
    "finish": END_OF_TURN,
}
"""The step with which each phase begins."""
DECLINING: Final = ("pass", "done", "decline", "stop", "no-offer", "halt", "keep-out", "refuse")


class FiefScene(Scene):
    state: FiefState

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        game = Fief()
        state = game.setup(seats, game.check_options(seats, options), Run(ToldChance()))
        state.stack = []
        state.first = ANA
        state.turn = 1
        state.phase = HEAR_YE
        state.money = [0] * seats
        super().__init__(game, state)
        self._tops: tuple[list[int], list[int]] = ([], [])

    # Laying out: people ------------------------------------------------------------------------

    def lord(self, seat: int, name: str, village: str = "", post: str = "") -> "FiefScene":
        """A lord of this family; in a village, or (without one) beside the board."""
        lord = LORDS.index(name)
        self.state.owner[lord] = seat
        if village:
            at = VILLAGES.index(village)
            self._claim(seat, at)
            self.state.village[lord] = at
            self.state.post[lord] = self._post(seat, at, post)
        return self

    def troops(
        self, seat: int, village: str, sergeants: int = 0, knights: int = 0, post: str = ""
    ) -> "FiefScene":
        """Out of the supply."""
        at = VILLAGES.index(village)
        self._claim(seat, at)
        self.state.sergeants[seat] -= sergeants
        self.state.knights[seat] -= knights
        stand = self._post(seat, at, post)
        add(
            self.state,
            at,
            Company(seat, stand, NOBODY, 0, False, False, sergeants, knights),
        )
        return self

    def garrison(self, seat: int, *villages: str) -> "FiefScene":
        """A sergeant in each of them."""
        for village in villages:
            self.troops(seat, village, 1)
        return self

    def _claim(self, seat: int, village: int) -> None:
        if self.state.control[village] == NOBODY or not present(self.state, village):
            self.state.control[village] = seat

    def _post(self, seat: int, village: int, post: str) -> int:
        if post:
            return POSTS.index(post)
        return INSIDE if self.state.control[village] == seat else AROUND

    def on_road(self, seat: int, village: str, road: str) -> "FiefScene":
        """All that this player has in the village came this turn from `road`."""
        at, came = VILLAGES.index(village), VILLAGES.index(road)
        camp = self.state.camps[at]
        self.state.camps[at] = tuple(
            company._replace(post=ROAD, came=came, stages=1) if company.seat == seat else company
            for company in camp
        )
        for lord in free_lords_at(self.state, at, seat):
            self.state.post[lord] = ROAD
            self.state.came[lord] = came
            self.state.stages[lord] = 1
        return self

    def captive(self, name: str, captor: int, village: str) -> "FiefScene":
        lord = LORDS.index(name)
        self.state.captor[lord] = captor
        self.state.village[lord] = VILLAGES.index(village)
        return self

    def marry(self, one: str, other: str) -> "FiefScene":
        a, b = LORDS.index(one), LORDS.index(other)
        self.state.spouse[a], self.state.spouse[b] = b, a
        return self

    # Laying out: titles ------------------------------------------------------------------------

    def title(self, name: str, fief: str, capital: str) -> "FiefScene":
        """A fief title, with its city; the empty villages of the fief follow."""
        number = FIEFS.index(fief)
        lord = LORDS.index(name)
        self.state.crowns[number] = lord
        self.state.fort[VILLAGES.index(capital)] = CITY
        for village in FIEF_VILLAGES[number]:
            if not present(self.state, village):
                self.state.control[village] = self.state.owner[lord]
        return self

    def bishop(self, name: str, bishopric: int) -> "FiefScene":
        self.state.croziers[bishopric - 1] = LORDS.index(name)
        return self

    def cardinal(self, name: str, bought: bool = False) -> "FiefScene":
        hat = BUYABLE if bought else self.state.hats.index(NOBODY)
        self.state.hats[hat] = LORDS.index(name)
        return self

    def pope(self, name: str) -> "FiefScene":
        self.state.pope = LORDS.index(name)
        return self

    def king(self, name: str) -> "FiefScene":
        self.state.king = LORDS.index(name)
        return self

    def queen(self, name: str) -> "FiefScene":
        self.state.queen = LORDS.index(name)
        return self

    def prince(self, name: str) -> "FiefScene":
        self.state.prince = LORDS.index(name)
        return self

    def arc(self, name: str) -> "FiefScene":
        self.state.arc = LORDS.index(name)
        return self

    def excommunicated(self, name: str) -> "FiefScene":
        self.state.excommunicated = LORDS.index(name)
        return self

    def marked(self, *names: str) -> "FiefScene":
        for name in names:
            self.state.marked |= 1 << LORDS.index(name)
        return self

    # Laying out: the rest ----------------------------------------------------------------------

    def castle(self, *villages: str) -> "FiefScene":
        for village in villages:
            self.state.fort[VILLAGES.index(village)] = CASTLE
        return self

    def mills(self, village: str, count: int) -> "FiefScene":
        self.state.mills[VILLAGES.index(village)] = count
        return self

    def siege(self, seat: int, village: str, dice: int = 1, turn: int = 0) -> "FiefScene":
        self.state.sieges = (
            *self.state.sieges,
            Siege(VILLAGES.index(village), seat, dice, turn),
        )
        return self

    def money(self, seat: int, count: int) -> "FiefScene":
        self.state.money[seat] = count
        return self

    def hand(self, seat: int, *cards: str) -> "FiefScene":
        self.state.hands[seat] = sorted(CARDS.index(card) for card in cards)
        return self

    def sky(self, bishopric: int, *cards: str) -> "FiefScene":
        for card in cards:
            self.state.sky[bishopric - 1] |= SKY[CARDS.index(card)]
        return self

    def track(self, *cards: str) -> "FiefScene":
        self.state.track = [CARDS.index(card) for card in cards]
        return self

    def characters(self, *cards: str) -> "FiefScene":
        """On top of the pile, the first one first."""
        self._tops[0].extend(CARDS.index(card) for card in cards)
        return self

    def events_pile(self, *cards: str) -> "FiefScene":
        self._tops[1].extend(CARDS.index(card) for card in cards)
        return self

    def relic(self, name: str, holder: str = "", village: str = "") -> "FiefScene":
        """Carried by a lord (and so known), or face down on a chief town."""
        relic = RELICS.index(name)
        if holder:
            self.state.relic_holder[relic] = LORDS.index(holder)
            self.state.relics_shown |= 1 << relic
        else:
            self.state.relic_place[relic] = VILLAGES.index(village)
        return self

    # Playing -----------------------------------------------------------------------------------

    @property
    def prompt(self) -> str:
        """Who only looks on at a battle is asked the same in another way."""
        return super().prompt.removesuffix("-aside")

    def begin(self, step: str, first: int = ANA) -> "FiefScene":
        """The turn from this step on."""
        self.state.first = first
        self.state.phase = max(
            phase for at, phase in PHASES_FROM.items() if STEPS.index(at) <= STEPS.index(step)
        )
        self._lay_piles()
        self.state.stack = [Turn(step=STEPS.index(step))]
        self.settle()
        return self

    def _lay_piles(self) -> None:
        left = list(COPIES)
        elsewhere: list[int] = [*self.state.track]
        for hand in self.state.hands:
            elsewhere += hand
        elsewhere += [lord for lord in ALL_LORDS if self.state.owner[lord] != NOBODY]
        elsewhere += [CARDINAL for hat in self.state.hats[:BUYABLE] if hat != NOBODY]
        elsewhere += [ARC] if self.state.arc != NOBODY else []
        for sky in self.state.sky:
            elsewhere += [card for card, bit in SKY.items() if sky & bit]
        for card in (*elsewhere, *self._tops[0], *self._tops[1]):
            left[card] -= 1
        assert min(left) >= 0, "a card lies in two places"
        rest = [card for card, count in enumerate(left) for _ in range(count)]
        characters = [card for card in rest if card < FIRST_EVENT]
        events = [card for card in rest if FIRST_EVENT <= card < FIRST_CALAMITY]
        calamities = [card for card in rest if card >= FIRST_CALAMITY]
        self.state.characters = [*characters, *reversed(self._tops[0])]
        self.state.events = [*calamities, *events, *reversed(self._tops[1])]
        self._tops = ([], [])

    def dice(self, *numbers: int) -> "FiefScene":
        """What the next ordinary dice show."""
        self.chance.picks += [number - 1 for number in numbers]
        return self

    def battle_dice(self, *faces: int) -> "FiefScene":
        """What the next battle dice show."""
        die = PRINTED_DIE if self.state.modes.printed_die else BATTLE_DIE
        self.chance.picks += [die.index(face) for face in faces]
        return self

    def do(self, notation: str, seat: int | None = None) -> None:
        """Those march who came with the group, at first all; `march` says it otherwise."""
        super().do(notation, seat)
        if notation.startswith(("march ", "relieve ")) and self.prompt == "muster":
            group = self.state.stack[-2]
            assert isinstance(group, Group)
            came = [str(count) for count in (group.sergeants, group.knights)]
            super().do(next(way for way in self.options() if way.split()[1:3] == came))

    def march(self, to: str, *troops: int, verb: str = "march") -> "FiefScene":
        """With so many sergeants and knights; where it matters, so many who have marched."""
        super().do(f"{verb} {to}")
        super().do(" ".join(("muster-mixed" if troops[2:] else "muster", *map(str, troops))))
        return self

    def ride(self) -> "FiefScene":
        """A chevauchée with all knights."""
        self.do(self.options(verb="ride")[0])
        return self

    def until(self, prompt: str) -> "FiefScene":
        """Everybody passes and declines until this is asked."""
        for _ in range(500):
            if not self.state.stack:
                break
            if self.prompt == prompt:
                return self
            seat = self.asked[0]
            options = self.options(seat)
            quiet = next((verb for verb in DECLINING if verb in options), options[0])
            self.do(quiet, seat)
        raise AssertionError(f"{prompt!r} is never asked")

    def pass_all(self) -> "FiefScene":
        """Everybody who is asked now passes, until another question is put."""
        question = self.prompt
        while self.state.stack and self.prompt == question:
            self.do("pass", self.asked[0])
        return self

    def remark(self, seat: int, notation: str) -> None:
        """Something said at any moment: a raised hand, a policy, an armed reaction."""
        choice = self.game.LEXICON.parse(notation)
        assert choice in self.game.remarks(self.state, seat), notation
        self.game.remark(self.state, seat, choice)

    # Looking -----------------------------------------------------------------------------------

    def holder(self, village: str) -> int:
        """Who controls it."""
        return self.state.control[VILLAGES.index(village)]

    def troops_at(self, village: str, seat: int) -> tuple[int, int]:
        """Sergeants and knights."""
        return troops(self.state, VILLAGES.index(village), seat)

    def where(self, name: str) -> str:
        """The village of a lord; empty: not on the board."""
        at = self.state.village[LORDS.index(name)]
        return "" if at == NOBODY else VILLAGES[at]

    def owner(self, name: str) -> int:
        return self.state.owner[LORDS.index(name)]

    def captor(self, name: str) -> int:
        return self.state.captor[LORDS.index(name)]

    def fort(self, village: str) -> int:
        return self.state.fort[VILLAGES.index(village)]

    def hand_of(self, seat: int) -> list[str]:
        return [CARDS[card] for card in self.state.hands[seat]]

    def holds(self, fief: str) -> str:
        """The lord with the title of a fief; empty: vacant."""
        lord = self.state.crowns[FIEFS.index(fief)]
        return "" if lord == NOBODY else LORDS[lord]

    def named(self, lord: int) -> str:
        """Of `state.king` and the like."""
        return "" if lord == NOBODY else LORDS[lord]

    def voices(self, seat: int, office: str) -> int:
        return elections.voices(self.state, seat, elections.OFFICES.index(office))

    def keys(self, seat: int | None = None) -> list[str]:
        """The keys of what the last answer told."""
        return [event["event"] for event in self.events(seat)]


def fief(seats: int = 3, **options: str) -> FiefScene:
    return FiefScene(seats, options)
