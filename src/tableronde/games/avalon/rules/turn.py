"""TURN, REINFORCE, END: the steps of a turn, playing cards, and how the game ends."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Prompt, Sequence, frame
from tableronde.core.state import Result
from tableronde.games.avalon.choices import (
    ATTACK,
    BEWITCH,
    END,
    REINFORCE,
    Attack,
    Bewitch,
    End,
    Reinforce,
)
from tableronde.games.avalon.components import (
    CARDS,
    HAND_LIMIT,
    IDLE_TURNS,
    IS_WITCH,
    PLACES,
    STALEMATE_TURNS,
    WIN_CROWNS,
)
from tableronde.games.avalon.rules.attack import announce_attack, attackable
from tableronde.games.avalon.rules.bewitch import announce_spell
from tableronde.games.avalon.rules.deck import DiscardToLimit
from tableronde.games.avalon.rules.tiles import TakeTile, pay_dark_tile, turn_up
from tableronde.games.avalon.state import AvalonState


def draw_for_dark_tile(state: AvalonState, turn: "Turn", run: Run) -> None:
    state.turn = turn.seat
    state.played = False
    state.conquests = 0
    state.avalon_used = False  # a discount not used has lapsed (AVA-AVALON-08)
    if run.events is not None:
        run.tell("turn", {"seat": turn.seat})
    pay_dark_tile(state, turn.seat, run)


def play_cards(state: AvalonState, turn: "Turn", run: Run) -> None:
    state.stack.append(PlayCards(turn.seat))


def check_victory(state: AvalonState, turn: "Turn", run: Run) -> None:
    """Only the active player, after all losses, before the tile (AVA-END-01 to -04)."""
    if state.crowns(turn.seat) >= WIN_CROWNS:
        _finish(state, (turn.seat,), "crowns", run)


def take_tile(state: AvalonState, turn: "Turn", run: Run) -> None:
    if not any(state.face_up):
        turn_up(state, run)  # the last one is pending in front of the opponent (AVA-TILE-07)
    state.stack.append(TakeTile(turn.seat))


def discard_to_limit(state: AvalonState, turn: "Turn", run: Run) -> None:
    if sum(state.hands[turn.seat]) > HAND_LIMIT:
        state.stack.append(DiscardToLimit(turn.seat))


def end_turn(state: AvalonState, turn: "Turn", run: Run) -> None:
    """Turns alternate (AVA-TURN-08), unless nobody does anything any more."""
    both_empty = not state.draw and not state.discard
    state.idle = 0 if state.played else state.idle + 1
    state.idle_empty = 0 if state.played or not both_empty else state.idle_empty + 1
    if state.idle_empty >= STALEMATE_TURNS:
        _finish_by_crowns(state, "stalemate", run)  # AVA-END-05
    elif state.idle >= IDLE_TURNS:
        _finish_by_crowns(state, "idleness", run)  # AVA-END-07
    else:
        state.stack.append(Turn(1 - turn.seat))


@frame
class Turn(Sequence[AvalonState]):
    """AVA-TURN-01."""

    KIND = "turn"
    STEPS = (
        draw_for_dark_tile,
        play_cards,
        check_victory,
        take_tile,
        discard_to_limit,
        end_turn,
    )
    seat: int


@frame
class PlayCards(Ask[AvalonState]):
    """As many hand cards as one likes, one after the other, until one ends the step
    (AVA-TURN-02 to -07)."""

    KIND = "play"

    def prompt(self, state: AvalonState, seat: int) -> Prompt:
        return Prompt("play", ("AVA-TURN-02", "AVA-TURN-04", "AVA-ATTACK-02", "AVA-BEWITCH-01"))

    def options(self, state: AvalonState, seat: int) -> list[Choice]:
        options: list[Choice] = [END]
        hand = state.hands[seat]
        held = [card for card, count in enumerate(hand) if count]
        if not held:
            return options
        targets = attackable(state, seat)
        witches_attack = bool(targets) and state.owns_stone_circle(seat)  # AVA-STONES-01
        theirs = state.piles[1 - seat]
        for card in held:
            options += REINFORCE[card]  # anywhere, at any size (AVA-REINFORCE-02, -04)
            if IS_WITCH[card]:
                # The top card of the enemy pile has the witch's colour (AVA-BEWITCH-01 to -03).
                knight = card - 1
                for place in range(PLACES):
                    pile = theirs[place]
                    if pile and (pile[-1] == card or pile[-1] == knight):
                        options.append(BEWITCH[card][place])
                if not witches_attack:
                    continue
            attacks = ATTACK[card]
            for place in targets:
                options.append(attacks[place])
        return options

    def answer(self, state: AvalonState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, End):
            state.stack.pop()
            return
        state.played = True
        if isinstance(choice, Reinforce):
            reinforce(state, seat, choice.card, choice.region, run)
        elif isinstance(choice, Bewitch):
            announce_spell(state, seat, choice.card, choice.region, run)
        elif isinstance(choice, Attack):
            announce_attack(state, seat, choice.card, choice.region, run)


def reinforce(state: AvalonState, seat: int, card: int, place: int, run: Run) -> None:
    """Lay a card on one's own pile (AVA-REINFORCE-01)."""
    state.from_hand(seat, card)
    state.piles[seat][place].append(card)
    if run.events is not None:
        run.tell("reinforced", {"seat": seat, "card": CARDS[card], "region": place + 1})


def _finish_by_crowns(state: AvalonState, reason: str, run: Run) -> None:
    """More crowns win, level crowns share the victory."""
    crowns = [state.crowns(seat) for seat in range(2)]
    best = max(crowns)
    winners = tuple(seat for seat in range(2) if crowns[seat] == best)
    _finish(state, winners, reason, run)


def _finish(state: AvalonState, winners: tuple[int, ...], reason: str, run: Run) -> None:
    scores = tuple({"crowns": state.crowns(seat)} for seat in range(2))
    state.finish(Result(winners, reason, scores))
    run.tell(f"ended-{reason}", {"seats": list(winners)})
