### Medieval Mastery, the board in the browser: English

## The map and the march

board-map = The map
board-tile-name = { $name } ({ $tile })
board-territory = Territory ({ $tile })
board-tile = { $land } ({ $tile }), { $points ->
    [one] 1 point
   *[other] { $points } points
}, room for { $capacity }.
board-tile-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}, room for { $capacity }.
board-tile-free = Nobody stands here.
board-tile-held = { $owner_is ->
    [you] Yours,
   *[other] { $owner },
} { $count ->
    [one] 1 knight.
   *[other] { $count } knights.
}
board-tile-cut = Cut off from the castle.
board-tile-attacked = { $seat_is ->
    [you] You attack
   *[other] { $seat } attacks
} with { $count ->
    [one] 1 knight.
   *[other] { $count } knights.
}
board-tile-beside = Beside it: { $names }.
board-tile-hidden = Territory ({ $tile }), not yet laid.
board-lake-name = Lake
board-lake-text = Nobody stands on a lake: it joins all the tiles around it.
board-lake = Lake ({ $tile }). It joins all the tiles around it.
board-castle-free = { $owner_is ->
    [you] Place of your castle
   *[other] Place of { $owner }’s castle
} ({ $tile }).
board-castle = { $owner_is ->
    [you] Your castle { $castle_of }
   *[other] { $owner }’s castle { $castle_of }
} ({ $tile }), { $count ->
    [0] no knight
    [one] 1 knight
   *[other] { $count } knights
}.
board-supply = Supply lines
board-see-map = See the map
board-see-battle = Back to the battle
board-castles = The six castles
board-castles-help = Only the colour and the arms differ.
board-redeployment = Redeployment
board-redeploy-help = Drag knights from tile to tile, or choose who gives, then who receives.
board-where-to = From { $land_the } ({ $tile }): where to?
board-way = { $from } → { $to }: { $count ->
    [one] 1 knight.
   *[other] { $count } knights.
}
board-receive = Which tile receives the knights?
board-plan = { $count ->
    [one] 1 knight changes place.
   *[other] { $count } knights change place.
}
board-take-back = Take back the last
board-knights = { $count ->
    [0] no knight
    [one] 1 knight
   *[other] { $count } knights
}
board-more-knights = One knight more
board-fewer-knights = One knight fewer
board-dice-left = { $count ->
    [0] No die left in reserve.
    [one] 1 die left in reserve.
   *[other] { $count } dice left in reserve.
}
board-garrison = One knight stays on each territory.
board-cut-off = Cut off: { $names }.
board-carry-out = Redeploy like this
board-advance = Advance
board-advance-count = How many knights advance?
board-stay-home = { $count ->
    [0] None stays in the castle.
    [one] 1 stays in the castle.
   *[other] { $count } stay in the castle.
}
board-room = There is room for { $count }.
board-fight = A battle against { $owner } ({ $count ->
    [0] no knight
    [one] 1 knight
   *[other] { $count } knights
}).

## The whole table for the ear

