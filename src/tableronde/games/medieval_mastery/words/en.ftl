### Medieval Mastery: English

## Components

castle-nivernais = Nivernais
    .of = of Nivernais
castle-touraine = Touraine
    .of = of Touraine
castle-anjou = Anjou
    .of = of Anjou
castle-auvergne = Auvergne
    .of = of Auvergne
castle-bourgogne = Burgundy
    .of = of Burgundy
castle-champagne = Champagne
    .of = of Champagne

card-conflict-2 = Conflict 2
    .a = a Conflict 2
    .the = the Conflict 2
    .of = of the Conflict 2
    .many = Conflict 2 cards
    .short = C2
    .text = Played face down in a battle: adds 2 to the combat score.

card-conflict-3 = Conflict 3
    .a = a Conflict 3
    .the = the Conflict 3
    .of = of the Conflict 3
    .many = Conflict 3 cards
    .short = C3
    .text = Played face down in a battle: adds 3 to the combat score.

card-conflict-4 = Conflict 4
    .a = a Conflict 4
    .the = the Conflict 4
    .of = of the Conflict 4
    .many = Conflict 4 cards
    .short = C4
    .text = Played face down in a battle: adds 4 to the combat score.

card-conflict-5 = Conflict 5
    .a = a Conflict 5
    .the = the Conflict 5
    .of = of the Conflict 5
    .many = Conflict 5 cards
    .short = C5
    .text = Played face down in a battle: adds 5 to the combat score.

card-ambush = Ambush
    .a = an Ambush
    .the = the Ambush
    .of = of the Ambush
    .many = Ambushes
    .short = Amb
    .text = A conflict card, played face down in a battle: once revealed, roll a die for its value.

card-support-1 = Support +1
    .a = a Support +1
    .the = the Support +1
    .of = of the Support +1
    .many = Support +1 cards
    .short = S+1
    .text = Played face up after the conflict cards are revealed: adds 1 to the combat score.

card-support-2 = Support +2
    .a = a Support +2
    .the = the Support +2
    .of = of the Support +2
    .many = Support +2 cards
    .short = S+2
    .text = Played face up after the conflict cards are revealed: adds 2 to the combat score.

card-call-to-arms = Call to Arms
    .a = a Call to Arms
    .the = the Call to Arms
    .of = of the Call to Arms
    .many = Calls to Arms
    .short = Arm
    .text = Played on its owner’s turn, before or after redeploying and advancing: two more knights in the owner’s castle.

card-authority = Authority
    .a = an Authority
    .the = the Authority
    .of = of the Authority
    .many = Authorities
    .short = Aut
    .text = Played automatically as soon as it is drawn: its owner draws two more cards.

card-tactical-advance = Tactical Advance
    .a = a Tactical Advance
    .the = the Tactical Advance
    .of = of the Tactical Advance
    .many = Tactical Advances
    .short = Tac
    .text = Played on its owner’s turn, before or after redeploying and advancing: one more redeployment and advance.

card-fracture = Fracture
    .a = a Fracture
    .the = the Fracture
    .of = of the Fracture
    .many = Fractures
    .short = Fra
    .text = Played on its owner’s turn, or just before an artefact takes effect: destroys an opponent’s artefact and cancels its effect.

artefact-corruption = Crown of Corruption
    .the = the Crown of Corruption
    .of = of the Crown of Corruption
    .kind = crown
    .short = Corruption
    .text = Once on each of their turns, the owner may destroy one artefact of any player.

artefact-prosperity = Crown of Prosperity
    .the = the Crown of Prosperity
    .of = of the Crown of Prosperity
    .kind = crown
    .short = Prosperity
    .text = Once on each of their turns, the owner may look at the top card of any draw pile, then leave it there or discard it.

artefact-order = Crown of Order
    .the = the Crown of Order
    .of = of the Crown of Order
    .kind = crown
    .short = Order
    .text = Once on each of their turns, the owner may take one card that reached their discard pile on an earlier turn, no matter whose, and shuffle it into their draw pile.

artefact-insight = Crown of Insight
    .the = the Crown of Insight
    .of = of the Crown of Insight
    .kind = crown
    .short = Insight
    .text = Once on each of their turns, the owner may look at the top four cards of their draw pile and put them back in any order.

artefact-vitality = Crown of Vitality
    .the = the Crown of Vitality
    .of = of the Crown of Vitality
    .kind = crown
    .short = Vitality
    .text = Once on each of their turns, the owner may redeploy once more.

artefact-fury = Crown of Fury
    .the = the Crown of Fury
    .of = of the Crown of Fury
    .kind = crown
    .short = Fury
    .text = Once on each of their turns, the owner may discard a card of their choice.

artefact-fear = Sceptre of Fear
    .the = the Sceptre of Fear
    .of = of the Sceptre of Fear
    .kind = sceptre
    .short = Fear
    .text = When its owner attacks: the owner may fight as if they had as many knights as their rival.

artefact-influence = Sceptre of Influence
    .the = the Sceptre of Influence
    .of = of the Sceptre of Influence
    .kind = sceptre
    .short = Influence
    .text = When its owner attacks: the rival discards a card at random.

artefact-rage = Sceptre of Rage
    .the = the Sceptre of Rage
    .of = of the Sceptre of Rage
    .kind = sceptre
    .short = Rage
    .text = When its owner attacks: adds 1 to the owner’s combat score.

artefact-defiance = Sceptre of Defiance
    .the = the Sceptre of Defiance
    .of = of the Sceptre of Defiance
    .kind = sceptre
    .short = Defiance
    .text = When its owner defends: the rival discards a card at random.

artefact-loyalty = Sceptre of Loyalty
    .the = the Sceptre of Loyalty
    .of = of the Sceptre of Loyalty
    .kind = sceptre
    .short = Loyalty
    .text = When its owner defends: adds 1 to the owner’s combat score.

artefact-vigour = Sceptre of Vigour
    .the = the Sceptre of Vigour
    .of = of the Sceptre of Vigour
    .kind = sceptre
    .short = Vigour
    .text = When its owner defends: the owner may fight as if they had as many knights as their rival.

artefact-brutality = Orb of Brutality
    .the = the Orb of Brutality
    .of = of the Orb of Brutality
    .kind = orb
    .short = Brutality
    .text = When its owner wins a battle: the rival loses one more knight in that territory.

artefact-greed = Orb of Greed
    .the = the Orb of Greed
    .of = of the Orb of Greed
    .kind = orb
    .short = Greed
    .text = When its owner wins a battle: the owner draws until they hold six cards.

artefact-preparation = Orb of Preparation
    .the = the Orb of Preparation
    .of = of the Orb of Preparation
    .kind = orb
    .short = Preparation
    .text = When its owner wins a battle: the owner may discard a card of their choice.

artefact-cleansing = Orb of Cleansing
    .the = the Orb of Cleansing
    .of = of the Orb of Cleansing
    .kind = orb
    .short = Cleansing
    .text = When its owner loses a battle: the owner may discard a card of their choice.

artefact-devotion = Orb of Devotion
    .the = the Orb of Devotion
    .of = of the Orb of Devotion
    .kind = orb
    .short = Devotion
    .text = When its owner loses a battle: the owner gets one more knight in their castle.

artefact-resurgence = Orb of Resurgence
    .the = the Orb of Resurgence
    .of = of the Orb of Resurgence
    .kind = orb
    .short = Resurgence
    .text = When its owner loses a battle: the owner draws until they hold six cards.

land-homelands = Homelands
    .the = the Homelands
    .of = of the Homelands
    .in = in the Homelands
    .short = Hom
    .text = Next to a castle, they get a share of its starting knights.

land-forest = Forest
    .the = the Forest
    .of = of the Forest
    .in = in the Forest
    .short = For
    .text = No special effect.

land-grasslands = Grasslands
    .the = the Grasslands
    .of = of the Grasslands
    .in = in the Grasslands
    .short = Gra
    .text = The attacker adds 1 to their combat score here.

land-village = Village
    .the = the Village
    .of = of the Village
    .in = in the Village
    .short = Vil
    .text = The player who conquers it gains a knight in their castle.

land-ruins = Ruins
    .the = the Ruins
    .of = of the Ruins
    .in = in the Ruins
    .short = Rui
    .text = The player who conquers them may discard a card.

