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

## Les jeux sur l’étagère

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
page-line-guilds = Trois guildes sur la table et le trône est à vous, à moins qu’on ne s’en mêle.
page-line-medieval-mastery = Chevaliers, châteaux et artefacts sur une terre d’hexagones.
page-line-zizka = Le capitaine borgne rassemble les siens, et les dés font la journée.
page-line-fief = Seigneurs, évêques et héritières : mariez-vous, votez, trahissez, et coiffez la couronne.

page-players = { $most ->
    [2] 2 joueurs
   *[other] { $least } à { $most } joueurs
}

## Accueil

page-home-lead = Tirez une chaise, la table est mise. Cinq jeux du Moyen Âge, entre amis grâce à un simple lien ou sur-le-champ contre des bots, dans votre navigateur, sans créer de compte.
page-home-games = Les jeux
page-play-now = Jouer tout de suite
page-play-now-help = Jouer tout de suite à { $game } contre des bots
page-new-table = Dresser une table
page-new-table-of = Dresser une table { $game_of }
page-rules = Règles
page-rules-of = Les règles { $game_of }
page-to-come = À venir
page-my-tables = Mes tables
page-no-tables = Les tables où vous prenez place seront gardées ici, dans ce navigateur.
page-open-tables = Tables ouvertes
page-no-open-tables = Personne n’attend de compagnie pour l’instant. Dressez une table et annoncez-la ici.
page-your-turn = À vous
page-status-waiting = { $free ->
    [0] Va commencer
    [one] Il manque 1 joueur
   *[other] Il manque { $free } joueurs
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
page-alone = Vous seul pour l’instant
page-go-to-table = Aller à la table
page-join = Prendre place
page-watch = Regarder
page-watch-again = Revoir
page-last-played = Dernière activité :
page-forget = Oublier cette table
page-forget-sure = Oublier la table ?
page-forget-warning = Ce navigateur n’aura plus la clé de votre place. Sans le lien qui y mène, vous ne pourrez plus y revenir.
page-forget-it = Oublier

## Places

page-seat = Place { $number }
page-seat-me = Moi
page-seat-friend = Un ami, par un lien
page-seat-free = Place libre
page-seat-bot = Bot : { $bot }
page-bots = Niveau des bots
page-bot-random = novice
    .help = Joue au hasard.
page-bot-greedy = avisé
    .help = Prend ce qui lui paraît le mieux sur le moment.
page-bot-search = maître
    .help = Réfléchit plusieurs coups à l’avance.
page-bot-name = { $place ->
    [0] Arthur
    [1] Morgane
    [2] Lancelot
    [3] Viviane
    [4] Perceval
   *[other] Iseut
}

## Dresser une table

page-new-title = Une table { $game_of }
page-new-name = Votre nom
    .help = Les autres le voient ; ce navigateur s’en souvient.
page-new-name-missing = Dites votre nom aux autres.
page-new-seats = Nombre de places
page-new-who = Qui s’assoit où
    .help = Un ami vient par le lien que vous recevrez avec la table ; les bots sont là tout de suite.
page-new-rules = Comment on joue
page-new-clock = Pendule
page-clock-none = Sans pendule
    .help = Chacun prend le temps qu’il lui faut.
page-clock-live = En direct
    .help = Quelques minutes chacun pour toute la partie, et quelques secondes de plus chaque fois que la main revient.
page-clock-days = En différé
    .help = Pour une partie sur plusieurs jours : un délai pour chaque réponse.
page-clock-minutes = Minutes par joueur
page-clock-increment = Secondes par coup
page-clock-days-each = Délai par réponse
page-minutes = { $count } min
page-seconds = { $count } s
page-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
page-new-doors = Qui peut entrer
page-new-listed = Annoncer la table sur la page d’accueil
    .help = N’importe qui pourra alors prendre une place libre. Sinon, seuls ceux qui ont le lien la trouvent.
page-new-spectators = Admettre des spectateurs
    .help = Ils voient ce qui est face visible, mais aucune main. Une fois la partie finie, tous ceux qui en ont le lien peuvent la revoir tout entière, spectateurs admis ou non.
page-new-hints = Permettre les conseils
    .help = Celui dont on attend la réponse peut regarder ce que ferait le bot.
page-new-open = Ouvrir la table
page-new-opening = On dresse la table…
page-new-unplayable = On ne peut pas encore jouer ici à { $game }.

## Ce qui est convenu pour une table

page-terms = Ce qui est convenu
page-terms-none = Il n’y a pas de pendule.
    .short = sans pendule
page-terms-live = On joue à la pendule : { $minutes ->
    [one] { $minutes } minute chacun
   *[other] { $minutes } minutes chacun
} pour toute la partie, { $increment ->
    [0] sans rien de plus
    [one] et { $increment } seconde de plus chaque fois que la main vous revient
   *[other] et { $increment } secondes de plus chaque fois que la main vous revient
}. Quand un joueur n’a plus de temps, un bot prend la suite.
    .short = pendule : { $minutes } min + { $increment } s
page-terms-days = On joue à la pendule : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} pour chaque réponse. Quand un joueur n’a plus de temps, un bot prend la suite.
    .short = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } par réponse
page-terms-watched = Des spectateurs peuvent regarder ; ils voient ce qui est face visible, et aucune main.
page-terms-unwatched = On joue sans spectateurs.
    .short = sans spectateurs
page-terms-hints = Les conseils sont permis : celui dont on attend la réponse peut voir ce que ferait le bot.
    .short = conseils permis
page-terms-no-hints = Il n’y a pas de conseils.
page-terms-private = La table n’est pas annoncée : seuls ceux qui ont le lien la trouvent.
page-terms-listed = La table est annoncée à l’accueil : tout le monde peut prendre une place libre.

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
page-credits-lead = Table Ronde est une adaptation indépendante, sans lien avec les auteurs et éditeurs de ces jeux, qui ne l’ont ni commandée ni approuvée. Leurs noms appartiennent à leurs propriétaires et ne servent qu’à dire à quel jeu l’on joue. Rien ici ne vient de leurs images ni de leurs livrets : les mots et les dessins sont les nôtres. Si un jeu vous plaît, achetez la boîte.
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
page-credits-icons-text = Icônes de { $names }, sur game-icons.net, sous licence CC BY 3.0 ; recolorées.
page-credits-fonts = Caractères
page-credits-fonts-text = { $font }, de { $names }, sous licence SIL Open Font License 1.1.
page-credits-code = Programme
page-credits-code-text = La page repose sur Svelte (MIT) et Fluent (Apache 2.0). Table Ronde est un logiciel libre, sous licence MIT.

## Une page qui n’existe pas

page-lost-title = Terra incognita
page-lost-text = Aucun chemin ne mène ici : l’adresse est fausse, ou ce qui s’y trouvait n’est plus.

## Erreurs de la page elle-même

error-no-connection = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
error-server = Le serveur a eu un incident. Rien n’a été changé ; réessayez.
