### Medievallons: English

## Components

card-artisan = Artisan
    .a = an Artisan
    .the = the Artisan
    .of = of the Artisan
    .many = Artisans
    .guild = guild of Artisans
    .short = Art
    .text = Take the top card of the discard pile.

card-assassin = Assassin
    .a = an Assassin
    .the = the Assassin
    .of = of the Assassin
    .many = Assassins
    .guild = guild of Assassins
    .short = Asn
    .text = Discard one card of your choice from any guild.

card-jester = Jester
    .a = a Jester
    .the = the Jester
    .of = of the Jester
    .many = Jesters
    .guild = guild of Jesters
    .short = Jes
    .text = Stands in for any type when you lay or reinforce a guild. No power.

card-knight = Knight
    .a = a Knight
    .the = the Knight
    .of = of the Knight
    .many = Knights
    .guild = guild of Knights
    .short = Kni
    .text = Ask another player for a type of card: if they have any, they give you one.

card-star = Star
    .a = a Star
    .the = the Star
    .of = of the Star
    .many = Stars
    .guild = guild of Stars
    .short = Sta
    .text = Each player draws one card, starting with you.

card-magician = Magician
    .a = a Magician
    .the = the Magician
    .of = of the Magician
    .many = Magicians
    .guild = guild of Magicians
    .short = Mag
    .text = Draw three cards, keep one and discard the other two.

card-merchant = Merchant
    .a = a Merchant
    .the = the Merchant
    .of = of the Merchant
    .many = Merchants
    .guild = guild of Merchants
    .short = Mer
    .text = Swap two cards with another player; each chooses what to give.

card-beggar = Beggar
    .a = a Beggar
    .the = the Beggar
    .of = of the Beggar
    .many = Beggars
    .guild = guild of Beggars
    .short = Beg
    .text = Take a random card from the largest hand; if tied, you choose which.

card-monk = Monk
    .a = a Monk
    .the = the Monk
    .of = of the Monk
    .many = Monks
    .guild = guild of Monks
    .short = Mon
    .text = Draw two cards.

card-noble = Noble
    .a = a Noble
    .the = the Noble
    .of = of the Noble
    .many = Nobles
    .guild = guild of Nobles
    .short = Nob
    .text = The next two players each give you a card of their choice.

card-priest = Priest
    .a = a Priest
    .the = the Priest
    .of = of the Priest
    .many = Priests
    .guild = guild of Priests
    .short = Pri
    .text = Look at another player’s hand, take a card from it and give one back.

card-prowler = Prowler
    .a = a Prowler
    .the = the Prowler
    .of = of the Prowler
    .many = Prowlers
    .guild = guild of Prowlers
    .short = Pro
    .text = Steal one card from any guild into your hand.

card-witch = Witch
    .a = a Witch
    .the = the Witch
    .of = of the Witch
    .many = Witches
    .guild = guild of Witches
    .short = Wit
    .text = Copy the power of any guild on the table, yours or another player’s.

side-red = red side
side-yellow = yellow side
end-card = End card

## Rules

rules-SETUP = Setup
GLD-SETUP-01 = The game is for 2, 3, 4 or 5 players only.
GLD-SETUP-02 = All 104 guild cards are used, whatever the number of players.
GLD-SETUP-03 = Shuffle the 104 guild cards, without the End card, to form a face-down draw pile in the middle of the table.
GLD-SETUP-04 = With 3, 4 or 5 players, the End card goes under the draw pile, red side up.
GLD-SETUP-05 = With 2 players, the End card goes under the draw pile, yellow side up.
GLD-SETUP-06 = Each player is dealt 6 cards from the draw pile.
GLD-SETUP-07 = After the deal, the next card is turned face up beside the draw pile to start the discard pile; its power is not activated.
GLD-SETUP-08 = After setup the draw pile holds 103 − 6 × the number of players: 91, 85, 79 or 73 cards with 2, 3, 4 or 5 players.
GLD-SETUP-09 = The starting player is chosen at random.
GLD-SETUP-10 = Turns go clockwise around the table.
GLD-SETUP-11 = Nobody has a guild at the start.
GLD-SETUP-12 = Cards on the discard pile are always face up.

rules-TURN = The turn
GLD-TURN-01 = On your turn, take exactly one action, then draw one card from the draw pile; your turn is then over.
GLD-TURN-02 = There are four actions: play a card, lay a guild, use a guild, or reinforce a guild.
GLD-TURN-03 = You must take an action; you cannot pass.
GLD-TURN-04 = The end-of-turn draw comes after the action is fully resolved, including discarding a played card.
GLD-TURN-05 = There is no hand limit at any time.
GLD-TURN-06 = If you start your turn with no cards in hand and no guild on the table, draw two cards and end your turn: you take no action and make no end-of-turn draw.
GLD-TURN-07 = If you start your turn with no cards in hand but at least one guild, your action must be to use a guild (or the forced draw of GLD-EDGE-05 or GLD-EDGE-10).
GLD-TURN-08 = After the end-of-turn draw, play passes to the next player in turn order.
GLD-TURN-09 = When it isn’t your turn, you take no actions; you only answer when a power of the active player requires it.
GLD-TURN-10 = If the action ends the round, there is no end-of-turn draw.
GLD-TURN-11 = Cards are always drawn from the top of the draw pile, one at a time.

