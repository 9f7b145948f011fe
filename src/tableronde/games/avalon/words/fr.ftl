### Avalon : les mots du jeu en français.
### Règles et numéros des clauses : docs/rules/avalon.md

## Components

card-yellow-knight = chevalier jaune
    .a = un chevalier jaune
    .the = le chevalier jaune
    .of = du chevalier jaune
    .short = CJ
    .many = chevaliers jaunes
card-yellow-witch = sorcière jaune
    .a = une sorcière jaune
    .the = la sorcière jaune
    .of = de la sorcière jaune
    .short = SJ
    .many = sorcières jaunes
card-green-knight = chevalier vert
    .a = un chevalier vert
    .the = le chevalier vert
    .of = du chevalier vert
    .short = CV
    .many = chevaliers verts
card-green-witch = sorcière verte
    .a = une sorcière verte
    .the = la sorcière verte
    .of = de la sorcière verte
    .short = SV
    .many = sorcières vertes
card-red-knight = chevalier rouge
    .a = un chevalier rouge
    .the = le chevalier rouge
    .of = du chevalier rouge
    .short = CR
    .many = chevaliers rouges
card-red-witch = sorcière rouge
    .a = une sorcière rouge
    .the = la sorcière rouge
    .of = de la sorcière rouge
    .short = SR
    .many = sorcières rouges
card-blue-knight = chevalier bleu
    .a = un chevalier bleu
    .the = le chevalier bleu
    .of = du chevalier bleu
    .short = CB
    .many = chevaliers bleus
card-blue-witch = sorcière bleue
    .a = une sorcière bleue
    .the = la sorcière bleue
    .of = de la sorcière bleue
    .short = SB
    .many = sorcières bleues
card-purple-knight = chevalier violet
    .a = un chevalier violet
    .the = le chevalier violet
    .of = du chevalier violet
    .short = CVi
    .many = chevaliers violets
card-purple-witch = sorcière violette
    .a = une sorcière violette
    .the = la sorcière violette
    .of = de la sorcière violette
    .short = SVi
    .many = sorcières violettes

region-plain-wide = Grande plaine
    .the = la Grande plaine
    .of = de la Grande plaine
region-plain = Plaine
    .the = la Plaine
    .of = de la Plaine
region-plain-castle = Château de la plaine
    .the = le Château de la plaine
    .of = du Château de la plaine
region-forest-deep = Forêt profonde
    .the = la Forêt profonde
    .of = de la Forêt profonde
region-forest-stones = Cercle de pierres magiques de la forêt
    .the = le Cercle de pierres magiques de la forêt
    .of = du Cercle de pierres magiques de la forêt
region-forest-castle = Château de la forêt
    .the = le Château de la forêt
    .of = du Château de la forêt
region-hill-high = Hautes collines
    .the = les Hautes collines
    .of = des Hautes collines
region-hill = Colline
    .the = la Colline
    .of = de la Colline
region-hill-castle = Château de la colline
    .the = le Château de la colline
    .of = du Château de la colline
region-avalon = Avalon
    .the = Avalon
    .of = d’Avalon
region-marsh = Marais
    .the = le Marais
    .of = du Marais
region-mist = brouillard
    .the = la région dans le brouillard
    .of = de la région dans le brouillard

landscape-plain = plaine
landscape-forest = forêt
landscape-hill = colline
landscape-none = sans paysage

special-castle = château
    .text = Vaut un défenseur de plus ; sa conquête coûte une carte de plus.
special-avalon = Avalon
    .text = Une fois par tour, son propriétaire peut sacrifier une carte de moins en pertes supplémentaires.
special-stone-circle = cercle de pierres magiques
    .text = Les sorcières de son propriétaire peuvent attaquer comme des chevaliers ; seul un chevalier de leur couleur les arrête.
special-marsh = marais
    .text = Une couronne, aucun renfort.

tile-light-two = claire : 2 cartes
    .text = Piochez 2 cartes tout de suite.
tile-light-landscape = claire : paysage majoritaire
    .text = Piochez tout de suite 1 carte par région de votre paysage majoritaire ; Avalon et le marais ne comptent pas.
tile-light-chain = claire : plus longue chaîne
    .text = Piochez tout de suite 1 carte par région de votre plus longue chaîne ; Avalon et le marais coupent une chaîne.
tile-dark-four = foncée : 4 cartes
    .text = Piochez 4 cartes au début de votre prochain tour.
tile-dark-landscape = foncée : paysage majoritaire, double
    .text = Au début de votre prochain tour, piochez 2 cartes par région de votre paysage majoritaire ; Avalon et le marais ne comptent pas.
tile-dark-regions = foncée : chaque région
    .text = Au début de votre prochain tour, piochez 1 carte par région possédée ; Avalon et le marais ne comptent pas.

colour-yellow = jaune
colour-green = vert
colour-red = rouge
colour-blue = bleu
colour-purple = violet

