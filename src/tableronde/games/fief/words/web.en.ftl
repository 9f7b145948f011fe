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
board-stage-title-draw = Discarding and drawing
board-stage-title-couple = A marriage
board-stage-title-courtship = Marriages
board-stage-title-ransom = Ransoms
board-stage-title-inheritance = An inheritance
board-stage-title-take-title = A conquered title
board-stage-title-burial-order = Several dead
board-stage-title-tooth = The Tooth of Saint Gerontius
board-stage-title-decimation = The plague
board-stage-title-settle = Your settlement
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
board-stage-ended = What has just happened
board-stage-on-map = Choose a village on the map.
board-stage-choices = What you can choose
board-stage-let-go = Choose another
board-stage-fewer = { $count } fewer: { $thing }
board-stage-more = { $count } more: { $thing }
board-doubt-deserted = { $village } would be left without a guard: go all the same?
board-doubt-no-draw = You could still draw: stop all the same?
board-note-toll = { $count ->
    [0] You have no money.
   *[other] You have only { $count }.
}
board-stage-your-money = You have { table-coins }.

# What could be done by the way

board-stage-asides = What you could do now
board-stage-aside-cards = Surprise cards
board-stage-aside-church = Pope
board-stage-aside-lands = Villages and sieges
board-stage-aside-prisoners = Prisoners
board-stage-aside-relics = Relics
board-stage-aside-diplomacy = Diplomacy

# Elections

board-stage-candidates = Candidates
board-stage-no-candidates = Nobody stands yet.
board-stage-who-votes = Who votes
board-stage-voices = { table-voices }
board-stage-has-voted = tokens laid
board-stage-tokens = Your tokens
board-stage-token-for = For
board-stage-token-null = Null
board-stage-nowhere = On nobody
board-stage-elected = elected
board-stage-rule-bishop = The most voices win; in a tie nobody is elected.
board-stage-rule-pope = More than half of the voices cast win.
board-stage-rule-king = The most voices win: at least three, among them those of two bishops, of a cardinal or of the pope.

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
    [0] no die
    [one] { $dice } die
   *[other] { $dice } dice
}
board-stage-battle-ride = Chevauchée: each die of the defence does 1 more.
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
    [one] { $count } round without loss; the third ends it.
   *[other] { $count } rounds without loss; the third ends it.
}
board-stage-rounds = Rounds
board-stage-round = Round { $count }
board-stage-round-told = Attack { $attack }, defence { $defence }.
board-stage-die = { $count ->
    [0] blank
    [one] { $count } hit
   *[other] { $count } hits
}
board-stage-damage = { table-damage }
board-stage-revolt-cards = { $count ->
    [one] { $count } Revolt card
   *[other] { $count } Revolt cards
}
board-stage-strikes = It strikes first:
board-stage-calmed = calmed
board-stage-calming-done = { $name } calms a card.
board-stage-calming-failed = { $name } is not heard.

# Deals and talks

