### Fief : français

## Components

lord-alienor = Aliénor
    .of = d’Aliénor
    .sex = femme
    .yours = Votre dame Aliénor
lord-blanche = Blanche
    .of = de Blanche
    .sex = femme
    .yours = Votre dame Blanche
lord-guenievre = Guenièvre
    .of = de Guenièvre
    .sex = femme
    .yours = Votre dame Guenièvre
lord-isabelle = Isabelle
    .of = d’Isabelle
    .sex = femme
    .yours = Votre dame Isabelle
lord-jeanne = Jeanne
    .of = de Jeanne
    .sex = femme
    .yours = Votre dame Jeanne
lord-mireille = Mireille
    .of = de Mireille
    .sex = femme
    .yours = Votre dame Mireille
lord-arthur = Arthur
    .of = d’Arthur
    .sex = homme
    .yours = Votre seigneur Arthur
lord-baudoin = Baudoin
    .of = de Baudoin
    .sex = homme
    .yours = Votre seigneur Baudoin
lord-charles = Charles
    .of = de Charles
    .sex = homme
    .yours = Votre seigneur Charles
lord-eric = Éric
    .of = d’Éric
    .sex = homme
    .yours = Votre seigneur Éric
lord-francois = François
    .of = de François
    .sex = homme
    .yours = Votre seigneur François
lord-gauvain = Gauvain
    .of = de Gauvain
    .sex = homme
    .yours = Votre seigneur Gauvain
lord-henri = Henri
    .of = d’Henri
    .sex = homme
    .yours = Votre seigneur Henri
lord-lambert = Lambert
    .of = de Lambert
    .sex = homme
    .yours = Votre seigneur Lambert
lord-othon = Othon
    .of = d’Othon
    .sex = homme
    .yours = Votre seigneur Othon
lord-philippe = Philippe
    .of = de Philippe
    .sex = homme
    .yours = Votre seigneur Philippe
lord-quentin = Quentin
    .of = de Quentin
    .sex = homme
    .yours = Votre seigneur Quentin
lord-thierry = Thierry
    .of = de Thierry
    .sex = homme
    .yours = Votre seigneur Thierry

candidate-alienor = { lord-alienor }
    .sort = seigneur
candidate-blanche = { lord-blanche }
    .sort = seigneur
candidate-guenievre = { lord-guenievre }
    .sort = seigneur
candidate-isabelle = { lord-isabelle }
    .sort = seigneur
candidate-jeanne = { lord-jeanne }
    .sort = seigneur
candidate-mireille = { lord-mireille }
    .sort = seigneur
candidate-arthur = { lord-arthur }
    .sort = seigneur
candidate-baudoin = { lord-baudoin }
    .sort = seigneur
candidate-charles = { lord-charles }
    .sort = seigneur
candidate-eric = { lord-eric }
    .sort = seigneur
candidate-francois = { lord-francois }
    .sort = seigneur
candidate-gauvain = { lord-gauvain }
    .sort = seigneur
candidate-henri = { lord-henri }
    .sort = seigneur
candidate-lambert = { lord-lambert }
    .sort = seigneur
candidate-othon = { lord-othon }
    .sort = seigneur
candidate-philippe = { lord-philippe }
    .sort = seigneur
candidate-quentin = { lord-quentin }
    .sort = seigneur
candidate-thierry = { lord-thierry }
    .sort = seigneur
candidate-none = personne
    .sort = aucun

village-beaujeu = Beaujeu
    .at = à Beaujeu
    .of = de Beaujeu
village-la-salle = La Salle
    .at = à La Salle
    .of = de La Salle
village-blaye = Blaye
    .at = à Blaye
    .of = de Blaye
village-charolles = Charolles
    .at = à Charolles
    .of = de Charolles
village-sennecy = Sennecy
    .at = à Sennecy
    .of = de Sennecy
village-l-epervier = L’Épervier
    .at = à L’Épervier
    .of = de L’Épervier
village-chateauneuf = Châteauneuf
    .at = à Châteauneuf
    .of = de Châteauneuf
village-mazilles = Mazilles
    .at = à Mazilles
    .of = de Mazilles
village-st-andromy = St Andromy
    .at = à St Andromy
    .of = de St Andromy
village-tournus = Tournus
    .at = à Tournus
    .of = de Tournus
village-belleville = Belleville
    .at = à Belleville
    .of = de Belleville
village-pugnac = Pugnac
    .at = à Pugnac
    .of = de Pugnac
village-st-medard = St Médard
    .at = à St Médard
    .of = de St Médard
village-st-gerome = St Gérôme
    .at = à St Gérôme
    .of = de St Gérôme
village-st-andre = St André
    .at = à St André
    .of = de St André
village-villeneuve = Villeneuve
    .at = à Villeneuve
    .of = de Villeneuve
village-la-bussiere = La Bussière
    .at = à La Bussière
    .of = de La Bussière
village-bourg = Bourg
    .at = à Bourg
    .of = de Bourg
village-st-vivien = St Vivien
    .at = à St Vivien
    .of = de St Vivien
village-les-essarts = Les Essarts
    .at = aux Essarts
    .of = des Essarts
village-st-paul = St Paul
    .at = à St Paul
    .of = de St Paul
village-marcamps = Marcamps
    .at = à Marcamps
    .of = de Marcamps
village-sigy = Sigy
    .at = à Sigy
    .of = de Sigy
village-st-ciers-d-abzac = St Ciers d’Abzac
    .at = à St Ciers d’Abzac
    .of = de St Ciers d’Abzac

fief-blaye = Duché de Blaye
    .the = le duché de Blaye
    .of = du duché de Blaye
    .man = duc de Blaye
    .woman = duchesse de Blaye
fief-epervier = Comté de L’Épervier
    .the = le comté de L’Épervier
    .of = du comté de L’Épervier
    .man = comte de L’Épervier
    .woman = comtesse de L’Épervier
fief-mazilles = Baronnie de Mazilles
    .the = la baronnie de Mazilles
    .of = de la baronnie de Mazilles
    .man = baron de Mazilles
    .woman = baronne de Mazilles
fief-tournus = Comté de Tournus
    .the = le comté de Tournus
    .of = du comté de Tournus
    .man = comte de Tournus
    .woman = comtesse de Tournus
fief-st-gerome = Comté de St Gérôme
    .the = le comté de St Gérôme
    .of = du comté de St Gérôme
    .man = comte de St Gérôme
    .woman = comtesse de St Gérôme
fief-bourg = Duché de Bourg
    .the = le duché de Bourg
    .of = du duché de Bourg
    .man = duc de Bourg
    .woman = duchesse de Bourg
fief-st-paul = Baronnie de St Paul
    .the = la baronnie de St Paul
    .of = de la baronnie de St Paul
    .man = baron de St Paul
    .woman = baronne de St Paul
fief-sigy = Comté de Sigy
    .the = le comté de Sigy
    .of = du comté de Sigy
    .man = comte de Sigy
    .woman = comtesse de Sigy

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
    .text = Surprise : un évêque, de n’importe quelle famille, devient cardinal, avec l’accord du pape s’il y en a un.
card-arc = D’Arc
    .text = Surprise : une femme non mariée prend ce nom. Trois étapes par tour et un dé de combat de plus ; elle ne peut plus se marier.
card-good-harvest = Bonnes récoltes
    .text = Met fin à une famine, ou fait gagner 1 écu de plus par moulin d’un évêché.
card-fair-weather = Beau temps
    .text = Met fin au mauvais temps, ou fait gagner 1 écu de plus par moulin d’un évêché.
card-tax = Impôt
    .text = Lève la taille sur un fief, ou la dîme sur un évêché.
card-revolt = Révolte
    .text = Surprise : un village sous la famine, la taille ou la dîme se soulève ; la révolte inflige les dégâts d’un dé de combat, plus 1.
card-secret-passage = Souterrain
    .text = Surprise : libère des prisonniers, annule la protection des murs dans une bataille, ou permet de passer un obstacle en chemin.
card-assassination = Assassinat
    .text = Surprise : un seigneur d’une autre famille meurt ; l’un des vôtres porte la marque du commanditaire.
card-justice = Justice
    .text = Surprise : le commanditaire d’un meurtre est décapité, sauf s’il est pape ou porte un titre royal.
card-ambush = Embuscade
    .text = Surprise : avant un round d’une bataille où vous avez un seigneur, capturez un seigneur d’une autre famille qui s’y bat.
card-bad-weather = Mauvais temps
    .text = Calamité : aucun déplacement dans l’évêché, pas même pour y entrer ou en sortir, et aucune bataille ; pas de Bonnes récoltes.
card-famine = Famine
    .text = Calamité : les moulins de l’évêché ne rapportent rien, et ses villages peuvent se révolter ; pas de Beau temps.
card-plague = Peste
    .text = Calamité : chaque seigneur présent dans l’évêché meurt sur 1, 2 ou 3, et chaque armée perd la moitié de ses unités.

back-character = carte Personnage
    .a = une carte Personnage
    .pile = la pioche des personnages
back-event = carte Événement
    .a = une carte Événement
    .pile = la pioche des événements
back-calamity = carte Calamité
    .a = une carte Calamité
    .pile = la piste des calamités

relic-grail = Le Saint Graal
    .the = le Saint Graal
    .text = Quand son détenteur se défend, chaque dé de combat ennemi compte 1 de moins, jamais moins de 0.
relic-roseline = Les yeux de sainte Roseline
    .the = les yeux de sainte Roseline
    .text = À la fin de la phase Cartes, tente de déplacer chaque Mauvais temps : le dé désigne son nouvel évêché.
relic-geronce = La dent de saint Géronce
    .the = la dent de saint Géronce
    .text = Une seule fois : un seigneur qui va mourir survit. La relique quitte ensuite le jeu.
relic-lance = La Sainte Lance
    .the = la Sainte Lance
    .text = Le camp de son détenteur inflige 1 dégât de plus à chaque round, s’il lance un dé.
relic-radegonde = L’os de sainte Radegonde
    .the = l’os de sainte Radegonde
    .text = À la fin de la phase Cartes, tente de mettre fin à chaque Famine : elle cesse sur 4, 5 ou 6.

office-bishop-1 = évêque de Blaye
    .of = de l’évêque de Blaye
office-bishop-2 = évêque de Tournus
    .of = de l’évêque de Tournus
office-bishop-3 = évêque de St Gérôme
    .of = de l’évêque de St Gérôme
office-bishop-4 = évêque de Bourg
    .of = de l’évêque de Bourg
office-bishop-5 = évêque de Sigy
    .of = de l’évêque de Sigy
office-pope = pape
    .of = du pape
office-king = roi
    .of = du roi

phase-set-up = Mise en place
    .begins = La mise en place commence.
phase-hear-ye = Oyez, oyez !
    .begins = Phase 1 : Oyez, oyez !
phase-cards = Cartes
    .begins = Phase 2 : les cartes.
phase-income = Revenus
    .begins = Phase 3 : les revenus.
phase-purchases = Achats
    .begins = Phase 4 : les achats.
phase-movement = Déplacements
    .begins = Phase 5 : les déplacements.
phase-battles = Combats
    .begins = Phase 6 : les combats.
phase-end-of-turn = Fin de tour
    .begins = Phase 7 : la fin du tour.

capacity-holder = titulaire
    .by = grâce au titre de fief
capacity-king = roi
    .by = par droit royal
capacity-bishop = évêque
    .by = grâce à l’évêque
capacity-cardinal = cardinal
    .by = grâce à un cardinal
capacity-pope = pape
    .by = grâce au pape

death-plague = peste
    .how = meurt de la peste
death-battle = bataille
    .how = meurt au combat
death-revolt = révolte
    .how = périt dans la révolte
death-stoned = lapidation
    .how = meurt lapidé par la foule
death-assassinated = assassinat
    .how = meurt sous les coups d’un assassin
death-beheaded = décapitation
    .how = meurt sous la hache du bourreau

motive-famine = famine
    .why = à cause de la famine
motive-tallage = taille
    .why = contre la taille
motive-tithe = dîme
    .why = contre la dîme

obstacle-siege = siège
    .past = malgré le siège
obstacle-weather = mauvais temps
    .past = malgré le mauvais temps
obstacle-pieces = pions qui barrent la route
    .past = au nez de ceux qui barrent la route

side-neither = aucun
    .the = aucun des deux camps
side-attacker = attaquant
    .the = les attaquants
side-defender = défenseur
    .the = les défenseurs

outcome-goes-on = le combat continue
outcome-all-dead = personne n’en réchappe
outcome-attacker = victoire des attaquants
outcome-defender = victoire des défenseurs
outcome-stopped = le combat s’arrête sans vainqueur

request-host = une place pour un seigneur
    .sort = faveur
request-host-new = une place pour un nouveau seigneur
    .sort = faveur
request-relic = la relique
    .sort = faveur
request-hat = le titre de cardinal
    .sort = faveur
request-annulment = l’annulation du mariage
    .sort = faveur
request-waiver = un titre gratuit
    .sort = faveur
request-marriage = le mariage
    .sort = mariage
request-admission = l’entrée dans le village assiégé
    .sort = faveur

policy-ask = me demander
policy-always = toujours
policy-never = jamais
policy-toll-1 = pour 1 écu
policy-toll-2 = pour 2 écus
policy-toll-3 = pour 3 écus
policy-toll-4 = pour 4 écus
policy-toll-6 = pour 6 écus
policy-toll-8 = pour 8 écus

post-inside = à l’intérieur
post-around = autour du village
post-road = sur le chemin

fortification-none = aucune fortification
fortification-castle = château
fortification-city = cité fortifiée

rank-barony = baronnie
rank-county = comté
rank-duchy = duché

## Rules

rules-SETUP = Mise en place
FIEF-SETUP-01 = Fief se joue de trois à six joueurs. Chacun prend une couleur encore libre et le plateau Famille qui va avec.
FIEF-SETUP-02 = Le plateau montre 24 villages reliés par des chemins ; seigneurs et troupes ne circulent que par ces chemins.
FIEF-SETUP-03 = Chaque village appartient à un seul des 8 fiefs et à un seul des 5 évêchés ; un même fief peut s’étendre sur plusieurs évêchés.
FIEF-SETUP-04 = Cinq villages sont des chefs-lieux, un par évêché : Blaye, Tournus, St Gérôme, Bourg et Sigy.
FIEF-SETUP-05 = Les cartes Événement et les cartes Calamité sont mélangées ensemble et forment une seule pioche, celle des événements.
FIEF-SETUP-06 = Les cartes Personnage (seigneurs, Cardinal, d’Arc) sont mélangées à part et forment la seconde pioche, celle des personnages.
FIEF-SETUP-07 = La réserve de chaque joueur compte 8 chevaliers, 13 sergents, 2 engins de siège, 3 ambassades, 2 pions Vote, 3 pions Impôt et 1 pion Mariage.
FIEF-SETUP-08 = Chaque joueur pioche des cartes Personnage jusqu’à trouver un seigneur ; ce seigneur est posé face visible sur son plateau Famille et le joueur prend le pion correspondant.
FIEF-SETUP-09 = Les cartes Cardinal et d’Arc piochées avant un premier seigneur sont mises de côté ; dès que chacun a un seigneur, elles sont remélangées à la pioche des personnages.
FIEF-SETUP-10 = Au départ, personne ne détient les 8 titres de fief (couronnes) ni les 5 titres d’évêque (crosses) ; leurs marqueurs sont sur le plateau.
FIEF-SETUP-11 = Les trois marqueurs de cardinal liés aux cartes, celui du cardinal achetable et le pion d’Arc sont eux aussi sur le plateau.
FIEF-SETUP-12 = La partie commence sans roi, ni reine, ni prince héritier, ni pape ; leurs marqueurs sont sur le plateau.
FIEF-SETUP-13 = Les autres pions Seigneur, les tuiles château et cité, les moulins, les marqueurs Assassin, Prisonnier et Excommunication et les écus forment la réserve commune.
FIEF-SETUP-14 = Le premier joueur est tiré au sort et prend la carte Premier joueur.
FIEF-SETUP-15 = Chacun commence avec 5 écus.
FIEF-SETUP-16 = Le premier joueur, puis les autres dans le sens horaire, choisissent un village que personne n’occupe et y placent leur seigneur, 1 chevalier, 3 sergents et 1 château.
FIEF-SETUP-17 = Vos premières troupes sont prises parmi vos 8 chevaliers et vos 13 sergents, le château parmi les 12 tuiles communes à tous.
FIEF-SETUP-18 = Personne n’a de carte en main au départ : votre premier seigneur est déjà en jeu.
FIEF-SETUP-19 = À moins de six joueurs, les couleurs inutilisées sont laissées de côté ; rien d’autre ne change.
FIEF-SETUP-20 = Le premier tour commence dès que tout le monde est placé sur le plateau.

rules-TURN = Le tour de jeu
FIEF-TURN-01 = Les tours se succèdent jusqu’à ce qu’un joueur, ou deux joueurs alliés par un mariage, aient assez de points de victoire à la fin d’un tour.
FIEF-TURN-02 = Un tour comporte sept phases : 1 Oyez, oyez !, 2 Cartes, 3 Revenus, 4 Achats, 5 Déplacements, 6 Combats, 7 Fin de tour.
FIEF-TURN-03 = Dans chaque phase, on agit dans l’ordre du tour : le premier joueur, puis les autres dans le sens horaire.
FIEF-TURN-04 = La phase 1 comporte quatre étapes : les mariages, les élections d’évêques, l’élection du pape, l’élection du roi.
FIEF-TURN-05 = Dans la phase 2, tous les joueurs défaussent et piochent, puis les calamités frappent, puis tous peuvent jouer des cartes.
FIEF-TURN-06 = Pour les achats, les déplacements et les combats, chaque joueur fait tout ce qu’il a à faire avant que le suivant commence, dans l’ordre du tour.

rules-1_0 = Phase 1 : Oyez, oyez !
FIEF-1_0-01 = La phase 1 règle les affaires publiques : d’abord les mariages et les alliances qui en naissent, puis les élections des évêques, du pape et du roi, dans cet ordre.

rules-1_1 = Mariages et alliances
FIEF-1_1-01 = Seul un mariage allie deux familles ; sans mariage, pas d’alliance.
FIEF-1_1-02 = Les deux joueurs doivent être d’accord sur le mariage. Il est annoncé à tous dans la première étape de la phase 1 et ne peut être conclu à aucun autre moment.
FIEF-1_1-03 = Un mariage unit une femme et un homme de deux familles différentes.
FIEF-1_1-04 = La mariée ne doit pas être déjà mariée ; elle peut être prisonnière ou excommuniée.
FIEF-1_1-05 = Le marié ne doit être ni déjà marié, ni évêque, ni cardinal, ni pape ; il peut être prisonnier ou excommunié.
FIEF-1_1-06 = Une femme qui est d’Arc ne peut pas se marier.
FIEF-1_1-07 = Un seul de vos seigneurs peut être marié à la fois : vous avez donc un allié au plus.
FIEF-1_1-08 = La femme qui épouse le roi devient aussitôt reine.
FIEF-1_1-09 = L’homme qui épouse la reine régente ne devient pas roi.
FIEF-1_1-10 = On ne devient roi que de deux façons : être élu, ou être prince héritier à la mort du roi.
FIEF-1_1-11 = Les deux joueurs échangent leurs pions Mariage et les posent sur les cartes des deux époux.
FIEF-1_1-12 = Tant que vous êtes allié, vous ne pouvez pas gagner seul, mais seulement avec votre allié.
FIEF-1_1-13 = À trois joueurs, il n’y a pas de victoire en alliance : chacun, allié ou non, gagne seul.

rules-1_1_1 = Fin d’une alliance
FIEF-1_1_1-01 = Une alliance ne prend fin qu’à la mort d’un des deux époux ou par l’annulation du mariage, accordée par le pape.
FIEF-1_1_1-02 = Peu importe la cause de la mort : bataille, peste, révolte, lapidation, assassinat ou justice.
FIEF-1_1_1-03 = Quand un mariage prend fin, les deux joueurs reprennent leurs pions ; l’époux veuf ou séparé n’est plus marié et peut se remarier.
FIEF-1_1_1-04 = Vous pouvez attaquer votre allié, le voler ou faire assassiner un de ses seigneurs ; cela ne suffit pas à rompre l’alliance.
FIEF-1_1_1-05 = Si le mariage du roi est annulé, sa femme n’est plus reine.

rules-1_2 = Titres
FIEF-1_2-01 = Les titres de fief sont ceux de baron ou baronne, comte ou comtesse, duc ou duchesse.
FIEF-1_2-02 = Vous pouvez acheter un titre de fief dans la phase Achats si vous contrôlez tous les villages du fief et y avez un château.
FIEF-1_2-03 = Les titres religieux sont ceux d’évêque, de cardinal et de pape ; seuls les hommes y ont accès.
FIEF-1_2-04 = Les évêques et le pape sont élus. Trois titres de cardinal viennent des cartes Personnage, le quatrième est à vendre.
FIEF-1_2-05 = Les titres royaux sont ceux de roi, de reine (régente ou non) et de prince héritier. Ce sont les seigneurs titrés qui élisent le roi.
FIEF-1_2-06 = Un seigneur qui a au moins un titre de fief, religieux ou royal est un seigneur titré.
FIEF-1_2-07 = Le marqueur d’un titre est posé à côté de la carte de son titulaire : chacun voit qui détient quoi.
FIEF-1_2-08 = Un seigneur peut avoir au plus deux titres de fief.
FIEF-1_2-09 = Un seigneur peut avoir au plus un titre d’évêque.

rules-1_3 = Élections et votes
FIEF-1_3-01 = Évêques, pape et roi sont élus de la même façon : on présente les candidats, on vote, puis on révèle les votes.
FIEF-1_3-02 = Dans l’ordre du tour, chacun peut présenter un seul candidat parmi ses seigneurs éligibles. Un candidat qui meurt ou n’est plus éligible avant le vote est rayé sans être remplacé.
FIEF-1_3-03 = Vous n’êtes jamais obligé de présenter un candidat. Un seigneur déjà présenté peut l’être de nouveau à une élection suivante du même tour, s’il reste éligible.
FIEF-1_3-04 = Chaque joueur vote avec deux pions, un Pour et un Nul.
FIEF-1_3-05 = Dans l’ordre du tour, chaque joueur qui a au moins une voix peut poser un pion ou les deux, face cachée, sur un ou deux candidats de n’importe quelle famille ; n’en poser aucun, c’est s’abstenir.
FIEF-1_3-06 = Si vous n’avez aucune voix dans une élection, vous ne posez aucun pion.
FIEF-1_3-07 = Tous les pions sont retournés ensemble, une fois que chacun a voté.
FIEF-1_3-08 = Votre pion Pour donne au candidat toutes vos voix dans cette élection ; elles ne se partagent pas. Leur nombre est fixé quand le vote commence et ne change plus.
FIEF-1_3-09 = Les pions Nul servent à tromper les autres : ils ne comptent pour rien, pas même dans le calcul d’une majorité.
FIEF-1_3-10 = L’élu reçoit aussitôt le marqueur du titre.
FIEF-1_3-11 = Si personne ne se présente, ou s’il ne reste aucun candidat au moment du vote, on ne vote pas ; le titre reste libre jusqu’aux élections du tour suivant.

