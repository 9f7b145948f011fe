### Medieval: Jan Žižka: English

## Components

commander-bores = Bores
commander-katerina = Katerina
commander-torak = Torak
commander-zizka = Žižka

space-strakonice = Strakonice
space-trocnov = Trocnov
space-pisek = Písek
space-milevsko = Milevsko
space-bechyne = Bechyně
space-usti = Ústí
space-sobeslav = Soběslav
space-hradec = Hradec
space-vodnany = Vodňany
space-tyn = Týn
space-husinec = Husinec
space-prachatice = Prachatice
space-netolice = Netolice
space-hluboka = Hluboká
space-trebon = Třeboň
space-zlata-koruna = Zlatá Koruna
space-krumlov = Krumlov
space-nove-hrady = Nové Hrady
space-inn-protivin = Protivín
space-inn-veseli = Veselí
space-inn-lhenice = Lhenice
space-inn-budejovice = Budějovice
space-kozi-hradek = Kozí Hrádek
space-rozmberk = Rožmberk
space-road-volyne = Volyně
space-road-zvikov = Zvíkov
space-road-lasenice = Lásenice
space-road-lisov = Lišov
space-road-kaplice = Kaplice
space-road-zelec = Želeč

member-vojka = Vojka
member-pavel = Pavel
member-mikes = Mikeš
member-bara = Bára
member-anezka = Anežka
member-blazena = Blažena
member-matous = Matouš
member-ofka = Ofka
member-gunter = Gunter
member-hans = Hans
member-rolf = Rolf
member-ulrich = Ulrich
member-matej = Matěj
member-jira = Jíra
member-vasek = Vašek
member-kuba = Kuba
member-bratrice = Bratrice
member-albrecht = Albrecht
member-dubrava = Dubrava
member-trebava = Trebava
member-raz = Raz
member-dorota = Dorota
member-jitka = Jitka
member-benes = Beneš
member-ctibor = Ctibor
member-divis = Diviš
member-eliska = Eliška
member-havel = Havel
member-hynek = Hynek
member-jost = Jošt
member-kunes = Kuneš
member-lukas = Lukáš
member-marketa = Markéta
member-oldrich = Oldřich
member-rynes = Ryneš
member-prokop = Prokop
member-ludmila = Ludmila
member-vilem = Vilém
member-zdenek = Zdeněk
member-alzbeta = Alžběta
member-racek = Racek
member-smil = Smil
member-marka = Mařka
member-ota = Ota
member-ales = Aleš
member-arnost = Arnošt
member-bocek = Boček
member-bohuslav = Bohuslav
member-borivoj = Bořivoj
member-burian = Burian
member-cenek = Čeněk
member-hanus = Hanuš
member-heralt = Heralt
member-hron = Hron
member-chval = Chval
member-jaroslav = Jaroslav
member-jesek = Ješek
member-kunhuta = Kunhuta
member-perchta = Perchta
member-bavor = Bavor
member-hedvika = Hedvika
member-sezima = Sezima
member-vok = Vok
member-pribik = Přibík
member-zbynek = Zbyněk
member-brikci = Brikcí
member-judita = Judita
member-cernin = Černín
member-habart = Habart
member-klimes = Klimeš
member-zikes = Zikeš

token-raid-1 = Smoke in the Ravine
token-raid-2 = Camp of the Lame Wolf
token-raid-3 = Captives in the Quarry
token-raid-4 = The Robber Captain
token-raid-5 = The King’s Stolen Seal
token-raid-6 = Fires on the Ridge
token-pickpocket-1 = Market Day
token-pickpocket-2 = Crowd at the Gallows
token-pickpocket-3 = The Merchant’s Strongbox
token-pickpocket-4 = A Loose Purse
token-pickpocket-5 = The Envoy’s Saddlebags
token-pickpocket-6 = The Guild Banquet
token-town-1 = Audience with the Burgrave
token-town-2 = The Hungarian Legate
token-town-3 = Letters to Prague
token-town-4 = The Merchants’ Council
token-town-5 = Talk at the Fountain
token-town-6 = The Preacher’s Square
token-hunt-1 = Hares in the Stubble
token-hunt-2 = Boar in the Thicket
token-hunt-3 = The White Stag
token-hunt-4 = Bear in the Hollow
token-hunt-5 = Poaching in the Lord’s Woods
token-hunt-6 = The Wolf Pack
token-den-1 = The Smugglers’ Cellar
token-den-2 = Dice by Candlelight
token-den-3 = The Traitor’s Price
token-monks-1 = The Leaking Roof
token-monks-2 = Bread for the Poor
token-monks-3 = A Novice for the Abbey
token-tournament-1 = Jousts on the Village Green
token-tournament-2 = The Margrave’s Lists
token-tournament-3 = King Wenceslas’s Tournament
token-tournament-4 = King Sigismund’s Tournament

kind-raid = raid
kind-pickpocket = pickpocketing
kind-town = town
kind-hunt = hunt
kind-den = outlaw den
kind-monks = monks
kind-tournament = tournament
kind-tavern = tavern
kind-conquest-easy = easy castle
kind-conquest-hard = hard castle
kind-waypoint = waypoint
kind-start = start space, no event
kind-event = no event

card-easy-1 = Postern Gate
card-easy-2 = Palisade
card-easy-3 = Parley and Storm
card-easy-4 = Bribed Watch
card-easy-5 = Night Ladder
card-hard-1 = Curtain Wall
card-hard-2 = Moat and Keep
card-hard-3 = Long Siege
card-hard-4 = Breach
card-hard-5 = Gatehouse
card-torak-basic-1 = Press Gang
card-torak-basic-2 = Forced March
card-torak-basic-3 = Whispers in Prague
card-torak-basic-4 = Gold for Sigismund
card-torak-basic-5 = Trail of Ashes
card-torak-basic-6 = Robber Baron
card-torak-basic-7 = Empty Taverns
card-torak-basic-8 = Growing Fame
card-torak-easy = Hesitation
card-torak-hard = Merciless Pursuit

difficulty-easy = easy
difficulty-hard = hard

sovereign-wenceslas = Wenceslas
sovereign-sigismund = Sigismund

trait-vice = vice
    .the = vice
trait-virtue = virtue
    .the = virtue

face-sword = sword
    .a = a sword
face-shield = shield
    .a = a shield
face-speech = speech
    .a = a speech
face-wild = wild
    .a = a wild
face-coin = coin
    .a = a coin
face-blank = blank
    .a = a blank

die-entourage = entourage die
    .sort = plain
die-wenceslas = Wenceslas’s die
    .sort = royal
die-sigismund = Sigismund’s die
    .sort = royal

purpose-event = event
    .for = for the event
purpose-obstacle = obstacle
    .for = against the obstacle
purpose-attack = attack
    .for = for the attack
purpose-defence = defence
    .for = for the defence

warrant-warrant-1 = Bloodhounds
    .text = Each time Torak moves, he can go one space further.
warrant-warrant-2 = Guarded Roads
    .text = Range reduced by one space.
warrant-warrant-3 = Royal Disfavour
    .text = No sovereign’s favour can be kept or gained; each one already held is returned for 1 victory point.
warrant-warrant-4 = Wary Recruits
    .text = Each member hired costs one more coin.

loss-half-coins = half the coins
    .your = half your coins
    .their = half their coins
loss-all-coins = all the coins
    .your = all your coins
    .their = all their coins
loss-member = a member
    .your = a member
    .their = a member

## Rules

rules-BOARD = The board
ZIZ-BOARD-01 = Paths connect the spaces; two spaces are adjacent only if a path joins them directly.
ZIZ-BOARD-02 = Every space is one of these, and only one: an event space (large), a start space (large), a tavern (small), an easy castle, a hard castle (the conquest spaces) or a plain waypoint (small).
ZIZ-BOARD-03 = A large space holds at most one event token; no other space ever holds one.
ZIZ-BOARD-04 = There are exactly two start spaces. They are event spaces like the others, except that they begin the game without a token.
ZIZ-BOARD-05 = Any number of figures may stand on the same space.
ZIZ-BOARD-06 = Along the edge of the board are three tables for level I and three for level II; each holds at most one member card, face up.

rules-SETUP = Setup
ZIZ-SETUP-01 = The 34 event tokens are shuffled face down. Each event space except the two start spaces gets one, face down (16 in all); the other 18 form the face-down stack.
ZIZ-SETUP-02 = The easy and the hard conquest cards are shuffled separately into two face-down decks.
ZIZ-SETUP-03 = The members of level I and of level II are shuffled separately into two decks that lie face up, so that the top card of each can always be seen.
ZIZ-SETUP-04 = Three cards from each member deck are dealt face up onto the tables of that level.
ZIZ-SETUP-05 = Both favour tokens start in the supply, each with its sovereign’s die.
ZIZ-SETUP-06 = Coins, entourage dice, luck tokens and arrest warrants start in the supply; the warrants lie with their solo side hidden.
ZIZ-SETUP-07 = Each player gets a different commander at random, with the matching figure and base, three shield markers and the four starting members of that colour, which bear the commander’s initial: Bores is green, Katerina blue, Torak yellow, Žižka red.
ZIZ-SETUP-08 = Before the game, one side is chosen for everybody: all commander boards show side A, or all show side B.
ZIZ-SETUP-09 = Each player’s victory point (VP) marker starts on 0 and their morale marker on the middle space; the third shield marker is kept aside.
ZIZ-SETUP-10 = The figures go on the two start spaces: one on each with two players, one and two with three, two on each with four.
ZIZ-SETUP-11 = With two or more players, the start spaces alternate in turn order: the first player begins at Strakonice, the second at Trocnov, the third at Strakonice again, and so on.
ZIZ-SETUP-12 = The starting entourage is all four starting members: three give one die each, the fourth gives one reroll.
ZIZ-SETUP-13 = Each player takes the starting coins shown for their commander on the side in play.
ZIZ-SETUP-14 = Katerina also takes one luck token if side A is in play.
ZIZ-SETUP-15 = The first player is chosen when the table is set up, or at random; the first-player token never changes hands.
ZIZ-SETUP-16 = Players decide before the game whether to use the expert variant; this cannot change later.

