"""Whole states consistent with a view: what it does not show is dealt anew."""

from collections import Counter
from typing import Any, Final

from tableronde.core.chance import Chance
from tableronde.core.choice import PASS, UNSEEN, Choice
from tableronde.core.frames import Frame, Sealed
from tableronde.core.parley import REFUSE
from tableronde.core.plain import Plain
from tableronde.core.state import result_from
from tableronde.games.fief.choices import LEXICON, GiveCard, GiveMoney, GivePlay, Vote
from tableronde.games.fief.components import (
    ALL_LORDS,
    ARC,
    ASK,
    BACKS,
    BUYABLE,
    CARDINAL,
    CARDS,
    COPIES,
    FIEFS,
    FIRST_CALAMITY,
    FIRST_EVENT,
    FORTIFICATIONS,
    LORDS,
    NOBODY,
    POLICIES,
    RELICS,
    REVOLT,
    SERGEANTS,
    SIDES,
    VILLAGES,
    back,
)
from tableronde.games.fief.rules.battle.losses import Losses
from tableronde.games.fief.rules.battle.ransoms import Ransom
from tableronde.games.fief.rules.cards.in_play import InPlay
from tableronde.games.fief.rules.cards.playing import AskHostNew
from tableronde.games.fief.rules.cards.revolts import Uprising
from tableronde.games.fief.rules.cards.surprises import AskHat
from tableronde.games.fief.rules.diplomacy.deals import OfferedDeal
from tableronde.games.fief.rules.hear_ye.elections import Ballot
from tableronde.games.fief.rules.march.groups import Band
from tableronde.games.fief.rules.march.passage import Passage
from tableronde.games.fief.rules.money.recruiting import Recruits
from tableronde.games.fief.state import (
    CAPACITIES,
    INSIDE,
    PHASES,
    POSTS,
    SKY,
    Arms,
    Battle,
    Company,
    FiefState,
    Modes,
    Permit,
    Siege,
    Tax,
)
from tableronde.games.fief.view.names import THINGS

_LORD: Final = {name: lord for lord, name in enumerate(LORDS)}
_VILLAGE: Final = {name: village for village, name in enumerate(VILLAGES)}
_CARD: Final = {name: card for card, name in enumerate(CARDS)}
_LIKELY_MONEY: Final = 12
"""What a hidden treasury is imagined to hold at most."""


def resample(seen: Plain, stack: list[Frame[Any]], chance: Chance) -> FiefState:
    return _Dealer(seen, chance).state(stack)


def _lord(name: str | None) -> int:
    return NOBODY if name is None else _LORD[name]


def _village(name: str | None) -> int:
    return NOBODY if name is None else _VILLAGE[name]


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