rules-1_4 = Élection des évêques
FIEF-1_4-01 = Un évêché élit un évêque quand il n’en a pas et que tous ses villages sont contrôlés par les joueurs.
FIEF-1_4-02 = Le candidat au titre d’évêque doit être un homme non marié qui n’est ni prisonnier, ni excommunié, ni roi, ni déjà évêque.
FIEF-1_4-03 = Le candidat au titre d’évêque n’a pas besoin de se trouver dans l’évêché.
FIEF-1_4-04 = Pour élire un évêque, contrôler le chef-lieu de l’évêché vous donne 2 voix.
FIEF-1_4-05 = Pour élire un évêque, chaque autre village de l’évêché que vous contrôlez vous donne 1 voix.
FIEF-1_4-06 = Pour élire un évêque, chaque évêque que vous aviez déjà au début du tour vous donne 2 voix, sauf s’il est prisonnier.
FIEF-1_4-07 = Un évêque élu ce tour-ci n’apporte aucune voix aux élections d’évêques de ce tour.
FIEF-1_4-08 = Pour élire un évêque, chacun de vos cardinaux vous donne 3 voix, et le pape aussi s’il est de votre famille ; un prisonnier n’en donne aucune.
FIEF-1_4-09 = Un évêque élu ce tour-ci n’apporte aucune voix aux élections d’évêques de ce tour, même s’il est devenu cardinal entre-temps. Un évêque élu à un tour précédent et fait cardinal ce tour-ci en apporte 3.
FIEF-1_4-10 = Pour élire un évêque, chaque seigneur ne compte qu’une fois, pour son titre religieux le plus élevé.
FIEF-1_4-11 = Pour élire un évêque, les voix des villages sont à vous quel que soit le sort de vos seigneurs, même pour un village assiégé ou tenu par un excommunié. La prison et l’excommunication n’ôtent que les voix du seigneur lui-même.

rules-1_4_1 = L’évêque
FIEF-1_4_1-01 = Le candidat qui a plus de voix que chacun des autres est élu évêque ; il lui faut au moins 1 voix, même s’il est le seul candidat.
FIEF-1_4_1-02 = En cas d’égalité pour la première place, personne n’est élu ce tour-ci ; on revote au tour suivant si l’évêché remplit encore les conditions.
FIEF-1_4_1-03 = Un évêché qui a un évêque est gouverné.
FIEF-1_4_1-04 = Un évêque l’est à vie, sauf si le pape l’excommunie.
FIEF-1_4_1-05 = L’élu reçoit la crosse qui porte le numéro de l’évêché.
FIEF-1_4_1-06 = Si plusieurs évêchés élisent un évêque, c’est l’un après l’autre, par numéro croissant. Les conditions sont vérifiées quand vient le numéro, une fois par tour ; un titre libéré ensuite attend le tour suivant.
FIEF-1_4_1-07 = Quand un évêque meurt ou est excommunié, son évêché en élit un autre à la prochaine phase d’élections, si tous ses villages sont toujours contrôlés.
FIEF-1_4_1-08 = Un évêque est toujours un homme non marié.
FIEF-1_4_1-09 = Un évêque peut aussi avoir des titres de fief.
FIEF-1_4_1-10 = Un évêque peut devenir cardinal ou pape.
FIEF-1_4_1-11 = Un évêque apporte 2 voix à l’élection d’autres évêques et 1 voix à celle du roi.
FIEF-1_4_1-12 = Avec une carte Impôt, un évêque peut lever la dîme sur son évêché.
FIEF-1_4_1-13 = Un évêque qui n’est pas prisonnier peut tenter de calmer les révoltes de son évêché, où qu’il soit. Il passe avant les cardinaux, et chaque carte Révolte ne permet qu’une tentative.
FIEF-1_4_1-14 = Pour chaque révolte qu’un évêque tente de calmer, on lance 1D6 : sur 3, 4, 5 ou 6, cette révolte est calmée et sa carte défaussée.
FIEF-1_4_1-15 = Si le dé lancé pour calmer une révolte donne 1 ou 2, l’évêque échoue : il meurt lapidé et la révolte éclate.
FIEF-1_4_1-16 = La crosse d’un évêque lapidé retourne sur le plateau jusqu’à l’élection de son successeur.

rules-1_5 = Les cardinaux
FIEF-1_5-01 = Les cardinaux ne sont pas élus : leur titre vient d’une carte ou s’achète.
FIEF-1_5-02 = Une carte Cardinal se joue à tout moment, sauf pendant la pioche, sur tout évêque qui n’est pas encore cardinal, de n’importe quelle famille, même prisonnier. Il devient aussitôt cardinal ; son joueur ne peut pas refuser.
FIEF-1_5-03 = Un seigneur fait cardinal par une carte reçoit l’un des trois marqueurs de cardinal liés aux cartes ; la carte est gardée sous l’emplacement de ce marqueur.
FIEF-1_5-04 = Une carte Cardinal ne donne jamais le marqueur achetable.
FIEF-1_5-05 = Le quatrième titre de cardinal coûte 5 écus dans la phase Achats ; l’acheteur l’attribue aussitôt à un évêque en place qui n’est pas encore cardinal, de n’importe quelle famille.
FIEF-1_5-06 = Seul un évêque peut être cardinal, et il reste évêque.
FIEF-1_5-07 = Un cardinal peut devenir pape.
FIEF-1_5-08 = Un cardinal apporte 3 voix aux élections d’évêques, 1 à celle du pape et 1 à celle du roi.
FIEF-1_5-09 = Seuls les cardinaux votent pour le pape.
FIEF-1_5-10 = Tant qu’il y a un pape, il faut son accord préalable pour tout nouveau cardinal, par carte ou par achat. S’il refuse, la carte reste en main ou le titre n’est pas vendu.
FIEF-1_5-11 = Avec une carte Impôt, un cardinal peut lever la dîme sur n’importe quel évêché gouverné.
FIEF-1_5-12 = Si plusieurs joueurs lèvent la dîme sur un même évêché, son évêque passe d’abord, puis le premier cardinal à l’avoir levée, avant les cardinaux suivants et le pape.
FIEF-1_5-13 = Pour 3 écus par tentative, un cardinal qui n’est pas prisonnier peut tenter de calmer une révolte dans n’importe quel évêché, gouverné ou non, où qu’il soit, si l’évêque n’essaie pas.
FIEF-1_5-14 = Pour chaque tentative payée, on lance 1D6 : de 3 à 6, cette révolte est calmée et sa carte défaussée ; sur 1 ou 2, elle éclate, mais le cardinal n’a rien à craindre.
FIEF-1_5-15 = Sans payer, un cardinal peut encore tenter, en tant qu’évêque, de calmer une révolte dans son propre évêché ; s’il échoue alors, il est lapidé.

rules-1_6 = Mort des évêques et des cardinaux
FIEF-1_6-01 = Quand un évêque ou un cardinal meurt, sa crosse et son éventuel marqueur de cardinal retournent sur le plateau.
FIEF-1_6-02 = Si le titre d’un cardinal mort venait d’une carte Cardinal, cette carte va à la défausse des personnages.
FIEF-1_6-03 = Si le cardinal mort avait le titre achetable, ce titre est de nouveau à vendre.

rules-1_7 = Élection du pape
FIEF-1_7-01 = On élit un pape s’il n’y en a pas, si au moins deux cardinaux en jeu ne sont pas prisonniers et si au moins un évêque ou un cardinal se présente.
FIEF-1_7-02 = Tout évêque ou cardinal peut être candidat au titre de pape, sauf s’il est prisonnier.
FIEF-1_7-03 = Un évêque élu un peu plus tôt, dans la même phase, peut déjà être élu pape.
FIEF-1_7-04 = Pour élire le pape, chaque cardinal qui n’est pas prisonnier apporte 1 voix, même s’il a été élu évêque ce tour-ci ; personne d’autre ne vote.

rules-1_7_1 = Le pape
FIEF-1_7_1-01 = Pour être élu pape, un candidat doit réunir plus de la moitié des voix données par les pions Pour.
FIEF-1_7_1-02 = Si aucun candidat n’a plus de la moitié des voix, aucun pape n’est élu ce tour-ci ; on recommence au tour suivant.
FIEF-1_7_1-03 = Le pape l’est à vie ; après sa mort, un autre peut être élu à la prochaine phase d’élections.
FIEF-1_7_1-04 = Le pape garde ses autres titres et rapporte 1 point de victoire à sa famille.
FIEF-1_7_1-05 = Le pape apporte 3 voix aux élections d’évêques et 1 à celle du roi.
FIEF-1_7_1-06 = Personne ne devient cardinal sans l’accord préalable du pape.
FIEF-1_7_1-07 = À tout moment, le joueur d’un des époux peut demander au pape d’annuler le mariage. Le joueur du pape décide aussitôt, même s’il s’agit de sa propre famille ; l’autre époux n’a pas son mot à dire.
FIEF-1_7_1-08 = Dès qu’un prince héritier a été nommé pendant le mariage du roi, ce mariage ne peut plus être annulé, même si le prince est mort.
FIEF-1_7_1-09 = Une seule carte Impôt permet au pape de lever la dîme papale, sur tous les évêchés gouvernés à la fois.
FIEF-1_7_1-10 = Là où l’évêque ou un cardinal lève aussi la dîme, le pape ne touche rien de cet évêché.
FIEF-1_7_1-11 = Une fois par tour, à tout moment, le pape peut excommunier n’importe quel seigneur sauf lui-même, même un prisonnier ou le roi. Il le peut même s’il est prisonnier, et même si un pape précédent, mort depuis, l’a déjà fait pendant ce tour.
FIEF-1_7_1-12 = Un seul seigneur peut être excommunié à la fois ; pour en excommunier un autre, le pape doit d’abord lever l’excommunication en cours.
FIEF-1_7_1-13 = Un seigneur excommunié ne peut ni voter ni se présenter à aucune élection.
FIEF-1_7_1-14 = Un seigneur excommunié perd ses titres d’évêque et de cardinal ; il garde ses titres de fief, ses titres royaux, ses points de victoire et son mariage.
FIEF-1_7_1-15 = Le marqueur Excommunication reste sur la carte du seigneur aussi longtemps que dure l’excommunication.
FIEF-1_7_1-16 = Le pape peut lever l’excommunication à tout moment.
FIEF-1_7_1-17 = Si le pape meurt, l’excommunication est levée.
FIEF-1_7_1-18 = Une fois l’excommunication levée, le seigneur peut de nouveau voter, se présenter et obtenir des titres religieux, mais ceux qu’il a perdus ne lui sont pas rendus.
FIEF-1_7_1-19 = Vous pouvez payer le pape pour qu’il lève une excommunication ; c’est un accord comme un autre.
FIEF-1_7_1-20 = La carte Justice ne peut pas être jouée sur le pape.
FIEF-1_7_1-21 = Les marqueurs d’un évêque ou d’un cardinal excommunié sont rendus comme à sa mort : sa carte Cardinal est défaussée, le titre achetable est de nouveau à vendre, son évêché n’a plus d’évêque.
FIEF-1_7_1-22 = L’excommunication prend fin aussi à la mort du seigneur excommunié.

rules-1_8 = Le roi
FIEF-1_8-01 = On élit un roi s’il n’y en a pas et qu’au moins un candidat se présente.
FIEF-1_8-02 = Le candidat au titre de roi doit être un homme titré, sans titre religieux, qui n’est ni prisonnier ni excommunié.
FIEF-1_8-03 = Pour élire le roi, chaque seigneur titré, homme ou femme, qui n’est ni prisonnier ni excommunié, apporte 1 voix, quel que soit le nombre de ses titres.
FIEF-1_8-04 = Pour être élu roi, un candidat doit avoir plus de voix que chacun des autres.
FIEF-1_8-05 = Pour être élu roi, un candidat doit aussi avoir au moins 3 voix.
FIEF-1_8-06 = Parmi les voix du nouveau roi doivent se trouver celles de deux évêques, d’un cardinal ou du pape ; les deux évêques peuvent appartenir à des joueurs différents.
FIEF-1_8-07 = Si le candidat en tête ne remplit pas les trois conditions, aucun roi n’est élu ce tour-ci, pas même le deuxième ; on recommence au tour suivant.
FIEF-1_8-08 = Le roi l’est à vie.
FIEF-1_8-09 = Le roi garde tous ses autres titres et rapporte 1 point de victoire à sa famille.
FIEF-1_8-10 = Quand quelqu’un achète un titre de fief, le roi peut en ramener le prix à 0, même s’il est prisonnier.
FIEF-1_8-11 = Le roi peut demander des faveurs en échange de la gratuité d’un titre.
FIEF-1_8-12 = Avec une carte Impôt, le roi peut lever la taille royale sur n’importe quel fief non gouverné.
FIEF-1_8-13 = La carte Justice ne peut pas être jouée sur le roi.
FIEF-1_8-14 = Le roi accorde un titre de fief gratuitement ou n’en réduit pas le prix du tout, achat par achat ; son propre joueur peut aussi en profiter.

rules-1_8_1 = La reine
FIEF-1_8_1-01 = Si le roi est marié quand il devient roi, ou se marie plus tard, sa femme devient aussitôt reine.
FIEF-1_8_1-02 = Si le roi meurt sans prince héritier, la reine, même prisonnière, devient régente : comme lui, elle peut ramener à 0 le prix des titres de fief et lever la taille royale sur les fiefs non gouvernés. Sans reine, pas de régente.
FIEF-1_8_1-03 = On peut élire un roi quand il y a une régente, même si elle s’est remariée. Elle perd alors la régence et le titre de reine, mais garde ses autres titres.
FIEF-1_8_1-04 = La reine garde ses autres titres ; être reine, ou régente, ne rapporte aucun point de victoire.
FIEF-1_8_1-05 = Dans la phase Revenus, la reine, régente ou non, rapporte 2 écus à son joueur.
FIEF-1_8_1-06 = La reine ne peut donner naissance à un prince héritier que si le roi est en vie et qu’elle n’est pas prisonnière.
FIEF-1_8_1-07 = La carte Justice ne peut pas être jouée sur la reine, régente ou non.
FIEF-1_8_1-08 = Si c’est le mari de la régente qui est élu roi, la régence prend fin, mais elle est reine en tant que son épouse.

rules-1_8_2 = Le prince héritier
FIEF-1_8_2-01 = Si la reine est de votre famille, qu’elle n’est pas prisonnière et que le roi est en vie, vous pouvez nommer prince héritier un homme que vous mettez en jeu. Il est de votre famille.
FIEF-1_8_2-02 = Il n’y a jamais plus d’un prince héritier à la fois ; s’il meurt ou perd ce titre, un autre peut être nommé.
FIEF-1_8_2-03 = À la mort du roi, le prince héritier devient aussitôt roi, même s’il est prisonnier ou excommunié.
FIEF-1_8_2-04 = Le prince héritier ne reçoit pas les titres de fief du roi défunt, qui suivent les règles ordinaires de l’héritage.
FIEF-1_8_2-05 = Quand le prince héritier devient roi, la reine perd son titre ; s’il est marié, sa femme devient reine.
FIEF-1_8_2-06 = Si la reine meurt, le prince héritier reste prince héritier.
FIEF-1_8_2-07 = Un prince héritier qui obtient un titre religieux cesse d’être prince héritier.
FIEF-1_8_2-08 = La carte Justice ne peut pas être jouée sur le prince héritier.
FIEF-1_8_2-09 = Un homme ne peut être nommé prince héritier qu’au moment où il est joué, et seulement si le roi règne déjà. Ce n’est pas forcément le premier homme joué, mais jamais un seigneur de départ.

rules-2_0 = Phase 2 : Cartes
FIEF-2_0-01 = La phase 2 comporte trois étapes : défausser et piocher, résoudre les calamités, jouer des cartes. Tout le monde termine une étape avant de passer à la suivante.

rules-2_1 = Défausse et pioche
FIEF-2_1-01 = Dans l’ordre du tour, chacun peut d’abord défausser autant de cartes qu’il veut, en les montrant à tous, dans la défausse correspondante.
FIEF-2_1-02 = Personne ne peut consulter les défausses ; la chronique ne montre que les cartes défaussées pendant le tour en cours.
FIEF-2_1-03 = Après votre défausse, vous pouvez piocher deux cartes au plus, dont une seule de la pioche des personnages.
FIEF-2_1-04 = Vous pouvez regarder votre première carte avant de décider si vous en piochez une seconde, et dans quelle pioche.
FIEF-2_1-05 = Une main ne compte jamais plus de 3 cartes ; avec 3 cartes en main, vous ne pouvez pas piocher.
FIEF-2_1-06 = Les cartes Événement ne se piochent que dans la pioche des événements, où elles sont mêlées aux calamités.
FIEF-2_1-07 = Une calamité que vous piochez ne compte pas parmi vos deux cartes ; vous continuez jusqu’à obtenir la carte Événement voulue.
FIEF-2_1-08 = Une calamité piochée va face cachée, sans que personne la voie, sur la piste des calamités, au premier emplacement libre : 1, puis 2, puis 3.
FIEF-2_1-09 = Quand les trois emplacements sont pris, une calamité de plus est défaussée sans être vue.
FIEF-2_1-10 = Vous n’êtes jamais obligé de piocher.
FIEF-2_1-11 = Chaque joueur finit de défausser et de piocher avant que le suivant commence.
FIEF-2_1-12 = Les calamités ont leur propre dos : chacun voit si la prochaine carte de la pioche est un événement ou une calamité. Chacun voit aussi combien de cartes les autres ont en main, et leurs dos.
FIEF-2_1-13 = Bonnes récoltes et Beau temps touchent un évêché, Impôt un fief ou des évêchés ; Révolte, Souterrain, Assassinat, Justice et Embuscade un village ou un seigneur. Une calamité touche un évêché désigné par le dé.

rules-2_2 = Pioche épuisée
FIEF-2_2-01 = Quand vous voulez piocher dans une pioche vide, sa défausse est mélangée pour en former une nouvelle. Si les deux sont vides, vous ne piochez rien.
FIEF-2_2-02 = Quand la carte d’un seigneur mort revient, c’est un autre seigneur du même nom, qui n’a plus ni les titres ni l’état du défunt.
FIEF-2_2-03 = Il y a deux défausses, l’une pour les cartes Personnage, l’autre pour les événements et les calamités ensemble.

rules-2_3 = Les calamités
FIEF-2_3-01 = Quand tous ont pioché, les cartes de la piste des calamités sont retournées et résolues une à une, dans l’ordre des emplacements.
FIEF-2_3-02 = S’il y a des débutants, les joueurs peuvent convenir de défausser sans effet les calamités du tout premier tour.
FIEF-2_3-03 = Pour chaque calamité, on lance 1D6 : il donne le numéro de l’évêché touché, et la carte est posée à côté de la mitre de cet évêché.
FIEF-2_3-04 = Un 6 est une fausse alerte : la calamité est défaussée.
FIEF-2_3-05 = Un même évêché ne peut pas subir deux fois la même sorte de calamité ; la seconde carte est défaussée.
FIEF-2_3-06 = Des calamités de sortes différentes peuvent frapper le même évêché.
FIEF-2_3-07 = Jusqu’à la fin du tour, une calamité touche tous les joueurs présents dans l’évêché.

rules-2_3_1 = Mauvais temps
FIEF-2_3_1-01 = Sous Mauvais temps, personne ne peut entrer dans l’évêché, en sortir, s’y déplacer, y combattre ni y capturer un seigneur. Sièges, pillages, achats, placement de seigneurs et cession de villages restent possibles.
FIEF-2_3_1-02 = Une carte Beau temps jouée sur l’évêché met fin au Mauvais temps ; les deux cartes sont défaussées.
FIEF-2_3_1-03 = Bonnes récoltes ne peut pas être jouée sur un évêché sous Mauvais temps. Si la Famine y sévit aussi, ni Bonnes récoltes ni Beau temps ne peuvent l’être.
FIEF-2_3_1-04 = Le Mauvais temps n’arrête ni les révoltes ni les déplacements par un Souterrain.

rules-2_3_2 = Famine
FIEF-2_3_2-01 = Dans la phase Revenus, les moulins d’un évêché sous Famine ne rapportent rien.
FIEF-2_3_2-02 = Une carte Bonnes récoltes jouée sur l’évêché met fin à la Famine ; les deux cartes sont défaussées.
FIEF-2_3_2-03 = Beau temps ne peut pas être jouée sur un évêché sous Famine, pas même contre un Mauvais temps.
FIEF-2_3_2-04 = Une Famine est une cause de révolte dans tous les villages de l’évêché.

rules-2_3_3 = Peste
FIEF-2_3_3-01 = On lance 1D6 pour chaque seigneur présent dans un évêché pestiféré, prisonniers compris : sur 1, 2 ou 3 il meurt, sur 4, 5 ou 6 il survit.
FIEF-2_3_3-02 = Dans chaque village d’un évêché pestiféré, chaque joueur perd la moitié de ses unités, arrondie à l’inférieur ; les seigneurs ne comptent pas.
FIEF-2_3_3-03 = Vous choisissez les unités que la peste vous fait perdre.
FIEF-2_3_3-04 = La peste ignore les engins de siège : ils ne sont ni comptés ni perdus.
FIEF-2_3_3-05 = Un seigneur qui entre plus tard dans le tour dans un évêché pestiféré doit aussi lancer le dé ; se déplacer à l’intérieur n’est pas y entrer.
FIEF-2_3_3-06 = Un seigneur ne lance le dé de la peste qu’une fois par tour, quels que soient les évêchés où il entre et dont il sort.
FIEF-2_3_3-07 = Les troupes qui entrent ensemble dans un évêché pestiféré perdent la moitié de leurs unités, arrondie à l’inférieur ; chaque unité n’y est soumise qu’une fois par tour. Si leur dernier seigneur meurt, elles s’arrêtent là.
FIEF-2_3_3-08 = Les troupes achetées ce tour-ci et placées dans un évêché pestiféré sont épargnées.
FIEF-2_3_3-09 = Les seigneurs joués de la main et placés dans un évêché pestiféré sont épargnés.
FIEF-2_3_3-10 = Les cartes Calamité, Peste ou autres, restent actives jusqu’à la fin du tour, puis sont défaussées.

rules-2_4 = Jouer des cartes
FIEF-2_4-01 = Une fois toutes les calamités réglées, chacun peut, dans l’ordre du tour, jouer autant de cartes de sa main qu’il le souhaite.
FIEF-2_4-02 = Les cartes ordinaires ne se jouent qu’à l’étape où l’on joue des cartes ; si vous en gardez une, elle attend la même étape d’un tour suivant.
FIEF-2_4-03 = Les cartes Surprise se jouent à tout moment de toute phase, sauf pendant la pioche. Ce qui est en cours est d’abord résolu : aucune carte n’en interrompt une autre.
FIEF-2_4-04 = Quand vient votre tour de jouer des cartes, vous les jouez une à une, dans l’ordre de votre choix, chacune résolue avant la suivante. Une fois que vous avez passé, vous n’avez plus d’autre tour dans cette étape.

rules-2_4_1 = Cartes Seigneur
FIEF-2_4_1-01 = Jouer une carte Seigneur fait entrer ce seigneur dans votre famille.
FIEF-2_4_1-02 = Une famille n’a jamais plus de 4 seigneurs à la fois.
FIEF-2_4_1-03 = Les cartes Seigneur que vous ne pouvez ou ne voulez pas jouer peuvent rester en main.
FIEF-2_4_1-04 = Les cartes Seigneur ne se jouent qu’à l’étape où l’on joue des cartes.
FIEF-2_4_1-05 = Un nouveau seigneur est placé dans un château ou une cité que vous contrôlez, même assiégés ; à défaut, dans un village où vous avez un seigneur libre ; à défaut, dans un village que vous contrôlez ; à défaut, dans un village libre ou chez un autre joueur, avec son accord.
FIEF-2_4_1-06 = Un nouveau seigneur peut agir aussitôt.
FIEF-2_4_1-07 = Un seigneur peut se trouver seul dans un village, mais une révolte le tue et une attaque le capture.

