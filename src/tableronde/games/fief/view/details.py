"""What the table shows about the things that a choice names, for the words of that choice."""

from typing import Final

from tableronde.core.choice import Record
from tableronde.core.game import NO_DETAILS
from tableronde.core.plain import Plain
from tableronde.games.fief.components import (
    BAD_WEATHER,
    CALM_PRICE,
    CARDINAL_PRICE,
    CARDS,
    CASTLE_PRICE,
    FAMINE,
    KNIGHT_PRICE,
    MILL_PRICE,
    PILLAGE,
    SERGEANT_PRICE,
    VILLAGES,
)
from tableronde.games.fief.rules.diplomacy.terms import UNSEEN_PLAYS

_PRICES: Final = {
    "buy-sergeant": SERGEANT_PRICE,
    "buy-knight": KNIGHT_PRICE,
    "hire-sergeant": SERGEANT_PRICE,
    "hire-knight": KNIGHT_PRICE,
    "buy-mill": MILL_PRICE,
    "buy-castle": CASTLE_PRICE,
    "buy-cardinal": CARDINAL_PRICE,
    "pay-to-calm": CALM_PRICE,
    "pillage": PILLAGE,
}
"""What is paid for a thing, or for a pillaged mill received, wherever it is."""
_GOOD_CARDS: Final = {"harvest": CARDS[FAMINE], "weather": CARDS[BAD_WEATHER]}
"""What each good card can end."""
_OF_ANY_FAMILY: Final = {
    "propose": "spouse",
    "assassinate": "victim",
    "ambush": "lord",
    "make-cardinal": "lord",
    "make-arc": "lord",
    "excommunicate": "lord",
}
"""The lord in a choice of whom one would ask: of which family?"""


def details(record: Record, table: Plain, seat: int) -> Record:
    """What the table shows about the things that a choice names: prices, owners, armies."""
    verb = record["do"]
    if verb in _PRICES:
        return {"count": _PRICES[verb]}
    if verb in ("buy-title", "ask-waiver"):
        return {"count": _title_price(table, record["fief"], seat)}
    if verb in ("pay-ransom", "capture"):
        return {"count": _lord_shown(table, record["lord"])["ransom"]}
    if verb in _OF_ANY_FAMILY:
        lord = record[_OF_ANY_FAMILY[verb]]
        return {"owner": _lord_shown(table, lord)["seat"]}
    if verb == "draw-event":
        return {"top": table["piles"]["top"] or "unknown"}
    if verb in _GOOD_CARDS:
        return {"ends": _ends_calamity(table, verb, record["bishopric"])}
    if verb == "lead":
        return {"village": _lord_shown(table, record["lord"])["village"]}
    if verb in ("march", "relieve"):
        return _others_at(table, record["to"], seat)
    if verb == "attack":
        return _army_at(table, record["village"], record["seat"])
    if verb == "drop-term":
        return _term_at(table, record["point"])
    if verb in UNSEEN_PLAYS:
        return {"play": "none"}  # it is named next
    return NO_DETAILS


def _title_price(table: Plain, fief: str, seat: int) -> int:
    """Nothing if the crown has waived it (FIEF-4.3-03)."""
    monarch = table["king"] or table["queen"]
    if monarch is not None:
        giver = _lord_shown(table, monarch)["seat"]
        waiver = {"kind": "waiver", "giver": giver, "taker": seat, "thing": fief}
        if any(waiver.items() <= permit.items() for permit in table["permits"]):
            return 0
    price: int = next(shown["price"] for shown in table["fiefs"] if shown["name"] == fief)
    return price


def _lord_shown(table: Plain, name: str) -> Plain:
    return next(lord for lord in table["lords"] if lord["name"] == name)


def _ends_calamity(table: Plain, verb: str, bishopric: int) -> str:
    """Whether a good card would take a calamity away (FIEF-2.4.2-02, FIEF-2.4.3-02)."""
    return "yes" if _GOOD_CARDS[verb] in table["bishoprics"][bishopric - 1]["sky"] else "no"


def _term_at(table: Plain, point: int) -> Record:
    """What a point of one's draft says: its verb as `term`, and what it names."""
    term = table["deal"]["terms"][point - 1]
    return {**{name: value for name, value in term.items() if name != "do"}, "term": term["do"]}


def _others_at(table: Plain, village: str, seat: int) -> Record:
    """Who else is in a village, and how many troops they have there together."""
    camps = [camp for camp in _camps_at(table, village) if camp["seat"] != seat]
    lords = [lord["seat"] for lord in _lords_at(table, village) if lord["seat"] != seat]
    return {
        "seats": sorted({*lords, *(camp["seat"] for camp in camps)}),
        "count": sum(camp["count"] for camp in camps),
    }


def _army_at(table: Plain, village: str, seat: int) -> Record:
    """What one player has in a village."""
    lords = [lord["name"] for lord in _lords_at(table, village) if lord["seat"] == seat]
    camps = [camp["count"] for camp in _camps_at(table, village) if camp["seat"] == seat]
    return {"count": sum(camps), "lords": lords}


def _camps_at(table: Plain, village: str) -> list[Plain]:
    camps: list[Plain] = table["villages"][VILLAGES.index(village)]["camps"]
    return camps


def _lords_at(table: Plain, village: str) -> list[Plain]:
    """Those who are free."""
    return [
        lord for lord in table["lords"] if lord["village"] == village and lord["captor"] is None
    ]
