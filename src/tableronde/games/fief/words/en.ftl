### Fief: English

## Components

lord-alienor = Aliénor
    .of = of Aliénor
    .sex = woman
    .yours = Your lady Aliénor
lord-blanche = Blanche
    .of = of Blanche
    .sex = woman
    .yours = Your lady Blanche
lord-guenievre = Guenièvre
    .of = of Guenièvre
    .sex = woman
    .yours = Your lady Guenièvre
lord-isabelle = Isabelle
    .of = of Isabelle
    .sex = woman
    .yours = Your lady Isabelle
lord-jeanne = Jeanne
    .of = of Jeanne
    .sex = woman
    .yours = Your lady Jeanne
lord-mireille = Mireille
    .of = of Mireille
    .sex = woman
    .yours = Your lady Mireille
lord-arthur = Arthur
    .of = of Arthur
    .sex = man
    .yours = Your lord Arthur
lord-baudoin = Baudoin
    .of = of Baudoin
    .sex = man
    .yours = Your lord Baudoin
lord-charles = Charles
    .of = of Charles
    .sex = man
    .yours = Your lord Charles
lord-eric = Éric
    .of = of Éric
    .sex = man
    .yours = Your lord Éric
lord-francois = François
    .of = of François
    .sex = man
    .yours = Your lord François
lord-gauvain = Gauvain
    .of = of Gauvain
    .sex = man
    .yours = Your lord Gauvain
lord-henri = Henri
    .of = of Henri
    .sex = man
    .yours = Your lord Henri
lord-lambert = Lambert
    .of = of Lambert
    .sex = man
    .yours = Your lord Lambert
lord-othon = Othon
    .of = of Othon
    .sex = man
    .yours = Your lord Othon
lord-philippe = Philippe
    .of = of Philippe
    .sex = man
    .yours = Your lord Philippe
lord-quentin = Quentin
    .of = of Quentin
    .sex = man
    .yours = Your lord Quentin
lord-thierry = Thierry
    .of = of Thierry
    .sex = man
    .yours = Your lord Thierry

candidate-alienor = { lord-alienor }
    .sort = lord
candidate-blanche = { lord-blanche }
    .sort = lord
candidate-guenievre = { lord-guenievre }
    .sort = lord
candidate-isabelle = { lord-isabelle }
    .sort = lord
candidate-jeanne = { lord-jeanne }
    .sort = lord
candidate-mireille = { lord-mireille }
    .sort = lord
candidate-arthur = { lord-arthur }
    .sort = lord
candidate-baudoin = { lord-baudoin }
    .sort = lord
candidate-charles = { lord-charles }
    .sort = lord
candidate-eric = { lord-eric }
    .sort = lord
candidate-francois = { lord-francois }
    .sort = lord
candidate-gauvain = { lord-gauvain }
    .sort = lord
candidate-henri = { lord-henri }
    .sort = lord
candidate-lambert = { lord-lambert }
    .sort = lord
candidate-othon = { lord-othon }
    .sort = lord
candidate-philippe = { lord-philippe }
    .sort = lord
candidate-quentin = { lord-quentin }
    .sort = lord
candidate-thierry = { lord-thierry }
    .sort = lord
candidate-none = nobody
    .sort = none

village-beaujeu = Beaujeu
    .at = at Beaujeu
    .of = of Beaujeu
village-la-salle = La Salle
    .at = at La Salle
    .of = of La Salle
village-blaye = Blaye
    .at = at Blaye
    .of = of Blaye
village-charolles = Charolles
    .at = at Charolles
    .of = of Charolles
village-sennecy = Sennecy
    .at = at Sennecy
    .of = of Sennecy
village-l-epervier = L’Épervier
    .at = at L’Épervier
    .of = of L’Épervier
village-chateauneuf = Châteauneuf
    .at = at Châteauneuf
    .of = of Châteauneuf
village-mazilles = Mazilles
    .at = at Mazilles
    .of = of Mazilles
village-st-andromy = St Andromy
    .at = at St Andromy
    .of = of St Andromy
village-tournus = Tournus
    .at = at Tournus
    .of = of Tournus
village-belleville = Belleville
    .at = at Belleville
    .of = of Belleville
village-pugnac = Pugnac
    .at = at Pugnac
    .of = of Pugnac
village-st-medard = St Médard
    .at = at St Médard
    .of = of St Médard
village-st-gerome = St Gérôme
    .at = at St Gérôme
    .of = of St Gérôme
village-st-andre = St André
    .at = at St André
    .of = of St André
village-villeneuve = Villeneuve
    .at = at Villeneuve
    .of = of Villeneuve
village-la-bussiere = La Bussière
    .at = at La Bussière
    .of = of La Bussière
village-bourg = Bourg
    .at = at Bourg
    .of = of Bourg
village-st-vivien = St Vivien
    .at = at St Vivien
    .of = of St Vivien
village-les-essarts = Les Essarts
    .at = at Les Essarts
    .of = of Les Essarts
village-st-paul = St Paul
    .at = at St Paul
    .of = of St Paul
village-marcamps = Marcamps
    .at = at Marcamps
    .of = of Marcamps
village-sigy = Sigy
    .at = at Sigy
    .of = of Sigy
village-st-ciers-d-abzac = St Ciers d’Abzac
    .at = at St Ciers d’Abzac
    .of = of St Ciers d’Abzac

fief-blaye = Duchy of Blaye
    .the = the duchy of Blaye
    .of = of the duchy of Blaye
    .man = duke of Blaye
    .woman = duchess of Blaye
fief-epervier = County of L’Épervier
    .the = the county of L’Épervier
    .of = of the county of L’Épervier
    .man = count of L’Épervier
    .woman = countess of L’Épervier
fief-mazilles = Barony of Mazilles
    .the = the barony of Mazilles
    .of = of the barony of Mazilles
    .man = baron of Mazilles
    .woman = baroness of Mazilles
fief-tournus = County of Tournus
    .the = the county of Tournus
    .of = of the county of Tournus
    .man = count of Tournus
    .woman = countess of Tournus
fief-st-gerome = County of St Gérôme
    .the = the county of St Gérôme
    .of = of the county of St Gérôme
    .man = count of St Gérôme
    .woman = countess of St Gérôme
fief-bourg = Duchy of Bourg
    .the = the duchy of Bourg
    .of = of the duchy of Bourg
    .man = duke of Bourg
    .woman = duchess of Bourg
fief-st-paul = Barony of St Paul
    .the = the barony of St Paul
    .of = of the barony of St Paul
    .man = baron of St Paul
    .woman = baroness of St Paul
fief-sigy = County of Sigy
    .the = the county of Sigy
    .of = of the county of Sigy
    .man = count of Sigy
    .woman = countess of Sigy

card-alienor = { lord-alienor }
card-blanche = { lord-blanche }
card-guenievre = { lord-guenievre }
card-isabelle = { lord-isabelle }
card-jeanne = { lord-jeanne }
card-mireille = { lord-mireille }
card-arthur = { lord-arthur }
card-baudoin = { lord-baudoin }
card-charles = { lord-charles }
card-eric = { lord-eric }
card-francois = { lord-francois }
card-gauvain = { lord-gauvain }
card-henri = { lord-henri }
card-lambert = { lord-lambert }
card-othon = { lord-othon }
card-philippe = { lord-philippe }
card-quentin = { lord-quentin }
card-thierry = { lord-thierry }
card-cardinal = Cardinal
    .text = Surprise: a bishop of any family becomes a cardinal; if there is a pope, he must consent.
card-arc = D’Arc
    .text = Surprise: an unmarried woman takes this name. Three moves a turn and one more battle die; she can never marry.
card-good-harvest = Good Harvest
    .text = Ends a famine, or earns 1 more écu for each mill in a bishopric.
card-fair-weather = Fair Weather
    .text = Ends bad weather, or earns 1 more écu for each mill in a bishopric.
card-tax = Tax
    .text = Levies tallage on a fief, or a tithe on a bishopric.
card-revolt = Revolt
    .text = Surprise: a village under famine, tallage or tithe revolts; the revolt deals the damage of a battle die, plus 1.
card-secret-passage = Secret Passage
    .text = Surprise: frees prisoners, makes walls useless in a battle, or gets a group past an obstacle.
card-assassination = Assassination
    .text = Surprise: a lord of another family dies; one of yours is marked as the instigator.
card-justice = Justice
    .text = Surprise: the instigator of a murder is beheaded, unless they hold a royal title or are pope.
card-ambush = Ambush
    .text = Surprise: before a round of a battle where you have a lord, capture a lord of another family who is fighting there.
card-bad-weather = Bad Weather
    .text = Calamity: no movement into, out of or within the bishopric, and no battles there; no Good Harvest.
card-famine = Famine
    .text = Calamity: mills in the bishopric yield nothing, and its villages may revolt; no Fair Weather.
card-plague = Plague
    .text = Calamity: each lord in the bishopric dies on 1, 2 or 3, and every army loses half its units.

back-character = character card
    .a = a character card
    .pile = the character pile
back-event = event card
    .a = an event card
    .pile = the event pile
back-calamity = calamity card
    .a = a calamity card
    .pile = the calamity track

relic-grail = The Holy Grail
    .the = the Holy Grail
    .text = While its bearer defends, each enemy battle die counts 1 less, to a minimum of 0.
relic-roseline = The Eyes of Saint Roseline
    .the = the Eyes of Saint Roseline
    .text = At the end of the Cards phase, try to move each Bad Weather: the die picks its new bishopric.
relic-geronce = The Tooth of Saint Gerontius
    .the = the Tooth of Saint Gerontius
    .text = Once: a lord about to die survives. Then it leaves the game.
relic-lance = The Holy Lance
    .the = the Holy Lance
    .text = Its bearer’s side deals 1 more damage each round, if it rolls a die.
relic-radegonde = The Bone of Saint Radegund
    .the = the Bone of Saint Radegund
    .text = At the end of the Cards phase, try to end each Famine: it ends on 4, 5 or 6.

office-bishop-1 = bishop of Blaye
    .of = of the bishop of Blaye
office-bishop-2 = bishop of Tournus
    .of = of the bishop of Tournus
office-bishop-3 = bishop of St Gérôme
    .of = of the bishop of St Gérôme
office-bishop-4 = bishop of Bourg
    .of = of the bishop of Bourg
office-bishop-5 = bishop of Sigy
    .of = of the bishop of Sigy
office-pope = pope
    .of = of the pope
office-king = king
    .of = of the king

phase-set-up = Setup
    .begins = Setup begins.
phase-hear-ye = Hear ye!
    .begins = Phase 1: Hear ye!
phase-cards = Cards
    .begins = Phase 2: Cards.
phase-income = Income
    .begins = Phase 3: Income.
phase-purchases = Purchases
    .begins = Phase 4: Purchases.
phase-movement = Movement
    .begins = Phase 5: Movement.
phase-battles = Battles
    .begins = Phase 6: Battles.
phase-end-of-turn = End of turn
    .begins = Phase 7: End of turn.

capacity-holder = title holder
    .by = as holder of its title
capacity-king = king
    .by = by royal right
capacity-bishop = bishop
    .by = through its bishop
capacity-cardinal = cardinal
    .by = through a cardinal
capacity-pope = pope
    .by = through the pope

death-plague = plague
    .how = dies of the plague
death-battle = battle
    .how = dies in battle
death-revolt = revolt
    .how = is killed in the revolt
death-stoned = stoning
    .how = is stoned by the crowd
death-assassinated = assassination
    .how = is assassinated
death-beheaded = beheading
    .how = is beheaded

motive-famine = famine
    .why = because of the famine
motive-tallage = tallage
    .why = against the tallage
motive-tithe = tithe
    .why = against the tithe

obstacle-siege = siege
    .past = out of the siege
obstacle-weather = bad weather
    .past = through the bad weather
obstacle-pieces = pieces in the way
    .past = past the pieces in the way

side-neither = neither
    .the = neither side
side-attacker = attacker
    .the = the attackers
side-defender = defender
    .the = the defenders

outcome-goes-on = the battle goes on
outcome-all-dead = nobody survives
outcome-attacker = the attackers win
outcome-defender = the defenders win
outcome-stopped = the fighting stops without a winner

request-host = a place for a lord
    .sort = favour
request-host-new = a place for a new lord
    .sort = favour
request-relic = the relic
    .sort = favour
request-hat = the cardinal title
    .sort = favour
request-annulment = the annulment of the marriage
    .sort = favour
request-waiver = a free title
    .sort = favour
request-marriage = the marriage
    .sort = marriage
request-admission = entry into the besieged village
    .sort = favour

policy-ask = ask me
policy-always = always
policy-never = never
policy-toll-1 = for 1 écu
policy-toll-2 = for 2 écus
policy-toll-3 = for 3 écus
policy-toll-4 = for 4 écus
policy-toll-6 = for 6 écus
policy-toll-8 = for 8 écus

post-inside = inside
post-around = around the village
post-road = on the road

fortification-none = no fortification
fortification-castle = castle
fortification-city = fortified city

rank-barony = barony
rank-county = county
rank-duchy = duchy

## Rules

rules-SETUP = Setup
FIEF-SETUP-01 = Fief is for three to six players. Each takes a free colour and the matching family board.
FIEF-SETUP-02 = The board shows 24 villages linked by roads; lords and troops can travel only along these roads.
FIEF-SETUP-03 = Each village lies in exactly one of the 8 fiefs and exactly one of the 5 bishoprics; a fief may extend over several bishoprics.
FIEF-SETUP-04 = Five villages are chief towns, one in each bishopric: Blaye, Tournus, St Gérôme, Bourg and Sigy.
FIEF-SETUP-05 = The event cards and the calamity cards are shuffled together into a single draw pile, the event pile.
FIEF-SETUP-06 = The character cards (lords, Cardinal, d’Arc) are shuffled into a second draw pile, the character pile.
FIEF-SETUP-07 = Each player has a supply of 8 knights, 13 sergeants, 2 siege engines, 3 embassies, 2 vote tokens, 3 tax tokens and 1 marriage token.
FIEF-SETUP-08 = Each player draws from the character pile until a lord turns up; that lord goes face up on the player’s family board, and the player takes the matching pawn.
FIEF-SETUP-09 = Cardinal and d’Arc cards drawn before a first lord are set aside; once everybody has a lord, they are shuffled back into the character pile.
FIEF-SETUP-10 = At the start, nobody holds the 8 fief titles (crowns) or the 5 bishop titles (croziers); their markers lie on the board.
FIEF-SETUP-11 = The three cardinal markers for Cardinal cards, the buyable cardinal marker and the d’Arc token also lie on the board.
FIEF-SETUP-12 = The game begins without a king, queen, crown prince or pope; their markers lie on the board.
FIEF-SETUP-13 = The other lord pawns, the castle and city tiles, the mills, the assassin, prisoner and excommunication markers and the coins form the common supply.
FIEF-SETUP-14 = The first player is chosen at random and takes the first-player card.
FIEF-SETUP-15 = Everybody starts with 5 écus.
FIEF-SETUP-16 = The first player, then the others clockwise, choose a village that nobody occupies yet and place their lord, 1 knight, 3 sergeants and 1 castle there.
FIEF-SETUP-17 = Your first troops are taken from your own 8 knights and 13 sergeants, the castle from the 12 tiles that all players share.
FIEF-SETUP-18 = Nobody has cards in hand at the start: your first lord is already in play.
FIEF-SETUP-19 = With fewer than six players the unused colours are left out; nothing else changes.
FIEF-SETUP-20 = The first turn begins once everybody has placed their pieces.

rules-TURN = The turn
FIEF-TURN-01 = Turns follow one another until, at the end of a turn, one player or two players allied by marriage have enough victory points.
FIEF-TURN-02 = A turn has seven phases: 1 Hear ye!, 2 Cards, 3 Income, 4 Purchases, 5 Movement, 6 Battles, 7 End of turn.
FIEF-TURN-03 = In every phase players act in turn order: the first player, then the others clockwise.
FIEF-TURN-04 = Phase 1 has four steps: marriages, bishop elections, the pope’s election, the king’s election.
FIEF-TURN-05 = In phase 2 all players discard and draw, then the calamities strike, then all players may play cards.
FIEF-TURN-06 = In Purchases, Movement and Battles, each player does everything before the next in turn order begins.

rules-1_0 = Phase 1: Hear ye!
FIEF-1_0-01 = Phase 1 deals with public affairs: first marriages and the alliances they create, then the elections of bishops, pope and king, in that order.

rules-1_1 = Marriages and alliances
FIEF-1_1-01 = Two families become allies only through a marriage; without one, there is no alliance.
FIEF-1_1-02 = Both players must agree to the marriage. It is announced to all in the first step of phase 1 and cannot be made at any other time.
FIEF-1_1-03 = A marriage unites a woman and a man from two different families.
FIEF-1_1-04 = The bride must be unmarried; she may be a prisoner or excommunicated.
FIEF-1_1-05 = The groom must be unmarried and must not be a bishop, cardinal or pope; he may be a prisoner or excommunicated.
FIEF-1_1-06 = A woman who is d’Arc cannot marry.
FIEF-1_1-07 = Only one of your lords can be married at a time, so you have at most one ally.
FIEF-1_1-08 = A woman who marries the king becomes queen at once.
FIEF-1_1-09 = A man who marries the queen regent does not become king.
FIEF-1_1-10 = There are only two ways to become king: to be elected, or to be crown prince when the king dies.
FIEF-1_1-11 = The two players swap their marriage tokens and place them on the cards of the two spouses.
FIEF-1_1-12 = While you are allied you cannot win alone, only together with your ally.
FIEF-1_1-13 = With three players there is no allied victory: everyone wins alone, allied or not.

rules-1_1_1 = End of an alliance
FIEF-1_1_1-01 = An alliance ends only when one of the two spouses dies or when the pope annuls the marriage.
FIEF-1_1_1-02 = It does not matter how the spouse dies: battle, plague, revolt, stoning, assassination or justice.
FIEF-1_1_1-03 = When a marriage ends, both players take back their tokens; a widowed or separated lord is unmarried and may marry again.
FIEF-1_1_1-04 = You may attack or rob your ally, or have one of your ally’s lords assassinated; this does not end the alliance by itself.
FIEF-1_1_1-05 = If the king’s marriage is annulled, his wife is no longer queen.

rules-1_2 = Titles
FIEF-1_2-01 = The fief titles are baron or baroness, count or countess, duke or duchess.
FIEF-1_2-02 = You may buy a fief title in the Purchases phase if you control all the villages of the fief and have a castle there.
FIEF-1_2-03 = The religious titles are bishop, cardinal and pope; only men can hold them.
FIEF-1_2-04 = Bishops and the pope are elected. Three cardinal titles come from character cards, the fourth is for sale.
FIEF-1_2-05 = The royal titles are king, queen (regent or not) and crown prince. The titled lords elect the king.
FIEF-1_2-06 = A lord with at least one fief, religious or royal title is a titled lord.
FIEF-1_2-07 = The marker of a title lies beside its holder’s card, so everyone can see who holds what.
FIEF-1_2-08 = A lord can hold at most two fief titles.
FIEF-1_2-09 = A lord can hold at most one bishop title.

