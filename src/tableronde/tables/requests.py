"""Requests: what people ask of a table. Each is checked here and becomes entries of the log.

A request that is not allowed raises a named error and changes nothing. What follows by itself (a
proposal that everyone agrees to, an automatic answer that passes) is carried out at once, too.
"""

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec

from tableronde import bots, games
from tableronde.core.errors import GameOver, NotARemark, NothingToUndo, UnknownSeat
from tableronde.core.match import Match, seed_text
from tableronde.core.match import position as check_position
from tableronde.core.plain import Plain
from tableronde.tables.entries import (
    Answered,
    Filled,
    Held,
    Left,
    Opened,
    Ordered,
    Passing,
    Paused,
    Proposed,
    Raised,
    Remarked,
    Rematched,
    Replaced,
    Reserved,
    Resigned,
    Resumed,
    Returned,
    Said,
    Sat,
    Slept,
    Undid,
    Voted,
)
from tableronde.tables.errors import (
    AbsentPlayer,
    AlreadyBegun,
    AlreadyWritten,
    BadText,
    BotPlays,
    ClockDecides,
    HandSpent,
    NobodyToConfideIn,
    NoBotPlays,
    NoRoomForAll,
    NoSuchProposal,
    NotBegun,
    NotMissing,
    NotOver,
    NotPaused,
    NotSeated,
    NotTheHost,
    NotYourVote,
    NoWordsLeft,
    OthersPlay,
    ProposalOpen,
    StaleAnswer,
    TableFull,
    TablePaused,
    TimeIsUp,
    TooManyAsides,
    UndoNeedsConsent,
    UnknownInvitation,
    UnknownWindow,
)
from tableronde.tables.proposals import LASTS
from tableronde.tables.seats import hashed, new_secret, opens
from tableronde.tables.settings import (
    FRIEND,
    ME,
    DaysClock,
    LiveClock,
    Settings,
    checked,
    checked_name,
)
from tableronde.tables.standing_orders import Order
from tableronde.tables.table import Table
from tableronde.tables.talks import WORDS
from tableronde.tables.texts import lines_of

LONGEST_TEXT: Final = 500
ASIDES: Final = 500
ASIDES_AN_ANSWER: Final = 4
"""What a seat may ask for beside playing, chat apart: so often, and so often for each answer."""


# Before the game --------------------------------------------------------------------------------


def open_table(
    table_id: str,
    settings: Settings,
    now: int,
    start: Plain = None,
    reserved: Iterable[Reserved] = (),
    seed: str | None = None,
) -> tuple[Table, str | None]:
    """A new table, with the secret of its invitation where friends are expected. Without a `seed`
    it gets a secret one."""
    settings = checked(settings)
    game = games.find(settings.game)
    if start is not None:
        check_position(game, start, len(settings.seats))
    invite = new_secret() if FRIEND in settings.seats else None
    opened = Opened(
        at=now,
        settings=settings,
        seed=seed_text(seed),
        invite=hashed(invite) if invite else "",
        start=start,
        rules=game.RULES,
        data=game.fingerprint,
        reserved=list(reserved),
    )
    table = Table(table_id, opened)
    table.fresh.append(opened)
    return table, invite


def open_own_table(
    table_id: str,
    settings: Settings,
    now: int,
    name: str,
    start: Plain = None,
    seed: str | None = None,
) -> tuple[Table, str | None, str | None]:
    """A new table at whose seat `me` its founder sits already, and the secret of that seat too."""
    if ME not in settings.seats:
        return *open_table(table_id, settings, now, start, seed=seed), None
    name = checked_name(name)
    table, invite = open_table(table_id, settings, now, start, seed=seed)
    key = new_secret()
    seat = settings.seats.index(ME)
    table.do(Sat(at=now, seat=seat, name=name, key=hashed(key), host=True))
    return table, invite, key


def invited(table: Table, invite: str) -> tuple[bool, list[int]]:
    """Whether one may sit down by this invitation, and the seats that are free for anybody."""
    free = [at for at, seat in enumerate(table.seats) if seat.free and seat.reserved is None]
    return not table.settings.private or opens(invite, table.opened.invite), free


