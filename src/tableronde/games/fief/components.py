"""What the box holds, read from data.toml: the map, the lords, the cards, prices and limits."""

from typing import Final

from tableronde.core.components import read
from tableronde.games.fief.data import Data

_data: Final = read("tableronde.games.fief", Data)

NOBODY: Final = -1
"""No seat, no lord, no village."""

LEAST_SEATS: Final[int] = _data.setup.players_min
MOST_SEATS: Final[int] = _data.setup.players_max

# The map (FIEF-SETUP-02 to -04) -------------------------------------------------------------------

_villages: Final = _data.villages
VILLAGES: Final[tuple[str, ...]] = tuple(village.id for village in _villages)
FIEFS: Final[tuple[str, ...]] = tuple(fief.id for fief in _data.fiefs)
BISHOPRICS: Final = len(_data.bishoprics)
FIEF_OF: Final = tuple(FIEFS.index(village.fief) for village in _villages)
BISHOPRIC_OF: Final[tuple[int, ...]] = tuple(village.bishopric - 1 for village in _villages)
"""From 0: bishopric 1 of the board is 0."""
VILLAGE_AT: Final = tuple((village.x, village.y) for village in _villages)
"""Where each lies on the board: 0 to 100 to the right and down."""
FIEF_COLORS: Final[tuple[str, ...]] = tuple(fief.color for fief in _data.fiefs)
NAMED_BY_US: Final[tuple[str, ...]] = tuple(fief.id for fief in _data.fiefs if fief.named_by_us)
"""Fiefs whose names neither the rulebook nor anything public has."""
BISHOPRIC_COLORS: Final[tuple[str, ...]] = tuple(see.border_color for see in _data.bishoprics)
CHIEF_TOWNS: Final = tuple(VILLAGES.index(see.chief_town) for see in _data.bishoprics)
FIEF_VILLAGES: Final = tuple(
    tuple(at for at, fief in enumerate(FIEF_OF) if fief == this) for this in range(len(FIEFS))
)
BISHOPRIC_VILLAGES: Final = tuple(
    tuple(at for at, see in enumerate(BISHOPRIC_OF) if see == this) for this in range(BISHOPRICS)
)
_roads: Final = tuple((VILLAGES.index(road.a), VILLAGES.index(road.b)) for road in _data.roads.list)
NEIGHBOURS: Final = tuple(
    tuple(sorted([b for a, b in _roads if a == at] + [a for a, b in _roads if b == at]))
    for at in range(len(VILLAGES))
)
RANKS: Final[tuple[str, ...]] = tuple(rank.id for rank in _data.fief_ranks)
RANK_OF: Final = tuple(
    next(at for at, rank in enumerate(_data.fief_ranks) if rank.size == len(FIEF_VILLAGES[fief]))
    for fief in range(len(FIEFS))
)
"""Of each fief: barony, county or duchy by its size (FIEF-4.3-04), the highest last."""

# Lords --------------------------------------------------------------------------------------------

LORDS: Final[tuple[str, ...]] = tuple(lord.id for lord in _data.lords)
WOMAN: Final = tuple(lord.sex == "f" for lord in _data.lords)
ALL_LORDS: Final = tuple(range(len(LORDS)))

# Cards: ints. Lords first, then the other characters, events and calamities ----------------------

