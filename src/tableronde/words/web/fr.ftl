### Les mots de la page, à côté de ceux que tous les jeux partagent et de ceux de chaque jeu.

page-title = Table Ronde
page-title-of = { $page } · Table Ronde
page-skip = Aller au contenu
page-home = Accueil
page-close = Fermer
page-cancel = Annuler
page-back-home = Retour aux jeux
page-language = Langue
page-loading = Un instant…
page-try-again = Réessayer
page-menu = Menu principal
page-guest = Invité

## Les jeux

page-game-avalon = Avalon
    .of = d’Avalon
page-game-guilds = Médiévallons
    .of = de Médiévallons
page-game-medieval-mastery = Medieval Mastery
    .of = de Medieval Mastery
page-game-zizka = Medieval : Jan Žižka
    .of = de Medieval : Jan Žižka
page-game-fief = Fief
    .of = de Fief

page-line-avalon = Chevaliers, sorcières et onze régions dans le brouillard : un duel pour quinze couronnes.
page-line-guilds = Posez trois guildes sur la table et le trône est à vous, à moins qu’on ne s’en mêle.
page-line-medieval-mastery = Chevaliers, châteaux et artefacts sur une terre d’hexagones.
page-line-zizka = Le capitaine borgne rassemble les siens, et les dés décideront de la journée.
page-line-fief = Seigneurs, évêques et héritières : mariez-vous, votez, trahissez, et coiffez la couronne.

page-players = { $most ->
    [2] 2 joueurs
   *[other] { $least } à { $most } joueurs
}

## Accueil

page-home-lead = Prenez place ! Cinq jeux de société médiévaux dans votre navigateur : invitez des amis par un simple lien, ou jouez tout de suite contre des bots. Sans compte à créer.
page-home-games = Les jeux
page-play-now = Jouer tout de suite
page-play-now-help = Jouer tout de suite à { $game } contre des bots
page-new-table = Créer une table
page-new-table-of = Créer une table { $game_of }
page-rules = Règles
page-rules-of = Les règles { $game_of }
page-to-come = Bientôt
page-my-tables = Mes tables
page-no-tables = Vos tables seront gardées ici, dans ce navigateur.
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’attend de joueurs pour l’instant. Créez-en une et annoncez-la ici.
page-your-turn = À vous
page-status-waiting = { $free ->
    [0] Va commencer
    [one] Il manque 1 joueur
   *[other] Il manque { $free } joueurs
}
page-status-playing = En cours
page-status-paused = En pause
page-status-over = Terminée
page-status-won = { $who ->
    [you] Vous avez gagné
    [many] Victoire partagée : { $names }
   *[other] Victoire : { $names }
}
page-between = Avec { $names }
page-alone = Personne d’autre pour l’instant
page-go-to-table = Aller à la table
page-join = Prendre place
page-watch = Regarder
page-watch-again = Revoir
page-last-played = Dernière activité :
page-forget = Retirer cette table
page-forget-sure = Retirer cette table de la liste ?
page-forget-warning = Ce navigateur perdra la clé de votre place. Sans le lien vers votre place, vous ne pourrez plus y revenir.
page-forget-it = Retirer

## Places

page-seat = Place { $number }
page-seat-me = Moi
page-seat-friend = Un ami (par lien)
page-seat-free = Place libre
page-seat-bot = Bot : { $bot }
page-bots = Niveau des bots
page-bot-random = novice
    .help = Joue au hasard.
page-bot-greedy = avisé
    .help = Joue ce qui paraît le mieux sur le moment.
page-bot-search = maître
    .help = Réfléchit plusieurs coups à l’avance.

## Créer une table

page-new-title = Nouvelle table { $game_of }
page-new-name = Votre nom
    .help = Les autres le voient. Ce navigateur s’en souvient.
page-new-name-missing = Indiquez votre nom.
page-new-seats = Nombre de places
page-new-who = Places
    .help = Vos amis rejoignent la table avec le lien que vous recevrez ; les bots sont là d’emblée.
page-new-rules = Options
page-new-variants = Variantes : { $variants }
page-new-variants-usual = Variantes : règles habituelles
page-new-clock = Pendule
page-clock-none = Sans pendule
    .help = Chacun prend le temps qu’il veut.
page-clock-live = En direct
    .help = Chacun a quelques minutes pour toute la partie, plus quelques secondes à chaque tour.
page-clock-days = Par correspondance
    .help = Pour une partie sur plusieurs jours : un délai pour chaque réponse.
