### Medievallons, the board in the browser: English

board-copies = { $count } in the box, { $seen ->
    [0] none
   *[other] { $seen }
} in sight
board-guild = { $owner_is ->
    [you] Your { table-guild }
   *[other] { $owner }’s { table-guild }
}, { $count } cards: { $cards }
board-member = { $owner_is ->
    [you] { $card } in your { table-guild }
   *[other] { $card } in { $owner }’s { table-guild }
}
board-won = On the throne
board-guilds-count = { $count } of the 3 guilds needed to win
board-choose-seat = Choose { $seat }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand, { $guilds ->
    [0] no guilds
    [one] 1 guild
   *[other] { $guilds } guilds
}.
board-open-seat = { $seat }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand, { $guilds ->
    [0] no guilds
    [one] 1 guild
   *[other] { $guilds } guilds
}. Show details.
board-middle = The centre of the table
board-end-red = red End card beneath: one reshuffle left
board-end-yellow = yellow End card beneath: no reshuffle left
board-played = Card in play: { $card }
board-played-spot = Card in play
board-open-discard = Discard pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $card } on top. View cards
board-discard-hint = view cards
board-discard-order = The last card discarded comes first.
board-draw-open = Draw pile: { $count ->
    [0] empty
    [one] 1 card, view it
   *[other] { $count } cards, view them
}
board-draw-order = The next card to be drawn comes first.
board-powers = The 13 powers
board-powers-title = The thirteen guilds
board-plan = What to do with these cards
board-can = You can choose: { $choices }.
board-more = One more { $card }
board-fewer = One fewer { $card }
board-let-go = Cancel
board-name = Who do you ask, and for what?
board-keep = The three cards you drew
board-keep-card = First choose the card to keep.
board-keep-under = Now the card to discard first; the other goes on top of it.
board-keep-top = And the one on top.
board-keep-done = Ready. Tap another card to change your mind.
board-part-card = into your hand
board-part-top = discarded, on top
board-part-under = discarded, beneath
board-open-hand = { $other }’s hand

## The table in sentences, for a screen reader

board-turn = { $seat_is ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn.
}
board-over = The game is over.
board-hand = Your hand: { $cards }.
board-hand-empty = Your hand is empty.
board-seat = { $seat_is ->
    [you] You hold
   *[other] { $seat } holds
} { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}, with { $guilds ->
    [0] no guilds on the table.
    [one] 1 guild on the table.
   *[other] { $guilds } guilds on the table.
}
field-name-card = Which card do you ask for?
field-name-seat = Who do you ask for this card?
board-guild-number = { $which ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}
board-wins = { $seat_is ->
    [you] Rounds you have won
   *[other] Rounds won by { $seat }
}: { $count }.
board-round-ended = End of round { $round }
board-draw = The draw pile has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; the End card lies beneath it with its { $side ->
    [red] red side up: the discard pile will be shuffled once more
   *[yellow] yellow side up: when the pile runs out, the round ends
}.
board-discard = The discard pile has { $count ->
    [one] 1 card
   *[other] { $count } cards
}, with { $card_a } on top.
board-discard-empty = The discard pile is empty.
board-in-play = Card in play: { $card }.
board-hand-open = { $seat } holds: { $cards }.
board-shown = You see { $other }’s hand: { $cards }.
