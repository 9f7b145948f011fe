### La table dans le navigateur : tout ce qui entoure le plateau, quel que soit le jeu.

## La phrase

at-yours = À vous.
    .call = À vous
at-which = Que faites-vous ?
at-waiting = On attend { $seats }.
at-paused = La partie est en pause.
at-away = Un bot joue à votre place.
at-advised = Le bot jouerait ainsi :
at-sure = Est-ce bien cela ?
at-let-go = Reposer
at-result = Résultat

## Avant la partie

at-invite = Lien d’invitation
    .help = Envoyez-le à vos amis : qui l’ouvre peut prendre une place libre.
at-uninvited = On ne prend place à cette table que par le lien d’invitation. Vous pourrez regarder la partie dès qu’elle commence, si les joueurs admettent des spectateurs.
at-fill = { $count ->
    [one] Donner la place libre à un bot et commencer
   *[other] Donner les places libres à des bots et commencer
}
at-give-up-seat = Rendre ma place
at-copy = Copier
at-copied = Le lien est copié.
at-not-copied = Le navigateur ne permet pas de copier : choisissez le lien et copiez-le vous-même.
at-share = Partager…

## Les joueurs

at-players = Joueurs
at-you = vous
at-present = à la table
at-absent = absent
at-bot = bot { $bot }
at-bot-for = un bot joue à sa place
at-waited = on l’attend
at-replace = Faire jouer un bot
at-watchers = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
at-clock = { $left }
at-clock-hours = { $hours } h { $minutes }
at-clock-days = { $days } j { $hours } h
at-clock-label = Temps restant : { $left }

## À côté du plateau

at-panel = À côté du plateau
at-menu = Menu de la table
at-lost = Connexion perdue ; on essaie de la rétablir…
at-undo = Annuler
    .help = Reprendre votre dernier coup
at-undo-ask = Annuler ?
    .help = Reprendre votre dernier coup, si les autres sont d’accord
at-hint = Conseil
    .help = Montrer ce que jouerait le bot, sans le jouer
at-hint-thinking = Le bot réfléchit…
    .help = Le bot cherche ce qu’il jouerait
at-choices = Tous les choix
    .help = La liste de tout ce que vous pouvez faire
at-choices-help = Cliquez un choix, ou tapez son numéro.
at-choices-help-long = Cliquez un choix, tapez son numéro, ou quelques-uns de ses mots.
at-choices-filter = Filtrer les choix
at-choices-found = { $count ->
    [0] aucun choix
    [one] 1 choix
   *[other] { $count } choix
}
at-rules = Règles
    .help = Ce que disent les règles sur cette question
at-rules-others = Autres chapitres
at-rules-all = Toutes les règles

## La chronique et le passé

at-chronicle = Chronique
at-chronicle-empty = Rien ne s’est encore passé.
at-jump = Revoir ce moment
at-past = Vous regardez le passé
at-past-number = Coup { $number } sur { $last }
at-past-slider = Moment de la partie
at-to-start = Au début
at-step-back = Un coup en arrière
at-play = Dérouler la partie
at-stop = Arrêter
at-step-on = Un coup en avant
at-to-end = À la fin
at-speed = Vitesse
at-speed-times = × { $speed }
at-eyes = Par les yeux de
at-eyes-mine = Vue de votre place
at-eyes-seat = Vue de { $player }
at-eyes-all = Tout ouvert
at-eyes-public = Vue du public
at-play-on = Jouer d’ici
at-now = Revenir au présent
    .short = Présent

## Conversation

at-chat = Conversation
at-chat-unread = { $count ->
    [one] Conversation : 1 message nouveau
   *[other] Conversation : { $count } messages nouveaux
}
at-chat-seats = Ce que vous dites ici, tous ceux qui sont à la table l’entendent, spectateurs compris.
at-chat-gallery = Les joueurs n’entendent le public qu’une fois la partie finie.
at-chat-say = Dire quelque chose
at-chat-send = Dire
at-gallery = Public

## Propositions

at-proposal-undo = { $seat_is ->
    [you] Vous demandez à reprendre votre dernier coup.
   *[other] { $seat } demande à reprendre son dernier coup.
}
at-proposal-pause = { $seat_is ->
    [you] Vous proposez une pause.
   *[other] { $seat } propose une pause.
}
at-proposal-resume = { $seat_is ->
    [you] Vous proposez de reprendre la partie.
   *[other] { $seat } propose de reprendre la partie.
}
at-proposal-replace = { $seat_is ->
    [you] Vous proposez qu’un bot joue pour { $other }.
   *[other] { $seat } propose qu’un bot joue pour { $other }.
}
at-proposal-awaited = On attend la réponse de { $seats }.
at-proposal-look = Voir
at-yes = D’accord
at-no = Non
at-withdraw = Retirer

## Menu

at-sound = Sons
at-notify = M’avertir quand c’est à moi et que la page est cachée
at-notify-denied = Le navigateur l’interdit à cette page ; cela se change dans ses réglages.
at-orders = Consignes
at-orders-help = Pour ne pas être interrogé chaque fois. Les autres ne voient pas la différence.
at-order-ask = Me demander
at-order-pass = Toujours passer
at-wait = Attendez !
    .help = Tant que c’est coché, on vous demande quand même.
at-pause = Proposer une pause
at-resume = Proposer de reprendre
at-leave = Quitter la partie
at-leave-sure = Quitter la partie ?
at-leave-warning = Un bot jouera à votre place. Vous pourrez la reprendre quand vous voudrez, tant que la partie dure.
at-return = Reprendre ma place
at-seat-link = Lien vers ma place
    .help = Pour continuer sur un autre appareil. Gardez-le pour vous : qui l’ouvre joue à votre place.
at-watch-link = Lien pour les spectateurs
at-keys = Raccourcis clavier
at-key-choices = La liste de tous les choix
at-key-number = Prendre un choix de la liste
at-key-let-go = Reposer ce qui est choisi, ou revenir au présent
at-key-undo = Annuler
at-key-hint = Conseil
at-key-rules = Règles de cette question
at-key-chat = Conversation
at-key-back = Un coup en arrière
at-key-on = Un coup en avant
at-key-keys = Ces raccourcis
at-spoken = La table en phrases

## La fin

at-over = La partie est finie
at-rematch = Revanche
at-rematch-changed = Revanche autrement…
at-rematch-go = Ouvrir la revanche
at-rematch-join = Rejoindre la revanche
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

at-stopped = On n’entre pas
at-reload = Recharger la page
