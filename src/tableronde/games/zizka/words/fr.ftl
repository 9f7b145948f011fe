### Medieval : Jan Žižka : français

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

token-raid-1 = Fumée dans le ravin
token-raid-2 = Le Camp du Loup boiteux
token-raid-3 = Captifs à la carrière
token-raid-4 = Le Capitaine des brigands
token-raid-5 = Le Sceau volé du roi
token-raid-6 = Feux sur la crête
token-pickpocket-1 = Jour de marché
token-pickpocket-2 = Foule au gibet
token-pickpocket-3 = Le Coffre du marchand
token-pickpocket-4 = Une bourse mal nouée
token-pickpocket-5 = Les Sacoches de l’émissaire
token-pickpocket-6 = Le Banquet de la guilde
token-town-1 = Audience chez le burgrave
token-town-2 = Le Légat de Hongrie
token-town-3 = Lettres pour Prague
token-town-4 = Le Conseil des marchands
token-town-5 = Propos à la fontaine
token-town-6 = La Place du prêcheur
token-hunt-1 = Lièvres dans les chaumes
token-hunt-2 = Sanglier dans le fourré
token-hunt-3 = Le Cerf blanc
token-hunt-4 = L’Ours de la combe
token-hunt-5 = Braconnage au bois du seigneur
token-hunt-6 = La Meute de loups
token-den-1 = La Cave des contrebandiers
token-den-2 = Dés à la chandelle
token-den-3 = Le Prix du traître
token-monks-1 = Le Toit percé
token-monks-2 = Du pain pour les pauvres
token-monks-3 = Un novice pour l’abbaye
token-tournament-1 = Joutes sur le pré communal
token-tournament-2 = Les Lices du margrave
token-tournament-3 = Le Tournoi du roi Venceslas
token-tournament-4 = Le Tournoi du roi Sigismond

kind-raid = raid
kind-pickpocket = pickpocket
kind-town = ville
kind-hunt = chasse
kind-den = repaire
kind-monks = moines
kind-tournament = tournoi
kind-tavern = taverne
kind-conquest-easy = château facile
kind-conquest-hard = château difficile
kind-waypoint = simple étape
kind-start = case de départ, sans événement
kind-event = sans événement

card-easy-1 = Poterne
card-easy-2 = Palissade
card-easy-3 = Pourparlers et assaut
card-easy-4 = Guet soudoyé
card-easy-5 = Échelle de nuit
card-hard-1 = Courtine
card-hard-2 = Douves et donjon
card-hard-3 = Long siège
card-hard-4 = Brèche
card-hard-5 = Châtelet d’entrée
card-torak-basic-1 = Enrôlement de force
card-torak-basic-2 = Marche forcée
card-torak-basic-3 = Murmures à Prague
card-torak-basic-4 = De l’or pour Sigismond
card-torak-basic-5 = Sillage de cendres
card-torak-basic-6 = Baron brigand
card-torak-basic-7 = Tavernes désertes
card-torak-basic-8 = Renommée croissante
card-torak-easy = Hésitation
card-torak-hard = Traque sans merci

difficulty-easy = facile
difficulty-hard = difficile

sovereign-wenceslas = Venceslas
sovereign-sigismund = Sigismond

trait-vice = vice
    .the = le vice
trait-virtue = vertu
    .the = la vertu

face-sword = épée
    .a = une épée
face-shield = bouclier
    .a = un bouclier
face-speech = parole
    .a = une parole
face-wild = joker
    .a = un joker
face-coin = pièce
    .a = une pièce
face-blank = face vierge
    .a = une face vierge

die-entourage = dé d’entourage
    .sort = simple
die-wenceslas = dé de Venceslas
    .sort = souverain
die-sigismund = dé de Sigismond
    .sort = souverain

purpose-event = événement
    .for = pour l’événement
purpose-obstacle = obstacle
    .for = contre l’obstacle
purpose-attack = attaque
    .for = pour l’attaque
purpose-defence = défense
    .for = pour la défense

warrant-warrant-1 = Limiers
    .text = Chaque fois que Torak se déplace, il peut aller une case plus loin.
warrant-warrant-2 = Routes surveillées
    .text = Portée réduite d’une case.
warrant-warrant-3 = Disgrâce royale
    .text = Aucune faveur de souverain ne peut être gardée ni gagnée ; chacune de celles déjà obtenues est rendue contre 1 point de victoire.
warrant-warrant-4 = Recrues méfiantes
    .text = Chaque membre embauché coûte une pièce de plus.

loss-half-coins = la moitié des pièces
    .your = la moitié de vos pièces
    .their = la moitié de ses pièces
loss-all-coins = toutes les pièces
    .your = toutes vos pièces
    .their = toutes ses pièces
loss-member = un membre
    .your = un membre
    .their = un membre

## Rules

rules-BOARD = Le plateau
ZIZ-BOARD-01 = Des chemins relient les cases ; deux cases ne sont voisines que si un chemin les relie directement.
ZIZ-BOARD-02 = Chaque case est de l’un de ces types, et d’un seul : case d’événement (grande), case de départ (grande), taverne (petite), château facile, château difficile (les cases de conquête) ou simple étape (petite).
ZIZ-BOARD-03 = Une grande case porte au plus un jeton Événement ; les autres cases n’en portent jamais.
ZIZ-BOARD-04 = Il y a exactement deux cases de départ. Ce sont des cases d’événement comme les autres, mais elles commencent la partie sans jeton.
ZIZ-BOARD-05 = Une même case peut accueillir autant de figurines que l’on veut.
ZIZ-BOARD-06 = Au bord du plateau se trouvent trois tables pour le niveau I et trois pour le niveau II ; chacune reçoit au plus une carte de membre, face visible.

rules-SETUP = Mise en place
ZIZ-SETUP-01 = Les 34 jetons Événement sont mélangés face cachée. Chaque case d’événement, sauf les deux cases de départ, en reçoit un, face cachée (16 en tout) ; les 18 autres forment la pile, face cachée.
ZIZ-SETUP-02 = Les cartes de conquête facile et de conquête difficile sont mélangées séparément et forment deux pioches face cachée.
ZIZ-SETUP-03 = Les membres de niveau I et de niveau II sont mélangés séparément et forment deux pioches face visible : on voit donc toujours la carte du dessus de chacune.
ZIZ-SETUP-04 = Trois cartes de chaque pioche de membres sont posées, face visible, sur les tables de ce niveau.
ZIZ-SETUP-05 = Les deux jetons de faveur commencent dans la réserve commune, chacun avec le dé de son souverain.
ZIZ-SETUP-06 = Les pièces, les dés d’entourage, les jetons Chance et les mandats d’arrêt commencent dans la réserve commune ; la face solo des mandats est cachée.
ZIZ-SETUP-07 = Chaque joueur reçoit au hasard un commandant différent, avec sa figurine et sa base, trois jetons boucliers et les quatre membres de départ de sa couleur, marqués de l’initiale du commandant : vert pour Bores, bleu pour Katerina, jaune pour Torak, rouge pour Žižka.
ZIZ-SETUP-08 = Avant la partie, on choisit une face pour tout le monde : tous les plateaux de commandant montrent la face A, ou tous montrent la face B.
ZIZ-SETUP-09 = Le marqueur de points de victoire de chaque joueur commence sur 0 et son marqueur de morale au milieu de la piste ; le troisième jeton bouclier reste de côté.
ZIZ-SETUP-10 = Les figurines sont placées sur les deux cases de départ : une sur chacune à deux joueurs, une et deux à trois joueurs, deux sur chacune à quatre joueurs.
ZIZ-SETUP-11 = À deux joueurs ou plus, les cases de départ alternent dans l’ordre du tour : le premier joueur commence à Strakonice, le deuxième à Trocnov, le troisième de nouveau à Strakonice, et ainsi de suite.
ZIZ-SETUP-12 = L’entourage de départ comprend les quatre membres de départ : trois donnent un dé chacun, le quatrième donne une relance.
ZIZ-SETUP-13 = Chaque joueur prend les pièces de départ indiquées pour son commandant sur la face utilisée.
ZIZ-SETUP-14 = Katerina prend aussi un jeton Chance si l’on joue avec la face A.
ZIZ-SETUP-15 = Le premier joueur est désigné à la création de la table, ou tiré au sort ; le jeton de premier joueur ne change jamais de mains.
ZIZ-SETUP-16 = On décide avant la partie si l’on joue avec la variante pour joueurs expérimentés ; ce choix ne change plus ensuite.

rules-ICON = Icônes, symboles et dés
ZIZ-ICON-01 = Il y a quatre icônes : l’épée, le bouclier, la parole et le joker, qui peut remplacer les trois autres.
ZIZ-ICON-02 = Il y a quatre symboles : le dé, la relance, le mouvement et le coup d’œil.
ZIZ-ICON-03 = Chaque symbole dé vous donne un dé d’entourage à chaque jet pour un événement, une rangée de conquête ou un combat.
ZIZ-ICON-04 = Chaque symbole relance vous permet de relancer, une fois, un dé d’un tel jet.
ZIZ-ICON-05 = Chaque icône imprimée sur un membre compte comme une icône obtenue aux dés ; une icône sur un plateau de commandant compterait aussi, mais aucun plateau n’en montre.
ZIZ-ICON-06 = Chaque symbole mouvement ajoute une case à votre portée, pour chaque action de mouvement du tour.
ZIZ-ICON-07 = Chaque symbole coup d’œil vous permet, une fois par tour, de regarder la face cachée d’un jeton Événement du plateau, au choix, ou la carte du dessus d’une pioche de conquête.
ZIZ-ICON-08 = Au cours d’un même événement, chaque dé, chaque relance et chaque icône imprimée ne sert qu’une fois.
ZIZ-ICON-09 = Les conquêtes font exception : vos dés, vos relances et vos icônes imprimées sont de nouveau disponibles à chaque rangée.
ZIZ-ICON-10 = Les symboles et les icônes de votre plateau de commandant et de tous vos membres s’additionnent.
ZIZ-ICON-11 = Vous pouvez dépenser plusieurs relances sur le même dé, l’une après l’autre.
ZIZ-ICON-12 = Un joker peut servir d’épée, de bouclier ou de parole ; il ne remplace jamais un symbole (dé, relance, mouvement, coup d’œil), une pièce ni un membre.
ZIZ-ICON-13 = Quand une condition demande des jokers, les épées, les boucliers et les paroles ne peuvent pas les remplacer ; il faut des jokers ou des jetons Chance.
ZIZ-ICON-14 = Vous ne lancez jamais plus de huit dés d’entourage à la fois ; au-delà de huit, les symboles dé, même conditionnels, n’ont aucun effet.
ZIZ-ICON-15 = Les dés de souveraineté ne comptent pas dans la limite de huit.
ZIZ-ICON-16 = Une face vierge ne donne rien.
ZIZ-ICON-17 = Un dé d’entourage porte deux épées, deux boucliers, une parole et un joker.
ZIZ-ICON-18 = Le dé de Venceslas porte deux paroles, un bouclier, une épée, un joker et une face vierge.
ZIZ-ICON-19 = Le dé de Sigismond porte deux épées, un bouclier, une parole, une pièce et une face vierge.
ZIZ-ICON-20 = Vous décidez des relances une par une et voyez chaque résultat avant la suivante ; les relances inutilisées à la fin de l’événement sont perdues.
ZIZ-ICON-21 = Vous pouvez relancer n’importe quel dé du jet, dés de souveraineté compris, sauf le dé de Sigismond si vous avez pris sa pièce : il est alors bloqué.
ZIZ-ICON-22 = Un coup d’œil ne coûte pas d’action ; vous pouvez l’utiliser à tout moment de votre tour, sauf au milieu d’une action.
ZIZ-ICON-23 = Seul le joueur qui utilise le coup d’œil voit le jeton ou la carte, qui reste en place, face cachée.
ZIZ-ICON-24 = Les icônes qui restent après un événement, une rangée de conquête ou un combat sont perdues.
ZIZ-ICON-25 = À chaque tentative d’événement, à chaque rangée de conquête et à chaque combat, vous disposez de nouveau de tous vos dés, de toutes vos relances et de toutes vos icônes imprimées.
ZIZ-ICON-26 = Un coup d’œil appartient à sa carte ou à son plateau : un membre qui arrive pendant votre tour apporte le sien, encore disponible, et un membre qui part emporte le sien. Si vous en avez plusieurs, celui du membre qui part compte comme utilisé en premier, à condition que ce membre ait déjà été là quand vous avez regardé.
ZIZ-ICON-27 = Si votre jet pour un événement ou une rangée de conquête réunit déjà toutes les icônes utiles, toutes les rangées du jeton comprises, ou si tous les dés de votre attaque comptent, on ne vous propose plus de relance, sauf si une relance gratuite peut encore faire apparaître la pièce du dé de Sigismond.

