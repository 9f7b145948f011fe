### The table in the browser: all that surrounds the board, whichever game it is.

## The sentence

at-yours = Your turn.
    .call = Your turn
at-title-yours = ● { $game }: your turn
at-which = What do you do?
at-waiting = Waiting for { $seats }.
at-answered = You have answered: “{ $choice }”.
at-too-late = Somebody was quicker, and the question has changed.
at-paused = The game is paused.
at-away = A bot is playing for you.
at-time-up = Your time is up: a bot is playing for you.
at-time-short = { $seconds ->
    [one] 1 second left: then a bot plays for you.
   *[other] { $seconds } seconds left: then a bot plays for you.
}
at-advised = The bot would play this:
at-round-over = The round is over.
at-next-round = Next round
at-sure = Is this what you want?
at-sending = Sending…
at-let-go = Put back
at-result = Result
at-watching = You are watching.

## Before the game

at-invite = Invitation link
    .help = Send it to your friends: whoever opens it can take a free seat.
at-uninvited = Seats at this table are taken by the invitation link only. You can watch the game as soon as it begins, if the players admit spectators.
at-kept = is awaited; the seat is kept
at-gathering-kept = Waiting for { $names }. The game begins when they have come.
at-sat-down = { $names } sat down at the table.
at-begins = The game begins.
at-branched = This table goes on from move { $number } of another game. { $seat_is ->
    [you] You keep what was seen from your seat
   *[other] { $seat } keeps what was seen from that seat
}; everything else that was hidden has been dealt anew.
at-fill = { $count ->
    [one] Give the free seat to a bot and begin
   *[other] Give the free seats to bots and begin
}
at-fill-kept = { $count ->
    [one] Do not wait: give the seat to a bot and begin
   *[other] Do not wait: give the seats to bots and begin
}
at-give-up-seat = Give up my seat
at-copy = Copy
at-copied = The link has been copied.
at-not-copied = The browser does not let us copy: select the link and copy it yourself.
at-not-copied-address = The browser does not let us copy: the link stands in the address bar.
at-share = Share…

## The players

at-players = Players
at-you = you
at-present = at the table
at-absent = not here
at-unknown = presence unknown
at-bot = { $bot } bot
at-bot-for = a bot plays for them
at-bot-for-you = you; a bot plays for you
at-waited = being waited for
at-replace = Let a bot play
at-watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
at-clock = { $left }
at-clock-hours = { $hours } h { $minutes }
at-clock-days = { $days } d { $hours } h
at-clock-label = Time left: { $left }

## Beside the board

at-panel = Beside the board
at-menu = Table menu
at-lost = Connection lost; trying to get it back…
at-undo = Undo
    .help = Take back your last move
at-undo-ask = Undo?
    .help = Take back your last move, if the others agree
at-undo-sure = Ask to undo?
    .help = Your last move cannot be taken back unless the others agree. Shall they be asked?
    .ask = Ask them
at-hint = Advice
    .help = Show what the bot would play, without playing it
at-hint-thinking = Thinking…
    .help = The bot is working out what it would play
at-choices = All choices
    .help = The list of everything you can do
at-choices-help = Choose from the list, or type a number.
at-choices-help-long = Choose from the list, type a number, or type some words of a choice.
at-choices-filter = Filter the choices
at-choices-found = { $count ->
    [0] no choice
    [one] 1 choice
   *[other] { $count } choices
}
at-rules = Rules
    .help = What the rules say about this question
at-rules-others = Other chapters
at-rules-all = All the rules

## The chronicle and the past

at-chronicle = Chronicle
at-chronicle-empty = Nothing has happened yet.
at-chronicle-branched = This table goes on from move { $number } of another game; what happened before is told there.
at-jump = See this moment again
at-past = You are looking at the past
at-past-number = Move { $number } of { $last }
at-past-slider = Moment of the game
at-to-start = To the start
at-leap-back = Turn or phase before
at-step-back = One move back
at-play = Play the game through
at-stop = Stop
at-step-on = One move on
at-leap-on = Next turn or phase
at-to-end = To the end
at-speed = Speed
at-speed-times = × { $speed }
at-eyes = Through the eyes of
at-eyes-mine = You
at-eyes-seat = As { $player } saw it
at-eyes-all = Everything open
at-eyes-public = As the public saw it
    .short = The public
at-play-on = Play on
    .title = Play on from here
    .help = A new table opens at this move. You play against bots; what cannot be seen from your seat is dealt anew.
at-play-on-seat = Your seat
at-move-link = Link to this move
at-now = Back to now
    .short = Now

## Chat

at-chat = Chat
at-chat-unread = { $count ->
    [one] Chat: 1 new message
   *[other] Chat: { $count } new messages
}
at-chat-seats = What you say here is heard by everyone at the table, spectators included.
at-chat-members = What you say here is heard only by those in the private talk.
at-chat-gallery = The players hear the public only once the game is over.
at-chat-say = Say something
at-chat-aside = { $seats_is ->
    [you] in confidence, to you
   *[other] in confidence, to { $seats }
}
at-chat-confidential = Only for those in the private talk
at-talk = Private talk: { $seats }
at-talk-left = Time left for the private talk: { $left }
at-talk-words = { $count ->
    [0] You have nothing left to say in it.
    [one] You may say one more thing in it.
   *[other] You may say { $count } more things in it.
}
at-unbidden = You may also:
at-chat-send = Say
at-gallery = Gallery
at-gallery-one = Spectator { $name }