board-turn = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
board-battle = Battle { $land_in } ({ $tile }), step { $step } of 9: { $seat_is ->
    [you] you attack
   *[other] { $seat } attacks
} with { $attack }, { $other_is ->
    [you] you defend
   *[other] { $other } defends
} with { $defence }.
board-battle-side = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $parts }.
board-player = { $seat_is ->
    [you] You, castle { $castle_of }:
   *[other] { $seat }, castle { $castle_of }:
} { $points } of { $target } points, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} in reserve.
board-player-team = { $seat_is ->
    [you] Your team has
   *[other] { $seat }’s team has
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
board-player-cards = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand, { $draw } to draw, { $discarded } discarded.
board-face-up = Artefacts: { $artefacts }.
board-face-down = Destroyed: { $artefacts }.
board-holds = { $seat_is ->
    [you] You hold: { $cards }.
   *[other] { $seat } holds: { $cards }.
}

## The battle on its stage

board-stage = Battle { $land_in } ({ $tile })
board-stage-steps = The nine steps
board-stage-close = Put the battle away
board-step-1 = Territory
board-step-2 = Hands
board-step-3 = Sceptres
board-step-4 = Conflict
board-step-5 = Support
board-step-6 = Outcome
board-step-7 = Orbs
board-step-8 = Losses
board-step-9 = Conquest
board-attacker = attacks
board-defender = defends
board-wins-battle = wins the battle
board-won-by = by { $count }
board-row-knights = Knights
board-row-ground = Territory
board-row-sceptre = Sceptre
board-row-conflict = Conflict
board-row-support = Support
board-row-score = Score
board-row-victory = Victory
board-row-losses = Knights lost
board-really = { $count ->
    [0] none is really there
    [one] 1 is really there
   *[other] { $count } are really there
}
board-home = { $count ->
    [one] 1 goes home
   *[other] { $count } go home
}
board-laid-face-down = A card, face down

## Players, piles and artefacts

board-open-player = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $points } of { $target } points, { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} in hand. Look closer
board-points = { $count } of { $target } points
board-team-name = Team { $team }
board-own-points = { $count ->
    [0] none of them
   *[other] { $count } of them
} { $seat_is ->
    [you] by you
   *[other] by { $seat }
}
board-winner = Victory
board-waited-for = Being waited for
board-first-player = First player
board-reserve = { $count ->
    [one] die
   *[other] dice
} in reserve
board-size-hand = { $count ->
    [one] card
   *[other] cards
} in hand
board-size-draw = { $count ->
    [one] card
   *[other] cards
} in the draw pile
board-size-discard = { $count ->
    [one] card
   *[other] cards
} in the discard pile
board-open-hand = Hand: look at it
board-open-draw = Draw pile: look at the cards you know
board-open-discard = Discard pile: look through it
board-pile-hand = { $seat_is ->
    [you] Your hand
   *[other] { $seat }’s hand
}: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
board-pile-draw = { $seat_is ->
    [you] Your draw pile
   *[other] { $seat }’s draw pile
}: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
board-pile-discard = { $seat_is ->
    [you] Your discard pile
   *[other] { $seat }’s discard pile
}: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
board-pile-draw-order = The next card to be drawn comes first.
board-pile-discard-order = The last card discarded comes first.
board-unknown-card = A card that you do not know
board-artefact-down = { $name }, destroyed
board-destroyed = Destroyed, { $until ->
    [this] until the end of this turn.
   *[next] until the end { $seat_is ->
        [you] of your next turn.
       *[other] of { $seat }’s next turn.
    }
}
board-held-by = { $seat }’s: here “you” means { $seat }.
board-in-vain = This crown would bring you nothing now.
board-tap-again = Tap again to choose it.

## The hand and the tray

board-hand = Your hand
board-hand-none = No card in hand
board-tray-break = Artefacts that a Fracture can destroy
board-tray-destroy = Artefacts that can be destroyed
board-tray-pile = The draw piles
board-tray-looked = The card that you see
board-tray-recover = Your discard pile
board-tray-arrange = The top of your draw pile
board-tray-match = The combat scores
board-tray-support = Support cards
board-count-cards = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
board-top-card = { $other_is ->
    [you] On top of your draw pile lies
   *[other] On top of { $other }’s draw pile lies
}
board-recover = Cards of this turn cannot be brought back yet.
board-arrange = { $place ->
    [1] Which card goes on top?
   *[other] Which card comes next? It will be number { $place } from the top.
}
board-arranged = Put back, from the top on
board-match = As it stands: { $own } against { $rival }. With the sceptre: { $then } against { $rival }.
board-more = One { $card } more
board-fewer = One { $card } fewer
board-laid-out = { $card }: { $count } of { $most }
board-support-sum = { $own } against { $rival }
board-play-support = { $count ->
    [0] Play
   *[other] Play +{ $count }
}
