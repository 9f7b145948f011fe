### Fief, le plateau dans le navigateur : français

## La scène

board-stage-title-election = Élection { $office_of }
board-stage-title-battle = Bataille { $village_at }
board-stage-title-revolt = Révolte { $village_at }
board-stage-title-calamities = Les calamités
board-stage-title-income = Les revenus
board-stage-title-deal = Un accord
board-stage-title-talk = Discussion privée
board-stage-title-purchases = Les achats
board-stage-title-draw = Défausse et pioche
board-stage-title-couple = Un mariage
board-stage-title-courtship = Mariages
board-stage-title-ransom = Rançons
board-stage-title-inheritance = Un héritage
board-stage-title-take-title = Un titre conquis
board-stage-title-burial-order = Héritages
board-stage-title-tooth = La dent de saint Géronce
board-stage-title-decimation = La peste
board-stage-title-settle = Votre village
board-stage-title-play-cards = Vos cartes
board-stage-title-moves = Vos déplacements
board-stage-title-group = Votre groupe
board-stage-title-muster = Votre groupe
board-stage-title-turned-away = Passage refusé
board-stage-title-ride-on = Votre chevauchée
board-stage-title-melee = Votre chevauchée
board-stage-title-passage = Une demande de passage
board-stage-title-toll = Un péage
board-stage-title-attack = Vos combats
board-stage-title-siege = Vos sièges
board-stage-title-pillage = Le pillage
board-stage-title-choice = Votre décision
board-stage-close = Fermer
board-stage-ended = Ce qui vient de se passer
board-stage-on-map = Choisissez un village sur la carte.
board-stage-choices = Vos choix
board-stage-let-go = Annuler ce choix
board-stage-fewer = { $count } de moins : { $thing }
board-stage-more = { $count } de plus : { $thing }
board-doubt-deserted = { $village } reste sans garde : partir quand même ?
board-doubt-no-draw = Vous n’avez rien pioché : continuer quand même ?
board-note-toll = { $count ->
    [0] Vous n’avez pas d’argent.
    [one] Vous n’avez qu’{ $count } écu.
   *[other] Vous n’avez que { $count } écus.
}
board-stage-your-money = { $count ->
    [0] Vous n’avez pas d’argent.
   *[other] Vous avez { table-coins }.
}

# Ce qu’on peut faire en passant

board-stage-asides = Ce que vous pouvez faire maintenant
board-stage-aside-cards = Surprises
board-stage-aside-church = Pape
board-stage-aside-lands = Villages et sièges
board-stage-aside-prisoners = Prisonniers
board-stage-aside-relics = Reliques
board-stage-aside-diplomacy = Diplomatie

# Les élections

board-stage-candidates = Les candidats
board-stage-no-candidates = Aucun candidat pour l’instant.
board-stage-who-votes = Électeurs
board-stage-voices = { table-voices }
board-stage-has-voted = a voté
board-stage-tokens = Vos pions
board-stage-token-for = Pour
board-stage-token-null = Nul
board-stage-nowhere = Personne
board-stage-elected = élu
board-stage-rule-bishop = Le plus de voix l’emporte ; en cas d’égalité, personne n’est élu.
board-stage-rule-pope = Il faut plus de la moitié des voix exprimées.
board-stage-rule-king = Le plus de voix l’emporte : au moins trois, dont celles de deux évêques, d’un cardinal ou du pape.

# Batailles et révoltes

board-stage-attacker = Attaque
board-stage-defender = Défense
board-stage-wins = l’emporte
board-stage-sergeants = { $count ->
    [one] { $count } sergent
   *[other] { $count } sergents
}
board-stage-knights = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
board-stage-strength = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $dice ->
    [0] aucun dé
    [one] { $dice } dé
   *[other] { $dice } dés
}
board-stage-battle-ride = Chevauchée : chaque dé de la défense inflige 1 dégât de plus.
board-stage-walls = { $count ->
    [one] Murs : { $count } dé de moins pour l’attaque
   *[other] Murs : { $count } dés de moins pour l’attaque
}
board-stage-walls-tunnel = Souterrain : les murs ne protègent personne.
board-stage-walls-gates = Les portes sont ouvertes.
board-stage-engine = { $count ->
    [one] Engin de siège : { $count } dé
   *[other] Engin de siège : { $count } dés
}
board-stage-dull = { $count ->
    [one] { $count } round sans perte (au troisième, le combat s’arrête)
   *[other] { $count } rounds sans perte (au troisième, le combat s’arrête)
}
board-stage-rounds = Les rounds
board-stage-round = { $count ->
    [one] { $count }er round
   *[other] { $count }e round
}
board-stage-round-told = Attaque { $attack }, défense { $defence }.
board-stage-die = { $count ->
    [0] face vierge
    [one] { $count } dégât
   *[other] { $count } dégâts
}
board-stage-damage = { table-damage }
board-stage-revolt-cards = { $count ->
    [one] { $count } carte Révolte
   *[other] { $count } cartes Révolte
}
board-stage-strikes = La révolte frappe d’abord :
board-stage-calmed = calmée
board-stage-calming-done = { $name } calme la révolte : une carte de moins.
board-stage-calming-failed = { $name } échoue à calmer la révolte.

