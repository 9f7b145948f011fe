"""What needs the others: consent to an undo, pauses, bots for the missing."""

import pytest

from tableronde.core import errors as core_errors
from tableronde.tables import errors, requests
from tableronde.tables.entries import Replaced
from tableronde.tables.proposals import LASTS
from tableronde.tables.settings import FRIEND, ME, DaysClock
from tableronde.tables.table import table_from
from tests.tables.helpers import (
    NOW,
    PEOPLE,
    agree,
    agreed,
    asked,
    avalon,
    guilds,
    match_of,
    play,
    refused,
    seated,
)

# Proposals ----------------------------------------------------------------------------------------


def test_a_pause_needs_everyone_and_anybody_ends_it() -> None:
    table, _ = guilds()
    requests.propose(table, NOW, 1, "pause", None, missing=False, token="t")
    assert table.done("t") == table.moment
    agree(table, 0)
    assert not table.paused
    agree(table, 2)
    assert (table.status, table.proposal, table.bots_asked()) == ("paused", None, [])
    decision = asked(table)
    with refused(table, errors.TablePaused):
        requests.answer(table, NOW, 0, decision.id, decision.options[0], table.position)
    with refused(table, errors.TablePaused):
        requests.undo(table, NOW, 0, None)
    with refused(table, errors.TablePaused):
        requests.answer_for_bot(table, NOW, 0, decision.id, decision.options[0])
    requests.say(table, NOW, 0, "Ana", "tea?")
    requests.propose(table, NOW, 2, "resume", None, missing=False)
    assert (table.status, table.proposal) == ("playing", None)
    requests.answer(table, NOW, 0, decision.id, decision.options[0], table.position)


def test_alone_among_bots_one_pauses_at_will() -> None:
    table, _ = guilds("greedy", ME, "random")
    requests.propose(table, NOW, 1, "pause", None, missing=False)
    assert table.paused
    requests.propose(table, NOW, 1, "resume", None, missing=False)
    assert table.status == "playing"


@pytest.mark.parametrize(
    ("people", "votes", "end"),
    [
        (2, "", "replaced"),
        (3, "", "open"),
        (3, "y", "replaced"),
        (3, "n", "refused"),
        (4, "y", "replaced"),
        (4, "n", "open"),
        (4, "nn", "refused"),
        (4, "ny", "replaced"),
        (5, "y", "open"),
        (5, "yy", "replaced"),
        (5, "yny", "replaced"),
        (5, "n", "open"),
        (5, "nn", "refused"),
    ],
)
def test_a_missing_person_is_replaced_by_more_than_half(people: int, votes: str, end: str) -> None:
    table, _ = guilds(*PEOPLE[people])
    requests.propose(table, NOW, 0, "replace", 1, missing=True)
    for seat, said in zip(range(2, 5), votes, strict=False):
        assert table.proposal is not None
        requests.vote(table, NOW, seat, table.proposal.id, said == "y")
    assert (table.proposal is not None) == (end == "open")
    assert table.seats[1].away == (end == "replaced")
    if end == "replaced":
        assert table.unwritten[-1] == Replaced(at=NOW, seat=1, bot="greedy", why="vote")
        assert table.seats[1].bot == "greedy"


def test_who_cannot_be_replaced() -> None:
    table, _ = guilds(ME, FRIEND, "greedy", FRIEND)
    requests.leave(table, NOW, 3)
    with refused(table, errors.NotMissing):
        requests.propose(table, NOW, 0, "replace", 1, missing=False)
    for whom in (2, 3):
        with refused(table, errors.BotPlays):
            requests.propose(table, NOW, 0, "replace", whom, missing=True)
    for nobody in (None, -1, 4, 0):
        with refused(table, core_errors.UnknownSeat):
            requests.propose(table, NOW, 0, "replace", nobody, missing=True)


def test_a_person_who_comes_back_ends_the_vote_about_him() -> None:
    table, _ = guilds(*PEOPLE[4])
    requests.propose(table, NOW, 0, "replace", 1, missing=True)
    requests.leave(table, NOW, 1)
    assert table.proposal is None
    assert table.seats[1].away


