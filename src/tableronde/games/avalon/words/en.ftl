### Avalon: the words of the game in English.
### Rules and clause ids: docs/rules/avalon.md

## Components

card-yellow-knight = yellow knight
    .a = a yellow knight
    .the = the yellow knight
    .of = of the yellow knight
    .short = YK
    .many = yellow knights
card-yellow-witch = yellow witch
    .a = a yellow witch
    .the = the yellow witch
    .of = of the yellow witch
    .short = YW
    .many = yellow witches
card-green-knight = green knight
    .a = a green knight
    .the = the green knight
    .of = of the green knight
    .short = GK
    .many = green knights
card-green-witch = green witch
    .a = a green witch
    .the = the green witch
    .of = of the green witch
    .short = GW
    .many = green witches
card-red-knight = red knight
    .a = a red knight
    .the = the red knight
    .of = of the red knight
    .short = RK
    .many = red knights
card-red-witch = red witch
    .a = a red witch
    .the = the red witch
    .of = of the red witch
    .short = RW
    .many = red witches
card-blue-knight = blue knight
    .a = a blue knight
    .the = the blue knight
    .of = of the blue knight
    .short = BK
    .many = blue knights
card-blue-witch = blue witch
    .a = a blue witch
    .the = the blue witch
    .of = of the blue witch
    .short = BW
    .many = blue witches
card-purple-knight = purple knight
    .a = a purple knight
    .the = the purple knight
    .of = of the purple knight
    .short = PK
    .many = purple knights
card-purple-witch = purple witch
    .a = a purple witch
    .the = the purple witch
    .of = of the purple witch
    .short = PW
    .many = purple witches

region-plain-wide = Wide plain
    .the = the Wide plain
    .of = of the Wide plain
region-plain = Plain
    .the = the Plain
    .of = of the Plain
region-plain-castle = Castle on the plain
    .the = the Castle on the plain
    .of = of the Castle on the plain
region-forest-deep = Deep forest
    .the = the Deep forest
    .of = of the Deep forest
region-forest-stones = Magic stone circle in the forest
    .the = the Magic stone circle in the forest
    .of = of the Magic stone circle in the forest
region-forest-castle = Castle in the forest
    .the = the Castle in the forest
    .of = of the Castle in the forest
region-hill-high = High hills
    .the = the High hills
    .of = of the High hills
region-hill = Hill
    .the = the Hill
    .of = of the Hill
region-hill-castle = Castle on the hill
    .the = the Castle on the hill
    .of = of the Castle on the hill
region-avalon = Avalon
    .the = Avalon
    .of = of Avalon
region-marsh = Marsh
    .the = the Marsh
    .of = of the Marsh
region-mist = mist
    .the = the region in the mist
    .of = of the region in the mist

landscape-plain = plain
landscape-forest = forest
landscape-hill = hill
landscape-none = no landscape

special-castle = castle
    .text = Counts as one more defender; conquering it costs one more card.
special-avalon = Avalon
    .text = Once per turn, its owner may sacrifice one card fewer in extra losses.
special-stone-circle = magic stone circle
    .text = Its owner’s witches may attack like knights; only a knight of the witch’s colour stops her.
special-marsh = marsh
    .text = One crown, no reinforcements.

tile-light-two = light: 2 cards
    .text = Draw 2 cards at once.
tile-light-landscape = light: most common landscape
    .text = Draw 1 card at once per region of your most common landscape; Avalon and the marsh don’t count.
tile-light-chain = light: longest chain
    .text = Draw 1 card at once per region of your longest chain; Avalon and the marsh break a chain.
tile-dark-four = dark: 4 cards
    .text = Draw 4 cards at the start of your next turn.
tile-dark-landscape = dark: most common landscape, double
    .text = At the start of your next turn, draw 2 cards per region of your most common landscape; Avalon and the marsh don’t count.
tile-dark-regions = dark: every region
    .text = At the start of your next turn, draw 1 card per region you own; Avalon and the marsh don’t count.

colour-yellow = yellow
colour-green = green
colour-red = red
colour-blue = blue
colour-purple = purple

kind-knight = knight
kind-witch = witch

## Rules