# Accords et discussions

board-stage-gives = { $seat_is ->
    [you] Vous donnez
   *[other] { $seat } donne
}
board-stage-gives-nothing = rien
board-stage-deal-both = Ensemble
board-stage-deal-drafted = { $other_is ->
    [you] { $seat } prépare une offre pour vous.
   *[other] { $seat } prépare une offre pour { $other }.
}
board-stage-deal-private = { $seat } et { $other } négocient en privé.
board-stage-deal-in-private = Vous deux êtes les seuls à le savoir.
board-stage-deal-embassy = { $seat_is ->
    [you] L’accord comprend un échange de cartes : il vous coûtera une ambassade.
   *[other] L’accord comprend un échange de cartes : il coûtera une ambassade à { $seat }.
}
board-stage-add-give = Vous pouvez donner
board-stage-add-want = Vous pouvez demander
board-stage-add-both = Ensemble
board-stage-add-money = Ajouter { table-coins }
board-stage-kind-money = Argent
board-stage-kind-village = Contrôle d’un village
board-stage-kind-prisoner = Prisonnier
board-stage-kind-release = Libération
board-stage-kind-relic = Relique
board-stage-kind-passage = Droit de passage
board-stage-kind-waiver = Titre gratuit
board-stage-kind-consent = Accord du pape
board-stage-kind-annulment = Annulation
board-stage-kind-absolution = Excommunication levée
board-stage-kind-play = Carte à jouer
board-stage-kind-card = Carte
board-stage-kind-marry = Mariage
board-stage-kind-promise = Promesse
board-stage-term-money = { table-coins }
board-stage-term-village = { $village }
board-stage-term-prisoner = { $lord }, en captivité
board-stage-term-release = la libération { $lord_of }
board-stage-term-relic = { $relic } pour { $lord }
board-stage-term-passage = le passage du groupe { $lord_of } { $village_at }
board-stage-term-waiver = le titre { $fief_of } gratuitement
board-stage-term-consent = l’accord du pape : { $lord } cardinal
board-stage-term-annulment = l’annulation du mariage { $lord_of }
board-stage-term-absolution = la levée de l’excommunication { $lord_of }
board-stage-term-play = jouer { table-play }
board-stage-term-unseen-play = jouer { $back_a }
board-stage-term-card = « { $card } »
board-stage-term-back = { $back_a }
board-stage-term-marry = { $lord } épouse { $spouse }
board-stage-term-promise = une promesse, qui n’engage personne
board-stage-talk-say = Écrire en privé
board-stage-promise-say = Votre promesse
board-stage-promise-write = Votre promesse, envoyée avec l’offre
board-stage-promise-unwritten = Écrivez d’abord votre promesse.
board-held-offer = Écrivez votre promesse, ou retirez-la de l’offre.
board-stage-talk-within = Dans la discussion :
board-stage-talk-invited = Invités :
board-stage-talk-tokens = { $count ->
    [one] Coût : { $count } ambassade.
   *[other] Coût : { $count } ambassades.
}
board-stage-alliance = Deux familles alliées ne gagnent plus qu’ensemble, avec 4 points de victoire à elles deux.
board-stage-alliance-of-three = À trois, chacun gagne pour soi, même avec une alliance.
verb-marriage-grant = Accepter l’alliance
verb-talk-pass = J’ai fini
verb-offer-stands-withdraw = Retirer l’offre
verb-draw-stop = Ne plus piocher
verb-discard-stop = Ne rien piocher
verb-present-bishop-decline = Ne présenter personne
verb-present-pope-decline = Ne présenter personne
verb-present-king-decline = Ne présenter personne
verb-name-prince-decline = Ne pas le nommer
verb-toll-decline = Ne pas payer
verb-calm-decline = Ne rien tenter
verb-place-decline = Rester hors du plateau
verb-inheritance-decline = Laisser vacant
verb-tooth-decline = Ne sauver personne
verb-draft-deal-withdraw = Abandonner l’offre
verb-invitation-withdraw = N’inviter personne
board-stage-courtship = Un mariage allie deux familles ; chaque famille n’a qu’une alliance.
board-stage-no-match-nobody = Aucun de vos seigneurs ne peut se marier.
board-stage-no-match-allied = Votre famille est déjà alliée.
board-stage-no-match-refused = Plus de mariage à proposer : un refus vaut pour toute la phase.
board-stage-no-match-spent = Vous avez proposé tous les mariages possibles.

