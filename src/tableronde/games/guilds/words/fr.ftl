### Médiévallons : français

## Components

card-artisan = Artisan
    .a = un Artisan
    .the = l’Artisan
    .of = de l’Artisan
    .many = Artisans
    .guild = guilde d’Artisans
    .short = Art
    .text = Prenez en main la carte du dessus de la défausse.

card-assassin = Assassin
    .a = un Assassin
    .the = l’Assassin
    .of = de l’Assassin
    .many = Assassins
    .guild = guilde d’Assassins
    .short = Asn
    .text = Défaussez une carte de votre choix, dans n’importe quelle guilde.

card-jester = Bouffon
    .a = un Bouffon
    .the = le Bouffon
    .of = du Bouffon
    .many = Bouffons
    .guild = guilde de Bouffons
    .short = Bou
    .text = Remplace n’importe quel type pour poser ou renforcer une guilde. Aucun pouvoir.

card-knight = Chevalier
    .a = un Chevalier
    .the = le Chevalier
    .of = du Chevalier
    .many = Chevaliers
    .guild = guilde de Chevaliers
    .short = Che
    .text = Demandez un type de carte à un adversaire : s’il en a en main, il vous en donne une.

card-star = Étoile
    .a = une Étoile
    .the = l’Étoile
    .of = de l’Étoile
    .many = Étoiles
    .guild = guilde d’Étoiles
    .short = Éto
    .text = Chaque joueur pioche une carte, en commençant par vous.

card-magician = Magicien
    .a = un Magicien
    .the = le Magicien
    .of = du Magicien
    .many = Magiciens
    .guild = guilde de Magiciens
    .short = Mag
    .text = Piochez trois cartes, gardez-en une et défaussez les deux autres.

card-merchant = Marchand
    .a = un Marchand
    .the = le Marchand
    .of = du Marchand
    .many = Marchands
    .guild = guilde de Marchands
    .short = Mar
    .text = Échangez deux cartes contre deux avec un adversaire ; chacun choisit ce qu’il donne.

card-beggar = Mendiant
    .a = un Mendiant
    .the = le Mendiant
    .of = du Mendiant
    .many = Mendiants
    .guild = guilde de Mendiants
    .short = Men
    .text = Prenez une carte au hasard dans la main la plus fournie ; à égalité, vous choisissez laquelle.

card-monk = Moine
    .a = un Moine
    .the = le Moine
    .of = du Moine
    .many = Moines
    .guild = guilde de Moines
    .short = Moi
    .text = Piochez deux cartes.

card-noble = Noble
    .a = un Noble
    .the = le Noble
    .of = du Noble
    .many = Nobles
    .guild = guilde de Nobles
    .short = Nob
    .text = Les deux joueurs suivants vous donnent chacun une carte de leur choix.

card-priest = Prêtre
    .a = un Prêtre
    .the = le Prêtre
    .of = du Prêtre
    .many = Prêtres
    .guild = guilde de Prêtres
    .short = Prê
    .text = Regardez une main adverse, prenez-y une carte et donnez-en une en retour.

card-prowler = Rôdeur
    .a = un Rôdeur
    .the = le Rôdeur
    .of = du Rôdeur
    .many = Rôdeurs
    .guild = guilde de Rôdeurs
    .short = Rôd
    .text = Volez une carte de n’importe quelle guilde et prenez-la en main.

card-witch = Sorcière
    .a = une Sorcière
    .the = la Sorcière
    .of = de la Sorcière
    .many = Sorcières
    .guild = guilde de Sorcières
    .short = Sor
    .text = Copiez le pouvoir d’une guilde sur la table, la vôtre ou celle d’un autre.

side-red = face rouge
side-yellow = face jaune
end-card = carte Fin de partie

## Rules

rules-SETUP = Mise en place
GLD-SETUP-01 = Le jeu se joue à 2, 3, 4 ou 5 joueurs uniquement.
GLD-SETUP-02 = Les 104 cartes de guilde sont toutes utilisées, quel que soit le nombre de joueurs.
GLD-SETUP-03 = Les 104 cartes de guilde, sans la carte Fin de partie, sont mélangées et forment une pioche face cachée au milieu de la table.
GLD-SETUP-04 = À 3, 4 ou 5 joueurs, la carte Fin de partie est placée sous la pioche, face rouge vers le haut.
GLD-SETUP-05 = À 2 joueurs, la carte Fin de partie est placée sous la pioche, face jaune vers le haut.
GLD-SETUP-06 = Chaque joueur reçoit 6 cartes de la pioche.
GLD-SETUP-07 = Une fois les mains distribuées, la carte suivante est retournée à côté de la pioche : elle devient la défausse. Son pouvoir n’est pas activé.
GLD-SETUP-08 = Après la mise en place, la pioche compte 103 − 6 × le nombre de joueurs, soit 91, 85, 79 ou 73 cartes à 2, 3, 4 ou 5 joueurs.
GLD-SETUP-09 = Le premier joueur est tiré au sort.
GLD-SETUP-10 = On joue dans le sens des aiguilles d’une montre.
GLD-SETUP-11 = Aucune guilde n’est en jeu au départ.
GLD-SETUP-12 = Les cartes de la défausse sont toujours face visible.

rules-TURN = Le tour de jeu
GLD-TURN-01 = À votre tour, effectuez une seule action, puis piochez une carte ; votre tour est alors terminé.
GLD-TURN-02 = Il y a quatre actions : jouer une carte, poser une guilde, utiliser une guilde ou renforcer une guilde.
GLD-TURN-03 = L’action est obligatoire : vous ne pouvez pas passer.
GLD-TURN-04 = Vous piochez la carte de fin de tour une fois l’action entièrement résolue, carte jouée défaussée comprise.
GLD-TURN-05 = À aucun moment le nombre de cartes en main n’est limité.
GLD-TURN-06 = Si vous commencez votre tour sans carte en main ni guilde en jeu, vous piochez deux cartes et votre tour s’arrête là : pas d’action, pas de carte de fin de tour.
GLD-TURN-07 = Si vous commencez votre tour la main vide mais avec au moins une guilde, votre action consiste forcément à utiliser une guilde (ou à appliquer le remplacement imposé par GLD-EDGE-05 ou GLD-EDGE-10).
GLD-TURN-08 = Une fois la carte de fin de tour piochée, c’est au joueur suivant dans l’ordre du tour.
GLD-TURN-09 = Quand ce n’est pas votre tour, vous n’effectuez aucune action : vous répondez seulement à ce que vous demande un pouvoir du joueur actif.
GLD-TURN-10 = Si l’action met fin à la manche, la carte de fin de tour n’est pas piochée.
GLD-TURN-11 = On pioche toujours la carte du dessus de la pioche ; s’il en faut plusieurs, on les prend l’une après l’autre.

