### Dansk.

## At tælle

coins = { $n ->
    [one] { $n } mønt
   *[other] { $n } mønter
}
points = { $n } point
shields = { $n ->
    [one] { $n } skjold
   *[other] { $n } skjolde
}
spaces = { $n ->
    [one] { $n } felt
   *[other] { $n } felter
}
amount = { $resource ->
    [clay] { $n } ler
    [wood] { $n } træ
    [stone] { $n } sten
    [glass] { $n } glas
   *[papyrus] { $n } papyrus
}
abbreviation = { $resource ->
    [clay] Le
    [wood] Tr
    [stone] St
    [glass] Gl
   *[papyrus] Pa
}
thing = { $thing ->
    [brown] brunt kort
    [grey] gråt kort
    [goods] brunt eller gråt kort
    [blue] blåt kort
    [green] grønt kort
    [yellow] gult kort
    [red] rødt kort
    [coins3] sæt af 3 mønter
   *[wonder] vidunder
}
and = { $first } og { $last }
or = { $first } eller { $last }
none = ingen
free = gratis

## Bordet

you = Du
opponent = Modstander
turn-yours = Din tur
turn-again = Din ekstra tur
turn-theirs = Modstanderens tur
game-over = Spillet er slut
draft-title = Fordeling af vidunderne
tokens = Fremskridtsbrikker
wonders = Vidundere
symbols-count = { $n } af { $all } symboler
city-empty = ingen bygninger endnu
discard-pile = Smidte kort
unseen = Usete
unseen-age = { $n } kort fra denne Alder, { $down } af dem ligger her med billedsiden nedad, resten i æsken
unseen-guilds = { $n } laug, { $down } af dem ligger her med billedsiden nedad, resten i æsken
unseen-brief = { $n } usete, { $down } vender nedad
moves = Seneste træk
no-moves = ingen træk endnu
choice = { $n ->
    [one] frit valg:
   *[other] { $n } frie valg:
} { $things }
pawn-centre = Konfliktbrikken står i midten.
pawn-side = { $who ->
    [you] Konfliktbrikken står { spaces } inde på din side.
   *[them] Konfliktbrikken står { spaces } inde på modstanderens side.
}

## Virkninger i få ord

short-fixed = { $resource } à { $price }
short-coins-per = { coins } pr. { thing }
short-guild-coins = { coins } pr. { thing } (i byen med flest)
short-guild-points = { points } pr. { thing } (i byen med flest)
short-opponent-loses = modstanderen mister { coins }
short-again = spil igen
short-destroy = { $colour ->
    [brown] ødelæg et brunt kort
   *[grey] ødelæg et gråt kort
}
short-revive = byg et smidt kort
short-library = behold 1 af { $n } brikker
short-discount = { $thing ->
    [blue] blå kort: −{ $n } ressourcer
   *[wonder] vidundere: −{ $n } ressourcer
}
short-extra-shields = røde kort: +{ shields }
short-grant-again = vidundere: spil igen
short-trade = modstanderens handelsmønter
short-chain-coins = { coins } pr. kæde
short-per-token = { points } pr. brik

## Virkninger helt ud

full-produce = Producerer { $things } hver tur.
full-choice = Producerer { $things } hver tur: én af dem, efter behov.
full-fixed = Fra din næste tur køber du { $things } for { coins } pr. enhed.
full-shields = Flytter konfliktbrikken { spaces } mod modstanderens hovedstad.
full-science = Videnskabssymbol: { $symbol }. To ens giver en fremskridtsbrik, seks forskellige vinder spillet.
full-points = { points } ved spillets afslutning.
full-coins = Tag straks { coins } fra banken.
full-coins-per = Tag straks { coins } for hvert { thing } i din by.
full-guild-coins = Tag straks { coins } for hvert { thing } i den by, der har flest.
full-guild-points = Ved spillets afslutning { points } for hvert { thing } i den by, der da har flest.
full-opponent-loses = Modstanderen mister { coins }.
full-again = Du får straks en tur til.
full-destroy = { $colour ->
    [brown] Et brunt kort efter dit valg i modstanderens by lægges til de smidte kort.
   *[grey] Et gråt kort efter dit valg i modstanderens by lægges til de smidte kort.
}
full-revive = Byg gratis et af de smidte kort.
full-library = Træk { $n } fremskridtsbrikker fra æsken, og behold én.
full-discount = { $thing ->
    [blue] Blå kort, som du bygger senere, koster { $n } ressourcer mindre.
   *[wonder] Vidundere, som du bygger senere, koster { $n } ressourcer mindre.
}
full-extra-shields = Røde kort, som du bygger senere, har { shields } mere.
full-grant-again = Vidundere, som du bygger senere, giver en tur til.
full-trade = Mønter, som modstanderen betaler i handel, går til dig.
full-chain-coins = Tag { coins }, hver gang du bygger gratis ved en kæde.
full-per-token = Ved spillets afslutning { points } for hver af dine fremskridtsbrikker, denne medregnet.
full-opens = Gør { $card } gratis (kæde).
full-free-with = Gratis, hvis du har { $card } (kæde).

