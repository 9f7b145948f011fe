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
board-tile-free = Unoccupied.
board-tile-held = { $owner_is ->
    [you] Yours,
   *[other] { $owner },
} { $count ->
    [one] 1 knight.
   *[other] { $count } knights.
}
board-tile-cut = No supply line.
board-tile-attacked = { $seat_is ->
    [you] You attack
   *[other] { $seat } attacks
} with { $count ->
    [one] 1 knight.
   *[other] { $count } knights.
}
board-tile-beside = Next to: { $names }.
board-tile-hidden = Territory ({ $tile }), not revealed yet.
board-lake-name = Lake
board-lake-text = A lake connects all the tiles around it; no knights can enter.
board-lake = Lake ({ $tile }). It connects all the tiles around it.
board-castle-free = { $owner_is ->
    [you] Site of your castle
   *[other] Site of { $owner }’s castle
} ({ $tile }).
board-castle = { $owner_is ->
    [you] Your castle { $castle_of }
   *[other] { $owner }’s castle { $castle_of }
} ({ $tile }), { $count ->
    [0] no knights
    [one] 1 knight
   *[other] { $count } knights
}.
board-supply = Supply lines
board-see-map = See the map
board-see-battle = Back to the battle
board-castles = The six castles
board-castles-help = Only the colour and the coat of arms differ.
board-redeployment = Redeployment
board-redeploy-help = Drag knights from tile to tile, or choose where they leave, then where they go.
board-where-to = From { $land_the } ({ $tile }): where to?
board-way = { $from } → { $to }: { $count ->
    [one] 1 knight.
   *[other] { $count } knights.
}
board-receive = To which tile?
board-plan = { $count ->
    [one] 1 knight moves.
   *[other] { $count } knights move.
}
board-take-back = Undo last move
board-knights = { $count ->
    [0] no knights
    [one] 1 knight
   *[other] { $count } knights
}
board-more-knights = One more knight
board-fewer-knights = One fewer knight
board-dice-left = { $count ->
    [0] No dice left in reserve.
    [one] 1 die left in reserve.
   *[other] { $count } dice left in reserve.
}
board-garrison = One knight must stay on each territory.
board-cut-off = No supply line: { $names }.
board-carry-out = Confirm
board-advance = Advance
board-advance-count = How many knights advance?
board-stay-home = { $count ->
    [0] None stay in the castle.
    [one] 1 stays in the castle.
   *[other] { $count } stay in the castle.
}
board-room = Room for { $count }.
board-fight = Battle against { $owner } ({ $count ->
    [0] no knights
    [one] 1 knight
   *[other] { $count } knights
}).

## The whole table for the ear

board-turn = { $seat_is ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn.
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
board-stage-close = Close the battle
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
    [0] none actually there
    [one] 1 actually there
   *[other] { $count } actually there
}
board-home = { $count ->
    [one] 1 retreats
   *[other] { $count } retreat
}
board-laid-face-down = A card, face down

## Players, piles and artefacts

board-open-player = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $points } of { $target } points, { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
} in hand. Show details.
board-points = { $count } of { $target } points
board-team-name = Team { $team }
board-own-points = { $count ->
    [0] none of them
   *[other] { $count } of them
} { $seat_is ->
    [you] yours
   *[other] { $seat }’s
}
board-winner = Winner
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
board-open-hand = Hand: view cards
board-open-draw = Draw pile: view known cards
board-open-discard = Discard pile: view cards
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
board-unknown-card = A card you don’t know
board-artefact-down = { $name }, destroyed
board-destroyed = Destroyed { $until ->
    [this] until the end of this turn.
   *[next] until the end { $seat_is ->
        [you] of your next turn.
       *[other] of { $seat }’s next turn.
    }
}
board-in-vain = This crown would have no effect right now.
board-tap-again = Tap again to choose.

## The hand and the tray

board-hand = Your hand
board-hand-none = No cards in hand
board-tray-break = Artefacts a Fracture can destroy
board-tray-destroy = Artefacts you can destroy
board-tray-pile = The draw piles
board-tray-looked = The card you are looking at
board-tray-recover = Your discard pile
board-tray-arrange = The top of your draw pile
board-tray-match = Combat scores
board-tray-support = Support cards
board-count-cards = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
board-top-card = { $other_is ->
    [you] On top of your draw pile
   *[other] On top of { $other }’s draw pile
}
board-recover = Cards discarded this turn can’t come back yet.
board-arrange = { $place ->
    [1] Which card goes on top?
   *[other] Which card goes next? It will be number { $place } from the top.
}
board-arranged = Already placed, from the top
board-match = Without the sceptre: { $own } against { $rival }. With it: { $then } against { $rival }.
board-more = One more { $card }
board-fewer = One fewer { $card }
board-laid-out = { $card }: { $count } of { $most }
board-support-sum = { $own } against { $rival }
board-play-support = { $count ->
    [0] Play
   *[other] Play +{ $count }
}