land-cave = Cave
    .text = The number on the tile replaces the usual capacity of six knights.
    .the = the Cave
    .of = of the Cave
    .in = in the Cave
    .short = Cav

land-shrine = Shrine
    .the = the Shrine
    .of = of the Shrine
    .in = in the Shrine
    .short = Shr
    .text = The player who conquers it gains a knight in their castle.

land-abbey = Abbey
    .the = the Abbey
    .of = of the Abbey
    .in = in the Abbey
    .short = Abb
    .text = The player who conquers it may discard a card.

land-fort = Fort
    .the = the Fort
    .of = of the Fort
    .in = in the Fort
    .short = Frt
    .text = The defender adds 1 to their combat score here.

land-mountains = Mountains
    .the = the Mountains
    .of = of the Mountains
    .in = in the Mountains
    .short = Mou
    .text = No support cards in battles here.

land-marshlands = Marshlands
    .the = the Marshlands
    .of = of the Marshlands
    .in = in the Marshlands
    .short = Mar
    .text = The player who conquers them loses a knight here.

land-battlefield = Battlefield
    .text = The number on the tile replaces the usual capacity of six knights.
    .the = the Battlefield
    .of = of the Battlefield
    .in = on the Battlefield
    .short = Bat

land-city = City
    .the = the City
    .of = of the City
    .in = in the City
    .short = Cit
    .text = The defender adds 1 to their combat score here; the player who conquers it gains a knight in their castle.

land-fortress = Fortress
    .the = the Fortress
    .of = of the Fortress
    .in = in the Fortress
    .short = Fss
    .text = The defender adds 1 to their combat score here; the player who conquers it may discard a card.

land-arena = Arena
    .the = the Arena
    .of = of the Arena
    .in = in the Arena
    .short = Are
    .text = A battle here begins with one die each: the lower roll loses a knight; on a tie, both do.

land-castle = Castle
    .the = the castle
    .of = of the castle
    .in = in the castle
    .short = Cas
    .text = Its owner’s knights arrive here, set out from here and retreat here. It holds any number of knights.

## Rules

rules-GEN = General terms
MM-GEN-01 = Two tiles are adjacent if they share a side, and only then.
MM-GEN-02 = A player controls a territory as long as only that player’s knights are on it.
MM-GEN-03 = A territory with no knights on it is unoccupied: nobody controls it.
MM-GEN-04 = When knights advance onto another player’s territory, it is contested until the battle ends.
MM-GEN-05 = Each pip showing on a die is one knight.
MM-GEN-06 = To conquer a territory is to gain control of it, either by advancing onto it while it is unoccupied or by winning a battle there as the attacker. Holding a territory as the defender is not a conquest.
MM-GEN-07 = There are rivals only during a battle: the attacker and the defender are each other’s rival.
MM-GEN-08 = To play a card from your hand, show it, apply its effect, and only then put it on your discard pile.
MM-GEN-09 = To discard a card, put it face up on its owner’s discard pile.
MM-GEN-10 = To draw a card, take the top card of your draw pile into your hand without showing it.
MM-GEN-11 = To look at cards is to see them without showing them to anyone else. This holds for whichever pile the ability names, even your own.
MM-GEN-12 = To cancel an effect is to prevent it from being applied.
MM-GEN-13 = Lakes belong to nobody, cannot be conquered, hold no knights and are worth no points.
MM-GEN-14 = Dice are rolled only for Ambush cards, in the Arena and, with the Chaos rule, for the knights of a player who wins a battle. At all other times they only show how many knights there are.
MM-GEN-15 = When an ability names the affected player, only that player gains, loses, draws, discards or redeploys because of it.
MM-GEN-16 = The rulebook asks players to watch over their own effects and lets them go back if they forgot one. Here the program applies every compulsory effect itself, so nothing is ever forgotten.
MM-GEN-17 = If only one answer is possible from what everyone can see, nobody is asked and that answer is given: a player with no cards in hand plays none, and nobody plays a card when all its copies are face up. A player who might hold a card, judging by what everyone can see, is asked whether or not they hold it. A player always announces the end of a redeployment, and the end of a turn in which they have done anything.

rules-DICE = Knights and dice
MM-DICE-01 = Each player has exactly ten dice. Dice that are not on the map are in that player’s reserve.
MM-DICE-02 = On each tile, a player’s knights are shown with as few dice as possible: the number of knights divided by six, rounded up.
MM-DICE-03 = A player never has more than ten dice on their castle and territories together.
MM-DICE-04 = Knights you gain first fill up the dice already on your castle; for the rest, take a die from your reserve.
MM-DICE-05 = If your reserve is empty and not all the knights you gain can be shown, as many as possible are placed and the others are lost.
MM-DICE-06 = Dice freed by losses, retreats or redeployments return to the reserve and can be used again.
MM-DICE-07 = A redeployment or an advance that would need an eleventh die is not allowed; no knights are lost because of it.
MM-DICE-08 = A retreat to the castle is always possible, since it never needs more dice than it frees.
MM-DICE-09 = Dice that are rolled do not come from the reserve: Ambush, Arena and Chaos rolls are possible even with all ten dice on the map.
MM-DICE-10 = There is no other limit on knights: ten full dice make sixty.

rules-DECK = Hand, draw pile and discard pile
MM-DECK-01 = Each player has their own deck of 18 cards; all six decks contain the same cards.
MM-DECK-02 = Hands are secret: you may never show your hand to another player.
MM-DECK-03 = There is no hand limit: you never have to discard because you hold too many cards.
MM-DECK-04 = No cards are drawn at the start or end of a turn. You draw only during setup, in step 2 of a battle, with Authority, and with effects that let you draw until you hold six cards.
MM-DECK-05 = If you have to draw and your draw pile is empty, shuffle your discard pile into a new face-down draw pile and go on drawing.
MM-DECK-06 = If your draw pile and your discard pile are both empty, you simply stop drawing.
MM-DECK-07 = Conflict and support cards in front of a player during a battle are neither in the hand nor in the discard pile. If the draw pile runs out during that battle, they are not shuffled in.
MM-DECK-08 = A card whose effect is still being applied is not yet in the discard pile, so an Authority can never be shuffled back into the draw pile by its own draws.
MM-DECK-09 = Discard piles are face up, and everyone may look through them.
MM-DECK-10 = For every discarded card, the game remembers on which turn it was discarded (the Crown of Order needs this).

rules-SETUP = Setup
MM-SETUP-01 = The game is for two to six players.
MM-SETUP-02 = Each player chooses a different one of the six castles and takes the deck and the ten dice that go with it. The choice has no effect on play.
MM-SETUP-03 = The map follows the layout for the number of players.
MM-SETUP-04 = The territory tiles are sorted by value into three piles, and each pile is shuffled face down.
MM-SETUP-05 = From the centre outwards, each territory space gets the top tile from the pile of its value, face up.
MM-SETUP-06 = Lake spaces get lake tiles; each castle space gets the castle of the player sitting there.
MM-SETUP-07 = Crowns, sceptres and orbs are shuffled as three separate piles, and each player is dealt one of each at random.
MM-SETUP-08 = All artefacts dealt are revealed and stay face up in front of their owners.
MM-SETUP-09 = Tiles, artefacts, decks and dice that are not needed are out of the game.
MM-SETUP-10 = Each player shuffles their deck into a face-down draw pile. The discard pile beside it starts empty, and all ten dice are in the reserve.
MM-SETUP-11 = Each player starts with six knights, divided equally between their castle and all Homelands tiles adjacent to it.
MM-SETUP-12 = With no adjacent Homelands tile, all six knights go to the castle.
MM-SETUP-13 = With one adjacent Homelands tile, the castle gets three knights and that tile three.
MM-SETUP-14 = With two adjacent Homelands tiles, each of the three tiles gets two knights.
MM-SETUP-15 = A castle never has more than two adjacent Homelands tiles; the layouts guarantee this, whatever tiles are drawn.
MM-SETUP-16 = A Homelands tile that received starting knights is controlled, and scores, from the very start.
MM-SETUP-17 = A Homelands tile that is not adjacent to any castle starts unoccupied, like any other territory.
MM-SETUP-18 = In no layout can one Homelands tile touch two castles.
MM-SETUP-19 = Each player draws five cards.
MM-SETUP-20 = A player who finds Authority among them must play it at once and draws two more cards, ending with six.
MM-SETUP-21 = The first player is chosen at random and keeps that title for the whole game.
MM-SETUP-22 = The first player takes the first turn; then turns pass clockwise until the game ends.
MM-SETUP-23 = The box has enough tiles for several games at the same time: three for two players; two for three players; or one for two and one for four players.