rules-SETUP = Setup
AVA-SETUP-01 = The game is for exactly two players, sitting on opposite sides of the row.
AVA-SETUP-02 = The 11 region cards are shuffled and placed face down in one row between the players.
AVA-SETUP-03 = At the start, nobody owns any region.
AVA-SETUP-04 = The 9 reinforcement tiles are sorted into light and dark and placed face up within reach of both players.
AVA-SETUP-05 = The 80 character cards are shuffled together.
AVA-SETUP-06 = One character card is placed face up on each side of each region: 22 cards in all, 11 per player.
AVA-SETUP-07 = The colour and kind of these first cards are left to chance; the same card may appear more than once.
AVA-SETUP-08 = Each player then gets 5 character cards as a hand, which they keep secret.
AVA-SETUP-09 = The remaining 48 cards form the face-down draw pile; the discard pile is empty.
AVA-SETUP-10 = The player who was in England most recently goes first; here, the program picks the first player at random.

rules-TURN = The turn
AVA-TURN-01 = A turn has these steps, in this order: draw for a pending dark tile; play cards; check for victory; take a tile (and draw at once if it is light); discard down to the hand limit.
AVA-TURN-02 = In the play step, you may play as many cards from your hand as you like, one at a time, or none at all.
AVA-TURN-03 = You play every card on your own side, in front of a region of your choice.
AVA-TURN-04 = You may play a card in one of three ways: to reinforce, to bewitch or to attack.
AVA-TURN-05 = You may combine these three ways in any order and repeat them, up to the limit of two conquests.
AVA-TURN-06 = Each card is fully resolved, including the opponent’s answer and any losses, before the next card is played.
AVA-TURN-07 = You may end your play step whenever you like.
AVA-TURN-08 = The players take turns.

rules-REINFORCE = Reinforcing
AVA-REINFORCE-01 = To reinforce, play a knight or a witch from your hand face up on top of your pile at any region.
AVA-REINFORCE-02 = You may reinforce at any region: one that nobody owns, one of your own or one of your opponent’s.
AVA-REINFORCE-03 = Piles are spread so that both players can always see the number, kind, colour and order of the cards.
AVA-REINFORCE-04 = There is no limit to the size of a pile.
AVA-REINFORCE-05 = A card played to reinforce never triggers an attack or a spell; the opponent cannot answer it.
AVA-REINFORCE-06 = You may play a witch as a simple reinforcement even if she matches the colour of the opponent’s top card, and a knight even where an attack would be possible.

rules-BEWITCH = Bewitching
AVA-BEWITCH-01 = To bewitch, play a witch from your hand on your pile at a region where the opponent’s top card has the same colour as the witch, and announce the spell.
AVA-BEWITCH-02 = The target is always the top card of the opponent’s pile, whether knight or witch.
AVA-BEWITCH-03 = You cannot cast a spell at a region where the opponent has no cards.
AVA-BEWITCH-04 = For bewitching, it does not matter who owns the region or whether it is face up or face down.
AVA-BEWITCH-05 = If the spell is not countered, the target changes sides: it goes on top of your pile, above the witch you played.
AVA-BEWITCH-06 = A spell that is not countered therefore makes your pile two cards larger and the opponent’s pile one card smaller.
AVA-BEWITCH-07 = There is no limit to the number of spells per turn.
AVA-BEWITCH-08 = Only witches played from the hand cast spells; witches already in a pile never do.
AVA-BEWITCH-09 = A failed spell does not end your turn; you may go on playing cards.
AVA-BEWITCH-10 = A castle gives no protection against spells.
AVA-BEWITCH-11 = A bewitched character belongs to its new side in every way: it counts there, can be bewitched again and can be sacrificed for losses; it just cannot attack (AVA-ATTACK-05).

rules-COUNTER = Counter-spell
AVA-COUNTER-01 = When a spell is announced, the opponent may immediately counter it with a witch from their hand of the same colour as the witch casting it.
AVA-COUNTER-02 = The countering witch goes on top of the defender’s pile at that region.
AVA-COUNTER-03 = If the spell is countered, the target stays where it is, under the countering witch.
AVA-COUNTER-04 = The countered witch leaves the table and goes into the defender’s hand.
AVA-COUNTER-05 = The defender may use a witch gained this way at once, even against the next spell of the same turn.
AVA-COUNTER-06 = A counter-spell cannot be answered.
AVA-COUNTER-07 = You never have to counter; only one witch can be played against each spell.
AVA-COUNTER-08 = You can counter only right after the announcement; you cannot make up for a missed chance later.
AVA-COUNTER-09 = Counter-spells may take the defender’s hand above five cards; the limit is checked only at the end of that player’s own turn.

