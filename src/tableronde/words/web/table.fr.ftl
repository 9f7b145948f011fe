### La table dans le navigateur : tout ce qui entoure le plateau, quel que soit le jeu.

## La phrase

at-yours = À vous.
    .call = À vous
at-title-yours = ● { $game } : à vous
at-which = Que faites-vous ?
at-waiting = On attend { $seats }.
at-answered = Vous avez répondu : « { $choice } ».
at-too-late = Quelqu’un a été plus rapide : la question a changé.
at-paused = La partie est en pause.
at-away = Un bot joue à votre place.
at-time-up = Votre temps est écoulé : un bot joue à votre place.
at-time-short = Plus que { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} ; ensuite, un bot joue à votre place.
at-advised = Le bot jouerait :
at-advice-ignore = Ignorer le conseil
at-round-over = La manche est finie.
at-next-round = Manche suivante
at-sure = Vous confirmez ?
at-sending = Envoi…
at-let-go = Annuler ce choix
at-result = Résultat
at-watching = Vous regardez.
at-waited-for = Doit jouer

## Avant la partie

at-invite = Lien d’invitation
    .help = Envoyez-le à vos amis : il permet de prendre une place libre.
at-invite-elsewhere = Le lien d’invitation se trouve dans le navigateur où cette table a été créée.
at-code = Code QR vers une place à cette table
    .help = Scannez-le avec un téléphone pour rejoindre cette table.
at-code-large = Agrandir le code QR
at-uninvited = Il faut le lien d’invitation pour prendre place à cette table. Vous pourrez regarder la partie dès qu’elle commencera, si les spectateurs sont admis.
at-kept = pas encore là ; place gardée
at-gathering-kept = On attend { $names }. La partie commencera quand tout le monde sera là.
at-sat-down = Arrivée à la table : { $names }.
at-begins = La partie commence.
at-branched = Cette table reprend une autre partie au coup { $number }. { $seat_is ->
    [you] Vous gardez ce que l’on voyait de votre place
   *[other] { $seat } garde ce que l’on voyait de sa place
} ; tout ce qui était caché est redistribué.
at-branched-unseated = Cette table reprend une autre partie au coup { $number } ; tout ce qui était caché est redistribué.
at-fill = { $count ->
    [one] Donner la place libre à un bot et commencer
   *[other] Donner les places libres à des bots et commencer
}
at-fill-kept = { $count ->
    [one] Ne pas attendre : donner la place à un bot et commencer
   *[other] Ne pas attendre : donner les places à des bots et commencer
}
at-give-up-seat = Quitter la table
at-copy = Copier
at-copied = Lien copié.
at-not-copied = Votre navigateur empêche la copie : sélectionnez le lien et copiez-le vous-même.
at-not-copied-address = Votre navigateur empêche la copie : le lien est dans la barre d’adresse.
at-share = Partager…

## Les joueurs

at-players = Joueurs
at-you = vous
at-present = en ligne
at-absent = hors ligne
at-unknown = état inconnu
at-bot = bot { $bot }
at-bot-for = un bot joue à sa place
at-bot-for-you = vous ; un bot joue à votre place
at-waited = doit jouer
at-replace = Faire jouer un bot
at-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
at-clock = { $left }
at-clock-hours = { $hours } h { $minutes }
at-clock-days = { $days } j { $hours } h
at-clock-label = Temps restant : { $left }

## À côté du plateau

at-panel = À côté du plateau
at-menu = Menu de la table
    .short = Menu
at-lost = Connexion perdue. Reconnexion…
at-undo = Annuler le coup
    .help = Annuler votre dernier coup
    .short = Annuler
at-undo-ask = Demander à annuler
    .help = Annuler votre dernier coup, si les autres sont d’accord
    .short = Annuler…
at-undo-sure = Demander à annuler ?
    .help = Votre dernier coup ne s’annule que si les autres sont d’accord. Leur demander ?
    .ask = Leur demander
at-hint = Conseil
    .help = Montrer ce que jouerait le bot, sans le jouer
at-hint-thinking = Le bot réfléchit…
    .help = Le bot cherche ce qu’il jouerait
    .short = Réfléchit…
at-choices = Tous les choix
    .help = La liste de tout ce que vous pouvez faire
    .short = Choix
at-choices-help = Choisissez dans la liste, ou tapez un numéro.
at-choices-help-long = Choisissez dans la liste, ou tapez un numéro ou quelques mots d’un choix.
at-choices-filter = Filtrer les choix
at-choices-found = { $count ->
    [0] aucun choix
    [one] 1 choix
   *[other] { $count } choix
}
at-skip = Accélérer
    .help = Accélérer les coups des bots jusqu’à ce qu’on vous interroge
