"""PLAY, GUILD, USE, REINFORCE: the four actions, of which one is taken in each turn."""

from functools import lru_cache
from typing import Final

from tableronde.core.choice import Choice
from tableronde.core.event import Arguments, Run
from tableronde.core.frames import Ask, Prompt, Sequence, frame
from tableronde.games.guilds.choices import PLAY, Lay, Play, Reinforce, Use
from tableronde.games.guilds.components import (
    CARDS,
    COPIES,
    GUILD_LEAST,
    GUILDS_TO_WIN,
    JESTER,
    MOST_SEATS,
    TYPES,
)
from tableronde.games.guilds.rules.ending import finish_round
from tableronde.games.guilds.rules.played import discard_played
from tableronde.games.guilds.rules.powers import activate
from tableronde.games.guilds.state import Guild, GuildsState


def _ways_to_lay(card: int, held: int, jesters: int) -> list[Choice]:
    """Three or more cards: of one type with any number of Jesters, or Jesters only
    (GLD-GUILD-01 to -04, -14)."""
    if card == JESTER:
        return [Lay(JESTER, 0, count) for count in range(GUILD_LEAST, jesters + 1)]
    return [
        Lay(card, members, added)
        for members in range(1, held + 1)
        for added in range(max(0, GUILD_LEAST - members), jesters + 1)
    ]


# LAY[card][held][jesters]: worked out once, for it is asked for at every turn.
LAY: Final = tuple(
    tuple(
        tuple(_ways_to_lay(card, held, jesters) for jesters in range(COPIES[JESTER] + 1))
        for held in range(COPIES[card] + 1)
    )
    for card in range(TYPES)
)


@frame
class Action(Ask[GuildsState]):
    """Exactly one of the four; there is no passing (GLD-TURN-01 to -03)."""

    KIND = "action"

    def prompt(self, state: GuildsState, seat: int) -> Prompt:
        return Prompt("action", ("GLD-TURN-01", "GLD-TURN-02"))

    def options(self, state: GuildsState, seat: int) -> list[Choice]:
        hand = state.hands[seat]
        held = [card for card, count in enumerate(hand) if count]
        options: list[Choice] = [PLAY[card] for card in held]
        jesters = hand[JESTER]
        for card in held:
            options += LAY[card][hand[card]][jesters]
        for guild in state.guilds[seat]:
            number, kind = guild.number, guild.kind
            if kind != JESTER:
                options.append(Use(number))  # GLD-USE-01, -05
                options += _ways_to_add(number, kind, hand[kind], jesters)
            else:
                options += [Reinforce(number, JESTER, 0, more + 1) for more in range(jesters)]
                for card in held:
                    if card != JESTER:  # it takes the type of what is added (GLD-REINFORCE-08)
                        options += _ways_to_add(number, card, hand[card], jesters, least=1)
        return options

    def answer(self, state: GuildsState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        match choice:
            case Play():
                play_card(state, seat, choice.card, run)
            case Lay():
                lay_guild(state, seat, choice, run)
            case Use():
                use_guild(state, seat, choice.guild, run)
            case Reinforce():
                reinforce_guild(state, seat, choice, run)


@lru_cache(maxsize=10_000)  # it is asked for at every turn
def _ways_to_add(
    number: int, card: int, held: int, jesters: int, least: int = 0
) -> tuple[Choice, ...]:
    """One or more compatible cards (GLD-REINFORCE-01 to -03, -07)."""
    return tuple(
        Reinforce(number, card, members, added)
        for members in range(least, held + 1)
        for added in range(jesters + 1)
        if members or added
    )


# Play -------------------------------------------------------------------------------------------


def play_card(state: GuildsState, seat: int, card: int, run: Run) -> None:
    """The card is shown; until its power is resolved it is in no pile (GLD-PLAY-01, -04)."""
    state.hands[seat][card] -= 1
    state.played = card
    if run.events is not None:
        run.tell("played", {"seat": seat, "card": CARDS[card]})
    state.stack.append(PLAYED[seat][0])


def activate_played(state: GuildsState, played: "PlayedCard", run: Run) -> None:
    activate(state, played.seat, state.played, run)


def discard(state: GuildsState, played: "PlayedCard", run: Run) -> None:
    """On top of the discard pile, after its power (GLD-PLAY-03). An Assassin or Prowler that found
    nothing is there already (GLD-EDGE-01), as is a card whose power took the last card of the draw
    pile (GLD-PILE-04)."""
    discard_played(state, run)


@frame
class PlayedCard(Sequence[GuildsState]):
    KIND = "played-card"
    STEPS = (activate_played, discard)
    seat: int

    def at(self, step: int) -> "PlayedCard":
        return PLAYED[self.seat][step]


# Frames never change, so that each of these is made once and shared.
PLAYED: Final = tuple(
    tuple(PlayedCard(seat, step=step) for step in range(len(PlayedCard.STEPS)))
    for seat in range(MOST_SEATS)
)


# Lay, use, reinforce ----------------------------------------------------------------------------


def lay_guild(state: GuildsState, seat: int, choice: Lay, run: Run) -> None:
    """The third guild wins on the spot, its power unused (GLD-END-01 to -03); otherwise the power
    follows (GLD-GUILD-07)."""
    _spend(state, seat, choice)
    guild = Guild(state.next_guild, choice.card, choice.cards, choice.jesters)
    state.next_guild += 1
    state.guilds[seat].append(guild)
    if run.events is not None:
        run.tell("laid", _joined(seat, choice, guild))
    if len(state.guilds[seat]) >= GUILDS_TO_WIN:
        finish_round(state, (seat,), "third-guild", run)
    else:
        activate(state, seat, choice.card, run)


def use_guild(state: GuildsState, seat: int, number: int, run: Run) -> None:
    """It costs nothing, and the guild stays as it is (GLD-USE-02, -03)."""
    owner, place = state.owner_of(number)
    kind = state.guilds[owner][place].kind
    if run.events is not None:
        which = state.which(owner, place)
        run.tell("used", {"seat": seat, "card": CARDS[kind], "guild": number, "which": which})
    activate(state, seat, kind, run)


def reinforce_guild(state: GuildsState, seat: int, choice: Reinforce, run: Run) -> None:
    """However many cards are added, the power follows once (GLD-REINFORCE-04)."""
    _spend(state, seat, choice)
    owner, place = state.owner_of(choice.guild)
    number, kind, members, jesters = state.guilds[owner][place]
    kind = choice.card if kind == JESTER else kind  # GLD-REINFORCE-08, GLD-EDGE-08
    guild = Guild(number, kind, members + choice.cards, jesters + choice.jesters)
    state.guilds[owner][place] = guild
    if run.events is not None:
        told = _joined(seat, choice, guild)
        run.tell("reinforced", {**told, "which": state.which(owner, place)})
    activate(state, seat, kind, run)


def _joined(seat: int, added: Lay | Reinforce, guild: Guild) -> Arguments:
    """What everybody sees of cards that come into a guild (GLD-INFO-03)."""
    return {
        "seat": seat,
        "card": CARDS[guild.kind],
        "count": added.cards + added.jesters,
        "jesters": added.jesters,
        "guild": guild.number,
    }


def _spend(state: GuildsState, seat: int, choice: Lay | Reinforce) -> None:
    hand = state.hands[seat]
    hand[choice.card] -= choice.cards
    hand[JESTER] -= choice.jesters
