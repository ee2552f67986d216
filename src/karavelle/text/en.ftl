### What the platform says at every table, in English. Terms of a game stand in the game's own file.

prompt-over = The game is over.
prompt-nature = Dice or cards decide.

## The list of games

table-id = id
table-game = game
table-players = players
table-minutes = minutes
table-age = age
table-about = what it is about

## At the table

table-captain =
    { $count ->
        [one] Skipper
       *[other] Skipper { $number }
    }
table-more-log =
    { $count ->
        [one] … { $count } line before; “log” shows all
       *[other] … { $count } lines before; “log” shows all
    }
table-too-high = (The table is higher than this screen; “{ $word }” shows it from its top.)
table-not-saved = Not saved: { $why }
table-hand-over = Hand over to { $name }; press Enter
table-confirm = Enter ends your turn, “u” takes it back
table-which-one = Which one? It could be { $numbers }.
table-not-open =
    { $count ->
        [one] “{ $typed }” is not open. The only answer is 1; “?” says what else you can type.
       *[other] “{ $typed }” is not open. Type a number from 1 to { $count }, or the beginning of an answer’s words; “?” says what else you can type.
    }
table-not-open-now = “{ $typed }” is not open now: press Enter, or “u” to take your turn back.

## What can be typed

table-how-to-answer = Answer with a number, or with the beginnings of an answer’s words. Enter alone shows the table again. Besides answers you can type:
table-undo = undo
    .help = take back your last decision; bots and dice go back with it
table-redo = redo
    .help = give again what you took back
table-hint = hint
    .help = what a good bot would do
table-what = what
    .help = what a thing on the table is, by the beginnings of its words
table-whole = table
    .help = the whole table from its top, where it is higher than the screen
table-log = log
    .help = everything that happened; log 20 shows the last 20 lines
table-score = score
    .help = the score as far as you can know it
table-rules = rules
    .help = the rules; rules R26 shows one of them
table-save = save
    .help = save FILE keeps the game in a file from now on
table-help = help
    .help = all this
table-quit = quit
    .help = leave the table

table-nothing-to-undo = There is nothing to take back.
table-nothing-to-redo = Nothing was taken back.
table-no-hint = There is nothing for you to decide now.
table-hint-is = { $bot } would answer { $number }: “{ $words }”.
table-what-how = Say of which thing: what NAME
table-no-such-thing = There is nothing of that name on the table.
table-no-such-rule = There is no rule { $rule }.
table-save-how = Say where: save FILE
table-saved = Saved. From now on every answer is kept in { $file }.
table-file-exists = { $file } exists already; choose another name.
table-left-saved = Saved in { $file }. Go on with: karavelle play { $file }
table-left-unsaved = You left without saving. Next time “save FILE” keeps the game, or --save FILE at the start.

## The end

table-points = points
table-final-score = Final score
table-score-so-far = Score so far, as you can know it
table-rank = Rank
table-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
table-seed = The dice came from the seed { $seed }, whose hash was { $hash } from the start.
table-verify = Check them with: karavelle verify { $file }
table-rematch = Another game? “{ $yes }” deals again, Enter leaves.
table-yes = yes

## Replay

table-place = { $place } of { $count } answers { $last }
table-replay-keys = → or Enter: on · ← back · Page keys: ten · Home, End · a number and Enter: there · q leaves

## Tables on a server

server-confirm = { $seat } is looking over the turn once more.
server-confirm-you = Confirm your turn, or take it back.

join-nameless = Guest
join-here = { $name }
join-away = { $name } (away)
join-bot = { $name } (bot)
join-stand-in = { $name } (a bot plays on)
join-vacant = a free seat
join-asks = { $seat } asks to take the last answer back: type “agree” or “refuse”.
join-not-you = It is not your turn. “help” says what you can type.
join-left = You left. Come back with: karavelle join { $server }/g/{ $table }
join-agree = agree
join-refuse = refuse
join-say = say
join-back = back
join-how =
    Answer with a number, or with the beginnings of an answer’s words. You can also type:
    undo, redo – take your last answer back (the others may be asked), give it again
    agree, refuse – let somebody else take back, or not
    say … – speak to all at the table
    back – play yourself again, if a bot has been standing in
    log – everything that has happened
    quit – leave the terminal; the table waits

## Looking back

review-chances = { $name }: chances to win over the game
review-turning-points = Where the game turned
review-turn = After { $place } answers: the chances of { $name } go from { $before } to { $after }.
review-decisions =
    { $count ->
        [one] { $name }: 1 decision, which cost { $points } points
       *[other] { $name }: { $count } decisions, which cost { $points } points in all
    }
review-decision = After { $place } answers: “{ $chosen }”; “{ $best }” looks better by { $points } points and { $wins } chance to win.
