"""6.0 to 6.3: battles: declaration, coalitions, rounds, losses, prisoners, control."""

from typing import ClassVar, Final

from tableronde.core.choice import Choice
from tableronde.core.event import Run
from tableronde.core.frames import Ask, Frame, Prompt, Sealed, Sequence
from tableronde.games.fief import relics
from tableronde.games.fief.components import (
    ALL_LORDS,
    ARC_DICE,
    BISHOPRIC_OF,
    CHEVAUCHEE_BONUS,
    DICE_BY_POINTS,
    DULL_ROUNDS,
    GRAIL,
    LANCE,
    LORDS,
    NOBODY,
    PENALTY,
    VILLAGES,
)
from tableronde.games.fief.control import check_sieges, gain, lift, vacated
from tableronde.games.fief.deaths import BATTLE_DEATH, kill
from tableronde.games.fief.families import free_lords_at, points
from tableronde.games.fief.in_turn import InTurn
from tableronde.games.fief.losses import lose, maximal
from tableronde.games.fief.prisoners import capture, check_prisoners, release
from tableronde.games.fief.revolts import roll
from tableronde.games.fief.sieges import SiegeTurn
from tableronde.games.fief.state import (
    AROUND,
    ATTACKING,
    BAD_BIT,
    DEFENDING,
    NEITHER,
    SIDES,
    Battle,
    FiefState,
)
from tableronde.games.fief.surprises import fighters
from tableronde.games.fief.troops import (
    counted,
    has_inside,
    has_troops,
    is_inside,
    is_present,
    is_walled,
    present,
    rearrange,
    strength,
    troops,
)
from tableronde.games.fief.windows import (
    BATTLE_DECLARED,
    BEFORE_ROUND,
    MINOR,
    own_act,
    own_acts,
    window,
)


class BattleStep(InTurn):
    """In turn order each player fights his battles, then looks after his sieges (FIEF-6.0-01)."""

    __slots__ = ()
    KIND: ClassVar[str] = "battle-step"

    def take_turn(self, state: FiefState, seat: int, run: Run) -> None:
        state.fought = ()
        state.stack.append(SiegeTurn(seat))
        state.stack.append(Attack(seat))
        window(state, MINOR)  # FIEF-W-11

    def turn_over(self, state: FiefState, seat: int, run: Run) -> None:
        window(state, MINOR)


def attacks(state: FiefState, seat: int) -> list[Choice]:
    """Where this player has a free lord with troops and others stand; each of them once in a battle
    turn; not in bad weather (FIEF-6.0-05, -12, FIEF-R-20, FIEF-R-39)."""
    options: list[Choice] = []
    seen: set[int] = set()
    for lord in ALL_LORDS:
        village = state.village[lord]
        if (
            state.owner[lord] != seat
            or village == NOBODY
            or state.captor[lord] != NOBODY
            or village in seen
        ):
            continue
        seen.add(village)
        if not has_troops(state, village, seat) or state.sky[BISHOPRIC_OF[village]] & BAD_BIT:
            continue
        options += [
            ("attack", village, other)
            for other in present(state, village)
            if other != seat and (village, other) not in state.fought
        ]
    return sorted(options)


