### The words of the page, beside those that all games share and those of each game.

page-title = Table Ronde
page-title-of = { $page } · Table Ronde
page-skip = Skip to the content
page-home = Home
page-close = Close
page-cancel = Cancel
page-back-home = Back to the table of games
page-language = Language
page-loading = One moment …
page-try-again = Try again
page-menu = Main menu
page-guest = Guest

## The games on the shelf

page-game-avalon = Avalon
    .of = of Avalon
page-game-guilds = Medievallons
    .of = of Medievallons
page-game-medieval-mastery = Medieval Mastery
    .of = of Medieval Mastery
page-game-zizka = Medieval: Jan Žižka
    .of = of Medieval: Jan Žižka
page-game-fief = Fief
    .of = of Fief

page-line-avalon = Knights, witches and eleven regions in the mist: a duel for fifteen crowns.
page-line-guilds = Three guilds on the table and the throne is yours, unless somebody meddles.
page-line-medieval-mastery = Knights, castles and artefacts on a land of six-sided fields.
page-line-zizka = The one-eyed captain gathers his followers, and the dice decide the day.
page-line-fief = Lords, bishops and heiresses: marry, vote, betray, and wear the crown.

page-players = { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
}

## Home

page-home-lead = Take a chair, the table is laid. Five games of the Middle Ages, with friends by a link or against bots at once, in your browser, with no account.
page-home-games = The games
page-play-now = Play now
page-play-now-help = Play now: { $game } against bots
page-new-table = Set up a table
page-new-table-of = Set up a table for { $game }
page-rules = Rules
page-rules-of = The rules { $game_of }
page-to-come = To come
page-my-tables = My tables
page-no-tables = The tables where you sit will be remembered here, in this browser.
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting for company just now. Set up a table and list it here.
page-your-turn = Your turn
page-status-waiting = { $free ->
    [0] About to begin
    [one] Waiting for 1 player
   *[other] Waiting for { $free } players
}
page-status-playing = Being played
page-status-paused = Paused
page-status-over = Over
page-status-won = { $who ->
    [you] You won
    [many] { $names } shared the victory
   *[other] { $names } won
}
page-between = With { $names }
page-alone = Alone so far
page-go-to-table = Go to the table
page-join = Take a seat
page-watch = Watch
page-watch-again = Watch again
page-last-played = Last active:
page-forget = Forget this table
page-forget-sure = Forget the table?
page-forget-warning = This browser then no longer has the key of your seat. Without a link to it you cannot come back to that seat.
page-forget-it = Forget it

## Seats

page-seat = Seat { $number }
page-seat-me = Me
page-seat-friend = A friend, by link
page-seat-free = Free seat
page-seat-bot = Bot: { $bot }
page-bots = Level of the bots
page-bot-random = novice
    .help = Plays at random.
page-bot-greedy = shrewd
    .help = Takes whatever looks best right now.
page-bot-search = master
    .help = Thinks several moves ahead.
page-bot-name = { $place ->
    [0] Arthur
    [1] Morgan
    [2] Lancelot
    [3] Vivian
    [4] Perceval
   *[other] Iseult
}

## Setting up a table

page-new-title = A table for { $game }
page-new-name = Your name
    .help = The others see it; this browser remembers it.
page-new-name-missing = Tell the others your name.
page-new-seats = Number of seats
page-new-who = Who sits where
    .help = A friend comes by the link that you get with the table; bots are there at once.
page-new-rules = How it is played
page-new-clock = Clock
page-clock-none = No clock
    .help = Everybody takes the time they like.
page-clock-live = Live
    .help = A few minutes each for the whole game, and a few more seconds each time it is your go.
page-clock-days = Days
    .help = For games over days: so much time for each answer.
page-clock-minutes = Minutes each
page-clock-increment = Seconds for each go
page-clock-days-each = Days for each answer
page-minutes = { $count } min
page-seconds = { $count } s
page-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
page-new-doors = Who may come in
page-new-listed = List the table on the home page
    .help = Anyone may then take a free seat. Otherwise only those who have the link find the table.
page-new-spectators = Let spectators watch
    .help = They see what lies open, and no hand. Once a game is over, whoever has its link can look at all of it, with or without spectators.
page-new-hints = Allow hints
    .help = Whoever is asked may look at what the bot would do.
page-new-open = Open the table
page-new-opening = The table is being laid …
page-new-unplayable = { $game } cannot be played here yet.

## What was agreed for a table

page-terms = What was agreed
page-terms-none = There is no clock.
    .short = no clock
page-terms-live = You play by a clock: { $minutes ->
    [one] 1 minute each
   *[other] { $minutes } minutes each
} for the whole game, and { $increment ->
    [0] no more
    [one] 1 second more each time it is your go
   *[other] { $increment } seconds more each time it is your go
}. For whoever has no time left, a bot plays on.
    .short = clock: { $minutes } min + { $increment } s
page-terms-days = You play by a clock: { $days ->
    [one] 1 day
   *[other] { $days } days
} for each answer. For whoever has no time left, a bot plays on.
    .short = { $days ->
        [one] 1 day
       *[other] { $days } days
    } for each answer
page-terms-watched = Spectators may watch; they see what lies open, and no hand.
page-terms-unwatched = The game is played without spectators.
    .short = no spectators
page-terms-hints = Hints are allowed: whoever is asked may look at what the bot would do.
    .short = hints allowed
page-terms-no-hints = There are no hints.
page-terms-private = The table is not listed: only whoever has the link finds it.
page-terms-listed = The table is listed on the home page: anyone may take a free seat.

## Rules

page-rules-title = The rules { $game_of }
page-rules-lead = Every rule as a numbered clause, in our own words. The questions at the table refer to these numbers.
page-rules-ruling = ruling
    .help = A clause marked “ruling” decides something that the rulebook leaves open: so it is played here.
page-rules-contents = Chapters
page-rules-reconstructed = Reconstructed
page-rules-link = Link to clause { $clause }
page-rules-missing = There are no rules { $game_of } here yet.

## Credits

page-credits = Credits
page-credits-title = Credits
page-credits-lead = Table Ronde is an independent implementation, neither affiliated with nor endorsed by those who made these games. Their names belong to their owners and only say which game is played. Nothing here is taken from their pictures or rulebooks: the words and the art are ours. If you enjoy a game, buy the box.
page-credits-games = The games
page-credits-design = { $count ->
    [one] Designer
   *[other] Designers
}: { $names }
page-credits-published = Published by { $names }
page-credits-more-avalon = Art: Anke Pohl, Thilo Rick, Sabine Weiss. The implementation follows the French translation of the rules by Etienne Grignou (Le Clube, 2003).
page-credits-more-guilds = French edition: project Étienne Duverger, graphics Grégoire Allemand.
page-credits-more-zizka = Art: Jindřich Pavlásek. French translation: Gus&Co. Based on the film “Medieval”, whose title and logo are trademarks of WOG Films s.r.o.
page-credits-icons = Icons
page-credits-icons-text = Icons by { $names }, from game-icons.net, under the licence CC BY 3.0; recoloured.
page-credits-fonts = Letters
page-credits-fonts-text = { $font }, by { $names }, under the SIL Open Font License 1.1.
page-credits-code = Code
page-credits-code-text = The page stands on Svelte (MIT) and Fluent (Apache 2.0). Table Ronde itself is free software under the MIT licence.

## A page that does not exist

page-lost-title = Here be dragons
page-lost-text = No road leads to this place: the address is wrong, or what stood here is gone.

## Errors of the page itself

error-no-connection = The server cannot be reached. Check the connection, then try again.
error-server = The server had a mishap. Nothing was changed; try again.