page-clock-minutes = Minutes par joueur
page-clock-increment = Secondes par tour
page-clock-days-each = Jours par réponse
page-minutes = { $count } min
page-seconds = { $count } s
page-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
page-new-doors = Accès
page-new-listed = Annoncer la table sur la page d’accueil
    .help = Tout le monde pourra prendre une place libre. Sinon, il faut le lien pour trouver la table.
page-new-spectators = Admettre des spectateurs
    .help = Ils voient tout ce qui est face visible, mais pas les mains. Une fois la partie finie, toute personne qui a son lien peut la revoir en entier, spectateurs admis ou non.
page-new-hints = Permettre les conseils
    .help = À votre tour, vous pouvez voir ce que jouerait le bot.
page-new-open = Créer la table
page-new-opening = Création de la table…
page-new-unplayable = On ne peut pas encore jouer ici à { $game }.

## Les réglages d’une table

page-terms = Réglages
page-terms-none = Il n’y a pas de pendule.
    .short = sans pendule
page-terms-live = On joue à la pendule : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} par joueur pour toute la partie, { $increment ->
    [0] sans temps ajouté
    [one] plus { $increment } seconde à chaque tour
   *[other] plus { $increment } secondes à chaque tour
}. Si votre temps est écoulé, un bot joue à votre place.
    .short = pendule : { $minutes } min + { $increment } s
page-terms-days = On joue à la pendule : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par réponse. Si votre temps est écoulé, un bot joue à votre place.
    .short = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } par réponse
page-terms-watched = Les spectateurs sont admis. Ils voient tout ce qui est face visible, mais pas les mains.
page-terms-unwatched = On joue sans spectateurs.
    .short = sans spectateurs
page-terms-hints = Les conseils sont permis : à votre tour, vous pouvez voir ce que jouerait le bot.
    .short = conseils permis
page-terms-no-hints = Il n’y a pas de conseils.
page-terms-private = La table n’est pas annoncée : il faut le lien pour la trouver.
page-terms-listed = La table est annoncée sur la page d’accueil : tout le monde peut prendre une place libre.

## Règles

page-rules-title = Les règles { $game_of }
page-rules-lead = Chaque règle est une clause numérotée, dans nos propres mots. Les questions posées à la table renvoient à ces numéros.
page-rules-ruling = interprétation
    .help = Une clause marquée « interprétation » tranche ce que la règle imprimée laisse ouvert : c’est ainsi qu’on joue ici.
page-rules-contents = Chapitres
page-rules-reconstructed = Reconstitution
page-rules-link = Lien vers la clause { $clause }
page-rules-missing = Les règles { $game_of } ne sont pas encore ici.

## Crédits

page-credits = Crédits
page-credits-title = Crédits
page-credits-lead = Table Ronde est une adaptation indépendante, sans lien avec les auteurs et les éditeurs de ces jeux, et sans leur caution. Les noms des jeux appartiennent à leurs propriétaires et ne servent qu’à dire à quel jeu l’on joue. Rien ici ne vient de leurs images ni de leurs livrets : les mots et les dessins sont les nôtres. Si un jeu vous plaît, achetez la boîte.
page-credits-games = Les jeux
page-credits-design = { $count ->
    [one] Auteur
   *[other] Auteurs
} : { $names }
page-credits-published = Édité par { $names }
page-credits-more-avalon = Illustrations : Anke Pohl, Thilo Rick, Sabine Weiss. L’adaptation suit la traduction française des règles par Etienne Grignou (Le Clube, 2003).
page-credits-more-guilds = Édition française : chef de projet Étienne Duverger, graphisme Grégoire Allemand.
page-credits-more-zizka = Illustrations : Jindřich Pavlásek. Traduction française : Gus&Co. D’après le film « Medieval », dont le titre et le logo sont des marques de WOG Films s.r.o.
page-credits-icons = Icônes
page-credits-icons-text = Icônes dessinées par { $names }, sur game-icons.net, sous licence CC BY 3.0 ; recolorées.
page-credits-fonts = Polices
page-credits-fonts-text = { $font }, par { $names }, sous licence SIL Open Font License 1.1.
page-credits-code = Programme
page-credits-code-text = La page utilise Svelte (MIT), Fluent (Apache 2.0) et qr (MIT). Table Ronde est un logiciel libre, sous licence MIT.

## Une page qui n’existe pas

page-lost-title = Page introuvable
page-lost-text = Cette page n’existe pas : l’adresse est fausse, ou la page a disparu.

## Erreurs de la page elle-même

error-no-connection = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
