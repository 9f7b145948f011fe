"""POWER: carrying out a guild's power, however it was activated (GLD-POWER-01)."""

from itertools import permutations
from typing import Any, Final

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, OpenAsk, Prompt, frame
from tableronde.games.guilds.choices import Copy, Keep
from tableronde.games.guilds.components import (
    ARTISAN,
    ASSASSIN,
    BEGGAR,
    CARDS,
    JESTER,
    KNIGHT,
    MAGICIAN,
    MAGICIAN_DRAWS,
    MERCHANT,
    MONK,
    MONK_DRAWS,
    NOBLE,
    PRIEST,
    PROWLER,
    STAR,
    WITCH,
)
from tableronde.games.guilds.rules.exchange import beggar, knight, merchant, noble, priest
from tableronde.games.guilds.rules.pile import draw, expose_end_card
from tableronde.games.guilds.rules.strike import strike
from tableronde.games.guilds.state import GuildsState


def activate(state: GuildsState, seat: int, power: int, run: Run) -> None:
    """Compulsory, and the same whether played, laid, used, reinforced or copied
    (GLD-POWER-01, -04)."""
    if power in (ASSASSIN, PROWLER):
        strike(state, seat, power, run)
    else:
        _POWERS[power](state, seat, run)


def artisan(state: GuildsState, seat: int, run: Run) -> None:
    """The top of the discard pile; a played Artisan is not there yet (GLD-POWER-05 to -07)."""
    if state.discard:
        card = state.discard.pop()
        state.hands[seat][card] += 1
        if run.events is not None:
            run.tell("artisan-took", {"seat": seat, "card": CARDS[card]})
    else:
        run.tell("nothing-to-take", {"seat": seat})


def jester(state: GuildsState, seat: int, run: Run) -> None:
    """No power of its own (GLD-POWER-11, GLD-PLAY-06, GLD-EDGE-07, -17)."""


def star(state: GuildsState, seat: int, run: Run) -> None:
    """Everyone draws one, the active player first (GLD-POWER-17, -18)."""
    for drawer in (seat, *state.others(seat)):
        if draw(state, drawer, 1, run) is None:
            return


def monk(state: GuildsState, seat: int, run: Run) -> None:
    draw(state, seat, MONK_DRAWS, run)  # GLD-POWER-27


# Magician ---------------------------------------------------------------------------------------


def magician(state: GuildsState, seat: int, run: Run) -> None:
    drawn = draw(state, seat, MAGICIAN_DRAWS, run)
    if drawn is not None:
        state.stack.append(MagicianKeep(seat, tuple(sorted(drawn))))


@frame
class MagicianKeep(Ask[GuildsState]):
    """One of the three drawn cards stays in hand, the two others are discarded in an order of
    one's choice (GLD-POWER-19, -20)."""

    KIND = "magician"
    drawn: tuple[int, ...]

    def seen_by(self, seat: int | None) -> list[Any]:
        return [self.KIND, self.seat, self.drawn if seat == self.seat else ()]

    def prompt(self, state: GuildsState, seat: int) -> Prompt:
        return Prompt("magician", ("GLD-POWER-19", "GLD-POWER-20"))

    def options(self, state: GuildsState, seat: int) -> list[Choice]:
        return [Keep(*cards) for cards in sorted(set(permutations(self.drawn)))]

    def answer(self, state: GuildsState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, Keep)
        state.stack.pop()
        for card in (choice.under, choice.top):
            state.hands[seat][card] -= 1
            state.discard.append(card)
            run.reveal("magician-discarded", {"seat": seat, "card": CARDS[card]})


# Witch ------------------------------------------------------------------------------------------


def witch(state: GuildsState, seat: int, run: Run) -> None:
    """Copy a guild on the table; if none can be copied, the top card of the draw pile
    (GLD-POWER-34, GLD-EDGE-15)."""
    if any(can_be_copied(guild.kind) for guilds in state.guilds for guild in guilds):
        state.stack.append(WitchCopy(seat))
    else:
        _copy_top_card(state, seat, run)


def can_be_copied(kind: int) -> bool:
    """GLD-POWER-36."""
    return kind != WITCH and kind != JESTER


def _copy_top_card(state: GuildsState, seat: int, run: Run) -> None:
    """It is discarded before the End card is looked at (GLD-PILE-10); a Witch reveals again, by
    her own power (GLD-EDGE-16); an Artisan takes himself (GLD-EDGE-18)."""
    card = state.draw.pop()
    state.discard.append(card)
    run.reveal("witch-revealed", {"seat": seat, "card": CARDS[card]})
    if not state.draw and not expose_end_card(state, run):
        return
    activate(state, seat, card, run)


@frame
class WitchCopy(OpenAsk[GuildsState]):
    """Any guild that has a power to copy, one's own included; it stays as it is
    (GLD-POWER-34, -35)."""

    KIND = "witch"

    def prompt(self, state: GuildsState, seat: int) -> Prompt:
        return Prompt("witch", ("GLD-POWER-34", "GLD-POWER-36"))

    def options(self, state: GuildsState, seat: int) -> list[Choice]:
        return [
            Copy(guild.number)
            for guilds in state.guilds
            for guild in guilds
            if can_be_copied(guild.kind)
        ]

    def answer(self, state: GuildsState, seat: int, choice: Choice, run: Run) -> None:
        assert isinstance(choice, Copy)
        state.stack.pop()
        owner, place = state.owner_of(choice.guild)
        kind = state.guilds[owner][place].kind
        if run.events is not None:
            told = {"seat": seat, "other": owner, "guild": choice.guild, "card": CARDS[kind]}
            run.tell("witch-copied", {**told, "which": state.which(owner, place)})
        activate(state, seat, kind, run)


_POWERS: Final = {
    ARTISAN: artisan,
    BEGGAR: beggar,
    JESTER: jester,
    KNIGHT: knight,
    MAGICIAN: magician,
    MERCHANT: merchant,
    MONK: monk,
    NOBLE: noble,
    PRIEST: priest,
    STAR: star,
    WITCH: witch,
}
