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
    [ore] { $n ->
        [one] { $n } maak
       *[other] { $n } maaki
    }
    [cloth] { $n ->
        [one] { $n } kangas
       *[other] { $n } kangast
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
    [ore] Ma
    [cloth] Ka
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
    [wonder] Maailmaime
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

## 7 imet: laud

free-city = Vabalinn
bank = pank
turn-of = käik { $n }/{ $all }
choice-yours = Sinu valik
choice-free-city = Otsustad Vabalinna eest
choice-seventh = Mängitakse ka seitsmes kaart
choice-revive = Mahaläinud kaart ehitatakse tasuta
passing = { $to ->
    [left] kaardid liiguvad vasakule
    [right] kaardid liiguvad paremale
   *[across] kaardid vahetatakse
}
sells = müüb:
makes = toodab:
tokens-won = märgid
conflicts = Lahingud
everyone-else = Kõik teised
last-turn = Eelmine käik:
chosen-own = Oma linnale oled juba valinud:
free-city-limits = Vabalinn peab ehitama selle, mille saab ehitussümboli abil tasuta, ja võib kaardist loobuda ainult siis, kui midagi muud teha ei saa.
power-free = Sellel ajastul võid ühe kaardi ehitada tasuta.
why-built = juba ehitatud
needs = vaja: { $things }
ways-to-pay = { $n } makseviisi
passed-title = Kaardid, mida oled sellel ajastul näinud
passed-hand = { $n }. käik · praegu käes: { $name }
pile-size = { $n ->
    [one] Seal on { $n } kaart, tagurpidi.
   *[other] Seal on { $n } kaarti, tagurpidi.
}
own-discards = Kaardid, millest oled loobunud:
buried-own = Sinu maailmaime all:
buried = Maailmaimede all:

## 7 imet: mõju

counted = { $counted ->
    [brown] pruuni kaardi
    [grey] halli kaardi
    [blue] sinise kaardi
    [green] rohelise kaardi
    [yellow] kollase kaardi
    [red] punase kaardi
    [shipowners] pruuni, halli ja lilla kaardi
    [defeat_token] kaotusmärgi
   *[wonder_stage] maailmaime järgu
}
counted-of = { $cities ->
    [self] omad
    [neighbours] naabrite omad
   *[all] omad ja naabrite omad
}
counted-in = { $cities ->
    [self] oma linnas
    [neighbours] mõlemas naaberlinnas
   *[all] oma linnas ja mõlemas naaberlinnas
}
short-city-coins = { coins } iga { counted } eest ({ counted-of })
short-city-points = { points } iga { counted } eest ({ counted-of })
short-any-symbol = sümbol omal valikul
short-build-free = üks kaart ajastu jooksul tasuta
short-seventh = mängi ka seitsmes kaart
short-copy-guild = kopeeri naabri gild
full-for-sale = Naabrid saavad seda osta.
full-not-for-sale = Seda ei saa osta.
full-neighbour-price = { $neighbours ->
    [left] Alates järgmisest käigust ostad vasakult naabrilt ühe ühiku hinnaga { coins }: { $things }.
    [right] Alates järgmisest käigust ostad paremalt naabrilt ühe ühiku hinnaga { coins }: { $things }.
   *[both] Alates järgmisest käigust ostad mõlemalt naabrilt ühe ühiku hinnaga { coins }: { $things }.
}
full-conflict-shields = Iga ajastu lõpu lahingutes { shields }.
full-city-science = Teadussümbol: { $symbol }. Iga sümbol annab oma arvu ruudu jagu punkte, iga kolme erineva komplekt veel 7.
full-city-coins = Võta kohe { coins } iga { counted } eest { counted-in }.
full-city-points = Mängu lõpus { points } iga { counted } eest { counted-in }.
full-any-symbol = Mängu lõpus üks teadussümbol omal valikul: sulle parim.
full-build-free = Igal ajastul ehitad ühe käes oleva kaardi tasuta.
full-city-revive = Selle käigu lõpus ehitad tasuta ühe mahaläinud kaardi.
full-seventh = Iga ajastu viimasel käigul mängid ka oma seitsmenda kaardi.
full-copy-guild = Mängu lõpus loeb üks naabri gild ka sulle: parim neist.
board-makes = Linn ise toodab igal käigul: { $resource }; naabrid saavad seda osta.
where-cities = Ehitanud: { $names }.

## 7 imet: valimine

ask-free-city = Milline kaart Vabalinnale? Number või nimi. Abi: ?
ask-payment = Milline makse? Number. Tagasi: { $back }
act-stage = { $n }. järk
act-free = ehita tasuta
bad-built = { $name } on juba ehitatud: üheski linnas pole kaht samanimelist ehitist.
bad-stages = { $name }: kõik järgud on ehitatud.
bad-bound = Vabalinn saab kaardi { $name } ehitussümboli abil tasuta ehitada, midagi muud ta sellega teha ei tohi.
bad-keep = Vabalinn võib kaardist loobuda ainult siis, kui ta ühtki kaarti muul viisil kasutada ei saa.
bad-no-free = Praegu ei saa ühtki kaarti niisama tasuta ehitada.
bad-unpayable = { $name }: vaja on { $cost }; oma kaubast, naabrite kaubast ja müntidest ({ $coins }) ei piisa.
bad-payment = Makset { $number } siin pole; on 1 kuni { $last }.
bad-not-in-hand = { $name } ei ole käes. Käes on { $names }.

## 7 imet: mis juhtus

turn-build = { $who ->
    [you] Sina ehitad kaardi { $card } ({ $bill }).
   *[them] { $name } ehitab kaardi { $card } ({ $bill }).
}
turn-stage = { $who ->
    [you] Sina ehitad { $number }. järgu, kaart selle all: { $card } ({ $bill }).
   *[them] { $name } ehitab { $number }. järgu ({ $bill }).
}
turn-discard = { $who ->
    [you] Sina loobud kaardist { $card } ja saad { coins }.
   *[them] { $name } loobub ühest kaardist ja saab { coins }.
}
turn-free = { $who ->
    [you] Sina ehitad tasuta kaardi { $card }.
   *[them] { $name } ehitab tasuta kaardi { $card }.
}
turn-revive = { $who ->
    [you] Sina ehitad mahaläinud kaardi { $card }.
   *[them] { $name } ehitab mahaläinud kaardi { $card }.
}
turn-coins = Mündid: { $things }.
turn-conflicts = Lahingud, { $age }: { $things }.
turn-passed = { $to ->
    [left] Kaardid liiguvad vasakule.
    [right] Kaardid liiguvad paremale.
   *[across] Kaardid vahetatakse.
}

## 7 imet: käsud

words-stage = järk, j
words-free = tasuta, f
words-passed = nähtud, n
help-city-turn = Vali kaart: ehita see, pane see oma maailmaime järgmise järgu alla või loobu sellest 3 mündi eest. Kõik tegutsevad korraga, siis liiguvad kaardid edasi.
help-city-trade = Mis puudu jääb, ostad naabritelt: 2 münti ühik, soodustusega 1. Mida nad sel käigul ehitavad, seda veel osta ei saa.
help-city-win = Iga ajastu lõpus võrreldakse kilpe mõlema naabriga. Pärast III ajastut võidab, kellel on kõige rohkem punkte, siis münte.
help-build-paid = ehita kohe; teine number on makse
help-stage = ehita sellega järgmine järk
help-free = ehita tasuta, kord ajastu jooksul (Olümpia)
help-cities = kõik linnad tervikuna
help-passed = kaardid, mida oled sellel ajastul näinud
help-own-pile = millest oled loobunud ja mis on sinu maailmaime all
legend-stage = maailmaime järk
legend-neighbours = vasak ja parem naaber
legend-all = mõlemad naabrid ja oma linn
legend-count = ehitiste arv
legend-ways = mitu makseviisi
legend-never = ei jõua maksta
legend-built = ehitatud

## 7 imet: lõpp

end-cities-points = { $who ->
    [you] Sina võidad, { $high } punkti; järgmisel { $low }.
   *[them] { $name } võidab, { $high } punkti; järgmisel { $low }.
}
end-cities-coins = { $who ->
    [you] Mitmel { $high } punkti: sina võidad, sest sul on rohkem münte.
   *[them] Mitmel { $high } punkti: { $name } võidab, sest tal on rohkem münte.
}
end-cities-shared = Punktid ja mündid on võrdsed, võitu jagavad { $names }.

## Miks käik oli halvem

why-kind-of = { $kind ->
    [science] teadusega
    [military] sõjaga
   *[points] punktidega
}
why-low = { $low ->
    [0] alla 1 %
   *[other] { $low } %
}
why-high = { $high ->
    [100] üle 99 %
   *[other] { $high } %
}
why-wins-now = Parem käik võidab kohe, { why-kind-of }.
why-proved-won = Parem käik võidab, mis tahes kaart ka ei avaneks.
why-proved-lost = See kaotab, mis tahes kaart ka ei avaneks.
why-loses-now = { $name } saab nüüd kohe võita, { why-kind-of }: { $item }.
why-kind = Kaotus { why-kind-of } muutub tõenäolisemaks: { why-high }, parema käiguga { why-low }.
why-uncovers = Vabastab kaardi { $card }. { $name } võtab selle hinnaga { $cost }.
why-again = Parem käik annab lisakäigu.
why-seventh = Parem käik on seitsmes maailmaime: pärast seda ei saa { $name } ühtegi ehitada.
why-unpayable = Pärast paremat käiku maksab { $card } ({ $name }) { $cost }, aga münte on vaid { $coins }.
why-tempo = Pärast paremat käiku peab { $name } mõne kaardi vabastama, nüüd ei pea.
why-chain = { $card } oleks olnud tasuta, sest linnas on { $chain }.
why-turns-up = Avanenud kaarte, mille seast valib { $name }: { $n }. Parem käik ei ava ühtegi.
why-coins = Münte jääb { $left }, parema käiguga jääks { $instead }.
