### Medieval: Jan Žižka, the board in the browser: English



## The map, the players, the taverns

board-map = The map
board-see-map = See the map
board-see-stage = Back to the dice
board-tap-again = Tap again to choose.
board-can = You can choose: { $verbs }.
board-titled = { $title }: { $lead }.
board-line = { $label }: { $signs }.
board-nothing = nothing
board-roads = Paths lead to { $names }.
board-token = “{ $token }”, { $kind }
board-peeked = Only you know it: you peeked at it.
board-back = Face down: the other rows may ask for anything.
board-back-asks = The first row may ask for
board-back-pays = It gives
board-back-tournament = Face down: a personal goal for the player who opens it, a reward for the best score.
board-empty-tavern = You can hire members of both levels here.
board-empty-event = Nothing to do here until a new event arrives.
board-empty-start = A start space; an event may come here later.
board-empty-waypoint = A place to pass through.
board-stands = { $seat_is ->
    [you] You are here.
   *[other] { $seat } is here.
}
board-lies = { $seat_is ->
    [you] Your figure is lying down here: you can’t be attacked before your turn.
   *[other] { $seat }’s figure is lying down here: no attack is possible before their turn.
}
board-torak-stands = Torak is here.
board-torak-lies = Torak’s figure is lying down here.
board-attack = Attack { $seat }
board-row = Row { $row }
board-row-line = Row { $row } asks for { $asks } and gives { $pays }.
board-goal-line = Personal goal { $count }: { $pays }.
board-common-line = Best score: { $pays }.
board-token-goal = Personal goal { $count }
board-token-common = Best score
board-castle-decks = Conquests
board-castle-deck = Conquest, { $difficulty }
board-castle-count = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
board-castle-hidden = Its obstacles are revealed when it’s besieged.
board-castle-known = On top: “{ $card }”.
board-spoils = Reward
board-track = Victory points

board-offers = Taverns
board-level = { $level ->
    [1] Tavern, level I
   *[other] Tavern, level II
}
board-deck = { $count ->
    [0] deck empty
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
board-no-card = empty
board-refused-level = Only a level { $level ->
    [1] I
   *[other] II
} member can join you now.
board-refused-morale = Rejects your current morale.
board-refused-dear = { $count ->
    [0] Too expensive: you have no coins.
    [one] Too expensive: you have 1 coin.
   *[other] Too expensive: you have { $count } coins.
}
board-in-reserve = In the supply
board-band = My entourage
board-joining = Joins you
board-entourage = Members
board-companion = starting member
board-member = level { $level ->
    [1] I
   *[other] II
}, { $count ->
    [0] free
    [one] 1 coin
   *[other] { $count } coins
}
board-gives = Gives
board-helps = One more die in events of this kind: { $kind }.
board-helps-joust = A free reroll in every tournament.
board-rejects = Rejects { $trait_the }: leaves at that end of the track.

board-sign-sword = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}
board-sign-shield = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
board-sign-speech = { $count ->
    [one] 1 speech
   *[other] { $count } speeches
}
board-sign-wild = { $count ->
    [one] 1 wild
   *[other] { $count } wilds
}
board-sign-coin = { $count ->
    [0] no coins
    [one] 1 coin
   *[other] { $count } coins
}
board-sign-die = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
board-sign-reroll = { $count ->
    [0] no rerolls
    [one] 1 reroll
   *[other] { $count } rerolls
}
board-sign-move = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
board-sign-peek = { $count ->
    [one] 1 peek
   *[other] { $count } peeks
}
board-sign-luck = { $count ->
    [0] no luck tokens
    [one] 1 luck token
   *[other] { $count } luck tokens
}
board-sign-vp = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
board-sign-virtue = { $count ->
    [one] a step towards virtue
   *[other] { $count } steps towards virtue
}
board-sign-vice = { $count ->
    [one] a step towards vice
   *[other] { $count } steps towards vice
}
board-sign-step = a step towards virtue or vice
board-sign-wenceslas = the favour of Wenceslas
board-sign-sigismund = the favour of Sigismund
board-sign-warrant = a warrant for your arrest
board-sign-member = a member of the entourage
board-sign-recruit = a new member of level { $level ->
    [1] I
   *[other] II
}

