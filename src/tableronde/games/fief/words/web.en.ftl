### Fief, the board in the browser: English

## The stage

board-stage-title-election = Election { $office_of }
board-stage-title-battle = Battle { $village_at }
board-stage-title-revolt = Revolt { $village_at }
board-stage-title-calamities = Calamities
board-stage-title-income = Income
board-stage-title-deal = A deal
board-stage-title-talk = Private talk
board-stage-title-purchases = Purchases
board-stage-title-draw = Discard and draw
board-stage-title-couple = A marriage
board-stage-title-courtship = Marriages
board-stage-title-ransom = Ransoms
board-stage-title-inheritance = An inheritance
board-stage-title-take-title = A conquered title
board-stage-title-burial-order = Inheritances
board-stage-title-tooth = The Tooth of Saint Gerontius
board-stage-title-decimation = The plague
board-stage-title-settle = Your village
board-stage-title-play-cards = Your cards
board-stage-title-moves = Your moves
board-stage-title-group = Your group
board-stage-title-muster = Your group
board-stage-title-turned-away = Passage refused
board-stage-title-ride-on = Your chevauchée
board-stage-title-melee = Your chevauchée
board-stage-title-passage = A request for passage
board-stage-title-toll = A toll
board-stage-title-attack = Your battles
board-stage-title-siege = Your sieges
board-stage-title-pillage = Pillage
board-stage-title-choice = Your decision
board-stage-close = Close
board-stage-ended = What just happened
board-stage-on-map = Choose a village on the map.
board-stage-choices = Your choices
board-stage-let-go = Cancel this choice
board-stage-fewer = { $count } fewer: { $thing }
board-stage-more = { $count } more: { $thing }
board-doubt-deserted = { $village } is left unguarded: go anyway?
board-doubt-no-draw = You haven’t drawn anything: go on anyway?
board-note-toll = { $count ->
    [0] You have no money.
    [one] You only have 1 écu.
   *[other] You only have { $count } écus.
}
board-stage-your-money = { $count ->
    [0] You have no money.
   *[other] You have { table-coins }.
}

# What could be done by the way

board-stage-asides = What you can do now
board-stage-aside-cards = Surprise cards
board-stage-aside-church = Pope
board-stage-aside-lands = Villages and sieges
board-stage-aside-prisoners = Prisoners
board-stage-aside-relics = Relics
board-stage-aside-diplomacy = Diplomacy

# Elections

board-stage-candidates = Candidates
board-stage-no-candidates = No candidates yet.
board-stage-who-votes = Voters
board-stage-voices = { table-voices }
board-stage-has-voted = has voted
board-stage-tokens = Your tokens
board-stage-token-for = For
board-stage-token-null = Null
board-stage-nowhere = Nobody
board-stage-elected = elected
board-stage-rule-bishop = Most votes wins; on a tie, nobody is elected.
board-stage-rule-pope = More than half of the votes cast wins.
board-stage-rule-king = Most votes wins: at least three, including those of two bishops, a cardinal or the pope.

# Battles and revolts

board-stage-attacker = Attack
board-stage-defender = Defence
board-stage-wins = wins
board-stage-sergeants = { $count ->
    [one] { $count } sergeant
   *[other] { $count } sergeants
}
board-stage-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
board-stage-strength = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $dice ->
    [0] no dice
    [one] { $dice } die
   *[other] { $dice } dice
}
board-stage-battle-ride = Chevauchée: each defence die deals 1 more damage.
board-stage-walls = { $count ->
    [one] Walls: { $count } die fewer for the attack
   *[other] Walls: { $count } dice fewer for the attack
}
board-stage-walls-tunnel = Secret Passage: the walls protect nobody.
board-stage-walls-gates = The gates are open.
board-stage-engine = { $count ->
    [one] Siege engine: { $count } die
   *[other] Siege engine: { $count } dice
}
board-stage-dull = { $count ->
    [one] { $count } round without losses (the fighting stops at three)
   *[other] { $count } rounds without losses (the fighting stops at three)
}
board-stage-rounds = Rounds
board-stage-round = Round { $count }
board-stage-round-told = Attack { $attack }, defence { $defence }.
board-stage-die = { $count ->
    [0] blank
   *[other] { $count } damage
}
board-stage-damage = { table-damage }
board-stage-revolt-cards = { $count ->
    [one] { $count } Revolt card
   *[other] { $count } Revolt cards
}
board-stage-strikes = The revolt first strikes:
board-stage-calmed = calmed
board-stage-calming-done = { $name } calms the revolt: one card fewer.
board-stage-calming-failed = { $name } fails to calm the revolt.