rules-2_4_2 = Bonnes récoltes
FIEF-2_4_2-01 = Bonnes récoltes se joue sur n’importe quel évêché qui n’est pas sous Mauvais temps.
FIEF-2_4_2-02 = Là où sévit la Famine, Bonnes récoltes y met fin ; les deux cartes sont défaussées et il n’y a pas de bonus.
FIEF-2_4_2-03 = Sans Famine, Bonnes récoltes reste à côté de la mitre, et chaque moulin de l’évêché rapporte 1 écu de plus dans la phase Revenus.
FIEF-2_4_2-04 = Le bonus de Bonnes récoltes vaut pour tous les propriétaires de moulins de l’évêché, pas seulement pour le joueur de la carte.

rules-2_4_3 = Beau temps
FIEF-2_4_3-01 = Beau temps se joue sur n’importe quel évêché qui n’est pas sous Famine.
FIEF-2_4_3-02 = Là où règne le Mauvais temps, Beau temps y met fin ; les deux cartes sont défaussées et il n’y a pas de bonus.
FIEF-2_4_3-03 = Sans Mauvais temps, Beau temps reste à côté de la mitre, et chaque moulin de l’évêché rapporte 1 écu de plus dans la phase Revenus.
FIEF-2_4_3-04 = Le bonus de Beau temps vaut pour tous les propriétaires de moulins de l’évêché, pas seulement pour le joueur de la carte.

rules-2_4_4 = Impôt
FIEF-2_4_4-01 = Une carte Impôt permet de lever, à votre choix, la taille sur un fief ou la dîme sur un évêché.
FIEF-2_4_4-02 = Vous pouvez jouer une carte Impôt même si le seigneur dont le titre vous en donne le droit est prisonnier.
FIEF-2_4_4-03 = La carte Impôt est défaussée et vous posez un de vos pions Impôt sur le fief ou l’évêché, en nommant le seigneur et le titre invoqués. Sans pion Impôt disponible, vous ne pouvez pas lever d’impôt.
FIEF-2_4_4-04 = La taille et la dîme sont toutes deux des causes de révolte.

rules-2_4_5 = La taille
FIEF-2_4_5-01 = Le titulaire d’un fief peut y lever la taille. On ne la lève qu’une fois par tour sur un même fief.
FIEF-2_4_5-02 = Le roi ou la régente peut lever la taille royale sur n’importe quel fief non gouverné, quel que soit le joueur qui en contrôle les villages.
FIEF-2_4_5-03 = Dans la phase Revenus, la taille rapporte 2 écus par village du fief, qu’il soit à vous, à un autre ou à personne, assiégé ou non.
FIEF-2_4_5-04 = La taille ne coûte rien aux autres joueurs : ils perçoivent toujours le revenu de leurs villages.

rules-2_4_6 = La dîme
FIEF-2_4_6-01 = Un évêque lève la dîme sur son évêché, un cardinal sur un évêché gouverné de son choix, le pape sur tous les évêchés gouvernés au moment où la carte est jouée.
FIEF-2_4_6-02 = Le pion Impôt est posé sur l’évêché, ou au centre du plateau pour la dîme papale.
FIEF-2_4_6-03 = Si plusieurs joueurs lèvent la dîme sur un évêché, un seul la touche : son évêque, sinon le premier cardinal à avoir joué la carte, sinon le pape. Les autres cartes sont perdues.
FIEF-2_4_6-04 = Dans la phase Revenus, celui qui touche la dîme perçoit le revenu de tous les moulins de l’évêché à la place de leurs propriétaires, même dans les villages libres ; les moulins assiégés ou sous Famine ne rapportent rien.

rules-2_4_7 = Plusieurs cartes sur un évêché
FIEF-2_4_7-01 = On peut jouer plusieurs cartes Événement sur un évêché, mais pas une seconde carte Bonnes récoltes ou Beau temps là où il y en a déjà une.
FIEF-2_4_7-02 = Bonnes récoltes et Beau temps s’additionnent : avec les deux, un moulin rapporte 4 écus.
FIEF-2_4_7-03 = Après qu’une carte a mis fin à une calamité, vous ou un autre joueur pouvez en jouer une autre au même endroit pour son bonus.

rules-3_0 = Phase 3 : Revenus
FIEF-3_0-01 = Vous recevez 1 écu pour chaque village que vous contrôlez et qui n’est pas assiégé, y compris les villages vides des fiefs dont vous avez le titre.
FIEF-3_0-02 = Vous recevez 2 écus pour chaque moulin d’un village que vous contrôlez et qui n’est pas assiégé.
FIEF-3_0-03 = Un moulin rapporte 1 écu de plus si Bonnes récoltes est posée sur son évêché, et 1 de plus si Beau temps l’est aussi.
FIEF-3_0-04 = Si vous avez levé la taille sur un fief, vous recevez 2 écus pour chacun de ses villages, à condition que le titre invoqué soit encore dans votre famille.
FIEF-3_0-05 = Là où une dîme s’applique, le revenu des moulins de l’évêché va au joueur qui l’a levée et non aux propriétaires, à condition que le titre invoqué soit encore dans sa famille.
FIEF-3_0-06 = Vous recevez 2 écus si la reine est de votre famille, même si elle est prisonnière.
FIEF-3_0-07 = Tous les joueurs peuvent percevoir leurs revenus en même temps ; l’ordre n’y change rien.
FIEF-3_0-08 = Votre argent est posé sur votre plateau Famille, visible de tous.
FIEF-3_0-09 = Les joueurs peuvent à tout moment donner ou échanger librement de l’argent.
FIEF-3_0-10 = Quand chacun a été payé, les pions Impôt reviennent à leurs joueurs et les cartes Événement du plateau sont défaussées ; les calamités restent.

rules-4_0 = Phase 4 : Achats
FIEF-4_0-01 = Dans l’ordre du tour, chacun peut acheter et placer des troupes, des bâtiments et des titres, dans la limite de ce qui reste en réserve.
FIEF-4_0-02 = Avant tout achat, les rançons sont payées dans l’ordre du tour et les prisonniers concernés libérés ; vous devez racheter tous ceux de vos seigneurs que vous pouvez payer, la plus forte rançon d’abord.
FIEF-4_0-03 = Vous achetez une chose à la fois, dans l’ordre de votre choix, en payant et en plaçant chacune avant la suivante : un château que vous venez d’acheter peut servir pour un titre acheté ensuite.

rules-4_1 = Troupes
FIEF-4_1-01 = Un sergent coûte 1 écu, vaut 1 point de combat et est éliminé par 1 dégât.
FIEF-4_1-02 = Un chevalier coûte 3 écus, vaut 3 points de combat et est éliminé par 3 dégâts.
FIEF-4_1-03 = Les nouvelles troupes sont placées aussitôt dans un village où vous avez un seigneur non prisonnier, même si un autre le contrôle, ou dans un château ou une cité que vous contrôlez.
FIEF-4_1-04 = De nouvelles troupes peuvent aussi rejoindre un de vos seigneurs qui assiège un village.
FIEF-4_1-05 = Un village peut contenir autant d’unités que l’on veut.
FIEF-4_1-06 = Dans une même phase Achats, un joueur place au plus 4 nouvelles unités dans un même village.
FIEF-4_1-07 = Aucun joueur ne peut placer de nouvelles unités dans un château ou une cité assiégés.
FIEF-4_1-08 = Les troupes qui quittent le plateau, quelle qu’en soit la raison, reviennent dans la réserve de leur joueur et peuvent être rachetées.

rules-4_2 = Bâtiments
FIEF-4_2-01 = Un château coûte 10 écus et se construit dans un village que vous contrôlez.
FIEF-4_2-02 = Il y a au plus un château ou une cité par village.
FIEF-4_2-03 = Seule une révolte peut détruire un château, mais son contrôle peut changer de mains.
FIEF-4_2-04 = Un moulin coûte 3 écus et se construit dans un village que vous contrôlez, même assiégé.
FIEF-4_2-05 = Il y a au plus 2 moulins par village.
FIEF-4_2-06 = Les châteaux et les moulins détruits retournent dans la réserve commune et peuvent être rachetés.

rules-4_3 = Titres de fief
FIEF-4_3-01 = Vous pouvez acheter un titre de fief que personne ne détient si vous contrôlez tous les villages du fief et qu’il s’y trouve au moins un château.
FIEF-4_3-02 = Un titre de fief coûte 2 écus par village du fief, soit 4, 6 ou 8.
FIEF-4_3-03 = Le roi, ou la régente, peut ramener à 0 le prix d’un titre de fief.
FIEF-4_3-04 = Un fief de 2 villages est une baronnie, de 3 un comté, de 4 un duché.
FIEF-4_3-05 = Vous donnez un titre acheté à un de vos seigneurs, homme ou femme, qui a moins de deux titres de fief ; sans un tel seigneur, vous ne pouvez pas l’acheter. Le fief est désormais gouverné.
FIEF-4_3-06 = L’acheteur d’un titre retourne un château du fief : c’est désormais une cité fortifiée, capitale du fief.
FIEF-4_3-07 = Une cité n’apparaît qu’à l’achat d’un titre de fief, et aucun fief n’en a plus d’une.
FIEF-4_3-08 = Un joueur qui prend le contrôle de la cité d’un fief, de quelque façon que ce soit, en prend aussitôt le titre et le donne à un de ses seigneurs qui a moins de deux titres de fief ; sans un tel seigneur, le titre est vacant.
FIEF-4_3-09 = Un seigneur peut avoir plusieurs titres, mais pas plus de deux titres de fief.
FIEF-4_3-10 = Un seigneur qui a deux titres de fief doit garder le plus important ; l’autre (à rang égal, l’un ou l’autre) peut être transmis à un seigneur de la famille qui en a moins de deux, pendant vos achats ou lors d’un héritage. Ordre : duché, comté, baronnie.
FIEF-4_3-11 = Chaque titre de fief de votre famille rapporte 1 point de victoire.
FIEF-4_3-12 = Une fois qu’un fief a sa cité, son titre n’est plus jamais à vendre ; il ne passe qu’avec le contrôle de la cité ou par héritage.
FIEF-4_3-13 = Les villages vides d’un fief suivent son titre : ils changent aussitôt de mains avec lui et sont libres tant qu’il est vacant.

rules-4_3_1 = Mort d’un seigneur titré
FIEF-4_3_1-01 = Quand un seigneur meurt, sa famille répartit aussitôt ses titres de fief entre ses autres seigneurs, hommes ou femmes, deux au plus chacun ; les titres restants sont vacants. Les seigneurs qui meurent ensemble n’héritent pas l’un de l’autre.
FIEF-4_3_1-02 = Si le défunt était le dernier de sa famille, mais marié, son conjoint hérite, dans la limite de deux titres de fief en tout ; il peut d’abord transmettre un titre moins important à un autre seigneur de sa propre famille.
FIEF-4_3_1-03 = Quand un titre passe par héritage à un autre joueur, les troupes du défunt dans la cité du fief deviennent celles de l’héritier, pion pour pion, dans la limite de sa réserve. Les troupes situées ailleurs ne changent pas.
FIEF-4_3_1-04 = Si le défunt était le dernier de sa famille et n’était pas marié, le titre de fief est vacant et la couronne retourne sur le plateau.
FIEF-4_3_1-05 = Une famille restée sans seigneur mais qui contrôle encore la cité doit reprendre son titre vacant, gratuitement, dès qu’elle met en jeu un nouveau seigneur.
FIEF-4_3_1-06 = Toute autre famille obtient un titre vacant, gratuitement, simplement en prenant le contrôle de la cité.
FIEF-4_3_1-07 = La carte d’un seigneur mort va à la défausse des personnages, son pion dans la réserve.

rules-4_4 = Le titre de cardinal achetable
FIEF-4_4-01 = Un seul titre de cardinal est à vendre, au prix de 5 écus.
FIEF-4_4-02 = L’acheteur attribue aussitôt le titre de cardinal à un évêque, de n’importe quelle famille, qui n’est pas encore cardinal ; s’il y a un pape, il faut son accord préalable.

rules-5_0 = Phase 5 : Déplacements
FIEF-5_0-01 = Dans l’ordre du tour, chaque joueur déplace les troupes et les seigneurs libres qu’il veut ; il termine tous ses déplacements avant que le joueur suivant commence.
FIEF-5_0-02 = Une étape est un déplacement le long d’un chemin, d’un village au village voisin.
FIEF-5_0-03 = Un seigneur dispose de deux étapes par tour ; d’Arc en a trois.
FIEF-5_0-04 = Vous pouvez aller dans un village et en revenir aussitôt : cela prend deux étapes.
FIEF-5_0-05 = Les troupes ne se déplacent qu’en compagnie d’un seigneur de leur famille, jamais seules.
FIEF-5_0-06 = Dans chaque village de sa route, un seigneur peut prendre des troupes avec lui ou en laisser ; les groupes peuvent se séparer et se réunir.
FIEF-5_0-07 = Chaque unité, chaque seigneur et chaque prisonnier fait au plus deux étapes par tour, et une troisième seulement dans un groupe où se trouve d’Arc ; plusieurs seigneurs ne peuvent pas se relayer pour mener une unité plus loin.
FIEF-5_0-08 = Vous pouvez toujours entrer dans un village occupé par un autre joueur et vous y arrêter, sans l’accord de personne ; il n’en faut pas non plus pour entrer dans un village que vous contrôlez.
FIEF-5_0-09 = Un village où il n’y a ni troupe ni seigneur se traverse librement.
FIEF-5_0-10 = Pour traverser un village, il vous faut l’accord du joueur qui le contrôle, s’il y a des pions, et de chaque joueur dont des pions sont arrivés ce tour-ci par le chemin que vous prenez pour entrer ou pour sortir.
FIEF-5_0-11 = Amenez d’abord votre groupe au village ; demandez ensuite leur accord à tous les joueurs concernés.
FIEF-5_0-12 = Si tous sont d’accord, le groupe peut continuer.
FIEF-5_0-13 = Si quelqu’un refuse, le groupe peut rebrousser chemin, ce qui coûte une étape à chaque pion, ou s’arrêter à l’entrée, sur le chemin par lequel il est venu. Aucun autre chemin ne lui est ouvert, mais une carte Souterrain reste possible.
FIEF-5_0-14 = Un groupe qui rebrousse chemin après un refus doit remmener toutes les troupes venues avec lui.
FIEF-5_0-15 = En rebroussant chemin, il peut emmener aussi vos troupes qui étaient déjà dans le village.
FIEF-5_0-16 = Un groupe à qui le passage est refusé après une étape ne peut plus déclarer de chevauchée : elle se déclare avant la première étape du groupe.
FIEF-5_0-17 = Quand les troupes de deux joueurs se trouvent dans le même village, rien ne les oblige à se battre ; si elles le font, c’est pendant la phase Combats.
FIEF-5_0-18 = Vous pouvez quitter un village où les pions d’un autre joueur viennent d’arriver ; son accord, une carte Souterrain ou une chevauchée ne sont nécessaires que pour partir par le chemin où ils se trouvent.
FIEF-5_0-19 = Personne ne sort d’un château assiégé ou d’une cité assiégée sans l’accord de chaque assiégeant, une carte Souterrain ou une chevauchée.
FIEF-5_0-20 = Un groupe en route qui perd son dernier seigneur s’arrête dans le village où il se trouve, jusqu’à ce qu’un autre seigneur de sa famille, à qui il reste des étapes, emmène les troupes.
FIEF-5_0-21 = Pour rebrousser chemin après un refus, il ne faut l’accord de personne.

rules-5_1 = Contrôler un village
FIEF-5_1-01 = Un village est soit libre, soit contrôlé par un seul joueur ; le contrôle ne se partage jamais.
FIEF-5_1-02 = Vous contrôlez un village en l’occupant avec des seigneurs, des troupes ou les deux. Les prisonniers et les engins de siège n’occupent pas, et un simple passage ne change rien.
FIEF-5_1-03 = Si plusieurs joueurs ont des pions dans un village, le premier arrivé le contrôle ; seuls comptent les pions encore sur place.
FIEF-5_1-04 = Les pions du joueur qui contrôle le village sont dans le village, à l’intérieur du château ou de la cité s’il y en a ; ceux qui arrivent ensuite restent à côté, sur le chemin par lequel ils sont venus.
FIEF-5_1-05 = Un seigneur sans troupes suffit pour contrôler un village.
FIEF-5_1-06 = Si vous contrôlez un village, vous pouvez à tout moment le céder à un autre joueur qui y a des pions, sans lui demander son avis. Céder la cité d’un fief, c’est en céder aussi le titre.
FIEF-5_1-07 = Si le joueur qui contrôle un village le quitte et que plusieurs autres y sont présents, il choisit lequel en prend le contrôle ; s’il n’y en a qu’un, c’est lui.
FIEF-5_1-08 = Dans un fief gouverné, les villages que personne n’occupe sont contrôlés par le joueur qui possède le titre du fief, tant que personne d’autre ne vient s’y installer.
FIEF-5_1-09 = Un château ou une cité ne change rien aux règles de contrôle : le joueur qui contrôle le village contrôle aussi sa fortification.
FIEF-5_1-10 = Dès que vous n’occupez plus un village d’un fief non gouverné, vous ne le contrôlez plus.
FIEF-5_1-11 = Le contrôle perdu avec le dernier pion change aussitôt ; le contrôle gagné par un déplacement est réglé quand le joueur a fini tous ses déplacements, et le titre lié à une cité suit alors.

rules-5_2 = Les chevauchées
FIEF-5_2-01 = Au lieu de demander un accord, un groupe peut déclarer une chevauchée avant sa première étape : il ne demande rien à personne et force le passage en combattant pendant son déplacement.
FIEF-5_2-02 = Une chevauchée peut sortir d’un château assiégé ou d’une cité assiégée. Tous les assiégeants lui barrent alors la route, quel que soit le chemin ; si elle échoue, les survivants se retrouvent à l’intérieur.
FIEF-5_2-03 = En quittant un village ou en le traversant, elle peut forcer le passage contre les pions adverses qui se trouvent sur le chemin.
FIEF-5_2-04 = Elle peut traverser un village contrôlé par des troupes adverses, sauf s’il y a un château ou une cité ; un tel village ne se traverse que si le joueur qui le contrôle laisse passer le groupe.
FIEF-5_2-05 = Le groupe ne comprend que des seigneurs et des chevaliers, au moins un de chaque ; il peut emmener des prisonniers, mais pas de sergents.
FIEF-5_2-06 = Après le combat, le groupe doit encore pouvoir faire au moins une étape.
FIEF-5_2-07 = Il ne peut donc combattre qu’au début de son déplacement, après la première étape, ou les deux ; avec d’Arc, aussi après la deuxième.
FIEF-5_2-08 = Chaque joueur qui barre la route choisit de combattre ou de laisser passer le groupe ; l’attaquant peut tout de même combattre ceux qui le laissent passer.
FIEF-5_2-09 = Le combat a lieu tout de suite, et non dans la phase Combats. S’il y a plusieurs adversaires, ils sont affrontés un par un, dans l’ordre que choisit l’attaquant, à moins qu’ils ne se défendent ensemble.
FIEF-5_2-10 = Seul le défenseur peut avoir des partenaires dans une alliance de circonstance, y compris des troupes sans seigneur qui barrent aussi la route ; dans le camp attaquant, le groupe de la chevauchée combat seul.
FIEF-5_2-11 = Les partenaires du défenseur ne peuvent pas changer de camp ; ils peuvent seulement se retirer du combat.
FIEF-5_2-12 = Dans une chevauchée, le défenseur ajoute 1 dégât par dé de combat qu’il lance.
FIEF-5_2-13 = Si la chevauchée l’emporte, c’est-à-dire si aucun adversaire de ce combat n’a plus de troupes sur place, et qu’elle a encore un seigneur, elle doit continuer d’au moins une étape.
FIEF-5_2-14 = Elle peut laisser une partie de ses troupes dans le village pour le contrôler.
FIEF-5_2-15 = Tout autre résultat met fin à la chevauchée : le groupe s’arrête là où il a combattu, et ses seigneurs et troupes ne bougent plus de ce tour.
FIEF-5_2-16 = Un groupe qui termine son déplacement dans un village occupé ne peut pas y combattre en chevauchée ; une bataille ordinaire y reste possible pendant la phase Combats.

rules-6_0 = Phase 6 : Combats
FIEF-6_0-01 = Dans l’ordre du tour, chaque joueur peut déclarer des batailles dans les villages où il a un seigneur libre avec des troupes et où un autre joueur a des pions ; il désigne un de ces joueurs comme cible.
FIEF-6_0-02 = Une bataille n’est jamais obligatoire.
FIEF-6_0-03 = Une bataille déclarée est résolue aussitôt ; le même joueur peut ensuite en déclarer une autre.
FIEF-6_0-04 = Vous pouvez attaquer votre allié ; un mariage n’interdit pas une bataille et n’oblige pas à y prendre part.
FIEF-6_0-05 = Des troupes sans seigneur ne peuvent pas engager de bataille, mais elles se défendent quand on les attaque.
FIEF-6_0-06 = Les autres joueurs présents avec un seigneur libre peuvent rejoindre un camp (alliance de circonstance) si son chef les accepte ; ils y engagent tous leurs pions du village, et le camp réunit ses forces.
FIEF-6_0-07 = L’attaquant, dont c’est le tour de combat, et le défenseur, le premier joueur visé, sont les chefs de leur camp : ils décident du partage des pertes, de la reddition et de la garde des prisonniers.
FIEF-6_0-08 = Les alliances de circonstance se décident au début de la bataille ; un seigneur qui n’y prend pas part dès le départ ne peut plus s’y joindre.
FIEF-6_0-09 = À la fin de chaque round, les partenaires peuvent changer de camp avec tous leurs pions ; l’attaquant et le défenseur ne le peuvent pas.
FIEF-6_0-10 = Les partenaires peuvent aussi se retirer de la bataille à ce moment-là ; ils n’y reviennent plus.
FIEF-6_0-11 = Si un partenaire d’un défenseur à l’abri d’une fortification passe dans le camp de l’attaquant, les portes sont ouvertes : l’attaquant ne subit plus le malus dû à la fortification.
FIEF-6_0-12 = Pendant votre tour de combat, vous ne pouvez attaquer le même joueur qu’une fois dans un même village, même si la bataille a été annulée ou arrêtée.
FIEF-6_0-13 = Si le chef d’un camp n’a plus aucun pion dans la bataille, le partenaire qui a le plus de points de combat lui succède ; à égalité, l’ordre du tour décide.

rules-6_1 = Déroulement d’une bataille
FIEF-6_1-01 = Une bataille se déroule en rounds successifs.
FIEF-6_1-02 = Elle se termine quand un camp est éliminé.
FIEF-6_1-03 = Elle se termine quand un camp se rend.
FIEF-6_1-04 = Elle se termine quand les chefs des deux camps conviennent d’arrêter.
FIEF-6_1-05 = Elle se termine après trois rounds de suite sans perte d’un côté ni de l’autre.
FIEF-6_1-06 = Face à un ennemi retranché dans un château ou une cité, l’attaquant peut arrêter la bataille à lui seul.
FIEF-6_1-07 = Le défenseur retranché peut, pendant son propre tour de combat, engager une nouvelle bataille en quittant sa fortification : c’est une sortie.

