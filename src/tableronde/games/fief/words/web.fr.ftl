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
board-stage-title-courtship = Les mariages
board-stage-title-ransom = Les rançons
board-stage-title-inheritance = Un héritage
board-stage-title-take-title = Un titre conquis
board-stage-title-burial-order = Plusieurs morts
board-stage-title-tooth = La dent de saint Géronce
board-stage-title-decimation = La peste
board-stage-title-settle = Votre installation
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
board-stage-choices = Ce que vous pouvez choisir
board-stage-let-go = Choisir autre chose
board-stage-fewer = { $count } de moins : { $thing }
board-stage-more = { $count } de plus : { $thing }
board-doubt-deserted = { $village } resterait sans garde : partir quand même ?
board-doubt-no-draw = Vous pourriez encore piocher : vous arrêter quand même ?
board-note-toll = { $count ->
    [0] Vous n’avez pas d’argent.
    [one] Vous n’avez que { $count } écu.
   *[other] Vous n’avez que { $count } écus.
}
board-stage-your-money = Vous avez { table-coins }.

# Ce qu’on peut faire en passant

board-stage-asides = Ce que vous pourriez faire maintenant
board-stage-aside-cards = Cartes surprises
board-stage-aside-church = Pape
board-stage-aside-lands = Villages et sièges
board-stage-aside-prisoners = Prisonniers
board-stage-aside-relics = Reliques
board-stage-aside-diplomacy = Diplomatie

# Les élections

board-stage-candidates = Les candidats
board-stage-no-candidates = Personne ne se présente encore.
board-stage-who-votes = Qui vote
board-stage-voices = { table-voices }
board-stage-has-voted = pions posés
board-stage-tokens = Vos pions
board-stage-token-for = Pour
board-stage-token-null = Nul
board-stage-nowhere = Sur personne
board-stage-elected = élu
board-stage-rule-bishop = Le plus de voix l’emporte ; à égalité, personne n’est élu.
board-stage-rule-pope = Il faut plus de la moitié des voix exprimées.
board-stage-rule-king = Le plus de voix l’emporte : trois au moins, dont celles de deux évêques, d’un cardinal ou du pape.

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
board-stage-battle-ride = Chevauchée : chaque dé de la défense fait 1 dégât de plus.
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
    [one] { $count } round sans perte ; le troisième met fin au combat.
   *[other] { $count } rounds sans perte ; le troisième met fin au combat.
}
board-stage-rounds = Les rounds
board-stage-round = { $count ->
    [one] { $count }er round
   *[other] { $count }e round
}
board-stage-round-told = Attaque { $attack }, défense { $defence }.
board-stage-die = { $count ->
    [0] face vide
    [one] { $count } touche
   *[other] { $count } touches
}
board-stage-damage = { table-damage }
board-stage-revolt-cards = { $count ->
    [one] { $count } carte Révolte
   *[other] { $count } cartes Révolte
}
board-stage-strikes = Elle frappe d’abord :
board-stage-calmed = calmée
board-stage-calming-done = { $name } calme une carte.
board-stage-calming-failed = { $name } n’est pas entendu.

# Accords et discussions

