### Words that all games share.

event-undone = { $seat_is ->
    [you] You take back your last move.
   *[other] { $seat } takes back the last move.
}
event-bot-takes-over = { $why ->
    [clock] { $seat_is ->
        [you] Your time is up: a bot plays for you.
       *[other] { $seat }’s time is up: a bot plays on.
    }
    [vote] { $seat_is ->
        [you] The others let a bot play for you.
       *[other] By vote, a bot plays for { $seat }.
    }
   *[left] { $seat_is ->
        [you] You leave the table; a bot plays for you.
       *[other] { $seat } leaves the table; a bot plays on.
    }
}
event-person-returns = { $seat_is ->
    [you] You take your seat back.
   *[other] { $seat } is back.
}
event-table-paused = The game is paused.
event-table-resumed = { $seat_is ->
    [you] You let the game go on.
   *[other] { $seat } lets the game go on.
}

## Errors: one for each class in core/errors.py

error-error = Something is wrong.
error-unknown-game = There is no game called “{ $game }”; the games are { $games }.
error-bad-seats = { $game } takes { $least ->
    [2] { $most ->
        [2] exactly 2
       *[other] 2 to { $most }
    }
   *[other] { $least } to { $most }
} players, not { $seats }.
error-unknown-option = { $game } has no option “{ $option }”; its options are { $options }.
error-bad-option = The option { $option } of { $game } cannot be “{ $value }”; it can be { $values }.
error-not-options = The options of { $game } are names with their values, not { $options }.
error-option-needs-seats = The option { $option }={ $value } of { $game } needs at least { $least } seats.
error-option-twice = The option { $option } is given twice, as “{ $first }” and as “{ $second }”.
error-not-both = { $one } and { $two } cannot go together.
error-bad-players = The players are { $count } texts of at most 200 characters, one for each seat.
error-unknown-bot = There is no bot called “{ $bot }”; the bots are { $bots }. A person is me or me:Name.
error-bad-seed = A seed is a whole number or a text of 1 to 200 printable characters, not { $seed }.
error-game-over = The game is over; nothing more can be answered.
error-no-such-decision = The decision { $decision } is not open; open are { $open }.
error-wrong-seat = The decision { $decision } belongs to { $owner }: { $seat } cannot answer it.
error-hand-spent = You have raised your hand in this phase already; in the next one you can do so again.
error-already-written = You have already written something to this offer; to say more, hold a private talk.
error-no-words-left = You have said all { $most } lines that this private talk allows you; another embassy would prolong it.
error-nobody-to-confide-in = There is nobody here now with whom you could speak in confidence.
error-not-a-remark = “{ $choice }” cannot be said now.
error-not-an-option = “{ $choice }” is not among the { $count } options of the decision { $decision }.
error-malformed-choice = “{ $choice }” is not a choice of { $game }: a choice is an object with the field “do”.
error-unknown-verb = “{ $choice }” is not a choice of { $game }: it begins with one of { $verbs }.
error-wrong-fields = “{ $choice }” is not a choice of { $game }: the fields of “{ $verb }” are { $fields }.
error-bad-field = “{ $choice }” is not a choice of { $game }: “{ $field }” cannot be { $value }.
error-bad-notation = “{ $choice }” is not a choice of { $game }: it is written “{ $form }”.
error-nothing-to-undo = There is no such earlier moment to go back to.
error-not-yours-to-undo = { $seat } cannot take that back alone: the last answer was another player’s.
error-too-late-to-undo = { $seat } cannot take that back alone: something was drawn, shown or asked since.
error-unknown-seat = There is no seat { $seat } at this table; the seats are 0 to { $last }.
error-bad-number = A number of answers is a whole number, not { $number }.
error-bad-record = This is not a record of Table Ronde.
error-unreadable-file = { $file } cannot be opened ({ $why }).
error-not-a-file = { $file } is not an ordinary file and cannot be opened.
error-file-too-large = { $file } is larger than { $most } bytes: no record is.
error-not-whole-json = { $file } is not a whole JSON file.
error-unknown-version = { $what ->
    [rules] This record was played by version { $version } of the rules, which this program does not know.
   *[format] This record is written in version { $version } of the format, which this program does not know.
}
error-malformed-record = This record is malformed at { $where }: { $reason }.
error-malformed-entry = Entry { $entry } of this record’s log is neither an answer nor an undo.
error-malformed-position = A position is written in one line, as game/version {"{…}"}.
error-no-position = This is no position of { $game }.
error-position-seats = The position of this record has { $count } seats, the record has { $seats }.
error-dead-position = The position of this record cannot be played on.
error-newer-record = { $what ->
    [rules] This record was played by version { $version } of the rules; this program knows up to { $known }. Install a newer one.
   *[format] This record is written in version { $version } of the format; this program knows up to { $known }. Install a newer one.
}
error-record-mismatch = This record does not replay to the result it says: it was changed or damaged.
error-wrong-seal = This record was changed or damaged: its seal is not that of its seed.
error-other-seal = This is not the game that was sealed: its seal is { $seal }, not { $wanted }.
error-wrong-entry = This record does not replay: entry { $entry } of its log is impossible. { $cause }
error-wrong-result = This record was changed or damaged: its answers do not lead to its result.
error-other-data = This was played with other components of { $game }; give the file that has them, as --data FILE.
error-house-data = This was played with our own components of { $game }; leave out their --data.
error-bad-data = { $file } cannot replace components of { $game }. { $cause }
error-data-too-large = { $file } is larger than { $most } bytes: no file of components is.
error-not-utf8 = { $file } is not a text in UTF-8.
error-not-toml = { $file } is not written in TOML: line { $line } makes no sense.
error-outsized-data = { $file } cannot be read: a line or a number is too long, or something is nested too deeply.
error-no-game-named = { $file } does not say which game it is for: [meta] needs a line game = "…".
error-for-unknown-game = { $file } is for a game called { $game }; the games are { $games }.
error-fixed-components = { $file } cannot be used: the components of { $game } cannot be replaced.
error-bad-folder = { $folder } cannot be written to ({ $reason }).
error-no-output = There is nowhere to write: the standard output is closed.
error-cannot-go-on = This cannot go on ({ $why }).
error-peer-failed = { $python } cannot measure { $peer } ({ $why }).
error-bad-position = There is no position { $number } in this record; they run from 0 to { $last }.

