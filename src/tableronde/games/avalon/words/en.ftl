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
    .text = Once per turn, sacrifice one card fewer in extra losses.
special-stone-circle = magic stone circle
    .text = Your witches may attack like knights; only a knight of the witch’s colour stops her.
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
AVA-SETUP-01 = The game has exactly two players, sitting on opposite sides of the row.
AVA-SETUP-02 = The 11 region cards are shuffled and laid face down in one row between the players.
AVA-SETUP-03 = At the start no region belongs to anybody.
AVA-SETUP-04 = The 9 reinforcement tiles are sorted into light and dark and laid face up within reach of both players.
AVA-SETUP-05 = The 80 character cards are shuffled together.
AVA-SETUP-06 = One character card is laid face up on each side of each region: 22 cards, 11 per player.
AVA-SETUP-07 = Colour and kind of these first cards are left to chance and may coincide.
AVA-SETUP-08 = Each player then gets 5 character cards as a hidden hand.
AVA-SETUP-09 = The remaining 48 cards form the face-down draw pile; the discard pile is empty.
AVA-SETUP-10 = The player who was in England most recently begins; the program draws the starting player at random.

rules-TURN = The turn
AVA-TURN-01 = A turn has these steps in this order: draw for a pending dark tile; play cards; check for victory; take a tile (drawing at once if it is light); discard down to the hand limit.
AVA-TURN-02 = In the play step the active player may play as many hand cards as they like, one after the other, including none.
AVA-TURN-03 = Every card is played to one’s own side, in front of a region of one’s choice.
AVA-TURN-04 = Each card is played in one of three ways: to reinforce, to bewitch, or to attack.
AVA-TURN-05 = The three ways may be mixed in any order and repeated, subject to the limit of two conquests.
AVA-TURN-06 = A card is resolved completely, including the opponent’s answer and any losses, before the next card is played.
AVA-TURN-07 = The active player ends the play step whenever they wish.
AVA-TURN-08 = Turns alternate.

rules-REINFORCE = Reinforcing
AVA-REINFORCE-01 = To reinforce, lay a knight or a witch from your hand face up on top of your pile at any region.
AVA-REINFORCE-02 = Reinforcing is allowed at every region: unowned, own, or the opponent’s.
AVA-REINFORCE-03 = Piles are laid so that number, kind, colour and order of their cards can always be seen by both players.
AVA-REINFORCE-04 = A pile has no maximum size.
AVA-REINFORCE-05 = A card laid to reinforce never triggers an attack or a spell; the opponent gets no answer.
AVA-REINFORCE-06 = A witch whose colour matches the enemy top card may be laid as a mere reinforcement, and so may a knight where an attack would be possible.

rules-BEWITCH = Bewitching
AVA-BEWITCH-01 = To bewitch, lay a witch from your hand on your pile at a region where the top card of the enemy pile has the same colour as the witch, and announce the spell.
AVA-BEWITCH-02 = The target is always the top card of the enemy pile; it may be a knight or a witch.
AVA-BEWITCH-03 = With no enemy card at the region no spell can be cast there.
AVA-BEWITCH-04 = Ownership and face of the region do not matter for bewitching.
AVA-BEWITCH-05 = If the spell is not countered, the target changes sides and is laid on top of your pile, over the witch just played.
AVA-BEWITCH-06 = An uncountered spell thus makes your pile two cards larger and the enemy pile one card smaller.
AVA-BEWITCH-07 = There is no limit to the number of spells in a turn.
AVA-BEWITCH-08 = Only witches from the hand cast spells; witches in piles never do.
AVA-BEWITCH-09 = A failed spell does not end the turn; the active player may go on playing cards.
AVA-BEWITCH-10 = A castle gives no protection against spells.
AVA-BEWITCH-11 = A bewitched character belongs to its new side in every respect: it counts there, can be bewitched again and sacrificed for losses; only attacking with it is ruled out (AVA-ATTACK-05).

rules-COUNTER = Counter-spell
AVA-COUNTER-01 = When a spell has been announced, the opponent may at once counter it with a witch from the hand of the same colour as the attacking witch.
AVA-COUNTER-02 = The countering witch is laid on top of the defender’s pile at that region.
AVA-COUNTER-03 = When countered, the target stays where it is, under the countering witch.
AVA-COUNTER-04 = The countered witch leaves the table and goes into the defender’s hand.
AVA-COUNTER-05 = A witch gained this way can be used by the defender at once, even against the next spell of the same turn.
AVA-COUNTER-06 = A counter-spell cannot itself be answered.
AVA-COUNTER-07 = Countering is voluntary; at most one witch is used per spell.
AVA-COUNTER-08 = The chance to counter exists only right after the announcement; it cannot be made up for later.
AVA-COUNTER-09 = The defender’s hand may exceed five cards through counter-spells; the limit is checked only at the end of that player’s own turn.