# Les cartes

board-stage-your-hand = Votre main
board-stage-no-cards = aucune carte
board-stage-piles = Les pioches
board-stage-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-stage-track = Calamités tirées
board-stage-looming = Une calamité est sur la pioche des événements : si vous piochez, elle va sur la piste, et l’événement suivant dans votre main.

# Revenus et achats

board-stage-income-paid = Revenus versés, en écus
board-stage-income-expected = Revenus prévus, en écus
board-stage-income-villages = Villages
board-stage-income-mills = Moulins
board-stage-income-tallage = Taille
board-stage-income-tithe = Dîme
board-stage-income-queen = Reine
board-stage-income-total = Total
board-stage-good = Achat
board-stage-price = Prix
board-stage-left = Reste
board-stage-buy = Acheter
board-stage-buy-this = Acheter : { $thing }
board-stage-too-dear = trop cher
board-stage-none-left = épuisé
board-stage-no-place = pas maintenant
board-stage-good-sergeant = Sergent
board-stage-good-knight = Chevalier
board-stage-good-mill = Moulin
board-stage-good-castle = Château
board-stage-good-cardinal = Titre de cardinal
board-stage-to-place = À placer face cachée : les autres voient combien d’unités vont où, pas lesquelles.
board-stage-new-troops = { $count }/{ $most } ce tour
board-stage-prisoner = Prisonnier
board-stage-captor = Geôlier
board-stage-ransom = Rançon

# Ce qui manque encore, comme un verbe le demande

field-give-money-count = Combien d’écus ?
field-want-money-count = Combien d’écus ?
field-toll-count = Combien d’écus ?
field-assassinate-lord = Lequel de vos seigneurs donne l’ordre (et en porte la marque) ?

# Les déplacements

board-stage-riding = en chevauchée
board-stage-sergeants-label = Sergents
board-stage-knights-label = Chevaliers
board-stage-weary_sergeants-label = Sergents ayant marché
board-stage-weary_knights-label = Chevaliers ayant marché
board-stage-weary = Ces troupes ont déjà marché ce tour-ci.

# Ce qu’on dit pour plus tard

board-stage-settings = Vos réponses automatiques et vos décisions prises d’avance
board-stage-hand-up = « Attendez ! » : on vous interrogera au prochain moment.
board-stage-hand-down = Vous n’avez pas dit « Attendez ! ».
board-stage-hand-spent = Vous avez déjà dit « Attendez ! » pendant cette phase.
board-stage-attending = On vous interroge aussi aux moments mineurs.
board-stage-not-attending = On ne vous interroge qu’aux moments majeurs.
board-stage-policies = Passage des autres
board-stage-policy-for = Passage pour { $seat }
board-stage-armed = Réactions préparées
board-stage-arm = Préparer une réaction
board-stage-armed-help = Une réaction préparée se joue toute seule dès que possible, si vous avez alors la carte en main (céder un village n’en demande pas). Vous ne pouvez les retirer que toutes ensemble.
board-stage-armed-lacking = Cartes qui vous manquent encore : { $names }.
board-stage-armed-waits = (il vous manque la carte)
board-stage-armed-none = aucune
board-stage-armed-against = si { $seat } y attaque

## La carte, les familles, la main, ce qui peut arriver

