### Medieval Mastery, le plateau dans le navigateur : français

## La carte et la marche

board-map = La carte
board-tile-name = { $name } ({ $tile })
board-territory = Territoire ({ $tile })
board-tile = { $land } ({ $tile }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place pour { $capacity }.
board-tile-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place pour { $capacity }.
board-tile-free = Inoccupé.
board-tile-held = { $owner_is ->
    [you] À vous,
   *[other] { $owner },
} { $count ->
    [one] { $count } chevalier.
   *[other] { $count } chevaliers.
}
board-tile-cut = Sans ligne d’approvisionnement.
board-tile-attacked = { $seat_is ->
    [you] Vous attaquez
   *[other] { $seat } attaque
} avec { $count ->
    [one] { $count } chevalier.
   *[other] { $count } chevaliers.
}
board-tile-beside = À côté : { $names }.
board-tile-hidden = Territoire ({ $tile }), pas encore posé.
board-lake-name = Lac
board-lake-text = Un lac relie toutes les tuiles qui l’entourent ; aucun chevalier n’y entre.
board-lake = Lac ({ $tile }). Il relie toutes les tuiles qui l’entourent.
board-castle-free = { $owner_is ->
    [you] Place de votre château
   *[other] Place du château { $owner_of }
} ({ $tile }).
board-castle = { $owner_is ->
    [you] Votre château { $castle_of }
   *[other] Château { $castle_of }, à { $owner }
} ({ $tile }), { $count ->
    [0] aucun chevalier
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}.
board-supply = Approvisionnement
board-see-map = Voir la carte
board-see-battle = Revenir à la bataille
board-castles = Les six châteaux
board-castles-help = Seules la couleur et les armoiries changent.
board-redeployment = Répartition
board-redeploy-help = Glissez des chevaliers d’une tuile à l’autre, ou choisissez la tuile de départ, puis celle d’arrivée.
board-where-to = Partir { $land_of } ({ $tile }) : vers où ?
board-way = { $from } → { $to } : { $count ->
    [one] { $count } chevalier.
   *[other] { $count } chevaliers.
}
board-receive = Vers quelle tuile ?
board-plan = { $count ->
    [one] { $count } chevalier change de place.
   *[other] { $count } chevaliers changent de place.
}
board-take-back = Annuler le dernier déplacement
board-knights = { $count ->
    [0] aucun chevalier
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
board-more-knights = Un chevalier de plus
board-fewer-knights = Un chevalier de moins
board-dice-left = { $count ->
    [0] Aucun dé en réserve.
    [one] { $count } dé en réserve.
   *[other] { $count } dés en réserve.
}
board-garrison = Un chevalier doit rester sur chaque territoire.
board-cut-off = Sans ligne d’approvisionnement : { $names }.
board-carry-out = Valider
board-advance = Avancée
board-advance-count = Combien de chevaliers avancent ?
board-stay-home = { $count ->
    [0] Aucun ne reste au château.
    [one] { $count } reste au château.
   *[other] { $count } restent au château.
}
board-room = Place pour { $count }.
board-fight = Bataille contre { $owner } ({ $count ->
    [0] aucun chevalier
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}).

## Toute la table pour l’oreille

board-turn = { $seat_is ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
board-battle = Bataille { $land_in } ({ $tile }), étape { $step } sur 9 : { $seat_is ->
    [you] vous attaquez
   *[other] { $seat } attaque
} avec { $attack }, { $other_is ->
    [you] vous défendez
   *[other] { $other } défend
} avec { $defence }.
board-battle-side = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $parts }.
board-player = { $seat_is ->
    [you] Vous, château { $castle_of } :
   *[other] { $seat }, château { $castle_of } :
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $target }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} en réserve.
board-player-team = { $seat_is ->
    [you] Votre équipe a
   *[other] Son équipe a
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
board-player-cards = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main, { $draw } à piocher, { $discarded } dans la défausse.
board-face-up = Artefacts : { $artefacts }.
board-face-down = Détruits : { $artefacts }.
board-holds = { $seat_is ->
    [you] Vous avez en main : { $cards }.
   *[other] { $seat } a en main : { $cards }.
}

## La bataille en scène

board-stage = Bataille { $land_in } ({ $tile })
board-stage-steps = Les neuf étapes
board-stage-close = Fermer la bataille
board-step-1 = Territoire
board-step-2 = Mains
board-step-3 = Sceptres
board-step-4 = Conflit
board-step-5 = Soutien
board-step-6 = Issue
board-step-7 = Orbes
board-step-8 = Pertes
board-step-9 = Conquête
board-attacker = attaque
board-defender = défend
board-wins-battle = gagne la bataille
board-won-by = de { $count }
board-row-knights = Chevaliers
board-row-ground = Territoire
board-row-sceptre = Sceptre
board-row-conflict = Conflit
board-row-support = Soutien
board-row-score = Score
board-row-victory = Victoire
board-row-losses = Pertes
board-really = { $count ->
    [0] aucun sur place
   *[other] { $count } sur place
}
board-home = { $count ->
    [one] { $count } se replie
   *[other] { $count } se replient
}
board-laid-face-down = Une carte, face cachée

## Les joueurs, les piles et les artefacts

board-open-player = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $target }, { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
} en main. Voir le détail.
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
} sur { $target }
board-team-name = Équipe { $team }
board-own-points = dont { $count } { $seat_is ->
    [you] à vous
   *[other] à { $seat }
}
board-winner = Vainqueur
board-first-player = Premier joueur
board-reserve = { $count ->
    [one] dé
   *[other] dés
} en réserve
board-size-hand = { $count ->
    [one] carte
   *[other] cartes
} en main
board-size-draw = { $count ->
    [one] carte
   *[other] cartes
} dans la pioche
board-size-discard = { $count ->
    [one] carte
   *[other] cartes
} dans la défausse
board-open-hand = Main : voir les cartes
board-open-draw = Pioche : voir les cartes connues
board-open-discard = Défausse : voir les cartes
board-pile-hand = { $seat_is ->
    [you] Votre main
   *[other] Main { $seat_of }
} : { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}
board-pile-draw = { $seat_is ->
    [you] Votre pioche
   *[other] Pioche { $seat_of }
} : { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}
board-pile-discard = { $seat_is ->
    [you] Votre défausse
   *[other] Défausse { $seat_of }
} : { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}
board-pile-draw-order = La prochaine carte à piocher vient en premier.
board-pile-discard-order = La dernière carte défaussée vient en premier.
board-unknown-card = Une carte que vous ne connaissez pas
board-artefact-down = { $name }, artefact détruit
board-destroyed = Artefact détruit { $until ->
    [this] jusqu’à la fin de ce tour.
   *[next] jusqu’à la fin { $seat_is ->
        [you] de votre prochain tour.
       *[other] du prochain tour { $seat_of }.
    }
}
board-in-vain = En ce moment, cette couronne serait sans effet.
board-tap-again = Touchez encore pour choisir.

