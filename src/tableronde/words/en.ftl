### Words that all games share.

event-undone = { $seat_is ->
    [you] You undo your last move.
   *[other] { $seat } undoes their last move.
}
event-resigned = { $seat_is ->
    [you] You resign.
   *[other] { $seat } resigns.
}
event-bot-takes-over = { $why ->
    [clock] { $seat_is ->
        [you] Your time is up: a bot plays for you.
       *[other] { $seat }’s time is up: a bot takes over.
    }
    [vote] { $seat_is ->
        [you] The others let a bot play for you.
       *[other] By vote, a bot plays for { $seat }.
    }
   *[left] { $seat_is ->
        [you] You leave the game: a bot plays for you.
       *[other] { $seat } leaves the game: a bot takes over.
    }
}
event-forced = { $seat_is ->
    [you] Only one option: it is played for you.
   *[other] Only one option for { $seat }: it is played automatically.
}
event-person-returns = { $seat_is ->
    [you] You take your seat back.
   *[other] { $seat } is back.
}
event-table-paused = The game is paused.
event-table-resumed = { $seat_is ->
    [you] You resume the game.
   *[other] { $seat } resumes the game.
}

## Errors: one for each class in core/errors.py

error-error = Something went wrong.
error-unknown-game = There is no game called “{ $game }”. The games are { $games }.
error-bad-seats = { $game } is for { $least ->
    [2] { $most ->
        [2] exactly 2
       *[other] 2 to { $most }
    }
   *[other] { $least } to { $most }
} players, not { $seats }.
error-unknown-option = { $game } has no option “{ $option }”. Its options are { $options }.
error-bad-option = Option “{ $option }” of { $game } can’t be “{ $value }”. It can be { $values }.
error-not-options = The options of { $game } are names with values, not { $options }.
error-option-needs-seats = Option { $option }={ $value } of { $game } needs at least { $least } players.
error-option-twice = Option { $option } is given twice, as “{ $first }” and as “{ $second }”.
error-not-both = { $one } and { $two } can’t be used together.
error-bad-players = There must be { $count ->
    [one] 1 player name
   *[other] { $count } player names, one per seat,
} of at most 200 characters.
error-unknown-bot = There is no bot called “{ $bot }”. The bots are { $bots }. A person is “me” or “me:Name”.
error-bad-seed = A seed is a whole number or 1 to 200 printable characters, not { $seed }.
error-game-over = The game is over.
error-no-such-decision = Decision { $decision } isn’t open. Open decisions: { $open }.
error-wrong-seat = Decision { $decision } belongs to { $owner }: { $seat } can’t answer it.
error-hand-spent = You’ve already said “Wait!” in this phase. You can say it again in the next one.
error-already-written = You’ve already written something for this offer. To say more, hold a private talk.
error-no-words-left = You’ve written all { $most } messages this private talk allows. Another embassy would extend it.
error-nobody-to-confide-in = There is no one here to talk to privately right now.
error-not-a-remark = “{ $choice }” can’t be said now.
error-not-an-option = “{ $choice }” isn’t an option of decision { $decision } (options: { $count }).
error-malformed-choice = “{ $choice }” isn’t a choice in { $game }: a choice is an object with the field “do”.
error-unknown-verb = “{ $choice }” isn’t a choice in { $game }: a choice begins with one of { $verbs }.
error-wrong-fields = “{ $choice }” isn’t a choice in { $game }: the fields of “{ $verb }” are { $fields }.
error-bad-field = “{ $choice }” isn’t a choice in { $game }: “{ $field }” can’t be { $value }.
error-bad-notation = “{ $choice }” isn’t a choice in { $game }: write it as “{ $form }”.
error-nothing-to-undo = There is nothing to undo.
error-not-yours-to-undo = The last answer was another player’s: you need the others’ consent to undo it.
error-too-late-to-undo = Something has been drawn, shown or asked since: you need the others’ consent to undo.
error-unknown-seat = There is no seat { $seat } at this table. The seats are 0 to { $last }.
error-bad-number = The number of answers must be a whole number, not { $number }.
error-bad-record = This isn’t a Table Ronde record.
error-unreadable-file = Can’t open { $file } ({ system-refusal }).
error-not-a-file = Can’t open { $file }: it isn’t a regular file.
error-file-too-large = { $file } is larger than { $most } bytes: that is too large for a record.
error-not-whole-json = { $file } isn’t a complete JSON file.
error-unknown-version = { $what ->
    [rules] This record uses version { $version } of the rules, which this program doesn’t know.
   *[format] This record uses version { $version } of the format, which this program doesn’t know.
}
error-malformed-record = This record is malformed at { $where }: { $reason }.
error-malformed-entry = Entry { $entry } of this record’s log isn’t an answer, an undo or a resignation.
error-malformed-position = A position is one line of the form game/version {"{…}"}.
error-no-position = This isn’t a position of { $game }.
error-position-seats = This record has { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, but its position has { $count }.
error-dead-position = The position in this record can’t be played on.
error-newer-record = { $what ->
    [rules] This record uses version { $version } of the rules; this program knows up to { $known }. Install a newer one.
   *[format] This record uses version { $version } of the format; this program knows up to { $known }. Install a newer one.
}
error-record-mismatch = This record doesn’t replay to its result: it was changed or damaged.
error-wrong-seal = This record was changed or damaged: its seal doesn’t match its seed.
error-other-seal = This isn’t the game that was sealed: its seal is { $seal }, not { $wanted }.
error-wrong-entry = This record can’t be replayed: entry { $entry } of its log is impossible. { $cause }
error-wrong-result = This record was changed or damaged: its answers don’t lead to its result.
error-custom-components = This was played with other components of { $game }. Give their file with --data FILE.
error-standard-components = This was played with the built-in components of { $game }. Leave out --data.
error-bad-data = { $file } can’t replace components of { $game }. { $cause }
error-data-too-large = { $file } is larger than { $most } bytes: that is too large for a components file.
error-not-utf8 = { $file } isn’t UTF-8 text.
error-not-toml = { $file } isn’t valid TOML: see line { $line }.
error-outsized-data = Can’t read { $file }: a line or a number is too long, or the nesting is too deep.
error-no-game-named = { $file } doesn’t say which game it is for: [meta] needs a line game = "…".
error-for-unknown-game = { $file } is for a game called { $game }. The games are { $games }.
error-fixed-components = Can’t use { $file }: the components of { $game } can’t be replaced.
error-bad-folder = Can’t write to { $folder } ({ system-refusal }).
error-no-output = Can’t write the output: standard output is closed.
error-cannot-go-on = Can’t continue ({ system-refusal }).
error-bad-position = There is no position { $number } in this record. Positions run from 0 to { $last }.

# What the system refused, in the messages above and below.
system-refusal = { $why ->
    [ENOENT] no such file or folder
    [EACCES] permission denied
    [EPERM] operation not permitted
    [EISDIR] it is a folder
    [ENOTDIR] part of the path isn’t a folder
    [EEXIST] a file already has that name
    [ENAMETOOLONG] name too long
    [EINVAL] impossible name or value
    [ELOOP] too many symbolic links
    [ENOSPC] no space left on the disk
    [EDQUOT] disk quota exceeded
    [EROFS] read-only disk
    [EFBIG] file too large
    [EIO] input/output error
    [EMFILE] too many open files
    [ENFILE] too many open files
    [ENOMEM] out of memory
    [EBUSY] in use
    [ENOEXEC] it isn’t a program
    [EADDRINUSE] already in use
    [EADDRNOTAVAIL] this machine doesn’t have that address
    [SQLITE_CANTOPEN] the file can’t be opened
    [SQLITE_NOTADB] the file isn’t a database
    [SQLITE_READONLY] read-only file
    [unknown] system error
   *[other] system error { $why }
}

## Errors at a table: one for each class in tables/errors.py

error-unknown-table = There is no such table.
error-unknown-key = This link doesn’t lead to a seat at this table.
error-unknown-invitation = This invitation isn’t valid for this table.
error-table-full = All seats at this table are taken.
error-no-spectators = Spectators aren’t allowed at this table.
error-not-seated = Only players at this table can do that.
error-not-the-host = Only the host of this table can do that.
error-not-begun = The game hasn’t begun: some seats are still free.
error-already-begun = The game has already begun.
error-not-over = You can see that once the game is over.
error-table-paused = The game is paused.
error-not-paused = The game isn’t paused.
error-bot-plays = A bot plays for this seat. Take the seat back first.
error-others-play = You can’t resign while others play on. You can leave the game: a bot then plays for you.
error-no-bot-plays = No bot plays for this seat.
error-stale-answer = The table has changed: that was the answer to an earlier question.
error-no-such-proposal = This proposal is no longer open.
error-not-your-vote = Your consent isn’t needed here.
error-not-missing = This player was here less than a minute ago.
error-clock-decides = In a correspondence game, a bot only steps in for players who run out of time.
error-no-advice = The bot has no hint this time.
error-proposal-open = Another proposal is open. Answer it first.
error-time-is-up = You’ve run out of time twice: the bot finishes this game for you.
error-undo-needs-consent = Too late to undo that on your own. You can still ask the other players.
error-absent-player = Someone whose answers would be undone is away and can’t agree.
error-other-rules = This table uses version { $version } of the rules; this server knows version { $known }.
error-unknown-window = This game has no step called “{ $window }”.
error-bad-name = A name has 1 to { $most } characters.
error-bad-text = A message has 1 to { $most } characters.
error-chat-full = The chat of this table is full.
error-too-many-extra-requests = Too many requests. Make a move first.
error-bad-seat-wishes = A table has at most one seat “me”; the others are “friend” or one of the bots { $bots }.
error-no-room-for-all = The new table needs a seat for each of the { $count } people at this one.
error-bad-clock = { $unit ->
    [days] The clock allows { $least } to { $most } days per answer.
    [increment] The clock adds { $least } to { $most } seconds per turn.
   *[seconds] The clock starts with { $least } to { $most } seconds.
}
error-hints-off = Hints are off at this table.
error-nothing-asked = It isn’t your turn to decide.
error-conflict = The table changed at the same moment. Try again.
error-storage-failed = The tables can’t be reached right now. Nothing was changed. Try again.
error-bad-database = Can’t use this database: { $why ->
    [address] this isn’t the address of a database
    [kind] it is neither SQLite nor PostgreSQL
    [in-use] another server is using { $detail }
    [newer] its version { $detail } is newer than this program
    [unknown-version] its version { $detail } is unknown
   *[driver] { $detail }
}.
error-bad-database-file = Can’t use this database: { $file } ({ system-refusal }).

## Errors between the page and the server: one for each class in server/errors.py

error-old-protocol = This page and the server have different versions (protocol { $version }, server { $known }). Reload the page.
error-malformed-message = The server didn’t understand this message.
error-message-too-large = A message can have at most { $most } bytes.
error-too-many-messages = Too many requests at once. Wait a moment.
error-too-many-connections = Too many pages are open here. Close some, or come back later.
error-hello-first = A connection begins with one “hello” message.
error-not-found = There is nothing at this address.
error-foreign-site = Refused: this request comes from another site.
error-server-fault = Something went wrong on the server. Nothing was changed. Try again.
error-port-taken = Can’t use port { $port } of { $host } ({ system-refusal }). Choose another with --port.
error-one-worker-only = Several workers need PostgreSQL (--db postgresql://…). SQLite allows only one.

## Errors of single games: one for each class in the folder of a game

error-siege-or-teams = Castle siege and allegiance (teams) can’t be played together: the rules forbid it (MM-SIEGE-10).
error-level-is-solo = { $value ->
    [easy] The easy level is for solo games only (ZIZ-SOLO-05).
   *[hard] The hard level is for solo games only (ZIZ-SOLO-05).
}
error-teams-need-seats = { $value ->
    [pairs] Teams of two need 4 or 6 players.
   *[threes] Teams of three need 6 players.
}
error-more-faults = { $count ->
    [one] There is one more error.
   *[other] There are { $count } more errors.
}
error-not-a-table = { $where }: this isn’t a table.
error-not-tables = { $where }: this isn’t a list of tables.
error-not-a-list = { $where }: this isn’t a list.
error-wrong-length = { $where }: this list has { $span ->
    [one] 1 entry
   *[other] { $span } entries
}, not { $count }.
error-unknown-component = { $where }: there is no { $found }, only { $known }.
error-given-twice = { $where }: this is given twice.
error-not-replaceable = { $where }: { $field } can’t be replaced, only { $known }.
error-bad-figure = { $where }: { $field } must be a whole number from { $least } to { $most }, not { $found }.
error-bad-word = { $where }: { $field } must be one of { $known }, not { $found }.
error-same-place = { $where }: something else is in the same place.
error-no-slots = { $where }: slots must be a list with a table for every tile.
error-wrong-total = { $where }: there must be { $count } copies in all, not { $found }.
error-missing-cards = { $where }: a deck needs at least one of { $known }.
error-too-many-slots = { $where }: there are { $count } slots, but tiles for { $most } at most.
error-one-castle-each = { $where }: seat { $number } must have one castle, not { $count }.
error-too-few-tiles = { $where }: there are { $count } slots with { $field }, but only { $most ->
    [one] one such tile
   *[other] { $most } such tiles
}.
error-too-few-points = { $where }: with { $option } it takes { $least } points to win, but with ten dice each nobody can have more than { $most }.
error-out-of-reach = { $where }: no path of territories and lakes leads there.
error-castles-touch = { $where }: this castle touches another.
error-too-many-homelands = { $where }: { $count } slots next to this castle can become homelands, but only { $most } may.
error-shared-homelands = { $where }: this slot can become homelands, but it touches two castles.
error-asks-nothing = { $where }: this row asks for nothing.
error-too-many-icons = { $where }: this row asks for { $count } icons; the most is { $most }.
error-face-missing = { $where }: no face shows { $field }.
error-one-face = { $where }: exactly one face must show { $field }, not { $count }.
error-bad-side-b = { $where }: side B must grant move = 2 and 1 of { $known }.
error-unlike-sides-b = { $where }: on side B all commanders must have the same abilities and the same coins.
error-two-starts = { $where }: there must be two start spaces, not { $count }.
error-no-such-space = { $where }: no space is a { $field }.
error-too-few-large = { $where }: { $count ->
    [one] one space is
   *[other] { $count } spaces are
} large; at least { $least } are needed.
error-path-to-itself = { $where }: a path must join two different spaces.
error-cut-off = { $where }: no path leads there from the first space.
error-too-few-events = { $where }: tokens that can always be completed: { $count }; at least { $least } are needed. Those are the tournaments, and the tokens whose first row asks only for icons, at most three and none of them wild, and brings no warrant.
error-no-points = { $where }: no first row that can always be filled brings points or morale.

## The table in the terminal

ui-player = Player { $number }
ui-bot = { $place ->
    [0] Arthur
    [1] Morgan
    [2] Lancelot
    [3] Vivian
    [4] Perceval
   *[other] Iseult
}
ui-you = (you)
ui-greeting = Answer with a number, or type a choice or part of one. Type ? for help, “quit” to leave.
ui-seal = This game is sealed. With the seal, “tableronde verify --seal” can prove afterwards that nobody tampered with the cards or dice:
ui-your-choice = Your choice (? for help):
ui-not-understood = “{ $line }” isn’t a choice or a command here. Type a number from the list, part of a choice, or ? for help.
ui-group = { $thing } ({ $count ->
    [one] 1 choice
   *[other] { $count } choices
})
ui-back = back
ui-labelled = { $label }: { $value }
ui-on-top = { $thing } on top
ui-known = known: { $cards }
ui-worth-for = { $seat_is ->
    [you] cards for you
   *[other] cards for { $seat }
}
ui-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}

ui-pass-keyboard = Pass the keyboard to { $player }.
ui-press-enter = { $player }, press Enter when nobody else is looking.

## Commands

ui-is-it-this = Is this what you mean?
ui-hand-over = Press Enter to clear the screen for { $player }.
ui-cards-later = { $count ->
    [0] no cards next turn, as things stand
    [one] 1 card next turn, as things stand
   *[other] { $count } cards next turn, as things stand
}
ui-legend = On the table, ▸ marks whose turn it is.
ui-help = Commands: help (or ?), rules [CHAPTER], table, log, discard, hint, undo, resign, answers [WHAT], save [FILE], quit. “answers” lists your automatic answers and what you can say or decide in advance.
ui-note = { $thing } — { $text }
ui-rules-how = “rules CHAPTER” shows the clauses of a chapter, “rules CLAUSE” a single clause.
ui-no-such-rules = There is no chapter or clause “{ $wanted }”. The chapters are:
ui-discard = Discard pile, from bottom to top ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}): { $listed }
ui-discard-empty = The discard pile is empty.
ui-hint = The bot would play: { $choice }
ui-orders = Automatic answers and decisions made in advance: which do you choose?
ui-ordered = Noted: { $order }
ui-no-orders = In this game there is nothing to say or decide in advance.
ui-orders-hold = { $order }: { $windows }
ui-order-ask = Always ask me: “{ $window }”
    .verb = Always ask me