def sit(table: Table, now: int, name: str, invite: str, key: str = "") -> tuple[int, str]:
    """Take a free seat; at a private table only by the invitation. The seat and its secret: a new
    one, or one that whoever asks has made and may ask with again."""
    if key:
        claim(table, now, key)
    taken = table.seat_of(key) if key else None
    if taken is not None:
        return taken, key
    valid, free = invited(table, invite)
    if not valid:
        raise UnknownInvitation
    if not free:
        raise TableFull
    key = key or new_secret()
    host = not table.people()
    table.do(Sat(at=now, seat=free[0], name=checked_name(name), key=hashed(key), host=host))
    _answer_by_orders(table, now)
    return free[0], key


def claim(table: Table, now: int, secret: str) -> None:
    """Take the seat that is kept for whoever has this secret, if there is one."""
    for at, seat in enumerate(table.seats):
        kept = seat.reserved
        if kept is not None and seat.free and opens(secret, kept.key):
            table.do(Sat(at=now, seat=at, name=kept.name, key=kept.key))
            _answer_by_orders(table, now)


def fill(table: Table, now: int, seat: int, bot: str, token: str = "") -> None:
    """Bots on all seats that are still free."""
    if not table.seats[seat].host:
        raise NotTheHost
    if table.match is not None:
        raise AlreadyBegun
    bots.check(bot)
    for at, free in enumerate(table.seats):
        if free.free:
            table.do(Filled(at=now, seat=at, bot=bot, token=token))
    _answer_by_orders(table, now)


def leave(table: Table, now: int, seat: int, token: str = "") -> None:
    """Give the seat up: free again before the game, a bot's while it is played."""
    if table.status == "waiting":
        table.do(Left(at=now, seat=seat, token=token))
    elif table.status != "over":
        _check_plays(table, seat)
        table.do(Replaced(at=now, seat=seat, bot=bots.STANDARD, why="left", token=token))
        _carry_out(table, now)


def resign(table: Table, now: int, seat: int, token: str = "") -> None:
    """End the game for good, whoever is asked and even in a pause."""
    if table.match is None:
        raise NotBegun
    if table.status == "over":
        raise GameOver
    _check_plays(table, seat)
    if not table.may_resign(seat):
        raise OthersPlay
    table.do(Resigned(at=now, seat=seat, token=token))


def come_back(table: Table, now: int, seat: int, token: str = "") -> None:
    """Take the seat back from the bot."""
    if not table.seats[seat].away:
        raise NoBotPlays
    if table.seats[seat].late > 1 and isinstance(table.settings.clock, LiveClock):
        raise TimeIsUp
    table.do(Returned(at=now, seat=seat, token=token))
    _answer_by_orders(table, now)


# The game ---------------------------------------------------------------------------------------


def answer(
    table: Table,
    now: int,
    seat: int,
    decision: str,
    choice: dict[str, Any],
    position: int,
    token: str = "",
) -> None:
    """A person's answer, given in sight of the table as it stood at `position`."""
    match = _check_playing(table)
    _check_plays(table, seat)
    # What others are asked, and since when, may be hidden: nobody hears of it by guessing.
    since = table.questions.moment_of(decision) if decision == match.decision_of(seat) else None
    if since is not None and position < since:
        raise StaleAnswer
    if since is not None and table.holds_back(seat):
        raise StaleAnswer
    if since is not None and _is_held(table, now, seat):
        match.check(decision, choice, seat)
        table.do(Held(at=now, seat=seat, decision=decision, choice=choice, token=token))
        return
    # The match checks the rest, and changes nothing if it is wrong.
    table.do(Answered(at=now, seat=seat, decision=decision, choice=choice, token=token))
    _answer_by_orders(table, now)


def _is_held(table: Table, now: int, seat: int) -> bool:
    """Whether an answer of this seat is held back until the outcome of its window may show."""
    until = table.held_until(seat)
    return until is not None and now < until


def _pass_here(table: Table, now: int, seat: int, decision: str | None) -> str | None:
    """Hold back what an order to pass answers at an open question, where answers are held back.
    Returns the question if it is to be answered at once."""
    if decision is None or not _is_held(table, now, seat):
        return decision
    assert table.match is not None
    choice = {"do": table.game.WINDOWS[table.match.prompt(seat)]}
    table.do(Held(at=now, seat=seat, decision=decision, choice=choice))
    return None


def answer_for_bot(
    table: Table, now: int, seat: int, decision: str, choice: dict[str, Any]
) -> None:
    _check_playing(table)
    if table.seats[seat].bot is None:
        raise NoBotPlays
    table.do(Answered(at=now, seat=seat, decision=decision, choice=choice, by="bot"))
    _answer_by_orders(table, now)


