### Was die Oberfläche sagt, auf Deutsch.

skip = Zum Inhalt springen
pages = Seiten
welcome = Leinen los!
welcome-more = Brettspiele aus der Zeit der Segelschiffe, regelgetreu: gegen Bots, die nie schummeln, mit Freunden per Link, live oder über Tage. Ein Konto braucht es nicht.
games = Spiele
players = { $least } bis { $most } Personen
minutes = { $least } bis { $most } Minuten
age = ab { $age } Jahren
play-bots = Gegen Bots spielen
new-table = Neuer Tisch
rules = Regeln
invited = Hat dich jemand eingeladen?
code = Code
go-there = Hingehen
my-tables = Meine Tische
lobby = Hafen
lobby-about = Öffentliche Tische, an denen noch jemand fehlt. Setz dich dazu oder deck einen eigenen.
lobby-empty = Gerade wartet niemand. Deck einen Tisch, dann sehen ihn hier die anderen.
settings = Einstellungen
sign-in = Anmelden
language = Sprache
turns-wait = { $count ->
    [one] An einem Tisch bist du dran
   *[other] An { $count } Tischen bist du dran
  }
unofficial = Eine inoffizielle Umsetzung von Fans. Die Titel der Spiele gehören ihren Inhabern.
lost-page = Diese Seite gibt es nicht
lost-page-how = Vielleicht ist der Link abgeschnitten. Alle Spiele stehen auf der ersten Seite.
to-start = Zur ersten Seite
close = Schließen
copy-report = Bericht kopieren
copy = Kopieren
copied = Der Link ist kopiert.
no-network = Keine Verbindung zum Server. Nichts geht verloren; es geht von selbst weiter.
no-sense = Der Server hat etwas Unverständliches geantwortet. Versuch es noch einmal.
fault = Hier ist etwas schiefgegangen. Lade die Seite neu; dein Spiel ist auf dem Server sicher.
new-version = Es gibt eine neue Version. Lade die Seite neu, wenn es dir passt.
guest-name = Gast
waits = wartet auf Mitspieler
your-turn = Du bist dran.
your-turn-until = Du bist dran, bis { $time }
turn-of = { $name } ist dran
you-won = gewonnen
nobody-yet = Du hast hier noch nicht gespielt.
no-tables = Gerade läuft keine Partie.
past = Beendete Partien
no-past = Beendete Partien bleiben hier, mit jedem Zug.
more = Mehr
bring-in = Eine Partie mitbringen
bring-in-how = Eine Aufzeichnung (.json), zum Nachspielen oder Weiterspielen
no-record = In dieser Datei ist keine Partie aufgezeichnet.
span-days = { $days } T { $hours } Std

## Neuer Tisch

game = Spiel
options = Wie gespielt wird
seats = Plätze
how-many = Wie viele mitspielen
seat = Platz { $number }
here-at-screen = Ich, an diesem Bildschirm
a-friend = Jemand per Link
is-bot = Bot: { $bot }
name = Name
clock = Bedenkzeit
clock-about = Wie viel Zeit alle haben
clock-none = ohne Uhr
clock-live = { $minutes } Min. + { $seconds } Sek. je Zug
clock-days = { $hours } Stunden je Zug
clock-is-none = So lange ihr wollt
clock-is-quick = Live: 10 Minuten, dazu 10 Sekunden je Zug
clock-is-calm = Live: 30 Minuten, dazu 30 Sekunden je Zug
clock-is-day = Über Tage: 24 Stunden je Zug
clock-is-slow = Über Tage: 3 Tage je Zug
clock-is-daytime = Über Tage: 12 Stunden je Zug, von 8 bis 22 Uhr
public = Den Tisch im Hafen zeigen
confirms = Jeden meiner Züge am Ende bestätigen
set-table = Tisch decken
begin = Los geht’s
bot-random = Treibgut
bot-cabin_boy = Schiffsjunge
bot-sailor = Matrose
bot-bosun = Bootsmann
bot-mate = Steuermann
bot-captain = Kapitän
bot-greedy = Leichtmatrose

## An den Tisch kommen

