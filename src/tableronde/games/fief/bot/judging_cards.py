"""Cards as bots see them: what to keep and to draw, and when a surprise card is worth its card."""

from typing import Final

from tableronde.games.fief.bot.judging_battles import force_of
from tableronde.games.fief.bot.judging_sides import (
    NEVER,
    POINT,
    danger,
    harm,
    is_friend,
    lord_worth,
    points_with,
)
from tableronde.games.fief.choices import (
    Ambush,
    Assassinate,
    Calm,
    Discard,
    Escape,
    Excommunicate,
    JoinRevolt,
    Justice,
    MakeArc,
    MakeCardinal,
    PayToCalm,
    Revive,
    Revolt,
    Sacrifice,
    Strike,
)
from tableronde.games.fief.components import (
    AMBUSH,
    ARC,
    ASSASSINATION,
    CARDINAL,
    CASTLE,
    DRAWS,
    FAIR_WEATHER,
    FAMILY,
    GOOD_HARVEST,
    HAND,
    JUSTICE,
    LORDS,
    NO_FORT,
    NOBODY,
    REVOLT,
    SECRET_PASSAGE,
    TAX,
    WOMAN,
)
from tableronde.games.fief.rules.battle.forces import penalty
from tableronde.games.fief.rules.cards import revolts
from tableronde.games.fief.rules.families.lords import family, is_royal, titles
from tableronde.games.fief.state import FiefState

_GOOD: Final = {
    GOOD_HARVEST: 1.0,
    FAIR_WEATHER: 0.9,
    TAX: 1.5,
    REVOLT: 0.9,
    SECRET_PASSAGE: 1.0,
    ASSASSINATION: 4.0,
    JUSTICE: 0.8,
    AMBUSH: 1.2,
    CARDINAL: 2.0,
    ARC: 2.5,
}
"""How gladly each card is held that is no lord's."""
_LORD_CARD: Final = 5.0
_UNKNOWN: Final = 1.3
"""A card that has not been drawn yet."""
_THRESHOLD: Final = 3.0
"""What a surprise card has to do before it is played: there may be a better moment."""


# Hands --------------------------------------------------------------------------------------------


def card_worth(state: FiefState, seat: int, card: int) -> float:
    """Return how gladly a card is held."""
    if card < len(LORDS):
        return _LORD_CARD if len(family(state, seat)) < FAMILY else 0.6
    own = family(state, seat)
    if card == TAX and not any(titles(state, lord) for lord in own):
        return 0.7
    if card == CARDINAL and not any(lord in state.croziers for lord in own):
        return 0.9
    if card == ARC and not any(WOMAN[lord] for lord in own):
        return 0.9
    return _GOOD[card]


def discard(state: FiefState, seat: int, choice: Discard) -> float:
    """Discard what is worse than an unknown card, as long as the hand leaves no room for two;
    before any card is drawn."""
    good = card_worth(state, seat, choice.card)
    crowded = len(state.hands[seat]) > HAND - DRAWS
    return 2 * _LORD_CARD - good if crowded and good < _UNKNOWN else NEVER


def draw_character(state: FiefState, seat: int) -> float:
    """Draw a character before an event, which is worth 1, if the family has room for a lord."""
    waiting = sum(card < len(LORDS) for card in state.hands[seat])
    return 2.0 if len(family(state, seat)) + waiting < FAMILY else 0.5


# Lords --------------------------------------------------------------------------------------------


def assassinate(state: FiefState, seat: int, choice: Assassinate) -> float:
    """Kill a lord whose death takes a victory near out of reach; by one whom Justice cannot reach,
    or who is little missed (FIEF-10.4-01, -02)."""
    victim, lord = choice.victim, choice.lord
    owner = state.owner[victim]
    hurt = harm(state, seat, owner)
    if hurt <= 0:
        return NEVER
    lost = POINT * points_with(state, victim) + titles(state, victim)
    gain = hurt * lost if danger(state, owner) >= 0.6 else 0.0
    safe = is_royal(state, lord) or lord == state.pope
    return gain - _THRESHOLD - (0.0 if safe else 0.05 * lord_worth(state, lord))


def justice(state: FiefState, seat: int, choice: Justice) -> float:
    """Punish a lord by what his loss is worth."""
    owner = state.owner[choice.lord]
    return harm(state, seat, owner) * lord_worth(state, choice.lord)


def ambush(state: FiefState, seat: int, choice: Ambush) -> float:
    """Ambush a lord of the other side; that he is taken breaks an attack (FIEF-6.3-05)."""
    battle = state.fight
    owner = state.owner[choice.lord]
    if is_friend(state, seat, owner) or battle.sides[owner] == battle.sides[seat]:
        return NEVER
    return 2.0 + titles(state, choice.lord)