board-stage-gives = { $seat_is ->
    [you] Vous donnez
   *[other] { $seat } donne
}
board-stage-gives-nothing = rien
board-stage-deal-both = Tous deux ensemble
board-stage-deal-drafted = { $other_is ->
    [you] { $seat } prépare une offre pour vous.
   *[other] { $seat } prépare une offre pour { $other }.
}
board-stage-deal-private = { $seat } et { $other } traitent en privé.
board-stage-deal-in-private = Vous êtes seuls à le savoir, tous les deux.
board-stage-deal-embassy = Il y entre des cartes : qui fait l’offre dépense une ambassade.
board-stage-add-give = Ce que vous pourriez donner
board-stage-add-want = Ce que vous pourriez demander
board-stage-add-both = Ce qui vous lie tous les deux
board-stage-add-money = Inscrire { table-coins }
board-stage-kind-money = Argent
board-stage-kind-village = Contrôle d’un village
board-stage-kind-prisoner = Prisonnier
board-stage-kind-relic = Relique
board-stage-kind-passage = Droit de passage
board-stage-kind-waiver = Titre gratuit
board-stage-kind-consent = Accord du pape
board-stage-kind-annulment = Annulation
board-stage-kind-absolution = Excommunication levée
board-stage-kind-card = Carte
board-stage-kind-marry = Mariage
board-stage-kind-promise = Promesse
board-stage-term-money = { table-coins }
board-stage-term-village = { $village }
board-stage-term-prisoner = la personne prisonnière : { $lord }
board-stage-term-relic = { $relic }, à { $lord }
board-stage-term-passage = le passage { $village_at } pour le groupe { $lord_of }
board-stage-term-waiver = le titre { $fief_of } sans paiement
board-stage-term-consent = l’accord du pape : { $lord } cardinal
board-stage-term-annulment = l’annulation du mariage { $lord_of }
board-stage-term-absolution = la levée de l’excommunication { $lord_of }
board-stage-term-card = « { $card } »
board-stage-term-back = { $back_a }
board-stage-term-marry = { $lord } épouse { $spouse }
board-stage-term-promise = une promesse, qui n’engage personne
board-stage-talk-say = À dire en privé
board-stage-promise-say = Ce qui est promis
board-stage-promise-write = Ce qui est promis : dit avec votre offre
board-stage-promise-unwritten = Rien n’est encore écrit de ce qui est promis.
board-held-offer = Votre offre promet quelque chose : écrivez d’abord quoi, ou retirez ce point.
board-stage-talk-within = Dans la discussion privée :
board-stage-talk-invited = Sont invités :
board-stage-talk-tokens = { $count ->
    [one] Payé par { $count } ambassade.
   *[other] Payé par { $count } ambassades.
}
board-stage-alliance = Alliées, les deux familles ne gagnent plus qu’ensemble, à 4 points de victoire à elles deux.
board-stage-alliance-of-three = À trois joueurs, chacun gagne seul, allié ou non.
verb-marriage-grant = Accepter l’alliance
verb-talk-pass = J’ai fini
verb-offer-stands-withdraw = Retirer l’offre
board-stage-courtship = Chaque mariage allie deux familles ; chacune n’en a qu’un au plus.
board-stage-no-match-nobody = Aucun de vos seigneurs ne peut se marier maintenant.
board-stage-no-match-allied = Votre famille est déjà alliée : elle n’a pas d’autre mariage à proposer.
board-stage-no-match-refused = Il n’y a pas d’autre mariage à proposer : celui qu’on vous a refusé ne se demande plus dans cette phase.
board-stage-no-match-spent = Vous avez proposé tout ce que vous pouviez dans cette phase.

# Les cartes

board-stage-your-hand = Votre main
board-stage-no-cards = aucune carte
board-stage-piles = Les pioches
board-stage-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-stage-track = Calamités tirées
board-stage-looming = Une calamité est au-dessus de la pioche Évènement : elle irait sur sa piste, et l’évènement suivant dans votre main.

# Revenus et achats

board-stage-income-paid = Ce que chacun a reçu, en écus
board-stage-income-expected = Ce que chacun recevrait maintenant, en écus
board-stage-income-villages = Terres
board-stage-income-mills = Moulins
board-stage-income-tallage = Taille
board-stage-income-tithe = Dîme
board-stage-income-queen = Reine
board-stage-income-total = En tout
board-stage-good = Quoi
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
board-stage-to-place = À placer face cachée : les autres voient combien de pions vont où, pas lesquels.
board-stage-new-troops = { $count }/{ $most } ce tour
board-stage-prisoner = Prisonnier
board-stage-captor = Aux mains de
board-stage-ransom = Rançon

# Ce qui manque encore, comme un verbe le demande

field-assassinate-lord = Lequel de vos seigneurs donne l’ordre et en portera la marque ?

# Les déplacements

board-stage-riding = en chevauchée
board-stage-sergeants-label = Sergents
board-stage-knights-label = Chevaliers
board-stage-weary_sergeants-label = Sergents fatigués
board-stage-weary_knights-label = Chevaliers fatigués
board-stage-weary = Fatigués : qui ont déjà marché.

# Ce qu’on dit pour plus tard