rules-6_2 = Déroulement d’un round
FIEF-6_2-01 = Chaque camp additionne ses points de combat : 1 par sergent, 3 par chevalier.
FIEF-6_2-02 = Chaque seigneur homme vaut 1 point de combat.
FIEF-6_2-03 = Une femme titrée ou d’Arc vaut 1 point de combat, toute autre femme 0 ; mais toute femme peut mener des troupes, être capturée et être tuée par 1 dégât.
FIEF-6_2-04 = De 1 à 6 points de combat, un camp lance un dé de combat ; de 7 à 12, deux dés ; à partir de 13, trois dés.
FIEF-6_2-05 = D’Arc donne un dé de plus à son camp ; on ne peut lancer quatre dés que grâce à elle.
FIEF-6_2-06 = Les partenaires d’un camp additionnent leurs points de combat ; c’est ce total qui fixe le nombre de dés.

rules-6_2_1 = Le malus de l’attaquant
FIEF-6_2_1-01 = Contre un défenseur dans un château, l’attaquant lance un dé de moins.
FIEF-6_2_1-02 = Contre un défenseur dans une cité fortifiée, l’attaquant lance deux dés de moins. S’il ne lui reste aucun dé, il ne peut pas combattre : la bataille est annulée, ou arrêtée si des rounds ont déjà eu lieu.
FIEF-6_2_1-03 = Les engins de siège du camp attaquant annulent jusqu’à deux dés de ce malus.
FIEF-6_2_1-04 = Une carte Souterrain jouée par le camp attaquant annule tout le malus, pour toute la bataille.
FIEF-6_2_1-05 = Il n’y a pas de malus quand l’occupant de la fortification engage lui-même la bataille, ni quand quelqu’un du camp attaquant se trouve à l’intérieur.

rules-6_2_2 = Les pertes
FIEF-6_2_2-01 = Les deux camps lancent leurs dés, et leurs pertes sont retirées en même temps.
FIEF-6_2_2-02 = Les faces d’un dé de combat montrent 0, 1, 1, 2, 2 et 3 dégâts ; les joueurs peuvent convenir de dés à 1, 1, 2, 2, 3 et 3.
FIEF-6_2_2-03 = Vous choisissez les troupes que vous perdez, mais vous devez perdre autant de points de combat que possible sans dépasser les dégâts ; dans une alliance de circonstance, le chef choisit pour son camp. Les dégâts en trop sont perdus.
FIEF-6_2_2-04 = Pour éliminer un chevalier, il faut 3 dégâts ; moins de 3 dégâts n’ont aucun effet sur lui.
FIEF-6_2_2-05 = Les seigneurs ne sont touchés qu’une fois toutes les troupes de leur camp éliminées ; 1 dégât suffit pour tuer chacun d’eux.
FIEF-6_2_2-06 = Si les dégâts ne suffisent pas pour éliminer le dernier chevalier, les seigneurs ne sont pas touchés.
FIEF-6_2_2-07 = Quand un camp n’a plus de troupes et qu’il ne reste plus de dégâts, ses seigneurs survivants deviennent prisonniers.
FIEF-6_2_2-08 = La capture n’est pas obligatoire : le vainqueur peut laisser libre un seigneur ennemi, qui reste alors dans le village.
FIEF-6_2_2-09 = À la fin d’une bataille, seul un camp qui a encore des troupes fait des prisonniers ; si aucun n’en a, tous les seigneurs restent libres et le contrôle ne change pas.
FIEF-6_2_2-10 = Si le dernier seigneur du joueur qui contrôle le village est laissé libre, ce joueur garde le contrôle.

rules-6_2_3 = Les seigneurs seuls
FIEF-6_2_3-01 = S’il n’y a sur place que des seigneurs de plusieurs joueurs, sans troupes, il n’y a pas de bataille et le contrôle ne change pas.
FIEF-6_2_3-02 = Des troupes sans seigneur ne peuvent pas attaquer un seigneur seul, ni lui les attaquer ; si une bataille en arrive là avant son premier round, elle s’arrête et personne n’est capturé.
FIEF-6_2_3-03 = Un seigneur sans troupes, attaqué par un seigneur qui en a, est capturé aussitôt, sans lancer de dé, même dans un château ou une cité, à moins qu’un partenaire avec des troupes ne vienne le défendre.

rules-6_2_4 = Les prisonniers
FIEF-6_2_4-01 = Un seigneur capturé porte un marqueur Prisonnier et compte toujours parmi les quatre seigneurs de sa famille.
FIEF-6_2_4-02 = Le geôlier contrôle le prisonnier : ses seigneurs peuvent l’emmener comme des troupes.
FIEF-6_2_4-03 = Un seigneur reste prisonnier aussi longtemps que des troupes ou des seigneurs de son geôlier sont avec lui.
FIEF-6_2_4-04 = Un geôlier ne peut pas tuer son prisonnier de lui-même, et les dégâts d’une bataille ne l’atteignent jamais ; mais un Assassinat, la Justice, une Révolte ou la Peste peuvent le tuer.
FIEF-6_2_4-05 = Un geôlier peut remettre son prisonnier à un joueur qui a des troupes au même endroit.
FIEF-6_2_4-06 = Un prisonnier s’évade quand une carte Souterrain est jouée pour lui, peu importe par qui.
FIEF-6_2_4-07 = Un prisonnier est libéré quand sa rançon est payée, ou quand son geôlier le décide ; n’importe quel joueur peut acheter sa liberté au geôlier, au prix dont ils conviennent.
FIEF-6_2_4-08 = Un prisonnier est libéré quand son geôlier n’a plus aucun pion sur place. Après une bataille, le vainqueur peut garder pour lui les prisonniers du vaincu, mais les seigneurs de son propre camp sont toujours libérés.
FIEF-6_2_4-09 = Un seigneur libéré se place comme un nouveau : dans un château ou une cité que vous contrôlez, sinon auprès d’un de vos seigneurs, sinon dans un village que vous contrôlez, sinon dans un village libre ou chez un autre joueur, avec son accord.
FIEF-6_2_4-10 = Un prisonnier garde tous ses titres et leurs points de victoire.
FIEF-6_2_4-11 = Un prisonnier ne peut ni voter ni être candidat à aucune élection.
FIEF-6_2_4-12 = Les impôts liés aux titres d’un prisonnier peuvent toujours être levés.
FIEF-6_2_4-13 = Tant que la reine est prisonnière, aucun prince héritier ne peut entrer en jeu.

rules-6_2_5 = La rançon
FIEF-6_2_5-01 = Les rançons se paient au début de la phase Achats, dans l’ordre du tour, avant tout achat.
FIEF-6_2_5-02 = La rançon d’un seigneur est de 2 écus, plus 2 écus pour chacun de ses titres de fief, religieux ou royaux.
FIEF-6_2_5-03 = Vous devez payer la rançon de vos seigneurs prisonniers si vous avez assez d’argent ; on le vérifie encore une fois quand viennent vos propres achats.
FIEF-6_2_5-04 = Si vous ne pouvez pas payer pour tous, vous devez libérer d’abord ceux dont la rançon est la plus élevée ; une rançon hors de vos moyens est sautée.
FIEF-6_2_5-05 = Le geôlier doit accepter une rançon entière et libérer aussitôt le prisonnier.
FIEF-6_2_5-06 = Vous pouvez d’abord offrir moins, pour un ou plusieurs prisonniers du même geôlier ; celui-ci peut alors refuser.
FIEF-6_2_5-07 = Négocier une rançon ne demande pas de pion Ambassade.
FIEF-6_2_5-08 = Si une rançon dépasse vos moyens, vous pouvez utiliser votre argent pour des achats.
FIEF-6_2_5-09 = Un seigneur racheté se place aussitôt, dans le même ordre que tout seigneur libéré.

rules-6_3 = Fin d’une bataille
FIEF-6_3-01 = Tant que les deux camps ont des troupes, un chef peut se rendre à la fin d’un round : les troupes de son camp sont retirées et ses seigneurs deviennent prisonniers.
FIEF-6_3-02 = Si les deux chefs s’accordent pour arrêter, les survivants restent et le contrôle ne change pas, sauf accord contraire. Ils décident en secret ; si l’un propose d’arrêter quand l’autre se rend, ou si les deux se rendent, la bataille s’arrête simplement.
FIEF-6_3-03 = Si le défenseur est dans un château ou une cité, l’attaquant peut arrêter sans son accord.
FIEF-6_3-04 = S’il ne reste que des seigneurs des deux côtés, la bataille se termine et le contrôle ne change pas.
FIEF-6_3-05 = Si le camp attaquant n’a plus aucun seigneur, la bataille se termine et le contrôle ne change pas.
FIEF-6_3-06 = Après trois rounds de suite sans perte, la bataille se termine et le contrôle ne change pas.
FIEF-6_3-07 = Si les deux camps sont éliminés, les règles ordinaires disent qui contrôle le village.

rules-6_4 = Sièges et engins de siège
FIEF-6_4-01 = Après toutes vos batailles, vous pouvez déclarer un siège dans chaque village contrôlé par un autre joueur où se trouve un château ou une cité, si vous y avez un seigneur et des troupes et qu’un ennemi est à l’intérieur.
FIEF-6_4-02 = Vous y posez un de vos pions Engins de siège, du côté qui montre un dé.
FIEF-6_4-03 = Au tour suivant, si vous poursuivez le siège, vous retournez le pion du côté à deux dés après vos batailles ; une attaque faite plus tôt dans ce tour ne compte encore qu’un dé.
FIEF-6_4-04 = Vous avez deux pions Engins de siège, qui ne coûtent rien, et menez donc au plus deux sièges à la fois.
FIEF-6_4-05 = Plusieurs joueurs peuvent assiéger le même village, chacun avec un pion Engins de siège ; les engins des assiégeants qui combattent dans le même camp s’additionnent.

rules-6_4_1 = Effets d’un siège
FIEF-6_4_1-01 = Le joueur assiégé continue de contrôler le village.
FIEF-6_4_1-02 = Personne ne touche les revenus du village ni de ses moulins, pas même par une dîme ; la taille est payée quand même.
FIEF-6_4_1-03 = Pendant la phase Achats, ni l’assiégé ni ses hôtes ne peuvent placer de nouvelles troupes à l’intérieur ; on peut encore y acheter des moulins.
FIEF-6_4_1-04 = Pendant la phase Cartes, l’assiégé peut y placer de nouveaux seigneurs.
FIEF-6_4_1-05 = L’assiégeant peut placer de nouvelles troupes dans le village.
FIEF-6_4_1-06 = Les pions assiégés ne peuvent sortir qu’avec l’accord de chaque assiégeant, par une carte Souterrain ou par une chevauchée.
FIEF-6_4_1-07 = Pendant la phase Déplacements, l’assiégé, ou tout joueur avec son accord, peut amener des renforts. Ils entrent directement dans la fortification, sans rien demander à l’assiégeant, et profitent de sa protection.
FIEF-6_4_1-08 = L’assiégeant peut piller les moulins du village.
FIEF-6_4_1-09 = L’assiégé peut déclarer une bataille, mais il sort alors de sa fortification : son adversaire n’a pas de malus.
FIEF-6_4_1-10 = Un siège se termine aussitôt si l’assiégeant n’a plus de seigneur sur place pour le mener, ou s’il n’y a plus d’ennemi à l’intérieur. Une fois le siège déclaré, un seigneur sans troupes suffit pour le poursuivre.
FIEF-6_4_1-11 = L’assiégeant peut lever le siège à tout moment.
FIEF-6_4_1-12 = Dès qu’un siège se termine, quelle qu’en soit la raison, le pion Engins de siège de l’assiégeant est retiré.
FIEF-6_4_1-13 = Un siège se termine aussi quand le château est détruit, et quand le village est conquis par qui que ce soit ou cédé à l’assiégeant ; s’il est cédé à un hôte qui est à l’intérieur, il reste assiégé.

rules-6_4_2 = Effet des engins de siège
FIEF-6_4_2-01 = Chaque dé montré par un pion Engins de siège annule un dé du malus de l’attaquant.
FIEF-6_4_2-02 = Avec un dé visible, vous attaquez un château sans malus et une cité avec un dé de moins ; avec deux dés visibles, vous n’avez de malus contre aucun des deux.
FIEF-6_4_2-03 = Les engins n’ajoutent pas de points de combat et ne donnent jamais plus de dés que vous n’en lanceriez sans malus.
FIEF-6_4_2-04 = Les engins ne subissent pas de dégâts.
FIEF-6_4_2-05 = Les engins retournent à la réserve si le camp de leur joueur perd la bataille, c’est-à-dire s’il est éliminé ou se rend ; une bataille seulement arrêtée n’est pas perdue.

rules-6_5 = Le pillage
FIEF-6_5-01 = Quand toutes les batailles de tous les joueurs sont finies, chacun, dans l’ordre du tour, peut piller des moulins dans les villages qu’il contrôle.
FIEF-6_5-02 = Chaque moulin pillé rapporte 1 écu et retourne à la réserve, où l’on pourra le racheter.
FIEF-6_5-03 = Vous pouvez piller vos propres moulins.
FIEF-6_5-04 = Dans un village assiégé, c’est l’assiégeant qui peut piller, et non l’assiégé ; plusieurs assiégeants pillent dans l’ordre du tour, chacun parmi ce qui reste.

rules-7_0 = Phase 7 : Fin de tour
FIEF-7_0-01 = Toutes les cartes Calamité du plateau sont défaussées.
FIEF-7_0-02 = On compte les points de victoire : 1 pour chaque titre de fief de la famille, 1 pour le roi, 1 pour le pape. Les titres des prisonniers comptent aussi.
FIEF-7_0-03 = La victoire n’est vérifiée qu’à ce moment.
FIEF-7_0-04 = Si personne ne gagne, la carte Premier joueur passe au voisin de gauche et un nouveau tour commence.

rules-7_1 = Victoire en solitaire
FIEF-7_1-01 = Un joueur sans allié gagne seul avec au moins 3 points de victoire à la fin d’un tour.
FIEF-7_1-02 = Un joueur allié ne peut pas gagner seul, sauf dans une partie à trois.

rules-7_2 = Victoire en alliance
FIEF-7_2-01 = Deux joueurs alliés par un mariage gagnent ensemble s’ils réunissent au moins 4 points de victoire à la fin d’un tour.
FIEF-7_2-02 = La victoire en alliance demande au moins quatre joueurs ; dans une partie à trois, chacun doit avoir 3 points de victoire à lui, allié ou non.

rules-7_3 = Départage
FIEF-7_3-01 = Une victoire en solitaire l’emporte toujours sur une victoire en alliance.
FIEF-7_3-02 = Sinon, on départage dans cet ordre : le roi, le pape, la reine régente, le plus de titres de fief, le plus de titres d’évêque, le plus de villages. Deux alliés additionnent ce qu’ils ont ; s’il reste une égalité, la victoire est partagée.

rules-8_0 = La diplomatie
FIEF-8_0-01 = Les joueurs peuvent discuter, échanger, préparer des actions communes et conclure des accords ; seul ce qui change de mains aussitôt engage.
FIEF-8_0-02 = Chaque joueur a trois pions Ambassade pour toute la partie, à moins que les joueurs n’aient convenu qu’ils reviennent à chaque tour.
FIEF-8_0-03 = Vous pouvez dépenser un pion Ambassade à tout moment, même pendant l’effet d’une carte Surprise.
FIEF-8_0-04 = Un pion vous permet d’échanger une ou plusieurs cartes avec un autre joueur ; un don de cartes est aussi un échange.
FIEF-8_0-05 = Après l’échange, aucune main ne peut compter plus de trois cartes.
FIEF-8_0-06 = Vous pouvez aussi dépenser un pion pour discuter en privé pendant trois minutes avec un ou plusieurs joueurs de votre choix.
FIEF-8_0-07 = Pendant une discussion privée, ceux qui y participent peuvent échanger en secret des cartes et de l’argent.
FIEF-8_0-08 = D’autres pions prolongent la discussion privée, de trois minutes chacun.
FIEF-8_0-09 = Pendant une discussion privée, les autres joueurs peuvent discuter librement, mais pas échanger de cartes.

rules-9_0 = Cartes Personnage surprise
FIEF-9_0-01 = Contrairement aux cartes Seigneur, les cartes Cardinal et d’Arc se jouent à tout moment, sauf pendant la pioche.

rules-9_1 = D’Arc
FIEF-9_1-01 = Vous pouvez jouer d’Arc à tout moment sur une femme non mariée de n’importe quelle famille, même veuve ou prisonnière ; il ne faut l’accord de personne.
FIEF-9_1-02 = Cette femme reçoit le pion d’Arc, et la carte reste près d’elle ; elle ne change pas de famille.
FIEF-9_1-03 = D’Arc peut faire trois étapes au lieu de deux, de même que les troupes, les prisonniers et les autres seigneurs qui voyagent avec elle.
FIEF-9_1-04 = Dans chaque bataille, d’Arc donne à son camp un dé de combat de plus.
FIEF-9_1-05 = D’Arc vaut 1 point de combat, autant qu’un homme.
FIEF-9_1-06 = D’Arc ne peut jamais se marier.
FIEF-9_1-07 = Si d’Arc meurt, la carte va à la défausse des personnages et le pion retourne sur le plateau.
FIEF-9_1-08 = Prisonnière, d’Arc ne donne à personne ni dé, ni point de combat, ni troisième étape ; une fois libre, elle retrouve ses pouvoirs.

rules-9_2 = Cardinal
FIEF-9_2-01 = Jouée à tout moment sur un évêque, une carte Cardinal le fait aussitôt cardinal ; elle est échangée contre un marqueur de cardinal.
FIEF-9_2-02 = À la mort de ce cardinal, le marqueur retourne à sa place et la carte est défaussée.
FIEF-9_2-03 = Tant qu’il y a un pape, il faut son accord préalable, pour cette carte comme pour l’achat du quatrième titre de cardinal.

rules-10_0 = Cartes Événement surprise
FIEF-10_0-01 = Révolte, Souterrain, Assassinat, Justice et Embuscade sont des cartes Surprise : elles se jouent à tout moment, sauf pendant la pioche.
FIEF-10_0-02 = Les autres cartes Événement peuvent rester en main, mais ne se jouent qu’à l’étape où l’on joue des cartes.
FIEF-10_0-03 = Une carte Événement jouée par surprise va à la défausse une fois son effet terminé.

rules-10_1 = Révolte
FIEF-10_1-01 = Vous pouvez jouer une Révolte à tout moment sur un village soumis à un impôt (taille ou dîme), jusqu’à la fin des revenus, ou touché par la Famine, jusqu’à la fin du tour.
FIEF-10_1-02 = Un impôt que vous avez levé vous-même ne peut pas être la cause de votre révolte ; vous pouvez invoquer une autre cause présente.
FIEF-10_1-03 = Les troupes du village sont attaquées sur-le-champ, quelle que soit la phase, avec un dé de combat plus 1 dégât.
FIEF-10_1-04 = Si plusieurs joueurs y ont des troupes, le joueur de la carte choisit qui est attaqué le premier.
FIEF-10_1-05 = Un château ou une cité retire des dés à la révolte comme à un attaquant, si la première victime est à l’intérieur.
FIEF-10_1-06 = N’importe qui peut jouer une carte Souterrain pour annuler ce malus.
FIEF-10_1-07 = Si le malus ne laisse aucun dé à lancer, il n’y a pas non plus de dégât de bonus, et la révolte reste sans effet.
FIEF-10_1-08 = Le Mauvais temps n’affecte pas les révoltes.
FIEF-10_1-09 = Vous pouvez jouer une Révolte juste avant une bataille, pour affaiblir un camp.
FIEF-10_1-10 = Plusieurs cartes Révolte peuvent être jouées ensemble sur un village, par un ou plusieurs joueurs, chacun avec une cause qui lui est permise ; leurs dés sont lancés ensemble, avec 1 dégât de bonus par dé lancé.
FIEF-10_1-11 = S’il ne reste plus de troupes dans le village, tous les seigneurs présents meurent, prisonniers compris ; personne n’est capturé. Là où il n’y avait que des seigneurs, un seul dé suffit pour les tuer tous.
FIEF-10_1-12 = S’il ne reste plus de troupes dans le village, tous ses moulins et son château sont détruits, mais pas une cité fortifiée. Un château vide ne protège de rien.
FIEF-10_1-13 = La carte est défaussée après son effet.
FIEF-10_1-14 = Un évêque ou un cardinal peut tenter de calmer chaque carte Révolte, une par une, avec une seule tentative par carte : l’évêque d’abord, s’il le veut, sinon un cardinal. Un prisonnier ne peut pas essayer.
FIEF-10_1-15 = Une fois toutes les troupes de la première victime éliminées, les dégâts restants passent au joueur attaqué ensuite ; s’il en survit, ils sont perdus. Si la première victime est hors des murs, la révolte n’atteint jamais ceux qui sont à l’intérieur.

rules-10_2 = Souterrain
FIEF-10_2-01 = L’effet d’un Souterrain dépend du moment où vous le jouez ; la carte est défaussée après un seul usage.

rules-10_2_1 = Souterrain pendant les déplacements
FIEF-10_2_1-01 = La carte sert à un de vos seigneurs, avec les troupes et les seigneurs qui l’accompagnent, pour l’un de trois usages ; elle ne se combine pas avec une chevauchée du même groupe.
FIEF-10_2_1-02 = Premier usage : quitter sans combat un château assiégé ou une cité assiégée pour un village voisin. C’est la première étape du groupe, et non une étape de plus ; il peut ensuite continuer normalement.
FIEF-10_2_1-03 = Deuxième usage : faire une étape dans un évêché sous le Mauvais temps, y entrer ou en sortir ; les autres règles de déplacement s’appliquent.
FIEF-10_2_1-04 = Troisième usage : croiser des pions ennemis sans accord ni combat, en quittant un village par le chemin où ils se trouvent ou en traversant un village qu’ils contrôlent, même fortifié.
FIEF-10_2_1-05 = Une carte lève une sorte d’obstacle, pour une étape ou une traversée : un siège, le Mauvais temps, ou tous les pions qui barrent la route. Contre un siège et d’autres pions à la fois, il faut deux cartes ; mais le Mauvais temps n’arrête jamais un déplacement par un Souterrain.

rules-10_2_2 = Souterrain pendant une bataille
FIEF-10_2_2-01 = Jouée par un joueur du camp attaquant contre un château ou une cité, la carte annule le malus de dés pour toute la bataille.

rules-10_2_3 = Souterrain à tout moment
FIEF-10_2_3-01 = La carte fait évader un prisonnier sans rançon, quel que soit le joueur qui la joue.
FIEF-10_2_3-02 = D’autres prisonniers du même geôlier dans ce village peuvent s’évader avec lui ; celui qui joue la carte choisit lesquels.
FIEF-10_2_3-03 = Chaque évadé est placé aussitôt par son joueur, dans le même ordre que tout nouveau seigneur.

rules-10_3 = Assassinat
FIEF-10_3-01 = Un Assassinat tue un seigneur à tout moment, à coup sûr, même le roi, la reine ou le pape.
FIEF-10_3-02 = La victime peut être de la famille de votre allié, mais jamais de la vôtre.
FIEF-10_3-03 = Vous devez désigner comme commanditaire un de vos seigneurs, même prisonnier ; il garde le marqueur Assassin toute sa vie.
FIEF-10_3-04 = La carte est ensuite défaussée.

rules-10_4 = Justice
FIEF-10_4-01 = Vous pouvez jouer Justice à tout moment sur un seigneur marqué comme commanditaire, même un des vôtres ; il est décapité.
FIEF-10_4-02 = Justice ne peut être jouée ni sur le roi, ni sur la reine (régente ou non), ni sur le prince héritier, ni sur le pape.