rules-PILE = When the draw pile runs out
GLD-PILE-01 = As soon as the last card leaves the draw pile, the End card is revealed, no matter who took the card, on whose turn or how (drawn, dealt by a power or revealed).
GLD-PILE-02 = If its red side is showing, turn the End card to its yellow side.
GLD-PILE-03 = When the End card has been turned from red to yellow, the last card played stays as the new discard pile: the card being played, or if there is none, the top card of the discard pile. Shuffle all other discarded cards and place them face down on the End card as the new draw pile.
GLD-PILE-04 = If the power of a card being played takes the last card of the draw pile, the played card becomes the new discard pile at once; its power continues, and any cards it discards go on top.
GLD-PILE-05 = If the End card is turned while cards are still to be drawn, by one player (power, replacement, shortage, GLD-TURN-06) or by several (Star), drawing continues from the new draw pile until all the cards are drawn.
GLD-PILE-06 = Hands and guilds stay as they are when the draw pile is refilled.
GLD-PILE-07 = If there are no cards for a new draw pile (nothing was discarded besides the card that stays), the yellow side counts as revealed at once and the round ends by GLD-END-04.
GLD-PILE-08 = If the yellow side is showing, the round ends by GLD-END-04.
GLD-PILE-09 = The draw pile is refilled at most once per round with 3, 4 or 5 players, and never with 2 players.
GLD-PILE-10 = A card revealed from the draw pile by a Witch is discarded before you check the End card. If it was the last one and the Witch is being played, the Witch stays and the revealed card is shuffled in; otherwise the revealed card stays.
GLD-PILE-11 = The End card itself is never drawn, dealt, discarded or shuffled.
GLD-PILE-12 = During a round the draw pile is never left empty: when its last card leaves, either it is refilled or the round ends.

rules-PLAY = Playing a card
GLD-PLAY-01 = To play a card, show a card from your hand and activate its power.
GLD-PLAY-02 = You play exactly one card per action.
GLD-PLAY-03 = The played card goes on top of the discard pile after its power is resolved. The only exceptions are GLD-EDGE-01, where it goes there before the replacement draw, and GLD-PILE-04.
GLD-PLAY-04 = While its power is being resolved, the played card is neither in hand nor (except by GLD-PILE-04) on the discard pile; it does not count when cards in hand are counted.
GLD-PLAY-05 = You must activate the power of the card you play.
GLD-PLAY-06 = You may play a single Jester; nothing happens and it is discarded.
GLD-PLAY-07 = As long as you have a card in hand, you may always play a card as your action.

rules-GUILD = Laying a guild
GLD-GUILD-01 = To lay a guild, place three or more matching cards from your hand face up in a row in front of you.
GLD-GUILD-02 = Cards match if all of them except Jesters are of the same type; a Jester can stand in for any type.
GLD-GUILD-03 = A guild has the type of its cards other than Jesters; one such card is enough, and there is no limit on the number of Jesters.
GLD-GUILD-04 = A guild can have any number of cards from three up.
GLD-GUILD-05 = You may have two or more guilds of the same type; each needs at least three cards of its own.
GLD-GUILD-06 = You lay exactly one guild per action.
GLD-GUILD-07 = When you lay a guild, you must activate its power once.
GLD-GUILD-08 = All the cards of a new guild come from your hand.
GLD-GUILD-09 = You can only lay a guild as your action on your own turn; no power lets you lay one on another player’s turn.
GLD-GUILD-10 = Once on the table, the cards of a guild can be hit by an Assassin or a Prowler, and a Witch can copy the guild.
GLD-GUILD-11 = Except through a power, you may not take cards back from your guilds, move them between guilds, or merge or split guilds.
GLD-GUILD-12 = As soon as a guild is down to two cards, it is dissolved and its owner takes both cards back into hand.
GLD-GUILD-13 = GLD-GUILD-12 applies on any player’s turn, before anything else happens.
GLD-GUILD-14 = You may lay three or more Jesters on their own as a guild of Jesters; no power is activated.
GLD-GUILD-15 = A guild of Jesters counts as a guild whenever guilds or their members are counted.
GLD-GUILD-16 = If a guild loses its last card other than a Jester and still has at least three cards, it becomes a guild of Jesters.

rules-USE = Using a guild
GLD-USE-01 = To use a guild, choose one of your guilds that you laid on an earlier turn and still have, and activate its power.
GLD-USE-02 = Using a guild costs nothing: you discard no cards and the guild stays as it is.
GLD-USE-03 = You may use the same guild turn after turn.
GLD-USE-04 = You cannot use another player’s guild, except by copying it with a Witch.
GLD-USE-05 = You cannot choose to use a guild of Jesters; the forced draw of GLD-EDGE-10 is the only exception.
GLD-USE-06 = You may use a guild whose power currently has no target; its replacement effect applies.

