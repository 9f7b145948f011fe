# Words that all games share.

event-undone = { $seat_is ->
    [you] You take back your last move.
   *[other] { $seat } takes back the last move.
}