kind-knight = chevalier
kind-witch = sorcière

## Rules

rules-SETUP = Mise en place
AVA-SETUP-01 = La partie oppose exactement deux joueurs, assis de part et d’autre de la rangée.
AVA-SETUP-02 = Les 11 cartes région sont mélangées, puis alignées face cachée en une seule rangée entre les joueurs.
AVA-SETUP-03 = Au départ, aucune région n’appartient à personne.
AVA-SETUP-04 = Les 9 tuiles de renfort, triées en claires et foncées, sont disposées face visible à portée des deux joueurs.
AVA-SETUP-05 = Les 80 cartes personnage sont mélangées toutes ensemble.
AVA-SETUP-06 = Une carte personnage est posée face visible de chaque côté de chaque région : 22 cartes en tout, 11 par joueur.
AVA-SETUP-07 = La couleur et le type de ces premières cartes sont laissés au hasard ; une même carte peut revenir plusieurs fois.
AVA-SETUP-08 = Chaque joueur reçoit alors 5 cartes personnage : c’est sa main, qu’il garde secrète.
AVA-SETUP-09 = Les 48 cartes restantes forment la pioche, face cachée. La défausse est vide.
AVA-SETUP-10 = Le joueur qui s’est rendu le plus récemment en Angleterre commence ; ici, le programme tire le premier joueur au sort.

rules-TURN = Le tour
AVA-TURN-01 = Un tour se déroule toujours dans cet ordre : piocher pour une tuile foncée en attente ; jouer des cartes ; vérifier la victoire ; prendre une tuile (et piocher aussitôt si elle est claire) ; se défausser jusqu’à la limite de main.
AVA-TURN-02 = Pendant la phase de jeu, vous jouez l’une après l’autre autant de cartes de votre main que vous le souhaitez, ou aucune.
AVA-TURN-03 = Vous jouez toujours vos cartes dans votre propre camp, devant la région de votre choix.
AVA-TURN-04 = Une carte peut être jouée de trois façons : pour renforcer, pour ensorceler ou pour attaquer.
AVA-TURN-05 = Ces trois façons se combinent et se répètent dans n’importe quel ordre, dans la limite de deux conquêtes.
AVA-TURN-06 = Chaque carte est résolue entièrement, réponse de l’adversaire et pertes éventuelles comprises, avant que la suivante soit jouée.
AVA-TURN-07 = Vous mettez fin à votre phase de jeu quand vous le voulez.
AVA-TURN-08 = Les deux joueurs jouent à tour de rôle.

rules-REINFORCE = Renforcer
AVA-REINFORCE-01 = Pour renforcer votre camp, posez un chevalier ou une sorcière de votre main, face visible, au sommet de votre pile devant n’importe quelle région.
AVA-REINFORCE-02 = Vous pouvez renforcer partout : devant une région sans propriétaire, devant une des vôtres ou devant une région adverse.
AVA-REINFORCE-03 = Les cartes d’une pile sont décalées de façon que les deux joueurs en voient à tout moment le nombre, le type, la couleur et l’ordre.
AVA-REINFORCE-04 = La taille d’une pile n’est pas limitée.
AVA-REINFORCE-05 = Une carte posée en renfort ne déclenche jamais ni attaque ni sortilège ; l’adversaire ne peut pas y répondre.
AVA-REINFORCE-06 = Vous pouvez poser une sorcière en simple renfort même si elle est de la couleur de la carte supérieure adverse, et un chevalier même là où une attaque serait possible.

rules-BEWITCH = Ensorceler
AVA-BEWITCH-01 = Pour ensorceler, posez une sorcière de votre main sur votre pile, devant une région où la carte supérieure de la pile adverse a la même couleur qu’elle, et annoncez le sortilège.
AVA-BEWITCH-02 = La cible est toujours la carte supérieure de la pile adverse, que ce soit un chevalier ou une sorcière.
AVA-BEWITCH-03 = Là où l’adversaire n’a aucune carte, aucun sortilège n’est possible.
AVA-BEWITCH-04 = Pour ensorceler, peu importe à qui appartient la région et qu’elle soit face visible ou face cachée.
AVA-BEWITCH-05 = Si le sortilège n’est pas contré, la cible change de camp : elle se place au sommet de votre pile, au-dessus de la sorcière jouée.
AVA-BEWITCH-06 = Un sortilège qui n’est pas contré agrandit donc votre pile de deux cartes et réduit d’une carte celle de l’adversaire.
AVA-BEWITCH-07 = Le nombre de sortilèges par tour n’est pas limité.
AVA-BEWITCH-08 = Seules les sorcières jouées de la main lancent des sortilèges ; celles qui sont dans une pile n’en lancent jamais.
AVA-BEWITCH-09 = Un sortilège manqué ne met pas fin à votre tour : vous pouvez jouer d’autres cartes.
AVA-BEWITCH-10 = Un château ne protège pas des sortilèges.
AVA-BEWITCH-11 = Un personnage ensorcelé appartient entièrement à son nouveau camp : il y compte, peut être ensorcelé de nouveau et servir à payer des pertes ; il ne peut simplement pas attaquer (AVA-ATTACK-05).