rules-TURN = The turn
MM-TURN-01 = A turn has nine steps, in this order: place knights, play resource cards, use your crown, redeploy, advance, battle, play resource cards, use your crown, restore artefacts.
MM-TURN-02 = Steps 2 and 3 are the card phase before redeploying and advancing; steps 7 and 8 are the card phase after. In a card phase you may play resource cards and use your crown in any order.
MM-TURN-03 = Everything in steps 2 to 5, 7 and 8 is optional. Steps 1 and 9 happen by themselves, and step 6 takes place if the advance meets another player’s knights.
MM-TURN-04 = A redeployment and then an advance make up one cycle. The redeployment comes first; once you have advanced, you can no longer redeploy in that cycle.
MM-TURN-05 = You have one cycle per turn, plus one for each Tactical Advance you play that turn.
MM-TURN-06 = Between two cycles of the same turn there is another card phase: you may play resource cards or use your crown.
MM-TURN-07 = You may choose not to advance at all; then there is no battle.
MM-TURN-08 = Between the redeployment and the advance of a cycle, you may play a Fracture and use your crown, but no other resource card. Between an advance and the battle it causes, there is no card phase.
MM-TURN-09 = The turn ends once artefacts have been restored; then it is the next player’s turn, clockwise.

rules-PLACE = Placing knights
MM-PLACE-01 = At the start of each of your turns, including the first, you place three knights in your castle.
MM-PLACE-02 = A castle can hold any number of knights.
MM-PLACE-03 = A castle may be left empty; in the standard game it cannot be attacked or conquered.
MM-PLACE-04 = Knights you gain, for whatever reason, always arrive in your castle.
MM-PLACE-05 = The dice limit applies: knights that cannot be shown are lost (MM-DICE-05).

rules-RESOURCE = Resource cards
MM-RESOURCE-01 = There are four resource cards: Call to Arms, Authority, Tactical Advance and Fracture.
MM-RESOURCE-02 = A resource card is revealed, applied and then discarded face up.
MM-RESOURCE-03 = You may play any number of resource cards in a card phase.
MM-RESOURCE-04 = Call to Arms: you place two additional knights in your castle.
MM-RESOURCE-05 = You may play Call to Arms only on your own turn, in a card phase before or after redeploying and advancing; never during a redeployment, an advance or a battle.
MM-RESOURCE-06 = Tactical Advance gives you one more redeployment, followed by one more advance, this turn.
MM-RESOURCE-07 = Like Call to Arms, Tactical Advance may be played only on your own turn and only in a card phase.
MM-RESOURCE-08 = The extra advance follows all the usual rules, including a battle if it meets another player’s knights.
MM-RESOURCE-09 = In the extra cycle you may use the redeployment, the advance, both or neither.
MM-RESOURCE-10 = Several Tactical Advances on one turn add up.
MM-RESOURCE-11 = Tactical Advance brings no new knights and no second use of the crown.
MM-RESOURCE-12 = You must play Authority as soon as you have finished the draw that brought it; you then draw two cards.
MM-RESOURCE-13 = In step 2 of a battle, Authority is played only after both hands have been refilled.
MM-RESOURCE-14 = If both participants drew Authority in the same refill, the attacker plays first.
MM-RESOURCE-15 = After Authority you may hold more than five (or six) cards; you do not discard because of it.
MM-RESOURCE-16 = If you draw Authority from an effect that lets you draw until you hold six cards, you play it once you hold six, so you end up with seven.
MM-RESOURCE-17 = A resource card cannot be played as a conflict card or as a support card.

rules-FRACTURE = The Fracture card
MM-FRACTURE-01 = A Fracture destroys one face-up artefact of an opponent and cancels the effect that artefact was about to have.
MM-FRACTURE-02 = You may play a Fracture only on your own turn or when another player’s artefact is being used.
MM-FRACTURE-03 = A Fracture may never be played during a redeployment or an advance.
MM-FRACTURE-04 = In a card phase of your turn, and between your redeployment and your advance, you may play a Fracture on any face-up artefact of any opponent, whatever its kind.
MM-FRACTURE-05 = When a player declares the use of a crown, every other player may play a Fracture on that crown before it takes effect; this moment is called a Fracture window.
MM-FRACTURE-06 = In the Fracture window for a crown, players are asked clockwise, beginning with the first player of the game; the crown’s owner is skipped.
MM-FRACTURE-07 = In step 3 of a battle, every player, even one who is not in the battle, may play a Fracture on the sceptre of one of the two participants.
MM-FRACTURE-08 = In step 7 of a battle, every player, even one who is not in the battle, may play a Fracture on the orb of one of the two participants.
MM-FRACTURE-09 = In the Fracture windows of a battle, players are asked clockwise, beginning with the attacker.
MM-FRACTURE-10 = The windows of a battle come before the sceptres or orbs are applied; only those that survive the window take effect.
MM-FRACTURE-11 = A Fracture window goes round once: each player is asked once and may play at most one Fracture.
MM-FRACTURE-12 = In the window for a crown, the declared crown is the only legal target; in the window for sceptres (or orbs), only face-up sceptres (or orbs) of the attacker and the defender are.
MM-FRACTURE-13 = A participant’s sceptre or orb may be destroyed with a Fracture even if it would have had no effect in this battle.
MM-FRACTURE-14 = You may not play a Fracture on your own artefacts.
MM-FRACTURE-15 = An artefact that is already destroyed is not a legal target.
MM-FRACTURE-16 = A Fracture cannot be answered with another Fracture.
MM-FRACTURE-17 = If there is no legal target left, the window closes.
MM-FRACTURE-18 = A Fracture never works against territory abilities or against cards.
MM-FRACTURE-19 = You never have to play a Fracture.

rules-ARTEFACT = Artefacts
MM-ARTEFACT-01 = An artefact is either face up (working) or destroyed, that is, face down.
MM-ARTEFACT-02 = A destroyed artefact cannot be used or applied until it has been restored.
MM-ARTEFACT-03 = Destroying an artefact never removes it from the game.
MM-ARTEFACT-04 = At the end of a player’s turn, all of that player’s artefacts that were destroyed before this turn began are turned face up.
MM-ARTEFACT-05 = An artefact destroyed during its owner’s turn stays destroyed until the end of that owner’s next turn.
MM-ARTEFACT-06 = A crown restored at the end of a turn can no longer be used on that turn.
MM-ARTEFACT-07 = You choose whether to use a crown; sceptres and orbs take effect by themselves when their condition is met.
MM-ARTEFACT-08 = An attacker’s sceptre works only in battles its owner starts; a defender’s sceptre works only in battles in which its owner is attacked.
MM-ARTEFACT-09 = A victory orb works only for the winner of the battle, a defeat orb only for the loser.
MM-ARTEFACT-10 = Everyone still knows which artefact was destroyed.

rules-CROWN = Crowns
MM-CROWN-01 = A crown may be used only on its owner’s turn.
MM-CROWN-02 = A crown may be used at most once on each of its owner’s turns, however many cycles the turn has.
MM-CROWN-03 = A crown may not be used during a redeployment, an advance or a battle.
MM-CROWN-04 = You never have to use your crown.
MM-CROWN-05 = The order is: declare the crown; Fracture window; if the crown survives, choose its targets and apply its effect.
MM-CROWN-06 = A crown destroyed by a Fracture has no effect, and its use for this turn is spent.
MM-CROWN-07 = Corruption: the owner chooses any player and destroys one of that player’s face-up artefacts.
MM-CROWN-08 = Prosperity: the owner chooses any player, alone sees the top card of that player’s draw pile, and either leaves it there or puts it on that player’s discard pile.
MM-CROWN-09 = “Any player” includes the crown’s owner.
MM-CROWN-10 = If Prosperity is used on an empty draw pile, that player first shuffles their discard pile into a new draw pile; if there is still no card, nothing happens.
MM-CROWN-11 = Order: the owner chooses one card that reached their discard pile on an earlier turn and shuffles it into their draw pile. It does not matter whose turn that was or who discarded the card.
MM-CROWN-12 = Order cannot bring back a card that reached the discard pile on the current turn.
MM-CROWN-13 = Insight: the owner looks at the top four cards of their draw pile and puts them back on top in any order.
MM-CROWN-14 = If the draw pile has fewer than four cards when Insight is used, the discard pile is first shuffled and put face down under the remaining cards.
MM-CROWN-15 = If there are still fewer than four cards, Insight works on those there are.
MM-CROWN-16 = Vitality: the owner makes a redeployment in addition to the ordinary one; it follows all the rules of redeployment and supply.
MM-CROWN-17 = The Vitality redeployment is not an advance, does not replace the ordinary redeployment, and may be made after the advance.
MM-CROWN-18 = Fury: the owner may discard one card of their choice from their hand.