board-magnify = Agrandir la carte
board-map = La carte
board-see-map = Voir la carte
board-see-stage = Revenir à l’action
board-tap-again = Touchez encore pour confirmer.
board-can = Vous pouvez choisir : { $verbs }.
board-titled = { $title } : { $lead }.
board-turn = Tour { $count }
board-turn-phase = { $count ->
    [0] Phase « { $phase } ».
   *[other] Tour { $count }, phase « { $phase } ».
}
board-phases = Les phases d’un tour
board-first = { $seat_is ->
    [you] Vous jouez en premier.
   *[other] { $seat } joue en premier.
}
board-active = { $seat_is ->
    [you] C’est à vous.
   *[other] C’est à { $seat }.
}
board-turn-and-piles = Tour et pioches
board-open-turn = Voir le tour et les pioches.
board-pile-characters = { $count ->
    [one] { $count } carte Personnage dans la pioche.
   *[other] { $count } cartes Personnage dans la pioche.
}
board-pile-events = { $count ->
    [one] { $count } carte Événement dans la pioche.
   *[other] { $count } cartes Événement dans la pioche.
}
board-pile-top-event = Dessus : un événement.
board-pile-top-calamity = Dessus : une calamité.
board-pile-track = Calamités piochées, face cachée : { $count } sur { $most }.
board-roads = Chemins vers { $names }.

board-village-of = village { $fief_of }, évêché { $bishopric }
board-chief-town-of = chef-lieu de l’évêché { $bishopric }, dans { $fief_the }
board-free = Personne ne le contrôle.
board-controlled = { $seat_is ->
    [you] Vous le contrôlez.
   *[other] { $seat } le contrôle.
}
board-fort-castle = Un château le protège.
board-fort-city = Cité fortifiée, capitale du fief.
board-mills = { $count ->
    [one] { $count } moulin.
   *[other] { $count } moulins.
}
board-host = { $seat_is ->
    [you] À vous : { $pieces }.
   *[other] { $seat } : { $pieces }.
}
board-host-inside = { $seat_is ->
    [you] À vous, derrière les murs : { $pieces }.
   *[other] { $seat }, derrière les murs : { $pieces }.
}
board-host-sergeants = { $count ->
    [one] { $count } sergent
   *[other] { $count } sergents
}
board-host-knights = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
board-troops = { $count ->
    [0] aucune troupe
    [one] 1 unité cachée
   *[other] { $count } unités cachées
}
board-captive = { $seat_is ->
    [you] { $lord } y est en captivité chez vous.
   *[other] { $lord } y est en captivité chez { $seat }.
}
board-siege = { $seat_is ->
    [you] Vous l’assiégez ; votre engin annule { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } de malus.
   *[other] { $seat } l’assiège ; l’engin annule { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } de malus.
}
board-relic-hidden = Une relique face cachée.
board-unrest = Révolte possible : { $names }.

board-fief-of = { $count ->
    [one] fief d’un village
   *[other] fief de { $count } villages
}
board-fief-villages = { $names }.
board-fief-vacant = Titre vacant ; prix : { $count } écus.
board-fief-held = { $seat_is ->
    [you] Titre : { $lord }, de votre famille.
   *[other] Titre : { $lord } ({ $seat }).
}
board-fief-capital = Capitale : { $village }.
board-tallage = { $seat_is ->
    [you] Vous y levez la taille.
   *[other] { $seat } y lève la taille.
}
board-see = Évêché { $number }, { $village }
board-see-of = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
board-see-vacant = Aucun évêque.
board-see-held = { $seat_is ->
    [you] Évêque : { $lord }, de votre famille.
   *[other] Évêque : { $lord } ({ $seat }).
}
board-sky = { $card }. { $text }
board-mill-yields = { $count ->
    [0] Les moulins n’y rapportent rien.
    [one] Un moulin y rapporte 1 écu.
   *[other] Un moulin y rapporte { $count } écus.
}
board-tithe = { $seat_is ->
    [you] Vous y levez la dîme.
   *[other] { $seat } y lève la dîme.
}
board-collector = { $seat_is ->
    [you] La dîme vous reviendrait.
   *[other] La dîme reviendrait à { $seat }.
}