rules-MORALE = La morale
ZIZ-MORALE-01 = La piste de morale a cinq cases, numérotées ici de −2 (rouge, le vice) à +2 (bleu, la vertu) ; votre marqueur commence sur 0.
ZIZ-MORALE-02 = Un pas vers la vertu déplace le marqueur d’une case vers le haut, un pas vers le vice d’une case vers le bas.
ZIZ-MORALE-03 = Un pas qui sortirait de la piste donne 1 point de victoire à la place, et le marqueur ne bouge pas.
ZIZ-MORALE-04 = Arriver sur la première ou la dernière case de la piste ne donne en soi aucun point de victoire.
ZIZ-MORALE-05 = Quand une récompense comporte plusieurs pas, vous les faites un par un.
ZIZ-MORALE-06 = Un membre qui porte une icône de morale rejette la vertu ou le vice. Celui qui rejette la vertu ne peut pas vous servir tant que votre marqueur est sur +2, celui qui rejette le vice tant qu’il est sur −2.
ZIZ-MORALE-07 = Dès que votre marqueur arrive à un bout de la piste (vertu ou vice), tous les membres de votre entourage qui rejettent ce trait sont défaussés, sans compensation.
ZIZ-MORALE-08 = Tant que votre marqueur est à un bout de la piste (vertu ou vice), vous ne pouvez ni embaucher un membre qui rejette ce trait, ni en gagner un d’une autre façon.
ZIZ-MORALE-09 = L’interdiction cesse quand votre marqueur quitte le bout de la piste ; les membres déjà partis ne reviennent pas.
ZIZ-MORALE-10 = Les membres sans icône de morale, dont tous les membres de départ, ne sont jamais concernés.
ZIZ-MORALE-11 = En fin de partie, la position de votre marqueur ne rapporte rien.
ZIZ-MORALE-12 = Si un membre part pendant un événement, quelle qu’en soit la raison, vous gardez les icônes déjà réunies pour cet événement.

rules-COMMANDER = Les commandants
ZIZ-COMMANDER-01 = Sur la face A, chaque commandant donne deux mouvements.
ZIZ-COMMANDER-02 = Bores, face A : deux relances en plus (deux dés une fois chacun, ou un seul dé deux fois).
ZIZ-COMMANDER-03 = Katerina, face A : un coup d’œil en plus.
ZIZ-COMMANDER-04 = Torak, face A : un mouvement en plus, donc trois au total.
ZIZ-COMMANDER-05 = Žižka, face A : un dé en plus.
ZIZ-COMMANDER-06 = Sur la face B, chaque commandant donne deux mouvements et une relance.
ZIZ-COMMANDER-07 = Pièces de départ sur la face A : Bores 3, Katerina 5, Torak 4, Žižka 4 ; sur la face B, 4 pour chacun.
ZIZ-COMMANDER-08 = Vous ne perdez jamais les capacités de votre plateau de commandant.

rules-ENTOURAGE = L’entourage
ZIZ-ENTOURAGE-01 = Un entourage compte au plus quatre membres ; il peut en compter moins, ou même aucun.
ZIZ-ENTOURAGE-02 = Une carte de membre indique un coût d’embauche, une capacité et, sur certaines cartes, une icône de morale, une capacité conditionnelle ou les deux.
ZIZ-ENTOURAGE-03 = Une capacité conditionnelle liée à un autre type d’événement que le tournoi donne un dé de plus dans les événements de ce type.
ZIZ-ENTOURAGE-04 = Une capacité conditionnelle liée au tournoi donne une relance gratuite d’un dé dans chaque tournoi auquel vous participez.
ZIZ-ENTOURAGE-05 = Les capacités conditionnelles n’ont aucun effet dans les autres événements, ni dans les conquêtes, ni dans les combats.
ZIZ-ENTOURAGE-06 = Les capacités conditionnelles du même type s’additionnent ; vous pouvez utiliser plusieurs relances gratuites de tournoi sur le même dé.
ZIZ-ENTOURAGE-07 = Vous ne gagnez des membres que dans les tavernes, où vous les payez, et en récompense d’événements, où ils sont gratuits.
ZIZ-ENTOURAGE-08 = Si vous prenez un membre alors que vous en avez déjà quatre, vous devez congédier l’un de ces quatre.
ZIZ-ENTOURAGE-09 = Vous ne pouvez pas congédier un membre par simple envie ; un membre ne part que pour laisser la place à un autre, pour payer une condition, à cause de la morale ou à la suite d’une perte dans le jeu en solo.
ZIZ-ENTOURAGE-10 = Chaque niveau a sa propre défausse, face visible ; un membre qui part va dans celle de son niveau.
ZIZ-ENTOURAGE-11 = Un membre de départ qui part, quelle qu’en soit la raison, est hors jeu et n’entre jamais dans une pioche.
ZIZ-ENTOURAGE-12 = Quatre membres de chaque niveau sont disponibles à tout moment : les trois des tables et la carte visible du dessus de la pioche.
ZIZ-ENTOURAGE-13 = Une table qui se vide est aussitôt regarnie avec la carte du dessus de sa pioche, ce qui découvre la carte suivante.
ZIZ-ENTOURAGE-14 = Dès qu’une pioche de membres est vide, sa défausse est mélangée et forme une nouvelle pioche face visible ; si cette défausse est vide elle aussi, il y a moins de membres disponibles.
ZIZ-ENTOURAGE-15 = Un membre gagné au cours d’une action vous aide à partir de l’action suivante.
ZIZ-ENTOURAGE-16 = Un membre congédié ou défaussé rejoint sa défausse avant qu’une table soit regarnie ou qu’une pioche soit reformée.

rules-FAVOUR = La faveur des souverains
ZIZ-FAVOUR-01 = Chaque souverain a un jeton de faveur ; le joueur qui le possède peut ajouter le dé de ce souverain à chacun de ses jets pour un événement, une rangée de conquête ou un combat.
ZIZ-FAVOUR-02 = Quand une récompense montre un souverain, vous prenez son jeton dans la réserve commune ou au joueur qui le possède.
ZIZ-FAVOUR-03 = Si vous possédez déjà ce jeton, vous le gardez et gagnez 1 point de victoire à la place.
ZIZ-FAVOUR-04 = Un joueur à qui un autre prend un jeton de faveur gagne 1 point de victoire.
ZIZ-FAVOUR-05 = Vous pouvez posséder les deux jetons et lancer les deux dés.
ZIZ-FAVOUR-06 = Un jeton que vous venez de prendre, et son dé, servent à partir de l’action suivante.
ZIZ-FAVOUR-07 = Les dés de souveraineté ne servent jamais dans un tournoi.
ZIZ-FAVOUR-08 = Chaque dé de souveraineté a une face vierge.
ZIZ-FAVOUR-09 = Quand le dé de Sigismond montre la pièce, vous pouvez prendre une pièce dans la réserve commune, mais ce n’est pas obligatoire.
ZIZ-FAVOUR-10 = Si vous n’avez pas pris la pièce, vous pouvez relancer le dé de Sigismond comme n’importe quel autre dé.
ZIZ-FAVOUR-11 = Une fois sa pièce prise, le dé de Sigismond est bloqué : on ne peut plus le relancer jusqu’à la fin de l’événement ; dans une conquête, jusqu’à la fin de la rangée ; dans un combat, jusqu’à la fin du combat.
ZIZ-FAVOUR-12 = La face pièce n’est pas une icône et ne compte pour aucune condition.
ZIZ-FAVOUR-13 = Le dé de chaque jeton de faveur que vous possédez est toujours lancé ; on ne vous le demande pas, car y renoncer ne pourrait jamais vous servir.
ZIZ-FAVOUR-14 = Vous pouvez prendre la pièce que montre le dé de Sigismond tant que la dernière relance de ce jet n’est pas décidée, une fois à chaque apparition ; ensuite, elle est perdue.

rules-WARRANT = Les mandats d’arrêt
ZIZ-WARRANT-01 = Quand une récompense montre un mandat d’arrêt et que vous n’en avez pas, vous prenez une carte de mandat dans la réserve commune et y posez trois pièces de la réserve commune.
ZIZ-WARRANT-02 = Si vous avez déjà un mandat, vous y ajoutez trois pièces de la réserve commune à la place ; à deux joueurs ou plus, personne n’a jamais plus d’un mandat.
ZIZ-WARRANT-03 = Le mandat fait partie de la récompense : vous prenez une rangée avec son mandat ou pas du tout.
ZIZ-WARRANT-04 = Tant que vous avez un mandat, votre portée est réduite d’une case à chaque action de mouvement.
ZIZ-WARRANT-05 = Dès que vous n’avez plus de mandat, votre portée redevient normale.
ZIZ-WARRANT-06 = Les pièces posées sur un mandat ne peuvent rien payer : ni embauche, ni condition, ni participation à un tournoi, ni relance payante.
ZIZ-WARRANT-07 = Un joueur qui a un mandat peut être attaqué.
ZIZ-WARRANT-08 = En fin de partie, les pièces de votre mandat rejoignent votre réserve personnelle avant la conversion des pièces.
ZIZ-WARRANT-09 = La prime posée sur un mandat n’a pas de limite.
ZIZ-WARRANT-10 = Le jeu en solo a ses propres règles pour les mandats : ils ne portent pas de pièces, chacun a son effet, vous pouvez en avoir jusqu’à quatre, et Torak vous attaque même si vous n’en avez pas ; seul le mandat « Routes surveillées » réduit votre portée.

rules-TURN = Le tour de jeu
ZIZ-TURN-01 = Chacun joue à son tour dans le sens horaire, en commençant par le premier joueur.
ZIZ-TURN-02 = Si votre figurine est couchée, elle est relevée au début de votre tour.
ZIZ-TURN-03 = Vous avez deux actions à votre tour ; vous pouvez faire deux fois la même.
ZIZ-TURN-04 = Les actions sont : se déplacer ; accomplir un événement, conquêtes et tournois compris ; embaucher des membres ; attaquer un joueur.
ZIZ-TURN-05 = Une action est entièrement résolue avant que vous choisissiez la suivante.
ZIZ-TURN-06 = Vous pouvez renoncer à une action ou aux deux.
ZIZ-TURN-07 = À la fin du tour de chaque joueur, les cases d’événement vides sont regarnies, sauf là où se trouve une figurine.
ZIZ-TURN-08 = En dehors de votre tour, vous décidez seulement si vous participez à un tournoi, comment vous y jouez et comment vous vous défendez.
ZIZ-TURN-09 = Votre tour se termine quand vous avez utilisé vos deux actions, ou y avez renoncé, et ne voulez plus utiliser de coup d’œil ; on regarnit alors les cases d’événement, on vérifie si la partie se termine, puis c’est au joueur suivant.

