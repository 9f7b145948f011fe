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
GLD-SETUP-01 = The game takes 2, 3, 4 or 5 players; no other count is accepted.
GLD-SETUP-02 = All 104 guild cards are used at every player count.
GLD-SETUP-03 = The 104 guild cards, without the End card, are shuffled into one face-down draw pile in the middle.
GLD-SETUP-04 = With 3 to 5 players the End card lies under the draw pile with its red side up.
GLD-SETUP-05 = With 2 players the End card lies under the draw pile with its yellow side up.
GLD-SETUP-06 = Each player is dealt 6 cards from the draw pile.
GLD-SETUP-07 = After the deal the next top card is turned over beside the draw pile and becomes the discard pile; its power is not activated.
GLD-SETUP-08 = Right after setup the draw pile holds 103 − 6 × players cards: 91, 85, 79 or 73 for 2, 3, 4 or 5 players.
GLD-SETUP-09 = The starting player is chosen at random.
GLD-SETUP-10 = Turn order runs clockwise round the seats.
GLD-SETUP-11 = No guild lies on the table at the start.
GLD-SETUP-12 = Cards on the discard pile are always face up.

rules-TURN = The turn
GLD-TURN-01 = On your turn you carry out exactly one action, then draw one card from the draw pile, then your turn is over.
GLD-TURN-02 = The four actions are: play a card, lay a guild, use a guild, reinforce a guild.
GLD-TURN-03 = The action is compulsory; there is no pass action.
GLD-TURN-04 = The closing draw comes after the action has been resolved completely, including the discarding of a played card.
GLD-TURN-05 = There is no limit to the number of cards in a hand, at any time.
GLD-TURN-06 = If at the start of your turn you hold no card and have no guild on the table, you draw two cards and your turn ends: no action, no further draw.
GLD-TURN-07 = If at the start of your turn you hold no card but have at least one guild, your action must be to use a guild (or its forced replacement GLD-EDGE-05 / GLD-EDGE-10).
GLD-TURN-08 = After the closing draw the turn passes to the next player in turn order.
GLD-TURN-09 = Players who are not active never take actions; they only answer what an active player’s power asks of them.
GLD-TURN-10 = When the action ends the round, the closing draw does not happen.
GLD-TURN-11 = Every draw takes the top card of the draw pile; several cards are drawn one after the other.

rules-PILE = When the draw pile runs out
GLD-PILE-01 = The moment the last card leaves the draw pile, the End card is exposed; who took the card, in whose turn and by which effect (draw, deal of a power, reveal) makes no difference.
GLD-PILE-02 = If the exposed side is red, the End card is turned to yellow.
GLD-PILE-03 = After turning red to yellow, the last card played stays as the new discard pile: the one that is being played, or else the top card of the discard pile. All other discarded cards are shuffled and placed face down on the End card as the new draw pile.
GLD-PILE-04 = If the power of a card being played takes the last card of the draw pile, the played card becomes the new discard pile at once; its power goes on, and what that discards is laid on top of it.
GLD-PILE-05 = A draw of several cards (power, replacement, shortage, GLD-TURN-06) or by several players (Star) that was interrupted by the turn of the End card goes on with the new draw pile until it has its full number of cards.
GLD-PILE-06 = Hands and guilds are untouched by the refill.
GLD-PILE-07 = If no card is available for the new draw pile (nothing was discarded besides the card that stays), the yellow side counts as exposed at once and the round ends by GLD-END-04.
GLD-PILE-08 = If the exposed side is yellow, the round ends by GLD-END-04.
GLD-PILE-09 = There is at most one refill per round with 3 to 5 players and none with 2 players.
GLD-PILE-10 = A card revealed from the draw pile by a Witch is put on the discard pile before the End card is looked at. If it was the last one and the Witch is being played, she stays and the revealed card is shuffled in; otherwise the revealed card stays.
GLD-PILE-11 = The End card itself is never drawn, dealt, discarded or shuffled.
GLD-PILE-12 = While the round lasts the draw pile is never empty between two steps: the leaving of its last card either refills it or ends the round.

