### Eesti keel.

## Loendamine

coins = { $n ->
    [one] { $n } münt
   *[other] { $n } münti
}
points = { $n ->
    [one] { $n } võidupunkt
   *[other] { $n } võidupunkti
}
shields = { $n ->
    [one] { $n } kilp
   *[other] { $n } kilpi
}
spaces = { $n } sammu
amount = { $resource ->
    [clay] { $n } savi
    [wood] { $n ->
        [one] { $n } puit
       *[other] { $n } puitu
    }
    [stone] { $n } kivi
    [glass] { $n ->
        [one] { $n } klaas
       *[other] { $n } klaasi
    }
   *[papyrus] { $n ->
        [one] { $n } papüürus
       *[other] { $n } papüürust
    }
}
abbreviation = { $resource ->
    [clay] Sa
    [wood] Pu
    [stone] Ki
    [glass] Kl
   *[papyrus] Pa
}
thing = { $thing ->
    [brown] pruuni kaardi
    [grey] halli kaardi
    [goods] pruuni ja halli kaardi
    [blue] sinise kaardi
    [green] rohelise kaardi
    [yellow] kollase kaardi
    [red] punase kaardi
    [coins3] kolme mündi
   *[wonder] maailmaime
}
and = { $first } ja { $last }
or = { $first } või { $last }
none = pole
free = tasuta

## Laud

you = Sina
opponent = Vastane
turn-yours = Sinu käik
turn-again = Sinu lisakäik
turn-theirs = Vastase käik
game-over = Mäng on läbi
draft-title = Maailmaime valimine
tokens = Progressimärgid
wonders = Maailmaimed
symbols-count = { $n }/{ $all } sümbolit
city-empty = ehitisi veel pole
discard-pile = Mahaläinud kaardid
unseen = Nägemata
unseen-age = { $n ->
    [one] { $n } selle ajastu kaart
   *[other] { $n } selle ajastu kaarti
}, neist { $down } siin tagurpidi, ülejäänud karbis
unseen-guilds = { $n ->
    [one] { $n } gild
   *[other] { $n } gildi
}, neist { $down } siin tagurpidi, ülejäänud karbis
unseen-brief = { $n } nägemata, { $down } tagurpidi
moves = Viimased käigud
no-moves = käike veel pole
choice = { $n ->
    [one] vabal valikul
   *[other] { $n } × vabal valikul
} { $things }
pawn-centre = Lahingunupp seisab keskel.
pawn-side = { $who ->
    [you] Lahingunupp on sinu poolel, { spaces } kaugusel keskelt.
   *[them] Lahingunupp on vastase poolel, { spaces } kaugusel keskelt.
}

## Mõju paari sõnaga

short-fixed = { $resource } à { $price }
short-coins-per = { coins } iga { thing } eest
short-guild-coins = { coins } iga { thing } eest (linnas, kus neid on rohkem)
short-guild-points = { points } iga { thing } eest (linnas, kus neid on rohkem)
short-opponent-loses = vastane kaotab { coins }
short-again = lisakäik
short-destroy = { $colour ->
    [brown] hävita pruun kaart
   *[grey] hävita hall kaart
}
short-revive = ehita mahaläinud kaart
short-library = vali 1 märk { $n }-st
short-discount = { $thing ->
    [blue] sinised: −{ $n } ressurssi
   *[wonder] maailmaimed: −{ $n } ressurssi
}
short-extra-shields = punased: +{ shields }
short-grant-again = maailmaimed: lisakäik
short-trade = vastase kauplemisraha
short-chain-coins = { coins } tasuta ehitise eest
short-per-token = { points } märgi eest

## Mõju täielikult