rules-10_5 = Embuscade
FIEF-10_5-01 = Vous pouvez jouer une Embuscade avant n’importe quel round d’une bataille, ou d’un combat de chevauchée, où vous avez au moins un seigneur engagé.
FIEF-10_5-02 = Un seigneur d’une autre famille qui prend part à cette bataille, dans l’un ou l’autre camp, devient aussitôt votre prisonnier.
FIEF-10_5-03 = Les troupes qui perdent ainsi leur seigneur restent sur le plateau ; si le camp attaquant n’a plus aucun seigneur, la bataille se termine.

rules-11_0 = Règles optionnelles
FIEF-11_0-01 = Les reliques, le brouillard de guerre et la diplomatie libre s’utilisent ou non, chacun de son côté, selon ce qui est convenu avant la partie.

rules-11_1 = Règle optionnelle : les reliques
FIEF-11_1-01 = Quand tous les joueurs se sont placés, les cinq reliques sont posées au hasard, face cachée, sur les cinq chefs-lieux d’évêché.
FIEF-11_1-02 = Une relique peut être prise par l’évêque de l’évêché où elle se trouve, par n’importe quel cardinal ou par le pape.
FIEF-11_1-03 = Pour la prendre, ce seigneur doit aller dans le village où elle se trouve ; y passer suffit.
FIEF-11_1-04 = Si un autre joueur occupe et contrôle le village, il faut son accord.
FIEF-11_1-05 = Une relique prise se déplace avec le seigneur qui la détient.
FIEF-11_1-06 = Son détenteur peut la donner ou la vendre à tout seigneur du même village, ecclésiastique ou non.
FIEF-11_1-07 = Une relique restée avec des troupes seules reste contrôlée par elles, sans pouvoir ; le prochain seigneur de leur famille qui les rejoint la prend.
FIEF-11_1-08 = Aucune relique ne peut être détruite ; seule la dent quitte la partie, quand on s’en sert.
FIEF-11_1-09 = Une relique qui a déjà été prise et se retrouve seule dans un village va au premier seigneur, ecclésiastique ou non, qui s’y trouve ou y vient ; après une bataille, à un seigneur du vainqueur.
FIEF-11_1-10 = Une relique n’a de pouvoir que si un seigneur qui n’est pas prisonnier la contrôle.
FIEF-11_1-11 = Dans une alliance de circonstance, si le dernier seigneur sur place de la famille du détenteur meurt, la relique passe à un autre seigneur de ce camp, désigné par son chef.
FIEF-11_1-12 = Une relique que personne n’a encore prise ne peut l’être que par l’évêque de son évêché, un cardinal ou le pape, même si d’autres seigneurs se trouvent à côté.

rules-11_1_1 = Pouvoirs des reliques
FIEF-11_1_1-01 = Saint Graal : dans une bataille que son camp n’a pas engagée, chaque dé de combat ennemi compte 1 de moins, sans descendre sous 0. Il n’agit pas contre les révoltes.
FIEF-11_1_1-02 = Yeux de sainte Roseline : à la fin de la phase Cartes, vous pouvez lancer 1D6 pour chaque Mauvais temps ; s’il donne le numéro d’un autre évêché, la carte y est déplacée.
FIEF-11_1_1-03 = S’il y a déjà un Mauvais temps à cet endroit, la carte déplacée est défaussée.
FIEF-11_1_1-04 = Dent de saint Géronce : une seule fois, juste après la mort d’un seigneur de n’importe quelle famille, où que ce soit, vous pouvez le garder en vie avec tous ses titres ; la relique est alors défaussée.
FIEF-11_1_1-05 = Sainte Lance : quand son armée combat, elle ajoute 1 dégât au total de ses dés de combat.
FIEF-11_1_1-06 = La Lance n’ajoute rien quand son armée ne lance aucun dé.
FIEF-11_1_1-07 = Os de sainte Radegonde : à la fin de la phase Cartes, vous pouvez lancer 1D6 pour chaque Famine ; sur 4, 5 ou 6, elle est défaussée.
FIEF-11_1_1-08 = La Lance agit à chaque round où son camp lance un dé, une seule fois pour tout le camp.

rules-11_2 = Règle optionnelle : le brouillard de guerre
FIEF-11_2-01 = Toutes les unités sont face cachée : on voit à qui elles sont et combien il y en a, mais pas lesquelles sont des sergents et lesquelles des chevaliers. La réserve de chacun reste visible.
FIEF-11_2-02 = Personne ne peut vérifier les unités d’un autre joueur avant le début d’une bataille. Une unité retirée et un groupe qui déclare une chevauchée sont montrés ; les survivants sont ensuite cachés de nouveau.
FIEF-11_2-03 = Les troupes achetées sont annoncées et montrées, puis placées face cachée. Vous pouvez en acheter plusieurs avant d’en placer une : vous seul savez alors lesquelles sont où. Tant que toutes ne sont pas placées, vous n’achetez rien d’autre.

rules-11_3 = Règle optionnelle : la diplomatie libre
FIEF-11_3-01 = Les pions Ambassade ne sont pas utilisés ; les joueurs discutent et échangent cartes et argent sans restriction.

rules-12_0 = Questions et réponses
FIEF-12_0-01 = Un joueur sans seigneur ni pion n’est pas éliminé : il garde son argent, sa main et ses ambassades, pioche et joue des cartes, et négocie.
FIEF-12_0-02 = Un joueur sans seigneur ni pion ne peut acheter ni troupes ni bâtiments, faute d’endroit où les placer ; il peut acheter le titre de cardinal.
FIEF-12_0-03 = Le prochain seigneur d’un joueur sans pion se place dans un village que personne ne contrôle ou chez un autre joueur, avec l’accord de celui-ci ; dès lors, il rejoue normalement.
FIEF-12_0-04 = L’argent est visible ; on peut le cacher si tous les joueurs en conviennent d’avance.
FIEF-12_0-05 = Un village peut être cédé à tout moment, comme on joue une carte Surprise, autant de fois que l’on veut, et même rendu aussitôt.
FIEF-12_0-06 = Les deux joueurs ne peuvent pas rompre eux-mêmes un mariage ; seuls la mort ou le pape y mettent fin.
FIEF-12_0-07 = Prendre à un allié un château, une cité ou un titre, ou assassiner ses seigneurs, est permis ; l’alliance dure autant que le mariage.
FIEF-12_0-08 = À trois joueurs, on se marie comme d’habitude, et le mariage garde ses autres effets : le conjoint peut hériter, et l’épouse du roi est reine.
FIEF-12_0-09 = Vous pouvez vous abstenir en plaçant seulement votre pion Nul, ou aucun pion.
FIEF-12_0-10 = Pour toute majorité, seuls les pions Pour comptent.
FIEF-12_0-11 = Un seigneur qui devient cardinal ou pape garde ses autres titres religieux.
FIEF-12_0-12 = Personne n’a deux titres d’évêque ni deux titres de cardinal. Un cardinal est toujours évêque ; le pape est toujours évêque et peut être aussi cardinal.
FIEF-12_0-13 = La reine ne donne pas de point de victoire, même régente.
FIEF-12_0-14 = Le mariage royal ne peut être annulé, à la demande du roi ou de la reine, que tant qu’aucun prince héritier n’est entré en jeu pour ce couple.
FIEF-12_0-15 = Désigner les candidats et voter sont deux effets distincts : entre les deux, on peut jouer des ambassades et des cartes Surprise. Une fois le vote commencé, rien ne l’interrompt.
FIEF-12_0-16 = Quand c’est à vous de défausser, vous pouvez jouer une de vos cartes Surprise au lieu de la défausser ; vous êtes alors le seul à pouvoir en jouer.
FIEF-12_0-17 = Pendant qu’un joueur pioche, personne ne peut jouer de carte Surprise.
FIEF-12_0-18 = Une pioche de personnages épuisée est reformée avec sa défausse dès que quelqu’un veut y piocher.
FIEF-12_0-19 = Une carte Cardinal que le pape refuse reste en main jusqu’à ce qu’il donne son accord.
FIEF-12_0-20 = Une carte Surprise ne peut pas en interrompre une autre : la première est résolue entièrement avant qu’on en joue une deuxième.
FIEF-12_0-21 = Après la mort d’un prince héritier, on peut en nommer un autre, aux mêmes conditions.
FIEF-12_0-22 = Un conjoint qui devrait hériter mais a déjà deux titres de fief peut d’abord en transmettre un dans sa propre famille, puis en recevoir un ; sinon il n’hérite pas, et le titre est vacant pour la famille du mort.
FIEF-12_0-23 = Seul le conjoint peut hériter, jamais d’autres membres de sa famille.
FIEF-12_0-24 = Un impôt levé suit le titre : si ce titre est encore dans la famille du joueur, l’impôt est perçu ; sinon, il est annulé.
FIEF-12_0-25 = On ne peut ni acheter ni placer ce qui est épuisé : moulins, châteaux, chevaliers, sergents, titre de cardinal, et aussi engins de siège, bien que ceux-ci soient gratuits.
FIEF-12_0-26 = En échange de la gratuité d’un titre, le roi peut demander de l’argent, un village ou toute autre chose ; l’acheteur peut refuser et payer le prix entier.
FIEF-12_0-27 = Pour traverser un village, il faut l’accord du joueur qui le contrôle et de tous ceux qui sont sur les chemins empruntés ; un seul refus bloque. Vous pouvez alors renoncer, jouer un Souterrain ou, si vous n’avez encore fait aucune étape, déclarer une chevauchée.
FIEF-12_0-28 = Après une victoire en chevauchée, le groupe doit continuer ; il peut le faire en rebroussant chemin, et laisser une partie de ses troupes.
FIEF-12_0-29 = Dans le dernier village d’un déplacement, il n’y a pas de combat de chevauchée.
FIEF-12_0-30 = Une chevauchée partie d’un château assiégé ou d’une cité assiégée combat aussitôt l’assiégeant et, si elle gagne, doit partir pour un village voisin.
FIEF-12_0-31 = À la fin du tour, les troupes postées sur les chemins sont rapprochées du village : le chemin par lequel elles sont venues n’a plus d’importance.
FIEF-12_0-32 = À un tour suivant, un groupe à qui le passage avait été refusé peut laisser sur place une partie de ses troupes.
FIEF-12_0-33 = Des troupes qui étaient dans un village avant la phase Déplacements, renforcées ou non, partent par n’importe quel chemin sans rien demander, sauf aux pions arrivés ce tour-ci sur ce même chemin.
FIEF-12_0-34 = Un seigneur seul qu’une armée attaque pendant la phase Combats est capturé ; il ne combat pas avec 1 point de combat.
FIEF-12_0-35 = La bataille continue si l’attaquant a perdu tous ses seigneurs mais qu’un partenaire de son camp en a encore un.
FIEF-12_0-36 = Toutes vos troupes d’un village combattent ensemble, quels que soient leurs chemins d’arrivée, sauf dans une chevauchée. Les survivants qui n’ont pas pris le village se regroupent à côté.

rules-13_0 = Lexique
FIEF-13_0-01 = Contrôlé : un village occupé par des seigneurs ou des troupes d’un joueur, ou vide dans un fief gouverné dont ce joueur possède le titre.
FIEF-13_0-02 = Famille : les seigneurs d’un joueur, quatre au plus ; un époux ou une épouse est d’une autre famille.
FIEF-13_0-03 = Fortification : un château ou une cité ; « cité » et « cité fortifiée » veulent dire la même chose.
FIEF-13_0-04 = Gouverné : un évêché qui a un évêque, ou un fief dont quelqu’un détient le titre.
FIEF-13_0-05 = Titré : un seigneur qui a un titre de fief, religieux ou royal ; d’Arc n’est pas un titre.
FIEF-13_0-06 = Troupes : les sergents et les chevaliers, rien d’autre.

rules-W = Quand vous pouvez intervenir
FIEF-W-01 = Chacun peut intervenir au début du tour, avant les mariages, comme à tous les moments cités ensuite : jouer une carte Surprise, conclure un accord, utiliser une ambassade, céder un village, confier ou libérer un prisonnier, prendre ou remettre une relique, lever un siège, demander une annulation, excommunier ou lever une excommunication.
FIEF-W-02 = Chacun peut intervenir après chaque mariage annoncé.
FIEF-W-03 = À chaque élection, chacun peut intervenir une fois le dernier candidat désigné et avant que le premier pion Vote soit posé.
FIEF-W-04 = Chacun peut intervenir après le résultat de chaque élection, et encore une fois à la fin de la phase 1. Après l’élection d’un évêque, on interroge tous les joueurs qui pourraient agir : une carte Cardinal peut être jouée avant l’élection du pape.
FIEF-W-05 = Pendant la défausse et la pioche, seul le joueur dont c’est le tour peut jouer des cartes Surprise, avant de piocher. Entre les pioches de deux joueurs, tout le reste est possible : ambassades, argent, cessions, excommunication, mais pas de carte Surprise.
FIEF-W-06 = Chacun peut intervenir après la dernière pioche, avant que la première calamité soit révélée, puis après chaque calamité.
FIEF-W-07 = Pendant que l’on joue des cartes, chacun peut intervenir après chaque carte et après le tour de chaque joueur.
FIEF-W-08 = Chacun peut intervenir à la fin de la phase Cartes, après les pouvoirs des reliques et avant les revenus : c’est le dernier moment pour une révolte due à un impôt.
FIEF-W-09 = Chacun peut intervenir après les revenus, avant les rançons, après chaque rançon, après chaque achat d’un titre de fief ou de cardinal, et après les achats de chaque joueur.
FIEF-W-10 = Chacun peut intervenir avant et après les déplacements de chaque joueur, après une étape vers un village où un autre a des pions, quand une chevauchée est déclarée et quand un passage est refusé. Pendant un combat de chevauchée, chacun peut intervenir comme dans une bataille.
FIEF-W-11 = Chacun peut intervenir avant chaque tour de combat, à la déclaration d’une bataille, avant chaque round, après chaque bataille et après les sièges. Avant un round, l’Embuscade demande un seigneur engagé ; le Souterrain contre le malus est réservé au camp attaquant.
FIEF-W-12 = Chacun peut intervenir avant le pillage et, pour la dernière fois, avant la phase 7, où l’on vérifie la victoire.

rules-D = Comment la partie est menée
FIEF-D-01 = Le jeu interroge tous les joueurs en même temps : agir ou passer. Si plusieurs agissent, le joueur actif est le premier, puis les autres dans le sens horaire ; leurs actions sont exécutées l’une après l’autre, si elles sont encore possibles, puis on interroge de nouveau tout le monde. Quand personne n’agit, la partie continue. Avant un vote et pendant les mariages, si vous avez passé, on ne vous interroge plus, à moins que vous ne disiez « Attendez ! », qu’on ne vous fasse une offre, que vous n’entriez dans une discussion privée ou que quelque chose ne change sur la table.
FIEF-D-02 = Aux moments majeurs, le jeu attend tous ceux qui veulent être interrogés : début du tour, entre les candidats et le vote, avant les calamités, avant les revenus, quand une bataille est déclarée, avant chaque round, avant le pillage et avant la phase 7. Aux moments mineurs, il n’attend qu’après un « Attendez ! », ou après l’élection d’un évêque.
FIEF-D-03 = Vous pouvez dire « Attendez ! » à tout moment : au prochain moment où l’on peut intervenir, vous agissez le premier après le joueur actif. Si vous passez alors à un moment mineur, votre appel est perdu et vous n’en avez pas d’autre dans cette phase. Après l’élection d’un évêque, il n’est pas perdu si l’on vous y interrogeait de toute façon.
FIEF-D-04 = Pour chaque sorte de moment, vous choisissez : être toujours interrogé, l’être seulement si vous pouvez agir, toujours passer, ou une réaction préparée, comme jouer Justice dès qu’un seigneur est marqué. Vos choix restent secrets ; au départ, on ne vous interroge qu’aux moments majeurs et, seul avec des bots, que si vous pouvez agir.
FIEF-D-05 = Le temps d’attente ne trahit jamais une main : un joueur sans carte jouable est interrogé comme les autres, et les bots prennent un temps qui ne dépend pas de leurs cartes.
FIEF-D-06 = Un accord énumère ce qui change de mains tout de suite : de l’argent, un village, un prisonnier, une libération, une relique, le passage d’un groupe, un titre gratuit, l’accord du pape, une annulation, la levée de l’excommunication, un mariage, une carte à jouer, ou des cartes avec une ambassade. Il est proposé à un seul joueur et expire à la fin de l’étape ; accepté, il est exécuté en entier ou pas du tout.
FIEF-D-07 = Une promesse de vote, de déplacement ou de paiement futur peut être écrite dans un accord ; les deux joueurs peuvent la relire, mais rien n’oblige à la tenir.
FIEF-D-08 = Une demande de passage va à tous les joueurs concernés en même temps ; vous pouvez choisir une réponse automatique pour chaque joueur. Un seul refus met fin à la demande, et ne pas répondre, c’est refuser. L’accord ne vaut que pour cette traversée et n’empêche pas une bataille ensuite.
FIEF-D-09 = Pour la faveur d’un seul joueur (titre gratuit du roi, accord du pape, annulation, place pour un seigneur, relique, mariage), vous n’avez qu’une demande en cours ; après un refus, la même demande attend une phase suivante. À une demande de titre gratuit ou de mariage, on peut répondre par une autre offre.
FIEF-D-10 = Un échange de cartes coûte un pion au joueur qui l’a proposé le premier, et seulement quand il se fait : une offre sans suite ne coûte rien. Chaque côté désigne autant de cartes qu’il veut, même aucune ; les autres voient seulement qui échange et combien de cartes de chaque dos.
FIEF-D-11 = Une discussion privée coûte son pion dès que quelqu’un vient ; si personne ne vient, elle ne coûte rien. Chaque pion donne trois minutes ou, par correspondance, six messages par joueur et un jour ; des cartes peuvent changer de mains. Les autres savent qui parle et combien de temps, pas ce qui se dit.
FIEF-D-12 = Les réponses qui font partie d’une carte ne l’interrompent pas : l’accord du pape pour un Cardinal, ajouter une Révolte ou la calmer, un Souterrain contre son malus, les héritiers et la dent de saint Géronce lors d’une mort, le déplacement d’un Souterrain.
FIEF-D-13 = Une ambassade utilisée pendant une carte Surprise suspend cette carte, qui reprend ensuite avec les mêmes cibles. Les cartes reçues entre-temps ne peuvent pas être jouées avant qu’elle soit terminée.
FIEF-D-14 = Les bots utilisent les mêmes accords, réponses automatiques et réactions préparées que vous ; une discussion privée avec un bot est un échange d’offres.
FIEF-D-15 = Chaque fois que le jeu interroge, un joueur agit au plus six fois, puis passe jusqu’au moment suivant ; une carte Surprise n’est jamais refusée pour cette raison.
FIEF-D-16 = Un joueur qui n’a visiblement rien à faire à son tour d’une étape n’est pas interrogé, sauf s’il le veut. Pendant les achats, c’est celui qui ne peut rien payer ; mais celui qui pourrait acheter un titre est interrogé même sans un écu, car il peut emprunter d’abord.
FIEF-D-17 = Un accord peut faire jouer aussitôt une carte de l’un des deux joueurs, sur une cible désignée, si elle peut être jouée à ce moment. Pour un nouveau cardinal, le pape doit être l’un des deux, ou avoir donné son accord auparavant. L’autre joueur voit la carte et la cible ; le reste de la table ne voit que son dos. Il n’y faut pas d’ambassade ; on ne joue pas de carte pendant une discussion privée, ni dans un accord qui comporte un mariage.

## Events

