### Medieval Mastery : français

## Components

castle-nivernais = Nivernais
    .of = du Nivernais
castle-touraine = Touraine
    .of = de Touraine
castle-anjou = Anjou
    .of = d’Anjou
castle-auvergne = Auvergne
    .of = d’Auvergne
castle-bourgogne = Bourgogne
    .of = de Bourgogne
castle-champagne = Champagne
    .of = de Champagne

card-conflict-2 = Conflit 2
    .a = un Conflit 2
    .the = le Conflit 2
    .of = du Conflit 2
    .many = Conflits 2
    .short = C2
    .text = Posée face cachée dans une bataille : ajoute 2 au score de combat.

card-conflict-3 = Conflit 3
    .a = un Conflit 3
    .the = le Conflit 3
    .of = du Conflit 3
    .many = Conflits 3
    .short = C3
    .text = Posée face cachée dans une bataille : ajoute 3 au score de combat.

card-conflict-4 = Conflit 4
    .a = un Conflit 4
    .the = le Conflit 4
    .of = du Conflit 4
    .many = Conflits 4
    .short = C4
    .text = Posée face cachée dans une bataille : ajoute 4 au score de combat.

card-conflict-5 = Conflit 5
    .a = un Conflit 5
    .the = le Conflit 5
    .of = du Conflit 5
    .many = Conflits 5
    .short = C5
    .text = Posée face cachée dans une bataille : ajoute 5 au score de combat.

card-ambush = Embuscade
    .a = une Embuscade
    .the = l’Embuscade
    .of = de l’Embuscade
    .many = Embuscades
    .short = Emb
    .text = Carte conflit, posée face cachée dans une bataille : une fois révélée, elle vaut le résultat d’un dé.

card-support-1 = Soutien +1
    .a = un Soutien +1
    .the = le Soutien +1
    .of = du Soutien +1
    .many = Soutiens +1
    .short = S+1
    .text = Se joue à découvert, une fois les cartes conflit révélées : ajoute 1 au score de combat.

card-support-2 = Soutien +2
    .a = un Soutien +2
    .the = le Soutien +2
    .of = du Soutien +2
    .many = Soutiens +2
    .short = S+2
    .text = Se joue à découvert, une fois les cartes conflit révélées : ajoute 2 au score de combat.

card-call-to-arms = Appel aux armes
    .a = un Appel aux armes
    .the = l’Appel aux armes
    .of = de l’Appel aux armes
    .many = Appels aux armes
    .short = App
    .text = Se joue pendant le tour de son propriétaire, avant ou après la répartition et l’avancée : deux chevaliers de plus dans son château.

card-authority = Autorité
    .a = une Autorité
    .the = l’Autorité
    .of = de l’Autorité
    .many = Autorités
    .short = Aut
    .text = Se joue automatiquement dès qu’elle est piochée : son propriétaire pioche deux cartes de plus.

card-tactical-advance = Avancée tactique
    .a = une Avancée tactique
    .the = l’Avancée tactique
    .of = de l’Avancée tactique
    .many = Avancées tactiques
    .short = Ava
    .text = Se joue pendant le tour de son propriétaire, avant ou après la répartition et l’avancée : une répartition et une avancée de plus.

card-fracture = Fracture
    .a = une Fracture
    .the = la Fracture
    .of = de la Fracture
    .many = Fractures
    .short = Fra
    .text = Se joue pendant le tour de son propriétaire, ou juste avant qu’un artefact n’agisse : détruit un artefact adverse et annule son effet.

artefact-corruption = Couronne de corruption
    .the = la Couronne de corruption
    .of = de la Couronne de corruption
    .kind = couronne
    .short = Corruption
    .text = Une fois à chacun de ses tours, le propriétaire peut détruire un artefact du joueur de son choix.

artefact-prosperity = Couronne de prospérité
    .the = la Couronne de prospérité
    .of = de la Couronne de prospérité
    .kind = couronne
    .short = Prospérité
    .text = Une fois à chacun de ses tours, le propriétaire peut regarder la première carte de n’importe quelle pioche, puis la laisser ou la défausser.

artefact-order = Couronne d’ordre
    .the = la Couronne d’ordre
    .of = de la Couronne d’ordre
    .kind = couronne
    .short = Ordre
    .text = Une fois à chacun de ses tours, le propriétaire peut mélanger à sa pioche une carte arrivée dans sa défausse à un tour précédent, peu importe lequel.

artefact-insight = Couronne de clairvoyance
    .the = la Couronne de clairvoyance
    .of = de la Couronne de clairvoyance
    .kind = couronne
    .short = Clairvoyance
    .text = Une fois à chacun de ses tours, le propriétaire peut regarder les quatre premières cartes de sa pioche et les reposer dans l’ordre de son choix.

artefact-vitality = Couronne de vitalité
    .the = la Couronne de vitalité
    .of = de la Couronne de vitalité
    .kind = couronne
    .short = Vitalité
    .text = Une fois à chacun de ses tours, le propriétaire peut répartir ses chevaliers une fois de plus.

artefact-fury = Couronne de fureur
    .the = la Couronne de fureur
    .of = de la Couronne de fureur
    .kind = couronne
    .short = Fureur
    .text = Une fois à chacun de ses tours, le propriétaire peut défausser une carte de son choix.

artefact-fear = Sceptre de peur
    .the = le Sceptre de peur
    .of = du Sceptre de peur
    .kind = sceptre
    .short = Peur
    .text = Quand son propriétaire attaque : il peut combattre comme s’il avait autant de chevaliers que son rival.

artefact-influence = Sceptre d’influence
    .the = le Sceptre d’influence
    .of = du Sceptre d’influence
    .kind = sceptre
    .short = Influence
    .text = Quand son propriétaire attaque : son rival défausse une carte au hasard.

artefact-rage = Sceptre de rage
    .the = le Sceptre de rage
    .of = du Sceptre de rage
    .kind = sceptre
    .short = Rage
    .text = Quand son propriétaire attaque : ajoute 1 à son score de combat.

artefact-defiance = Sceptre de défiance
    .the = le Sceptre de défiance
    .of = du Sceptre de défiance
    .kind = sceptre
    .short = Défiance
    .text = Quand son propriétaire défend : son rival défausse une carte au hasard.

artefact-loyalty = Sceptre de loyauté
    .the = le Sceptre de loyauté
    .of = du Sceptre de loyauté
    .kind = sceptre
    .short = Loyauté
    .text = Quand son propriétaire défend : ajoute 1 à son score de combat.

artefact-vigour = Sceptre de vigueur
    .the = le Sceptre de vigueur
    .of = du Sceptre de vigueur
    .kind = sceptre
    .short = Vigueur
    .text = Quand son propriétaire défend : il peut combattre comme s’il avait autant de chevaliers que son rival.

artefact-brutality = Orbe de brutalité
    .the = l’Orbe de brutalité
    .of = de l’Orbe de brutalité
    .kind = orbe
    .short = Brutalité
    .text = Quand son propriétaire remporte une bataille : son rival y perd un chevalier de plus.

artefact-greed = Orbe d’avidité
    .the = l’Orbe d’avidité
    .of = de l’Orbe d’avidité
    .kind = orbe
    .short = Avidité
    .text = Quand son propriétaire remporte une bataille : il pioche jusqu’à six cartes en main.

artefact-preparation = Orbe de préparation
    .the = l’Orbe de préparation
    .of = de l’Orbe de préparation
    .kind = orbe
    .short = Préparation
    .text = Quand son propriétaire remporte une bataille : il peut défausser une carte de son choix.

artefact-cleansing = Orbe de purification
    .the = l’Orbe de purification
    .of = de l’Orbe de purification
    .kind = orbe
    .short = Purification
    .text = Quand son propriétaire perd une bataille : il peut défausser une carte de son choix.

artefact-devotion = Orbe de dévotion
    .the = l’Orbe de dévotion
    .of = de l’Orbe de dévotion
    .kind = orbe
    .short = Dévotion
    .text = Quand son propriétaire perd une bataille : un chevalier de plus dans son château.

artefact-resurgence = Orbe de résurgence
    .the = l’Orbe de résurgence
    .of = de l’Orbe de résurgence
    .kind = orbe
    .short = Résurgence
    .text = Quand son propriétaire perd une bataille : il pioche jusqu’à six cartes en main.

land-homelands = Terres natales
    .the = les Terres natales
    .of = des Terres natales
    .in = sur les Terres natales
    .short = Ter
    .text = À côté d’un château, elles reçoivent une part de ses chevaliers de départ.

land-forest = Forêt
    .the = la Forêt
    .of = de la Forêt
    .in = dans la Forêt
    .short = For
    .text = Aucun effet particulier.

land-grasslands = Prairies
    .the = les Prairies
    .of = des Prairies
    .in = dans les Prairies
    .short = Pra
    .text = L’assaillant y ajoute 1 à son score de combat.

land-village = Village
    .the = le Village
    .of = du Village
    .in = dans le Village
    .short = Vil
    .text = Le joueur qui le conquiert gagne un chevalier dans son château.

land-ruins = Ruines
    .the = les Ruines
    .of = des Ruines
    .in = dans les Ruines
    .short = Rui
    .text = Le joueur qui les conquiert peut défausser une carte.

land-cave = Grotte
    .text = Capacité particulière : le nombre indiqué sur la tuile remplace six.
    .the = la Grotte
    .of = de la Grotte
    .in = dans la Grotte
    .short = Gro

land-shrine = Sanctuaire
    .the = le Sanctuaire
    .of = du Sanctuaire
    .in = dans le Sanctuaire
    .short = San
    .text = Le joueur qui le conquiert gagne un chevalier dans son château.

land-abbey = Abbaye
    .the = l’Abbaye
    .of = de l’Abbaye
    .in = dans l’Abbaye
    .short = Abb
    .text = Le joueur qui la conquiert peut défausser une carte.

land-fort = Fort
    .the = le Fort
    .of = du Fort
    .in = dans le Fort
    .short = Frt
    .text = Le défenseur y ajoute 1 à son score de combat.

land-mountains = Montagnes
    .the = les Montagnes
    .of = des Montagnes
    .in = dans les Montagnes
    .short = Mon
    .text = Pas de cartes soutien dans les batailles sur cette tuile.

