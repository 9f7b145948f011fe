### Médiévallons, le plateau dans le navigateur : français

board-copies = { $count } dans la boîte, { $seen ->
    [0] aucune en vue
   *[other] dont { $seen } en vue
}
board-guild = { $owner_is ->
    [you] Votre { table-guild }
   *[other] { $owner }, { table-guild }
}, { $count } cartes : { $cards }
board-member = { $owner_is ->
    [you] { $card } dans votre { table-guild }
   *[other] { $card } dans la { table-guild } { $owner_of }
}
board-won = Sur le trône
board-guilds-count = { $count ->
    [0] aucune guilde
    [one] 1 guilde
   *[other] { $count } guildes
} sur 3 pour gagner
board-choose-seat = Choisir { $seat } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main, { $guilds ->
    [0] aucune guilde
    [one] 1 guilde
   *[other] { $guilds } guildes
}.
board-open-seat = { $seat } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main, { $guilds ->
    [0] aucune guilde
    [one] 1 guilde
   *[other] { $guilds } guildes
}. Voir le détail.
board-middle = Le centre de la table
board-end-red = carte Fin de partie, face rouge : encore un mélange
board-end-yellow = carte Fin de partie, face jaune : plus de mélange
board-played = Carte jouée : { $card }
board-played-spot = Carte jouée
board-open-discard = Défausse, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $card } sur le dessus. Voir les cartes
board-discard-hint = voir les cartes
board-discard-order = La dernière carte défaussée vient en premier.
board-draw-open = Pioche : { $count ->
    [0] vide
    [one] 1 carte, la voir
   *[other] { $count } cartes, les voir
}
board-draw-order = La prochaine carte à piocher vient en premier.
board-powers = Les 13 pouvoirs
board-powers-title = Les treize guildes
board-plan = Que faire de ces cartes ?
board-can = Vous pouvez choisir : { $choices }.
board-more = Une carte { $card } de plus
board-fewer = Une carte { $card } de moins
board-let-go = Annuler
board-name = Quelle carte demandez-vous, et à qui ?
board-keep = Les trois cartes piochées
board-keep-card = Choisissez d’abord la carte que vous gardez.
board-keep-under = Puis celle que vous défaussez en premier ; l’autre sera sur le dessus.
board-keep-top = Et celle du dessus.
board-keep-done = C’est prêt. Touchez une autre carte pour changer.
board-part-card = dans votre main
board-part-top = défaussée, dessus
board-part-under = défaussée, dessous
board-open-hand = Main { $other_of }

## La table en phrases, pour un lecteur d’écran

board-turn = { $seat_is ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
board-over = La partie est terminée.
board-hand = Votre main : { $cards }.
board-hand-empty = Votre main est vide.
board-seat = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
} { $count ->
    [0] la main vide
    [one] 1 carte en main
   *[other] { $count } cartes en main
} et { $guilds ->
    [0] aucune guilde sur la table.
    [one] 1 guilde sur la table.
   *[other] { $guilds } guildes sur la table.
}
field-name-card = Quelle carte demandez-vous ?
field-name-seat = À qui demandez-vous cette carte ?
board-guild-number = { $which ->
    [1] 1re
   *[other] { $which }e
}
board-wins = { $seat_is ->
    [you] Manches que vous avez gagnées
   *[other] Manches gagnées par { $seat }
} : { $count }.
board-round-ended = Fin de la manche { $round }
board-draw = Il reste { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche ; dessous, la carte Fin de partie montre sa face { $side ->
    [red] rouge : la défausse sera mélangée encore une fois
   *[yellow] jaune : quand la pioche sera vide, la manche s’arrêtera
}.
board-discard = La défausse compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; sur le dessus, { $card_a }.
board-discard-empty = La défausse est vide.
board-in-play = Carte jouée : { $card }.
board-hand-open = { $seat } a en main : { $cards }.
board-shown = { $other } vous montre sa main : { $cards }.