rules-PILE = Quand la pioche s’épuise
GLD-PILE-01 = Dès que la dernière carte quitte la pioche, la carte Fin de partie apparaît ; peu importe qui a pris cette carte, pendant le tour de qui et par quel effet (carte piochée, distribuée par un pouvoir ou révélée).
GLD-PILE-02 = Si c’est la face rouge qui apparaît, la carte Fin de partie passe sur sa face jaune.
GLD-PILE-03 = Quand la carte Fin de partie est passée du rouge au jaune, la dernière carte jouée reste et devient la nouvelle défausse : celle que l’on est en train de jouer, ou à défaut la carte du dessus de la défausse. Toutes les autres cartes défaussées sont mélangées et forment la nouvelle pioche, face cachée sur la carte Fin de partie.
GLD-PILE-04 = Si le pouvoir d’une carte que l’on joue prend la dernière carte de la pioche, la carte jouée devient aussitôt la nouvelle défausse ; son pouvoir se poursuit, et les cartes qu’il fait défausser vont par-dessus.
GLD-PILE-05 = Si la carte Fin de partie se retourne alors qu’il restait des cartes à piocher, pour un seul joueur (pouvoir, remplacement, main à compléter, GLD-TURN-06) ou pour plusieurs (Étoile), on continue avec la nouvelle pioche jusqu’à ce que le compte y soit.
GLD-PILE-06 = Les mains et les guildes ne changent pas quand la pioche est reconstituée.
GLD-PILE-07 = S’il n’y a aucune carte pour former la nouvelle pioche (rien n’était défaussé en dehors de la carte qui reste), la face jaune est aussitôt considérée comme apparue et la manche se termine selon GLD-END-04.
GLD-PILE-08 = Si c’est la face jaune qui apparaît, la manche se termine selon GLD-END-04.
GLD-PILE-09 = La pioche est reconstituée au plus une fois par manche à 3, 4 ou 5 joueurs, et jamais à 2 joueurs.
GLD-PILE-10 = Une carte de la pioche révélée par une Sorcière va à la défausse avant que l’on regarde la carte Fin de partie. Si c’était la dernière et que la Sorcière est en train d’être jouée, c’est la Sorcière qui reste et la carte révélée est mélangée avec les autres ; sinon, c’est la carte révélée qui reste.
GLD-PILE-11 = La carte Fin de partie elle-même n’est jamais piochée, distribuée, défaussée ni mélangée.
GLD-PILE-12 = Tant que dure la manche, la pioche n’est jamais vide entre deux étapes : au départ de sa dernière carte, soit elle est reconstituée, soit la manche se termine.

rules-PLAY = Jouer une carte
GLD-PLAY-01 = Pour jouer une carte, révélez une carte de votre main et activez son pouvoir.
GLD-PLAY-02 = Vous ne jouez qu’une seule carte par action.
GLD-PLAY-03 = La carte jouée va sur le dessus de la défausse une fois son pouvoir résolu (seules exceptions : GLD-EDGE-01, où elle y va avant que la carte de remplacement soit piochée, et GLD-PILE-04).
GLD-PLAY-04 = Pendant la résolution de son pouvoir, la carte jouée n’est ni en main ni (sauf GLD-PILE-04) à la défausse ; si l’on compte alors les cartes en main, elle n’est pas comprise.
GLD-PLAY-05 = Activer le pouvoir d’une carte jouée est obligatoire.
GLD-PLAY-06 = Vous pouvez jouer un Bouffon seul : il ne se passe rien et il est défaussé.
GLD-PLAY-07 = Tant que vous avez au moins une carte en main, vous pouvez toujours choisir d’en jouer une.

rules-GUILD = Poser une guilde
GLD-GUILD-01 = Pour poser une guilde, alignez devant vous, face visible, au moins trois cartes assorties de votre main.
GLD-GUILD-02 = Des cartes sont assorties quand toutes celles qui ne sont pas des Bouffons sont d’un même type ; un Bouffon peut remplacer n’importe quel type.
GLD-GUILD-03 = Le type d’une guilde est celui de ses cartes autres que des Bouffons ; une seule suffit, et le nombre de Bouffons n’est pas limité.
GLD-GUILD-04 = Une guilde peut avoir n’importe quelle taille à partir de trois cartes.
GLD-GUILD-05 = Vous pouvez avoir deux guildes ou plus d’un même type, tant que chacune a ses propres cartes, trois au minimum.
GLD-GUILD-06 = Vous ne posez qu’une seule guilde par action.
GLD-GUILD-07 = Quand vous posez une guilde, vous devez activer une fois son pouvoir.
GLD-GUILD-08 = Toutes les cartes d’une nouvelle guilde viennent de votre main.
GLD-GUILD-09 = Vous ne pouvez poser une guilde que comme action, pendant votre propre tour ; aucun pouvoir ne permet d’en poser une pendant le tour d’un autre joueur.
GLD-GUILD-10 = Dès qu’elles sont sur la table, les cartes d’une guilde peuvent être visées par l’Assassin et le Rôdeur, et la Sorcière peut copier la guilde.
GLD-GUILD-11 = Sauf par un pouvoir, vous ne pouvez ni reprendre les cartes de vos guildes, ni les déplacer de l’une à l’autre, ni réunir ou scinder des guildes.
GLD-GUILD-12 = Dès qu’une guilde tombe à deux cartes, elle est dissoute : les deux cartes retournent dans la main de son propriétaire.
GLD-GUILD-13 = GLD-GUILD-12 vaut quel que soit le joueur dont c’est le tour, et s’applique avant toute autre chose.
GLD-GUILD-14 = Trois Bouffons ou plus peuvent être posés seuls et forment alors une guilde de Bouffons ; aucun pouvoir n’est activé.
GLD-GUILD-15 = Une guilde de Bouffons compte comme une guilde chaque fois que l’on compte les guildes ou leurs membres.
GLD-GUILD-16 = Si une guilde perd sa dernière carte autre qu’un Bouffon et garde au moins trois cartes, elle devient une guilde de Bouffons.

