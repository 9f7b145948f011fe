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
    [one] { $seconds } seconde : ensuite un bot jouera à votre place.
   *[other] { $seconds } secondes : ensuite un bot jouera à votre place.
}
at-advised = Le bot jouerait ainsi :
at-round-over = La manche est finie.
at-next-round = Manche suivante
at-sure = Est-ce bien cela ?
at-sending = Envoi…
at-let-go = Reposer
at-result = Résultat
at-watching = Vous regardez.

## Avant la partie

at-invite = Lien d’invitation
    .help = Envoyez-le à vos amis : il permet de prendre une place libre.
at-uninvited = On ne prend place à cette table que par le lien d’invitation. Vous pourrez regarder la partie dès qu’elle commence, si les joueurs admettent des spectateurs.
at-kept = on l’attend ; la place est gardée
at-gathering-kept = On attend { $names }. La partie commence quand tout le monde est là.
at-sat-down = Arrivée à la table : { $names }.
at-begins = La partie commence.
at-branched = Cette table reprend une autre partie au coup { $number }. { $seat_is ->
    [you] Vous gardez ce qui se voyait de votre place
   *[other] { $seat } garde ce qui se voyait de sa place
} ; tout ce qui était caché par ailleurs a été redistribué.
at-fill = { $count ->
    [one] Donner la place libre à un bot et commencer
   *[other] Donner les places libres à des bots et commencer
}
at-fill-kept = { $count ->
    [one] Ne pas attendre : donner la place à un bot et commencer
   *[other] Ne pas attendre : donner les places à des bots et commencer
}
at-give-up-seat = Rendre ma place
at-copy = Copier
at-copied = Le lien est copié.
at-not-copied = Le navigateur ne permet pas de copier : choisissez le lien et copiez-le vous-même.
at-not-copied-address = Le navigateur ne permet pas de copier : le lien est dans la barre d’adresse.
at-share = Partager…

## Les joueurs

at-players = Joueurs
at-you = vous
at-present = à la table
at-absent = absent
at-unknown = présence inconnue
at-bot = bot { $bot }
at-bot-for = un bot joue à sa place
at-bot-for-you = vous ; un bot joue à votre place
at-waited = on l’attend
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
at-lost = Connexion perdue ; on essaie de la rétablir…
at-undo = Annuler
    .help = Reprendre votre dernier coup
at-undo-ask = Annuler ?
    .help = Reprendre votre dernier coup, si les autres sont d’accord
at-undo-sure = Demander à annuler ?
    .help = Votre dernier coup ne peut être repris que si les autres sont d’accord. Faut-il leur demander ?
    .ask = Leur demander
at-hint = Conseil
    .help = Montrer ce que jouerait le bot, sans le jouer
at-hint-thinking = Le bot réfléchit…
    .help = Le bot cherche ce qu’il jouerait
at-choices = Tous les choix
    .help = La liste de tout ce que vous pouvez faire
at-choices-help = Choisissez dans la liste, ou tapez un numéro.
at-choices-help-long = Choisissez dans la liste, tapez un numéro, ou quelques mots d’un choix.
at-choices-filter = Filtrer les choix
at-choices-found = { $count ->
    [0] aucun choix
    [one] 1 choix
   *[other] { $count } choix
}
at-rules = Règles
    .help = Ce que disent les règles sur cette question
at-rules-others = Autres chapitres
at-rules-all = Toutes les règles

## La chronique et le passé

at-chronicle = Chronique
at-chronicle-empty = Rien ne s’est encore passé.
at-chronicle-branched = Cette table reprend une autre partie au coup { $number } ; ce qui s’est passé avant est raconté là-bas.
at-jump = Revoir ce moment
at-past = Vous regardez le passé
at-past-number = Coup { $number } sur { $last }
at-past-slider = Moment de la partie
at-to-start = Au début
at-leap-back = Tour ou phase d’avant
at-step-back = Un coup en arrière
at-play = Lecture automatique
at-stop = Arrêter
at-step-on = Un coup en avant
at-leap-on = Tour ou phase d’après
at-to-end = À la fin
at-speed = Vitesse
at-speed-times = × { $speed }
at-eyes = Par les yeux de
at-eyes-mine = Vous
at-eyes-seat = Ce que voyait { $player }
at-eyes-all = Tout ouvert
at-eyes-public = Vue du public
    .short = Public