def undo(
    table: Table, now: int, seat: int, to: int | None, token: str = "", propose: bool = True
) -> None:
    """Go back to before one's own last answer, or to where `to` answers stand; freely where the
    game allows it, otherwise by everyone's consent. That is asked for only if `propose`: a player
    who meant to take something back freely may be too late, and shall not tell so by accident."""
    match = _check_playing(table)
    _check_plays(table, seat)
    if to is None and table.holds_back(seat):
        decision = match.decision_of(seat)
        table.do(Held(at=now, seat=seat, decision=decision, choice=None, token=token))
        return
    target = table.given.last_own(seat) if to is None else to
    if target is None or not match.first <= target < match.number:
        raise NothingToUndo
    if table.may_undo(seat, target):
        table.do(Undid(at=now, seat=seat, to=target, token=token))
        _answer_by_orders(table, now)
    elif not propose and table.undo_needs_consent(seat, target):
        raise UndoNeedsConsent
    else:
        _check_none_open(table, now, seat)
        if table.absent_since(target):
            raise AbsentPlayer
        table.do(Proposed(at=now, seat=seat, what="undo", to=target, token=token))
        _carry_out(table, now)


def order(
    table: Table,
    now: int,
    seat: int,
    window: str,
    how: Order,
    token: str = "",
) -> None:
    """Set what one kind of window is answered with; who is asked in such a one has answered."""
    if window not in table.game.WINDOWS:
        raise UnknownWindow(window=window[:40])
    here = _window_of(table, seat, window)
    if how == "pass":
        here = _pass_here(table, now, seat, here)
    table.do(Ordered(at=now, seat=seat, window=window, order=how, token=token))
    _answer_by_orders(table, now, here)


def raise_hand(table: Table, now: int, seat: int, raised: bool, token: str = "") -> None:
    """'Wait!': no automatic answer passes for this seat while the hand is up. A game that knows
    raised hands is told, and may refuse."""
    if not table.orders.game_keeps_hands(table.match):
        table.do(Raised(at=now, seat=seat, raised=raised, token=token))
    elif table.hand_up(seat) != raised:
        try:
            remark(table, now, seat, {"do": "raise-hand" if raised else "lower-hand"}, token)
        except NotARemark:
            raise HandSpent from None
    _answer_by_orders(table, now)


def remark(table: Table, now: int, seat: int, choice: dict[str, Any], token: str = "") -> None:
    """Something said to the game at any moment."""
    if table.match is None:
        raise NotBegun
    _check_plays(table, seat)
    heard = table.game.LEXICON.choice(choice).VERB in table.game.OPEN_REMARKS
    table.do(Remarked(at=now, seat=seat, choice=choice, open=heard, token=token))


def pass_turn(table: Table, now: int, seat: int, passing: bool, token: str = "") -> None:
    """Pass in all windows until the seat's next turn, or no longer."""
    if not table.game.WINDOWS:
        raise UnknownWindow(window="")
    here = _window_of(table, seat)
    if passing:
        here = _pass_here(table, now, seat, here)
    table.do(Passing(at=now, seat=seat, passing=passing, token=token))
    _answer_by_orders(table, now, here if passing else None)


def _window_of(table: Table, seat: int, window: str | None = None) -> str | None:
    """The open decision of a seat that is asked in a window (of this kind)."""
    match = table.match
    if match is None or seat not in table.waiting():
        return None
    prompt = match.prompt(seat)
    if prompt not in table.game.WINDOWS or window not in (None, prompt):
        return None
    return match.decision_of(seat)


def _answer_by_orders(table: Table, now: int, ordered_at: str | None = None) -> None:
    """Answer for those whose answers are fixed and due. The order may have been given at this very
    question: then it is a person's answer, which an undo goes back to."""
    match = table.match
    if match is None or not table.has_orders:
        return
    while table.status == "playing":
        for seat in table.waiting():
            decision = match.decision_of(seat)
            own = decision == ordered_at
            fixed = table.fixed_answer(seat, own)
            if fixed is not None and fixed.due <= now:
                by: Literal["person", "order", "forced"] = "person" if own else fixed.by
                choice = fixed.choice
                table.do(Answered(at=now, seat=seat, decision=decision, choice=choice, by=by))
                break
        else:
            return