rules-USE = Utiliser une guilde
GLD-USE-01 = Pour utiliser une guilde, choisissez l’une des vôtres, posée lors d’un tour précédent et toujours sur la table, et activez son pouvoir.
GLD-USE-02 = Utiliser une guilde ne coûte rien : aucune carte n’est défaussée et la guilde reste telle quelle.
GLD-USE-03 = Vous pouvez utiliser la même guilde tour après tour.
GLD-USE-04 = Vous ne pouvez pas utiliser la guilde d’un autre joueur, sauf en la copiant avec une Sorcière.
GLD-USE-05 = Vous ne pouvez pas choisir d’utiliser une guilde de Bouffons, sauf dans le cas imposé GLD-EDGE-10.
GLD-USE-06 = Vous pouvez utiliser une guilde dont le pouvoir n’a pas de cible pour l’instant ; son effet de remplacement s’applique.

rules-REINFORCE = Renforcer une guilde
GLD-REINFORCE-01 = Pour renforcer, ajoutez à l’une de vos guildes une ou plusieurs cartes compatibles de votre main.
GLD-REINFORCE-02 = Les cartes du type de la guilde et les Bouffons sont compatibles.
GLD-REINFORCE-03 = Vous pouvez ajouter autant de cartes compatibles que vous voulez en une seule action.
GLD-REINFORCE-04 = Une fois les cartes ajoutées, vous devez activer le pouvoir de la guilde exactement une fois, quel que soit le nombre de cartes ajoutées.
GLD-REINFORCE-05 = Vous ne pouvez renforcer que vos propres guildes.
GLD-REINFORCE-06 = Vous ne renforcez qu’une seule guilde par action.
GLD-REINFORCE-07 = Vous pouvez n’ajouter que des Bouffons à une guilde qui a déjà un type ; son pouvoir s’active comme d’habitude.
GLD-REINFORCE-08 = Vous pouvez renforcer une guilde de Bouffons avec des cartes d’un autre type, n’importe lequel (avec ou sans Bouffons en plus) ; elle devient une guilde de ce type, dont le pouvoir s’active.
GLD-REINFORCE-09 = Les cartes autres que des Bouffons ajoutées à une guilde de Bouffons doivent toutes être d’un seul et même type.
GLD-REINFORCE-10 = Vous pouvez n’ajouter que des Bouffons à une guilde de Bouffons ; rien n’est alors activé.
GLD-REINFORCE-11 = Renforcer ne crée jamais de guilde supplémentaire et ne suffit donc jamais à gagner la manche.

rules-POWER = Les pouvoirs
GLD-POWER-01 = Un pouvoir se résout de la même façon, que la carte ait été jouée ou que la guilde ait été posée, utilisée, renforcée ou copiée par une Sorcière.
GLD-POWER-02 = Le joueur actif fait tous les choix d’un pouvoir, sauf ceux qui sont expressément confiés à un autre.
GLD-POWER-03 = Quand un pouvoir demande au joueur actif de choisir quelqu’un, il s’agit toujours d’un autre joueur, jamais de lui-même.
GLD-POWER-04 = Vous ne pouvez pas refuser un pouvoir activé ; seuls les effets de remplacement des cas particuliers le modifient.
GLD-POWER-05 = Artisan : prenez en main la carte du dessus de la défausse.
GLD-POWER-06 = Artisan : un Artisan joué ne peut pas se prendre lui-même, puisqu’il n’arrive à la défausse qu’après son pouvoir.
GLD-POWER-07 = Artisan : si la défausse est vide, il ne se passe rien.
GLD-POWER-08 = Assassin : choisissez une carte d’une guilde sur la table ; elle va sur le dessus de la défausse.
GLD-POWER-09 = Assassin et Rôdeur : vous pouvez choisir n’importe quelle carte de la guilde, Bouffons compris.
GLD-POWER-10 = Assassin et Rôdeur : vous pouvez viser vos propres guildes, mais ce n’est jamais obligatoire : quand aucun autre joueur n’a de guilde, vous pouvez choisir le remplacement (GLD-EDGE-01, GLD-EDGE-03, GLD-EDGE-04, GLD-EDGE-06) ; dans le cas GLD-EDGE-05, c’est le remplacement qui est obligatoire.
GLD-POWER-11 = Bouffon : il n’a pas de pouvoir propre ; il ne fait que remplacer un autre type quand une guilde est posée ou renforcée.
GLD-POWER-12 = Bouffon : en main, c’est une carte de type Bouffon et rien d’autre ; il ne passe pour aucun autre type, ni face au Chevalier ni pour un autre pouvoir.
GLD-POWER-13 = Chevalier : choisissez un autre joueur et nommez un type de carte.
GLD-POWER-14 = Chevalier : si ce joueur a en main au moins une carte du type nommé, il vous en donne une.
GLD-POWER-15 = Chevalier : si ce joueur n’en a aucune, il ne se passe rien.
GLD-POWER-16 = Chevalier : vous pouvez nommer n’importe lequel des treize types, Bouffon et Chevalier compris.
GLD-POWER-17 = Étoile : chaque joueur, y compris le joueur actif, pioche une carte.
GLD-POWER-18 = Étoile : on pioche dans l’ordre du tour, en commençant par le joueur actif.
GLD-POWER-19 = Magicien : piochez trois cartes, gardez-en une et défaussez les deux autres.
GLD-POWER-20 = Magicien : vous choisissez l’ordre dans lequel les deux cartes vont à la défausse.
GLD-POWER-21 = Marchand : choisissez un autre joueur ; vous échangez deux cartes contre deux.
GLD-POWER-22 = Marchand : chacun des deux choisit librement les deux cartes de sa main qu’il donne ; l’autre joueur ne peut pas refuser.
GLD-POWER-23 = Marchand : chacun choisit avant de voir ce qu’il reçoit ; les cartes changent de main au même moment.
GLD-POWER-24 = Mendiant : prenez une carte au hasard dans la main du joueur qui en a le plus.
GLD-POWER-25 = Mendiant : si plusieurs autres joueurs ont, à égalité, le plus de cartes en main, vous choisissez auquel d’entre eux la prendre.
GLD-POWER-26 = Mendiant : chaque carte de cette main a autant de chances d’être tirée ; aucun des deux joueurs ne choisit.
GLD-POWER-27 = Moine : piochez deux cartes.
GLD-POWER-28 = Noble : les deux joueurs suivants, dans l’ordre du tour, vous donnent chacun une carte de leur choix.
GLD-POWER-29 = Noble, à 2 joueurs : votre adversaire vous donne une carte de son choix et vous piochez une carte à la place de la seconde.
GLD-POWER-30 = Prêtre : regardez toute la main d’un autre joueur et prenez-y une carte de votre choix.
GLD-POWER-31 = Prêtre : donnez ensuite à ce joueur une carte de votre choix de votre main.
GLD-POWER-32 = Prêtre : vous pouvez rendre la carte que vous venez de prendre.
GLD-POWER-33 = Rôdeur : prenez en main une carte de n’importe quelle guilde sur la table.
GLD-POWER-34 = Sorcière : appliquez le pouvoir de n’importe quelle guilde sur la table, les vôtres comprises.
GLD-POWER-35 = Sorcière : la guilde copiée n’est ni utilisée, ni déplacée, ni dépensée.
GLD-POWER-36 = Sorcière : les guildes de Sorcières et les guildes de Bouffons ne peuvent pas être copiées.
GLD-POWER-37 = Quand un pouvoir ne laisse qu’une seule réponse et que tout le monde le voit, elle est donnée d’office : il n’y a qu’une carte ou qu’une guilde à viser ou à copier, ou la main ne compte pas plus de cartes qu’il n’en faut donner ou prendre.