board-stage-settings = Ce que vous dites pour plus tard
board-stage-hand-up = Votre main est levée : on vous interrogera au prochain moment.
board-stage-hand-down = Votre main n’est pas levée.
board-stage-hand-spent = Vous avez déjà levé la main pendant cette phase.
board-stage-attending = On vous interroge aussi aux moments mineurs.
board-stage-not-attending = On ne vous interroge qu’aux moments majeurs.
board-stage-policies = Passage pour les autres
board-stage-policy-for = Passage pour { $seat }
board-stage-armed = Réactions préparées
board-stage-arm = Préparer une réaction
board-stage-armed-help = Une réaction préparée se joue d’elle-même au premier moment qui la permet, sans qu’on vous interroge, si vous avez alors sa carte en main ; une cession n’en demande aucune. On ne les retire que toutes ensemble.
board-stage-armed-lacking = Pour l’instant, vous n’avez pas en main : { $names }.
board-stage-armed-waits = (attend que vous ayez la carte)
board-stage-armed-none = aucune
board-stage-armed-against = si { $seat } y attaque

## La carte, les familles, la main, ce qui peut arriver

board-magnify = Agrandir la carte
board-map = La carte
board-see-map = Voir la carte
board-see-stage = Revenir à ce qui se passe
board-tap-again = Touchez encore pour choisir.
board-can = Vous pouvez choisir : { $verbs }.
board-titled = { $title } : { $lead }.
board-turn = Tour { $count }
board-turn-phase = Tour { $count }, phase « { $phase } ».
board-phases = Les phases d’un tour
board-first = { $seat_is ->
    [you] Vous êtes le premier joueur.
   *[other] { $seat } est le premier joueur.
}
board-active = { $seat_is ->
    [you] C’est à vous.
   *[other] C’est à { $seat }.
}
board-turn-and-piles = Le tour et les pioches
board-open-turn = Ouvrir le tour et les pioches.
board-pile-characters = { $count ->
    [one] { $count } carte Personnage dans la pioche.
   *[other] { $count } cartes Personnage dans la pioche.
}
board-pile-events = { $count ->
    [one] { $count } carte Évènement dans la pioche.
   *[other] { $count } cartes Évènement dans la pioche.
}
board-pile-top-event = Un évènement est sur le dessus.
board-pile-top-calamity = Une calamité est sur le dessus.
board-pile-track = Calamités piochées, face cachée : { $count } sur { $most }.
board-roads = Routes vers { $names }.

board-village-of = village { $fief_of }, évêché { $bishopric }
board-chief-town-of = chef-lieu de l’évêché { $bishopric }, dans { $fief_the }
board-free = Personne ne le contrôle.
board-controlled = { $seat_is ->
    [you] Vous le contrôlez.
   *[other] { $seat } le contrôle.
}
board-fort-castle = Un château s’y dresse.
board-fort-city = Une cité fortifiée : des murs, et le siège d’un titre.
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
    [you] { $lord } y est votre captif.
   *[other] { $lord } y est en captivité chez { $seat }.
}
board-siege = { $seat_is ->
    [you] Vous l’assiégez ; votre engin annule { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } des murs.
   *[other] { $seat } l’assiège ; l’engin annule { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } des murs.
}
board-relic-hidden = Une relique y est posée face cachée.
board-unrest = Le peuple pourrait se soulever : { $names }.

board-fief-of = { $count ->
    [one] fief d’un village
   *[other] fief de { $count } villages
}
board-fief-villages = { $names }.
board-fief-vacant = Le titre n’est à personne ; il coûte { $count } écus.
board-fief-held = { $seat_is ->
    [you] { $lord }, de votre famille, en porte le titre.
   *[other] { $lord } ({ $seat }) en porte le titre.
}
board-fief-capital = Sa capitale est { $village }.
board-tallage = { $seat_is ->
    [you] Vous y levez une taille.
   *[other] { $seat } y lève une taille.
}
board-see = Évêché { $number }, { $village }
board-see-of = { $count ->
    [one] { $count } village en tout
   *[other] { $count } villages en tout
}
board-see-vacant = Pas d’évêque.
board-see-held = { $seat_is ->
    [you] { $lord }, de votre famille, en est l’évêque.
   *[other] { $lord } ({ $seat }) en est l’évêque.
}
board-sky = { $card }. { $text }
board-mill-yields = { $count ->
    [0] Les moulins n’y rapportent rien.
    [one] Un moulin y rapporte 1 écu.
   *[other] Un moulin y rapporte { $count } écus.
}
board-tithe = { $seat_is ->
    [you] Vous y levez une dîme.
   *[other] { $seat } y lève une dîme.
}
board-collector = { $seat_is ->
    [you] Une dîme serait pour vous.
   *[other] Une dîme irait à { $seat }.
}