class Attack(Ask[FiefState]):
    """A battle is never compulsory (FIEF-6.0-02); after one he may declare another."""

    __slots__ = ()
    KIND: ClassVar[str] = "attack"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return (self.seat,) if attacks(state, self.seat) else ()

    def advance(self, state: FiefState, run: Run) -> None:
        """Nobody to attack, as everyone can see."""
        state.stack.pop()

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("attack", ("FIEF-6.0-01", "FIEF-6.0-02", "FIEF-6.0-03", "FIEF-6.0-05"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [("done",), *attacks(state, seat), *own_acts(state, seat)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if choice[0] == "done":
            state.stack.pop()
        elif choice[0] == "attack":
            _, village, other = choice
            state.fought = (*state.fought, (village, other))
            declare(state, seat, other, village, ride=False, run=run)
        else:
            own_act(state, seat, choice, run)


def declare(state: FiefState, seat: int, other: int, village: int, ride: bool, run: Run) -> None:
    sides = [NEITHER] * state.seats
    sides[seat] = ATTACKING
    sides[other] = DEFENDING
    holder = state.control[village]
    if holder != NOBODY and not is_present(state, village, holder):
        holder = NOBODY
    state.battle = Battle(village, seat, other, tuple(sides), (seat, other), ride, holder, 0)
    engage_lords(state, seat)
    engage_lords(state, other)
    show_forces(state, seat, run)
    run.reveal("battle", {"seat": seat, "other": other, "village": VILLAGES[village]})
    show_forces(state, other, run)
    state.stack.append(Fight(0))


def engage_lords(state: FiefState, seat: int) -> None:
    """Who is there when it begins fights; nobody joins later (FIEF-6.0-08)."""
    battle = state.battle
    assert battle is not None
    for lord in free_lords_at(state, battle.village, seat):
        battle.lords |= 1 << lord


def show_forces(state: FiefState, seat: int, run: Run) -> None:
    """In the fog of war a battle shows what its participants have (FIEF-R-57)."""
    if state.modes.fog:
        battle = state.battle
        assert battle is not None
        sergeants, knights = contingent(state, seat)
        run.reveal("forces", {"seat": seat, "sergeants": sergeants, "knights": knights})


# What fights --------------------------------------------------------------------------------------


def contingent(state: FiefState, seat: int) -> tuple[int, int]:
    """Sergeants and knights of a player in the battle: all of his in the village, of a rider only
    the chevauchée (FIEF-12.0-36, FIEF-R-38)."""
    battle = state.battle
    assert battle is not None
    if not (battle.ride and battle.sides[seat] == ATTACKING):
        return troops(state, battle.village, seat)
    return counted([c for c in state.camps[battle.village] if c.seat == seat and c.riding])


def members(battle: Battle, side: int) -> list[int]:
    return [seat for seat, at in enumerate(battle.sides) if at == side]


def side_troops(state: FiefState, side: int) -> tuple[int, int]:
    battle = state.battle
    assert battle is not None
    sergeants = knights = 0
    for seat in members(battle, side):
        s, k = contingent(state, seat)
        sergeants += s
        knights += k
    return sergeants, knights


def side_lords(state: FiefState, side: int) -> list[int]:
    battle = state.battle
    assert battle is not None
    return [lord for seat in members(battle, side) for lord in fighters(state, seat)]


def side_points(state: FiefState, side: int) -> int:
    """FIEF-6.2-01 to -03, -06."""
    return strength(*side_troops(state, side)) + sum(
        points(state, lord) for lord in side_lords(state, side)
    )


def penalty(state: FiefState) -> int:
    """Dice that the walls cost the attackers: only if the attacked leader stands inside and nobody
    of the attackers does; engines of besiegers who take part lower it, a Secret Passage or opened
    gates cancel it (FIEF-6.2.1-01 to -05, FIEF-6.4.2-01, FIEF-R-41)."""
    battle = state.battle
    assert battle is not None
    village = battle.village
    if battle.tunnel or battle.gates or not is_inside(state, village, battle.leaders[1]):
        return 0
    attackers = members(battle, ATTACKING)
    if any(is_inside(state, village, seat) for seat in attackers):
        return 0
    engines = sum(
        siege.dice for siege in state.sieges if siege.village == village and siege.seat in attackers
    )
    return max(0, PENALTY[state.fort[village]] - engines)


def dice(state: FiefState, side: int) -> int:
    """FIEF-6.2-04, -05."""
    total = side_points(state, side)
    number = 0
    for least, count in DICE_BY_POINTS:
        if total >= least:
            number = count
    if number and state.arc in side_lords(state, side):
        number += ARC_DICE
    if side == ATTACKING:
        number -= penalty(state)
    return max(0, number)


# The course of a battle (FIEF-R-61) ---------------------------------------------------------------

GOES_ON, NO_ONE, ATTACKERS_WIN, DEFENDERS_WIN, STOPPED = range(5)
OUTCOMES: Final = ("goes-on", "all-dead", "attacker", "defender", "stopped")


class Fight(Sequence[FiefState]):
    """Declaration, coalitions, then round after round."""

    __slots__ = ()
    KIND: ClassVar[str] = "fight"
    FIELDS: ClassVar[tuple[str, ...]] = ("step",)

    def at(self, step: int) -> "Fight":
        return Fight(step)


def open_window(state: FiefState, fight: Fight, run: Run) -> None:
    window(state, BATTLE_DECLARED)


def call_partners(state: FiefState, fight: Fight, run: Run) -> None:
    """Others present with a free lord may join, on either side; in a chevauchée only the defence
    (FIEF-6.0-06, -08, FIEF-5.2-10)."""
    battle = state.battle
    assert battle is not None
    asked = tuple(
        seat
        for seat in state.from_active()
        if battle.sides[seat] == NEITHER
        and (
            free_lords_at(state, battle.village, seat)
            or (battle.ride and has_troops(state, battle.village, seat))
        )
    )
    if asked:
        state.stack.append(JoinBattle(asked, tuple(None for _ in asked), state.number))


def engage(state: FiefState, fight: Fight, run: Run) -> None:
    """A side without troops is captured or spared without a roll (FIEF-6.2.3-03)."""
    outcome = judge(state)
    if outcome != GOES_ON:
        end(state, outcome, run)


def before_round(state: FiefState, fight: Fight, run: Run) -> None:
    window(state, BEFORE_ROUND)


def fight_round(state: FiefState, fight: Fight, run: Run) -> None:
    """Dice of both sides from the pieces then fighting (FIEF-6.2.2-01)."""
    battle = state.battle
    assert battle is not None
    lead_on(state)
    outcome = judge(state)
    if outcome != GOES_ON:
        end(state, outcome, run)
        return
    attack, defence = dice(state, ATTACKING), dice(state, DEFENDING)
    if not attack:
        run.tell("no-dice", {"seat": battle.leaders[0], "village": VILLAGES[battle.village]})
        end(state, STOPPED, run)
        return
    battle.rounds += 1
    dealt = damage(state, ATTACKING, roll(state, attack, run), run)
    taken = damage(state, DEFENDING, roll(state, defence, run), run)
    battle.hits = (taken, dealt)


def damage(state: FiefState, side: int, faces: list[int], run: Run) -> int:
    """The Grail on each enemy die, then the bonus against riders, then the Lance
    (FIEF-11.1.1-01, -05, -06, FIEF-5.2-12)."""
    battle = state.battle
    assert battle is not None
    counted = faces
    if side == ATTACKING and relics.has(state, GRAIL, side_lords(state, DEFENDING)):
        counted = [max(0, face - 1) for face in faces]
    total = sum(counted)
    if battle.ride and side == DEFENDING:
        total += CHEVAUCHEE_BONUS * len(faces)
    if faces and relics.has(state, LANCE, side_lords(state, side)):
        total += 1
    run.tell(
        "battle-roll",
        {"seat": battle.leaders[side - 1], "side": SIDES[side], "faces": faces, "count": total},
    )
    return total


def choose_losses(state: FiefState, fight: Fight, run: Run) -> None:
    """Both leaders choose on the strength before the round (FIEF-6.2.2-03)."""
    battle = state.battle
    assert battle is not None
    leaders = battle.leaders
    state.stack.append(ChooseLosses(leaders, (None, None), state.number))


def kill_lords(state: FiefState, fight: Fight, run: Run) -> None:
    """What damage is left after all troops hits the lords (FIEF-6.2.2-05); here `hits` is how many
    lords of each side die."""
    battle = state.battle
    assert battle is not None
    state.stack.append(Doom((), 0))


def bury(state: FiefState, fight: Fight, run: Run) -> None:
    """Nothing more in this round: what is left is looked at again."""
    battle = state.battle
    assert battle is not None
    lead_on(state)
    check_prisoners(state, run)
    outcome = judge(state)
    if outcome == GOES_ON and battle.dull >= DULL_ROUNDS:
        outcome = STOPPED  # FIEF-6.1-05
    if outcome != GOES_ON:
        end(state, outcome, run)


def ask_partners(state: FiefState, fight: Fight, run: Run) -> None:
    """Partners with a lord in the battle stay, change sides or leave (FIEF-6.0-09, -10)."""
    battle = state.battle
    assert battle is not None
    asked = tuple(
        seat
        for seat in state.from_active()
        if battle.sides[seat] != NEITHER
        and seat not in (*battle.leaders, battle.attacker, battle.defender)
        and fighters(state, seat)
    )
    if asked:
        state.stack.append(PartnersChoose(asked, tuple(None for _ in asked), state.number))


def look_again(state: FiefState, fight: Fight, run: Run) -> None:
    lead_on(state)
    outcome = judge(state)
    if outcome != GOES_ON:
        end(state, outcome, run)


def ask_leaders(state: FiefState, fight: Fight, run: Run) -> None:
    """Go on, stop, surrender: secretly and at once (FIEF-R-44)."""
    battle = state.battle
    assert battle is not None
    state.stack.append(Fight(ROUND_BEGINS))
    state.stack.append(LeadersChoose(battle.leaders, (None, None), state.number))


Fight.STEPS = (
    open_window,
    call_partners,
    engage,
    before_round,
    fight_round,
    choose_losses,
    kill_lords,
    bury,
    ask_partners,
    look_again,
    ask_leaders,
)
ROUND_BEGINS: Final = Fight.STEPS.index(before_round)


def judge(state: FiefState) -> int:
    """FIEF-R-61 (6): the first that fits."""
    ours, theirs = side_troops(state, ATTACKING), side_troops(state, DEFENDING)
    lords, foes = side_lords(state, ATTACKING), side_lords(state, DEFENDING)
    armed, armed_foes = any(ours), any(theirs)
    here, there = armed or bool(lords), armed_foes or bool(foes)
    if not here and not there:
        return NO_ONE  # FIEF-6.3-07
    if not there:
        return ATTACKERS_WIN
    if not here:
        return DEFENDERS_WIN
    if not armed and not armed_foes:
        return STOPPED  # FIEF-6.3-04
    if not armed_foes:
        return ATTACKERS_WIN  # their lords are captured or spared
    if not armed:
        return DEFENDERS_WIN
    return GOES_ON if lords else STOPPED  # FIEF-6.3-05


def lead_on(state: FiefState) -> None:
    """A leader without any piece left is succeeded by the partner with the most combat points
    (FIEF-6.0-13, FIEF-R-40)."""
    battle = state.battle
    assert battle is not None
    leaders = list(battle.leaders)
    for side in (ATTACKING, DEFENDING):
        leader = leaders[side - 1]
        if _fights(state, leader):
            continue
        heirs = [seat for seat in members(battle, side) if _fights(state, seat)]
        order = state.in_order()
        if heirs:
            leaders[side - 1] = max(
                heirs, key=lambda seat: (_strength_of(state, seat), -order.index(seat))
            )
    battle.leaders = (leaders[0], leaders[1])


def _fights(state: FiefState, seat: int) -> bool:
    return any(contingent(state, seat)) or bool(fighters(state, seat))


def _strength_of(state: FiefState, seat: int) -> int:
    return strength(*contingent(state, seat)) + sum(
        points(state, lord) for lord in fighters(state, seat)
    )


# Coalitions ---------------------------------------------------------------------------------------


class JoinBattle(Sealed[FiefState]):
    """Those who could join answer at once (FIEF-6.0-06)."""

    __slots__ = ()
    KIND: ClassVar[str] = "join-battle"
    FIELDS: ClassVar[tuple[str, ...]] = ("asked", "answers", "since")

    def holding(self, answers: tuple[Choice | None, ...]) -> "JoinBattle":
        return JoinBattle(self.asked, answers, self.since)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        battle = state.battle
        assert battle is not None
        return Prompt(
            "join-battle",
            ("FIEF-6.0-06", "FIEF-6.0-08", "FIEF-5.2-10"),
            {
                "attacker": battle.attacker,
                "defender": battle.defender,
                "village": VILLAGES[battle.village],
            },
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        battle = state.battle
        assert battle is not None
        options: list[Choice] = [("keep-out",), ("join-side", DEFENDING)]
        return options if battle.ride else [*options, ("join-side", ATTACKING)]

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        battle = state.battle
        assert battle is not None
        offers = [
            (seat, answer[1])
            for seat, answer in zip(self.asked, answers, strict=True)
            if answer[0] == "join-side"
        ]
        for seat, side in offers:
            run.tell("offers-help", {"seat": seat, "other": battle.leaders[side - 1]})
        for seat, side in reversed(offers):
            state.stack.append(AcceptPartner(battle.leaders[side - 1], seat, side))


class AcceptPartner(Ask[FiefState]):
    """The leader of the side accepts a partner or not (FIEF-R-40)."""

    __slots__ = ("partner", "side")
    KIND: ClassVar[str] = "accept-partner"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "partner", "side")

    def __init__(self, seat: int, partner: int, side: int) -> None:
        super().__init__(seat)
        self.partner: Final = partner
        self.side: Final = side

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("accept-partner", ("FIEF-6.0-06", "FIEF-6.0-07"), {"other": self.partner})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [("accept",), ("refuse",)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        state.stack.pop()
        battle = state.battle
        assert battle is not None
        if choice[0] == "refuse":
            run.tell("help-refused", {"seat": seat, "other": self.partner})
            return
        battle.sides = _with_side(battle.sides, self.partner, self.side)
        engage_lords(state, self.partner)
        run.tell("joins", {"seat": self.partner, "other": seat})
        show_forces(state, self.partner, run)


def _with_side(sides: tuple[int, ...], seat: int, side: int) -> tuple[int, ...]:
    return (*sides[:seat], side, *sides[seat + 1 :])


class PartnersChoose(Sealed[FiefState]):
    """At the end of a round (FIEF-6.0-09, -10)."""

    __slots__ = ()
    KIND: ClassVar[str] = "partners"
    FIELDS: ClassVar[tuple[str, ...]] = ("asked", "answers", "since")

    def holding(self, answers: tuple[Choice | None, ...]) -> "PartnersChoose":
        return PartnersChoose(self.asked, answers, self.since)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("partner", ("FIEF-6.0-09", "FIEF-6.0-10", "FIEF-5.2-11"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        battle = state.battle
        assert battle is not None
        options: list[Choice] = [("stay-true",), ("leave-battle",)]
        return options if battle.ride else [*options, ("change-sides",)]

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        battle = state.battle
        assert battle is not None
        for seat, answer in zip(self.asked, answers, strict=True):
            if answer[0] == "leave-battle":
                battle.sides = _with_side(battle.sides, seat, NEITHER)
                run.tell("leaves-battle", {"seat": seat})
            elif answer[0] == "change-sides":
                side = ATTACKING if battle.sides[seat] == DEFENDING else DEFENDING
                walled = is_walled(state, battle.village, battle.leaders[1])
                battle.sides = _with_side(battle.sides, seat, side)
                run.tell("changes-sides", {"seat": seat})
                if side == ATTACKING and walled:
                    battle.gates = True  # FIEF-6.0-11
                    run.tell("gates-opened", {"seat": seat})


# Losses -------------------------------------------------------------------------------------------


class ChooseLosses(Sealed[FiefState]):
    """Each leader removes as many combat points as the damage allows (FIEF-6.2.2-03, -04); who has
    no choice is not asked."""

    __slots__ = ()
    KIND: ClassVar[str] = "choose-losses"
    FIELDS: ClassVar[tuple[str, ...]] = ("asked", "answers", "since")

    def holding(self, answers: tuple[Choice | None, ...]) -> "ChooseLosses":
        return ChooseLosses(self.asked, answers, self.since)

    def _sets(self, state: FiefState, at: int) -> list[tuple[int, int]]:
        battle = state.battle
        assert battle is not None
        return maximal(*side_troops(state, at + 1), battle.hits[at])

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return tuple(
            seat
            for at, seat in enumerate(self.asked)
            if self.answers[at] is None and len(self._sets(state, at)) > 1
        )

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        battle = state.battle
        assert battle is not None
        count = battle.hits[self.asked.index(seat)]
        return Prompt("losses", ("FIEF-6.2.2-03", "FIEF-6.2.2-04", "FIEF-6.0-07"), {"count": count})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [("lose", s, k) for s, k in self._sets(state, self.asked.index(seat))]

    def advance(self, state: FiefState, run: Run) -> None:
        battle = state.battle
        assert battle is not None
        chosen = []
        for at in range(2):
            answer = self.answers[at]
            chosen.append(self._sets(state, at)[0] if answer is None else answer[1:])
        state.stack.pop()
        doomed = []
        removed = False
        for at, (sergeants, knights) in enumerate(chosen):
            all_gone = (sergeants, knights) == side_troops(state, at + 1)
            left = battle.hits[at] - strength(sergeants, knights) if all_gone else 0
            lords = len(side_lords(state, at + 1))
            doomed.append(min(left, lords))
            removed = removed or bool(sergeants or knights or doomed[at])
        for at, (sergeants, knights) in reversed(list(enumerate(chosen))):
            state.stack.append(ShareLosses(self.asked[at], at + 1, sergeants, knights))
        battle.hits = (doomed[0], doomed[1])
        battle.dull = 0 if removed else battle.dull + 1


class ShareLosses(Ask[FiefState]):
    """Where a side has several players, its leader says whose counters go, one by one
    (FIEF-6.0-07)."""

    __slots__ = ("knights", "sergeants", "side")
    KIND: ClassVar[str] = "share-losses"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "side", "sergeants", "knights")

    def __init__(self, seat: int, side: int, sergeants: int, knights: int) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.sergeants: Final = sergeants
        self.knights: Final = knights

    def _owners(self, state: FiefState) -> list[int]:
        """Who could give the next counter: knights first."""
        battle = state.battle
        assert battle is not None
        kind = 1 if self.knights else 0
        return [s for s in members(battle, self.side) if contingent(state, s)[kind]]

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        """Nobody is asked where all of the kind go, or one player has them all."""
        all_of_kind = side_troops(state, self.side)[1 if self.knights else 0]
        count = self.knights or self.sergeants
        if not count or count == all_of_kind:
            return ()
        return (self.seat,) if len(self._owners(state)) > 1 else ()

    def advance(self, state: FiefState, run: Run) -> None:
        if not (self.sergeants or self.knights):
            state.stack.pop()
            return
        owner = self._owners(state)[0]
        s, k = contingent(state, owner)
        if self.knights:
            count = min(k, self.knights)
            state.stack[-1] = ShareLosses(
                self.seat, self.side, self.sergeants, self.knights - count
            )
            _lose(state, owner, 0, count, run)
        else:
            count = min(s, self.sergeants)
            state.stack[-1] = ShareLosses(self.seat, self.side, self.sergeants - count, 0)
            _lose(state, owner, count, 0, run)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "share-losses",
            ("FIEF-6.0-07",),
            {"sergeants": self.sergeants, "knights": self.knights},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [("lose-of", owner) for owner in self._owners(state)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        if self.knights:
            state.stack[-1] = ShareLosses(seat, self.side, self.sergeants, self.knights - 1)
            _lose(state, choice[1], 0, 1, run)
        else:
            state.stack[-1] = ShareLosses(seat, self.side, self.sergeants - 1, 0)
            _lose(state, choice[1], 1, 0, run)


def _lose(state: FiefState, seat: int, sergeants: int, knights: int, run: Run) -> None:
    battle = state.battle
    assert battle is not None
    if battle.ride and battle.sides[seat] == ATTACKING:
        # The rider's other troops in the village stay out of it.
        camp = state.camps[battle.village]
        others = tuple(c for c in camp if c.seat == seat and not c.riding)
        state.camps[battle.village] = tuple(c for c in camp if c not in others)
        lose(state, battle.village, seat, sergeants, knights, run)
        state.camps[battle.village] = (*state.camps[battle.village], *others)
    else:
        lose(state, battle.village, seat, sergeants, knights, run)


class Doom(Frame[FiefState]):
    """Which lords die of the damage that is left: the leader of each side chooses, where not all of
    them do (FIEF-6.2.2-05). `side` is the one looked at last."""

    __slots__ = ("dying", "side")
    KIND: ClassVar[str] = "doom"
    FIELDS: ClassVar[tuple[str, ...]] = ("dying", "side")

    def __init__(self, dying: tuple[int, ...], side: int) -> None:
        self.dying: Final = dying
        self.side: Final = side

    def advance(self, state: FiefState, run: Run) -> None:
        battle = state.battle
        assert battle is not None
        side = self.side + 1
        if side > DEFENDING:
            state.stack.pop()
            kill(state, list(self.dying), BATTLE_DEATH, run)
            return
        lords = side_lords(state, side)
        count = battle.hits[side - 1]
        if count >= len(lords):
            state.stack[-1] = Doom((*self.dying, *lords), side)
        else:
            state.stack[-1] = Doom(self.dying, side)
            if count:
                state.stack.append(ChooseDoomed(battle.leaders[side - 1], side, count, ()))


class ChooseDoomed(Ask[FiefState]):
    """One lord after the other (FIEF-6.2.2-05)."""

    __slots__ = ("chosen", "count", "side")
    KIND: ClassVar[str] = "choose-doomed"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "side", "count", "chosen")

    def __init__(self, seat: int, side: int, count: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.count: Final = count
        self.chosen: Final = chosen

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("doomed", ("FIEF-6.2.2-05",), {"count": self.count - len(self.chosen)})

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [
            ("sacrifice", lord) for lord in side_lords(state, self.side) if lord not in self.chosen
        ]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        chosen = (*self.chosen, choice[1])
        if len(chosen) < self.count:
            state.stack[-1] = ChooseDoomed(seat, self.side, self.count, chosen)
            return
        state.stack.pop()
        doom = state.stack[-1]
        assert isinstance(doom, Doom)
        state.stack[-1] = Doom((*doom.dying, *chosen), doom.side)


# Stopping -----------------------------------------------------------------------------------------


class LeadersChoose(Sealed[FiefState]):
    """Both leaders, secretly and at once (FIEF-6.1-03, -04, -06, FIEF-R-44)."""

    __slots__ = ()
    KIND: ClassVar[str] = "leaders"
    FIELDS: ClassVar[tuple[str, ...]] = ("asked", "answers", "since")

    def holding(self, answers: tuple[Choice | None, ...]) -> "LeadersChoose":
        return LeadersChoose(self.asked, answers, self.since)

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt("leader", ("FIEF-6.3-01", "FIEF-6.3-02", "FIEF-6.3-03"))

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        return [("fight-on",), ("stop-battle",), ("surrender",)]

    def unsealed(self, state: FiefState, answers: list[Choice], run: Run) -> None:
        battle = state.battle
        assert battle is not None
        wishes = [answer[0] for answer in answers]
        for seat, wish in zip(self.asked, wishes, strict=True):
            if wish == "stop-battle":
                run.tell("would-stop", {"seat": seat})
            elif wish == "surrender":
                run.tell("would-surrender", {"seat": seat})
        walled = is_walled(state, battle.village, battle.leaders[1])
        outcome = GOES_ON
        if "fight-on" not in wishes:
            outcome = STOPPED
        elif wishes[0] == "surrender":
            outcome = DEFENDERS_WIN
        elif wishes[1] == "surrender":
            outcome = ATTACKERS_WIN
        elif wishes[0] == "stop-battle" and walled:
            outcome = STOPPED  # FIEF-6.3-03
        if outcome != GOES_ON:
            if "surrender" in wishes and outcome != STOPPED:
                _lay_down_arms(state, DEFENDING if outcome == ATTACKERS_WIN else ATTACKING, run)
            end(state, outcome, run)


def _lay_down_arms(state: FiefState, side: int, run: Run) -> None:
    """Who surrenders loses all troops of his side (FIEF-6.3-01)."""
    battle = state.battle
    assert battle is not None
    for seat in members(battle, side):
        _lose(state, seat, *contingent(state, seat), run)


# After the battle (FIEF-R-43) ---------------------------------------------------------------------


def end(state: FiefState, outcome: int, run: Run) -> None:
    """The fight is off the stack; what follows it is pushed."""
    battle = state.battle
    assert battle is not None
    for at in range(len(state.stack) - 1, -1, -1):
        if isinstance(state.stack[at], Fight):
            del state.stack[at]
            break
    run.tell("battle-over", {"village": VILLAGES[battle.village], "outcome": OUTCOMES[outcome]})
    state.stack.append(Spoils(outcome, 0))


class Spoils(Sequence[FiefState]):
    """Prisoners, relics, then control, then sieges and engines (FIEF-R-61, 9)."""

    __slots__ = ("outcome",)
    KIND: ClassVar[str] = "spoils"
    FIELDS: ClassVar[tuple[str, ...]] = ("outcome", "step")

    def __init__(self, outcome: int, step: int) -> None:
        super().__init__(step)
        self.outcome: Final = outcome

    def at(self, step: int) -> "Spoils":
        return Spoils(self.outcome, step)


def _sides(outcome: int) -> tuple[int, int]:
    """Winner and loser."""
    return (ATTACKING, DEFENDING) if outcome == ATTACKERS_WIN else (DEFENDING, ATTACKING)


def take_prisoners(state: FiefState, spoils: Spoils, run: Run) -> None:
    """Only a side that still has troops takes prisoners (FIEF-6.2.2-07, -09)."""
    if spoils.outcome not in (ATTACKERS_WIN, DEFENDERS_WIN):
        return
    battle = state.battle
    assert battle is not None
    winner, loser = _sides(spoils.outcome)
    lead_on(state)
    foes = side_lords(state, loser)
    held = [
        lord
        for lord in ALL_LORDS
        if state.captor[lord] in members(battle, loser) and state.village[lord] == battle.village
    ]
    own = [lord for lord in held if state.owner[lord] in members(battle, winner)]
    for lord in own:
        release(state, lord, run)
    others = [lord for lord in held if lord not in own]
    if any(side_troops(state, winner)):
        leader = battle.leaders[winner - 1]
        state.stack.append(Captures(leader, winner, tuple(foes + others)))


class Captures(Ask[FiefState]):
    """The winning leader takes or spares each enemy lord, and each prisoner of the losers; he names
    who of his side holds him (FIEF-6.2.2-08, FIEF-6.0-07)."""

    __slots__ = ("lords", "side")
    KIND: ClassVar[str] = "captures"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "side", "lords")

    def __init__(self, seat: int, side: int, lords: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.side: Final = side
        self.lords: Final = lords

    def waiting(self, state: FiefState) -> tuple[int, ...]:
        return (self.seat,) if self.lords else ()

    def advance(self, state: FiefState, run: Run) -> None:
        state.stack.pop()

    def prompt(self, state: FiefState, seat: int) -> Prompt:
        return Prompt(
            "captures",
            ("FIEF-6.2.2-07", "FIEF-6.2.2-08", "FIEF-6.0-07"),
            {"lord": LORDS[self.lords[0]]},
        )

    def options(self, state: FiefState, seat: int) -> list[Choice]:
        battle = state.battle
        assert battle is not None
        lord = self.lords[0]
        holders = [
            other
            for other in members(battle, self.side)
            if is_present(state, battle.village, other) and other != state.owner[lord]
        ]
        return [*(("capture", lord, other) for other in holders), ("spare", lord)]

    def answer(self, state: FiefState, seat: int, choice: Choice, run: Run) -> None:
        lord = choice[1]
        state.stack[-1] = Captures(seat, self.side, self.lords[1:])
        was_held = state.captor[lord] != NOBODY
        if choice[0] == "capture":
            capture(state, lord, choice[2], run)
        elif was_held:
            release(state, lord, run)
        else:
            run.tell("spared", {"seat": state.owner[lord], "lord": LORDS[lord]})


def take_the_village(state: FiefState, spoils: Spoils, run: Run) -> None:
    """If the controller was eliminated, the winning leader takes control (FIEF-R-43): he has a
    piece there, or the lead would have passed to a partner. Without a winner, see 5.1."""
    battle = state.battle
    assert battle is not None
    village, holder = battle.village, battle.holder
    battle.over = True
    check_prisoners(state, run)
    if spoils.outcome in (ATTACKERS_WIN, DEFENDERS_WIN):
        winner, _ = _sides(spoils.outcome)
        leader = battle.leaders[winner - 1]
        relics.found(state, village, leader, run)
        gone = state.control[village] == holder and not is_present(state, village, holder)
        if holder != NOBODY and gone and is_present(state, village, leader):
            gain(state, village, leader, run, conquest=True)
            return
    if holder != NOBODY:
        vacated(state, village, holder, run)


def clear_the_field(state: FiefState, spoils: Spoils, run: Run) -> None:
    """Engines of the losers are destroyed, but not those of besiegers who stayed out of a lost
    chevauchée (FIEF-6.4.2-05, FIEF-R-38); survivors stand around the village, those of a chevauchée
    keep their place (FIEF-R-35)."""
    battle = state.battle
    assert battle is not None
    village = battle.village
    if spoils.outcome in (ATTACKERS_WIN, DEFENDERS_WIN):
        _, loser = _sides(spoils.outcome)
        beaten = [] if battle.ride and loser == ATTACKING else members(battle, loser)
        for siege in state.sieges:
            if siege.village == village and siege.seat in beaten:
                lift(state, siege, run)
    check_sieges(state, run)
    if not battle.ride:
        for seat in present(state, village):
            if seat != state.control[village] and not has_inside(state, village, seat):
                rearrange(state, village, seat, AROUND)
    if not battle.ride:
        state.battle = None  # riders look at the outcome first
    window(state, MINOR)  # FIEF-W-11


Spoils.STEPS = (take_prisoners, take_the_village, clear_the_field)