rules-REINFORCE = Reinforcing a guild
GLD-REINFORCE-01 = To reinforce, add one or more compatible cards from your hand to one of your guilds.
GLD-REINFORCE-02 = Cards of the guild’s type and Jesters are compatible.
GLD-REINFORCE-03 = You may add any number of compatible cards in one action.
GLD-REINFORCE-04 = After adding the cards, you must activate the guild’s power exactly once, however many cards you added.
GLD-REINFORCE-05 = You can only reinforce your own guilds.
GLD-REINFORCE-06 = You reinforce only one guild per action.
GLD-REINFORCE-07 = You may add only Jesters to a guild that already has a type; this activates its power as usual.
GLD-REINFORCE-08 = You may reinforce a guild of Jesters with cards of any one other type (with or without more Jesters); it becomes a guild of that type and its power is activated.
GLD-REINFORCE-09 = All cards other than Jesters added to a guild of Jesters must be of a single type.
GLD-REINFORCE-10 = You may add only Jesters to a guild of Jesters; nothing is activated.
GLD-REINFORCE-11 = Reinforcing never makes an extra guild, so it cannot win the round by itself.

rules-POWER = Powers
GLD-POWER-01 = A power works the same way whether the card was played or the guild was laid, used, reinforced or copied by a Witch.
GLD-POWER-02 = The active player makes all the choices of a power, unless a choice is expressly given to someone else.
GLD-POWER-03 = When a power has the active player choose a player, it must be another player.
GLD-POWER-04 = You cannot decline a power once it is activated; only the replacement effects in the special cases change it.
GLD-POWER-05 = Artisan: take the top card of the discard pile into your hand.
GLD-POWER-06 = Artisan: an Artisan you play cannot take itself, because it is discarded only after its power.
GLD-POWER-07 = Artisan: if the discard pile is empty, nothing happens.
GLD-POWER-08 = Assassin: choose a card in any guild on the table and put it on top of the discard pile.
GLD-POWER-09 = Assassin and Prowler: you may choose any card of the guild, including Jesters.
GLD-POWER-10 = Assassin and Prowler: you may target your own guilds but are never forced to: when no other player has a guild, you may take the replacement instead (GLD-EDGE-01, GLD-EDGE-03, GLD-EDGE-04, GLD-EDGE-06); in the case of GLD-EDGE-05 you must.
GLD-POWER-11 = Jester: it has no power of its own; it only stands in for another type when a guild is laid or reinforced.
GLD-POWER-12 = Jester: in hand it is only ever a Jester; it counts as no other type, for the Knight or any other power.
GLD-POWER-13 = Knight: choose another player and name a card type.
GLD-POWER-14 = Knight: if that player has at least one card of that type in hand, they give you one.
GLD-POWER-15 = Knight: if they have none, nothing happens.
GLD-POWER-16 = Knight: you may name any of the thirteen types, including Jester and Knight.
GLD-POWER-17 = Star: every player draws one card, including the active player.
GLD-POWER-18 = Star: players draw in turn order, starting with the active player.
GLD-POWER-19 = Magician: draw three cards, keep one and discard the other two.
GLD-POWER-20 = Magician: you choose the order in which the two cards are discarded.
GLD-POWER-21 = Merchant: choose another player; you swap two cards with them.
GLD-POWER-22 = Merchant: each player freely chooses two cards from their own hand to give; the other player cannot refuse.
GLD-POWER-23 = Merchant: both choose before seeing what they will receive; the cards change hands at the same time.
GLD-POWER-24 = Beggar: take a random card from the player with the most cards in hand.
GLD-POWER-25 = Beggar: if several other players are tied for the most cards in hand, you choose which of them to take from.
GLD-POWER-26 = Beggar: every card in that hand is equally likely; neither player chooses.
GLD-POWER-27 = Monk: draw two cards.
GLD-POWER-28 = Noble: the next two players in turn order each choose a card from their hand and give it to you.
GLD-POWER-29 = Noble, 2 players: your opponent gives you one card of their choice, and you draw one card in place of the second.
GLD-POWER-30 = Priest: look at another player’s whole hand and take one card of your choice from it.
GLD-POWER-31 = Priest: then give that player one card of your choice from your hand.
GLD-POWER-32 = Priest: you may give back the card you have just taken.
GLD-POWER-33 = Prowler: take a card from any guild on the table into your hand.
GLD-POWER-34 = Witch: carry out the power of any guild on the table, including your own.
GLD-POWER-35 = Witch: the guild you copy is not used, moved or spent.
GLD-POWER-36 = Witch: guilds of Witches and guilds of Jesters cannot be copied.
GLD-POWER-37 = If a power leaves only one possible answer and everyone can see it, nobody is asked: this applies to the only card or guild that can be hit or copied, and to a hand with no more cards than must be given or taken from it.

