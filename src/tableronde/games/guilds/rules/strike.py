"""POWER (Assassin, Prowler): taking one card out of a guild."""

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import OpenAsk, Prompt, frame
from tableronde.games.guilds.choices import DRAW_INSTEAD, Assassinate, DrawInstead, Steal
from tableronde.games.guilds.components import ASSASSIN, CARDS, JESTER
from tableronde.games.guilds.rules.pile import draw
from tableronde.games.guilds.rules.played import discard_played
from tableronde.games.guilds.state import GuildsState


def strike(state: GuildsState, seat: int, power: int, run: Run) -> None:
    """With no guild at all on the table the replacement follows without a question; otherwise the
    active player picks a card (GLD-POWER-08 to -10, GLD-POWER-33)."""
    if any(state.guilds):
        state.stack.append(Strike(seat, power))
    else:
        draw_in_place(state, seat, power, run)


def draw_in_place(state: GuildsState, seat: int, power: int, run: Run) -> None:
    """No guild to hit: draw one card in place of the power (GLD-EDGE-01, -03, -04, -06).

    Only a played Assassin or Prowler is discarded before that draw (GLD-EDGE-01).
    """
    if state.played == power:
        discard_played(state, run)
    if run.events is not None:
        run.tell("no-guild-to-hit", {"seat": seat})
    draw(state, seat, 1, run)


@frame
class Strike(OpenAsk[GuildsState]):
    """Any card of any guild, one's own included; but while no other player has a guild one may
    draw instead (GLD-POWER-09, -10, GLD-EDGE-02)."""

    KIND = "strike"
    power: int

    def prompt(self, state: GuildsState, seat: int) -> Prompt:
        if self.power == ASSASSIN:
            return Prompt("assassin", ("GLD-POWER-08", "GLD-POWER-09", "GLD-POWER-10"))
        return Prompt("prowler", ("GLD-POWER-33", "GLD-POWER-09", "GLD-POWER-10"))

    def options(self, state: GuildsState, seat: int) -> list[Choice]:
        strikes = Assassinate if self.power == ASSASSIN else Steal
        options: list[Choice] = [] if state.others_have_guild(seat) else [DRAW_INSTEAD]
        for owner in (*state.others(seat), seat):  # one's own last
            for number, kind, members, jesters in state.guilds[owner]:
                if members:
                    options.append(strikes(number, kind))
                if jesters:
                    options.append(strikes(number, JESTER))
        return options

    def answer(self, state: GuildsState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        if isinstance(choice, DrawInstead):
            draw_in_place(state, seat, self.power, run)
            return
        assert isinstance(choice, Assassinate | Steal)
        number, card = choice.guild, choice.card
        owner, place = state.owner_of(number)
        kind, which = state.guilds[owner][place].kind, state.which(owner, place)
        returned = state.take_member(number, card)
        if isinstance(choice, Assassinate):
            state.discard.append(card)
        else:
            state.hands[seat][card] += 1
        if run.events is not None:
            key = "assassinated" if isinstance(choice, Assassinate) else "stole"
            guild = {"guild": number, "kind": CARDS[kind], "which": which}
            run.tell(key, {"seat": seat, "card": CARDS[card], "other": owner, **guild})
            if returned:
                names = [CARDS[back] for back in returned]
                run.tell("dissolved", {"seat": owner, "cards": names, **guild})