rules-1_3 = Elections and votes
FIEF-1_3-01 = Bishops, pope and king are all elected in the same way: players nominate candidates, vote, then reveal their votes.
FIEF-1_3-02 = In turn order, each player may nominate one of their eligible lords as a candidate, no more. A candidate who dies or becomes ineligible before the vote is struck off and not replaced.
FIEF-1_3-03 = You never have to nominate a candidate. A lord nominated in one election may be nominated again in a later one of the same turn, if still eligible.
FIEF-1_3-04 = Every player votes with two tokens, one For and one Null.
FIEF-1_3-05 = In turn order, each player with at least one vote may place one or both tokens face down on one or two candidates, no matter who nominated them; placing none means abstaining.
FIEF-1_3-06 = If you have no votes in an election, you place no token.
FIEF-1_3-07 = All tokens are turned up together once everyone has voted.
FIEF-1_3-08 = Your For token gives its candidate all the votes you have in this election; you cannot split them. How many votes you have is settled when voting begins and does not change after that.
FIEF-1_3-09 = Null tokens are a bluff: they count for nothing, not even when a majority is worked out.
FIEF-1_3-10 = The winner receives the title marker at once.
FIEF-1_3-11 = If nobody is nominated, or no candidate is left when voting begins, there is no vote; the title stays free until the elections of the next turn.

rules-1_4 = Election of bishops
FIEF-1_4-01 = A bishopric elects a bishop when it has none and all of its villages are controlled by players.
FIEF-1_4-02 = A candidate for bishop must be an unmarried man who is not a prisoner, not excommunicated, not king and not already a bishop.
FIEF-1_4-03 = A candidate for bishop need not be in the bishopric.
FIEF-1_4-04 = In a bishop election, controlling the chief town of the bishopric gives you 2 votes.
FIEF-1_4-05 = In a bishop election, each other village of the bishopric that you control gives you 1 vote.
FIEF-1_4-06 = In a bishop election, each bishop you already had when the turn began gives you 2 votes, unless he is a prisoner.
FIEF-1_4-07 = A bishop elected this turn gives no votes in this turn’s bishop elections.
FIEF-1_4-08 = In a bishop election, each of your cardinals gives you 3 votes, and so does the pope if he is in your family; a prisoner gives none.
FIEF-1_4-09 = A bishop elected this turn gives no votes in this turn’s bishop elections, even if he has become a cardinal since. A bishop of an earlier turn who was made a cardinal this turn gives 3.
FIEF-1_4-10 = In a bishop election, each lord counts only once, for his highest religious title.
FIEF-1_4-11 = In bishop elections, the votes for villages are yours whatever happens to your lords, even for a besieged village or one held by an excommunicated lord. Prison and excommunication take away only the lord’s own votes.

rules-1_4_1 = The bishop
FIEF-1_4_1-01 = The candidate with more votes than each of the others is elected bishop; even a sole candidate needs at least 1 vote.
FIEF-1_4_1-02 = If there is a tie for first place, nobody is elected this turn; there is a new vote next turn if the bishopric still qualifies.
FIEF-1_4_1-03 = A bishopric that has a bishop is governed.
FIEF-1_4_1-04 = A bishop holds his title for life, unless the pope excommunicates him.
FIEF-1_4_1-05 = The lord elected receives the crozier that bears the number of the bishopric.
FIEF-1_4_1-06 = When several bishoprics elect a bishop, they do so one after another, lowest number first. The conditions are checked when a number comes up, once per turn; a title that becomes free later waits for the next turn.
FIEF-1_4_1-07 = When a bishop dies or is excommunicated, his bishopric elects a new one in the next election phase, if all of its villages are still controlled.
FIEF-1_4_1-08 = A bishop is always an unmarried man.
FIEF-1_4_1-09 = A bishop may hold fief titles as well.
FIEF-1_4_1-10 = A bishop may become cardinal or pope.
FIEF-1_4_1-11 = A bishop gives 2 votes in the elections of other bishops and 1 vote in the king’s election.
FIEF-1_4_1-12 = With a Tax card, a bishop may levy a tithe on his own bishopric.
FIEF-1_4_1-13 = A bishop who is not a prisoner may try to calm revolts in his bishopric, wherever he is. He tries before any cardinal, and each Revolt card allows only one attempt.
FIEF-1_4_1-14 = Each time a bishop tries to calm a revolt, one D6 is rolled: on 3, 4, 5 or 6 that revolt is calmed and its card discarded.
FIEF-1_4_1-15 = If a bishop rolls 1 or 2 to calm a revolt, he fails: he is stoned to death and the revolt breaks out.
FIEF-1_4_1-16 = The crozier of a bishop stoned to death returns to the board until a new bishop is elected.

rules-1_5 = Cardinals
FIEF-1_5-01 = Cardinals are not elected: their title comes from a card or is bought.
FIEF-1_5-02 = You may play a Cardinal card at any time except in the draw step, on any bishop who is not yet a cardinal, of any family, even a prisoner. He becomes a cardinal at once; his player cannot refuse.
FIEF-1_5-03 = A lord made a cardinal by a card receives one of the three cardinal markers for Cardinal cards; the card is kept under the space of that marker.
FIEF-1_5-04 = A Cardinal card never gives the buyable marker.
FIEF-1_5-05 = The fourth cardinal title costs 5 écus in the Purchases phase; the buyer gives it at once to a bishop in office who is not yet a cardinal, of any family.
FIEF-1_5-06 = Only a bishop can be a cardinal, and he stays a bishop.
FIEF-1_5-07 = A cardinal may become pope.
FIEF-1_5-08 = A cardinal gives 3 votes in bishop elections, 1 in the pope’s election and 1 in the king’s.
FIEF-1_5-09 = Only cardinals vote for the pope.
FIEF-1_5-10 = While there is a pope, every new cardinal needs his prior consent, whether by card or by purchase. If he refuses, the card stays in hand or the title is not sold.
FIEF-1_5-11 = With a Tax card, a cardinal may levy a tithe on any governed bishopric.
FIEF-1_5-12 = If several players levy a tithe on one bishopric, its own bishop comes first, then the first cardinal to have levied it, ahead of later cardinals and the pope.
FIEF-1_5-13 = For 3 écus per attempt, a cardinal who is not a prisoner may try to calm a revolt in any bishopric, governed or not, wherever he is, if its bishop does not try.
FIEF-1_5-14 = For each paid attempt, one D6 is rolled: on 3 to 6 that revolt is calmed and its card discarded; on 1 or 2 it breaks out, but the cardinal is unharmed.
FIEF-1_5-15 = Without paying, a cardinal may still try to calm a revolt in his own bishopric, as its bishop; if he then fails, he is stoned.

rules-1_6 = Death of bishops and cardinals
FIEF-1_6-01 = When a bishop or cardinal dies, his crozier and any cardinal marker return to the board.
FIEF-1_6-02 = If a dead cardinal’s title came from a Cardinal card, that card goes to the character discard pile.
FIEF-1_6-03 = If the dead cardinal held the buyable title, it is for sale again.

rules-1_7 = Election of the pope
FIEF-1_7-01 = A pope is elected if there is none, at least two cardinals in play are not prisoners, and at least one bishop or cardinal stands.
FIEF-1_7-02 = Any bishop or cardinal may stand for pope, unless he is a prisoner.
FIEF-1_7-03 = A bishop elected earlier in the same phase may be elected pope.
FIEF-1_7-04 = In the pope’s election, each cardinal who is not a prisoner gives 1 vote, even one elected bishop this turn; nobody else votes.

rules-1_7_1 = The pope
FIEF-1_7_1-01 = To be elected pope, a candidate needs more than half of the votes given by For tokens.
FIEF-1_7_1-02 = If no candidate has more than half, no pope is elected this turn; there is a new election next turn.
FIEF-1_7_1-03 = The pope holds his title for life; after his death another may be elected in the next election phase.
FIEF-1_7_1-04 = The pope keeps his other titles and is worth 1 victory point to his family.
FIEF-1_7_1-05 = The pope gives 3 votes in bishop elections and 1 in the king’s election.
FIEF-1_7_1-06 = Nobody becomes a cardinal without the pope’s prior consent.
FIEF-1_7_1-07 = At any time, the player of either spouse may ask the pope to annul the marriage. The pope’s player decides at once, even if their own family is concerned; the other spouse has no say.
FIEF-1_7_1-08 = Once a crown prince has been named during the king’s marriage, that marriage can no longer be annulled, even if the prince has died.
FIEF-1_7_1-09 = A single Tax card lets the pope levy the papal tithe, on all governed bishoprics at once.
FIEF-1_7_1-10 = Where the bishop or a cardinal also levies a tithe, the pope gets nothing from that bishopric.
FIEF-1_7_1-11 = Once per turn, at any moment, the pope may excommunicate any lord but himself, even a prisoner or the king. He may do so while he is a prisoner, and even if an earlier pope, now dead, did so in the same turn.
FIEF-1_7_1-12 = Only one lord can be excommunicated at a time; to excommunicate another, the pope must first lift the current excommunication.
FIEF-1_7_1-13 = An excommunicated lord can neither vote nor stand in any election.
FIEF-1_7_1-14 = An excommunicated lord loses the titles of bishop and cardinal, but keeps fief and royal titles, victory points and marriage.
FIEF-1_7_1-15 = The excommunication marker lies on the lord’s card as long as the excommunication lasts.
FIEF-1_7_1-16 = The pope may lift the excommunication at any time.
FIEF-1_7_1-17 = If the pope dies, the excommunication is lifted.
FIEF-1_7_1-18 = Once the excommunication is lifted, the lord may vote, stand and obtain religious titles again, but does not get back those already lost.
FIEF-1_7_1-19 = You may pay the pope to lift an excommunication; it is a deal like any other.
FIEF-1_7_1-20 = The Justice card cannot be played on the pope.
FIEF-1_7_1-21 = The markers of an excommunicated bishop or cardinal go back as if he had died: his Cardinal card is discarded, the buyable title is for sale again, his bishopric has no bishop.
FIEF-1_7_1-22 = The excommunication also ends if the excommunicated lord dies.

rules-1_8 = The king
FIEF-1_8-01 = A king is elected if there is none and at least one candidate stands.
FIEF-1_8-02 = A candidate for king must be a titled man without a religious title who is neither a prisoner nor excommunicated.
FIEF-1_8-03 = In the king’s election, every titled man or woman who is neither a prisoner nor excommunicated gives 1 vote, however many titles they hold.
FIEF-1_8-04 = To be elected king, a candidate must have more votes than each of the others.
FIEF-1_8-05 = To be elected king, a candidate also needs at least 3 votes.
FIEF-1_8-06 = The votes for the new king must include those of two bishops, of one cardinal or of the pope; the two bishops may belong to different players.
FIEF-1_8-07 = If the leading candidate for king fails any of the three conditions, nobody is elected this turn, not even the runner-up; there is a new election next turn.
FIEF-1_8-08 = The king holds his title for life.
FIEF-1_8-09 = The king keeps all his other titles and is worth 1 victory point to his family.
FIEF-1_8-10 = When anyone buys a fief title, the king may reduce its price to 0, even while he is a prisoner.
FIEF-1_8-11 = The king may ask for favours in return for reducing a price.
FIEF-1_8-12 = With a Tax card, the king may levy royal tallage on any fief that is not governed.
FIEF-1_8-13 = The Justice card cannot be played on the king.
FIEF-1_8-14 = The king waives the whole price of a fief title or none of it, purchase by purchase; the king’s own player may benefit too.

rules-1_8_1 = The queen
FIEF-1_8_1-01 = If the king is married when he becomes king, or marries later, his wife becomes queen at once.
FIEF-1_8_1-02 = If the king dies without a crown prince, the queen becomes regent, even while a prisoner: like him, she may waive the price of fief titles and levy royal tallage on ungoverned fiefs. Without a queen, there is no regent.
FIEF-1_8_1-03 = A king can be elected while there is a regent, even if she has married again. She then loses the regency and the title of queen, but keeps her other titles.
FIEF-1_8_1-04 = The queen keeps her other titles; being queen, or regent, gives no victory point.
FIEF-1_8_1-05 = In the Income phase, the queen, regent or not, brings her player 2 écus.
FIEF-1_8_1-06 = The queen can bear a crown prince only while the king is alive and she is not a prisoner.
FIEF-1_8_1-07 = The Justice card cannot be played on the queen, regent or not.
FIEF-1_8_1-08 = If the regent’s own husband is elected king, the regency ends, but she is queen as his wife.

rules-1_8_2 = The crown prince
FIEF-1_8_2-01 = If the queen is in your family and not a prisoner, and the king is alive, you may name a man crown prince as you put him into play. He belongs to your family.
FIEF-1_8_2-02 = There is never more than one crown prince at a time; if he dies or loses the title, another may be named.
FIEF-1_8_2-03 = When the king dies, the crown prince becomes king at once, even if he is a prisoner or excommunicated.
FIEF-1_8_2-04 = The crown prince does not inherit the dead king’s fief titles; they follow the usual rules of inheritance.
FIEF-1_8_2-05 = When the crown prince becomes king, the queen loses her title; if he is married, his wife becomes queen.
FIEF-1_8_2-06 = If the queen dies, the crown prince remains crown prince.
FIEF-1_8_2-07 = A crown prince who obtains a religious title is no longer crown prince.
FIEF-1_8_2-08 = The Justice card cannot be played on the crown prince.
FIEF-1_8_2-09 = A man can be named crown prince only at the moment he is played, and only if the king already reigns. He need not be the first man played; starting lords never qualify.

rules-2_0 = Phase 2: Cards
FIEF-2_0-01 = Phase 2 has three steps: discard and draw, calamities, playing cards. All players finish one step before the next begins.

rules-2_1 = Discard and draw
FIEF-2_1-01 = In turn order, each player may first discard any number of cards, showing them to all; each card goes to the matching discard pile.
FIEF-2_1-02 = Nobody may look through the discard piles; the log shows only the discards of the current turn.
FIEF-2_1-03 = After discarding, you may draw up to two cards, only one of them from the character pile.
FIEF-2_1-04 = You may look at your first card before you decide whether to draw a second one, and from which pile.
FIEF-2_1-05 = A hand never holds more than 3 cards; with 3 in hand you cannot draw.
FIEF-2_1-06 = Event cards come only from the event pile, where they are mixed with the calamities.
FIEF-2_1-07 = A calamity you draw does not count towards your two cards; you go on drawing until you get the event card you wanted.
FIEF-2_1-08 = A calamity that is drawn goes face down, unseen by anyone, to the first empty slot of the calamity track: 1, then 2, then 3.
FIEF-2_1-09 = When all three slots are full, the next calamity drawn is discarded unseen.
FIEF-2_1-10 = You never have to draw.
FIEF-2_1-11 = Each player finishes discarding and drawing before the next player starts.
FIEF-2_1-12 = Calamities have a different back, so everyone sees whether the next card of the event pile is an event or a calamity. Everyone also sees how many cards are in each hand, and their backs.
FIEF-2_1-13 = Good Harvest and Fair Weather act on a bishopric, Tax on a fief or on bishoprics; Revolt, Secret Passage, Assassination, Justice and Ambush on a village or a lord. Calamities hit a bishopric chosen by die.

rules-2_2 = Exhausted pile
FIEF-2_2-01 = When you want to draw from an empty pile, its discard pile is shuffled to make a new one. If both are empty, you draw nothing.
FIEF-2_2-02 = When the card of a dead lord comes back, it is another lord of the same name, with none of the former lord’s titles or marks.
FIEF-2_2-03 = There are two discard piles, one for character cards, the other for events and calamities together.

rules-2_3 = Calamities
FIEF-2_3-01 = When everybody has drawn, the cards of the calamity track are turned up and resolved one by one, in the order of the slots.
FIEF-2_3-02 = For beginners, players may agree to discard the calamities of the very first turn without effect.
FIEF-2_3-03 = For each calamity one D6 is rolled: it gives the number of the bishopric that is hit, and the card is laid beside that mitre.
FIEF-2_3-04 = A 6 is a false alarm: the calamity is discarded.
FIEF-2_3-05 = A bishopric cannot suffer two calamities of the same kind; the second card is discarded.
FIEF-2_3-06 = Calamities of different kinds may strike the same bishopric.
FIEF-2_3-07 = A calamity affects every player in the bishopric until the end of the turn.

rules-2_3_1 = Bad Weather
FIEF-2_3_1-01 = Under Bad Weather nobody moves into, out of or within the bishopric, and nobody fights or captures a lord there. Sieges, pillage, purchases, placing lords and ceding villages remain possible.
FIEF-2_3_1-02 = A Fair Weather card played on the bishopric ends the Bad Weather; both cards are discarded.
FIEF-2_3_1-03 = Good Harvest cannot be played on a bishopric under Bad Weather. If Famine is there as well, neither Good Harvest nor Fair Weather can be played.
FIEF-2_3_1-04 = Bad Weather stops neither revolts nor movement through a Secret Passage.

rules-2_3_2 = Famine
FIEF-2_3_2-01 = In the Income phase the mills of a bishopric under Famine yield nothing.
FIEF-2_3_2-02 = A Good Harvest card played on the bishopric ends the Famine; both cards are discarded.
FIEF-2_3_2-03 = Fair Weather cannot be played on a bishopric under Famine, not even against Bad Weather.
FIEF-2_3_2-04 = A Famine is a cause for revolt in every village of the bishopric.

rules-2_3_3 = Plague
FIEF-2_3_3-01 = One D6 is rolled for each lord in a plague bishopric, prisoners included: on 1, 2 or 3 the lord dies, on 4, 5 or 6 the lord survives.
FIEF-2_3_3-02 = In each village of a plague bishopric, every player loses half of their units there, rounded down; lords are not counted.
FIEF-2_3_3-03 = You choose which of your units you lose to the plague.
FIEF-2_3_3-04 = Siege engines are neither counted nor lost to the plague.
FIEF-2_3_3-05 = A lord who enters a plague bishopric later in the turn must roll too; moving within it does not count as entering.
FIEF-2_3_3-06 = A lord rolls for plague at most once per turn, whatever bishoprics the lord leaves and enters.
FIEF-2_3_3-07 = Troops that enter a plague bishopric together lose half of their units, rounded down; each unit goes through this only once per turn. If their last lord dies, they stop there.
FIEF-2_3_3-08 = Troops bought this turn and placed in a plague bishopric are spared.
FIEF-2_3_3-09 = Lords played from the hand into a plague bishopric are spared.
FIEF-2_3_3-10 = Calamity cards, plague or other, stay in effect until the end of the turn and are then discarded.

rules-2_4 = Playing cards
FIEF-2_4-01 = Once all calamities are settled, each player in turn order may play any number of cards from their hand.
FIEF-2_4-02 = Ordinary cards can be played only in the play-cards step; a card you keep has to wait for that step in a later turn.
FIEF-2_4-03 = Surprise cards can be played at any moment of any phase except in the draw step. Whatever is being resolved is finished first: no card interrupts another.
FIEF-2_4-04 = On your turn in the play-cards step, you play cards one by one in any order, each resolved before the next. Once you have passed, you do not get another turn in this step.