# Votes ------------------------------------------------------------------------------------------


def propose(
    table: Table,
    now: int,
    seat: int,
    what: Literal["pause", "resume", "replace"],
    whom: int | None,
    missing: bool,
    token: str = "",
) -> None:
    """Ask the others; only to go on after a pause nobody needs to be asked. `missing` says that the
    person on seat `whom` has not been seen lately."""
    if table.match is None:
        raise NotBegun
    if table.status == "over":
        raise GameOver
    _check_plays(table, seat)
    if what == "pause" and table.paused:
        raise TablePaused
    if what == "resume":
        if not table.paused:
            raise NotPaused
        table.do(Resumed(at=now, seat=seat, token=token))  # nobody holds up the others
        _carry_out(table, now)
        return
    _check_none_open(table, now, seat)
    if what == "replace":
        _check_replaceable(table, seat, whom, missing)
    subject = whom if what == "replace" else None
    table.do(Proposed(at=now, seat=seat, what=what, whom=subject, token=token))
    _carry_out(table, now)


def _check_replaceable(table: Table, seat: int, whom: int | None, missing: bool) -> None:
    if whom is None or not 0 <= whom < len(table.seats) or whom == seat:
        raise UnknownSeat(seat=whom, last=len(table.seats) - 1)
    if whom not in table.people():
        raise BotPlays
    # Who has days for an answer may be away: the clock tells when it is too long.
    if isinstance(table.settings.clock, DaysClock):
        raise ClockDecides
    if not missing:
        raise NotMissing


def _check_none_open(table: Table, now: int, seat: int) -> None:
    """One proposal at a time; one's own gives way to another, and nobody's lasts for ever, however
    often it is made anew."""
    proposal = table.proposal
    if proposal is not None and proposal.asked.seat != seat and now < proposal.since + LASTS:
        raise ProposalOpen


def show_up(table: Table, now: int, seat: int) -> None:
    """Somebody who was to be replaced is there again."""
    if table.proposal is not None and table.proposal.asked.whom == seat:
        table.do(Voted(at=now, seat=seat, yes=False))


def vote(
    table: Table,
    now: int,
    seat: int,
    proposal: int,
    yes: bool,
    token: str = "",
    missing: bool = True,
) -> None:
    """Agree or not; the proposer withdraws by a no. `missing` says that the person to be replaced
    still has not been seen."""
    if table.proposal is None or table.proposal.id != proposal:
        raise NoSuchProposal
    if table.status == "over":
        raise GameOver
    withdrawn = seat == table.proposal.asked.seat and not yes
    if seat not in table.proposal.voters and not withdrawn:
        raise NotYourVote
    if yes and table.proposal.asked.what == "replace" and not missing:
        raise NotMissing
    table.do(Voted(at=now, seat=seat, yes=yes, token=token))
    _carry_out(table, now)


def _carry_out(table: Table, now: int) -> None:
    """Do what is agreed, if it is."""
    if table.proposal is not None and table.proposal.carried:
        asked = table.proposal.asked
        if asked.what == "undo" and asked.to is not None:
            table.do(Undid(at=now, seat=asked.seat, to=asked.to, agreed=True))
        elif asked.what == "pause":
            table.do(Paused(at=now, seat=asked.seat))
        elif asked.whom is not None:
            table.do(Replaced(at=now, seat=asked.whom, bot=bots.STANDARD, why="vote"))
    _answer_by_orders(table, now)


# The rest ---------------------------------------------------------------------------------------


def say(
    table: Table,
    now: int,
    seat: int | None,
    name: str,
    text: str,
    token: str = "",
    in_confidence: bool = False,
) -> None:
    """A line of chat, as text only; in confidence where the game has a circle for that."""
    to: list[int] = []
    number = 0
    if in_confidence:
        if table.match is None or table.status == "over" or seat is None:
            raise NobodyToConfideIn
        to = list(table.game.circle(table.match.state, seat))
        if not to:
            raise NobodyToConfideIn
        _check_talk(table, now, seat, to)
        number = table.match.number
    clean = lines_of(text)
    if not 0 < len(clean) <= LONGEST_TEXT:
        raise BadText(most=LONGEST_TEXT)
    table.do(Said(at=now, seat=seat, name=name, text=clean, to=to, number=number, token=token))