rules-SHORT = À court de cartes
GLD-SHORT-01 = Si une action exige d’un joueur plus de cartes qu’il n’en a en main, il pioche d’abord celles qui manquent ; l’action est ensuite résolue.
GLD-SHORT-02 = GLD-SHORT-01 vaut pour le joueur actif comme pour tout autre joueur concerné par l’action.
GLD-SHORT-03 = Cartes exigées : Marchand, 2 de chacun des deux joueurs ; Noble, 1 de chaque donneur ; Prêtre, 1 du joueur choisi ; Mendiant, 1 du joueur choisi.
GLD-SHORT-04 = Le Chevalier n’exige rien : un joueur qui n’a pas le type nommé, ou qui n’a aucune carte, ne donne rien et ne pioche rien.
GLD-SHORT-05 = Prêtre : le joueur actif n’a pas à compléter sa main, car la carte qu’il vient de prendre s’y trouve quand il doit en donner une.
GLD-SHORT-06 = Les mains sont complétées avant tout choix de carte, dans l’ordre du tour, en commençant par le joueur actif.
GLD-SHORT-07 = Compléter une main peut vider la pioche ; les règles de la pioche épuisée s’appliquent alors comme pour toute autre carte piochée.
GLD-SHORT-08 = Une main vide ne protège pas : son propriétaire peut être choisi pour le Marchand, le Prêtre et le Chevalier, doit donner pour le Noble, et peut être choisi pour le Mendiant quand toutes les mains sont vides ; si une carte est exigée de lui, il complète d’abord sa main.

rules-EDGE = Cas particuliers
GLD-EDGE-01 = Assassin ou Rôdeur joué alors qu’il n’y a pas de guilde à viser : la carte jouée est d’abord défaussée, puis vous piochez une carte en remplacement du pouvoir ; la carte de fin de tour vient ensuite comme d’habitude.
GLD-EDGE-02 = « Pas de guilde à viser » signifie qu’aucun autre joueur n’a de guilde en jeu ; si vous en avez une, vous choisissez alors entre le remplacement et une cible dans l’une de vos guildes (GLD-POWER-10), sauf dans le cas GLD-EDGE-05.
GLD-EDGE-03 = Guilde d’Assassins ou de Rôdeurs posée ou renforcée alors qu’il n’y a pas de guilde à viser : vous piochez une carte en remplacement du pouvoir ; aucune carte de la guilde n’est défaussée.
GLD-EDGE-04 = Guilde d’Assassins ou de Rôdeurs utilisée alors qu’il n’y a pas de guilde à viser : vous piochez une carte en remplacement du pouvoir.
GLD-EDGE-05 = Main vide, uniquement des guildes d’Assassins ou de Rôdeurs devant vous, et pas de guilde à viser : votre action consiste à piocher une carte ; la carte de fin de tour vient ensuite.
GLD-EDGE-06 = Si le pouvoir copié par une Sorcière est celui de l’Assassin ou du Rôdeur et qu’il n’y a pas de guilde à viser, vous piochez une carte en remplacement ; une Sorcière jouée ne va à la défausse qu’après cette carte, selon GLD-PLAY-03.
GLD-EDGE-07 = Une guilde de Bouffons n’a pas de pouvoir : une fois posée, il ne reste qu’à piocher la carte de fin de tour.
GLD-EDGE-08 = Une guilde de Bouffons prend le type de la première autre carte qui lui est ajoutée (voir GLD-REINFORCE-08).
GLD-EDGE-09 = Une ancienne guilde de Bouffons qui a pris un type se comporte dès lors exactement comme n’importe quelle guilde de ce type.
GLD-EDGE-10 = Main vide et uniquement des guildes de Bouffons devant vous : votre action consiste à piocher une carte ; la carte de fin de tour vient ensuite.
GLD-EDGE-11 = Mendiant, quand vous avez plus de cartes en main que tous les autres : vous piochez une carte en remplacement du pouvoir.
GLD-EDGE-12 = Mendiant, quand vous avez, à égalité avec d’autres, le plus de cartes en main : le pouvoir s’applique à l’un d’eux, sans remplacement.
GLD-EDGE-13 = Mendiant : la carte en train d’être jouée (le Mendiant, ou une Sorcière qui en copie ou en révèle un) n’entre pas dans votre compte ; les cartes des guildes ne comptent pour personne.
GLD-EDGE-14 = Noble, à 2 joueurs exactement : GLD-POWER-29 s’applique.
GLD-EDGE-15 = Sorcière, quand aucune guilde ne peut être copiée : vous révélez la première carte de la pioche, qui part à la défausse, et c’est son pouvoir que vous appliquez.
GLD-EDGE-16 = Une Sorcière révèle une Sorcière : on recommence GLD-EDGE-15 avec la carte suivante.
GLD-EDGE-17 = Une Sorcière révèle un Bouffon : il ne se passe rien de plus.
GLD-EDGE-18 = Une Sorcière révèle un Artisan : l’Artisan qui vient d’être défaussé est la carte du dessus et rejoint votre main ; si c’était la dernière carte de la pioche et que la Sorcière est en train d’être jouée, elle est alors sur le dessus et c’est elle que vous prenez.
GLD-EDGE-19 = Une Sorcière révèle un Assassin ou un Rôdeur : il peut viser une guilde de Sorcières ou de Bouffons d’un autre joueur (ou l’une des vôtres, selon GLD-POWER-10) ; si aucun autre joueur n’en a, GLD-EDGE-06 s’applique.
GLD-EDGE-20 = Guilde de Sorcières posée alors qu’il n’y en a pas d’autre sur la table : aucune guilde ne peut être copiée, donc GLD-EDGE-15 s’applique.
GLD-EDGE-21 = Un Assassin ou un Rôdeur peut viser une guilde de n’importe quelle taille ; s’il vise une guilde de trois cartes, elle est dissoute selon GLD-GUILD-12.
GLD-EDGE-22 = Les deux cartes d’une guilde dissoute reviennent au propriétaire de la guilde, pas au joueur actif.
GLD-EDGE-23 = À la défausse, un Assassin joué se retrouve sur sa victime, puisqu’il est défaussé après son pouvoir.
GLD-EDGE-24 = Main vide, pas de guilde à viser et, devant vous, uniquement des guildes d’Assassins ou de Rôdeurs à côté de guildes de Bouffons : GLD-EDGE-05 s’applique de la même façon.
GLD-EDGE-25 = Dans les cas GLD-EDGE-05, GLD-EDGE-10 et GLD-EDGE-24, la carte est piochée automatiquement : vous ne choisissez pas d’action et ne pouvez viser aucune de vos guildes.