rules-2_4_1 = Lord cards
FIEF-2_4_1-01 = Playing a lord card brings that lord into your family.
FIEF-2_4_1-02 = A family never has more than 4 lords at a time.
FIEF-2_4_1-03 = You may keep lord cards in hand if you cannot or do not want to play them.
FIEF-2_4_1-04 = Lord cards can be played only in the play-cards step.
FIEF-2_4_1-05 = A new lord is placed in a castle or city you control, even a besieged one; failing that, in a village with a free lord of yours; failing that, in one you control; failing that, in a free village or, with that player’s consent, another player’s.
FIEF-2_4_1-06 = A new lord can act at once.
FIEF-2_4_1-07 = A lord may be alone in a village, but is then killed by a revolt and captured by an attack.

rules-2_4_2 = Good Harvest
FIEF-2_4_2-01 = Good Harvest may be played on any bishopric that is not under Bad Weather.
FIEF-2_4_2-02 = Where there is Famine, Good Harvest ends it; both cards are discarded and there is no bonus.
FIEF-2_4_2-03 = Where there is no Famine, Good Harvest stays beside the mitre, and each mill of the bishopric yields 1 écu more in the Income phase.
FIEF-2_4_2-04 = Every mill owner in the bishopric gets the bonus of Good Harvest, not only the player of the card.

rules-2_4_3 = Fair Weather
FIEF-2_4_3-01 = Fair Weather may be played on any bishopric that is not under Famine.
FIEF-2_4_3-02 = Where there is Bad Weather, Fair Weather ends it; both cards are discarded and there is no bonus.
FIEF-2_4_3-03 = Where there is no Bad Weather, Fair Weather stays beside the mitre, and each mill of the bishopric yields 1 écu more in the Income phase.
FIEF-2_4_3-04 = Every mill owner in the bishopric gets the bonus of Fair Weather, not only the player of the card.

rules-2_4_4 = Tax
FIEF-2_4_4-01 = A Tax card levies tallage on a fief or a tithe on a bishopric, as you choose.
FIEF-2_4_4-02 = You may play a Tax card even if the lord whose title gives you the right is a prisoner.
FIEF-2_4_4-03 = You discard the Tax card and put one of your tax tokens on the fief or bishopric, naming the lord and the title you levy it by. Without a tax token left, you cannot levy a tax.
FIEF-2_4_4-04 = Tallage and tithe are both causes for revolt.

rules-2_4_5 = Tallage
FIEF-2_4_5-01 = The holder of a fief title may levy tallage on that fief. Tallage is levied on a fief only once per turn.
FIEF-2_4_5-02 = The king or the regent may levy royal tallage on any fief that is not governed, no matter who controls its villages.
FIEF-2_4_5-03 = In the Income phase, tallage brings 2 écus for each village of the fief, whether you, another player or nobody controls it, besieged or not.
FIEF-2_4_5-04 = Tallage costs the other players nothing: they still receive the income of their villages.

rules-2_4_6 = The tithe
FIEF-2_4_6-01 = A bishop levies a tithe on his own bishopric, a cardinal on one governed bishopric of his choice, the pope on all bishoprics that are governed when the card is played.
FIEF-2_4_6-02 = The tax token lies on the bishopric, or in the middle of the board for the papal tithe.
FIEF-2_4_6-03 = If several players levy a tithe on one bishopric, only one collects: its bishop, or else the first cardinal to have played the card, or else the pope. The other cards are lost.
FIEF-2_4_6-04 = In the Income phase, the player who receives the tithe takes the income of all mills of the bishopric instead of their owners, even in villages nobody controls; besieged mills and mills under Famine yield nothing.

rules-2_4_7 = Several cards on one bishopric
FIEF-2_4_7-01 = Several event cards may be played on one bishopric, but a second Good Harvest or Fair Weather cannot be played where one already lies.
FIEF-2_4_7-02 = Good Harvest and Fair Weather add up: with both, a mill yields 4 écus.
FIEF-2_4_7-03 = After one card has ended a calamity, you or another player may play another card there for its bonus.

rules-3_0 = Phase 3: Income
FIEF-3_0-01 = You receive 1 écu for each village you control that is not besieged, including empty villages of fiefs whose title you hold.
FIEF-3_0-02 = You receive 2 écus for each mill in a village you control that is not besieged.
FIEF-3_0-03 = A mill yields 1 écu more for Good Harvest and 1 more for Fair Weather lying on its bishopric.
FIEF-3_0-04 = If you levied tallage on a fief, you receive 2 écus for each of its villages, as long as the title you levied it by is still in your family.
FIEF-3_0-05 = Where a tithe applies, the mill income of the bishopric goes to the player who levied it and not to the owners, as long as the title used is still in that player’s family.
FIEF-3_0-06 = You receive 2 écus if the queen is in your family, even if she is a prisoner.
FIEF-3_0-07 = All players may take their income at the same time; the order changes nothing.
FIEF-3_0-08 = Your money is kept on your family board, where everyone can see it.
FIEF-3_0-09 = Players may give or trade money freely at any time.
FIEF-3_0-10 = When everyone has been paid, tax tokens return to their owners and the event cards on the board are discarded; calamities remain.

rules-4_0 = Phase 4: Purchases
FIEF-4_0-01 = In turn order, each player may buy troops, buildings and titles and place them, as long as the supply lasts.
FIEF-4_0-02 = Before anyone buys, ransoms are paid in turn order and the prisoners concerned are released; you must ransom every one of your lords you can pay for, highest ransom first.
FIEF-4_0-03 = You buy one thing at a time, in any order, paying for it and placing it before the next: a castle you have just bought may serve for a title you buy right after.

rules-4_1 = Troops
FIEF-4_1-01 = A sergeant costs 1 écu, is worth 1 combat point and is removed by 1 damage.
FIEF-4_1-02 = A knight costs 3 écus, is worth 3 combat points and is removed by 3 damage.
FIEF-4_1-03 = New troops are placed at once, in a village where you have a lord who is not a prisoner, even if another player controls it, or where you control a castle or city.
FIEF-4_1-04 = New troops may also join a lord of yours who is besieging a village.
FIEF-4_1-05 = Any number of units may stand in a village.
FIEF-4_1-06 = In one Purchases phase a player may place at most 4 new units in the same village.
FIEF-4_1-07 = No new unit may be placed inside a besieged castle or city, by any player.
FIEF-4_1-08 = Troops that leave the board, for whatever reason, return to their owner’s supply and can be bought again.

rules-4_2 = Buildings
FIEF-4_2-01 = A castle costs 10 écus and is built in a village you control.
FIEF-4_2-02 = A village has at most one castle or city.
FIEF-4_2-03 = Only a revolt can destroy a castle, but its control can change hands.
FIEF-4_2-04 = A mill costs 3 écus and is built in a village you control, even a besieged one.
FIEF-4_2-05 = A village has at most 2 mills.
FIEF-4_2-06 = Destroyed castles and mills return to the common supply and can be bought again.

rules-4_3 = Fief titles
FIEF-4_3-01 = You may buy a fief title that nobody holds if you control every village of the fief and there is at least one castle in it.
FIEF-4_3-02 = A fief title costs 2 écus for each village of the fief, that is 4, 6 or 8.
FIEF-4_3-03 = The king, or the regent, may reduce the price of a fief title to 0.
FIEF-4_3-04 = A fief of 2 villages is a barony, of 3 a county, of 4 a duchy.
FIEF-4_3-05 = You give a title you buy to one of your lords, man or woman, who has fewer than two fief titles; without such a lord, you cannot buy it. The fief is then governed.
FIEF-4_3-06 = The buyer of a fief title turns one castle in the fief over; it becomes a fortified city, the capital of the fief.
FIEF-4_3-07 = A city appears only when a fief title is bought, and no fief has more than one.
FIEF-4_3-08 = A player who takes control of a fief’s city, in whatever way, takes the title at once and gives it to one of their lords with fewer than two fief titles; without such a lord, it falls vacant.
FIEF-4_3-09 = A lord may hold several titles, but no more than two fief titles.
FIEF-4_3-10 = A lord with two fief titles must keep the higher one; the other (if equal, either) may pass to a lord of the family with fewer than two, during your purchases or at an inheritance. Duchy ranks above county, county above barony.
FIEF-4_3-11 = Each fief title in your family is worth 1 victory point.
FIEF-4_3-12 = Once a fief has its city, its title is never for sale again; it passes only with control of the city or by inheritance.
FIEF-4_3-13 = The empty villages of a fief follow its title: they change hands with it at once, and are free while it is vacant.

rules-4_3_1 = Death of a titled lord
FIEF-4_3_1-01 = When a lord dies, the family at once shares out that lord’s fief titles among its other lords, men or women, up to two each; titles left over fall vacant. Lords who die together do not inherit from each other.
FIEF-4_3_1-02 = If the dead lord was the last of the family but married, the spouse inherits, up to two fief titles in all; the spouse may first pass a lower title to another lord of their own family.
FIEF-4_3_1-03 = When a title passes to another player by inheritance, the troops in its city that belonged to the dead lord’s player become the heir’s, unit for unit, up to the limit of the heir’s supply. Troops elsewhere stay as they are.
FIEF-4_3_1-04 = If the dead lord was the last of the family and unmarried, the fief title is vacant and its crown returns to the board.
FIEF-4_3_1-05 = A family left without lords that still controls the city must take its vacant title back, free of charge, as soon as it brings a new lord into play.
FIEF-4_3_1-06 = Any other family gains a vacant title, free of charge, simply by taking control of the city.
FIEF-4_3_1-07 = The card of a dead lord goes to the character discard pile, the lord’s pawn to the supply.

rules-4_4 = The buyable cardinal title
FIEF-4_4-01 = There is one cardinal title for sale, at 5 écus.
FIEF-4_4-02 = The buyer gives the cardinal title at once to a bishop, of any family, who is not yet a cardinal; if there is a pope, his prior consent is needed.

rules-5_0 = Phase 5: Movement
FIEF-5_0-01 = In turn order, each player moves any of their troops and free lords, and finishes all their moves before the next player begins.
FIEF-5_0-02 = A move takes you along one road, from one village to the next.
FIEF-5_0-03 = A lord may make up to two moves a turn; d’Arc may make three.
FIEF-5_0-04 = You may go to a village and straight back: that takes two moves.
FIEF-5_0-05 = Troops move only in the company of a lord of their own family, never by themselves.
FIEF-5_0-06 = In every village on the way, a lord may pick up or leave troops; groups may split and join.
FIEF-5_0-07 = Each unit, lord and prisoner makes at most two moves a turn, and a third only in a group with d’Arc; lords cannot take a unit farther by passing it from one to another.
FIEF-5_0-08 = You may always enter a village occupied by another player and stop there without consent; you may also enter a village you control without consent.
FIEF-5_0-09 = Villages without any troops or lords can be crossed freely.
FIEF-5_0-10 = To go on through a village, you need the consent of its controller, if they have pieces there, and of every player whose pieces arrived this turn on the road by which you enter or leave.
FIEF-5_0-11 = First bring your group to the village, then ask all the players concerned.
FIEF-5_0-12 = If all of them agree, the group may go on.
FIEF-5_0-13 = If anyone refuses, the group may turn back along its road, which costs every piece a move, or stop at the entrance on that road. No other road is open, but a Secret Passage may still be played.
FIEF-5_0-14 = A group that turns back after a refusal must take along all the troops it came with.
FIEF-5_0-15 = Turning back, it may also take along troops of yours that already stood in the village.
FIEF-5_0-16 = A group that was refused passage after a move can no longer declare a chevauchée: it must be declared before the group’s first move.
FIEF-5_0-17 = Troops of two players in one village need not fight; if they do, it is in the Battles phase.
FIEF-5_0-18 = You may leave a village where another player’s pieces have just arrived; you need their consent, a Secret Passage or a chevauchée only to leave by the road they stand on.
FIEF-5_0-19 = Nobody can leave a besieged castle or city without the consent of every besieger, a Secret Passage or a chevauchée.
FIEF-5_0-20 = A moving group that loses its last lord stops in the village it has reached, until another lord of its family with moves left takes the troops along.
FIEF-5_0-21 = You need nobody’s consent to turn back after a refusal.

rules-5_1 = Control of a village
FIEF-5_1-01 = A village is either free or controlled by exactly one player; control is never shared.
FIEF-5_1-02 = You control a village by occupying it with lords, troops or both. Prisoners and siege engines do not occupy, and just passing through changes nothing.
FIEF-5_1-03 = If several players have pieces in a village, the first to have arrived controls it; only pieces that are still there count.
FIEF-5_1-04 = The controller’s pieces stand in the village, inside its castle or city if there is one; pieces that arrive later stand outside, on the road they came by.
FIEF-5_1-05 = A lord without troops is enough to control a village.
FIEF-5_1-06 = The controller may at any time cede the village to another player who has pieces there; the receiver is not asked. Ceding the city of a fief cedes the title with it.
FIEF-5_1-07 = If the controller leaves while several other players are present, the controller chooses which of them takes over; if only one is present, that player takes over.
FIEF-5_1-08 = In a governed fief, villages that nobody occupies are controlled by the player who owns the fief title, until another player comes to stay there.
FIEF-5_1-09 = A castle or city does not change the rules of control: the player who controls the village controls its fortification.
FIEF-5_1-10 = Once you no longer occupy a village of an ungoverned fief, you no longer control it.
FIEF-5_1-11 = Control that is lost with the last piece changes at once; control gained by moving in is settled when the moving player has finished all their moves, and the title that goes with a city then follows.

rules-5_2 = Chevauchées
FIEF-5_2-01 = Instead of asking for consent, a group may declare a chevauchée before its first move: it asks nobody and forces its way by fighting during movement.
FIEF-5_2-02 = A chevauchée may leave a besieged castle or city. Every besieger is then in its way, whatever the road; if it fails, the survivors are inside again.
FIEF-5_2-03 = It may force its way past enemy pieces on a road, when leaving a village or crossing it.
FIEF-5_2-04 = It may cross a village controlled by enemy troops, unless a castle or city stands there; such a village can be crossed only if its controller lets the group pass.
FIEF-5_2-05 = The group consists of lords and knights only, at least one of each; prisoners may be taken along, sergeants may not.
FIEF-5_2-06 = After the fight, the group must be able to make at least one more move.
FIEF-5_2-07 = It can therefore fight only at the start of its movement, after the first move, or both; with d’Arc also after the second.
FIEF-5_2-08 = Each player in the way chooses whether to fight or to let the group pass; the attacker may still fight those who let it pass.
FIEF-5_2-09 = The fight takes place at once, not in the Battles phase. Several opponents are fought one by one, in the order the attacker chooses, unless they defend together.
FIEF-5_2-10 = Only the defender may have coalition partners, including troops without a lord that are also in the way; on the attacking side, the riding group fights alone.
FIEF-5_2-11 = The defender’s partners cannot change sides; they can only leave the fight.
FIEF-5_2-12 = In a chevauchée, the defender adds 1 damage for each battle die the defender rolls.
FIEF-5_2-13 = If the riding group wins, so that no opponent in that fight has troops left there, and it still has a lord, it must make at least one more move.
FIEF-5_2-14 = It may leave some of its troops in the village to control it.
FIEF-5_2-15 = Any other result ends the chevauchée: the group stops where it fought, and its lords and troops do not move again this turn.
FIEF-5_2-16 = A group that ends its movement in an occupied village cannot fight a chevauchée there; an ordinary battle is possible there in the Battles phase.

rules-6_0 = Phase 6: Battles
FIEF-6_0-01 = In turn order, each player may declare battles in villages where they have a free lord with troops and another player has pieces; they name one player there as the target.
FIEF-6_0-02 = A battle is never compulsory.
FIEF-6_0-03 = A declared battle is fought out at once; then the same player may declare another.
FIEF-6_0-04 = You may attack your own ally; a marriage neither forbids a battle nor obliges you to join one.
FIEF-6_0-05 = Troops without a lord cannot start a battle, but they defend themselves when attacked.
FIEF-6_0-06 = Other players present with a free lord may join a side in a coalition, if its leader accepts them; they fight with all their pieces in the village, and the side pools its forces.
FIEF-6_0-07 = The attacker, whose battle turn it is, and the defender, the player first targeted, lead their sides: they decide how losses are shared, whether to surrender, and who holds prisoners.
FIEF-6_0-08 = Coalitions are formed at the beginning of the battle; a lord who did not take part from the start cannot join later.
FIEF-6_0-09 = At the end of each round, partners may change sides with all their pieces; the attacker and the defender cannot.
FIEF-6_0-10 = Partners may also leave the battle at that moment; they cannot come back to it.
FIEF-6_0-11 = If a partner of a defender inside a fortification goes over to the attacker, the gates are open: the attacker no longer suffers the penalty for the fortification.
FIEF-6_0-12 = In your battle turn, you may attack the same player only once in each village, even if that battle was called off or stopped.
FIEF-6_0-13 = If a side’s leader has no piece left in the battle, the partner with the most combat points leads from then on; turn order decides a tie.

rules-6_1 = Course of a battle
FIEF-6_1-01 = A battle is fought in rounds, one after another.
FIEF-6_1-02 = It ends when one side is eliminated.
FIEF-6_1-03 = It ends when one side surrenders.
FIEF-6_1-04 = It ends when the leaders of both sides agree to stop.
FIEF-6_1-05 = It ends after three rounds in a row without any loss on either side.
FIEF-6_1-06 = Against an enemy entrenched in a castle or city, the attacker may stop the battle alone.
FIEF-6_1-07 = The entrenched defender may start a new battle in their own battle turn by leaving the fortification: this is a sally.

rules-6_2 = Course of a round
FIEF-6_2-01 = Each side adds up its combat points: 1 for each sergeant, 3 for each knight.
FIEF-6_2-02 = Each male lord is worth 1 combat point.
FIEF-6_2-03 = A woman who is titled or d’Arc is worth 1 combat point, any other woman 0; but every woman can lead troops, be captured, and be killed by 1 damage.
FIEF-6_2-04 = With 1 to 6 combat points a side rolls one battle die, with 7 to 12 two, with 13 or more three.
FIEF-6_2-05 = D’Arc gives her side one more die; this is the only way to roll four dice.
FIEF-6_2-06 = Partners in a coalition add up their combat points before the number of dice is determined.

rules-6_2_1 = The attacker’s dice penalty
FIEF-6_2_1-01 = Against a defender in a castle, the attacker rolls one die fewer.
FIEF-6_2_1-02 = Against a defender in a fortified city, the attacker rolls two dice fewer. An attacker with no dice left cannot fight: the battle is called off, or stops if rounds have already been fought.
FIEF-6_2_1-03 = Siege engines on the attacking side cancel up to two dice of this penalty.
FIEF-6_2_1-04 = A Secret Passage played by the attacking side cancels the whole penalty, for the whole battle.
FIEF-6_2_1-05 = There is no penalty when the occupant of the fortification starts the battle, or when someone on the attacking side is inside.