event-first-lord = { $seat_is ->
    [you] Vous commencez avec { $lord }.
   *[other] { $seat } commence avec { $lord }.
}
event-first-player = { $seat_is ->
    [you] Vous jouez en premier.
   *[other] { $seat } joue en premier.
}
event-settles = { $seat_is ->
    [you] Vous vous installez { $village_at } avec { $lord }.
   *[other] { $seat } s’installe { $village_at } avec { $lord }.
}
event-relics-laid-out = { $count } reliques sont posées face cachée, une dans chaque chef-lieu d’évêché.
event-turn = { $seat_is ->
    [you] Tour { $count } : vous jouez en premier.
   *[other] Tour { $count } : { $seat } joue en premier.
}
event-phase = { $phase_begins }
event-proposes = { $seat_is ->
    [you] Vous proposez à { $other } un mariage entre { $lord } et { $spouse }.
   *[other] { $other_is ->
        [you] { $seat } vous propose un mariage entre { $lord } et { $spouse }.
       *[other] { $seat } propose à { $other } un mariage entre { $lord } et { $spouse }.
    }
}
event-married = { $seat_is ->
    [you] { $lord } et { $spouse } se marient : vous faites alliance avec { $other }.
   *[other] { $other_is ->
        [you] { $lord } et { $spouse } se marient : vous faites alliance avec { $seat }.
       *[other] { $lord } et { $spouse } se marient : { $seat } et { $other } font alliance.
    }
}
event-annulled = { $seat_is ->
    [you] Le mariage entre { $lord } et { $spouse } est annulé : votre alliance avec { $other } prend fin.
   *[other] { $other_is ->
        [you] Le mariage entre { $lord } et { $spouse } est annulé : votre alliance avec { $seat } prend fin.
       *[other] Le mariage entre { $lord } et { $spouse } est annulé : l’alliance entre { $seat } et { $other } prend fin.
    }
}
event-election = Élection { $office_of }.
event-no-candidate = Il n’y a aucun candidat : l’élection { $office_of } n’a pas lieu.
event-stands = { $seat_is ->
    [you] Vous présentez { $lord } à l’élection { $office_of }.
   *[other] { $seat } présente { $lord } à l’élection { $office_of }.
}
event-tokens-placed = { $seat_is ->
    [you] { $lords_is ->
        [none] Vous ne posez aucun pion Vote.
        [one] Vous posez un pion Vote face cachée : { $lords }.
       *[many] Vous posez vos deux pions Vote face cachée : { $lords }.
    }
   *[other] { $lords_is ->
        [none] { $seat } ne pose aucun pion Vote.
        [one] { $seat } pose un pion Vote face cachée : { $lords }.
       *[many] { $seat } pose ses deux pions Vote face cachée : { $lords }.
    }
}
event-vote-shown = { $seat_is ->
    [you] { $candidate_sort ->
        [aucun] Vous ne votez pour personne ({ $null_sort ->
            [aucun] pion Nul non posé
           *[seigneur] Nul : { $null }
        }).
       *[seigneur] Vous votez pour { $candidate } avec { table-voices } ({ $null_sort ->
            [aucun] pion Nul non posé
           *[seigneur] Nul : { $null }
        }).
    }
   *[other] { $candidate_sort ->
        [aucun] { $seat } ne vote pour personne ({ $null_sort ->
            [aucun] pion Nul non posé
           *[seigneur] Nul : { $null }
        }).
       *[seigneur] { $seat } vote pour { $candidate } avec { table-voices } ({ $null_sort ->
            [aucun] pion Nul non posé
           *[seigneur] Nul : { $null }
        }).
    }
}
event-nobody-elected = Personne n’est élu { $office }.
event-bishop = { table-lord } devient évêque de { table-bishopric }.
event-pope = { table-lord } est élu pape.
event-king = { table-lord } devient roi.
event-queen = { table-lord } devient reine.
event-queen-no-more = { table-lord } n’est plus reine.
event-regent = { table-lord } devient reine régente.
event-prince = { table-lord } devient prince héritier.
event-prince-no-more = { table-lord } n’est plus prince héritier.
event-hat-by-card = { $seat_is ->
    [you] Vous jouez « Cardinal » sur { $lord }.
   *[other] { $seat } joue « Cardinal » sur { $lord }.
}
event-hat-bought = { $seat_is ->
    [you] Vous achetez le titre de cardinal pour { table-coins }.
   *[other] { $seat } achète le titre de cardinal pour { table-coins }.
}
event-cardinal = { table-lord } devient cardinal.
event-excommunicated = { $seat_is ->
    [you] Le pape excommunie { $lord }, de votre famille.
   *[other] Le pape excommunie { $lord } ({ $seat }).
}
event-absolved = { $seat_is ->
    [you] L’excommunication { $lord_of }, de votre famille, est levée.
   *[other] L’excommunication { $lord_of } ({ $seat }) est levée.
}
event-pope-dead = Le pape { $lord } meurt.
event-discards = { $seat_is ->
    [you] Vous défaussez « { $card } ».
   *[other] { $seat } défausse « { $card } ».
}
event-discards-unseen = { $seat_is ->
    [you] Vous défaussez { $back_a }.
   *[other] { $seat } défausse { $back_a }.
}
event-draws = { $seat_is ->
    [you] Vous piochez « { $card } ».
   *[other] { $seat } pioche « { $card } ».
}
event-draws-unseen = { $seat_is ->
    [you] Vous piochez { $back_a }.
   *[other] { $seat } pioche { $back_a }.
}
event-pile-renewed = La défausse est mélangée : { $back_pile } se reforme.
event-next-back = Dessus de la pioche des événements : { $back_a }.
event-calamity-drawn = { $seat_is ->
    [you] Vous piochez une calamité et la posez face cachée : { $count } sur la piste.
   *[other] { $seat } pioche une calamité et la pose face cachée : { $count } sur la piste.
}
event-calamity-away = { $seat_is ->
    [you] Vous piochez une calamité ; la piste est pleine, la carte est défaussée.
   *[other] { $seat } pioche une calamité ; la piste est pleine, la carte est défaussée.
}
event-calamity = Calamité : { $card } ! Dé : { $roll }.
event-calamity-strikes = { $card } sur l’évêché de { table-bishopric }.
event-calamity-averted = La calamité « { $card } » reste sans effet (dé : { $roll }).
event-calamity-spared = Pas de calamité au premier tour : « { $card } » est défaussée.
event-plague-roll = { table-lord } affronte la peste (dé : { $roll }).
event-lord-enters = { $seat_is ->
    [you] { $lord } entre dans votre famille.
   *[other] { $seat } accueille { $lord } dans sa famille.
}
event-placed = { $seat_is ->
    [you] Vous placez { $lord } { $village_at }.
   *[other] { $seat } place { $lord } { $village_at }.
}
event-harvest = { $seat_is ->
    [you] Vous jouez « Bonnes récoltes » sur l’évêché de { table-bishopric }.
   *[other] { $seat } joue « Bonnes récoltes » sur l’évêché de { table-bishopric }.
}
event-harvest-cancels = { $seat_is ->
    [you] Vous jouez « Bonnes récoltes » : la famine prend fin dans l’évêché de { table-bishopric }.
   *[other] { $seat } joue « Bonnes récoltes » : la famine prend fin dans l’évêché de { table-bishopric }.
}
event-weather = { $seat_is ->
    [you] Vous jouez « Beau temps » sur l’évêché de { table-bishopric }.
   *[other] { $seat } joue « Beau temps » sur l’évêché de { table-bishopric }.
}
event-weather-cancels = { $seat_is ->
    [you] Vous jouez « Beau temps » : le mauvais temps se dissipe sur l’évêché de { table-bishopric }.
   *[other] { $seat } joue « Beau temps » : le mauvais temps se dissipe sur l’évêché de { table-bishopric }.
}
event-tallage = { $seat_is ->
    [you] Vous levez la taille sur { $fief_the }, { $capacity_by }.
   *[other] { $seat } lève la taille sur { $fief_the }, { $capacity_by }.
}
event-tithe = { $seat_is ->
    [you] Vous levez la dîme sur l’évêché de { table-bishopric }, { $capacity_by }.
   *[other] { $seat } lève la dîme sur l’évêché de { table-bishopric }, { $capacity_by }.
}
event-papal-tithe = { $seat_is ->
    [you] Vous levez la dîme papale.
   *[other] { $seat } lève la dîme papale.
}
event-prayed = { $seat_is ->
    [you] Vous invoquez { $relic_the } pour l’évêché de { table-bishopric } (dé : { $roll }).
   *[other] { $seat } invoque { $relic_the } pour l’évêché de { table-bishopric } (dé : { $roll }).
}
event-famine-ended = La famine prend fin dans l’évêché de { table-bishopric }.
event-weather-cleared = Le mauvais temps se dissipe sur l’évêché de { table-bishopric }.
event-weather-moved = Le mauvais temps passe de l’évêché de { table-bishopric } à celui de { $onto ->
    [1] Blaye
    [2] Tournus
    [3] St Gérôme
    [4] Bourg
   *[5] Sigy
}.
event-income = { $seat_is ->
    [you] { $count ->
        [0] Vous ne recevez aucun revenu.
       *[other] Vous recevez { table-coins } (villages : { $villages }{ $mills ->
            [0] {""}
           *[other] , moulins : { $mills }
        }{ $tallage ->
            [0] {""}
           *[other] , taille : { $tallage }
        }{ $tithe ->
            [0] {""}
           *[other] , dîme : { $tithe }
        }{ $queen ->
            [0] {""}
           *[other] , reine : { $queen }
        }).
    }
   *[other] { $count ->
        [0] { $seat } ne reçoit aucun revenu.
       *[other] { $seat } reçoit { table-coins } (villages : { $villages }{ $mills ->
            [0] {""}
           *[other] , moulins : { $mills }
        }{ $tallage ->
            [0] {""}
           *[other] , taille : { $tallage }
        }{ $tithe ->
            [0] {""}
           *[other] , dîme : { $tithe }
        }{ $queen ->
            [0] {""}
           *[other] , reine : { $queen }
        }).
    }
}
event-ransom-due = { $count ->
    [0] { $seat_is ->
        [you] Vous n’avez pas de quoi payer une rançon.
       *[other] { $seat } n’a pas de quoi payer une rançon.
    }
   *[other] { $seat_is ->
        [you] Vous avez de quoi payer une rançon : elle est obligatoire.
       *[other] { $seat } a de quoi payer une rançon : elle est obligatoire.
    }
}
event-ransomed = { $seat_is ->
    [you] Vous payez à { $other } la rançon { $lord_of } : { table-coins }.
   *[other] { $other_is ->
        [you] { $seat } vous paie la rançon { $lord_of } : { table-coins }.
       *[other] { $seat } paie à { $other } la rançon { $lord_of } : { table-coins }.
    }
}
event-sergeant-hired = { $seat_is ->
    [you] Vous achetez un sergent { $village_at }.
   *[other] { $seat } achète un sergent { $village_at }.
}
event-knight-hired = { $seat_is ->
    [you] Vous achetez un chevalier { $village_at }.
   *[other] { $seat } achète un chevalier { $village_at }.
}
event-sergeant-shown = { $seat_is ->
    [you] Vous achetez un sergent et le montrez.
   *[other] { $seat } achète un sergent et le montre.
}
event-knight-shown = { $seat_is ->
    [you] Vous achetez un chevalier et le montrez.
   *[other] { $seat } achète un chevalier et le montre.
}
event-recruit-placed = { $seat_is ->
    [you] Vous placez une unité face cachée { $village_at }.
   *[other] { $seat } place une unité face cachée { $village_at }.
}
event-mill-built = { $seat_is ->
    [you] Vous bâtissez un moulin { $village_at }.
   *[other] { $seat } bâtit un moulin { $village_at }.
}
event-castle-built = { $seat_is ->
    [you] Vous bâtissez un château { $village_at }.
   *[other] { $seat } bâtit un château { $village_at }.
}
event-title-bought = { $seat_is ->
    [you] { $count ->
        [0] Vous obtenez gratuitement le titre { $fief_of }
       *[other] Vous achetez le titre { $fief_of } pour { table-coins }
    } : { $lord } le reçoit, et { $village } devient une cité.
   *[other] { $count ->
        [0] { $seat } obtient gratuitement le titre { $fief_of }
       *[other] { $seat } achète le titre { $fief_of } pour { table-coins }
    } : { $lord } le reçoit, et { $village } devient une cité.
}
event-crowned = { table-lord } devient { $lord_sex ->
    [femme] { $fief_woman }
   *[homme] { $fief_man }
}.
event-title-handed-on = { $seat_is ->
    [you] Vous transmettez le titre { $fief_of } à { $lord }.
   *[other] { $seat } transmet le titre { $fief_of } à { $lord }.
}
event-inherited = { table-lord } hérite du titre { $fief_of } à la mort { $dead_of }.
event-title-vacant = Le titre { $fief_of } devient vacant.
event-garrison-exchanged = { $seat_is ->
    [you] Vous prenez à { $other } sa garnison { $village_of }.
   *[other] { $other_is ->
        [you] { $seat } vous prend votre garnison { $village_of }.
       *[other] { $seat } prend à { $other } sa garnison { $village_of }.
    }
}
event-marches = { $seat_is ->
    [you] Vous allez { $village_of } { $to_at } avec { $lords } ({ table-troops }).
   *[other] { $seat } va { $village_of } { $to_at } avec { $lords } ({ table-troops }).
}
event-rides = { $seat_is ->
    [you] Vous partez en chevauchée { $village_of } avec { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }.
   *[other] { $seat } part en chevauchée { $village_of } avec { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }.
}
event-joins-ride = { $seat_is ->
    [you] Vous ajoutez { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    } à votre chevauchée { $village_at }.
   *[other] { $seat } ajoute { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    } à sa chevauchée { $village_at }.
}
event-digs = { $seat_is ->
    [you] Vous passez par un souterrain { $village_at }, { $obstacle_past }.
   *[other] { $seat } passe par un souterrain { $village_at }, { $obstacle_past }.
}
event-asks-passage = { $seat_is ->
    [you] Vous demandez à { $seats } le passage { $village_of } { $to_at }.
   *[other] { $seats_is ->
        [you] { $seat } vous demande le passage { $village_of } { $to_at }.
       *[other] { $seat } demande à { $seats } le passage { $village_of } { $to_at }.
    }
}
event-passage-granted = { $seat_is ->
    [you] { $seats_is ->
        [many] { $seats } vous accordent le passage.
       *[other] { $seats } vous accorde le passage.
    }
   *[other] { $seats_is ->
        [you] Vous accordez le passage à { $seat }.
        [many] { $seats } accordent le passage à { $seat }.
       *[other] { $seats } accorde le passage à { $seat }.
    }
}
event-passage-refused = { $seat_is ->
    [you] Vous refusez le passage à { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous refuse le passage.
       *[other] { $seat } refuse le passage à { $other }.
    }
}
event-stops = { $seat_is ->
    [you] Vous vous arrêtez à l’entrée { $village_of }.
   *[other] { $seat } s’arrête à l’entrée { $village_of }.
}
event-stands-firm = { $seat_is ->
    [you] Vous barrez la route à la chevauchée { $other_of }.
   *[other] { $other_is ->
        [you] { $seat } barre la route à votre chevauchée.
       *[other] { $seat } barre la route à la chevauchée { $other_of }.
    }
}
event-ride-stopped = { $seat_is ->
    [you] Votre chevauchée prend fin { $village_at }.
   *[other] La chevauchée { $seat_of } prend fin { $village_at }.
}
event-controls = { $seat_is ->
    [you] Vous contrôlez désormais { $village }.
   *[other] { $seat } contrôle désormais { $village }.
}
event-left-free = Plus personne ne contrôle { $village }.
event-ceded = { $seat_is ->
    [you] Vous cédez { $village } à { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous cède { $village }.
       *[other] { $seat } cède { $village } à { $other }.
    }
}
event-battle = { $seat_is ->
    [you] Vous attaquez { $other } { $village_at } !
   *[other] { $other_is ->
        [you] { $seat } vous attaque { $village_at } !
       *[other] { $seat } attaque { $other } { $village_at } !
    }
}
event-forces = { $seat_is ->
    [you] { $knights ->
        [0] { $sergeants ->
            [0] Vous n’engagez aucune troupe dans la bataille.
           *[other] Vous engagez { table-force } dans la bataille.
        }
       *[other] Vous engagez { table-force } dans la bataille.
    }
   *[other] { $knights ->
        [0] { $sergeants ->
            [0] { $seat } n’engage aucune troupe dans la bataille.
           *[other] { $seat } engage { table-force } dans la bataille.
        }
       *[other] { $seat } engage { table-force } dans la bataille.
    }
}
event-offers-help = { $seat_is ->
    [you] Vous offrez votre aide à { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous offre son aide.
       *[other] { $seat } offre son aide à { $other }.
    }
}
event-joins = { $seat_is ->
    [you] Vous rejoignez { $other } dans la bataille.
   *[other] { $other_is ->
        [you] { $seat } vous rejoint dans la bataille.
       *[other] { $seat } rejoint { $other } dans la bataille.
    }
}
event-help-refused = { $seat_is ->
    [you] Vous refusez l’aide { $other_of }.
   *[other] { $other_is ->
        [you] { $seat } refuse votre aide.
       *[other] { $seat } refuse l’aide { $other_of }.
    }
}
event-battle-roll = { $seat_is ->
    [you] Vous faites { $faces } pour { $side_the } : { table-damage }.
   *[other] { $seat } fait { $faces } pour { $side_the } : { table-damage }.
}
event-grail-wards = Le Saint Graal retire 1 dégât à chacun de ces dés ({ $count } en tout).
event-riders-hurt = Contre une chevauchée, chaque dé inflige 1 dégât de plus ({ $count } en tout).
event-lance-strikes = La Sainte Lance ajoute { table-damage }.
event-no-dice = { $seat_is ->
    [you] Les murs { $village_of } ne vous laissent aucun dé à lancer.
   *[other] Les murs { $village_of } ne laissent à { $seat } aucun dé à lancer.
}
event-troops-lost = { $seat_is ->
    [you] Vous perdez { table-force } { $village_at }.
   *[other] { $seat } perd { table-force } { $village_at }.
}
event-leaves-battle = { $seat_is ->
    [you] Vous quittez la bataille.
   *[other] { $seat } quitte la bataille.
}
event-changes-sides = { $seat_is ->
    [you] Vous changez de camp !
   *[other] { $seat } change de camp !
}
event-gates-opened = { $seat_is ->
    [you] Vous ouvrez les portes aux attaquants.
   *[other] { $seat } ouvre les portes aux attaquants.
}
event-would-stop = { $seat_is ->
    [you] Vous voulez arrêter le combat.
   *[other] { $seat } veut arrêter le combat.
}
event-would-surrender = { $seat_is ->
    [you] Vous voulez vous rendre.
   *[other] { $seat } veut se rendre.
}
event-battle-over = Bataille { $village_at } : { $outcome }.
event-captured = { $seat_is ->
    [you] Vous capturez { $lord } ({ $other }).
   *[other] { $other_is ->
        [you] { $seat } capture { $lord }, de votre famille.
       *[other] { $seat } capture { $lord } ({ $other }).
    }
}
event-spared = { table-lord } reste libre.
event-released = { table-lord } retrouve la liberté.
event-handed-over = { $seat_is ->
    [you] Vous confiez la garde { $lord_of } à { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous confie la garde { $lord_of }.
       *[other] { $seat } confie la garde { $lord_of } à { $other }.
    }
}
event-besieges = { $seat_is ->
    [you] Vous mettez le siège devant { $village }.
   *[other] { $seat } met le siège devant { $village }.
}
event-engine-turned = { $seat_is ->
    [you] Vous poursuivez le siège { $village_of } : votre engin annule désormais 2 dés de malus.
   *[other] { $seat } poursuit le siège { $village_of } : l’engin annule désormais 2 dés de malus.
}
event-siege-lifted = { $seat_is ->
    [you] Vous n’assiégez plus { $village }.
   *[other] { $seat } n’assiège plus { $village }.
}
event-pillages = { $seat_is ->
    [you] Vous pillez un moulin { $village_at } : { table-coins }.
   *[other] { $seat } pille un moulin { $village_at } : { table-coins }.
}
event-dies = { table-lord } { $death_how }.
event-revived = { table-lord } survit grâce à la dent de saint Géronce.
event-revolt = { $seat_is ->
    [you] Vous déclenchez une révolte { $village_at } { $motive_why }.
   *[other] { $seat } déclenche une révolte { $village_at } { $motive_why }.
}
event-revolt-joined = { $seat_is ->
    [you] Vous ajoutez { $count ->
        [one] { $count } carte Révolte
       *[other] { $count } cartes Révolte
    } à la révolte { $village_of }.
   *[other] { $seat } ajoute { $count ->
        [one] { $count } carte Révolte
       *[other] { $count } cartes Révolte
    } à la révolte { $village_of }.
}
event-strikes-first = { $seat_is ->
    [you] { $other_is ->
        [you] Vous dirigez d’abord la révolte contre les vôtres.
       *[other] Vous dirigez d’abord la révolte contre { $other }.
    }
   *[other] { $other_is ->
        [you] { $seat } dirige d’abord la révolte contre vous.
        [same] { $seat } dirige d’abord la révolte contre les siens.
       *[other] { $seat } dirige d’abord la révolte contre { $other }.
    }
}
event-calms = { table-lord } tente de calmer la révolte { $village_at }{ $paid ->
    [0] {""}
   *[other] {" "}pour { $paid } écus
} (dé : { $roll }).
event-revolt-calmed = La révolte se calme { $village_at } : une carte Révolte de moins.
event-revolt-rolls = Dés de la révolte { $village_at } : { $faces } ; avec le bonus, { table-damage }.
event-revolt-fails = La révolte { $village_at } échoue.
event-mills-destroyed = { $count ->
    [one] Le moulin { $village_of } est détruit.
   *[other] { $count } moulins sont détruits { $village_at }.
}
event-castle-destroyed = Le château { $village_of } est détruit.
event-tunnel = { $seat_is ->
    [you] Vous jouez « Souterrain » : les murs { $village_of } ne protègent plus personne.
   *[other] { $seat } joue « Souterrain » : les murs { $village_of } ne protègent plus personne.
}
event-escapes = { $seat_is ->
    [you] Vous jouez « Souterrain » : { $lord } échappe à { $other }.
   *[other] { $other_is ->
        [you] { $seat } joue « Souterrain » : { $lord } vous échappe.
       *[other] { $seat } joue « Souterrain » : { $lord } échappe à { $other }.
    }
}
event-assassination = { $seat_is ->
    [you] Vous faites assassiner { $victim } ({ $other }) ; commanditaire : { $lord }.
   *[other] { $other_is ->
        [you] { $seat } fait assassiner { $victim }, de votre famille ; commanditaire : { $lord }.
       *[other] { $seat } fait assassiner { $victim } ({ $other }) ; commanditaire : { $lord }.
    }
}
event-justice = { $seat_is ->
    [you] { $other_is ->
        [you] Vous jouez « Justice » contre { $lord }, de votre famille.
       *[other] Vous jouez « Justice » contre { $lord } ({ $other }).
    }
   *[other] { $other_is ->
        [you] { $seat } joue « Justice » contre { $lord }, de votre famille.
        [same] { $seat } joue « Justice » contre { $lord }, de sa famille.
       *[other] { $seat } joue « Justice » contre { $lord } ({ $other }).
    }
}
event-ambush = { $seat_is ->
    [you] Vous tendez une embuscade à { $lord } ({ $other }).
   *[other] { $other_is ->
        [you] { $seat } tend une embuscade à { $lord }, de votre famille.
       *[other] { $seat } tend une embuscade à { $lord } ({ $other }).
    }
}
event-arc = { $seat_is ->
    [you] { $other_is ->
        [you] Vous jouez « D’Arc » sur { $lord }, de votre famille.
       *[other] Vous jouez « D’Arc » sur { $lord } ({ $other }).
    }
   *[other] { $other_is ->
        [you] { $seat } joue « D’Arc » sur { $lord }, de votre famille.
        [same] { $seat } joue « D’Arc » sur { $lord }, de sa famille.
       *[other] { $seat } joue « D’Arc » sur { $lord } ({ $other }).
    }
}
event-relic-taken = { table-lord } prend { $relic_the }.
event-relic-given = { table-lord } reçoit { $relic_the }.
event-relic-alone = Personne ne garde plus { $relic_the } { $village_at }.
event-granted = { $request_sort ->
    [mariage] { $seat_is ->
        [you] Vous acceptez le mariage proposé par { $other }.
       *[other] { $other_is ->
            [you] { $seat } accepte le mariage que vous proposez.
           *[other] { $seat } accepte le mariage proposé par { $other }.
        }
    }
   *[faveur] { $seat_is ->
        [you] Vous accordez à { $other } { $request }.
       *[other] { $other_is ->
            [you] { $seat } vous accorde { $request }.
           *[other] { $seat } accorde à { $other } { $request }.
        }
    }
}
event-refused = { $request_sort ->
    [mariage] { $seat_is ->
        [you] Vous refusez le mariage proposé par { $other }.
       *[other] { $other_is ->
            [you] { $seat } refuse le mariage que vous proposez.
           *[other] { $seat } refuse le mariage proposé par { $other }.
        }
    }
   *[faveur] { $seat_is ->
        [you] Vous refusez à { $other } { $request }.
       *[other] { $other_is ->
            [you] { $seat } vous refuse { $request }.
           *[other] { $seat } refuse à { $other } { $request }.
        }
    }
}
event-embassy = { $seat_is ->
    [you] Vous dépensez une ambassade pour l’échange de cartes avec { $other }.
   *[other] { $other_is ->
        [you] { $seat } dépense une ambassade pour l’échange de cartes avec vous.
       *[other] { $seat } dépense une ambassade pour l’échange de cartes avec { $other }.
    }
}
event-offered = { $seat_is ->
    [you] Vous faites une offre à { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous fait une offre.
       *[other] { $seat } fait une offre à { $other }.
    }
}
event-deal-made = { $seat_is ->
    [you] Vous concluez un accord avec { $other }.
   *[other] { $other_is ->
        [you] Vous concluez un accord avec { $seat }.
       *[other] { $seat } conclut un accord avec { $other }.
    }
}
event-private-deal = { $seat_is ->
    [you] Vous concluez un accord secret avec { $other }.
   *[other] { $other_is ->
        [you] Vous concluez un accord secret avec { $seat }.
       *[other] { $seat } conclut un accord secret avec { $other }.
    }
}
event-promised = { $seat_is ->
    [you] Une promesse est notée entre vous et { $other } ; elle n’engage personne.
   *[other] { $other_is ->
        [you] Une promesse est notée entre vous et { $seat } ; elle n’engage personne.
       *[other] Une promesse est notée entre { $seat } et { $other } ; elle n’engage personne.
    }
}
event-deal-refused = { $seat_is ->
    [you] Vous refusez l’offre { $other_of }.
   *[other] { $other_is ->
        [you] { $seat } refuse votre offre.
       *[other] { $seat } refuse l’offre { $other_of }.
    }
}
event-deal-withdrawn = { $seat_is ->
    [you] Vous retirez votre offre à { $other }.
   *[other] { $other_is ->
        [you] { $seat } retire son offre.
       *[other] { $seat } retire son offre à { $other }.
    }
}
event-paid = { $seat_is ->
    [you] Vous payez { table-coins } à { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous paie { table-coins }.
       *[other] { $seat } paie { table-coins } à { $other }.
    }
}
event-cards-traded = { $seat_is ->
    [you] Vous remettez { table-traded } à { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous remet { table-traded }.
       *[other] { $seat } remet { table-traded } à { $other }.
    }
}
event-talk-called = { $seat_is ->
    [you] Vous invitez { $seats } à une discussion privée.
   *[other] { $seats_is ->
        [you] { $seat } vous invite à une discussion privée.
       *[other] { $seat } invite { $seats } à une discussion privée.
    }
}
event-talk-begins = { $seat_is ->
    [you] { $seats_is ->
        [nobody] Personne ne vient à votre discussion privée.
       *[other] { $count ->
            [0] Vous commencez une discussion privée avec { $seats }.
           *[other] Vous dépensez une ambassade pour une discussion privée avec { $seats }.
        }
    }
   *[other] { $seats_is ->
        [nobody] Personne ne vient à la discussion privée proposée par { $seat }.
        [you] { $count ->
            [0] { $seat } commence une discussion privée avec vous.
           *[other] { $seat } dépense une ambassade pour une discussion privée avec vous.
        }
       *[other] { $count ->
            [0] { $seat } commence une discussion privée avec { $seats }.
           *[other] { $seat } dépense une ambassade pour une discussion privée avec { $seats }.
        }
    }
}
event-talk-prolonged = { $seat_is ->
    [you] Vous prolongez la discussion : une ambassade de plus.
   *[other] { $seat } prolonge la discussion : une ambassade de plus.
}
event-talk-ends = { $count ->
    [0] La discussion privée est terminée.
   *[other] La discussion privée est terminée (coût : { table-embassies }).
}
event-won = { $seats_is ->
    [you] Vous gagnez la partie !
    [many] { $seats } gagnent ensemble la partie !
   *[other] { $seats } gagne la partie !
}

