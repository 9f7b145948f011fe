"""TOURNAMENT: entry, six dice each, prizes and ranks."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sequence, Window, frame
from tableronde.games.zizka import choices
from tableronde.games.zizka.box.boxes import NOTHING
from tableronde.games.zizka.components import (
    ENTOURAGE_DIE,
    ENTRY_FEE,
    FACES,
    RANKS,
    SIDES_OF_A_DIE,
    TOURNAMENT_DICE,
    TOURNAMENT_VALUES,
)
from tableronde.games.zizka.rules.band import free_rerolls
from tableronde.games.zizka.rules.events import token_of, turn_up, use_up
from tableronde.games.zizka.rules.rewards import gain_coins, gain_points, pay_out
from tableronde.games.zizka.rules.torak import draw_card, score_for_torak
from tableronde.games.zizka.state import Tourney, ZizkaState


def held(state: ZizkaState) -> Tourney:
    assert state.tourney is not None, "no tournament"
    return state.tourney


@frame
class Tournament(Sequence[ZizkaState]):
    """From the turning up of the token to the ranks."""

    KIND = "tournament"
    seat: int


def open_lists(state: ZizkaState, tournament: Tournament, run: Run) -> None:
    """Turn up the token, so that everybody knows goal and prizes before saying whether to enter
    (ZIZ-TOURNAMENT-20). The active player takes part for nothing (ZIZ-TOURNAMENT-01)."""
    seat = tournament.seat
    turn_up(state, seat, run)
    state.tourney = Tourney(seat, [], 0, [], NOTHING, [], [], 0)
    run.tell("tournament", {"seat": seat, "token": token_of(state, seat).name})
    asked = [other for other in state.clockwise_after(seat) if state.coins[other] >= ENTRY_FEE]
    if asked:
        state.stack.append(Entry(tuple(asked), 0))


def ride_out(state: ZizkaState, tournament: Tournament, run: Run) -> None:
    """Begin the rolls, the active player's being the last (ZIZ-TOURNAMENT-05); Torak's score is
    known before (ZIZ-SOLO-48 to -50)."""
    tourney = held(state)
    tourney.riders.append(tournament.seat)
    if state.torak is not None:
        tourney.pot += state.coins_in_reserve(ENTRY_FEE)
        card = draw_card(state, state.torak, run)
        tourney.torak = card.score
        run.reveal("torak-rides", {"card": card.name, "score": card.score})
    _mount(state, run)


def _mount(state: ZizkaState, run: Run) -> None:
    """Roll six dice for the next participant, whatever the entourage (ZIZ-TOURNAMENT-06)."""
    tourney = held(state)
    seat = tourney.riders[len(tourney.scores)]
    tourney.faces = [_face(state, run) for _ in range(TOURNAMENT_DICE)]
    tourney.aside = []
    tourney.free = free_rerolls(state, seat)
    run.reveal("jousts", {"seat": seat, "faces": [FACES[face] for face in tourney.faces]})
    state.stack.append(Ride(seat))


def _face(state: ZizkaState, run: Run) -> int:
    return state.box.faces[ENTOURAGE_DIE][run.chance.pick(SIDES_OF_A_DIE)]


def value_of(faces: list[int]) -> int:
    return sum(TOURNAMENT_VALUES[face] for face in faces)


def pay_personal(state: ZizkaState, tournament: Tournament, run: Run) -> None:
    """Pay the personal reward, whatever the others have scored (ZIZ-TOURNAMENT-13)."""
    token, score = token_of(state, tournament.seat), held(state).scores[-1]
    if score >= token.goal:
        run.tell("goal-reached", {"seat": tournament.seat, "score": score, "goal": token.goal})
        pay_out(state, tournament.seat, token.personal, run)
    else:
        run.tell("goal-missed", {"seat": tournament.seat, "score": score, "goal": token.goal})


def pay_common(state: ZizkaState, tournament: Tournament, run: Run) -> None:
    """Share the common reward and the pot among the best; what is left over and what Torak would
    win goes to the reserve (ZIZ-TOURNAMENT-14, -15, -17, ZIZ-SOLO-51)."""
    tourney = held(state)
    coins = state.coins_in_reserve(token_of(state, tournament.seat).common.coins) + tourney.pot
    tourney.pot = 0
    best = max(*tourney.scores, tourney.torak)
    winners = [
        seat for seat, score in zip(tourney.riders, tourney.scores, strict=True) if score == best
    ]
    share = coins // (len(winners) + (tourney.torak == best))
    for seat in winners:
        run.tell("won-tournament", {"seat": seat, "score": best})
        gain_coins(state, seat, share, run)
    if tourney.torak == best:
        run.tell("torak-won-tournament", {"score": best})


def pay_ranks(state: ZizkaState, tournament: Tournament, run: Run) -> None:
    """Pay points by rank, from the lowest score up; equal ones share a rank (ZIZ-TOURNAMENT-16)."""
    tourney = held(state)
    everyone = set(tourney.scores)
    if tourney.torak != NOTHING:
        everyone.add(tourney.torak)
    ranks = {score: RANKS[at] for at, score in enumerate(sorted(everyone))}
    for seat, score in zip(tourney.riders, tourney.scores, strict=True):
        if ranks[score]:
            gain_points(state, seat, ranks[score], run)
    if state.torak is not None:
        score_for_torak(state, state.torak, ranks[tourney.torak], run)
    state.tourney = None
    use_up(state, state.spaces[tournament.seat])  # in every case (ZIZ-TOURNAMENT-18)


Tournament.STEPS = (open_lists, ride_out, pay_personal, pay_common, pay_ranks)


@frame
class Entry(Window[ZizkaState]):
    """Asks clockwise who enters for a coin, before any die is rolled (ZIZ-TOURNAMENT-02 to -04)."""

    KIND = "entry"

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        host = held(state).host
        arguments = {"other": host, "token": token_of(state, host).name}
        return Prompt("enter", ("ZIZ-TOURNAMENT-02", "ZIZ-TOURNAMENT-03"), arguments)

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        return [choices.ENTER, choices.STAY_OUT]

    def taken(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Enter):
            tourney = held(state)
            state.coins[seat] -= ENTRY_FEE
            tourney.pot += ENTRY_FEE
            tourney.riders.append(seat)
            run.tell("entered", {"seat": seat, "count": ENTRY_FEE})
        else:
            run.tell("stayed-out", {"seat": seat})


@frame
class Ride(Ask[ZizkaState]):
    """Asks after each roll: stop, or set a die aside and roll others again (ZIZ-TOURNAMENT-07 to
    -09), or use a member's free reroll (ZIZ-TOURNAMENT-12)."""

    KIND = "ride"

    def waiting(self, state: ZizkaState) -> tuple[int, ...]:
        tourney = held(state)
        return (self.seat,) if len(tourney.faces) > 1 or tourney.free else ()

    def advance(self, state: ZizkaState, run: Run) -> None:
        self._finish(state, run)

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        tourney = held(state)
        score = total(state)
        if len(tourney.faces) == 1:
            return Prompt("ride-free", ("ZIZ-TOURNAMENT-12",), {"score": score})
        if seat == tourney.host:
            arguments = {"score": score, "goal": token_of(state, seat).goal}
            return Prompt("ride-host", ("ZIZ-TOURNAMENT-07", "ZIZ-TOURNAMENT-13"), arguments)
        return Prompt("ride", ("ZIZ-TOURNAMENT-07", "ZIZ-TOURNAMENT-09"), {"score": score})

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        tourney = held(state)
        dice = len(tourney.faces)
        options: list[Choice] = list(choices.JOUST[dice])
        if tourney.free:
            options += choices.FREE_REROLL[:dice]
        options.append(choices.STOP)
        return options

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Joust):
            self._roll(state, seat, choice.dice, choice.die, run)
        elif isinstance(choice, choices.FreeReroll):
            held(state).free -= 1
            self._roll(state, seat, 1 << choice.die, NOTHING, run)
        else:
            self._finish(state, run)

    def _roll(self, state: ZizkaState, seat: int, mask: int, aside: int, run: Run) -> None:
        tourney = held(state)
        for die in range(len(tourney.faces)):
            if mask >> die & 1:
                tourney.faces[die] = _face(state, run)
        dice = choices.SUBSETS[mask]
        if aside == NOTHING:
            faces = [FACES[face] for face in tourney.faces]
            run.reveal("jousts-free", {"seat": seat, "faces": faces, "dice": dice})
            return
        face = tourney.faces.pop(aside)
        tourney.aside.append(face)
        faces = [FACES[face] for face in tourney.faces]
        run.reveal(
            "jousts-again", {"seat": seat, "aside": FACES[face], "faces": faces, "dice": dice}
        )

    def _finish(self, state: ZizkaState, run: Run) -> None:
        """Score the dice still in play (ZIZ-TOURNAMENT-08, -10)."""
        tourney = held(state)
        state.stack.pop()
        score = total(state)
        tourney.scores.append(score)
        run.tell("scored", {"seat": self.seat, "score": score})
        if len(tourney.scores) < len(tourney.riders):
            _mount(state, run)


def total(state: ZizkaState) -> int:
    """Return the score of the participant who is rolling, as it stands."""
    tourney = held(state)
    aside = value_of(tourney.aside) if state.box.rulings.set_aside_scores else 0
    return value_of(tourney.faces) + aside
