"""Whole states consistent with a view: what it shows is read back, what it does not show is dealt
anew by `hidden_cards.py`, `hidden_pieces.py` and `hidden_answers.py`."""

from collections.abc import Callable
from typing import Any

from tableronde.core.chance import Chance
from tableronde.core.frames import Frame
from tableronde.core.state import result_from
from tableronde.core.views import View
from tableronde.games.fief.choices import LEXICON
from tableronde.games.fief.components import (
    ALL_LORDS,
    ASK,
    FIEFS,
    FORTIFICATIONS,
    NOBODY,
    POLICIES,
    SIDES,
)
from tableronde.games.fief.state import (
    CAPACITIES,
    INSIDE,
    PHASES,
    POSTS,
    SKY,
    Arms,
    Battle,
    FiefState,
    Modes,
    Permit,
    Siege,
    Tax,
)
from tableronde.games.fief.view.hidden_answers import imagine_answers
from tableronde.games.fief.view.hidden_cards import deal_cards
from tableronde.games.fief.view.hidden_pieces import deal_camps, deal_money, deal_relics
from tableronde.games.fief.view.names import (
    CARD,
    LORD,
    THINGS,
    VILLAGE,
    lord_or_nobody,
    seat_or_nobody,
    village_or_nobody,
)
from tableronde.games.fief.view.types import (
    BattleView,
    FiefView,
    LordView,
    PermitView,
    SettingsView,
    TaxView,
    VillageView,
)


def resample(seen: View[FiefView], stack: list[Frame[Any]], chance: Chance) -> FiefState:
    """Return a state that this viewer could be looking at."""
    table = seen["table"]
    seats, viewer = seen["seats"], seen["seat"]
    players = table["seats"]
    lords = {LORD[one["name"]]: one for one in table["lords"]}
    cards = deal_cards(table, viewer, stack, chance)
    relics = deal_relics(table, chance)
    attending, armed, policies = _settings(table["settings"], viewer, seats)

    def bits(holds: Callable[[LordView], bool]) -> int:
        return sum(1 << lord for lord, one in lords.items() if holds(one))

    def each(none: int, of: Callable[[LordView], int]) -> list[int]:
        return [of(lords[lord]) if lord in lords else none for lord in ALL_LORDS]

    state = FiefState(
        seats=seats,
        number=seen["number"],
        stack=stack,
        result=result_from(seen["result"]),
        modes=Modes(**table["modes"]),
        turn=table["turn"],
        first=seat_or_nobody(table["first"]),
        phase=PHASES.index(table["phase"]),
        active=seat_or_nobody(table["active"]),
        acted=table["acted"],
        money=deal_money(table, stack, chance),
        embassies=[player["embassies"] for player in players],
        sergeants=[player["sergeants"] for player in players],
        knights=[player["knights"] for player in players],
        hands=cards.hands,
        characters=cards.characters,
        character_discard=cards.character_discard,
        events=cards.events,
        event_discard=cards.event_discard,
        track=cards.track,
        sky=[sum(SKY[CARD[card]] for card in see["sky"]) for see in table["bishoprics"]],
        taxes=tuple(_tax(tax) for tax in table["taxes"]),
        owner=[lords[lord]["seat"] if lord in lords else NOBODY for lord in ALL_LORDS],
        village=each(NOBODY, lambda lord: village_or_nobody(lord["village"])),
        post=each(INSIDE, lambda lord: POSTS.index(lord["post"])),
        came=each(NOBODY, lambda lord: village_or_nobody(lord["came"])),
        stages=each(0, lambda lord: lord["stages"]),
        tested=bits(lambda lord: lord["tested"]),
        riding=bits(lambda lord: lord["riding"]),
        captor=each(NOBODY, lambda lord: seat_or_nobody(lord["captor"])),
        spouse=each(NOBODY, lambda lord: lord_or_nobody(lord["spouse"])),
        crowns=[lord_or_nobody(fief["holder"]) for fief in table["fiefs"]],
        croziers=[lord_or_nobody(see["bishop"]) for see in table["bishoprics"]],
        hats=[lord_or_nobody(name) for name in table["cardinals"]],
        king=lord_or_nobody(table["king"]),
        queen=lord_or_nobody(table["queen"]),
        pope=lord_or_nobody(table["pope"]),
        prince=lord_or_nobody(table["prince"]),
        consummated=table["consummated"],
        arc=lord_or_nobody(table["arc"]),
        excommunicated=lord_or_nobody(table["excommunicated"]),
        excommunication_used=table["excommunication_used"],
        marked=bits(lambda lord: lord["marked"]),
        new_bishops=bits(lambda lord: lord["new_bishop"]),
        dying=bits(lambda lord: lord["dying"]),
        camps=deal_camps(table, viewer, stack, chance),
        control=[seat_or_nobody(village["control"]) for village in table["villages"]],
        fort=[FORTIFICATIONS.index(village["fort"]) for village in table["villages"]],
        mills=[village["mills"] for village in table["villages"]],
        new_troops=[village["new_troops"] for village in table["villages"]],
        sieges=_sieges(table["villages"]),
        fought=tuple((village, seat) for village, seat in table["fought"]),
        battle=None if table["battle"] is None else _battle(table["battle"]),
        permits=tuple(_permit(permit) for permit in table["permits"]),
        refused=tuple(tuple(request) for request in table["refused"]),
        raised=sum(1 << seat for seat, one in enumerate(players) if one["raised"]),
        hand_spent=sum(1 << seat for seat, one in enumerate(players) if one["hand_spent"]),
        attending=attending,
        armed=armed,
        policies=policies,
        relic_place=relics.places,
        relic_holder=relics.holders,
        relic_keeper=relics.keepers,
        relics_shown=relics.shown,
    )
    imagine_answers(state, viewer, chance)
    return state


