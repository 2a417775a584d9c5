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
    [ore] { $n } malm
    [cloth] { $n } klæde
   *[papyrus] { $n } papyrus
}
abbreviation = { $resource ->
    [clay] Le
    [wood] Tr
    [stone] St
    [glass] Gl
    [ore] Ma
    [cloth] Kl
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
    [wonder] Vidunder
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

## 7 Wonders: bordet

free-city = Fristaden
bank = banken
turn-of = tur { $n } af { $all }
choice-yours = Dit valg
choice-free-city = Du bestemmer for Fristaden
choice-seventh = Også det syvende kort spilles
choice-revive = Et smidt kort bygges gratis
passing = { $to ->
    [left] kortene går til venstre
    [right] kortene går til højre
   *[across] kortene byttes
}
sells = sælger:
makes = producerer:
tokens-won = brikker
conflicts = Konflikter
everyone-else = Alle andre
last-turn = Seneste tur:
chosen-own = Til din egen by har du valgt:
free-city-limits = Fristaden skal bygge det, den får gratis ved kæde, og må kun smide et kort, hvis intet andet er muligt.
power-free = I denne Alder må du bygge ét kort helt gratis.
why-built = allerede bygget
needs = kræver { $things }
ways-to-pay = { $n } måder at betale på
passed-title = Kort, som du har set i denne Alder
passed-hand = Tur { $n } · nu hos: { $name }
pile-size = { $n } kort ligger der med billedsiden nedad.
own-discards = Smidt af dig:
buried-own = Under dit vidunder:
buried = Under vidunderne:

## 7 Wonders: virkninger

counted = { $counted ->
    [brown] hvert brunt kort
    [grey] hvert gråt kort
    [blue] hvert blåt kort
    [green] hvert grønt kort
    [yellow] hvert gult kort
    [red] hvert rødt kort
    [shipowners] hvert brunt, gråt og lilla kort
    [defeat_token] hver nederlagsbrik
   *[wonder_stage] hvert vidundertrin
}
counted-of = { $cities ->
    [self] egne
    [neighbours] naboernes
   *[all] egne og naboernes
}
counted-in = { $cities ->
    [self] i din by
    [neighbours] i begge nabobyer
   *[all] i din by og i begge nabobyer
}
short-city-coins = { coins } for { counted } ({ counted-of })
short-city-points = { points } for { counted } ({ counted-of })
short-any-symbol = et symbol efter eget valg
short-build-free = ét kort gratis i hver Alder
short-seventh = spil også det syvende kort
short-copy-guild = kopier en nabos laug
full-for-sale = Naboerne kan købe det.
full-not-for-sale = Det er ikke til salg.
full-neighbour-price = { $neighbours ->
    [left] Fra din næste tur køber du { $things } af din venstre nabo for { coins } pr. enhed.
    [right] Fra din næste tur køber du { $things } af din højre nabo for { coins } pr. enhed.
   *[both] Fra din næste tur køber du { $things } af begge naboer for { coins } pr. enhed.
}
full-conflict-shields = { shields } i konflikterne ved slutningen af hver Alder.
full-city-science = Videnskabssymbol: { $symbol }. Hvert symbol giver kvadratet på sit antal i point, hvert sæt af tre forskellige yderligere 7.
full-city-coins = Tag straks { coins } for { counted } { counted-in }.
full-city-points = Ved spillets afslutning { points } for { counted } { counted-in }.
full-any-symbol = Ved spillets afslutning et videnskabssymbol efter eget valg: det bedste for dig.
full-build-free = Én gang i hver Alder bygger du et kort fra hånden gratis.
full-city-revive = Ved slutningen af denne tur bygger du gratis et af de smidte kort.
full-seventh = I den sidste tur i hver Alder spiller du også dit syvende kort.
full-copy-guild = Ved spillets afslutning tæller et af en nabos laug også for dig: det bedste.
board-makes = Byen selv producerer { $resource } hver tur; naboerne kan købe det.
where-cities = Bygget af: { $names }.

## 7 Wonders: valg

ask-free-city = Hvilket kort til Fristaden? Nummer eller navn. Hjælp: ?
ask-payment = Hvilken betaling? Nummer. Tilbage: { $back }
act-stage = trin { $n }
act-free = byg gratis
bad-built = { $name } er allerede bygget: ingen by har to bygninger af samme navn.
bad-stages = Alle trin af { $name } er bygget.
bad-bound = Fristaden kan bygge { $name } ved kæde og må ikke gøre andet med det.
bad-keep = Fristaden må kun smide et kort, hvis den ikke kan bruge noget kort på anden måde.
bad-no-free = Intet kort kan bygges helt gratis nu.
bad-unpayable = { $name } kræver { $cost }: egne varer, naboernes varer og { $coins } rækker ikke.
bad-payment = Her er ingen betaling { $number }; der er 1 til { $last }.
bad-not-in-hand = { $name } er ikke på hånden: { $names }.

## 7 Wonders: hvad der skete

turn-build = { $who ->
    [you] Du bygger { $card } ({ $bill }).
   *[them] { $name } bygger { $card } ({ $bill }).
}
turn-stage = { $who ->
    [you] Du bygger trin { $number } med { $card } ({ $bill }).
   *[them] { $name } bygger trin { $number } ({ $bill }).
}
turn-discard = { $who ->
    [you] Du smider { $card } og får { coins }.
   *[them] { $name } smider et kort og får { coins }.
}
turn-free = { $who ->
    [you] Du bygger { $card } gratis.
   *[them] { $name } bygger { $card } gratis.
}
turn-revive = { $who ->
    [you] Du bygger det smidte kort { $card }.
   *[them] { $name } bygger det smidte kort { $card }.
}
turn-coins = Mønter: { $things }.
turn-conflicts = Konflikter, { $age }: { $things }.
turn-passed = { $to ->
    [left] Kortene går til venstre.
    [right] Kortene går til højre.
   *[across] Kortene byttes.
}

## 7 Wonders: kommandoer

words-stage = trin, v
words-free = gratis, g
words-passed = sete, e
help-city-turn = Vælg et kort: byg det, læg det under det næste trin af dit vidunder, eller smid det for 3 mønter. Alle handler på én gang; så går kortene videre.
help-city-trade = Det, du mangler, køber du af dine naboer for 2 mønter pr. enhed, eller 1 med rabat. Det, de bygger i denne tur, kan endnu ikke købes.
help-city-win = Ved slutningen af hver Alder sammenlignes skjolde med begge naboer. Efter Alder III vinder flest point, derefter flest mønter.
help-build-paid = byg det med det samme; det andet nummer er betalingen
help-stage = byg det næste trin med det
help-free = byg det gratis, én gang i hver Alder (Olympia)
help-cities = alle byer i fuld længde
help-passed = kort, som du har set i denne Alder
help-own-pile = hvad du har smidt, og hvad der ligger under dit vidunder
legend-stage = vidundertrin
legend-neighbours = venstre og højre nabo
legend-all = begge naboer og egen by
legend-count = antal bygninger
legend-ways = flere måder at betale på
legend-never = kan ikke betales
legend-built = bygget

## 7 Wonders: slutningen

end-cities-points = { $who ->
    [you] Du vinder med { $high } point, nummer to har { $low }.
   *[them] { $name } vinder med { $high } point, nummer to har { $low }.
}
end-cities-coins = { $who ->
    [you] { $high } point til flere: du vinder med flest mønter.
   *[them] { $high } point til flere: { $name } vinder med flest mønter.
}
end-cities-shared = Lige mange point og mønter: { $names } deler sejren.

## Hvorfor et træk var dårligere

why-kind-of = { $kind ->
    [science] videnskab
    [military] krig
   *[points] point
}
why-low = { $low ->
    [0] under 1 %
   *[other] { $low } %
}
why-high = { $high ->
    [100] over 99 %
   *[other] { $high } %
}
why-wins-now = Det bedre træk vinder med det samme, på { why-kind-of }.
why-proved-won = Det bedre træk vinder, uanset hvad der vendes.
why-proved-lost = Dette taber, uanset hvad der vendes.
why-loses-now = { $name } kan nu vinde med det samme med { $item }, på { why-kind-of }.
why-kind = Nederlag på { why-kind-of } bliver mere sandsynligt: { why-high } i stedet for { why-low }.
why-uncovers = Frilægger { $card } for { $name }, som tager det for { $cost }.
why-again = Det bedre træk giver en ekstra tur.
why-seventh = Det bedre træk er det syvende vidunder: derefter kan { $name } ikke bygge flere.
why-unpayable = Efter det bedre træk koster { $card } { $name } { $cost }, og der er kun { $coins }.
why-tempo = Efter det bedre træk må { $name } frilægge et kort; nu er der et valg.
why-chain = { $card } ville have været gratis, takket være { $chain }.
why-turns-up = Kort vendt for { $name }: { $n }. Det bedre træk vender ingen.
why-coins = Mønter tilbage: { $left } i stedet for { $instead }.