rules-COUNTER = Contre-sort
AVA-COUNTER-01 = Quand un sortilège est annoncé, l’adversaire peut le contrer immédiatement avec une sorcière de sa main, de la même couleur que celle qui le lance.
AVA-COUNTER-02 = La sorcière du contre-sort se pose au sommet de la pile du défenseur devant cette région.
AVA-COUNTER-03 = Si le sortilège est contré, la cible ne bouge pas : elle reste sous la sorcière du contre-sort.
AVA-COUNTER-04 = La sorcière contrée quitte la table et rejoint la main du défenseur.
AVA-COUNTER-05 = Le défenseur peut se servir aussitôt de la sorcière ainsi gagnée, y compris contre le prochain sortilège du même tour.
AVA-COUNTER-06 = On ne répond pas à un contre-sort.
AVA-COUNTER-07 = Contrer n’est jamais obligatoire ; on joue au plus une sorcière contre chaque sortilège.
AVA-COUNTER-08 = On ne peut contrer que juste après l’annonce ; une occasion manquée ne se rattrape pas.
AVA-COUNTER-09 = Grâce aux contre-sorts, le défenseur peut avoir plus de cinq cartes en main ; la limite n’est vérifiée qu’à la fin de son propre tour.

rules-ATTACK = Attaquer
AVA-ATTACK-01 = Pour attaquer, posez un chevalier de votre main sur votre pile devant la région et annoncez l’attaque.
AVA-ATTACK-02 = L’attaque n’est permise que si, avant de poser la carte attaquante, vous avez devant la région au moins autant de personnages que l’adversaire.
AVA-ATTACK-03 = Pour AVA-ATTACK-02, chaque carte d’une pile compte pour un, quels que soient son type et sa couleur.
AVA-ATTACK-04 = Zéro contre zéro remplit la condition AVA-ATTACK-02 : là où personne n’a encore de carte, la toute première peut attaquer.
AVA-ATTACK-05 = La carte attaquante doit venir de votre main ; ni un personnage gagné par un sortilège, ni aucune autre carte déjà dans une pile ne peut attaquer.
AVA-ATTACK-06 = Vous pouvez attaquer les régions sans propriétaire et celles de l’adversaire, mais pas les vôtres.
AVA-ATTACK-07 = S’il n’y a aucune résistance, l’attaque réussit : la région est conquise.
AVA-ATTACK-08 = Le nombre d’attaques par tour n’est pas limité, mais deux au plus peuvent réussir.
AVA-ATTACK-09 = Après votre deuxième conquête du tour, vous ne pouvez plus annoncer d’attaque ; vous pouvez encore jouer des cartes pour renforcer ou ensorceler.
AVA-ATTACK-10 = Une attaque repoussée ne compte pas dans la limite de deux conquêtes et ne met pas fin au tour.
AVA-ATTACK-11 = Vous pouvez attaquer de nouveau la même région dans le même tour avec une autre carte, si la condition AVA-ATTACK-02 est alors remplie.
AVA-ATTACK-12 = Après toute attaque réussie, les pertes sont subies aussitôt, avant que la carte suivante soit jouée.

rules-RESIST = Résister
AVA-RESIST-01 = Quand une attaque est annoncée, l’adversaire peut y résister immédiatement avec un chevalier de sa main, de la même couleur que la carte attaquante.
AVA-RESIST-02 = Le chevalier qui résiste se pose au sommet de la pile du défenseur devant la région ; l’attaque est repoussée.
AVA-RESIST-03 = La carte attaquante et le chevalier qui résiste restent chacun dans sa pile.
AVA-RESIST-04 = Le nombre de cartes ne compte pas pour la résistance : elle réussit même si le défenseur a moins de cartes que l’attaquant, ou n’en a aucune.
AVA-RESIST-05 = L’adversaire peut résister devant une région sans propriétaire comme devant une des siennes.
AVA-RESIST-06 = Résister n’est jamais obligatoire ; un seul chevalier suffit, et on n’en joue pas plus d’un.
AVA-RESIST-07 = On ne peut résister que juste après l’annonce de l’attaque.
AVA-RESIST-08 = Une sorcière ne résiste jamais à une attaque.
AVA-RESIST-09 = À chaque sortilège et à chaque attaque, l’adversaire qui a au moins une carte en main est invité à répondre, qu’il ait ou non la bonne carte : ainsi, ni l’absence de question ni une réponse rapide ne trahit quoi que ce soit. S’il a la main vide, ce que chacun voit, on ne lui demande rien.