rules-ATTACK = Attacking
AVA-ATTACK-01 = To attack, lay a knight from your hand on your pile at the region and announce the attack.
AVA-ATTACK-02 = An attack is allowed only if, before the attacking card is laid, you have at least as many characters at the region as the opponent.
AVA-ATTACK-03 = For AVA-ATTACK-02 every card of a pile counts one, whatever its kind and colour.
AVA-ATTACK-04 = Zero against zero satisfies AVA-ATTACK-02: an attack with the first card at an empty region is allowed.
AVA-ATTACK-05 = The attacking card must come from the hand; a character won by a spell, or any other card already in a pile, cannot attack.
AVA-ATTACK-06 = Regions that belong to nobody and regions of the opponent can be attacked; one’s own cannot.
AVA-ATTACK-07 = Without resistance the attack succeeds and the region is conquered.
AVA-ATTACK-08 = Any number of attacks may be made in a turn, but at most two may succeed.
AVA-ATTACK-09 = After the second conquest of a turn no further attack may be announced; cards may still be played to reinforce or bewitch.
AVA-ATTACK-10 = A repelled attack does not count towards the limit and does not end the turn.
AVA-ATTACK-11 = A region may be attacked again in the same turn with another card, if AVA-ATTACK-02 holds then.
AVA-ATTACK-12 = Every attack that succeeds is followed at once by its losses, before the next card is played.

rules-RESIST = Resisting
AVA-RESIST-01 = When an attack has been announced, the opponent may at once resist with a knight from the hand of the same colour as the attacking card.
AVA-RESIST-02 = The resisting knight is laid on top of the defender’s pile at the region; the attack is repelled.
AVA-RESIST-03 = Both the attacking card and the resisting knight stay in their piles.
AVA-RESIST-04 = Numbers do not matter for resistance: it succeeds even if the defender is outnumbered or has no card there.
AVA-RESIST-05 = The opponent may resist at regions that belong to nobody as well as at their own.
AVA-RESIST-06 = Resistance is voluntary; one knight is enough and at most one is used.
AVA-RESIST-07 = The chance to resist exists only right after the announcement.
AVA-RESIST-08 = Witches never resist an attack.
AVA-RESIST-09 = The answer step for spells and attacks is offered to every opponent who holds a card, whether or not it fits, so that neither a skipped prompt nor a quick answer tells anything. An empty hand, which everybody sees, is not asked.

rules-CONQUER = Conquering
AVA-CONQUER-01 = A conquered face-down region is turned face up and oriented with its crowns towards the conqueror, who now owns it.
AVA-CONQUER-02 = A conquered face-up region of the opponent is turned round by 180 degrees; the conqueror now owns it.
AVA-CONQUER-03 = The order is: ownership changes (and the card is turned up), special functions of the region become valid, then the losses are taken.
AVA-CONQUER-04 = A region once conquered always has an owner and stays face up.
AVA-CONQUER-05 = Owning a region does not require any card on it; a region is lost only by being conquered.
AVA-CONQUER-06 = The landscape of a region matters only for reinforcement tiles.
AVA-CONQUER-07 = Special functions hold only for face-up regions and only for their owner.
AVA-CONQUER-08 = Special functions of a newly conquered region are valid at once, except castles, which count only when that region is attacked again.