full-produce = Toodab igal käigul: { $things }.
full-choice = Toodab igal käigul ühe vabal valikul: { $things }.
full-fixed = Alates järgmisest käigust ostad ühe ühiku hinnaga { coins }: { $things }.
full-shields = Lahingunupp liigub { spaces } vastase pealinna poole.
full-science = Teadussümbol: { $symbol }. Kaks ühesugust annavad progressimärgi, kuus erinevat toovad võidu.
full-points = Mängu lõpus { points }.
full-coins = Võta kohe pangast { coins }.
full-coins-per = Võta kohe { coins } iga { thing } eest oma linnas.
full-guild-coins = Võta kohe { coins } iga { thing } eest linnas, kus neid on rohkem.
full-guild-points = Mängu lõpus { points } iga { thing } eest linnas, kus neid siis on rohkem.
full-opponent-loses = Vastane kaotab { coins }.
full-again = Saad kohe lisakäigu.
full-destroy = { $colour ->
    [brown] Üks sinu valitud pruun kaart vastase linnast läheb mahaläinud kaartide hulka.
   *[grey] Üks sinu valitud hall kaart vastase linnast läheb mahaläinud kaartide hulka.
}
full-revive = Ehita tasuta üks mahaläinud kaart.
full-library = Võta karbist juhuslikult { $n } progressimärki ja jäta üks endale.
full-discount = { $thing ->
    [blue] Sinised kaardid, mille ehitad edaspidi, nõuavad { $n } ressurssi vähem.
   *[wonder] Maailmaimed, mille ehitad edaspidi, nõuavad { $n } ressurssi vähem.
}
full-extra-shields = Punastel kaartidel, mille ehitad edaspidi, on lisaks { shields }.
full-grant-again = Maailmaimed, mille ehitad edaspidi, annavad lisakäigu.
full-trade = Mündid, mille vastane maksab kaubeldes, saad sina.
full-chain-coins = Võta { coins } iga kord, kui ehitad sümboli abil tasuta.
full-per-token = Mängu lõpus { points } iga oma progressimärgi eest, see kaasa arvatud.
full-opens = Annab tasuta (ehitussümbol): { $card }.
full-free-with = Tasuta, kui sul on { $card } (ehitussümbol).

## Hind

bill-own = oma: { $things }
bill-chosen = valikul: { $things }
bill-waived = soodustus: { $things }
bill-bought = { $things } à { $price }
bill-chain = tasuta, ehitussümbol: { $card }
bill-price = hind { coins }
bill-sum = { $parts } = { coins }
cost = Hind: { $things }
cost-you = Sinule: { $bill }
cost-them = Vastasele: { $bill }
leaves = alles jääb { coins }
missing = puudu { coins }

## Valimine

ask-card = Milline kaart? Number või nimi. Abi: ?
ask-act = Mida sa sellega teed? Number või täht. Tagasi: { $back }
ask-draft = Millise maailmaime võtad?
ask-progress = Millise progressimärgi võtad?
ask-library = Millise märgi endale jätad?
ask-revive = Millise mahaläinud kaardi tasuta ehitad?
ask-destroy = Millise kaardi vastane kaotab?
ask-starter = Kes seda ajastut alustab?
ask-again = Enter: tagasi laua juurde
ask-more = Enter: järgmine leht
act-build = ehita
act-discard = loobu
act-wonder = ime { $wonder }
starter-you = Mina alustan
starter-them = Vastane alustab
then-opens = Seejärel on vastasele vabad: { $cards }.
then-turns = { $n ->
    [one] Üks tagurpidi kaart pööratakse ümber.
   *[other] { $n } tagurpidi kaarti pööratakse ümber.
}
then-nothing = See ei vabasta ühtegi kaarti.
picks-next = { $n ->
    [0] Seejärel valid sina uuesti.
    [one] Seejärel valib vastane.
   *[other] Seejärel valib vastane { $n } korda.
}

## Mis juhtus