rules-ATTACK = Attacking
AVA-ATTACK-01 = To attack, play a knight from your hand on your pile at the region and announce the attack.
AVA-ATTACK-02 = You may attack only if, before playing the attacking card, you have at least as many characters at the region as your opponent.
AVA-ATTACK-03 = For AVA-ATTACK-02, every card in a pile counts as one, whatever its kind and colour.
AVA-ATTACK-04 = Zero against zero satisfies AVA-ATTACK-02: where nobody has a card yet, the very first card may attack.
AVA-ATTACK-05 = The attacking card must come from your hand; a character won by a spell, or any other card already in a pile, cannot attack.
AVA-ATTACK-06 = You may attack regions that nobody owns and your opponent’s regions, but not your own.
AVA-ATTACK-07 = If there is no resistance, the attack succeeds and the region is conquered.
AVA-ATTACK-08 = You may attack any number of times per turn, but at most two attacks may succeed.
AVA-ATTACK-09 = After your second conquest of the turn, you may not announce any more attacks; you may still play cards to reinforce or bewitch.
AVA-ATTACK-10 = A repelled attack does not count towards the limit of two conquests and does not end your turn.
AVA-ATTACK-11 = You may attack the same region again in the same turn with another card, if AVA-ATTACK-02 is satisfied at that point.
AVA-ATTACK-12 = After every successful attack, its losses are taken at once, before the next card is played.

rules-RESIST = Resisting
AVA-RESIST-01 = When an attack is announced, the opponent may immediately resist with a knight from their hand of the same colour as the attacking card.
AVA-RESIST-02 = The resisting knight goes on top of the defender’s pile at the region; the attack is repelled.
AVA-RESIST-03 = The attacking card and the resisting knight both stay in their piles.
AVA-RESIST-04 = Numbers do not matter when resisting: it succeeds even if the defender has fewer cards than the attacker, or none at all.
AVA-RESIST-05 = You may resist at a region that nobody owns as well as at your own.
AVA-RESIST-06 = You never have to resist; one knight is enough and only one can be played.
AVA-RESIST-07 = You can resist only right after the attack is announced.
AVA-RESIST-08 = Witches can never resist an attack.
AVA-RESIST-09 = At every spell and every attack, an opponent with at least one card in hand is asked to answer, whether or not they hold the right card, so that neither a skipped question nor a quick answer gives anything away. If their hand is empty, which everyone can see, they are not asked.

rules-CONQUER = Conquering
AVA-CONQUER-01 = When a face-down region is conquered, it is turned face up with its crowns towards the conqueror, who now owns it.
AVA-CONQUER-02 = When a face-up region of the opponent is conquered, it is rotated by 180 degrees; the conqueror now owns it.
AVA-CONQUER-03 = The order is: the region changes owner (and is turned face up if necessary), its special functions take effect, then the losses are taken.
AVA-CONQUER-04 = Once conquered, a region always has an owner and stays face up.
AVA-CONQUER-05 = You do not need any cards at a region to own it; you lose it only if it is conquered.
AVA-CONQUER-06 = The landscape of a region matters only for reinforcement tiles.
AVA-CONQUER-07 = Special functions work only for face-up regions, and only for their owner.
AVA-CONQUER-08 = The special functions of a newly conquered region work at once, except for castles, which count only the next time that region is attacked.