def make_up(table: Table, now: int, lost: int) -> None:
    """Record that the server was down for so long, where a clock would have run or an outcome been
    shown."""
    if table.time_ends() is not None or table.holds_outcomes:
        table.do(Slept(at=now, lost=lost))


def time_up(table: Table, now: int) -> bool:
    """Show the outcomes of windows that are due, end a private talk whose time is up, let a bot
    play for a person whose time is; whether there was anything to do."""
    outcome, due = table.next_outcome(), table.time_ends()
    if outcome is not None and outcome <= now and table.status == "playing":
        _answer_by_orders(table, now)
        return True
    if due is None or due > now:
        return False
    if table.talk is not None and table.talk.ends() == due:
        _end_talk(table, now)
        return True
    late = table.clocks.next_up()
    assert late is not None
    table.do(Replaced(at=now, seat=late[0], bot=bots.STANDARD, why="clock"))
    _carry_out(table, now)
    return True


def _end_talk(table: Table, now: int) -> None:
    """The clock answers for those in it until it is over, or has been prolonged by one of them."""
    match = table.match
    assert match is not None
    while table.talk is not None and table.talk.left(now) == 0:
        told = table.game.talk(match.state)
        if told is None or told.closing is None:
            break
        seat = table.waiting()[0]
        choice = table.game.LEXICON.record(told.closing)
        decision = match.decision_of(seat)
        table.do(Answered(at=now, seat=seat, decision=decision, choice=choice, by="clock"))
    _answer_by_orders(table, now)


def rematch_table(
    table: Table,
    now: int,
    seat: int,
    table_id: str,
    settings: Settings | None,
    seed: str | None = None,
) -> tuple[Table, str | None]:
    """A new table where a seat is kept for each of the same people, whose secrets open it; whoever
    asks for it sits there already. And the secret of an invitation if there is room for more."""
    if table.status != "over":
        raise NotOver
    agreed = checked(settings or _same_again(table, seat))
    asking = table.seats[seat]
    others = [place for place in table.seats if place.person and place is not asking]
    room = [at for at, wish in enumerate(agreed.seats) if wish == FRIEND]
    if ME not in agreed.seats or len(room) < len(others):
        raise NoRoomForAll(count=len(others) + 1)
    own = agreed.seats.index(ME)
    reserved = [
        Reserved(seat=place, name=person.name, key=person.key)
        for place, person in zip((own, *room), (asking, *others), strict=False)
    ]
    again, invite = open_table(table_id, agreed, now, reserved=reserved, seed=seed)
    again.do(Sat(at=now, seat=own, name=asking.name, key=asking.key, host=True))
    return again, invite if len(room) > len(others) else None


def link_rematch(table: Table, now: int, seat: int, table_id: str) -> str:
    """Tell the old table of the new one; whoever was first has it, and all go there."""
    if table.rematch is None:
        table.do(Rematched(at=now, seat=seat, table=table_id))
    return table.rematch or table_id


def _same_again(table: Table, seat: int) -> Settings:
    wishes = [FRIEND if place.person else str(place.bot) for place in table.seats]
    wishes[seat] = ME
    return msgspec.structs.replace(table.settings, seats=wishes)


# Checks -----------------------------------------------------------------------------------------


def check_asides(table: Table, seat: int) -> None:
    """Whether this seat may still ask for something beside playing: no log grows without end."""
    played = 0 if table.match is None else table.match.number - table.started
    if table.extra_requests[seat] >= ASIDES + ASIDES_AN_ANSWER * played:
        raise TooManyAsides


def _check_playing(table: Table) -> Match:
    if table.match is None:
        raise NotBegun
    if table.status == "over":
        raise GameOver
    if table.paused:
        raise TablePaused
    return table.match


def _check_talk(table: Table, now: int, seat: int, to: list[int]) -> None:
    """Whether a private talk still has time and words for this."""
    talk = table.talk
    if talk is None or talk.seats != to:
        # Over an offer, which costs nothing: a line of each is a promise, more would be a talk.
        if seat in table.private_lines.written:
            raise AlreadyWritten
        return
    if talk.left(now) == 0:
        raise NobodyToConfideIn
    if talk.words_left(seat) == 0:
        raise NoWordsLeft(most=WORDS * talk.tokens)


def _check_plays(table: Table, seat: int) -> None:
    if not table.seats[seat].person:
        raise NotSeated
    if table.seats[seat].bot is not None:
        raise BotPlays