## Priser

bill-own = egne: { $things }
bill-chosen = frit valg: { $things }
bill-waived = rabat: { $things }
bill-bought = { $things } à { $price }
bill-chain = gratis ved kæde ({ $card })
bill-price = pris { coins }
bill-sum = { $parts } = { coins }
cost = Byggepris: { $things }
cost-you = For dig: { $bill }
cost-them = For modstanderen: { $bill }
leaves = { coins } tilbage
missing = mangler { coins }

## Valg

ask-card = Hvilket kort? Nummer eller navn. Hjælp: ?
ask-act = Hvad gør du med det? Nummer eller bogstav. Tilbage: { $back }
ask-draft = Hvilket vidunder tager du?
ask-progress = Hvilken fremskridtsbrik tager du?
ask-library = Hvilken af brikkerne beholder du?
ask-revive = Hvilket smidt kort bygger du gratis?
ask-destroy = Hvilket kort mister modstanderen?
ask-starter = Hvem begynder denne Alder?
ask-again = Enter: tilbage til bordet
ask-more = Enter: næste side
act-build = byg
act-discard = smid
act-wonder = vidunder { $wonder }
starter-you = Jeg begynder
starter-them = Modstanderen begynder
then-opens = Derefter kan modstanderen nå: { $cards }.
then-turns = { $n ->
    [one] Et kort vendes med billedsiden opad.
   *[other] { $n } kort vendes med billedsiden opad.
}
then-nothing = Det frigør ingen kort.
picks-next = { $n ->
    [0] Derefter vælger du igen.
    [one] Derefter vælger modstanderen.
   *[other] Derefter vælger modstanderen { $n } gange.
}

## Hvad der skete

event-draft = { $who ->
    [you] Du tager { $wonder }.
   *[them] Modstanderen tager { $wonder }.
}
event-build = { $who ->
    [you] Du bygger { $card } ({ $bill }).
   *[them] Modstanderen bygger { $card } ({ $bill }).
}
event-discard = { $who ->
    [you] Du smider { $card } og får { coins }.
   *[them] Modstanderen smider { $card } og får { coins }.
}
event-wonder = { $who ->
    [you] Du bygger vidunderet { $wonder } med { $card } ({ $bill }).
   *[them] Modstanderen bygger vidunderet { $wonder } med { $card } ({ $bill }).
}
event-progress = { $who ->
    [you] Du tager fremskridtsbrikken { $token }.
   *[them] Modstanderen tager fremskridtsbrikken { $token }.
}
event-library = { $who ->
    [you] Du beholder fremskridtsbrikken { $token }.
   *[them] Modstanderen beholder fremskridtsbrikken { $token }.
}
event-revive = { $who ->
    [you] Du bygger det smidte kort { $card }.
   *[them] Modstanderen bygger det smidte kort { $card }.
}
event-destroy = { $who ->
    [you] Modstanderen mister { $card }.
   *[them] Du mister { $card }.
}
event-starter = { $who ->
    [you] Du begynder Alderen.
   *[them] Modstanderen begynder Alderen.
}
event-pawn = { $who ->
    [you] Konfliktbrikken rykker { spaces } mod modstanderen.
   *[them] Konfliktbrikken rykker { spaces } mod dig.
}
event-gain = { $who ->
    [you] Du får { coins }.
   *[them] Modstanderen får { coins }.
}
event-loss = { $who ->
    [you] Du mister { coins }.
   *[them] Modstanderen mister { coins }.
}
event-revealed = Vendt: { $cards }.
event-age = { $age } begynder.
event-again = { $who ->
    [you] Du spiller igen.
   *[them] Modstanderen spiller igen.
}
event-gone = Syv vidundere er bygget: { $wonders } går ud af spillet.

## Hvad der var galt

