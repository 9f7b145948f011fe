### Medieval : Jan Žižka, le plateau dans le navigateur : français



## La carte, les joueurs, les tavernes

board-map = La carte
board-see-map = Voir la carte
board-see-stage = Revenir aux dés
board-tap-again = Touchez encore pour choisir.
board-can = Vous pouvez choisir : { $verbs }.
board-titled = { $title } : { $lead }.
board-line = { $label } : { $signs }.
board-nothing = rien
board-roads = Chemins vers { $names }.
board-token = « { $token } », { $kind }
board-peeked = Vous seul le connaissez : vous l’avez regardé.
board-back = Face cachée : les autres rangées peuvent demander n’importe quoi.
board-back-asks = La première rangée peut demander
board-back-pays = Elle rapporte
board-back-tournament = Face cachée : un objectif personnel pour le joueur qui l’ouvre, une récompense pour le meilleur score.
board-empty-tavern = On peut y embaucher des membres des deux niveaux.
board-empty-event = Rien à faire ici avant l’arrivée d’un nouvel événement.
board-empty-start = Case de départ ; un événement peut y venir plus tard.
board-empty-waypoint = Un lieu de passage.
board-stands = { $seat_is ->
    [you] Vous êtes ici.
   *[other] { $seat } est ici.
}
board-lies = { $seat_is ->
    [you] Votre figurine est couchée ici : on ne peut pas vous attaquer avant votre tour.
   *[other] La figurine { $seat_of } est couchée ici : aucune attaque possible avant son tour.
}
board-torak-stands = Torak est ici.
board-torak-lies = La figurine de Torak est couchée ici.
board-attack = Attaquer { $seat }
board-row = Rangée { $row }
board-row-line = Rangée { $row } : { $asks }, pour { $pays }.
board-goal-line = Objectif personnel { $count } : { $pays }.
board-common-line = Meilleur score : { $pays }.
board-token-goal = Objectif personnel { $count }
board-token-common = Meilleur score
board-castle-decks = Conquêtes
board-castle-deck = Conquête { $difficulty }
board-castle-count = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-castle-hidden = Ses obstacles sont révélés quand on l’assiège.
board-castle-known = Sur le dessus : « { $card } ».
board-spoils = Récompense
board-track = Points de victoire

board-offers = Tavernes
board-level = { $level ->
    [1] Taverne, niveau I
   *[other] Taverne, niveau II
}
board-deck = { $count ->
    [0] pioche vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-no-card = vide
board-refused-level = Seul un membre de niveau { $level ->
    [1] I
   *[other] II
} peut vous rejoindre maintenant.
board-refused-morale = Rejette votre morale actuelle.
board-refused-dear = { $count ->
    [0] Trop cher : vous n’avez pas de pièce.
    [one] Trop cher : vous avez { $count } pièce.
   *[other] Trop cher : vous avez { $count } pièces.
}
board-in-reserve = En réserve
board-band = Mon entourage
board-joining = Vous rejoint
board-entourage = Membres
board-companion = membre de départ
board-member = niveau { $level ->
    [1] I
   *[other] II
}, { $count ->
    [0] gratuit
    [one] { $count } pièce
   *[other] { $count } pièces
}
board-gives = Donne
board-helps = Un dé de plus dans les événements de ce type : { $kind }.
board-helps-joust = Une relance gratuite à chaque tournoi.
board-rejects = Rejette { $trait_the } : vous quitte si votre morale arrive à ce bout de la piste.

board-sign-sword = { $count ->
    [one] { $count } épée
   *[other] { $count } épées
}
board-sign-shield = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
board-sign-speech = { $count ->
    [one] { $count } parole
   *[other] { $count } paroles
}
board-sign-wild = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
board-sign-coin = { $count ->
    [0] aucune pièce
    [one] { $count } pièce
   *[other] { $count } pièces
}
board-sign-die = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
board-sign-reroll = { $count ->
    [0] aucune relance
    [one] { $count } relance
   *[other] { $count } relances
}
board-sign-move = { $count ->
    [one] { $count } mouvement
   *[other] { $count } mouvements
}
board-sign-peek = { $count ->
    [one] { $count } coup d’œil
   *[other] { $count } coups d’œil
}
board-sign-luck = { $count ->
    [0] aucun jeton Chance
    [one] { $count } jeton Chance
   *[other] { $count } jetons Chance
}
board-sign-vp = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
board-sign-virtue = { $count ->
    [one] un pas vers la vertu
   *[other] { $count } pas vers la vertu
}
board-sign-vice = { $count ->
    [one] un pas vers le vice
   *[other] { $count } pas vers le vice
}
board-sign-step = un pas vers la vertu ou le vice
board-sign-wenceslas = la faveur de Venceslas
board-sign-sigismund = la faveur de Sigismond
board-sign-warrant = un mandat d’arrêt contre vous
board-sign-member = un membre de l’entourage
board-sign-recruit = un nouveau membre de niveau { $level ->
    [1] I
   *[other] II
}

board-open-player = { $seat } : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}, { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $luck ->
    [0] aucun jeton Chance
    [one] { $luck } jeton Chance
   *[other] { $luck } jetons Chance
}. Voir le détail.
board-winner = vainqueur
board-first = premier joueur
board-actions = { $count ->
    [one] encore { $count } action
   *[other] encore { $count } actions
}
board-range = { $count ->
    [one] Portée : { $count } case
   *[other] Portée : { $count } cases
}
board-morale = { $count ->
    [-2] Morale : vice extrême
    [-1] Morale : penche vers le vice
    [1] Morale : penche vers la vertu
    [2] Morale : vertu extrême
   *[other] Morale : ni vertu ni vice
}
board-favour = faveur de { $sovereign }
board-warrant = { $count ->
    [one] prime de { $count } pièce
   *[other] prime de { $count } pièces
}
board-lying = figurine couchée
board-commanders = Qui incarnez-vous ?
board-commanders-help = Torak est votre adversaire. Voici la capacité et les biens de départ de chaque commandant, en plus de son entourage :
board-epithet-bores = le prudent
board-epithet-katerina = la rusée
board-epithet-torak = l’habile
board-epithet-zizka = le guerrier
board-torak-strength = { $count ->
    [one] Combat avec { $count } dé
   *[other] Combat avec { $count } dés
}{ $luck ->
    [0] {""}
    [one] {" "}et { $luck } jeton Chance
   *[other] {" "}et { $luck } jetons Chance
}
board-torak-deck = { $count ->
    [0] sa pioche est vide
    [one] { $count } carte dans sa pioche
   *[other] { $count } cartes dans sa pioche
}
board-torak-last = Dernière carte : « { $card } ».
board-torak-card = Il avance de { $move ->
    [one] { $move } case
   *[other] { $move } cases
} vers vous{ $vp ->
    [0] {""}
    [one] {" "}et gagne { $vp } point
   *[other] {" "}et gagne { $vp } points
}.
board-torak-refresh-members = Tous les membres disponibles sont remplacés.
board-torak-swap-event = L’événement de sa case, ou le plus proche, est remplacé.
board-torak-favour-wenceslas = Si vous avez la faveur de Venceslas, vous la perdez et gagnez 1 point ; sinon, Torak gagne 1 point.
board-torak-favour-sigismund = Si vous avez la faveur de Sigismond, vous la perdez et gagnez 1 point ; sinon, Torak gagne 1 point.
board-torak-loss = Révélée quand il gagne un combat, elle vous coûte { $loss_your } ; dans un tournoi, elle vaut { $score }.