at-play-on = Reprendre ici
    .title = Reprendre la partie ici
    .help = Une nouvelle table s’ouvre à ce coup. Vous jouez contre des bots ; ce qui ne se voit pas de votre place est redistribué.
at-play-on-seat = Votre place
at-move-link = Lien vers ce coup
at-now = Revenir au présent
    .short = Présent

## Conversation

at-chat = Conversation
at-chat-unread = { $count ->
    [one] Conversation : { $count } message nouveau
   *[other] Conversation : { $count } messages nouveaux
}
at-chat-seats = Ce que vous dites ici, tous ceux qui sont à la table l’entendent, spectateurs compris.
at-chat-members = Ce que vous dites ici, seuls ceux de la discussion privée l’entendent.
at-chat-gallery = Les joueurs n’entendent le public qu’une fois la partie finie.
at-chat-say = Dire quelque chose
at-chat-aside = { $seats_is ->
    [you] en privé, à vous
   *[other] en privé, à { $seats }
}
at-chat-confidential = Seulement pour la discussion privée
at-talk = Discussion privée : { $seats }
at-talk-left = Temps restant pour la discussion privée : { $left }
at-talk-words = { $count ->
    [0] Vous n’avez plus rien à y dire.
    [one] Vous pouvez y dire encore une phrase.
   *[other] Vous pouvez y dire encore { $count } phrases.
}
at-unbidden = Vous pouvez aussi :
at-chat-send = Dire
at-gallery = Public
at-gallery-one = Spectateur { $name }

## Propositions

at-proposal-undo = { $seat_is ->
    [you] Vous demandez à reprendre votre dernier coup.
   *[other] { $seat } demande à reprendre son dernier coup.
}
at-proposal-pause = { $seat_is ->
    [you] Vous proposez une pause.
   *[other] { $seat } propose une pause.
}
at-proposal-replace = { $seat_is ->
    [you] Vous proposez qu’un bot joue pour { $other }.
   *[other] { $seat } propose qu’un bot joue pour { $other }.
}
at-proposal-carried = C’est entendu : { $what ->
    [undo] le coup est repris.
    [pause] la partie est en pause.
   *[replace] un bot joue pour { $other }.
}
at-proposal-refused = { $what ->
    [replace] Aucun bot ne jouera pour { $other }.
   *[other] { $seats_is ->
        [many] Tous ne sont pas d’accord
       *[other] { $seats } n’est pas d’accord
    } : { $what ->
        [undo] le coup reste joué.
       *[pause] la partie continue.
    }
}
at-proposal-declined = Vous n’êtes pas d’accord : { $what ->
    [undo] le coup reste joué.
    [pause] la partie continue.
   *[replace] aucun bot ne jouera pour { $other }.
}
at-proposal-withdrawn = { $seat_is ->
    [you] Vous retirez votre proposition.
   *[other] { $seat } retire sa proposition.
}
at-proposal-dropped = { $seat_is ->
    [you] Votre proposition n’a pas abouti.
   *[other] La proposition faite par { $seat } n’a pas abouti.
}
at-proposal-awaited = Réponse attendue : { $seats }.
at-proposal-look = Voir
at-yes = D’accord
at-no = Non
at-withdraw = Retirer

## Menu

at-sound = Sons
at-notify = M’avertir quand c’est à moi et que la page est cachée
at-notify-denied = Le navigateur l’interdit à cette page ; cela se change dans ses réglages.
at-orders = Consignes
    .help = Ce à quoi l’on répond pour vous sans vous demander, et ce que vous décidez d’avance
    .change = Changer