rules-PLAY = Playing a card
GLD-PLAY-01 = Playing a card: show one card of your hand and activate its power.
GLD-PLAY-02 = Exactly one card is played per play action.
GLD-PLAY-03 = The played card is put on top of the discard pile after its power has been resolved (only exceptions: GLD-EDGE-01, where it goes there before the replacement draw, and GLD-PILE-04).
GLD-PLAY-04 = While its power resolves, the played card is neither in the hand nor (but for GLD-PILE-04) on the discard pile; hand counts taken during the power do not include it.
GLD-PLAY-05 = Activating the power of a played card is compulsory.
GLD-PLAY-06 = A Jester may be played on its own; nothing happens and it is discarded.
GLD-PLAY-07 = When a player has at least one card in hand, playing a card is always available as an action.

rules-GUILD = Laying a guild
GLD-GUILD-01 = Laying a guild: put three or more matching cards from your hand face up in a row in front of you.
GLD-GUILD-02 = Cards match when all cards that are not Jesters are of one type; Jesters may stand in for any type.
GLD-GUILD-03 = The guild’s type is the type of its non-Jester cards; one non-Jester card is enough, and there is no limit on the number of Jesters.
GLD-GUILD-04 = A guild may be of any size from three cards up.
GLD-GUILD-05 = You may own several guilds of the same type, each with at least three cards of its own.
GLD-GUILD-06 = One lay action lays exactly one guild.
GLD-GUILD-07 = After laying, the power of the guild’s type is activated once; this is compulsory.
GLD-GUILD-08 = All cards of a newly laid guild come from your hand.
GLD-GUILD-09 = Laying is possible only as your own action in your own turn; no power lays a guild in another player’s turn.
GLD-GUILD-10 = From the moment they lie on the table the cards of a guild can be picked by Assassin and Prowler, and the guild can be copied by Witch.
GLD-GUILD-11 = The owner may not take cards back, move them between guilds, merge or split guilds, except through a power.
GLD-GUILD-12 = The moment a guild is down to two cards, its owner takes both back into the hand and the guild no longer exists.
GLD-GUILD-13 = GLD-GUILD-12 applies in anybody’s turn and happens before anything else goes on.
GLD-GUILD-14 = Three or more Jesters may be laid as a guild of Jesters only; no power is activated.
GLD-GUILD-15 = A guild of Jesters only counts as a guild in every count of guilds and members.
GLD-GUILD-16 = If a guild loses its last non-Jester card and still has three or more cards, it becomes a guild of Jesters only.

rules-USE = Using a guild
GLD-USE-01 = Using a guild: choose one guild in front of you that was laid in an earlier turn and still lies there, and activate its power.
GLD-USE-02 = Using a guild costs nothing: no card is discarded and the guild stays as it is.
GLD-USE-03 = The same guild may be used turn after turn.
GLD-USE-04 = You cannot use another player’s guild; only a Witch power reaches it.
GLD-USE-05 = A guild of Jesters only cannot be chosen for use, except in the forced case GLD-EDGE-10.
GLD-USE-06 = A guild whose power currently has no target may be used; its replacement effect applies.

rules-REINFORCE = Reinforcing a guild
GLD-REINFORCE-01 = Reinforcing: add one or more compatible cards from your hand to one of your guilds.
GLD-REINFORCE-02 = Compatible are cards of the guild’s type and Jesters.
GLD-REINFORCE-03 = Any number of compatible cards may be added in one action.
GLD-REINFORCE-04 = After adding, the guild’s power is activated exactly once, however many cards were added; this is compulsory.
GLD-REINFORCE-05 = Only your own guilds can be reinforced.
GLD-REINFORCE-06 = One action reinforces one guild.
GLD-REINFORCE-07 = Adding only Jesters to a typed guild is a valid reinforcement and activates the power.
GLD-REINFORCE-08 = A guild of Jesters only may be reinforced with cards of any one other type (with or without more Jesters); it becomes a guild of that type and that power is activated.
GLD-REINFORCE-09 = All non-Jester cards added to a guild of Jesters only must be of one single type.
GLD-REINFORCE-10 = Adding only Jesters to a guild of Jesters only is allowed and activates nothing.
GLD-REINFORCE-11 = Reinforcing never creates a further guild and so can never win the round by itself.