## Proposals

at-proposal-undo = { $seat_is ->
    [you] You ask to take back your last move.
   *[other] { $seat } asks to take back their last move.
}
at-proposal-pause = { $seat_is ->
    [you] You propose a pause.
   *[other] { $seat } proposes a pause.
}
at-proposal-replace = { $seat_is ->
    [you] You propose that a bot plays for { $other }.
   *[other] { $seat } proposes that a bot plays for { $other }.
}
at-proposal-carried = It is agreed: { $what ->
    [undo] the move is taken back.
    [pause] the game is paused.
   *[replace] a bot plays for { $other }.
}
at-proposal-refused = { $what ->
    [replace] No bot will play for { $other }.
   *[other] { $seats_is ->
        [many] Not everybody agrees
       *[other] { $seats } does not agree
    }: { $what ->
        [undo] the move stands.
       *[pause] the game goes on.
    }
}
at-proposal-declined = You do not agree: { $what ->
    [undo] the move stands.
    [pause] the game goes on.
   *[replace] no bot will play for { $other }.
}
at-proposal-withdrawn = { $seat_is ->
    [you] You withdraw your proposal.
   *[other] { $seat } withdraws the proposal.
}
at-proposal-dropped = { $seat_is ->
    [you] Your proposal has come to nothing.
   *[other] The proposal made by { $seat } has come to nothing.
}
at-proposal-awaited = Waiting for the answer of { $seats }.
at-proposal-look = Look
at-yes = Agree
at-no = No
at-withdraw = Withdraw

## Menu

at-sound = Sound
at-notify = Notify me when it is my turn and the page is hidden
at-notify-denied = The browser forbids it to this page; that can be changed in its settings.
at-orders = Standing orders
    .help = What is answered for you without asking, and what you lay down beforehand
    .change = Change
at-orders-passing = Passing without being asked
at-orders-help = So as not to be asked every time. You then pass at once, whatever you hold: the others may notice it, and learn nothing about your cards.
at-order-ask = Ask me
at-order-pass = Always pass
    .help = Do not ask me, this time and from now on. To be changed under “Standing orders”.
at-order-sure = “{ $window }”: pass this time and every time from now on, without being asked?
at-wait = Wait!
    .help = With a raised hand you are asked at the next moment, whatever you pass otherwise.
at-passing = { $count ->
    [one] You always pass: “{ $windows }”.
   *[other] You always pass in { $count } kinds of moments.
}
at-passing-not = { $count ->
    [one] For now you are asked: “{ $windows }”.
   *[other] For now you are asked in all { $count } kinds of moments.
}
at-pause = Propose a pause
at-resume = Go on with the game
at-leave = Leave the game
at-leave-sure = Leave the game?
at-leave-warning = A bot will play for you. You can take your seat back whenever you like, as long as the game lasts.
at-return = Take my seat back
at-letters = Single-letter shortcuts
    .help = Turn them off if you dictate, or type them by accident. Esc and the arrows go on working.
at-seat-link = Link to my seat
    .help = To go on with another device. Keep it to yourself: whoever opens it plays for you.
at-watch-link = Link for spectators
at-replay-link = Link to this replay
at-other-seat = Go to my other seat at this table
at-keys = Keyboard shortcuts
at-key-choices = The list of all choices
at-key-number = Take a choice from the list
at-key-let-go = Put back what is chosen, or return to the present
at-key-undo = Undo
at-key-hint = Advice
at-key-orders = Standing orders
at-key-rules = The rules on this question
at-key-chat = Chat
at-key-play = Play the game through, or stop
at-key-back = One move back
at-key-on = One move on
at-key-leap-back = Turn or phase before
at-key-leap-on = Next turn or phase
at-key-keys = These shortcuts
at-spoken = The table in sentences

## The end

at-over = The game is over
    .help = There is no seat left to take at this table, but you can watch the whole game again.
at-rematch = Rematch
at-rematch-changed = Rematch with changes…
    .title = Rematch with changes
at-rematch-go = Open the rematch
at-rematch-join = Join the rematch
at-rematch-offered = A rematch is being set up; a seat is kept for you.
at-rematch-watch = Watch the rematch
at-replay = Watch it again
at-record = Download the game
at-seal = The chance of this game
at-seal-true = Chance verified: the seed matches the seal.
at-seal-false = Beware: the seed does not match the seal!
at-seal-unknown = Chance not verified: this browser cannot do so on a page without encryption.
at-seal-help = The seal was published before the first card; it is the SHA-256 of “tableronde seal/” followed by the seed, from which all shuffles come. If the two match, nobody can have chosen the chance along the way.
at-seal-seal = Seal
at-seal-seed = Seed

## A table that cannot be entered

at-stopped = No way in
at-my-seat = Go to my seat
at-taken = The seats are taken
    .help = All seats of this table are taken. You can watch the game.
at-reload = Reload the page