rules-ICON = Icons, symbols and dice
ZIZ-ICON-01 = There are four icons: sword, shield, speech and wild; a wild can stand for any of the other three.
ZIZ-ICON-02 = There are four symbols: die, reroll, move and peek.
ZIZ-ICON-03 = Each die symbol gives you one entourage die in every roll for an event, a conquest row or a fight.
ZIZ-ICON-04 = Each reroll symbol lets you reroll one die of such a roll, once.
ZIZ-ICON-05 = Each icon printed on a member counts like a rolled icon; an icon on a commander board would count too, but no board shows one.
ZIZ-ICON-06 = Each move symbol adds one space to your range, for every move action of the turn.
ZIZ-ICON-07 = You may use each peek symbol once per turn to look at the hidden side of any one event token on the board, or at the top card of one conquest deck.
ZIZ-ICON-08 = Within one event, each die, each reroll and each printed icon can be used only once.
ZIZ-ICON-09 = Conquests are the exception: your dice, rerolls and printed icons are available again for every row.
ZIZ-ICON-10 = The symbols and icons of your commander board and of all your members add up.
ZIZ-ICON-11 = You may spend several rerolls on the same die, one after another.
ZIZ-ICON-12 = A wild can be used as a sword, a shield or a speech; it never stands for a symbol (die, reroll, move, peek), a coin or a member.
ZIZ-ICON-13 = Where a condition asks for wilds, swords, shields and speeches cannot replace them; only wilds and luck tokens count.
ZIZ-ICON-14 = You never roll more than eight entourage dice at once; die symbols beyond eight, conditional ones included, have no effect.
ZIZ-ICON-15 = Sovereign dice do not count towards the limit of eight.
ZIZ-ICON-16 = A blank face gives nothing.
ZIZ-ICON-17 = An entourage die has two swords, two shields, one speech and one wild.
ZIZ-ICON-18 = Wenceslas’s die has two speeches, a shield, a sword, a wild and a blank face.
ZIZ-ICON-19 = Sigismund’s die has two swords, a shield, a speech, a coin and a blank face.
ZIZ-ICON-20 = You decide on rerolls one at a time and see each result before the next; rerolls not used by the end of the event are lost.
ZIZ-ICON-21 = You may reroll any die of the roll, sovereign dice included, except Sigismund’s die once you have taken its coin: it is then locked.
ZIZ-ICON-22 = Peeking costs no action; you may do it at any time in your own turn, except in the middle of an action.
ZIZ-ICON-23 = Only the player who peeks sees the token or card; it stays face down where it was.
ZIZ-ICON-24 = Icons left over after an event, a conquest row or a fight are lost.
ZIZ-ICON-25 = Every attempt at an event, every conquest row and every fight starts afresh: all your dice, rerolls and printed icons are available again.
ZIZ-ICON-26 = A peek belongs to its card or board: a member who joins during your turn brings an unused one, and a member who leaves takes theirs along. If you have several, the peek of the member who leaves counts as used first, as long as that member was already there when you peeked.
ZIZ-ICON-27 = If your roll for an event or a conquest row already has every icon you could use, all rows of the token together, or if every die of your attack counts, you are not asked about rerolls, unless a free reroll can still bring up the coin on Sigismund’s die.

rules-MORALE = Morale
ZIZ-MORALE-01 = The morale track has five spaces, numbered here from −2 (red, vice) to +2 (blue, virtue); your marker starts on 0.
ZIZ-MORALE-02 = A step towards virtue moves the marker one space up, a step towards vice one space down.
ZIZ-MORALE-03 = A step off the end of the track gives 1 VP instead, and the marker stays where it is.
ZIZ-MORALE-04 = Just reaching an end space gives no VP.
ZIZ-MORALE-05 = Several steps in one reward are taken one at a time.
ZIZ-MORALE-06 = A member with a morale icon rejects virtue or vice. One that rejects virtue cannot serve you while your marker is on +2; one that rejects vice cannot serve you while it is on −2.
ZIZ-MORALE-07 = When your marker reaches an end space (virtue or vice), every member of your entourage that rejects that trait is discarded at once, without compensation.
ZIZ-MORALE-08 = While your marker is on an end space (virtue or vice), you cannot hire a member that rejects that trait, or gain one in any other way.
ZIZ-MORALE-09 = The ban ends when your marker leaves the end space; members that have left do not come back.
ZIZ-MORALE-10 = Members without a morale icon, including all starting members, are never affected.
ZIZ-MORALE-11 = The position of your marker scores nothing at the end of the game.
ZIZ-MORALE-12 = If a member leaves during an event, for whatever reason, you keep the icons already gathered for that event.

rules-COMMANDER = Commanders
ZIZ-COMMANDER-01 = On side A, every commander gives two moves.
ZIZ-COMMANDER-02 = Bores, side A: also two rerolls (two dice once each, or one die twice).
ZIZ-COMMANDER-03 = Katerina, side A: also one peek.
ZIZ-COMMANDER-04 = Torak, side A: also one move, so three in all.
ZIZ-COMMANDER-05 = Žižka, side A: also one die.
ZIZ-COMMANDER-06 = On side B, every commander gives two moves and one reroll.
ZIZ-COMMANDER-07 = Starting coins on side A: Bores 3, Katerina 5, Torak 4, Žižka 4; on side B, 4 for everybody.
ZIZ-COMMANDER-08 = You never lose the abilities of your commander board.

rules-ENTOURAGE = The entourage
ZIZ-ENTOURAGE-01 = An entourage has at most four members; it may have fewer, or even none.
ZIZ-ENTOURAGE-02 = A member card shows a hiring cost, an ability and, on some cards, a morale icon, a conditional ability or both.
ZIZ-ENTOURAGE-03 = A conditional ability for any kind of event except the tournament gives one extra die in events of that kind.
ZIZ-ENTOURAGE-04 = A conditional ability for the tournament gives one free reroll of one die in every tournament you take part in.
ZIZ-ENTOURAGE-05 = Conditional abilities do nothing in other events, in conquests or in fights.
ZIZ-ENTOURAGE-06 = Conditional abilities of the same kind add up; you may use several free tournament rerolls on the same die.
ZIZ-ENTOURAGE-07 = You gain members only at taverns, where you pay for them, and from event rewards, where they are free.
ZIZ-ENTOURAGE-08 = If you take a member when you already have four, you must dismiss one of those four.
ZIZ-ENTOURAGE-09 = You cannot dismiss a member just because you want to; members leave only to make room for a new one, to pay a condition, because of morale, or through a loss in the solo game.
ZIZ-ENTOURAGE-10 = Each level has its own face-up discard pile; a member that leaves goes to the pile of its level.
ZIZ-ENTOURAGE-11 = A starting member that leaves, for whatever reason, is out of the game and never goes into a deck.
ZIZ-ENTOURAGE-12 = Four members of each level are available at any time: the three on the tables and the face-up top card of the deck.
ZIZ-ENTOURAGE-13 = When a table becomes empty, it is refilled at once with the top card of its deck, which reveals the next card.
ZIZ-ENTOURAGE-14 = When a member deck runs out, its discard pile is shuffled at once into a new face-up deck; if that pile is empty too, fewer members are available.
ZIZ-ENTOURAGE-15 = A member gained during an action helps you from the next action on.
ZIZ-ENTOURAGE-16 = A dismissed or discarded member goes to its pile before any table is refilled or any deck is rebuilt.

rules-FAVOUR = The sovereigns’ favour
ZIZ-FAVOUR-01 = Each sovereign has one favour token; the player who holds it may add that sovereign’s die to every roll for an event, a conquest row or a fight.
ZIZ-FAVOUR-02 = When a reward shows a sovereign, you take that sovereign’s token from the supply or from the player who holds it.
ZIZ-FAVOUR-03 = If you already hold that token, you keep it and gain 1 VP instead.
ZIZ-FAVOUR-04 = A player who loses a favour token to another player gains 1 VP.
ZIZ-FAVOUR-05 = You may hold both tokens and roll both dice.
ZIZ-FAVOUR-06 = A token you have just taken, and its die, can be used from the next action on.
ZIZ-FAVOUR-07 = Sovereign dice are never used in tournaments.
ZIZ-FAVOUR-08 = Each sovereign die has one blank face.
ZIZ-FAVOUR-09 = When Sigismund’s die shows the coin, you may take one coin from the supply, but you do not have to.
ZIZ-FAVOUR-10 = If you have not taken the coin, you may reroll Sigismund’s die like any other die.
ZIZ-FAVOUR-11 = Once you have taken its coin, Sigismund’s die is locked: it cannot be rerolled for the rest of the event; in a conquest, for the rest of the row; in a fight, for the rest of the fight.
ZIZ-FAVOUR-12 = The coin face is not an icon and counts for no condition.
ZIZ-FAVOUR-13 = The die of every favour token you hold is always rolled; you are not asked, because leaving it out could never help you.
ZIZ-FAVOUR-14 = You may take a coin showing on Sigismund’s die at any time until the last reroll of that roll is decided, once for each time it comes up; after that it is lost.