bad-unknown = “{ $text }” kender jeg ikke. Skriv et nummer eller et navn; ? forklarer resten.
bad-suggest = Her er ingen “{ $text }”. Mente du { $names }?
bad-ambiguous = “{ $text }” kan være { $names }. Skriv lidt mere.
bad-number = Her er intet nummer { $number }; der er 1 til { $last }.
bad-covered = { $card } ligger stadig under { $names }. Tilgængelige er { $open }.
bad-face-down = et kort med billedsiden nedad
bad-not-open = { $name } er ikke blandt de tilgængelige kort. Tilgængelige er { $open }.
bad-not-offered = { $name } kan ikke vælges nu. Du kan vælge { $names }.
bad-dear = { $name } koster dig { $cost }, og du har { $coins }.
bad-not-yours = { $wonder } er ikke et af dine vidundere, der endnu kan bygges: { $wonders }.
bad-no-wonder = Du har ingen vidundere tilbage at bygge.
bad-which-card = Hvilket kort? For eksempel: { $example }
bad-which-wonder = Hvilket vidunder? For eksempel: { $example }
bad-no-undo = Der er ikke noget at fortryde endnu.
bad-no-back = Der er ikke valgt noget kort, så der er intet at lægge tilbage.
bad-info = Hvad vil du vide noget om? For eksempel: { $example }

## Kommandoer

words-build = byg, b
words-discard = smid, s
words-wonder = vidunder, v
words-back = tilbage, t
words-undo = fortryd, f
words-help = hjælp, h, ?
words-info = info, i
words-pile = smidte kort, smidte, k
words-unseen = usete, u
words-log = træk, l
words-city = byer, c
words-quit = afslut, q
help-title = Sådan spiller du ved dette bord
help-turn = Tag et tilgængeligt kort (kraftig ramme): byg det, smid det for mønter, eller læg det under et vidunder, som du bygger.
help-win = Du vinder straks med konfliktbrikken i modstanderens hovedstad eller med { $n } forskellige symboler, ellers på point efter Alder III.
help-sides = Til venstre er du, til højre modstanderen: på et kort står din pris til venstre og modstanderens til højre.
help-pick = vælg et kort, se hvad hver handling koster, og vælg handlingen
help-build = byg det med det samme
help-discard = smid det med det samme
help-wonder = byg et vidunder med det
help-back = læg det valgte kort tilbage
help-undo = tag din seneste beslutning og det, der fulgte, tilbage
help-info = hvad noget gør og koster
help-pile = de smidte kort
help-unseen = kort, som ingen har set endnu
help-log = alle træk hidtil
help-city = begge byer i fuld længde
help-quit = forlad bordet; spillet gemmes
help-help = denne side
legend = Tegn
legend-coins = mønter
legend-points = point
legend-shields = skjolde
legend-again = spil igen
legend-chain = gratis ved kæde
legend-dear = mere end du har
legend-wonder = vidunder
legend-goods = egne enheder / prisen på én til

## Hvor noget er

where-open = Det ligger tilgængeligt i strukturen.
where-covered = Det ligger i strukturen under { $names }.
where-city = { $who ->
    [you] Det står i din by.
   *[them] Det står i modstanderens by.
}
where-pile = Det ligger blandt de smidte kort.
where-unseen = Ingen har set det endnu.
where-gone = Det er ikke i spil længere, eller ikke endnu.
where-wonder = { $who ->
    [you] Det er dit vidunder, endnu ikke bygget.
   *[them] Det er modstanderens vidunder, endnu ikke bygget.
}
where-built = { $who ->
    [you] Det er dit vidunder, og det er bygget.
   *[them] Det er modstanderens vidunder, og det er bygget.
}
where-board = Den ligger på brættet.
where-owned = { $who ->
    [you] Du har den.
   *[them] Modstanderen har den.
}
where-offer = Det er lagt frem til at vælge.

## Slutningen

end-points = { $who ->
    [you] Du vinder på point, { $high } mod { $low }.
   *[them] Modstanderen vinder på point, { $high } mod { $low }.
}
end-tie-break = { $who ->
    [you] { $high } point til begge: du vinder med flest point på blå kort.
   *[them] { $high } point til begge: modstanderen vinder med flest point på blå kort.
}
end-military = { $who ->
    [you] Du vinder: militær dominans.
   *[them] Modstanderen vinder: militær dominans.
}
end-science = { $who ->
    [you] Du vinder: videnskabelig dominans.
   *[them] Modstanderen vinder: videnskabelig dominans.
}
end-shared = Lige i alt: sejren deles.
category = { $category ->
    [civilian] Civile bygninger
    [science] Videnskab
    [commerce] Handel
    [guilds] Laug
    [wonders] Vidundere
    [progress] Fremskridtsbrikker
    [treasury] Skatkammer
   *[military] Militær
}
total = I alt
saved = Spillet er gemt: { $path }
saved-unfinished = Spillet er ikke færdigt; det hidtidige er gemt: { $path }
not-saved = Der blev ikke gjort noget træk, så intet er gemt.
replay-hint = Se det igen: { $command }
goodbye = Farvel!
preparing = Et øjeblik: reglerne gøres klar …
too-small = bordet kræver en terminal med mindst { $columns } kolonner og { $rows } linjer; denne har { $width } og { $height }
enlarge = Gør vinduet større, og tryk på Enter.