rules-CONQUER = Conquérir
AVA-CONQUER-01 = Une région conquise dans le brouillard est retournée face visible, couronnes vers le conquérant, qui en devient le propriétaire.
AVA-CONQUER-02 = Une région face visible conquise sur l’adversaire est tournée de 180 degrés ; elle appartient désormais au conquérant.
AVA-CONQUER-03 = L’ordre est le suivant : la région change de propriétaire (et sort du brouillard s’il y a lieu), ses fonctions spéciales prennent effet, puis les pertes sont subies.
AVA-CONQUER-04 = Une fois conquise, une région a toujours un propriétaire et reste face visible.
AVA-CONQUER-05 = Il n’est pas nécessaire d’avoir des cartes devant une région pour la posséder ; on ne la perd que si elle est conquise.
AVA-CONQUER-06 = Le paysage d’une région ne sert que pour les tuiles de renfort.
AVA-CONQUER-07 = Les fonctions spéciales ne valent que pour les régions face visible, et pour leur propriétaire seulement.
AVA-CONQUER-08 = Les fonctions spéciales d’une région nouvellement conquise valent tout de suite, sauf celle des châteaux, qui n’entre en jeu qu’à la prochaine attaque contre cette région.

rules-LOSS = Pertes
AVA-LOSS-01 = Pertes égales : le vaincu défausse toutes ses cartes devant la région conquise.
AVA-LOSS-02 = Pertes égales : le conquérant défausse autant de cartes de sa propre pile à cet endroit, de haut en bas, carte attaquante en premier.
AVA-LOSS-03 = Si l’adversaire n’a aucune carte devant la région, les pertes égales sont nulles des deux côtés.
AVA-LOSS-04 = Pertes supplémentaires : le conquérant sacrifie ensuite autant d’autres cartes qu’il y en avait des deux côtés de la région avant les pertes égales, carte attaquante comprise.
AVA-LOSS-05 = Le conquérant paie les pertes supplémentaires comme il veut : avec des cartes de sa main, de n’importe lesquelles de ses piles, ou des deux.
AVA-LOSS-06 = La pile devant la région conquise peut elle aussi servir aux pertes supplémentaires.
AVA-LOSS-07 = Dans une pile, les cartes se retirent toujours par le haut.
AVA-LOSS-08 = Le vaincu ne subit aucune perte supplémentaire.
AVA-LOSS-09 = Toutes les cartes perdues vont à la défausse.
AVA-LOSS-10 = Les pertes se règlent séparément pour chaque conquête.
AVA-LOSS-11 = Un conquérant qui ne peut pas payer toutes ses pertes supplémentaires sacrifie toutes ses cartes, en main et sur la table ; il ne doit plus rien et garde la région.
AVA-LOSS-12 = Le nombre de pertes supplémentaires est fixé quand l’attaque réussit ; il ne change plus pendant qu’on les paie.
AVA-LOSS-13 = Les pertes égales peuvent toujours être payées : d’après AVA-ATTACK-02, le conquérant a devant la région au moins une carte de plus que le vaincu ; il lui en reste donc au moins une quand viennent les pertes supplémentaires.
AVA-LOSS-14 = Si le conquérant a la main vide et qu’il ne lui reste qu’une pile, les cartes sont prises sur cette pile sans rien lui demander.

rules-CASTLE = Châteaux
AVA-CASTLE-01 = Trois régions portent un château.
AVA-CASTLE-02 = Quand sa région est attaquée, un château face visible compte comme un personnage de plus pour le propriétaire.
AVA-CASTLE-03 = L’attaquant doit donc avoir sur place, sans compter la carte attaquante, au moins une carte de plus que le défenseur.
AVA-CASTLE-04 = Conquérir un château face visible coûte une carte de plus en pertes supplémentaires.
AVA-CASTLE-05 = Le château ne change rien aux pertes égales : seules les vraies cartes y comptent.
AVA-CASTLE-06 = Un château encore face cachée n’apporte aucune protection et n’alourdit pas les pertes.
AVA-CASTLE-07 = Un château sert le joueur qui le possède au moment de l’attaque.
AVA-CASTLE-08 = Une région avec un château a l’un des trois paysages ; pour les tuiles de renfort et les chaînes, elle compte comme toute autre région de ce paysage.

