### Two Cups: English

## The game

game-title = Two Cups
game-summary = A die under each cup, and calls that need not be true. Who loses three doubts has lost.
game-players = 2 players
reason-coins = One player has no coin left.
score-coins = Coins

## What can be done

verb-call = Call
verb-doubt = Doubt
field-total = Total
choice-call = Call { $total }.
choice-doubt = Doubt the last call.

## Who is asked

prompt-call-or-doubt = Call a higher total, or doubt.
waiting-call-or-doubt = { $seat } calls a total or doubts.

## What happened

event-rolled = { $seat_is ->
    [you] You roll a { $die }.
   *[other] { $seat } rolls a { $die }.
}
event-rolled-unseen = { $seat } rolls a die under the cup.
event-called = { $seat_is ->
    [you] You call { $total }.
   *[other] { $seat } calls { $total }.
}
event-lifted = { $seat_is ->
    [you] You doubt: the dice show { $dice }, { $total } in all.
   *[other] { $seat } doubts: the dice show { $dice }, { $total } in all.
}
event-lost-coin = { $seat_is ->
    [you] You lose a coin and have { $left } left.
   *[other] { $seat } loses a coin and has { $left } left.
}
event-ended = { $seats_is ->
    [you] You win.
   *[other] { $seats } wins.
}

## The rules

rules-SETUP = Set-up
CUPS-SETUP-01 = Two players have 3 coins each; chance decides who calls first.

rules-ROLL = Rolling
CUPS-ROLL-01 = In each round both players roll a die under their cup, at which only they look.

rules-CALL = Calling
CUPS-CALL-01 = The players take turns: each calls a total of both dice, higher than the last call, or doubts the last call.

rules-DOUBT = Doubting
CUPS-DOUBT-01 = After a doubt both dice are shown. If their total is less than the last call, its caller loses a coin, otherwise the doubter does.
CUPS-DOUBT-02 = The player who has lost a coin begins the next round.

rules-END = The end
CUPS-END-01 = A player who has no coin left has lost.

## The table in the terminal

table-called = { $count ->
    [0] Nothing has been called.
   *[other] Last call: { $count }
}
table-coins-of = { $seat }: { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
