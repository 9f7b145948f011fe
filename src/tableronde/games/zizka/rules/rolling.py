"""Dice in the hand: rolled, rerolled one by one, the coin taken (ZIZ-ICON-20, ZIZ-EVENT-06)."""

from dataclasses import field

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Frame, Prompt, Sequence, frame
from tableronde.games.zizka import choices
from tableronde.games.zizka.box.boxes import Icons
from tableronde.games.zizka.components import (
    ATTACK,
    ATTACKING,
    COIN,
    DEFENCE,
    DEFENDING,
    DICE,
    FACES,
    PURPOSES,
    REROLL_PRICE,
    SIDES_OF_A_DIE,
)
from tableronde.games.zizka.rules import band
from tableronde.games.zizka.rules.rewards import gain_coins
from tableronde.games.zizka.rules.rows import lacking
from tableronde.games.zizka.state import Roll, ZizkaState


def throw(state: ZizkaState, seat: int, purpose: int, kind: int, run: Run) -> None:
    """Roll all the seat has, anew for each occasion (ZIZ-ICON-25): its dice, rerolls, printed icons
    and the luck tokens that it has now."""
    dice = band.dice(state, seat, kind)
    state.roll = roll = Roll(
        seat=seat,
        purpose=purpose,
        dice=dice,
        faces=[_face(state, die, run) for die in dice],
        locked=0,
        rerolls=band.rerolls(state, seat),
        printed=band.printed(state, seat),
        luck=state.luck[seat],
        spent=0,
        filled=0,
    )
    if not dice:  # ZIZ-EVENT-41
        run.tell("without-dice", {"seat": seat, "purpose": PURPOSES[purpose]})
    else:
        run.reveal(
            "rolled",
            {
                "seat": seat,
                "purpose": PURPOSES[purpose],
                "thrown": [DICE[die] for die in roll.dice],
                "faces": [FACES[face] for face in roll.faces],
            },
        )
    state.stack.append(Rerolls(seat))


def _face(state: ZizkaState, die: int, run: Run) -> int:
    return state.box.faces[die][run.chance.pick(SIDES_OF_A_DIE)]


def rolled(state: ZizkaState) -> Roll:
    assert state.roll is not None, "nobody has rolled"
    return state.roll


def spend_luck(state: ZizkaState, roll: Roll, count: int, run: Run) -> None:
    """Add an icon to the roll for each token, and put the tokens back in the reserve (ZIZ-LUCK-03,
    -04, -07)."""
    if count:
        state.luck[roll.seat] -= count
        roll.luck -= count
        roll.spent += count
        run.tell("luck-spent", {"seat": roll.seat, "count": count})


@frame
class Rerolls(Ask[ZizkaState]):
    """Asks for one die at a time, each after seeing the one before (ZIZ-ICON-11, -20, -21); with
    the expert variant also for coins (ZIZ-EXPERT-01 to -06). Unused rerolls lapse."""

    KIND = "rerolls"

    def waiting(self, state: ZizkaState) -> tuple[int, ...]:
        roll = rolled(state)
        if COIN in roll.faces and any(map(roll.shows_coin, range(len(roll.dice)))):
            return (self.seat,)
        every = (1 << len(roll.dice)) - 1
        if roll.locked == every or not (roll.rerolls or _may_pay(state, self.seat)):
            return ()
        return (self.seat,) if _may_help(state, roll) or _may_show_coin(state, roll) else ()

    def advance(self, state: ZizkaState, run: Run) -> None:
        state.stack.pop()

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        roll = rolled(state)
        pays = _may_pay(state, seat)
        if not (roll.rerolls or pays):
            return Prompt("take-coin", ("ZIZ-FAVOUR-09", "ZIZ-FAVOUR-14"))
        if roll.purpose == DEFENCE:
            return _defence(state, roll, pays)
        arguments = {"count": roll.rerolls, "purpose": PURPOSES[roll.purpose]}
        if pays:
            return Prompt("reroll-expert", ("ZIZ-ICON-20", "ZIZ-EXPERT-01"), arguments)
        return Prompt("reroll", ("ZIZ-ICON-20", "ZIZ-ICON-21"), arguments)

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        roll = rolled(state)
        options: list[Choice] = []
        pays = _may_pay(state, seat)
        for die in range(len(roll.dice)):
            if roll.locked >> die & 1:
                continue
            if roll.rerolls:
                options.append(choices.REROLL[die])
            if pays:
                options.append(choices.PAY_REROLL[die])
            if roll.shows_coin(die):
                options.append(choices.TAKE_COIN[die])
        options.append(choices.STOP)
        return options

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        if isinstance(choice, choices.Rerolling):
            self._reroll(state, seat, choice, run)
        elif isinstance(choice, choices.TakeCoin):
            rolled(state).locked |= 1 << choice.die
            gain_coins(state, seat, 1, run)
        else:
            state.stack.pop()

    def _reroll(self, state: ZizkaState, seat: int, choice: choices.Rerolling, run: Run) -> None:
        roll, die = rolled(state), choice.die
        paid = 0
        if isinstance(choice, choices.PayReroll):
            paid = REROLL_PRICE
            state.coins[seat] -= paid
        else:
            roll.rerolls -= 1
        before = roll.faces[die]
        roll.faces[die] = _face(state, roll.dice[die], run)
        run.reveal(
            "rerolled",
            {
                "seat": seat,
                "which": DICE[roll.dice[die]],
                "place": die + 1,
                "before": FACES[before],
                "face": FACES[roll.faces[die]],
                "paid": paid,
            },
        )


