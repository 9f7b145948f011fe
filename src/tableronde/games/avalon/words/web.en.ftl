### Avalon: what only the page says in English (names of things on the board, for screen readers too).

board-row = The eleven regions
board-region-mist = Region { $region }: in the mist.
board-region-veiled = Region { $region }: { $name }, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}, still in the mist.
board-region = Region { $region }: { $name }, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}, { $owner_is ->
    [you] yours
   *[other] owned by { $owner }
}.
board-hidden = Still somewhere in the mist: { $regions }.
board-pile = { $seat_is ->
    [you] Your pile
   *[other] { $seat }’s pile
}: { $count ->
    [0] empty
    [one] { $pile }
   *[other] { $count } cards, from the top: { $pile }
}.
board-pile-of = { $seat_is ->
    [you] Your pile
   *[other] { $seat }’s pile
}: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards, from the top
}
board-last = The last card was played here.
board-can = You can choose: { $verbs }.
board-announced-attack = Under attack: waiting for the answer.
board-announced-bewitch = Under a spell: waiting for the answer.

board-hand = { $seat_is ->
    [you] Your hand
   *[other] { $seat }’s hand
}: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
board-hand-empty = No cards in hand
board-hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } of them
}{ $known ->
    [0] {""}
    [one] , one your opponent knows
   *[other] , { $known } your opponent knows
}
board-hand-cards = { $seat_is ->
    [you] You hold
   *[other] { $seat } holds
}{ $count ->
    [0] {" "}no cards.
   *[other] : { $cards }.
}
board-held = { $seat }’s hand: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
board-held-known = { $seat }’s hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}; known to everyone: { $cards }
board-known = Known to everyone in this hand: { $cards }.

board-player = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $crowns } of { $goal } crowns, { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
} in hand.
board-open-player = { $seat }: { $crowns } of { $goal } crowns, { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
} in hand. Show details.
board-crowns = { $count } of { $goal } crowns
board-turn = { $seat_is ->
    [you] It’s your turn
   *[other] It’s { $seat }’s turn
}; conquests this turn: { $count } of 2.
board-conquests = Conquests this turn: { $count } of 2
board-winner = winner

board-discard-open = Discard pile: { $count ->
    [0] empty
    [one] 1 card, view it
   *[other] { $count } cards, view them
}
board-discard-top = Discard pile: { $count ->
    [one] 1 card, { $card }.
   *[other] { $count } cards, { $card } on top.
}
board-discard-order = The last card discarded comes first.
board-draw-open = Draw pile: { $count ->
    [0] empty
    [one] 1 card, view it
   *[other] { $count } cards, view them
}
board-draw-order = The next card to be drawn comes first.

board-tiles = Reinforcement tiles
board-tiles-open = View the reinforcement tiles
board-tiles-more = { $told }; { $more }
board-tiles-free = Available tiles: { $count ->
    [0] none
   *[other] { $tiles }
}.
board-tiles-used = Used tiles: { $count ->
    [0] none
   *[other] { $tiles }
}.
board-tile = Tile ({ $tile }){ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}. { $text }{ $worth ->
    [-1] {""}
    [0] {" "}Worth no cards now.
    [one] {" "}Worth 1 card now.
   *[other] {" "}Worth { $worth } cards now.
}
board-doubt-tile = { $which ->
    [light-two] Draw 2 cards now.
    [light-landscape] Draw 1 card per region of your most common landscape now: { $worth }.
    [light-chain] Draw 1 card per region of your longest chain now: { $worth }.
    [dark-four] Draw 4 cards at the start of your next turn.
    [dark-landscape] Next turn, draw 2 cards per region of your most common landscape: { $worth } for now.
   *[dark-regions] Next turn, draw 1 card per region you own: { $worth } for now.
}
board-chosen-region = region { $region }
board-tile-count = { $tile }{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}
board-tile-used = Used tile ({ $tile }).
board-tile-pending = Pending tile ({ $tile }): { $worth ->
    [0] no cards
    [one] 1 card
   *[other] { $worth } cards
} at the start of the next turn, for now.
board-tile-left = { $count ->
    [0] None left.
    [one] 1 left.
   *[other] { $count } left.
}
