"""The terms of deals as choices: their two sides, and plays within them."""

import json
import pickle

import pytest

from tableronde.games.fief.choices import (
    LEXICON,
    SIDES_OF,
    Escape,
    Given,
    GivePlay,
    Marry,
    Play,
    PlayLord,
    Promise,
    Term,
    Wanted,
    WantPlay,
)
from tableronde.games.fief.components import CARDS, LORDS

TERMS = [kind for kind in LEXICON.kinds.values() if issubclass(kind, Term)]
OTHON = LORDS.index("othon")


def term(kind: type[Term]) -> Term:
    """One of this kind, about the first things there are."""
    return kind.about(tuple(range(len(kind.FIELDS))))


@pytest.mark.clause("FIEF-D-06")
def test_every_term_has_two_sides_or_is_the_same_from_both() -> None:
    sided = [kind for sides in SIDES_OF.values() for kind in sides]
    assert sorted(kind.VERB for kind in TERMS) == sorted(
        kind.VERB for kind in (*sided, Marry, Promise)
    )


@pytest.mark.clause("FIEF-D-06")
@pytest.mark.parametrize("kind", SIDES_OF)
def test_the_sides_of_a_kind_say_the_same_of_the_one_and_the_other(kind: type[Term]) -> None:
    give, want = SIDES_OF[kind]
    assert issubclass(give, kind)
    assert issubclass(want, kind)
    assert issubclass(give, Given)
    assert issubclass(want, Wanted)
    fields = [[(field.name, field.thing) for field in each.FIELDS] for each in (give, want, kind)]
    assert fields[0] == fields[1] == fields[2]


@pytest.mark.clause("FIEF-D-06")
@pytest.mark.parametrize("kind", TERMS)
def test_a_term_turned_twice_is_the_same(kind: type[Term]) -> None:
    before = term(kind)
    turned = before.turned()
    assert (turned == before) == (kind is Promise)
    assert turned.turned() == before
    assert type(turned.turned()) is kind


@pytest.mark.clause("FIEF-D-17")
def test_a_play_comes_along_where_its_term_goes() -> None:
    named = GivePlay.of_play(Escape(OTHON))
    assert named.turned() == WantPlay.of_play(Escape(OTHON))
    for again in (
        LEXICON.restore(json.loads(json.dumps(named))),
        pickle.loads(pickle.dumps(named)),
    ):
        assert isinstance(again, GivePlay)
        assert again == named
        assert isinstance(again.play, Escape)
        assert CARDS[again.card] == "secret-passage"


@pytest.mark.clause("FIEF-D-17")
@pytest.mark.parametrize(
    "play", [kind for kind in LEXICON.kinds.values() if issubclass(kind, Play)]
)
def test_every_play_knows_its_card(play: type[Play]) -> None:
    made = play.of((play.VERB, *(OTHON for _ in play.FIELDS)))
    assert (CARDS[made.card] in LORDS) == (play is PlayLord)


@pytest.mark.clause("FIEF-D-06")
def test_one_prisoner_is_the_subject_of_all_that_frees_him() -> None:
    freed = GivePlay.of_play(Escape(OTHON)).subject
    others = ("give-prisoner", "want-prisoner", "give-release", "want-release")
    terms = [LEXICON.parse(f"{verb} othon") for verb in others]
    assert {each.subject for each in terms if isinstance(each, Term)} == {freed}