# Deals and talks

board-stage-gives = { $seat_is ->
    [you] You give
   *[other] { $seat } gives
}
board-stage-gives-nothing = nothing
board-stage-deal-both = Together
board-stage-deal-drafted = { $other_is ->
    [you] { $seat } is preparing an offer for you.
   *[other] { $seat } is preparing an offer for { $other }.
}
board-stage-deal-private = { $seat } and { $other } are negotiating in private.
board-stage-deal-in-private = Only the two of you know about it.
board-stage-deal-embassy = { $seat_is ->
    [you] This deal trades cards: it will cost you an embassy.
   *[other] This deal trades cards: it will cost { $seat } an embassy.
}
board-stage-add-give = You can give
board-stage-add-want = You can ask for
board-stage-add-both = Together
board-stage-add-money = Add { table-coins }
board-stage-kind-money = Money
board-stage-kind-village = Control of a village
board-stage-kind-prisoner = Prisoner
board-stage-kind-release = Release
board-stage-kind-relic = Relic
board-stage-kind-passage = Passage
board-stage-kind-waiver = Free title
board-stage-kind-consent = Pope’s consent
board-stage-kind-annulment = Annulment
board-stage-kind-absolution = Excommunication lifted
board-stage-kind-play = Card to play
board-stage-kind-card = Card
board-stage-kind-marry = Marriage
board-stage-kind-promise = Promise
board-stage-term-money = { table-coins }
board-stage-term-village = { $village }
board-stage-term-prisoner = the prisoner { $lord }
board-stage-term-release = { $lord }’s release
board-stage-term-relic = { $relic } for { $lord }
board-stage-term-passage = passage { $village_at } for { $lord }’s group
board-stage-term-waiver = the title { $fief_of } for free
board-stage-term-consent = the pope’s consent: { $lord } as cardinal
board-stage-term-annulment = { $lord }’s marriage annulled
board-stage-term-absolution = { $lord }’s excommunication lifted
board-stage-term-play = { table-play }, played at once
board-stage-term-unseen-play = { $back_a }, played at once
board-stage-term-card = “{ $card }”
board-stage-term-back = { $back_a }
board-stage-term-marry = { $lord } marries { $spouse }
board-stage-term-promise = a promise (not binding)
board-stage-talk-say = Write in private
board-stage-promise-say = Your promise
board-stage-promise-write = Your promise, sent with the offer
board-stage-promise-unwritten = Write your promise first.
board-held-offer = Write your promise, or remove it from the offer.
board-stage-talk-within = In the talk:
board-stage-talk-invited = Invited:
board-stage-talk-tokens = { $count ->
    [one] Cost: { $count } embassy.
   *[other] Cost: { $count } embassies.
}
board-stage-alliance = Two allied families can only win together, with 4 victory points between them.
board-stage-alliance-of-three = With three players, everyone wins alone, allied or not.
verb-marriage-grant = Accept the alliance
verb-talk-pass = I’m done
verb-offer-stands-withdraw = Withdraw the offer
verb-draw-stop = Stop drawing
verb-discard-stop = Draw nothing
verb-present-bishop-decline = Nominate nobody
verb-present-pope-decline = Nominate nobody
verb-present-king-decline = Nominate nobody
verb-name-prince-decline = Don’t name him
verb-toll-decline = Don’t pay
verb-calm-decline = Don’t try
verb-place-decline = Stay off the board
verb-inheritance-decline = Leave it vacant
verb-tooth-decline = Save nobody
verb-draft-deal-withdraw = Drop the offer
verb-invitation-withdraw = Invite nobody
board-stage-courtship = A marriage allies two families; each family can have only one alliance.
board-stage-no-match-nobody = None of your lords can marry.
board-stage-no-match-allied = Your family is already allied.
board-stage-no-match-refused = No more marriages to propose: a refusal stands for the whole phase.
board-stage-no-match-spent = You have proposed every marriage you can.