rules-SHORT = Out of cards
GLD-SHORT-01 = If an action needs more cards from a player’s hand than that player has, they first draw the missing cards; then the action is carried out.
GLD-SHORT-02 = GLD-SHORT-01 applies to the active player and to every other player involved in the action.
GLD-SHORT-03 = Cards needed: Merchant, 2 from each of the two players; Noble, 1 from each giver; Priest, 1 from the chosen player; Beggar, 1 from the chosen player.
GLD-SHORT-04 = The Knight needs no cards: a player without the named type, or with no cards at all, gives nothing and draws nothing.
GLD-SHORT-05 = Priest: the active player does not draw for a shortage, because the card they have just taken is in hand when they have to give one.
GLD-SHORT-06 = Missing cards are drawn before anyone chooses a card, in turn order starting with the active player.
GLD-SHORT-07 = Drawing missing cards can empty the draw pile; the rules for an empty draw pile then apply as usual.
GLD-SHORT-08 = An empty hand is no protection: its owner may be chosen for the Merchant, the Priest and the Knight, must give for the Noble, and may be chosen for the Beggar when every hand is empty; if a card is needed from them, they draw it first.

rules-EDGE = Special cases
GLD-EDGE-01 = Assassin or Prowler played with no guild to hit: discard the played card first, then draw a card in place of the power; the end-of-turn draw follows as usual.
GLD-EDGE-02 = “No guild to hit” means that no other player has a guild on the table; if you have one yourself, you may choose between the replacement and hitting one of your own guilds (GLD-POWER-10), except in the case of GLD-EDGE-05.
GLD-EDGE-03 = Guild of Assassins or Prowlers laid or reinforced with no guild to hit: draw a card in place of the power; no card of the guild is discarded.
GLD-EDGE-04 = Guild of Assassins or Prowlers used with no guild to hit: draw a card in place of the power.
GLD-EDGE-05 = If your hand is empty, you have only guilds of Assassins or Prowlers and there is no guild to hit, your action is to draw a card; the end-of-turn draw follows.
GLD-EDGE-06 = If a Witch copies the power of an Assassin or a Prowler and there is no guild to hit, draw a card in place of the power; a played Witch is discarded after that draw, by GLD-PLAY-03.
GLD-EDGE-07 = A guild of Jesters has no power: once you lay it, only the end-of-turn draw remains.
GLD-EDGE-08 = A guild of Jesters takes the type of the first other card added to it (see GLD-REINFORCE-08).
GLD-EDGE-09 = Once a guild of Jesters has taken a type, it behaves exactly like any other guild of that type.
GLD-EDGE-10 = If your hand is empty and you have only guilds of Jesters, your action is to draw a card; the end-of-turn draw follows.
GLD-EDGE-11 = Beggar, when you have more cards in hand than anyone else: draw a card in place of the power.
GLD-EDGE-12 = Beggar, when you are tied with others for the most cards in hand: the power applies to one of them; there is no replacement.
GLD-EDGE-13 = Beggar: your own count leaves out the card being played (the Beggar, or a Witch that copies or reveals one) and, as for everyone, the cards in guilds.
GLD-EDGE-14 = Noble, with exactly 2 players: follow GLD-POWER-29.
GLD-EDGE-15 = Witch, when no guild can be copied: reveal the top card of the draw pile, discard it and carry out its power.
GLD-EDGE-16 = If a Witch reveals a Witch, repeat GLD-EDGE-15 with the next card.
GLD-EDGE-17 = If a Witch reveals a Jester, nothing more happens.
GLD-EDGE-18 = If a Witch reveals an Artisan, the Artisan just discarded is the top card and goes into your hand; if it was the last card of the draw pile and the Witch is being played, the Witch is on top by then and you take the Witch.
GLD-EDGE-19 = If a Witch reveals an Assassin or a Prowler, it may hit another player’s guild of Witches or of Jesters (or one of your own, by GLD-POWER-10); if no other player has one, GLD-EDGE-06 applies.
GLD-EDGE-20 = Guild of Witches laid as the only guild on the table: no guild can be copied, so GLD-EDGE-15 applies.
GLD-EDGE-21 = An Assassin or a Prowler may hit a guild of any size; a guild of three cards is then dissolved by GLD-GUILD-12.
GLD-EDGE-22 = The two cards of a dissolved guild go to the guild’s owner, not to the active player.
GLD-EDGE-23 = A played Assassin ends up on top of its victim on the discard pile, because it is discarded after its power.
GLD-EDGE-24 = If your hand is empty, there is no guild to hit and you have only guilds of Assassins or Prowlers and guilds of Jesters, GLD-EDGE-05 applies in the same way.
GLD-EDGE-25 = In the cases of GLD-EDGE-05, GLD-EDGE-10 and GLD-EDGE-24 the card is drawn automatically: you choose no action and cannot hit your own guilds.

