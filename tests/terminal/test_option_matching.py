"""Options in a menu: groups by field, unordered pairs, and what typed words mean."""

from random import Random

import pytest

from tableronde import games, new
from tableronde.core.choice import NamedChoice, Verbs
from tableronde.terminal.folding import folded
from tableronde.terminal.option_groups import MOST, groups, numbers
from tableronde.terminal.option_matching import exact, matching, names_verb, notation, spelled
from tableronde.words import Words

AVALON = games.find("avalon").LEXICON.verbs
GUILDS = games.find("guilds").LEXICON.verbs
PLAY = [
    {"do": verb, "card": card, "region": region}
    for verb, card in (
        ("reinforce", "red-knight"),
        ("reinforce", "blue-witch"),
        ("attack", "red-knight"),
    )
    for region in range(1, 12)
]
END = {"do": "end"}


def told(option: NamedChoice) -> str:
    return {"attack": "Attaquer la région", "reinforce": "Renforcer"}.get(option["do"], "Finir")


def test_few_options_are_shown_one_by_one() -> None:
    shown = groups(PLAY[:MOST], AVALON)
    assert [group.options for group in shown] == [[option] for option in PLAY[:MOST]]


def test_many_options_are_cut_by_verb_then_card_then_region() -> None:
    verbs = groups([*PLAY, END], AVALON)
    assert [(group.value, len(group.options)) for group in verbs] == [
        ("reinforce", 22),
        ("attack", 11),
        ("end", 1),
    ]
    cards = groups(verbs[0].options, AVALON)
    assert [(group.field, group.value) for group in cards] == [
        ("card", "red-knight"),
        ("card", "blue-witch"),
    ]
    regions = groups(cards[0].options, AVALON)
    assert all(len(group.options) == 1 for group in regions)


def test_a_field_that_settles_nothing_is_left_out() -> None:
    options: list[NamedChoice] = [
        {"do": "name", "seat": 1, "card": card} for card in GUILDS["play"][0].names
    ]
    assert len(options) > MOST
    assert all(len(group.options) == 1 for group in groups(options, GUILDS))


def test_of_an_unordered_pair_either_card_can_be_named_first() -> None:
    cards = GUILDS["swap"][0].names[:6]
    pairs: list[NamedChoice] = [
        {"do": "swap", "card": one, "also": two}
        for at, one in enumerate(cards)
        for two in cards[at:]
    ]
    shown = groups(pairs, GUILDS)
    assert [group.value for group in shown] == list(cards)
    assert all(len(group.options) == len(cards) for group in shown)


def test_every_path_leads_to_every_option() -> None:
    """Whatever is asked in whole games: no option is lost by narrowing, and paths get shorter."""
    for game, seats in (("avalon", 2), ("guilds", 3)):
        match = new(game, seats, seed="narrowing")
        while match.result is None:
            decision = match.pending()[0]
            verbs = match.game.LEXICON.verbs
            assert reachable(decision.options, verbs) == {
                notation(option, verbs) for option in decision.options
            }
            match.answer(decision, decision.options[match.number * 7 % len(decision.options)])


def reachable(options: list[NamedChoice], verbs: Verbs) -> set[str]:
    found: set[str] = set()
    for group in groups(options, verbs):
        assert len(group.options) < len(options) or len(options) == 1
        if len(group.options) == 1:
            found.add(notation(group.options[0], verbs))
        else:
            found |= reachable(group.options, verbs)
    return found


def test_notation_is_taken_literally() -> None:
    assert exact("attack red-knight 3", PLAY, AVALON) == PLAY[24]
    assert exact("  attack   red-knight 3 ".strip(), PLAY, AVALON) == PLAY[24]
    assert exact("attack red-knight", PLAY, AVALON) is None


def test_filters_know_beginnings_and_both_languages() -> None:
    assert matching("att 3", PLAY, AVALON, told) == [PLAY[24]]
    assert matching("ATTAQUER Région 3", PLAY, AVALON, told) == [PLAY[24]]
    assert matching("renf bl 11", PLAY, AVALON, told) == [PLAY[21]]
    assert matching("red 1", PLAY, AVALON, told) == [PLAY[0], PLAY[22]]  # not 10 and 11
    assert matching("purple", PLAY, AVALON, told) == []
    assert matching("!?", PLAY, AVALON, told) == []


def test_words_are_compared_without_case_accents_and_punctuation() -> None:
    assert folded("L’Étoile (3), Château") == ["l", "etoile", "3", "chateau"]


def check_labels(options: list[NamedChoice], labels: dict[str, str], verbs: Verbs) -> int:
    """Each option is found by its label."""
    for option in options[::5]:
        label = labels[notation(option, verbs)]
        assert spelled(label, options, lambda o: labels[notation(o, verbs)]) == option
    return len(options[::5])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "seats"), [("avalon", 2), ("guilds", 2), ("guilds", 4)])
def test_a_choice_typed_as_it_is_shown_is_that_choice(game: str, seats: int, language: str) -> None:
    """Players are called by numbers from 1, seats count from 0: no name may lead to another."""
    random = Random(seats)
    names = [f"Player {number}" for number in range(1, seats + 1)]
    tried = 0
    for seed in range(3):
        match = new(game, seats, seed=seed)
        while match.result is None:
            decision = random.choice(match.pending())
            table = match.view(decision.seat)["table"]
            words = Words(language, match.game, names, decision.seat)
            told = {
                notation(o, match.game.LEXICON.verbs): words.choice(o, table)
                for o in decision.options
            }
            tried += check_labels(decision.options, told, match.game.LEXICON.verbs)
            match.answer(decision, random.choice(decision.options))
    assert tried > 100


def test_a_seat_is_not_found_by_the_number_in_another_name() -> None:
    options: list[NamedChoice] = [{"do": "choose", "seat": seat} for seat in (1, 2)]
    names = {1: "Choisir Joueur 2", 2: "Choisir Joueur 3"}
    found = matching("joueur 2", options, GUILDS, lambda option: names[option["seat"]])
    assert found == [{"do": "choose", "seat": 1}]


def test_places_are_called_by_their_own_numbers() -> None:
    attacks = PLAY[-7:]
    assert numbers(groups(attacks, AVALON), AVALON) == [5, 6, 7, 8, 9, 10, 11]
    verbs = groups([END, *PLAY], AVALON)
    assert numbers(verbs, AVALON) == [1, 2, 3]


def test_words_without_a_verb_are_not_sure() -> None:
    attack = PLAY[-1]
    assert names_verb("attack 11", attack, told)
    assert names_verb("Attaq 11", attack, told)
    assert not names_verb("red 11", attack, told)
    assert not names_verb("a 11", attack, told)
    assert not names_verb("attack", attack, told)