## Errors at a table: one for each class in tables/errors.py

error-unknown-table = There is no such table.
error-unknown-key = This link belongs to no seat at this table.
error-unknown-invitation = This invitation is not valid at this table.
error-table-full = All seats of this table are taken.
error-no-spectators = The people at this table play without spectators.
error-not-seated = Only somebody who sits at this table can do that.
error-not-the-host = Only the host of this table can do that.
error-not-begun = The game has not begun: some seats are still free.
error-already-begun = The game has already begun.
error-not-over = That is shown once the game is over.
error-table-paused = The game is paused.
error-not-paused = The table is not paused.
error-bot-plays = A bot plays for this seat; take it back first.
error-no-bot-plays = No bot plays for this seat.
error-stale-answer = This answers an earlier question: the table has changed since.
error-no-such-proposal = This proposal is no longer open.
error-not-your-vote = Your consent is not asked for here.
error-not-missing = This player has been here within the last minute.
error-clock-decides = At this table everyone has days for an answer: a bot steps in when they are over.
error-no-advice = The bot has no advice this time.
error-proposal-open = Another proposal is open: answer that one first.
error-time-is-up = Your time was up twice: the bot plays this game to its end.
error-absent-player = Somebody whose answers would be taken back is away and cannot agree.
error-other-rules = This table was played by version { $version } of the rules; this server knows version { $known }.
error-unknown-window = This game has no window called “{ $window }”.
error-bad-name = A name has 1 to { $most } characters.
error-bad-text = A message has 1 to { $most } characters.
error-chat-full = So much has been said at this table that no more can be kept.
error-too-many-asides = So much has been asked here beside playing that it must be played on first.
error-bad-seat-wishes = A table has at most one seat “me”; the others are “friend” or one of the bots { $bots }.
error-no-room-for-all = The new table needs seats for all { $count } people of this one.
error-bad-clock = { $unit ->
    [days] The clock allows { $least } to { $most } days an answer.
    [increment] The clock adds { $least } to { $most } seconds at each go.
   *[seconds] The clock starts with { $least } to { $most } seconds.
}
error-hints-off = No hints are given at this table.
error-nothing-asked = Nothing is asked of you now.
error-conflict = The table changed at the same moment; try again.
error-storage-failed = The tables cannot be reached just now; nothing was changed. Try again.
error-bad-database = This database cannot be used: { $reason }.

## Errors between the page and the server: one for each class in server/errors.py