# Cards

board-stage-your-hand = Your hand
board-stage-no-cards = no cards
board-stage-piles = Piles
board-stage-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-stage-track = Calamities drawn
board-stage-looming = A calamity is on top of the event pile: if you draw, it goes to the track and the next event to your hand.

# Income and purchases

board-stage-income-paid = Income paid, in écus
board-stage-income-expected = Expected income, in écus
board-stage-income-villages = Villages
board-stage-income-mills = Mills
board-stage-income-tallage = Tallage
board-stage-income-tithe = Tithe
board-stage-income-queen = Queen
board-stage-income-total = Total
board-stage-good = Item
board-stage-price = Price
board-stage-left = Left
board-stage-buy = Buy
board-stage-buy-this = Buy: { $thing }
board-stage-too-dear = too expensive
board-stage-none-left = none left
board-stage-no-place = not now
board-stage-good-sergeant = Sergeant
board-stage-good-knight = Knight
board-stage-good-mill = Mill
board-stage-good-castle = Castle
board-stage-good-cardinal = Cardinal title
board-stage-to-place = To place face down: the others see how many go where, but not which.
board-stage-new-troops = { $count }/{ $most } this turn
board-stage-prisoner = Prisoner
board-stage-captor = Held by
board-stage-ransom = Ransom

# What is still wanted, as one verb puts it

field-give-money-count = How many écus?
field-want-money-count = How many écus?
field-toll-count = How many écus?
field-assassinate-lord = Which of your lords gives the order (and is marked for it)?

# Movement

board-stage-riding = on a chevauchée
board-stage-sergeants-label = Sergeants
board-stage-knights-label = Knights
board-stage-weary_sergeants-label = Sergeants that marched
board-stage-weary_knights-label = Knights that marched
board-stage-weary = These troops have already marched this turn.

# What one says for later

board-stage-settings = Automatic answers and decisions made in advance
board-stage-hand-up = “Wait!”: you’ll be asked at the next step.
board-stage-hand-down = You haven’t said “Wait!”.
board-stage-hand-spent = You’ve already said “Wait!” in this phase.
board-stage-attending = You’re asked at minor steps too.
board-stage-not-attending = You’re asked only at major steps.
board-stage-policies = Passage for others
board-stage-policy-for = Passage for { $seat }
board-stage-armed = Prepared reactions
board-stage-arm = Prepare a reaction
board-stage-armed-help = A prepared reaction plays itself as soon as possible, if you then hold the card (ceding a village needs none). You can only remove them all together.
board-stage-armed-lacking = Cards you still need: { $names }.
board-stage-armed-waits = (you don’t have the card)
board-stage-armed-none = none
board-stage-armed-against = if { $seat } attacks there

## The map, the families, the hand, what can happen