board-title-queen = reine
board-title-regent = régente
board-title-prince = prince héritier
board-untitled = sans titre
board-lord-of = { $seat_is ->
    [you] De votre famille.
   *[other] De la famille { $seat_of }.
}
board-lord-captor = { $seat_is ->
    [you] En captivité chez vous ; rançon : { $count } écus.
   *[other] En captivité chez { $seat } ; rançon : { $count } écus.
}
board-kept-by = { $seat_is ->
    [you] en captivité chez vous
   *[other] en captivité chez { $seat }
}
board-is-at = Actuellement { $village_at }.
board-spouse = Mariage avec { $spouse }.
board-marked = Commanditaire d’un meurtre : « Justice » peut frapper.
board-excommunicated = Sous le coup d’une excommunication.
board-bears = Porte { $relic_the }.
board-combat = { $count ->
    [0] Aucun point de combat.
    [one] { $count } point de combat.
   *[other] { $count } points de combat.
}
board-card-lord = Un seigneur pour votre famille, à jouer pendant la phase 2.

board-hand = Votre main ({ $count })
board-hand-is = Votre main : { $names }.
board-family = Famille
board-captives = Prisonniers
board-fact-money = Argent, en écus
board-fact-villages = Villages contrôlés
board-fact-cards = Cartes
board-fact-embassies = Ambassades restantes
board-fact-taxes = Pions Impôt restants
board-fact-sergeants-left = Sergents en réserve
board-fact-knights-left = Chevaliers en réserve
board-fact-recruits = Nouvelles troupes à placer
board-fact-engines-left = Engins de siège restants
board-paid = Revenu prévu
board-paid-now = { $count ->
    [0] Revenu prévu : aucun écu.
    [one] Revenu prévu : { $count } écu.
   *[other] Revenu prévu : { $count } écus.
}
board-paid-villages = Villages
board-paid-mills = Moulins
board-paid-tallage = Taille
board-paid-tithe = Dîme
board-paid-queen = Reine
board-choose-player = { $seat_is ->
    [you] Vous choisir vous-même
   *[other] Choisir { $seat }
}
board-open-player = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} sur { $goal }. Voir la famille.
board-has-villages = { $count ->
    [0] Aucun village.
    [one] 1 village.
   *[other] { $count } villages.
}
board-has-cards = { $count ->
    [0] Aucune carte.
    [one] 1 carte.
   *[other] { $count } cartes.
}
board-has-money = { $count ->
    [0] Aucun écu.
    [one] { $count } écu.
   *[other] { $count } écus.
}
board-money-hidden = Argent caché.
board-has-embassies = { $count ->
    [0] Plus d’ambassade.
    [one] { $count } ambassade.
   *[other] { $count } ambassades.
}
board-allied = { $count ->
    [one] { $seat_is ->
        [you] Alliance avec vous : { $count } point ensemble.
       *[other] Alliance avec { $seat } : { $count } point ensemble.
    }
   *[other] { $seat_is ->
        [you] Alliance avec vous : { $count } points ensemble.
       *[other] Alliance avec { $seat } : { $count } points ensemble.
    }
}
board-raised = { $seat_is ->
    [you] Vous avez dit « Attendez ! ».
   *[other] { $seat } a dit « Attendez ! ».
}
board-supply = Réserve : sergents { $sergeants }, chevaliers { $knights }, engins de siège { $engines }.

board-victory = Points de victoire
board-points-of = { $points ->
    [one] { $seats_is ->
        [you] Vous avez { $points } point de victoire sur { $goal }.
        [many] { $seats } ont ensemble { $points } point de victoire sur { $goal }.
       *[other] { $seats } a { $points } point de victoire sur { $goal }.
    }
   *[other] { $seats_is ->
        [you] Vous avez { $points } points de victoire sur { $goal }.
        [many] { $seats } ont ensemble { $points } points de victoire sur { $goal }.
       *[other] { $seats } a { $points } points de victoire sur { $goal }.
    }
}
board-point-title = 1 point : { $lord }, { $title }
board-point-fief = 1 point : { $lord }, { $fief_the }

board-dangers = Ce qui vous menace
board-no-danger = Aucune menace visible.
board-wins-now = { $seats_is ->
    [you] Vous gagnez à la fin de ce tour si rien ne change.
    [many] { $seats } gagnent ensemble à la fin de ce tour si rien ne change.
   *[other] { $seats } gagne à la fin de ce tour si rien ne change.
}
board-may-attack = { $seats_is ->
    [many] { $seats } pourraient vous attaquer { $village_at }.
   *[other] { $seats } pourrait vous attaquer { $village_at }.
}
board-may-come = { $seats_is ->
    [many] { $seats } pourraient marcher sur { $village } dès ce tour.
   *[other] { $seats } pourrait marcher sur { $village } dès ce tour.
}
board-besieged = { $seat } assiège { $village }.
board-danger-prisoner = { $lord } est en captivité chez { $seat } ; rançon : { $count } écus.
board-justice = « Justice » peut frapper { $lord }, commanditaire d’un meurtre.
board-may-revolt = { $count ->
    [one] { $names } peut se révolter.
   *[other] Ces villages peuvent se révolter : { $names }.
}
board-calamities = { $count ->
    [one] Une calamité va frapper, on ne sait pas où.
   *[other] { $count } calamités vont frapper, on ne sait pas où.
}
board-elections = Prochaine élection, si rien ne change : { $names }.
board-tab-hand = Main
board-tab-victory = Victoire
board-tab-dangers = Menaces
board-tab-strip = À vous de jouer