reason-solo = Une famille atteint seule 3 points de victoire.
reason-alliance = Deux familles alliées atteignent ensemble 4 points de victoire.
reason-king = À égalité, le roi l’emporte.
reason-pope = À égalité, le pape l’emporte.
reason-regent = À égalité, la reine régente l’emporte.
reason-fiefs = À égalité, le plus de titres de fief l’emporte.
reason-bishops = À égalité, le plus d’évêques l’emporte.
reason-villages = À égalité, le plus de villages l’emporte.
reason-shared = Égalité parfaite : la victoire est partagée.

score-points = Points de victoire
score-fiefs = Titres de fief
score-king = Roi
score-pope = Pape
score-bishops = Évêques
score-villages = Villages contrôlés

## Prompts

prompt-settle = Dans quel village vous installez-vous, avec votre seigneur, un chevalier, trois sergents et un château ?
waiting-settle = { $seat } choisit son village de départ.
prompt-place = { $lord } retrouve la liberté : où { $lord_sex ->
    [femme] la
   *[homme] le
} placez-vous ?
waiting-place = { $seat } place { $lord }, à nouveau libre.
prompt-host = { $other } n’a pas de place pour { $lord } : lui en accordez-vous une { $village_at } ?
waiting-host = { $other_is ->
    [you] { $seat } décide d’accueillir ou non { $lord }, de votre famille, { $village_at }.
   *[other] { $seat } décide d’accueillir ou non { $lord } ({ $other }) { $village_at }.
}
prompt-courtship = Proposez-vous un mariage ?
waiting-courtship = { $seat } peut proposer un mariage.
prompt-marriage = { $other } vous propose un mariage entre { $lord } et { $spouse } : acceptez-vous l’alliance ?
waiting-marriage = { $other_is ->
    [you] { $seat } réfléchit au mariage que vous proposez : { $lord } et { $spouse }.
   *[other] { $seat } réfléchit à un mariage : { $lord } ({ $other }) et { $spouse }.
}
prompt-present-bishop = Élection { $office_of } : qui présentez-vous ?
waiting-present-bishop = Élection { $office_of } : { $seat } peut présenter un candidat.
prompt-present-pope = Élection du pape : qui présentez-vous ?
waiting-present-pope = Élection du pape : { $seat } peut présenter un candidat.
prompt-present-king = Élection du roi : qui présentez-vous ?
waiting-present-king = Élection du roi : { $seat } peut présenter un candidat.
prompt-vote = Élection { $office_of } : où posez-vous votre pion Pour ({ table-voices }) et votre pion Nul ?
waiting-vote = Élection { $office_of } : { $seat } vote ({ table-voices }).
prompt-hat = En tant que pape, accordez-vous à { $other } le titre de cardinal pour { $lord } ?
waiting-hat = { $other_is ->
    [you] { $seat } décide, au nom du pape, si vous pouvez faire { $lord_of } un cardinal.
   *[other] { $seat } décide, au nom du pape, si { $other } peut faire { $lord_of } un cardinal.
}
prompt-annulment = En tant que pape, accordez-vous à { $other } l’annulation du mariage entre { $lord } et { $spouse } ?
waiting-annulment = { $other_is ->
    [you] { $seat } décide, au nom du pape, de l’annulation que vous demandez : { $lord } et { $spouse }.
   *[other] { $seat } décide, au nom du pape, de l’annulation demandée par { $other } : { $lord } et { $spouse }.
}
prompt-discard = Voulez-vous défausser, jouer ou piocher une carte ?
waiting-discard = { $seat } défausse, puis pioche.
prompt-draw = Piochez-vous encore une carte ?
waiting-draw = { $seat } peut piocher encore une carte.
prompt-play-cards = Quelle carte jouez-vous ?
waiting-play-cards = { $seat } joue ses cartes.
prompt-name-prince = La reine est de votre famille : nommez-vous { $lord } prince héritier ?
waiting-name-prince = { $seat } peut nommer { $lord } prince héritier.
prompt-decimation = { $count ->
    [one] La peste emporte une de vos unités { $village_at } : laquelle ?
   *[other] La peste emporte { $count } de vos unités { $village_at } : lesquelles ?
}
waiting-decimation = { $seat } choisit ses pertes de la peste { $village_at } ({ table-troops }).
prompt-pray-roseline = Les yeux de sainte Roseline : quel mauvais temps tentez-vous de déplacer ?
waiting-pray-roseline = { $seat } peut invoquer les yeux de sainte Roseline.
prompt-pray-radegund = L’os de sainte Radegonde : où tentez-vous de mettre fin à la famine ?
waiting-pray-radegund = { $seat } peut invoquer l’os de sainte Radegonde.
prompt-ransom-offer = Avant de payer une rançon, proposez-vous un accord à un geôlier ?
waiting-ransom-offer = { $seat } peut proposer un accord à un geôlier avant de payer une rançon.
prompt-ransom = Vous devez payer les rançons que vous pouvez : laquelle d’abord ?
waiting-ransom = { $seat } choisit quelle rançon payer d’abord.
prompt-buy = Qu’achetez-vous ?
waiting-buy = { $seat } fait ses achats.
prompt-recruits = Où placez-vous vos nouvelles troupes, face cachée ?
waiting-recruits = { $seat } place ses nouvelles troupes face cachée.
prompt-waiver = Au nom de la couronne, accordez-vous gratuitement à { $other } le titre { $fief_of } (prix : { table-coins }) ?
waiting-waiver = { $other_is ->
    [you] { $seat } décide, au nom de la couronne, si vous payez le titre { $fief_of } (prix : { table-coins }).
   *[other] { $seat } décide, au nom de la couronne, si { $other } paie le titre { $fief_of } (prix : { table-coins }).
}
prompt-moves = Quel seigneur déplacez-vous ?
waiting-moves = { $seat } se déplace.
prompt-group = Qui part { $village_of }, et vers où ?
waiting-group = { $seat } déplace un groupe { $village_at }.
prompt-muster = Quelles troupes emmenez-vous { $village_of } { $to_at } ?
waiting-muster = { $seat } choisit les troupes qui vont { $village_of } { $to_at }.
prompt-ride-on = Votre chevauchée l’emporte { $village_at } : par quel chemin continue-t-elle ?
waiting-ride-on = { $seat } continue sa chevauchée { $village_of }.
prompt-turned-away = Le passage vous est refusé { $village_at } : vous arrêtez-vous, ou rebroussez-vous chemin ?
waiting-turned-away = { $seat } se voit refuser le passage { $village_at } et doit s’arrêter ou rebrousser chemin.
prompt-passage = Laissez-vous passer { $other } { $village_of } { $to_at } ?
waiting-passage = { $other_is ->
    [you] { $seat } décide du passage que vous demandez, { $village_of } { $to_at }.
   *[other] { $seat } décide du passage demandé par { $other }, { $village_of } { $to_at }.
}
prompt-toll = Payez-vous { table-coins } de péage ?
waiting-toll = { $seat } décide de payer ou non le péage ({ table-coins }).
prompt-admission = { $other } veut vous secourir { $village_at } : accordez-vous l’entrée malgré le siège ?
waiting-admission = { $other_is ->
    [you] { $seat } décide de vous ouvrir ou non les portes { $village_of }, malgré le siège.
   *[other] { $seat } décide d’ouvrir ou non à { $other } les portes { $village_of }, malgré le siège.
}
prompt-charge = { $other } veut forcer le passage { $village_at } en chevauchée : lui barrez-vous la route ?
waiting-charge = { $other_is ->
    [you] { $seat } décide de laisser passer ou non votre chevauchée { $village_at }.
   *[other] { $seat } décide de laisser passer ou non la chevauchée { $other_of } { $village_at }.
}
prompt-melee = Votre chevauchée : qui combattez-vous ?
waiting-melee = { $seat } choisit l’adversaire de sa chevauchée.
prompt-successor = Vous quittez { $village } : à qui en laissez-vous le contrôle ?
waiting-successor = { $seat } décide qui prend le contrôle { $village_of }.
prompt-take-title = Vous prenez la cité { $fief_of } : qui reçoit le titre ?
waiting-take-title = { $seat } décide qui reçoit le titre { $fief_of }.
prompt-attack = Qui attaquez-vous ?
waiting-attack = { $seat } peut attaquer.
prompt-join-battle = { $attacker } attaque { $defender } { $village_at } : quel camp aidez-vous ?
waiting-join-battle = { $attacker_is ->
    [you] { $seat } peut se joindre à la bataille { $village_at } : vous contre { $defender }.
   *[other] { $defender_is ->
        [you] { $seat } peut se joindre à la bataille { $village_at } : { $attacker } contre vous.
       *[other] { $seat } peut se joindre à la bataille { $village_at } : { $attacker } contre { $defender }.
    }
}
prompt-accept-partner = { $other } vous offre son aide : l’acceptez-vous ?
waiting-accept-partner = { $other_is ->
    [you] { $seat } décide d’accepter ou non votre aide.
   *[other] { $seat } décide d’accepter ou non l’aide { $other_of }.
}
prompt-partner = Le round est fini : restez-vous dans la bataille ?
waiting-partner = { $seat } décide de rester ou non dans la bataille.
prompt-leader = Le round est fini : continuez-vous le combat ?
waiting-leader = { $seat } décide de continuer ou non le combat.
prompt-losses = Votre camp subit { table-damage } : quelles troupes perd-il ?
waiting-losses = { $seat } choisit ses pertes ({ table-damage }).
prompt-share-losses = Votre camp perd { table-force } : qui perd la prochaine unité ?
waiting-share-losses = { $seat } répartit les pertes de son camp ({ table-force }).
prompt-doomed = { $count ->
    [one] Un seigneur de votre camp meurt : lequel ?
   *[other] { $count } seigneurs de votre camp meurent : qui d’abord ?
}
waiting-doomed = { $count ->
    [one] { $seat } décide quel seigneur meurt.
   *[other] { $seat } décide quels seigneurs meurent ({ $count }).
}
prompt-captures = Victoire ! Que faites-vous { $lord_of } ?
waiting-captures = { $seat } décide du sort { $lord_of }.
prompt-siege = Quel village assiégez-vous, ou quel siège levez-vous ?
waiting-siege = { $seat } peut assiéger un village ou lever un siège.
prompt-pillage = Quel moulin pillez-vous ?
waiting-pillage = { $seat } peut piller des moulins.
prompt-tooth = Qui sauvez-vous grâce à la dent de saint Géronce ?
waiting-tooth = { $seat } peut sauver quelqu’un grâce à la dent de saint Géronce.
prompt-burial-order = Plusieurs de vos seigneurs titrés meurent : quel héritage réglez-vous d’abord ?
waiting-burial-order = { $seat } choisit dans quel ordre régler les héritages.
prompt-inheritance = Qui hérite { $lord_of } ?
waiting-inheritance = { $seat } règle l’héritage { $lord_of }.
prompt-first-victim = Votre révolte { $village_at } : qui frappez-vous d’abord ?
waiting-first-victim = { $seat } choisit qui la révolte { $village_at } frappe d’abord.
prompt-next-victim = La révolte { $village_at } : qui frappez-vous ensuite ?
waiting-next-victim = { $seat } choisit qui la révolte { $village_at } frappe ensuite.
prompt-join-revolt = Révolte { $village_at } : ajoutez-vous des cartes Révolte ?
waiting-join-revolt = { $seat } peut renforcer la révolte { $village_at }.
prompt-calm = Révolte { $village_at } : { $lord } tente-t-il de la calmer ?
waiting-calm = { $seat } décide si { $lord } tente de calmer la révolte { $village_at }.
prompt-tunnel-for-revolt = Les murs { $village_of } affaiblissent la révolte : jouez-vous un Souterrain pour les contourner ?
waiting-tunnel-for-revolt = { $seat } peut jouer un Souterrain pour aider la révolte { $village_at }.
prompt-casualties = La révolte { $village_at } vous inflige { table-damage } : quelles troupes perdez-vous ?
waiting-casualties = { $seat } choisit ses pertes dans la révolte { $village_at } ({ table-damage }).
prompt-losses-from = Encore { $count } à perdre { $village_at } : { $troops ->
    [one] perdez-vous votre unité { $where ->
        [inside] à l’intérieur
        [outside] à l’extérieur
       *[anywhere] { $stages ->
            [0] qui n’a pas marché ce tour-ci
           *[other] qui a marché ce tour-ci
        }
    }
   *[other] que perdez-vous parmi vos { $troops } unités { $where ->
        [inside] à l’intérieur
        [outside] à l’extérieur
       *[anywhere] { $stages ->
            [0] qui n’ont pas marché ce tour-ci
           *[other] qui ont marché ce tour-ci
        }
    }
} ?
waiting-losses-from = { $seat } choisit ses pertes { $village_at }.
prompt-escape-too = Qui d’autre s’évade par votre Souterrain { $village_at } ?
waiting-escape-too = { $seat } choisit qui d’autre s’évade { $village_at }.
prompt-relic = Accordez-vous à { $lord } ({ $other }) la relique { $village_of } ?
waiting-relic = { $other_is ->
    [you] { $seat } décide si { $lord }, de votre famille, peut prendre la relique { $village_at }.
   *[other] { $seat } décide si { $lord } ({ $other }) peut prendre la relique { $village_at }.
}
prompt-take-over = Quel seigneur prend { $relic_the } ?
waiting-take-over = { $seat } choisit qui prend { $relic_the }.
prompt-draft-deal = Que contient votre offre à { $other } ?
waiting-draft-deal = { $other_is ->
    [you] { $seat } prépare une offre pour vous.
   *[other] { $seat } prépare une offre pour { $other }.
}
prompt-deal = Acceptez-vous l’offre { $other_of } ?
waiting-deal = { $other_is ->
    [you] { $seat } réfléchit à votre offre.
   *[other] { $seat } réfléchit à l’offre { $other_of }.
}
prompt-offer-stands = { $other } réfléchit à votre offre : vous pouvez encore la retirer.
waiting-offer-stands = { $seat } peut retirer une offre.
prompt-invitation = { $count ->
    [0] Qui invitez-vous à une discussion privée ?
   *[other] Qui invitez-vous à une discussion privée ? Si quelqu’un vient, elle coûte une ambassade.
}
waiting-invitation = { $seat } choisit qui inviter à une discussion privée.
prompt-enter-talk = { $other } vous invite à une discussion privée : participez-vous ?
waiting-enter-talk = { $other_is ->
    [you] { $seat } réfléchit à votre invitation à une discussion privée.
   *[other] { $seat } réfléchit à une discussion privée avec { $other }.
}
prompt-talk = { $count ->
    [0] Discussion privée : que proposez-vous ?
    [one] Discussion privée : que proposez-vous ?
   *[other] Discussion privée ({ $count } ambassades dépensées) : que proposez-vous ?
}
waiting-talk = { $count ->
    [0] { $seat } tient une discussion privée.
   *[other] { $seat } tient une discussion privée ({ table-embassies }).
}
prompt-talk-goes-on = La discussion privée continue : la prolongez-vous ?
waiting-talk-goes-on = { $seat } tient une discussion privée.
prompt-window-turn = Avant le début du tour : voulez-vous faire quelque chose ?
waiting-window-turn = { $seat } peut intervenir avant le début du tour.
prompt-window-turn-aside = Avant le début du tour : encore quelque chose à faire ?
waiting-window-turn-aside = { $seat } peut encore intervenir avant le début du tour.
prompt-window-vote = Les candidats sont connus : voulez-vous faire quelque chose avant le vote ?
waiting-window-vote = { $seat } peut intervenir avant le vote.
prompt-window-vote-aside = Les autres vont voter : un accord à proposer d’abord ?
waiting-window-vote-aside = { $seat } peut intervenir avant le vote des autres.
prompt-window-elected = Un évêque vient d’être élu : voulez-vous faire quelque chose ?
waiting-window-elected = { $seat } peut intervenir après l’élection de l’évêque.
prompt-window-calamities = Avant les calamités : voulez-vous faire quelque chose ?
waiting-window-calamities = { $seat } peut intervenir avant les calamités.
prompt-window-calamities-aside = Avant les calamités : un accord à proposer ?
waiting-window-calamities-aside = { $seat } peut négocier avant les calamités.
prompt-window-income = Avant les revenus : voulez-vous faire quelque chose ?
waiting-window-income = { $seat } peut intervenir avant les revenus.
prompt-window-income-aside = Avant les revenus : un accord à proposer ?
waiting-window-income-aside = { $seat } peut négocier avant les revenus.
prompt-window-battle = Une bataille va commencer : voulez-vous faire quelque chose avant ?
waiting-window-battle = { $seat } peut intervenir avant la bataille.
prompt-window-round = Un round va commencer : voulez-vous faire quelque chose avant ?
waiting-window-round = { $seat } peut intervenir avant le round.
prompt-window-battle-aside = D’autres joueurs vont se battre : voulez-vous faire quelque chose avant ?
waiting-window-battle-aside = { $seat } peut intervenir avant la bataille des autres.
prompt-window-round-aside = D’autres joueurs vont livrer un round : voulez-vous faire quelque chose avant ?
waiting-window-round-aside = { $seat } peut intervenir avant le round des autres.
prompt-window-pillage = Les combats sont finis : voulez-vous faire quelque chose avant le pillage ?
waiting-window-pillage = { $seat } peut intervenir avant le pillage.
prompt-window-pillage-aside = Les combats sont finis, et aucun siège ne vous concerne : voulez-vous faire quelque chose avant le pillage ?
waiting-window-pillage-aside = { $seat } peut intervenir avant le pillage des autres.
prompt-window-end = Avant la fin du tour et le compte des points : voulez-vous faire quelque chose ?
waiting-window-end = { $seat } peut intervenir avant la fin du tour.
prompt-window-end-aside = Avant la fin du tour et le compte des points : un accord à proposer ?
waiting-window-end-aside = { $seat } peut négocier avant la fin du tour.
prompt-window-minor = Entre deux actions : voulez-vous faire quelque chose ?
waiting-window-minor = { $seat } peut intervenir.
prompt-window-card = Une carte va être jouée : un accord à proposer d’abord ?
waiting-window-card = { $seat } peut négocier au sujet de la carte jouée.
prompt-window-draws = Avant la pioche suivante : voulez-vous faire quelque chose (sauf jouer une carte Surprise) ?
waiting-window-draws = { $seat } peut intervenir entre deux pioches.

## Choices