def escape(state: FiefState, seat: int, choice: Escape) -> float:
    """Free an own lord, or one of a friend."""
    owner = state.owner[choice.lord]
    return 5.0 if owner == seat else 1.0 if is_friend(state, seat, owner) else NEVER


def make_cardinal(state: FiefState, seat: int, choice: MakeCardinal) -> float:
    """Make an own bishop cardinal."""
    return 5.0 if state.owner[choice.lord] == seat else NEVER


def make_arc(state: FiefState, seat: int, choice: MakeArc) -> float:
    """Make an own lady d'Arc, if she is free."""
    lord = choice.lord
    return 5.0 if state.owner[lord] == seat and state.captor[lord] == NOBODY else NEVER


def excommunicate(state: FiefState, seat: int, choice: Excommunicate) -> float:
    """Excommunicate another's cleric, best of one who is near victory (FIEF-1.7.1-13 to -15)."""
    lord = choice.lord
    owner = state.owner[lord]
    if is_friend(state, seat, owner):
        return NEVER
    church = (lord in state.croziers) + (lord in state.hats)
    return harm(state, seat, owner) * (church + 0.3 * titles(state, lord)) or NEVER


def absolve(state: FiefState, seat: int) -> float:
    """Absolve a friend's lord."""
    return 1.0 if is_friend(state, seat, state.owner[state.excommunicated]) else NEVER


def sacrifice(state: FiefState, seat: int, choice: Sacrifice) -> float:
    """Sacrifice the lord who is least missed."""
    lord = choice.lord
    return -lord_worth(state, lord) if state.owner[lord] == seat else -1.0


def revive(state: FiefState, seat: int, choice: Revive) -> float:
    """Keep a friend's lord alive who is worth more than the relic."""
    owner = state.owner[choice.lord]
    worth = lord_worth(state, choice.lord)
    return worth - 5.0 if is_friend(state, seat, owner) else NEVER


# Revolts ------------------------------------------------------------------------------------------


def _havoc(state: FiefState, seat: int, village: int, cards: int) -> float:
    """Return the worth of what a revolt of so many cards would destroy: troops, and all else where
    none are left."""
    holder = state.control[village]
    wall = state.fort[village]
    dice = cards - (wall if wall != NO_FORT else 0)
    if dice <= 0:
        return NEVER
    hits = 2.5 * dice
    total = 0.0
    troops = 0.0
    for other in {company.seat for company in state.camps[village]}:
        strong = force_of(state, other, village, seat).troops
        troops += strong
        total += harm(state, seat, other) * min(hits, strong)
    if troops < hits:
        for lord, at in enumerate(state.village):
            if at == village:
                total += harm(state, seat, state.owner[lord]) * lord_worth(state, lord)
        if holder != NOBODY:
            built = 3.0 * state.mills[village] + 8.0 * (wall == CASTLE)
            total += harm(state, seat, holder) * built
    return total


def revolt(state: FiefState, seat: int, choice: Revolt) -> float:
    """Start a revolt that hurts others more than its card is worth."""
    return _havoc(state, seat, choice.village, 1) - _THRESHOLD


def join_revolt(state: FiefState, seat: int, choice: JoinRevolt) -> float:
    """Add cards to a revolt that do more than they are worth."""
    rising = state.stack[-2]
    assert isinstance(rising, revolts.Uprising)
    village, before = rising.village, len(rising.cards)
    more = choice.cards
    gain = _havoc(state, seat, village, before + more)
    return gain - max(0.0, _havoc(state, seat, village, before)) - _THRESHOLD * more


def strike(state: FiefState, seat: int, choice: Strike) -> float:
    """Strike first who is nearest to victory."""
    return harm(state, seat, choice.seat)


def calm(state: FiefState, seat: int, choice: Calm | PayToCalm) -> float:
    """Calm a revolt against oneself or a friend; as a bishop it may cost the cleric his life
    (FIEF-1.4.1-15)."""
    frame = state.stack[-1]
    assert isinstance(frame, revolts.Calm)
    village = frame.village
    if not is_friend(state, seat, state.control[village]):
        return NEVER
    lords = [lord for lord, at in enumerate(state.village) if at == village]
    guarded = force_of(state, seat, village, seat).troops
    stake = sum(lord_worth(state, lord) for lord in lords if state.owner[lord] == seat)
    if guarded > 4:
        return NEVER
    price = 3.0 if isinstance(choice, PayToCalm) else lord_worth(state, choice.lord) / 2
    return 0.5 * stake + 2.0 * state.mills[village] - price


def tunnel(state: FiefState, seat: int) -> float:
    """Dig under walls that keep an own attack from its dice."""
    frame = state.stack[-1]
    if isinstance(frame, revolts.TunnelForRevolt):
        holder = state.control[frame.village]
        return 0.5 if holder != NOBODY and harm(state, seat, holder) > 0.6 else NEVER
    battle = state.fight
    return 1.0 if battle.attacker == seat and penalty(state) else NEVER