rules-AVALON = Avalon
AVA-AVALON-01 = Pour une conquête par tour, le propriétaire d’Avalon sacrifie une carte de moins en pertes supplémentaires.
AVA-AVALON-02 = Avalon sert une fois par tour au plus : s’il y a deux conquêtes, son propriétaire choisit entre la première et la deuxième.
AVA-AVALON-03 = Vous décidez d’utiliser Avalon ou non au moment où les pertes supplémentaires de la première conquête sont dues. Si aucune deuxième conquête ne peut suivre (c’est déjà la deuxième, vous avez attaqué avec la dernière carte de votre main, ou il vous faudrait sinon sacrifier toutes vos cartes), Avalon est utilisé sans qu’on vous le demande ; si vous devez sacrifier toutes vos cartes même avec Avalon, il n’est pas utilisé.
AVA-AVALON-04 = Avalon ne réduit que les pertes supplémentaires, jamais les pertes égales, et jamais au-dessous de zéro.
AVA-AVALON-05 = Avalon peut servir dès la conquête par laquelle vous l’obtenez.
AVA-AVALON-06 = Avalon vaut 1 couronne.
AVA-AVALON-07 = Avalon n’a pas de paysage, ne compte pour aucune tuile de renfort et coupe une chaîne.
AVA-AVALON-08 = Une réduction non utilisée est perdue à la fin du tour ; les réductions ne se cumulent jamais.

rules-STONES = Cercle de pierres magiques
AVA-STONES-01 = Si vous possédez le cercle de pierres magiques, vous pouvez attaquer avec une sorcière de votre main comme si c’était un chevalier.
AVA-STONES-02 = Une attaque menée par une sorcière suit toutes les règles de l’attaque, de la conquête et des pertes.
AVA-STONES-03 = Pour résister à l’attaque d’une sorcière, il faut un chevalier de sa couleur, et non une sorcière.
AVA-STONES-04 = Une sorcière jouée pour attaquer ne lance pas de sortilège en même temps.
AVA-STONES-05 = Aucun contre-sort n’est possible contre l’attaque d’une sorcière ; si l’attaque est repoussée, la sorcière reste dans la pile de l’attaquant.
AVA-STONES-06 = Le cercle de pierres ne permet pas de résister avec une sorcière.
AVA-STONES-07 = Le cercle de pierres est une région de forêt et compte comme telle pour les tuiles de renfort.
AVA-STONES-08 = Gagné à la première conquête d’un tour, le cercle de pierres peut servir aux attaques suivantes de ce même tour.

rules-MARSH = Marais
AVA-MARSH-01 = Le marais vaut 1 couronne.
AVA-MARSH-02 = Le marais n’a pas de paysage, ne compte pour aucune tuile de renfort et coupe une chaîne.
AVA-MARSH-03 = Le marais n’a pas d’autre fonction.

rules-TILE = Tuiles de renfort
AVA-TILE-01 = À la fin de votre tour, vous devez prendre une tuile, et une seule, parmi celles qui sont face visible.
AVA-TILE-02 = Vous devez prendre une tuile même si aucune de celles qui sont disponibles ne rapporte de carte.
AVA-TILE-03 = Tuile claire : piochez ses cartes tout de suite ; la tuile est alors utilisée.
AVA-TILE-04 = Tuile foncée : posez-la devant vous et piochez ses cartes au début de votre prochain tour ; c’est alors seulement qu’elle est utilisée.
AVA-TILE-05 = Une tuile utilisée est mise de côté, face cachée.
AVA-TILE-06 = Quand les neuf tuiles ont toutes été utilisées, on les remet face visible et elles redeviennent disponibles.
AVA-TILE-07 = Si vous devez prendre une tuile et qu’aucune n’est face visible parce que la dernière attend devant votre adversaire, les tuiles utilisées sont remises face visible à ce moment-là ; la tuile en attente rejoindra plus tard les tuiles utilisées.
AVA-TILE-08 = Tuile claire « deux cartes » : 2 cartes.
AVA-TILE-09 = Tuile claire « paysage majoritaire » : 1 carte pour chacune de vos régions du paysage que vous possédez le plus.
AVA-TILE-10 = Tuile claire « plus longue chaîne » : 1 carte pour chaque région de votre plus longue suite ininterrompue de régions dans la rangée, quels que soient leurs paysages.
AVA-TILE-11 = Tuile foncée « quatre cartes » : 4 cartes.
AVA-TILE-12 = Tuile foncée « paysage majoritaire » : 2 cartes pour chacune de vos régions du paysage que vous possédez le plus.
AVA-TILE-13 = Tuile foncée « chaque région » : 1 carte pour chacune de vos régions.
AVA-TILE-14 = Avalon et le marais ne comptent pour aucune tuile et coupent une chaîne.
AVA-TILE-15 = La valeur d’une tuile foncée se calcule quand vous piochez ses cartes, d’après les régions que vous possédez à ce moment-là.
AVA-TILE-16 = La rangée est une ligne droite : ses deux bouts ne sont pas voisins.
AVA-TILE-17 = Une région de l’adversaire ou sans propriétaire coupe une chaîne.
AVA-TILE-18 = Vous devez piocher toutes les cartes auxquelles vous avez droit, tant qu’il y en a.
AVA-TILE-19 = Une égalité entre paysages ne change rien : le nombre de cartes est le même.
AVA-TILE-20 = La valeur d’une tuile claire se calcule quand vous la prenez, d’après les régions que vous possédez à ce moment-là.
AVA-TILE-21 = Si toutes les tuiles face visible sont du même type, l’une d’elles est prise sans qu’on vous le demande.