rules-END = End of the round
GLD-END-01 = The moment you have laid your third guild, you win the round; nothing else is resolved.
GLD-END-02 = All three guilds must be in front of you at the same time; guilds you have lost do not count.
GLD-END-03 = The power of the winning guild is not activated and there is no end-of-turn draw.
GLD-END-04 = If the yellow side of the End card is revealed and nobody has laid a third guild, the round ends immediately.
GLD-END-05 = When the round ends by GLD-END-04, everything in progress stops: any remaining draws, gifts and discards are dropped, and so is the end-of-turn draw.
GLD-END-06 = Cards already drawn when the round is cut short count as part of the hand of the player who drew them, including all the cards drawn with a Magician.
GLD-END-07 = A played card whose power was cut short belongs to the discard pile.
GLD-END-08 = When the round ends by GLD-END-04, the player with the most guilds on the table wins; if tied, the player with the most guild members (cards in guilds).
GLD-END-09 = If still tied, the player with the most cards in hand wins.
GLD-END-10 = If still tied, the tied players share the victory.
GLD-END-11 = Revealing the red side never ends a round (except by GLD-PILE-07).
GLD-END-12 = A round always ends: every turn takes at least one card from the draw pile, and the draw pile is refilled at most once.

rules-TWO = The two-player match
GLD-TWO-01 = With two players, you play a match of up to three rounds.
GLD-TWO-02 = The first player to win two rounds wins the match; no more rounds are played.
GLD-TWO-03 = Each round starts with a new setup, End card yellow side up, so the draw pile runs out only once.
GLD-TWO-04 = The starting player of each round is chosen at random.
GLD-TWO-05 = A shared round counts as a win for both players.
GLD-TWO-06 = If both players reach two wins in the same round, they share the victory.
GLD-TWO-07 = With 3, 4 or 5 players, the game is a single round.

rules-INFO = Hidden information
GLD-INFO-01 = Only you know your hand; the number of cards in each hand is public.
GLD-INFO-02 = Nobody knows the order or contents of the draw pile; its size and the current side of the End card (first or last pass) are public.
GLD-INFO-03 = Guilds are public, card by card.
GLD-INFO-04 = The whole discard pile is public, not just its top card.
GLD-INFO-05 = Only the player who draws a card knows what it is.
GLD-INFO-06 = Only the active player sees the hand shown to a Priest, and it is hidden again when the action ends (they may remember what they saw).
GLD-INFO-07 = Cards moved by the Merchant, the Beggar, the Noble and the Priest are known to the two players involved; everyone else sees only how many cards moved.
GLD-INFO-08 = The type of a card given to a Knight is public; so is the fact that the player has none of the named type.
GLD-INFO-09 = Cards taken by an Artisan or a Prowler, and the cards of a dissolved guild, are named to everyone when they go into a hand; after that, other players see only the number of cards in that hand.
GLD-INFO-10 = A line of the log shown to a player contains nothing that player was not allowed to see at that moment.
GLD-INFO-11 = After a refill, nothing shows the order of the new draw pile; that its contents can be worked out from the public discards is intended.
GLD-INFO-12 = Players may not show cards from their hand of their own accord; only the rules reveal them (a card played, laid or added to a guild, a hand shown to a Priest, a card given to a Knight).

## Events

