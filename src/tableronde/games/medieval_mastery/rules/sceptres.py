"""SCEPTRE: what a sceptre that was not broken does before the conflict cards."""

from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, frame
from tableronde.games.medieval_mastery import choices
from tableronde.games.medieval_mastery.components import ARTEFACT_NAMES, ARTEFACTS, SCEPTRE
from tableronde.games.medieval_mastery.rules.deck import discard_at_random
from tableronde.games.medieval_mastery.state import Battle, MasteryState, scores

_TRIGGERS: Final = ("battle_attacker", "battle_defender")  # of ATTACKER and DEFENDER


def apply_sceptre(state: MasteryState, battle: Battle, side: int, run: Run) -> None:
    """Carry a sceptre out (MM-SCEPTRE-03 to -11, MM-ARTEFACT-08)."""
    seat, rival = battle.sides[side], battle.sides[1 - side]
    sceptre = ARTEFACTS[state.artefacts[seat][SCEPTRE]]
    if not state.face_up(seat, SCEPTRE) or sceptre.trigger != _TRIGGERS[side]:
        return
    if sceptre.effect == "score_plus":
        battle.sceptre[side] += sceptre.amount
        if run.events is not None:
            told = {"seat": seat, "artefact": sceptre.name, "count": sceptre.amount}
            run.tell("sceptre-bonus", told)
            run.tell("scores", scores(state, battle))
    elif sceptre.effect == "discard_random":
        run.tell("sceptre-discard", {"seat": seat, "other": rival, "artefact": sceptre.name})
        for _ in range(sceptre.amount):
            discard_at_random(state, rival, run)
    elif state.real_knights(battle, 1 - side) > state.real_knights(battle, side):
        state.stack.append(MatchKnights(seat, side))  # else it would gain nothing


@frame
class MatchKnights(Ask[MasteryState]):
    """Asks whether to fight as if with the rival's number of knights: Fear and Vigour
    (MM-SCEPTRE-07, -09)."""

    KIND = "match-knights"
    side: int

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        battle = state.battle
        assert battle is not None, "a sceptre without a battle"
        count = state.real_knights(battle, 1 - self.side)
        artefact = ARTEFACT_NAMES[state.artefacts[seat][SCEPTRE]]
        return Prompt("match", ("MM-SCEPTRE-07",), {"artefact": artefact, "count": count})

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        return [choices.MATCH, choices.REFRAIN]

    def answer(self, state: MasteryState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        battle = state.battle
        assert battle is not None, "a sceptre without a battle"
        if isinstance(choice, choices.Match):
            # Only the score changes: the real knights stay as they are (MM-SCEPTRE-08, -10, -11).
            battle.counted[self.side] = state.real_knights(battle, 1 - self.side)
            told = {"seat": seat, "count": battle.counted[self.side]}
            artefact = ARTEFACT_NAMES[state.artefacts[seat][SCEPTRE]]
            run.tell("matched", {**told, "artefact": artefact})
            run.tell("scores", scores(state, battle))