rules-REDEPLOY = Redeploying
MM-REDEPLOY-01 = To redeploy is to move knights between your castle and the territories you control.
MM-REDEPLOY-02 = You may redeploy once per cycle, and only before the advance of that cycle.
MM-REDEPLOY-03 = You have the same number of knights on the map before and after a redeployment.
MM-REDEPLOY-04 = Any number of knights may move between any of your supplied tiles at once; distance does not matter.
MM-REDEPLOY-05 = Afterwards, every territory you control must hold at least one knight.
MM-REDEPLOY-06 = Afterwards, no territory may hold more knights than its capacity: six, unless the tile says otherwise.
MM-REDEPLOY-07 = The castle may be emptied and may receive any number of knights.
MM-REDEPLOY-08 = Knights on a territory without a supply line cannot leave it, and none can join them.
MM-REDEPLOY-09 = A redeployment never changes who controls a territory.

rules-SUPPLY = Supply lines
MM-SUPPLY-01 = A territory has a supply line if an unbroken chain of adjacent tiles connects it to the castle of the player who controls it, each link being a lake or a territory of that same player.
MM-SUPPLY-02 = A territory adjacent to its controller’s castle always has a supply line.
MM-SUPPLY-03 = Lakes serve all players at once as links of supply lines.
MM-SUPPLY-04 = Unoccupied territories, other players’ territories and other players’ castles are never links.
MM-SUPPLY-05 = In a redeployment, a territory without a supply line can neither give up nor receive knights.
MM-SUPPLY-06 = A territory without a supply line does not let you advance to its neighbours or across its lake. You may still advance there if another of your tiles, a supplied one, gives access.
MM-SUPPLY-07 = A territory without a supply line is still controlled, defends itself as usual and still scores.
MM-SUPPLY-08 = In the standard game, losing the supply line costs no knights; regaining it lifts the restrictions at once.
MM-SUPPLY-09 = Supply is checked on the map as it stands when it matters. During a battle, the contested territory still counts as a link for its defender.
MM-SUPPLY-10 = Adjacent lakes count as one lake.
MM-SUPPLY-11 = A castle next to a lake would be linked to all shores of that lake; no layout contains this case.

rules-ADVANCE = Advancing
MM-ADVANCE-01 = An advance moves knights from your castle, never from a territory, onto one territory you do not control.
MM-ADVANCE-02 = You may make one advance per cycle.
MM-ADVANCE-03 = The target must be adjacent to your castle, adjacent to one of your supplied territories, or on the same lake as one of your supplied territories.
MM-ADVANCE-04 = A lake connects all the territories around it: from a supplied territory on its shore you can reach every other territory on its shore.
MM-ADVANCE-05 = At least one knight must advance.
MM-ADVANCE-06 = You cannot advance with more knights than your castle holds.
MM-ADVANCE-07 = You cannot advance with more knights than the target’s capacity; defenders already there do not count.
MM-ADVANCE-08 = You cannot advance onto lakes or castles (for castles, see MM-SIEGE-01).
MM-ADVANCE-09 = An advance onto an unoccupied territory conquers it without a battle, and its conquest abilities apply to the conqueror at once.
MM-ADVANCE-10 = An advance onto a territory controlled by another player starts a battle there at once.
MM-ADVANCE-11 = You never have to advance.

rules-BATTLE = Battles
MM-BATTLE-01 = A battle has exactly two participants: the attacker, who advanced, and the defender, who controls the territory.
MM-BATTLE-02 = A battle has nine steps, in this order: start-of-battle territory abilities, refilling hands, sceptres, conflict cards, support cards, outcome, orbs, losses and retreat, conquest abilities.
MM-BATTLE-03 = Each participant’s combat score starts as the number of their knights on the contested territory.
MM-BATTLE-04 = In step 1 the start-of-battle abilities of the territory apply (attacker +1, defender +1, Arena roll).
MM-BATTLE-05 = Knights lost in step 1 do not count towards the combat score.
MM-BATTLE-06 = Step 2: a participant with fewer than five cards in hand draws until they hold five; with five or more, they draw nothing.
MM-BATTLE-07 = Players who are not in the battle draw nothing.
MM-BATTLE-08 = Step 4: each participant plays one of their conflict cards face down; then both are revealed at the same time.
MM-BATTLE-09 = A participant who holds a conflict card must play one.
MM-BATTLE-10 = A participant without a conflict card fights on as if they had played one of value 0.
MM-BATTLE-11 = The value of the revealed conflict card is added to its owner’s combat score.
MM-BATTLE-12 = A revealed Ambush adds the result of one die, rolled after both cards are revealed.
MM-BATTLE-13 = In a battle, each participant plays exactly one conflict card.
MM-BATTLE-14 = Step 5: the participant with the lower combat score begins; then the two take turns playing support cards.
MM-BATTLE-15 = If the scores are equal, the attacker begins step 5.
MM-BATTLE-16 = When it is their turn, a participant plays one or more support cards; each adds its value to that participant’s combat score.
MM-BATTLE-17 = Step 5 ends as soon as the participant whose turn it is plays no support cards, by choice or because they have none.
MM-BATTLE-18 = Conflict and support cards stay visible in front of the players who played them until the battle is over.
MM-BATTLE-19 = Step 6: the higher combat score wins, by the difference between the two scores.
MM-BATTLE-20 = If the combat scores are equal, the defender wins, as if by a difference of one.
MM-BATTLE-21 = Step 8: the loser loses as many knights on the contested territory as the difference, but never more than are there.
MM-BATTLE-22 = The loser’s surviving knights on the contested territory retreat to the loser’s castle, whichever side lost and whether or not there is a supply line.
MM-BATTLE-23 = The winner loses no knights in step 8.
MM-BATTLE-24 = A battle never costs knights anywhere else.
MM-BATTLE-25 = Step 9: an attacker who wins conquers the territory and applies its conquest abilities.
MM-BATTLE-26 = A defender who wins keeps control; conquest abilities do not apply.
MM-BATTLE-27 = At the end of the battle all conflict and support cards played in it go to their owners’ discard piles.
MM-BATTLE-28 = After the battle, the attacker’s turn goes on with the card phase after the advance.
MM-BATTLE-29 = During a battle, the only resource card that may be played is Fracture (and Authority, when drawn), and no crown may be used.
MM-BATTLE-30 = The combat score is the sum of the knights, the territory bonus, the sceptre bonus, the conflict card and the support cards.

rules-SCEPTRE = Sceptres
MM-SCEPTRE-01 = Step 3 begins with the Fracture window; then the sceptres that survive it and whose condition is met take effect.
MM-SCEPTRE-02 = The attacker’s sceptre is applied before the defender’s.
MM-SCEPTRE-03 = Rage (attacking) and Loyalty (defending) add 1 to their owner’s combat score.
MM-SCEPTRE-04 = Influence (attacking) and Defiance (defending) make the rival discard one card at random from their hand.
MM-SCEPTRE-05 = A random discard from an empty hand has no effect.
MM-SCEPTRE-06 = The random discard comes after hands are refilled and before conflict cards are chosen; the lost card is not replaced.
MM-SCEPTRE-07 = Fear (attacking) and Vigour (defending) let the owner count the rival’s knights instead of their own.
MM-SCEPTRE-08 = Fear and Vigour change only the combat score: no dice are changed, and losses are taken from the knights really there.
MM-SCEPTRE-09 = Fear and Vigour are optional; an owner with as many knights as the rival, or more, gains nothing from them.
MM-SCEPTRE-10 = If Fear and Vigour meet, only the player with fewer knights can use their sceptre: they then count as many knights as the rival really has. If both have the same number of knights, neither can use it.
MM-SCEPTRE-11 = Fear and Vigour replace only the number of knights; bonuses that either side already has stay as they are.