at-rules = Règles
    .help = Ce que disent les règles sur cette question
at-rules-others = Autres chapitres
at-rules-all = Toutes les règles

## La chronique et le passé

at-chronicle = Chronique
at-chronicle-empty = Rien ne s’est encore passé.
at-chronicle-branched = Cette table reprend une autre partie au coup { $number } ; le début se lit dans la chronique de cette partie.
at-jump = Revoir ce moment
at-past = Vous revoyez la partie
at-past-number = Coup { $number } sur { $last }
at-past-slider = Moment de la partie
at-to-start = Au début
at-leap-back = Tour ou phase précédente
at-step-back = Coup précédent
at-play = Lecture automatique
at-stop = Arrêter
at-step-on = Coup suivant
at-leap-on = Tour ou phase suivante
at-to-end = À la fin
at-speed = Vitesse
at-speed-times = × { $speed }
at-eyes = Point de vue
at-eyes-mine = Vous
at-eyes-seat = Vue { $seat_of }
at-eyes-all = Toutes les mains
at-eyes-public = Vue des spectateurs
    .short = Spectateurs
at-play-on = Jouer la suite
    .title = Jouer la suite à partir d’ici
    .help = Une nouvelle table s’ouvre à ce coup. Vous jouez contre des bots ; ce que l’on ne voit pas de votre place est redistribué.
at-play-on-seat = Votre place
at-move-link = Lien vers ce coup
at-now = Retour au présent
    .short = En direct

## Conversation

at-chat = Conversation
at-chat-unread = { $count ->
    [one] Conversation : { $count } nouveau message
   *[other] Conversation : { $count } nouveaux messages
}
at-chat-seats = Tout le monde à la table lit ces messages, spectateurs compris.
at-chat-members = Seuls les joueurs de la discussion privée lisent ces messages.
at-chat-spectators = Les joueurs ne peuvent lire les messages des spectateurs qu’après la partie.
at-chat-say = Écrire un message
at-chat-aside = { $seats_is ->
    [you] en privé, à vous
   *[other] en privé, à { $seats }
}
at-chat-confidential = Pour la discussion privée seulement
at-talk = Discussion privée : { $seats }
at-talk-left = Temps restant pour la discussion privée : { $left }
at-talk-words = { $count ->
    [0] Vous n’avez plus de message à y écrire.
    [one] Vous pouvez y écrire encore un message.
   *[other] Vous pouvez y écrire encore { $count } messages.
}
at-unprompted = Vous pouvez aussi :
at-chat-send = Envoyer
at-spectators = Spectateurs
at-spectator = Spectateur { $name }

## Propositions

at-proposal-undo = { $seat_is ->
    [you] Vous demandez à annuler votre dernier coup.
   *[other] { $seat } demande à annuler son dernier coup.
}
at-proposal-pause = { $seat_is ->
    [you] Vous proposez une pause.
   *[other] { $seat } propose une pause.
}
at-proposal-replace = { $seat_is ->
    [you] Vous proposez qu’un bot joue pour { $other }.
   *[other] { $seat } propose qu’un bot joue pour { $other }.
}
at-proposal-carried = Tout le monde est d’accord : { $what ->
    [undo] le coup est annulé.
    [pause] la partie est en pause.
   *[replace] un bot joue pour { $other }.
}
at-proposal-refused = { $what ->
    [replace] Aucun bot ne joue pour { $other }.
   *[other] { $seats_is ->
        [many] Tout le monde n’est pas d’accord
       *[other] { $seats } n’est pas d’accord
    } : { $what ->
        [undo] le coup reste joué.
       *[pause] la partie continue.
    }
}
at-proposal-declined = Vous n’êtes pas d’accord : { $what ->
    [undo] le coup reste joué.
    [pause] la partie continue.
   *[replace] aucun bot ne joue pour { $other }.
}
at-proposal-withdrawn = { $seat_is ->
    [you] Vous retirez votre proposition.
   *[other] { $seat } retire sa proposition.
}
at-proposal-dropped = { $seat_is ->
    [you] Votre proposition n’est plus valable.
   *[other] La proposition { $seat_of } n’est plus valable.
}
at-proposal-awaited = On attend { $seats }.
at-proposal-look = Voir le coup
at-yes = D’accord
at-no = Non
at-withdraw = Retirer

## Menu

at-pace = Vitesse des bots
    .help = Ce navigateur s’en souvient. Si vous jouez à plusieurs, la vitesse la plus lente vaut pour tout le monde.
at-pace-calm = lente
at-pace-quick = rapide
at-pace-at-once = immédiate
at-sound = Sons
at-notify = M’avertir quand c’est à moi de jouer et que la page est cachée
at-notify-denied = Votre navigateur bloque les notifications de ce site ; autorisez-les dans ses réglages.
at-orders = Réponses automatiques
    .help = Vos réponses automatiques et vos décisions prises d’avance
    .change = Changer