board-title-queen = reine
board-title-regent = régente
board-title-prince = prince héritier
board-untitled = sans titre
board-lord-of = { $seat_is ->
    [you] De votre famille.
   *[other] Famille : { $seat }.
}
board-lord-captor = { $seat_is ->
    [you] Captivité chez vous ; rançon : { $count } écus.
   *[other] Captivité chez { $seat } ; rançon : { $count } écus.
}
board-kept-by = { $seat_is ->
    [you] aux fers chez vous
   *[other] aux fers chez { $seat }
}
board-is-at = Se trouve { $village_at }.
board-spouse = Conjoint : { $spouse }.
board-marked = Porte la marque d’un commanditaire : la Justice peut frapper.
board-excommunicated = Sous le coup de l’excommunication.
board-bears = Porte une relique : { $relic }.
board-combat = { $count ->
    [0] Ne vaut rien au combat.
    [one] 1 point de combat.
   *[other] { $count } points de combat.
}
board-card-lord = Un seigneur pour votre famille, à faire entrer en jeu pendant la phase des cartes.

board-hand = Votre main ({ $count })
board-hand-is = Votre main : { $names }.
board-family = Famille
board-captives = Captifs
board-fact-money = Argent, en écus
board-fact-villages = Villages contrôlés
board-fact-cards = Cartes
board-fact-embassies = Ambassades restantes
board-fact-taxes = Jetons d’impôt restants
board-fact-sergeants-left = Sergents en réserve
board-fact-knights-left = Chevaliers en réserve
board-fact-recruits = Nouvelles troupes encore à placer
board-fact-engines-left = Engins de siège restants
board-paid = Ce qui serait perçu maintenant
board-paid-now = { $count ->
    [one] Revenu en l’état : { $count } écu.
   *[other] Revenu en l’état : { $count } écus.
}
board-paid-villages = Villages
board-paid-mills = Moulins
board-paid-tallage = Tailles
board-paid-tithe = Dîmes
board-paid-queen = Reine
board-choose-player = { $seat_is ->
    [you] Vous choisir
   *[other] Choisir { $seat }
}
board-open-player = { $seat_is ->
    [you] Vous : victoire, { $points } sur { $goal }.
   *[other] { $seat } : victoire, { $points } sur { $goal }.
} Ouvrir la famille.
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
    [one] { $count } écu en bourse.
   *[other] { $count } écus en bourse.
}
board-money-hidden = Argent caché.
board-has-embassies = { $count ->
    [0] Plus d’ambassade.
    [one] 1 ambassade restante.
   *[other] { $count } ambassades restantes.
}
board-allied = { $count ->
    [one] { $seat_is ->
        [you] Alliance avec vous : 1 point ensemble.
       *[other] Alliance avec { $seat } : 1 point ensemble.
    }
   *[other] { $seat_is ->
        [you] Alliance avec vous : { $count } points ensemble.
       *[other] Alliance avec { $seat } : { $count } points ensemble.
    }
}
board-raised = { $seat_is ->
    [you] Vous avez la main levée.
   *[other] { $seat } a la main levée.
}
board-supply = Réserve : sergents { $sergeants }, chevaliers { $knights }, engins de siège { $engines }.

board-victory = Qui est près de la victoire
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

board-dangers = Ce qui peut vous arriver
board-no-danger = Rien ne vous menace, pour autant qu’on puisse voir.
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
board-danger-prisoner = { $lord } est aux fers chez { $seat } ; rançon : { $count } écus.
board-justice = { $lord } porte la marque d’un commanditaire : la Justice peut décapiter.
board-may-revolt = { $count ->
    [one] { $names } peut se révolter.
   *[other] Ces villages peuvent se révolter : { $names }.
}
board-calamities = { $count ->
    [one] Une calamité face cachée va frapper on ne sait où.
   *[other] { $count } calamités face cachée vont frapper on ne sait où.
}
board-elections = À élire ensuite, en l’état : { $names }.
board-tab-hand = Main
board-tab-victory = Victoire
board-tab-dangers = Périls
board-tab-strip = Ce que vous pouvez faire