rules-ORB = Orbs
MM-ORB-01 = Step 7 begins with the Fracture window; then the orbs that survive it and whose condition is met take effect.
MM-ORB-02 = The attacker’s orb is applied before the defender’s.
MM-ORB-03 = Orbs are applied before the losses and the retreat of step 8.
MM-ORB-04 = Brutality (victory): the rival loses one knight on the contested territory, in addition to the losses of step 8.
MM-ORB-05 = Greed (victory) and Resurgence (defeat): the owner draws until they hold six cards; with six or more, they draw nothing.
MM-ORB-06 = Preparation (victory) and Cleansing (defeat): the owner may discard one card of their choice from their hand.
MM-ORB-07 = Devotion (defeat): the owner places one more knight in their castle, within the dice limit.
MM-ORB-08 = An orb never changes the outcome determined in step 6, even if Brutality removes the last knight.

rules-TERRITORY = Territories
MM-TERRITORY-01 = Grasslands: at the start of a battle, the attacker gets +1.
MM-TERRITORY-02 = Fort, City, Fortress: at the start of a battle, the defender gets +1.
MM-TERRITORY-03 = Cave and Battlefield: the number on the tile replaces the capacity of six.
MM-TERRITORY-04 = Mountains: no support cards can be played in a battle there; step 5 is skipped.
MM-TERRITORY-05 = Village, City, Shrine: the conqueror places one knight in their castle, within the dice limit.
MM-TERRITORY-06 = Marshlands: the conqueror loses one knight on that territory.
MM-TERRITORY-07 = Ruins, Abbey, Fortress: the conqueror may discard one card of their choice from their hand.
MM-TERRITORY-08 = Homelands: they get a share of the starting knights during setup and have no effect after that.
MM-TERRITORY-09 = Forest: no ability.
MM-TERRITORY-10 = Arena: at the start of a battle, each participant rolls one die; the lower roll loses one knight there.
MM-TERRITORY-11 = Arena: if the rolls are equal, each participant loses one knight there.
MM-TERRITORY-12 = Arena: if a participant has no knights left there after the roll, the battle ends at once.
MM-TERRITORY-13 = Arena, battle ended early: if only one side has knights left, that side holds the Arena (so an attacker conquers it); if nobody has any left, it becomes unoccupied.
MM-TERRITORY-14 = Arena, battle ended early: no hands are refilled, no cards are played, nobody wins or loses, and no sceptre or orb takes effect.
MM-TERRITORY-15 = The player who conquers a territory is the affected player for all its conquest abilities.
MM-TERRITORY-16 = Conquest abilities apply at every conquest, by battle or onto an unoccupied territory, and again each time the territory changes hands.
MM-TERRITORY-17 = Conquest abilities never apply to a defender who holds the territory.
MM-TERRITORY-18 = Gaining and losing knights through conquest abilities is compulsory; discarding a card is the conqueror’s choice.
MM-TERRITORY-19 = If the Marshlands cost the conqueror their last knight there, the territory becomes unoccupied.
MM-TERRITORY-20 = If a territory has several abilities, each applies at its own moment.

rules-END = End of the game
MM-END-01 = Your points are the total value of all the territories you control.
MM-END-02 = A player who controls territories worth 13 points or more wins, and the game ends at once.
MM-END-03 = Territories without a supply line count in full.
MM-END-04 = Castles and lakes are worth no points.
MM-END-05 = Points are checked each time a conquest is complete, including its conquest abilities.
MM-END-06 = A contested territory scores for nobody until the battle ends.
MM-END-07 = Only conquests raise a score, so only the player whose turn it is (or their team) can reach the target.
MM-END-08 = There is no limit on turns and no tie-break; the game goes on until somebody wins.

rules-SIEGE = Optional rule: castle siege
MM-SIEGE-01 = You may also advance onto other players’ castles.
MM-SIEGE-02 = A castle can be reached under the same conditions as a territory: adjacency, lakes and supply.
MM-SIEGE-03 = At most six knights may advance onto a castle.
MM-SIEGE-04 = The castle’s owner fights as if exactly eight knights were defending it, however many are really there, even none.
MM-SIEGE-05 = Apart from that the battle follows the nine steps; a castle has no territory abilities.
MM-SIEGE-06 = A player who conquers an enemy castle wins the game at once.
MM-SIEGE-07 = You can still win by points as usual.
MM-SIEGE-08 = A failed siege costs the attacker the usual losses and retreat. The knights really in the castle are never lost to the difference or to an orb, but they can be lost to Chaos rolls (MM-COMBO-02).
MM-SIEGE-09 = Used against a castle, the Sceptre of Fear counts eight knights.
MM-SIEGE-10 = Castle siege cannot be combined with allegiance.

rules-TEAM = Optional rule: allegiance
MM-TEAM-01 = Allegiance needs four or six players.
MM-TEAM-02 = Teams of two: two teams with four players, three teams with six; teammates sit opposite each other.
MM-TEAM-03 = Teams of three: six players in two teams, seated alternately so that both neighbours of every player are opponents.
MM-TEAM-04 = A team of two wins together as soon as its members’ territories total 20 points.
MM-TEAM-05 = A team of three wins together as soon as its members’ territories total 30 points.
MM-TEAM-06 = In team games, the individual target of 13 points does not apply.
MM-TEAM-07 = You may not advance onto a territory controlled by a teammate.
MM-TEAM-08 = In step 5 of a battle, the participants and all their teammates may play support cards; each card counts for the participant on the same team.
MM-TEAM-09 = Step 5 begins with the participant who has the lower combat score (if the scores are equal, the attacker) and then goes clockwise through all players who may play support cards.
MM-TEAM-10 = Step 5 ends when all these players, one after another, have declined to play.
MM-TEAM-11 = A player who has declined may still play when their turn comes round again, as long as the step has not ended.
MM-TEAM-12 = A player without support cards can only decline; unless everyone can see it (MM-GEN-17), nobody else can tell this from a player who does not want to play.
MM-TEAM-13 = Teammates who are not participants draw no cards, play no conflict card and use no sceptre or orb.
MM-TEAM-14 = Support cards played by a teammate go to that teammate’s own discard pile when the battle ends.
MM-TEAM-15 = Control, supply lines, capacity, redeployment and advances remain individual: a teammate’s territory is not a link and cannot be reinforced.
MM-TEAM-16 = Hands are secret between teammates, too.
MM-TEAM-17 = Teammates are not opponents: you cannot play a Fracture on their artefacts.
MM-TEAM-18 = In the Mountains, teammates cannot play support cards either.

rules-CUTTHROAT = Optional rule: cutthroat
MM-CUTTHROAT-01 = As soon as a territory has no supply line, all knights on it are removed from the map.
MM-CUTTHROAT-02 = The removed knights do not retreat and do not return to the castle; their dice go to the reserve.
MM-CUTTHROAT-03 = The territory becomes unoccupied.
MM-CUTTHROAT-04 = This is checked for all players whenever control of a territory has changed, once the battle and its conquest abilities are complete.
MM-CUTTHROAT-05 = A contested territory does not break its defender’s supply lines until the battle is over.
MM-CUTTHROAT-06 = All territories without a supply line are emptied together; one check is enough.

rules-SKIRMISH = Optional rule: skirmish
MM-SKIRMISH-01 = You need 11 points to win instead of 13.
MM-SKIRMISH-02 = Homelands are worth no points; nothing else about them changes.
MM-SKIRMISH-03 = In team games, the target is two points lower per team member: 16 for a team of two, 24 for a team of three.

