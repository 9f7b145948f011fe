### Les mots communs à tous les jeux.

event-undone = { $seat_is ->
    [you] Vous annulez votre dernier coup.
   *[other] { $seat } annule son dernier coup.
}
event-resigned = { $seat_is ->
    [you] Vous abandonnez.
   *[other] { $seat } abandonne.
}
event-bot-takes-over = { $why ->
    [clock] { $seat_is ->
        [you] Votre temps est écoulé : un bot joue à votre place.
       *[other] Le temps { $seat_of } est écoulé : un bot prend la suite.
    }
    [vote] { $seat_is ->
        [you] Les autres laissent un bot jouer à votre place.
       *[other] Par vote, un bot joue pour { $seat }.
    }
   *[left] { $seat_is ->
        [you] Vous quittez la partie : un bot joue à votre place.
       *[other] { $seat } quitte la partie : un bot prend la suite.
    }
}
event-forced = { $seat_is ->
    [you] Un seul choix possible : il est joué pour vous.
   *[other] Un seul choix possible pour { $seat } : il est joué d’office.
}
event-person-returns = { $seat_is ->
    [you] Vous reprenez votre place.
   *[other] { $seat } est de retour.
}
event-table-paused = La partie est en pause.
event-table-resumed = { $seat_is ->
    [you] Vous reprenez la partie.
   *[other] { $seat } reprend la partie.
}

## Erreurs : une par classe de core/errors.py