## La main et le plateau

board-hand = Votre main
board-hand-none = Aucune carte en main
board-tray-break = Artefacts qu’une Fracture peut détruire
board-tray-destroy = Artefacts que vous pouvez détruire
board-tray-pile = Les pioches
board-tray-looked = La carte que vous regardez
board-tray-recover = Votre défausse
board-tray-arrange = Le dessus de votre pioche
board-tray-match = Les scores de combat
board-tray-support = Cartes soutien
board-count-cards = { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}
board-top-card = { $other_is ->
    [you] Sur le dessus de votre pioche
   *[other] Sur le dessus de la pioche { $other_of }
}
board-recover = Les cartes défaussées pendant ce tour ne peuvent pas encore revenir.
board-arrange = { $place ->
    [1] Quelle carte va sur le dessus ?
   *[other] Quelle carte ensuite ? Ce sera la { $place }e à partir du dessus.
}
board-arranged = Déjà placées, à partir du dessus
board-match = Sans le sceptre : { $own } contre { $rival }. Avec : { $then } contre { $rival }.
board-more = Une carte de plus : { $card }
board-fewer = Une carte de moins : { $card }
board-laid-out = { $card } : { $count } sur { $most }
board-support-sum = { $own } contre { $rival }
board-play-support = { $count ->
    [0] Jouer
   *[other] Jouer +{ $count }
}