rules-POWER = Powers
GLD-POWER-01 = A power is carried out the same way whether the card was played, or the guild laid, used, reinforced or copied by a Witch.
GLD-POWER-02 = The active player makes every choice of a power that is not expressly given to another player.
GLD-POWER-03 = Where a power has the active player choose a person, that is always another player, never the active one.
GLD-POWER-04 = No power may be declined once activated; only the replacement effects of the special cases change it.
GLD-POWER-05 = Artisan: take the top card of the discard pile into your hand.
GLD-POWER-06 = Artisan: a played Artisan cannot take itself, because it reaches the discard pile only after its power.
GLD-POWER-07 = Artisan: with an empty discard pile nothing happens.
GLD-POWER-08 = Assassin: choose one card of a guild on the table and put it on top of the discard pile.
GLD-POWER-09 = Assassin and Prowler: any card of the chosen guild may be picked, Jesters included.
GLD-POWER-10 = Assassin and Prowler: the active player’s own guilds are legal targets, but never forced ones: whenever no other player has a guild, the replacement (GLD-EDGE-01, GLD-EDGE-03, GLD-EDGE-04, GLD-EDGE-06) may be taken instead; in the case GLD-EDGE-05 it must be.
GLD-POWER-11 = Jester: has no power of its own; it only stands in for other types when a guild is laid or reinforced.
GLD-POWER-12 = Jester: in a hand it is a card of type Jester and nothing else; it does not count as any other type for Knight or any other power.
GLD-POWER-13 = Knight: choose another player and name one card type.
GLD-POWER-14 = Knight: if that player holds at least one card of the named type, they give you one card of it.
GLD-POWER-15 = Knight: if they hold none, nothing happens.
GLD-POWER-16 = Knight: any of the thirteen types may be named, Jester and Knight included.
GLD-POWER-17 = Star: every player, the active one included, draws one card.
GLD-POWER-18 = Star: the draws run in turn order, starting with the active player.
GLD-POWER-19 = Magician: draw three cards, keep one of them in hand, discard the other two.
GLD-POWER-20 = Magician: the active player chooses the order in which the two go on the discard pile.
GLD-POWER-21 = Merchant: choose another player; the two of you swap two cards each.
GLD-POWER-22 = Merchant: each of the two chooses freely which two cards of their own hand to give; the other player cannot refuse.
GLD-POWER-23 = Merchant: both choose before seeing what they receive; the cards change hands at the same moment.
GLD-POWER-24 = Beggar: take one card at random from the hand of the player with the most cards in hand.
GLD-POWER-25 = Beggar: if several other players share the highest number, the active player chooses which of them it is taken from.
GLD-POWER-26 = Beggar: every card of that hand is equally likely; neither player chooses.
GLD-POWER-27 = Monk: draw two cards.
GLD-POWER-28 = Noble: the next two players in turn order after the active one each give the active player one card of their own choice.
GLD-POWER-29 = Noble, 2 players: the other player gives one card of their choice, and the active player draws one card from the draw pile in place of the second gift.
GLD-POWER-30 = Priest: look at the whole hand of another player and take one card from it, of your choice.
GLD-POWER-31 = Priest: then give that player one card of your choice from your hand.
GLD-POWER-32 = Priest: the card given may be the very card just taken.
GLD-POWER-33 = Prowler: take one card of a guild on the table into your hand.
GLD-POWER-34 = Witch: carry out the power of one guild lying on the table, your own guilds included.
GLD-POWER-35 = Witch: copying does not use, move or spend the copied guild.
GLD-POWER-36 = Witch: guilds of Witches and guilds of Jesters only cannot be copied.
GLD-POWER-37 = Where a power leaves only one answer, and everybody can see that, nobody is asked: the only card or guild that can be hit or copied, or the cards of a hand that holds no more than it must give or than is taken from it.