rules-WARRANT = Arrest warrants
ZIZ-WARRANT-01 = When a reward shows a warrant and you have none, you take a warrant card from the supply and put three coins from the supply on it.
ZIZ-WARRANT-02 = If you already have a warrant, you put three more coins from the supply on it instead; with two or more players, nobody holds more than one warrant.
ZIZ-WARRANT-03 = The warrant is part of the reward: you take a row with its warrant or not at all.
ZIZ-WARRANT-04 = While you hold a warrant, your range is one space shorter in every move action.
ZIZ-WARRANT-05 = Once the warrant is gone, your range is back to normal.
ZIZ-WARRANT-06 = Coins on a warrant cannot pay for anything: no hiring, no condition, no tournament entry, no paid reroll.
ZIZ-WARRANT-07 = A player who holds a warrant can be attacked.
ZIZ-WARRANT-08 = At the end of the game, the coins on your warrant are added to your own coins before coins are converted.
ZIZ-WARRANT-09 = There is no limit to the bounty on a warrant.
ZIZ-WARRANT-10 = The solo game has its own rules for warrants: they carry no coins, each has its own effect, you may hold up to four, and Torak attacks you even if you have none; only the warrant “Guarded Roads” shortens your range.

rules-TURN = The turn
ZIZ-TURN-01 = Players take turns clockwise, beginning with the first player.
ZIZ-TURN-02 = If your figure is lying down, it is stood up at the start of your turn.
ZIZ-TURN-03 = You have two actions in your turn; you may take the same action twice.
ZIZ-TURN-04 = The actions are: move; complete an event, which includes conquests and tournaments; hire members; attack a player.
ZIZ-TURN-05 = An action is fully resolved before you choose the next one.
ZIZ-TURN-06 = You may skip one action or both.
ZIZ-TURN-07 = At the end of every player’s turn, the empty event spaces are refilled, except where a figure stands.
ZIZ-TURN-08 = Outside your own turn, you decide only whether to enter a tournament, how to play in it and how to defend yourself.
ZIZ-TURN-09 = Your turn ends when you have used or skipped both actions and do not want to peek any more; then event spaces are refilled, the end of the game is checked, and the next player’s turn begins.

rules-MOVE = Moving
ZIZ-MOVE-01 = A move action takes your figure along the paths, up to as many spaces as you have move symbols, less one if you hold a warrant.
ZIZ-MOVE-02 = Small and large spaces count as one each.
ZIZ-MOVE-03 = Other figures do not block you: you may pass through their space or stop there.
ZIZ-MOVE-04 = You may stop before using your whole range and may cross the same space twice, but you must end on a different space: any space at a distance from 1 up to your range.
ZIZ-MOVE-05 = Passing through a space has no effect.
ZIZ-MOVE-06 = You have your full range in each move action.
ZIZ-MOVE-07 = Your range is never below one space: the commander board gives two moves, and a warrant takes away only one.

rules-EVENT = Events
ZIZ-EVENT-01 = To attempt an event, your figure must be on a large space that holds an event token.
ZIZ-EVENT-02 = If the token is face down, it is turned face up; it then stays face up for as long as it is on the board.
ZIZ-EVENT-03 = The back of a token shows its kind, with the icons it may ask for or the morale step it may give, but not its rows. The first row asks only for things shown on the back and gives the morale step shown there; bonus rows may ask for anything.
ZIZ-EVENT-04 = Raids on outlaw camps, pickpocketing, visiting a town and hunting are resolved with dice; visiting an outlaw den and helping the monks are paid for; tournaments have their own rules.
ZIZ-EVENT-05 = In a dice event you roll all your dice at once: one entourage die for each of your die symbols and for each matching conditional ability, eight at most, plus your sovereign dice.
ZIZ-EVENT-06 = After the roll you make your rerolls; only then do you fill rows.
ZIZ-EVENT-07 = You can use the icons on all your dice and those printed on your members.
ZIZ-EVENT-08 = Filling a row uses up the icons it asks for; each icon counts for one row only.
ZIZ-EVENT-09 = It makes no difference whether an icon comes from a die, a card or a luck token.
ZIZ-EVENT-10 = You must fill the first row before any other.
ZIZ-EVENT-11 = After the first row, you may fill more rows with what you have left, in any order, each once at most.
ZIZ-EVENT-12 = Bonus rows are optional, even if you have the icons.
ZIZ-EVENT-13 = A row must be filled completely; meeting part of its condition gives nothing and uses up nothing.
ZIZ-EVENT-14 = A condition asks for a set of icons, for a number of coins paid to the supply, for a member to be discarded (a starting member will do), or for several of these at once.
ZIZ-EVENT-15 = A filled row gives its whole reward at once; you cannot take only part of it, except that you may decline a member.
ZIZ-EVENT-16 = Coins gained from one row can pay for a later row of the same token.
ZIZ-EVENT-17 = If you filled the first row, the event is completed: once you have filled the other rows you want, the token leaves the board and joins the used tokens.
ZIZ-EVENT-18 = If you did not fill the first row, the attempt has failed: the token stays, no row gives anything, and you take one luck token.
ZIZ-EVENT-19 = You may leave the first row unfilled even if you could fill it; this is a failed attempt like any other.
ZIZ-EVENT-20 = After a failure you may attempt the same token again, with an action you have left or in a later turn; you then have all your dice, rerolls and printed icons again.
ZIZ-EVENT-21 = Visiting an outlaw den and helping the monks use no dice, icons, rerolls or luck tokens; their rows ask only for coins or discarded members.
ZIZ-EVENT-22 = At an outlaw den and with the monks, too, the first row comes first and bonus rows are optional; if you do not fill the first row, you take a luck token.
ZIZ-EVENT-23 = If a token is needed and the stack of event tokens is empty, the used tokens are shuffled face down into a new stack.
ZIZ-EVENT-24 = At the end of each player’s turn, every event space without a token and without a figure gets a face-down token from the stack.
ZIZ-EVENT-25 = A space with a figure on it, standing or lying down, is not refilled.
ZIZ-EVENT-26 = Start spaces are refilled in the same way.
ZIZ-EVENT-27 = The spaces are refilled in a fixed order, beginning with the two start spaces.
ZIZ-EVENT-28 = If there are no tokens left in the stack or among the used ones, the space stays empty.
ZIZ-EVENT-29 = Coins as a reward: take that many coins from the supply.
ZIZ-EVENT-30 = VP as a reward: move your VP marker forward that many spaces.
ZIZ-EVENT-31 = Virtue or vice as a reward: take that many steps on the morale track.
ZIZ-EVENT-32 = A sovereign as a reward: take that sovereign’s favour token.
ZIZ-EVENT-33 = Luck as a reward: take that many luck tokens, which can be used from the next action on.
ZIZ-EVENT-34 = A warrant as a reward: take a warrant with three coins on it or, if you have one already, put three more coins on yours.
ZIZ-EVENT-35 = A member as a reward: take, for free, one of the four available members of the level shown; its place is refilled at once.
ZIZ-EVENT-36 = You may decline a member reward; you must decline it if your morale keeps out every available member.
ZIZ-EVENT-37 = A reward is applied in this order: coins, VP, morale, luck, favour, member, warrant.
ZIZ-EVENT-38 = If a row asks for several things, you need all of them; you hand them over together when you fill the row.
ZIZ-EVENT-39 = The icons you have (dice, cards, luck tokens spent) must be enough for all the rows you fill in one event together; it is never fixed which wild went to which row.
ZIZ-EVENT-40 = If a condition asks for a member, you discard any one of yours; without members you cannot fill that row.
ZIZ-EVENT-41 = Even without any dice, you may attempt a dice event with printed icons and luck tokens.

rules-LUCK = Luck tokens
ZIZ-LUCK-01 = If you fail an event (the first row not filled), you take one luck token.
ZIZ-LUCK-02 = If you fail a conquest (any row not filled), you take one luck token.
ZIZ-LUCK-03 = During an event, you may discard a luck token to get one icon you need.
ZIZ-LUCK-04 = A luck token can be any of the four icons, even a wild; so spending one simply adds a wild to your icons, and you need not say what it stands for.
ZIZ-LUCK-05 = You may spend any number of luck tokens in one event, on the first row and on bonus rows.
ZIZ-LUCK-06 = You spend luck tokens after your last reroll, while filling rows.
ZIZ-LUCK-07 = A spent luck token returns to the supply, even if the attempt then fails.
ZIZ-LUCK-08 = In a fight both the attacker and the defender may use luck tokens.
ZIZ-LUCK-09 = Luck tokens cannot be used in a tournament.
ZIZ-LUCK-10 = There are twelve luck tokens; if none are left in the supply, you get none.
ZIZ-LUCK-11 = Unspent luck tokens score nothing at the end of the game.
ZIZ-LUCK-12 = A player may hold any number of luck tokens.
ZIZ-LUCK-13 = If you fail and try again with the second action of the same turn, you may already spend the luck token you have just gained.
ZIZ-LUCK-14 = Luck tokens give icons only: they do not replace coins or a member to be discarded.

