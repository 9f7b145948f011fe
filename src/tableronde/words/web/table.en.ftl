### The table in the browser: all that surrounds the board, whichever game it is.

## The sentence

at-yours = Your turn.
    .call = Your turn
at-title-yours = ● { $game }: your turn
at-which = What will you do?
at-waiting = Waiting for { $seats }.
at-answered = You have answered: “{ $choice }”.
at-too-late = Someone was quicker: the question has changed.
at-paused = The game is paused.
at-away = A bot is playing for you.
at-time-up = Your time is up: a bot plays for you.
at-time-short = { $seconds ->
    [one] 1 second left, then a bot plays for you.
   *[other] { $seconds } seconds left, then a bot plays for you.
}
at-advised = The bot would play this:
at-advice-ignore = Ignore the hint
at-round-over = The round is over.
at-next-round = Next round
at-sure = Are you sure?
at-sending = Sending…
at-let-go = Cancel
at-result = Result
at-watching = You are watching.
at-waited-for = To move

## Before the game

at-invite = Invitation link
    .help = Send it to your friends: anyone who opens it can take a free seat.
at-invite-elsewhere = You’ll find the invitation link in the browser where this table was created.
at-code = QR code for a seat at this table
    .help = Scan it with a phone to join this table.
at-code-large = Enlarge the QR code
at-uninvited = You need the invitation link to take a seat here. You can watch once the game begins, if spectators are allowed.
at-kept = not here yet; seat kept
at-gathering-kept = Waiting for { $names }. The game begins when everyone is here.
at-sat-down = { $names } joined the table.
at-begins = The game begins.
at-branched = This table continues another game from move { $number }. { $seat_is ->
    [you] You keep what was visible from your seat
   *[other] { $seat } keeps what was visible from their seat
}; whatever was hidden is dealt again.
at-branched-unseated = This table continues another game from move { $number }; whatever was hidden is dealt again.
at-fill = { $count ->
    [one] Fill the free seat with a bot and begin
   *[other] Fill the free seats with bots and begin
}
at-fill-kept = { $count ->
    [one] Don’t wait: give the seat to a bot and begin
   *[other] Don’t wait: give the seats to bots and begin
}
at-give-up-seat = Leave the table
at-copy = Copy
at-copied = Link copied.
at-not-copied = Your browser blocks copying: select the link and copy it yourself.
at-not-copied-address = Your browser blocks copying: the link is in the address bar.
at-share = Share…

## The players

at-players = Players
at-you = you
at-present = online
at-absent = offline
at-unknown = status unknown
at-bot = { $bot } bot
at-bot-for = a bot plays for them
at-bot-for-you = you; a bot plays for you
at-waited = to move
at-replace = Let a bot play
at-watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
at-clock = { $left }
at-clock-hours = { $hours } h { $minutes } min
at-clock-days = { $days } d { $hours } h
at-clock-label = Time left: { $left }

## Beside the board

at-panel = Side panel
at-menu = Table menu
    .short = Menu
at-lost = Connection lost. Reconnecting…
at-undo = Undo
    .help = Undo your last move
    .short = Undo
at-undo-ask = Ask to undo
    .help = Undo your last move, if the others agree
    .short = Undo…
at-undo-sure = Ask to undo?
    .help = You can undo your last move only if the others agree. Ask them?
    .ask = Ask them
at-hint = Hint
    .help = Show what the bot would play, without playing it
at-hint-thinking = Thinking…
    .help = The bot is working out what it would play
    .short = Thinking…
at-choices = All choices
    .help = Everything you can do, as a list
    .short = Choices
at-choices-help = Choose from the list, or type a number.
at-choices-help-long = Choose from the list, type a number, or type a few words of a choice.
at-choices-filter = Filter the choices
at-choices-found = { $count ->
    [0] no choices
    [one] 1 choice
   *[other] { $count } choices
}
at-skip = Speed up
    .help = Speed up the bots’ moves until you are asked