land-marshlands = Marais
    .the = le Marais
    .of = du Marais
    .in = dans le Marais
    .short = Mar
    .text = Le joueur qui le conquiert y perd un chevalier.

land-battlefield = Champ de bataille
    .text = Capacité particulière : le nombre indiqué sur la tuile remplace six.
    .the = le Champ de bataille
    .of = du Champ de bataille
    .in = sur le Champ de bataille
    .short = Cha

land-city = Cité
    .the = la Cité
    .of = de la Cité
    .in = dans la Cité
    .short = Cit
    .text = Le défenseur y ajoute 1 à son score de combat ; le joueur qui la conquiert gagne un chevalier dans son château.

land-fortress = Forteresse
    .the = la Forteresse
    .of = de la Forteresse
    .in = dans la Forteresse
    .short = Fss
    .text = Le défenseur y ajoute 1 à son score de combat ; le joueur qui la conquiert peut défausser une carte.

land-arena = Arène
    .the = l’Arène
    .of = de l’Arène
    .in = dans l’Arène
    .short = Arè
    .text = La bataille y commence par un dé lancé de chaque côté : le plus bas perd un chevalier ; en cas d’égalité, chacun en perd un.

land-castle = Château
    .the = le château
    .of = du château
    .in = dans le château
    .short = Châ
    .text = Les chevaliers de son propriétaire y arrivent, en partent et s’y replient. Il n’a pas de limite de capacité.

## Rules

rules-GEN = Termes généraux
MM-GEN-01 = Deux tuiles sont adjacentes si elles ont un côté commun, et seulement dans ce cas.
MM-GEN-02 = Un joueur contrôle un territoire tant qu’il est le seul à y avoir des chevaliers.
MM-GEN-03 = Un territoire sans chevalier est inoccupé : personne ne le contrôle.
MM-GEN-04 = Quand des chevaliers avancent sur le territoire d’un autre joueur, ce territoire est disputé jusqu’à la fin de la bataille.
MM-GEN-05 = Chaque point visible sur un dé représente un chevalier.
MM-GEN-06 = Conquérir un territoire, c’est en prendre le contrôle, soit en y avançant alors qu’il est inoccupé, soit en y remportant une bataille comme assaillant ; le garder comme défenseur n’est pas une conquête.
MM-GEN-07 = On n’est rivaux que pendant une bataille : l’assaillant est le rival du défenseur, et vice versa.
MM-GEN-08 = Jouer une carte de sa main, c’est la montrer, appliquer son effet et, seulement ensuite, la poser sur sa défausse.
MM-GEN-09 = Défausser une carte, c’est la poser face visible sur la défausse du joueur à qui elle appartient.
MM-GEN-10 = Piocher, c’est prendre la première carte de sa pioche et l’ajouter à sa main sans la montrer.
MM-GEN-11 = Regarder des cartes, c’est les voir sans les montrer à personne ; cela vaut pour n’importe quelle pile que désigne la faculté, même la sienne.
MM-GEN-12 = Annuler un effet, c’est empêcher qu’il s’applique.
MM-GEN-13 = Les lacs n’appartiennent à personne, ne peuvent pas être conquis, n’accueillent aucun chevalier et ne rapportent aucun point.
MM-GEN-14 = On ne lance les dés que pour les cartes Embuscade, pour l’Arène et, avec la règle Chaos, pour les chevaliers d’un joueur qui remporte une bataille ; le reste du temps, ils servent seulement à compter les chevaliers.
MM-GEN-15 = Quand une faculté désigne le joueur affecté, lui seul gagne, perd, pioche, défausse ou répartit à cause d’elle.
MM-GEN-16 = Le livret de règles demande à chacun de veiller à ses effets et permet de revenir en arrière après un oubli ; ici, le programme applique lui-même tous les effets obligatoires : rien n’est jamais oublié.
MM-GEN-17 = Si, d’après ce que tout le monde voit, une seule réponse est possible, elle est donnée d’office et personne n’est interrogé : un joueur sans carte en main n’en joue pas, et personne ne joue une carte dont tous les exemplaires sont visibles. Un joueur qui, aux yeux des autres, pourrait avoir une carte est interrogé, qu’il l’ait ou non. Un joueur annonce toujours la fin d’une répartition, et la fin d’un tour où il a fait quelque chose.

rules-DICE = Chevaliers et dés
MM-DICE-01 = Chaque joueur a exactement dix dés ; un dé qui n’est pas sur la carte se trouve dans sa réserve.
MM-DICE-02 = Sur chaque tuile, les chevaliers d’un joueur occupent le moins de dés possible : leur nombre divisé par six, arrondi au supérieur.
MM-DICE-03 = Château et territoires réunis, un joueur n’a jamais plus de dix dés sur la carte.
MM-DICE-04 = Les chevaliers gagnés complètent d’abord les dés déjà présents sur le château ; pour les autres, on prend un dé dans la réserve.
MM-DICE-05 = Si la réserve est vide et que les chevaliers gagnés ne peuvent pas tous être représentés, on place ceux qui peuvent l’être et les autres sont perdus.
MM-DICE-06 = Les dés libérés par des pertes, un repli ou une répartition retournent dans la réserve et peuvent resservir.
MM-DICE-07 = Une répartition ou une avancée qui demanderait un onzième dé est interdite ; elle ne fait perdre aucun chevalier.
MM-DICE-08 = Se replier au château est toujours possible, car un repli ne demande jamais plus de dés qu’il n’en libère.
MM-DICE-09 = Un dé que l’on lance n’est pas pris dans la réserve : les lancers d’Embuscade, d’Arène et de Chaos restent possibles avec les dix dés sur la carte.
MM-DICE-10 = Il n’y a pas d’autre limite au nombre de chevaliers : dix dés pleins en font soixante.

rules-DECK = Main, pioche et défausse
MM-DECK-01 = Chaque joueur joue avec son propre paquet de 18 cartes ; les six paquets ont la même composition.
MM-DECK-02 = Les mains sont secrètes ; il est toujours interdit de montrer ses cartes à un autre joueur.
MM-DECK-03 = Le nombre de cartes en main n’est pas limité : on ne défausse jamais parce qu’on en a trop.
MM-DECK-04 = On ne pioche ni au début ni à la fin d’un tour, mais seulement pendant la mise en place, à l’étape 2 d’une bataille, avec Autorité et avec les effets qui complètent la main à six cartes.
MM-DECK-05 = Si l’on doit piocher alors que la pioche est vide, on mélange sa défausse pour en faire une nouvelle pioche, face cachée, et l’on continue de piocher.
MM-DECK-06 = Si la pioche et la défausse sont toutes deux vides, on arrête simplement de piocher.
MM-DECK-07 = Les cartes conflit et soutien posées devant un joueur pendant une bataille ne font partie ni de sa main ni de sa défausse ; si la pioche s’épuise pendant cette bataille, elles ne sont pas mélangées avec le reste.
MM-DECK-08 = Une carte dont l’effet est en cours n’est pas encore dans la défausse : une Autorité ne peut donc jamais être remélangée dans la pioche par les cartes qu’elle fait piocher.
MM-DECK-09 = Les défausses sont face visible et tout le monde peut les consulter.
MM-DECK-10 = Pour chaque carte défaussée, le jeu retient le tour où elle l’a été (la Couronne d’ordre en a besoin).

rules-SETUP = Mise en place
MM-SETUP-01 = Le jeu se joue de deux à six joueurs.
MM-SETUP-02 = Chaque joueur choisit un des six châteaux, différent de ceux des autres, et prend le paquet et les dix dés correspondants ; ce choix n’a aucun effet sur la partie.
MM-SETUP-03 = La carte est assemblée selon la configuration prévue pour le nombre de joueurs.
MM-SETUP-04 = Les tuiles territoire sont triées par valeur en trois piles, mélangées chacune face cachée.
MM-SETUP-05 = Du centre vers l’extérieur, chaque emplacement de territoire reçoit, face visible, la première tuile de la pile de sa valeur.
MM-SETUP-06 = Les emplacements de lac reçoivent des tuiles lac ; chaque emplacement de château reçoit celui du joueur assis à cet endroit.
MM-SETUP-07 = Couronnes, sceptres et orbes forment trois piles mélangées séparément ; chaque joueur reçoit au hasard un artefact de chacune.
MM-SETUP-08 = Tous les artefacts reçus sont révélés et restent face visible devant leur propriétaire.
MM-SETUP-09 = Les tuiles, artefacts, paquets et dés en trop sont hors jeu.
MM-SETUP-10 = Chaque joueur mélange son paquet, qui devient sa pioche face cachée, à côté d’une défausse encore vide ; ses dix dés sont dans sa réserve.
MM-SETUP-11 = Chaque joueur commence avec six chevaliers, partagés à parts égales entre son château et toutes les Terres natales qui lui sont adjacentes.
MM-SETUP-12 = Sans Terres natales adjacentes, les six chevaliers vont tous au château.
MM-SETUP-13 = Avec une tuile Terres natales adjacente, le château reçoit trois chevaliers et cette tuile trois.
MM-SETUP-14 = Avec deux tuiles Terres natales adjacentes, chacune des trois tuiles reçoit deux chevaliers.
MM-SETUP-15 = Un château ne touche jamais plus de deux tuiles Terres natales ; les configurations le garantissent, quelles que soient les tuiles tirées.
MM-SETUP-16 = Une tuile Terres natales qui a reçu des chevaliers de départ est contrôlée, et rapporte ses points, dès le début.
MM-SETUP-17 = Une tuile Terres natales qui ne touche aucun château est inoccupée au départ, comme tout autre territoire.
MM-SETUP-18 = Dans aucune configuration une tuile Terres natales ne peut toucher deux châteaux.
MM-SETUP-19 = Chaque joueur pioche cinq cartes.
MM-SETUP-20 = Un joueur qui pioche alors Autorité doit la jouer immédiatement et pioche deux autres cartes : il commence donc avec six cartes.
MM-SETUP-21 = Le premier joueur est tiré au sort et garde ce titre toute la partie.
MM-SETUP-22 = Le premier joueur joue le premier tour ; les autres jouent ensuite dans le sens horaire, et ainsi de suite jusqu’à la fin de la partie.
MM-SETUP-23 = La boîte contient assez de tuiles pour jouer en même temps trois parties à deux joueurs, ou deux à trois joueurs, ou encore une à deux et une à quatre joueurs.