error-error = Un problème est survenu.
error-unknown-game = Il n’y a pas de jeu nommé « { $game } ». Les jeux sont : { $games }.
error-bad-seats = { $game } se joue { $least ->
    [2] { $most ->
        [2] à 2 joueurs exactement
       *[other] de 2 à { $most } joueurs
    }
   *[other] de { $least } à { $most } joueurs
}, et non à { $seats }.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Ses options sont : { $options }.
error-bad-option = L’option « { $option } » du jeu { $game } ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
error-not-options = Les options du jeu { $game } sont des noms avec leurs valeurs, et non { $options }.
error-option-needs-seats = L’option { $option }={ $value } du jeu { $game } demande au moins { $least } joueurs.
error-option-twice = L’option { $option } est donnée deux fois : « { $first } » et « { $second } ».
error-not-both = { $one } et { $two } ne vont pas ensemble.
error-bad-players = Il faut { $count ->
    [one] { $count } nom de joueur
   *[other] { $count } noms de joueurs, un par place
}, de 200 caractères au plus.
error-unknown-bot = Il n’y a pas de bot nommé « { $bot } ». Les bots sont : { $bots }. Une personne s’écrit « me » ou « me:Nom ».
error-bad-seed = Une graine est un nombre entier ou un texte de 1 à 200 caractères imprimables, et non { $seed }.
error-game-over = La partie est finie.
error-no-such-decision = La décision { $decision } n’est pas ouverte. Décisions ouvertes : { $open }.
error-wrong-seat = La décision { $decision } revient à { $owner } : { $seat } ne peut pas y répondre.
error-hand-spent = Vous avez déjà dit « Attendez ! » dans cette phase. Vous pourrez le redire dans la suivante.
error-already-written = Vous avez déjà écrit quelque chose pour cette offre. Pour en dire plus, tenez une discussion privée.
error-no-words-left = Vous avez écrit les { $most } messages de cette discussion privée. Une ambassade de plus la prolongerait.
error-nobody-to-confide-in = Il n’y a personne ici à qui parler en privé pour l’instant.
error-not-a-remark = « { $choice } » ne peut pas se dire maintenant.
error-not-an-option = « { $choice } » n’est pas un choix de la décision { $decision } (choix possibles : { $count }).
error-malformed-choice = « { $choice } » n’est pas un choix du jeu { $game } : un choix est un objet avec le champ « do ».
error-unknown-verb = « { $choice } » n’est pas un choix du jeu { $game } : un choix commence par l’un des mots { $verbs }.
error-wrong-fields = « { $choice } » n’est pas un choix du jeu { $game } : les champs de « { $verb } » sont { $fields }.
error-bad-field = « { $choice } » n’est pas un choix du jeu { $game } : « { $field } » ne peut pas valoir { $value }.
error-bad-notation = « { $choice } » n’est pas un choix du jeu { $game } : cela s’écrit « { $form } ».
error-nothing-to-undo = Il n’y a rien à annuler.
error-not-yours-to-undo = La dernière réponse vient d’une autre personne : il faut l’accord des autres pour l’annuler.
error-too-late-to-undo = Quelque chose a été tiré, montré ou demandé depuis : il faut l’accord des autres pour annuler.
error-unknown-seat = Il n’y a pas de place { $seat } à cette table. Les places vont de 0 à { $last }.
error-bad-number = Le nombre de réponses doit être un nombre entier, et non { $number }.
error-bad-record = Ce n’est pas une partie enregistrée de Table Ronde.
error-unreadable-file = Impossible d’ouvrir { $file } ({ system-refusal }).
error-not-a-file = Impossible d’ouvrir { $file } : ce n’est pas un fichier ordinaire.
error-file-too-large = { $file } dépasse { $most } octets : c’est trop pour une partie enregistrée.
error-not-whole-json = { $file } n’est pas un fichier JSON complet.
error-unknown-version = { $what ->
    [rules] Cette partie a été jouée avec la version { $version } des règles, que ce programme ne connaît pas.
   *[format] Cet enregistrement est écrit dans la version { $version } du format, que ce programme ne connaît pas.
}
error-malformed-record = Cette partie enregistrée est mal formée à { $where }.
error-malformed-entry = L’entrée { $entry } du journal de cette partie n’est ni une réponse, ni une annulation, ni un abandon.
error-malformed-position = Une position s’écrit en une ligne, de la forme jeu/version {"{…}"}.
error-no-position = Ce n’est pas une position du jeu { $game }.
error-position-seats = La position de cette partie a { $count ->
    [one] { $count } place
   *[other] { $count } places
}, mais la partie en a { $seats }.
error-dead-position = La position de cette partie ne permet pas de continuer.
error-newer-record = { $what ->
    [rules] Cette partie a été jouée avec la version { $version } des règles ; ce programme n’en connaît que jusqu’à la version { $known }. Installez-en un plus récent.
   *[format] Cet enregistrement est écrit dans la version { $version } du format ; ce programme n’en connaît que jusqu’à la version { $known }. Installez-en un plus récent.
}
error-record-mismatch = Cette partie enregistrée ne mène pas à son résultat : elle a été modifiée ou abîmée.
error-wrong-seal = Cette partie enregistrée a été modifiée ou abîmée : son sceau ne correspond pas à sa graine.
error-other-seal = Ce n’est pas la partie qui a été scellée : son sceau est { $seal }, et non { $wanted }.
error-wrong-entry = Cette partie enregistrée ne se rejoue pas : l’entrée { $entry } de son journal est impossible. { $cause }
error-wrong-result = Cette partie enregistrée a été modifiée ou abîmée : ses réponses ne mènent pas à son résultat.
error-custom-components = Cette partie utilise un autre matériel du jeu { $game }. Donnez le fichier qui le décrit avec --data FICHIER.
error-standard-components = Cette partie utilise le matériel fourni du jeu { $game }. Ne donnez pas de --data.
error-bad-data = { $file } ne peut pas remplacer le matériel du jeu { $game }. { $cause }
error-data-too-large = { $file } dépasse { $most } octets : c’est trop pour un fichier de matériel.
error-not-utf8 = { $file } n’est pas un texte en UTF-8.
error-not-toml = { $file } n’est pas du TOML valable : voyez la ligne { $line }.
error-outsized-data = Impossible de lire { $file } : une ligne ou un nombre est trop long, ou l’imbrication est trop profonde.
error-no-game-named = { $file } ne dit pas à quel jeu il est destiné : [meta] doit contenir une ligne game = "…".
error-for-unknown-game = { $file } est destiné à un jeu nommé { $game }. Les jeux sont : { $games }.
error-fixed-components = Impossible d’utiliser { $file } : le matériel du jeu { $game } ne se remplace pas.
error-bad-folder = Impossible d’écrire dans { $folder } ({ system-refusal }).
error-no-output = Impossible d’écrire : la sortie standard est fermée.
error-cannot-go-on = Impossible de continuer ({ system-refusal }).
error-bad-position = Il n’y a pas de position { $number } dans cette partie ; elles vont de 0 à { $last }.

