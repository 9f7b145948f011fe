"""Declare the form of data.toml."""

from typing import Literal

from tableronde.core.components import Table


class Fief(Table):
    """A fief of the board."""

    id: str
    color: str
    named_by_us: bool = False


class Rank(Table):
    """What a fief of this many villages is."""

    id: str
    size: int


class Bishopric(Table):
    """A bishopric of the board, in the order of their numbers."""

    chief_town: str
    border_color: str


class Village(Table):
    """A village of the board. Bishoprics are counted from 1."""

    id: str
    fief: str
    bishopric: int
    x: int
    y: int


class Road(Table):
    """A road between two villages."""

    a: str
    b: str


class Roads(Table):
    """All roads."""

    list: list[Road]


class Lord(Table):
    """A lord or lady."""

    id: str
    sex: Literal["f", "m"]


class Card(Table):
    """A card of a deck."""

    id: str
    count: int


class Deck(Table):
    """A deck of cards with one back."""

    cards: list[Card]


class Calamities(Deck):
    """The calamities, and the places of their track."""

    track_slots: int


class Decks(Table):
    """The three decks."""

    character: Deck
    event: Deck
    calamity: Calamities


class PlayerCounters(Table):
    """Counters of each player."""

    sergeants: int
    knights: int
    siege_engines: int
    embassies: int
    tax_tokens: int


class SharedCounters(Table):
    """Counters of all."""

    cardinal_hats: int
    cardinal_hats_by_card: int
    castle_city_tiles: int
    mills: int


class Counters(Table):
    """All counters that can run out."""

    per_player: PlayerCounters
    shared: SharedCounters


class Die(Table):
    """The faces of a battle die."""

    faces: list[int]


class PlainDie(Table):
    """A die with the numbers from 1 on."""

    faces: int


class Dice(Table):
    """The dice."""

    battle: Die
    battle_as_printed: Die
    standard: PlainDie


class Setup(Table):
    """Who plays, and what each begins with."""

    players_min: int
    players_max: int
    money: int
    knights: int
    sergeants: int


class Prices(Table):
    """What things cost."""

    sergeant: int
    knight: int
    mill: int
    castle: int
    fief_title_per_village: int
    cardinal_title: int
    calm_revolt_as_cardinal: int


class Income(Table):
    """What things yield."""

    village: int
    mill: int
    mill_bonus_good_harvest: int
    mill_bonus_fair_weather: int
    tallage_per_village: int
    queen: int
    pillaged_mill: int


class Ransom(Table):
    """What a prisoner costs."""

    base: int
    per_title: int


class Limits(Table):
    """How many at most."""

    hand: int
    draws_per_turn: int
    character_draws_per_turn: int
    lords_per_family: int
    fief_titles_per_lord: int
    mills_per_village: int
    new_troops_per_village_per_turn: int
    stages_per_turn: int
    stages_per_turn_with_arc: int
    rounds_without_loss_to_stop: int


class DiceRow(Table):
    """How many dice from so many combat points on."""

    min: int
    dice: int


class Combat(Table):
    """Combat points and dice."""

    cp_sergeant: int
    cp_knight: int
    cp_lord: int
    dice_by_cp: list[DiceRow]
    arc_bonus_dice: int
    castle_penalty_dice: int
    city_penalty_dice: int
    chevauchee_defender_bonus_per_die: int
    revolt_bonus_per_die: int


class PlagueLord(Table):
    """On which numbers a lord dies."""

    dies_on: list[int]


class CalmRevolt(Table):
    """On which numbers the attempt fails."""

    fails_on: list[int]


class Rolls(Table):
    """What single dice decide, and what relics do to battle dice."""

    plague_lord: PlagueLord
    calm_revolt: CalmRevolt
    radegonde_removes_on: list[int]
    grail_reduction_per_enemy_die: int
    lance_bonus_per_round: int


class BishopVotes(Table):
    """Voices in the election of a bishop."""

    chief_town: int
    other_village: int
    bishop: int
    cardinal: int
    pope: int


class PopeVotes(Table):
    """What the election of a pope needs."""

    min_free_cardinals: int


class KingVotes(Table):
    """What the election of a king needs."""

    min_voices: int
    bishops: int


class Votes(Table):
    """The elections."""

    bishop: BishopVotes
    pope: PopeVotes
    king: KingVotes


class Victory(Table):
    """Points that win."""

    solo: int
    alliance: int
    alliance_min_players: int


class Relic(Table):
    """A relic."""

    id: str


class Data(Table):
    """The whole file."""

    fiefs: list[Fief]
    fief_ranks: list[Rank]
    bishoprics: list[Bishopric]
    villages: list[Village]
    roads: Roads
    lords: list[Lord]
    decks: Decks
    counters: Counters
    dice: Dice
    setup: Setup
    prices: Prices
    income: Income
    ransom: Ransom
    limits: Limits
    combat: Combat
    rolls: Rolls
    votes: Votes
    victory: Victory
    relics: list[Relic]