_characters: Final = _data.decks.character.cards
_events: Final = _data.decks.event.cards
_calamities: Final = _data.decks.calamity.cards
CARDS: Final[tuple[str, ...]] = (
    *LORDS,
    *(card.id for card in (*_characters, *_events, *_calamities)),
)
CARDINAL: Final = CARDS.index("cardinal")
ARC: Final = CARDS.index("arc")
GOOD_HARVEST: Final = CARDS.index("good-harvest")
FAIR_WEATHER: Final = CARDS.index("fair-weather")
TAX: Final = CARDS.index("tax")
REVOLT: Final = CARDS.index("revolt")
SECRET_PASSAGE: Final = CARDS.index("secret-passage")
ASSASSINATION: Final = CARDS.index("assassination")
JUSTICE: Final = CARDS.index("justice")
AMBUSH: Final = CARDS.index("ambush")
BAD_WEATHER: Final = CARDS.index("bad-weather")
FAMINE: Final = CARDS.index("famine")
PLAGUE: Final = CARDS.index("plague")
FIRST_EVENT: Final = GOOD_HARVEST
FIRST_CALAMITY: Final = BAD_WEATHER
COPIES: Final[tuple[int, ...]] = (
    *(1 for _ in LORDS),
    *(card.count for card in (*_characters, *_events, *_calamities)),
)
BACKS: Final = ("character", "event", "calamity")


def back(card: int) -> int:
    """Which of BACKS a card shows (FIEF-R-11)."""
    return 0 if card < FIRST_EVENT else 1 if card < FIRST_CALAMITY else 2


# Limits, prices, figures --------------------------------------------------------------------------

_counters: Final = _data.counters
_limits: Final = _data.limits
_prices: Final = _data.prices
_income: Final = _data.income
_combat: Final = _data.combat
_rolls: Final = _data.rolls
_votes: Final = _data.votes

SERGEANTS: Final[int] = _counters.per_player.sergeants
KNIGHTS: Final[int] = _counters.per_player.knights
ENGINES: Final[int] = _counters.per_player.siege_engines
EMBASSIES: Final[int] = _counters.per_player.embassies
TAX_TOKENS: Final[int] = _counters.per_player.tax_tokens
FORTS: Final[int] = _counters.shared.castle_city_tiles
MILLS: Final[int] = _counters.shared.mills
TRACK: Final[int] = _data.decks.calamity.track_slots
CARD_HATS: Final[int] = _counters.shared.cardinal_hats_by_card
BUYABLE: Final[int] = CARD_HATS
"""The cardinal's hat that is bought; those before it come by card."""
HATS: Final[int] = _counters.shared.cardinal_hats

HAND: Final[int] = _limits.hand
DRAWS: Final[int] = _limits.draws_per_turn
CHARACTER_DRAWS: Final[int] = _limits.character_draws_per_turn
FAMILY: Final[int] = _limits.lords_per_family
FIEF_TITLES: Final[int] = _limits.fief_titles_per_lord
MILLS_A_VILLAGE: Final[int] = _limits.mills_per_village
NEW_TROOPS: Final[int] = _limits.new_troops_per_village_per_turn
STAGES: Final[int] = _limits.stages_per_turn
STAGES_WITH_ARC: Final[int] = _limits.stages_per_turn_with_arc
DULL_ROUNDS: Final[int] = _limits.rounds_without_loss_to_stop

START_MONEY: Final[int] = _data.setup.money
START_SERGEANTS: Final[int] = _data.setup.sergeants
START_KNIGHTS: Final[int] = _data.setup.knights
SERGEANT_PRICE: Final[int] = _prices.sergeant
KNIGHT_PRICE: Final[int] = _prices.knight
MILL_PRICE: Final[int] = _prices.mill
CASTLE_PRICE: Final[int] = _prices.castle
CARDINAL_PRICE: Final[int] = _prices.cardinal_title
CALM_PRICE: Final[int] = _prices.calm_revolt_as_cardinal
TITLE_PRICE: Final = tuple(
    _prices.fief_title_per_village * len(villages) for villages in FIEF_VILLAGES
)
"""Of each fief (FIEF-4.3-02)."""
VILLAGE_INCOME: Final[int] = _income.village
MILL_INCOME: Final[int] = _income.mill
HARVEST_BONUS: Final[int] = _income.mill_bonus_good_harvest
WEATHER_BONUS: Final[int] = _income.mill_bonus_fair_weather
TALLAGE: Final[int] = _income.tallage_per_village
QUEEN_INCOME: Final[int] = _income.queen
PILLAGE: Final[int] = _income.pillaged_mill
RANSOM: Final[int] = _data.ransom.base
RANSOM_PER_TITLE: Final[int] = _data.ransom.per_title