event-draft = { $who ->
    [you] Sina võtad maailmaime { $wonder }.
   *[them] Vastane võtab maailmaime { $wonder }.
}
event-build = { $who ->
    [you] Sina ehitad kaardi { $card } ({ $bill }).
   *[them] Vastane ehitab kaardi { $card } ({ $bill }).
}
event-discard = { $who ->
    [you] Sina loobud kaardist { $card } ja saad { coins }.
   *[them] Vastane loobub kaardist { $card } ja saab { coins }.
}
event-wonder = { $who ->
    [you] Sina ehitad maailmaime { $wonder }, kaart selle all: { $card } ({ $bill }).
   *[them] Vastane ehitab maailmaime { $wonder }, kaart selle all: { $card } ({ $bill }).
}
event-progress = { $who ->
    [you] Sina võtad progressimärgi { $token }.
   *[them] Vastane võtab progressimärgi { $token }.
}
event-library = { $who ->
    [you] Sina jätad endale progressimärgi { $token }.
   *[them] Vastane jätab endale progressimärgi { $token }.
}
event-revive = { $who ->
    [you] Sina ehitad mahaläinud kaardi { $card }.
   *[them] Vastane ehitab mahaläinud kaardi { $card }.
}
event-destroy = { $who ->
    [you] Vastane kaotab kaardi { $card }.
   *[them] Sina kaotad kaardi { $card }.
}
event-starter = { $who ->
    [you] Ajastut alustad sina.
   *[them] Ajastut alustab vastane.
}
event-pawn = { $who ->
    [you] Lahingunupp liigub { spaces } vastase poole.
   *[them] Lahingunupp liigub { spaces } sinu poole.
}
event-gain = { $who ->
    [you] Sina saad { $n ->
        [one] { $n } mündi
       *[other] { $n } münti
    }.
   *[them] Vastane saab { $n ->
        [one] { $n } mündi
       *[other] { $n } münti
    }.
}
event-loss = { $who ->
    [you] Sina kaotad { $n ->
        [one] { $n } mündi
       *[other] { $n } münti
    }.
   *[them] Vastane kaotab { $n ->
        [one] { $n } mündi
       *[other] { $n } münti
    }.
}
event-revealed = Ümber pööratud: { $cards }.
event-age = Algab { $age }.
event-again = { $who ->
    [you] Sina saad lisakäigu.
   *[them] Vastane saab lisakäigu.
}
event-gone = Seitse maailmaimet on ehitatud, mängust lahkub { $wonders }.

## Mis oli valesti

bad-unknown = Ma ei tunne sellist: „{ $text }“. Kirjuta number või nimi; ? selgitab ülejäänut.
bad-suggest = Siin pole sellist: „{ $text }“. Kas mõtlesid: { $names }?
bad-ambiguous = „{ $text }“ võib olla { $names }. Kirjuta veidi rohkem.
bad-number = Numbrit { $number } siin pole; on 1 kuni { $last }.
bad-covered = { $card } on veel kaetud, peal on { $names }. Vabad on { $open }.
bad-face-down = tagurpidi kaart
bad-not-open = { $name } ei ole vabade kaartide hulgas. Vabad on { $open }.
bad-not-offered = { $name } ei ole praegu valikus. Valida saad: { $names }.
bad-dear = { $name }: hind on sulle { $cost }, aga sul on { $coins }.
bad-not-yours = { $wonder } ei ole sinu veel ehitamata maailmaimede hulgas: { $wonders }.
bad-no-wonder = Sul pole enam ühtegi maailmaimet ehitada.
bad-which-card = Milline kaart? Näiteks: { $example }
bad-which-wonder = Milline maailmaime? Näiteks: { $example }
bad-no-undo = Veel pole midagi tagasi võtta.
bad-no-back = Ühtegi kaarti pole valitud, seega pole midagi tagasi panna.
bad-info = Mille kohta soovid teada? Näiteks: { $example }

## Käsud