rules-LOSS = Losses
AVA-LOSS-01 = Equal losses: the loser discards all their cards at the conquered region.
AVA-LOSS-02 = Equal losses: the conqueror discards the same number of cards from their own pile at that region, from the top down, beginning with the attacking card.
AVA-LOSS-03 = With no enemy card at the region the equal losses are zero on both sides.
AVA-LOSS-04 = Extra losses: the conqueror then sacrifices as many further cards as lay on both sides of the region before the equal losses, the attacking card included.
AVA-LOSS-05 = Extra losses may be paid from the hand, from any of one’s own piles, or any mixture, as the conqueror chooses.
AVA-LOSS-06 = The pile at the conquered region may be used for extra losses too.
AVA-LOSS-07 = From a pile, cards are always taken from the top.
AVA-LOSS-08 = The loser pays no extra losses.
AVA-LOSS-09 = All lost cards go to the discard pile.
AVA-LOSS-10 = Losses are due after each conquest separately.
AVA-LOSS-11 = A conqueror who cannot pay all extra losses sacrifices every card in hand and on the table; the rest is waived and the conquest stands.
AVA-LOSS-12 = The size of the extra losses is fixed when the attack succeeds; it does not change while they are being paid.
AVA-LOSS-13 = The equal losses can always be paid: by AVA-ATTACK-02 the conqueror has at least one card more at the region than the loser, so at least one remains there when the extra losses fall due.
AVA-LOSS-14 = If the conqueror’s hand is empty and only one pile is left, its cards are sacrificed without a question.

rules-CASTLE = Castles
AVA-CASTLE-01 = Three regions show a castle.
AVA-CASTLE-02 = A face-up castle counts as one additional character of the region’s owner when the region is attacked.
AVA-CASTLE-03 = So the attacker needs, before the attacking card is laid, at least one card more than the defender has there.
AVA-CASTLE-04 = On the conquest of a face-up castle the extra losses are one higher.
AVA-CASTLE-05 = The castle does not change the equal losses: only real cards are matched.
AVA-CASTLE-06 = A castle that is still face down gives neither protection nor higher losses.
AVA-CASTLE-07 = The castle works for whoever owns it at the time of the attack.
AVA-CASTLE-08 = A castle region has one of the three landscapes and counts for reinforcement tiles and chains like any other region of it.

rules-AVALON = Avalon
AVA-AVALON-01 = The owner of Avalon sacrifices one card fewer in extra losses after one conquest of their turn.
AVA-AVALON-02 = It works at most once per turn: with two conquests, its owner decides whether it is used for the first or for the second.
AVA-AVALON-03 = Whether to use it is decided when the extra losses of the first conquest fall due. If no second conquest can follow (this is the second one, or the attack was made with the last card in hand), it is used without a question; if every card must be sacrificed anyway, it is not used.
AVA-AVALON-04 = It lowers the extra losses only, never the equal losses, and never below zero.
AVA-AVALON-05 = It can be used for the very conquest by which Avalon was gained.
AVA-AVALON-06 = Avalon counts 1 crown.
AVA-AVALON-07 = Avalon has no landscape, counts for no reinforcement tile, and interrupts a chain.
AVA-AVALON-08 = A discount not used lapses at the end of the turn; discounts never add up.

rules-STONES = The magic stone circle
AVA-STONES-01 = The owner of the magic stone circle may attack with a witch from the hand as if she were a knight.
AVA-STONES-02 = Such an attack follows all rules of attacking, conquering and losses.
AVA-STONES-03 = It is resisted with a knight of the witch’s colour, not with a witch.
AVA-STONES-04 = A witch played to attack casts no spell with the same play.
AVA-STONES-05 = Such an attack cannot be met by a counter-spell; the witch stays in the attacker’s pile if repelled.
AVA-STONES-06 = The stone circle does not allow resisting with a witch.
AVA-STONES-07 = The stone circle is a forest region and counts as such for reinforcement tiles.
AVA-STONES-08 = Gained by the first conquest of a turn, it may be used for further attacks in the same turn.

rules-MARSH = The marsh
AVA-MARSH-01 = The marsh counts 1 crown.
AVA-MARSH-02 = The marsh has no landscape, counts for no reinforcement tile, and interrupts a chain.
AVA-MARSH-03 = The marsh has no other function.