# Ce que le système a refusé, dans les messages ci-dessus et ci-dessous.
system-refusal = { $why ->
    [ENOENT] fichier ou dossier introuvable
    [EACCES] accès refusé
    [EPERM] opération non permise
    [EISDIR] c’est un dossier
    [ENOTDIR] une partie du chemin n’est pas un dossier
    [EEXIST] un fichier porte déjà ce nom
    [ENAMETOOLONG] nom trop long
    [EINVAL] nom ou valeur impossible
    [ELOOP] trop de liens symboliques
    [ENOSPC] plus de place sur le disque
    [EDQUOT] quota de disque dépassé
    [EROFS] disque en lecture seule
    [EFBIG] fichier trop gros
    [EIO] erreur d’entrée-sortie
    [EMFILE] trop de fichiers ouverts
    [ENFILE] trop de fichiers ouverts
    [ENOMEM] mémoire insuffisante
    [EBUSY] en cours d’utilisation
    [ENOEXEC] ce n’est pas un programme
    [EADDRINUSE] déjà utilisé
    [EADDRNOTAVAIL] cette machine n’a pas cette adresse
    [SQLITE_CANTOPEN] impossible d’ouvrir ce fichier
    [SQLITE_NOTADB] ce fichier n’est pas une base de données
    [SQLITE_READONLY] fichier en lecture seule
    [unknown] erreur du système
   *[other] erreur du système { $why }
}

## Erreurs à une table : une par classe de tables/errors.py

error-unknown-table = Cette table n’existe pas.
error-unknown-key = Ce lien ne mène à aucune place de cette table.
error-unknown-invitation = Cette invitation n’est pas valable pour cette table.
error-table-full = Toutes les places de cette table sont prises.
error-no-spectators = Les spectateurs ne sont pas admis à cette table.
error-not-seated = Il faut une place à cette table pour faire cela.
error-not-the-host = Seul l’hôte de la table peut faire cela.
error-not-begun = La partie n’a pas commencé : il reste des places libres.
error-already-begun = La partie a déjà commencé.
error-not-over = Vous pourrez voir cela une fois la partie finie.
error-table-paused = La partie est en pause.
error-not-paused = La partie n’est pas en pause.
error-bot-plays = Un bot joue à cette place. Reprenez-la d’abord.
error-others-play = Vous ne pouvez pas abandonner tant que d’autres continuent. Vous pouvez quitter la partie : un bot joue alors à votre place.
error-no-bot-plays = Aucun bot ne joue à cette place.
error-stale-answer = La table a changé : cette réponse était pour une question précédente.
error-no-such-proposal = Cette proposition n’est plus ouverte.
error-not-your-vote = Votre accord n’est pas nécessaire ici.
error-not-missing = Cette personne était là il y a moins d’une minute.
error-clock-decides = À cette table, le temps se compte en jours. Quand il est écoulé, un bot prend la suite.
error-no-advice = Le bot n’a pas de conseil cette fois.
error-proposal-open = Une autre proposition est ouverte. Répondez-y d’abord.
error-time-is-up = Votre temps s’est écoulé deux fois : le bot finit cette partie pour vous.
error-undo-needs-consent = Trop tard pour annuler sans l’accord des autres. Vous pouvez encore le leur demander.
error-absent-player = Une personne dont les réponses seraient annulées est absente et ne peut pas donner son accord.
error-other-rules = Cette table utilise la version { $version } des règles ; ce serveur connaît la version { $known }.
error-unknown-window = Ce jeu n’a pas de moment nommé « { $window } ».
error-bad-name = Un nom compte de 1 à { $most } caractères.
error-bad-text = Un message compte de 1 à { $most } caractères.
error-chat-full = La conversation de cette table est pleine.
error-too-many-extra-requests = Trop de demandes. Jouez d’abord un coup.
error-bad-seat-wishes = Une table a au plus une place « me » ; les autres sont « friend » ou l’un des bots { $bots }.
error-no-room-for-all = Il faut à la nouvelle table une place pour chacune des { $count } personnes de celle-ci.
error-bad-clock = { $unit ->
    [days] La pendule accorde de { $least } à { $most } jours par réponse.
    [increment] La pendule ajoute de { $least } à { $most } secondes par tour.
   *[seconds] La pendule part de { $least } à { $most } secondes.
}
error-hints-off = Les conseils ne sont pas permis à cette table.
error-nothing-asked = Ce n’est pas à vous de décider.
error-conflict = La table a changé au même instant. Réessayez.
error-storage-failed = Les tables ne répondent pas pour le moment. Rien n’a changé. Réessayez.
error-bad-database = Cette base de données ne convient pas : { $why ->
    [address] ce n’est pas l’adresse d’une base de données
    [kind] elle n’est ni SQLite ni PostgreSQL
    [in-use] un autre serveur utilise { $detail }
    [newer] sa version { $detail } est plus récente que ce programme
    [unknown-version] sa version { $detail } est inconnue
   *[driver] { $detail }
}.
error-bad-database-file = Cette base de données ne convient pas : { $file } ({ system-refusal }).