rules-TURN = Le tour de jeu
MM-TURN-01 = Un tour compte neuf étapes, dans cet ordre : placer des chevaliers, jouer des ressources, utiliser la couronne, répartir ses chevaliers, avancer, livrer bataille, jouer des ressources, utiliser la couronne, restaurer les artefacts.
MM-TURN-02 = Les étapes 2 et 3 forment la phase libre qui précède la répartition et l’avancée, les étapes 7 et 8 celle qui les suit ; dans une phase libre, on peut jouer des cartes ressource et utiliser sa couronne dans l’ordre que l’on veut.
MM-TURN-03 = Tout est facultatif dans les étapes 2 à 5, 7 et 8 ; les étapes 1 et 9 sont automatiques, et l’étape 6 a lieu si l’avancée rencontre les chevaliers d’un autre joueur.
MM-TURN-04 = Une répartition suivie d’une avancée forme un cycle. La répartition vient en premier ; une fois l’avancée faite, on ne peut plus répartir dans ce cycle.
MM-TURN-05 = Un joueur dispose d’un cycle par tour, plus un pour chaque Avancée tactique jouée pendant ce tour.
MM-TURN-06 = Entre deux cycles d’un même tour, il y a de nouveau une phase libre : le joueur peut jouer des ressources ou utiliser sa couronne.
MM-TURN-07 = On peut ne pas avancer du tout ; il n’y a alors pas de bataille.
MM-TURN-08 = Entre la répartition et l’avancée d’un cycle, on peut jouer une Fracture et utiliser sa couronne, mais aucune autre carte ressource ; il n’y a pas de phase libre entre une avancée et la bataille qu’elle provoque.
MM-TURN-09 = Le tour se termine une fois les artefacts restaurés ; c’est alors au joueur suivant, dans le sens horaire.

rules-PLACE = Placer des chevaliers
MM-PLACE-01 = Au début de chacun de ses tours, y compris le premier, un joueur place trois chevaliers dans son château.
MM-PLACE-02 = Les châteaux ont une capacité illimitée.
MM-PLACE-03 = Un château peut rester vide ; dans le jeu de base, il ne peut être ni attaqué ni conquis.
MM-PLACE-04 = Quelle qu’en soit la raison, les chevaliers gagnés arrivent toujours dans le château du joueur qui les gagne.
MM-PLACE-05 = La limite des dés s’applique : les chevaliers qui ne peuvent pas être représentés sont perdus (MM-DICE-05).

rules-RESOURCE = Les cartes ressource
MM-RESOURCE-01 = Il existe quatre cartes ressource : Appel aux armes, Autorité, Avancée tactique et Fracture.
MM-RESOURCE-02 = Une carte ressource est révélée, appliquée, puis défaussée face visible.
MM-RESOURCE-03 = Dans une phase libre, on joue autant de cartes ressource que l’on veut.
MM-RESOURCE-04 = Appel aux armes ajoute deux chevaliers dans votre château.
MM-RESOURCE-05 = Appel aux armes ne se joue que pendant votre tour, dans une phase libre avant ou après la répartition et l’avancée ; jamais au cours d’une répartition, d’une avancée ou d’une bataille.
MM-RESOURCE-06 = Avancée tactique accorde, pour ce tour, une répartition de plus suivie d’une avancée de plus.
MM-RESOURCE-07 = Comme Appel aux armes, Avancée tactique ne se joue que pendant votre tour et dans une phase libre.
MM-RESOURCE-08 = L’avancée supplémentaire suit toutes les règles habituelles, bataille comprise si elle rencontre les chevaliers d’un autre joueur.
MM-RESOURCE-09 = Dans ce cycle supplémentaire, le joueur peut utiliser la répartition, l’avancée, les deux ou aucune.
MM-RESOURCE-10 = Plusieurs Avancées tactiques jouées dans un même tour s’additionnent.
MM-RESOURCE-11 = Avancée tactique n’apporte ni nouveaux chevaliers ni second usage de la couronne.
MM-RESOURCE-12 = Autorité doit être jouée dès que l’on a fini de piocher les cartes parmi lesquelles elle se trouve ; son propriétaire pioche alors deux cartes.
MM-RESOURCE-13 = À l’étape 2 d’une bataille, une Autorité n’est jouée qu’une fois les deux mains complétées.
MM-RESOURCE-14 = Si les deux participants ont pioché Autorité en complétant leur main, l’assaillant joue la sienne en premier.
MM-RESOURCE-15 = Après une Autorité, on peut avoir plus de cinq (ou six) cartes en main ; on ne défausse rien pour autant.
MM-RESOURCE-16 = Une Autorité piochée par un effet qui complète la main à six cartes est jouée une fois les six cartes en main ; on en a donc sept à la fin.
MM-RESOURCE-17 = Une carte ressource ne peut servir ni de carte conflit ni de carte soutien.

rules-FRACTURE = La carte Fracture
MM-FRACTURE-01 = Une Fracture détruit un artefact face visible d’un adversaire et annule l’effet qu’il allait avoir.
MM-FRACTURE-02 = Une Fracture ne se joue que pendant votre tour ou au moment où un autre joueur utilise un artefact.
MM-FRACTURE-03 = Une Fracture ne peut jamais être jouée pendant une répartition ou une avancée.
MM-FRACTURE-04 = Dans une phase libre de votre tour, et entre votre répartition et votre avancée, vous pouvez jouer une Fracture contre n’importe quel artefact face visible d’un adversaire, quel qu’en soit le type.
MM-FRACTURE-05 = Quand un joueur annonce qu’il utilise sa couronne, chacun des autres peut jouer une Fracture contre elle avant qu’elle n’agisse.
MM-FRACTURE-06 = Pour une couronne, le tour de table se fait dans le sens horaire à partir du premier joueur de la partie, en sautant le propriétaire de la couronne.
MM-FRACTURE-07 = À l’étape 3 d’une bataille, chaque joueur, même s’il n’y participe pas, peut jouer une Fracture contre le sceptre d’un des deux participants.
MM-FRACTURE-08 = À l’étape 7 d’une bataille, chaque joueur, même s’il n’y participe pas, peut jouer une Fracture contre l’orbe d’un des deux participants.
MM-FRACTURE-09 = Pendant une bataille, le tour de table se fait dans le sens horaire à partir de l’assaillant.
MM-FRACTURE-10 = Pendant une bataille, le tour de table a lieu avant que les sceptres ou les orbes n’agissent ; seuls ceux qui n’ont pas été détruits ont un effet.
MM-FRACTURE-11 = On ne fait qu’un seul tour de table : chaque joueur est interrogé une fois et joue au plus une Fracture.
MM-FRACTURE-12 = Lors du tour de table pour une couronne, la couronne annoncée est la seule cible permise ; pour les sceptres (ou les orbes), seuls peuvent être visés ceux de l’assaillant et du défenseur qui sont face visible.
MM-FRACTURE-13 = Le sceptre ou l’orbe d’un participant peut être visé même s’il n’aurait eu aucun effet dans cette bataille.
MM-FRACTURE-14 = On ne peut pas jouer une Fracture contre ses propres artefacts.
MM-FRACTURE-15 = Un artefact déjà détruit ne peut pas être visé.
MM-FRACTURE-16 = On ne peut pas répondre à une Fracture par une autre Fracture.
MM-FRACTURE-17 = S’il ne reste plus de cible permise, le tour de table s’arrête.
MM-FRACTURE-18 = Une Fracture ne peut rien contre les facultés des territoires ni contre les cartes.
MM-FRACTURE-19 = On n’est jamais obligé de jouer une Fracture.

rules-ARTEFACT = Les artefacts
MM-ARTEFACT-01 = Un artefact est soit face visible (il fonctionne), soit détruit, c’est-à-dire face cachée.
MM-ARTEFACT-02 = Tant qu’il n’est pas restauré, un artefact détruit ne peut être ni utilisé ni appliqué.
MM-ARTEFACT-03 = Détruire un artefact ne le retire jamais de la partie.
MM-ARTEFACT-04 = À la fin du tour d’un joueur, tous ses artefacts détruits avant le début de ce tour sont remis face visible.
MM-ARTEFACT-05 = Un artefact détruit pendant le tour de son propriétaire le reste jusqu’à la fin du prochain tour de celui-ci.
MM-ARTEFACT-06 = Une couronne restaurée à la fin d’un tour ne peut plus être utilisée pendant ce tour.
MM-ARTEFACT-07 = On choisit d’utiliser ou non sa couronne ; les sceptres et les orbes agissent d’eux-mêmes quand leur condition est remplie.
MM-ARTEFACT-08 = Un sceptre d’assaillant n’agit que dans les batailles que son propriétaire engage, un sceptre de défenseur que dans celles où son propriétaire est attaqué.
MM-ARTEFACT-09 = Un orbe de victoire n’agit que pour le vainqueur de la bataille, un orbe de défaite que pour le vaincu.
MM-ARTEFACT-10 = Tout le monde sait toujours quel artefact a été détruit.