board-battle-at = On se bat { $village_at }.
board-battle-side = { $seats_is ->
    [you] Vous : { $pieces }.
   *[other] { $seats } : { $pieces }.
}
board-battle-unshown = des troupes pas encore montrées
board-recruits = { $seat } a engagé { $pieces } et les place face cachée : { $count ->
    [0] aucune troupe placée
    [one] { $count } troupe placée
   *[other] { $count } troupes placées
} jusqu’ici.
board-battle-dice = { $count ->
    [0] Aucun dé.
    [one] 1 dé.
   *[other] { $count } dés.
}
board-election-of = Élection { $office_of }.
board-candidates-are = Candidats : { $names }.
board-has-voices = { $count ->
    [one] { $seat_is ->
        [you] Vous avez 1 voix.
       *[other] { $seat } a 1 voix.
    }
   *[other] { $seat_is ->
        [you] Vous avez { $count } voix.
       *[other] { $seat } a { $count } voix.
    }
}
board-relic-borne = { $relic } : portée par { $lord }.
board-relic-at = { $relic } : posée { $village_at }.
board-bishoprics = Les évêchés
board-piles = Reliques et piles
board-piles-left = Piles : cartes personnage { $characters }, cartes événement { $events } ; calamités sur la piste : { $track }.

## Ce que l’on attend de plusieurs joueurs à la fois

board-awaited-window-turn = Le tour va commencer, et l’on peut encore intervenir : on attend { $seats }.
board-awaited-window-vote = Les candidats sont connus, et l’on peut intervenir avant le vote : on attend { $seats }.
board-awaited-window-calamities = Les calamités vont frapper, et l’on peut encore intervenir : on attend { $seats }.
board-awaited-window-income = Les revenus vont être versés, et l’on peut encore intervenir : on attend { $seats }.
board-awaited-window-battle = Une bataille est déclarée, et l’on peut encore intervenir : on attend { $seats }.
board-awaited-window-round = Un round de bataille va commencer, et l’on peut encore intervenir : on attend { $seats }.
board-awaited-window-pillage = Les combats sont finis, et l’on peut intervenir avant le pillage : on attend { $seats }.
board-awaited-window-end = Le tour va finir et la victoire se vérifier, et l’on peut encore intervenir : on attend { $seats }.
board-awaited-window-minor = Entre deux actions, on peut intervenir : on attend { $seats }.
board-awaited-window-card = Une carte est jouée, et l’on peut encore négocier : on attend { $seats }.
board-awaited-window-draws = Entre deux pioches, on peut intervenir sans carte : on attend { $seats }.
board-awaited-courtship = C’est le temps des mariages : on attend { $seats }.
board-awaited-talk = Une discussion privée se tient à l’écart : on attend { $seats }.
board-awaited-enter-talk = { $other_is ->
    [you] Votre invitation à une discussion privée est à l’étude : on attend { $seats }.
   *[other] Une discussion privée avec { $other } est proposée : on attend { $seats }.
}
board-awaited-join-battle = On peut se joindre à la bataille { $village_at }, { $attacker } contre { $defender } : on attend { $seats }.
board-awaited-passage = { $other_is ->
    [you] Vous demandez le passage entre { $village } et { $to } : on attend { $seats }.
   *[other] { $other } demande le passage entre { $village } et { $to } : on attend { $seats }.
}
board-awaited-charge = { $other_is ->
    [you] Votre chevauchée veut passer { $village_at } : on attend { $seats }.
   *[other] { $other } veut passer { $village_at } en chevauchée : on attend { $seats }.
}
board-awaited-partner = Les alliés décident de rester ou non dans la bataille : on attend { $seats }.
board-awaited-leader = Les chefs décident de continuer ou non le combat : on attend { $seats }.
board-awaited-losses = Les deux camps choisissent leurs pertes : on attend { $seats }.
board-awaited-join-revolt = On peut renforcer la révolte { $village_at } : on attend { $seats }.
board-awaited-tunnel-for-revolt = On peut aider la révolte { $village_at } à franchir les murs : on attend { $seats }.