## Erreurs entre la page et le serveur : une par classe de server/errors.py

error-old-protocol = Cette page et le serveur n’ont pas la même version (protocole { $version }, serveur { $known }). Rechargez la page.
error-malformed-message = Le serveur n’a pas compris ce message.
error-message-too-large = Un message compte { $most } octets au plus.
error-too-many-messages = Trop de demandes à la fois ; patientez un instant.
error-too-many-connections = Trop de pages sont ouvertes ici ; fermez-en, ou revenez plus tard.
error-hello-first = Une connexion commence par un seul message « hello ».
error-not-found = Il n’y a rien à cette adresse.
error-foreign-site = Demande refusée : elle vient d’un autre site.
error-server-fault = Le serveur a rencontré un problème. Rien n’a changé. Réessayez.
error-port-taken = Impossible d’utiliser le port { $port } de { $host } ({ system-refusal }). Choisissez-en un autre avec --port.
error-one-worker-only = Plusieurs processus demandent PostgreSQL (--db postgresql://…). SQLite n’en permet qu’un.

## Erreurs de certains jeux : une par classe dans le dossier d’un jeu

error-siege-or-teams = Le siège du château et l’allégeance (les équipes) ne se jouent pas ensemble : la règle l’interdit (MM-SIEGE-10).
error-level-is-solo = { $value ->
    [easy] Le niveau facile n’existe qu’en solo (ZIZ-SOLO-05).
   *[hard] Le niveau difficile n’existe qu’en solo (ZIZ-SOLO-05).
}
error-teams-need-seats = { $value ->
    [pairs] Les équipes de deux demandent 4 ou 6 joueurs.
   *[threes] Les équipes de trois demandent 6 joueurs.
}
error-more-faults = { $count ->
    [1] Il y a encore une autre erreur.
   *[other] Il y a encore { $count } autres erreurs.
}
error-not-a-table = { $where } : ce n’est pas une table.
error-not-tables = { $where } : ce n’est pas une liste de tables.
error-not-a-list = { $where } : ce n’est pas une liste.
error-wrong-length = { $where } : cette liste compte { $span ->
    [one] { $span } élément
   *[other] { $span } éléments
}, et non { $count }.
error-unknown-component = { $where } : { $found } n’existe pas, seulement { $known }.
error-given-twice = { $where } : donné deux fois.
error-not-replaceable = { $where } : { $field } ne se remplace pas, seulement { $known }.
error-bad-figure = { $where } : { $field } doit être un nombre entier de { $least } à { $most }, et non { $found }.
error-bad-word = { $where } : { $field } doit être l’un de { $known }, et non { $found }.
error-same-place = { $where } : autre chose se trouve au même endroit.
error-no-slots = { $where } : slots doit être une liste avec une table par tuile.
error-wrong-total = { $where } : il faut { $count } exemplaires en tout, et non { $found }.
error-missing-cards = { $where } : un paquet compte au moins une carte parmi { $known }.
error-too-many-slots = { $where } : il y a { $count } emplacements, mais des tuiles pour { $most } au plus.
error-one-castle-each = { $where } : la place { $number } doit avoir un château, et non { $count }.
error-too-few-tiles = { $where } : il y a { $count } emplacements avec { $field }, mais seulement { $most ->
    [1] une tuile de cette sorte
   *[other] { $most } tuiles de cette sorte
}.
error-too-few-points = { $where } : avec { $option } il faut { $least } points pour gagner, mais avec dix dés chacun, personne ne peut en avoir plus de { $most }.
error-out-of-reach = { $where } : aucun chemin de territoires et de lacs n’y mène.
error-castles-touch = { $where } : ce château en touche un autre.
error-too-many-homelands = { $where } : à côté de ce château, { $count } emplacements peuvent devenir des terres natales, mais { $most } au plus en ont le droit.
error-shared-homelands = { $where } : cet emplacement peut devenir des terres natales, mais touche deux châteaux.
error-asks-nothing = { $where } : cette rangée ne demande rien.
error-too-many-icons = { $where } : cette rangée demande { $count } icônes ; le maximum est { $most }.
error-face-missing = { $where } : aucune face ne montre { $field }.
error-one-face = { $where } : une seule face doit montrer { $field }, et non { $count }.
error-bad-side-b = { $where } : la face B doit accorder move = 2, et 1 parmi { $known }.
error-unlike-sides-b = { $where } : sur la face B, tous les commandants doivent avoir les mêmes capacités et autant de pièces.
error-two-starts = { $where } : il faut deux cases de départ, et non { $count }.
error-no-such-space = { $where } : aucune case n’est { $field }.
error-too-few-large = { $where } : { $count ->
    [1] une case est grande
   *[other] { $count } cases sont grandes
} ; il en faut au moins { $least }.
error-path-to-itself = { $where } : un chemin doit relier deux cases différentes.
error-cut-off = { $where } : aucun chemin n’y mène depuis la première case.
error-too-few-events = { $where } : jetons qui peuvent toujours être accomplis : { $count } ; il en faut au moins { $least }. Ce sont les tournois, et les jetons dont la première rangée ne demande que des icônes, trois au plus et sans joker, et n’apporte pas de mandat.
error-no-points = { $where } : aucune première rangée que l’on peut toujours remplir ne rapporte de points ni de morale.

## La table dans le terminal

ui-player = Joueur { $number }
ui-bot = { $place ->
    [0] Arthur
    [1] Morgane
    [2] Lancelot
    [3] Viviane
    [4] Perceval
   *[other] Iseut
}
ui-you = (vous)
ui-greeting = Répondez par un numéro, ou tapez un choix ou une partie d’un choix. Tapez ? pour l’aide, « quitter » pour arrêter.
ui-seal = Cette partie est scellée. Avec le sceau, « tableronde verify --seal » prouvera ensuite que personne n’a truqué les cartes ni les dés :
ui-your-choice = Votre choix (? pour l’aide) :
ui-not-understood = « { $line } » n’est ici ni un choix ni une commande. Tapez un numéro de la liste, une partie d’un choix, ou ? pour l’aide.
ui-group = { $thing } ({ $count } choix)
ui-back = retour
ui-labelled = { $label } : { $value }
ui-on-top = { $thing } sur le dessus
ui-known = dont on connaît : { $cards }
ui-worth-for = { $seat_is ->
    [you] cartes pour vous
   *[other] cartes pour { $seat }
}
ui-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}

