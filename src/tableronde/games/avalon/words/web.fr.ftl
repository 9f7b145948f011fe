### Avalon : ce que seule la page dit en français (noms des choses du plateau, aussi pour les lecteurs d’écran).

board-row = Les onze régions
board-region-mist = Région { $region } : dans le brouillard.
board-region-veiled = Région { $region } : { $name }, { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, encore dans le brouillard.
board-region = Région { $region } : { $name }, { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, { $owner_is ->
    [you] à vous
   *[other] à { $owner }
}.
board-hidden = Encore dans le brouillard, on ne sait pas où : { $regions }.
board-pile = { $seat_is ->
    [you] Votre pile
   *[other] Pile { $seat_of }
} : { $count ->
    [0] vide
    [one] { $pile }
   *[other] { $count } cartes, en partant du sommet : { $pile }
}.
board-pile-of = { $seat_is ->
    [you] Votre pile
   *[other] Pile { $seat_of }
} : { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes, en partant du sommet
}
board-last = La dernière carte a été posée ici.
board-can = Vous pouvez choisir : { $verbs }.
board-announced-attack = Attaque annoncée : on attend la réponse.
board-announced-bewitch = Sortilège annoncé : on attend la réponse.

board-hand = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $count ->
    [0] aucune carte en main
    [one] 1 carte en main
   *[other] { $count } cartes en main
}
board-hand-empty = Aucune carte en main
board-hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } exemplaires
}{ $known ->
    [0] {""}
    [one] , dont une que votre adversaire connaît
   *[other] , dont { $known } que votre adversaire connaît
}
board-hand-cards = { $seat_is ->
    [you] { $count ->
        [0] Vous n’avez aucune carte en main.
       *[other] Vous avez en main : { $cards }.
    }
   *[other] { $count ->
        [0] { $seat } n’a aucune carte en main.
       *[other] { $seat } a en main : { $cards }.
    }
}
board-held = { $seat } : { $count ->
    [0] aucune carte en main
    [one] 1 carte en main
   *[other] { $count } cartes en main
}
board-held-known = { $seat } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
} ; { $cards_is ->
    [one] connue
   *[other] connues
} de tous : { $cards }
board-known = { $cards_is ->
    [one] Connue
   *[other] Connues
} de tous dans cette main : { $cards }.

board-player = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $crowns } { $crowns ->
    [0] couronne
    [one] couronne
   *[other] couronnes
} sur { $goal }, { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
} en main.
board-open-player = { $seat } : { $crowns } { $crowns ->
    [0] couronne
    [one] couronne
   *[other] couronnes
} sur { $goal }, { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
} en main. Voir le détail.
board-crowns = { $count } { $count ->
    [0] couronne
    [one] couronne
   *[other] couronnes
} sur { $goal }
board-turn = { $seat_is ->
    [you] À vous de jouer
   *[other] À { $seat } de jouer
} ; conquêtes pendant ce tour : { $count } sur 2.
board-conquests = Conquêtes pendant ce tour : { $count } sur 2
board-winner = vainqueur

board-discard-open = Défausse : { $count ->
    [0] vide
    [one] 1 carte, la voir
   *[other] { $count } cartes, les voir
}
board-discard-top = Défausse : { $count ->
    [one] { $count } carte, { $card }.
   *[other] { $count } cartes, { $card } au sommet.
}
board-discard-order = La dernière carte défaussée vient en premier.
board-draw-open = Pioche : { $count ->
    [0] vide
    [one] 1 carte, la voir
   *[other] { $count } cartes, les voir
}
board-draw-order = La prochaine carte à piocher vient en premier.

board-tiles = Tuiles de renfort
board-tiles-open = Voir les tuiles de renfort
board-tiles-more = { $told } ; { $more }
board-tiles-free = { $count ->
    [0] Tuiles disponibles : aucune
   *[other] Tuiles disponibles — { $tiles }
}.
board-tiles-used = { $count ->
    [0] Tuiles utilisées : aucune
   *[other] Tuiles utilisées — { $tiles }
}.
board-tile = Tuile ({ $tile }){ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}. { $text }{ $worth ->
    [-1] {""}
    [0] {" "}Elle ne rapporte aucune carte pour l’instant.
    [one] {" "}Elle rapporte 1 carte pour l’instant.
   *[other] {" "}Elle rapporte { $worth } cartes pour l’instant.
}
board-doubt-tile = { $which ->
    [light-two] Vous piochez 2 cartes tout de suite.
    [light-landscape] Tout de suite 1 carte par région de votre paysage majoritaire : { $worth }.
    [light-chain] Tout de suite 1 carte par région de votre plus longue chaîne : { $worth }.
    [dark-four] Vous piocherez 4 cartes au début de votre prochain tour.
    [dark-landscape] À votre prochain tour, 2 cartes par région de votre paysage majoritaire : { $worth } pour l’instant.
   *[dark-regions] À votre prochain tour, 1 carte par région possédée : { $worth } pour l’instant.
}
board-chosen-region = région { $region }
board-tile-count = { $tile }{ $count ->
    [one] {""}
   *[other] {" "}(×{ $count })
}
board-tile-used = Tuile utilisée ({ $tile }).
board-tile-pending = Tuile en attente ({ $tile }) : { $worth ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $worth } cartes
} au début du prochain tour, pour l’instant.
board-tile-left = { $count ->
    [0] Plus aucune à prendre.
    [one] 1 à prendre.
   *[other] { $count } à prendre.
}