at-rules = Rules
    .help = What the rules say about this question
at-rules-others = Other chapters
at-rules-all = All the rules

## The log and the past

at-chronicle = Log
at-chronicle-empty = Nothing has happened yet.
at-chronicle-branched = This table continues another game from move { $number }; that game’s log tells what happened before.
at-jump = Go to this moment
at-past = You are viewing an earlier move
at-past-number = Move { $number } of { $last }
at-past-slider = Moment of the game
at-to-start = To the start
at-leap-back = Previous turn or phase
at-step-back = Previous move
at-play = Autoplay
at-stop = Stop
at-step-on = Next move
at-leap-on = Next turn or phase
at-to-end = To the end
at-speed = Speed
at-speed-times = × { $speed }
at-eyes = View as
at-eyes-mine = You
at-eyes-seat = { $seat }’s view
at-eyes-all = All hands open
at-eyes-public = Spectators’ view
    .short = Spectators
at-play-on = Play on
    .title = Play on from here
    .help = This creates a new table at this move. You play against bots; everything you can’t see from your seat is dealt again.
at-play-on-seat = Your seat
at-move-link = Link to this move
at-now = Back to the latest move
    .short = Latest

## Chat

at-chat = Chat
at-chat-unread = { $count ->
    [one] Chat: 1 new message
   *[other] Chat: { $count } new messages
}
at-chat-seats = Everyone at the table reads this, spectators included.
at-chat-members = Only the players in the private talk read this.
at-chat-spectators = Players can read spectators’ messages only after the game.
at-chat-say = Write a message
at-chat-aside = { $seats_is ->
    [you] privately, to you
   *[other] privately, to { $seats }
}
at-chat-confidential = Only for the private talk
at-talk = Private talk: { $seats }
at-talk-left = Time left for the private talk: { $left }
at-talk-words = { $count ->
    [0] You have no messages left in it.
    [one] You have 1 message left in it.
   *[other] You have { $count } messages left in it.
}
at-unprompted = You can also:
at-chat-send = Send
at-spectators = Spectators
at-spectator = Spectator { $name }

## Proposals

at-proposal-undo = { $seat_is ->
    [you] You ask to undo your last move.
   *[other] { $seat } asks to undo their last move.
}
at-proposal-pause = { $seat_is ->
    [you] You propose a pause.
   *[other] { $seat } proposes a pause.
}
at-proposal-replace = { $seat_is ->
    [you] You propose letting a bot play for { $other }.
   *[other] { $seat } proposes letting a bot play for { $other }.
}
at-proposal-carried = Agreed: { $what ->
    [undo] the move is undone.
    [pause] the game is paused.
   *[replace] a bot plays for { $other }.
}
at-proposal-refused = { $what ->
    [replace] No bot plays for { $other }.
   *[other] { $seats_is ->
        [many] Not everyone agrees
       *[other] { $seats } doesn’t agree
    }: { $what ->
        [undo] the move stands.
       *[pause] the game goes on.
    }
}
at-proposal-declined = You don’t agree: { $what ->
    [undo] the move stands.
    [pause] the game goes on.
   *[replace] no bot plays for { $other }.
}
at-proposal-withdrawn = { $seat_is ->
    [you] You withdraw your proposal.
   *[other] { $seat } withdraws the proposal.
}
at-proposal-dropped = { $seat_is ->
    [you] Your proposal is dropped.
   *[other] { $seat }’s proposal is dropped.
}
at-proposal-awaited = Waiting for { $seats }.
at-proposal-look = Show the move
at-yes = Agree
at-no = No
at-withdraw = Withdraw

## Menu

at-pace = Bot speed
    .help = This browser remembers it. If several people play, the slowest speed applies to all.