rules-MOVE = Se déplacer
ZIZ-MOVE-01 = Une action de mouvement déplace votre figurine le long des chemins, d’autant de cases au plus que vous avez de symboles mouvement, moins une si vous avez un mandat.
ZIZ-MOVE-02 = Petites et grandes cases comptent chacune pour une.
ZIZ-MOVE-03 = Les autres figurines ne vous gênent pas : vous pouvez passer par leur case ou vous y arrêter.
ZIZ-MOVE-04 = Vous pouvez vous arrêter avant d’avoir épuisé votre portée et traverser deux fois la même case, mais vous devez finir sur une autre case : n’importe laquelle à une distance allant de 1 à votre portée.
ZIZ-MOVE-05 = Traverser une case n’a aucun effet.
ZIZ-MOVE-06 = Vous disposez de toute votre portée à chaque action de mouvement.
ZIZ-MOVE-07 = Votre portée n’est jamais inférieure à une case : le plateau de commandant donne deux mouvements et un mandat n’en retire qu’un.

rules-EVENT = Les événements
ZIZ-EVENT-01 = Pour tenter un événement, votre figurine doit se trouver sur une grande case qui porte un jeton Événement.
ZIZ-EVENT-02 = Si le jeton est face cachée, on le retourne ; il reste ensuite face visible tant qu’il est sur le plateau.
ZIZ-EVENT-03 = Le dos d’un jeton montre son type, avec les icônes qu’il peut demander ou le pas de morale qu’il peut donner, mais pas ses rangées. La première rangée ne demande que ce que montre le dos et donne le pas de morale qui y figure ; les rangées de bonus peuvent demander n’importe quoi.
ZIZ-EVENT-04 = Le raid sur un camp de hors-la-loi, le pickpocket, la visite d’une ville et la chasse se jouent aux dés ; la visite d’un repaire de hors-la-loi et l’aide aux moines se paient ; le tournoi a ses propres règles.
ZIZ-EVENT-05 = Dans un événement aux dés, vous lancez tous vos dés en une fois : un dé d’entourage pour chacun de vos symboles dé et pour chaque capacité conditionnelle correspondante, huit au plus, ainsi que vos dés de souveraineté.
ZIZ-EVENT-06 = Après le jet, vous faites vos relances ; ensuite seulement, vous remplissez des rangées.
ZIZ-EVENT-07 = Vous disposez des icônes de tous vos dés et de celles qui sont imprimées sur vos membres.
ZIZ-EVENT-08 = Remplir une rangée consomme les icônes qu’elle demande ; chaque icône ne sert qu’à une rangée.
ZIZ-EVENT-09 = Peu importe qu’une icône vienne d’un dé, d’une carte ou d’un jeton Chance.
ZIZ-EVENT-10 = Vous devez remplir la première rangée avant toute autre.
ZIZ-EVENT-11 = Après la première rangée, vous pouvez remplir d’autres rangées avec ce qui reste, dans l’ordre de votre choix, chacune une fois au plus.
ZIZ-EVENT-12 = Les rangées de bonus sont facultatives, même si vous avez les icônes.
ZIZ-EVENT-13 = Une rangée doit être remplie entièrement ; n’en remplir qu’une partie ne donne rien et ne consomme rien.
ZIZ-EVENT-14 = Une condition demande un ensemble d’icônes, un nombre de pièces à payer à la réserve commune, un membre à défausser (un membre de départ convient aussi), ou plusieurs de ces choses à la fois.
ZIZ-EVENT-15 = Une rangée remplie donne aussitôt toute sa récompense ; vous ne pouvez pas en prendre une partie seulement, mais vous pouvez refuser un membre.
ZIZ-EVENT-16 = Les pièces gagnées avec une rangée peuvent servir à payer une rangée suivante du même jeton.
ZIZ-EVENT-17 = Si vous avez rempli la première rangée, l’événement est accompli : une fois remplies les autres rangées que vous voulez, le jeton quitte le plateau et rejoint les jetons utilisés.
ZIZ-EVENT-18 = Si vous n’avez pas rempli la première rangée, la tentative a échoué : le jeton reste en place, aucune rangée ne rapporte rien et vous prenez un jeton Chance.
ZIZ-EVENT-19 = Vous pouvez renoncer à la première rangée même si vous avez de quoi la remplir ; c’est un échec comme un autre.
ZIZ-EVENT-20 = Après un échec, vous pouvez tenter de nouveau le même jeton, avec une action qui vous reste ou lors d’un tour suivant ; vous retrouvez alors tous vos dés, toutes vos relances et toutes vos icônes imprimées.
ZIZ-EVENT-21 = La visite d’un repaire de hors-la-loi et l’aide aux moines se font sans dés, sans icônes, sans relances et sans jetons Chance ; leurs rangées ne demandent que des pièces ou des membres à défausser.
ZIZ-EVENT-22 = Au repaire de hors-la-loi et chez les moines aussi, la première rangée vient d’abord et les rangées de bonus sont facultatives ; si vous ne remplissez pas la première rangée, vous prenez un jeton Chance.
ZIZ-EVENT-23 = S’il faut un jeton Événement et que la pile est vide, les jetons utilisés sont mélangés face cachée et forment une nouvelle pile.
ZIZ-EVENT-24 = À la fin du tour de chaque joueur, chaque case d’événement sans jeton et sans figurine reçoit un jeton de la pile, face cachée.
ZIZ-EVENT-25 = Une case où se trouve une figurine, debout ou couchée, n’est pas regarnie.
ZIZ-EVENT-26 = Les cases de départ sont regarnies de la même façon.
ZIZ-EVENT-27 = Les cases sont regarnies dans un ordre fixe, en commençant par les deux cases de départ.
ZIZ-EVENT-28 = S’il n’y a plus de jeton ni dans la pile ni parmi les jetons utilisés, la case reste vide.
ZIZ-EVENT-29 = Des pièces en récompense : prenez ce nombre de pièces dans la réserve commune pour votre réserve personnelle.
ZIZ-EVENT-30 = Des points de victoire en récompense : avancez d’autant de cases votre marqueur de points de victoire.
ZIZ-EVENT-31 = La vertu ou le vice en récompense : faites ce nombre de pas sur la piste de morale.
ZIZ-EVENT-32 = Un souverain en récompense : prenez son jeton de faveur.
ZIZ-EVENT-33 = De la chance en récompense : prenez ce nombre de jetons Chance, utilisables à partir de l’action suivante.
ZIZ-EVENT-34 = Un mandat d’arrêt en récompense : prenez un mandat portant trois pièces ou, si vous en avez déjà un, ajoutez-y trois pièces.
ZIZ-EVENT-35 = Un membre en récompense : prenez gratuitement l’un des quatre membres disponibles du niveau indiqué ; sa place est aussitôt regarnie.
ZIZ-EVENT-36 = Vous pouvez refuser un membre offert en récompense ; vous devez le refuser si la morale vous interdit tous les membres disponibles.
ZIZ-EVENT-37 = Une récompense s’applique dans cet ordre : pièces, points de victoire, morale, chance, faveur, membre, mandat.
ZIZ-EVENT-38 = Si une rangée demande plusieurs choses, il vous les faut toutes ; vous les remettez ensemble au moment de remplir la rangée.
ZIZ-EVENT-39 = Les icônes dont vous disposez (dés, cartes, jetons Chance dépensés) doivent suffire pour toutes les rangées remplies dans un même événement ; on ne fixe jamais quel joker a servi à quelle rangée.
ZIZ-EVENT-40 = Si une condition demande un membre, vous défaussez l’un des vôtres, à votre choix ; sans membre, vous ne pouvez pas remplir cette rangée.
ZIZ-EVENT-41 = Même sans aucun dé, vous pouvez tenter un événement aux dés, avec des icônes imprimées et des jetons Chance.

rules-LUCK = Les jetons Chance
ZIZ-LUCK-01 = Si vous échouez à un événement (première rangée non remplie), vous prenez un jeton Chance.
ZIZ-LUCK-02 = Si vous échouez à une conquête (une rangée quelconque non remplie), vous prenez un jeton Chance.
ZIZ-LUCK-03 = Pendant un événement, vous pouvez défausser un jeton Chance pour obtenir une icône dont vous avez besoin.
ZIZ-LUCK-04 = Un jeton Chance peut être n’importe laquelle des quatre icônes, même un joker ; en dépenser un ajoute donc simplement un joker à vos icônes, et vous n’avez rien à annoncer.
ZIZ-LUCK-05 = Vous pouvez dépenser autant de jetons Chance que vous voulez dans un même événement, pour la première rangée comme pour les rangées de bonus.
ZIZ-LUCK-06 = Vous dépensez les jetons Chance après votre dernière relance, au moment de remplir les rangées.
ZIZ-LUCK-07 = Un jeton Chance dépensé retourne dans la réserve commune, même si la tentative échoue ensuite.
ZIZ-LUCK-08 = Dans un combat, l’attaquant et le défenseur peuvent tous deux utiliser des jetons Chance.
ZIZ-LUCK-09 = Les jetons Chance ne peuvent pas servir dans un tournoi.
ZIZ-LUCK-10 = Il y a douze jetons Chance ; s’il n’en reste plus dans la réserve commune, vous n’en recevez pas.
ZIZ-LUCK-11 = Les jetons Chance qui restent en fin de partie ne rapportent rien.
ZIZ-LUCK-12 = Rien ne limite le nombre de jetons Chance qu’un joueur peut avoir.
ZIZ-LUCK-13 = Si vous échouez et réessayez avec la seconde action du même tour, vous pouvez déjà dépenser le jeton Chance que vous venez de gagner.
ZIZ-LUCK-14 = Les jetons Chance ne donnent que des icônes : ils ne remplacent ni les pièces à payer ni un membre à défausser.