rules-END = Fin de la manche
GLD-END-01 = Dès l’instant où votre troisième guilde est posée, vous remportez la manche ; plus rien d’autre n’est résolu.
GLD-END-02 = Les trois guildes doivent se trouver devant vous en même temps ; celles que vous avez perdues ne comptent pas.
GLD-END-03 = Le pouvoir de la guilde gagnante n’est pas activé et la carte de fin de tour n’est pas piochée.
GLD-END-04 = Si la face jaune de la carte Fin de partie apparaît sans que personne ait posé de troisième guilde, la manche s’arrête sur-le-champ.
GLD-END-05 = Une fin selon GLD-END-04 interrompt tout ce qui est en cours : ce qui restait à piocher, à donner ou à défausser est abandonné, carte de fin de tour comprise.
GLD-END-06 = Les cartes déjà piochées quand la manche est interrompue font partie de la main de celui qui les a piochées ; celles d’un Magicien comptent toutes.
GLD-END-07 = Une carte jouée dont le pouvoir a été interrompu compte dans la défausse.
GLD-END-08 = Quand la manche se termine selon GLD-END-04, la victoire va au joueur qui a le plus de guildes en jeu ; à nombre égal de guildes, à celui qui a le plus de cartes dans ses guildes.
GLD-END-09 = En cas de nouvelle égalité, le plus grand nombre de cartes en main l’emporte.
GLD-END-10 = Si cela ne suffit pas non plus, les joueurs encore à égalité se partagent la victoire.
GLD-END-11 = L’apparition de la face rouge ne met jamais fin à une manche (sauf par GLD-PILE-07).
GLD-END-12 = Une manche se termine toujours : chaque tour retire au moins une carte de la pioche, et celle-ci est reconstituée une fois au plus.

rules-TWO = La partie à deux joueurs
GLD-TWO-01 = À deux joueurs, la partie se joue en trois manches au plus.
GLD-TWO-02 = Le premier à avoir gagné deux manches remporte la partie ; on ne joue pas d’autre manche.
GLD-TWO-03 = Chaque manche reprend toute la mise en place, carte Fin de partie face jaune vers le haut : la pioche ne se vide donc qu’une fois.
GLD-TWO-04 = Le premier joueur de chaque manche est tiré au sort.
GLD-TWO-05 = Une manche partagée compte comme gagnée par les deux joueurs.
GLD-TWO-06 = Si les deux joueurs atteignent deux manches gagnées à la même manche, la victoire est partagée.
GLD-TWO-07 = À 3, 4 ou 5 joueurs, la partie tient en une seule manche.

rules-INFO = Informations cachées
GLD-INFO-01 = Une main n’est connue que de son propriétaire ; le nombre de cartes de chaque main est public.
GLD-INFO-02 = Personne ne connaît l’ordre ni le contenu de la pioche ; sa taille et la face de la carte Fin de partie en vigueur (premier ou dernier passage) sont publiques.
GLD-INFO-03 = Les guildes sont publiques, carte par carte.
GLD-INFO-04 = Toute la défausse est publique, et pas seulement sa carte du dessus.
GLD-INFO-05 = Seul celui qui pioche une carte sait laquelle c’est.
GLD-INFO-06 = La main montrée à un Prêtre n’est vue que du joueur actif ; elle est de nouveau cachée à la fin de l’action (ce qu’il en retient lui appartient).
GLD-INFO-07 = Les cartes déplacées par le Marchand, le Mendiant, le Noble et le Prêtre sont connues des deux joueurs concernés ; les autres voient seulement combien de cartes ont changé de main.
GLD-INFO-08 = Le type de la carte donnée à un Chevalier est public ; le fait que le joueur visé n’a pas le type nommé l’est aussi.
GLD-INFO-09 = Les cartes prises par l’Artisan ou le Rôdeur et celles d’une guilde dissoute sont nommées à tous au moment où elles passent dans une main ; ensuite, les autres ne les voient plus que dans le nombre de cartes de cette main.
GLD-INFO-10 = Une ligne de la chronique montrée à un joueur ne doit rien contenir qu’il n’avait pas le droit de voir à ce moment-là.
GLD-INFO-11 = Une fois la pioche reconstituée, aucun affichage ne trahit l’ordre des cartes ; que l’on puisse en déduire la composition d’après les défausses publiques est voulu.
GLD-INFO-12 = Aucun joueur ne peut montrer de son plein gré les cartes de sa main ; seules les règles les rendent visibles (carte jouée, posée ou ajoutée à une guilde, regard d’un Prêtre, don à un Chevalier).

## Events