at-pace-calm = slow
at-pace-quick = fast
at-pace-at-once = instant
at-sound = Sound
at-notify = Notify me on my turn when this page is hidden
at-notify-denied = Notifications are blocked for this site. Allow them in your browser settings.
at-orders = Automatic answers
    .help = Automatic answers and decisions made in advance
    .change = Change
at-orders-passing = When to ask me
at-orders-help = Choose when the game asks you. The others learn nothing about your cards: with “Only if I can act”, your answer comes at a random moment, whether you can act or not.
at-order-ask = Always ask me
at-order-if-able = Only if I can act
at-order-pass = Always pass
    .help = Pass this time and every time. You can change this under “Automatic answers”.
at-order-sure = “{ $window }”: always pass from now on?
at-pass-turn = Pass until my next turn
    .help = Pass every time until your next turn
    .stop = Ask me again
at-passing-turn = You pass until your next turn.
at-settled = You can’t act here: you’ll pass in a moment.
at-held = Your answer: { $choice }. The others will see it in a moment.
at-wait = Wait!
    .help = You’ll be asked at the next step, even where you normally pass.
at-passing = { $count ->
    [one] You pass automatically: “{ $windows }”.
   *[other] You pass automatically at { $count } steps.
}
at-passing-not = { $count ->
    [one] For now you are asked: “{ $windows }”.
   *[other] For now you are asked at all { $count } steps.
}
at-pause = Propose a pause
at-resume = Resume the game
at-leave = Leave the game
at-leave-sure = Leave the game?
at-leave-warning = A bot will play for you. You can take your seat back at any time until the game ends.
at-resign = Resign
at-resign-sure = Resign the game?
at-resign-warning = The game ends at once and nobody wins. You can’t undo this.
at-resign-warning-two = The game ends at once and { $seat } wins. You can’t undo this.
at-return = Take my seat back
at-letters = Single-letter shortcuts
    .help = Turn them off if you use dictation or press keys by accident. Esc and the arrow keys keep working.
at-seat-link = Link to my seat
    .help = To continue on another device. Keep it to yourself: anyone who opens it plays for you.
at-watch-link = Link for spectators
at-replay-link = Link to this replay
at-other-seat = Go to my other seat at this table
at-keys = Keyboard shortcuts
at-key-choices = List all choices
at-key-number = Choose from the list by number
at-key-let-go = Cancel the choice, or go back to the latest move
at-key-undo = Undo
at-key-hint = Hint
at-key-orders = Automatic answers
at-key-rules = Rules for this question
at-key-skip = Speed up the bots’ moves
at-key-chat = Chat
at-key-play = Start or stop autoplay
at-key-back = Previous move
at-key-on = Next move
at-key-leap-back = Previous turn or phase
at-key-leap-on = Next turn or phase
at-key-keys = Show these shortcuts
at-spoken = Description of the table

## The end

at-over = The game is over
    .help = There are no seats left to take, but you can replay the whole game.
at-rematch = Rematch
at-rematch-changed = Change and rematch…
    .title = Rematch with changes
at-rematch-go = Create the rematch
at-rematch-join = Join the rematch
at-rematch-offered = A rematch is being set up. A seat is kept for you.
at-rematch-watch = Watch the rematch
at-replay = Replay the game
at-record = Download the game
at-seal = Shuffle and dice check
at-seal-true = Shuffles and dice verified: nobody tampered with them.
at-seal-false = Warning: the seed doesn’t match the seal!
at-seal-unknown = Not verified: this browser can’t check the seal on an unencrypted page.
at-seal-help = The seal was published before the first card. It is the SHA-256 of “tableronde seal/” followed by the seed, and everything random comes from the seed. If the two match, nobody could have changed the cards or dice during the game.
at-seal-seal = Seal
at-seal-seed = Seed

## A table that cannot be entered

at-stopped = You can’t join this table
at-my-seat = Go to my seat
at-taken = The table is full
    .help = All seats at this table are taken. You can watch the game.
at-reload = Reload the page