rules-CONQUEST = Les conquêtes
ZIZ-CONQUEST-01 = Pour commencer une conquête (assiéger un château), votre figurine doit se trouver au château de cette difficulté ; cela prend une action d’événement.
ZIZ-CONQUEST-02 = Dans une partie, chaque joueur peut réussir au plus une conquête facile et une conquête difficile.
ZIZ-CONQUEST-03 = Une fois que vous avez réussi une conquête, vous ne pouvez plus en commencer une autre de la même difficulté.
ZIZ-CONQUEST-04 = La carte du dessus de la pioche de cette difficulté est retournée ; ses rangées sont les obstacles.
ZIZ-CONQUEST-05 = Vous tentez les rangées de haut en bas, chacune avec un nouveau jet de dés.
ZIZ-CONQUEST-06 = Pour chaque rangée, vous retrouvez tous vos dés, toutes vos relances, toutes vos icônes imprimées et vos dés de souveraineté.
ZIZ-CONQUEST-07 = Les icônes d’une rangée ne peuvent pas servir à une autre.
ZIZ-CONQUEST-08 = Vous pouvez dépenser des jetons Chance pour n’importe quelle rangée ; une fois dépensés, ils manquent pour les suivantes.
ZIZ-CONQUEST-09 = Vous ne tentez la rangée suivante que si vous avez réussi la précédente.
ZIZ-CONQUEST-10 = Réussir une partie de la carte ne rapporte rien.
ZIZ-CONQUEST-11 = Une conquête facile réussie donne 4 pièces, 2 points de victoire et un pas de morale dans le sens de votre choix.
ZIZ-CONQUEST-12 = Une conquête difficile réussie donne 5 points de victoire.
ZIZ-CONQUEST-13 = Après une réussite, vous gardez la carte devant vous pour mémoire ; elle ne revient jamais dans la pioche.
ZIZ-CONQUEST-14 = Après un échec, la carte est placée sous sa pioche et vous prenez un jeton Chance.
ZIZ-CONQUEST-15 = Après un échec, vous pouvez réessayer, avec l’action suivante ou plus tard ; vous affrontez alors la nouvelle carte du dessus.
ZIZ-CONQUEST-16 = Vous pouvez abandonner avant n’importe quelle rangée, ou renoncer à une rangée même si vous avez de quoi la remplir ; dans les deux cas, c’est un échec.
ZIZ-CONQUEST-17 = Le pas de morale d’une conquête facile est obligatoire, vers le haut ou vers le bas, à votre choix.
ZIZ-CONQUEST-18 = Votre jeton bouclier resté de côté peut marquer la rangée que vous tentez ; il n’a pas d’autre effet.
ZIZ-CONQUEST-19 = Une pioche de conquête ne s’épuise jamais : elle a cinq cartes, et quatre joueurs au plus en prennent chacun une.

rules-TOURNAMENT = Les tournois
ZIZ-TOURNAMENT-01 = L’action d’événement sur un jeton de tournoi ouvre un tournoi ; le joueur actif y participe toujours et ne paie rien.
ZIZ-TOURNAMENT-02 = Chacun des autres joueurs peut participer en versant dans le pot une pièce de sa réserve personnelle.
ZIZ-TOURNAMENT-03 = Avant tout jet de dés, les autres joueurs disent l’un après l’autre s’ils participent, dans le sens horaire à partir de la gauche du joueur actif ; chacun connaît les réponses déjà données.
ZIZ-TOURNAMENT-04 = Vous pouvez participer où que se trouve votre figurine.
ZIZ-TOURNAMENT-05 = Les participants jouent l’un après l’autre dans le sens horaire, le joueur actif en dernier.
ZIZ-TOURNAMENT-06 = Chaque participant lance exactement six dés d’entourage, quel que soit son entourage.
ZIZ-TOURNAMENT-07 = Après un jet, vous pouvez mettre un dé de côté et relancer autant d’autres dés que vous voulez, au moins un ; vous pouvez recommencer tant qu’il vous reste au moins deux dés.
ZIZ-TOURNAMENT-08 = Un dé mis de côté est sorti : on ne le relance plus et il ne compte pas dans le score.
ZIZ-TOURNAMENT-09 = Vous pouvez vous arrêter à tout moment ; votre score est le total des dés encore en jeu.
ZIZ-TOURNAMENT-10 = Dans un tournoi, une épée vaut 1, un bouclier 1, une parole 2 et un joker 3.
ZIZ-TOURNAMENT-11 = Dans un tournoi, les dés, icônes et relances des commandants et des membres, les dés de souveraineté, les jetons Chance et les relances payantes ne servent pas.
ZIZ-TOURNAMENT-12 = Seules servent les capacités conditionnelles liées au tournoi : pour chaque membre qui en a une, vous pouvez relancer un dé sans en mettre un autre de côté, une fois par tournoi, à tout moment avant de vous arrêter.
ZIZ-TOURNAMENT-13 = Si le score du joueur actif atteint l’objectif personnel, le joueur actif prend la récompense personnelle, quel que soit le score des autres.
ZIZ-TOURNAMENT-14 = La récompense commune et toutes les pièces du pot vont au participant qui a le meilleur score.
ZIZ-TOURNAMENT-15 = Si plusieurs participants ont le meilleur score, ces pièces sont partagées également entre eux et le reste va à la réserve commune.
ZIZ-TOURNAMENT-16 = Les participants sont classés, du score le plus bas au plus haut, sur la piste 0, 1, 2, 3 et gagnent autant de points de victoire ; les scores égaux partagent une case, et le score immédiatement supérieur prend la case suivante.
ZIZ-TOURNAMENT-17 = Si vous êtes le seul participant, vous êtes sur la case 0 et ne gagnez aucun point de victoire par la piste, mais vous recevez la récompense commune même si vous manquez votre objectif personnel.
ZIZ-TOURNAMENT-18 = Après le décompte, le jeton est toujours défaussé ; manquer l’objectif personnel ne donne pas de jeton Chance.
ZIZ-TOURNAMENT-19 = Les récompenses sont versées dans cet ordre : la récompense personnelle, les pièces de la récompense commune et du pot, les points de victoire de la piste.
ZIZ-TOURNAMENT-20 = Le jeton est d’abord retourné : chacun connaît donc l’objectif et les récompenses avant de dire s’il participe.
ZIZ-TOURNAMENT-21 = Les participants et les scores sont publics ; le troisième jeton bouclier de chaque participant les indique et revient à son propriétaire après le décompte.

rules-HIRE = Embaucher des membres
ZIZ-HIRE-01 = Pour embaucher, votre figurine doit se trouver à une taverne ; cela coûte une action.
ZIZ-HIRE-02 = Avant d’embaucher, vous pouvez, une seule fois, défausser un membre disponible de l’un ou l’autre niveau, pris sur une table ou sur le dessus d’une pioche.
ZIZ-HIRE-03 = Une carte défaussée d’une table est remplacée par une carte de la pioche ; défausser la carte du dessus d’une pioche découvre simplement la suivante.
ZIZ-HIRE-04 = En une action, vous pouvez embaucher autant de membres disponibles que vous voulez, de l’un ou l’autre niveau, l’un après l’autre, en payant le coût de chacun avec votre réserve personnelle.
ZIZ-HIRE-05 = Chaque place est regarnie avant l’embauche suivante ; un membre qui vient d’apparaître peut donc être embauché dans la même action.
ZIZ-HIRE-06 = Si vous avez déjà quatre membres, vous devez en congédier un à chaque embauche.
ZIZ-HIRE-07 = Vous ne pouvez pas embaucher un membre qui rejette la vertu tant que votre morale est à +2, ni un membre qui rejette le vice tant qu’elle est à −2.
ZIZ-HIRE-08 = Vous ne pouvez pas embaucher un membre si vous ne pouvez pas payer tout son coût.
ZIZ-HIRE-09 = L’action doit comporter une défausse ou au moins une embauche.
ZIZ-HIRE-10 = Les pièces payées vont à la réserve commune ; les membres que vous congédiez ne vous rapportent rien.
ZIZ-HIRE-11 = Une embauche se fait dans cet ordre : choisir, payer, congédier un membre si vous en avez quatre, prendre la carte, regarnir sa place.

rules-ATTACK = Attaquer un joueur
ZIZ-ATTACK-01 = Vous pouvez attaquer un autre joueur qui a un mandat d’arrêt et dont la figurine est sur votre case ; cela coûte une action.
ZIZ-ATTACK-02 = La force de l’attaquant est le nombre de ses épées et de ses jokers.
ZIZ-ATTACK-03 = La force du défenseur est le nombre de ses boucliers et de ses jokers.
ZIZ-ATTACK-04 = Chaque camp utilise ses dés (huit au plus, sans compter les dés de souveraineté), ses relances, ses icônes imprimées et ses jetons Chance ; chaque jeton Chance dépensé ajoute 1.
ZIZ-ATTACK-05 = Les capacités conditionnelles ne servent pas dans les combats.
ZIZ-ATTACK-06 = L’attaquant termine tout, jetons Chance compris, avant que le défenseur lance les dés.
ZIZ-ATTACK-07 = Si la force de l’attaquant est supérieure, il gagne 2 points de victoire et prend toutes les pièces du mandat dans sa réserve personnelle, et le défenseur remet le mandat dans la réserve commune.
ZIZ-ATTACK-08 = Si la force du défenseur est égale ou supérieure, il gagne 1 point de victoire et garde le mandat et ses pièces.
ZIZ-ATTACK-09 = On ne peut vous attaquer qu’une fois entre deux de vos tours ; après une attaque, votre figurine est couchée.
ZIZ-ATTACK-10 = Un joueur dont la figurine est couchée ne peut pas être attaqué ; elle est relevée au début de son tour.
ZIZ-ATTACK-11 = Une figurine couchée ne subit aucun autre effet.
ZIZ-ATTACK-12 = Un attaquant battu ne perd rien ; un défenseur battu ne perd que le mandat et ses pièces. Les jetons Chance dépensés sont perdus.
ZIZ-ATTACK-13 = Avec vos deux actions, vous pouvez attaquer deux joueurs différents sur votre case.
ZIZ-ATTACK-14 = Une attaque manquée ne donne pas de jeton Chance, car un combat n’est pas un événement.
ZIZ-ATTACK-15 = L’attaquant et le défenseur peuvent chacun utiliser tout ce qu’ils ont ; une défense ne consomme rien pour le prochain tour du défenseur.
ZIZ-ATTACK-16 = Une défense qui suffit déjà, ou que ni relance ni jeton Chance ne peut plus sauver, est décidée : on ne demande plus rien au défenseur, sauf si une relance gratuite peut encore faire apparaître la pièce du dé de Sigismond.

rules-SCORE = Les points de victoire
ZIZ-SCORE-01 = Les points de victoire sont marqués sur la piste dès qu’ils sont gagnés ; tout le monde peut les voir.
ZIZ-SCORE-02 = En cours de partie, vous gagnez des points de victoire par les récompenses des événements et des conquêtes, ainsi que par les récompenses personnelles et le classement des tournois.
ZIZ-SCORE-03 = Un pas de morale qui sortirait de la piste donne 1 point de victoire.
ZIZ-SCORE-04 = Une faveur en récompense, quand vous possédez déjà le jeton, donne 1 point de victoire.
ZIZ-SCORE-05 = Perdre un jeton de faveur donne 1 point de victoire.
ZIZ-SCORE-06 = Une attaque gagnée donne 2 points de victoire, une défense gagnée 1 point de victoire.
ZIZ-SCORE-07 = Votre classement dans un tournoi donne de 0 à 3 points de victoire.
ZIZ-SCORE-08 = Vous ne perdez jamais de points de victoire, et la piste ne s’arrête pas à 20.
ZIZ-SCORE-09 = À la fin, chaque tranche complète de cinq pièces dans votre réserve personnelle, celles de votre mandat comprises, donne 1 point de victoire ; le reste ne rapporte rien.

rules-END = Fin de la partie
ZIZ-END-01 = Dès qu’un joueur a au moins 20 points de victoire, la manche en cours est la dernière : c’est la phase finale.
ZIZ-END-02 = On joue encore jusqu’à ce que chacun ait eu le même nombre de tours : le dernier tour est celui du joueur assis à la droite du premier joueur.
ZIZ-END-03 = Si un joueur atteint 20 points de victoire pendant le tour d’un autre, ce tour et la manche sont joués jusqu’au bout de la même façon.
ZIZ-END-04 = Si un joueur atteint 20 points de victoire pendant le dernier tour d’une manche, la partie se termine avec ce tour.
ZIZ-END-05 = Les pièces des mandats passent dans la réserve personnelle ; ensuite, chaque tranche complète de cinq pièces donne 1 point de victoire.
ZIZ-END-06 = Le joueur qui a le plus de points de victoire l’emporte.
ZIZ-END-07 = En cas d’égalité, le joueur qui a le plus de pièces l’emporte, celles des mandats comprises ; convertir les pièces en points ne les dépense pas.
ZIZ-END-08 = Les joueurs encore à égalité partagent la victoire.
ZIZ-END-09 = Les points donnés par les pièces ne déclenchent jamais la fin de la partie.