rules-HAND = Limite de main
AVA-HAND-01 = À la fin de votre propre tour, une fois vos cartes piochées, vous ne pouvez pas en avoir plus de cinq en main : défaussez le surplus, en choisissant les cartes.
AVA-HAND-02 = La limite s’applique aussi quand vous venez de prendre une tuile foncée, avant d’en piocher les cartes.
AVA-HAND-03 = Il n’y a pas de limite pendant votre propre tour ; les cartes d’une tuile foncée peuvent vous faire dépasser cinq.
AVA-HAND-04 = Il n’y a pas de limite pendant le tour de l’adversaire.
AVA-HAND-05 = Piochez d’abord toutes les cartes d’une tuile claire, puis ramenez votre main à cinq ; le nombre de cartes piochées n’est pas limité.

rules-DECK = Pioche et défausse
AVA-DECK-01 = Quand la pioche est vide, la défausse est mélangée et forme une nouvelle pioche.
AVA-DECK-02 = On ne mélange qu’au moment où il faut piocher une carte et où la pioche est vide ; un tirage en cours se poursuit ensuite.
AVA-DECK-03 = Si la pioche et la défausse sont toutes deux vides, les cartes qui manquent sont perdues, sans compensation.
AVA-DECK-04 = Les cartes des piles et des mains ne sont jamais mélangées avec la défausse.
AVA-DECK-05 = Si la dernière carte d’un tirage vide la pioche, celle-ci reste vide jusqu’à ce qu’il faille de nouveau piocher ; les cartes défaussées entre-temps sont mélangées avec les autres.

rules-END = Fin de la partie
AVA-END-01 = Vous gagnez sur-le-champ si, à la fin de votre propre tour, vos régions réunissent au moins 15 couronnes.
AVA-END-02 = La vérification a lieu une fois toutes les pertes payées et avant la prise d’une tuile.
AVA-END-03 = La vérification ne porte que sur le joueur qui termine son tour.
AVA-END-04 = Atteindre 15 couronnes pendant la phase de jeu ne suffit pas : il faut d’abord terminer votre tour.
AVA-END-05 = Blocage : si deux tours de suite, un de chaque joueur, passent sans qu’aucune carte soit jouée et s’achèvent tous deux avec une pioche et une défausse vides, la partie s’arrête après le second ; le joueur qui a le plus de couronnes gagne, et à égalité la victoire est partagée.
AVA-END-06 = Les deux joueurs ne peuvent pas avoir 15 couronnes chacun : la rangée n’en compte que 23.
AVA-END-07 = Inaction : si dix tours de suite, cinq de chaque joueur, passent sans qu’aucune carte soit jouée, la partie s’arrête après le dixième comme dans AVA-END-05, quel que soit l’état de la pioche et de la défausse.

rules-INFO = Informations cachées
AVA-INFO-01 = Chacun est seul à connaître sa main ; le nombre de cartes en main est public.
AVA-INFO-02 = Aucun des deux joueurs ne connaît les régions face cachée ; le programme ne les révèle à personne.
AVA-INFO-03 = La liste des onze régions est publique : on sait donc lesquelles restent à découvrir, mais non où elles se trouvent.
AVA-INFO-04 = Les piles sont publiques : nombre, type, couleur et ordre des cartes.
AVA-INFO-05 = La défausse est publique, y compris les cartes de la main sacrifiées pour des pertes ou défaussées à cause de la limite de main.
AVA-INFO-06 = L’ordre de la pioche est inconnu ; sa taille est publique. Après un nouveau mélange, on peut en déduire la composition ; c’est voulu.
AVA-INFO-07 = Les tuiles sont publiques, utilisées ou non, en attente ou non.
AVA-INFO-08 = Seul celui qui pioche connaît les cartes piochées.
AVA-INFO-09 = Une sorcière contrée qui passe dans la main du défenseur est connue de tous.
AVA-INFO-10 = Quand un joueur passe au lieu de répondre, l’autre n’en apprend rien de plus : la question posée et l’événement affiché sont les mêmes, que la bonne carte ait été en main ou non.

## Events