rules-CONQUEST = Conquests
ZIZ-CONQUEST-01 = To start a conquest (lay siege to a castle), your figure must be at the castle of that difficulty; it takes an event action.
ZIZ-CONQUEST-02 = In one game, each player can succeed in at most one easy and one hard conquest.
ZIZ-CONQUEST-03 = Once you have succeeded in a conquest, you cannot start another one of the same difficulty.
ZIZ-CONQUEST-04 = The top card of the deck of that difficulty is turned up; its rows are the obstacles.
ZIZ-CONQUEST-05 = You attempt the rows from top to bottom, each with a new roll.
ZIZ-CONQUEST-06 = For every row you have all your dice, rerolls, printed icons and sovereign dice again.
ZIZ-CONQUEST-07 = Icons from one row do not count for another.
ZIZ-CONQUEST-08 = You may spend luck tokens on any row; once spent, they are gone for the rows that follow.
ZIZ-CONQUEST-09 = You attempt the next row only if you succeeded in the one before.
ZIZ-CONQUEST-10 = There is no reward for part of a card.
ZIZ-CONQUEST-11 = A successful easy conquest gives 4 coins, 2 VP and one morale step in the direction of your choice.
ZIZ-CONQUEST-12 = A successful hard conquest gives 5 VP.
ZIZ-CONQUEST-13 = After a success, you keep the card as a reminder; it never returns to the deck.
ZIZ-CONQUEST-14 = After a failure, the card goes to the bottom of its deck and you take one luck token.
ZIZ-CONQUEST-15 = After a failure you may try again, with your next action or later; you then face the new top card.
ZIZ-CONQUEST-16 = You may give up before any row, or leave a row unfilled even if you could fill it; either is a failure.
ZIZ-CONQUEST-17 = You must take the morale step of an easy conquest, up or down as you like.
ZIZ-CONQUEST-18 = Your spare shield marker may show which row you are attempting; it has no other effect.
ZIZ-CONQUEST-19 = A conquest deck never runs out: it has five cards, and at most four players take one each.

rules-TOURNAMENT = Tournaments
ZIZ-TOURNAMENT-01 = An event action on a tournament token starts a tournament; the active player always takes part and pays nothing.
ZIZ-TOURNAMENT-02 = Every other player may enter by paying one of their own coins into the pot.
ZIZ-TOURNAMENT-03 = Before any dice are rolled, the other players say one after another whether they enter, clockwise from the active player’s left; each knows the earlier answers.
ZIZ-TOURNAMENT-04 = You may enter wherever your figure is.
ZIZ-TOURNAMENT-05 = The participants play one after another, clockwise, the active player last.
ZIZ-TOURNAMENT-06 = Each participant rolls exactly six entourage dice, whatever their entourage.
ZIZ-TOURNAMENT-07 = After a roll, you may set one die aside and reroll any number of the others, at least one; you may repeat this while you have two or more dice left.
ZIZ-TOURNAMENT-08 = A die set aside is out: it is not rerolled and does not score.
ZIZ-TOURNAMENT-09 = You may stop at any time; your score is the total of the dice still in play.
ZIZ-TOURNAMENT-10 = In a tournament a sword is worth 1, a shield 1, a speech 2 and a wild 3.
ZIZ-TOURNAMENT-11 = In a tournament you cannot use the dice, icons and rerolls of commanders and members, sovereign dice, luck tokens or paid rerolls.
ZIZ-TOURNAMENT-12 = Only conditional abilities for the tournament work: for each member that has one, you may reroll one die without setting another aside, once per tournament, at any time before you stop.
ZIZ-TOURNAMENT-13 = If the active player’s score reaches the personal goal, the active player takes the personal reward, whatever the others score.
ZIZ-TOURNAMENT-14 = The common reward and all coins in the pot go to the participant with the best score.
ZIZ-TOURNAMENT-15 = If several participants share the best score, those coins are split evenly among them and any remainder goes to the supply.
ZIZ-TOURNAMENT-16 = The participants are ranked from the lowest score upwards on the track 0, 1, 2, 3 and gain that many VP; equal scores share a space, and the next higher score takes the next space.
ZIZ-TOURNAMENT-17 = If you are the only participant, you are on space 0 and gain no VP from the track, but you receive the common reward even if you miss your personal goal.
ZIZ-TOURNAMENT-18 = After scoring, the token is always discarded; missing the personal goal gives no luck token.
ZIZ-TOURNAMENT-19 = Rewards are paid in this order: the personal reward, the coins of the common reward and the pot, the VP of the track.
ZIZ-TOURNAMENT-20 = The token is turned up first, so everybody knows the goal and the rewards before saying whether they enter.
ZIZ-TOURNAMENT-21 = Participants and scores are public; each participant’s third shield marker shows them and is taken back after scoring.

rules-HIRE = Hiring members
ZIZ-HIRE-01 = To hire, your figure must be at a tavern; it costs one action.
ZIZ-HIRE-02 = Before hiring, you may discard one available member, once, of either level, from a table or from the top of a deck.
ZIZ-HIRE-03 = A card discarded from a table is replaced from the deck; discarding the top card of a deck simply reveals the next one.
ZIZ-HIRE-04 = In one action you may hire as many available members as you like, of either level, one after another, paying the cost of each from your own coins.
ZIZ-HIRE-05 = Each place is refilled before the next hire, so a member that has just appeared can be hired in the same action.
ZIZ-HIRE-06 = If you already have four members, you must dismiss one for each hire.
ZIZ-HIRE-07 = You cannot hire a member that rejects virtue while your morale is +2, nor one that rejects vice while it is −2.
ZIZ-HIRE-08 = You cannot hire a member if you cannot pay the full cost.
ZIZ-HIRE-09 = The action must include a discard or at least one hire.
ZIZ-HIRE-10 = The coins you pay go to the supply; you get nothing back for members you dismiss.
ZIZ-HIRE-11 = Each hire goes in this order: choose, pay, dismiss a member if you have four, take the card, refill its place.

rules-ATTACK = Attacking a player
ZIZ-ATTACK-01 = You may attack another player who holds a warrant and whose figure is on your space; it costs one action.
ZIZ-ATTACK-02 = The attacker’s strength is the number of their swords and wilds.
ZIZ-ATTACK-03 = The defender’s strength is the number of their shields and wilds.
ZIZ-ATTACK-04 = Each side uses its dice (eight at most, plus sovereign dice), rerolls, printed icons and luck tokens; each luck token spent adds one.
ZIZ-ATTACK-05 = Conditional abilities do not work in fights.
ZIZ-ATTACK-06 = The attacker finishes everything, luck tokens included, before the defender rolls.
ZIZ-ATTACK-07 = If the attacker’s strength is higher, the attacker gains 2 VP and takes all the coins on the warrant, and the defender returns the warrant to the supply.
ZIZ-ATTACK-08 = If the defender’s strength is equal or higher, the defender gains 1 VP and keeps the warrant and its coins.
ZIZ-ATTACK-09 = You can be attacked only once between two of your own turns; after an attack, your figure is laid down.
ZIZ-ATTACK-10 = A player whose figure is lying down cannot be attacked; it is stood up at the start of that player’s turn.
ZIZ-ATTACK-11 = Lying down has no other effect.
ZIZ-ATTACK-12 = A losing attacker loses nothing; a losing defender loses only the warrant and its coins. Luck tokens spent are gone.
ZIZ-ATTACK-13 = You may use your two actions to attack two different players on your space.
ZIZ-ATTACK-14 = A failed attack gives no luck token, because a fight is not an event.
ZIZ-ATTACK-15 = Attacker and defender may each use everything they have; defending uses up nothing for the defender’s next turn.
ZIZ-ATTACK-16 = A defence that already holds, or that no reroll or luck token can save, is decided: the defender is not asked any more, unless a free reroll can still bring up the coin on Sigismund’s die.

rules-SCORE = Victory points
ZIZ-SCORE-01 = Victory points (VP) are marked on the track as soon as you gain them; everybody can see them.
ZIZ-SCORE-02 = During the game, you gain VP from the rewards of events and conquests, and from personal rewards and ranks in tournaments.
ZIZ-SCORE-03 = A morale step off the end of the track gives 1 VP.
ZIZ-SCORE-04 = A favour reward for a token you already hold gives 1 VP.
ZIZ-SCORE-05 = Losing a favour token gives 1 VP.
ZIZ-SCORE-06 = Winning as attacker gives 2 VP, winning as defender 1 VP.
ZIZ-SCORE-07 = Your rank in a tournament gives 0 to 3 VP.
ZIZ-SCORE-08 = You never lose VP, and the track does not end at 20.
ZIZ-SCORE-09 = At the end of the game, every full five coins you have, those from your warrant included, give 1 VP; the remainder scores nothing.

rules-END = End of the game
ZIZ-END-01 = As soon as any player has at least 20 VP, the current round is the final round.
ZIZ-END-02 = Play continues until everybody has had the same number of turns: the player to the right of the first player takes the last turn.
ZIZ-END-03 = If a player reaches 20 VP in another player’s turn, that turn and the round are played to the end in the same way.
ZIZ-END-04 = If a player reaches 20 VP in the last turn of a round, the game ends with that turn.
ZIZ-END-05 = Coins on warrants are added to their holders’ own coins; then every full five coins give 1 VP.
ZIZ-END-06 = The player with the most VP wins.
ZIZ-END-07 = In a tie, the player with the most coins wins, coins from warrants included; converting coins into VP does not use them up.
ZIZ-END-08 = Players who are still tied share the victory.
ZIZ-END-09 = VP for coins never trigger the end of the game.