words-build = ehita, e
words-discard = loobu, l
words-wonder = ime, i
words-back = tagasi, t
words-undo = võta tagasi, v
words-help = abi, a, ?
words-info = selgita, s
words-pile = mahaläinud, m
words-unseen = nägemata, n
words-log = käigud, k
words-city = linnad, linn, c
words-quit = välju, q
help-title = Kuidas selle laua taga mängida
help-turn = Võta vaba kaart (jäme raam): ehita see, loobu sellest müntide saamiseks või pane maailmaime alla, mille ehitad.
help-win = Võidad kohe, kui lahingunupp jõuab vastase pealinna või kui sul on { $n } erinevat sümbolit; muidu võidupunktidega pärast III ajastut.
help-sides = Vasakul oled sina, paremal vastane: ka kaardil on sinu hind vasakul ja vastase oma paremal.
help-pick = vali kaart, vaata, mida iga tegevus maksab, ja vali tegevus
help-build = ehita kohe
help-discard = loobu kohe
help-wonder = ehita sellega maailmaime
help-back = pane valitud kaart tagasi
help-undo = võta tagasi oma viimane otsus ja kõik, mis sellele järgnes
help-info = mida miski teeb ja maksab
help-pile = mahaläinud kaardid
help-unseen = kaardid, mida keegi pole veel näinud
help-log = kõik senised käigud
help-city = mõlemad linnad tervikuna
help-quit = lahku; mäng salvestatakse
help-help = see leht
legend = Märgid
legend-coins = mündid
legend-points = võidupunktid
legend-shields = kilbid
legend-again = lisakäik
legend-chain = tasuta ehitussümboli abil
legend-dear = rohkem, kui sul on
legend-wonder = maailmaime
legend-goods = oma ühikud / ühe lisaühiku hind

## Kus miski on

where-open = See on kaardimustris vaba.
where-covered = See on kaardimustris, peal on { $names }.
where-city = { $who ->
    [you] See seisab sinu linnas.
   *[them] See seisab vastase linnas.
}
where-pile = See on mahaläinud kaartide hulgas.
where-unseen = Keegi pole seda veel näinud.
where-gone = See pole enam või pole veel mängus.
where-wonder = { $who ->
    [you] See on sinu maailmaime, veel ehitamata.
   *[them] See on vastase maailmaime, veel ehitamata.
}
where-built = { $who ->
    [you] See on sinu maailmaime ja see on ehitatud.
   *[them] See on vastase maailmaime ja see on ehitatud.
}
where-board = See on mängulaual.
where-owned = { $who ->
    [you] See on sinul.
   *[them] See on vastasel.
}
where-offer = See on valikus.

## Lõpp

end-points = { $who ->
    [you] Sina võidad punktidega { $high } : { $low }.
   *[them] Vastane võidab punktidega { $high } : { $low }.
}
end-tie-break = { $who ->
    [you] Mõlemal { $high } punkti: sina võidad, sest sul on siniste kaartide eest rohkem punkte.
   *[them] Mõlemal { $high } punkti: vastane võidab, sest tal on siniste kaartide eest rohkem punkte.
}
end-military = { $who ->
    [you] Sina võidad: sõjaline üleolek.
   *[them] Vastane võidab: sõjaline üleolek.
}
end-science = { $who ->
    [you] Sina võidad: teaduslik üleolek.
   *[them] Vastane võidab: teaduslik üleolek.
}
end-shared = Kõiges võrdsed: võitu jagatakse.
category = { $category ->
    [civilian] Tsiviilehitised
    [science] Teadus
    [commerce] Kaubandus
    [guilds] Gildid
    [wonders] Maailmaimed
    [progress] Progressimärgid
    [treasury] Varakamber
   *[military] Sõjandus
}
total = Kokku
saved = Mäng on salvestatud: { $path }
saved-unfinished = Mäng jäi pooleli; senine osa on salvestatud: { $path }
not-saved = Ühtegi käiku ei tehtud, seega midagi ei salvestatud.
replay-hint = Vaata uuesti: { $command }
goodbye = Head aega!
preparing = Üks hetk: reegleid valmistatakse ette …
too-small = laud vajab terminali, milles on vähemalt { $columns } veergu ja { $rows } rida; selles on { $width } ja { $height }
enlarge = Tee aken suuremaks ja vajuta Enter.