rules-CROWN = Les couronnes
MM-CROWN-01 = Une couronne ne peut être utilisée que pendant le tour de son propriétaire.
MM-CROWN-02 = Une couronne peut être utilisée une seule fois à chaque tour de son propriétaire, quel que soit le nombre de cycles de ce tour.
MM-CROWN-03 = Une couronne ne peut pas être utilisée pendant une répartition, une avancée ou une bataille.
MM-CROWN-04 = On n’est jamais obligé d’utiliser sa couronne.
MM-CROWN-05 = L’ordre est le suivant : on annonce la couronne ; tour de table des Fractures ; si la couronne n’est pas détruite, on choisit les cibles et on applique l’effet.
MM-CROWN-06 = Une couronne détruite par une Fracture n’a pas d’effet, et son utilisation pour ce tour est perdue.
MM-CROWN-07 = Corruption : le propriétaire choisit n’importe quel joueur et détruit un artefact face visible de ce joueur.
MM-CROWN-08 = Prospérité : le propriétaire choisit n’importe quel joueur, regarde seul la première carte de la pioche de ce joueur, puis la laisse en place ou la met dans la défausse de ce joueur.
MM-CROWN-09 = « N’importe quel joueur » comprend le propriétaire de la couronne.
MM-CROWN-10 = Si Prospérité vise une pioche vide, le joueur visé commence par mélanger sa défausse pour en faire une nouvelle pioche ; s’il n’y a toujours pas de carte, il ne se passe rien.
MM-CROWN-11 = Ordre : le propriétaire choisit dans sa défausse une carte qui y est arrivée à un tour précédent et la mélange à sa pioche. Peu importe à qui était ce tour et qui a défaussé la carte.
MM-CROWN-12 = Ordre ne peut pas reprendre une carte arrivée dans la défausse pendant le tour en cours.
MM-CROWN-13 = Clairvoyance : le propriétaire regarde les quatre premières cartes de sa pioche et les y repose dans l’ordre de son choix.
MM-CROWN-14 = Si la pioche a moins de quatre cartes quand Clairvoyance est utilisée, la défausse est d’abord mélangée et placée, face cachée, sous les cartes qui restent.
MM-CROWN-15 = S’il y a quand même moins de quatre cartes, Clairvoyance porte sur celles qui s’y trouvent.
MM-CROWN-16 = Vitalité : le propriétaire effectue une répartition en plus de la répartition ordinaire ; elle suit toutes les règles de la répartition et de l’approvisionnement.
MM-CROWN-17 = La répartition de Vitalité n’est pas une avancée, ne remplace pas la répartition ordinaire et peut se faire après l’avancée.
MM-CROWN-18 = Fureur : le propriétaire peut défausser de sa main une carte de son choix.

rules-REDEPLOY = La répartition
MM-REDEPLOY-01 = Répartir, c’est déplacer des chevaliers entre son château et les territoires que l’on contrôle.
MM-REDEPLOY-02 = On ne répartit qu’une fois par cycle, et seulement avant l’avancée de ce cycle.
MM-REDEPLOY-03 = Le joueur a autant de chevaliers sur la carte après la répartition qu’avant.
MM-REDEPLOY-04 = On peut déplacer en une fois autant de chevaliers que l’on veut entre ses tuiles approvisionnées, quelle que soit la distance.
MM-REDEPLOY-05 = À la fin, chaque territoire contrôlé doit avoir au moins un chevalier.
MM-REDEPLOY-06 = À la fin, aucun territoire ne dépasse sa capacité : six chevaliers, sauf si la tuile indique autre chose.
MM-REDEPLOY-07 = Le château peut être vidé et peut recevoir n’importe quel nombre de chevaliers.
MM-REDEPLOY-08 = Sur un territoire sans ligne d’approvisionnement, les chevaliers ne peuvent ni partir ni recevoir de renforts.
MM-REDEPLOY-09 = Une répartition ne change jamais qui contrôle un territoire.

rules-SUPPLY = Les lignes d’approvisionnement
MM-SUPPLY-01 = Un territoire a une ligne d’approvisionnement si une chaîne ininterrompue de tuiles adjacentes le relie au château de celui qui le contrôle, chaque maillon étant un lac ou un territoire contrôlé par ce même joueur.
MM-SUPPLY-02 = Un territoire adjacent au château de celui qui le contrôle a toujours une ligne d’approvisionnement.
MM-SUPPLY-03 = Les lacs servent de maillons à tous les joueurs à la fois.
MM-SUPPLY-04 = Les territoires inoccupés, ceux des autres joueurs et les châteaux des autres joueurs ne sont jamais des maillons.
MM-SUPPLY-05 = Lors d’une répartition, un territoire sans ligne d’approvisionnement ne peut ni céder ni recevoir de chevaliers.
MM-SUPPLY-06 = Un territoire sans ligne d’approvisionnement ne permet d’avancer ni vers ses voisins ni à travers son lac ; on peut quand même y avancer si une autre de ses tuiles, approvisionnée celle-là, y donne accès.
MM-SUPPLY-07 = Un territoire sans ligne d’approvisionnement reste contrôlé, se défend normalement et rapporte toujours ses points.
MM-SUPPLY-08 = Dans le jeu de base, perdre la ligne d’approvisionnement ne coûte aucun chevalier ; la retrouver lève aussitôt les restrictions.
MM-SUPPLY-09 = L’approvisionnement se vérifie sur la carte telle qu’elle est au moment où on en a besoin ; pendant une bataille, le territoire disputé compte encore comme maillon pour son défenseur.
MM-SUPPLY-10 = Des lacs adjacents comptent comme un seul lac.
MM-SUPPLY-11 = Un château au bord d’un lac serait relié à toutes les rives de ce lac ; aucune configuration ne présente ce cas.

rules-ADVANCE = L’avancée
MM-ADVANCE-01 = Une avancée déplace des chevaliers du château du joueur, jamais d’un territoire, vers un territoire qu’il ne contrôle pas.
MM-ADVANCE-02 = On peut faire une avancée par cycle.
MM-ADVANCE-03 = La cible doit être adjacente au château du joueur, ou adjacente à un de ses territoires approvisionnés, ou au bord du même lac qu’un de ses territoires approvisionnés.
MM-ADVANCE-04 = Un lac relie tous les territoires qui le bordent : d’un territoire approvisionné, on peut atteindre tous les autres territoires au bord du même lac.
MM-ADVANCE-05 = Au moins un chevalier doit avancer.
MM-ADVANCE-06 = On ne peut pas faire avancer plus de chevaliers que le château n’en contient.
MM-ADVANCE-07 = On ne peut pas faire avancer plus de chevaliers que la capacité de la cible ; les défenseurs déjà sur place ne comptent pas.
MM-ADVANCE-08 = On ne peut avancer ni sur un lac ni sur un château (pour les châteaux, voir MM-SIEGE-01).
MM-ADVANCE-09 = Quand on avance sur un territoire inoccupé, on le conquiert sans bataille ; ses facultés de conquête s’appliquent aussitôt au conquérant.
MM-ADVANCE-10 = Avancer sur un territoire contrôlé par un autre joueur y déclenche aussitôt une bataille.
MM-ADVANCE-11 = Avancer est facultatif.

rules-BATTLE = Les batailles
MM-BATTLE-01 = Une bataille a exactement deux participants : l’assaillant, qui a avancé, et le défenseur, qui contrôle le territoire.
MM-BATTLE-02 = Une bataille compte neuf étapes, dans cet ordre : facultés du territoire en début de bataille, mains complétées, sceptres, cartes conflit, cartes soutien, issue, orbes, pertes et repli, facultés de conquête.
MM-BATTLE-03 = Le score de combat de chaque participant part du nombre de ses chevaliers sur le territoire disputé.
MM-BATTLE-04 = L’étape 1 applique les facultés de début de bataille du territoire (+1 pour l’assaillant, +1 pour le défenseur, dés de l’Arène).
MM-BATTLE-05 = Les chevaliers perdus à l’étape 1 ne comptent pas dans le score de combat.
MM-BATTLE-06 = Étape 2 : un participant qui a moins de cinq cartes en main pioche jusqu’à en avoir cinq ; avec cinq ou plus, il ne pioche rien.
MM-BATTLE-07 = Les joueurs qui ne participent pas à la bataille n’y piochent rien.
MM-BATTLE-08 = Étape 4 : chaque participant pose une de ses cartes conflit face cachée ; toutes deux sont ensuite révélées en même temps.
MM-BATTLE-09 = Un participant qui a une carte conflit en main est obligé d’en poser une.
MM-BATTLE-10 = Un participant sans carte conflit continue de se battre comme s’il en avait joué une de valeur 0.
MM-BATTLE-11 = La valeur de la carte conflit révélée s’ajoute au score de combat de son propriétaire.
MM-BATTLE-12 = Une Embuscade révélée ajoute le résultat d’un dé, lancé après la révélation.
MM-BATTLE-13 = Dans une bataille, chaque participant joue une carte conflit et une seule.
MM-BATTLE-14 = Étape 5 : le participant qui a le score de combat le plus bas commence, puis les deux jouent à tour de rôle des cartes soutien.
MM-BATTLE-15 = Si les scores sont égaux, l’assaillant commence l’étape 5.
MM-BATTLE-16 = À son tour, un participant joue une ou plusieurs cartes soutien ; chacune ajoute sa valeur à son score de combat.
MM-BATTLE-17 = L’étape 5 prend fin dès que le participant dont c’est le tour ne joue aucune carte soutien, par choix ou faute d’en avoir.
MM-BATTLE-18 = Les cartes conflit et soutien jouées restent visibles devant leur propriétaire jusqu’à la fin de la bataille.
MM-BATTLE-19 = Étape 6 : le score de combat le plus élevé l’emporte, de la différence entre les deux scores.
MM-BATTLE-20 = À égalité, le défenseur l’emporte, comme si la différence était de 1.
MM-BATTLE-21 = Étape 8 : le vaincu perd, sur le territoire disputé, autant de chevaliers que la différence, mais jamais plus qu’il n’y en a.
MM-BATTLE-22 = Les chevaliers du vaincu qui survivent sur le territoire disputé se replient dans son château, quel que soit le camp battu et qu’il y ait ou non une ligne d’approvisionnement.
MM-BATTLE-23 = À l’étape 8, le vainqueur ne perd aucun chevalier.
MM-BATTLE-24 = Une bataille ne fait jamais perdre de chevaliers ailleurs.
MM-BATTLE-25 = Étape 9 : un assaillant victorieux conquiert le territoire et en applique les facultés de conquête.
MM-BATTLE-26 = Un défenseur victorieux garde le contrôle ; les facultés de conquête ne s’appliquent pas.
MM-BATTLE-27 = À la fin de la bataille, toutes les cartes conflit et soutien qui y ont été jouées vont dans la défausse de leur propriétaire.
MM-BATTLE-28 = Après la bataille, l’assaillant reprend son tour à la phase libre qui suit l’avancée.
MM-BATTLE-29 = Pendant une bataille, on ne joue aucune carte ressource à part Fracture (et Autorité, quand on la pioche), et l’on n’utilise aucune couronne.
MM-BATTLE-30 = Le score de combat additionne les chevaliers, le bonus du territoire, celui du sceptre, la carte conflit et les cartes soutien.