def _tax(tax: TaxView) -> Tax:
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


def _sieges(villages: list[VillageView]) -> tuple[Siege, ...]:
    found = [
        Siege(at, siege["seat"], siege["dice"], siege["turn"])
        for at, village in enumerate(villages)
        for siege in village["sieges"]
    ]
    return tuple(found)


def _battle(seen: BattleView) -> Battle:
    return Battle(
        village=VILLAGE[seen["village"]],
        attacker=seen["attacker"],
        defender=seen["defender"],
        sides=tuple(SIDES.index(side) for side in seen["sides"]),
        leaders=(seen["attack"]["leader"], seen["defence"]["leader"]),
        ride=seen["ride"],
        holder=seat_or_nobody(seen["holder"]),
        rounds=seen["rounds"],
        dull=seen["dull"],
        tunnel=seen["tunnel"],
        gates=seen["gates"],
        hits=(seen["hits"][0], seen["hits"][1]),
        over=seen["over"],
        shown=seen["shown"],
        won=seen["won"],
        lords=sum(1 << LORD[name] for name in seen["lords"]),
    )


def _permit(seen: PermitView) -> Permit:
    return Permit(
        seen["kind"],
        seen["giver"],
        seen["taker"],
        THINGS[seen["kind"]].index(seen["thing"]),
        seen["secret"],
        sum(1 << LORD[lord] for lord in seen["lords"]),
    )


def _settings(
    seen: SettingsView | None, viewer: int | None, seats: int
) -> tuple[int, list[tuple[Arms, ...]], list[tuple[int, ...]]]:
    """Return what the viewer has said for later; of others nothing is known: who attends minor
    windows, armed reactions and standing answers."""
    armed: list[tuple[Arms, ...]] = [()] * seats
    policies = [(ASK,) * seats] * seats
    if seen is None or viewer is None:
        return 0, armed, policies
    armed[viewer] = tuple(
        Arms(LEXICON.choice(one["act"]), seat_or_nobody(one["attacker"])) for one in seen["armed"]
    )
    policies[viewer] = tuple(POLICIES.index(one) for one in seen["policies"])
    return 1 << viewer if seen["attending"] else 0, armed, policies
