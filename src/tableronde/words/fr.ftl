### Les mots communs à tous les jeux.

event-undone = { $seat_is ->
    [you] Vous reprenez votre dernier coup.
   *[other] { $seat } reprend son dernier coup.
}
event-bot-takes-over = { $why ->
    [clock] { $seat_is ->
        [you] Votre temps est écoulé : un bot joue à votre place.
       *[other] Le temps est écoulé pour { $seat } : un bot prend la suite.
    }
    [vote] { $seat_is ->
        [you] Les autres laissent un bot jouer à votre place.
       *[other] Par vote, un bot joue pour { $seat }.
    }
   *[left] { $seat_is ->
        [you] Vous quittez la table ; un bot joue à votre place.
       *[other] { $seat } quitte la table ; un bot prend la suite.
    }
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

error-error = Quelque chose ne va pas.
error-unknown-game = Il n’y a pas de jeu nommé « { $game } » ; les jeux sont : { $games }.
error-bad-seats = { $game } se joue { $least ->
    [2] { $most ->
        [2] à 2 joueurs exactement
       *[other] de 2 à { $most } joueurs
    }
   *[other] de { $least } à { $most } joueurs
}, et non à { $seats }.
error-unknown-option = { $game } n’a pas d’option « { $option } » ; ses options sont : { $options }.
error-bad-option = L’option { $option } du jeu { $game } ne peut pas valoir « { $value } » ; valeurs possibles : { $values }.
error-not-options = Les options du jeu { $game } sont des noms avec leurs valeurs ; { $options } n’en est pas.
error-option-needs-seats = L’option { $option }={ $value } du jeu { $game } demande au moins { $least } places.
error-option-twice = L’option { $option } est donnée deux fois, comme « { $first } » et comme « { $second } ».
error-not-both = { $one } et { $two } ne vont pas ensemble.
error-bad-players = Les joueurs sont { $count } textes de 200 caractères au plus, un par place.
error-unknown-bot = Il n’y a pas de bot nommé « { $bot } » ; les bots sont : { $bots }. Une personne s’écrit me ou me:Nom.
error-bad-seed = Une graine est un nombre entier ou un texte de 1 à 200 caractères imprimables ; { $seed } n’en est pas une.
error-game-over = La partie est finie : il n’y a plus rien à répondre.
error-no-such-decision = La décision { $decision } n’est pas ouverte ; sont ouvertes : { $open }.
error-wrong-seat = La décision { $decision } revient à { $owner } : { $seat } ne peut pas y répondre.
error-hand-spent = Vous avez déjà levé la main dans cette phase ; vous pourrez de nouveau le faire dans la suivante.
error-already-written = Vous avez déjà écrit quelque chose pour cette offre ; pour en dire plus, tenez une discussion privée.
error-no-words-left = Vous avez dit les { $most } phrases que cette discussion privée vous permet ; une ambassade de plus la prolongerait.
error-nobody-to-confide-in = Il n’y a personne ici à qui vous pourriez parler en confidence.
error-not-a-remark = « { $choice } » ne peut pas se dire maintenant.
error-not-an-option = « { $choice } » n’est pas un des { $count } choix de la décision { $decision }.
error-malformed-choice = « { $choice } » n’est pas un choix du jeu { $game } : un choix est un objet avec le champ « do ».
error-unknown-verb = « { $choice } » n’est pas un choix du jeu { $game } : il commence par l’un des mots { $verbs }.
error-wrong-fields = « { $choice } » n’est pas un choix du jeu { $game } : les champs de « { $verb } » sont { $fields }.
error-bad-field = « { $choice } » n’est pas un choix du jeu { $game } : « { $field } » ne peut pas valoir { $value }.
error-bad-notation = « { $choice } » n’est pas un choix du jeu { $game } : cela s’écrit « { $form } ».
error-nothing-to-undo = Il n’y a pas de moment antérieur auquel revenir.
error-not-yours-to-undo = { $seat } ne peut pas reprendre cela sans l’accord des autres : la dernière réponse n’était pas la sienne.
error-too-late-to-undo = { $seat } ne peut pas reprendre cela sans l’accord des autres : quelque chose a été tiré, montré ou demandé depuis.
error-unknown-seat = Il n’y a pas de place { $seat } à cette table ; les places vont de 0 à { $last }.
error-bad-number = Un nombre de réponses est un nombre entier ; { $number } n’en est pas un.
error-bad-record = Ce n’est pas une partie enregistrée de Table Ronde.
error-unreadable-file = Impossible d’ouvrir { $file } ({ $why }).
error-not-a-file = { $file } n’est pas un fichier ordinaire : on ne peut pas l’ouvrir.
error-file-too-large = { $file } dépasse { $most } octets : aucune partie enregistrée n’est aussi grande.
error-not-whole-json = { $file } n’est pas un fichier JSON complet.
error-unknown-version = { $what ->
    [rules] Cette partie a été jouée avec la version { $version } des règles, que ce programme ne connaît pas.
   *[format] Cet enregistrement est écrit dans la version { $version } du format, que ce programme ne connaît pas.
}
error-malformed-record = Cette partie enregistrée est mal formée à l’endroit { $where }.
error-malformed-entry = L’entrée { $entry } du journal de cette partie n’est ni une réponse ni une reprise.
error-malformed-position = Une position s’écrit en une ligne, comme jeu/version {"{…}"}.
error-no-position = Ce n’est pas une position du jeu { $game }.
error-position-seats = La position de cette partie a { $count } places, la partie en a { $seats }.
error-dead-position = La position de cette partie ne peut pas être continuée.
error-newer-record = { $what ->
    [rules] Cette partie a été jouée avec la version { $version } des règles ; ce programme n’en connaît que jusqu’à la version { $known }. Installez-en un plus récent.
   *[format] Cet enregistrement est écrit dans la version { $version } du format ; ce programme n’en connaît que jusqu’à la version { $known }. Installez-en un plus récent.
}
error-record-mismatch = Cette partie enregistrée ne se rejoue pas jusqu’au résultat qu’elle dit : elle a été modifiée ou abîmée.
error-wrong-seal = Cette partie enregistrée a été modifiée ou abîmée : son sceau n’est pas celui de sa graine.
error-other-seal = Ce n’est pas la partie qui a été scellée : son sceau est { $seal }, et non { $wanted }.
error-wrong-entry = Cette partie enregistrée ne se rejoue pas : l’entrée { $entry } de son journal est impossible. { $cause }
error-wrong-result = Cette partie enregistrée a été modifiée ou abîmée : ses réponses ne mènent pas à son résultat.
error-other-data = Ceci a été joué avec un autre matériel du jeu { $game } ; donnez le fichier qui le décrit, par --data FICHIER.
error-house-data = Ceci a été joué avec notre propre matériel du jeu { $game } ; n’en donnez pas d’autre par --data.
error-bad-data = { $file } ne peut pas remplacer le matériel du jeu { $game }. { $cause }
error-data-too-large = { $file } dépasse { $most } octets : aucun fichier de matériel n’est aussi grand.
error-not-utf8 = { $file } n’est pas un texte en UTF-8.
error-not-toml = { $file } n’est pas écrit en TOML : la ligne { $line } n’a pas de sens.
error-outsized-data = { $file } ne peut pas être lu : une ligne ou un nombre est trop long, ou quelque chose est imbriqué trop profondément.
error-no-game-named = { $file } ne dit pas à quel jeu il est destiné : il faut sous [meta] une ligne game = "…".
error-for-unknown-game = { $file } est destiné à un jeu nommé { $game } ; les jeux sont : { $games }.
error-fixed-components = { $file } ne peut pas servir : le matériel du jeu { $game } ne se remplace pas.
error-bad-folder = Impossible d’écrire dans { $folder } ({ $reason }).
error-no-output = Il n’y a nulle part où écrire : la sortie standard est fermée.
error-cannot-go-on = Impossible de continuer ({ $why }).
error-peer-failed = { $python } ne peut pas mesurer { $peer } ({ $why }).
error-bad-position = Il n’y a pas de position { $number } dans cette partie ; elles vont de 0 à { $last }.

## Erreurs à une table : une par classe de tables/errors.py

error-unknown-table = Cette table n’existe pas.
error-unknown-key = Ce lien n’ouvre aucune place à cette table.
error-unknown-invitation = Cette invitation n’est pas valable à cette table.
error-table-full = Toutes les places de cette table sont prises.
error-no-spectators = On joue à cette table sans spectateurs.
error-not-seated = Il faut être assis à cette table pour faire cela.
error-not-the-host = Seul l’hôte de la table peut faire cela.
error-not-begun = La partie n’a pas commencé : il reste des places libres.
error-already-begun = La partie a déjà commencé.
error-not-over = Cela se montre une fois la partie finie.
error-table-paused = La partie est en pause.
error-not-paused = La table n’est pas en pause.
error-bot-plays = Un bot joue à cette place ; reprenez-la d’abord.
error-no-bot-plays = Aucun bot ne joue à cette place.
error-stale-answer = Cette réponse vise une question passée : la table a changé depuis.
error-no-such-proposal = Cette proposition n’est plus ouverte.
error-not-your-vote = Votre accord n’est pas demandé ici.
error-not-missing = Cette personne était encore là il y a moins d’une minute.
error-clock-decides = À cette table, chacun a des jours pour répondre : un bot prend la relève quand ils sont écoulés.
error-no-advice = Le bot n’a pas de conseil cette fois-ci.
error-proposal-open = Une autre proposition est ouverte : répondez d’abord à celle-là.
error-time-is-up = Votre temps s’est écoulé deux fois : le bot joue cette partie jusqu’au bout.
error-absent-player = Une personne dont les réponses seraient reprises est absente et ne peut pas donner son accord.
error-other-rules = Cette table a été jouée selon la version { $version } des règles ; ce serveur connaît la version { $known }.
error-unknown-window = Ce jeu n’a pas de fenêtre nommée « { $window } ».
error-bad-name = Un nom compte de 1 à { $most } caractères.
error-bad-text = Un message compte de 1 à { $most } caractères.
error-chat-full = On a déjà tant parlé à cette table que plus rien ne peut être conservé.
error-too-many-asides = On a tant demandé à cette table en dehors du jeu qu’il faut d’abord continuer à jouer.
error-bad-seat-wishes = Une table a au plus une place « me » ; les autres sont « friend » ou l’un des bots { $bots }.
error-no-room-for-all = Il faut à la nouvelle table une place pour chacune des { $count } personnes de celle-ci.
error-bad-clock = { $unit ->
    [days] La pendule accorde de { $least } à { $most } jours par réponse.
    [increment] La pendule ajoute de { $least } à { $most } secondes chaque fois que la main revient.
   *[seconds] La pendule part de { $least } à { $most } secondes.
}
error-hints-off = On joue à cette table sans conseils.
error-nothing-asked = On ne vous demande rien pour l’instant.
error-conflict = La table a changé au même instant ; réessayez.
error-storage-failed = Les tables ne répondent pas pour le moment ; rien n’a changé. Réessayez.
error-bad-database = Cette base de données ne convient pas : { $reason }.

## Erreurs entre la page et le serveur : une par classe de server/errors.py

error-old-protocol = Cette page et le serveur ne sont pas de la même version (protocole { $version }, le serveur parle { $known }). Rechargez-la.
error-malformed-message = Le serveur n’a pas compris ce message.
error-message-too-large = Un message compte au plus { $most } octets.
error-too-many-messages = C’était trop à la fois ; patientez un instant.
error-too-many-connections = Trop de pages sont ouvertes ici ; fermez-en, ou revenez plus tard.
error-hello-first = Une connexion commence par un « hello », et par rien d’autre.
error-not-found = Il n’y a rien à cette adresse.
error-foreign-site = Cette demande vient d’un autre site : elle est refusée.
error-server-fault = Un incident est survenu sur le serveur ; rien n’a changé. Réessayez.
error-port-taken = Le port { $port } de { $host } n’est pas utilisable ({ $why }) ; choisissez-en un autre avec --port.
error-one-worker-only = Il faut PostgreSQL (--db postgresql://…) pour plusieurs processus ; SQLite n’en sert qu’un.

## Erreurs de certains jeux : une par classe dans le dossier d’un jeu

error-siege-or-teams = Le siège du château et l’allégeance (les équipes) ne se jouent pas ensemble : la règle l’interdit (MM-SIEGE-10).
error-level-is-solo = { $value ->
    [easy] Le niveau facile n’existe que pour le jeu en solo (ZIZ-SOLO-05).
   *[hard] Le niveau difficile n’existe que pour le jeu en solo (ZIZ-SOLO-05).
}
error-teams-need-seats = { $value ->
    [pairs] Des équipes de deux demandent 4 ou 6 joueurs.
   *[threes] Des équipes de trois demandent 6 joueurs.
}
error-more-faults = { $count ->
    [1] Il y a encore une autre faute.
   *[other] Il y a encore { $count } autres fautes.
}
error-not-a-table = { $where } : ce n’est pas une table.
error-not-tables = { $where } : ce n’est pas une liste de tables.
error-not-a-list = { $where } : ce n’est pas une liste.
error-wrong-length = { $where } : cette liste compte { $span } éléments, et non { $count }.
error-unknown-component = { $where } : { $found } n’existe pas ; il y a { $known }.
error-given-twice = { $where } : c’est donné deux fois.
error-not-replaceable = { $where } : { $field } ne se remplace pas ; un fichier peut donner { $known }.
error-bad-figure = { $where } : { $field } est un nombre entier de { $least } à { $most }, et non { $found }.
error-bad-word = { $where } : { $field } est au choix { $known }, et non { $found }.
error-same-place = { $where } : autre chose se trouve au même endroit.
error-no-slots = { $where } : slots est une liste avec une table par tuile.
error-wrong-total = { $where } : il faut { $count } exemplaires en tout, et non { $found }.
error-missing-cards = { $where } : un paquet compte au moins une carte parmi { $known }.
error-too-many-slots = { $where } : il y a { $count } emplacements, et jamais de tuiles pour plus de { $most }.
error-one-castle-each = { $where } : la place { $number } a un château, et non { $count }.
error-too-few-tiles = { $where } : il y a { $count } emplacements avec { $field }, et seulement { $most ->
    [1] une tuile de cette sorte
   *[other] { $most } tuiles de cette sorte
}.
error-too-few-points = { $where } : avec { $option } il faut { $least } points pour gagner, et avec dix dés chacun, personne ne peut en tenir plus de { $most }.
error-out-of-reach = { $where } : aucun chemin de territoires et de lacs n’y mène.
error-castles-touch = { $where } : ce château en touche un autre.
error-too-many-homelands = { $where } : à côté de ce château, { $count } emplacements peuvent devenir des terres natales, et { $most } seulement en ont le droit.
error-shared-homelands = { $where } : cet emplacement peut devenir des terres natales, et touche deux châteaux.
error-asks-nothing = { $where } : cette rangée ne demande rien.
error-too-many-icons = { $where } : cette rangée demande { $count } icônes ; { $most } sont le maximum.
error-face-missing = { $where } : aucune face ne montre { $field }.
error-one-face = { $where } : une seule face montre { $field }, et non { $count }.
error-bad-side-b = { $where } : la face B accorde move = 2, et 1 parmi { $known }.
error-unlike-sides-b = { $where } : sur la face B, tous les commandants ont les mêmes capacités et autant de pièces.
error-two-starts = { $where } : il y a deux cases de départ, et non { $count }.
error-no-such-space = { $where } : aucune case n’est { $field }.
error-too-few-large = { $where } : { $count ->
    [1] une case est grande
   *[other] { $count } cases sont grandes
} ; il en faut au moins { $least }.
error-path-to-itself = { $where } : un chemin relie deux cases différentes.
error-cut-off = { $where } : aucun chemin n’y mène depuis la première case.
error-too-few-events = { $where } : { $count } jetons peuvent toujours être accomplis (les tournois, et les jetons dont la première rangée demande au plus trois icônes, sans joker, et rien d’autre, et n’apporte pas de mandat) ; il en faut au moins { $least }.
error-no-points = { $where } : aucune première rangée que l’on peut toujours remplir ne rapporte de points ni de pas de morale.

## La table dans le terminal

ui-player = Joueur { $number }
ui-you = (vous)
ui-greeting = Répondez par un numéro, par un choix en toutes lettres (voyez « conseil ») ou par une partie d’un choix ; ? pour l’aide, « quitter » pour arrêter.
ui-seal = Cette partie est scellée. Celui qui en note le sceau pourra vérifier ensuite, avec « tableronde verify --seal », que nul n’a touché au hasard :
ui-your-choice = Votre choix (? pour l’aide) :
ui-not-understood = « { $line } » n’est ici ni un choix ni une commande ; tapez un numéro de la liste, une partie d’un choix, ou ? pour l’aide.
ui-group = { $thing } ({ $count } choix)
ui-back = retour
ui-labelled = { $label } : { $value }
ui-number = n° { $number }
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
ui-curtain-falls = Appuyez sur Entrée : l’écran sera effacé pour { $player }.
ui-cards-later = { $count ->
    [0] aucune carte, en l’état
    [one] { $count } carte au prochain tour, en l’état
   *[other] { $count } cartes au prochain tour, en l’état
}
ui-legend = Sur la table : ▸ marque le joueur dont c’est le tour.
ui-help = Commandes : aide (ou ?), règles [SECTION], table, journal, défausse, conseil, annuler, consignes [QUOI], sauver [FICHIER], quitter. « consignes » donne la liste de ce que vous pouvez dire sans être interrogé, et des moments où vous pouvez désormais passer.
ui-note = { $thing } — { $text }
ui-rules-how = « règles SECTION » montre les clauses d’une section, « règles CLAUSE » une seule.
ui-no-such-rules = Les règles n’ont ni section ni clause « { $wanted } » ; les sections sont :
ui-discard = Défausse, du fond au sommet ({ $count ->
    [one] 1 carte
   *[other] { $count } cartes
}) : { $listed }
ui-discard-empty = La défausse est vide.
ui-hint = Le bot greedy ferait ceci : { $choice }
ui-orders = Que voulez-vous dire ou fixer d’avance ?
ui-ordered = Noté : { $order }
ui-no-orders = Dans ce jeu, il n’y a rien à dire ni à fixer sans être interrogé.
ui-order-ask = Me demander à « { $window } »
    .verb = Être interrogé
ui-order-pass = Toujours passer à « { $window } »
    .verb = Passer sans être interrogé
ui-order-lasts = Cela vaut jusqu’à ce que vous en changiez ou quittiez cette table.
ui-which-window = À quel moment ?
ui-nothing-to-undo = Vous n’avez rien à reprendre.
ui-undo-with-bots = Quelque chose a été tiré, montré ou joué depuis. Revenir en arrière avec l’accord de tous ? (o/n)
ui-undo-agree = { $player }, { $asker } demande à reprendre sa dernière décision et tout ce qui a suivi. Êtes-vous d’accord ? (o/n)
ui-undo-refused = { $player } n’est pas d’accord : rien n’est repris.

## Sauver, partir, finir

ui-saved = La partie est sauvegardée dans { $path }
ui-unsaved = La partie ne peut pas être sauvegardée : { $why }. « sauver FICHIER » désigne un autre fichier.
ui-not-saved = La partie ne peut pas être sauvegardée : { $why }. Elle continue ; un nouvel essai suit chaque réponse.
ui-saved-again = La partie est de nouveau sauvegardée, dans { $path }
ui-not-saved-there = La partie ne peut pas être sauvegardée à cet endroit : { $why }
ui-file-exists = { $path } existe déjà et reste tel quel : reprenez cette partie avec « tableronde play --resume », ou choisissez un autre fichier.
ui-left = La partie est sauvegardée ; reprenez-la avec :
ui-left-unsaved = La partie n’a pas pu être sauvegardée : { $why }.
ui-result = Résultat
ui-winners = { $seats_is ->
    [you] Vous gagnez !
    [many] { $seats } se partagent la victoire.
    [nobody] Personne ne gagne.
   *[other] { $seats } gagne.
}
ui-recorded = La partie est enregistrée ; revoyez-la avec :

## Revoir une partie

ui-position = Position { $at } sur { $last }
ui-walk-help = Entrée ou n : suivante ; p : précédente ; un nombre : cette position ; début, fin ; s PLACE : voir depuis cette place (s seul : en spectateur, s tout : toutes les mains) ; q : quitter.
ui-walk = Position :
ui-walk-unknown = « { $line } » ne mène nulle part ; tapez Entrée, p, un nombre, début, fin, s PLACE ou q.

## La commande

ui-reconstructed = Reconstitués par nos soins, faute d’avoir pu consulter les chiffres imprimés : { $names }.
ui-no-such-clause = Les règles n’ont ni chapitre ni clause de ce nom ; les chapitres sont : { $keys }.
ui-verified = { $file } : { $game } à { $seats } places, { $answers } réponses ; la partie se rejoue jusqu’à son résultat ; sceau { $seal }
ui-verified-unfinished = { $file } : { $game } à { $seats } places, { $answers } réponses ; la partie se rejoue, mais n’est pas finie ; sceau { $seal }
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
ui-simulation-interrupted = Interrompu ; voici ce qui était fini :
ui-simulation-speed = { $decisions } décisions en { $seconds } s ({ $rate } par seconde), { $mean } par partie en moyenne

ui-serving = Table Ronde vous attend sur { $address } — Ctrl-C l’arrête, sans rien perdre.