board-magnify = Enlarge the map
board-map = Map
board-see-map = See the map
board-see-stage = Back to the action
board-tap-again = Tap again to confirm.
board-can = You can choose: { $verbs }.
board-titled = { $title }: { $lead }.
board-turn = Turn { $count }
board-turn-phase = { $count ->
    [0] Phase “{ $phase }”.
   *[other] Turn { $count }, phase “{ $phase }”.
}
board-phases = The phases of a turn
board-first = { $seat_is ->
    [you] You go first.
   *[other] { $seat } goes first.
}
board-active = { $seat_is ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn.
}
board-turn-and-piles = Turn and piles
board-open-turn = See the turn and the piles.
board-pile-characters = { $count ->
    [one] { $count } character card in the pile.
   *[other] { $count } character cards in the pile.
}
board-pile-events = { $count ->
    [one] { $count } event card in the pile.
   *[other] { $count } event cards in the pile.
}
board-pile-top-event = On top: an event.
board-pile-top-calamity = On top: a calamity.
board-pile-track = Calamities drawn, face down: { $count } of { $most }.
board-roads = Roads to { $names }.

board-village-of = village { $fief_of }, bishopric { $bishopric }
board-chief-town-of = chief town of bishopric { $bishopric }, in { $fief_the }
board-free = Nobody controls it.
board-controlled = { $seat_is ->
    [you] You control it.
   *[other] { $seat } controls it.
}
board-fort-castle = It has a castle.
board-fort-city = Fortified city, the capital of the fief.
board-mills = { $count ->
    [one] 1 mill.
   *[other] { $count } mills.
}
board-host = { $seat_is ->
    [you] Yours: { $pieces }.
   *[other] { $seat }: { $pieces }.
}
board-host-inside = { $seat_is ->
    [you] Yours, behind the walls: { $pieces }.
   *[other] { $seat }, behind the walls: { $pieces }.
}
board-host-sergeants = { $count ->
    [one] 1 sergeant
   *[other] { $count } sergeants
}
board-host-knights = { $count ->
    [one] 1 knight
   *[other] { $count } knights
}
board-troops = { $count ->
    [0] no troops
    [one] 1 hidden unit
   *[other] { $count } hidden units
}
board-captive = { $seat_is ->
    [you] { $lord } is held here as your prisoner.
   *[other] { $lord } is held here as { $seat }’s prisoner.
}
board-siege = { $seat_is ->
    [you] You’re besieging it; your engine cancels a penalty of { $count ->
        [one] 1 die
       *[other] { $count } dice
    }.
   *[other] { $seat } is besieging it; the engine cancels a penalty of { $count ->
        [one] 1 die
       *[other] { $count } dice
    }.
}
board-relic-hidden = A relic, face down.
board-unrest = Possible revolt: { $names }.

board-fief-of = { $count ->
    [one] a fief of 1 village
   *[other] a fief of { $count } villages
}
board-fief-villages = { $names }.
board-fief-vacant = Vacant title; price: { $count } écus.
board-fief-held = { $seat_is ->
    [you] Title: your { $lord }.
   *[other] Title: { $lord } ({ $seat }).
}
board-fief-capital = Capital: { $village }.
board-tallage = { $seat_is ->
    [you] You levy tallage here.
   *[other] { $seat } levies tallage here.
}
board-see = Bishopric { $number }, { $village }
board-see-of = { $count ->
    [one] 1 village
   *[other] { $count } villages
}
board-see-vacant = No bishop.
board-see-held = { $seat_is ->
    [you] Bishop: your { $lord }.
   *[other] Bishop: { $lord } ({ $seat }).
}
board-sky = { $card }. { $text }
board-mill-yields = { $count ->
    [0] Mills yield nothing here.
    [one] A mill yields 1 écu here.
   *[other] A mill yields { $count } écus here.
}
board-tithe = { $seat_is ->
    [you] You levy a tithe here.
   *[other] { $seat } levies a tithe here.
}
board-collector = { $seat_is ->
    [you] A tithe would go to you.
   *[other] A tithe would go to { $seat }.
}

