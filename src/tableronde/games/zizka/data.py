"""Declare the form of data.toml."""

from typing import Literal

from tableronde.core.components import Table

Trait = Literal["", "vice", "virtue"]
Sovereign = Literal["", "wenceslas", "sigismund"]
Face = Literal["sword", "shield", "speech", "wild", "coin", "blank"]
Yes = Literal[0, 1]


class Icon(Table):
    """An icon of dice and cards."""

    id: str
    tournament: int
    attack: bool
    defence: bool


class Named(Table):
    """A thing of which only the name matters."""

    id: str


class Icons(Table):
    """How many of each icon."""

    sword: int = 0
    shield: int = 0
    speech: int = 0
    wild: int = 0


class Abilities(Icons):
    """How many of each symbol and icon."""

    die: int = 0
    reroll: int = 0
    move: int = 0
    peek: int = 0


class Member(Table):
    """A member card. Level 0 are starting members, of the commander `owner`."""

    id: str
    level: int
    owner: str
    cost: int
    rejects: Trait
    abilities: Abilities
    conditional: str


class EventKind(Table):
    """A kind of event, and the back of its tokens."""

    id: str
    resolution: Literal["dice", "pay", "tournament"]
    back_icons: list[Literal["sword", "shield", "speech", "coin", "member"]]
    back_morale: Trait


class Limits(Table):
    """Figures of the rules."""

    players_min: int
    players_max: int
    actions_per_turn: int
    entourage_max: int
    entourage_dice_cap: int
    end_vp: int
    coins_per_vp_at_end: int
    morale_spaces: int
    morale_overflow_vp: int
    favour_already_owned_vp: int
    favour_lost_vp: int
    attack_win_vp: int
    defence_win_vp: int
    warrant_coins: int
    warrant_move_penalty: int
    tables_per_level: int
    tournament_dice: int
    tournament_entry_fee: int
    tournament_track_vp: list[int]
    conquest_easy_coins: int
    conquest_easy_vp: int
    conquest_hard_vp: int
    luck_tokens: int
    coin_tokens: int
    expert_reroll_price: int


class Rulings(Table):
    """What a table may want to play otherwise."""

    luck_supply_is_limited: bool
    coin_supply_is_limited: bool
    refused_first_row_gives_luck: bool
    luck_token_may_be_wild: bool
    failed_token_stays_face_up: bool
    set_aside_tournament_dice_score: bool
    trigger_in_foreign_turn_finishes_round: bool
    torak_attacks_per_turn_max: int


class Die(Table):
    """The faces of a die."""

    faces: list[Face]


class Dice(Table):
    """The three kinds of dice."""

    entourage: Die
    wenceslas: Die
    sigismund: Die


class King(Table):
    """A sovereign and the die of his favour."""

    id: str
    die: str


class Side(Table):
    """One side of the board of a commander."""

    abilities: Abilities
    coins: int
    luck: int


class Commander(Table):
    """A commander."""

    id: str
    side_a: Side
    side_b: Side


class Reward(Table):
    """What a row gives. `member` is a level."""

    coins: int = 0
    vp: int = 0
    vice: int = 0
    virtue: int = 0
    luck: int = 0
    favour: Sovereign = ""
    member: int = 0
    warrant: Yes = 0


class Row(Table):
    """What a row asks for, and what it gives."""

    reward: Reward
    need: Icons | None = None
    pay: int = 0
    discard: Yes = 0


class Event(Table):
    """An event token: rows, or what a tournament has instead."""

    id: str
    kind: str
    rows: tuple[Row, ...] = ()
    personal_goal: int = 0
    personal_reward: Reward | None = None
    common_reward: Reward | None = None


class Conquest(Table):
    """A castle: the icons of its obstacles."""

    id: str
    difficulty: Literal["easy", "hard"]
    rows: list[Icons]


class Strength(Table):
    """How strong Torak is from so many points on."""

    vp_min: int
    dice: int
    luck: int


class SoloCard(Table):
    """A card of Torak's deck, or the combat card."""

    id: str
    type: Literal["basic", "easy", "hard", "combat"]
    move: int = 0
    vp: int = 0
    effects: tuple[
        Literal["refresh_members", "swap_event", "favour_wenceslas", "favour_sigismund"], ...
    ] = ()
    loss: Literal["", "half_coins", "all_coins", "member"] = ""
    tournament_score: int = 0
    easy_normal: tuple[Strength, ...] = ()
    hard: tuple[Strength, ...] = ()


class Space(Table):
    """A space of the board, from 0 to 100 to the east and to the south."""

    id: str
    kind: Literal["event", "start", "tavern", "conquest_easy", "conquest_hard", "waypoint"]
    x: int
    y: int


class Board(Table):
    """The board."""

    spaces: list[Space]
    edges: list[tuple[str, str]]


class Data(Table):
    """The whole file."""

    icons: list[Icon]
    symbols: list[Named]
    entourage: list[Member]
    event_kinds: list[EventKind]
    warrants: list[Named]
    limits: Limits
    rulings: Rulings
    dice: Dice
    sovereigns: list[King]
    commanders: list[Commander]
    events: list[Event]
    conquests: list[Conquest]
    solo_cards: list[SoloCard]
    board: Board
