"""Money, troops and relics that fit a view: what lies hidden is dealt anew."""

from collections import Counter
from typing import Any, Final, NamedTuple

from tableronde.core.chance import Chance
from tableronde.core.frames import Frame
from tableronde.games.fief.choices import GiveMoney
from tableronde.games.fief.components import NOBODY, RELICS, SERGEANTS
from tableronde.games.fief.rules.battle.ransoms import Ransom
from tableronde.games.fief.rules.diplomacy.deals import OfferedDeal
from tableronde.games.fief.rules.money.recruiting import Recruits
from tableronde.games.fief.state import POSTS, Company
from tableronde.games.fief.view.names import lord_or_nobody, seat_or_nobody, village_or_nobody
from tableronde.games.fief.view.types import FiefView

_LIKELY_MONEY: Final = 12
"""What a hidden treasury is imagined to hold at most."""
_TOOTH: Final = RELICS.index("geronce")

# Money --------------------------------------------------------------------------------------------


def deal_money(table: FiefView, stack: list[Frame[Any]], chance: Chance) -> list[int]:
    """Deal hidden treasuries. Each holds at least what its owner offers; who chooses among ransoms
    can pay one."""
    seats = table["seats"]
    money = [
        chance.below(_LIKELY_MONEY + 1) if player["money"] is None else player["money"]
        for player in seats
    ]
    for frame in stack:
        if isinstance(frame, OfferedDeal):
            given = [term.amount for term in frame.terms if isinstance(term, GiveMoney)]
            money[frame.proposer] = max(money[frame.proposer], *given, 0)
    top = stack[-1] if stack else None
    if isinstance(top, Ransom) and not top.offers and seats[top.seat]["money"] is None:
        money[top.seat] = _ransom(table, top.seat, chance)
    return money


def _ransom(table: FiefView, seat: int, chance: Chance) -> int:
    """Return the ransom that a player can pay who chooses among several."""
    owed = Counter(
        lord["ransom"]
        for lord in table["lords"]
        if lord["seat"] == seat and lord["captor"] is not None
    )
    same = [count for count, lords in owed.items() if lords > 1]
    return same[chance.below(len(same))]


# Troops -------------------------------------------------------------------------------------------


def deal_camps(
    table: FiefView, viewer: int | None, stack: list[Frame[Any]], chance: Chance
) -> list[tuple[Company, ...]]:
    """Deal the counters of others in the fog of war: any that their supply leaves open."""
    hidden = _hidden_counters(table, _recruits(viewer, stack, chance), chance)
    camps = []
    for village in table["villages"]:
        camp = []
        for one in village["camps"]:
            sergeants, knights = one["sergeants"], one["knights"]
            if sergeants is None or knights is None:
                bag = hidden[one["seat"]]
                drawn = [bag.pop() for _ in range(one["count"])]
                knights = sum(drawn)
                sergeants = one["count"] - knights
            camp.append(
                Company(
                    one["seat"],
                    POSTS.index(one["post"]),
                    village_or_nobody(one["came"]),
                    one["stages"],
                    one["tested"],
                    one["riding"],
                    sergeants,
                    knights,
                )
            )
        camps.append(tuple(camp))
    return camps


def _recruits(viewer: int | None, stack: list[Frame[Any]], chance: Chance) -> Recruits | None:
    """Return the troops that are hired in the fog of war; of another's, any may be placed
    already."""
    for at, frame in enumerate(stack):
        if isinstance(frame, Recruits):
            if frame.seat != viewer:
                hired = [0] * frame.sergeants + [1] * frame.knights
                chance.shuffle(hired)
                stack[at] = frame = frame.with_placed(hired[: frame.placed])
            return frame
    return None


def _hidden_counters(table: FiefView, recruits: Recruits | None, chance: Chance) -> list[list[int]]:
    """Return the counters of each player that lie face down, 1 for a knight, in any order."""
    bags = []
    for seat, player in enumerate(table["seats"]):
        camps = [
            one for village in table["villages"] for one in village["camps"] if one["seat"] == seat
        ]
        covered = sum(one["count"] for one in camps if one["sergeants"] is None)
        seen = sum(one["sergeants"] for one in camps if one["sergeants"] is not None)
        sergeants = SERGEANTS - player["sergeants"] - seen
        if recruits is not None and recruits.seat == seat:
            sergeants -= recruits.left[0]
        bag = [0] * sergeants + [1] * (covered - sergeants)
        if covered:
            chance.shuffle(bag)
        bags.append(bag)
    return bags


# Relics -------------------------------------------------------------------------------------------


class DealtRelics(NamedTuple):
    places: list[int]
    holders: list[int]
    keepers: list[int]
    shown: int
    """Those taken before, as bits."""


def deal_relics(table: FiefView, chance: Chance) -> DealtRelics:
    """Deal the relics that lie face down: any that have not been shown and are not gone."""
    places = [NOBODY] * len(RELICS)
    holders, keepers = places[:], places[:]
    shown = 0
    seen = table["relics"]
    covered = []
    for one in seen:
        if one["relic"] is None:
            covered.append(village_or_nobody(one["village"]))
            continue
        relic = RELICS.index(one["relic"])
        shown |= 1 << relic
        holders[relic] = lord_or_nobody(one["holder"])
        keepers[relic] = seat_or_nobody(one["keeper"])
        if one["holder"] is None:
            places[relic] = village_or_nobody(one["village"])
    unknown = [relic for relic in range(len(RELICS)) if not shown >> relic & 1]
    if table["modes"]["relics"]:
        # The Tooth is gone once fewer relics are left than there were (FIEF-11.1-08).
        gone = len(RELICS) - len(seen)
        if gone and covered and len(unknown) > len(covered):
            unknown.remove(_TOOTH)
            shown |= 1 << _TOOTH
        elif gone and not covered:
            shown |= sum(1 << relic for relic in unknown)
    if covered:
        chance.shuffle(unknown)
    for place, relic in zip(covered, unknown, strict=False):
        places[relic] = place
    return DealtRelics(places, holders, keepers, shown)