rules-LOSS = Losses
AVA-LOSS-01 = Equal losses: the loser discards all their cards at the conquered region.
AVA-LOSS-02 = Equal losses: the conqueror discards the same number of cards from their own pile there, from the top down, starting with the attacking card.
AVA-LOSS-03 = If the opponent has no cards at the region, the equal losses are zero on both sides.
AVA-LOSS-04 = Extra losses: the conqueror then sacrifices as many more cards as there were on both sides of the region before the equal losses, including the attacking card.
AVA-LOSS-05 = The conqueror may pay the extra losses with cards from their hand, from any of their piles, or both.
AVA-LOSS-06 = The pile at the conquered region may also be used for extra losses.
AVA-LOSS-07 = Cards are always taken from the top of a pile.
AVA-LOSS-08 = The loser pays no extra losses.
AVA-LOSS-09 = All cards lost go to the discard pile.
AVA-LOSS-10 = Losses are taken separately for each conquest.
AVA-LOSS-11 = If the conqueror cannot pay all the extra losses, they sacrifice every card they have in hand and on the table; they owe nothing more and keep the region.
AVA-LOSS-12 = The number of extra losses is fixed when the attack succeeds; it does not change while they are being paid.
AVA-LOSS-13 = The equal losses can always be paid: by AVA-ATTACK-02 the conqueror has at least one card more at the region than the loser, so at least one card is left there when the extra losses are due.
AVA-LOSS-14 = If the conqueror’s hand is empty and they have only one pile left, the cards are taken from that pile without asking.

rules-CASTLE = Castles
AVA-CASTLE-01 = Three regions have a castle.
AVA-CASTLE-02 = When its region is attacked, a face-up castle counts as one more character for the owner.
AVA-CASTLE-03 = The attacker therefore needs at least one card more than the defender there, not counting the attacking card.
AVA-CASTLE-04 = Conquering a face-up castle costs one more card in extra losses.
AVA-CASTLE-05 = A castle does not change the equal losses: only real cards count there.
AVA-CASTLE-06 = A castle that is still face down gives no protection and does not increase the losses.
AVA-CASTLE-07 = A castle works for the player who owns it when the attack is made.
AVA-CASTLE-08 = A region with a castle has one of the three landscapes; for reinforcement tiles and chains it counts like any other region of that landscape.

rules-AVALON = Avalon
AVA-AVALON-01 = For one conquest per turn, the owner of Avalon sacrifices one card fewer in extra losses.
AVA-AVALON-02 = Avalon works at most once per turn: if there are two conquests, its owner chooses the first or the second.
AVA-AVALON-03 = You decide whether to use Avalon when the extra losses of the first conquest are due. If no second conquest can follow (this is already the second, you attacked with the last card in your hand, or you would have to sacrifice all your cards without it), Avalon is used without asking; if you must sacrifice all your cards even with Avalon, it is not used.
AVA-AVALON-04 = Avalon reduces only the extra losses, never the equal losses, and never below zero.
AVA-AVALON-05 = Avalon can be used for the very conquest that gains it.
AVA-AVALON-06 = Avalon is worth 1 crown.
AVA-AVALON-07 = Avalon has no landscape, counts for no reinforcement tile, and breaks a chain.
AVA-AVALON-08 = An unused reduction is lost at the end of the turn; reductions never add up.

rules-STONES = The magic stone circle
AVA-STONES-01 = If you own the magic stone circle, you may attack with a witch from your hand as if she were a knight.
AVA-STONES-02 = An attack by a witch follows all the rules for attacking, conquering and losses.
AVA-STONES-03 = To resist an attack by a witch, play a knight of her colour, not a witch.
AVA-STONES-04 = A witch played to attack does not cast a spell at the same time.
AVA-STONES-05 = An attack by a witch cannot be countered with a counter-spell; if the attack is repelled, the witch stays in the attacker’s pile.
AVA-STONES-06 = The stone circle does not let you resist with a witch.
AVA-STONES-07 = The stone circle is a forest region and counts as such for reinforcement tiles.
AVA-STONES-08 = If you gain the stone circle with your first conquest of a turn, you may use it for further attacks in the same turn.

rules-MARSH = The marsh
AVA-MARSH-01 = The marsh is worth 1 crown.
AVA-MARSH-02 = The marsh has no landscape, counts for no reinforcement tile, and breaks a chain.
AVA-MARSH-03 = The marsh has no other function.

