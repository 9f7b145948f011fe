"""6.2.4: prisoners: capture, hand-over, release."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.games.fief import choices
from tableronde.games.fief.components import ALL_LORDS, LORDS, NOBODY
from tableronde.games.fief.rules import relics
from tableronde.games.fief.rules.families.lords import free_lords_at
from tableronde.games.fief.rules.families.placing import place
from tableronde.games.fief.rules.troops import has_troops, is_present
from tableronde.games.fief.state import FiefState


def capture(state: FiefState, lord: int, captor: int, run: Run) -> None:
    """Capture a lord; he keeps his titles and his place in the family (FIEF-6.2.4-01)."""
    village = state.village[lord]
    state.captor[lord] = captor
    state.riding &= ~(1 << lord)
    run.tell("captured", {"seat": captor, "lord": LORDS[lord], "other": state.owner[lord]})
    lords = free_lords_at(state, village, captor)
    relics.lost(state, lord, lords, captor, captor, run)


def check_prisoners(state: FiefState, run: Run) -> None:
    """Free prisoners with whom no piece of their captor is (FIEF-6.2.4-03, -08)."""
    for lord in ALL_LORDS:
        captor, village = state.captor[lord], state.village[lord]
        if captor == NOBODY or state.is_fought_over(village):
            continue
        if not is_present(state, village, captor):
            release(state, lord, run)


def release(state: FiefState, lord: int, run: Run) -> None:
    """Release a prisoner (FIEF-6.2.4-07, -09)."""
    run.tell("released", {"seat": state.owner[lord], "lord": LORDS[lord]})
    place(state, lord, run)


def hand_overs(state: FiefState, seat: int) -> list[Choice]:
    """Return what a captor can do with prisoners: hand them to a player who has troops in the same
    place, or release them (FIEF-6.2.4-05, -07)."""
    options: list[Choice] = []
    for lord in ALL_LORDS:
        if state.captor[lord] == seat:
            options.append(choices.RELEASE[lord])
            options += [choices.HandOver(lord, to) for to in takers(state, lord)]
    return options


def takers(state: FiefState, lord: int) -> list[int]:
    """Return who could take over this prisoner; to his own family he is simply released."""
    village, captor = state.village[lord], state.captor[lord]
    return [
        seat
        for seat in range(state.seats)
        if seat not in (captor, state.owner[lord]) and has_troops(state, village, seat)
    ]


def hand_over(state: FiefState, lord: int, to: int, run: Run) -> None:
    run.tell("handed-over", {"seat": state.captor[lord], "other": to, "lord": LORDS[lord]})
    state.captor[lord] = to
