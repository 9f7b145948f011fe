"""What a view tells of the rules, so that no front end has to know them, is what the rules say."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import tableronde
from tableronde.core import kernel
from tableronde.core.event import ALL
from tableronde.games import GAMES
from tableronde.games.avalon.components import MOST_CONQUESTS, TILES, WIN_CROWNS
from tableronde.games.avalon.rules.tiles import tile_value
from tableronde.games.fief.components import FIEFS, FORTS, MILLS, NO_FORT
from tableronde.games.fief.rules.hear_ye.elections import OFFICES, is_held
from tableronde.games.fief.rules.money.purchases import castle_sites, is_for_sale, mill_sites
from tableronde.games.medieval_mastery.box.maps import bits
from tableronde.games.medieval_mastery.rules.knights import supplied
from tableronde.games.zizka.components import EVENT_KINDS
from tableronde.games.zizka.rules.band import dice


def played(game: str, seats: int, seed: int, most: int = 2000) -> Iterator[tuple[Any, Any]]:
    """The positions of a random game, each with the table that a spectator sees."""
    match, chance = tableronde.new(game, seats, seed), Random(seed)
    while match.result is None and match.number < most:
        decision = chance.choice(match.pending())
        verb = chance.choice(sorted({option["do"] for option in decision.options}))
        match.answer(decision, chance.choice([o for o in decision.options if o["do"] == verb]))
        yield match.state, match.view()["table"]


def test_avalon_shows_what_each_tile_would_bring() -> None:
    worths = set()
    for seed in range(3):
        for state, table in played("avalon", 2, seed):
            assert table["limits"] == {"crowns": WIN_CROWNS, "conquests": MOST_CONQUESTS}
            for seat, worth in enumerate(table["tiles"]["worth"]):
                assert worth == {name: tile_value(state, seat, at) for at, name in enumerate(TILES)}
                worths |= set(worth.values())
    assert worths > {0, 1, 2, 3, 4}


def test_mastery_shows_where_supply_lines_run() -> None:
    crossed = 0
    for seats in (2, 3, 4, 5, 6):
        for state, table in played("medieval-mastery", seats, seats):
            for seat in range(seats):
                owned = state.owned(seat)
                reached = set(bits(supplied(state, seat, owned)))
                for tile in bits(owned):
                    way = table["map"][tile]["supply"]
                    assert (way is not None) == (tile in reached)
                    for number in way or ():
                        assert state.map.beside[tile] >> (number - 1) & 1
                        tile = number - 1
                    if way is not None:
                        kinds = [table["map"][number - 1]["kind"] for number in way]
                        assert kinds[:-1] == ["lake"] * (len(way) - 1)
                        crossed += len(way) > 1
                        assert tile in reached or tile == state.castle(seat)
    assert crossed


def test_fief_shows_what_is_left_what_is_for_sale_and_what_will_be_voted_on() -> None:
    for seats in (3, 4, 6):
        for state, table in played("fief", seats, seats):
            market = table["market"]
            assert market["mills_left"] == MILLS - sum(state.mills)
            assert market["castles_left"] == FORTS - sum(fort != NO_FORT for fort in state.fort)
            if market["mills_left"] == 0:
                assert not any(mill_sites(state, seat) for seat in range(seats))
            if market["castles_left"] == 0:
                assert not any(castle_sites(state, seat) for seat in range(seats))
            for fief, name in enumerate(FIEFS):
                shown = table["fiefs"][fief]
                buyers = [seat for seat in range(seats) if is_for_sale(state, seat, fief)]
                assert shown["name"] == name
                assert buyers == ([] if shown["buyer"] is None else [shown["buyer"]])
            held = [name for office, name in enumerate(OFFICES) if is_held(state, office)]
            assert table["ballots"] == held
            assert table["pairs_win"] == (seats >= 4)


def test_guilds_shows_how_many_cards_there_are_and_how_many_guilds_win() -> None:
    ends = set()
    for seed in range(12):
        for number, (state, table) in enumerate(played("guilds", 3, seed)):
            copies = table["limits"]["copies"]
            seen = kernel.view(GAMES["guilds"], state, ALL)["table"]
            cards = Counter([*seen["draw_cards"], *seen["discard"], seen["played"]])
            for seat in seen["seats"]:
                cards.update(seat["cards"])
                cards.update(card for guild in seat["guilds"] for card in guild["cards"])
            assert all(cards[card] <= copies[card] for card in copies)
            if not number:
                assert sum(copies.values()) == sum(cards[card] for card in copies)
            most = max(len(seat["guilds"]) for seat in table["seats"])
            ends.add((most >= table["limits"]["guilds"], state.result is not None))
    assert (True, True) in ends
    assert (True, False) not in ends


def test_zizka_shows_how_many_points_bring_the_last_round_and_how_many_warrants_there_are() -> None:
    ends = set()
    for seats in (1, 2):
        for state, table in played("zizka", seats, seats):
            points = [seat["points"] for seat in table["seats"]]
            points += [table["torak"]["points"]] if table["torak"] else []
            if table["turn_number"] and state.result is None:
                ends.add((max(points) >= table["limits"]["points"], table["end"] > 0))
            assert len(table["warrants"]) <= table["limits"]["warrants"]
            thrown = max(dice(state, 0, kind).count(0) for kind in range(len(EVENT_KINDS)))
            assert thrown <= table["limits"]["dice"]
    assert ends == {(False, False), (True, True)}