class _Dealer:
    """Reads a view back, and deals what it does not show."""

    def __init__(self, seen: Plain, chance: Chance) -> None:
        self.seen: Final = seen
        self.table: Final = seen["table"]
        self.chance: Final = chance
        self.eyes: Final = seen["seat"]

    def state(self, stack: list[Frame[Any]]) -> FiefState:
        table, seats = self.table, self.seen["seats"]
        players, lords = table["seats"], {_LORD[one["name"]]: one for one in table["lords"]}
        hands, piles = self._cards(stack)
        owner = [lords[lord]["seat"] if lord in lords else NOBODY for lord in ALL_LORDS]
        places, holders, keepers, shown = self._relics()

        def bits(name: str) -> int:
            return sum(1 << lord for lord, one in lords.items() if one[name])

        def each(name: str, none: int, of: Any) -> list[int]:
            return [of(lords[lord][name]) if lord in lords else none for lord in ALL_LORDS]

        state = FiefState(
            seats=seats,
            number=self.seen["number"],
            stack=stack,
            result=result_from(self.seen["result"]),
            modes=Modes(**table["modes"]),
            turn=table["turn"],
            first=_seat(table["first"]),
            phase=PHASES.index(table["phase"]),
            active=_seat(table["active"]),
            acted=table["acted"],
            money=self._money(stack),
            embassies=[player["embassies"] for player in players],
            sergeants=[player["sergeants"] for player in players],
            knights=[player["knights"] for player in players],
            hands=hands,
            characters=piles["characters"],
            character_discard=piles["character_discard"],
            events=piles["events"],
            event_discard=piles["event_discard"],
            track=piles["track"],
            sky=[sum(SKY[_CARD[card]] for card in see["sky"]) for see in table["bishoprics"]],
            taxes=tuple(self._tax(tax) for tax in table["taxes"]),
            owner=owner,
            village=each("village", NOBODY, _village),
            post=each("post", INSIDE, POSTS.index),
            came=each("came", NOBODY, _village),
            stages=each("stages", 0, int),
            tested=bits("tested"),
            riding=bits("riding"),
            captor=each("captor", NOBODY, _seat),
            spouse=each("spouse", NOBODY, _lord),
            crowns=[_lord(fief["holder"]) for fief in table["fiefs"]],
            croziers=[_lord(see["bishop"]) for see in table["bishoprics"]],
            hats=[_lord(name) for name in table["cardinals"]],
            king=_lord(table["king"]),
            queen=_lord(table["queen"]),
            pope=_lord(table["pope"]),
            prince=_lord(table["prince"]),
            consummated=table["consummated"],
            arc=_lord(table["arc"]),
            excommunicated=_lord(table["excommunicated"]),
            excommunication_used=table["excommunication_used"],
            marked=bits("marked"),
            new_bishops=bits("new_bishop"),
            dying=bits("dying"),
            camps=self._camps(self._recruits(stack)),
            control=[_seat(village["control"]) for village in table["villages"]],
            fort=[FORTIFICATIONS.index(village["fort"]) for village in table["villages"]],
            mills=[village["mills"] for village in table["villages"]],
            new_troops=[village["new_troops"] for village in table["villages"]],
            sieges=self._sieges(),
            fought=tuple((village, seat) for village, seat in table["fought"]),
            battle=self._battle(),
            permits=tuple(
                Permit(
                    one["kind"],
                    one["giver"],
                    one["taker"],
                    _thing(one),
                    one["secret"],
                    sum(1 << _LORD[lord] for lord in one["lords"]),
                )
                for one in table["permits"]
            ),
            refused=tuple(tuple(request) for request in table["refused"]),
            raised=sum(1 << seat for seat, one in enumerate(players) if one["raised"]),
            hand_spent=sum(1 << seat for seat, one in enumerate(players) if one["hand_spent"]),
            attending=self._attending(),
            armed=self._armed(seats),
            policies=self._policies(seats),
            relic_place=places,
            relic_holder=holders,
            relic_keeper=keepers,
            relics_shown=shown,
        )
        self._unmask(state)
        return state

    def _money(self, stack: list[Frame[Any]]) -> list[int]:
        """A hidden treasury holds something, and at least what its owner offers; who chooses among
        ransoms can pay one."""
        seats = self.table["seats"]
        money: list[int] = [
            self.chance.below(_LIKELY_MONEY + 1) if player["money"] is None else player["money"]
            for player in seats
        ]
        for frame in stack:
            if isinstance(frame, OfferedDeal):
                given = [term.amount for term in frame.terms if isinstance(term, GiveMoney)]
                money[frame.proposer] = max(money[frame.proposer], *given, 0)
        top = stack[-1] if stack else None
        if isinstance(top, Ransom) and not top.offers and seats[top.seat]["money"] is None:
            money[top.seat] = self._ransom(top.seat)
        return money

    def _ransom(self, seat: int) -> int:
        """What is due of a player who has the choice whom to buy out."""
        owed: Counter[int] = Counter(
            lord["ransom"]
            for lord in self.table["lords"]
            if lord["seat"] == seat and lord["captor"] is not None
        )
        same = [count for count, lords in owed.items() if lords > 1]
        return same[self.chance.below(len(same))]

    # Cards --------------------------------------------------------------------------------------

    def _cards(self, stack: list[Frame[Any]]) -> tuple[list[list[int]], dict[str, list[int]]]:
        """Everybody's hand by its backs; the piles by their sizes and the top back."""
        table = self.table
        left = Counter(dict(enumerate(COPIES)))
        left.subtract(_LORD[lord["name"]] for lord in table["lords"])
        left[CARDINAL] -= sum(name is not None for name in table["cardinals"][:BUYABLE])
        left[ARC] -= table["arc"] is not None
        left.subtract(_CARD[card] for see in table["bishoprics"] for card in see["sky"])
        left[REVOLT] -= sum(len(frame.cards) for frame in stack if isinstance(frame, Uprising))
        left.subtract(f.card for f in stack if isinstance(f, InPlay) and not f.in_hand)
        known = [
            [_CARD[card] for card in player["hand"] if card not in BACKS]
            for player in table["seats"]
        ]
        shown = self._shown(stack)
        for seat, card in shown:
            known[seat].append(card)
        for cards in known:
            left.subtract(cards)
        characters = self._shuffled(left, range(FIRST_EVENT))
        events = self._shuffled(left, range(FIRST_EVENT, FIRST_CALAMITY))
        calamities = self._shuffled(left, range(FIRST_CALAMITY, len(CARDS)))
        hands = []
        for seat, (player, cards) in enumerate(zip(table["seats"], known, strict=True)):
            hidden = Counter(card for card in player["hand"] if card in BACKS)
            hidden.subtract(BACKS[back(card)] for owner, card in shown if owner == seat)
            dealt = [characters.pop() for _ in range(hidden[BACKS[0]])]
            dealt += [events.pop() for _ in range(hidden[BACKS[1]])]
            hands.append(sorted([*cards, *dealt]))
        piles = table["piles"]
        track = [calamities.pop() for _ in range(piles["track"])]
        top = []
        if piles["top"] is not None:
            top = [(events if piles["top"] == BACKS[1] else calamities).pop()]
        mixed = events + calamities
        self.chance.shuffle(mixed)
        below = piles["events"] - len(top)
        return hands, {
            "characters": characters[: piles["characters"]],
            "character_discard": characters[piles["characters"] :],
            "events": mixed[:below] + top,
            "event_discard": mixed[below:],
            "track": track,
        }

    def _shown(self, stack: list[Frame[Any]]) -> list[tuple[int, int]]:
        """Cards that others are known to hold: they offer them to this seat, or have named them and
        play them when somebody has consented."""
        cards: list[tuple[int, int]] = []
        for frame in stack:
            if isinstance(frame, OfferedDeal) and frame.seat == self.eyes:
                given = [term.card for term in frame.terms if isinstance(term, GiveCard)]
                given += [term.play.card for term in frame.terms if isinstance(term, GivePlay)]
                cards += [(frame.proposer, card) for card in given]
            elif isinstance(frame, InPlay) and frame.in_hand:
                cards.append((frame.seat, frame.card))
            elif isinstance(frame, AskHat) and not frame.other:
                cards.append((frame.asker, CARDINAL))
            elif isinstance(frame, AskHostNew):
                cards.append((frame.asker, frame.thing))
        return [(seat, card) for seat, card in cards if seat != self.eyes]

    def _shuffled(self, left: Counter[int], kinds: range) -> list[int]:
        cards = [card for card in kinds for _ in range(left[card])]
        self.chance.shuffle(cards)
        return cards

    # The board ----------------------------------------------------------------------------------

    def _recruits(self, stack: list[Frame[Any]]) -> Recruits | None:
        """Of what another has hired, any may be placed already."""
        for at, frame in enumerate(stack):
            if isinstance(frame, Recruits):
                if frame.seat != self.eyes:
                    hired = [0] * frame.sergeants + [1] * frame.knights
                    self.chance.shuffle(hired)
                    stack[at] = frame = frame.with_placed(hired[: frame.placed])
                return frame
        return None

    def _camps(self, recruits: Recruits | None) -> list[tuple[Company, ...]]:
        """In the fog of war, counters of others are any that their supply leaves open."""
        hidden = self._hidden_counters(recruits)
        camps = []
        for village in self.table["villages"]:
            camp = []
            for one in village["camps"]:
                sergeants, knights = one["sergeants"], one["knights"]
                if sergeants is None:
                    bag = hidden[one["seat"]]
                    drawn = [bag.pop() for _ in range(one["count"])]
                    knights = sum(drawn)
                    sergeants = one["count"] - knights
                camp.append(
                    Company(
                        one["seat"],
                        POSTS.index(one["post"]),
                        _village(one["came"]),
                        one["stages"],
                        one["tested"],
                        one["riding"],
                        sergeants,
                        knights,
                    )
                )
            camps.append(tuple(camp))
        return camps

    def _hidden_counters(self, recruits: Recruits | None) -> list[list[int]]:
        """Of each player: the counters that lie face down, 1 for a knight, in any order."""
        bags = []
        for seat, player in enumerate(self.table["seats"]):
            camps = [
                one
                for village in self.table["villages"]
                for one in village["camps"]
                if one["seat"] == seat
            ]
            covered = sum(one["count"] for one in camps if one["sergeants"] is None)
            seen = sum(one["sergeants"] for one in camps if one["sergeants"] is not None)
            sergeants = SERGEANTS - player["sergeants"] - seen
            if recruits is not None and recruits.seat == seat:
                sergeants -= recruits.left[0]
            bag = [0] * sergeants + [1] * (covered - sergeants)
            if covered:
                self.chance.shuffle(bag)
            bags.append(bag)
        return bags

    def _sieges(self) -> tuple[Siege, ...]:
        found = [
            Siege(at, siege["seat"], siege["dice"], siege["turn"])
            for at, village in enumerate(self.table["villages"])
            for siege in village["sieges"]
        ]
        return tuple(found)

    def _tax(self, tax: Plain) -> Tax:
        area = NOBODY
        if tax["fief"] is not None:
            area = FIEFS.index(tax["fief"])
        elif tax["bishopric"] is not None:
            area = tax["bishopric"] - 1
        return Tax(
            CAPACITIES.index(tax["capacity"]),
            area,
            tax["seat"],
            NOBODY if tax["hat"] is None else tax["hat"],
            sum(1 << (see - 1) for see in tax["sees"]),
        )

    def _battle(self) -> Battle | None:
        seen = self.table["battle"]
        if seen is None:
            return None
        return Battle(
            village=_VILLAGE[seen["village"]],
            attacker=seen["attacker"],
            defender=seen["defender"],
            sides=tuple(SIDES.index(side) for side in seen["sides"]),
            leaders=(seen["attack"]["leader"], seen["defence"]["leader"]),
            ride=seen["ride"],
            holder=_seat(seen["holder"]),
            rounds=seen["rounds"],
            dull=seen["dull"],
            tunnel=seen["tunnel"],
            gates=seen["gates"],
            hits=(seen["hits"][0], seen["hits"][1]),
            over=seen["over"],
            shown=seen["shown"],
            won=seen["won"],
            lords=sum(1 << _LORD[name] for name in seen["lords"]),
        )

    def _relics(self) -> tuple[list[int], list[int], list[int], int]:
        """Those face down are any that have not been shown and are not gone."""
        places = [NOBODY] * len(RELICS)
        holders, keepers = places[:], places[:]
        shown = 0
        seen = self.table["relics"]
        for one in seen:
            if one["relic"] is not None:
                relic = RELICS.index(one["relic"])
                shown |= 1 << relic
                holders[relic] = _lord(one["holder"])
                keepers[relic] = _seat(one["keeper"])
                if one["holder"] is None:
                    places[relic] = _VILLAGE[one["village"]]
        covered = [one for one in seen if one["relic"] is None]
        unknown = [relic for relic in range(len(RELICS)) if not shown >> relic & 1]
        if self.table["modes"]["relics"]:
            # The Tooth is gone once fewer relics are left than there were (FIEF-11.1-08).
            gone = len(RELICS) - len(seen)
            if gone and covered and len(unknown) > len(covered):
                unknown.remove(RELICS.index("geronce"))
                shown |= 1 << RELICS.index("geronce")
            elif gone and not covered:
                shown |= sum(1 << relic for relic in unknown)
        if covered:
            self.chance.shuffle(unknown)
        for one, relic in zip(covered, unknown, strict=False):
            places[relic] = _VILLAGE[one["village"]]
        return places, holders, keepers, shown

    # What seats have said for later -------------------------------------------------------------

    def _attending(self) -> int:
        settings = self.table["settings"]
        return 1 << self.eyes if settings is not None and settings["attending"] else 0

    def _armed(self, seats: int) -> list[tuple[Arms, ...]]:
        armed: list[tuple[Arms, ...]] = [()] * seats
        settings = self.table["settings"]
        if settings is not None:
            armed[self.eyes] = tuple(
                Arms(LEXICON.choice(one["act"]), _seat(one["attacker"]))
                for one in settings["armed"]
            )
        return armed

    def _policies(self, seats: int) -> list[tuple[int, ...]]:
        policies = [(ASK,) * seats] * seats
        settings = self.table["settings"]
        if settings is not None:
            policies[self.eyes] = tuple(POLICIES.index(one) for one in settings["policies"])
        return policies

    # What others have decided behind a screen ---------------------------------------------------

    def _unmask(self, state: FiefState) -> None:
        """Sealed answers, face-down votes and armies in the fog of others: any that are
        possible."""
        for at, frame in enumerate(state.stack):
            if isinstance(frame, Sealed) and UNSEEN in frame.answers:
                answers = tuple(
                    self._answer(state, frame, seat, at) if answer == UNSEEN else answer
                    for seat, answer in zip(frame.asked, frame.answers, strict=True)
                )
                state.stack[at] = frame.holding(answers)
            elif isinstance(frame, Band | Losses) and frame.hides_troops_from(self.eyes):
                state.stack[at] = frame.imagined(state)
            elif isinstance(frame, Uprising):
                state.stack[at] = frame.imagined(state.hands)
            elif isinstance(frame, Ballot):
                state.stack[at] = frame.with_placed(
                    tuple(
                        vote if seat == self.eyes else self._vote(vote)
                        for seat, vote in zip(frame.order, frame.placed, strict=False)
                    )
                )

    def _answer(self, state: FiefState, frame: Sealed[Any], seat: int, at: int) -> Choice:
        if at + 1 < len(state.stack):
            return PASS
        options = frame.options(state, seat)
        if isinstance(frame, Passage):  # a refusal would have ended it
            options = [option for option in options if option != REFUSE]
        return options[self.chance.below(len(options))]

    def _vote(self, vote: Choice) -> Choice:
        assert isinstance(vote, Vote)
        return Vote(vote.null, vote.candidate) if self.chance.below(2) else vote


def _thing(permit: Plain) -> int:
    return THINGS[permit["kind"]].index(permit["thing"])