event-round-began = { $seat_is ->
    [you] Round { $round }: you go first. First card of the discard pile: { $card_a }.
   *[other] Round { $round }: { $seat } goes first. First card of the discard pile: { $card_a }.
}
event-turn = { $seat_is ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn.
}
event-empty-handed = { $seat_is ->
    [you] You have no cards in hand and no guilds: you only draw this turn.
   *[other] { $seat } has no cards in hand and no guilds, and only draws this turn.
}
event-nothing-to-use = { $seat_is ->
    [you] You have no cards in hand and no usable guild: you draw a card.
   *[other] { $seat } has no cards in hand and no usable guild, and draws a card.
}
event-played = { $seat_is ->
    [you] You play { $card_a }.
   *[other] { $seat } plays { $card_a }.
}
event-discarded-played = { $seat_is ->
    [you] You discard { $card_the }.
   *[other] { $seat } discards { $card_the }.
}
event-laid = { $seat_is ->
    [you] You lay a { $card_guild } ({ $count } cards).
   *[other] { $seat } lays a { $card_guild } ({ $count } cards).
}
event-used = { $seat_is ->
    [you] You use your { $which ->
        [1] {"first "}
        [2] {"second "}
       *[0] {""}
    }{ $card_guild }.
   *[other] { $seat } uses their { $which ->
        [1] {"first "}
        [2] {"second "}
       *[0] {""}
    }{ $card_guild }.
}
event-reinforced = { $seat_is ->
    [you] You add
   *[other] { $seat } adds
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} to { $seat_is ->
    [you] your
   *[other] their
} { $which ->
    [1] {"first "}
    [2] {"second "}
   *[0] {""}
}{ $card_guild }.
event-drew = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }.
event-drew-unseen = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-out-of-cards = { $count ->
    [one] { $seat_is ->
        [you] You are 1 card short and draw it first.
       *[other] { $seat } is 1 card short and draws it first.
    }
   *[other] { $seat_is ->
        [you] You are { $count } cards short and draw them first.
       *[other] { $seat } is { $count } cards short and draws them first.
    }
}
event-end-card-turned = The draw pile is empty: the End card is turned to its yellow side.
event-refilled = { $count ->
    [one] The discard pile, except its top card, becomes the new draw pile: 1 card.
   *[other] The discard pile, except its top card, is shuffled into a new draw pile: { $count } cards.
}
event-artisan-took = { $seat_is ->
    [you] You take the top card of the discard pile: { $card_a }.
   *[other] { $seat } takes the top card of the discard pile: { $card_a }.
}
event-nothing-to-take = { $seat_is ->
    [you] The discard pile is empty: the Artisan has no effect.
   *[other] The discard pile is empty: the Artisan has no effect for { $seat }.
}
event-no-guild-to-hit = { $seat_is ->
    [you] No other player has a guild: you draw a card instead.
   *[other] No other player has a guild: { $seat } draws a card instead.
}
event-assassinated = { $seat_is ->
    [you] { $other_is ->
        [you] You assassinate { $card_a } in your { $which ->
            [1] first
            [2] second
           *[0] own
        } { $kind_guild }.
       *[other] You assassinate { $card_a } in { $other }’s { table-guild }.
    }
   *[other] { $other_is ->
        [you] { $seat } assassinates { $card_a } in your { table-guild }.
        [same] { $seat } assassinates { $card_a } in their { $which ->
            [1] first
            [2] second
           *[0] own
        } { $kind_guild }.
       *[other] { $seat } assassinates { $card_a } in { $other }’s { table-guild }.
    }
}
event-stole = { $seat_is ->
    [you] { $other_is ->
        [you] You take { $card_a } back from your { $which ->
            [1] first
            [2] second
           *[0] own
        } { $kind_guild }.
       *[other] You steal { $card_a } from { $other }’s { table-guild }.
    }
   *[other] { $other_is ->
        [you] { $seat } steals { $card_a } from your { table-guild }.
        [same] { $seat } takes { $card_a } back from their { $which ->
            [1] first
            [2] second
           *[0] own
        } { $kind_guild }.
       *[other] { $seat } steals { $card_a } from { $other }’s { table-guild }.
    }
}
event-dissolved = { $seat_is ->
    [you] Your { table-guild } is down to two cards and is dissolved: you take them back ({ $cards }).
   *[other] The { table-guild } is down to two cards and is dissolved: { $seat } takes them back ({ $cards }).
}
event-knight-took = { $seat_is ->
    [you] You ask { $other } for { $card_a } and get one.
   *[other] { $other_is ->
        [you] { $seat } asks you for { $card_a }: you hand one over.
       *[other] { $seat } asks { $other } for { $card_a } and gets one.
    }
}
event-knight-missed = { $seat_is ->
    [you] You ask { $other } for { $card_a }: { $other } has none.
   *[other] { $other_is ->
        [you] { $seat } asks you for { $card_a }: you have none.
       *[other] { $seat } asks { $other } for { $card_a }: { $other } has none.
    }
}
event-merchant = { $seat_is ->
    [you] You will swap two cards with { $other }.
   *[other] { $other_is ->
        [you] { $seat } will swap two cards with you.
       *[other] { $seat } will swap two cards with { $other }.
    }
}
event-swapped = { $seat_is ->
    [you] You give { $other } two cards ({ $given }) and receive two ({ $received }).
   *[other] { $other_is ->
        [you] You give { $seat } two cards ({ $received }) and receive two ({ $given }).
       *[other] { $seat } gives { $other } two cards ({ $given }) and receives two ({ $received }).
    }
}
event-swapped-unseen = { $seat_is ->
    [you] You and { $other } swap two cards.
   *[other] { $other_is ->
        [you] You and { $seat } swap two cards.
       *[other] { $seat } and { $other } swap two cards.
    }
}
event-beggar-richest = { $seat_is ->
    [you] You have the most cards in hand: you draw a card instead.
   *[other] { $seat } has the most cards in hand and draws a card instead.
}
event-begged = { $seat_is ->
    [you] You take a card at random from { $other }’s hand: { $card_a }.
   *[other] { $other_is ->
        [you] { $seat } takes a card at random from your hand: { $card_a }.
       *[other] { $seat } takes a card at random from { $other }’s hand: { $card_a }.
    }
}
event-begged-unseen = { $seat_is ->
    [you] You take a card at random from { $other }’s hand.
   *[other] { $other_is ->
        [you] { $seat } takes a card at random from your hand.
       *[other] { $seat } takes a card at random from { $other }’s hand.
    }
}
event-gave = { $seat_is ->
    [you] You give { $other } { $card_a }.
   *[other] { $other_is ->
        [you] { $seat } gives you { $card_a }.
       *[other] { $seat } gives { $other } { $card_a }.
    }
}
event-gave-unseen = { $seat_is ->
    [you] You give { $other } a card.
   *[other] { $other_is ->
        [you] { $seat } gives you a card.
       *[other] { $seat } gives { $other } a card.
    }
}
event-saw-hand = { $seat_is ->
    [you] You look at { $other }’s hand: { $cards }.
   *[other] { $other_is ->
        [you] { $seat } looks at your hand: { $cards }.
       *[other] { $seat } looks at { $other }’s hand: { $cards }.
    }
}
event-saw-hand-unseen = { $seat_is ->
    [you] You look at { $other }’s hand.
   *[other] { $other_is ->
        [you] { $seat } looks at your hand.
       *[other] { $seat } looks at { $other }’s hand.
    }
}
event-priest-took = { $seat_is ->
    [you] You take { $card_a } from { $other }.
   *[other] { $other_is ->
        [you] { $seat } takes { $card_a } from you.
       *[other] { $seat } takes { $card_a } from { $other }.
    }
}
event-priest-took-unseen = { $seat_is ->
    [you] You take a card from { $other }.
   *[other] { $other_is ->
        [you] { $seat } takes a card from you.
       *[other] { $seat } takes a card from { $other }.
    }
}
event-priest-gave = { $seat_is ->
    [you] You give { $other } { $card_a } in return.
   *[other] { $other_is ->
        [you] { $seat } gives you { $card_a } in return.
       *[other] { $seat } gives { $other } { $card_a } in return.
    }
}
event-priest-gave-unseen = { $seat_is ->
    [you] You give { $other } a card in return.
   *[other] { $other_is ->
        [you] { $seat } gives you a card in return.
       *[other] { $seat } gives { $other } a card in return.
    }
}
event-magician-discarded = { $seat_is ->
    [you] Of the cards drawn, you discard { $card_a }.
   *[other] Of the cards drawn, { $seat } discards { $card_a }.
}
event-witch-revealed = { $seat_is ->
    [you] No guild can be copied: you reveal and discard the top card of the draw pile, { $card_a }.
   *[other] No guild can be copied: { $seat } reveals and discards the top card of the draw pile, { $card_a }.
}
event-witch-copied = { $seat_is ->
    [you] { $other_is ->
        [you] You copy your { $which ->
            [1] first
            [2] second
           *[0] own
        } { $card_guild }.
       *[other] You copy { $other }’s { $which ->
            [1] {"first "}
            [2] {"second "}
           *[0] {""}
        }{ $card_guild }.
    }
   *[other] { $other_is ->
        [you] { $seat } copies your { $which ->
            [1] {"first "}
            [2] {"second "}
           *[0] {""}
        }{ $card_guild }.
        [same] { $seat } copies their { $which ->
            [1] first
            [2] second
           *[0] own
        } { $card_guild }.
       *[other] { $seat } copies { $other }’s { $which ->
            [1] {"first "}
            [2] {"second "}
           *[0] {""}
        }{ $card_guild }.
    }
}
event-round-score = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $guilds ->
    [0] no guilds
    [one] 1 guild
   *[other] { $guilds } guilds
}, { $members ->
    [0] no members
    [one] 1 member
   *[other] { $members } members
}, { $hand ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}.
event-round-third-guild = { $seats_is ->
    [you] You have three guilds on the table: you win the round!
    [many] { $seats } have three guilds each and share the round.
   *[other] { $seats } has three guilds on the table and wins the round.
}
event-round-end-card = { $seats_is ->
    [you] The yellow End card comes up and ends the round: you win it on guilds, members and cards in hand!
    [many] The yellow End card comes up and ends the round: tied on guilds, members and cards in hand, { $seats } share it.
   *[other] The yellow End card comes up and ends the round: { $seats } wins it on guilds, members and cards in hand.
}
event-ended = { $seats_is ->
    [you] You win the game: the throne is yours!
    [many] { $seats } share the victory.
   *[other] { $seats } wins the game and the throne.
}