rules-TILE = Reinforcement tiles
AVA-TILE-01 = At the end of your turn, you must take exactly one of the face-up tiles.
AVA-TILE-02 = You must take a tile even if none of the available tiles would give you any cards.
AVA-TILE-03 = Light tile: draw its cards at once; the tile is then used.
AVA-TILE-04 = Dark tile: place it in front of you and draw its cards at the start of your next turn; only then is it used.
AVA-TILE-05 = A used tile is set aside face down.
AVA-TILE-06 = When all nine tiles have been used, turn them all face up; they are available again.
AVA-TILE-07 = If you must take a tile and none is face up because the last one is pending in front of your opponent, the used tiles are turned face up at that moment; the pending tile joins the used tiles later.
AVA-TILE-08 = Light “two cards”: 2 cards.
AVA-TILE-09 = Light “most common landscape”: 1 card for each of your regions of the landscape you own the most of.
AVA-TILE-10 = Light “longest chain”: 1 card for each region in your longest unbroken run of regions in the row, whatever their landscapes.
AVA-TILE-11 = Dark “four cards”: 4 cards.
AVA-TILE-12 = Dark “most common landscape”: 2 cards for each of your regions of the landscape you own the most of.
AVA-TILE-13 = Dark “every region”: 1 card for each of your regions.
AVA-TILE-14 = Avalon and the marsh count for no tile and break a chain.
AVA-TILE-15 = The value of a dark tile is worked out when you draw its cards, from the regions you own at that moment.
AVA-TILE-16 = The row is a straight line: its two ends are not adjacent.
AVA-TILE-17 = A region that your opponent owns, or that nobody owns, breaks a chain.
AVA-TILE-18 = You must draw all the cards you are due, as long as there are any.
AVA-TILE-19 = If landscapes are tied, it makes no difference: the number of cards is the same.
AVA-TILE-20 = The value of a light tile is worked out when you take it, from the regions you own at that moment.
AVA-TILE-21 = If all the face-up tiles are of the same kind, one of them is taken without asking.

rules-HAND = Hand limit
AVA-HAND-01 = At the end of your own turn, after any draw, you may hold no more than five cards; discard the rest, choosing which.
AVA-HAND-02 = The limit also applies after you take a dark tile, before you draw its cards.
AVA-HAND-03 = There is no limit during your own turn; drawing for a dark tile may take you above five.
AVA-HAND-04 = There is no limit during the opponent’s turn.
AVA-HAND-05 = Draw all the cards of a light tile first, then discard down to five; the draw itself is not limited.

rules-DECK = Draw pile and discard pile
AVA-DECK-01 = When the draw pile is empty, the discard pile is shuffled to form a new one.
AVA-DECK-02 = The discard pile is shuffled only when a card must be drawn and the draw pile is empty; a draw in progress then continues.
AVA-DECK-03 = If both the draw pile and the discard pile are empty, the rest of the draw is lost and never made up.
AVA-DECK-04 = Cards in piles and hands are never shuffled in.
AVA-DECK-05 = If the last card of a draw empties the draw pile, it stays empty until a card must be drawn again; cards discarded in the meantime are shuffled in too.

rules-END = End of the game
AVA-END-01 = You win at once if, at the end of your own turn, your regions have at least 15 crowns in all.
AVA-END-02 = This is checked after all losses are paid and before you take a tile.
AVA-END-03 = Only the player whose turn is ending is checked.
AVA-END-04 = Reaching 15 crowns during the play step is not enough: you must first end your turn.
AVA-END-05 = Stalemate: if two turns in a row, one by each player, pass without a card being played and both end with the draw pile and the discard pile empty, the game ends after the second; the player with more crowns wins, and if crowns are tied, the victory is shared.
AVA-END-06 = Both players cannot have 15 crowns: the row has only 23 in all.
AVA-END-07 = Inactivity: if ten turns in a row, five by each player, pass without a card being played, the game ends after the tenth as in AVA-END-05, whatever is left in the draw and discard piles.

rules-INFO = Hidden information
AVA-INFO-01 = Only you know your hand; the number of cards in each hand is public.
AVA-INFO-02 = Neither player knows the face-down regions; the program reveals them to nobody.
AVA-INFO-03 = The list of the eleven regions is public: you know which ones are still face down, but not where they are.
AVA-INFO-04 = Piles are public: number, kind, colour and order of the cards.
AVA-INFO-05 = The discard pile is public, including cards from the hand that were sacrificed for losses or discarded for the hand limit.
AVA-INFO-06 = The order of the draw pile is unknown; its size is public. After a reshuffle its contents can be worked out; this is intended.
AVA-INFO-07 = Tiles are public, whether used, available or pending.
AVA-INFO-08 = Only the player who draws a card knows what it is.
AVA-INFO-09 = A countered witch that goes into the defender’s hand is known to everyone.
AVA-INFO-10 = When a player passes instead of answering, the other learns nothing more: the question and the event shown are the same whether or not the right card was in hand.