at-orders-passing = Quand me demander
at-orders-help = Choisissez quand le jeu vous interroge. Les autres n’apprennent rien de vos cartes : avec « Seulement si je peux agir », votre réponse tombe à un moment tiré au sort, que vous puissiez agir ou non.
at-order-ask = Toujours me demander
at-order-if-able = Seulement si je peux agir
at-order-pass = Toujours passer
    .help = Passer cette fois et toutes les suivantes. Vous pourrez le changer dans « Réponses automatiques ».
at-order-sure = « { $window } » : toujours passer désormais ?
at-pass-turn = Passer jusqu’à mon prochain tour
    .help = Passer chaque fois jusqu’à votre prochain tour
    .stop = Me demander de nouveau
at-passing-turn = Vous passez jusqu’à votre prochain tour.
at-settled = Vous ne pouvez pas agir ici : vous passez dans un instant.
at-held = Votre réponse : { $choice }. Les autres la voient dans un instant.
at-wait = Attendez !
    .help = On vous interroge au prochain moment, même là où vous passez d’ordinaire.
at-passing = { $count ->
    [one] Vous passez automatiquement : « { $windows } ».
   *[other] Vous passez automatiquement dans { $count } cas.
}
at-passing-not = { $count ->
    [one] Pour l’instant, on vous interroge : « { $windows } ».
   *[other] Pour l’instant, on vous interroge à chacun de ces { $count } moments.
}
at-pause = Proposer une pause
at-resume = Reprendre la partie
at-leave = Quitter la partie
at-leave-sure = Quitter la partie ?
at-leave-warning = Un bot jouera à votre place. Vous pourrez la reprendre à tout moment, tant que la partie dure.
at-resign = Abandonner
at-resign-sure = Abandonner la partie ?
at-resign-warning = La partie se termine aussitôt, et personne ne gagne. C’est définitif.
at-resign-warning-two = La partie se termine aussitôt, et { $seat } gagne. C’est définitif.
at-return = Reprendre ma place
at-letters = Raccourcis d’une seule lettre
    .help = Désactivez-les si vous dictez, ou si vous les tapez par mégarde. Échap et les flèches restent actives.
at-seat-link = Lien vers ma place
    .help = Pour continuer sur un autre appareil. Gardez-le pour vous : il permet de jouer à votre place.
at-watch-link = Lien pour les spectateurs
at-replay-link = Lien pour revoir cette partie
at-other-seat = Aller à mon autre place à cette table
at-keys = Raccourcis clavier
at-key-choices = Liste de tous les choix
at-key-number = Prendre un choix de la liste
at-key-let-go = Annuler le choix, ou revenir au présent
at-key-undo = Annuler le coup
at-key-hint = Conseil
at-key-orders = Réponses automatiques
at-key-rules = Règles sur cette question
at-key-skip = Accélérer les coups des bots
at-key-chat = Conversation
at-key-play = Lecture automatique : lancer ou arrêter
at-key-back = Coup précédent
at-key-on = Coup suivant
at-key-leap-back = Tour ou phase précédente
at-key-leap-on = Tour ou phase suivante
at-key-keys = Liste des raccourcis
at-spoken = Description de la table

## La fin

at-over = La partie est finie
    .help = Il n’y a plus de place à prendre, mais vous pouvez revoir toute la partie.
at-rematch = Revanche
at-rematch-changed = Modifier et rejouer…
    .title = Revanche avec d’autres réglages
at-rematch-go = Créer la revanche
at-rematch-join = Rejoindre la revanche
at-rematch-offered = Une revanche se prépare ; une place vous est gardée.
at-rematch-watch = Regarder la revanche
at-replay = Revoir la partie
at-record = Télécharger la partie
at-seal = Vérification des tirages
at-seal-true = Tirages vérifiés : personne n’a pu les truquer.
at-seal-false = Attention : la graine ne correspond pas au sceau !
at-seal-unknown = Tirages non vérifiés : ce navigateur ne peut pas contrôler le sceau sur une page non chiffrée.
at-seal-help = Le sceau a été publié avant la première carte. C’est l’empreinte SHA-256 de « tableronde seal/ » suivi de la graine, et tout le hasard vient de la graine. Si les deux correspondent, personne n’a pu changer les cartes ni les dés en cours de partie.
at-seal-seal = Sceau
at-seal-seed = Graine

## Une table où l’on ne peut pas entrer

at-stopped = Accès impossible
at-my-seat = Aller à ma place
at-taken = La table est complète
    .help = Toutes les places de cette table sont prises. Vous pouvez regarder la partie.
at-reload = Recharger la page