ui-order-if-able = Only if I can act: “{ $window }”
    .verb = Only if I can act
ui-pass-turn = Pass until my next turn
    .verb = Pass until my next turn
ui-ask-again = Ask me again before my next turn
    .verb = Ask me again
ui-order-pass = Always pass: “{ $window }”
    .verb = Always pass
ui-order-lasts = This holds until you change it or leave the table.
ui-which-window = At which step?
ui-nothing-to-undo = You have nothing to undo.
ui-undo-with-bots = Something has been drawn, shown or played since. Undo anyway? (y/n)
ui-resign-sure = Resign and end the game? (y/n)
ui-resign-not = You can’t resign while others play on. Use “quit” to save the game for later.
ui-undo-agree = { $player }: { $asker } asks to undo their last decision and everything after it. Do you agree? (y/n)
ui-undo-refused = { $player } doesn’t agree: nothing is undone.

## Saving, leaving, ending

ui-saved = The game is saved in { $path }
ui-unsaved = The game can’t be saved in { $path } ({ system-refusal }). Use “save FILE” to save it to another file.
ui-not-saved = The game can’t be saved in { $path } ({ system-refusal }). It goes on, and saving is tried again after every answer.
ui-saved-again = The game is saved again in { $path }
ui-not-saved-there = The game can’t be saved in { $path } ({ system-refusal }).
ui-file-exists = { $path } already exists and was not changed. Resume it with “{ $command } --resume”, or name another file.
ui-left = The game is saved. Resume it with:
ui-left-unsaved = The game could not be saved in { $path } ({ system-refusal }).
ui-result = Result
reason-resigned = A player resigned.
ui-winners = { $seats_is ->
    [you] You win!
    [many] { $seats } share the victory.
    [nobody] Nobody wins.
   *[other] { $seats } wins.
}
ui-recorded = The record is saved. Replay the game with:

## Replay

ui-position = Position { $at } of { $last }
ui-walk-help = Enter or n: next; p: previous; a number: that position; first, last; s SEAT: view as that seat (s alone: as a spectator, s all: all hands open); q: quit.
ui-walk = Position:
ui-walk-unknown = “{ $line }” isn’t a command here. Type Enter, p, a number, first, last, s SEAT or q.

## The command

ui-reconstructed = Reconstructed by us, because the printed figures were not available: { $names }.
ui-no-such-clause = There is no such chapter or clause. The chapters are { $keys }.
ui-verified = { $file }: { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}; replays to its result; seal { $seal }
ui-verified-unfinished = { $file }: { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}; replays, not finished yet; seal { $seal }
ui-simulation = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $unfinished ->
    [0] {""}
   *[other] , { $unfinished } of them unfinished
}
ui-percent = { $number }%
ui-simulation-interrupted = Interrupted. Finished so far:
ui-simulation-speed = { $decisions } decisions in { $seconds } s ({ $rate } per second), { $mean } per game on average

ui-serving = Table Ronde is running at { $address } — press Ctrl-C to stop; nothing is lost.