rules-CHAOS = Optional rule: chaos
MM-CHAOS-01 = Each player starts with six extra knights, all in the castle.
MM-CHAOS-02 = After the outcome and before the Fracture window for the orbs, the winner rolls one die for each of their knights on the contested territory.
MM-CHAOS-03 = Each 1 rolled removes one of those knights.
MM-CHAOS-04 = If the winner has no knights left there, they count as having lost the battle.
MM-CHAOS-05 = The former loser then counts as the winner, does not retreat, and conquers the territory (as the attacker) or keeps it (as the defender).
MM-CHAOS-06 = The new winner takes no losses from the original difference, but now rolls in turn.
MM-CHAOS-07 = Orbs take effect according to the final result, after the Chaos rolls.
MM-CHAOS-08 = If the new winner has no knights left either, the battle ends and the territory becomes unoccupied; no orbs are applied.
MM-CHAOS-09 = If some of the first winner’s knights survive, the result and the difference stay as they were.
MM-CHAOS-10 = There is no Chaos roll after a conquest without a battle or after an Arena battle that ended in step 1.

rules-COMBO = Combining optional rules
MM-COMBO-01 = Optional rules may be combined freely, except castle siege with allegiance.
MM-COMBO-02 = Siege with Chaos: a winning attacker rolls before the castle falls. A castle owner who wins, at once or through that roll, rolls for the knights really in the castle and cannot lose the battle because the castle is empty.
MM-COMBO-03 = Siege with cutthroat or skirmish, and Chaos with any other rule: each rule applies unchanged.

## Events

