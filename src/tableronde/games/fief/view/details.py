"""What the table shows about the things that a choice names, for the words of that choice."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

from tableronde.core.choice import NamedChoice
from tableronde.core.group_decisions import DropTerm
from tableronde.games.fief import choices
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
from tableronde.games.fief.view.types import CampView, FiefDetails, FiefView, LordView

_Details: TypeAlias = Callable[[NamedChoice, FiefView, int], FiefDetails]


def details(record: NamedChoice, table: FiefView, seat: int) -> FiefDetails:
    """Say what the table shows about the things that a choice names: prices, owners, armies."""
    found = _DETAILS.get(record["do"])
    return {} if found is None else found(record, table, seat)


def _fixed_price(price: int) -> _Details:
    """Return the details of what costs the same wherever it is."""
    return lambda record, table, seat: {"count": price}


def _title_price(record: NamedChoice, table: FiefView, seat: int) -> FiefDetails:
    """Return the price of a title: nothing if the crown has waived it (FIEF-4.3-03)."""
    fief, monarch = record["fief"], table["king"] or table["queen"]
    if monarch is not None:
        giver = _lord_shown(table, monarch)["seat"]
        waiver = {"kind": "waiver", "giver": giver, "taker": seat, "thing": fief}
        if any(waiver.items() <= permit.items() for permit in table["permits"]):
            return {"count": 0}
    return {"count": next(shown["price"] for shown in table["fiefs"] if shown["name"] == fief)}


def _ransom(record: NamedChoice, table: FiefView, seat: int) -> FiefDetails:
    return {"count": _lord_shown(table, record["lord"])["ransom"]}


def _family_of(field: str) -> _Details:
    """Return the details of choices whose lord, in this field, may be of any family."""
    return lambda record, table, seat: {"owner": _lord_shown(table, record[field])["seat"]}


def _place_of_lord(record: NamedChoice, table: FiefView, seat: int) -> FiefDetails:
    village = _lord_shown(table, record["lord"])["village"]
    return {} if village is None else {"village": village}


def _lord_shown(table: FiefView, name: str) -> LordView:
    return next(lord for lord in table["lords"] if lord["name"] == name)


def _top_of_events(record: NamedChoice, table: FiefView, seat: int) -> FiefDetails:
    return {"top": table["piles"]["top"] or "unknown"}


def _ends_calamity(calamity: int) -> _Details:
    """Return the details of a good card: whether it would take this calamity away (FIEF-2.4.2-02,
    FIEF-2.4.3-02)."""
    card = CARDS[calamity]

    def found(record: NamedChoice, table: FiefView, seat: int) -> FiefDetails:
        sky = table["bishoprics"][record["bishopric"] - 1]["sky"]
        return {"ends": "yes" if card in sky else "no"}

    return found


def _term_at(record: NamedChoice, table: FiefView, seat: int) -> FiefDetails:
    """Return what a point of one's draft says: its verb as `term`, and what it names."""
    deal = table["deal"]
    assert deal is not None
    term: dict[str, Any] = {**deal["terms"][record["point"] - 1]}
    term["term"] = term.pop("do")
    return cast(FiefDetails, term)  # a term names the same things


def _play_not_named(record: NamedChoice, table: FiefView, seat: int) -> FiefDetails:
    """Say that the card is named next."""
    return {"play": "none"}


def _others_at(record: NamedChoice, table: FiefView, seat: int) -> FiefDetails:
    """Return who else is in a village, and how many troops they have there together."""
    village = record["to"]
    camps = [camp for camp in _camps_at(table, village) if camp["seat"] != seat]
    lords = [lord["seat"] for lord in _lords_at(table, village) if lord["seat"] != seat]
    return {
        "seats": sorted({*lords, *(camp["seat"] for camp in camps)}),
        "count": sum(camp["count"] for camp in camps),
    }


def _army_at(record: NamedChoice, table: FiefView, seat: int) -> FiefDetails:
    """Return what one player has in a village."""
    village, other = record["village"], record["seat"]
    lords = [lord["name"] for lord in _lords_at(table, village) if lord["seat"] == other]
    camps = [camp["count"] for camp in _camps_at(table, village) if camp["seat"] == other]
    return {"count": sum(camps), "lords": lords}


def _camps_at(table: FiefView, village: str) -> list[CampView]:
    camps: list[CampView] = table["villages"][VILLAGES.index(village)]["camps"]
    return camps


def _lords_at(table: FiefView, village: str) -> list[LordView]:
    """Return the free lords in a village."""
    return [
        lord for lord in table["lords"] if lord["village"] == village and lord["captor"] is None
    ]


_DETAILS: Final[dict[str, _Details]] = {
    choices.BuySergeant.VERB: _fixed_price(SERGEANT_PRICE),
    choices.BuyKnight.VERB: _fixed_price(KNIGHT_PRICE),
    choices.HireSergeant.VERB: _fixed_price(SERGEANT_PRICE),
    choices.HireKnight.VERB: _fixed_price(KNIGHT_PRICE),
    choices.BuyMill.VERB: _fixed_price(MILL_PRICE),
    choices.BuyCastle.VERB: _fixed_price(CASTLE_PRICE),
    choices.BuyCardinal.VERB: _fixed_price(CARDINAL_PRICE),
    choices.PayToCalm.VERB: _fixed_price(CALM_PRICE),
    choices.Pillage.VERB: _fixed_price(PILLAGE),  # what a pillaged mill brings
    choices.BuyTitle.VERB: _title_price,
    choices.AskWaiver.VERB: _title_price,
    choices.PayRansom.VERB: _ransom,
    choices.Capture.VERB: _ransom,
    choices.Propose.VERB: _family_of("spouse"),
    choices.Assassinate.VERB: _family_of("victim"),
    choices.Ambush.VERB: _family_of("lord"),
    choices.MakeCardinal.VERB: _family_of("lord"),
    choices.MakeArc.VERB: _family_of("lord"),
    choices.Excommunicate.VERB: _family_of("lord"),
    choices.DrawEvent.VERB: _top_of_events,
    choices.Harvest.VERB: _ends_calamity(FAMINE),
    choices.Weather.VERB: _ends_calamity(BAD_WEATHER),
    choices.Lead.VERB: _place_of_lord,
    choices.March.VERB: _others_at,
    choices.Relieve.VERB: _others_at,
    choices.Attack.VERB: _army_at,
    DropTerm.VERB: _term_at,
    choices.GivePlay.VERB: _play_not_named,
    choices.WantPlay.VERB: _play_not_named,
}
"""Of each verb that has details: what finds them."""