## La table en toutes lettres

board-turn = { $seat_is ->
    [you] C’est votre tour
   *[other] C’est le tour { $seat_of }
}, { $count ->
    [0] plus d’action
    [one] encore { $count } action
   *[other] encore { $count } actions
}.
board-last-round = C’est la dernière manche.
board-last-turn = C’est le dernier tour.
board-roll = { $seat_is ->
    [you] Vous avez lancé les dés { $purpose_for } : { $faces }.
   *[other] { $seat } a lancé les dés { $purpose_for } : { $faces }.
}
board-roll-has = Avec les icônes des cartes : { $icons }.
board-roll-row = Rangée { $row }, { $asked } : { $note }.
board-obstacle = Assaut de l’obstacle { $row }.
board-total = Force { $count }.
board-tourney = { $seat_is ->
    [you] Vous avez ouvert un tournoi,
   *[other] { $seat } a ouvert un tournoi,
} { $count ->
    [0] rien dans le pot.
    [one] { $count } pièce dans le pot.
   *[other] { $count } pièces dans le pot.
}
board-score = { $seat_is ->
    [you] Vous obtenez un score de { $count }.
   *[other] { $seat } obtient un score de { $count }.
}
board-torak-score = Torak obtient un score de { $count }.
board-jousts = { $seat_is ->
    [you] Vous joutez : { $faces }, valeur { $count }.
   *[other] { $seat } joute : { $faces }, valeur { $count }.
}
board-set-aside = Mis de côté : { $aside }.
board-player = { $seat_is ->
    [you] Vous êtes { $commander },
   *[other] { $seat } est { $commander },
} { $points ->
    [one] { $points } point de victoire,
   *[other] { $points } points de victoire,
} { $coins ->
    [0] aucune pièce,
    [one] { $coins } pièce,
   *[other] { $coins } pièces,
} { $luck ->
    [0] aucun jeton Chance.
    [one] { $luck } jeton Chance.
   *[other] { $luck } jetons Chance.
}
board-player-space = { $seat_is ->
    [you] Vous êtes à { $space }.
   *[other] { $seat } est à { $space }.
}
board-player-has = Plateau et entourage donnent { $signs }.
board-castles-taken = Châteaux pris
board-torak = Torak est à { $space }, avec { $count ->
    [one] { $count } point de victoire.
   *[other] { $count } points de victoire.
}
board-stack = Jetons Événement : { $count } dans la pile, { $used } utilisés.
board-reserve = Faveurs en réserve : { $names }.
board-luck-left = { $count ->
    [0] Il ne reste aucun jeton Chance en réserve.
    [one] Il reste { $count } jeton Chance en réserve.
   *[other] Il reste { $count } jetons Chance en réserve.
}