rules-EXPERT = Expert variant
ZIZ-EXPERT-01 = With the expert variant, you may pay one of your own coins to reroll one die of your roll.
ZIZ-EXPERT-02 = You may repeat this as long as you have coins, with the same die or with others.
ZIZ-EXPERT-03 = Paid rerolls work in events, in conquest rows and in fights, for the attacker and for the defender.
ZIZ-EXPERT-04 = Paid rerolls do not work in tournaments.
ZIZ-EXPERT-05 = You make paid rerolls before you spend any luck token or fill any row.
ZIZ-EXPERT-06 = Once Sigismund’s die is locked by its coin, it cannot be rerolled for a coin either.

rules-SOLO = Solo game
ZIZ-SOLO-01 = You play alone and choose Bores, Katerina or Žižka; Torak cannot be chosen as commander.
ZIZ-SOLO-02 = Setup is the same as with more players, except where the solo rules say otherwise.
ZIZ-SOLO-03 = Torak has his figure, the yellow base and two yellow shield markers (one on 0 of the VP track, one for tournaments). He has no entourage, coins, morale or favour tokens, and no luck tokens except those the combat difficulty card gives him in a fight.
ZIZ-SOLO-04 = You put your figure on either start space; Torak’s figure starts on the other one.
ZIZ-SOLO-05 = You choose a level: easy, normal or hard.
ZIZ-SOLO-06 = The combat difficulty card is laid out with its easy/normal side or its hard side up; it is not part of Torak’s deck.
ZIZ-SOLO-07 = Torak’s deck is the eight basic cards, plus the easy card at the easy level or the hard card at the hard level; it is shuffled face down.
ZIZ-SOLO-08 = You take your turn by the normal rules; then empty event spaces are refilled; then Torak takes his turn. Nothing is refilled after Torak’s turn.
ZIZ-SOLO-09 = Torak’s figure counts as a figure when spaces are refilled.
ZIZ-SOLO-10 = On Torak’s turn, the top card of his deck is drawn, its effects are carried out in order and the card is discarded; only then does he fight, if he is on your space.
ZIZ-SOLO-11 = “Move” on Torak’s card: his figure goes that many spaces along the shortest path towards yours, fewer only if it reaches you.
ZIZ-SOLO-12 = If several neighbouring spaces are equally near to you, Torak takes the one that comes first in the fixed order of the spaces: start spaces, then other event spaces, taverns, castles and waypoints.
ZIZ-SOLO-13 = When Torak reaches your space he stops, even if he could go further.
ZIZ-SOLO-14 = If Torak is already on your space, he does not move.
ZIZ-SOLO-15 = “VP” on Torak’s card: Torak gains that many VP.
ZIZ-SOLO-16 = “New members” on Torak’s card: all eight available members (on the tables and on top of both decks) are discarded first; then the tables are refilled and new top cards are revealed.
ZIZ-SOLO-17 = “Swap event” on Torak’s card: the token on his space, face up or face down, joins the used tokens, and a new face-down token from the stack takes its place, even though a figure is there.
ZIZ-SOLO-18 = If there is no token on Torak’s space, the token on the nearest space that has one is swapped; if several are equally near, the one that comes first in the fixed order of the spaces.
ZIZ-SOLO-19 = “Favour” on Torak’s card: if you hold that sovereign’s token, it returns to the supply and you gain 1 VP; otherwise Torak gains 1 VP.
ZIZ-SOLO-20 = After all the effects of his card, Torak attacks you if he is on your space.
ZIZ-SOLO-21 = If a card is needed and Torak’s deck is empty, his discarded cards are shuffled into a new deck; this also applies to cards drawn for losses and tournaments.
ZIZ-SOLO-22 = For a warrant reward, you draw a random warrant card from the supply and lay it solo side up; its effect begins at once.
ZIZ-SOLO-23 = You may hold up to four warrants, each with its own effect; no coins are put on them.
ZIZ-SOLO-24 = With four warrants, you cannot fill a row whose reward includes a warrant.
ZIZ-SOLO-25 = Warrant 1, “Bloodhounds”: in each of his turns, Torak goes one space further than his card says, unless he reaches you first.
ZIZ-SOLO-26 = Warrant 2, “Guarded Roads”: your range is one space shorter. The other warrants do not shorten it.
ZIZ-SOLO-27 = Warrant 3, “Royal Disfavour”: you cannot hold or gain favour tokens; those you hold when you receive it go to the supply and give you 1 VP each.
ZIZ-SOLO-28 = With “Royal Disfavour” you can still fill a row whose reward includes a favour, but the favour gives you nothing.
ZIZ-SOLO-29 = Warrant 4, “Wary Recruits”: every member you hire costs one more coin; members gained as a reward stay free.
ZIZ-SOLO-30 = In a fight, Torak rolls as many entourage dice as the combat difficulty card shows for the VP he has at that moment (those just gained from his card included); he has no rerolls.
ZIZ-SOLO-31 = Easy/normal side: 4 dice with 0–5 VP; 5 dice with 6–10 VP; 5 dice and 1 luck token with 11–15 VP; 6 dice and 2 luck tokens with 16 VP or more.
ZIZ-SOLO-32 = Hard side: 5 dice with 0–5 VP; 6 dice with 6–10 VP; 6 dice and 1 luck token with 11–15 VP; 7 dice and 2 luck tokens with 16 VP or more.
ZIZ-SOLO-33 = Each of Torak’s luck tokens counts as one icon that he needs; he has them again in every fight.
ZIZ-SOLO-34 = As attacker, Torak counts swords and wilds; as defender, shields and wilds.
ZIZ-SOLO-35 = In a fight, the attacker goes first, then the defender; the defender wins ties, as between players.
ZIZ-SOLO-36 = Torak attacks you whether or not you hold a warrant.
ZIZ-SOLO-37 = If Torak wins his attack, the next card of his deck is turned up, you suffer the loss in its lower left corner, and the card is discarded.
ZIZ-SOLO-38 = Loss of half your coins: return half of them to the supply; the number you return is rounded down.
ZIZ-SOLO-39 = Loss of all your coins: return them all to the supply.
ZIZ-SOLO-40 = Loss of a member: discard a member of your choice; if you have none, nothing happens.
ZIZ-SOLO-41 = If you win as defender, nothing happens; you gain no VP either.
ZIZ-SOLO-42 = On Torak’s space, you may use an action to attack him, whether or not you hold a warrant.
ZIZ-SOLO-43 = If you win, you discard a warrant of your choice, if you have any; it is shuffled back among those in the supply. Torak’s figure is laid down.
ZIZ-SOLO-44 = Winning an attack on Torak gives no VP.
ZIZ-SOLO-45 = If Torak’s figure is lying down at the end of your turn, no card is drawn for him; his figure is stood up instead, and he does nothing else that turn.
ZIZ-SOLO-46 = If Torak wins as defender, nothing happens.
ZIZ-SOLO-47 = You can attack Torak only once in each of your turns.
ZIZ-SOLO-48 = Torak always takes part in a tournament; one coin from the supply goes into the pot for him.
ZIZ-SOLO-49 = Torak’s tournament score is the number in the lower right corner of a card drawn from his deck; that card is then discarded.
ZIZ-SOLO-50 = Torak’s score card is turned up before you roll, because the active player plays last.
ZIZ-SOLO-51 = Torak gains VP for his rank too; coins he would win go to the supply, and in a tie you take your half.
ZIZ-SOLO-52 = The game ends when you or Torak have at least 20 VP.
ZIZ-SOLO-53 = If you reach 20 VP in your own turn, you finish it and Torak still takes his; then the game ends.
ZIZ-SOLO-54 = If Torak reaches 20 VP in his own turn, it is played to the end, fight included; then the game ends.
ZIZ-SOLO-55 = If Torak reaches 20 VP in your turn, through a tournament, your turn and then his are played to the end; then the game ends.
ZIZ-SOLO-56 = At the end, every full five coins give you 1 VP; Torak has no coins. You win if you have more VP than Torak; if you are tied, you win if you have at least one coin, otherwise the game is a draw.
ZIZ-SOLO-57 = You may combine the expert variant with the solo game; Torak never pays for rerolls.
ZIZ-SOLO-58 = If you reach 20 VP in Torak’s turn, through “Favour” on his card, his turn is played to the end; then the game ends.
ZIZ-SOLO-59 = A space that Torak has left is refilled at the end of your next turn, not before.
ZIZ-SOLO-60 = The luck tokens Torak has in a fight do not come from the twelve luck tokens of the game.
ZIZ-SOLO-61 = While you hold “Royal Disfavour”, “Favour” on Torak’s card always gives him 1 VP, because you have no token to return.
ZIZ-SOLO-62 = You take the first turn of the game; there is no first player to choose.
ZIZ-SOLO-63 = In fights against Torak, you make all the decisions of a player who attacks or defends: rerolls, Sigismund’s coin, luck tokens and, in the expert variant, paid rerolls. Torak makes none.

## Events