rules-EXPERT = Variante pour joueurs expérimentés
ZIZ-EXPERT-01 = Avec cette variante, vous pouvez payer une pièce de votre réserve personnelle pour relancer un dé de votre jet.
ZIZ-EXPERT-02 = Vous pouvez recommencer tant que vous avez des pièces, avec le même dé ou avec d’autres.
ZIZ-EXPERT-03 = Les relances payantes servent dans les événements, les rangées de conquête et les combats, pour l’attaquant comme pour le défenseur.
ZIZ-EXPERT-04 = Les relances payantes ne servent pas dans les tournois.
ZIZ-EXPERT-05 = Vous faites vos relances payantes avant de dépenser un jeton Chance ou de remplir une rangée.
ZIZ-EXPERT-06 = Une fois bloqué par sa pièce, le dé de Sigismond ne peut pas non plus être relancé contre une pièce.

rules-SOLO = Jeu en solo
ZIZ-SOLO-01 = Vous jouez en solo et choisissez Bores, Katerina ou Žižka ; Torak ne peut pas être choisi comme commandant.
ZIZ-SOLO-02 = La mise en place est la même qu’à plusieurs, sauf indication contraire des règles du jeu en solo.
ZIZ-SOLO-03 = Torak a sa figurine, la base jaune et deux jetons boucliers jaunes (l’un sur le 0 de la piste des points de victoire, l’autre pour les tournois). Il n’a ni entourage, ni pièces, ni morale, ni jetons de faveur, ni jetons Chance, sauf ceux que la carte de difficulté de combat lui donne dans un combat.
ZIZ-SOLO-04 = Vous placez votre figurine sur la case de départ de votre choix ; celle de Torak commence sur l’autre.
ZIZ-SOLO-05 = Vous choisissez un niveau : facile, normal ou difficile.
ZIZ-SOLO-06 = La carte de difficulté de combat est posée du côté facile/normal ou du côté difficile ; elle ne fait pas partie de la pioche de Torak.
ZIZ-SOLO-07 = La pioche de Torak comprend les huit cartes de base, plus la carte facile au niveau facile ou la carte difficile au niveau difficile ; elle est mélangée face cachée.
ZIZ-SOLO-08 = Vous jouez votre tour selon les règles normales ; ensuite, les cases d’événement vides sont regarnies ; puis Torak joue son tour. Rien n’est regarni après le tour de Torak.
ZIZ-SOLO-09 = Quand on regarnit les cases, la figurine de Torak compte comme une figurine.
ZIZ-SOLO-10 = Au tour de Torak, on tire la carte du dessus de sa pioche, on en applique les effets dans l’ordre et on la défausse ; ensuite seulement, il combat, s’il est sur votre case.
ZIZ-SOLO-11 = « Mouvement » sur la carte de Torak : sa figurine avance vers la vôtre, par le chemin le plus court, du nombre de cases indiqué ; elle n’en fait moins que si elle vous atteint.
ZIZ-SOLO-12 = Si plusieurs cases voisines sont aussi proches de vous, Torak prend celle qui vient en premier dans l’ordre fixe des cases : d’abord les cases de départ, puis les autres cases d’événement, les tavernes, les châteaux et les étapes.
ZIZ-SOLO-13 = Quand Torak atteint votre case, il s’arrête, même s’il pouvait aller plus loin.
ZIZ-SOLO-14 = Si Torak est déjà sur votre case, il ne bouge pas.
ZIZ-SOLO-15 = « Points de victoire » sur la carte de Torak : il gagne le nombre de points de victoire indiqué.
ZIZ-SOLO-16 = « Nouveaux membres » sur la carte de Torak : les huit membres disponibles (sur les tables et sur le dessus des deux pioches) sont d’abord tous défaussés ; ensuite, les tables sont regarnies et de nouvelles cartes apparaissent sur les pioches.
ZIZ-SOLO-17 = « Échange d’événement » sur la carte de Torak : le jeton de sa case, face visible ou cachée, rejoint les jetons utilisés, et un nouveau jeton de la pile prend sa place, face cachée, bien qu’une figurine s’y trouve.
ZIZ-SOLO-18 = S’il n’y a pas de jeton sur la case de Torak, l’échange se fait sur la case la plus proche qui en porte un ; si plusieurs sont aussi proches, sur celle qui vient en premier dans l’ordre fixe des cases.
ZIZ-SOLO-19 = « Faveur » sur la carte de Torak : si vous possédez le jeton de ce souverain, il retourne dans la réserve commune et vous gagnez 1 point de victoire ; sinon, Torak gagne 1 point de victoire.
ZIZ-SOLO-20 = Une fois tous les effets de sa carte appliqués, Torak vous attaque s’il est sur votre case.
ZIZ-SOLO-21 = S’il faut une carte et que la pioche de Torak est vide, ses cartes défaussées sont mélangées et forment une nouvelle pioche ; cela vaut aussi pour les cartes tirées pour une perte ou un tournoi.
ZIZ-SOLO-22 = Quand une récompense comporte un mandat d’arrêt, vous tirez au hasard une carte de mandat de la réserve commune et la posez avec la face solo visible ; son effet commence aussitôt.
ZIZ-SOLO-23 = Vous pouvez avoir jusqu’à quatre mandats, chacun avec son effet ; on n’y pose aucune pièce.
ZIZ-SOLO-24 = Avec quatre mandats, vous ne pouvez pas remplir une rangée dont la récompense comporte un mandat.
ZIZ-SOLO-25 = Mandat 1, « Limiers » : à chacun de ses tours, Torak avance d’une case de plus que ne l’indique sa carte, sauf s’il vous atteint avant.
ZIZ-SOLO-26 = Mandat 2, « Routes surveillées » : votre portée est réduite d’une case. Les autres mandats ne la réduisent pas.
ZIZ-SOLO-27 = Mandat 3, « Disgrâce royale » : vous ne pouvez ni posséder ni gagner de jetons de faveur ; ceux que vous avez en le recevant vont à la réserve commune et vous donnent 1 point de victoire chacun.
ZIZ-SOLO-28 = Avec « Disgrâce royale », vous pouvez encore remplir une rangée dont la récompense comporte une faveur, mais cette faveur ne vous donne rien.
ZIZ-SOLO-29 = Mandat 4, « Recrues méfiantes » : chaque membre que vous embauchez coûte une pièce de plus ; ceux que vous gagnez en récompense restent gratuits.
ZIZ-SOLO-30 = Dans un combat, Torak lance autant de dés d’entourage que la carte de difficulté de combat l’indique pour les points de victoire qu’il a à ce moment (y compris ceux que sa carte vient de lui donner) ; il n’a pas de relance.
ZIZ-SOLO-31 = Côté facile/normal : 4 dés de 0 à 5 points de victoire ; 5 dés de 6 à 10 ; 5 dés et 1 jeton Chance de 11 à 15 ; 6 dés et 2 jetons Chance à partir de 16.
ZIZ-SOLO-32 = Côté difficile : 5 dés de 0 à 5 points de victoire ; 6 dés de 6 à 10 ; 6 dés et 1 jeton Chance de 11 à 15 ; 7 dés et 2 jetons Chance à partir de 16.
ZIZ-SOLO-33 = Chaque jeton Chance de Torak compte comme une icône dont il a besoin ; il les retrouve à chaque combat.
ZIZ-SOLO-34 = Comme attaquant, Torak compte les épées et les jokers ; comme défenseur, les boucliers et les jokers.
ZIZ-SOLO-35 = Dans un combat, l’attaquant joue en premier, puis le défenseur ; en cas d’égalité, le défenseur gagne, comme entre joueurs.
ZIZ-SOLO-36 = Torak vous attaque, que vous ayez ou non un mandat.
ZIZ-SOLO-37 = Si Torak gagne son attaque, on retourne la carte suivante de sa pioche, vous subissez la perte indiquée dans le coin inférieur gauche, et la carte est défaussée.
ZIZ-SOLO-38 = Perte de la moitié des pièces : rendez la moitié de vos pièces à la réserve commune ; le nombre de pièces rendues est arrondi à l’inférieur.
ZIZ-SOLO-39 = Perte de toutes les pièces : rendez toutes vos pièces à la réserve commune.
ZIZ-SOLO-40 = Perte d’un membre : défaussez un membre de votre choix ; si vous n’en avez aucun, il ne se passe rien.
ZIZ-SOLO-41 = Si vous gagnez comme défenseur, il ne se passe rien ; vous ne gagnez pas non plus de point de victoire.
ZIZ-SOLO-42 = Sur la case de Torak, vous pouvez utiliser une action pour l’attaquer, que vous ayez ou non un mandat.
ZIZ-SOLO-43 = Si vous gagnez, vous défaussez un de vos mandats, à votre choix, si vous en avez ; il est mélangé à ceux de la réserve commune. La figurine de Torak est couchée.
ZIZ-SOLO-44 = Une attaque gagnée contre Torak ne donne aucun point de victoire.
ZIZ-SOLO-45 = Si la figurine de Torak est couchée à la fin de votre tour, on ne tire pas de carte pour lui ; on la relève, et il ne fait rien d’autre ce tour-ci.
ZIZ-SOLO-46 = Si Torak gagne comme défenseur, il ne se passe rien.
ZIZ-SOLO-47 = Vous ne pouvez attaquer Torak qu’une fois à chacun de vos tours.
ZIZ-SOLO-48 = Torak participe à tous les tournois ; une pièce de la réserve commune va dans le pot pour lui.
ZIZ-SOLO-49 = Le score de Torak dans un tournoi est le nombre inscrit dans le coin inférieur droit d’une carte tirée de sa pioche ; cette carte est ensuite défaussée.
ZIZ-SOLO-50 = La carte qui donne le score de Torak est retournée avant que vous lanciez les dés, car le joueur actif joue en dernier.
ZIZ-SOLO-51 = Torak gagne lui aussi les points de victoire de son classement ; les pièces qu’il gagnerait vont à la réserve commune et, en cas d’égalité, vous prenez votre moitié.
ZIZ-SOLO-52 = La partie se termine quand vous ou Torak avez au moins 20 points de victoire.
ZIZ-SOLO-53 = Si vous atteignez 20 points de victoire pendant votre tour, vous le terminez et Torak joue encore le sien ; puis la partie se termine.
ZIZ-SOLO-54 = Si Torak atteint 20 points de victoire pendant son propre tour, ce tour est joué en entier, combat compris ; puis la partie se termine.
ZIZ-SOLO-55 = Si Torak atteint 20 points de victoire pendant votre tour, grâce à un tournoi, votre tour puis le sien sont joués jusqu’au bout ; puis la partie se termine.
ZIZ-SOLO-56 = À la fin, chaque tranche complète de cinq pièces vous donne 1 point de victoire ; Torak n’a pas de pièces. Vous gagnez si vous avez plus de points de victoire que Torak ; à égalité, vous gagnez si vous avez au moins une pièce, sinon la partie est nulle.
ZIZ-SOLO-57 = La variante pour joueurs expérimentés peut se combiner avec le jeu en solo ; Torak ne paie jamais de relance.
ZIZ-SOLO-58 = Si vous atteignez 20 points de victoire pendant le tour de Torak, grâce à « Faveur » sur sa carte, son tour est joué en entier ; puis la partie se termine.
ZIZ-SOLO-59 = Une case que Torak a quittée est regarnie à la fin de votre tour suivant, pas avant.
ZIZ-SOLO-60 = Les jetons Chance dont dispose Torak dans un combat ne sont pas pris parmi les douze jetons Chance du jeu.
ZIZ-SOLO-61 = Tant que vous avez « Disgrâce royale », « Faveur » sur la carte de Torak lui donne toujours 1 point de victoire, car vous n’avez pas de jeton à rendre.
ZIZ-SOLO-62 = Vous jouez le premier tour de la partie ; il n’y a pas de premier joueur à choisir.
ZIZ-SOLO-63 = Dans les combats contre Torak, vous prenez toutes les décisions d’un joueur qui attaque ou se défend : relances, pièce de Sigismond, jetons Chance et, avec la variante pour joueurs expérimentés, relances payantes. Torak n’en prend aucune.