choice-settle = S’installer { $village_at }
choice-place = Placer { $lord } { $village_at }
choice-ask-host = Demander une place pour { $lord } { $village_at }
choice-play-lord = Jouer { $lord } { $village_at }
choice-name-prince = Nommer { $lord } prince héritier
choice-pass = Passer
choice-done = C’est tout
choice-decline = Renoncer
choice-refuse = Refuser
choice-grant = Accepter
choice-accept = Accepter
choice-propose = Proposer un mariage : { $lord } et { $spouse } ({ $owner })
choice-present = Présenter { $lord }
choice-vote = { $candidate_sort ->
    [aucun] Pion Pour : non posé.
   *[seigneur] Pour : { $candidate }.
}{" "}{ $null_sort ->
    [aucun] Pion Nul : non posé
   *[seigneur] Nul : { $null }
}
choice-discard = Défausser « { $card } »
choice-draw-event = { $top ->
    [calamity] Piocher un événement (une calamité est sur le dessus)
   *[event] Piocher un événement
}
choice-draw-character = Piocher un personnage
choice-stop = S’arrêter ici
choice-harvest = { $ends ->
    [yes] Bonnes récoltes : mettre fin à la famine dans l’évêché de { table-bishopric }
   *[no] Bonnes récoltes sur l’évêché de { table-bishopric }
}
choice-weather = { $ends ->
    [yes] Beau temps : chasser le mauvais temps de l’évêché de { table-bishopric }
   *[no] Beau temps sur l’évêché de { table-bishopric }
}
choice-tallage = Lever la taille sur { $fief_the }
choice-royal-tallage = Lever la taille royale sur { $fief_the }
choice-tithe = Lever la dîme sur l’évêché de { table-bishopric }
choice-cardinal-tithe = Lever la dîme sur l’évêché de { table-bishopric } par le cardinal { $lord }
choice-papal-tithe = Lever la dîme papale
choice-pray = Dans l’évêché de { table-bishopric }
choice-no-offer = Ne rien proposer
choice-pay-ransom = Payer la rançon { $lord_of } : { table-coins }
choice-buy-sergeant = Sergent { $village_at } : { table-coins }
choice-buy-knight = Chevalier { $village_at } : { table-coins }
choice-hire-sergeant = Acheter un sergent : { table-coins }
choice-hire-knight = Acheter un chevalier : { table-coins }
choice-post-sergeant = Placer un sergent { $village_at }
choice-post-knight = Placer un chevalier { $village_at }
choice-buy-mill = Moulin { $village_at } : { table-coins }
choice-buy-castle = Château { $village_at } : { table-coins }
choice-buy-title = Titre { $fief_of } pour { $lord }, cité { $village_at } : { $count ->
    [0] gratuit
   *[other] { table-coins }
}
choice-ask-waiver = Demander à la couronne le titre { $fief_of } gratuitement (prix : { table-coins })
choice-buy-cardinal = Titre de cardinal pour { $lord } : { table-coins }
choice-hand-title = Transmettre le titre { $fief_of } à { $lord }
choice-lead = Déplacer { $lord } depuis { $village }
choice-join = Emmener aussi { $lord }
choice-stay = { $lord } reste sur place
choice-bring = Emmener { $lord_sex ->
    [femme] la prisonnière
   *[homme] le prisonnier
} { $lord }
choice-first-from = D’abord les troupes venues { $village_of }
choice-march = Aller { $to_at }{ $seats_is ->
    [nobody] {""}
   *[many] {" "}({ $seats } : { table-troops })
}
choice-relieve = Secourir { $to }{ $seats_is ->
    [nobody] {""}
   *[many] {" "}({ $seats } : { table-troops })
}
choice-muster = { $knights ->
    [0] { $sergeants ->
        [0] N’emmener aucune troupe
       *[other] Emmener { table-force }
    }
   *[other] Emmener { table-force }
}
choice-muster-mixed = { choice-muster } (ont déjà marché : sergents { $weary_sergeants }, chevaliers { $weary_knights })
choice-ride = Partir en chevauchée avec { table-knights }
choice-dig = Souterrain, { $obstacle_past }
choice-halt = S’arrêter ici
choice-allow = Laisser passer
choice-toll = Laisser passer pour { table-coins }
choice-pay-toll = Payer le péage
choice-turn-back = { $knights ->
    [0] { $sergeants ->
        [0] Rebrousser chemin
       *[other] Rebrousser chemin avec { table-force } de la garnison
    }
   *[other] Rebrousser chemin avec { table-force } de la garnison
}
choice-let-pass = Laisser passer
choice-stand = Barrer la route et combattre
choice-fight = Combattre { $seat }
choice-ride-on = Continuer la chevauchée
choice-attack = Attaquer { $seat } { $village_at } ({ table-troops }{ $lords_is ->
    [none] {""}
   *[many] {", "}{ $lords }
})
choice-keep-out = Rester à l’écart
choice-join-side = Aider { $side_the }
choice-stay-true = Rester dans la bataille
choice-leave-battle = Quitter la bataille
choice-change-sides = Changer de camp
choice-lose = { $knights ->
    [0] { $sergeants ->
        [0] Ne rien perdre ici
       *[other] Perdre { table-force }
    }
   *[other] Perdre { table-force }
}
choice-lose-of = { $seat_is ->
    [you] Vous perdez l’unité
   *[other] { $seat } perd l’unité
}
choice-sacrifice = { $lord } meurt
choice-fight-on = Continuer le combat
choice-stop-battle = Arrêter le combat
choice-surrender = Se rendre
choice-capture = { $seat_is ->
    [you] Capturer { $lord } (rançon : { table-coins })
   *[other] Confier la garde { $lord_of } à { $seat } (rançon : { table-coins })
}
choice-spare = Laisser { $lord } libre
choice-yield = Laisser le contrôle à { $seat }
choice-besiege = Assiéger { $village }
choice-pillage = Piller un moulin { $village_at } pour { table-coins }
choice-take-title = Titre { $fief_of } pour { $lord }
choice-inherit = { $lord } hérite du titre { $fief_of }
choice-bury = Régler d’abord l’héritage { $lord_of }
choice-revive = Sauver { $lord }
choice-revolt = Révolte { $village_at }
choice-join-revolt = { $count ->
    [one] Ajouter { $count } carte Révolte
   *[other] Ajouter { $count } cartes Révolte
}
choice-strike = { $seat_is ->
    [you] Frapper les vôtres
   *[other] Frapper { $seat }
}
choice-calm = { $lord } tente de la calmer comme évêque
choice-pay-to-calm = { $lord } tente de la calmer comme cardinal, pour { table-coins }
choice-tunnel = Souterrain : les murs ne protègent plus
choice-escape = Souterrain : évasion { $lord_of }
choice-assassinate = Assassinat { $victim_of } ({ $owner }), sur ordre { $lord_of }
choice-justice = Justice : exécution { $lord_of }
choice-ambush = Embuscade : capturer { $lord } ({ $owner })
choice-make-cardinal = Cardinal : { $lord } ({ $owner_is ->
    [you] de votre famille
   *[other] { $owner }
})
choice-make-arc = D’Arc : { $lord } ({ $owner_is ->
    [you] de votre famille
   *[other] { $owner }
})
choice-excommunicate = Excommunier { $lord } ({ $owner_is ->
    [you] de votre famille
   *[other] { $owner }
})
choice-absolve = Lever l’excommunication
choice-ask-annulment = Demander au pape d’annuler le mariage { $lord_of }
choice-cede = Céder { $village } à { $seat }
choice-release = Libérer { $lord }
choice-hand-over = Confier la garde { $lord_of } à { $seat }
choice-lift-siege = Lever le siège { $village_of }
choice-take-relic = { $lord } prend la relique { $village_at }
choice-give-relic = Donner { $relic_the } à { $lord }
choice-deal = Proposer un accord à { $seat }
choice-talk = Proposer une discussion privée
choice-invite = Inviter { $seat }
choice-begin-talk = Envoyer les invitations
choice-enter-talk = Participer
choice-stay-out = Ne pas participer
choice-prolong = Prolonger (1 ambassade)
choice-withdraw = Y renoncer
choice-offer = Faire l’offre
choice-drop-term = Retirer le point { $point } : { $term ->
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
choice-counter = Faire une autre offre
choice-give-money = Donner { table-coins }
choice-want-money = Demander { table-coins }
choice-give-village = Donner { $village }
choice-want-village = Demander { $village }
choice-give-prisoner = Confier { $lord_sex ->
    [femme] la prisonnière
   *[homme] le prisonnier
} { $lord }
choice-want-prisoner = Demander { $lord_sex ->
    [femme] la prisonnière
   *[homme] le prisonnier
} { $lord }
choice-give-release = Libérer { $lord }
choice-want-release = Demander la libération { $lord_of }
choice-offer-relic = Donner { $relic_the } à { $lord }
choice-want-relic = Demander { $relic_the } pour { $lord }
choice-give-passage = Accorder le passage au groupe { $lord_of } { $village_at }
choice-want-passage = Demander le passage { $village_at } pour le groupe { $lord_of }
choice-give-waiver = Donner le titre { $fief_of } gratuitement
choice-want-waiver = Demander le titre { $fief_of } gratuitement
choice-give-consent = Donner l’accord du pape : { $lord } cardinal
choice-want-consent = Demander l’accord du pape : { $lord } cardinal
choice-give-annulment = Annuler le mariage { $lord_of }
choice-want-annulment = Demander l’annulation du mariage { $lord_of }
choice-give-absolution = Lever l’excommunication { $lord_of }
choice-want-absolution = Demander la levée de l’excommunication { $lord_of }
choice-give-card = Donner « { $card } »
choice-want-card = Demander « { $card } »
choice-give-back = Donner { $back_a }
choice-want-back = Demander { $back_a }
choice-give-play = { $play ->
    [none] Jouer une carte
   *[other] Jouer { table-play }
}
choice-want-play = { $play ->
    [none] Faire jouer une carte
   *[other] Faire jouer { table-play }
}
choice-no-play = Ne pas ajouter de carte à jouer
choice-give-unseen-play = Jouer { $back_a }
choice-want-unseen-play = Faire jouer { $back_a }
choice-marry = Mariage : { $lord } et { $spouse }
choice-promise = Une promesse, qui n’engage personne
choice-raise-hand = Attendez ! M’interroger au prochain moment
choice-lower-hand = Retirer « Attendez ! »
choice-attend = M’interroger aussi aux moments mineurs
choice-ignore = Ne m’interroger qu’aux moments majeurs
choice-policy = Passage pour { $seat } : { $policy }
choice-disarm = Retirer la réaction { $reaction }
choice-arm-escape = Préparer « Souterrain » pour { $lord } (dès que possible)
choice-arm-revolt = Préparer « Révolte » { $village_at } (dès que possible)
choice-arm-justice = Préparer « Justice » contre { $lord } (dès que possible)
choice-arm-cession = Préparer la cession { $village_of } à { $seat } si { $attacker } y attaque

verb-settle = S’installer
verb-place = Placer
verb-ask-host = Demander une place
verb-play-lord = Jouer un seigneur
verb-name-prince = Prince héritier
verb-pass = Passer
verb-done = C’est tout
verb-decline = Renoncer
verb-refuse = Refuser
verb-grant = Accepter
verb-accept = Accepter
verb-propose = Proposer un mariage
verb-present = Présenter
verb-vote = Voter
verb-discard = Défausser
verb-draw-event = Piocher un événement
verb-draw-character = Piocher un personnage
verb-stop = S’arrêter ici
verb-harvest = Bonnes récoltes
verb-weather = Beau temps
verb-tallage = Taille
verb-royal-tallage = Taille royale
verb-tithe = Dîme
verb-cardinal-tithe = Dîme d’un cardinal
verb-papal-tithe = Dîme papale
verb-pray = Invoquer la relique
verb-no-offer = Ne rien proposer
verb-pay-ransom = Payer une rançon
verb-buy-sergeant = Sergent
verb-buy-knight = Chevalier
verb-hire-sergeant = Acheter un sergent
verb-hire-knight = Acheter un chevalier
verb-post-sergeant = Placer un sergent
verb-post-knight = Placer un chevalier
verb-buy-mill = Moulin
verb-buy-castle = Château
verb-buy-title = Titre de fief
verb-ask-waiver = Titre gratuit
verb-buy-cardinal = Titre de cardinal
verb-hand-title = Transmettre un titre
verb-lead = Déplacer un seigneur
verb-join = Emmener aussi
verb-stay = Laisser sur place
verb-bring = Emmener un prisonnier
verb-first-from = Troupes à emmener d’abord
verb-march = Aller
verb-relieve = Secourir
verb-muster = Emmener des troupes
verb-muster-mixed = Emmener des troupes
verb-ride = Chevauchée
verb-dig = Souterrain
verb-halt = S’arrêter ici
verb-allow = Laisser passer
verb-toll = Exiger un péage
verb-pay-toll = Payer le péage
verb-turn-back = Rebrousser chemin
verb-let-pass = Laisser passer
verb-stand = Barrer la route
verb-fight = Combattre
verb-ride-on = Continuer
verb-attack = Attaquer
verb-keep-out = Rester à l’écart
verb-join-side = Aider
verb-stay-true = Rester
verb-leave-battle = Quitter
verb-change-sides = Changer de camp
verb-lose = Perdre des troupes
verb-lose-of = Qui perd
verb-sacrifice = Qui meurt
verb-fight-on = Continuer
verb-stop-battle = Arrêter le combat
verb-surrender = Se rendre
verb-capture = Capturer
verb-spare = Laisser libre
verb-yield = Laisser le contrôle à
verb-besiege = Assiéger
verb-pillage = Piller
verb-take-title = Prendre un titre
verb-inherit = Hériter
verb-bury = Régler un héritage
verb-revive = Sauver
verb-revolt = Révolte
verb-join-revolt = Renforcer une révolte
verb-strike = Frapper
verb-calm = Calmer
verb-pay-to-calm = Payer pour calmer
verb-tunnel = Souterrain
verb-escape = Évasion
verb-assassinate = Assassinat
verb-justice = Justice
verb-ambush = Embuscade
verb-make-cardinal = Cardinal
verb-make-arc = D’Arc
verb-excommunicate = Excommunier
verb-absolve = Lever l’excommunication
verb-ask-annulment = Annulation d’un mariage
verb-cede = Céder
verb-release = Libérer
verb-hand-over = Confier la garde
verb-lift-siege = Lever un siège
verb-take-relic = Prendre une relique
verb-give-relic = Donner une relique
verb-deal = Accord
verb-talk = Discussion privée
verb-invite = Inviter
verb-begin-talk = Envoyer les invitations
verb-enter-talk = Participer
verb-stay-out = Ne pas participer
verb-prolong = Prolonger
verb-withdraw = Y renoncer
verb-offer = Faire l’offre
verb-drop-term = Retirer
verb-counter = Autre offre
verb-give-money = Donner de l’argent
verb-want-money = Demander de l’argent
verb-give-village = Donner un village
verb-want-village = Demander un village
verb-give-prisoner = Confier un prisonnier
verb-want-prisoner = Demander un prisonnier
verb-give-release = Libérer un prisonnier
verb-want-release = Demander une libération
verb-offer-relic = Donner une relique
verb-want-relic = Demander une relique
verb-give-passage = Accorder le passage
verb-want-passage = Demander le passage
verb-give-waiver = Donner un titre gratuit
verb-want-waiver = Demander un titre gratuit
verb-give-consent = Donner l’accord du pape
verb-want-consent = Demander l’accord du pape
verb-give-annulment = Annuler un mariage
verb-want-annulment = Demander une annulation
verb-give-absolution = Lever l’excommunication
verb-want-absolution = Demander la levée de l’excommunication
verb-give-card = Donner une carte
verb-want-card = Demander une carte
verb-give-back = Donner une carte cachée
verb-want-back = Demander une carte cachée
verb-give-play = Jouer une carte
verb-want-play = Faire jouer une carte
verb-no-play = Aucune carte
verb-give-unseen-play = Jouer une carte cachée
verb-want-unseen-play = Faire jouer une carte cachée
verb-marry = Mariage
verb-promise = Promesse
verb-raise-hand = Attendez !
verb-lower-hand = Retirer « Attendez ! »
verb-attend = Tous les moments
verb-ignore = Moments majeurs seulement
verb-policy = Passage automatique
verb-disarm = Retirer une réaction
verb-arm-escape = Préparer une évasion
verb-arm-revolt = Préparer une révolte
verb-arm-justice = Préparer « Justice »
verb-arm-cession = Préparer une cession

window-window-turn = Avant le début d’un tour
window-window-turn-aside = Avant le début d’un tour, juste après la fin du précédent
window-window-vote = Avant un vote
window-window-vote-aside = Avant le vote des autres (négocier seulement)
window-window-elected = Après l’élection d’un évêque
window-window-calamities = Avant les calamités
window-window-calamities-aside = Avant les calamités (négocier seulement)
window-window-income = Avant les revenus
window-window-income-aside = Avant les revenus (négocier seulement)
window-window-battle = Avant une bataille
window-window-round = Avant un round de bataille
window-window-battle-aside = Avant une bataille entre d’autres joueurs
window-window-round-aside = Avant un round entre d’autres joueurs
window-window-pillage = Avant le pillage
window-window-pillage-aside = Avant le pillage des autres
window-window-end = Avant la fin du tour
window-window-end-aside = Avant la fin du tour (négocier seulement)
window-window-minor = Entre deux actions
window-window-card = Quand une carte est jouée (négocier seulement)
window-window-draws = Entre deux pioches
window-courtship = Proposer un mariage
window-tunnel-for-revolt = Souterrain pour aider une révolte
window-join-battle = Se joindre à une bataille

field-lord = Quel seigneur ?
field-village = Quel village ?
field-spouse = Avec qui ?
field-candidate = Pour qui ?
field-null = Où va le pion Nul ?
field-card = Quelle carte ?
field-bishopric = Quel évêché ?
field-fief = Quel fief ?
field-count = Combien ?
field-point = Quel point ?
field-reaction = Laquelle ?
field-to = Vers où ?
field-obstacle = Contre quoi ?
field-sergeants = Combien de sergents ?
field-knights = Combien de chevaliers ?
field-weary_sergeants = Combien des sergents qui ont déjà marché ?
field-weary_knights = Combien de chevaliers qui ont déjà marché ?
field-seat = Quel joueur ?
field-side = Quel camp ?
field-victim = Quelle victime ?
field-relic = Quelle relique ?
field-back = Quelle sorte de carte ?
field-policy = Quelle réponse ?
field-attacker = Contre quel attaquant ?

## Table

game-title = Fief
game-summary = La France au quinzième siècle : des familles nobles se marient, votent, lèvent l’impôt et se battent pour des fiefs, la couronne et le titre de pape. Il faut trois points de victoire pour gagner en solitaire, quatre avec un allié.
game-players = 3 à 6 joueurs

option-relics = Reliques
    .help = Chaque chef-lieu abrite une relique ; les ecclésiastiques peuvent la prendre, et chacune a son pouvoir.
option-relics-no = non
option-relics-yes = oui
option-fog = Brouillard de guerre
    .help = Avant le combat, on ne distingue pas les sergents des chevaliers adverses.
option-fog-no = non
option-fog-yes = oui
option-diplomacy = Diplomatie
    .help = Échanger des cartes ou discuter en privé coûte une ambassade, ou rien.
option-diplomacy-embassies = avec ambassades
option-diplomacy-free = libre
    .brief = diplomatie libre
option-money = Argent
    .help = L’argent de chacun est visible de tous, ou caché.
option-money-open = visible
option-money-hidden = caché
    .brief = argent caché
option-gentle = Premier tour clément
    .help = Les calamités piochées au premier tour sont défaussées sans effet.
option-gentle-no = non
option-gentle-yes = oui
option-die = Dé de combat
    .help = Faces 0, 1, 1, 2, 2, 3, comme dans les exemples du livret ; ou 1, 1, 2, 2, 3, 3, comme dans une de ses phrases.
option-die-blank = avec une face vierge
option-die-printed = sans face vierge
    .brief = dé de combat sans face vierge
option-refresh = Retour des ambassades
    .help = Trois ambassades pour toute la partie, ou trois à chaque tour.
option-refresh-never = jamais
option-refresh-turn = à chaque tour
    .brief = ambassades rendues à chaque tour

table-bishopric = { $bishopric ->
    [1] Blaye
    [2] Tournus
    [3] St Gérôme
    [4] Bourg
   *[5] Sigy
}
table-lord = { $seat_is ->
    [you] { $lord_yours }
   *[other] { $lord } ({ $seat })
}
table-coins = { $count ->
    [0] aucun écu
    [one] { $count } écu
   *[other] { $count } écus
}
table-voices = { $count ->
    [0] aucune voix
    [one] { $count } voix
   *[other] { $count } voix
}
table-damage = { $count ->
    [0] aucun dégât
    [one] { $count } dégât
   *[other] { $count } dégâts
}
table-troops = { $count ->
    [0] sans troupes
    [one] { $count } unité
   *[other] { $count } unités
}
table-embassies = { $count ->
    [0] aucune ambassade
    [one] { $count } ambassade
   *[other] { $count } ambassades
}
table-sergeants = { $sergeants ->
    [0] aucun sergent
    [one] { $sergeants } sergent
   *[other] { $sergeants } sergents
}
table-knights = { $knights ->
    [0] aucun chevalier
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
}
table-force = { $knights ->
    [0] { $sergeants ->
        [0] aucune troupe
       *[other] { table-sergeants }
    }
   *[other] { $sergeants ->
        [0] { table-knights }
       *[other] { table-sergeants } et { table-knights }
    }
}
table-characters = { $characters ->
    [one] { $characters } carte Personnage
   *[other] { $characters } cartes Personnage
}
table-events = { $events ->
    [one] { $events } carte Événement
   *[other] { $events } cartes Événement
}
table-traded = { $events ->
    [0] { table-characters }
   *[other] { $characters ->
        [0] { table-events }
       *[other] { table-characters } et { table-events }
    }
}

# The table in the terminal

table-legend = A à F : les joueurs, dans l’ordre des places. Sur la carte : en CAPITALES un chef-lieu, la lettre du joueur qui contrôle le village, # château, @ cité fortifiée, + qui d’autre y a des troupes ; les pointillés sont les chemins.
table-signs = ▸ le joueur dont c’est le tour. Dans les listes : le nombre après un village est celui de son évêché, s sergents, c chevaliers, e engins de siège, un point d’interrogation pour des unités cachées par le brouillard, [entre crochets] les prisonniers ; (+5) après l’argent : le revenu prévu.
table-relics = reliques
table-fog = brouillard de guerre
table-free-diplomacy = diplomatie libre
table-hidden-money = argent caché
table-turn = tour { $count }
table-first = joue en premier
table-raised = « Attendez ! »
table-points = { $count } { $count ->
    [one] point
   *[other] points
} sur { $goal }
table-points-together = { $count } { $count ->
    [one] point
   *[other] points
}, { $together } sur { $goal } avec { $other }
table-taxes = { $count ->
    [0] aucun impôt
    [one] { $count } impôt
   *[other] { $count } impôts
}
table-supply = réserve
table-hand = main
table-free = libres
table-mills = { $count ->
    [one] { $count } moulin
   *[other] { $count } moulins
}
table-mill = revenu d’un moulin : { $count }
table-relic = relique
table-siege = siège mis par { $seat } (engin : { $count })
table-sergeants-short = { $sergeants }s
table-knights-short = { $knights }c
table-engines-short = { $engines }e
table-no-bishop = sans évêque
table-cardinals = cardinaux
table-character-pile = pioches : personnages { $count }
table-event-pile = événements { $count }
table-top = dessus : { $back }
table-track = calamités { $count }
table-queen = reine
table-regent = régente
table-prince = prince héritier
table-arc = d’Arc
table-excommunicated = sous excommunication
table-marked = commanditaire d’un meurtre
table-dying = va mourir
table-married = { $spouse_sex ->
    [femme] épouse
   *[homme] époux
} : { $spouse } ({ $seat })
table-nowhere = hors du plateau
table-captive = en captivité chez { $seat } (rançon : { $count })
table-attending = à interroger aussi aux moments mineurs
table-prepared = préparé
table-against = si { $attacker } attaque
table-passage = { $seat } accorde à { $other } le passage { $village_at } (groupe : { $lords }).
table-admission = { $seat } ouvre à { $other } les portes { $village_of }.
table-waiver = { $seat } accorde gratuitement à { $other } le titre { $fief_of }.
table-consent = { $seat } donne à { $other } l’accord du pape : { $lord } cardinal.
table-talk = { $count ->
    [0] Discussion privée : { $seats }
   *[other] Discussion privée : { $seats } ({ table-embassies })
}
table-election = Élection { $office_of }
table-voices-of = voix
table-tokens = pions sur
table-group = { $seat } en marche { $village_at }
table-recruits = Nouvelles troupes { $seat_of }, face cachée
table-placed = { $count ->
    [one] { $count } placée
   *[other] { $count } placées
}
table-to-place = encore à placer
table-battle = Bataille { $village_at }, round { $count }
table-walls = { $count ->
    [one] les murs coûtent { $count } dé aux attaquants
   *[other] les murs coûtent { $count } dés aux attaquants
}
table-gates = les portes sont ouvertes
table-combat = { $count ->
    [0] aucun point de combat
    [one] { $count } point de combat
   *[other] { $count } points de combat
}
table-dice = { $count ->
    [0] aucun dé
    [one] { $count } dé
   *[other] { $count } dés
}
table-play = { $play ->
    [revolt] « Révolte » { $village_at }
    [tunnel] « Souterrain » contre les murs
    [escape] « Souterrain » pour { $lord }
    [assassinate] « Assassinat » contre { $victim }, sur ordre { $lord_of }
    [justice] « Justice » contre { $lord }
    [ambush] « Embuscade » contre { $lord }
    [make-cardinal] « Cardinal » pour { $lord }
    [make-arc] « D’Arc » pour { $lord }
    [harvest] « Bonnes récoltes » sur l’évêché de { table-bishopric }
    [weather] « Beau temps » sur l’évêché de { table-bishopric }
    [tallage] « Impôt » : la taille sur { $fief_the }
    [royal-tallage] « Impôt » : la taille royale sur { $fief_the }
    [tithe] « Impôt » : la dîme sur l’évêché de { table-bishopric }
    [cardinal-tithe] « Impôt » : la dîme sur l’évêché de { table-bishopric }, par { $lord }
    [papal-tithe] « Impôt » : la dîme papale
   *[play-lord] « { $lord } » { $village_at }
}
table-naming = { $seat_is ->
    [you] Quelle carte jouez-vous, et sur quoi ?
   *[other] Quelle carte faites-vous jouer à { $seat }, et sur quoi ?
}
table-draft = { $seat } prépare une offre pour { $other }
table-offer = { $seat } fait une offre à { $other }
