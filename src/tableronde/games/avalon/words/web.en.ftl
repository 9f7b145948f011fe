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
board-hidden = Still in the mist, no one knows where: { $regions }.
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
board-last = The last card was laid here.
board-can = You can choose: { $verbs }.
board-announced-attack = Under attack: an answer is awaited.
board-announced-bewitch = Under a spell: an answer is awaited.

board-hand = { $seat_is ->
    [you] Your hand
   *[other] { $seat }’s hand
}: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
board-hand-empty = No card in hand
board-hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } of them
}{ $known ->
    [0] {""}
    [one] , one known to your opponent
   *[other] , { $known } known to your opponent
}
board-hand-cards = { $seat_is ->
    [you] You hold
   *[other] { $seat } holds
}{ $count ->
    [0] {" "}no card.
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
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} in hand.
board-crowns = { $count } of { $goal } crowns
board-turn = { $seat_is ->
    [you] It is your turn
   *[other] It is { $seat }’s turn
}; conquests this turn: { $count } of 2.
board-conquests = Conquests this turn: { $count } of 2
board-winner = winner

board-discard-open = Discard pile: { $count ->
    [0] empty
    [one] 1 card, look at it
   *[other] { $count } cards, look through them
}
board-discard-top = Discard pile: { $count ->
    [one] 1 card, { $card }.
   *[other] { $count } cards, { $card } on top.
}
board-discard-order = The last card discarded comes first.
board-draw-open = Draw pile: { $count ->
    [0] empty
    [one] 1 card, look at it
   *[other] { $count } cards, look through them
}
board-draw-order = The next card to be drawn comes first.

board-tiles = Reinforcement tiles
board-tiles-open = Look at the reinforcement tiles
board-tiles-more = { $told }; { $more }
board-tiles-free = Tiles to take: { $count ->
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
    [0] {" "}Now it brings no card.
    [one] {" "}Now it brings 1 card.
   *[other] {" "}Now it brings { $worth } cards.
}
board-doubt-tile = { $which ->
    [light-two] You draw 2 cards at once.
    [light-landscape] At once 1 card per region of your commonest landscape: { $worth }.
    [light-chain] At once 1 card per region of your longest chain: { $worth }.
    [dark-four] You will draw 4 cards at the start of your next turn.
    [dark-landscape] On your next turn 2 cards per region of your commonest landscape: { $worth } as things stand.
   *[dark-regions] On your next turn 1 card per region you own: { $worth } as things stand.
}
board-chosen-region = region { $region }
board-tile-count = { $tile }{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}
board-tile-used = Used tile ({ $tile }).
board-tile-pending = Pending tile ({ $tile }): { $worth ->
    [0] no card
    [one] 1 card
   *[other] { $worth } cards
} at the start of the next turn, as things stand.
board-tile-left = { $count ->
    [0] None left to take.
    [one] 1 to take.
   *[other] { $count } to take.
}