rules-6_2_2 = Losses
FIEF-6_2_2-01 = Both sides roll, and the losses of both are removed at the same time.
FIEF-6_2_2-02 = The faces of a battle die show 0, 1, 1, 2, 2 and 3 damage; players may agree on dice with 1, 1, 2, 2, 3 and 3 instead.
FIEF-6_2_2-03 = You choose which troops you lose, but you must lose as many combat points as possible without exceeding the damage; in a coalition, the leader chooses for the side. Excess damage is lost.
FIEF-6_2_2-04 = A knight is removed only by a full 3 damage; anything less has no effect on it.
FIEF-6_2_2-05 = Lords are hit only when all the troops of their side are gone; each is killed by 1 damage.
FIEF-6_2_2-06 = If the damage is not enough to remove the last knight, the lords are not touched.
FIEF-6_2_2-07 = When all the troops of a side are gone and no damage remains, its surviving lords are taken prisoner.
FIEF-6_2_2-08 = Capturing is optional: the winner may leave an enemy lord free, who then stays in the village.
FIEF-6_2_2-09 = At the end of a battle, only a side that still has troops takes prisoners; if neither side has any, all lords stay free and control does not change.
FIEF-6_2_2-10 = If the last lord of the village’s controller is left free, that player keeps control.

rules-6_2_3 = Lords alone
FIEF-6_2_3-01 = If only lords of several players are present, without troops, there is no battle and control does not change.
FIEF-6_2_3-02 = Troops without a lord cannot attack a lone lord, and a lone lord cannot attack them; if a battle comes to that before its first round, it stops and nobody is captured.
FIEF-6_2_3-03 = A lord without troops who is attacked by a lord with troops is captured at once, without a roll, even in a castle or city, unless a partner with troops joins the defence.

rules-6_2_4 = Prisoners
FIEF-6_2_4-01 = A captured lord is marked as a prisoner and still counts as one of the four lords of the family.
FIEF-6_2_4-02 = The captor controls the prisoner; the captor’s lords may take the prisoner along like troops.
FIEF-6_2_4-03 = A lord stays a prisoner as long as troops or lords of the captor are there too.
FIEF-6_2_4-04 = A captor cannot simply kill a prisoner, and battle damage never affects one; but Assassination, Justice, a Revolt or the Plague can kill a prisoner.
FIEF-6_2_4-05 = A captor may hand a prisoner over to a player who has troops in the same place.
FIEF-6_2_4-06 = A prisoner escapes when a Secret Passage is played for them, no matter by whom.
FIEF-6_2_4-07 = A prisoner goes free when the ransom is paid, or when the captor so decides; any player may buy a prisoner’s freedom from the captor, at whatever price they agree on.
FIEF-6_2_4-08 = A prisoner goes free when the captor has no piece left there. After a battle, the winner may instead take over the loser’s prisoners, but lords of the winning side are always released.
FIEF-6_2_4-09 = A released lord is placed like a new lord: in a castle or city you control, else with a lord of yours, else in a village you control, else in a free village or, with consent, another player’s.
FIEF-6_2_4-10 = A prisoner keeps all titles and their victory points.
FIEF-6_2_4-11 = A prisoner can neither vote nor stand in any election.
FIEF-6_2_4-12 = Taxes attached to a prisoner’s titles can still be levied.
FIEF-6_2_4-13 = While the queen is a prisoner, no crown prince can be put into play.

rules-6_2_5 = Ransom
FIEF-6_2_5-01 = Ransoms are paid at the beginning of the Purchases phase, in turn order, before anyone buys anything.
FIEF-6_2_5-02 = A lord’s ransom is 2 écus, plus 2 écus for each fief, religious or royal title the lord holds.
FIEF-6_2_5-03 = You must pay the ransom of your captive lords if you have the money; this is checked again when your own purchases begin.
FIEF-6_2_5-04 = If you cannot pay for all of them, you must free those with the highest ransom first; a ransom you cannot afford is skipped.
FIEF-6_2_5-05 = The captor must accept a full ransom and release the prisoner at once.
FIEF-6_2_5-06 = You may first offer less, for one or several prisoners of the same captor; the captor may refuse that.
FIEF-6_2_5-07 = Negotiating a ransom needs no embassy token.
FIEF-6_2_5-08 = If you cannot afford a ransom, you may spend your money on purchases.
FIEF-6_2_5-09 = A ransomed lord is placed at once, following the same order as any released lord.

rules-6_3 = End of a battle
FIEF-6_3-01 = While both sides have troops, a leader may surrender at the end of a round: the troops of that side are removed and its lords become prisoners.
FIEF-6_3-02 = If both leaders agree to stop, survivors stay and control does not change, unless they agree otherwise. Leaders decide secretly; if one offers to stop while the other surrenders, or both surrender, the battle simply stops.
FIEF-6_3-03 = If the defender is in a castle or city, the attacker may stop the battle without the defender’s agreement.
FIEF-6_3-04 = If only lords are left on both sides, the battle ends and control does not change.
FIEF-6_3-05 = If the attacking side has no lord left, the battle ends and control does not change.
FIEF-6_3-06 = After three rounds in a row without losses, the battle ends and control does not change.
FIEF-6_3-07 = If both sides are wiped out, the usual rules decide who controls the village.

rules-6_4 = Sieges and siege engines
FIEF-6_4-01 = After all your own battles, you may declare a siege in each village with a castle or city that another player controls, if you have a lord and troops there and an enemy is inside.
FIEF-6_4-02 = You place one of your siege-engine counters there, with its one-die side up.
FIEF-6_4-03 = In the next turn, if you continue the siege, you turn the counter to its two-dice side after your battles; an attack earlier in that turn still counts only one die.
FIEF-6_4-04 = You have two engine counters, which cost nothing, and can therefore conduct at most two sieges at once.
FIEF-6_4-05 = Several players may besiege the same village, each with one engine counter; the engines of besiegers who fight on the same side add up.

rules-6_4_1 = Effects of a siege
FIEF-6_4_1-01 = The besieged player still controls the village.
FIEF-6_4_1-02 = Nobody receives the income of the village or its mills, not even by a tithe; a tallage is paid all the same.
FIEF-6_4_1-03 = In the Purchases phase, neither the besieged player nor their guests can place new troops inside; mills may still be bought there.
FIEF-6_4_1-04 = In the Cards phase, the besieged player can place new lords there.
FIEF-6_4_1-05 = The besieger can place new troops in the village.
FIEF-6_4_1-06 = Besieged pieces cannot leave without the consent of every besieger, except by Secret Passage or chevauchée.
FIEF-6_4_1-07 = In the Movement phase, the besieged player, or anyone with that player’s consent, may bring in reinforcements. They go straight inside, without asking the besieger, and share the protection of the walls.
FIEF-6_4_1-08 = The besieger may pillage the mills of the village.
FIEF-6_4_1-09 = The besieged player may declare a battle, but leaves the fortification to do so: the opponent suffers no penalty.
FIEF-6_4_1-10 = A siege ends at once if the besieger has no lord left there to lead it, or if no enemy is left inside. Once the siege is declared, a lord without troops is enough to continue it.
FIEF-6_4_1-11 = The besieger may lift the siege at any time.
FIEF-6_4_1-12 = Whenever a siege ends, the besieger’s engine counter there is removed at once.
FIEF-6_4_1-13 = A siege also ends when the castle is destroyed, and when the village is conquered by anyone or ceded to the besieger; if it is ceded to a guest inside, it stays besieged.

rules-6_4_2 = Effect of siege engines
FIEF-6_4_2-01 = Each die shown on an engine counter cancels one die of the attacker’s penalty.
FIEF-6_4_2-02 = With one die showing, you attack a castle without penalty and a city with one die fewer; with two dice showing, there is no penalty against either.
FIEF-6_4_2-03 = Engines add no combat points and never give you more dice than you would roll without a penalty.
FIEF-6_4_2-04 = Engines take no damage.
FIEF-6_4_2-05 = Engines go back to the supply if their owner’s side loses the battle, that is, if it is eliminated or surrenders; a battle that was merely stopped is not lost.

rules-6_5 = Pillage
FIEF-6_5-01 = When all battles of all players are over, each player in turn order may pillage mills in the villages they control.
FIEF-6_5-02 = Each pillaged mill brings 1 écu and goes back to the supply, where it can be bought again.
FIEF-6_5-03 = You may pillage your own mills.
FIEF-6_5-04 = In a besieged village, the besieger may pillage and the besieged player may not; several besiegers do so in turn order, each taking from what is left.

rules-7_0 = Phase 7: End of turn
FIEF-7_0-01 = All calamity cards on the board are discarded.
FIEF-7_0-02 = Victory points are counted: 1 for each fief title in the family, 1 for the king, 1 for the pope. The titles of prisoners count too.
FIEF-7_0-03 = Victory is checked only at this moment.
FIEF-7_0-04 = If nobody wins, the first-player card goes to the neighbour on the left and a new turn begins.

rules-7_1 = Solo victory
FIEF-7_1-01 = A player who is not allied wins alone with at least 3 victory points at the end of a turn.
FIEF-7_1-02 = An allied player cannot win alone, except in a game of three.

rules-7_2 = Allied victory
FIEF-7_2-01 = Two players allied by marriage win together if they have at least 4 victory points between them at the end of a turn.
FIEF-7_2-02 = Allied victory needs four or more players; in a game of three everyone needs 3 victory points of their own, allied or not.

rules-7_3 = Tie-break
FIEF-7_3-01 = A solo victory always beats an allied victory.
FIEF-7_3-02 = Otherwise, these decide in order: the king, the pope, the queen regent, most fief titles, most bishop titles, most villages. Allied pairs add up what they hold; those still tied share the victory.

rules-8_0 = Diplomacy
FIEF-8_0-01 = Players may talk, trade, plan together and make agreements; only what changes hands at once is binding.
FIEF-8_0-02 = Each player has three embassy tokens for the whole game, unless the players have agreed that they come back every turn.
FIEF-8_0-03 = You may spend a token at any moment, even while a surprise card is taking effect.
FIEF-8_0-04 = A token lets you exchange one or more cards with another player; giving cards away is an exchange too.
FIEF-8_0-05 = After an exchange, no hand may hold more than three cards.
FIEF-8_0-06 = You may also spend a token to talk in private for three minutes with one or more players of your choice.
FIEF-8_0-07 = During a private talk, those taking part may exchange cards and money in secret.
FIEF-8_0-08 = Further tokens extend a private talk by three minutes each.
FIEF-8_0-09 = During a private talk, the other players may talk freely, but may not exchange cards.

rules-9_0 = Surprise character cards
FIEF-9_0-01 = Unlike lord cards, Cardinal and d’Arc cards may be played at any moment, except in the draw step.

rules-9_1 = D’Arc
FIEF-9_1-01 = You may play d’Arc at any time on an unmarried woman of any family, even a widow or a prisoner; nobody’s consent is needed.
FIEF-9_1-02 = She receives the d’Arc token, and the card stays with her; she remains in her family.
FIEF-9_1-03 = D’Arc may make three moves instead of two, and so may the troops, prisoners and other lords travelling with her.
FIEF-9_1-04 = In every battle, d’Arc gives her side one more battle die.
FIEF-9_1-05 = Like a man, d’Arc is worth 1 combat point.
FIEF-9_1-06 = D’Arc can never marry.
FIEF-9_1-07 = When d’Arc dies, her card goes to the character discard pile and her token back to the board.
FIEF-9_1-08 = As a prisoner, d’Arc gives nobody a die, a combat point or a third move; once free, she has her powers again.

rules-9_2 = Cardinal
FIEF-9_2-01 = Played on a bishop at any moment, a Cardinal card makes him a cardinal at once; it is exchanged for a cardinal marker.
FIEF-9_2-02 = When that cardinal dies, the marker goes back to its place and the card is discarded.
FIEF-9_2-03 = While there is a pope, his prior consent is needed both for this card and for the purchase of the fourth cardinal title.

rules-10_0 = Surprise event cards
FIEF-10_0-01 = Revolt, Secret Passage, Assassination, Justice and Ambush are surprise cards: they may be played at any moment, except in the draw step.
FIEF-10_0-02 = The other event cards may be kept in hand, but are played only in the play-cards step.
FIEF-10_0-03 = An event card played as a surprise goes to the discard pile once its effect is over.

rules-10_1 = Revolt
FIEF-10_1-01 = You may play a Revolt at any time on a village under a tax (tallage or tithe), until the end of income, or under Famine, until the end of the turn.
FIEF-10_1-02 = You cannot use a tax you levied yourself as the cause of a revolt; you may use another cause that is present.
FIEF-10_1-03 = The troops in the village are attacked at once, in whatever phase, with one battle die plus 1 damage.
FIEF-10_1-04 = If several players have troops there, the player of the card chooses who is attacked first.
FIEF-10_1-05 = A castle or city reduces the dice of a revolt as it does an attacker’s, if the first victim is inside.
FIEF-10_1-06 = Anyone may play a Secret Passage to cancel that penalty.
FIEF-10_1-07 = If the penalty leaves no die to roll, there is no bonus damage either, and the revolt has no effect.
FIEF-10_1-08 = Bad Weather does not affect revolts.
FIEF-10_1-09 = You may play a Revolt just before a battle to weaken a side.
FIEF-10_1-10 = Several Revolts may be played together on one village, by one or several players, each with a cause they may use; their dice are rolled together, with 1 bonus damage for each die rolled.
FIEF-10_1-11 = If no troops are left in the village, all lords there die, prisoners included; nobody is captured. Where there were only lords, one die is enough to kill them all.
FIEF-10_1-12 = If no troops are left in the village, all its mills and its castle are destroyed; a fortified city is not. An empty castle gives no protection.
FIEF-10_1-13 = The card is discarded after its effect.
FIEF-10_1-14 = A bishop or cardinal may try to calm each Revolt card, one by one, with a single attempt per card: the bishop first if he wishes, otherwise one cardinal. Prisoners cannot try.
FIEF-10_1-15 = Once all troops of the first victim are gone, the damage left passes to the next player attacked; if some survive, it is lost. If the first victim is outside the walls, the revolt never reaches players inside.

rules-10_2 = Secret Passage
FIEF-10_2-01 = The effect of a Secret Passage depends on when you play it; the card is discarded after one use.

rules-10_2_1 = Secret Passage during movement
FIEF-10_2_1-01 = It serves one of your lords, with the troops and lords moving along, for one of three uses; it cannot be combined with a chevauchée of the same group.
FIEF-10_2_1-02 = First use: leave a besieged castle or city without a fight for an adjacent village. This is the group’s first move, not an extra one; it may then go on as usual.
FIEF-10_2_1-03 = Second use: make one move within, into or out of a bishopric under Bad Weather; all other rules of movement apply.
FIEF-10_2_1-04 = Third use: pass enemy pieces without consent or fight, when leaving a village by the road they stand on or crossing a village they control, even a fortified one.
FIEF-10_2_1-05 = One card lifts one kind of obstacle for one move or one crossing: a siege, Bad Weather, or all the pieces in the way. A siege and other pieces together take two cards; but Bad Weather never stops a move through a Secret Passage.

rules-10_2_2 = Secret Passage during a battle
FIEF-10_2_2-01 = Played by a player on the attacking side, it lets the attacker of a castle or city ignore the dice penalty for the whole battle.

rules-10_2_3 = Secret Passage at any time
FIEF-10_2_3-01 = It lets a prisoner escape without ransom, no matter who plays it.
FIEF-10_2_3-02 = Other prisoners of the same captor in that village may escape too; the player of the card chooses which.
FIEF-10_2_3-03 = Each escaped lord is placed at once by their own player, following the same order as for a new lord.

rules-10_3 = Assassination
FIEF-10_3-01 = Assassination kills one lord at any time and never fails, even against the king, the queen or the pope.
FIEF-10_3-02 = The victim may belong to your ally’s family, but never to your own.
FIEF-10_3-03 = You must name one of your own lords, even a prisoner, as the instigator; that lord keeps the assassin marker for life.
FIEF-10_3-04 = The card is then discarded.

rules-10_4 = Justice
FIEF-10_4-01 = You may play Justice at any time on a lord marked as an instigator, even one of your own; that lord is beheaded.
FIEF-10_4-02 = Justice cannot be played on the king, the queen (regent or not), the crown prince or the pope.

rules-10_5 = Ambush
FIEF-10_5-01 = You may play an Ambush before any round of a battle or of a chevauchée’s fight in which at least one lord of yours is engaged.
FIEF-10_5-02 = One lord of another family in that battle, on either side, becomes your prisoner at once.
FIEF-10_5-03 = Troops that lose their lord in this way stay on the board; an attacking side without any lord ends the battle.

rules-11_0 = Optional rules
FIEF-11_0-01 = Relics, fog of war and free diplomacy may each be used or not, as agreed before the game.

rules-11_1 = Optional rule: relics
FIEF-11_1-01 = When all players have placed their pieces, the five relics are laid at random, face down, on the five chief towns.
FIEF-11_1-02 = A relic may be taken by the bishop of the bishopric where it lies, by any cardinal or by the pope.
FIEF-11_1-03 = To take it, that lord must go to the village where it lies; passing through is enough.
FIEF-11_1-04 = If another player occupies and controls the village, that player must consent.
FIEF-11_1-05 = A relic that has been taken travels with the lord who holds it.
FIEF-11_1-06 = The holder may give or sell it to any lord in the same village, cleric or not.
FIEF-11_1-07 = A relic left with troops alone stays under their control, without power; the next lord of their family to join them takes it.
FIEF-11_1-08 = A relic can never be destroyed; only the Tooth leaves the game, when it is used.
FIEF-11_1-09 = A relic that has been taken once and is left alone in a village goes to the first lord, cleric or not, who is there or comes there; after a battle, to a lord of the winner.
FIEF-11_1-10 = A relic has its power only while a lord who is not a prisoner controls it.
FIEF-11_1-11 = In a coalition, if the last lord of the holder’s family there dies, the relic passes to another lord of that side, named by its leader.
FIEF-11_1-12 = A relic that nobody has taken yet can be taken only by the bishop of its bishopric, a cardinal or the pope, even if other lords stand beside it.

rules-11_1_1 = Powers of the relics
FIEF-11_1_1-01 = Holy Grail: in a battle that its side did not start, each enemy battle die counts 1 less, but not below 0. It does not work against revolts.
FIEF-11_1_1-02 = Eyes of Saint Roseline: at the end of the Cards phase, you may roll one D6 for each Bad Weather; if it shows the number of another bishopric, the card moves there.
FIEF-11_1_1-03 = If Bad Weather already lies there, the moved card is discarded.
FIEF-11_1_1-04 = Tooth of Saint Gerontius: once, right after a lord of any family has died anywhere, you may keep that lord alive with all titles; the relic is then discarded.
FIEF-11_1_1-05 = Holy Lance: whenever its army fights, it adds 1 damage to the total of its battle dice.
FIEF-11_1_1-06 = The Lance adds nothing when its army rolls no die.
FIEF-11_1_1-07 = Bone of Saint Radegund: at the end of the Cards phase, you may roll one D6 for each Famine; on 4, 5 or 6 that famine is discarded.
FIEF-11_1_1-08 = The Lance works in every round in which its side rolls a die, once for the whole side.

rules-11_2 = Optional rule: fog of war
FIEF-11_2-01 = All units lie face down: everyone sees whose they are and how many, but not which are sergeants and which knights. Each player’s supply stays open.
FIEF-11_2-02 = Nobody may check another player’s units before a battle begins. A removed unit and a group that declares a chevauchée are shown; survivors are hidden again afterwards.
FIEF-11_2-03 = Troops bought are announced and shown, then placed face down. You may buy several before you place any, so that only you know which went where; until all are placed, you buy nothing else.

rules-11_3 = Optional rule: free diplomacy
FIEF-11_3-01 = Embassy tokens are not used; players talk and exchange cards and money without restriction.

