### What the client says, in English.

skip = Skip to the content
pages = Pages
welcome = Set sail.
welcome-more = Board games of the age of sail, played by the book: against bots that never cheat, with friends by a link, live or over days. No account is needed.
games = Games
players = { $least } to { $most } players
minutes = { $least } to { $most } minutes
age = from { $age } years
play-bots = Play against bots
new-table = New table
rules = Rules
invited = Somebody has invited you?
code = Code
go-there = Go there
my-tables = My tables
lobby = Lobby
lobby-about = Public tables that wait for somebody. Sit down, or set one of your own.
lobby-empty = Nobody is waiting just now. Set a table, and others will see it here.
settings = Settings
sign-in = Sign in
language = Language
turns-wait = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
  }
unofficial = An unofficial fan implementation. The titles of the games belong to their owners.
lost-page = There is no such page
lost-page-how = Perhaps the link was cut off. The games are all on the first page.
to-start = To the first page
close = Close
copy-report = Copy a report
copy = Copy
copied = The link is copied.
no-network = There is no connection to the server. Nothing is lost; it goes on by itself.
no-sense = The server answered something that makes no sense. Try again.
fault = Something went wrong here. Load the page again; your game is safe on the server.
new-version = There is a new version. Load the page again when it suits you.
guest-name = Guest
waits = waits for players
your-turn = Your turn.
your-turn-until = Your turn, until { $time }
turn-of = { $name }’s turn
you-won = won
nobody-yet = You have not played here yet.
no-tables = No game goes on just now.
past = Finished games
no-past = Games that are over are kept here, with every move.
more = More
bring-in = Bring in a game
bring-in-how = A record (.json), to step through or to go on with
no-record = This file holds no record of a game.
span-days = { $days } d { $hours } h

## New table

game = Game
options = How it is played
seats = Seats
how-many = How many play
seat = Seat { $number }
here-at-screen = I, at this screen
a-friend = A friend, by link
is-bot = Bot: { $bot }
name = Name
clock = Time to think
clock-about = How long everybody has
clock-none = no clock
clock-live = { $minutes } min + { $seconds } s a move
clock-days = { $hours } hours a move
clock-is-none = As long as you like
clock-is-quick = Live: 10 minutes, and 10 seconds a move
clock-is-calm = Live: 30 minutes, and 30 seconds a move
clock-is-day = Over days: 24 hours a move
clock-is-slow = Over days: 3 days a move
clock-is-daytime = Over days: 12 hours a move, from 8 to 22 o’clock
public = Show the table in the lobby
confirms = Confirm each of my turns at its end
set-table = Set the table
begin = Begin
bot-random = Drifter
bot-cabin_boy = Cabin Boy
bot-sailor = Sailor
bot-bosun = Bosun
bot-mate = Mate
bot-captain = Captain
bot-greedy = Deckhand

## Coming to a table