## Events

event-began = { $seat_is ->
    [you] You go first.
   *[other] { $seat } goes first.
}
event-turn = { $seat_is ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn.
}
event-reinforced = { $seat_is ->
    [you] You reinforce region { $region } with { $card_a }.
   *[other] { $seat } reinforces region { $region } with { $card_a }.
}
event-bewitched = { $seat_is ->
    [you] Region { $region }: you bewitch { $target_the } with { $card_a }.
   *[other] Region { $region }: { $seat } bewitches { $target_the } with { $card_a }.
}
event-countered = { $seat_is ->
    [you] Region { $region }: you counter with { $card_a } and take the countered witch into your hand.
   *[other] Region { $region }: { $seat } counters with { $card_a } and takes the countered witch into their hand.
}
event-changed-sides = { $seat_is ->
    [you] Region { $region }: { $card_the } changes sides and joins you.
   *[other] Region { $region }: { $card_the } changes sides and joins { $seat }.
}
event-attacked = { $seat_is ->
    [you] You attack region { $region } with { $card_a }.
   *[other] { $seat } attacks region { $region } with { $card_a }.
}
event-resisted = { $seat_is ->
    [you] Region { $region }: you repel the attack with { $card_a }.
   *[other] Region { $region }: { $seat } repels the attack with { $card_a }.
}
event-conquered = { $seat_is ->
    [you] You conquer { $name_the } (region { $region }).
   *[other] { $seat } conquers { $name_the } (region { $region }).
}
event-conquered-mist = { $seat_is ->
    [you] You conquer region { $region }: the mist lifts and reveals { $name_the }.
   *[other] { $seat } conquers region { $region }: the mist lifts and reveals { $name_the }.
}
event-equal-loss = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} at region { $region }: { $cards }.
event-used-avalon = { $seat_is ->
    [you] You use Avalon: one card fewer to sacrifice.
   *[other] { $seat } uses Avalon: one card fewer to sacrifice.
}
event-owes = { $count ->
    [0] { $seat_is ->
        [you] You have no extra losses.
       *[other] { $seat } has no extra losses.
    }
    [one] { $seat_is ->
        [you] Extra losses: you must sacrifice 1 card.
       *[other] Extra losses: { $seat } must sacrifice 1 card.
    }
   *[other] { $seat_is ->
        [you] Extra losses: you must sacrifice { $count } cards.
       *[other] Extra losses: { $seat } must sacrifice { $count } cards.
    }
}
event-gave-card = { $seat_is ->
    [you] You sacrifice { $card_a } from your hand.
   *[other] { $seat } sacrifices { $card_a } from hand.
}
event-gave-top = { $seat_is ->
    [you] You sacrifice { $card_the } from your pile at region { $region }.
   *[other] { $seat } sacrifices { $card_the } from their pile at region { $region }.
}
event-gave-all = { $seat_is ->
    [you] You sacrifice everything, in hand and on the table:
   *[other] { $seat } sacrifices everything, in hand and on the table:
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $cards }).
event-took-tile = { $seat_is ->
    [you] You take a tile ({ $tile }).
   *[other] { $seat } takes a tile ({ $tile }).
}
event-dark-tile-pays = { $seat_is ->
    [you] You use your pending tile ({ $tile }).
   *[other] { $seat } uses the pending tile ({ $tile }).
}
event-tiles-turned-up = The used tiles are available again.
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
event-reshuffled = { $count ->
    [one] The draw pile is empty: the only card in the discard pile becomes the new draw pile.
   *[other] The draw pile is empty: the { $count } cards in the discard pile are shuffled into a new one.
}
event-discarded = { $seat_is ->
    [you] Hand limit: you discard { $card_a }.
   *[other] Hand limit: { $seat } discards { $card_a }.
}
event-ended-crowns = { $seats_is ->
    [you] You have at least 15 crowns at the end of your turn: you win the game!
    [many] { $seats } have at least 15 crowns each and share the victory.
   *[other] { $seats } has at least 15 crowns at the end of the turn and wins the game.
}
event-ended-stalemate = { $seats_is ->
    [you] Stalemate: nobody plays, and there’s nothing left to draw. You have more crowns and win the game!
    [many] Stalemate: nobody plays, and there’s nothing left to draw. Level on crowns, { $seats } share the victory.
   *[other] Stalemate: nobody plays, and there’s nothing left to draw. { $seats } has more crowns and wins the game.
}
event-ended-idleness = { $seats_is ->
    [you] No card played for ten turns: the game is over. You have more crowns and win!
    [many] No card played for ten turns: the game is over. Level on crowns, { $seats } share the victory.
   *[other] No card played for ten turns: the game is over. { $seats } has more crowns and wins.
}