rules-SHORT = Out of cards
GLD-SHORT-01 = If resolving an action needs more cards from a player’s hand than that player holds, that player first draws until they hold the number needed; then the action is carried out.
GLD-SHORT-02 = GLD-SHORT-01 holds for the active player and for any other player drawn into the action.
GLD-SHORT-03 = Numbers needed: Merchant 2 from each of the two players; Noble 1 from each giver; Priest 1 from the chosen player; Beggar 1 from the chosen player.
GLD-SHORT-04 = Knight needs nothing: a player without the named type, or without any card, simply gives nothing and draws nothing.
GLD-SHORT-05 = Priest: the active player needs no shortage draw, because the card just taken is in hand when one has to be given.
GLD-SHORT-06 = Shortage draws are made before anybody chooses a card, in turn order starting with the active player.
GLD-SHORT-07 = Shortage draws can empty the draw pile and then follow the rules on the draw pile running out, like any other draw.
GLD-SHORT-08 = An empty hand gives no protection: its holder may be chosen for Merchant, Priest and Knight, must give for Noble, and can be chosen for Beggar when every hand is empty; where a card is needed, the shortage draw comes first.

rules-EDGE = Special cases
GLD-EDGE-01 = Assassin or Prowler played as a card while there is no guild to hit: the played card is discarded first, then one card is drawn in place of the power; the closing draw of the turn follows as usual.
GLD-EDGE-02 = “No guild to hit” means: no other player has a guild on the table; an active player who has a guild may then choose between the replacement and hitting an own guild (GLD-POWER-10), except in the case GLD-EDGE-05.
GLD-EDGE-03 = Laying or reinforcing an Assassin or Prowler guild while there is no guild to hit: draw one card in place of the power; no card of the guild is discarded.
GLD-EDGE-04 = Using an Assassin or Prowler guild while there is no guild to hit: draw one card in place of the power.
GLD-EDGE-05 = With an empty hand and nothing but Assassin or Prowler guilds in front of you, and no guild to hit, your action is to draw one card; the closing draw follows.
GLD-EDGE-06 = If the copied power of a Witch is Assassin or Prowler and there is no guild to hit, draw one card in place of it; a played Witch goes to the discard pile after that draw, by GLD-PLAY-03.
GLD-EDGE-07 = A guild of Jesters only has no power: laying it just ends with the closing draw.
GLD-EDGE-08 = A guild of Jesters only takes the type of the first other card added to it (see GLD-REINFORCE-08).
GLD-EDGE-09 = A former guild of Jesters only that has taken a type behaves from then on exactly like any guild of that type.
GLD-EDGE-10 = With an empty hand and nothing but guilds of Jesters only in front of you, your action is to draw one card; the closing draw follows.
GLD-EDGE-11 = Beggar while the active player alone has the most cards in hand: draw one card in place of the power.
GLD-EDGE-12 = Beggar while the active player shares the highest number with others: the power is applied to one of those others; no replacement.
GLD-EDGE-13 = Beggar: the active player’s count excludes a card being played (the Beggar, or a Witch that copies or reveals one) and, like everybody’s, excludes cards in guilds.
GLD-EDGE-14 = Noble with exactly 2 players follows GLD-POWER-29.
GLD-EDGE-15 = Witch while no guild can be copied: reveal the top card of the draw pile, discard it, and carry out that card’s power.
GLD-EDGE-16 = Witch reveals a Witch: GLD-EDGE-15 is repeated with the next card.
GLD-EDGE-17 = Witch reveals a Jester: nothing further happens.
GLD-EDGE-18 = Witch reveals an Artisan: the Artisan just discarded is the top card and is taken into hand; if it was the last card of the draw pile and the Witch is being played, she is on top by then and is taken instead.
GLD-EDGE-19 = Witch reveals an Assassin or Prowler: it may hit a guild of Witches or of Jesters only of another player (an own one by GLD-POWER-10); if no other player has one, GLD-EDGE-06 applies.
GLD-EDGE-20 = Witch guild laid as the only guild on the table: no guild can be copied, so GLD-EDGE-15 applies.
GLD-EDGE-21 = An Assassin or Prowler may hit a guild of any size; the choice of a three-card guild dissolves it by GLD-GUILD-12.
GLD-EDGE-22 = The two cards of a dissolved guild go to the owner of the guild, not to the active player.
GLD-EDGE-23 = A played Assassin ends up on top of its victim on the discard pile, because it is discarded after its power.
GLD-EDGE-24 = With an empty hand, no guild to hit, and in front of you nothing but Assassin or Prowler guilds together with guilds of Jesters only, GLD-EDGE-05 applies in the same way.
GLD-EDGE-25 = In the cases GLD-EDGE-05, GLD-EDGE-10 and GLD-EDGE-24 the draw is automatic: no action is chosen and no own guild can be hit.

