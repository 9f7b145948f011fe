"""BATTLE step 5, TEAM: support cards, in turn, until nobody wants to add any."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.medieval_mastery import choices
from tableronde.games.medieval_mastery.components import (
    CARDS,
    SUPPORT_1,
    SUPPORT_2,
    SUPPORTS,
)
from tableronde.games.medieval_mastery.state import (
    ATTACKER,
    DEFENDER,
    Battle,
    MasteryState,
    scores,
)


def first_to_support(state: MasteryState, battle: Battle) -> "Support":
    """Ask the lower score first, on equal scores the attacker (MM-BATTLE-14, -15, MM-TEAM-09)."""
    attack, defence = (state.score(battle, side) for side in (ATTACKER, DEFENDER))
    return Support(battle.sides[ATTACKER if attack <= defence else DEFENDER], 0)


def supporters(state: MasteryState, battle: Battle) -> tuple[int, ...]:
    """Return who may play support cards, clockwise: the two who fight, and with allegiance all
    their team-mates (MM-TEAM-08)."""
    if state.modes.team == 1:
        return battle.sides
    return tuple(
        seat
        for seat in range(state.seats)
        if any(state.allied(seat, side) for side in battle.sides)
    )


@frame
class Support(Ask[MasteryState]):
    """Asks one seat for support cards. Every seat that might have one is asked: nobody sees whether
    somebody cannot or does not want to. A seat of which everyone knows that it has none is skipped
    (MM-GEN-17). `declined` seats in a row have played none."""

    KIND = "support"
    declined: int

    def waiting(self, state: MasteryState) -> tuple[int, ...]:
        seat = self.seat
        return (seat,) if any(state.might_hold(seat, card) for card in SUPPORTS) else ()

    def advance(self, state: MasteryState, run: Run) -> None:
        self.answer(state, self.seat, choices.DECLINE, run)

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        battle = state.battle
        assert battle is not None, "support without a battle"
        attack, defence = (state.score(battle, side) for side in (ATTACKER, DEFENDER))
        if seat in battle.sides:
            side = battle.sides.index(seat)
            told = {"other": battle.sides[1 - side]}
            own, rival = (attack, defence) if side == ATTACKER else (defence, attack)
            ends = "MM-BATTLE-17" if state.modes.team == 1 else "MM-TEAM-10"
            return Prompt("support", ("MM-BATTLE-16", ends), {**told, "own": own, "rival": rival})
        attacks = state.allied(seat, battle.sides[ATTACKER])
        mate = battle.sides[ATTACKER if attacks else DEFENDER]
        own, rival = (attack, defence) if attacks else (defence, attack)
        shown = {"other": mate, "own": own, "rival": rival}
        return Prompt("support-team", ("MM-TEAM-08", "MM-TEAM-10"), shown)

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        """Return any of the own support cards, one or more at once (MM-BATTLE-16)."""
        hand = state.hands[seat]
        options: list[Choice] = [
            choices.Support(ones, twos)
            for twos in range(hand[SUPPORT_2] + 1)
            for ones in range(hand[SUPPORT_1] + 1)
            if ones or twos
        ]
        options.append(choices.DECLINE)
        return options

    def answer(self, state: MasteryState, seat: int, choice: Choice, run: Run) -> None:
        battle = state.battle
        assert battle is not None, "support without a battle"
        declined = self.declined + 1
        if isinstance(choice, choices.Support):
            declined = 0
            self._play(state, battle, choice, run)
        elif run.events is not None:
            run.tell("declined", {"seat": seat})
        order = supporters(state, battle)
        # Without allegiance the first empty go ends the step (MM-BATTLE-17), with it one round of
        # them (MM-TEAM-10, -11).
        if declined == (1 if state.modes.team == 1 else len(order)):
            state.stack.pop()
        else:
            state.stack[-1] = Support(order[(order.index(seat) + 1) % len(order)], declined)

    def _play(self, state: MasteryState, battle: Battle, choice: choices.Support, run: Run) -> None:
        seat, ones, twos = self.seat, choice.ones, choice.twos
        cards = [SUPPORT_1] * ones + [SUPPORT_2] * twos
        state.hands[seat][SUPPORT_1] -= ones
        state.hands[seat][SUPPORT_2] -= twos
        battle.support[seat] += cards
        if run.events is not None:
            run.tell("supported", {"seat": seat, "cards": [CARDS[card] for card in cards]})
            run.tell("scores", scores(state, battle))