event-laid-out = { $count ->
    [one] The board is ready: 1 event token face down,
   *[other] The board is ready: { $count } event tokens face down,
} conquest cards and members shuffled.
event-commander = { $seat_is ->
    [you] You play { $commander }.
   *[other] { $seat } plays { $commander }.
}
event-first-player = { $seat_is ->
    [you] You go first.
   *[other] { $seat } goes first.
}
event-stands = { $seat_is ->
    [you] You start at { $space }.
   *[other] { $seat } starts at { $space }.
}
event-torak-stands = Torak starts at { $space }.
event-turn = { $seat_is ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn.
}
event-moved = { $seat_is ->
    [you] You move to { $space }.
   *[other] { $seat } moves to { $space }.
}
event-peeked = { $seat_is ->
    [you] You peek at the token at { $space }: “{ $token }”.
   *[other] { $seat } peeks at the token at { $space }: “{ $token }”.
}
event-peeked-unseen = { $seat_is ->
    [you] You peek at the token at { $space }.
   *[other] { $seat } peeks at the token at { $space }.
}
event-peeked-castle = { $seat_is ->
    [you] You peek at the top { $difficulty } conquest card: “{ $card }”.
   *[other] { $seat } peeks at the top { $difficulty } conquest card: “{ $card }”.
}
event-peeked-castle-unseen = { $seat_is ->
    [you] You peek at the top { $difficulty } conquest card.
   *[other] { $seat } peeks at the top { $difficulty } conquest card.
}
event-turned-up = { $seat_is ->
    [you] You reveal the token at { $space }: “{ $token }”.
   *[other] { $seat } reveals the token at { $space }: “{ $token }”.
}
event-rolled = { $seat_is ->
    [you] You roll { $purpose_for }: { $faces }.
   *[other] { $seat } rolls { $purpose_for }: { $faces }.
}
event-without-dice = { $seat_is ->
    [you] You have no dice to roll { $purpose_for }: only your members’ icons and luck count.
   *[other] { $seat } has no dice to roll { $purpose_for }: only their members’ icons and luck count.
}
event-rerolled = { $seat_is ->
    [you] You reroll { $before_a }
   *[other] { $seat } rerolls { $before_a }
}{ $which_sort ->
    [royal] {" "}({ $which })
   *[plain] {""}
}{ $paid ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $paid } coins
}: { $face_a }.
event-luck-spent = { $seat_is ->
    [you] You spend
   *[other] { $seat } spends
} { $count ->
    [one] 1 luck token
   *[other] { $count } luck tokens
}.
event-filled = { $seat_is ->
    [you] You fill row { $row } of “{ $token }”.
   *[other] { $seat } fills row { $row } of “{ $token }”.
}
event-paid = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
event-given = { $seat_is ->
    [you] You discard { $member }.
   *[other] { $seat } discards { $member }.
}
event-completed = { $seat_is ->
    [you] You complete “{ $token }” ({ $kind }).
   *[other] { $seat } completes “{ $token }” ({ $kind }).
}
event-failed = { $seat_is ->
    [you] You fail “{ $token }” ({ $kind }); the token stays.
   *[other] { $seat } fails “{ $token }” ({ $kind }); the token stays.
}
event-coins = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
event-points = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}.
event-last-round = { $seat_is ->
    [you] You have { $count } points: this is the final round.
   *[other] { $seat } has { $count } points: this is the final round.
}
event-torak-reaches-the-end = Torak has { $count } points: the game is about to end.
event-luck = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $count ->
    [one] 1 luck token
   *[other] { $count } luck tokens
}.
event-no-luck-left = { $seat_is ->
    [you] No luck tokens left in the supply: you get none.
   *[other] No luck tokens left in the supply: { $seat } gets none.
}
event-step = { $seat_is ->
    [you] You take a step towards { $trait_the }.
   *[other] { $seat } takes a step towards { $trait_the }.
}
event-off-the-track = { $seat_is ->
    [you] You are at the end of the track ({ $trait }) and gain
   *[other] { $seat } is at the end of the track ({ $trait }) and gains
} { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}.
event-left = { $seat_is ->
    [you] { $member } rejects { $trait_the } and leaves you.
   *[other] { $member } rejects { $trait_the } and leaves { $seat }.
}
event-favour = { $seat_is ->
    [you] You win the favour of { $sovereign }.
   *[other] { $seat } wins the favour of { $sovereign }.
}
event-favour-barred = { $seat_is ->
    [you] Because of a warrant, you don’t get the favour of { $sovereign }.
   *[other] Because of a warrant, { $seat } doesn’t get the favour of { $sovereign }.
}
event-favour-kept = { $seat_is ->
    [you] You already have the favour of { $sovereign }:
   *[other] { $seat } already has the favour of { $sovereign }:
} { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
} instead.
event-favour-taken = { $seat_is ->
    [you] You take the favour of { $sovereign } from { $other }, who gains
   *[other] { $other_is ->
        [you] { $seat } takes the favour of { $sovereign } from you: you gain
       *[other] { $seat } takes the favour of { $sovereign } from { $other }, who gains
    }
} { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}.
event-favour-returned = { $seat_is ->
    [you] You lose the favour of { $sovereign } and gain
   *[other] { $seat } loses the favour of { $sovereign } and gains
} { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}.
event-warrant = { $seat_is ->
    [you] A warrant is out for your arrest! Bounty:
   *[other] A warrant is out for { $seat }’s arrest! Bounty:
} { $bounty ->
    [one] 1 coin
   *[other] { $bounty } coins
}.
event-bounty-grew = { $seat_is ->
    [you] The bounty on you grows
   *[other] The bounty on { $seat } grows
} by { $count ->
    [one] 1 coin
   *[other] { $count } coins
}, to { $bounty }.
event-writ = { $seat_is ->
    [you] A warrant is out for your arrest: “{ $warrant }”! { $warrant_text }
   *[other] A warrant is out for { $seat }’s arrest: “{ $warrant }”! { $warrant_text }
}
event-writ-lifted = { $seat_is ->
    [you] You discard your warrant “{ $warrant }”.
   *[other] { $seat } discards their warrant “{ $warrant }”.
}
event-nobody-willing = { $level ->
    [1] No level I member
   *[2] No level II member
} { $seat_is ->
    [you] can join you.
   *[other] can join { $seat }.
}
event-recruited = { $seat_is ->
    [you] { $member } joins you for free.
   *[other] { $member } joins { $seat } for free.
}
event-declined = { $seat_is ->
    [you] You take no member
   *[other] { $seat } takes no member
} of level { $level ->
    [1] I
   *[2] II
}.
event-hired = { $seat_is ->
    [you] You hire { $member } for
   *[other] { $seat } hires { $member } for
} { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
event-dismissed = { $seat_is ->
    [you] You dismiss { $member }.
   *[other] { $seat } dismisses { $member }.
}
event-sent-away = { $seat_is ->
    [you] At the tavern, you discard { $member }.
   *[other] At the tavern, { $seat } discards { $member }.
}
event-offered = { $member } arrives at the tavern.
event-uncovered = { $level ->
    [1] Top of the level I deck:
   *[2] Top of the level II deck:
} { $member }.
event-deck-renewed = { $count ->
    [one] 1 discarded member forms
   *[other] { $count } discarded members form
} the new deck of level { $level ->
    [1] I
   *[2] II
}.
event-token-laid = New token at { $space }: { $kind }.
event-tokens-shuffled = { $count ->
    [one] 1 used token becomes
   *[other] { $count } used tokens, shuffled, become
} the new stack.
event-besieged = { $seat_is ->
    [you] You besiege the { $difficulty } castle: “{ $card }”.
   *[other] { $seat } besieges the { $difficulty } castle: “{ $card }”.
}
event-breached = { $seat_is ->
    [you] You overcome obstacle { $row } of “{ $card }”.
   *[other] { $seat } overcomes obstacle { $row } of “{ $card }”.
}
event-repelled = { $seat_is ->
    [you] Your siege fails (“{ $card }”).
   *[other] { $seat }’s siege fails (“{ $card }”).
}
event-conquered = { $seat_is ->
    [you] You take the { $difficulty } castle (“{ $card }”)!
   *[other] { $seat } takes the { $difficulty } castle (“{ $card }”)!
}
event-tournament = { $seat_is ->
    [you] You open a tournament.
   *[other] { $seat } opens a tournament.
}
event-entered = { $seat_is ->
    [you] You enter the tournament for
   *[other] { $seat } enters the tournament for
} { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
event-stayed-out = { $seat_is ->
    [you] You stay out of the tournament.
   *[other] { $seat } stays out of the tournament.
}
event-jousts = { $seat_is ->
    [you] You joust: { $faces }.
   *[other] { $seat } jousts: { $faces }.
}
event-jousts-again = { $seat_is ->
    [you] You set { $aside_a } aside and roll again: { $faces }.
   *[other] { $seat } sets { $aside_a } aside and rolls again: { $faces }.
}
event-jousts-free = { $seat_is ->
    [you] You reroll one die for free: { $faces }.
   *[other] { $seat } rerolls one die for free: { $faces }.
}
event-scored = { $seat_is ->
    [you] You score { $score } in the tournament.
   *[other] { $seat } scores { $score } in the tournament.
}
event-goal-reached = { $seat_is ->
    [you] With a score of { $score }, you reach your personal goal of { $goal }.
   *[other] With a score of { $score }, { $seat } reaches their personal goal of { $goal }.
}
event-goal-missed = { $seat_is ->
    [you] With a score of { $score }, you miss your personal goal of { $goal }.
   *[other] With a score of { $score }, { $seat } misses their personal goal of { $goal }.
}
event-won-tournament = { $seat_is ->
    [you] You have the best score in the tournament: { $score }.
   *[other] { $seat } has the best score in the tournament: { $score }.
}
event-torak-rides = Torak jousts too: “{ $card }” gives him a score of { $score }.
event-torak-won-tournament = Torak has the best score in the tournament: { $score }.
event-attacked = { $seat_is ->
    [you] You attack { $other }!
   *[other] { $other_is ->
        [you] { $seat } attacks you!
       *[other] { $seat } attacks { $other }!
    }
}
event-attack-total = { $seat_is ->
    [you] You attack with a strength of { $count }.
   *[other] { $seat } attacks with a strength of { $count }.
}
event-defence-total = { $seat_is ->
    [you] You defend with a strength of { $count }.
   *[other] { $seat } defends with a strength of { $count }.
}
event-captured = { $seat_is ->
    [you] You capture { $other } and collect the bounty:
   *[other] { $other_is ->
        [you] { $seat } captures you and collects the bounty:
       *[other] { $seat } captures { $other } and collects the bounty:
    }
} { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
event-escaped = { $seat_is ->
    [you] You escape from { $other }.
   *[other] { $other_is ->
        [you] { $seat } escapes from you.
       *[other] { $seat } escapes from { $other }.
    }
}
event-torak-shuffled = { $count ->
    [one] Torak’s 1 discarded card becomes
   *[other] Torak’s { $count } discarded cards, shuffled, become
} his new deck.
event-torak-points = Torak gains { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}.
event-torak-stands-up = Torak’s figure is stood up again; he does nothing else this turn.
event-torak-card = Torak plays “{ $card }”.
event-torak-moved = Torak moves to { $space }.
event-members-sent-away = Torak discards { $count ->
    [one] the only available member
   *[other] all { $count } available members
}.
event-token-swapped = Torak replaces the token at { $space }: “{ $token }” is gone.
event-torak-rolled = Torak rolls: { $faces }. { $luck ->
    [0] Total: { $count }
   *[other] Total with luck (+{ $luck }): { $count }
}.
event-torak-attacks = { $seat_is ->
    [you] Torak attacks you!
   *[other] Torak attacks { $seat }!
}
event-held-out = { $seat_is ->
    [you] You hold out against Torak.
   *[other] { $seat } holds out against Torak.
}
event-beaten = { $seat_is ->
    [you] Torak wins: “{ $card }” costs you { $loss_your }.
   *[other] Torak wins: “{ $card }” costs { $seat } { $loss_their }.
}
event-lost-coins = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { $count ->
    [0] no coins
    [one] 1 coin
   *[other] { $count } coins
}.
event-attacked-torak = { $seat_is ->
    [you] You attack Torak!
   *[other] { $seat } attacks Torak!
}
event-beat-torak = { $seat_is ->
    [you] You beat Torak: his figure is laid down.
   *[other] { $seat } beats Torak: his figure is laid down.
}
event-torak-held-out = Torak holds out.
event-coins-count = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
} { $coins ->
    [one] 1 coin is
   *[other] { $coins } coins are
} worth { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}.
event-won = { $seats_is ->
    [you] You win the game with
    [many] { $seats } share the victory with
   *[other] { $seats } wins the game with
} { $count ->
    [one] 1 point
   *[other] { $count } points
}!
event-beat-torak-in-the-end = { $seat_is ->
    [you] You beat Torak, { $count } to { $other_count }!
   *[other] { $seat } beats Torak, { $count } to { $other_count }!
}
event-drew-with-torak = { $seat_is ->
    [you] You tie with Torak, { $count } to { $other_count }: a draw.
   *[other] { $seat } ties with Torak, { $count } to { $other_count }: a draw.
}
event-torak-won = { $seat_is ->
    [you] Torak beats you, { $other_count } to { $count }.
   *[other] Torak beats { $seat }, { $other_count } to { $count }.
}

reason-points = Won on points.
reason-coins = Tied on points: won on coins.
reason-shared = Tied on points and coins: shared victory.
reason-torak = Torak has more points.
reason-draw = Tied with Torak on points, with no coins left: a draw.

score-total = Total
score-points = Victory points
score-coin-points = Points for coins
score-coins = Coins
score-torak = Torak’s points

## Prompts

prompt-choose-commander = Which commander do you play?
waiting-choose-commander = { $seat } is choosing a commander.
prompt-choose-start = Where do you start? Torak takes the other start space.
waiting-choose-start = { $seat } is choosing where to start.
prompt-act = { $count ->
    [one] Last action: what do you do?
   *[other] Your turn: { $count } actions. What do you do?
}
waiting-act = { $count ->
    [one] { $seat } is choosing their last action.
   *[other] { $seat } is choosing an action ({ $count } left).
}
prompt-peek = No actions left: use a peek?
waiting-peek = { $seat } may still use a peek.
prompt-reroll = { $count ->
    [one] Roll { $purpose_for }: use your last reroll?
   *[other] Roll { $purpose_for }: reroll a die ({ $count } rerolls left)?
}
waiting-reroll = { $count ->
    [one] { $seat } may reroll a die { $purpose_for } (1 reroll left).
   *[other] { $seat } may reroll a die { $purpose_for } ({ $count } rerolls left).
}
prompt-reroll-expert = { $count ->
    [0] Roll { $purpose_for }: pay a coin to reroll a die?
    [one] Roll { $purpose_for }: reroll a die (1 free reroll left)?
   *[other] Roll { $purpose_for }: reroll a die ({ $count } free rerolls left)?
}
waiting-reroll-expert = { $count ->
    [0] { $seat } may pay to reroll a die { $purpose_for }.
    [one] { $seat } may reroll a die { $purpose_for } (1 free reroll left).
   *[other] { $seat } may reroll a die { $purpose_for } ({ $count } free rerolls left).
}
prompt-defend = { $count ->
    [one] Your defence: { $own } against { $rival } (a tie is enough). Use your last reroll?
   *[other] Your defence: { $own } against { $rival } (a tie is enough). Reroll a die ({ $count } rerolls left)?
}
waiting-defend = { $count ->
    [one] { $seat } defends with strength { $own } against { $rival } and may reroll a die (1 reroll left).
   *[other] { $seat } defends with strength { $own } against { $rival } and may reroll a die ({ $count } rerolls left).
}
prompt-defend-expert = { $count ->
    [0] Your defence: { $own } against { $rival } (a tie is enough). Pay a coin to reroll a die?
    [one] Your defence: { $own } against { $rival } (a tie is enough). Reroll a die (1 free reroll left)?
   *[other] Your defence: { $own } against { $rival } (a tie is enough). Reroll a die ({ $count } free rerolls left)?
}
waiting-defend-expert = { $count ->
    [0] { $seat } defends with strength { $own } against { $rival } and may pay to reroll a die.
    [one] { $seat } defends with strength { $own } against { $rival } and may reroll a die (1 free reroll left).
   *[other] { $seat } defends with strength { $own } against { $rival } and may reroll a die ({ $count } free rerolls left).
}
prompt-take-coin = Sigismund’s die shows a coin. Take it?
waiting-take-coin = { $seat } may take the coin on Sigismund’s die.
prompt-fill-first = Event “{ $token }” ({ $kind }): fill row 1?
waiting-fill-first = Row 1 of “{ $token }” ({ $kind }): waiting for { $seat }.
prompt-fill-more = Event “{ $token }” ({ $kind }): fill another row?
waiting-fill-more = { $seat } may fill more rows of “{ $token }” ({ $kind }).
prompt-pay-first = Event “{ $token }” ({ $kind }): fill row 1?
waiting-pay-first = Row 1 of “{ $token }” ({ $kind }): waiting for { $seat }.
prompt-recruit = { $level ->
    [1] A level I member joins you for free: who?
   *[2] A level II member joins you for free: who?
}
waiting-recruit = { $seat } is choosing a member of level { $level ->
    [1] I
   *[2] II
}.
prompt-hire = Tavern: you have { $count ->
    [one] 1 coin
   *[other] { $count } coins
} left. Who do you hire?
waiting-hire = { $seat } may hire at the tavern ({ $count ->
    [one] 1 coin
   *[other] { $count } coins
} left).
prompt-storm = Castle “{ $card }”, obstacle { $row } of { $count }: storm it?
waiting-storm = Assault on “{ $card }”, obstacle { $row } of { $count }: waiting for { $seat }.
prompt-breach = Castle “{ $card }”, obstacle { $row } of { $count }: you have what it takes. Overcome it?
waiting-breach = { $seat } can overcome obstacle { $row } of { $count } of “{ $card }”.
prompt-choose-step = The castle is yours: a step towards virtue or towards vice?
waiting-choose-step = { $seat } is choosing between virtue and vice.
prompt-enter = { $other } opens the tournament “{ $token }”. Enter for a coin?
waiting-enter = { $other_is ->
    [you] Your tournament “{ $token }”: waiting for { $seat }.
   *[other] Tournament “{ $token }”: waiting for { $seat }.
}
prompt-ride-host = Tournament: your dice are worth { $score }, your goal is { $goal }. Set a die aside and reroll others?
waiting-ride-host = { $seat } is jousting: { $score } so far, the goal is { $goal }.
prompt-ride = Tournament: your dice are worth { $score }. Set a die aside and reroll others?
waiting-ride = { $seat } is jousting: { $score } so far.
prompt-ride-free = Tournament: your last die is worth { $score }. Reroll it for free?
waiting-ride-free = { $seat } may reroll their last tournament die ({ $score }) for free.
prompt-luck-attack = Your attack: strength { $own }. Spend luck tokens?
waiting-luck-attack = { $seat } attacks with strength { $own } and may spend luck tokens.
prompt-luck-defence = Your defence: strength { $own } against { $rival } (a tie is enough). Spend luck tokens?
waiting-luck-defence = { $seat } defends with strength { $own } against { $rival } and may spend luck tokens.
prompt-lose-member = Torak wins: which member do you lose?
waiting-lose-member = { $seat } is choosing which member to lose.
prompt-lift-writ = Torak is beaten: which warrant do you discard?
waiting-lift-writ = { $seat } is choosing which warrant to discard.

## Choices

choice-command = Play { $commander }
choice-start = Start at { $space }
choice-move = Move to { $space } ({ $sight })
choice-event = Attempt the event ({ $sight })
choice-conquer = Lay siege to the castle
choice-hire = Hire { $member } for { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
choice-hire-instead = Hire { $member } for { $count ->
    [one] 1 coin
   *[other] { $count } coins
} and dismiss { $dismissed }
choice-send-away = Discard { $member } before hiring
choice-done = Leave the tavern
choice-attack = Attack { $seat } (bounty: { $count ->
    [one] 1 coin
   *[other] { $count } coins
})
choice-attack-torak = Attack Torak
choice-peek = Peek at the token at { $space } ({ $sight })
choice-peek-castle = Peek at the top { $difficulty } conquest card
choice-end-turn = End turn
choice-reroll = { $which_sort ->
    [royal] Reroll { $which } ({ $face })
   *[plain] Reroll die { $die } ({ $face })
}
choice-pay-reroll = { $which_sort ->
    [royal] Pay a coin to reroll { $which } ({ $face })
   *[plain] Pay a coin to reroll die { $die } ({ $face })
}
choice-take-coin = Take the coin
choice-stop = Stop here
choice-fill = { $place ->
    [castle] { $luck ->
        [0] Overcome the obstacle
        [one] Overcome the obstacle with 1 luck token
       *[other] Overcome the obstacle with { $luck } luck tokens
    }
   *[event] { $luck ->
        [0] Fill row { $row }
        [one] Fill row { $row } with 1 luck token
       *[other] Fill row { $row } with { $luck } luck tokens
    }
}
choice-fill-giving = { $luck ->
    [0] Fill row { $row } and discard { $member }
    [one] Fill row { $row } with 1 luck token and discard { $member }
   *[other] Fill row { $row } with { $luck } luck tokens and discard { $member }
}
choice-give-up = Give up
choice-take = Take { $member }
choice-take-instead = Take { $member } and dismiss { $dismissed }
choice-decline = Take nobody
choice-storm = Storm it
choice-virtue = A step towards virtue
choice-vice = A step towards vice
choice-enter = Enter the tournament for a coin
choice-stay-out = Stay out
choice-joust = Set die { $die } ({ $face }) aside, reroll { $count ->
    [one] die { $dice }
   *[other] dice { $dice }
}
choice-free-reroll = Reroll die { $die } ({ $face }) for free
choice-spend = Spend { $luck ->
    [one] 1 luck token
   *[other] { $luck } luck tokens
}
choice-keep-luck = Spend none
choice-lose = Lose { $member }
choice-lift = Discard “{ $warrant }”

verb-command = Play
verb-start = Start
verb-move = Move
verb-event = Attempt the event
verb-conquer = Lay siege
verb-hire = Hire
verb-hire-instead = Hire, dismiss another
verb-send-away = Discard
verb-done = Leave the tavern
verb-attack = Attack
verb-attack-torak = Attack Torak
verb-peek = Peek
verb-peek-castle = Peek at a conquest card
verb-end-turn = End turn
verb-reroll = Reroll
verb-pay-reroll = Pay for a reroll
verb-take-coin = Take the coin
verb-stop = Stop here
verb-fill = Fill a row
verb-fill-giving = Fill, discard a member
verb-give-up = Give up
verb-take = Take
verb-take-instead = Take, dismiss another
verb-decline = Take nobody
verb-storm = Storm it
verb-virtue = Virtue
verb-vice = Vice
verb-enter = Enter
verb-stay-out = Stay out
verb-joust = Set aside, reroll
verb-free-reroll = Free reroll
verb-spend = Spend luck
verb-keep-luck = Spend none
verb-lose = Lose
verb-lift = Discard a warrant

field-commander = Which commander?
field-space = Where?
field-difficulty = Which conquest card?
field-member = Which member?
field-dismissed = Who do you dismiss?
field-seat = Which player?
field-die = Which die?
field-dice = Which dice do you reroll?
field-row = Which row?
field-luck = How many luck tokens?
field-warrant = Which warrant?

## Table

game-title = Medieval: Jan Žižka
game-summary = Bohemia around 1400: gather an entourage, complete events, take castles and joust. Virtue and vice pay equally well; 20 points trigger the final round.
game-players = 1 to 4 players
game-reconstructed = The text of the rulebook is complete, but its pictures are lost, and with them most of what is printed on cards, tokens, dice and board. From the rulebook come the rules, the commanders and what side A of their boards can do, the seven kinds of events, how many there are of each component, the rewards for castles, the four solo warrants, Torak’s strength in a fight at the easy and normal levels, and what its examples say about a few members. We reconstructed the board, the faces of the dice (except one blank on each sovereign die and Sigismund’s coin), starting coins, side B’s second ability, the rows of events and castles, nearly all members with their costs and abilities, what Torak’s cards say, and his strength at the hard level; the names of events, of castles, of Torak’s cards and of the solo warrants are ours too. If you own the box, you can replace all this with your own file and the option --data; see “Another box” in docs/rules/zizka.md.

option-side = Commander boards
    .help = Side A gives each commander a special ability; side B is the same for all.
option-side-a = side A
option-side-b = side B
option-expert = Expert variant
    .help = In events, castles and fights, you may pay a coin to reroll a die, as often as you like.
option-expert-no = no
option-expert-yes = yes
option-level = Solo level
    .help = Solo game only: which cards Torak plays with and, at the hard level, his strength in fights.
option-level-normal = normal
option-level-easy = easy
option-level-hard = hard
option-first = First player
    .help = Who takes the first turn; with two or more players.
option-first-random = random
option-first-0 = seat 1
option-first-1 = seat 2
option-first-2 = seat 3
option-first-3 = seat 4

table-legend = Swords, shields and speeches fill rows; a wild stands for any of the three. The attacker counts swords and wilds, the defender shields and wilds. In a tournament a sword or a shield is worth 1, a speech 2, a wild 3. “helps”: one more die in that kind of event, or a free reroll in a tournament.
table-signs = On the table: ▸ marks whose turn it is; A, B, C and D are the players, T is Torak; ? follows the kind of a face-down token; the cost follows the name of a member for hire; * is a sovereign die, [ ] a die that can’t be rerolled, ✓ a filled row.
table-first = first player
table-last-round = final round
table-actions = { $count ->
    [0] no actions left
    [one] 1 action left
   *[other] { $count } actions left
}
table-steps = { $count ->
    [0] Here:
    [one] 1 step away:
   *[other] { $count } steps away:
}
table-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
table-morale = { $count ->
    [0] neither virtue nor vice
   *[other] { $trait } { $count }
}
table-coins = { $count ->
    [0] no coins
    [one] 1 coin
   *[other] { $count } coins
}
table-luck = { $count ->
    [one] 1 luck token
   *[other] { $count } luck tokens
}
table-warrant = { $count ->
    [one] wanted for 1 coin
   *[other] wanted for { $count } coins
}
table-favour = favour of { $sovereign }
table-lying = figure lying down
table-range = { $count ->
    [one] range: 1 space
   *[other] range: { $count } spaces
}
table-level = { $level ->
    [1] For hire, level I
   *[2] For hire, level II
}
table-die = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
table-reroll = { $count ->
    [one] 1 reroll
   *[other] { $count } rerolls
}
table-move = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
table-peek = { $count ->
    [one] 1 peek
   *[other] { $count } peeks
}
table-sword = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}
table-shield = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
table-speech = { $count ->
    [one] 1 speech
   *[other] { $count } speeches
}
table-wild = { $count ->
    [one] 1 wild
   *[other] { $count } wilds
}
table-helps = helps: { $kind }
table-rejects = rejects { $trait_the }
table-a-member = a member
table-reward-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
table-reward-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
table-reward-vice = { $count ->
    [one] a step towards vice
   *[other] { $count } steps towards vice
}
table-reward-virtue = { $count ->
    [one] a step towards virtue
   *[other] { $count } steps towards virtue
}
table-reward-luck = { $count ->
    [one] 1 luck token
   *[other] { $count } luck tokens
}
table-reward-member = { $level ->
    [1] a level I member
   *[2] a level II member
}
table-reward-warrant = an arrest warrant
table-tournament = Personal goal { $goal }: { $personal }; best score: { $common }.
table-tournament-guest = Best score: { $common }.
table-strength = { $count ->
    [one] fights with 1 die
   *[other] fights with { $count } dice
}{ $luck ->
    [0] {""}
    [one] {" "}and 1 luck token
   *[other] {" "}and { $luck } luck tokens
}
table-dice = { $seat_is ->
    [you] Your dice,
   *[other] { $seat }’s dice,
} { $count ->
    [0] no rerolls left
    [one] 1 reroll left
   *[other] { $count } rerolls left
}
table-gathered = { $count ->
    [0] Gathered
    [one] Gathered, with 1 luck token
   *[other] Gathered, with { $count } luck tokens
}
table-lacking = { $count ->
    [one] (needs 1 luck token)
   *[other] (needs { $count } luck tokens)
}
table-out-of-reach = (out of reach)
table-strife = { $rival ->
    [0] Strength { $count }
   *[other] Strength { $count } against { $rival }
}
table-pot = { $count ->
    [0] Tournament, empty pot
    [one] Tournament, 1 coin in the pot
   *[other] Tournament, { $count } coins in the pot
}