event-castle-chosen = { $seat_is ->
    [you] You choose the castle { $castle_of }.
   *[other] { $seat } chooses the castle { $castle_of }.
}
event-map-laid = The map is set up.
event-artefacts-dealt = { $seat_is ->
    [you] You receive three artefacts: { $artefacts }.
   *[other] { $seat } receives three artefacts: { $artefacts }.
}
event-knights-stand = { $seat_is ->
    [you] You place your first knights in your castle
   *[other] { $seat } places their first knights in their castle
}{ $homelands ->
    [0] {""}
    [one] {" and on the adjacent Homelands"}
   *[other] {" and on the"} { $homelands } adjacent Homelands tiles
}.
event-first-player = { $seat_is ->
    [you] You go first.
   *[other] { $seat } goes first.
}
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
event-reshuffled = { $seat_is ->
    [you] You shuffle your discard pile into a new draw pile:
   *[other] { $seat } shuffles their discard pile into a new draw pile:
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-authority = { $seat_is ->
    [you] You play Authority:
   *[other] { $seat } plays Authority:
} { $count ->
    [one] 1 more card
   *[other] { $count } more cards
} to draw.
event-turn = { $seat_is ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn.
}
event-knights-came = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $count ->
    [one] 1 knight
   *[other] { $count } knights
} { $seat_is ->
    [you] in your castle.
   *[other] in their castle.
}
event-no-dice-left = { $count ->
    [one] { $seat_is ->
        [you] All your dice are on the map: 1 knight is lost.
       *[other] All of { $seat }’s dice are on the map: 1 knight is lost.
    }
   *[other] { $seat_is ->
        [you] All your dice are on the map: { $count } knights are lost.
       *[other] All of { $seat }’s dice are on the map: { $count } knights are lost.
    }
}
event-call-to-arms = { $seat_is ->
    [you] You play Call to Arms.
   *[other] { $seat } plays Call to Arms.
}
event-tactical-advance = { $seat_is ->
    [you] You play Tactical Advance: one more redeployment and advance.
   *[other] { $seat } plays Tactical Advance: one more redeployment and advance.
}
event-fractured = { $seat_is ->
    [you] You play a Fracture and destroy { $other }’s { $artefact }.
   *[other] { $other_is ->
        [you] { $seat } plays a Fracture and destroys your { $artefact }.
       *[other] { $seat } plays a Fracture and destroys { $other }’s { $artefact }.
    }
}
event-crown-declared = { $seat_is ->
    [you] You use your { $artefact }.
   *[other] { $seat } uses { $artefact_the }.
}
event-crown-in-vain = { $seat_is ->
    [you] Your crown has no effect this time.
   *[other] { $seat }’s crown has no effect this time.
}
event-corrupted = { $seat_is ->
    [you] { $other_is ->
        [you] You destroy your own { $artefact }.
       *[other] You destroy { $other }’s { $artefact }.
    }
   *[other] { $other_is ->
        [you] { $seat } destroys your { $artefact }.
        [same] { $seat } destroys their own { $artefact }.
       *[other] { $seat } destroys { $other }’s { $artefact }.
    }
}
event-looked = { $seat_is ->
    [you] { $other_is ->
        [you] You look at the top card of your own draw pile: { $card_a }.
       *[other] You look at the top card of { $other }’s draw pile: { $card_a }.
    }
   *[other] { $other_is ->
        [you] { $seat } looks at the top card of your draw pile: { $card_a }.
        [same] { $seat } looks at the top card of their own draw pile: { $card_a }.
       *[other] { $seat } looks at the top card of { $other }’s draw pile: { $card_a }.
    }
}
event-looked-unseen = { $seat_is ->
    [you] { $other_is ->
        [you] You look at the top card of your own draw pile.
       *[other] You look at the top card of { $other }’s draw pile.
    }
   *[other] { $other_is ->
        [you] { $seat } looks at the top card of your draw pile.
        [same] { $seat } looks at the top card of their own draw pile.
       *[other] { $seat } looks at the top card of { $other }’s draw pile.
    }
}
event-left = { $seat_is ->
    [you] { $other_is ->
        [you] You leave the card on your draw pile.
       *[other] You leave the card on { $other }’s draw pile.
    }
   *[other] { $other_is ->
        [you] { $seat } leaves the card on your draw pile.
        [same] { $seat } leaves the card on their own draw pile.
       *[other] { $seat } leaves the card on { $other }’s draw pile.
    }
}
event-threw-away = { $seat_is ->
    [you] { $other_is ->
        [you] You discard { $card_a } from your draw pile.
       *[other] You discard { $card_a } from { $other }’s draw pile.
    }
   *[other] { $other_is ->
        [you] { $seat } discards { $card_a } from your draw pile.
        [same] { $seat } discards { $card_a } from their own draw pile.
       *[other] { $seat } discards { $card_a } from { $other }’s draw pile.
    }
}
event-recovered = { $seat_is ->
    [you] You shuffle { $card_a } from your discard pile into your draw pile.
   *[other] { $seat } shuffles { $card_a } from their discard pile into their draw pile.
}
event-looked-ahead = { $seat_is ->
    [you] You look at the top of your draw pile: { $cards }.
   *[other] { $seat } looks at the top of their draw pile: { $cards }.
}
event-looked-ahead-unseen = { $count ->
    [one] { $seat_is ->
        [you] You look at the top card of your draw pile.
       *[other] { $seat } looks at the top card of their draw pile.
    }
   *[other] { $seat_is ->
        [you] You look at the top { $count } cards of your draw pile.
       *[other] { $seat } looks at the top { $count } cards of their draw pile.
    }
}
event-arranged = { $count ->
    [one] { $seat_is ->
        [you] You put the card back.
       *[other] { $seat } puts the card back.
    }
   *[other] { $seat_is ->
        [you] You put the { $count } cards back in the order of your choice.
       *[other] { $seat } puts the { $count } cards back in the order of their choice.
    }
}
event-discarded = { $seat_is ->
    [you] You discard { $card_a }.
   *[other] { $seat } discards { $card_a }.
}
event-discarded-at-random = { $seat_is ->
    [you] You discard { $card_a } at random.
   *[other] { $seat } discards { $card_a } at random.
}
event-moved = { $seat_is ->
    [you] You move
   *[other] { $seat } moves
} { $count ->
    [one] 1 knight
   *[other] { $count } knights
} from { $land_the } ({ $tile }) to { $to_land_the } ({ $to }).
event-advanced = { $seat_is ->
    [you] You advance to { $land_the } ({ $tile })
   *[other] { $seat } advances to { $land_the } ({ $tile })
} with { $count ->
    [one] 1 knight
   *[other] { $count } knights
}.
event-conquered = { $seat_is ->
    [you] You conquer { $land_the } ({ $tile }).
   *[other] { $seat } conquers { $land_the } ({ $tile }).
}
event-territory-gives = { $seat_is ->
    [you] You gain a knight for conquering { $land_the } ({ $tile }).
   *[other] { $seat } gains a knight for conquering { $land_the } ({ $tile }).
}
event-knight-drowned = { $seat_is ->
    [you] Conquering { $land_the } ({ $tile }) costs you a knight.
   *[other] Conquering { $land_the } ({ $tile }) costs { $seat } a knight.
}
event-cut-off = { $seat_is ->
    [you] No supply line: you lose
   *[other] No supply line: { $seat } loses
} { $count ->
    [one] 1 knight
   *[other] { $count } knights
} { $land_in } ({ $tile }).
event-battle-began = Battle { $land_in } ({ $tile }): { $seat_is ->
    [you] you attack { $other }.
   *[other] { $other_is ->
        [you] { $seat } attacks you.
       *[other] { $seat } attacks { $other }.
    }
}
event-scores = Combat scores: { $attack } for { $seat_is ->
    [you] you
   *[other] { $seat }
}, { $defence } for { $other_is ->
    [you] you
   *[other] { $other }
}.
event-ground-bonus = { $seat_is ->
    [you] { $land } ({ $tile }): +{ $count } for you.
   *[other] { $land } ({ $tile }): +{ $count } for { $seat }.
}
event-arena-rolled = { $seat_is ->
    [you] Dice duel: you roll { $attack }, { $other } rolls { $defence }.
   *[other] { $other_is ->
        [you] Dice duel: { $seat } rolls { $attack }, you roll { $defence }.
       *[other] Dice duel: { $seat } rolls { $attack }, { $other } rolls { $defence }.
    }
}
event-arena-lost = { $seat_is ->
    [you] You lose 1 knight in the duel.
   *[other] { $seat } loses 1 knight in the duel.
}
event-arena-ended = The battle { $land_in } ({ $tile }) ends with the duel.
event-sceptre-bonus = { $seat_is ->
    [you] { $artefact }: +{ $count } for you.
   *[other] { $artefact }: +{ $count } for { $seat }.
}
event-sceptre-discard = { $other_is ->
    [you] { $artefact }: you discard a card at random.
   *[other] { $artefact }: { $other } discards a card at random.
}
event-matched = { $seat_is ->
    [you] { $artefact }: you fight with
   *[other] { $artefact }: { $seat } fights with
} { $count ->
    [one] 1 knight
   *[other] { $count } knights
}.
event-no-conflict-card = { $seat_is ->
    [you] You have no conflict card to play.
   *[other] { $seat } has no conflict card to play.
}
event-committed = { $seat_is ->
    [you] You reveal { $card_a }.
   *[other] { $seat } reveals { $card_a }.
}
event-ambush-rolled = { $seat_is ->
    [you] You roll { $roll } for your Ambush.
   *[other] { $seat } rolls { $roll } for their Ambush.
}
event-no-support = No support cards can be played { $land_in } ({ $tile }).
event-supported = { $seat_is ->
    [you] You play { $cards }.
   *[other] { $seat } plays { $cards }.
}
event-declined = { $seat_is ->
    [you] You play no support cards.
   *[other] { $seat } plays no support cards.
}
event-outcome = { $seat_is ->
    [you] Attack { $attack }, defence { $defence }: you beat { $other } by { $count }.
   *[other] { $other_is ->
        [you] Attack { $attack }, defence { $defence }: { $seat } beats you by { $count }.
       *[other] Attack { $attack }, defence { $defence }: { $seat } beats { $other } by { $count }.
    }
}
event-outcome-tie = { $seat_is ->
    [you] { $attack } against { $defence }: a tie. As the defender, you win by { $count }.
   *[other] { $attack } against { $defence }: a tie. As the defender, { $seat } wins by { $count }.
}
event-chaos-rolled = { $seat_is ->
    [you] Chaos: you roll
   *[other] Chaos: { $seat } rolls
} { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and { $seat_is ->
    [you] lose
   *[other] loses
} { $count ->
    [0] no knights
    [one] 1 knight
   *[other] { $count } knights
}.
event-chaos-reversed = { $seat_is ->
    [you] { $other } has no knights left there and loses the battle to you after all.
   *[other] { $other_is ->
        [you] You have no knights left there and lose the battle to { $seat } after all.
       *[other] { $other } has no knights left there and loses the battle to { $seat } after all.
    }
}
event-chaos-ended = No knights left { $land_in } ({ $tile }): nobody wins the battle.
event-orb-works = { $seat_is ->
    [you] Your { $artefact } takes effect.
   *[other] { $seat }’s { $artefact } takes effect.
}
event-orb-killed = { $count ->
    [0] { $seat_is ->
        [you] The orb costs you no knights.
       *[other] The orb costs { $seat } no knights.
    }
    [one] { $seat_is ->
        [you] The orb costs you 1 knight.
       *[other] The orb costs { $seat } 1 knight.
    }
   *[other] { $seat_is ->
        [you] The orb costs you { $count } knights.
       *[other] The orb costs { $seat } { $count } knights.
    }
}
event-retreated = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { $lost ->
    [0] no knights
    [one] 1 knight
   *[other] { $lost } knights
}; { $count ->
    [0] none are left to retreat.
    [one] 1 retreats to the castle.
   *[other] { $count } retreat to the castle.
}
event-held = { $seat_is ->
    [you] You hold { $land_the } ({ $tile }).
   *[other] { $seat } holds { $land_the } ({ $tile }).
}
event-restored = { $seat_is ->
    [you] You restore your { $artefact }.
   *[other] { $seat } restores { $artefact_the }.
}
event-won = { $seats_is ->
    [you] You have enough points: you win the game!
    [many] { $seats } have enough points and win the game together.
   *[other] { $seats } has enough points and wins the game.
}
event-won-by-castle = { $seats_is ->
    [you] You take { $other }’s castle and win the game!
    [many] { $seats } take { $other }’s castle and win the game together.
   *[other] { $seats } takes { $other_is ->
        [you] your castle
       *[other] { $other }’s castle
    } and wins the game.
}

reason-points = The points needed to win were reached.
reason-castle = An enemy castle was taken.

score-points = Victory points
score-territories = Territories
score-knights = Knights

## Prompts

prompt-choose-castle = Which castle do you want?
waiting-choose-castle = { $seat } is choosing a castle.
prompt-turn = { $cycles ->
    [one] Your turn: what do you do?
   *[other] Your turn: { $cycles } advances left. What do you do?
}
waiting-turn = { $cycles ->
    [one] { $seat } is thinking.
   *[other] { $seat } is thinking ({ $cycles } advances left).
}
prompt-turn-after = No advances left: anything else before you end your turn?
waiting-turn-after = { $seat } is finishing their turn.
prompt-redeploy = Redeploy: which knights do you move?
waiting-redeploy = { $seat } is redeploying.
prompt-advance = Where do you advance, and with how many knights?
waiting-advance = { $seat } is choosing where to advance.
prompt-fracture-crown = { $other } uses { $artefact_the }. Play a Fracture to destroy it?
waiting-fracture-crown = { $other_is ->
    [you] { $seat } may play a Fracture on your { $artefact }.
   *[other] { $seat } may play a Fracture on { $artefact_the }.
}
prompt-fracture-sceptre = { $artefacts_is ->
    [one] Sceptres are about to take effect. Play a Fracture to destroy the { $artefacts }?
   *[many] Sceptres are about to take effect. Play a Fracture to destroy one ({ $artefacts })?
}
waiting-fracture-sceptre = { $seat } may play a Fracture on a sceptre.
prompt-fracture-orb = { $artefacts_is ->
    [one] Orbs are about to take effect. Play a Fracture to destroy the { $artefacts }?
   *[many] Orbs are about to take effect. Play a Fracture to destroy one ({ $artefacts })?
}
waiting-fracture-orb = { $seat } may play a Fracture on an orb.
prompt-corrupt = Crown of Corruption: which artefact do you destroy?
waiting-corrupt = { $seat } is choosing an artefact to destroy.
prompt-choose-pile = Crown of Prosperity: whose draw pile do you look at?
waiting-choose-pile = { $seat } is choosing a draw pile to look at.
prompt-looked = { $other_is ->
    [you] Crown of Prosperity: leave the card on your draw pile or discard it?
   *[other] Crown of Prosperity: leave the card on { $other }’s draw pile or discard it?
}
waiting-looked = { $other_is ->
    [you] { $seat } is looking at the top card of your draw pile.
    [same] { $seat } is looking at the top card of their own draw pile.
   *[other] { $seat } is looking at the top card of { $other }’s draw pile.
}
prompt-recover = Crown of Order: which card from your discard pile do you shuffle into your draw pile?
waiting-recover = { $seat } is choosing a card to shuffle into their draw pile.
prompt-arrange = { $depth ->
    [1] Crown of Insight: which of the { $count } cards goes on top?
   *[other] Crown of Insight: which card goes next ({ $depth } of { $count })?
}
waiting-arrange = { $seat } is putting cards back on their draw pile.
prompt-match = { $count ->
    [one] { $artefact }: your rival has 1 knight. Fight with as many?
   *[other] { $artefact }: your rival has { $count } knights. Fight with as many?
}
waiting-match = { $artefact }: { $seat } is thinking.
prompt-commit = Which conflict card do you play face down against { $other }?
waiting-commit = { $other_is ->
    [you] { $seat } is choosing a conflict card against you.
   *[other] { $seat } is choosing a conflict card against { $other }.
}
prompt-support = Combat scores: you { $own }, { $other } { $rival }. Play support cards?
waiting-support = { $other_is ->
    [you] { $seat } may play support cards against you ({ $own } to { $rival }).
   *[other] { $seat } may play support cards against { $other } ({ $own } to { $rival }).
}
prompt-support-team = Your teammate { $other } has { $own } against { $rival }. Play support cards?
waiting-support-team = { $other_is ->
    [you] { $seat } may play support cards for you ({ $own } to { $rival }).
   *[other] { $seat } may play support cards for { $other } ({ $own } to { $rival }).
}
prompt-discard-territory = Conquest { $land_of } ({ $tile }): discard a card?
waiting-discard-territory = Conquest { $land_of } ({ $tile }): { $seat } may discard a card.
prompt-discard-artefact = { $artefact }: discard a card?
waiting-discard-artefact = { $artefact }: { $seat } may discard a card.

## Choices

choice-choose-castle = Choose the castle { $castle_of }
choice-call-to-arms = Play Call to Arms: two more knights
choice-tactical-advance = Play Tactical Advance: one more redeployment and advance
choice-fracture = Play a Fracture on { $owner }’s { $artefact }
choice-pass = Pass
choice-crown = Use your crown
choice-redeploy = Redeploy your knights
choice-move = Move { $count ->
    [one] 1 knight
   *[other] { $count } knights
} from { $land_the } ({ $tile }) to { $to_land_the } ({ $to })
choice-done = Finish redeploying
choice-advance = Advance to { $land_the } ({ $tile }) with { $count ->
    [one] 1 knight
   *[other] { $count } knights
}
choice-halt = Don’t advance
choice-end-turn = End turn
choice-match = Fight with as many knights as your rival
choice-refrain = Fight with your own knights
choice-commit = Play { $card_a }
choice-support = { $ones ->
    [0] { $twos ->
        [one] Play a Support +2
       *[other] Play { $twos } Support +2 cards
    }
    [one] { $twos ->
        [0] Play a Support +1
        [one] Play a Support +1 and a Support +2
       *[other] Play a Support +1 and { $twos } Support +2 cards
    }
   *[other] { $twos ->
        [0] Play { $ones } Support +1 cards
        [one] Play { $ones } Support +1 cards and a Support +2
       *[other] Play { $ones } Support +1 cards and { $twos } Support +2 cards
    }
}
choice-decline = Play no support cards
choice-discard = Discard { $card_a }
choice-keep = Discard nothing
choice-destroy = { $owner_is ->
    [you] Destroy your own { $artefact }
   *[other] Destroy { $owner }’s { $artefact }
}
choice-look = { $seat_is ->
    [you] Look at the top card of your own draw pile
   *[other] Look at the top card of { $seat }’s draw pile
}
choice-leave = Leave the card on the draw pile
choice-throw-away = Discard the card
choice-recover = Shuffle { $card_a } into your draw pile
choice-lay = Place { $card_a }

verb-choose-castle = Choose
verb-call-to-arms = Call to Arms
verb-tactical-advance = Tactical Advance
verb-fracture = Fracture
verb-pass = Pass
verb-crown = Use the crown
verb-redeploy = Redeploy
verb-move = Move
verb-done = Finish redeploying
verb-advance = Advance
verb-halt = Don’t advance
verb-end-turn = End turn
verb-match = Fight with as many
verb-refrain = Fight with your own
verb-commit = Play
verb-support = Support
verb-decline = No support
verb-discard = Discard
verb-keep = Discard nothing
verb-destroy = Destroy
verb-look = Look
verb-leave = Leave it
verb-throw-away = Discard it
verb-recover = Shuffle in
verb-lay = Place

field-castle = Which castle?
field-artefact = Which artefact?
field-tile = Which tile?
field-to = To which tile?
field-count = How many knights?
field-card = Which card?
field-ones = How many Support +1 cards?
field-twos = How many Support +2 cards?
field-seat = Which player?

window-fracture-crown = Fracture on a crown
window-fracture-sceptre = Fracture on a sceptre
window-fracture-orb = Fracture on an orb
window-support-team = Support for a teammate

## Table

game-title = Medieval Mastery
game-summary = Conquer a divided kingdom: knights set out from your castle, cards and artefacts decide battles, and 13 points win.
game-players = 2 to 6 players
game-reconstructed = The text of the rulebook is complete, but its pictures are lost. The names and abilities come from the rulebook. We reconstructed the five maps, how many of each card a deck has (Conflict 2, 3, 4 and 5 once each, Ambush twice; Support +1 four times, +2 twice; Call to Arms twice, Authority once, Tactical Advance once, Fracture twice), how many tiles of each territory there are (seven Homelands, one each of Forest, Grasslands, Village, Ruins and Cave, two of each other kind), their points, the capacities of the Cave (4) and the Battlefield (8), and four of the castles’ names. If you own the box, you can replace all this with your own file and the option --data: see “Another box” in docs/rules/medieval-mastery.md.

option-siege = Castle siege
    .help = You can attack enemy castles, which defend as if with eight knights; take one and you win. Can’t be combined with allegiance.
option-siege-no = no
option-siege-yes = yes
option-teams = Allegiance
    .help = Teams of two (4 or 6 players, 20 points) or three (6 players, 30 points) win together and support each other in battle.
option-teams-none = no teams
option-teams-pairs = teams of two
option-teams-threes = teams of three
option-cutthroat = Cutthroat
    .help = Knights without a supply line are removed at once.
option-cutthroat-no = no
option-cutthroat-yes = yes
option-skirmish = Skirmish
    .help = A shorter game: 11 points win (16 for a team of two, 24 for a team of three), and Homelands score nothing.
option-skirmish-no = no
option-skirmish-yes = yes
option-chaos = Chaos
    .help = Six more knights each at the start; the winner of a battle rolls a die for each knight there and loses one for every 1. A winner with no knights left loses the battle after all, and the other side rolls.
option-chaos-no = no
option-chaos-yes = yes
option-first = First player
    .help = Who takes the first turn.
option-first-random = random
option-first-0 = seat 1
option-first-1 = seat 2
option-first-2 = seat 3
option-first-3 = seat 4
option-first-4 = seat 5
option-first-5 = seat 6

table-signs = On the map: each tile’s number and points (*), then the owner and number of its knights; <4 means room for four knights instead of six, ? no supply line, ~ a lake; an artefact in brackets is destroyed.
table-target = { $count ->
    [one] 1 point wins
   *[other] { $count } points win
}
table-team = team { $number } ({ $count })
table-first = first player
table-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
table-reserve = { $count ->
    [0] no dice in reserve
    [one] 1 die in reserve
   *[other] { $count } dice in reserve
}
table-hand = Hand: { $count ->
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
table-known = Known, from the top: { $list }
table-battle = Battle { $land_in } ({ $tile }), step { $step } of 9: { $seat_is ->
    [you] you against { $other }
   *[other] { $other_is ->
        [you] { $seat } against you
       *[other] { $seat } against { $other }
    }
}
table-score = { $seat_is ->
    [you] You: { $count }
   *[other] { $seat }: { $count }
}
table-counted = { $count ->
    [one] 1 knight
   *[other] { $count } knights
}
table-ground = { $count } (territory)
table-sceptre = { $count } (sceptre)