board-stage-gives = { $seat_is ->
    [you] You give
   *[other] { $seat } gives
}
board-stage-gives-nothing = nothing
board-stage-deal-both = Both together
board-stage-deal-drafted = { $other_is ->
    [you] { $seat } is drawing up an offer for you.
   *[other] { $seat } is drawing up an offer for { $other }.
}
board-stage-deal-private = { $seat } and { $other } deal in private.
board-stage-deal-in-private = Only the two of you know of it.
board-stage-deal-embassy = Cards are in it: whoever makes the offer pays an embassy.
board-stage-add-give = What you could give
board-stage-add-want = What you could ask for
board-stage-add-both = What binds you both
board-stage-add-money = Write down { table-coins }
board-stage-kind-money = Money
board-stage-kind-village = Control of a village
board-stage-kind-prisoner = Prisoner
board-stage-kind-relic = Relic
board-stage-kind-passage = Right of passage
board-stage-kind-waiver = Title unpaid
board-stage-kind-consent = Pope’s consent
board-stage-kind-annulment = Annulment
board-stage-kind-absolution = Excommunication lifted
board-stage-kind-card = Card
board-stage-kind-marry = Marriage
board-stage-kind-promise = Promise
board-stage-term-money = { table-coins }
board-stage-term-village = { $village }
board-stage-term-prisoner = the prisoner { $lord }
board-stage-term-relic = { $relic }, to { $lord }
board-stage-term-passage = passage { $village_at } for the group { $lord_of }
board-stage-term-waiver = the title { $fief_of } without payment
board-stage-term-consent = the pope’s consent: { $lord } as cardinal
board-stage-term-annulment = the marriage { $lord_of } annulled
board-stage-term-absolution = the excommunication { $lord_of } lifted
board-stage-term-card = “{ $card }”
board-stage-term-back = { $back_a }
board-stage-term-marry = { $lord } marries { $spouse }
board-stage-term-promise = a promise, binding on nobody
board-stage-talk-say = To be said in private
board-stage-promise-say = What is promised
board-stage-promise-write = What is promised: said with your offer
board-stage-promise-unwritten = Nothing is written yet of what is promised.
board-held-offer = Your offer promises something: write first what, or take that point out.
board-stage-talk-within = In the private talk:
board-stage-talk-invited = Invited:
board-stage-talk-tokens = { $count ->
    [one] { $count } embassy paid for it.
   *[other] { $count } embassies paid for it.
}
board-stage-alliance = Allied families win only together from now on, with 4 victory points between them.
board-stage-alliance-of-three = With three players everybody wins alone, allied or not.
verb-marriage-grant = Accept the alliance
verb-talk-pass = I have finished
verb-offer-stands-withdraw = Withdraw the offer
board-stage-courtship = Each marriage makes an alliance of two families, one for each at most.
board-stage-no-match-nobody = None of your lords can marry now.
board-stage-no-match-allied = Your family is allied already: it has no other marriage to propose.
board-stage-no-match-refused = There is no other marriage to propose: the one that was refused cannot be asked for again in this phase.
board-stage-no-match-spent = You have proposed all that you could in this phase.

# Cards

board-stage-your-hand = Your hand
board-stage-no-cards = no cards
board-stage-piles = Piles
board-stage-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-stage-track = Calamities drawn
board-stage-looming = A calamity lies on top of the event pile: it would go to the track, and the next event into your hand.

# Income and purchases

board-stage-income-paid = What everybody was paid, in écus
board-stage-income-expected = What everybody would be paid now, in écus
board-stage-income-villages = Lands
board-stage-income-mills = Mills
board-stage-income-tallage = Tallage
board-stage-income-tithe = Tithe
board-stage-income-queen = Queen
board-stage-income-total = In all
board-stage-good = What
board-stage-price = Price
board-stage-left = Left
board-stage-buy = Buy
board-stage-buy-this = Buy: { $thing }
board-stage-too-dear = too dear
board-stage-none-left = none left
board-stage-no-place = not now
board-stage-good-sergeant = Sergeant
board-stage-good-knight = Knight
board-stage-good-mill = Mill
board-stage-good-castle = Castle
board-stage-good-cardinal = Cardinal title
board-stage-to-place = To be placed face down: the others see how many go where, not which.
board-stage-new-troops = { $count }/{ $most } this turn
board-stage-prisoner = Prisoner
board-stage-captor = Held by
board-stage-ransom = Ransom

# What is still wanted, as one verb puts it

field-assassinate-lord = Which of your lords gives the order, and is marked for it?

# Movement

board-stage-riding = on a chevauchée
board-stage-sergeants-label = Sergeants
board-stage-knights-label = Knights
board-stage-weary_sergeants-label = Weary sergeants
board-stage-weary_knights-label = Weary knights
board-stage-weary = Weary: who have marched.

# What one says for later