waiting-for = { $count ->
    [0] The game begins.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
free-seat = a free seat
not-ready = has still to say that it can begin
seat-bot = Seat a bot…
make-free = Make free
get-up = Get up
your-name = Your name
sit-down = Sit down
ready = I am ready
invite = Invite somebody
invite-how = Whoever opens this link can sit down at once, without an account.
code-is = The code of this table: { $code }
seat-kept = A seat is kept for you.

## At the table

no-table = There is no such table
coming = On the way to the table…
connecting = Connecting…
lost = The connection is lost.
retry = Try now
help = Help
menu = Menu
rule = Rule { $rule }
you = (you)
here = here
away = away
bot-plays = a bot plays on ({ $bot })
leaving = leaves
stand-in = { $bot } has been playing for you.
be-back = I play again
again-there = There is another game of the same people.
request = { $name } asks to take the last move back.
request-mine = You have asked the others to take your last move back.
agree = Agree
refuse = Refuse
answers = Answers
confirm = End the turn
choose-there = { $count ->
    [one] Choose on the table.
   *[other] Choose on the table: { $count } possibilities glow.
  }
turn-tile = Turn
undo = Undo
ask-undo = Ask to undo
redo = Redo
hint = Hint
hint-of = The captain would…
worth = { $points } points, wins { $wins } %
hurry = Hurry
not-now = { $title }: not possible now. { $prompt }
history = What has happened
to-first = To the beginning
back = Back
on = On
moment = Moment
place = { $place } of { $count }
to-now = To the present
beside = Beside the table
tab-log = Log
tab-points = Points
tab-chat = Chat
tab-notes = Notes
travel-there = See the table then ({ $time })
recap = Since you were last here
chat-empty = Nobody has said anything yet.
say = Say something
send = Send
notes-about = Notes that nobody else reads
kept = kept
keeping = …
total = Total
rank = Rank
as-you-know = As far as you can know it now.
curtain = The screen goes to { $name }.
curtain-lift = I am { $name }
zoom-in = Nearer
zoom-whole = The whole board
share = Copy the link to this table
leave = Leave; a bot plays on
in-words = The table in words instead of a picture
list-all = Every answer as a button, too
sound = Sounds
away-people = Away
for-good = { $bot } plays on for good
fork = Try it another way
fork-about = Goes on from here, after { $place } answers, with new dice. Who plays?
fork-start = Go on from here

## The end

won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
result = Result
show-result = Show the result
to-table = To the table
rematch = Rematch
replay = Replay
record = Record
course = Points over time
course-of = Points over time; at the end: { $list }
look-back = Look back: what could have gone better?
looking-back = The captain goes through the log. That takes a few seconds…
look-back-about = Every decision, as somebody sees it who plays the game on from there many times. Estimates, not verdicts.
chances = Chances to win
turning-points = Where it turned
turned = { $name }: from { $before } to { $after }
decisions = Decisions
decisions-of = Whose
decisions-cost = { $count ->
    [one] One decision, which cost { $points } points.
   *[other] { $count } decisions, which cost { $points } points in all.
  }
decision = “{ $chosen }”
better = “{ $best }” looked better: { $points } points, { $wins } chance to win
fair = The dice were fair
fair-how = The first line was published when the game began. It is the hash of the second, from which all dice and cards follow. “karavelle verify” checks it.

## Help

help-table = What glows can be clicked. Everything else stands in buttons above the table. Point at a thing, or press it long, to learn what it is.
key-1-9 = 1 – 9
does-1-9 = the button of this number
key-arrows = ↑ ↓ ← →
does-arrows = from one thing that glows to the next
key-enter = Enter
does-enter = take it; end the turn
key-escape = Esc
does-escape = close; back to the present
key-z = Z
does-z = undo
key-y = Y
does-y = redo
key-left-right = ← →
does-left-right = through what has happened, when it is not your turn
key-home-end = Home, End
does-home-end = to the beginning, to the present
key-plus = + − 0
does-plus = nearer, farther, the whole board
key-r = R
does-r = turn a tile
key-help = ?
does-help = this help

## Account and settings

account = Account
you-are-guest = You play as the guest { $name }.
you-are = You are signed in as { $name }.
account-why = An account keeps your games on all your devices. The seats that you have as a guest come along.
password = Password (8 characters or more)
make-account = Make an account
only-name = Change only the name
hello = Welcome aboard, { $name }.
sign-out = Sign out
guest-out = Nobody can come back as this guest.
change-password = Change the password
password-old = Password until now
password-new = New password
password-changed = The password is changed; other devices are signed out.
tokens = For programs
tokens-about = A token lets a program of yours play in your name. docs/server.md tells how.
token-for = What it is for
make-token = Make a token
token-once = Write it down now, it is not shown again:
delete = Delete
theme = Light
theme-system = As the system
theme-light = Daylight
theme-dark = Lamplight
theme-contrast = High contrast
speed = Motion
speed-0 = none
speed-120 = quick
speed-250 = normal
speed-500 = slow
speed-about = Where the system asks for less motion, nothing moves.
push = Tell me when it is my turn, even when this page is closed
push-denied = This browser may not tell you when it is your turn; allow notifications for this page first.