event-round-began = { $seat_is ->
    [you] Manche { $round } : vous commencez. Première carte de la défausse : { $card_a }.
   *[other] Manche { $round } : { $seat } commence. Première carte de la défausse : { $card_a }.
}
event-turn = { $seat_is ->
    [you] À vous de jouer.
   *[other] À { $seat } de jouer.
}
event-empty-handed = { $seat_is ->
    [you] Vous n’avez ni carte en main ni guilde : vous ne faites que piocher.
   *[other] { $seat } n’a ni carte en main ni guilde et ne fait que piocher.
}
event-nothing-to-use = { $seat_is ->
    [you] Vous n’avez ni carte en main ni guilde utilisable : vous piochez une carte.
   *[other] { $seat } n’a ni carte en main ni guilde utilisable et pioche une carte.
}
event-played = { $seat_is ->
    [you] Vous jouez { $card_a }.
   *[other] { $seat } joue { $card_a }.
}
event-discarded-played = { $seat_is ->
    [you] Vous défaussez { $card_the }.
   *[other] { $seat } défausse { $card_the }.
}
event-laid = { $seat_is ->
    [you] Vous posez une { $card_guild } ({ $count } cartes).
   *[other] { $seat } pose une { $card_guild } ({ $count } cartes).
}
event-used = { $seat_is ->
    [you] Vous utilisez votre { $which ->
        [1] {"première "}
        [2] {"deuxième "}
       *[0] {""}
    }{ $card_guild }.
   *[other] { $seat } utilise sa { $which ->
        [1] {"première "}
        [2] {"deuxième "}
       *[0] {""}
    }{ $card_guild }.
}
event-reinforced = { $seat_is ->
    [you] Vous ajoutez
   *[other] { $seat } ajoute
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à { $seat_is ->
    [you] votre
   *[other] sa
} { $which ->
    [1] {"première "}
    [2] {"deuxième "}
   *[0] {""}
}{ $card_guild }.
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
event-out-of-cards = { $count ->
    [one] { $seat_is ->
        [you] Il vous manque 1 carte : vous la piochez d’abord.
       *[other] Il manque 1 carte à { $seat }, qui la pioche d’abord.
    }
   *[other] { $seat_is ->
        [you] Il vous manque { $count } cartes : vous les piochez d’abord.
       *[other] Il manque { $count } cartes à { $seat }, qui les pioche d’abord.
    }
}
event-end-card-turned = La pioche est vide : la carte Fin de partie passe sur sa face jaune.
event-refilled = { $count ->
    [one] La défausse, moins sa carte du dessus, devient la nouvelle pioche : { $count } carte.
   *[other] La défausse, moins sa carte du dessus, est mélangée et devient la nouvelle pioche : { $count } cartes.
}
event-artisan-took = { $seat_is ->
    [you] Vous prenez la carte du dessus de la défausse : { $card_a }.
   *[other] { $seat } prend la carte du dessus de la défausse : { $card_a }.
}
event-nothing-to-take = { $seat_is ->
    [you] La défausse est vide : l’Artisan reste sans effet.
   *[other] La défausse est vide : l’Artisan reste sans effet pour { $seat }.
}
event-no-guild-to-hit = { $seat_is ->
    [you] Personne d’autre n’a de guilde : vous piochez une carte à la place.
   *[other] Personne d’autre n’a de guilde : { $seat } pioche une carte à la place.
}
event-assassinated = { $seat_is ->
    [you] { $other_is ->
        [you] Vous assassinez { $card_a } dans votre { $which ->
            [1] première
            [2] deuxième
           *[0] propre
        } { $kind_guild }.
       *[other] Vous assassinez { $card_a } dans la { table-guild } { $other_of }.
    }
   *[other] { $other_is ->
        [you] { $seat } assassine { $card_a } dans votre { table-guild }.
        [same] { $seat } assassine { $card_a } dans sa { $which ->
            [1] première
            [2] deuxième
           *[0] propre
        } { $kind_guild }.
       *[other] { $seat } assassine { $card_a } dans la { table-guild } { $other_of }.
    }
}
event-stole = { $seat_is ->
    [you] { $other_is ->
        [you] Vous reprenez { $card_a } dans votre { $which ->
            [1] première
            [2] deuxième
           *[0] propre
        } { $kind_guild }.
       *[other] Vous volez { $card_a } dans la { table-guild } { $other_of }.
    }
   *[other] { $other_is ->
        [you] { $seat } vous vole { $card_a } dans votre { table-guild }.
        [same] { $seat } reprend { $card_a } dans sa { $which ->
            [1] première
            [2] deuxième
           *[0] propre
        } { $kind_guild }.
       *[other] { $seat } vole { $card_a } dans la { table-guild } { $other_of }.
    }
}
event-dissolved = { $seat_is ->
    [you] Votre { table-guild } n’a plus que deux cartes : elle est dissoute et vous les reprenez en main ({ $cards }).
   *[other] La { table-guild } n’a plus que deux cartes : elle est dissoute et { $seat } les reprend en main ({ $cards }).
}
event-knight-took = { $seat_is ->
    [you] Vous demandez { $card_a } à { $other }, qui vous donne la carte.
   *[other] { $other_is ->
        [you] { $seat } vous demande { $card_a } : vous donnez la carte.
       *[other] { $seat } demande { $card_a } à { $other }, qui donne la carte.
    }
}
event-knight-missed = { $seat_is ->
    [you] Vous demandez { $card_a } à { $other }, qui n’en a pas.
   *[other] { $other_is ->
        [you] { $seat } vous demande { $card_a } : vous n’en avez pas.
       *[other] { $seat } demande { $card_a } à { $other }, qui n’en a pas.
    }
}
event-merchant = { $seat_is ->
    [you] Vous allez échanger deux cartes avec { $other }.
   *[other] { $other_is ->
        [you] { $seat } va échanger deux cartes avec vous.
       *[other] { $seat } va échanger deux cartes avec { $other }.
    }
}
event-swapped = { $seat_is ->
    [you] Vous donnez deux cartes à { $other } ({ $given }) et en recevez deux ({ $received }).
   *[other] { $other_is ->
        [you] Vous donnez deux cartes à { $seat } ({ $received }) et en recevez deux ({ $given }).
       *[other] { $seat } donne deux cartes à { $other } ({ $given }) et en reçoit deux ({ $received }).
    }
}
event-swapped-unseen = { $seat_is ->
    [you] Vous échangez deux cartes avec { $other }.
   *[other] { $other_is ->
        [you] Vous échangez deux cartes avec { $seat }.
       *[other] { $seat } et { $other } échangent deux cartes.
    }
}
event-beggar-richest = { $seat_is ->
    [you] Vous avez le plus de cartes en main : vous piochez une carte à la place.
   *[other] { $seat } a le plus de cartes en main et pioche une carte à la place.
}
event-begged = { $seat_is ->
    [you] Vous prenez une carte au hasard à { $other } : { $card_a }.
   *[other] { $other_is ->
        [you] { $seat } vous prend une carte au hasard : { $card_a }.
       *[other] { $seat } prend une carte au hasard à { $other } : { $card_a }.
    }
}
event-begged-unseen = { $seat_is ->
    [you] Vous prenez une carte au hasard à { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous prend une carte au hasard.
       *[other] { $seat } prend une carte au hasard à { $other }.
    }
}
event-gave = { $seat_is ->
    [you] Vous donnez { $card_a } à { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous donne { $card_a }.
       *[other] { $seat } donne { $card_a } à { $other }.
    }
}
event-gave-unseen = { $seat_is ->
    [you] Vous donnez une carte à { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous donne une carte.
       *[other] { $seat } donne une carte à { $other }.
    }
}
event-saw-hand = { $seat_is ->
    [you] { $other } vous montre sa main : { $cards }.
   *[other] { $other_is ->
        [you] Vous montrez votre main à { $seat } : { $cards }.
       *[other] { $other } montre sa main à { $seat } : { $cards }.
    }
}
event-saw-hand-unseen = { $seat_is ->
    [you] { $other } vous montre sa main.
   *[other] { $other_is ->
        [you] Vous montrez votre main à { $seat }.
       *[other] { $other } montre sa main à { $seat }.
    }
}
event-priest-took = { $seat_is ->
    [you] Vous prenez { $card_a } à { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous prend { $card_a }.
       *[other] { $seat } prend { $card_a } à { $other }.
    }
}
event-priest-took-unseen = { $seat_is ->
    [you] Vous prenez une carte à { $other }.
   *[other] { $other_is ->
        [you] { $seat } vous prend une carte.
       *[other] { $seat } prend une carte à { $other }.
    }
}
event-priest-gave = { $seat_is ->
    [you] Vous donnez { $card_a } à { $other } en retour.
   *[other] { $other_is ->
        [you] { $seat } vous donne { $card_a } en retour.
       *[other] { $seat } donne { $card_a } à { $other } en retour.
    }
}
event-priest-gave-unseen = { $seat_is ->
    [you] Vous donnez une carte à { $other } en retour.
   *[other] { $other_is ->
        [you] { $seat } vous donne une carte en retour.
       *[other] { $seat } donne une carte à { $other } en retour.
    }
}
event-magician-discarded = { $seat_is ->
    [you] Parmi les cartes piochées, vous défaussez { $card_a }.
   *[other] Parmi les cartes piochées, { $seat } défausse { $card_a }.
}
event-witch-revealed = { $seat_is ->
    [you] Aucune guilde à copier : vous révélez et défaussez la première carte de la pioche, { $card_a }.
   *[other] Aucune guilde à copier : { $seat } révèle et défausse la première carte de la pioche, { $card_a }.
}
event-witch-copied = { $seat_is ->
    [you] { $other_is ->
        [you] Vous copiez votre { $which ->
            [1] première
            [2] deuxième
           *[0] propre
        } { $card_guild }.
       *[other] Vous copiez la { $which ->
            [1] {"première "}
            [2] {"deuxième "}
           *[0] {""}
        }{ $card_guild } { $other_of }.
    }
   *[other] { $other_is ->
        [you] { $seat } copie votre { $which ->
            [1] {"première "}
            [2] {"deuxième "}
           *[0] {""}
        }{ $card_guild }.
        [same] { $seat } copie sa { $which ->
            [1] première
            [2] deuxième
           *[0] propre
        } { $card_guild }.
       *[other] { $seat } copie la { $which ->
            [1] {"première "}
            [2] {"deuxième "}
           *[0] {""}
        }{ $card_guild } { $other_of }.
    }
}
event-round-score = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $guilds ->
    [0] aucune guilde
    [one] { $guilds } guilde
   *[other] { $guilds } guildes
}, { $members ->
    [0] aucun membre
    [one] { $members } membre
   *[other] { $members } membres
}, { $hand ->
    [0] aucune carte en main
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}.
event-round-third-guild = { $seats_is ->
    [you] Vous avez trois guildes sur la table : vous remportez la manche !
    [many] { $seats } ont trois guildes sur la table et se partagent la manche.
   *[other] { $seats } a trois guildes sur la table et remporte la manche.
}
event-round-end-card = { $seats_is ->
    [you] La carte Fin de partie, face jaune, apparaît : la manche s’arrête. Vous gagnez au compte des guildes, des membres et des cartes en main !
    [many] La carte Fin de partie, face jaune, apparaît : la manche s’arrête. À égalité de guildes, de membres et de cartes en main, { $seats } se la partagent.
   *[other] La carte Fin de partie, face jaune, apparaît : la manche s’arrête. { $seats } gagne au compte des guildes, des membres et des cartes en main.
}
event-ended = { $seats_is ->
    [you] Vous remportez la partie : le trône est à vous !
    [many] { $seats } se partagent la victoire.
   *[other] { $seats } remporte la partie et monte sur le trône.
}