board-open-player = { $seat }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}, { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}, { $luck ->
    [0] no luck tokens
    [one] 1 luck token
   *[other] { $luck } luck tokens
}. Show details.
board-winner = winner
board-first = first player
board-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
board-range = { $count ->
    [one] Range: 1 space
   *[other] Range: { $count } spaces
}
board-morale = { $count ->
    [-2] Morale: extreme vice
    [-1] Morale: leaning towards vice
    [1] Morale: leaning towards virtue
    [2] Morale: extreme virtue
   *[other] Morale: neither virtue nor vice
}
board-favour = favour of { $sovereign }
board-warrant = { $count ->
    [one] wanted: 1 coin
   *[other] wanted: { $count } coins
}
board-lying = figure lying down
board-commanders = Who do you play?
board-commanders-help = Torak is your opponent. Each commander’s ability and starting items, besides the entourage:
board-epithet-bores = the prudent
board-epithet-katerina = the cunning
board-epithet-torak = the nimble
board-epithet-zizka = the warrior
board-torak-strength = { $count ->
    [one] Fights with 1 die
   *[other] Fights with { $count } dice
}{ $luck ->
    [0] {""}
    [one] {" "}and 1 luck token
   *[other] {" "}and { $luck } luck tokens
}
board-torak-deck = { $count ->
    [0] his deck is empty
    [one] 1 card in his deck
   *[other] { $count } cards in his deck
}
board-torak-last = Last card: “{ $card }”.
board-torak-card = He moves { $move ->
    [one] 1 space
   *[other] { $move } spaces
} towards you{ $vp ->
    [0] {""}
    [one] {" "}and gains 1 point
   *[other] {" "}and gains { $vp } points
}.
board-torak-refresh-members = All available members are replaced.
board-torak-swap-event = The event on his space, or the nearest one, is replaced.
board-torak-favour-wenceslas = If you hold the favour of Wenceslas, you lose it and gain 1 point; otherwise Torak gains 1 point.
board-torak-favour-sigismund = If you hold the favour of Sigismund, you lose it and gain 1 point; otherwise Torak gains 1 point.
board-torak-loss = Revealed when he wins a fight, it costs you { $loss_your }; in a tournament it scores { $score }.

## The table in words

board-turn = { $seat_is ->
    [you] It’s your turn
   *[other] It’s { $seat }’s turn
}, { $count ->
    [0] no actions left
    [one] 1 action left
   *[other] { $count } actions left
}.
board-last-round = This is the final round.
board-last-turn = This is the last turn.
board-roll = { $seat_is ->
    [you] You rolled { $purpose_for }: { $faces }.
   *[other] { $seat } rolled { $purpose_for }: { $faces }.
}
board-roll-has = With the cards’ icons: { $icons }.
board-roll-row = Row { $row }, { $asked }: { $note }.
board-obstacle = Obstacle { $row } is being stormed.
board-total = Strength { $count }.
board-tourney = { $seat_is ->
    [you] You have opened a tournament,
   *[other] { $seat } has opened a tournament,
} { $count ->
    [0] nothing in the pot.
    [one] 1 coin in the pot.
   *[other] { $count } coins in the pot.
}
board-score = { $seat_is ->
    [you] You score { $count }.
   *[other] { $seat } scores { $count }.
}
board-torak-score = Torak scores { $count }.
board-jousts = { $seat_is ->
    [you] You joust: { $faces }, worth { $count }.
   *[other] { $seat } jousts: { $faces }, worth { $count }.
}
board-set-aside = Set aside: { $aside }.
board-player = { $seat_is ->
    [you] You are { $commander },
   *[other] { $seat } is { $commander },
} { $points ->
    [one] 1 victory point,
   *[other] { $points } victory points,
} { $coins ->
    [0] no coins,
    [one] 1 coin,
   *[other] { $coins } coins,
} { $luck ->
    [0] no luck tokens.
    [one] 1 luck token.
   *[other] { $luck } luck tokens.
}
board-player-space = { $seat_is ->
    [you] You are at { $space }.
   *[other] { $seat } is at { $space }.
}
board-player-has = Board and entourage give { $signs }.
board-castles-taken = Castles taken
board-torak = Torak is at { $space }, with { $count ->
    [one] 1 victory point.
   *[other] { $count } victory points.
}
board-stack = Event tokens: { $count } in the stack, { $used } used.
board-reserve = Favours in the supply: { $names }.
board-luck-left = { $count ->
    [0] No luck tokens are left in the supply.
    [one] 1 luck token is left in the supply.
   *[other] { $count } luck tokens are left in the supply.
}