rules-SCEPTRE = Les sceptres
MM-SCEPTRE-01 = L’étape 3 commence par le tour de table des Fractures ; ensuite agissent les sceptres qui n’ont pas été détruits et dont la condition est remplie.
MM-SCEPTRE-02 = Le sceptre de l’assaillant s’applique avant celui du défenseur.
MM-SCEPTRE-03 = Rage (à l’attaque) et Loyauté (en défense) ajoutent 1 au score de combat de leur propriétaire.
MM-SCEPTRE-04 = Influence (à l’attaque) et Défiance (en défense) font défausser au rival une carte de sa main au hasard.
MM-SCEPTRE-05 = Défausser au hasard avec une main vide n’a aucun effet.
MM-SCEPTRE-06 = La défausse au hasard a lieu une fois les mains complétées et avant le choix des cartes conflit ; la carte perdue n’est pas remplacée.
MM-SCEPTRE-07 = Peur (à l’attaque) et Vigueur (en défense) permettent à leur propriétaire de compter les chevaliers du rival au lieu des siens.
MM-SCEPTRE-08 = Peur et Vigueur ne changent que le score de combat : aucun dé n’est modifié, et les pertes sont prises sur les chevaliers réellement présents.
MM-SCEPTRE-09 = Peur et Vigueur sont facultatives ; un propriétaire qui a autant de chevaliers que son rival, ou davantage, n’y gagne rien.
MM-SCEPTRE-10 = Si Peur et Vigueur se rencontrent, seul le joueur qui a le moins de chevaliers peut se servir de son sceptre : il compte alors autant de chevaliers que son rival en a vraiment. À nombre égal, aucun des deux ne peut s’en servir.
MM-SCEPTRE-11 = Peur et Vigueur ne remplacent que le nombre de chevaliers ; les bonus déjà obtenus par chacun ne changent pas.

rules-ORB = Les orbes
MM-ORB-01 = L’étape 7 commence par le tour de table des Fractures ; ensuite agissent les orbes qui n’ont pas été détruits et dont la condition est remplie.
MM-ORB-02 = L’orbe de l’assaillant s’applique avant celui du défenseur.
MM-ORB-03 = Les orbes s’appliquent avant les pertes et le repli de l’étape 8.
MM-ORB-04 = Brutalité (victoire) : le rival perd un chevalier sur le territoire disputé, en plus des pertes de l’étape 8.
MM-ORB-05 = Avidité (victoire) et Résurgence (défaite) : le propriétaire complète sa main à six cartes ; s’il en a déjà six ou plus, il ne pioche rien.
MM-ORB-06 = Préparation (victoire) et Purification (défaite) : le propriétaire peut défausser de sa main une carte de son choix.
MM-ORB-07 = Dévotion (défaite) : le propriétaire place un chevalier de plus dans son château, dans la limite des dés.
MM-ORB-08 = Un orbe ne change jamais l’issue déterminée à l’étape 6, même si Brutalité retire le dernier chevalier.

rules-TERRITORY = Les territoires
MM-TERRITORY-01 = Prairies : au début d’une bataille, l’assaillant reçoit +1.
MM-TERRITORY-02 = Fort, Cité, Forteresse : au début d’une bataille, le défenseur reçoit +1.
MM-TERRITORY-03 = Grotte et Champ de bataille : le nombre indiqué sur la tuile remplace la capacité de six.
MM-TERRITORY-04 = Montagnes : aucune carte soutien ne peut être jouée dans une bataille sur cette tuile ; l’étape 5 est sautée.
MM-TERRITORY-05 = Village, Cité, Sanctuaire : le conquérant place un chevalier dans son château, dans la limite des dés.
MM-TERRITORY-06 = Marais : le conquérant perd un chevalier sur ce territoire.
MM-TERRITORY-07 = Ruines, Abbaye, Forteresse : le conquérant peut défausser de sa main une carte de son choix.
MM-TERRITORY-08 = Terres natales : elles reçoivent une part des chevaliers de départ et n’ont plus d’effet ensuite.
MM-TERRITORY-09 = Forêt : aucune faculté.
MM-TERRITORY-10 = Arène : au début d’une bataille, chaque participant lance un dé ; celui qui fait le moins y perd un chevalier.
MM-TERRITORY-11 = Arène : à résultats égaux, chaque participant y perd un chevalier.
MM-TERRITORY-12 = Arène : si un participant n’y a plus de chevalier après les dés, la bataille prend fin aussitôt.
MM-TERRITORY-13 = Arène, bataille écourtée : s’il ne reste des chevaliers que d’un côté, ce joueur tient l’Arène (un assaillant la conquiert donc) ; s’il n’en reste aucun, elle devient inoccupée.
MM-TERRITORY-14 = Arène, bataille écourtée : les mains ne sont pas complétées, aucune carte n’est jouée, il n’y a ni vainqueur ni vaincu, et aucun sceptre ni orbe n’agit.
MM-TERRITORY-15 = Le joueur qui conquiert un territoire est le joueur affecté pour toutes ses facultés de conquête.
MM-TERRITORY-16 = Les facultés de conquête s’appliquent à chaque conquête, par une bataille ou sur un territoire inoccupé, et de nouveau chaque fois que le territoire change de mains.
MM-TERRITORY-17 = Les facultés de conquête ne s’appliquent jamais à un défenseur qui conserve le territoire.
MM-TERRITORY-18 = Avec les facultés de conquête, gagner ou perdre des chevaliers est obligatoire ; défausser une carte est au choix du conquérant.
MM-TERRITORY-19 = Si le Marais coûte au conquérant son dernier chevalier sur place, le territoire devient inoccupé.
MM-TERRITORY-20 = Si un territoire a plusieurs facultés, chacune s’applique à son propre moment.

rules-END = Fin de la partie
MM-END-01 = Les points d’un joueur sont la somme des valeurs de tous les territoires qu’il contrôle.
MM-END-02 = Un joueur qui contrôle des territoires valant au moins 13 points gagne, et la partie s’arrête aussitôt.
MM-END-03 = Les territoires sans ligne d’approvisionnement comptent pleinement.
MM-END-04 = Les châteaux et les lacs ne rapportent aucun point.
MM-END-05 = Les points sont comptés chaque fois qu’une conquête est achevée, facultés de conquête comprises.
MM-END-06 = Un territoire disputé ne rapporte rien à personne tant que la bataille dure.
MM-END-07 = Seules les conquêtes font monter un score : seul le joueur dont c’est le tour (ou son équipe) peut donc atteindre le total requis.
MM-END-08 = Le nombre de tours n’est pas limité et rien ne départage les joueurs ; on joue jusqu’à ce que quelqu’un gagne.

rules-SIEGE = Règle optionnelle : le siège du château
MM-SIEGE-01 = On peut aussi avancer sur les châteaux des autres joueurs.
MM-SIEGE-02 = Un château s’atteint aux mêmes conditions qu’un territoire : adjacence, lacs, approvisionnement.
MM-SIEGE-03 = Six chevaliers au plus peuvent avancer sur un château.
MM-SIEGE-04 = Le propriétaire du château se bat comme si huit chevaliers exactement le défendaient, quel que soit le nombre de ceux qui s’y trouvent vraiment, même aucun.
MM-SIEGE-05 = À part cela, la bataille suit les neuf étapes ; un château n’a pas de faculté de territoire.
MM-SIEGE-06 = Un joueur qui conquiert un château adverse gagne aussitôt la partie.
MM-SIEGE-07 = On peut toujours gagner aux points, comme d’habitude.
MM-SIEGE-08 = Un siège manqué coûte à l’assaillant les pertes et le repli habituels. Les chevaliers qui se trouvent vraiment au château ne sont jamais perdus à cause de la différence ou d’un orbe, mais ils peuvent l’être aux dés du chaos (MM-COMBO-02).
MM-SIEGE-09 = Utilisé contre un château, le Sceptre de peur compte huit chevaliers.
MM-SIEGE-10 = Le siège du château ne peut pas se combiner avec l’allégeance.

rules-TEAM = Règle optionnelle : l’allégeance
MM-TEAM-01 = L’allégeance se joue à quatre ou à six joueurs.
MM-TEAM-02 = Équipes de deux : deux équipes à quatre joueurs, trois équipes à six ; les coéquipiers se font face.
MM-TEAM-03 = Équipes de trois : six joueurs en deux équipes, assis en alternance, si bien que chacun a deux adversaires pour voisins.
MM-TEAM-04 = Les membres d’une équipe de deux gagnent ensemble dès que leurs territoires totalisent 20 points.
MM-TEAM-05 = Les membres d’une équipe de trois gagnent ensemble dès que leurs territoires totalisent 30 points.
MM-TEAM-06 = Par équipes, le total individuel de 13 points ne s’applique pas.
MM-TEAM-07 = On ne peut pas avancer sur un territoire contrôlé par un coéquipier.
MM-TEAM-08 = À l’étape 5 d’une bataille, les participants et tous leurs coéquipiers peuvent jouer des cartes soutien ; chaque carte compte pour le participant de la même équipe.
MM-TEAM-09 = L’étape 5 commence par le participant qui a le score de combat le plus bas (à égalité, l’assaillant), puis passe, dans le sens horaire, par tous les joueurs qui peuvent jouer des cartes soutien.
MM-TEAM-10 = L’étape 5 prend fin quand tous ces joueurs, l’un après l’autre, ont renoncé à jouer.
MM-TEAM-11 = Un joueur qui a renoncé peut jouer de nouveau quand son tour revient, tant que l’étape n’est pas finie.
MM-TEAM-12 = Un joueur sans carte soutien ne peut que renoncer ; à moins que tout le monde ne le voie (MM-GEN-17), personne ne peut le distinguer d’un joueur qui ne veut pas jouer.
MM-TEAM-13 = Les coéquipiers qui ne sont pas participants ne piochent pas, ne posent pas de carte conflit et ne se servent ni de sceptre ni d’orbe.
MM-TEAM-14 = Les cartes soutien jouées par un coéquipier vont dans sa propre défausse à la fin de la bataille.
MM-TEAM-15 = Contrôle, lignes d’approvisionnement, capacité, répartition et avancées restent individuels : le territoire d’un coéquipier n’est pas un maillon et ne peut pas être renforcé.
MM-TEAM-16 = Entre coéquipiers aussi, les mains restent secrètes.
MM-TEAM-17 = Les coéquipiers ne sont pas des adversaires : on ne peut pas jouer de Fracture contre leurs artefacts.
MM-TEAM-18 = Dans les Montagnes, les coéquipiers ne peuvent pas non plus jouer de cartes soutien.

