"""TERRITORY, END: what a conquest brings its conqueror, and whether it wins the game."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sequence, frame
from tableronde.core.state import Result
from tableronde.games.medieval_mastery import choices
from tableronde.games.medieval_mastery.rules.deck import discard_from_hand
from tableronde.games.medieval_mastery.rules.knights import cut_off, gain
from tableronde.games.medieval_mastery.state import DEFENDER, NOBODY, MasteryState, place


def take(state: MasteryState, seat: int, tile: int, count: int, run: Run) -> None:
    """Give the territory to the conqueror, with these knights on it (MM-GEN-06)."""
    state.owner[tile] = seat
    state.knights[tile] = count
    if run.events is not None:
        run.tell("conquered", {"seat": seat, **place(state, tile)})


def gain_knight(state: MasteryState, conquest: "Conquest", run: Run) -> None:
    """Gain a knight, where the territory gives one (MM-TERRITORY-05)."""
    territory = state.territory(conquest.tile)
    if territory is not None and territory.gains:
        run.tell("territory-gives", {"seat": conquest.seat, **place(state, conquest.tile)})
        gain(state, conquest.seat, 1, run)


def lose_knight(state: MasteryState, conquest: "Conquest", run: Run) -> None:
    """Lose a knight, where the territory takes one (MM-TERRITORY-06); without its last knight the
    territory is free again (MM-TERRITORY-19)."""
    tile = conquest.tile
    territory = state.territory(tile)
    if territory is None or not territory.loses:
        return
    state.knights[tile] -= 1
    run.tell("knight-drowned", {"seat": conquest.seat, **place(state, tile)})
    if not state.knights[tile]:
        state.owner[tile] = NOBODY


def discard_card(state: MasteryState, conquest: "Conquest", run: Run) -> None:
    """Ask for a card, where the territory lets one be discarded (MM-TERRITORY-07, -18)."""
    territory = state.territory(conquest.tile)
    if territory is not None and territory.discards and any(state.hands[conquest.seat]):
        state.stack.append(DiscardOne(conquest.seat, "territory", conquest.tile))


def complete(state: MasteryState, conquest: "Conquest", run: Run) -> None:
    if state.battle is None:
        settle(state, run)  # else the battle does it at its end


@frame
class Conquest(Sequence[MasteryState]):
    """The conquest abilities, at every conquest anew (MM-TERRITORY-15, -16)."""

    KIND = "conquest"
    STEPS = (gain_knight, lose_knight, discard_card, complete)
    seat: int
    tile: int


@frame
class DiscardOne(Ask[MasteryState]):
    """Asks for a card of the own choice, or none: by a territory, a crown or an orb, as `why`
    says."""

    KIND = "discard-one"
    why: str
    tile: int

    def prompt(self, state: MasteryState, seat: int) -> Prompt:
        if self.why == "territory":
            told = place(state, self.tile)
            return Prompt("discard-territory", ("MM-TERRITORY-07", "MM-TERRITORY-18"), told)
        clause = "MM-CROWN-18" if self.why == "fury" else "MM-ORB-06"
        return Prompt("discard-artefact", (clause,), {"artefact": self.why})

    def options(self, state: MasteryState, seat: int) -> list[Choice]:
        options: list[Choice] = [
            choice
            for choice, count in zip(choices.DISCARD, state.hands[seat], strict=True)
            if count
        ]
        options.append(choices.KEEP)
        return options

    def answer(self, state: MasteryState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        if isinstance(choice, choices.Discard):
            discard_from_hand(state, seat, choice.card, run)


def settle(state: MasteryState, run: Run) -> None:
    """Remove knights that are cut off (MM-CUTTHROAT-04), and end the game if somebody has won:
    control may have changed. Only the player whose turn it is can have gained anything (MM-END-05,
    -07)."""
    if state.modes.cutthroat:
        cut_off(state, run)
    team = [seat for seat in range(state.seats) if state.allied(seat, state.turn)]
    if sum(state.points(seat) for seat in team) >= state.modes.target:
        win(state, "points", run)


def win(state: MasteryState, reason: str, run: Run) -> None:
    """End the game: the player whose turn it is wins, with the whole team (MM-END-02, MM-TEAM-04,
    -05)."""
    team = tuple(seat for seat in range(state.seats) if state.allied(seat, state.turn))
    if reason == "castle" and state.battle is not None:
        run.tell("won-by-castle", {"seats": list(team), "other": state.battle.sides[DEFENDER]})
    else:
        run.tell("won", {"seats": list(team)})
    scores = tuple(
        {
            "points": state.points(seat),
            "territories": state.owned(seat).bit_count(),
            "knights": _knights(state, seat),
        }
        for seat in range(state.seats)
    )
    state.finish(Result(team, reason, scores))


def _knights(state: MasteryState, seat: int) -> int:
    """Count the knights on the map, and before a castle that has just fallen."""
    battle = state.battle
    besieging = 0 if battle is None or seat != state.turn else battle.attackers
    return besieging + sum(
        count for owner, count in zip(state.owner, state.knights, strict=True) if owner == seat
    )