rules-12_0 = Questions and answers
FIEF-12_0-01 = A player without lords and pieces is not out: they keep money, hand and embassies, draw and play cards, and negotiate.
FIEF-12_0-02 = A player without lords and pieces cannot buy troops or buildings, having nowhere to place them, but can buy the cardinal title.
FIEF-12_0-03 = A player without pieces places their next lord in a village nobody controls or, with consent, in another player’s village; from then on, they play as usual.
FIEF-12_0-04 = Money is open; it may be hidden if all players agree beforehand.
FIEF-12_0-05 = A village may be ceded at any moment, like playing a surprise card, as often as you like, even back and forth.
FIEF-12_0-06 = The two players cannot end a marriage themselves; only death or the pope ends it.
FIEF-12_0-07 = Taking an ally’s castle, city or title, or assassinating the ally’s lords, is allowed; the alliance lasts as long as the marriage.
FIEF-12_0-08 = With three players, marriages are made as usual and keep their other effects: the spouse may inherit, and the king’s wife is queen.
FIEF-12_0-09 = You may abstain by placing only your Null token, or no token at all.
FIEF-12_0-10 = For every kind of majority, only For tokens count.
FIEF-12_0-11 = A lord who becomes cardinal or pope keeps his other religious titles.
FIEF-12_0-12 = Nobody can hold two bishop titles or two cardinal titles. A cardinal is always a bishop; the pope is always a bishop and may also be a cardinal.
FIEF-12_0-13 = The queen gives no victory point, not even as regent.
FIEF-12_0-14 = The royal marriage can be annulled at the request of king or queen only as long as no crown prince has been put into play for that couple.
FIEF-12_0-15 = Naming the candidates and voting are two separate effects: in between, embassies and surprise cards may be played. Once voting has begun, nothing interrupts it.
FIEF-12_0-16 = When it is your turn to discard, you may play one of your surprise cards instead of discarding it; nobody else may play one then.
FIEF-12_0-17 = While a player is drawing, nobody may play a surprise card.
FIEF-12_0-18 = An exhausted character pile is rebuilt from its discard pile as soon as someone wants to draw from it.
FIEF-12_0-19 = A Cardinal card that the pope refuses stays in hand, unplayed, until he agrees.
FIEF-12_0-20 = A surprise card cannot interrupt another: the first is fully resolved before a second is played.
FIEF-12_0-21 = After a crown prince dies, another may be named under the same conditions.
FIEF-12_0-22 = A spouse who would inherit but already has two fief titles may first pass one on within their own family, then receive one; otherwise the title is not inherited and falls vacant for the dead lord’s family.
FIEF-12_0-23 = Only the spouse can inherit, never other members of the spouse’s family.
FIEF-12_0-24 = A tax that has been levied follows the title: if the title stays in the player’s family, the tax is collected; if not, it is void.
FIEF-12_0-25 = Nothing can be bought or placed once its counters have run out: mills, castles, knights, sergeants, the cardinal title, and siege engines, though these are free.
FIEF-12_0-26 = In return for waiving the price of a title, the king may ask for money, a village or anything else; the buyer may refuse and pay in full.
FIEF-12_0-27 = To pass through a village, you need the consent of its controller and of everyone on the roads used; a single refusal blocks the way. You can then give up, play a Secret Passage or, if you have not made a move yet, declare a chevauchée.
FIEF-12_0-28 = After winning in a chevauchée, the group must move on; it may do so by turning back, and may leave some of its troops behind.
FIEF-12_0-29 = No chevauchée is fought in the last village of a movement.
FIEF-12_0-30 = A chevauchée from a besieged castle or city fights the besieger at once and, if it wins, must leave for an adjacent village.
FIEF-12_0-31 = At the end of the turn, troops standing on roads are moved next to the village: the road they came by no longer matters.
FIEF-12_0-32 = In a later turn, a group that had been refused passage may leave some of its troops behind.
FIEF-12_0-33 = Troops that were in a village before the Movement phase, reinforced or not, may leave by any road without asking; only pieces that arrived this turn on that very road must be asked.
FIEF-12_0-34 = A lord alone who is attacked by an army in the Battles phase is captured; that lord does not fight with 1 combat point.
FIEF-12_0-35 = The battle goes on if the attacker has lost all lords but a partner on the same side still has one.
FIEF-12_0-36 = All your troops in a village fight together, whatever roads they came by, except in a chevauchée. Survivors who have not taken the village are regrouped beside it.

rules-13_0 = Glossary
FIEF-13_0-01 = Controlled: a village occupied by a player’s lords or troops, or empty in a governed fief whose title that player owns.
FIEF-13_0-02 = Family: the lords of one player, four at most; a spouse belongs to another family.
FIEF-13_0-03 = Fortification: a castle or a city; “city” and “fortified city” mean the same.
FIEF-13_0-04 = Governed: a bishopric that has a bishop, or a fief whose title somebody holds.
FIEF-13_0-05 = Titled: a lord with a fief, religious or royal title; d’Arc is not a title.
FIEF-13_0-06 = Troops: sergeants and knights only.

rules-W = When you may act
FIEF-W-01 = Everyone may act at the start of the turn, before marriages, as at all later steps named here: play surprise cards, make deals, use embassies, cede villages, hand over or free prisoners, take or give relics, lift sieges, ask for an annulment, excommunicate or lift an excommunication.
FIEF-W-02 = Everyone may act after each marriage that is announced.
FIEF-W-03 = In every election, everyone may act once the last candidate is named and before the first vote token is placed.
FIEF-W-04 = Everyone may act after the result of each election, and once more at the end of phase 1. After a bishop election, all players who might act are asked: a Cardinal card can be played before the election of the pope.
FIEF-W-05 = During discard and draw, only the player whose turn it is may play surprise cards, before drawing. Between two players’ draws, everything else is possible: embassies, money, ceding, excommunication, but no surprise cards.
FIEF-W-06 = Everyone may act after the last draw, before the first calamity is turned up, and again after each calamity.
FIEF-W-07 = While cards are played, everyone may act after each card and after each player’s turn.
FIEF-W-08 = Everyone may act at the end of the Cards phase, after the powers of relics and before income: the last moment for a revolt caused by a tax.
FIEF-W-09 = Everyone may act after income, before the ransoms, after each ransom, after each purchase of a fief or cardinal title, and after each player’s purchases.
FIEF-W-10 = Everyone may act before and after each player’s movement, after a move into a village with another player’s pieces, when a chevauchée is declared, and when passage is refused. During a chevauchée’s fight, everyone may act as in a battle.
FIEF-W-11 = Everyone may act before each battle turn, when a battle is declared, before each round, after each battle and after sieges. Before a round, Ambush needs a lord engaged; Secret Passage against the penalty is for the attacking side.
FIEF-W-12 = Everyone may act before pillage, and for the last time before phase 7, when victory is checked.

rules-D = How the game is run
FIEF-D-01 = The game asks all players at once: act or pass. If several act, the active player comes first, then the others clockwise; their actions are carried out one after another, if still possible, then everyone is asked again. When nobody acts, play goes on. Before a vote and during the marriages, your pass stands until you say “Wait!”, get an offer, join a private talk, or something changes on the table.
FIEF-D-02 = At major steps, the game waits for all players who want to be asked: turn start, between candidates and vote, before calamities, before income, when a battle is declared, before each round, before pillage and before phase 7. At minor steps, it waits only if someone has said “Wait!”, or after a bishop election.
FIEF-D-03 = You may say “Wait!” at any moment: at the next step you are asked, and you act first after the active player. If you then pass at a minor step, your “Wait!” is used up and you cannot say it again in that phase; after a bishop’s election this does not apply if you would have been asked anyway.
FIEF-D-04 = For each kind of step you choose: always ask me, ask me only if I can act, always pass, or a prepared reaction, such as playing Justice as soon as a lord is marked. Your choices are secret; at first, you are asked at major steps only, and with bots alone only if you can act.
FIEF-D-05 = How long the game waits never gives away a hand: a player without a playable card is asked like the others, and bots take a time that does not depend on their cards.
FIEF-D-06 = A deal lists what changes hands now: money, a village, a prisoner, a release, a relic, passage for one group, a free title, the pope’s consent, an annulment, the lifting of an excommunication, a marriage, a card to be played, or cards with an embassy. It is offered to one player and expires at the end of the step; once accepted, it is carried out completely or not at all.
FIEF-D-07 = Promises of votes, later moves or later payments may be written into a deal; both players can read them again, but nothing enforces them.
FIEF-D-08 = A request for passage goes to everyone concerned at once; you may set an automatic answer for each player. One refusal ends the request, and no answer counts as a refusal. Consent is for that crossing only and does not prevent a battle later.
FIEF-D-09 = You may have one open request for a favour from one player (a free title from the king, the pope’s consent, an annulment, room for a lord, a relic, marriage); after a refusal, the same request can be repeated only in a later phase. A request for a free title or a marriage may be answered with another offer.
FIEF-D-10 = An exchange of cards costs a token of the player who first proposed one, and only when it takes place: an offer that comes to nothing is free. Each side names any number of cards, even none; the others see only who traded and how many cards of each back.
FIEF-D-11 = A private talk costs its token once someone joins; if nobody does, it is free. Each token gives three minutes or, in a correspondence game, six messages per player and one day; cards may change hands. The others see who talks and for how long, but not what is said.
FIEF-D-12 = Answers that belong to a card do not interrupt it: the pope’s consent to a Cardinal, joining or calming a Revolt, a Secret Passage against its penalty, heirs and the Tooth at a death, the move of a Secret Passage.
FIEF-D-13 = An embassy used during a surprise card pauses that card; it then goes on with the same targets. Cards received meanwhile cannot be played until it is over.
FIEF-D-14 = Bots use the same deals, automatic answers and prepared reactions as you; a private talk with a bot is an exchange of deals.
FIEF-D-15 = Each time the game asks, a player acts at most six times and then passes until the next step; surprise cards are never refused for that reason.
FIEF-D-16 = A player who clearly has nothing to do on their own turn in a step is not asked, unless they want to be. In Purchases, that is a player who can pay for nothing; but one who could buy a title is asked even without a single écu, since they may borrow first.
FIEF-D-17 = A deal may have either player play a card at once, on a named target, if it may be played at that moment. For a new cardinal, the pope must be one of the two, or have consented before. The other player sees the card and its target; everyone else sees only its back. It needs no embassy; no card is played in a private talk, or in a deal that includes a marriage.

## Events