event-began = { $seat_is ->
    [you] Vous jouez en premier.
   *[other] { $seat } joue en premier.
}
event-turn = { $seat_is ->
    [you] À vous de jouer.
   *[other] À { $seat } de jouer.
}
event-reinforced = { $seat_is ->
    [you] Vous renforcez la région { $region } avec { $card_a }.
   *[other] { $seat } renforce la région { $region } avec { $card_a }.
}
event-bewitched = { $seat_is ->
    [you] Région { $region } : vous ensorcelez { $target_the } avec { $card_a }.
   *[other] Région { $region } : { $seat } ensorcelle { $target_the } avec { $card_a }.
}
event-countered = { $seat_is ->
    [you] Région { $region } : vous contrez avec { $card_a } et prenez en main la sorcière contrée.
   *[other] Région { $region } : { $seat } contre avec { $card_a } et prend en main la sorcière contrée.
}
event-changed-sides = { $seat_is ->
    [you] Région { $region } : { $card_the } change de camp et vous rejoint.
   *[other] Région { $region } : { $card_the } change de camp et rejoint { $seat }.
}
event-attacked = { $seat_is ->
    [you] Vous attaquez la région { $region } avec { $card_a }.
   *[other] { $seat } attaque la région { $region } avec { $card_a }.
}
event-resisted = { $seat_is ->
    [you] Région { $region } : vous repoussez l’attaque avec { $card_a }.
   *[other] Région { $region } : { $seat } repousse l’attaque avec { $card_a }.
}
event-conquered = { $seat_is ->
    [you] Vous conquérez { $name_the } (région { $region }).
   *[other] { $seat } conquiert { $name_the } (région { $region }).
}
event-conquered-mist = { $seat_is ->
    [you] Vous conquérez la région { $region } : le brouillard se dissipe et révèle { $name_the }.
   *[other] { $seat } conquiert la région { $region } : le brouillard se dissipe et révèle { $name_the }.
}
event-equal-loss = { $seat_is ->
    [you] Vous perdez
   *[other] { $seat } perd
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} devant la région { $region } : { $cards }.
event-used-avalon = { $seat_is ->
    [you] Vous utilisez Avalon et sacrifiez une carte de moins.
   *[other] { $seat } utilise Avalon et sacrifie une carte de moins.
}
event-owes = { $count ->
    [0] { $seat_is ->
        [you] Vous n’avez pas de pertes supplémentaires.
       *[other] { $seat } n’a pas de pertes supplémentaires.
    }
    [one] { $seat_is ->
        [you] Pertes supplémentaires : vous devez sacrifier 1 carte.
       *[other] Pertes supplémentaires : { $seat } doit sacrifier 1 carte.
    }
   *[other] { $seat_is ->
        [you] Pertes supplémentaires : vous devez sacrifier { $count } cartes.
       *[other] Pertes supplémentaires : { $seat } doit sacrifier { $count } cartes.
    }
}
event-gave-card = { $seat_is ->
    [you] Vous sacrifiez { $card_a } de votre main.
   *[other] { $seat } sacrifie { $card_a } de sa main.
}
event-gave-top = { $seat_is ->
    [you] Vous sacrifiez { $card_the } de votre pile devant la région { $region }.
   *[other] { $seat } sacrifie { $card_the } de sa pile devant la région { $region }.
}
event-gave-all = { $seat_is ->
    [you] Vous sacrifiez tout ce que vous avez, en main et sur la table :
   *[other] { $seat } sacrifie tout, en main et sur la table :
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ({ $cards }).
event-took-tile = { $seat_is ->
    [you] Vous prenez une tuile ({ $tile }).
   *[other] { $seat } prend une tuile ({ $tile }).
}
event-dark-tile-pays = { $seat_is ->
    [you] Vous utilisez votre tuile en attente ({ $tile }).
   *[other] { $seat } utilise sa tuile en attente ({ $tile }).
}
event-tiles-turned-up = Les tuiles utilisées redeviennent disponibles.
event-drew = { $seat_is ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.
event-drew-unseen = { $seat_is ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-reshuffled = { $count ->
    [one] La pioche est vide : la seule carte de la défausse forme la nouvelle pioche.
   *[other] La pioche est vide : les { $count } cartes de la défausse, mélangées, forment la nouvelle pioche.
}
event-discarded = { $seat_is ->
    [you] Limite de main : vous défaussez { $card_a }.
   *[other] Limite de main : { $seat } défausse { $card_a }.
}
event-ended-crowns = { $seats_is ->
    [you] Vous avez au moins 15 couronnes à la fin de votre tour : vous remportez la partie !
    [many] { $seats } ont au moins 15 couronnes et se partagent la victoire.
   *[other] { $seats } a au moins 15 couronnes à la fin de son tour et remporte la partie.
}
event-ended-stalemate = { $seats_is ->
    [you] Blocage : plus personne ne joue et il ne reste rien à piocher. Vous avez le plus de couronnes et remportez la partie !
    [many] Blocage : plus personne ne joue et il ne reste rien à piocher. À égalité de couronnes, { $seats } se partagent la victoire.
   *[other] Blocage : plus personne ne joue et il ne reste rien à piocher. { $seats } a le plus de couronnes et remporte la partie.
}
event-ended-idleness = { $seats_is ->
    [you] Dix tours de suite sans une carte jouée : la partie s’arrête. Vous avez le plus de couronnes et gagnez !
    [many] Dix tours de suite sans une carte jouée : la partie s’arrête. À égalité de couronnes, { $seats } se partagent la victoire.
   *[other] Dix tours de suite sans une carte jouée : la partie s’arrête. { $seats } a le plus de couronnes et gagne.
}

reason-crowns = Au moins 15 couronnes à la fin d’un tour.
reason-stalemate = Blocage : deux tours de suite sans une carte jouée, et plus rien à piocher.
reason-idleness = Inaction : dix tours de suite sans une carte jouée.

score-crowns = Couronnes

## Prompts

prompt-play = À vous : quelle carte jouez-vous ?
waiting-play = { $seat } réfléchit.
prompt-counter = Région { $region } : { $card_a } ensorcelle votre { $target }. Contrez-vous avec { $card_a } ?
waiting-counter = Sortilège sur { $target_the } devant la région { $region } : on attend { $seat }.
prompt-resist = Région { $region } : { $card_a } attaque. Résistez-vous avec un chevalier de la même couleur ?
waiting-resist = Région { $region } : { $card_a } attaque ; on attend { $seat }.
prompt-avalon = { $count ->
    [one] La conquête coûte encore { $count } carte : utilisez-vous Avalon pour en sacrifier une de moins ?
   *[other] La conquête coûte encore { $count } cartes : utilisez-vous Avalon pour en sacrifier une de moins ?
}
waiting-avalon = { $seat } peut utiliser Avalon pour cette conquête.
prompt-pay = { $count ->
    [one] Pertes supplémentaires : quelle carte sacrifiez-vous ? C’est la dernière.
   *[other] Pertes supplémentaires : quelle carte sacrifiez-vous ? Encore { $count } à sacrifier.
}
waiting-pay = { $count ->
    [one] { $seat } doit encore sacrifier { $count } carte.
   *[other] { $seat } doit encore sacrifier { $count } cartes.
}
prompt-tile = Quelle tuile de renfort prenez-vous ?
waiting-tile = { $seat } choisit une tuile de renfort.
prompt-discard = { $count ->
    [one] Vous avez { $count } carte de trop en main : laquelle défaussez-vous ?
   *[other] Vous avez { $count } cartes de trop en main : laquelle défaussez-vous ?
}
waiting-discard = { $count ->
    [one] { $seat } doit défausser { $count } carte (limite de main).
   *[other] { $seat } doit défausser { $count } cartes (limite de main).
}

## Choices

choice-reinforce = Renforcer la région { $region } ({ $name }) avec { $card_a }
choice-bewitch = Ensorceler { $target_the } devant la région { $region } ({ $name }) avec { $card_a }
choice-attack = Attaquer la région { $region } ({ $name }) avec { $card_a }
choice-end = Finir le tour
choice-counter = Contrer le sortilège avec { $card_a }
choice-resist = Résister avec { $card_a }
choice-pass = Passer
choice-use-avalon = Utiliser Avalon : sacrifier une carte de moins
choice-keep-avalon = Garder Avalon pour une deuxième conquête
choice-give-card = Sacrifier { $card_a } de votre main
choice-give-top = Sacrifier { $top_the } de votre pile devant la région { $region } ({ $name })
choice-take-tile = Prendre une tuile ({ $tile })
choice-discard = Défausser { $card_a }

verb-reinforce = Renforcer
verb-bewitch = Ensorceler
verb-attack = Attaquer
verb-end = Finir le tour
verb-counter = Contrer
verb-resist = Résister
verb-pass = Passer
verb-use-avalon = Utiliser Avalon
verb-keep-avalon = Garder Avalon
verb-give-card = Sacrifier (main)
verb-give-top = Sacrifier (pile)
verb-take-tile = Prendre
verb-discard = Défausser

field-card = Quelle carte ?
field-region = Quelle région ?
field-tile = Quelle tuile ?

## Table

game-title = Avalon
game-summary = Un duel pour onze régions dans le brouillard : vos chevaliers les conquièrent, vos sorcières gagnent les personnages adverses à votre cause, et 15 couronnes donnent la victoire.
game-players = 2 joueurs

option-first = Qui commence
    .help = Qui joue le premier tour.
option-first-random = tirage au sort
option-first-0 = place 1
option-first-1 = place 2

table-signs = [ ] : carte du dessus d’une pile ; ♛ : couronnes.
table-row = Régions
table-hand = Votre main
table-hand-of = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $count ->
    [0] main vide
    [one] 1 carte en main
   *[other] { $count } cartes en main
}
table-draw = Pioche : { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}
table-discard = Défausse : { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}
table-tiles = Tuiles disponibles
table-tiles-used = Tuiles utilisées
table-pending = Tuile en attente
table-crowns = { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
table-owner = Propriétaire
table-mist = brouillard
table-conquests = Conquêtes pendant ce tour
table-your-side = Votre camp
table-other-side = Camp adverse