reason-third-guild = A third guild was laid.
reason-end-card = The draw pile ran out: won on guilds, members and cards in hand.
reason-match = Two rounds won.

score-rounds = Rounds won
score-guilds = Guilds
score-members = Guild members
score-hand = Cards in hand

## Prompts

prompt-action = Your turn: what do you do?
waiting-action = { $seat } is thinking.
prompt-assassin = Assassin: which guild card do you assassinate?
waiting-assassin = { $seat } is choosing the Assassin’s victim.
prompt-prowler = Prowler: which guild card do you steal?
waiting-prowler = { $seat } is choosing a card to steal.
prompt-knight = Knight: who do you ask for a card, and which one?
waiting-knight = { $seat } is choosing who to ask for a card.
prompt-merchant-target = Merchant: who do you swap two cards with?
waiting-merchant-target = { $seat } is choosing who to swap with.
prompt-merchant-give = Merchant: which two cards do you give { $other }?
waiting-merchant-give = { $other_is ->
    [you] { $seat } is choosing two cards to give you.
   *[other] { $seat } is choosing two cards to give { $other }.
}
prompt-beggar = Beggar: several hands are tied. Who do you take a random card from?
waiting-beggar = { $seat } is choosing who to take a card from.
prompt-noble-give = Noble: which card do you give { $other }?
waiting-noble-give = { $other_is ->
    [you] { $seat } is choosing a card to give you.
   *[other] { $seat } is choosing a card to give { $other }.
}
prompt-priest-target = Priest: whose hand do you look at?
waiting-priest-target = { $seat } is choosing whose hand to look at.
prompt-priest-take = Priest: which card do you take from { $other }’s hand?
waiting-priest-take = { $other_is ->
    [you] { $seat } is choosing a card from your hand.
   *[other] { $seat } is choosing a card from { $other }’s hand.
}
prompt-priest-give = Priest: which card do you give { $other } in return?
waiting-priest-give = { $other_is ->
    [you] { $seat } is choosing a card to give you in return.
   *[other] { $seat } is choosing a card to give { $other } in return.
}
prompt-magician = Magician: which card do you keep, and in what order do you discard the other two?
waiting-magician = { $seat } is choosing which card to keep.
prompt-witch = Witch: which guild’s power do you copy?
waiting-witch = { $seat } is choosing a guild to copy.

