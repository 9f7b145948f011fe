"""Tests that tuple, record and notation of a choice agree, and that malformed input raises a named
error."""

import pickle
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableronde.core.choice import CONCERNED, Choice, Field, Lexicon
from tableronde.core.errors import BadField, MalformedChoice, UnknownVerb, WrongFields
from tableronde.games import GAMES


class Attack(Choice):
    card: Annotated[int, Field("card", ("red-knight", "blue-witch"))]
    region: Annotated[int, Field("region", base=1)]


class PayToll(Choice):
    money: Annotated[int, Field("count", name="amount")]


class Finish(Choice, verb="end"):
    pass


LEXICON = Lexicon("game", (Attack, PayToll, Finish))

CHOICES = st.one_of(
    st.builds(Attack, st.integers(0, 1), st.integers(0, 10)),
    st.builds(PayToll, st.integers(-5, 99)),
    st.just(Finish()),
)


@given(CHOICES)
def test_a_choice_survives_record_and_notation(choice: Choice) -> None:
    assert LEXICON.choice(LEXICON.named(choice)) == choice
    assert LEXICON.parse(LEXICON.text(choice)) == choice


def test_a_choice_is_a_named_tuple() -> None:
    attack = Attack(1, region=2)
    assert (attack.card, attack.region) == (1, 2)
    assert attack.numbers == (1, 2)
    assert [*attack] == ["attack", 1, 2]
    assert (PayToll.VERB, Finish.VERB) == ("pay-toll", "end")


def test_a_choice_survives_pickling() -> None:
    copy = pickle.loads(pickle.dumps(Attack(1, 2)))
    assert isinstance(copy, Attack)
    assert copy.region == 2


@pytest.mark.parametrize("choice", [Attack(1, 2), Finish(), CONCERNED], ids=str)
def test_a_choice_is_restored_from_plain_data(choice: Choice) -> None:
    restored = LEXICON.restore([*choice])
    assert type(restored) is type(choice)
    assert restored == choice


def test_the_published_fields_of_each_verb() -> None:
    assert LEXICON.named(Attack(1, 2)) == {"do": "attack", "card": "blue-witch", "region": 3}
    assert LEXICON.text(Attack(1, 2)) == "attack blue-witch 3"


@pytest.mark.parametrize(
    ("record", "error", "details"),
    [
        (None, MalformedChoice, {}),
        ([], MalformedChoice, {}),
        ({}, UnknownVerb, {}),
        ({"do": 3}, UnknownVerb, {}),
        ({"do": "fly"}, UnknownVerb, {}),
        ({"do": "attack"}, WrongFields, {"verb": "attack", "fields": "card, do, region"}),
        ({"do": "end", "card": 1}, WrongFields, {"verb": "end", "fields": "do"}),
        (
            {"do": "attack", "card": "pink-knight", "region": 1},
            BadField,
            {"field": "card", "value": "'pink-knight'"},
        ),
        ({"do": "attack", "card": 0, "region": 1}, BadField, {"field": "card"}),
        ({"do": "attack", "card": "red-knight", "region": "1"}, BadField, {"field": "region"}),
        ({"do": "attack", "card": "red-knight", "region": True}, BadField, {"field": "region"}),
        ({"do": "pay-toll", "amount": 1.5}, BadField, {"field": "amount"}),
        ({"do": "pay-toll", "amount": [1]}, BadField, {"field": "amount"}),
        ({"do": "pay-toll", "amount": 10**9}, BadField, {"field": "amount", "value": "1000000000"}),
        ({"do": "pay-toll", "amount": 10**6000}, BadField, {"field": "amount", "value": "<int>"}),
        ({"amount": 10**6000}, UnknownVerb, {}),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_a_malformed_record_raises_a_named_error(
    record: object, error: type[MalformedChoice], details: dict[str, str]
) -> None:
    with pytest.raises(error) as caught:
        LEXICON.choice(record)
    assert type(caught.value) is error
    assert details.items() <= caught.value.details.items()


@pytest.mark.parametrize(
    "text",
    ["", "   ", "fly", "attack", "attack red-knight", "attack red-knight 1 2", "pay x", "pay ²"],
)
def test_a_malformed_notation_raises_a_named_error(text: str) -> None:
    with pytest.raises(MalformedChoice):
        LEXICON.parse(text)


@given(st.text(max_size=60))
def test_any_text_is_a_choice_or_an_error(text: str) -> None:
    for game in GAMES.values():
        try:
            choice = game.LEXICON.parse(text)
        except MalformedChoice:
            continue
        assert game.LEXICON.parse(game.LEXICON.text(choice)) == choice


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(
    JSON
    | st.fixed_dictionaries(
        {"do": st.sampled_from(sorted(LEXICON.verbs))},
        optional={"card": JSON, "region": JSON, "amount": JSON},
    )
)
def test_any_json_is_a_choice_or_an_error(value: object) -> None:
    try:
        choice = LEXICON.choice(value)
    except MalformedChoice:
        return
    assert LEXICON.named(choice) == value


def test_every_field_of_every_verb_names_a_thing_on_the_table() -> None:
    for game in GAMES.values():
        for verb, fields in game.LEXICON.verbs.items():
            assert verb == verb.lower()
            assert len({field.name for field in fields}) == len(fields)
            assert all(field.thing for field in fields)