def test_one_proposal_at_a_time() -> None:
    table, _ = guilds()
    play(table, 6)
    requests.propose(table, NOW, 0, "pause", None, missing=False)
    assert table.proposal is not None
    first = table.proposal.id
    with refused(table, errors.ProposalOpen):
        requests.propose(table, NOW + LASTS - 1, 1, "replace", 2, missing=True)
    with refused(table, errors.ProposalOpen):
        requests.undo(table, NOW, 1, 0)
    requests.propose(table, NOW, 0, "replace", 2, missing=True)
    assert table.proposal.id != first, "the own proposal is replaced"
    with refused(table, errors.NoSuchProposal):
        requests.vote(table, NOW, 1, first, True)
    second = table.proposal.id
    requests.propose(table, NOW + LASTS, 1, "pause", None, missing=False)
    assert table.proposal.id != second, "none holds up the others for ever"


def test_whoever_goes_on_proposing_does_not_keep_others_from_it() -> None:
    table, _ = guilds()
    for moment in range(0, LASTS, LASTS // 4):
        requests.propose(table, NOW + moment, 0, "pause", None, missing=False)
        with refused(table, errors.ProposalOpen):
            requests.propose(table, NOW + moment, 1, "pause", None, missing=False)
        assert table.proposal is not None
        requests.vote(table, NOW + moment, 0, table.proposal.id, False)  # and withdraws it
    for moment in range(1, 5):  # however long it stood before
        requests.propose(table, NOW + moment * LASTS, 0, "pause", None, missing=False)
    requests.propose(table, NOW + 4 * LASTS, 1, "pause", None, missing=False)
    assert table.proposal is not None
    assert table.proposal.asked.seat == 1
    with refused(table, errors.ProposalOpen):
        requests.propose(table, NOW + LASTS, 0, "pause", None, missing=False)
    requests.vote(table, NOW + LASTS, 1, table.proposal.id, False)
    requests.propose(table, NOW + LASTS, 0, "pause", None, missing=False)
    with refused(table, errors.ProposalOpen):
        requests.propose(table, NOW + LASTS, 1, "pause", None, missing=False)


def test_a_refused_proposal_does_not_count_against_the_next() -> None:
    table, _ = guilds()
    requests.propose(table, NOW, 0, "pause", None, missing=False)
    assert table.proposal is not None
    requests.vote(table, NOW + LASTS - 2, 1, table.proposal.id, False)
    requests.propose(table, NOW + LASTS - 1, 0, "pause", None, missing=False)
    with refused(table, errors.ProposalOpen):
        requests.propose(table, NOW + LASTS + 1, 1, "pause", None, missing=False)


def test_whoever_comes_back_is_asked() -> None:
    table, _ = guilds()
    requests.leave(table, NOW, 1)
    requests.propose(table, NOW, 0, "pause", None, missing=False)
    assert table.proposal is not None
    requests.come_back(table, NOW, 1)
    assert table.proposal.voters == [1, 2]
    agree(table, 2)
    assert table.proposal is not None, "all are not agreed yet"
    agree(table, 1)
    assert table.paused


def test_who_shows_up_is_not_replaced() -> None:
    for speaks in (False, True):
        table, _ = guilds(*PEOPLE[4])
        requests.propose(table, NOW, 0, "replace", 1, missing=True)
        requests.show_up(table, NOW, 2)
        assert table.proposal is not None, "it is about somebody else"
        if speaks:
            requests.say(table, NOW, 1, "Bob", "here I am")
        else:
            requests.show_up(table, NOW, 1)
        assert table.proposal is None
        assert not table.seats[1].away
    table, _ = guilds(*PEOPLE[4])
    requests.propose(table, NOW, 0, "replace", 1, missing=True)
    assert table.proposal is not None
    identity = table.proposal.id
    with refused(table, errors.NotMissing):
        requests.vote(table, NOW, 2, identity, True, missing=False)
    requests.vote(table, NOW, 2, identity, False, missing=False)
    assert not table.seats[1].away


def test_who_has_days_to_answer_is_not_missing() -> None:
    table = seated(agreed(clock=DaysClock(14)))
    with refused(table, errors.ClockDecides):
        requests.propose(table, NOW + 10**8, 0, "replace", 1, missing=True)


def test_the_end_of_the_game_ends_a_proposal() -> None:
    table, _ = guilds()
    requests.propose(table, NOW, 0, "pause", None, missing=False)
    play(table, 10_000)
    assert table.status == "over"
    assert table.proposal is None
    log = list(table.unwritten)
    snapshot = table.snapshot()
    assert snapshot is not None
    for snapshots in ([], [snapshot]):
        assert table_from(table.id, log, snapshots).proposal is None


def test_who_plays_no_more_proposes_nothing() -> None:
    table, _ = guilds()
    requests.leave(table, NOW, 1)
    with refused(table, errors.BotPlays):
        requests.propose(table, NOW, 1, "pause", None, missing=True)
    with refused(table, errors.BotPlays):
        requests.propose(table, NOW, 1, "replace", 0, missing=True)


def test_what_an_absent_person_has_played_is_not_taken_back() -> None:
    table, match = guilds(*PEOPLE[2])
    play(table, 9)
    requests.propose(table, NOW, 0, "replace", 1, missing=True)
    assert table.seats[1].absent
    with refused(table, errors.AbsentPlayer):
        requests.undo(table, NOW, 0, 0)
    other, _ = guilds(*PEOPLE[3])
    play(other, 9)
    requests.undo(other, NOW, 0, 0)
    agree(other, 1)
    other.do(Replaced(at=NOW, seat=2, bot="greedy", why="clock"))
    assert other.proposal is None
    assert match_of(other).number == match.number == 9


def test_what_a_bot_has_played_in_ones_place_is_not_freely_taken_back() -> None:
    table, match = avalon()
    requests.leave(table, NOW, 0)
    decision = asked(table)
    choice = next(option for option in decision.options if option["do"] == "reinforce")
    requests.answer_for_bot(table, NOW, 0, decision.id, choice)
    requests.come_back(table, NOW, 0)
    assert match.may_undo(0, 0)
    assert not table.may_undo(0, 0)
    requests.undo(table, NOW, 0, None)
    assert match.number == 1
    assert table.proposal is not None, "bots would give the best advice"


def test_who_may_vote() -> None:
    table, _ = guilds(*PEOPLE[4])
    with refused(table, errors.NoSuchProposal):
        requests.vote(table, NOW, 0, table.position, True)
    requests.propose(table, NOW, 0, "replace", 1, missing=True)
    assert table.proposal is not None
    identity = table.proposal.id
    for seat, yes in ((0, True), (1, True), (1, False)):
        with refused(table, errors.NotYourVote):
            requests.vote(table, NOW, seat, identity, yes)
    requests.vote(table, NOW, 2, identity, False)
    requests.vote(table, NOW, 2, identity, True)
    assert table.seats[1].away, "a voter may change the vote"
    with refused(table, errors.NoSuchProposal):
        requests.vote(table, NOW, 3, identity, True)


def test_who_has_left_is_not_waited_for() -> None:
    table, match = guilds(*PEOPLE[4])
    play(table, 9)
    requests.undo(table, NOW, 0, 2)
    agree(table, 1)
    assert table.proposal is not None
    identity = table.proposal.id
    requests.leave(table, NOW, 2)
    assert match.number == 9
    with refused(table, errors.NotYourVote):
        requests.vote(table, NOW, 2, identity, True)
    requests.leave(table, NOW, 3)
    assert match.number == 2, "all who are left have agreed"
    assert table.proposal is None


def test_a_vote_counts_no_longer_when_its_person_has_left() -> None:
    table, _ = guilds(*PEOPLE[5])
    requests.propose(table, NOW, 0, "replace", 1, missing=True)
    agree(table, 2)
    requests.leave(table, NOW, 2)
    assert table.proposal is not None
    assert (table.proposal.voters, table.proposal.yes) == ([3, 4], {0})
    requests.vote(table, NOW, 3, table.proposal.id, False)
    requests.leave(table, NOW, 4)
    assert table.proposal is None, "no majority is possible any more"
    assert not table.seats[1].away


def test_a_proposal_goes_with_its_proposer() -> None:
    table, match = guilds()
    play(table, 9)
    requests.undo(table, NOW, 0, 2)
    requests.leave(table, NOW, 0)
    assert table.proposal is None
    assert match.number == 9


def test_nothing_is_voted_when_the_game_is_over() -> None:
    table, match = guilds()
    play(table, 9)
    requests.undo(table, NOW, 0, 2)
    assert table.proposal is not None
    identity = table.proposal.id
    play(table, 10_000)
    assert table.status == "over"
    number = match.number
    for seat in (1, 2):
        with pytest.raises((core_errors.GameOver, errors.NoSuchProposal)):
            requests.vote(table, NOW, seat, identity, True)
    assert (table.status, match.number) == ("over", number)
