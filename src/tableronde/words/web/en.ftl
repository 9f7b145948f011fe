### The words of the page, beside those that all games share and those of each game.

page-title = Table Ronde
page-title-of = { $page } · Table Ronde
page-skip = Skip to the content
page-home = Home
page-close = Close
page-cancel = Cancel
page-back-home = Back to the games
page-language = Language
page-loading = Loading…
page-try-again = Try again
page-menu = Main menu
page-guest = Guest

## The games

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
page-line-guilds = Put three guilds on the table and the throne is yours, unless someone meddles.
page-line-medieval-mastery = Knights, castles and artefacts in a land of hexes.
page-line-zizka = The one-eyed captain gathers his followers, and the dice decide who wins the day.
page-line-fief = Lords, bishops and heiresses: marry, vote, betray, and wear the crown.

page-players = { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
}

## Home

page-home-lead = Pull up a chair. Five medieval board games in your browser: invite friends with a link, or play against bots right away. No account needed.
page-home-games = The games
page-play-now = Play now
page-play-now-help = Play now: { $game } against bots
page-new-table = Create a table
page-new-table-of = Create a table for { $game }
page-rules = Rules
page-rules-of = The rules { $game_of }
page-to-come = Coming soon
page-my-tables = My tables
page-no-tables = Your tables will be listed here, in this browser.
page-open-tables = Open tables
page-no-open-tables = No tables are waiting for players right now. Create one and list it here.
page-your-turn = Your turn
page-status-waiting = { $free ->
    [0] Starting soon
    [one] Waiting for 1 player
   *[other] Waiting for { $free } players
}
page-status-playing = In progress
page-status-paused = Paused
page-status-over = Finished
page-status-won = { $who ->
    [you] You won
    [many] { $names } shared the victory
   *[other] { $names } won
}
page-between = With { $names }
page-alone = Nobody else yet
page-go-to-table = Go to the table
page-join = Take a seat
page-watch = Watch
page-watch-again = Replay
page-last-played = Last active:
page-forget = Remove this table
page-forget-sure = Remove this table from your list?
page-forget-warning = This browser will forget your seat. To come back, you’ll need the link to your seat.
page-forget-it = Remove

## Seats

page-seat = Seat { $number }
page-seat-me = Me
page-seat-friend = A friend (by link)
page-seat-free = Free seat
page-seat-bot = Bot: { $bot }
page-bots = Bot level
page-bot-random = novice
    .help = Plays at random.
page-bot-greedy = skilled
    .help = Plays what looks best right now.
page-bot-search = master
    .help = Thinks several moves ahead.

## Creating a table

page-new-title = New table: { $game }
page-new-name = Your name
    .help = Other players see it. This browser remembers it.
page-new-name-missing = Enter your name.
page-new-seats = Number of seats
page-new-who = Seats
    .help = Friends join with the link you get with the table; bots are there from the start.
page-new-rules = Options
page-new-variants = Variants: { $variants }
page-new-variants-usual = Variants: usual rules
page-new-clock = Clock
page-clock-none = No clock
    .help = Everyone takes as long as they like.
page-clock-live = Live
    .help = Each player has a few minutes for the whole game, plus a few seconds every turn.
page-clock-days = Correspondence
    .help = For games that last days: a time limit for each answer.
page-clock-minutes = Minutes per player
page-clock-increment = Seconds per turn
page-clock-days-each = Days per answer
page-minutes = { $count } min
page-seconds = { $count } s
page-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
page-new-doors = Access
page-new-listed = List the table on the home page
    .help = Anyone can then take a free seat. Otherwise, only people with the link can find the table.
page-new-spectators = Allow spectators
    .help = They see everything face up, but no hands. Once a game is over, anyone with its link can replay it in full, with or without spectators.
page-new-hints = Allow hints
    .help = On your turn you can see what the bot would play.
page-new-open = Create the table
page-new-opening = Creating the table…
page-new-unplayable = { $game } can’t be played here yet.

## The settings of a table

page-terms = Settings
page-terms-none = There is no clock.
    .short = no clock
page-terms-live = There is a clock: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} per player for the whole game, { $increment ->
    [0] with no extra time
    [one] plus 1 second every turn
   *[other] plus { $increment } seconds every turn
}. If you run out of time, a bot plays for you.
    .short = clock: { $minutes } min + { $increment } s
page-terms-days = There is a clock: { $days ->
    [one] 1 day
   *[other] { $days } days
} per answer. If you run out of time, a bot plays for you.
    .short = { $days ->
        [one] 1 day
       *[other] { $days } days
    } per answer
page-terms-watched = Spectators may watch. They see everything face up, but no hands.
page-terms-unwatched = Spectators aren’t allowed.
    .short = no spectators
page-terms-hints = Hints are allowed: on your turn you can see what the bot would play.
    .short = hints allowed
page-terms-no-hints = There are no hints.
page-terms-private = The table isn’t listed: only people with the link can find it.
page-terms-listed = The table is listed on the home page: anyone can take a free seat.

## Rules

page-rules-title = The rules { $game_of }
page-rules-lead = Every rule is a numbered clause, in our own words. Questions at the table refer to these numbers.
page-rules-ruling = ruling
    .help = A clause marked “ruling” settles something the rulebook leaves open: this is how it’s played here.
page-rules-contents = Chapters
page-rules-reconstructed = Reconstructed
page-rules-link = Link to clause { $clause }
page-rules-missing = The rules { $game_of } aren’t here yet.

## Credits

page-credits = Credits
page-credits-title = Credits
page-credits-lead = Table Ronde is an independent implementation. It is neither affiliated with nor endorsed by the people who made these games. The names of the games belong to their owners and only say which game is played. Nothing here is taken from their pictures or rulebooks: the words and the art are our own. If you enjoy a game, buy the box.
page-credits-games = The games
page-credits-design = { $count ->
    [one] Designer
   *[other] Designers
}: { $names }
page-credits-published = Published by { $names }
page-credits-more-avalon = Art: Anke Pohl, Thilo Rick, Sabine Weiss. The implementation follows the French translation of the rules by Etienne Grignou (Le Clube, 2003).
page-credits-more-guilds = French edition: project manager Étienne Duverger, graphic design Grégoire Allemand.
page-credits-more-zizka = Art: Jindřich Pavlásek. French translation: Gus&Co. Based on the film “Medieval”, whose title and logo are trademarks of WOG Films s.r.o.
page-credits-icons = Icons
page-credits-icons-text = Icons by { $names }, from game-icons.net, under the CC BY 3.0 licence; recoloured.
page-credits-fonts = Fonts
page-credits-fonts-text = { $font }, by { $names }, under the SIL Open Font License 1.1.
page-credits-code = Code
page-credits-code-text = The page is built with Svelte (MIT), Fluent (Apache 2.0) and qr (MIT). Table Ronde itself is free software under the MIT licence.

## A page that does not exist

page-lost-title = Page not found
page-lost-text = There is no such page: the address is wrong, or the page is gone.

## Errors of the page itself

error-no-connection = The server can’t be reached. Check your connection, then try again.