board-stage-settings = What you say for later
board-stage-hand-up = Your hand is raised: you are asked at the next moment.
board-stage-hand-down = Your hand is not raised.
board-stage-hand-spent = You have raised your hand in this phase already.
board-stage-attending = You are asked at minor moments too.
board-stage-not-attending = You are asked at major moments only.
board-stage-policies = Passage for others
board-stage-policy-for = Passage for { $seat }
board-stage-armed = Prepared reactions
board-stage-arm = Prepare a reaction
board-stage-armed-help = A prepared reaction is played by itself at the first moment that allows it, without your being asked, if you then hold its card; a cession needs none. They can only be taken back all together.
board-stage-armed-lacking = For now you do not hold: { $names }.
board-stage-armed-waits = (waits until you hold the card)
board-stage-armed-none = none
board-stage-armed-against = if { $seat } attacks there

## The map, the families, the hand, what can happen

board-magnify = Magnify the map
board-map = The map
board-see-map = See the map
board-see-stage = Back to what is going on
board-tap-again = Tap again to choose.
board-can = You can choose: { $verbs }.
board-titled = { $title }: { $lead }.
board-turn = Turn { $count }
board-turn-phase = Turn { $count }, phase “{ $phase }”.
board-phases = The phases of a turn
board-first = { $seat_is ->
    [you] You are the first player.
   *[other] { $seat } is the first player.
}
board-active = { $seat_is ->
    [you] It is your turn.
   *[other] It is the turn of { $seat }.
}
board-turn-and-piles = The turn and the piles
board-open-turn = Open the turn and the piles.
board-pile-characters = { $count ->
    [one] { $count } character card in the pile.
   *[other] { $count } character cards in the pile.
}
board-pile-events = { $count ->
    [one] { $count } event card in the pile.
   *[other] { $count } event cards in the pile.
}
board-pile-top-event = An event lies on top.
board-pile-top-calamity = A calamity lies on top.
board-pile-track = Calamities drawn, face down: { $count } of { $most }.
board-roads = Roads to { $names }.

board-village-of = village { $fief_of }, bishopric { $bishopric }
board-chief-town-of = chief town of bishopric { $bishopric }, { $fief_the }
board-free = Nobody controls it.
board-controlled = { $seat_is ->
    [you] You control it.
   *[other] { $seat } controls it.
}
board-fort-castle = A castle stands here.
board-fort-city = A fortified city: walls, and the seat of a title.
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
    [you] { $lord } is kept here, your prisoner.
   *[other] { $lord } is kept here, prisoner of { $seat }.
}
board-siege = { $seat_is ->
    [you] You besiege it; your engine cancels { $count ->
        [one] 1 die
       *[other] { $count } dice
    } of the walls.
   *[other] { $seat } besieges it; the engine cancels { $count ->
        [one] 1 die
       *[other] { $count } dice
    } of the walls.
}
board-relic-hidden = A relic lies here face down.
board-unrest = The people could rise: { $names }.

board-fief-of = { $count ->
    [one] a fief of 1 village
   *[other] a fief of { $count } villages
}
board-fief-villages = { $names }.
board-fief-vacant = Nobody holds the title; it costs { $count } écus.
board-fief-held = { $seat_is ->
    [you] Your { $lord } holds the title.
   *[other] { $lord } ({ $seat }) holds the title.
}
board-fief-capital = Its capital is { $village }.
board-tallage = { $seat_is ->
    [you] You levy a tallage here.
   *[other] { $seat } levies a tallage here.
}
board-see = Bishopric { $number }, { $village }
board-see-of = { $count ->
    [one] 1 village in all
   *[other] { $count } villages in all
}
board-see-vacant = No bishop.
board-see-held = { $seat_is ->
    [you] Your { $lord } is its bishop.
   *[other] { $lord } ({ $seat }) is its bishop.
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
    [you] A tithe would be yours.
   *[other] A tithe would go to { $seat }.
}