SERGEANT_POINTS: Final[int] = _combat.cp_sergeant
KNIGHT_POINTS: Final[int] = _combat.cp_knight
LORD_POINTS: Final[int] = _combat.cp_lord
DICE_BY_POINTS: Final = tuple((row.min, row.dice) for row in _combat.dice_by_cp)
ARC_DICE: Final[int] = _combat.arc_bonus_dice
PENALTY: Final[tuple[int, ...]] = (0, _combat.castle_penalty_dice, _combat.city_penalty_dice)
"""Of no fortification, a castle, a city (FIEF-6.2.1-01, -02)."""
CHEVAUCHEE_BONUS: Final[int] = _combat.chevauchee_defender_bonus_per_die
REVOLT_BONUS: Final[int] = _combat.revolt_bonus_per_die
BATTLE_DIE: Final[tuple[int, ...]] = tuple(_data.dice.battle.faces)
PRINTED_DIE: Final[tuple[int, ...]] = tuple(_data.dice.battle_as_printed.faces)
DIE: Final[int] = _data.dice.standard.faces
DIES_ON: Final = frozenset(_rolls.plague_lord.dies_on)
CALM_FAILS_ON: Final = frozenset(_rolls.calm_revolt.fails_on)
RADEGUND_ON: Final = frozenset(_rolls.radegonde_removes_on)
GRAIL_WARDS: Final[int] = _rolls.grail_reduction_per_enemy_die
LANCE_STRIKES: Final[int] = _rolls.lance_bonus_per_round

CHIEF_VOICES: Final[int] = _votes.bishop.chief_town
VILLAGE_VOICES: Final[int] = _votes.bishop.other_village
BISHOP_VOICES: Final[int] = _votes.bishop.bishop
CARDINAL_VOICES: Final[int] = _votes.bishop.cardinal
POPE_VOICES: Final[int] = _votes.bishop.pope
FREE_CARDINALS: Final[int] = _votes.pope.min_free_cardinals
KING_VOICES: Final[int] = _votes.king.min_voices
KING_BISHOPS: Final[int] = _votes.king.bishops
SOLO_POINTS: Final[int] = _data.victory.solo
ALLIED_POINTS: Final[int] = _data.victory.alliance
ALLIED_SEATS: Final[int] = _data.victory.alliance_min_players

RELICS: Final[tuple[str, ...]] = tuple(relic.id for relic in _data.relics)
GRAIL, ROSELINE, TOOTH, LANCE, RADEGUND = range(len(RELICS))

# Fortifications -----------------------------------------------------------------------------------

NO_FORT, CASTLE, CITY = range(3)
FORTIFICATIONS: Final = ("none", "castle", "city")

# What answers name beside the components ----------------------------------------------------------

NO_LORD: Final = len(LORDS)
"""In a vote: the token is not placed."""
CANDIDATES: Final = (*LORDS, "none")

SIEGE, WEATHER, PIECES = range(3)
OBSTACLES: Final = ("siege", "weather", "pieces")
"""What a Secret Passage lifts (FIEF-10.2.1-05)."""

NEITHER, ATTACKING, DEFENDING = range(3)
SIDES: Final = ("neither", "attacker", "defender")
"""The sides of a battle."""

TOLLS: Final = (1, 2, 3, 4, 6, 8)
"""Prices that may be asked for a passage; others are agreed on in a deal."""
ASK, ALWAYS, NEVER, FIRST_TOLL = range(4)
POLICIES: Final = ("ask", "always", "never", *(f"toll-{count}" for count in TOLLS))
"""Standing answers to those who ask for passage (FIEF-D-08)."""