event-first-lord = { $seat_is ->
    [you] You start with { $lord }.
   *[other] { $seat } starts with { $lord }.
}
event-first-player = { $seat_is ->
    [you] You go first.
   *[other] { $seat } goes first.
}
event-settles = { $seat_is ->
    [you] You start { $village_at } with { $lord }.
   *[other] { $seat } starts { $village_at } with { $lord }.
}
event-relics-laid-out = { $count } relics lie face down, one in every chief town.
event-turn = { $seat_is ->
    [you] Turn { $count }: you go first.
   *[other] Turn { $count }: { $seat } goes first.
}
event-phase = { $phase_begins }
event-proposes = { $seat_is ->
    [you] You propose to { $other } that { $lord } and { $spouse } marry.
   *[other] { $other_is ->
        [you] { $seat } proposes to you that { $lord } and { $spouse } marry.
       *[other] { $seat } proposes to { $other } that { $lord } and { $spouse } marry.
    }
}
event-married = { $seat_is ->
    [you] { $lord } and { $spouse } marry: you and { $other } are allies.
   *[other] { $other_is ->
        [you] { $lord } and { $spouse } marry: you and { $seat } are allies.
       *[other] { $lord } and { $spouse } marry: { $seat } and { $other } are allies.
    }
}
event-annulled = { $seat_is ->
    [you] The marriage of { $lord } and { $spouse } is annulled: your alliance with { $other } ends.
   *[other] { $other_is ->
        [you] The marriage of { $lord } and { $spouse } is annulled: your alliance with { $seat } ends.
       *[other] The marriage of { $lord } and { $spouse } is annulled: { $seat }’s alliance with { $other } ends.
    }
}
event-election = Election { $office_of }.
event-no-candidate = No candidate: there is no election { $office_of }.
event-stands = { $seat_is ->
    [you] You nominate { $lord } for { $office }.
   *[other] { $seat } nominates { $lord } for { $office }.
}
event-tokens-placed = { $seat_is ->
    [you] { $lords_is ->
        [none] You place no vote tokens.
        [one] You place one vote token face down on { $lords }.
       *[many] You place both vote tokens face down: { $lords }.
    }
   *[other] { $lords_is ->
        [none] { $seat } places no vote tokens.
        [one] { $seat } places one vote token face down on { $lords }.
       *[many] { $seat } places both vote tokens face down: { $lords }.
    }
}
event-vote-shown = { $seat_is ->
    [you] { $candidate_sort ->
        [none] You vote for nobody ({ $null_sort ->
            [none] Null token not placed
           *[lord] Null: { $null }
        }).
       *[lord] You vote for { $candidate } with { table-voices } ({ $null_sort ->
            [none] Null token not placed
           *[lord] Null: { $null }
        }).
    }
   *[other] { $candidate_sort ->
        [none] { $seat } votes for nobody ({ $null_sort ->
            [none] Null token not placed
           *[lord] Null: { $null }
        }).
       *[lord] { $seat } votes for { $candidate } with { table-voices } ({ $null_sort ->
            [none] Null token not placed
           *[lord] Null: { $null }
        }).
    }
}
event-nobody-elected = Nobody is elected { $office }.
event-bishop = { table-lord } becomes bishop of { table-bishopric }.
event-pope = { table-lord } is elected pope.
event-king = { table-lord } becomes king.
event-queen = { table-lord } becomes queen.
event-queen-no-more = { table-lord } is no longer queen.
event-regent = { table-lord } becomes queen regent.
event-prince = { table-lord } becomes crown prince.
event-prince-no-more = { table-lord } is no longer crown prince.
event-hat-by-card = { $seat_is ->
    [you] You play Cardinal on { $lord }.
   *[other] { $seat } plays Cardinal on { $lord }.
}
event-hat-bought = { $seat_is ->
    [you] You buy the cardinal title for { table-coins }.
   *[other] { $seat } buys the cardinal title for { table-coins }.
}
event-cardinal = { table-lord } becomes a cardinal.
event-excommunicated = { $seat_is ->
    [you] The pope excommunicates your { $lord }.
   *[other] The pope excommunicates { $lord } ({ $seat }).
}
event-absolved = { $seat_is ->
    [you] The excommunication of your { $lord } is lifted.
   *[other] The excommunication of { $lord } ({ $seat }) is lifted.
}
event-pope-dead = Pope { $lord } dies.
event-discards = { $seat_is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-discards-unseen = { $seat_is ->
    [you] You discard { $back_a }.
   *[other] { $seat } discards { $back_a }.
}
event-draws = { $seat_is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
event-draws-unseen = { $seat_is ->
    [you] You draw { $back_a }.
   *[other] { $seat } draws { $back_a }.
}
event-pile-renewed = The discards are reshuffled into { $back_pile }.
event-next-back = Top of the event pile: { $back_a }.
event-calamity-drawn = { $seat_is ->
    [you] You draw a calamity and place it face down: { $count } on the track.
   *[other] { $seat } draws a calamity and places it face down: { $count } on the track.
}
event-calamity-away = { $seat_is ->
    [you] You draw a calamity; the track is full, so it’s discarded.
   *[other] { $seat } draws a calamity; the track is full, so it’s discarded.
}
event-calamity = Calamity: { $card }! Die: { $roll }.
event-calamity-strikes = { $card } strikes the bishopric of { table-bishopric }.
event-calamity-averted = The calamity { $card } has no effect (die: { $roll }).
event-calamity-spared = No calamities on the first turn: { $card } is discarded.
event-plague-roll = { table-lord } faces the plague (die: { $roll }).
event-lord-enters = { $seat_is ->
    [you] { $lord } joins your family.
   *[other] { $lord } joins { $seat }’s family.
}
event-placed = { $seat_is ->
    [you] You place { $lord } { $village_at }.
   *[other] { $seat } places { $lord } { $village_at }.
}
event-harvest = { $seat_is ->
    [you] You play Good Harvest on the bishopric of { table-bishopric }.
   *[other] { $seat } plays Good Harvest on the bishopric of { table-bishopric }.
}
event-harvest-cancels = { $seat_is ->
    [you] You play Good Harvest: the famine in the bishopric of { table-bishopric } ends.
   *[other] { $seat } plays Good Harvest: the famine in the bishopric of { table-bishopric } ends.
}
event-weather = { $seat_is ->
    [you] You play Fair Weather on the bishopric of { table-bishopric }.
   *[other] { $seat } plays Fair Weather on the bishopric of { table-bishopric }.
}
event-weather-cancels = { $seat_is ->
    [you] You play Fair Weather: the bad weather over the bishopric of { table-bishopric } ends.
   *[other] { $seat } plays Fair Weather: the bad weather over the bishopric of { table-bishopric } ends.
}
event-tallage = { $seat_is ->
    [you] You levy tallage on { $fief_the }, { $capacity_by }.
   *[other] { $seat } levies tallage on { $fief_the }, { $capacity_by }.
}
event-tithe = { $seat_is ->
    [you] You levy a tithe on the bishopric of { table-bishopric }, { $capacity_by }.
   *[other] { $seat } levies a tithe on the bishopric of { table-bishopric }, { $capacity_by }.
}
event-papal-tithe = { $seat_is ->
    [you] You levy the papal tithe.
   *[other] { $seat } levies the papal tithe.
}
event-prayed = { $seat_is ->
    [you] You use { $relic_the } for the bishopric of { table-bishopric } (die: { $roll }).
   *[other] { $seat } uses { $relic_the } for the bishopric of { table-bishopric } (die: { $roll }).
}
event-famine-ended = The famine in the bishopric of { table-bishopric } ends.
event-weather-cleared = The bad weather over the bishopric of { table-bishopric } ends.
event-weather-moved = The bad weather moves from the bishopric of { table-bishopric } to that of { $onto ->
    [1] Blaye
    [2] Tournus
    [3] St Gérôme
    [4] Bourg
   *[5] Sigy
}.
event-income = { $seat_is ->
    [you] { $count ->
        [0] You receive no income.
       *[other] You receive { table-coins } (villages: { $villages }{ $mills ->
            [0] {""}
           *[other] , mills: { $mills }
        }{ $tallage ->
            [0] {""}
           *[other] , tallage: { $tallage }
        }{ $tithe ->
            [0] {""}
           *[other] , tithe: { $tithe }
        }{ $queen ->
            [0] {""}
           *[other] , queen: { $queen }
        }).
    }
   *[other] { $count ->
        [0] { $seat } receives no income.
       *[other] { $seat } receives { table-coins } (villages: { $villages }{ $mills ->
            [0] {""}
           *[other] , mills: { $mills }
        }{ $tallage ->
            [0] {""}
           *[other] , tallage: { $tallage }
        }{ $tithe ->
            [0] {""}
           *[other] , tithe: { $tithe }
        }{ $queen ->
            [0] {""}
           *[other] , queen: { $queen }
        }).
    }
}
event-ransom-due = { $count ->
    [0] { $seat_is ->
        [you] You can’t afford any ransom.
       *[other] { $seat } can’t afford any ransom.
    }
   *[other] { $seat_is ->
        [you] You can afford a ransom, so you must pay it.
       *[other] { $seat } can afford a ransom and must pay it.
    }
}
event-ransomed = { $seat_is ->
    [you] You pay { $lord }’s ransom to { $other }: { table-coins }.
   *[other] { $other_is ->
        [you] { $seat } pays you { $lord }’s ransom: { table-coins }.
       *[other] { $seat } pays { $lord }’s ransom to { $other }: { table-coins }.
    }
}
event-sergeant-hired = { $seat_is ->
    [you] You buy a sergeant { $village_at }.
   *[other] { $seat } buys a sergeant { $village_at }.
}
event-knight-hired = { $seat_is ->
    [you] You buy a knight { $village_at }.
   *[other] { $seat } buys a knight { $village_at }.
}
event-sergeant-shown = { $seat_is ->
    [you] You buy a sergeant and show it.
   *[other] { $seat } buys a sergeant and shows it.
}
event-knight-shown = { $seat_is ->
    [you] You buy a knight and show it.
   *[other] { $seat } buys a knight and shows it.
}
event-recruit-placed = { $seat_is ->
    [you] You place a unit face down { $village_at }.
   *[other] { $seat } places a unit face down { $village_at }.
}
event-mill-built = { $seat_is ->
    [you] You build a mill { $village_at }.
   *[other] { $seat } builds a mill { $village_at }.
}
event-castle-built = { $seat_is ->
    [you] You build a castle { $village_at }.
   *[other] { $seat } builds a castle { $village_at }.
}
event-title-bought = { $seat_is ->
    [you] { $count ->
        [0] You get the title { $fief_of } for free
       *[other] You buy the title { $fief_of } for { table-coins }
    }: { $lord } receives it, and { $village } becomes a city.
   *[other] { $count ->
        [0] { $seat } gets the title { $fief_of } for free
       *[other] { $seat } buys the title { $fief_of } for { table-coins }
    }: { $lord } receives it, and { $village } becomes a city.
}
event-crowned = { table-lord } becomes { $lord_sex ->
    [woman] { $fief_woman }
   *[man] { $fief_man }
}.
event-title-handed-on = { $seat_is ->
    [you] You pass the title { $fief_of } to { $lord }.
   *[other] { $seat } passes the title { $fief_of } to { $lord }.
}
event-inherited = { table-lord } inherits the title { $fief_of } on the death { $dead_of }.
event-title-vacant = The title { $fief_of } becomes vacant.
event-garrison-exchanged = { $seat_is ->
    [you] You take over { $other }’s garrison { $village_at }.
   *[other] { $other_is ->
        [you] { $seat } takes over your garrison { $village_at }.
       *[other] { $seat } takes over { $other }’s garrison { $village_at }.
    }
}
event-marches = { $seat_is ->
    [you] You lead { $lords } from { $village } to { $to } ({ table-troops }).
   *[other] { $seat } leads { $lords } from { $village } to { $to } ({ table-troops }).
}
event-rides = { $seat_is ->
    [you] You set out on a chevauchée from { $village } with { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }.
   *[other] { $seat } sets out on a chevauchée from { $village } with { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }.
}
event-joins-ride = { $seat_is ->
    [you] You add { $count ->
        [one] 1 more knight
       *[other] { $count } more knights
    } to your chevauchée { $village_at }.
   *[other] { $seat } adds { $count ->
        [one] 1 more knight
       *[other] { $count } more knights
    } to the chevauchée { $village_at }.
}
event-digs = { $seat_is ->
    [you] You use a Secret Passage { $village_at }, { $obstacle_past }.
   *[other] { $seat } uses a Secret Passage { $village_at }, { $obstacle_past }.
}
event-asks-passage = { $seat_is ->
    [you] You ask { $seats } for passage from { $village } to { $to }.
   *[other] { $seats_is ->
        [you] { $seat } asks you for passage from { $village } to { $to }.
       *[other] { $seat } asks { $seats } for passage from { $village } to { $to }.
    }
}
event-passage-granted = { $seat_is ->
    [you] { $seats_is ->
        [many] { $seats } let you pass.
       *[other] { $seats } lets you pass.
    }
   *[other] { $seats_is ->
        [you] You let { $seat } pass.
        [many] { $seats } let { $seat } pass.
       *[other] { $seats } lets { $seat } pass.
    }
}
event-passage-refused = { $seat_is ->
    [you] You refuse { $other } passage.
   *[other] { $other_is ->
        [you] { $seat } refuses you passage.
       *[other] { $seat } refuses { $other } passage.
    }
}
event-stops = { $seat_is ->
    [you] You stop at the entrance to { $village }.
   *[other] { $seat } stops at the entrance to { $village }.
}
event-stands-firm = { $seat_is ->
    [you] You stand in the way of { $other }’s chevauchée.
   *[other] { $other_is ->
        [you] { $seat } stands in the way of your chevauchée.
       *[other] { $seat } stands in the way of { $other }’s chevauchée.
    }
}
event-ride-stopped = { $seat_is ->
    [you] Your chevauchée ends { $village_at }.
   *[other] { $seat }’s chevauchée ends { $village_at }.
}
event-controls = { $seat_is ->
    [you] You now control { $village }.
   *[other] { $seat } now controls { $village }.
}
event-left-free = Nobody controls { $village } any more.
event-ceded = { $seat_is ->
    [you] You cede { $village } to { $other }.
   *[other] { $other_is ->
        [you] { $seat } cedes { $village } to you.
       *[other] { $seat } cedes { $village } to { $other }.
    }
}
event-battle = { $seat_is ->
    [you] You attack { $other } { $village_at }!
   *[other] { $other_is ->
        [you] { $seat } attacks you { $village_at }!
       *[other] { $seat } attacks { $other } { $village_at }!
    }
}
event-forces = { $seat_is ->
    [you] { $knights ->
        [0] { $sergeants ->
            [0] You commit no troops to the battle.
           *[other] You commit { table-force } to the battle.
        }
       *[other] You commit { table-force } to the battle.
    }
   *[other] { $knights ->
        [0] { $sergeants ->
            [0] { $seat } commits no troops to the battle.
           *[other] { $seat } commits { table-force } to the battle.
        }
       *[other] { $seat } commits { table-force } to the battle.
    }
}
event-offers-help = { $seat_is ->
    [you] You offer { $other } your help.
   *[other] { $other_is ->
        [you] { $seat } offers you help.
       *[other] { $seat } offers { $other } help.
    }
}
event-joins = { $seat_is ->
    [you] You join { $other } in the battle.
   *[other] { $other_is ->
        [you] { $seat } joins you in the battle.
       *[other] { $seat } joins { $other } in the battle.
    }
}
event-help-refused = { $seat_is ->
    [you] You refuse { $other }’s help.
   *[other] { $other_is ->
        [you] { $seat } refuses your help.
       *[other] { $seat } refuses { $other }’s help.
    }
}
event-battle-roll = { $seat_is ->
    [you] You roll { $faces } for { $side_the }: { table-damage }.
   *[other] { $seat } rolls { $faces } for { $side_the }: { table-damage }.
}
event-grail-wards = The Holy Grail takes 1 damage off each of these dice ({ $count } in all).
event-riders-hurt = Against a chevauchée, each die deals 1 more damage ({ $count } in all).
event-lance-strikes = The Holy Lance adds { table-damage }.
event-no-dice = { $seat_is ->
    [you] The walls { $village_of } leave you no dice to roll.
   *[other] The walls { $village_of } leave { $seat } no dice to roll.
}
event-troops-lost = { $seat_is ->
    [you] You lose { table-force } { $village_at }.
   *[other] { $seat } loses { table-force } { $village_at }.
}
event-leaves-battle = { $seat_is ->
    [you] You leave the battle.
   *[other] { $seat } leaves the battle.
}
event-changes-sides = { $seat_is ->
    [you] You change sides!
   *[other] { $seat } changes sides!
}
event-gates-opened = { $seat_is ->
    [you] You open the gates to the attackers.
   *[other] { $seat } opens the gates to the attackers.
}
event-would-stop = { $seat_is ->
    [you] You want to stop the fighting.
   *[other] { $seat } wants to stop the fighting.
}
event-would-surrender = { $seat_is ->
    [you] You want to surrender.
   *[other] { $seat } wants to surrender.
}
event-battle-over = Battle { $village_at }: { $outcome }.
event-captured = { $seat_is ->
    [you] You take { $lord } ({ $other }) prisoner.
   *[other] { $other_is ->
        [you] { $seat } takes your { $lord } prisoner.
       *[other] { $seat } takes { $lord } ({ $other }) prisoner.
    }
}
event-spared = { table-lord } stays free.
event-released = { table-lord } is free again.
event-handed-over = { $seat_is ->
    [you] You give the prisoner { $lord } to { $other }.
   *[other] { $other_is ->
        [you] { $seat } gives you the prisoner { $lord }.
       *[other] { $seat } gives the prisoner { $lord } to { $other }.
    }
}
event-besieges = { $seat_is ->
    [you] You besiege { $village }.
   *[other] { $seat } besieges { $village }.
}
event-engine-turned = { $seat_is ->
    [you] You continue the siege { $village_of }: your engine now cancels a penalty of 2 dice.
   *[other] { $seat } continues the siege { $village_of }: the engine now cancels a penalty of 2 dice.
}
event-siege-lifted = { $seat_is ->
    [you] You no longer besiege { $village }.
   *[other] { $seat } no longer besieges { $village }.
}
event-pillages = { $seat_is ->
    [you] You pillage a mill { $village_at }: { table-coins }.
   *[other] { $seat } pillages a mill { $village_at }: { table-coins }.
}
event-dies = { table-lord } { $death_how }.
event-revived = { table-lord } survives, thanks to the Tooth of Saint Gerontius.
event-revolt = { $seat_is ->
    [you] You start a revolt { $village_at } { $motive_why }.
   *[other] { $seat } starts a revolt { $village_at } { $motive_why }.
}
event-revolt-joined = { $seat_is ->
    [you] You add { $count ->
        [one] a Revolt card
       *[other] { $count } Revolt cards
    } to the revolt { $village_at }.
   *[other] { $seat } adds { $count ->
        [one] a Revolt card
       *[other] { $count } Revolt cards
    } to the revolt { $village_at }.
}
event-strikes-first = { $seat_is ->
    [you] { $other_is ->
        [you] You aim the revolt at your own troops first.
       *[other] You aim the revolt at { $other } first.
    }
   *[other] { $other_is ->
        [you] { $seat } aims the revolt at you first.
        [same] { $seat } aims the revolt at their own troops first.
       *[other] { $seat } aims the revolt at { $other } first.
    }
}
event-calms = { table-lord } tries to calm the revolt { $village_at }{ $paid ->
    [0] {""}
   *[other] {" "}for { $paid } écus
} (die: { $roll }).
event-revolt-calmed = The revolt { $village_at } calms down: one Revolt card fewer.
event-revolt-rolls = The revolt { $village_at } rolls { $faces }: { table-damage }.
event-revolt-fails = The revolt { $village_at } fails.
event-mills-destroyed = { $count ->
    [one] The mill { $village_at } is destroyed.
   *[other] { $count } mills are destroyed { $village_at }.
}
event-castle-destroyed = The castle { $village_at } is destroyed.
event-tunnel = { $seat_is ->
    [you] You play Secret Passage: the walls { $village_of } protect nobody.
   *[other] { $seat } plays Secret Passage: the walls { $village_of } protect nobody.
}
event-escapes = { $seat_is ->
    [you] You play Secret Passage: { $lord } escapes from { $other }.
   *[other] { $other_is ->
        [you] { $seat } plays Secret Passage: { $lord } escapes from you.
       *[other] { $seat } plays Secret Passage: { $lord } escapes from { $other }.
    }
}
event-assassination = { $seat_is ->
    [you] You have { $victim } ({ $other }) assassinated; { $lord } is the instigator.
   *[other] { $other_is ->
        [you] { $seat } has your { $victim } assassinated; { $lord } is the instigator.
       *[other] { $seat } has { $victim } ({ $other }) assassinated; { $lord } is the instigator.
    }
}
event-justice = { $seat_is ->
    [you] { $other_is ->
        [you] You play Justice against your own { $lord }.
       *[other] You play Justice against { $lord } ({ $other }).
    }
   *[other] { $other_is ->
        [you] { $seat } plays Justice against your { $lord }.
        [same] { $seat } plays Justice against their own { $lord }.
       *[other] { $seat } plays Justice against { $lord } ({ $other }).
    }
}
event-ambush = { $seat_is ->
    [you] You lay an ambush for { $lord } ({ $other }).
   *[other] { $other_is ->
        [you] { $seat } lays an ambush for your { $lord }.
       *[other] { $seat } lays an ambush for { $lord } ({ $other }).
    }
}
event-arc = { $seat_is ->
    [you] { $other_is ->
        [you] You play d’Arc on your { $lord }.
       *[other] You play d’Arc on { $lord } ({ $other }).
    }
   *[other] { $other_is ->
        [you] { $seat } plays d’Arc on your { $lord }.
        [same] { $seat } plays d’Arc on their own { $lord }.
       *[other] { $seat } plays d’Arc on { $lord } ({ $other }).
    }
}
event-relic-taken = { table-lord } takes { $relic_the }.
event-relic-given = { table-lord } receives { $relic_the }.
event-relic-alone = Nobody guards { $relic_the } { $village_at } any more.
event-granted = { $request_sort ->
    [marriage] { $seat_is ->
        [you] You accept { $other }’s marriage proposal.
       *[other] { $other_is ->
            [you] { $seat } accepts your marriage proposal.
           *[other] { $seat } accepts { $other }’s marriage proposal.
        }
    }
   *[favour] { $seat_is ->
        [you] You grant { $other } { $request }.
       *[other] { $other_is ->
            [you] { $seat } grants you { $request }.
           *[other] { $seat } grants { $other } { $request }.
        }
    }
}
event-refused = { $request_sort ->
    [marriage] { $seat_is ->
        [you] You turn down { $other }’s marriage proposal.
       *[other] { $other_is ->
            [you] { $seat } turns down your marriage proposal.
           *[other] { $seat } turns down { $other }’s marriage proposal.
        }
    }
   *[favour] { $seat_is ->
        [you] You refuse { $other } { $request }.
       *[other] { $other_is ->
            [you] { $seat } refuses you { $request }.
           *[other] { $seat } refuses { $other } { $request }.
        }
    }
}
event-embassy = { $seat_is ->
    [you] You spend an embassy to trade cards with { $other }.
   *[other] { $other_is ->
        [you] { $seat } spends an embassy to trade cards with you.
       *[other] { $seat } spends an embassy to trade cards with { $other }.
    }
}
event-offered = { $seat_is ->
    [you] You make { $other } an offer.
   *[other] { $other_is ->
        [you] { $seat } makes you an offer.
       *[other] { $seat } makes { $other } an offer.
    }
}
event-deal-made = { $seat_is ->
    [you] You and { $other } make a deal.
   *[other] { $other_is ->
        [you] You and { $seat } make a deal.
       *[other] { $seat } and { $other } make a deal.
    }
}
event-private-deal = { $seat_is ->
    [you] You and { $other } make a secret deal.
   *[other] { $other_is ->
        [you] You and { $seat } make a secret deal.
       *[other] { $seat } and { $other } make a secret deal.
    }
}
event-promised = { $seat_is ->
    [you] A promise between you and { $other } is noted; it isn’t binding.
   *[other] { $other_is ->
        [you] A promise between you and { $seat } is noted; it isn’t binding.
       *[other] A promise between { $seat } and { $other } is noted; it isn’t binding.
    }
}
event-deal-refused = { $seat_is ->
    [you] You refuse { $other }’s offer.
   *[other] { $other_is ->
        [you] { $seat } refuses your offer.
       *[other] { $seat } refuses { $other }’s offer.
    }
}
event-deal-withdrawn = { $seat_is ->
    [you] You withdraw your offer to { $other }.
   *[other] { $other_is ->
        [you] { $seat } withdraws the offer.
       *[other] { $seat } withdraws the offer to { $other }.
    }
}
event-paid = { $seat_is ->
    [you] You pay { $other } { table-coins }.
   *[other] { $other_is ->
        [you] { $seat } pays you { table-coins }.
       *[other] { $seat } pays { $other } { table-coins }.
    }
}
event-cards-traded = { $seat_is ->
    [you] You hand { table-traded } to { $other }.
   *[other] { $other_is ->
        [you] { $seat } hands you { table-traded }.
       *[other] { $seat } hands { table-traded } to { $other }.
    }
}
event-talk-called = { $seat_is ->
    [you] You invite { $seats } to a private talk.
   *[other] { $seats_is ->
        [you] { $seat } invites you to a private talk.
       *[other] { $seat } invites { $seats } to a private talk.
    }
}
event-talk-begins = { $seat_is ->
    [you] { $seats_is ->
        [nobody] Nobody comes to your private talk.
       *[other] { $count ->
            [0] You start a private talk with { $seats }.
           *[other] You spend an embassy on a private talk with { $seats }.
        }
    }
   *[other] { $seats_is ->
        [nobody] Nobody comes to { $seat }’s private talk.
        [you] { $count ->
            [0] { $seat } starts a private talk with you.
           *[other] { $seat } spends an embassy on a private talk with you.
        }
       *[other] { $count ->
            [0] { $seat } starts a private talk with { $seats }.
           *[other] { $seat } spends an embassy on a private talk with { $seats }.
        }
    }
}
event-talk-prolonged = { $seat_is ->
    [you] You spend another embassy to extend the talk.
   *[other] { $seat } spends another embassy to extend the talk.
}
event-talk-ends = { $count ->
    [0] The private talk ends.
   *[other] The private talk ends (cost: { table-embassies }).
}
event-won = { $seats_is ->
    [you] You win the game!
    [many] { $seats } win the game together!
   *[other] { $seats } wins the game!
}

reason-solo = A family reaches 3 victory points on its own.
reason-alliance = Two allied families reach 4 victory points together.
reason-king = Tie-break: the king wins.
reason-pope = Tie-break: the pope wins.
reason-regent = Tie-break: the queen regent wins.
reason-fiefs = Tie-break: most fief titles wins.
reason-bishops = Tie-break: most bishops wins.
reason-villages = Tie-break: most villages wins.
reason-shared = A perfect tie: the victory is shared.

score-points = Victory points
score-fiefs = Fief titles
score-king = King
score-pope = Pope
score-bishops = Bishops
score-villages = Villages controlled

## Prompts

prompt-settle = In which village do you start, with your lord, 1 knight, 3 sergeants and a castle?
waiting-settle = { $seat } is choosing a starting village.
prompt-place = { $lord } is free again: where do you place { $lord_sex ->
    [woman] her
   *[man] him
}?
waiting-place = { $seat } is placing { $lord }, who is free again.
prompt-host = { $other } has nowhere to place { $lord }: grant { $lord_sex ->
    [woman] her
   *[man] him
} a place { $village_at }?
waiting-host = { $other_is ->
    [you] { $seat } is deciding whether your { $lord } may come to { $village }.
   *[other] { $seat } is deciding whether { $lord } ({ $other }) may come to { $village }.
}
prompt-courtship = Propose a marriage?
waiting-courtship = { $seat } may propose a marriage.
prompt-marriage = { $other } proposes a marriage between { $lord } and { $spouse }: accept the alliance?
waiting-marriage = { $other_is ->
    [you] { $seat } is considering your proposal: { $lord } and { $spouse }.
   *[other] { $seat } is considering a marriage: { $lord } ({ $other }) and { $spouse }.
}
prompt-present-bishop = Who do you nominate for { $office }?
waiting-present-bishop = { $seat } may nominate a candidate for { $office }.
prompt-present-pope = Who do you nominate for pope?
waiting-present-pope = { $seat } may nominate a candidate for pope.
prompt-present-king = Who do you nominate for king?
waiting-present-king = { $seat } may nominate a candidate for king.
prompt-vote = Vote for { $office }: where do you place your For token ({ table-voices }) and your Null token?
waiting-vote = { $seat } is voting for { $office } ({ table-voices }).
prompt-hat = As pope: grant { $other } the cardinal title for { $lord }?
waiting-hat = { $other_is ->
    [you] { $seat } is deciding as pope whether you may make { $lord } a cardinal.
   *[other] { $seat } is deciding as pope whether { $other } may make { $lord } a cardinal.
}
prompt-annulment = As pope: annul the marriage of { $lord } and { $spouse }, as { $other } asks?
waiting-annulment = { $other_is ->
    [you] { $seat } is deciding as pope on the annulment you asked for: { $lord } and { $spouse }.
   *[other] { $seat } is deciding as pope on the annulment { $other } asked for: { $lord } and { $spouse }.
}
prompt-discard = Discard, play or draw a card?
waiting-discard = { $seat } is discarding, then drawing.
prompt-draw = Draw another card?
waiting-draw = { $seat } may draw another card.
prompt-play-cards = Which card do you play?
waiting-play-cards = { $seat } is playing cards.
prompt-name-prince = The queen is in your family: name { $lord } crown prince?
waiting-name-prince = { $seat } may name { $lord } crown prince.
prompt-decimation = { $count ->
    [one] The plague kills one of your units { $village_at }: which one?
   *[other] The plague kills { $count } of your units { $village_at }: which ones?
}
waiting-decimation = { $seat } is choosing the units lost to the plague { $village_at } ({ table-troops }).
prompt-pray-roseline = The Eyes of Saint Roseline: where do you try to move the bad weather?
waiting-pray-roseline = { $seat } may use the Eyes of Saint Roseline.
prompt-pray-radegund = The Bone of Saint Radegund: where do you try to end the famine?
waiting-pray-radegund = { $seat } may use the Bone of Saint Radegund.
prompt-ransom-offer = Before you pay a ransom: offer a captor a deal?
waiting-ransom-offer = { $seat } may offer a captor a deal before paying a ransom.
prompt-ransom = You must pay ransoms while you can: which one first?
waiting-ransom = { $seat } is choosing which ransom to pay first.
prompt-buy = What do you buy?
waiting-buy = { $seat } is buying.
prompt-recruits = Where do you place your new troops, face down?
waiting-recruits = { $seat } is placing new troops face down.
prompt-waiver = In the name of the crown: give { $other } the title { $fief_of } for free (price: { table-coins })?
waiting-waiver = { $other_is ->
    [you] { $seat } is deciding for the crown whether you pay { table-coins } for the title { $fief_of }.
   *[other] { $seat } is deciding for the crown whether { $other } pays { table-coins } for the title { $fief_of }.
}
prompt-moves = Which lord do you move?
waiting-moves = { $seat } is moving.
prompt-group = Who leaves { $village }, and where to?
waiting-group = { $seat } is moving a group from { $village }.
prompt-muster = Which troops do you take from { $village } to { $to }?
waiting-muster = { $seat } is choosing the troops to take from { $village } to { $to }.
prompt-ride-on = Your chevauchée wins { $village_at } and must ride on: along which road?
waiting-ride-on = { $seat }’s chevauchée is riding on from { $village }.
prompt-turned-away = You’re refused passage { $village_at }: stop here or turn back?
waiting-turned-away = { $seat } is refused passage { $village_at } and must stop or turn back.
prompt-passage = Let { $other } pass from { $village } to { $to }?
waiting-passage = { $other_is ->
    [you] { $seat } is deciding whether to let you pass from { $village } to { $to }.
   *[other] { $seat } is deciding whether to let { $other } pass from { $village } to { $to }.
}
prompt-toll = Pay the toll of { table-coins }?
waiting-toll = { $seat } is deciding whether to pay the toll of { table-coins }.
prompt-admission = { $other } wants to relieve you { $village_at }: let them in despite the siege?
waiting-admission = { $other_is ->
    [you] { $seat } is deciding whether to let you into { $village }, despite the siege.
   *[other] { $seat } is deciding whether to let { $other } into { $village }, despite the siege.
}
prompt-charge = { $other }’s chevauchée wants to pass you { $village_at }: stand in its way?
waiting-charge = { $other_is ->
    [you] { $seat } is deciding whether to let your chevauchée pass { $village_at }.
   *[other] { $seat } is deciding whether to let { $other }’s chevauchée pass { $village_at }.
}
prompt-melee = Who does your chevauchée fight?
waiting-melee = { $seat } is choosing who the chevauchée fights.
prompt-successor = You leave { $village }: who do you leave in control?
waiting-successor = { $seat } is deciding who takes control of { $village }.
prompt-take-title = You take the city { $fief_of }: who receives the title?
waiting-take-title = { $seat } is deciding who receives the title { $fief_of }.
prompt-attack = Who do you attack?
waiting-attack = { $seat } may attack.
prompt-join-battle = { $attacker } attacks { $defender } { $village_at }: which side do you help?
waiting-join-battle = { $attacker_is ->
    [you] { $seat } may join the battle { $village_at }: you against { $defender }.
   *[other] { $defender_is ->
        [you] { $seat } may join the battle { $village_at }: { $attacker } against you.
       *[other] { $seat } may join the battle { $village_at }: { $attacker } against { $defender }.
    }
}
prompt-accept-partner = { $other } offers you help: accept it?
waiting-accept-partner = { $other_is ->
    [you] { $seat } is deciding whether to accept your help.
   *[other] { $seat } is deciding whether to accept { $other }’s help.
}
prompt-partner = The round is over: stay in the battle?
waiting-partner = { $seat } is deciding whether to stay in the battle.
prompt-leader = The round is over: fight on?
waiting-leader = { $seat } is deciding whether to fight on.
prompt-losses = Your side takes { table-damage }: which troops does it lose?
waiting-losses = { $seat } is choosing losses ({ table-damage }).
prompt-share-losses = Your side loses { table-force }: who loses the next unit?
waiting-share-losses = { $seat } is sharing out the losses ({ table-force }).
prompt-doomed = { $count ->
    [one] One lord on your side dies: which one?
   *[other] { $count } lords on your side die: who first?
}
waiting-doomed = { $count ->
    [one] { $seat } is deciding which lord dies.
   *[other] { $seat } is deciding which lords die ({ $count }).
}
prompt-captures = Victory! What do you do with { $lord }?
waiting-captures = { $seat } is deciding the fate { $lord_of }.
prompt-siege = Which village do you besiege, or which siege do you lift?
waiting-siege = { $seat } may besiege a village or lift a siege.
prompt-pillage = Which mill do you pillage?
waiting-pillage = { $seat } may pillage mills.
prompt-tooth = Who do you save with the Tooth of Saint Gerontius?
waiting-tooth = { $seat } may save someone with the Tooth of Saint Gerontius.
prompt-burial-order = Several of your titled lords die: whose inheritance do you settle first?
waiting-burial-order = { $seat } is choosing in which order to settle the inheritances.
prompt-inheritance = Who inherits from { $lord }?
waiting-inheritance = { $seat } is deciding who inherits from { $lord }.
prompt-first-victim = Your revolt { $village_at }: who do you strike first?
waiting-first-victim = { $seat } is choosing who the revolt { $village_at } strikes first.
prompt-next-victim = The revolt { $village_at }: who do you strike next?
waiting-next-victim = { $seat } is choosing who the revolt { $village_at } strikes next.
prompt-join-revolt = Revolt { $village_at }: add Revolt cards?
waiting-join-revolt = { $seat } may add to the revolt { $village_at }.
prompt-calm = Revolt { $village_at }: have { $lord } try to calm it?
waiting-calm = { $seat } is deciding whether { $lord } tries to calm the revolt { $village_at }.
prompt-tunnel-for-revolt = The walls { $village_of } weaken the revolt: play Secret Passage to get around them?
waiting-tunnel-for-revolt = { $seat } may play Secret Passage to help the revolt { $village_at }.
prompt-casualties = The revolt { $village_at } deals you { table-damage }: which troops do you lose?
waiting-casualties = { $seat } is choosing losses to the revolt { $village_at } ({ table-damage }).
prompt-losses-from = { $count } still to lose { $village_at }. Which units do you lose { $where ->
    [inside] inside
    [outside] outside
   *[anywhere] { $stages ->
        [0] among those that haven’t marched this turn
       *[other] among those that have marched this turn
    }
} ({ $troops } there)?
waiting-losses-from = { $seat } is choosing losses { $village_at }.
prompt-escape-too = Who else escapes through your Secret Passage { $village_at }?
waiting-escape-too = { $seat } is choosing who else escapes { $village_at }.
prompt-relic = Grant { $lord } ({ $other }) the relic { $village_at }?
waiting-relic = { $other_is ->
    [you] { $seat } is deciding whether your { $lord } may take the relic { $village_at }.
   *[other] { $seat } is deciding whether { $lord } ({ $other }) may take the relic { $village_at }.
}
prompt-take-over = Which lord takes { $relic_the }?
waiting-take-over = { $seat } is choosing who takes { $relic_the }.
prompt-draft-deal = What’s in your offer to { $other }?
waiting-draft-deal = { $other_is ->
    [you] { $seat } is preparing an offer for you.
   *[other] { $seat } is preparing an offer for { $other }.
}
prompt-deal = Accept { $other }’s offer?
waiting-deal = { $other_is ->
    [you] { $seat } is considering your offer.
   *[other] { $seat } is considering { $other }’s offer.
}
prompt-offer-stands = { $other } is considering your offer; you can still withdraw it.
waiting-offer-stands = { $seat } may withdraw an offer.
prompt-invitation = { $count ->
    [0] Who do you invite to a private talk?
   *[other] Who do you invite to a private talk? If anyone comes, it costs an embassy.
}
waiting-invitation = { $seat } is choosing who to invite to a private talk.
prompt-enter-talk = { $other } invites you to a private talk: join?
waiting-enter-talk = { $other_is ->
    [you] { $seat } is considering your invitation to a private talk.
   *[other] { $seat } is considering { $other }’s invitation to a private talk.
}
prompt-talk = { $count ->
    [0] Private talk: what do you propose?
    [one] Private talk: what do you propose?
   *[other] Private talk ({ $count } embassies spent): what do you propose?
}
waiting-talk = { $count ->
    [0] { $seat } is in a private talk.
   *[other] { $seat } is in a private talk ({ table-embassies }).
}
prompt-talk-goes-on = The private talk goes on: extend it?
waiting-talk-goes-on = { $seat } is in a private talk.
prompt-window-turn = Anything to do before the turn begins?
waiting-window-turn = { $seat } may act before the turn begins.
prompt-window-turn-aside = Anything else to do before the turn begins?
waiting-window-turn-aside = { $seat } may still act before the turn begins.
prompt-window-vote = The candidates are known: anything to do before the vote?
waiting-window-vote = { $seat } may act before the vote.
prompt-window-vote-aside = Other players are about to vote: propose a deal first?
waiting-window-vote-aside = { $seat } may act before other players vote.
prompt-window-elected = A bishop has just been elected: anything to do?
waiting-window-elected = { $seat } may act after the bishop’s election.
prompt-window-calamities = Anything to do before the calamities?
waiting-window-calamities = { $seat } may act before the calamities.
prompt-window-calamities-aside = Propose a deal before the calamities?
waiting-window-calamities-aside = { $seat } may negotiate before the calamities.
prompt-window-income = Anything to do before income is paid?
waiting-window-income = { $seat } may act before income is paid.
prompt-window-income-aside = Propose a deal before income is paid?
waiting-window-income-aside = { $seat } may negotiate before income is paid.
prompt-window-battle = A battle is about to begin: anything to do first?
waiting-window-battle = { $seat } may act before the battle.
prompt-window-round = A battle round is about to begin: anything to do first?
waiting-window-round = { $seat } may act before the round.
prompt-window-battle-aside = Other players are about to fight: anything to do first?
waiting-window-battle-aside = { $seat } may act before the other players’ battle.
prompt-window-round-aside = Other players are about to fight a round: anything to do first?
waiting-window-round-aside = { $seat } may act before the other players’ round.
prompt-window-pillage = The battles are over: anything to do before the pillage?
waiting-window-pillage = { $seat } may act before the pillage.
prompt-window-pillage-aside = The battles are over, and no siege involves you: anything to do before the pillage?
waiting-window-pillage-aside = { $seat } may act before the other players’ pillage.
prompt-window-end = Anything to do before the turn ends and victory is checked?
waiting-window-end = { $seat } may act before the turn ends.
prompt-window-end-aside = Propose a deal before the turn ends and victory is checked?
waiting-window-end-aside = { $seat } may negotiate before the turn ends.
prompt-window-minor = Between two actions: anything to do?
waiting-window-minor = { $seat } may act.
prompt-window-card = A card is about to be played: propose a deal first?
waiting-window-card = { $seat } may negotiate about the card being played.
prompt-window-draws = Before the next draw: anything to do (except playing surprise cards)?
waiting-window-draws = { $seat } may act between two draws.

## Choices

choice-settle = Start { $village_at }
choice-place = Place { $lord } { $village_at }
choice-ask-host = Ask for a place for { $lord } { $village_at }
choice-play-lord = Play { $lord } { $village_at }
choice-name-prince = Name { $lord } crown prince
choice-pass = Pass
choice-done = Done
choice-decline = Decline
choice-refuse = Refuse
choice-grant = Agree
choice-accept = Accept
choice-propose = Propose a marriage: { $lord } and { $spouse } ({ $owner })
choice-present = Nominate { $lord }
choice-vote = { $candidate_sort ->
    [none] For token: not placed.
   *[lord] For: { $candidate }.
}{" "}{ $null_sort ->
    [none] Null token: not placed
   *[lord] Null: { $null }
}
choice-discard = Discard “{ $card }”
choice-draw-event = { $top ->
    [calamity] Draw an event (a calamity is on top)
   *[event] Draw an event
}
choice-draw-character = Draw a character
choice-stop = Stop here
choice-harvest = { $ends ->
    [yes] Good Harvest: end the famine in the bishopric of { table-bishopric }
   *[no] Good Harvest on the bishopric of { table-bishopric }
}
choice-weather = { $ends ->
    [yes] Fair Weather: end the bad weather over the bishopric of { table-bishopric }
   *[no] Fair Weather on the bishopric of { table-bishopric }
}
choice-tallage = Levy tallage on { $fief_the }
choice-royal-tallage = Levy royal tallage on { $fief_the }
choice-tithe = Levy a tithe on the bishopric of { table-bishopric }
choice-cardinal-tithe = Levy a tithe on the bishopric of { table-bishopric } through Cardinal { $lord }
choice-papal-tithe = Levy the papal tithe
choice-pray = In the bishopric of { table-bishopric }
choice-no-offer = Offer no deal
choice-pay-ransom = Pay { $lord }’s ransom: { table-coins }
choice-buy-sergeant = Sergeant { $village_at }: { table-coins }
choice-buy-knight = Knight { $village_at }: { table-coins }
choice-hire-sergeant = Buy a sergeant: { table-coins }
choice-hire-knight = Buy a knight: { table-coins }
choice-post-sergeant = Place a sergeant { $village_at }
choice-post-knight = Place a knight { $village_at }
choice-buy-mill = Mill { $village_at }: { table-coins }
choice-buy-castle = Castle { $village_at }: { table-coins }
choice-buy-title = Title { $fief_of } for { $lord }, city { $village_at }: { $count ->
    [0] free
   *[other] { table-coins }
}
choice-ask-waiver = Ask the crown for the title { $fief_of } for free (price: { table-coins })
choice-buy-cardinal = Cardinal title for { $lord }: { table-coins }
choice-hand-title = Pass the title { $fief_of } to { $lord }
choice-lead = Move { $lord } from { $village }
choice-join = { $lord } comes along
choice-stay = { $lord } stays
choice-bring = Take the prisoner { $lord } along
choice-first-from = Troops from { $village } first
choice-march = March to { $to }{ $seats_is ->
    [nobody] {""}
   *[many] {" "}({ $seats }: { table-troops })
}
choice-relieve = Relieve { $to }{ $seats_is ->
    [nobody] {""}
   *[many] {" "}({ $seats }: { table-troops })
}
choice-muster = { $knights ->
    [0] { $sergeants ->
        [0] Take no troops
       *[other] Take { table-force }
    }
   *[other] Take { table-force }
}
choice-muster-mixed = { choice-muster } (already marched: sergeants { $weary_sergeants }, knights { $weary_knights })
choice-ride = Begin a chevauchée with { table-knights }
choice-dig = Secret Passage { $obstacle_past }
choice-halt = Stop here
choice-allow = Let them pass
choice-toll = Let them pass for { table-coins }
choice-pay-toll = Pay the toll
choice-turn-back = { $knights ->
    [0] { $sergeants ->
        [0] Turn back
       *[other] Turn back with { table-force } from the garrison
    }
   *[other] Turn back with { table-force } from the garrison
}
choice-let-pass = Let it pass
choice-stand = Stand in its way and fight
choice-fight = Fight { $seat }
choice-ride-on = Ride on
choice-attack = Attack { $seat } { $village_at } ({ table-troops }{ $lords_is ->
    [none] {""}
   *[many] {", "}{ $lords }
})
choice-keep-out = Stay out of it
choice-join-side = Help { $side_the }
choice-stay-true = Stay in the battle
choice-leave-battle = Leave the battle
choice-change-sides = Change sides
choice-lose = { $knights ->
    [0] { $sergeants ->
        [0] Lose none of these
       *[other] Lose { table-force }
    }
   *[other] Lose { table-force }
}
choice-lose-of = { $seat_is ->
    [you] You lose it
   *[other] { $seat } loses it
}
choice-sacrifice = { $lord } dies
choice-fight-on = Fight on
choice-stop-battle = Stop the fighting
choice-surrender = Surrender
choice-capture = { $seat_is ->
    [you] Take { $lord } prisoner (ransom: { table-coins })
   *[other] Give the prisoner { $lord } to { $seat } (ransom: { table-coins })
}
choice-spare = Leave { $lord } free
choice-yield = Leave control to { $seat }
choice-besiege = Besiege { $village }
choice-pillage = Pillage a mill { $village_at } for { table-coins }
choice-take-title = Title { $fief_of } for { $lord }
choice-inherit = { $lord } inherits the title { $fief_of }
choice-bury = Settle { $lord }’s inheritance first
choice-revive = Save { $lord }
choice-revolt = Revolt { $village_at }
choice-join-revolt = { $count ->
    [one] Add a Revolt card
   *[other] Add { $count } Revolt cards
}
choice-strike = { $seat_is ->
    [you] Strike your own troops
   *[other] Strike { $seat }
}
choice-calm = { $lord } tries as bishop
choice-pay-to-calm = { $lord } tries as cardinal, for { table-coins }
choice-tunnel = Secret Passage: the walls protect nobody
choice-escape = Secret Passage: { $lord } escapes
choice-assassinate = Assassinate { $victim } ({ $owner }), on the orders { $lord_of }
choice-justice = Justice: behead { $lord }
choice-ambush = Ambush: capture { $lord } ({ $owner })
choice-make-cardinal = Cardinal: { $owner_is ->
    [you] your { $lord }
   *[other] { $lord } ({ $owner })
}
choice-make-arc = D’Arc: { $owner_is ->
    [you] your { $lord }
   *[other] { $lord } ({ $owner })
}
choice-excommunicate = Excommunicate { $owner_is ->
    [you] your { $lord }
   *[other] { $lord } ({ $owner })
}
choice-absolve = Lift the excommunication
choice-ask-annulment = Ask the pope to annul { $lord }’s marriage
choice-cede = Cede { $village } to { $seat }
choice-release = Release { $lord }
choice-hand-over = Give the prisoner { $lord } to { $seat }
choice-lift-siege = Lift the siege { $village_of }
choice-take-relic = { $lord } takes the relic { $village_at }
choice-give-relic = Give { $relic_the } to { $lord }
choice-deal = Offer { $seat } a deal
choice-talk = Propose a private talk
choice-invite = Invite { $seat }
choice-begin-talk = Send the invitations
choice-enter-talk = Join the talk
choice-stay-out = Stay out
choice-prolong = Extend (1 embassy)
choice-withdraw = Drop it
choice-offer = Make the offer
choice-drop-term = Remove point { $point }: { $term ->
    [give-money] { choice-give-money }
    [want-money] { choice-want-money }
    [give-village] { choice-give-village }
    [want-village] { choice-want-village }
    [give-prisoner] { choice-give-prisoner }
    [want-prisoner] { choice-want-prisoner }
    [give-release] { choice-give-release }
    [want-release] { choice-want-release }
    [offer-relic] { choice-offer-relic }
    [want-relic] { choice-want-relic }
    [give-passage] { choice-give-passage }
    [want-passage] { choice-want-passage }
    [give-waiver] { choice-give-waiver }
    [want-waiver] { choice-want-waiver }
    [give-consent] { choice-give-consent }
    [want-consent] { choice-want-consent }
    [give-annulment] { choice-give-annulment }
    [want-annulment] { choice-want-annulment }
    [give-absolution] { choice-give-absolution }
    [want-absolution] { choice-want-absolution }
    [give-card] { choice-give-card }
    [want-card] { choice-want-card }
    [give-play] { choice-give-play }
    [want-play] { choice-want-play }
    [marry] { choice-marry }
   *[promise] { choice-promise }
}
choice-counter = Make another offer
choice-give-money = Give { table-coins }
choice-want-money = Ask for { table-coins }
choice-give-village = Give { $village }
choice-want-village = Ask for { $village }
choice-give-prisoner = Give the prisoner { $lord }
choice-want-prisoner = Ask for the prisoner { $lord }
choice-give-release = Release { $lord }
choice-want-release = Ask for { $lord }’s release
choice-offer-relic = Give { $relic_the } to { $lord }
choice-want-relic = Ask for { $relic_the } for { $lord }
choice-give-passage = Give { $lord }’s group passage { $village_at }
choice-want-passage = Ask for passage { $village_at } for { $lord }’s group
choice-give-waiver = Give the title { $fief_of } for free
choice-want-waiver = Ask for the title { $fief_of } for free
choice-give-consent = Give the pope’s consent: { $lord } as cardinal
choice-want-consent = Ask for the pope’s consent: { $lord } as cardinal
choice-give-annulment = Annul { $lord }’s marriage
choice-want-annulment = Ask for { $lord }’s marriage to be annulled
choice-give-absolution = Lift { $lord }’s excommunication
choice-want-absolution = Ask for { $lord }’s excommunication to be lifted
choice-give-card = Give “{ $card }”
choice-want-card = Ask for “{ $card }”
choice-give-back = Give { $back_a }
choice-want-back = Ask for { $back_a }
choice-give-play = { $play ->
    [none] Play a card
   *[other] Play { table-play }
}
choice-want-play = { $play ->
    [none] Ask them to play a card
   *[other] Ask them to play { table-play }
}
choice-no-play = Don’t add a card to play
choice-give-unseen-play = Play { $back_a }
choice-want-unseen-play = Ask them to play { $back_a }
choice-marry = Marriage: { $lord } and { $spouse }
choice-promise = A promise (not binding)
choice-raise-hand = Wait! Ask me at the next step
choice-lower-hand = Take back “Wait!”
choice-attend = Ask me at minor steps too
choice-ignore = Ask me only at major steps
choice-policy = Passage for { $seat }: { $policy }
choice-disarm = Remove reaction { $reaction }
choice-arm-escape = Prepare Secret Passage for { $lord } (as soon as possible)
choice-arm-revolt = Prepare Revolt { $village_at } (as soon as possible)
choice-arm-justice = Prepare Justice against { $lord } (as soon as possible)
choice-arm-cession = Prepare to cede { $village } to { $seat } if { $attacker } attacks there

verb-settle = Start here
verb-place = Place
verb-ask-host = Ask for a place
verb-play-lord = Play a lord
verb-name-prince = Crown prince
verb-pass = Pass
verb-done = Done
verb-decline = Decline
verb-refuse = Refuse
verb-grant = Agree
verb-accept = Accept
verb-propose = Propose a marriage
verb-present = Nominate
verb-vote = Vote
verb-discard = Discard
verb-draw-event = Draw an event
verb-draw-character = Draw a character
verb-stop = Stop here
verb-harvest = Good Harvest
verb-weather = Fair Weather
verb-tallage = Tallage
verb-royal-tallage = Royal tallage
verb-tithe = Tithe
verb-cardinal-tithe = Cardinal’s tithe
verb-papal-tithe = Papal tithe
verb-pray = Use the relic
verb-no-offer = Offer no deal
verb-pay-ransom = Pay a ransom
verb-buy-sergeant = Sergeant
verb-buy-knight = Knight
verb-hire-sergeant = Buy a sergeant
verb-hire-knight = Buy a knight
verb-post-sergeant = Place a sergeant
verb-post-knight = Place a knight
verb-buy-mill = Mill
verb-buy-castle = Castle
verb-buy-title = Fief title
verb-ask-waiver = Ask for a free title
verb-buy-cardinal = Cardinal title
verb-hand-title = Pass on a title
verb-lead = Move a lord
verb-join = Come along
verb-stay = Stay
verb-bring = Take a prisoner along
verb-first-from = Troops to take first
verb-march = March
verb-relieve = Relieve
verb-muster = Take troops
verb-muster-mixed = Take troops
verb-ride = Chevauchée
verb-dig = Secret Passage
verb-halt = Stop here
verb-allow = Let pass
verb-toll = Ask for a toll
verb-pay-toll = Pay the toll
verb-turn-back = Turn back
verb-let-pass = Let it pass
verb-stand = Stand in its way
verb-fight = Fight
verb-ride-on = Ride on
verb-attack = Attack
verb-keep-out = Stay out
verb-join-side = Help
verb-stay-true = Stay
verb-leave-battle = Leave
verb-change-sides = Change sides
verb-lose = Lose troops
verb-lose-of = Who loses
verb-sacrifice = Who dies
verb-fight-on = Fight on
verb-stop-battle = Stop the fighting
verb-surrender = Surrender
verb-capture = Take prisoner
verb-spare = Leave free
verb-yield = Leave control to
verb-besiege = Besiege
verb-pillage = Pillage
verb-take-title = Take a title
verb-inherit = Inherit
verb-bury = Settle an inheritance
verb-revive = Save
verb-revolt = Revolt
verb-join-revolt = Add to a revolt
verb-strike = Strike
verb-calm = Calm
verb-pay-to-calm = Pay to calm
verb-tunnel = Secret Passage
verb-escape = Escape
verb-assassinate = Assassination
verb-justice = Justice
verb-ambush = Ambush
verb-make-cardinal = Cardinal
verb-make-arc = D’Arc
verb-excommunicate = Excommunicate
verb-absolve = Lift the excommunication
verb-ask-annulment = Ask for an annulment
verb-cede = Cede
verb-release = Release
verb-hand-over = Give a prisoner
verb-lift-siege = Lift a siege
verb-take-relic = Take a relic
verb-give-relic = Give a relic
verb-deal = Deal
verb-talk = Private talk
verb-invite = Invite
verb-begin-talk = Send the invitations
verb-enter-talk = Join the talk
verb-stay-out = Stay out
verb-prolong = Extend
verb-withdraw = Drop it
verb-offer = Make the offer
verb-drop-term = Remove
verb-counter = Another offer
verb-give-money = Give money
verb-want-money = Ask for money
verb-give-village = Give a village
verb-want-village = Ask for a village
verb-give-prisoner = Give a prisoner
verb-want-prisoner = Ask for a prisoner
verb-give-release = Release a prisoner
verb-want-release = Ask for a release
verb-offer-relic = Give a relic
verb-want-relic = Ask for a relic
verb-give-passage = Give passage
verb-want-passage = Ask for passage
verb-give-waiver = Give a free title
verb-want-waiver = Ask for a free title
verb-give-consent = Give the pope’s consent
verb-want-consent = Ask for the pope’s consent
verb-give-annulment = Annul a marriage
verb-want-annulment = Ask for an annulment
verb-give-absolution = Lift the excommunication
verb-want-absolution = Ask to lift the excommunication
verb-give-card = Give a card
verb-want-card = Ask for a card
verb-give-back = Give a hidden card
verb-want-back = Ask for a hidden card
verb-give-play = Play a card
verb-want-play = Ask them to play a card
verb-no-play = No card
verb-give-unseen-play = Play a hidden card
verb-want-unseen-play = Ask them to play a hidden card
verb-marry = Marriage
verb-promise = Promise
verb-raise-hand = Wait!
verb-lower-hand = Take back “Wait!”
verb-attend = All steps
verb-ignore = Major steps only
verb-policy = Automatic passage
verb-disarm = Remove a reaction
verb-arm-escape = Prepare an escape
verb-arm-revolt = Prepare a revolt
verb-arm-justice = Prepare Justice
verb-arm-cession = Prepare to cede

window-window-turn = Before a turn begins
window-window-turn-aside = Before a turn begins, right after the last one ended
window-window-vote = Before a vote
window-window-vote-aside = Before other players vote (negotiate only)
window-window-elected = After a bishop’s election
window-window-calamities = Before the calamities
window-window-calamities-aside = Before the calamities (negotiate only)
window-window-income = Before income
window-window-income-aside = Before income (negotiate only)
window-window-battle = Before a battle
window-window-round = Before a battle round
window-window-battle-aside = Before other players’ battles
window-window-round-aside = Before other players’ battle rounds
window-window-pillage = Before the pillage
window-window-pillage-aside = Before other players’ pillage
window-window-end = Before the end of the turn
window-window-end-aside = Before the end of the turn (negotiate only)
window-window-minor = Between two actions
window-window-card = When a card is played (negotiate only)
window-window-draws = Between two draws
window-courtship = Propose a marriage
window-tunnel-for-revolt = Secret Passage to help a revolt
window-join-battle = Join a battle

field-lord = Which lord?
field-village = Which village?
field-spouse = With whom?
field-candidate = For whom?
field-null = Where does the Null token go?
field-card = Which card?
field-bishopric = Which bishopric?
field-fief = Which fief?
field-count = How many?
field-point = Which point?
field-reaction = Which one?
field-to = Where to?
field-obstacle = Past what?
field-sergeants = How many sergeants?
field-knights = How many knights?
field-weary_sergeants = How many of the sergeants that have already marched?
field-weary_knights = How many knights that have already marched?
field-seat = Which player?
field-side = Which side?
field-victim = Which victim?
field-relic = Which relic?
field-back = What kind of card?
field-policy = Which answer?
field-attacker = Against which attacker?

## Table

game-title = Fief
game-summary = France in the fifteenth century: noble families marry, vote, levy taxes and fight for fiefs, the crown and the papacy. You need three victory points to win alone, or four with an ally.
game-players = 3 to 6 players

option-relics = Relics
    .help = Each chief town holds a relic; clerics can take it, and each has its own power.
option-relics-no = no
option-relics-yes = yes
option-fog = Fog of war
    .help = You can’t tell other players’ sergeants from knights until they fight.
option-fog-no = no
option-fog-yes = yes
option-diplomacy = Diplomacy
    .help = Trading cards or talking in private costs an embassy, or nothing.
option-diplomacy-embassies = with embassies
option-diplomacy-free = free
    .brief = free diplomacy
option-money = Money
    .help = Everyone’s money is open or hidden.
option-money-open = open
option-money-hidden = hidden
    .brief = hidden money
option-gentle = Gentle first turn
    .help = Calamities drawn on the first turn are discarded without effect.
option-gentle-no = no
option-gentle-yes = yes
option-die = Battle die
    .help = Faces 0, 1, 1, 2, 2, 3, as in the rulebook’s examples; or 1, 1, 2, 2, 3, 3, as in one of its sentences.
option-die-blank = with a blank face
option-die-printed = without a blank face
    .brief = battle die without a blank face
option-refresh = Embassies come back
    .help = Three embassies for the whole game, or three every turn.
option-refresh-never = never
option-refresh-turn = every turn
    .brief = embassies back every turn

table-bishopric = { $bishopric ->
    [1] Blaye
    [2] Tournus
    [3] St Gérôme
    [4] Bourg
   *[5] Sigy
}
table-lord = { $seat_is ->
    [you] { $lord_yours }
   *[other] { $lord } ({ $seat })
}
table-coins = { $count ->
    [0] no écus
    [one] 1 écu
   *[other] { $count } écus
}
table-voices = { $count ->
    [0] no votes
    [one] 1 vote
   *[other] { $count } votes
}
table-damage = { $count ->
    [0] no damage
   *[other] { $count } damage
}
table-troops = { $count ->
    [0] no troops
    [one] 1 unit
   *[other] { $count } units
}
table-embassies = { $count ->
    [0] no embassies
    [one] 1 embassy
   *[other] { $count } embassies
}
table-sergeants = { $sergeants ->
    [0] no sergeants
    [one] 1 sergeant
   *[other] { $sergeants } sergeants
}
table-knights = { $knights ->
    [0] no knights
    [one] 1 knight
   *[other] { $knights } knights
}
table-force = { $knights ->
    [0] { $sergeants ->
        [0] no troops
       *[other] { table-sergeants }
    }
   *[other] { $sergeants ->
        [0] { table-knights }
       *[other] { table-sergeants } and { table-knights }
    }
}
table-characters = { $characters ->
    [one] 1 character card
   *[other] { $characters } character cards
}
table-events = { $events ->
    [one] 1 event card
   *[other] { $events } event cards
}
table-traded = { $events ->
    [0] { table-characters }
   *[other] { $characters ->
        [0] { table-events }
       *[other] { table-characters } and { table-events }
    }
}

# The table in the terminal

table-legend = A to F: the players, in seat order. On the map: CAPITALS for a chief town, the letter of the player who controls the village, # castle, @ fortified city, + who else has troops there; dotted lines are roads.
table-signs = ▸ whose turn it is. In the lists: the number after a village is that of its bishopric, s sergeants, k knights, e siege engines, a question mark for units hidden by the fog, [in brackets] prisoners; (+5) after the money: the expected income.
table-relics = relics
table-fog = fog of war
table-free-diplomacy = free diplomacy
table-hidden-money = money hidden
table-turn = turn { $count }
table-first = goes first
table-raised = “Wait!”
table-points = { $count } of { $goal } points
table-points-together = { $count ->
    [one] 1 point
   *[other] { $count } points
}, { $together } of { $goal } with { $other }
table-taxes = { $count ->
    [0] no taxes
    [one] 1 tax
   *[other] { $count } taxes
}
table-supply = supply
table-hand = hand
table-free = free
table-mills = { $count ->
    [one] 1 mill
   *[other] { $count } mills
}
table-mill = a mill yields { $count }
table-relic = relic
table-siege = besieged by { $seat } (engine { $count })
table-sergeants-short = { $sergeants }s
table-knights-short = { $knights }k
table-engines-short = { $engines }e
table-no-bishop = no bishop
table-cardinals = cardinals
table-character-pile = piles: characters { $count }
table-event-pile = events { $count }
table-top = { $back } on top
table-track = calamities { $count }
table-queen = queen
table-regent = regent
table-prince = crown prince
table-arc = d’Arc
table-excommunicated = excommunicated
table-marked = instigator of a murder
table-dying = about to die
table-married = married to { $spouse } ({ $seat })
table-nowhere = not on the board
table-captive = prisoner, { $seat } (ransom { $count })
table-attending = asked at minor steps too
table-prepared = prepared
table-against = if { $attacker } attacks
table-passage = { $seat } grants { $other } passage { $village_at } (group: { $lords }).
table-admission = { $seat } opens the gates { $village_of } to { $other }.
table-waiver = { $seat } grants { $other } the title { $fief_of } for free.
table-consent = { $seat } gives { $other } the pope’s consent: { $lord } as cardinal.
table-talk = { $count ->
    [0] Private talk: { $seats }
   *[other] Private talk: { $seats } ({ table-embassies })
}
table-election = Election { $office_of }
table-voices-of = votes
table-tokens = tokens on
table-group = { $seat } on the move { $village_at }
table-recruits = New troops, face down ({ $seat })
table-placed = { $count } placed
table-to-place = still to place
table-battle = Battle { $village_at }, round { $count }
table-walls = { $count ->
    [one] the walls cost the attackers 1 die
   *[other] the walls cost the attackers { $count } dice
}
table-gates = the gates are open
table-combat = { $count ->
    [0] no combat points
    [one] 1 combat point
   *[other] { $count } combat points
}
table-dice = { $count ->
    [0] no dice
    [one] 1 die
   *[other] { $count } dice
}
table-play = { $play ->
    [revolt] “Revolt” { $village_at }
    [tunnel] “Secret Passage” against the walls
    [escape] “Secret Passage” for { $lord }
    [assassinate] “Assassination” of { $victim }, on the orders { $lord_of }
    [justice] “Justice” on { $lord }
    [ambush] “Ambush” on { $lord }
    [make-cardinal] “Cardinal” on { $lord }
    [make-arc] “D’Arc” on { $lord }
    [harvest] “Good Harvest” on the bishopric of { table-bishopric }
    [weather] “Fair Weather” on the bishopric of { table-bishopric }
    [tallage] “Tax”: tallage on { $fief_the }
    [royal-tallage] “Tax”: royal tallage on { $fief_the }
    [tithe] “Tax”: a tithe on the bishopric of { table-bishopric }
    [cardinal-tithe] “Tax”: a tithe on the bishopric of { table-bishopric }, through { $lord }
    [papal-tithe] “Tax”: the papal tithe
   *[play-lord] “{ $lord }” { $village_at }
}
table-naming = { $seat_is ->
    [you] Which card do you play, and on what?
   *[other] Which card should { $seat } play, and on what?
}
table-draft = { $seat } is preparing an offer for { $other }
table-offer = { $seat } offers { $other }