error-old-protocol = This page is older or newer than the server (protocol { $version }, the server speaks { $known }). Reload it.
error-malformed-message = The server did not understand this message.
error-message-too-large = A message has at most { $most } bytes.
error-too-many-messages = That was too much at once; wait a moment.
error-too-many-connections = Too many pages are open here; close some, or come back later.
error-hello-first = A connection begins with one “hello”, and with nothing else.
error-not-found = There is nothing at this address.
error-foreign-site = This was asked from another site, and is refused.
error-server-fault = Something went wrong on the server; nothing was changed. Try again.
error-port-taken = The port { $port } of { $host } cannot be used ({ $why }); choose another with --port.
error-one-worker-only = Several workers need PostgreSQL (--db postgresql://…); SQLite serves one.

## Errors of single games: one for each class in the folder of a game

error-siege-or-teams = Castle siege and allegiance (teams) cannot be played together: the rules forbid it (MM-SIEGE-10).
error-level-is-solo = { $value ->
    [easy] The easy level is for the solo game only (ZIZ-SOLO-05).
   *[hard] The hard level is for the solo game only (ZIZ-SOLO-05).
}
error-teams-need-seats = { $value ->
    [pairs] Teams of two need 4 or 6 players.
   *[threes] Teams of three need 6 players.
}
error-more-faults = { $count ->
    [one] There is one more fault.
   *[other] There are { $count } more faults.
}
error-not-a-table = { $where }: this is not a table.
error-not-tables = { $where }: this is not a list of tables.
error-not-a-list = { $where }: this is not a list.
error-wrong-length = { $where }: this list has { $span } entries, not { $count }.
error-unknown-component = { $where }: there is no { $found }; there are { $known }.
error-given-twice = { $where }: this is given twice.
error-not-replaceable = { $where }: { $field } cannot be replaced; a file can give { $known }.
error-bad-figure = { $where }: { $field } is a whole number from { $least } to { $most }, not { $found }.
error-bad-word = { $where }: { $field } is one of { $known }, not { $found }.
error-same-place = { $where }: something else lies in the same place.
error-no-slots = { $where }: slots is a list with a table for every tile.
error-wrong-total = { $where }: all copies together are { $count }, not { $found }.
error-missing-cards = { $where }: a deck needs at least one of { $known }.
error-too-many-slots = { $where }: there are { $count } slots; there are never tiles for more than { $most }.
error-one-castle-each = { $where }: seat { $number } has one castle, not { $count }.
error-too-few-tiles = { $where }: there are { $count } slots with { $field }, and only { $most ->
    [one] one such tile
   *[other] { $most } such tiles
}.
error-too-few-points = { $where }: with { $option } it takes { $least } points to win, and with ten dice each nobody can hold more than { $most }.
error-out-of-reach = { $where }: no way over territories and lakes leads there.
error-castles-touch = { $where }: this castle touches another.
error-too-many-homelands = { $where }: beside this castle { $count } slots can become homelands, and only { $most } may.
error-shared-homelands = { $where }: this slot can become homelands, and touches two castles.
error-asks-nothing = { $where }: this row asks for nothing.
error-too-many-icons = { $where }: this row asks for { $count } icons; { $most } are the most.
error-face-missing = { $where }: no face shows { $field }.
error-one-face = { $where }: one face shows { $field }, not { $count }.
error-bad-side-b = { $where }: side B grants move = 2, and 1 of { $known }.
error-unlike-sides-b = { $where }: on side B all commanders have the same abilities and the same coins.
error-two-starts = { $where }: there are two start spaces, not { $count }.
error-no-such-space = { $where }: no space is a { $field }.
error-too-few-large = { $where }: { $count ->
    [one] one space is
   *[other] { $count } spaces are
} large; at least { $least } are needed.
error-path-to-itself = { $where }: a path joins two different spaces.
error-cut-off = { $where }: no path leads there from the first space.
error-too-few-events = { $where }: { $count } tokens can always be completed (tournaments, and tokens whose first row asks for at most three icons, no wild among them, for nothing else, and brings no warrant); at least { $least } are needed.
error-no-points = { $where }: no first row that can always be filled brings points or steps of morale.

## The table in the terminal

ui-player = Player { $number }
ui-you = (you)
ui-greeting = Answer with a number, a choice written out (see “hint”) or a part of one; ? helps, “quit” leaves.
ui-seal = This game is sealed. Whoever notes the seal can check afterwards, with “tableronde verify --seal”, that nobody touched the dice:
ui-your-choice = Your choice (? for help):
ui-not-understood = “{ $line }” is neither a choice nor a command here; type a number of the list, a part of a choice, or ? for help.
ui-group = { $thing } ({ $count ->
    [one] 1 choice
   *[other] { $count } choices
})
ui-back = back
ui-labelled = { $label }: { $value }
ui-number = no. { $number }
ui-on-top = { $thing } on top
ui-known = known: { $cards }
ui-worth-for = { $seat_is ->
    [you] cards for you
   *[other] cards for { $seat }
}
ui-cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}