board-title-queen = queen
board-title-regent = regent
board-title-prince = crown prince
board-untitled = no title
board-lord-of = { $seat_is ->
    [you] Of your family.
   *[other] Of the family of { $seat }.
}
board-lord-captor = { $seat_is ->
    [you] Your prisoner; ransom { $count } écus.
   *[other] Prisoner of { $seat }; ransom { $count } écus.
}
board-kept-by = { $seat_is ->
    [you] your prisoner
   *[other] prisoner of { $seat }
}
board-is-at = Stands { $village_at }.
board-spouse = Married to { $spouse }.
board-marked = Bears the mark of an instigator: Justice can strike.
board-excommunicated = Excommunicated.
board-bears = Bears { $relic_the }.
board-combat = { $count ->
    [0] Worth nothing in battle.
    [one] 1 combat point.
   *[other] { $count } combat points.
}
board-card-lord = A lord for your family, to be brought into play in the Cards phase.

board-hand = Your hand ({ $count })
board-hand-is = Your hand: { $names }.
board-family = Family
board-captives = Prisoners
board-fact-money = Money, in écus
board-fact-villages = Villages controlled
board-fact-cards = Cards
board-fact-embassies = Embassies left
board-fact-taxes = Tax tokens left
board-fact-sergeants-left = Sergeants in the supply
board-fact-knights-left = Knights in the supply
board-fact-recruits = New troops still to be placed
board-fact-engines-left = Siege engines left
board-paid = What would be paid now
board-paid-now = { $count ->
    [one] Income as it stands: 1 écu.
   *[other] Income as it stands: { $count } écus.
}
board-paid-villages = From villages
board-paid-mills = From mills
board-paid-tallage = Tallages
board-paid-tithe = Tithes
board-paid-queen = From the queen
board-choose-player = { $seat_is ->
    [you] Choose yourself
   *[other] Choose { $seat }
}
board-open-player = { $seat_is ->
    [you] You: { $points } of { $goal } victory points.
   *[other] { $seat }: { $points } of { $goal } victory points.
} Open the family.
board-has-villages = { $count ->
    [one] 1 village.
   *[other] { $count } villages.
}
board-has-cards = { $count ->
    [0] No cards.
    [one] 1 card.
   *[other] { $count } cards.
}
board-has-money = { $count ->
    [one] 1 écu in the purse.
   *[other] { $count } écus in the purse.
}
board-money-hidden = Money kept hidden.
board-has-embassies = { $count ->
    [0] No embassy left.
    [one] 1 embassy left.
   *[other] { $count } embassies left.
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
    [you] Your hand is raised.
   *[other] { $seat } has raised a hand.
}
board-supply = Supply: sergeants { $sergeants }, knights { $knights }, siege engines { $engines }.

board-victory = How near to victory
board-points-of = { $seats_is ->
    [you] You have { $points } of { $goal } victory points.
    [many] { $seats } together have { $points } of { $goal } victory points.
   *[other] { $seats } has { $points } of { $goal } victory points.
}
board-point-title = 1 point: { $lord }, { $title }
board-point-fief = 1 point: { $lord }, { $fief_the }

board-dangers = What can happen to you now
board-no-danger = Nothing on the table threatens you, as far as can be seen.
board-wins-now = { $seats_is ->
    [you] You win at the end of this turn if nothing changes.
    [many] { $seats } win together at the end of this turn if nothing changes.
   *[other] { $seats } wins at the end of this turn if nothing changes.
}
board-may-attack = { $seats } could attack you { $village_at }.
board-may-come = { $seats } could march on { $village } this turn.
board-besieged = { $seat } besieges { $village }.
board-danger-prisoner = { $lord } is the prisoner of { $seat }; the ransom is { $count } écus.
board-justice = { $lord } bears the mark of an instigator: Justice can behead.
board-may-revolt = { $count ->
    [one] { $names } may revolt.
   *[other] These villages may revolt: { $names }.
}
board-calamities = { $count ->
    [one] A calamity lies face down: it will strike, nobody knows where.
   *[other] { $count } calamities lie face down: they will strike, nobody knows where.
}
board-elections = To be elected next, as it stands: { $names }.
board-tab-hand = Hand
board-tab-victory = Victory
board-tab-dangers = Perils
board-tab-strip = What you can do