board-title-queen = queen
board-title-regent = regent
board-title-prince = crown prince
board-untitled = no title
board-lord-of = { $seat_is ->
    [you] In your family.
   *[other] In { $seat }’s family.
}
board-lord-captor = { $seat_is ->
    [you] Your prisoner; ransom: { $count } écus.
   *[other] { $seat }’s prisoner; ransom: { $count } écus.
}
board-kept-by = { $seat_is ->
    [you] your prisoner
   *[other] { $seat }’s prisoner
}
board-is-at = Currently { $village_at }.
board-spouse = Married to { $spouse }.
board-marked = Instigator of a murder: Justice can strike.
board-excommunicated = Excommunicated.
board-bears = Carries { $relic_the }.
board-combat = { $count ->
    [0] No combat points.
    [one] 1 combat point.
   *[other] { $count } combat points.
}
board-card-lord = A lord for your family, to play in phase 2.

board-hand = Your hand ({ $count })
board-hand-is = Your hand: { $names }.
board-family = Family
board-captives = Prisoners
board-fact-money = Money, in écus
board-fact-villages = Villages controlled
board-fact-cards = Cards
board-fact-embassies = Embassies left
board-fact-taxes = Tax tokens left
board-fact-sergeants-left = Sergeants in supply
board-fact-knights-left = Knights in supply
board-fact-recruits = New troops to place
board-fact-engines-left = Siege engines left
board-paid = Expected income
board-paid-now = { $count ->
    [0] Expected income: no écus.
    [one] Expected income: 1 écu.
   *[other] Expected income: { $count } écus.
}
board-paid-villages = Villages
board-paid-mills = Mills
board-paid-tallage = Tallage
board-paid-tithe = Tithe
board-paid-queen = Queen
board-choose-player = { $seat_is ->
    [you] Choose yourself
   *[other] Choose { $seat }
}
board-open-player = { $seat_is ->
    [you] You: { $points } of { $goal } victory points.
   *[other] { $seat }: { $points } of { $goal } victory points.
} See the family.
board-has-villages = { $count ->
    [0] No villages.
    [one] 1 village.
   *[other] { $count } villages.
}
board-has-cards = { $count ->
    [0] No cards.
    [one] 1 card.
   *[other] { $count } cards.
}
board-has-money = { $count ->
    [0] No écus.
    [one] 1 écu.
   *[other] { $count } écus.
}
board-money-hidden = Hidden money.
board-has-embassies = { $count ->
    [0] No embassies left.
    [one] 1 embassy.
   *[other] { $count } embassies.
}
board-allied = { $count ->
    [one] { $seat_is ->
        [you] Allied with you: 1 point together.
       *[other] Allied with { $seat }: 1 point together.
    }
   *[other] { $seat_is ->
        [you] Allied with you: { $count } points together.
       *[other] Allied with { $seat }: { $count } points together.
    }
}
board-raised = { $seat_is ->
    [you] You’ve said “Wait!”.
   *[other] { $seat } has said “Wait!”.
}
board-supply = Supply: sergeants { $sergeants }, knights { $knights }, siege engines { $engines }.

board-victory = Victory points
board-points-of = { $seats_is ->
    [you] You have { $points } of { $goal } victory points.
    [many] { $seats } together have { $points } of { $goal } victory points.
   *[other] { $seats } has { $points } of { $goal } victory points.
}
board-point-title = 1 point: { $lord }, { $title }
board-point-fief = 1 point: { $lord }, { $fief_the }

board-dangers = Threats to you
board-no-danger = No visible threat.
board-wins-now = { $seats_is ->
    [you] You win at the end of this turn if nothing changes.
    [many] { $seats } win together at the end of this turn if nothing changes.
   *[other] { $seats } wins at the end of this turn if nothing changes.
}
board-may-attack = { $seats } could attack you { $village_at }.
board-may-come = { $seats } could march on { $village } this turn.
board-besieged = { $seat } besieges { $village }.
board-danger-prisoner = { $lord } is { $seat }’s prisoner; ransom: { $count } écus.
board-justice = Justice can strike { $lord }, the instigator of a murder.
board-may-revolt = { $count ->
    [one] { $names } may revolt.
   *[other] These villages may revolt: { $names }.
}
board-calamities = { $count ->
    [one] A calamity is about to strike, nobody knows where.
   *[other] { $count } calamities are about to strike, nobody knows where.
}
board-elections = Next election, if nothing changes: { $names }.
board-tab-hand = Hand
board-tab-victory = Victory
board-tab-dangers = Threats
board-tab-strip = Your options