ui-pass-keyboard = Passez le clavier à { $player }.
ui-press-enter = { $player }, appuyez sur Entrée quand personne d’autre ne regarde.

## Commandes

ui-is-it-this = Est-ce bien cela ?
ui-hand-over = Appuyez sur Entrée : l’écran sera effacé pour { $player }.
ui-cards-later = { $count ->
    [0] aucune carte au prochain tour, pour l’instant
    [one] { $count } carte au prochain tour, pour l’instant
   *[other] { $count } cartes au prochain tour, pour l’instant
}
ui-legend = Sur la table, ▸ indique à qui c’est de jouer.
ui-help = Commandes : aide (ou ?), règles [CHAPITRE], table, chronique, défausse, conseil, annuler, abandonner, réponses [QUOI], sauvegarder [FICHIER], quitter. « réponses » donne vos réponses automatiques et ce que vous pouvez dire ou décider d’avance.
ui-note = { $thing } — { $text }
ui-rules-how = « règles CHAPITRE » montre les clauses d’un chapitre, « règles CLAUSE » une seule.
ui-no-such-rules = Il n’y a ni chapitre ni clause « { $wanted } ». Les chapitres sont :
ui-discard = Défausse, de bas en haut ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}) : { $listed }
ui-discard-empty = La défausse est vide.
ui-hint = Le bot jouerait : { $choice }
ui-orders = Réponses automatiques et décisions prises d’avance : que choisissez-vous ?
ui-ordered = Noté : { $order }
ui-no-orders = Dans ce jeu, il n’y a rien à dire ni à décider d’avance.
ui-orders-hold = { $order } : { $windows }
ui-order-ask = Toujours me demander : « { $window } »
    .verb = Toujours me demander