board-battle-at = A battle is fought { $village_at }.
board-battle-side = { $seats_is ->
    [you] You: { $pieces }.
   *[other] { $seats }: { $pieces }.
}
board-battle-unshown = troops not shown yet
board-recruits = { $seat } has hired { $pieces } and places them face down: { $count } placed so far.
board-battle-dice = { $count ->
    [0] No die.
    [one] 1 die.
   *[other] { $count } dice.
}
board-election-of = Election { $office_of }.
board-candidates-are = Candidates: { $names }.
board-has-voices = { $count ->
    [one] { $seat_is ->
        [you] You have 1 voice.
       *[other] { $seat } has 1 voice.
    }
   *[other] { $seat_is ->
        [you] You have { $count } voices.
       *[other] { $seat } has { $count } voices.
    }
}
board-relic-borne = { $relic } is borne by { $lord }.
board-relic-at = { $relic } lies { $village_at }.
board-bishoprics = The bishoprics
board-piles = Relics and piles
board-piles-left = Piles: character cards { $characters }, event cards { $events }; calamities on the track: { $track }.

## What several are waited for at once

board-awaited-window-turn = The turn is about to begin, and anybody may still step in: waiting for { $seats }.
board-awaited-window-vote = The candidates are known, and anybody may step in before the vote: waiting for { $seats }.
board-awaited-window-calamities = The calamities are about to strike, and anybody may still step in: waiting for { $seats }.
board-awaited-window-income = Income is about to be paid, and anybody may still step in: waiting for { $seats }.
board-awaited-window-battle = A battle is declared, and anybody may still step in: waiting for { $seats }.
board-awaited-window-round = A round of battle is about to be fought, and anybody may still step in: waiting for { $seats }.
board-awaited-window-pillage = The battles are over, and anybody may step in before the pillage: waiting for { $seats }.
board-awaited-window-end = The turn is about to end and victory to be checked, and anybody may still step in: waiting for { $seats }.
board-awaited-window-minor = Between two actions somebody may step in: waiting for { $seats }.
board-awaited-window-card = A card is being played, and may still be negotiated about: waiting for { $seats }.
board-awaited-window-draws = Between two draws somebody may step in without cards: waiting for { $seats }.
board-awaited-courtship = It is the time for marriages: waiting for { $seats }.
board-awaited-talk = A private talk goes on apart: waiting for { $seats }.
board-awaited-enter-talk = { $other_is ->
    [you] Your invitation to a private talk is considered: waiting for { $seats }.
   *[other] A private talk with { $other } is proposed: waiting for { $seats }.
}
board-awaited-join-battle = The battle { $village_at }, { $attacker } against { $defender }, can be joined: waiting for { $seats }.
board-awaited-passage = { $other_is ->
    [you] You ask for passage from { $village } to { $to }: waiting for { $seats }.
   *[other] { $other } asks for passage from { $village } to { $to }: waiting for { $seats }.
}
board-awaited-charge = { $other_is ->
    [you] Your chevauchée wants to pass { $village_at }: waiting for { $seats }.
   *[other] { $other }’s chevauchée wants to pass { $village_at }: waiting for { $seats }.
}
board-awaited-partner = Partners decide whether they stay in the battle: waiting for { $seats }.
board-awaited-leader = The leaders decide whether to fight on: waiting for { $seats }.
board-awaited-losses = Both sides choose their losses: waiting for { $seats }.
board-awaited-join-revolt = The revolt { $village_at } can be strengthened: waiting for { $seats }.
board-awaited-tunnel-for-revolt = The revolt { $village_at } can be helped past the walls: waiting for { $seats }.