rules-CUTTHROAT = Règle optionnelle : coupe-gorge
MM-CUTTHROAT-01 = Dès qu’un territoire n’a pas de ligne d’approvisionnement, tous ses chevaliers sont retirés de la carte.
MM-CUTTHROAT-02 = Les chevaliers retirés ne se replient pas et ne reviennent pas au château ; leurs dés vont dans la réserve.
MM-CUTTHROAT-03 = Le territoire devient inoccupé.
MM-CUTTHROAT-04 = La vérification se fait pour tous les joueurs chaque fois qu’un territoire a changé de contrôle, une fois la bataille et ses facultés de conquête terminées.
MM-CUTTHROAT-05 = Un territoire disputé ne coupe pas les lignes d’approvisionnement de son défenseur tant que la bataille n’est pas finie.
MM-CUTTHROAT-06 = Tous les territoires non approvisionnés sont vidés ensemble ; une seule vérification suffit.

rules-SKIRMISH = Règle optionnelle : escarmouche
MM-SKIRMISH-01 = Il faut 11 points pour gagner, au lieu de 13.
MM-SKIRMISH-02 = Les Terres natales ne rapportent aucun point ; pour le reste, rien ne change pour elles.
MM-SKIRMISH-03 = Par équipes, le total requis baisse de deux par membre : 16 pour une équipe de deux, 24 pour une équipe de trois.

rules-CHAOS = Règle optionnelle : chaos
MM-CHAOS-01 = Chaque joueur commence avec six chevaliers de plus, tous dans son château.
MM-CHAOS-02 = Une fois l’issue connue et avant le tour de table sur les orbes, le vainqueur lance autant de dés qu’il a de chevaliers sur le territoire disputé.
MM-CHAOS-03 = Chaque 1 obtenu retire un de ces chevaliers.
MM-CHAOS-04 = Si le vainqueur n’y a plus aucun chevalier, on considère qu’il a perdu la bataille.
MM-CHAOS-05 = L’ancien vaincu devient alors le vainqueur : il ne se replie pas et conquiert le territoire (s’il est l’assaillant) ou le garde (s’il est le défenseur).
MM-CHAOS-06 = Le nouveau vainqueur ne perd pas de chevaliers pour la différence de départ, mais lance les dés à son tour.
MM-CHAOS-07 = Les orbes agissent d’après le résultat définitif, après les dés du chaos.
MM-CHAOS-08 = Si le nouveau vainqueur n’a plus de chevalier non plus, la bataille s’arrête et le territoire devient inoccupé ; aucun orbe n’est appliqué.
MM-CHAOS-09 = Si une partie des chevaliers du premier vainqueur survit, le résultat et sa différence ne changent pas.
MM-CHAOS-10 = On ne lance pas les dés du chaos après une conquête sans bataille, ni après une bataille d’Arène arrêtée à l’étape 1.

rules-COMBO = Combiner les règles optionnelles
MM-COMBO-01 = Les règles optionnelles se combinent librement, sauf le siège du château avec l’allégeance.
MM-COMBO-02 = Siège et chaos : un assaillant qui l’emporte lance ses dés avant que le château ne tombe. Le propriétaire du château, s’il l’emporte d’emblée ou grâce à ces dés, lance les siens pour les chevaliers qui s’y trouvent vraiment, et un château vide ne peut pas lui faire perdre la bataille.
MM-COMBO-03 = Siège avec coupe-gorge ou escarmouche, chaos avec toute autre règle : chacune s’applique sans changement.

## Events