## Choices

choice-play = Play { $card_a }
choice-lay = Lay a { $card_guild }: { $cards ->
    [0] { $jesters ->
        [one] 1 Jester
       *[other] { $jesters } Jesters
    }
    [one] 1 { $card }{ $jesters ->
        [0] {""}
        [one] {" and 1 Jester"}
       *[other] {" and"} { $jesters } Jesters
    }
   *[other] { $cards } { $card_many }{ $jesters ->
        [0] {""}
        [one] {" and 1 Jester"}
       *[other] {" and"} { $jesters } Jesters
    }
}
choice-use = { $owner_is ->
    [you] Use your { table-guild } ({ $size } cards)
   *[other] Use the { table-guild } ({ $size } cards)
}
choice-reinforce = Add { $cards ->
    [0] { $jesters ->
        [one] 1 Jester
       *[other] { $jesters } Jesters
    }
    [one] 1 { $card }{ $jesters ->
        [0] {""}
        [one] {" and 1 Jester"}
       *[other] {" and"} { $jesters } Jesters
    }
   *[other] { $cards } { $card_many }{ $jesters ->
        [0] {""}
        [one] {" and 1 Jester"}
       *[other] {" and"} { $jesters } Jesters
    }
} to { $owner_is ->
    [you] your
   *[other] the
} { table-guild } ({ $size } cards)
choice-name = Ask { $seat } for { $card_a }
choice-assassinate = { $owner_is ->
    [you] Assassinate { $card_a } in your { table-guild } ({ $size } cards)
   *[other] Assassinate { $card_a } in { $owner }’s { table-guild } ({ $size } cards)
}
choice-steal = { $owner_is ->
    [you] Take { $card_a } back from your { table-guild } ({ $size } cards)
   *[other] Steal { $card_a } from { $owner }’s { table-guild } ({ $size } cards)
}
choice-draw-instead = Draw a card
choice-keep = Keep { $card_a }; discard { $under_a }, then { $top_a } on top
choice-choose = Choose { $seat }
choice-swap = Give two cards: { $cards }
choice-give = Give { $card_a }
choice-take = Take { $card_a }
choice-copy = { $owner_is ->
    [you] Copy your { table-guild } ({ $size } cards)
   *[other] Copy { $owner }’s { table-guild } ({ $size } cards)
}

verb-play = Play
verb-lay = Lay
verb-use = Use
verb-reinforce = Reinforce
verb-name = Ask
verb-assassinate = Assassinate
verb-steal = Steal
verb-draw-instead = Draw
verb-keep = Keep
verb-choose = Choose
verb-swap = Give
verb-give = Give
verb-take = Take
verb-copy = Copy

field-card = Which card?
field-cards = How many cards of that type?
field-jesters = How many Jesters?
field-guild = Which guild?
field-seat = Which player?
field-under = Which card do you discard first, underneath?
field-top = Which card do you discard last, on top?
field-also = And which other card?

## Table

game-title = Medievallons
game-summary = Thirteen guilds, each with its own power: be the first to lay three of them and take the throne.
game-players = 2 to 5 players

option-first = First player
    .help = Who takes the first turn of the first round; later rounds are random.
option-first-random = random
option-first-0 = seat 1
option-first-1 = seat 2
option-first-2 = seat 3
option-first-3 = seat 4
option-first-4 = seat 5
option-rounds = Rounds
    .help = Two players: a match of up to three rounds as in the rulebook, or a single round. More players always play one round.
option-rounds-rulebook = as in the rulebook
option-rounds-one = a single round

table-hand = Your hand
table-hand-of = { $seat_is ->
    [you] Your hand:
   *[other] { $seat }’s hand:
} { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
table-guilds-of = { $seat_is ->
    [you] Your guilds
   *[other] { $seat }’s guilds
}
table-guild = { $which ->
    [1] {"first "}
    [2] {"second "}
    [3] {"third "}
   *[0] {""}
}{ $kind_guild }
table-no-guilds = no guilds yet
table-draw = Draw pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
table-discard = Discard pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
table-end-card = End card: { $side ->
    [red] { side-red }
   *[yellow] { side-yellow }
}
table-played = Card in play
table-round = { $rounds ->
    [1] Single round
   *[other] Round { $round } of at most { $rounds }
}
table-wins = Rounds won