reason-third-guild = Une troisième guilde est posée.
reason-end-card = Fin de la pioche : victoire au compte des guildes, des membres et des cartes en main.
reason-match = Deux manches gagnées.

score-rounds = Manches gagnées
score-guilds = Guildes
score-members = Membres de guilde
score-hand = Cartes en main

## Prompts

prompt-action = À vous : que faites-vous ?
waiting-action = { $seat } réfléchit.
prompt-assassin = Assassin : quelle carte d’une guilde assassinez-vous ?
waiting-assassin = { $seat } choisit la victime de l’Assassin.
prompt-prowler = Rôdeur : quelle carte d’une guilde volez-vous ?
waiting-prowler = { $seat } choisit la carte à voler avec le Rôdeur.
prompt-knight = Chevalier : à qui demandez-vous une carte, et laquelle ?
waiting-knight = { $seat } choisit à qui demander une carte, et laquelle.
prompt-merchant-target = Marchand : avec qui échangez-vous deux cartes ?
waiting-merchant-target = { $seat } choisit avec qui échanger deux cartes.
prompt-merchant-give = Marchand : quelles deux cartes donnez-vous à { $other } ?
waiting-merchant-give = { $other_is ->
    [you] { $seat } choisit deux cartes à vous donner.
   *[other] { $seat } choisit deux cartes à donner à { $other }.
}
prompt-beggar = Mendiant : plusieurs mains sont à égalité. À qui prenez-vous une carte au hasard ?
waiting-beggar = { $seat } choisit à qui prendre une carte.
prompt-noble-give = Noble : quelle carte donnez-vous à { $other } ?
waiting-noble-give = { $other_is ->
    [you] { $seat } choisit une carte à vous donner.
   *[other] { $seat } choisit une carte à donner à { $other }.
}
prompt-priest-target = Prêtre : de qui regardez-vous la main ?
waiting-priest-target = { $seat } choisit la main à regarder.
prompt-priest-take = Prêtre : quelle carte prenez-vous à { $other } ?
waiting-priest-take = { $other_is ->
    [you] { $seat } regarde votre main et choisit une carte à prendre.
   *[other] { $seat } choisit une carte à prendre à { $other }.
}
prompt-priest-give = Prêtre : quelle carte de votre main donnez-vous à { $other } en retour ?
waiting-priest-give = { $other_is ->
    [you] { $seat } choisit une carte à vous donner en retour.
   *[other] { $seat } choisit une carte à donner à { $other } en retour.
}
prompt-magician = Magicien : quelle carte gardez-vous, et dans quel ordre défaussez-vous les deux autres ?
waiting-magician = { $seat } choisit la carte à garder.
prompt-witch = Sorcière : le pouvoir de quelle guilde copiez-vous ?
waiting-witch = { $seat } choisit la guilde à copier avec la Sorcière.