at-orders-passing = Passer sans être interrogé
at-orders-help = Pour ne pas être interrogé chaque fois. Vous passez alors aussitôt, quoi que vous ayez en main : les autres peuvent le remarquer, mais n’en apprennent rien sur vos cartes.
at-order-ask = Me demander
at-order-pass = Toujours passer
    .help = Ne plus me demander, cette fois et les suivantes. Se change sous « Consignes ».
at-order-sure = « { $window } » : passer cette fois et toutes les suivantes, sans être interrogé ?
at-wait = Attendez !
    .help = La main levée, on vous demande au prochain moment, quoi que vous passiez d’ordinaire.
at-passing = { $count ->
    [one] Vous passez toujours : « { $windows } ».
   *[other] Vous passez toujours, dans { $count } sortes de moments.
}
at-passing-not = { $count ->
    [one] Pour l’instant on vous demande : « { $windows } ».
   *[other] Pour l’instant on vous demande, dans les { $count } sortes de moments.
}
at-pause = Proposer une pause
at-resume = Reprendre la partie
at-leave = Quitter la partie
at-leave-sure = Quitter la partie ?
at-leave-warning = Un bot jouera à votre place. Vous pourrez la reprendre quand vous voudrez, tant que la partie dure.
at-return = Reprendre ma place
at-letters = Raccourcis d’une seule lettre
    .help = Coupez-les si vous dictez, ou si vous les tapez par mégarde. Échap et les flèches restent actifs.
at-seat-link = Lien vers ma place
    .help = Pour continuer sur un autre appareil. Gardez-le pour vous : quiconque l’ouvre joue à votre place.
at-watch-link = Lien pour les spectateurs
at-replay-link = Lien pour revoir cette partie
at-other-seat = Aller à mon autre place à cette table
at-keys = Raccourcis clavier
at-key-choices = La liste de tous les choix
at-key-number = Prendre un choix de la liste
at-key-let-go = Reposer ce qui est choisi, ou revenir au présent
at-key-undo = Annuler
at-key-hint = Conseil
at-key-orders = Consignes
at-key-rules = Règles de cette question
at-key-chat = Conversation
at-key-play = Lecture automatique, ou arrêt
at-key-back = Un coup en arrière
at-key-on = Un coup en avant
at-key-leap-back = Tour ou phase d’avant
at-key-leap-on = Tour ou phase d’après
at-key-keys = Ces raccourcis
at-spoken = La table en phrases

## La fin

at-over = La partie est finie
    .help = Il n’y a plus de place à prendre à cette table, mais vous pouvez revoir toute la partie.
at-rematch = Revanche
at-rematch-changed = Revanche, autres réglages…
    .title = Revanche, autres réglages
at-rematch-go = Ouvrir la revanche
at-rematch-join = Rejoindre la revanche
at-rematch-offered = Une revanche se prépare ; une place vous est gardée.
at-rematch-watch = Regarder la revanche
at-replay = Revoir la partie
at-record = Télécharger la partie
at-seal = Le hasard de cette partie
at-seal-true = Hasard vérifié : la graine correspond au sceau.
at-seal-false = Attention : la graine ne correspond pas au sceau !
at-seal-unknown = Hasard non vérifié : ce navigateur ne le peut pas sur une page sans chiffrement.
at-seal-help = Le sceau a été publié avant la première carte ; il est l’empreinte SHA-256 de « tableronde seal/ » suivi de la graine, d’où viennent tous les mélanges. Si les deux correspondent, personne n’a pu choisir le hasard en cours de route.
at-seal-seal = Sceau
at-seal-seed = Graine

## Une table où l’on ne peut pas entrer

at-stopped = Porte close
at-my-seat = Aller à ma place
at-taken = Les places sont prises
    .help = Toutes les places de cette table sont prises. Vous pouvez regarder la partie.
at-reload = Recharger la page
