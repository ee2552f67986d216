### Was die Plattform an jedem Tisch sagt, auf Deutsch. Begriffe eines Spiels stehen in dessen eigener Datei.

prompt-over = Die Partie ist zu Ende.
prompt-nature = Würfel oder Karten entscheiden.

## Die Liste der Spiele

table-id = Kürzel
table-game = Spiel
table-players = Spieler
table-minutes = Minuten
table-age = Alter
table-about = worum es geht

## Am Tisch

table-captain =
    { $count ->
        [one] Skipper
       *[other] Skipper { $number }
    }
table-more-log =
    { $count ->
        [one] … { $count } Zeile davor; „protokoll“ zeigt alles
       *[other] … { $count } Zeilen davor; „protokoll“ zeigt alles
    }
table-too-high = (Der Tisch ist höher als der Bildschirm; „{ $word }“ zeigt ihn von oben.)
table-not-saved = Nicht gespeichert: { $why }
table-hand-over = Gib weiter an { $name }; dann Enter
table-confirm = Enter beendet deinen Zug, „u“ nimmt ihn zurück
table-which-one = Was davon? Es passen { $numbers }.
table-not-open =
    { $count ->
        [one] „{ $typed }“ geht gerade nicht. Die einzige Antwort ist 1; „?“ zeigt, was du sonst tippen kannst.
       *[other] „{ $typed }“ geht gerade nicht. Tippe eine Zahl von 1 bis { $count } oder den Anfang der Wörter einer Antwort; „?“ zeigt, was du sonst tippen kannst.
    }
table-not-open-now = „{ $typed }“ geht jetzt nicht: Drücke Enter oder nimm deinen Zug mit „u“ zurück.

## Was man tippen kann

table-how-to-answer = Antworte mit einer Zahl oder mit den Anfängen der Wörter einer Antwort. Enter allein zeigt den Tisch noch einmal. Außer Antworten kannst du tippen:
table-undo = zurück
    .help = deine letzte Entscheidung zurücknehmen; Bots und Würfel gehen mit zurück
table-redo = wieder
    .help = noch einmal geben, was du zurückgenommen hast
table-hint = tipp
    .help = was ein guter Bot täte
table-what = was
    .help = was etwas auf dem Tisch ist, nach den Anfängen seiner Wörter
table-whole = tisch
    .help = der ganze Tisch von oben, wo er höher ist als der Bildschirm
table-log = protokoll
    .help = alles, was geschah; protokoll 20 zeigt die letzten 20 Zeilen
table-score = punkte
    .help = die Wertung, soweit du sie kennen kannst
table-rules = regeln
    .help = die Regeln; regeln R26 zeigt eine davon
table-save = speichern
    .help = speichern DATEI bewahrt die Partie von nun an in einer Datei
table-help = hilfe
    .help = all das
table-quit = ende
    .help = den Tisch verlassen

table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-nothing-to-redo = Es wurde nichts zurückgenommen.
table-no-hint = Gerade gibt es für dich nichts zu entscheiden.
table-hint-is = { $bot } würde { $number } antworten: „{ $words }“.
table-what-how = Sag, wonach du fragst: was NAME
table-no-such-thing = So heißt nichts auf dem Tisch.
table-no-such-rule = Eine Regel { $rule } gibt es nicht.
table-save-how = Sag, wo: speichern DATEI
table-saved = Gespeichert. Von nun an steht jede Antwort in { $file }.
table-file-exists = { $file } gibt es schon; nimm einen anderen Namen.
table-left-saved = Gespeichert in { $file }. Weiter geht es mit: karavelle play { $file }
table-left-unsaved = Du bist gegangen, ohne zu speichern. Nächstes Mal bewahrt „speichern DATEI“ die Partie, oder --save DATEI am Anfang.

## Das Ende

table-points = Punkte
table-final-score = Schlusswertung
table-score-so-far = Wertung bisher, soweit du sie kennen kannst
table-rank = Rang
table-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
table-seed = Die Würfel kamen aus dem Startwert { $seed }, dessen Prüfsumme von Anfang an { $hash } war.
table-verify = Prüfe sie mit: karavelle verify { $file }
table-rematch = Noch eine Partie? „{ $yes }“ mischt neu, Enter beendet.
table-yes = ja

## Nachspielen

table-place = { $place } von { $count } Antworten { $last }
table-replay-keys = → oder Enter: weiter · ← zurück · Bild-Tasten: zehn · Pos1, Ende · eine Zahl und Enter: dorthin · q beendet

## Tische auf einem Server

server-confirm = { $seat } sieht sich den Zug noch einmal an.
server-confirm-you = Bestätige deinen Zug, oder nimm ihn zurück.

join-nameless = Gast
join-here = { $name }
join-away = { $name } (nicht da)
join-bot = { $name } (Bot)
join-stand-in = { $name } (ein Bot spielt weiter)
join-vacant = ein freier Platz
join-asks = { $seat } möchte die letzte Antwort zurücknehmen: Tippe „erlauben“ oder „ablehnen“.
join-not-you = Du bist nicht dran. „hilfe“ sagt, was du tippen kannst.
join-left = Du bist gegangen. Zurück geht es mit: karavelle join { $server }/g/{ $table }
join-agree = erlauben
join-refuse = ablehnen
join-say = sag
join-back = da
join-how =
    Antworte mit einer Nummer oder mit den Anfängen der Wörter einer Antwort. Außerdem kannst du tippen:
    zurück, wieder – deine letzte Antwort zurücknehmen (vielleicht werden die anderen gefragt), sie wieder geben
    erlauben, ablehnen – jemanden zurücknehmen lassen oder nicht
    sag … – etwas zu allen am Tisch sagen
    da – wieder selbst spielen, wenn ein Bot für dich eingesprungen ist
    protokoll – alles, was geschehen ist
    ende – das Terminal verlassen; der Tisch wartet

## Rückblick

review-chances = { $name }: Siegchancen im Lauf des Spiels
review-turning-points = Wendepunkte
review-turn = Nach { $place } Antworten: Die Chancen von { $name } gehen von { $before } auf { $after }.
review-decisions =
    { $count ->
        [one] { $name }: 1 Entscheidung, die { $points } Punkte gekostet hat
       *[other] { $name }: { $count } Entscheidungen, die zusammen { $points } Punkte gekostet haben
    }
review-decision = Nach { $place } Antworten: „{ $chosen }“; „{ $best }“ verspricht { $points } Punkte und { $wins } Siegchance mehr.