def _defence(state: ZizkaState, roll: Roll, pays: bool) -> Prompt:
    """Tell who defends what is to be reached."""
    arguments = {"count": roll.rerolls, "own": fight_total(roll), "rival": rival(state)}
    if pays:
        return Prompt("defend-expert", ("ZIZ-ATTACK-08", "ZIZ-EXPERT-03"), arguments)
    return Prompt("defend", ("ZIZ-ATTACK-08", "ZIZ-ICON-20"), arguments)


@frame
class Task(Frame[ZizkaState]):
    """The frame below the rerolls where icons are rolled for and nobody fights."""

    def need(self, state: ZizkaState) -> Icons:
        """Return all the icons that are of any use."""
        raise NotImplementedError


def _may_help(state: ZizkaState, roll: Roll) -> bool:
    """Return whether rerolls can bring anything, as far as everyone can see: nothing where no icon
    is missing or every die of an attack counts (ZIZ-ICON-27)."""
    if roll.purpose == ATTACK:
        return _idle(roll) > 0
    if roll.purpose == DEFENCE:
        return _may_save(state, roll)
    task = state.stack[-2]
    assert isinstance(task, Task), "a roll for nothing"
    return lacking(task.need(state), roll.icons(), 0, luck_may_be_wild=True) > 0


def _may_save(state: ZizkaState, roll: Roll) -> bool:
    """Return whether rerolls can save a defence, luck included, that does not stand yet
    (ZIZ-ATTACK-16). Each adds one at most, and only on a die that does not count."""
    short = rival(state) - fight_total(roll)
    rerolls = roll.rerolls
    if state.modes.expert:
        rerolls += state.coins[roll.seat] // REROLL_PRICE
    gain = min(rerolls, _idle(roll))
    return short > 0 and gain > 0 and short <= gain + roll.luck


def _idle(roll: Roll) -> int:
    """Count the dice of a fight that do not count and may be rerolled."""
    kinds = _counting(roll)
    return sum(
        face not in kinds and not roll.locked >> at & 1 for at, face in enumerate(roll.faces)
    )


def _may_show_coin(state: ZizkaState, roll: Roll) -> bool:
    """Return whether a free reroll may bring the coin of a sovereign's die (ZIZ-FAVOUR-14)."""
    return roll.rerolls > 0 and any(
        COIN in state.box.faces[die] and not roll.locked >> at & 1
        for at, die in enumerate(roll.dice)
    )


def _may_pay(state: ZizkaState, seat: int) -> bool:
    return state.modes.expert and state.coins[seat] >= REROLL_PRICE


@frame
class SpendLuck(Ask[ZizkaState]):
    """Asks after the last reroll of a fight (ZIZ-LUCK-06, -08) for any number of luck tokens. A
    defender is asked only where luck is needed and there is enough of it (ZIZ-ATTACK-16)."""

    KIND = "spend-luck"
    rival: int

    def waiting(self, state: ZizkaState) -> tuple[int, ...]:
        roll = rolled(state)
        needed = max(0, self.rival - fight_total(roll)) if roll.purpose == DEFENCE else 1
        return (self.seat,) if 0 < needed <= roll.luck else ()

    def advance(self, state: ZizkaState, run: Run) -> None:
        state.stack.pop()

    def prompt(self, state: ZizkaState, seat: int) -> Prompt:
        own = fight_total(rolled(state))
        if rolled(state).purpose == DEFENCE:
            arguments = {"own": own, "rival": self.rival}
            return Prompt("luck-defence", ("ZIZ-LUCK-08", "ZIZ-ATTACK-04"), arguments)
        return Prompt("luck-attack", ("ZIZ-LUCK-08", "ZIZ-ATTACK-04"), {"own": own})

    def options(self, state: ZizkaState, seat: int) -> list[Choice]:
        return [*map(choices.Spend, range(1, rolled(state).luck + 1)), choices.KEEP_LUCK]

    def answer(self, state: ZizkaState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        if isinstance(choice, choices.Spend):
            spend_luck(state, rolled(state), choice.luck, run)


@frame
class Contest(Sequence[ZizkaState]):
    """A fight of two players, or with Torak: `total` is what the attacker has gathered, once that
    is known."""

    total: int = field(default=0, kw_only=True)


def rival(state: ZizkaState) -> int:
    """Return what a defender must reach."""
    return next(frame.total for frame in reversed(state.stack) if isinstance(frame, Contest))


def fight_total(roll: Roll) -> int:
    """Count swords and wilds of an attacker, shields and wilds of a defender (ZIZ-ATTACK-02,
    -03)."""
    return roll.total(_counting(roll))


def _counting(roll: Roll) -> tuple[int, ...]:
    """Return the faces that count in a fight."""
    return ATTACKING if roll.purpose == ATTACK else DEFENDING