board-battle-at = Battle { $village_at }.
board-battle-side = { $seats_is ->
    [you] You: { $pieces }.
   *[other] { $seats }: { $pieces }.
}
board-battle-unshown = troops still hidden
board-recruits = { $seat_is ->
    [you] You buy
   *[other] { $seat } buys
} { $pieces }, to place face down: { $count ->
    [0] none placed
    [one] 1 unit placed
   *[other] { $count } units placed
}.
board-battle-dice = { $count ->
    [0] No dice.
    [one] 1 die.
   *[other] { $count } dice.
}
board-election-of = Election { $office_of }.
board-candidates-are = Candidates: { $names }.
board-has-voices = { $count ->
    [0] { $seat_is ->
        [you] You have no votes.
       *[other] { $seat } has no votes.
    }
    [one] { $seat_is ->
        [you] You have 1 vote.
       *[other] { $seat } has 1 vote.
    }
   *[other] { $seat_is ->
        [you] You have { $count } votes.
       *[other] { $seat } has { $count } votes.
    }
}
board-relic-borne = { $relic }: { $lord }.
board-relic-at = { $relic }: { $village_at }.
board-bishoprics = Bishoprics
board-piles = Relics and piles
board-piles-left = Cards left in the piles: characters { $characters }, events { $events }. Calamities on the track: { $track }.

## What several are waited for at once

board-awaited-window-turn = Before the turn begins: waiting for { $seats }.
board-awaited-window-vote = Before the vote: waiting for { $seats }.
board-awaited-window-elected = A bishop has just been elected: waiting for { $seats }.
board-awaited-window-calamities = Before the calamities: waiting for { $seats }.
board-awaited-window-income = Before income: waiting for { $seats }.
board-awaited-window-battle = Before the battle: waiting for { $seats }.
board-awaited-window-round = Before the round: waiting for { $seats }.
board-awaited-window-pillage = Before the pillage: waiting for { $seats }.
board-awaited-window-end = Before the end of the turn: waiting for { $seats }.
board-awaited-window-minor = Between two actions: waiting for { $seats }.
board-awaited-window-card = A card is about to be played: waiting for { $seats }.
board-awaited-window-draws = Between two draws: waiting for { $seats }.
board-awaited-courtship = Marriages: waiting for { $seats }.
board-awaited-talk = Private talk: waiting for { $seats }.
board-awaited-enter-talk = { $other_is ->
    [you] Your invitation to a private talk: waiting for { $seats }.
   *[other] { $other } proposes a private talk: waiting for { $seats }.
}
board-awaited-join-battle = Battle { $village_at }, { $attacker_is ->
    [you] you
   *[other] { $attacker }
} against { $defender_is ->
    [you] you
   *[other] { $defender }
}: waiting for { $seats }.
board-awaited-passage = { $other_is ->
    [you] You ask for passage from { $village } to { $to }: waiting for { $seats }.
   *[other] { $other } asks for passage from { $village } to { $to }: waiting for { $seats }.
}
board-awaited-charge = { $other_is ->
    [you] Your chevauchée wants to pass { $village_at }: waiting for { $seats }.
   *[other] { $other }’s chevauchée wants to pass { $village_at }: waiting for { $seats }.
}
board-awaited-partner = Who stays in the battle? Waiting for { $seats }.
board-awaited-leader = Does the fighting go on? Waiting for { $seats }.
board-awaited-losses = Losses: waiting for { $seats }.
board-awaited-join-revolt = Revolt { $village_at }: waiting for { $seats }.
board-awaited-tunnel-for-revolt = Secret Passage to help the revolt { $village_at }: waiting for { $seats }.