waiting-for = { $count ->
    [0] Die Partie beginnt.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
free-seat = freier Platz
not-ready = muss noch sagen, dass es losgehen kann
seat-bot = Bot hinsetzen …
make-free = Freimachen
get-up = Aufstehen
your-name = Dein Name
sit-down = Hinsetzen
ready = Ich bin bereit
invite = Jemanden einladen
invite-how = Wer diesen Link öffnet, kann sich gleich hinsetzen, ohne Konto.
code-is = Der Code dieses Tisches: { $code }
seat-kept = Ein Platz ist für dich reserviert.

## Am Tisch

no-table = Diesen Tisch gibt es nicht
coming = Auf dem Weg zum Tisch …
connecting = Verbinde …
lost = Die Verbindung ist weg.
retry = Jetzt versuchen
help = Hilfe
menu = Menü
rule = Regel { $rule }
you = (du)
here = da
away = weg
bot-plays = ein Bot spielt weiter ({ $bot })
leaving = geht
stand-in = { $bot } hat für dich gespielt.
be-back = Ich spiele wieder
again-there = Es gibt eine neue Partie in dieser Runde.
request = { $name } möchte den letzten Zug zurücknehmen.
request-mine = Du hast die anderen gebeten, deinen letzten Zug zurücknehmen zu dürfen.
agree = Einverstanden
refuse = Ablehnen
answers = Antworten
confirm = Zug beenden
choose-there = { $count ->
    [one] Wähle auf dem Tisch.
   *[other] Wähle auf dem Tisch: { $count } Möglichkeiten leuchten.
  }
turn-tile = Drehen
undo = Zurück
ask-undo = Um Rücknahme bitten
redo = Wieder vor
hint = Rat
hint-of = Der Kapitän würde …
worth = { $points } Punkte, gewinnt { $wins } %
hurry = Schneller
not-now = { $title }: jetzt nicht möglich. { $prompt }
history = Was geschehen ist
to-first = Zum Anfang
back = Zurück
on = Weiter
moment = Augenblick
place = { $place } von { $count }
to-now = In die Gegenwart
beside = Neben dem Tisch
tab-log = Verlauf
tab-points = Punkte
tab-chat = Chat
tab-notes = Notizen
travel-there = Den Tisch von damals ansehen ({ $time })
recap = Seit du zuletzt hier warst
chat-empty = Noch hat niemand etwas gesagt.
say = Etwas sagen
send = Senden
notes-about = Notizen, die sonst niemand liest
kept = gespeichert
keeping = …
total = Summe
rank = Rang
as-you-know = Soweit du es jetzt wissen kannst.
curtain = Der Bildschirm geht an { $name }.
curtain-lift = Ich bin { $name }
zoom-in = Näher
zoom-whole = Das ganze Brett
share = Link zu diesem Tisch kopieren
leave = Gehen; ein Bot spielt weiter
in-words = Den Tisch in Worten statt als Bild
list-all = Jede Antwort auch als Knopf
sound = Töne
away-people = Nicht da
for-good = { $bot } spielt ganz weiter
fork = Anders weiterspielen
fork-about = Von hier geht es weiter, nach { $place } Antworten, mit neuen Würfeln. Wer spielt?
fork-start = Von hier weiter

## Das Ende

won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
  }
result = Ergebnis
show-result = Ergebnis zeigen
to-table = Zum Tisch
rematch = Revanche
replay = Nachspielen
record = Aufzeichnung
course = Punkte im Verlauf
course-of = Punkte im Verlauf; am Ende: { $list }
look-back = Rückblick: Was wäre besser gewesen?
looking-back = Der Kapitän geht das Logbuch durch. Das dauert ein paar Sekunden …
look-back-about = Jede Entscheidung, wie jemand sie sieht, der das Spiel von dort aus viele Male weiterspielt. Schätzungen, keine Urteile.
chances = Siegchancen
turning-points = Wendepunkte
turned = { $name }: von { $before } auf { $after }
decisions = Entscheidungen
decisions-of = Von wem
decisions-cost = { $count ->
    [one] Eine Entscheidung, die { $points } Punkte gekostet hat.
   *[other] { $count } Entscheidungen, die zusammen { $points } Punkte gekostet haben.
  }
decision = „{ $chosen }“
better = „{ $best }“ sah besser aus: { $points } Punkte, { $wins } Siegchance
fair = Die Würfel waren ehrlich
fair-how = Die erste Zeile stand fest, als die Partie begann. Sie ist der Hash der zweiten, aus der alle Würfel und Karten folgen. „karavelle verify“ prüft das nach.

## Hilfe

help-table = Was leuchtet, lässt sich anklicken. Alles andere steht auf Knöpfen über dem Tisch. Zeig auf etwas oder drück lange darauf, um zu erfahren, was es ist.
key-1-9 = 1 – 9
does-1-9 = der Knopf mit dieser Nummer
key-arrows = ↑ ↓ ← →
does-arrows = von einem leuchtenden Ding zum nächsten
key-enter = Enter
does-enter = nehmen; Zug beenden
key-escape = Esc
does-escape = schließen; zurück in die Gegenwart
key-z = Z
does-z = zurücknehmen
key-y = Y
does-y = wieder vor
key-left-right = ← →
does-left-right = durch das Geschehene, wenn du nicht dran bist
key-home-end = Pos1, Ende
does-home-end = zum Anfang, in die Gegenwart
key-plus = + − 0
does-plus = näher, weiter weg, das ganze Brett
key-r = R
does-r = ein Plättchen drehen
key-help = ?
does-help = diese Hilfe

## Konto und Einstellungen

account = Konto
you-are-guest = Du spielst als Gast { $name }.
you-are = Du bist angemeldet als { $name }.
account-why = Mit einem Konto hast du deine Partien auf allen Geräten. Die Plätze, die du als Gast hast, kommen mit.
password = Passwort (mindestens 8 Zeichen)
make-account = Konto anlegen
only-name = Nur den Namen ändern
hello = Willkommen an Bord, { $name }.
sign-out = Abmelden
guest-out = Als dieser Gast kann niemand wiederkommen.
change-password = Passwort ändern
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-changed = Das Passwort ist geändert; andere Geräte sind abgemeldet.
tokens = Für Programme
tokens-about = Mit einem Schlüssel kann ein Programm in deinem Namen spielen. docs/server.md sagt, wie.
token-for = Wofür er ist
make-token = Schlüssel machen
token-once = Schreib ihn dir jetzt auf, er wird nicht noch einmal gezeigt:
delete = Löschen
theme = Licht
theme-system = Wie das System
theme-light = Tageslicht
theme-dark = Lampenlicht
theme-contrast = Hoher Kontrast
speed = Bewegung
speed-0 = keine
speed-120 = schnell
speed-250 = normal
speed-500 = langsam
speed-about = Wo das System um weniger Bewegung bittet, bewegt sich nichts.
push = Mir sagen, wenn ich dran bin, auch wenn diese Seite zu ist
push-denied = Dieser Browser darf dir nicht sagen, wenn du dran bist; erlaube erst Mitteilungen für diese Seite.
