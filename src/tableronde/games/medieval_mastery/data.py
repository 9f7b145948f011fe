"""Declare the form of data.toml."""

from typing import Literal

from tableronde.core.components import Table


class Counts(Table):
    """How much there is in the box."""

    deck_size: int
    lakes: int
    territories: int
    dice_per_player: int
    die_faces: int


class Limits(Table):
    """Figures of the rules."""

    players_min: int
    players_max: int
    starting_knights: int
    knights_per_turn: int
    starting_hand: int
    battle_refill: int
    min_garrison: int
    max_homelands_next_to_castle: int
    insight_cards: int
    tie_difference: int
    victory_points: int


class Castle(Table):
    """The castle of a seat."""

    id: str


class Card(Table):
    """A kind of card. The value "die" is rolled when the card is revealed."""

    id: str
    kind: Literal["conflict", "support", "resource"]
    value: int | Literal["die"]
    copies: int


class Artefact(Table):
    """An artefact, as its icons have it. An amount belongs to some of the effects."""

    id: str
    kind: Literal["crown", "sceptre", "orb"]
    trigger: Literal[
        "own_turn_once", "battle_attacker", "battle_defender", "battle_won", "battle_lost"
    ]
    effect: Literal[
        "destroy_artefact",
        "peek_top_keep_or_discard",
        "shuffle_old_discard_into_pile",
        "reorder_top_four",
        "redeploy",
        "discard_chosen",
        "match_rival_knights",
        "score_plus",
        "discard_random",
        "lose_knight_contested",
        "draw_up_to",
        "gain_knight_castle",
    ]
    amount: int = 0


class Territory(Table):
    """A kind of territory."""

    id: str
    points: int
    copies: int
    capacity: int
    battle_start: list[Literal["attacker_plus_1", "defender_plus_1", "arena_roll"]]
    on_conquest: list[Literal["gain_knight_castle", "lose_knight_contested", "may_discard_chosen"]]
    passive: list[Literal["no_support", "starting_knights"]]


class Siege(Table):
    """The mode with castles that can be attacked."""

    castle_defence: int
    max_attackers: int


class Team(Table):
    """The mode with teams."""

    target_points_team_of_2: int
    target_points_team_of_3: int


class Skirmish(Team):
    """The short mode."""

    target_points: int
    homelands_points: int


class Chaos(Table):
    """The mode with more knights."""

    extra_starting_knights: int
    killed_on_roll: int


class Modes(Table):
    """The optional modes that have figures of their own."""

    siege: Siege
    team: Team
    skirmish: Skirmish
    chaos: Chaos


class Slot(Table):
    """A place of a layout. Castles have a seat, from 1 on, and territories a value."""

    q: int
    r: int
    kind: Literal["castle", "lake", "territory"]
    seat: int = 0
    value: int = 0


class Layout(Table):
    """The map for so many players."""

    players: int
    slots: list[Slot]


class Data(Table):
    """The whole file."""

    counts: Counts
    limits: Limits
    castles: list[Castle]
    cards: list[Card]
    artefacts: list[Artefact]
    territories: list[Territory]
    modes: Modes
    layouts: list[Layout]