reason-crowns = At least 15 crowns at the end of a turn.
reason-stalemate = Stalemate: no card played for two turns, and nothing left to draw.
reason-idleness = No card played for ten turns.

score-crowns = Crowns

## Prompts

prompt-play = Your turn: which card do you play?
waiting-play = { $seat } is thinking.
prompt-counter = Region { $region }: { $card_a } bewitches your { $target }. Counter with { $card_a }?
waiting-counter = Spell on { $target_the } at region { $region }: waiting for { $seat }.
prompt-resist = Region { $region }: { $card_a } attacks. Resist with a knight of the same colour?
waiting-resist = Region { $region }: { $card_the } attacks; waiting for { $seat }.
prompt-avalon = { $count ->
    [one] The conquest costs 1 more card. Use Avalon to sacrifice one card fewer?
   *[other] The conquest costs { $count } more cards. Use Avalon to sacrifice one card fewer?
}
waiting-avalon = { $seat } may use Avalon for this conquest.
prompt-pay = { $count ->
    [one] Extra losses: which card do you sacrifice? It’s the last one.
   *[other] Extra losses: which card do you sacrifice? { $count } to go.
}
waiting-pay = { $count ->
    [one] { $seat } must sacrifice 1 more card.
   *[other] { $seat } must sacrifice { $count } more cards.
}
prompt-tile = Which reinforcement tile do you take?
waiting-tile = { $seat } is choosing a reinforcement tile.
prompt-discard = { $count ->
    [one] You have 1 card too many: which one do you discard?
   *[other] You have { $count } cards too many: which one do you discard?
}
waiting-discard = { $count ->
    [one] { $seat } must discard 1 card (hand limit).
   *[other] { $seat } must discard { $count } cards (hand limit).
}

## Choices

choice-reinforce = Reinforce region { $region } ({ $name }) with { $card_a }
choice-bewitch = Bewitch { $target_the } at region { $region } ({ $name }) with { $card_a }
choice-attack = Attack region { $region } ({ $name }) with { $card_a }
choice-end = End turn
choice-counter = Counter the spell with { $card_a }
choice-resist = Resist with { $card_a }
choice-pass = Pass
choice-use-avalon = Use Avalon: sacrifice one card fewer
choice-keep-avalon = Keep Avalon for a second conquest
choice-give-card = Sacrifice { $card_a } from your hand
choice-give-top = Sacrifice { $top_the } from your pile at region { $region } ({ $name })
choice-take-tile = Take a tile ({ $tile })
choice-discard = Discard { $card_a }

verb-reinforce = Reinforce
verb-bewitch = Bewitch
verb-attack = Attack
verb-end = End turn
verb-counter = Counter
verb-resist = Resist
verb-pass = Pass
verb-use-avalon = Use Avalon
verb-keep-avalon = Keep Avalon
verb-give-card = Sacrifice (hand)
verb-give-top = Sacrifice (pile)
verb-take-tile = Take
verb-discard = Discard

field-card = Which card?
field-region = Which region?
field-tile = Which tile?

## Table

game-title = Avalon
game-summary = A duel for eleven regions in the mist: your knights conquer them, your witches win over enemy characters, and 15 crowns win the game.
game-players = 2 players

option-first = First player
    .help = Who takes the first turn.
option-first-random = random
option-first-0 = seat 1
option-first-1 = seat 2

table-signs = [ ] top card of a pile, ♛ crowns.
table-row = Regions
table-hand = Your hand
table-hand-of = { $seat_is ->
    [you] Your hand:
   *[other] { $seat }’s hand:
} { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
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
table-tiles = Available tiles
table-tiles-used = Used tiles
table-pending = Pending tile
table-crowns = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}
table-owner = Owner
table-mist = mist
table-conquests = Conquests this turn
table-your-side = Your side
table-other-side = Other side