rules-TILE = Reinforcement tiles
AVA-TILE-01 = At the end of the turn the active player must take exactly one of the tiles lying face up.
AVA-TILE-02 = This holds even if every available tile would bring no card.
AVA-TILE-03 = Light tile: its cards are drawn at once; the tile is then used.
AVA-TILE-04 = Dark tile: it is laid in front of the player; its cards are drawn at the start of that player’s next turn; only then is it used.
AVA-TILE-05 = A used tile is laid aside face down.
AVA-TILE-06 = When all nine tiles have been used, all are turned face up and are available again.
AVA-TILE-07 = If a player must take a tile and none lies face up because the last one is pending in front of the opponent, the used tiles are turned face up at that moment; the pending tile joins the used ones later.
AVA-TILE-08 = Light “two cards”: 2 cards.
AVA-TILE-09 = Light “most common landscape”: 1 card for each of your regions of the landscape of which you own most.
AVA-TILE-10 = Light “longest chain”: 1 card for each region of your longest unbroken run of own regions in the row, whatever their landscapes.
AVA-TILE-11 = Dark “four cards”: 4 cards.
AVA-TILE-12 = Dark “most common landscape”: 2 cards for each of your regions of the landscape of which you own most.
AVA-TILE-13 = Dark “every region”: 1 card for each of your regions.
AVA-TILE-14 = Avalon and the marsh are left out of every count, and they break a chain.
AVA-TILE-15 = The value of a dark tile is worked out when its cards are drawn, by the regions owned then.
AVA-TILE-16 = The row is a line: its two ends are not neighbours.
AVA-TILE-17 = A region of the opponent or of nobody breaks a chain.
AVA-TILE-18 = The full number of cards must be drawn, as far as there are cards.
AVA-TILE-19 = A tie between landscapes makes no difference: the number is the same.
AVA-TILE-20 = The value of a light tile is worked out when it is taken, by the regions owned at that moment.
AVA-TILE-21 = If all tiles lying face up are of one kind, one of them is taken without a question.

rules-HAND = Hand limit
AVA-HAND-01 = At the end of one’s own turn, after any draw, nobody may hold more than five cards; the surplus is discarded, cards chosen by their holder.
AVA-HAND-02 = The limit applies after taking a dark tile too, before its cards are drawn.
AVA-HAND-03 = During one’s own turn there is no limit; the draw for a dark tile may exceed five.
AVA-HAND-04 = There is no limit during the opponent’s turn.
AVA-HAND-05 = A light tile’s cards are all drawn first and then the hand is cut to five; the draw itself is not capped.

rules-DECK = Draw pile and discard pile
AVA-DECK-01 = When the draw pile is used up, the discard pile is shuffled and becomes the new draw pile.
AVA-DECK-02 = The reshuffle happens when a card has to be drawn and the draw pile is empty; a draw in progress goes on.
AVA-DECK-03 = If draw pile and discard pile are both empty, the rest of the draw is lost and not made up for.
AVA-DECK-04 = Cards in piles and hands never take part in a reshuffle.
AVA-DECK-05 = A draw pile emptied by the last card of a draw stays empty until the next card has to be drawn; cards discarded in between take part in that reshuffle.

rules-END = End of the game
AVA-END-01 = A player who at the end of their own turn owns regions with at least 15 crowns in all wins at once.
AVA-END-02 = The check is made after all losses have been paid and before a tile is taken.
AVA-END-03 = Only the active player is checked.
AVA-END-04 = Reaching 15 crowns during the play step does not end the game by itself; the turn must be ended.
AVA-END-05 = Stalemate: if two turns in a row, one of each player, pass without a card being played and both end with draw pile and discard pile empty, the game ends after the second; the player with more crowns wins, level crowns share the victory.
AVA-END-06 = Both players cannot hold 15 crowns: the row has 23 in all.
AVA-END-07 = Idleness: if ten turns in a row, five of each player, pass without a card being played, the game ends after the tenth as in AVA-END-05, whatever the piles hold.

rules-INFO = Hidden information
AVA-INFO-01 = Hands are known to their holders only; hand sizes are public.
AVA-INFO-02 = Face-down regions are unknown to both players; the program reveals their identity to nobody.
AVA-INFO-03 = The set of eleven regions is public, so the remaining unknown regions are known as a set, not by place.
AVA-INFO-04 = Piles are public: number, kind, colour, order.
AVA-INFO-05 = The discard pile is public, including hand cards sacrificed for losses or discarded for the hand limit.
AVA-INFO-06 = Draw pile order is unknown; its size is public. After a reshuffle its composition can be inferred; this is intended.
AVA-INFO-07 = Tiles, used or not, pending or not, are public.
AVA-INFO-08 = Cards drawn are known to the drawer only.
AVA-INFO-09 = A countered witch that moves to the defender’s hand is public knowledge.
AVA-INFO-10 = A passed answer window shows the other side only that it was passed: prompt and event are the same whether or not a fitting card was held.

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
waiting-avalon = Avalon for this conquest? Waiting for { $seat }.
prompt-pay = { $count ->
    [one] Extra losses: which card do you sacrifice? It’s the last one.
   *[other] Extra losses: which card do you sacrifice? { $count } left to go.
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