rules-END = End of the round
GLD-END-01 = The moment you have laid your third guild, you win the round; nothing else is resolved.
GLD-END-02 = The third guild must be the third one lying in front of you at the same time; guilds that were lost do not count.
GLD-END-03 = The power of the winning guild is not activated and no closing draw is made.
GLD-END-04 = If the yellow side of the End card is exposed and nobody has laid a third guild, the round ends on the spot.
GLD-END-05 = An ending by GLD-END-04 interrupts whatever is going on: remaining draws, gifts, discards and the closing draw are dropped.
GLD-END-06 = Cards already drawn when the round is interrupted belong to the hand of the player who drew them; a Magician’s drawn cards all count.
GLD-END-07 = A played card whose power was interrupted belongs to the discard pile.
GLD-END-08 = After GLD-END-04 the player with the most guilds on the table wins; among players level on guilds, the one with the most cards in guilds.
GLD-END-09 = If still level, the one with the most cards in hand wins.
GLD-END-10 = If still level, the level players share the victory.
GLD-END-11 = The exposure of the red side never ends a round (except through GLD-PILE-07).
GLD-END-12 = A round always ends: every turn takes at least one card from the draw pile and the pile is refilled at most once.

rules-TWO = The two-player match
GLD-TWO-01 = With two players a match of at most three rounds is played.
GLD-TWO-02 = The first player to have won two rounds wins the match; no further round is played.
GLD-TWO-03 = Each round is set up afresh, with the End card yellow side up, so the draw pile is emptied only once.
GLD-TWO-04 = The starting player of every round is drawn at random.
GLD-TWO-05 = A shared round counts as won by both.
GLD-TWO-06 = If both players reach two won rounds in the same round, the match is shared.
GLD-TWO-07 = With 3 to 5 players a single round is the whole game.