## The stage: rolls, castles, tournaments, fights

board-stage-close = Close
board-stage-event = Event
board-stage-siege = siege
board-stage-fight = Fight
board-stage-dice = Dice
board-stage-die = Die { $die } ({ $which }): { $face }
board-stage-locked = locked
board-stage-rerolls = { $count ->
    [0] no rerolls left
    [one] 1 reroll left
   *[other] { $count } rerolls left
}
board-stage-rerolls-paid = { $count ->
    [0] no coins to pay
    [one] 1 more to buy
   *[other] { $count } more to buy
}
board-stage-luck-left = { $count ->
    [0] no luck tokens
    [one] 1 luck token
   *[other] { $count } luck tokens
}
board-stage-printed = the entourage adds
board-stage-rows = Rows of the event
board-stage-obstacles = Obstacles of the castle
board-stage-row = Row { $row }
board-stage-row-asks = Row { $row }: { $asked }
board-stage-filled = filled
board-stage-obstacle-overcome = overcome
board-stage-obstacle-ready = can be overcome
board-stage-spoils = Reward for overcoming them all
board-stage-forgoes-attempt = Stop here? You still have rerolls; without them, you fail.
board-stage-forgoes-coin = Stop here? You lose the coin on the die.
board-stage-row-ready = complete
board-stage-row-lacks = { $count ->
    [one] 1 icon missing
   *[other] { $count } icons missing
}
board-stage-row-impossible = a wild is missing
board-stage-row-coins = { $count ->
    [one] 1 coin missing
   *[other] { $count } coins missing
}
board-stage-row-nobody = no member to discard
board-stage-row-writs = you already hold all four warrants
board-stage-row-after = after row 1: { $note }
board-stage-rows-together = { $count ->
    [one] All together they take 1 luck token.
   *[other] All together they take { $count } luck tokens.
}
board-stage-rows-apart = Not all of these rows can be filled together.
board-stage-row-luck = { $count ->
    [one] with 1 luck token
   *[other] with { $count } luck tokens
}
board-stage-row-luck-goes = { $count ->
    [one] 1 luck token replaces what is missing. This button spends it:
   *[other] { $count } luck tokens replace what is missing. This button spends them:
}
board-stage-row-gives = Which member do you discard?
board-stage-steps = A step on the morale track
board-stage-step-point = End of the track: 1 victory point instead.
board-stage-step-leaving = { $count ->
    [one] { $names } would leave.
   *[other] { $names } would leave.
}
board-stage-attacker = Attacker
board-stage-defender = Defender
board-stage-wins-fight = wins the fight
board-stage-not-yet = has not rolled yet
board-stage-sum-dice = { $count } from dice
board-stage-sum-printed = + { $count } from the entourage
board-stage-sum-luck = + { $count } from luck
board-stage-luck = Luck tokens for this fight
board-stage-luck-token = { $count ->
    [one] Spend 1 luck token
   *[other] Spend { $count } luck tokens
}
board-stage-luck-holds = { $count } against { $rival }: enough.
board-stage-luck-falls = { $count } against { $rival }: not enough.
board-stage-riders = Participants
board-stage-goal = goal { $count }
board-stage-rank = { $count ->
    [one] 1 point
   *[other] { $count } points
}
board-stage-ranks = Victory points by rank, lowest score first: { $points }
board-stage-pot = { $count ->
    [one] 1 coin in the pot
   *[other] { $count } coins in the pot
}
board-stage-wins-tourney = wins the tournament
board-stage-aside = set aside:
board-stage-joust-help = Tap the die to set aside; the weakest of the others are marked for rerolling.
board-stage-joust-mark = Tap the dice to reroll.
board-stage-joust-keeps = The dice you keep are worth { $count }.
board-stage-joust-roll = { $count ->
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
board-stage-joust-free-roll = { $count ->
    [one] Reroll it for free (once)
   *[other] Reroll it for free ({ $count } times)
}
board-stage-joust-free = Die { $die }: { $face }, worth { $count }
board-stage-joust-aside = Die { $die }: { $face }, set aside
board-stage-joust-again = Die { $die }: { $face }, to reroll
board-stage-joust-stays = Die { $die }: { $face }, worth { $count }, stays
verb-breach-fill = Overcome the obstacle