## Events

event-laid-out = { $count ->
    [one] Le plateau est prêt : { $count } jeton Événement face cachée,
   *[other] Le plateau est prêt : { $count } jetons Événement face cachée,
} cartes de conquête et membres mélangés.
event-commander = { $seat_is ->
    [you] Vous incarnez { $commander }.
   *[other] { $seat } incarne { $commander }.
}
event-first-player = { $seat_is ->
    [you] Vous jouez en premier.
   *[other] { $seat } joue en premier.
}
event-stands = { $seat_is ->
    [you] Vous commencez à { $space }.
   *[other] { $seat } commence à { $space }.
}
event-torak-stands = Torak commence à { $space }.
event-turn = { $seat_is ->
    [you] À vous de jouer.
   *[other] À { $seat } de jouer.
}
event-moved = { $seat_is ->
    [you] Vous vous déplacez jusqu’à { $space }.
   *[other] { $seat } se déplace jusqu’à { $space }.
}
event-peeked = { $seat_is ->
    [you] Vous regardez le jeton à { $space } : « { $token } ».
   *[other] { $seat } regarde le jeton à { $space } : « { $token } ».
}
event-peeked-unseen = { $seat_is ->
    [you] Vous regardez le jeton à { $space }.
   *[other] { $seat } regarde le jeton à { $space }.
}
event-peeked-castle = { $seat_is ->
    [you] Vous regardez la première carte de conquête { $difficulty } : « { $card } ».
   *[other] { $seat } regarde la première carte de conquête { $difficulty } : « { $card } ».
}
event-peeked-castle-unseen = { $seat_is ->
    [you] Vous regardez la première carte de conquête { $difficulty }.
   *[other] { $seat } regarde la première carte de conquête { $difficulty }.
}
event-turned-up = { $seat_is ->
    [you] Vous retournez le jeton à { $space } : « { $token } ».
   *[other] { $seat } retourne le jeton à { $space } : « { $token } ».
}
event-rolled = { $seat_is ->
    [you] Vous lancez les dés { $purpose_for } : { $faces }.
   *[other] { $seat } lance les dés { $purpose_for } : { $faces }.
}
event-without-dice = { $seat_is ->
    [you] Vous n’avez aucun dé à lancer { $purpose_for } : seuls comptent les icônes de vos membres et la chance.
   *[other] { $seat } n’a aucun dé à lancer { $purpose_for } : seuls comptent les icônes de ses membres et la chance.
}
event-rerolled = { $seat_is ->
    [you] Vous relancez { $before_a }
   *[other] { $seat } relance { $before_a }
}{ $which_sort ->
    [souverain] {" "}({ $which })
   *[simple] {""}
}{ $paid ->
    [0] {""}
    [one] {" "}pour { $paid } pièce
   *[other] {" "}pour { $paid } pièces
} : { $face_a }.
event-luck-spent = { $seat_is ->
    [you] Vous dépensez
   *[other] { $seat } dépense
} { $count ->
    [one] { $count } jeton Chance
   *[other] { $count } jetons Chance
}.
event-filled = { $seat_is ->
    [you] Vous remplissez la rangée { $row } de « { $token } ».
   *[other] { $seat } remplit la rangée { $row } de « { $token } ».
}
event-paid = { $seat_is ->
    [you] Vous payez
   *[other] { $seat } paie
} { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
event-given = { $seat_is ->
    [you] Vous défaussez { $member }.
   *[other] { $seat } défausse { $member }.
}
event-completed = { $seat_is ->
    [you] Vous accomplissez « { $token } » ({ $kind }).
   *[other] { $seat } accomplit « { $token } » ({ $kind }).
}
event-failed = { $seat_is ->
    [you] Vous échouez à « { $token } » ({ $kind }) ; le jeton reste en place.
   *[other] { $seat } échoue à « { $token } » ({ $kind }) ; le jeton reste en place.
}
event-coins = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
event-points = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}.
event-last-round = { $seat_is ->
    [you] Vous avez { $count } points de victoire : c’est la dernière manche.
   *[other] { $seat } a { $count } points de victoire : c’est la dernière manche.
}
event-torak-reaches-the-end = Torak a { $count } points de victoire : la fin de la partie approche.
event-luck = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { $count ->
    [one] { $count } jeton Chance
   *[other] { $count } jetons Chance
}.
event-no-luck-left = { $seat_is ->
    [you] Plus de jeton Chance en réserve : vous n’en recevez pas.
   *[other] Plus de jeton Chance en réserve : { $seat } n’en reçoit pas.
}
event-step = { $seat_is ->
    [you] Vous faites un pas vers { $trait_the }.
   *[other] { $seat } fait un pas vers { $trait_the }.
}
event-off-the-track = { $seat_is ->
    [you] Vous êtes au bout de la piste ({ $trait }) et gagnez
   *[other] { $seat } est au bout de la piste ({ $trait }) et gagne
} { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}.
event-left = { $seat_is ->
    [you] { $member } rejette { $trait_the } et vous quitte.
   *[other] { $member } rejette { $trait_the } et quitte { $seat }.
}
event-favour = { $seat_is ->
    [you] Vous obtenez la faveur de { $sovereign }.
   *[other] { $seat } obtient la faveur de { $sovereign }.
}
event-favour-barred = { $seat_is ->
    [you] Un mandat d’arrêt vous prive de la faveur de { $sovereign }.
   *[other] Un mandat d’arrêt prive { $seat } de la faveur de { $sovereign }.
}
event-favour-kept = { $seat_is ->
    [you] Vous avez déjà la faveur de { $sovereign } :
   *[other] { $seat } a déjà la faveur de { $sovereign } :
} { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
} à la place.
event-favour-taken = { $seat_is ->
    [you] Vous prenez la faveur de { $sovereign } à { $other }, qui gagne
   *[other] { $other_is ->
        [you] { $seat } vous prend la faveur de { $sovereign } : vous gagnez
       *[other] { $seat } prend la faveur de { $sovereign } à { $other }, qui gagne
    }
} { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}.
event-favour-returned = { $seat_is ->
    [you] Vous perdez la faveur de { $sovereign } et gagnez
   *[other] { $seat } perd la faveur de { $sovereign } et gagne
} { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}.
event-warrant = { $seat_is ->
    [you] Un mandat d’arrêt est lancé contre vous ! Prime :
   *[other] Un mandat d’arrêt est lancé contre { $seat } ! Prime :
} { $bounty ->
    [one] { $bounty } pièce
   *[other] { $bounty } pièces
}.
event-bounty-grew = { $seat_is ->
    [you] La prime sur votre tête augmente de
   *[other] La prime sur la tête { $seat_of } augmente de
} { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} et passe à { $bounty }.
event-writ = { $seat_is ->
    [you] Un mandat d’arrêt est lancé contre vous : « { $warrant } » ! { $warrant_text }
   *[other] Un mandat d’arrêt est lancé contre { $seat } : « { $warrant } » ! { $warrant_text }
}
event-writ-lifted = { $seat_is ->
    [you] Vous défaussez votre mandat d’arrêt « { $warrant } ».
   *[other] { $seat } défausse son mandat d’arrêt « { $warrant } ».
}
event-nobody-willing = { $level ->
    [1] Aucun membre de niveau I
   *[2] Aucun membre de niveau II
} { $seat_is ->
    [you] ne peut vous rejoindre.
   *[other] ne peut rejoindre { $seat }.
}
event-recruited = { $seat_is ->
    [you] { $member } vous rejoint gratuitement.
   *[other] { $member } rejoint { $seat } gratuitement.
}
event-declined = { $seat_is ->
    [you] Vous ne prenez aucun membre
   *[other] { $seat } ne prend aucun membre
} de niveau { $level ->
    [1] I
   *[2] II
}.
event-hired = { $seat_is ->
    [you] Vous embauchez { $member } pour
   *[other] { $seat } embauche { $member } pour
} { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
event-dismissed = { $seat_is ->
    [you] Vous congédiez { $member }.
   *[other] { $seat } congédie { $member }.
}
event-sent-away = { $seat_is ->
    [you] À la taverne, vous défaussez { $member }.
   *[other] À la taverne, { $seat } défausse { $member }.
}
event-offered = { $member } arrive à la taverne.
event-uncovered = { $level ->
    [1] Dessus de la pioche de niveau I :
   *[2] Dessus de la pioche de niveau II :
} { $member }.
event-deck-renewed = { $count ->
    [one] { $count } membre défaussé forme
   *[other] { $count } membres défaussés forment
} la nouvelle pioche de niveau { $level ->
    [1] I
   *[2] II
}.
event-token-laid = Nouveau jeton à { $space } : { $kind }.
event-tokens-shuffled = { $count ->
    [one] { $count } jeton utilisé forme
   *[other] { $count } jetons utilisés, mélangés, forment
} la nouvelle pile.
event-besieged = { $seat_is ->
    [you] Vous assiégez le château { $difficulty } : « { $card } ».
   *[other] { $seat } assiège le château { $difficulty } : « { $card } ».
}
event-breached = { $seat_is ->
    [you] Vous surmontez l’obstacle { $row } de « { $card } ».
   *[other] { $seat } surmonte l’obstacle { $row } de « { $card } ».
}
event-repelled = { $seat_is ->
    [you] Votre siège échoue (« { $card } »).
   *[other] Le siège { $seat_of } échoue (« { $card } »).
}
event-conquered = { $seat_is ->
    [you] Vous prenez le château { $difficulty } (« { $card } ») !
   *[other] { $seat } prend le château { $difficulty } (« { $card } ») !
}
event-tournament = { $seat_is ->
    [you] Vous ouvrez un tournoi.
   *[other] { $seat } ouvre un tournoi.
}
event-entered = { $seat_is ->
    [you] Vous participez au tournoi pour
   *[other] { $seat } participe au tournoi pour
} { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
event-stayed-out = { $seat_is ->
    [you] Vous ne participez pas au tournoi.
   *[other] { $seat } ne participe pas au tournoi.
}
event-jousts = { $seat_is ->
    [you] Vous joutez : { $faces }.
   *[other] { $seat } joute : { $faces }.
}
event-jousts-again = { $seat_is ->
    [you] Vous mettez { $aside_a } de côté et relancez : { $faces }.
   *[other] { $seat } met { $aside_a } de côté et relance : { $faces }.
}
event-jousts-free = { $seat_is ->
    [you] Vous relancez un dé gratuitement : { $faces }.
   *[other] { $seat } relance un dé gratuitement : { $faces }.
}
event-scored = { $seat_is ->
    [you] Vous obtenez un score de { $score } au tournoi.
   *[other] { $seat } obtient un score de { $score } au tournoi.
}
event-goal-reached = { $seat_is ->
    [you] Avec un score de { $score }, vous atteignez votre objectif personnel de { $goal }.
   *[other] Avec un score de { $score }, { $seat } atteint son objectif personnel de { $goal }.
}
event-goal-missed = { $seat_is ->
    [you] Avec un score de { $score }, vous manquez votre objectif personnel de { $goal }.
   *[other] Avec un score de { $score }, { $seat } manque son objectif personnel de { $goal }.
}
event-won-tournament = { $seat_is ->
    [you] Vous avez le meilleur score du tournoi : { $score }.
   *[other] { $seat } a le meilleur score du tournoi : { $score }.
}
event-torak-rides = Torak joute aussi : « { $card } » lui donne un score de { $score }.
event-torak-won-tournament = Torak a le meilleur score du tournoi : { $score }.
event-attacked = { $seat_is ->
    [you] Vous attaquez { $other } !
   *[other] { $other_is ->
        [you] { $seat } vous attaque !
       *[other] { $seat } attaque { $other } !
    }
}
event-attack-total = { $seat_is ->
    [you] Vous attaquez avec une force de { $count }.
   *[other] { $seat } attaque avec une force de { $count }.
}
event-defence-total = { $seat_is ->
    [you] Vous vous défendez avec une force de { $count }.
   *[other] { $seat } se défend avec une force de { $count }.
}
event-captured = { $seat_is ->
    [you] Vous capturez { $other } et touchez la prime :
   *[other] { $other_is ->
        [you] { $seat } vous capture et touche la prime :
       *[other] { $seat } capture { $other } et touche la prime :
    }
} { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
event-escaped = { $seat_is ->
    [you] Vous échappez à { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous échappe.
       *[other] { $seat } échappe à { $other }.
    }
}
event-torak-shuffled = { $count ->
    [one] { $count } carte défaussée devient
   *[other] { $count } cartes défaussées, mélangées, deviennent
} la nouvelle pioche de Torak.
event-torak-points = Torak gagne { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}.
event-torak-stands-up = La figurine de Torak est relevée : il ne fait rien d’autre ce tour-ci.
event-torak-card = Torak joue « { $card } ».
event-torak-moved = Torak se déplace jusqu’à { $space }.
event-members-sent-away = Torak défausse { $count ->
    [one] le seul membre disponible
   *[other] les { $count } membres disponibles
}.
event-token-swapped = Torak remplace le jeton à { $space } : « { $token } » disparaît.
event-torak-rolled = Torak lance les dés : { $faces }. { $luck ->
    [0] Total : { $count }
   *[other] Total avec la chance (+{ $luck }) : { $count }
}.
event-torak-attacks = { $seat_is ->
    [you] Torak vous attaque !
   *[other] Torak attaque { $seat } !
}
event-held-out = { $seat_is ->
    [you] Vous tenez bon face à Torak.
   *[other] { $seat } tient bon face à Torak.
}
event-beaten = { $seat_is ->
    [you] Torak gagne : « { $card } » vous coûte { $loss_your }.
   *[other] Torak gagne : « { $card } » coûte { $loss_their } à { $seat }.
}
event-lost-coins = { $count ->
    [0] { $seat_is ->
        [you] Vous ne perdez aucune pièce.
       *[other] { $seat } ne perd aucune pièce.
    }
    [one] { $seat_is ->
        [you] Vous perdez { $count } pièce.
       *[other] { $seat } perd { $count } pièce.
    }
   *[other] { $seat_is ->
        [you] Vous perdez { $count } pièces.
       *[other] { $seat } perd { $count } pièces.
    }
}
event-attacked-torak = { $seat_is ->
    [you] Vous attaquez Torak !
   *[other] { $seat } attaque Torak !
}
event-beat-torak = { $seat_is ->
    [you] Vous battez Torak : sa figurine est couchée.
   *[other] { $seat } bat Torak : sa figurine est couchée.
}
event-torak-held-out = Torak tient bon.
event-coins-count = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
} { $coins ->
    [one] { $coins } pièce, qui vaut
   *[other] { $coins } pièces, qui valent
} { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}.
event-won = { $seats_is ->
    [you] Vous remportez la partie avec
    [many] { $seats } se partagent la victoire avec
   *[other] { $seats } remporte la partie avec
} { $count ->
    [one] { $count } point
   *[other] { $count } points
} !
event-beat-torak-in-the-end = { $seat_is ->
    [you] Vous battez Torak, { $count } à { $other_count } !
   *[other] { $seat } bat Torak, { $count } à { $other_count } !
}
event-drew-with-torak = { $seat_is ->
    [you] Vous finissez à égalité avec Torak, { $count } à { $other_count } : partie nulle.
   *[other] { $seat } finit à égalité avec Torak, { $count } à { $other_count } : partie nulle.
}
event-torak-won = { $seat_is ->
    [you] Torak vous bat, { $other_count } à { $count }.
   *[other] Torak bat { $seat }, { $other_count } à { $count }.
}

reason-points = Victoire aux points.
reason-coins = Égalité de points : victoire aux pièces.
reason-shared = Égalité de points et de pièces : victoire partagée.
reason-torak = Torak a plus de points.
reason-draw = Autant de points que Torak, et plus aucune pièce : partie nulle.

score-total = Score final
score-points = Points de victoire
score-coin-points = Points des pièces
score-coins = Pièces
score-torak = Points de Torak

## Prompts

prompt-choose-commander = Quel commandant incarnez-vous ?
waiting-choose-commander = { $seat } choisit un commandant.
prompt-choose-start = Où commencez-vous ? Torak prend l’autre case de départ.
waiting-choose-start = { $seat } choisit où commencer.
prompt-act = { $count ->
    [one] Dernière action : que faites-vous ?
   *[other] À vous : { $count } actions. Que faites-vous ?
}
waiting-act = { $count ->
    [one] { $seat } choisit sa dernière action.
   *[other] { $seat } choisit une action (encore { $count }).
}
prompt-peek = Plus d’action : utilisez-vous un coup d’œil ?
waiting-peek = { $seat } peut encore utiliser un coup d’œil.
prompt-reroll = { $count ->
    [one] Jet { $purpose_for } : utilisez-vous votre dernière relance ?
   *[other] Jet { $purpose_for } : relancez-vous un dé (encore { $count } relances) ?
}
waiting-reroll = { $count ->
    [one] { $seat } peut relancer un dé { $purpose_for } (encore { $count } relance).
   *[other] { $seat } peut relancer un dé { $purpose_for } (encore { $count } relances).
}
prompt-reroll-expert = { $count ->
    [0] Jet { $purpose_for } : payez-vous une pièce pour relancer un dé ?
    [one] Jet { $purpose_for } : relancez-vous un dé (encore { $count } relance gratuite) ?
   *[other] Jet { $purpose_for } : relancez-vous un dé (encore { $count } relances gratuites) ?
}
waiting-reroll-expert = { $count ->
    [0] { $seat } peut payer pour relancer un dé { $purpose_for }.
    [one] { $seat } peut relancer un dé { $purpose_for } (encore { $count } relance gratuite).
   *[other] { $seat } peut relancer un dé { $purpose_for } (encore { $count } relances gratuites).
}
prompt-defend = { $count ->
    [one] Votre défense : { $own } contre { $rival } (l’égalité suffit). Utilisez-vous votre dernière relance ?
   *[other] Votre défense : { $own } contre { $rival } (l’égalité suffit). Relancez-vous un dé (encore { $count } relances) ?
}
waiting-defend = { $count ->
    [one] { $seat } se défend avec { $own } contre { $rival } et peut relancer un dé (encore { $count } relance).
   *[other] { $seat } se défend avec { $own } contre { $rival } et peut relancer un dé (encore { $count } relances).
}
prompt-defend-expert = { $count ->
    [0] Votre défense : { $own } contre { $rival } (l’égalité suffit). Payez-vous une pièce pour relancer un dé ?
    [one] Votre défense : { $own } contre { $rival } (l’égalité suffit). Relancez-vous un dé (encore { $count } relance gratuite) ?
   *[other] Votre défense : { $own } contre { $rival } (l’égalité suffit). Relancez-vous un dé (encore { $count } relances gratuites) ?
}
waiting-defend-expert = { $count ->
    [0] { $seat } se défend avec { $own } contre { $rival } et peut payer pour relancer un dé.
    [one] { $seat } se défend avec { $own } contre { $rival } et peut relancer un dé (encore { $count } relance gratuite).
   *[other] { $seat } se défend avec { $own } contre { $rival } et peut relancer un dé (encore { $count } relances gratuites).
}
prompt-take-coin = Le dé de Sigismond montre une pièce : la prenez-vous ?
waiting-take-coin = { $seat } peut prendre la pièce du dé de Sigismond.
prompt-fill-first = Événement « { $token } » ({ $kind }) : remplissez-vous la rangée 1 ?
waiting-fill-first = Rangée 1 de « { $token } » ({ $kind }) : on attend { $seat }.
prompt-fill-more = Événement « { $token } » ({ $kind }) : remplissez-vous une autre rangée ?
waiting-fill-more = { $seat } peut remplir d’autres rangées de « { $token } » ({ $kind }).
prompt-pay-first = Événement « { $token } » ({ $kind }) : remplissez-vous la rangée 1 ?
waiting-pay-first = Rangée 1 de « { $token } » ({ $kind }) : on attend { $seat }.
prompt-recruit = { $level ->
    [1] Un membre de niveau I vous rejoint gratuitement : lequel ?
   *[2] Un membre de niveau II vous rejoint gratuitement : lequel ?
}
waiting-recruit = { $seat } choisit un membre de niveau { $level ->
    [1] I
   *[2] II
}.
prompt-hire = Taverne : il vous reste { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}. Qui embauchez-vous ?
waiting-hire = { $seat } peut embaucher à la taverne (encore { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}).
prompt-storm = Château « { $card } », obstacle { $row } sur { $count } : donnez-vous l’assaut ?
waiting-storm = Assaut de « { $card } », obstacle { $row } sur { $count } : on attend { $seat }.
prompt-breach = Château « { $card } », obstacle { $row } sur { $count } : vous avez ce qu’il faut. Le surmontez-vous ?
waiting-breach = { $seat } peut surmonter l’obstacle { $row } sur { $count } de « { $card } ».
prompt-choose-step = Le château est à vous : un pas vers la vertu, ou vers le vice ?
waiting-choose-step = { $seat } choisit entre la vertu et le vice.
prompt-enter = { $other } ouvre un tournoi (« { $token } ») : y participez-vous pour une pièce ?
waiting-enter = { $other_is ->
    [you] Votre tournoi « { $token } » : on attend { $seat }.
   *[other] Tournoi « { $token } » : on attend { $seat }.
}
prompt-ride-host = Tournoi : vos dés valent { $score }, votre objectif est { $goal }. Mettez-vous un dé de côté pour en relancer d’autres ?
waiting-ride-host = { $seat } joute : { $score } pour l’instant, l’objectif est { $goal }.
prompt-ride = Tournoi : vos dés valent { $score }. Mettez-vous un dé de côté pour en relancer d’autres ?
waiting-ride = { $seat } joute : { $score } pour l’instant.
prompt-ride-free = Tournoi : votre dernier dé vaut { $score }. Le relancez-vous gratuitement ?
waiting-ride-free = { $seat } peut relancer gratuitement son dernier dé du tournoi ({ $score }).
prompt-luck-attack = Votre attaque : force { $own }. Dépensez-vous des jetons Chance ?
waiting-luck-attack = { $seat } attaque avec { $own } et peut dépenser des jetons Chance.
prompt-luck-defence = Votre défense : force { $own } contre { $rival } (l’égalité suffit). Dépensez-vous des jetons Chance ?
waiting-luck-defence = { $seat } se défend avec { $own } contre { $rival } et peut dépenser des jetons Chance.
prompt-lose-member = Torak a gagné : quel membre perdez-vous ?
waiting-lose-member = { $seat } choisit le membre à perdre.
prompt-lift-writ = Torak est battu : quel mandat d’arrêt défaussez-vous ?
waiting-lift-writ = { $seat } choisit le mandat d’arrêt à défausser.

## Choices

choice-command = Incarner { $commander }
choice-start = Commencer à { $space }
choice-move = Se déplacer jusqu’à { $space } ({ $sight })
choice-event = Tenter l’événement ({ $sight })
choice-conquer = Assiéger le château
choice-hire = Embaucher { $member } pour { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
choice-hire-instead = Embaucher { $member } pour { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} et congédier { $dismissed }
choice-send-away = Défausser { $member } avant d’embaucher
choice-done = Quitter la taverne
choice-attack = Attaquer { $seat } (prime : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
})
choice-attack-torak = Attaquer Torak
choice-peek = Regarder le jeton à { $space } ({ $sight })
choice-peek-castle = Regarder la première carte de conquête { $difficulty }
choice-end-turn = Finir le tour
choice-reroll = { $which_sort ->
    [souverain] Relancer le { $which } ({ $face })
   *[simple] Relancer le dé { $die } ({ $face })
}
choice-pay-reroll = { $which_sort ->
    [souverain] Payer une pièce pour relancer le { $which } ({ $face })
   *[simple] Payer une pièce pour relancer le dé { $die } ({ $face })
}
choice-take-coin = Prendre la pièce
choice-stop = En rester là
choice-fill = { $place ->
    [castle] { $luck ->
        [0] Surmonter l’obstacle
        [one] Surmonter l’obstacle avec { $luck } jeton Chance
       *[other] Surmonter l’obstacle avec { $luck } jetons Chance
    }
   *[event] { $luck ->
        [0] Remplir la rangée { $row }
        [one] Remplir la rangée { $row } avec { $luck } jeton Chance
       *[other] Remplir la rangée { $row } avec { $luck } jetons Chance
    }
}
choice-fill-giving = { $luck ->
    [0] Remplir la rangée { $row } et défausser { $member }
    [one] Remplir la rangée { $row } avec { $luck } jeton Chance et défausser { $member }
   *[other] Remplir la rangée { $row } avec { $luck } jetons Chance et défausser { $member }
}
choice-give-up = Renoncer
choice-take = Prendre { $member }
choice-take-instead = Prendre { $member } et congédier { $dismissed }
choice-decline = Ne prendre personne
choice-storm = Donner l’assaut
choice-virtue = Un pas vers la vertu
choice-vice = Un pas vers le vice
choice-enter = Participer au tournoi pour une pièce
choice-stay-out = Ne pas participer
choice-joust = Mettre le dé { $die } ({ $face }) de côté, relancer { $count ->
    [one] le dé { $dice }
   *[other] les dés { $dice }
}
choice-free-reroll = Relancer gratuitement le dé { $die } ({ $face })
choice-spend = Dépenser { $luck ->
    [one] { $luck } jeton Chance
   *[other] { $luck } jetons Chance
}
choice-keep-luck = Ne rien dépenser
choice-lose = Perdre { $member }
choice-lift = Défausser « { $warrant } »

verb-command = Incarner
verb-start = Commencer
verb-move = Se déplacer
verb-event = Tenter l’événement
verb-conquer = Assiéger
verb-hire = Embaucher
verb-hire-instead = Embaucher, congédier
verb-send-away = Défausser
verb-done = Quitter la taverne
verb-attack = Attaquer
verb-attack-torak = Attaquer Torak
verb-peek = Regarder
verb-peek-castle = Regarder une carte de conquête
verb-end-turn = Finir le tour
verb-reroll = Relancer
verb-pay-reroll = Payer une relance
verb-take-coin = Prendre la pièce
verb-stop = En rester là
verb-fill = Remplir une rangée
verb-fill-giving = Remplir, défausser un membre
verb-give-up = Renoncer
verb-take = Prendre
verb-take-instead = Prendre, congédier
verb-decline = Ne prendre personne
verb-storm = Donner l’assaut
verb-virtue = Vertu
verb-vice = Vice
verb-enter = Participer
verb-stay-out = Ne pas participer
verb-joust = Mettre de côté, relancer
verb-free-reroll = Relance gratuite
verb-spend = Dépenser des jetons Chance
verb-keep-luck = Ne rien dépenser
verb-lose = Perdre
verb-lift = Défausser un mandat

field-commander = Quel commandant ?
field-space = Où ?
field-difficulty = Quelle carte de conquête ?
field-member = Quel membre ?
field-dismissed = Qui congédiez-vous ?
field-seat = Quel joueur ?
field-die = Quel dé ?
field-dice = Quels dés relancer ?
field-row = Quelle rangée ?
field-luck = Combien de jetons Chance ?
field-warrant = Quel mandat d’arrêt ?

## Table

game-title = Medieval : Jan Žižka
game-summary = La Bohême vers 1400 : formez votre entourage, accomplissez des événements, prenez des châteaux et joutez. La vertu rapporte autant que le vice ; à 20 points, c’est la dernière manche.
game-players = 1 à 4 joueurs
game-reconstructed = Le texte du livret est complet, mais ses images sont perdues, et avec elles presque tout ce qui est imprimé sur les cartes, les jetons, les dés et le plateau. Viennent du livret les règles, les commandants et ce que permet la face A de leurs plateaux, les sept types d’événements, le nombre d’exemplaires de chaque élément, les récompenses des châteaux, les quatre mandats d’arrêt du jeu en solo, la force de Torak au combat aux niveaux facile et normal, et ce que les exemples disent de quelques membres. Nous avons reconstitué le plateau, les faces des dés (sauf une face vierge sur chaque dé de souveraineté et la pièce de Sigismond), les pièces de départ, la seconde capacité de la face B, les rangées des événements et des châteaux, presque tous les membres avec leur coût et leurs capacités, ce que disent les cartes de Torak, et sa force au niveau difficile ; les noms des événements, des châteaux, des cartes de Torak et des mandats du jeu en solo sont aussi de nous. Si vous avez la boîte, vous pouvez remplacer tout cela par votre propre fichier avec l’option --data : voyez « Another box » (en anglais) dans docs/rules/zizka.md.

option-side = Plateaux de commandant
    .help = La face A donne à chaque commandant une capacité propre ; la face B est la même pour tous.
option-side-a = face A
option-side-b = face B
option-expert = Variante pour joueurs expérimentés
    .help = Dans les événements, les châteaux et les combats, on peut payer une pièce pour relancer un dé, autant de fois qu’on veut.
option-expert-no = non
option-expert-yes = oui
option-level = Niveau du jeu en solo
    .help = Jeu en solo seulement : les cartes de Torak et, au niveau difficile, sa force au combat.
option-level-normal = normal
option-level-easy = facile
option-level-hard = difficile
option-first = Qui commence
    .help = Qui joue le premier tour ; à deux joueurs ou plus.
option-first-random = tirage au sort
option-first-0 = place 1
option-first-1 = place 2
option-first-2 = place 3
option-first-3 = place 4

table-legend = Les épées, les boucliers et les paroles remplissent les rangées ; un joker remplace n’importe lequel des trois. L’attaquant compte les épées et les jokers, le défenseur les boucliers et les jokers. Au tournoi, une épée ou un bouclier vaut 1, une parole 2, un joker 3. « aide » : un dé de plus dans ce type d’événement, ou une relance gratuite au tournoi.
table-signs = Sur la table : ▸ montre qui joue ; A, B, C et D sont les joueurs, T est Torak ; ? suit le type d’un jeton face cachée ; le nom d’un membre à embaucher est suivi de son coût ; * est un dé de souveraineté, [ ] un dé qui ne peut plus être relancé, ✓ une rangée remplie.
table-first = premier joueur
table-last-round = dernière manche
table-actions = { $count ->
    [0] plus d’action
    [one] encore { $count } action
   *[other] encore { $count } actions
}
table-steps = { $count ->
    [0] Ici :
    [one] À { $count } case :
   *[other] À { $count } cases :
}
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-morale = { $count ->
    [0] ni vertu ni vice
   *[other] { $trait } { $count }
}
table-coins = { $count ->
    [0] aucune pièce
    [one] { $count } pièce
   *[other] { $count } pièces
}
table-luck = { $count ->
    [one] { $count } jeton Chance
   *[other] { $count } jetons Chance
}
table-warrant = { $count ->
    [one] prime de { $count } pièce
   *[other] prime de { $count } pièces
}
table-favour = faveur de { $sovereign }
table-lying = figurine couchée
table-range = { $count ->
    [one] portée : { $count } case
   *[other] portée : { $count } cases
}
table-level = { $level ->
    [1] À embaucher, niveau I
   *[2] À embaucher, niveau II
}
table-die = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
table-reroll = { $count ->
    [one] { $count } relance
   *[other] { $count } relances
}
table-move = { $count ->
    [one] { $count } mouvement
   *[other] { $count } mouvements
}
table-peek = { $count ->
    [one] { $count } coup d’œil
   *[other] { $count } coups d’œil
}
table-sword = { $count ->
    [one] { $count } épée
   *[other] { $count } épées
}
table-shield = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
table-speech = { $count ->
    [one] { $count } parole
   *[other] { $count } paroles
}
table-wild = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
table-helps = aide : { $kind }
table-rejects = rejette { $trait_the }
table-a-member = un membre
table-reward-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
table-reward-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-reward-vice = { $count ->
    [one] un pas vers le vice
   *[other] { $count } pas vers le vice
}
table-reward-virtue = { $count ->
    [one] un pas vers la vertu
   *[other] { $count } pas vers la vertu
}
table-reward-luck = { $count ->
    [one] { $count } jeton Chance
   *[other] { $count } jetons Chance
}
table-reward-member = { $level ->
    [1] un membre de niveau I
   *[2] un membre de niveau II
}
table-reward-warrant = un mandat d’arrêt
table-tournament = Objectif personnel { $goal } : { $personal } ; meilleur score : { $common }.
table-tournament-guest = Meilleur score : { $common }.
table-strength = { $count ->
    [one] combat avec { $count } dé
   *[other] combat avec { $count } dés
}{ $luck ->
    [0] {""}
    [one] {" "}et { $luck } jeton Chance
   *[other] {" "}et { $luck } jetons Chance
}
table-dice = { $seat_is ->
    [you] Vos dés,
   *[other] Dés { $seat_of },
} { $count ->
    [0] plus de relance
    [one] encore { $count } relance
   *[other] encore { $count } relances
}
table-gathered = { $count ->
    [0] Réuni
    [one] Réuni, avec { $count } jeton Chance
   *[other] Réuni, avec { $count } jetons Chance
}
table-lacking = { $count ->
    [one] (demande { $count } jeton Chance)
   *[other] (demande { $count } jetons Chance)
}
table-out-of-reach = (hors d’atteinte)
table-strife = { $rival ->
    [0] Force { $count }
   *[other] Force { $count } contre { $rival }
}
table-pot = { $count ->
    [0] Tournoi, pot vide
    [one] Tournoi, { $count } pièce dans le pot
   *[other] Tournoi, { $count } pièces dans le pot
}