## Choices

choice-play = Jouer { $card_a }
choice-lay = Poser une { $card_guild } : { $cards ->
    [0] { $jesters ->
        [one] 1 Bouffon
       *[other] { $jesters } Bouffons
    }
    [one] 1 { $card }{ $jesters ->
        [0] {""}
        [one] {" et 1 Bouffon"}
       *[other] {" et"} { $jesters } Bouffons
    }
   *[other] { $cards } { $card_many }{ $jesters ->
        [0] {""}
        [one] {" et 1 Bouffon"}
       *[other] {" et"} { $jesters } Bouffons
    }
}
choice-use = { $owner_is ->
    [you] Utiliser votre { table-guild } ({ $size } cartes)
   *[other] Utiliser la { table-guild } ({ $size } cartes)
}
choice-reinforce = Ajouter { $cards ->
    [0] { $jesters ->
        [one] 1 Bouffon
       *[other] { $jesters } Bouffons
    }
    [one] 1 { $card }{ $jesters ->
        [0] {""}
        [one] {" et 1 Bouffon"}
       *[other] {" et"} { $jesters } Bouffons
    }
   *[other] { $cards } { $card_many }{ $jesters ->
        [0] {""}
        [one] {" et 1 Bouffon"}
       *[other] {" et"} { $jesters } Bouffons
    }
} à { $owner_is ->
    [you] votre
   *[other] la
} { table-guild } ({ $size } cartes)
choice-name = Demander { $card_a } à { $seat }
choice-assassinate = { $owner_is ->
    [you] Assassiner { $card_a } dans votre { table-guild } ({ $size } cartes)
   *[other] Assassiner { $card_a } dans la { table-guild } { $owner_of } ({ $size } cartes)
}
choice-steal = { $owner_is ->
    [you] Reprendre { $card_a } dans votre { table-guild } ({ $size } cartes)
   *[other] Voler { $card_a } dans la { table-guild } { $owner_of } ({ $size } cartes)
}
choice-draw-instead = Piocher une carte
choice-keep = Garder { $card_a } ; défausser { $under_a }, puis { $top_a } par-dessus
choice-choose = Choisir { $seat }
choice-swap = Donner deux cartes : { $cards }
choice-give = Donner { $card_a }
choice-take = Prendre { $card_a }
choice-copy = { $owner_is ->
    [you] Copier votre { table-guild } ({ $size } cartes)
   *[other] Copier la { table-guild } { $owner_of } ({ $size } cartes)
}

verb-play = Jouer
verb-lay = Poser
verb-use = Utiliser
verb-reinforce = Renforcer
verb-name = Demander
verb-assassinate = Assassiner
verb-steal = Voler
verb-draw-instead = Piocher
verb-keep = Garder
verb-choose = Choisir
verb-swap = Donner
verb-give = Donner
verb-take = Prendre
verb-copy = Copier

field-card = Quelle carte ?
field-cards = Combien de cartes de ce type ?
field-jesters = Combien de Bouffons ?
field-guild = Quelle guilde ?
field-seat = Quel joueur ?
field-under = Quelle carte défaussez-vous en premier, dessous ?
field-top = Quelle carte défaussez-vous en dernier, dessus ?
field-also = Et quelle autre carte ?

## Table

game-title = Médiévallons
game-summary = Treize guildes, chacune avec son pouvoir : posez-en trois sur la table avant les autres et montez sur le trône.
game-players = 2 à 5 joueurs

option-first = Qui commence
    .help = Qui joue le premier tour de la première manche ; ensuite, le premier joueur est tiré au sort.
option-first-random = tirage au sort
option-first-0 = place 1
option-first-1 = place 2
option-first-2 = place 3
option-first-3 = place 4
option-first-4 = place 5
option-rounds = Manches
    .help = À deux joueurs : jusqu’à trois manches, comme le veut la règle, ou une seule ; à plus de deux, toujours une seule.
option-rounds-rulebook = comme dans la règle
option-rounds-one = une seule manche

table-hand = Votre main
table-hand-of = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $count ->
    [0] main vide
    [one] 1 carte en main
   *[other] { $count } cartes en main
}
table-guilds-of = { $seat_is ->
    [you] Vos guildes
   *[other] Guildes { $seat_of }
}
table-guild = { $which ->
    [1] {"première "}
    [2] {"deuxième "}
    [3] {"troisième "}
   *[0] {""}
}{ $kind_guild }
table-no-guilds = pas encore de guilde
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
table-end-card = Carte Fin de partie : { $side ->
    [red] { side-red }
   *[yellow] { side-yellow }
}
table-played = Carte jouée
table-round = { $rounds ->
    [1] Manche unique
   *[other] Manche { $round } sur { $rounds } au plus
}
table-wins = Manches gagnées