ui-order-if-able = Seulement si je peux agir : « { $window } »
    .verb = Seulement si je peux agir
ui-pass-turn = Passer jusqu’à mon prochain tour
    .verb = Passer jusqu’à mon prochain tour
ui-ask-again = Me demander de nouveau avant mon prochain tour
    .verb = Me demander de nouveau
ui-order-pass = Toujours passer : « { $window } »
    .verb = Toujours passer
ui-order-lasts = Cela vaut jusqu’à ce que vous le changiez ou quittiez la table.
ui-which-window = À quel moment ?
ui-nothing-to-undo = Vous n’avez rien à annuler.
ui-undo-with-bots = Quelque chose a été tiré, montré ou joué depuis. Annuler quand même ? (o/n)
ui-resign-sure = Abandonner et mettre fin à la partie ? (o/n)
ui-resign-not = Vous ne pouvez pas abandonner tant que d’autres continuent. Tapez « quitter » pour garder la partie pour plus tard.
ui-undo-agree = { $player } : { $asker } demande à annuler sa dernière décision et tout ce qui a suivi. Êtes-vous d’accord ? (o/n)
ui-undo-refused = { $player } n’est pas d’accord : rien n’est annulé.

## Sauver, partir, finir

ui-saved = La partie est sauvegardée dans { $path }
ui-unsaved = Impossible de sauvegarder la partie dans { $path } ({ system-refusal }). Tapez « sauvegarder FICHIER » pour choisir un autre fichier.
ui-not-saved = Impossible de sauvegarder la partie dans { $path } ({ system-refusal }). Elle continue, et le programme réessaiera après chaque réponse.
ui-saved-again = La partie est de nouveau sauvegardée dans { $path }
ui-not-saved-there = Impossible de sauvegarder la partie dans { $path } ({ system-refusal }).
ui-file-exists = { $path } existe déjà et reste tel quel. Reprenez cette partie avec « { $command } --resume », ou choisissez un autre fichier.
ui-left = La partie est sauvegardée. Reprenez-la avec :
ui-left-unsaved = La partie n’a pas pu être sauvegardée dans { $path } ({ system-refusal }).
ui-result = Résultat
reason-resigned = La partie a été abandonnée.
ui-winners = { $seats_is ->
    [you] Vous gagnez !
    [many] { $seats } se partagent la victoire.
    [nobody] Personne ne gagne.
   *[other] { $seats } gagne.
}
ui-recorded = La partie est enregistrée. Revoyez-la avec :

## Revoir une partie

ui-position = Position { $at } sur { $last }
ui-walk-help = Entrée ou n : suivante ; p : précédente ; un nombre : cette position ; début, fin ; s PLACE : voir depuis cette place (s seul : en spectateur, s tout : toutes les mains) ; q : quitter.
ui-walk = Position :
ui-walk-unknown = « { $line } » n’est pas une commande ici. Tapez Entrée, p, un nombre, début, fin, s PLACE ou q.

## La commande

ui-reconstructed = Reconstitués par nos soins, faute d’avoir pu consulter les chiffres imprimés : { $names }.
ui-no-such-clause = Il n’y a ni chapitre ni clause de ce nom. Les chapitres sont : { $keys }.
ui-verified = { $file } : { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
} ; mène à son résultat ; sceau { $seal }
ui-verified-unfinished = { $file } : { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
} ; se rejoue, mais n’est pas finie ; sceau { $seal }
ui-simulation = { $game } : { $games ->
    [0] aucune partie
    [one] 1 partie
   *[other] { $games } parties
}{ $unfinished ->
    [0] {""}
    [one] , dont 1 inachevée
   *[other] , dont { $unfinished } inachevées
}
ui-percent = { $number } %
ui-simulation-interrupted = Interrompu. Parties finies :
ui-simulation-speed = { $decisions } décisions en { $seconds } s ({ $rate } par seconde), { $mean } par partie en moyenne

ui-serving = Table Ronde tourne sur { $address } — Ctrl-C pour l’arrêter, sans rien perdre.
