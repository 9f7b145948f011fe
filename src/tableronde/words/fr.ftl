# Les mots communs à tous les jeux.

event-undone = { $seat_is ->
    [you] Vous reprenez votre dernier coup.
   *[other] { $seat } reprend son dernier coup.
}