ui-pass-keyboard = Pass the keyboard to { $player }.
ui-press-enter = { $player }, press Enter when nobody else is looking.

## Commands

ui-is-it-this = Is it this one?
ui-curtain-falls = Press Enter: the screen is then cleared for { $player }.
ui-cards-later = { $count ->
    [0] no card, as things stand
    [one] 1 card next turn, as things stand
   *[other] { $count } cards next turn, as things stand
}
ui-legend = On the table: ▸ is whose turn it is.
ui-help = Commands: help (or ?), rules [SECTION], table, log, discard, hint, undo, orders [WHAT], save [FILE], quit. “orders” lists what you can say without being asked, and where you may pass from now on.
ui-note = { $thing } — { $text }
ui-rules-how = “rules SECTION” shows the clauses of a section, “rules CLAUSE” a single one.
ui-no-such-rules = The rules have no section or clause “{ $wanted }”; the sections are:
ui-discard = Discard pile, bottom to top ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}): { $listed }
ui-discard-empty = The discard pile is empty.
ui-hint = The greedy bot would do this: { $choice }
ui-orders = What do you want to say or lay down beforehand?
ui-ordered = Noted: { $order }
ui-no-orders = In this game there is nothing to be said or ordered without being asked.
ui-order-ask = Ask me at “{ $window }”
    .verb = Be asked
ui-order-pass = Always pass at “{ $window }”
    .verb = Pass without being asked
ui-order-lasts = This holds until you change it or leave this table.
ui-which-window = At which moment?
ui-nothing-to-undo = There is nothing of yours to take back.
ui-undo-with-bots = Something was drawn, shown or answered since. Take back with everyone’s consent? (y/n)
ui-undo-agree = { $player }: { $asker } asks to take back the last decision and all that followed. Do you agree? (y/n)
ui-undo-refused = { $player } does not agree; nothing is taken back.

## Saving, leaving, ending

ui-saved = The game is saved in { $path }
ui-unsaved = The game cannot be saved: { $why }. “save FILE” names another file.
ui-not-saved = The game cannot be saved: { $why }. It goes on; saving is tried again after every answer.
ui-saved-again = The game is saved again, in { $path }
ui-not-saved-there = The game cannot be saved there: { $why }
ui-file-exists = { $path } already exists and is left as it is: resume it with “tableronde play --resume”, or name another file.
ui-left = The game is saved; resume it with:
ui-left-unsaved = The game could not be saved: { $why }.
ui-result = Result
ui-winners = { $seats_is ->
    [you] You win!
    [many] { $seats } share the victory.
    [nobody] Nobody wins.
   *[other] { $seats } wins.
}
ui-recorded = The record is kept; watch the game again with:

## Replay

ui-position = Position { $at } of { $last }
ui-walk-help = Enter or n: next; p: previous; a number: that position; first, last; s SEAT: see as that seat (s alone: as a spectator, s all: all hands); q: quit.
ui-walk = Step:
ui-walk-unknown = “{ $line }” is no step; type Enter, p, a number, first, last, s SEAT or q.

## The command

ui-reconstructed = Reconstructed by us, since the printed figures were not to be had: { $names }.
ui-no-such-clause = The rules have no such chapter or clause; the chapters are { $keys }.
ui-verified = { $file }: { $game } with { $seats } seats, { $answers } answers, replays to its result; seal { $seal }
ui-verified-unfinished = { $file }: { $game } with { $seats } seats, { $answers } answers, replays, not finished yet; seal { $seal }
ui-simulation = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $unfinished ->
    [0] {""}
   *[other] , { $unfinished } of them unfinished
}
ui-percent = { $number }%
ui-simulation-interrupted = Interrupted; this is what was finished:
ui-simulation-speed = { $decisions } decisions in { $seconds } s ({ $rate } a second), { $mean } a game on average

ui-serving = Table Ronde is served at { $address } — Ctrl-C ends it; nothing is lost.