rules-INFO = Hidden information
GLD-INFO-01 = Hands are known to their holders only; hand sizes are public.
GLD-INFO-02 = The order and contents of the draw pile are known to nobody; its size and the side of the End card in play (first or last pass) are public.
GLD-INFO-03 = Guilds are public, card by card.
GLD-INFO-04 = The whole discard pile is public, not only its top card.
GLD-INFO-05 = Cards drawn are known to the drawer only.
GLD-INFO-06 = The hand shown to a Priest is seen by the active player alone; the view a client gets must end with the action (what the player remembers is theirs).
GLD-INFO-07 = Cards moved by Merchant, Beggar, Noble and Priest are known to the two players concerned; everybody else sees only how many moved.
GLD-INFO-08 = The type moved by a Knight is public; so is the fact that the target holds none.
GLD-INFO-09 = Cards taken by Artisan or Prowler and cards of a dissolved guild are named to everybody in the event that moves them into a hand; afterwards a view shows them to others only as part of a hand size.
GLD-INFO-10 = A log entry shown to a player must contain nothing that player was not entitled to see at that moment.
GLD-INFO-11 = After the refill no view tells the order of the new draw pile; that its composition can be worked out from the public discards is intended.
GLD-INFO-12 = No player can show hand cards to others of their own accord; only the rules make hand cards visible (a card played, laid or added to a guild, a Priest’s look, a Knight’s gift).

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
        [0] {""}
        [1] {"first "}
       *[other] {"second "}
    }{ $card_guild }.
   *[other] { $seat } uses their { $which ->
        [0] {""}
        [1] {"first "}
       *[other] {"second "}
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
    [0] {""}
    [1] {"first "}
   *[other] {"second "}
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
    [one] All but the top card of the discard pile becomes the new draw pile: 1 card.
   *[other] All but the top card of the discard pile is shuffled into a new draw pile: { $count } cards.
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
            [0] own
            [1] first
           *[other] second
        } { $kind_guild }.
       *[other] You assassinate { $card_a } in { $other }’s { table-guild }.
    }
   *[other] { $other_is ->
        [you] { $seat } assassinates { $card_a } in your { table-guild }.
        [same] { $seat } assassinates { $card_a } in their { $which ->
            [0] own
            [1] first
           *[other] second
        } { $kind_guild }.
       *[other] { $seat } assassinates { $card_a } in { $other }’s { table-guild }.
    }
}
event-stole = { $seat_is ->
    [you] { $other_is ->
        [you] You take { $card_a } back from your { $which ->
            [0] own
            [1] first
           *[other] second
        } { $kind_guild }.
       *[other] You steal { $card_a } from { $other }’s { table-guild }.
    }
   *[other] { $other_is ->
        [you] { $seat } steals { $card_a } from your { table-guild }.
        [same] { $seat } takes { $card_a } back from their { $which ->
            [0] own
            [1] first
           *[other] second
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
    [you] You trade with { $other }: two cards for two.
   *[other] { $other_is ->
        [you] { $seat } trades with you: two cards for two.
       *[other] { $seat } trades with { $other }: two cards for two.
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
            [0] own
            [1] first
           *[other] second
        } { $card_guild }.
       *[other] You copy { $other }’s { $which ->
            [0] {""}
            [1] {"first "}
           *[other] {"second "}
        }{ $card_guild }.
    }
   *[other] { $other_is ->
        [you] { $seat } copies your { $which ->
            [0] {""}
            [1] {"first "}
           *[other] {"second "}
        }{ $card_guild }.
        [same] { $seat } copies their { $which ->
            [0] own
            [1] first
           *[other] second
        } { $card_guild }.
       *[other] { $seat } copies { $other }’s { $which ->
            [0] {""}
            [1] {"first "}
           *[other] {"second "}
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

prompt-action = Your turn: what will you do?
waiting-action = { $seat } is thinking.
prompt-assassin = Assassin: which guild card do you discard?
waiting-assassin = { $seat } is choosing the Assassin’s victim.
prompt-prowler = Prowler: which guild card do you steal?
waiting-prowler = { $seat } is choosing a card to steal.
prompt-knight = Knight: who do you ask for a card, and which one?
waiting-knight = { $seat } is choosing who to ask for a card.
prompt-merchant-target = Merchant: who do you swap two cards with?
waiting-merchant-target = { $seat } is choosing who to trade with.
prompt-merchant-give = Merchant: which two cards do you give { $other }?
waiting-merchant-give = { $other_is ->
    [you] { $seat } is choosing two cards to give you.
   *[other] { $seat } is choosing two cards to give { $other }.
}
prompt-beggar = Beggar: who do you take a random card from? Several hands are tied.
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
    [you] Steal { $card_a } from your { table-guild } ({ $size } cards)
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
verb-swap = Swap
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
field-also = Which second card?

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
    [0] {""}
    [1] {"first "}
    [2] {"second "}
   *[other] {"third "}
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
table-played = Card being played
table-round = { $rounds ->
    [1] Single round
   *[other] Round { $round } of at most { $rounds }
}
table-wins = Rounds won