event-castle-chosen = { $seat_is ->
    [you] Vous choisissez le château { $castle_of }.
   *[other] { $seat } choisit le château { $castle_of }.
}
event-map-laid = La carte est assemblée.
event-artefacts-dealt = { $seat_is ->
    [you] Vous recevez trois artefacts : { $artefacts }.
   *[other] { $seat } reçoit trois artefacts : { $artefacts }.
}
event-knights-stand = { $seat_is ->
    [you] Vous placez vos premiers chevaliers dans votre château
   *[other] { $seat } place ses premiers chevaliers dans son château
}{ $homelands ->
    [0] {""}
    [one] {" et sur les Terres natales adjacentes"}
   *[other] {" et sur les"} { $homelands } tuiles Terres natales adjacentes
}.
event-first-player = { $seat_is ->
    [you] Vous jouez en premier.
   *[other] { $seat } joue en premier.
}
event-drew = { $seat_is ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.
event-drew-unseen = { $seat_is ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-reshuffled = { $seat_is ->
    [you] Vous mélangez votre défausse pour refaire votre pioche :
   *[other] { $seat } mélange sa défausse pour refaire sa pioche :
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-authority = { $seat_is ->
    [you] Vous jouez Autorité et devez piocher
   *[other] { $seat } joue Autorité et doit piocher
} { $count ->
    [one] { $count } carte de plus
   *[other] { $count } cartes de plus
}.
event-turn = { $seat_is ->
    [you] À vous de jouer.
   *[other] À { $seat } de jouer.
}
event-knights-came = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} { $seat_is ->
    [you] dans votre château.
   *[other] dans son château.
}
event-no-dice-left = { $seat_is ->
    [you] Tous vos dés sont sur la carte : vous perdez
   *[other] { $seat } a tous ses dés sur la carte et perd
} { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}.
event-call-to-arms = { $seat_is ->
    [you] Vous jouez un Appel aux armes.
   *[other] { $seat } joue un Appel aux armes.
}
event-tactical-advance = { $seat_is ->
    [you] Vous jouez une Avancée tactique : une répartition et une avancée de plus.
   *[other] { $seat } joue une Avancée tactique : une répartition et une avancée de plus.
}
event-fractured = { $seat_is ->
    [you] Vous jouez une Fracture contre { $other } et détruisez { $artefact_the }.
   *[other] { $other_is ->
        [you] { $seat } joue une Fracture contre vous et détruit { $artefact_the }.
       *[other] { $seat } joue une Fracture contre { $other } et détruit { $artefact_the }.
    }
}
event-crown-declared = { $seat_is ->
    [you] Vous utilisez votre { $artefact }.
   *[other] { $seat } utilise { $artefact_the }.
}
event-crown-in-vain = { $seat_is ->
    [you] La couronne reste sans effet pour vous.
   *[other] La couronne reste sans effet pour { $seat }.
}
event-corrupted = { $seat_is ->
    [you] { $other_is ->
        [you] Vous détruisez l’un de vos propres artefacts, { $artefact_the }.
       *[other] Vous détruisez { $artefact_the } { $other_of }.
    }
   *[other] { $other_is ->
        [you] { $seat } détruit votre { $artefact }.
        [same] { $seat } détruit l’un de ses propres artefacts, { $artefact_the }.
       *[other] { $seat } détruit { $artefact_the } { $other_of }.
    }
}
event-looked = { $seat_is ->
    [you] { $other_is ->
        [you] Vous regardez la première carte de votre propre pioche : { $card_a }.
       *[other] Vous regardez la première carte de la pioche { $other_of } : { $card_a }.
    }
   *[other] { $other_is ->
        [you] { $seat } regarde la première carte de votre pioche : { $card_a }.
        [same] { $seat } regarde la première carte de sa propre pioche : { $card_a }.
       *[other] { $seat } regarde la première carte de la pioche { $other_of } : { $card_a }.
    }
}
event-looked-unseen = { $seat_is ->
    [you] { $other_is ->
        [you] Vous regardez la première carte de votre propre pioche.
       *[other] Vous regardez la première carte de la pioche { $other_of }.
    }
   *[other] { $other_is ->
        [you] { $seat } regarde la première carte de votre pioche.
        [same] { $seat } regarde la première carte de sa propre pioche.
       *[other] { $seat } regarde la première carte de la pioche { $other_of }.
    }
}
event-left = { $seat_is ->
    [you] { $other_is ->
        [you] Vous laissez la carte sur votre pioche.
       *[other] Vous laissez la carte sur la pioche { $other_of }.
    }
   *[other] { $other_is ->
        [you] { $seat } laisse la carte sur votre pioche.
        [same] { $seat } laisse la carte sur sa pioche.
       *[other] { $seat } laisse la carte sur la pioche { $other_of }.
    }
}
event-threw-away = { $seat_is ->
    [you] { $other_is ->
        [you] Vous défaussez { $card_a } de votre pioche.
       *[other] Vous défaussez { $card_a } de la pioche { $other_of }.
    }
   *[other] { $other_is ->
        [you] { $seat } défausse { $card_a } de votre pioche.
        [same] { $seat } défausse { $card_a } de sa pioche.
       *[other] { $seat } défausse { $card_a } de la pioche { $other_of }.
    }
}
event-recovered = { $seat_is ->
    [you] Vous mélangez { $card_a } de votre défausse à votre pioche.
   *[other] { $seat } mélange { $card_a } de sa défausse à sa pioche.
}
event-looked-ahead = { $seat_is ->
    [you] Vous regardez le dessus de votre pioche : { $cards }.
   *[other] { $seat } regarde le dessus de sa pioche : { $cards }.
}
event-looked-ahead-unseen = { $count ->
    [one] { $seat_is ->
        [you] Vous regardez la première carte de votre pioche.
       *[other] { $seat } regarde la première carte de sa pioche.
    }
   *[other] { $seat_is ->
        [you] Vous regardez les { $count } premières cartes de votre pioche.
       *[other] { $seat } regarde les { $count } premières cartes de sa pioche.
    }
}
event-arranged = { $count ->
    [one] { $seat_is ->
        [you] Vous reposez la carte.
       *[other] { $seat } repose la carte.
    }
   *[other] { $seat_is ->
        [you] Vous reposez les { $count } cartes dans l’ordre de votre choix.
       *[other] { $seat } repose les { $count } cartes dans l’ordre de son choix.
    }
}
event-discarded = { $seat_is ->
    [you] Vous défaussez { $card_a }.
   *[other] { $seat } défausse { $card_a }.
}
event-discarded-at-random = { $seat_is ->
    [you] Vous défaussez au hasard { $card_a } de votre main.
   *[other] { $seat } défausse au hasard { $card_a } de sa main.
}
event-moved = { $seat_is ->
    [you] Vous déplacez
   *[other] { $seat } déplace
} { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} { $land_of } ({ $tile }) vers { $to_land_the } ({ $to }).
event-advanced = { $seat_is ->
    [you] Vous avancez vers { $land_the } ({ $tile })
   *[other] { $seat } avance vers { $land_the } ({ $tile })
} avec { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}.
event-conquered = { $seat_is ->
    [you] Vous conquérez { $land_the } ({ $tile }).
   *[other] { $seat } conquiert { $land_the } ({ $tile }).
}
event-territory-gives = { $seat_is ->
    [you] La conquête { $land_of } ({ $tile }) vous rapporte un chevalier.
   *[other] La conquête { $land_of } ({ $tile }) rapporte un chevalier à { $seat }.
}
event-knight-drowned = { $seat_is ->
    [you] La conquête { $land_of } ({ $tile }) vous coûte un chevalier.
   *[other] La conquête { $land_of } ({ $tile }) coûte un chevalier à { $seat }.
}
event-cut-off = { $seat_is ->
    [you] Sans ligne d’approvisionnement, vous perdez
   *[other] Sans ligne d’approvisionnement, { $seat } perd
} { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} { $land_in } ({ $tile }).
event-battle-began = Bataille { $land_in } ({ $tile }) : { $seat_is ->
    [you] vous attaquez { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous attaque.
       *[other] { $seat } attaque { $other }.
    }
}
event-scores = Scores de combat : { $attack } pour { $seat_is ->
    [you] vous
   *[other] { $seat }
}, { $defence } pour { $other_is ->
    [you] vous
   *[other] { $other }
}.
event-ground-bonus = { $seat_is ->
    [you] { $land } ({ $tile }) : +{ $count } pour vous.
   *[other] { $land } ({ $tile }) : +{ $count } pour { $seat }.
}
event-arena-rolled = { $seat_is ->
    [you] Duel aux dés : vous faites { $attack }, { $other } fait { $defence }.
   *[other] { $other_is ->
        [you] Duel aux dés : { $seat } fait { $attack }, vous faites { $defence }.
       *[other] Duel aux dés : { $seat } fait { $attack }, { $other } fait { $defence }.
    }
}
event-arena-lost = { $seat_is ->
    [you] Vous perdez 1 chevalier dans le duel.
   *[other] { $seat } perd 1 chevalier dans le duel.
}
event-arena-ended = La bataille { $land_in } ({ $tile }) s’achève avec le duel.
event-sceptre-bonus = { $seat_is ->
    [you] { $artefact } : +{ $count } pour vous.
   *[other] { $artefact } : +{ $count } pour { $seat }.
}
event-sceptre-discard = { $other_is ->
    [you] { $artefact } : vous défaussez une carte au hasard.
   *[other] { $artefact } : { $other } défausse une carte au hasard.
}
event-matched = { $seat_is ->
    [you] { $artefact } : vous combattez avec
   *[other] { $artefact } : { $seat } combat avec
} { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}.
event-no-conflict-card = { $seat_is ->
    [you] Vous n’avez aucune carte conflit à poser.
   *[other] { $seat } n’a aucune carte conflit à poser.
}
event-committed = { $seat_is ->
    [you] Vous révélez { $card_a }.
   *[other] { $seat } révèle { $card_a }.
}
event-ambush-rolled = { $seat_is ->
    [you] Vous faites { $roll } pour votre Embuscade.
   *[other] { $seat } fait { $roll } pour son Embuscade.
}
event-no-support = Pas de cartes soutien { $land_in } ({ $tile }).
event-supported = { $seat_is ->
    [you] Vous jouez : { $cards }.
   *[other] { $seat } joue : { $cards }.
}
event-declined = { $seat_is ->
    [you] Vous ne jouez pas de carte soutien.
   *[other] { $seat } ne joue pas de carte soutien.
}
event-outcome = { $seat_is ->
    [you] Attaque { $attack }, défense { $defence } : vous battez { $other } de { $count }.
   *[other] { $other_is ->
        [you] Attaque { $attack }, défense { $defence } : { $seat } vous bat de { $count }.
       *[other] Attaque { $attack }, défense { $defence } : { $seat } bat { $other } de { $count }.
    }
}
event-outcome-tie = { $seat_is ->
    [you] { $attack } contre { $defence } : égalité ; en défense, vous l’emportez de { $count }.
   *[other] { $attack } contre { $defence } : égalité ; en défense, { $seat } l’emporte de { $count }.
}
event-chaos-rolled = { $seat_is ->
    [you] Chaos : vous lancez
   *[other] Chaos : { $seat } lance
} { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} et { $count ->
    [0] { $seat_is ->
        [you] ne perdez aucun chevalier.
       *[other] ne perd aucun chevalier.
    }
    [one] { $seat_is ->
        [you] perdez { $count } chevalier.
       *[other] perd { $count } chevalier.
    }
   *[other] { $seat_is ->
        [you] perdez { $count } chevaliers.
       *[other] perd { $count } chevaliers.
    }
}
event-chaos-reversed = { $seat_is ->
    [you] { $other } n’a plus de chevalier sur place et perd finalement la bataille contre vous.
   *[other] { $other_is ->
        [you] Vous n’avez plus de chevalier sur place et perdez finalement la bataille contre { $seat }.
       *[other] { $other } n’a plus de chevalier sur place et perd finalement la bataille contre { $seat }.
    }
}
event-chaos-ended = Il ne reste aucun chevalier { $land_in } ({ $tile }) : personne ne gagne la bataille.
event-orb-works = { $seat_is ->
    [you] Vous appliquez l’effet { $artefact_of }.
   *[other] { $seat } applique l’effet { $artefact_of }.
}
event-orb-killed = { $count ->
    [0] { $seat_is ->
        [you] L’orbe ne vous coûte aucun chevalier.
       *[other] L’orbe ne coûte aucun chevalier à { $seat }.
    }
    [one] { $seat_is ->
        [you] L’orbe vous coûte { $count } chevalier.
       *[other] L’orbe coûte { $count } chevalier à { $seat }.
    }
   *[other] { $seat_is ->
        [you] L’orbe vous coûte { $count } chevaliers.
       *[other] L’orbe coûte { $count } chevaliers à { $seat }.
    }
}
event-retreated = { $lost ->
    [0] { $seat_is ->
        [you] Vous ne perdez aucun chevalier
       *[other] { $seat } ne perd aucun chevalier
    }
    [one] { $seat_is ->
        [you] Vous perdez { $lost } chevalier
       *[other] { $seat } perd { $lost } chevalier
    }
   *[other] { $seat_is ->
        [you] Vous perdez { $lost } chevaliers
       *[other] { $seat } perd { $lost } chevaliers
    }
}. { $count ->
    [0] Aucun ne se replie.
    [one] { $count } se replie au château.
   *[other] { $count } se replient au château.
}
event-held = { $seat_is ->
    [you] Vous gardez { $land_the } ({ $tile }).
   *[other] { $seat } garde { $land_the } ({ $tile }).
}
event-restored = { $seat_is ->
    [you] Vous restaurez votre { $artefact }.
   *[other] { $seat } restaure { $artefact_the }.
}
event-won = { $seats_is ->
    [you] Vous avez assez de points : vous remportez la partie !
    [many] { $seats } ont assez de points et remportent ensemble la partie.
   *[other] { $seats } a assez de points et remporte la partie.
}
event-won-by-castle = { $seats_is ->
    [you] Château pris à { $other } : vous remportez la partie !
    [many] Château pris à { $other } : { $seats } remportent ensemble la partie.
   *[other] { $other_is ->
        [you] Votre château est pris : { $seats } remporte la partie.
       *[other] Château pris à { $other } : { $seats } remporte la partie.
    }
}

reason-points = Le nombre de points nécessaire est atteint.
reason-castle = Un château adverse est pris.

score-points = Points de victoire
score-territories = Territoires
score-knights = Chevaliers

## Prompts

prompt-choose-castle = Quel château sera le vôtre ?
waiting-choose-castle = { $seat } choisit un château.
prompt-turn = { $cycles ->
    [one] À vous : que faites-vous ?
   *[other] À vous : encore { $cycles } avancées. Que faites-vous ?
}
waiting-turn = { $cycles ->
    [one] { $seat } réfléchit.
   *[other] { $seat } réfléchit (encore { $cycles } avancées).
}
prompt-turn-after = Plus d’avancée : que faites-vous avant de finir le tour ?
waiting-turn-after = { $seat } réfléchit avant de finir son tour.
prompt-redeploy = Répartition : quels chevaliers déplacez-vous ?
waiting-redeploy = { $seat } répartit ses chevaliers.
prompt-advance = Avancée : vers où, et avec combien de chevaliers ?
waiting-advance = { $seat } choisit où avancer.
prompt-fracture-crown = { $other } utilise { $artefact_the } : jouez-vous une Fracture pour détruire cette couronne ?
waiting-fracture-crown = { $other_is ->
    [you] { $seat } peut jouer une Fracture contre votre { $artefact }.
   *[other] { $seat } peut jouer une Fracture contre { $artefact_the }.
}
prompt-fracture-sceptre = { $artefacts_is ->
    [one] Les sceptres vont agir : jouez-vous une Fracture pour détruire celui-ci ({ $artefacts }) ?
   *[many] Les sceptres vont agir : jouez-vous une Fracture pour en détruire un ({ $artefacts }) ?
}
waiting-fracture-sceptre = { $seat } peut jouer une Fracture contre un sceptre.
prompt-fracture-orb = { $artefacts_is ->
    [one] Les orbes vont agir : jouez-vous une Fracture pour détruire celui-ci ({ $artefacts }) ?
   *[many] Les orbes vont agir : jouez-vous une Fracture pour en détruire un ({ $artefacts }) ?
}
waiting-fracture-orb = { $seat } peut jouer une Fracture contre un orbe.
prompt-corrupt = Couronne de corruption : quel artefact détruisez-vous ?
waiting-corrupt = { $seat } choisit l’artefact à détruire.
prompt-choose-pile = Couronne de prospérité : quelle pioche regardez-vous ?
waiting-choose-pile = { $seat } choisit la pioche à regarder.
prompt-looked = { $other_is ->
    [you] Couronne de prospérité : laissez-vous la carte sur votre pioche, ou la défaussez-vous ?
   *[other] Couronne de prospérité : laissez-vous la carte sur la pioche { $other_of }, ou la défaussez-vous ?
}
waiting-looked = { $other_is ->
    [you] { $seat } regarde la première carte de votre pioche.
    [same] { $seat } regarde la première carte de sa propre pioche.
   *[other] { $seat } regarde la première carte de la pioche { $other_of }.
}
prompt-recover = Couronne d’ordre : quelle carte de votre défausse mélangez-vous à votre pioche ?
waiting-recover = { $seat } choisit la carte à mélanger à sa pioche.
prompt-arrange = { $depth ->
    [1] Couronne de clairvoyance : laquelle des { $count } cartes reposez-vous sur le dessus ?
   *[other] Couronne de clairvoyance : quelle carte reposez-vous ensuite ({ $depth } sur { $count }) ?
}
waiting-arrange = { $seat } remet des cartes sur sa pioche.
prompt-match = { $count ->
    [one] { $artefact } : votre rival a { $count } chevalier. Combattez-vous avec autant ?
   *[other] { $artefact } : votre rival a { $count } chevaliers. Combattez-vous avec autant ?
}
waiting-match = { $artefact } : { $seat } réfléchit.
prompt-commit = Quelle carte conflit posez-vous face cachée contre { $other } ?
waiting-commit = { $other_is ->
    [you] { $seat } choisit une carte conflit contre vous.
   *[other] { $seat } choisit une carte conflit contre { $other }.
}
prompt-support = Vous êtes à { $own }, { $other } à { $rival } : jouez-vous des cartes soutien ?
waiting-support = { $other_is ->
    [you] { $seat } peut jouer des cartes soutien contre vous ({ $own } à { $rival }).
   *[other] { $seat } peut jouer des cartes soutien contre { $other } ({ $own } à { $rival }).
}
prompt-support-team = Dans votre équipe, { $other } a { $own } contre { $rival } : jouez-vous des cartes soutien ?
waiting-support-team = { $other_is ->
    [you] { $seat } peut jouer des cartes soutien pour vous ({ $own } à { $rival }).
   *[other] { $seat } peut jouer des cartes soutien pour { $other } ({ $own } à { $rival }).
}
prompt-discard-territory = Conquête { $land_of } ({ $tile }) : défaussez-vous une carte ?
waiting-discard-territory = Conquête { $land_of } ({ $tile }) : { $seat } peut défausser une carte.
prompt-discard-artefact = { $artefact } : défaussez-vous une carte ?
waiting-discard-artefact = { $artefact } : { $seat } peut défausser une carte.

## Choices

choice-choose-castle = Choisir le château { $castle_of }
choice-call-to-arms = Jouer un Appel aux armes : deux chevaliers de plus
choice-tactical-advance = Jouer une Avancée tactique : une répartition et une avancée de plus
choice-fracture = Détruire { $artefact_the } { $owner_of } avec une Fracture
choice-pass = Passer
choice-crown = Utiliser votre couronne
choice-redeploy = Répartir vos chevaliers
choice-move = Déplacer { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
} { $land_of } ({ $tile }) vers { $to_land_the } ({ $to })
choice-done = Finir la répartition
choice-advance = Avancer vers { $land_the } ({ $tile }) avec { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
choice-halt = Ne pas avancer
choice-end-turn = Finir le tour
choice-match = Combattre avec autant de chevaliers que votre rival
choice-refrain = Combattre avec vos propres chevaliers
choice-commit = Poser { $card_a }
choice-support = { $ones ->
    [0] { $twos ->
        [one] Jouer un Soutien +2
       *[other] Jouer { $twos } Soutiens +2
    }
    [one] { $twos ->
        [0] Jouer un Soutien +1
        [one] Jouer un Soutien +1 et un Soutien +2
       *[other] Jouer un Soutien +1 et { $twos } Soutiens +2
    }
   *[other] { $twos ->
        [0] Jouer { $ones } Soutiens +1
        [one] Jouer { $ones } Soutiens +1 et un Soutien +2
       *[other] Jouer { $ones } Soutiens +1 et { $twos } Soutiens +2
    }
}
choice-decline = Ne pas jouer de carte soutien
choice-discard = Défausser { $card_a }
choice-keep = Ne rien défausser
choice-destroy = { $owner_is ->
    [you] Détruire { $artefact_the } (à vous)
   *[other] Détruire { $artefact_the } { $owner_of }
}
choice-look = { $seat_is ->
    [you] Regarder la première carte de votre propre pioche
   *[other] Regarder la première carte de la pioche { $seat_of }
}
choice-leave = Laisser la carte sur la pioche
choice-throw-away = Défausser la carte
choice-recover = Mélanger { $card_a } à votre pioche
choice-lay = Reposer { $card_a }

verb-choose-castle = Choisir
verb-call-to-arms = Appel aux armes
verb-tactical-advance = Avancée tactique
verb-fracture = Fracture
verb-pass = Passer
verb-crown = Utiliser la couronne
verb-redeploy = Répartir
verb-move = Déplacer
verb-done = Finir la répartition
verb-advance = Avancer
verb-halt = Ne pas avancer
verb-end-turn = Finir le tour
verb-match = Combattre avec autant
verb-refrain = Combattre avec les vôtres
verb-commit = Poser
verb-support = Soutenir
verb-decline = Pas de soutien
verb-discard = Défausser
verb-keep = Ne rien défausser
verb-destroy = Détruire
verb-look = Regarder
verb-leave = La laisser
verb-throw-away = La défausser
verb-recover = Mélanger
verb-lay = Reposer

field-castle = Quel château ?
field-artefact = Quel artefact ?
field-tile = Quelle tuile ?
field-to = Vers quelle tuile ?
field-count = Combien de chevaliers ?
field-card = Quelle carte ?
field-ones = Combien de Soutiens +1 ?
field-twos = Combien de Soutiens +2 ?
field-seat = Quel joueur ?

window-fracture-crown = Fracture contre une couronne
window-fracture-sceptre = Fracture contre un sceptre
window-fracture-orb = Fracture contre un orbe
window-support-team = Soutien à un coéquipier

## Table

game-title = Medieval Mastery
game-summary = Conquérez un royaume déchiré : vos chevaliers partent du château, vos cartes et vos artefacts décident des batailles, et 13 points donnent la victoire.
game-players = 2 à 6 joueurs
game-reconstructed = Le texte du livret est complet, mais ses images sont perdues. Les noms et les facultés viennent du livret ; nous avons reconstitué les cinq configurations de la carte, la composition d’un paquet (Conflit 2, 3, 4 et 5 une fois chacun, Embuscade deux fois ; Soutien +1 quatre fois, +2 deux fois ; Appel aux armes deux fois, Autorité une fois, Avancée tactique une fois, Fracture deux fois), le nombre de tuiles de chaque territoire (sept Terres natales, une fois la Forêt, les Prairies, le Village, les Ruines et la Grotte, deux fois chaque autre), leurs points, les capacités de la Grotte (4) et du Champ de bataille (8), et quatre noms de châteaux. Si vous avez la boîte, vous pouvez remplacer tout cela par votre propre fichier avec l’option --data : voyez « Another box » (en anglais) dans docs/rules/medieval-mastery.md.

option-siege = Le siège du château
    .help = On peut attaquer les châteaux adverses, qui se défendent comme s’ils avaient huit chevaliers ; en prendre un donne la victoire. Pas avec l’allégeance.
option-siege-no = non
option-siege-yes = oui
option-teams = Allégeance
    .help = On gagne par équipes de deux (4 ou 6 joueurs, 20 points) ou de trois (6 joueurs, 30 points), et l’on se soutient dans les batailles.
option-teams-none = sans équipes
option-teams-pairs = équipes de deux
option-teams-threes = équipes de trois
option-cutthroat = Coupe-gorge
    .help = Les chevaliers sans ligne d’approvisionnement sont perdus aussitôt.
option-cutthroat-no = non
option-cutthroat-yes = oui
option-skirmish = Escarmouche
    .help = Partie plus courte : 11 points suffisent (16 pour une équipe de deux, 24 pour une équipe de trois), et les Terres natales ne rapportent rien.
option-skirmish-no = non
option-skirmish-yes = oui
option-chaos = Chaos
    .help = Six chevaliers de plus au départ ; après une victoire, le vainqueur lance un dé par chevalier sur place et en perd un à chaque 1. S’il n’a plus personne sur place, il perd finalement la bataille, et l’autre camp lance les dés.
option-chaos-no = non
option-chaos-yes = oui
option-first = Qui commence
    .help = Qui joue le premier tour.
option-first-random = tirage au sort
option-first-0 = place 1
option-first-1 = place 2
option-first-2 = place 3
option-first-3 = place 4
option-first-4 = place 5
option-first-5 = place 6

table-signs = Sur la carte : le numéro de chaque tuile et ses points (*), puis à qui sont les chevaliers et combien ; <4 indique une place pour quatre chevaliers au lieu de six, ? l’absence de ligne d’approvisionnement, ~ un lac ; un artefact entre parenthèses est détruit.
table-target = { $count ->
    [one] victoire à { $count } point
   *[other] victoire à { $count } points
}
table-team = équipe { $number } ({ $count })
table-first = premier joueur
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-reserve = { $count ->
    [0] aucun dé en réserve
    [one] { $count } dé en réserve
   *[other] { $count } dés en réserve
}
table-hand = Main : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
table-draw = Pioche : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
table-discard = Défausse : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
table-known = Connues, à partir du dessus : { $list }
table-battle = Bataille { $land_in } ({ $tile }), étape { $step } sur 9 : { $seat_is ->
    [you] vous contre { $other }
   *[other] { $other_is ->
        [you] { $seat } contre vous
       *[other] { $seat } contre { $other }
    }
}
table-score = { $seat_is ->
    [you] Vous : { $count }
   *[other] { $seat } : { $count }
}
table-counted = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
table-ground = { $count } (territoire)
table-sceptre = { $count } (sceptre)