## La scène : lancers, châteaux, tournois, combats

board-stage-close = Fermer
board-stage-event = Événement
board-stage-siege = siège
board-stage-fight = Combat
board-stage-dice = Dés
board-stage-die = Dé { $die } ({ $which }) : { $face }
board-stage-locked = bloqué
board-stage-rerolls = { $count ->
    [0] plus de relance
    [one] { $count } relance
   *[other] { $count } relances
}
board-stage-rerolls-paid = { $count ->
    [0] pas de pièce pour payer
    [one] { $count } relance à payer
   *[other] { $count } relances à payer
}
board-stage-luck-left = { $count ->
    [0] aucun jeton Chance
    [one] { $count } jeton Chance
   *[other] { $count } jetons Chance
}
board-stage-printed = l’entourage ajoute
board-stage-rows = Rangées de l’événement
board-stage-obstacles = Obstacles du château
board-stage-row = Rangée { $row }
board-stage-row-asks = Rangée { $row } : { $asked }
board-stage-filled = remplie
board-stage-obstacle-overcome = surmonté
board-stage-obstacle-ready = peut être surmonté
board-stage-spoils = Récompense si tous sont surmontés
board-stage-forgoes-attempt = En rester là ? Il vous reste des relances ; sans elles, vous échouez.
board-stage-forgoes-coin = En rester là ? Vous perdez la pièce du dé.
board-stage-row-ready = complète
board-stage-row-lacks = { $count ->
    [one] il manque { $count } icône
   *[other] il manque { $count } icônes
}
board-stage-row-impossible = il manque un joker
board-stage-row-coins = { $count ->
    [one] il manque { $count } pièce
   *[other] il manque { $count } pièces
}
board-stage-row-nobody = aucun membre à défausser
board-stage-row-writs = vous avez déjà les quatre mandats
board-stage-row-after = après la rangée 1 : { $note }
board-stage-rows-together = { $count ->
    [one] Toutes ensemble, elles demandent { $count } jeton Chance.
   *[other] Toutes ensemble, elles demandent { $count } jetons Chance.
}
board-stage-rows-apart = Ces rangées ne peuvent pas toutes être remplies ensemble.
board-stage-row-luck = { $count ->
    [one] avec { $count } jeton Chance
   *[other] avec { $count } jetons Chance
}
board-stage-row-luck-goes = { $count ->
    [one] { $count } jeton Chance remplace ce qui manque. Ce bouton le dépense :
   *[other] { $count } jetons Chance remplacent ce qui manque. Ce bouton les dépense :
}
board-stage-row-gives = Quel membre défaussez-vous ?
board-stage-steps = Un pas sur la piste de morale
board-stage-step-point = Bout de la piste : 1 point de victoire à la place.
board-stage-step-leaving = { $count ->
    [one] { $names } partirait.
   *[other] { $names } partiraient.
}
board-stage-attacker = Attaquant
board-stage-defender = Défenseur
board-stage-wins-fight = gagne le combat
board-stage-not-yet = n’a pas encore lancé
board-stage-sum-dice = { $count } aux dés
board-stage-sum-printed = + { $count } par l’entourage
board-stage-sum-luck = + { $count } par la chance
board-stage-luck = Jetons Chance pour ce combat
board-stage-luck-token = { $count ->
    [one] Dépenser { $count } jeton Chance
   *[other] Dépenser { $count } jetons Chance
}
board-stage-luck-holds = { $count } contre { $rival } : cela suffit.
board-stage-luck-falls = { $count } contre { $rival } : cela ne suffit pas.
board-stage-riders = Participants
board-stage-goal = objectif { $count }
board-stage-rank = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-stage-ranks = Points de victoire par rang, le plus faible score d’abord : { $points }
board-stage-pot = { $count ->
    [one] { $count } pièce dans le pot
   *[other] { $count } pièces dans le pot
}
board-stage-wins-tourney = gagne le tournoi
board-stage-aside = de côté :
board-stage-joust-help = Touchez le dé à mettre de côté ; parmi les autres, les plus faibles sont marqués pour la relance.
board-stage-joust-mark = Touchez les dés à relancer.
board-stage-joust-keeps = Ce qui reste vaut { $count }.
board-stage-joust-roll = { $count ->
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
board-stage-joust-free-roll = { $count ->
    [one] Le relancer gratuitement (une fois)
   *[other] Le relancer gratuitement ({ $count } fois)
}
board-stage-joust-free = Dé { $die } : { $face }, vaut { $count }
board-stage-joust-aside = Dé { $die } : { $face }, mis de côté
board-stage-joust-again = Dé { $die } : { $face }, à relancer
board-stage-joust-stays = Dé { $die } : { $face }, vaut { $count }, reste
verb-breach-fill = Surmonter l’obstacle
