"""How good an option looks to a seat: what the greedy bot goes by.

Worth is counted in écus. Only what lies open and the seat's own hand are read. Every verb has its
judge; 0 is what it is worth to decline, to pass and to end a step, so whatever is not better than
that is left alone, and every step comes to an end.
"""

from collections.abc import Callable
from typing import Final

from tableronde.core.choice import Choice
from tableronde.games.fief.bot import (
    judging_battles,
    judging_cards,
    judging_diplomacy,
    judging_lands,
    judging_marches,
    judging_purchases,
)
from tableronde.games.fief.bot.judging_sides import NEVER, danger, is_friend, lord_worth
from tableronde.games.fief.rules.march.passage import Toll
from tableronde.games.fief.state import FiefState

_Judge = Callable[[FiefState, int, Choice], float]


def worth(state: FiefState, seat: int, choice: Choice) -> float:
    judge = _JUDGES.get(choice[0])
    if judge is None:
        return _PLAIN.get(choice[0], NEVER)
    return judge(state, seat, choice)


def _plain(judge: Callable[[FiefState, int], float]) -> _Judge:
    """For verbs that name nothing."""
    return lambda state, seat, choice: judge(state, seat)


def _ask_host(state: FiefState, seat: int, choice: Choice) -> float:
    """Who has refused one village in this phase is not pestered for his others (FIEF-D-09)."""
    host = state.control[choice[2]]
    return NEVER if any(asked[:3] == ("host", host, seat) for asked in state.refused) else 0.5


def _play_lord(state: FiefState, seat: int, choice: Choice) -> float:
    return 20.0 + judging_lands.place(state, seat, choice)


def _heir(state: FiefState, seat: int, choice: Choice) -> float:
    return judging_purchases.heir(state, choice[2])


def _fight_on(state: FiefState, seat: int, choice: Choice) -> float:
    go_on = judging_battles.fight_on(state, seat)
    return go_on if choice[0] == "fight-on" else 0.0


def _lose_of(state: FiefState, seat: int, choice: Choice) -> float:
    return 0.0 if choice[1] == seat else 1.0


def _yield(state: FiefState, seat: int, choice: Choice) -> float:
    """A village that is lost: to a friend, else to the weakest."""
    other = choice[1]
    return 2.0 if is_friend(state, seat, other) else 1.0 - danger(state, other)


def _ransom(state: FiefState, seat: int, choice: Choice) -> float:
    return lord_worth(state, choice[1])


def _pay_toll(state: FiefState, seat: int, choice: Choice) -> float:
    """A coin or two for the way."""
    frame = state.stack[-1]
    assert isinstance(frame, Toll)
    return 2.0 - sum(frame.prices)


_JUDGES: Final[dict[str, _Judge]] = {
    "settle": judging_lands.settle,
    "place": judging_lands.place,
    "ask-host": _ask_host,
    "play-lord": _play_lord,
    "grant": _plain(judging_diplomacy.grant),
    "accept": _plain(judging_diplomacy.accept),
    "propose": judging_diplomacy.propose,
    "present": judging_diplomacy.present,
    "vote": judging_diplomacy.vote,
    "discard": judging_cards.discard,
    "draw-event": judging_cards.draw,
    "draw-character": judging_cards.draw,
    "harvest": judging_lands.fields,
    "weather": judging_lands.fields,
    "tallage": judging_lands.levy,
    "royal-tallage": judging_lands.levy,
    "tithe": judging_lands.levy,
    "cardinal-tithe": judging_lands.levy,
    "papal-tithe": judging_lands.levy,
    "pray": judging_lands.pray,
    "pay-ransom": _ransom,
    "buy-sergeant": judging_purchases.purchase,
    "buy-knight": judging_purchases.purchase,
    "hire-sergeant": judging_purchases.hire,
    "hire-knight": judging_purchases.hire,
    "post-sergeant": judging_purchases.post,
    "post-knight": judging_purchases.post,
    "buy-mill": judging_purchases.purchase,
    "buy-castle": judging_purchases.purchase,
    "buy-title": judging_purchases.purchase,
    "ask-waiver": judging_purchases.purchase,
    "buy-cardinal": judging_purchases.purchase,
    "lead": judging_marches.lead,
    "muster": judging_marches.muster,
    "muster-mixed": judging_marches.muster,
    "march": judging_marches.in_group,
    "halt": judging_marches.in_group,
    "ride": judging_marches.in_group,
    "relieve": judging_marches.in_group,
    "dig": judging_marches.in_group,
    "fight": judging_marches.fight,
    "turn-back": judging_marches.turned_away,
    "allow": judging_marches.passage,
    "toll": judging_marches.passage,
    "pay-toll": _pay_toll,
    "stand": judging_marches.charge,
    "attack": judging_battles.attack,
    "join-side": judging_battles.join_battle,
    "lose": judging_battles.lose,
    "lose-of": _lose_of,
    "sacrifice": judging_cards.sacrifice,
    "fight-on": _fight_on,
    "capture": judging_battles.capture,
    "yield": _yield,
    "besiege": judging_battles.besiege,
    "pillage": judging_lands.pillage,
    "take-title": _heir,
    "inherit": _heir,
    "revive": judging_cards.revive,
    "revolt": judging_cards.revolt,
    "join-revolt": judging_cards.join_revolt,
    "strike": judging_cards.strike,
    "calm": judging_cards.calm,
    "pay-to-calm": judging_cards.calm,
    "tunnel": _plain(judging_cards.tunnel),
    "escape": judging_cards.escape,
    "assassinate": judging_cards.assassinate,
    "justice": judging_cards.justice,
    "ambush": judging_cards.ambush,
    "make-cardinal": judging_cards.make_cardinal,
    "make-arc": judging_cards.make_arc,
    "excommunicate": judging_cards.excommunicate,
    "absolve": _plain(judging_cards.absolve),
    "ask-annulment": _plain(judging_diplomacy.ask_annulment),
    "deal": judging_diplomacy.deal,
    "offer": judging_diplomacy.draft,
    "give-money": judging_diplomacy.draft,
    "want-village": judging_diplomacy.draft,
    "want-release": judging_diplomacy.draft,
}
_PLAIN: Final[dict[str, float]] = {
    "pass": 0.0,
    "done": 0.0,
    "decline": 0.0,
    "refuse": 0.0,
    "stop": 0.0,
    "no-offer": 0.0,
    "let-pass": 0.0,
    "ride-on": 0.0,
    "keep-out": 0.0,
    "stay-true": 0.0,
    "stop-battle": 0.0,
    "spare": 0.0,
    "stay-out": 0.0,
    "enter-talk": 0.5,
    "withdraw": 0.0,
    "no-play": 0.0,
    "name-prince": 1.0,
    "take-relic": 3.0,
    "bury": 0.0,
}
"""What is always worth the same; what is not named at all is never wanted."""
