### Two Cups: French

## Le jeu

game-title = Deux gobelets
game-summary = Un dé sous chaque gobelet, et des annonces que rien n’oblige à croire. Qui perd trois pièces a perdu.
game-players = 2 joueurs
reason-coins = Un joueur n’a plus de pièce.
score-coins = Pièces

## Ce qu’on peut faire

verb-call = Annoncer
verb-doubt = Douter
field-total = Somme
choice-call = Annoncer { $total }.
choice-doubt = Douter de la dernière annonce.

## À qui de répondre

prompt-call-or-doubt = Annoncez une somme plus haute, ou doutez.
waiting-call-or-doubt = { $seat } annonce une somme ou doute.

## Ce qui est arrivé

event-rolled = { $seat_is ->
    [you] Vous lancez un { $die }.
   *[other] { $seat } lance un { $die }.
}
event-rolled-unseen = { $seat } lance un dé sous le gobelet.
event-called = { $seat_is ->
    [you] Vous annoncez { $total }.
   *[other] { $seat } annonce { $total }.
}
event-lifted = { $seat_is ->
    [you] Vous doutez : les dés montrent { $dice }, { $total } en tout.
   *[other] { $seat } doute : les dés montrent { $dice }, { $total } en tout.
}
event-lost-coin = { $seat_is ->
    [you] Vous perdez une pièce ; il vous en reste { $left }.
   *[other] { $seat } perd une pièce ; il lui en reste { $left }.
}
event-ended = { $seats_is ->
    [you] Vous gagnez.
   *[other] { $seats } gagne.
}

## Les règles

rules-SETUP = Mise en place
CUPS-SETUP-01 = Les deux joueurs ont chacun 3 pièces ; le hasard décide qui annonce le premier.

rules-ROLL = Le lancer
CUPS-ROLL-01 = À chaque manche, les deux joueurs lancent un dé sous leur gobelet et sont seuls à le regarder.

rules-CALL = Les annonces
CUPS-CALL-01 = Chacun à son tour annonce une somme des deux dés, plus haute que la dernière annonce, ou doute de celle-ci.

rules-DOUBT = Le doute
CUPS-DOUBT-01 = Après un doute, on montre les deux dés. Si leur somme est inférieure à la dernière annonce, son auteur perd une pièce, sinon c’est celui qui a douté.
CUPS-DOUBT-02 = Celui qui a perdu une pièce commence la manche suivante.

rules-END = La fin
CUPS-END-01 = Celui qui n’a plus de pièce a perdu.

## La table dans le terminal

table-called = { $count ->
    [0] Rien n’est encore annoncé.
   *[other] Dernière annonce : { $count }
}
table-coins-of = { $seat } : { $count ->
    [0] aucune pièce
    [one] 1 pièce
   *[other] { $count } pièces
}