board-battle-at = Bataille { $village_at }.
board-battle-side = { $seats_is ->
    [you] Vous : { $pieces }.
   *[other] { $seats } : { $pieces }.
}
board-battle-unshown = des troupes encore cachées
board-recruits = { $seat_is ->
    [you] Vous achetez
   *[other] { $seat } achète
} { $pieces }, à placer face cachée : { $count ->
    [0] aucune unité placée
    [one] { $count } unité placée
   *[other] { $count } unités placées
}.
board-battle-dice = { $count ->
    [0] Aucun dé.
    [one] 1 dé.
   *[other] { $count } dés.
}
board-election-of = Élection { $office_of }.
board-candidates-are = Candidats : { $names }.
board-has-voices = { $count ->
    [0] { $seat_is ->
        [you] Vous n’avez aucune voix.
       *[other] { $seat } n’a aucune voix.
    }
   *[other] { $seat_is ->
        [you] Vous avez { $count } voix.
       *[other] { $seat } a { $count } voix.
    }
}
board-relic-borne = { $relic } : { $lord }.
board-relic-at = { $relic } : { $village_at }.
board-bishoprics = Évêchés
board-piles = Reliques et pioches
board-piles-left = Pioches : { $characters } personnages, { $events } événements ; { $track } calamités sur la piste.

## Ce que l’on attend de plusieurs joueurs à la fois

board-awaited-window-turn = Avant le début du tour : on attend { $seats }.
board-awaited-window-vote = Avant le vote : on attend { $seats }.
board-awaited-window-elected = Un évêque vient d’être élu : on attend { $seats }.
board-awaited-window-calamities = Avant les calamités : on attend { $seats }.
board-awaited-window-income = Avant les revenus : on attend { $seats }.
board-awaited-window-battle = Avant la bataille : on attend { $seats }.
board-awaited-window-round = Avant le round : on attend { $seats }.
board-awaited-window-pillage = Avant le pillage : on attend { $seats }.
board-awaited-window-end = Avant la fin du tour : on attend { $seats }.
board-awaited-window-minor = Entre deux actions : on attend { $seats }.
board-awaited-window-card = Une carte va être jouée : on attend { $seats }.
board-awaited-window-draws = Entre deux pioches : on attend { $seats }.
board-awaited-courtship = Mariages : on attend { $seats }.
board-awaited-talk = Discussion privée : on attend { $seats }.
board-awaited-enter-talk = { $other_is ->
    [you] Votre invitation à une discussion privée : on attend { $seats }.
   *[other] { $other } propose une discussion privée : on attend { $seats }.
}
board-awaited-join-battle = Bataille { $village_at }, { $attacker_is ->
    [you] vous
   *[other] { $attacker }
} contre { $defender_is ->
    [you] vous
   *[other] { $defender }
} : on attend { $seats }.
board-awaited-passage = { $other_is ->
    [you] Vous demandez le passage entre { $village } et { $to } : on attend { $seats }.
   *[other] { $other } demande le passage entre { $village } et { $to } : on attend { $seats }.
}
board-awaited-charge = { $other_is ->
    [you] Votre chevauchée veut passer { $village_at } : on attend { $seats }.
   *[other] { $other } veut passer { $village_at } en chevauchée : on attend { $seats }.
}
board-awaited-partner = Qui reste dans la bataille ? On attend { $seats }.
board-awaited-leader = Le combat continue-t-il ? On attend { $seats }.
board-awaited-losses = Les pertes : on attend { $seats }.
board-awaited-join-revolt = Révolte { $village_at } : on attend { $seats }.
board-awaited-tunnel-for-revolt = Souterrain pour aider la révolte { $village_at } : on attend { $seats }.
