### Suomi.

## Laskeminen

coins = { $n ->
    [one] { $n } raha
   *[other] { $n } rahaa
}
points = { $n ->
    [one] { $n } voittopiste
   *[other] { $n } voittopistettä
}
shields = { $n ->
    [one] { $n } kilpisymboli
   *[other] { $n } kilpisymbolia
}
spaces = { $n ->
    [one] { $n } ruudun
   *[other] { $n } ruutua
}
amount = { $resource ->
    [clay] { $n ->
        [one] { $n } tiili
       *[other] { $n } tiiltä
    }
    [wood] { $n ->
        [one] { $n } puu
       *[other] { $n } puuta
    }
    [stone] { $n ->
        [one] { $n } kivi
       *[other] { $n } kiveä
    }
    [glass] { $n ->
        [one] { $n } lasi
       *[other] { $n } lasia
    }
    [ore] { $n ->
        [one] { $n } malmi
       *[other] { $n } malmia
    }
    [cloth] { $n ->
        [one] { $n } kangas
       *[other] { $n } kangasta
    }
   *[papyrus] { $n ->
        [one] { $n } papyrus
       *[other] { $n } papyrusta
    }
}
abbreviation = { $resource ->
    [clay] Ti
    [wood] Pu
    [stone] Ki
    [glass] La
    [ore] Ma
    [cloth] Ka
   *[papyrus] Pa
}
thing = { $thing ->
    [brown] ruskeasta kortista
    [grey] harmaasta kortista
    [goods] ruskeasta ja harmaasta kortista
    [blue] sinisestä kortista
    [green] vihreästä kortista
    [yellow] keltaisesta kortista
    [red] punaisesta kortista
    [coins3] kolmen rahan erästä
   *[wonder] ihmeestä
}
and = { $first } ja { $last }
or = { $first } tai { $last }
none = ei ole
free = ilmainen

## Pöytä

you = Sinä
opponent = Vastustaja
turn-yours = Sinun vuorosi
turn-again = Lisävuorosi
turn-theirs = Vastustajan vuoro
game-over = Peli on päättynyt
draft-title = Ihmeiden valinta
tokens = Edistysmerkit
wonders = Ihmeet
symbols-count = { $n }/{ $all } tiedesymbolia
city-empty = ei vielä rakennuksia
discard-pile = Poistopakka
unseen = Näkemättä
unseen-age = { $n ->
    [one] { $n } tämän aikakauden kortti
   *[other] { $n } tämän aikakauden korttia
}, joista { $down } tässä kuvapuoli alaspäin, loput laatikossa
unseen-guilds = { $n ->
    [one] { $n } kilta
   *[other] { $n } kiltaa
}, joista { $down } tässä kuvapuoli alaspäin, loput laatikossa
unseen-brief = { $n } näkemättä, { $down } nurin
moves = Viime siirrot
no-moves = ei vielä siirtoja
choice = { $n ->
    [one] valinnan mukaan
   *[other] { $n } × valinnan mukaan
} { $things }
pawn-centre = Rintamalinjamerkki on keskellä.
pawn-side = { $who ->
    [you] Rintamalinjamerkki on { spaces } sinun puolellasi.
   *[them] Rintamalinjamerkki on { spaces } vastustajan puolella.
}

## Vaikutus parilla sanalla

short-fixed = { $resource } à { $price }
short-coins-per = { coins } jokaisesta { thing }
short-guild-coins = { coins } jokaisesta { thing } (kaupungissa, jossa niitä on enemmän)
short-guild-points = { points } jokaisesta { thing } (kaupungissa, jossa niitä on enemmän)
short-opponent-loses = vastustaja menettää { coins }
short-again = lisävuoro
short-destroy = { $colour ->
    [brown] tuhoa ruskea kortti
   *[grey] tuhoa harmaa kortti
}
short-revive = rakenna poistettu kortti
short-library = pidä 1 merkki { $n }:sta
short-discount = { $thing ->
    [blue] siniset: −{ $n } resurssia
   *[wonder] ihmeet: −{ $n } resurssia
}
short-extra-shields = punaiset: +{ shields }
short-grant-again = ihmeet: lisävuoro
short-trade = vastustajan kaupparahat
short-chain-coins = { coins } ketjutuksesta
short-per-token = { points } merkistä

## Vaikutus kokonaan

full-produce = Tuottaa joka vuorolla: { $things }.
full-choice = Tuottaa joka vuorolla yhden tarpeen mukaan: { $things }.
full-fixed = Seuraavasta vuorostasi alkaen ostohintasi on { coins } kappaleelta: { $things }.
full-shields = Siirtää rintamalinjamerkkiä { spaces } kohti vastustajan kaupunkiruutua.
full-science = Tiedesymboli: { $symbol }. Kaksi samaa tuo edistysmerkin, kuusi erilaista voittaa pelin.
full-points = Pelin lopussa { points }.
full-coins = Ota heti pankista { coins }.
full-coins-per = Ota heti { coins } jokaisesta kaupunkisi { thing }.
full-guild-coins = Ota heti { coins } jokaisesta { thing } siinä kaupungissa, jossa niitä on enemmän.
full-guild-points = Pelin lopussa { points } jokaisesta { thing } siinä kaupungissa, jossa niitä silloin on enemmän.
full-opponent-loses = Vastustaja menettää { coins }.
full-again = Saat heti lisävuoron.
full-destroy = { $colour ->
    [brown] Valitsemasi ruskea kortti vastustajan kaupungista siirretään poistopakkaan.
   *[grey] Valitsemasi harmaa kortti vastustajan kaupungista siirretään poistopakkaan.
}
full-revive = Rakennat ilmaiseksi yhden poistopakan kortin.
full-library = Nosta laatikosta { $n } edistysmerkkiä ja pidä yksi.
full-discount = { $thing ->
    [blue] Myöhemmin rakentamasi siniset kortit vaativat { $n } resurssia vähemmän.
   *[wonder] Myöhemmin rakentamasi ihmeet vaativat { $n } resurssia vähemmän.
}
full-extra-shields = Myöhemmin rakentamissasi punaisissa korteissa on lisäksi { shields }.
full-grant-again = Myöhemmin rakentamasi ihmeet antavat lisävuoron.
full-trade = Rahat, jotka vastustaja maksaa kaupankäynnissä, tulevat sinulle.
full-chain-coins = Ota { coins } aina, kun rakennat ilmaiseksi ketjutuksella.
full-per-token = Pelin lopussa { points } jokaisesta edistysmerkistäsi, tämä mukaan lukien.
full-opens = Ketjutus, ilmaiseksi: { $card }.
full-free-with = Ilmainen, jos sinulla on { $card } (ketjutus).

## Hinta

bill-own = omat: { $things }
bill-chosen = valinnaiset: { $things }
bill-waived = alennus: { $things }
bill-bought = { $things } à { $price }
bill-chain = ilmainen ketjutuksella ({ $card })
bill-price = hinta { coins }
bill-sum = { $parts } = { coins }
cost = Rakennuskustannus: { $things }
cost-you = Sinulle: { $bill }
cost-them = Vastustajalle: { $bill }
leaves = jää { coins }
missing = puuttuu { coins }

## Valinta

ask-card = Mikä kortti? Numero tai nimi. Ohje: ?
ask-act = Mitä teet sillä? Numero tai kirjain. Takaisin: { $back }
ask-draft = Minkä ihmeen otat?
ask-progress = Minkä edistysmerkin otat?
ask-library = Minkä merkeistä pidät?
ask-revive = Minkä poistopakan kortin rakennat ilmaiseksi?
ask-destroy = Minkä kortin vastustaja menettää?
ask-starter = Kumpi aloittaa tämän aikakauden?
ask-again = Enter: takaisin pöytään
ask-more = Enter: seuraava sivu
act-build = rakenna
act-discard = poista
act-wonder = ihme { $wonder }
starter-you = Minä aloitan
starter-them = Vastustaja aloittaa
then-opens = Sitten vastustajalle vapautuu: { $cards }.
then-turns = { $n ->
    [one] Yksi kortti käännetään kuvapuoli ylöspäin.
   *[other] { $n } korttia käännetään kuvapuoli ylöspäin.
}
then-nothing = Se ei vapauta muita kortteja.
picks-next = { $n ->
    [0] Sitten valitset uudelleen.
    [one] Sitten vastustaja valitsee.
   *[other] Sitten vastustaja valitsee { $n } kertaa.
}

## Mitä tapahtui

event-draft = { $who ->
    [you] Otat ihmeen { $wonder }.
   *[them] Vastustaja ottaa ihmeen { $wonder }.
}
event-build = { $who ->
    [you] Rakennat kortin { $card } ({ $bill }).
   *[them] Vastustaja rakentaa kortin { $card } ({ $bill }).
}
event-discard = { $who ->
    [you] Poistat kortin { $card } ja saat { coins }.
   *[them] Vastustaja poistaa kortin { $card } ja saa { coins }.
}
event-wonder = { $who ->
    [you] Rakennat ihmeen { $wonder }, sen alla kortti { $card } ({ $bill }).
   *[them] Vastustaja rakentaa ihmeen { $wonder }, sen alla kortti { $card } ({ $bill }).
}
event-progress = { $who ->
    [you] Otat edistysmerkin { $token }.
   *[them] Vastustaja ottaa edistysmerkin { $token }.
}
event-library = { $who ->
    [you] Pidät edistysmerkin { $token }.
   *[them] Vastustaja pitää edistysmerkin { $token }.
}
event-revive = { $who ->
    [you] Rakennat poistopakasta kortin { $card }.
   *[them] Vastustaja rakentaa poistopakasta kortin { $card }.
}
event-destroy = { $who ->
    [you] Vastustaja menettää kortin { $card }.
   *[them] Menetät kortin { $card }.
}
event-starter = { $who ->
    [you] Sinä aloitat aikakauden.
   *[them] Vastustaja aloittaa aikakauden.
}
event-pawn = { $who ->
    [you] Rintamalinjamerkki siirtyy { spaces } kohti vastustajaa.
   *[them] Rintamalinjamerkki siirtyy { spaces } sinua kohti.
}
event-gain = { $who ->
    [you] Saat { $n ->
        [one] { $n } rahan
       *[other] { $n } rahaa
    }.
   *[them] Vastustaja saa { $n ->
        [one] { $n } rahan
       *[other] { $n } rahaa
    }.
}
event-loss = { $who ->
    [you] Menetät { $n ->
        [one] { $n } rahan
       *[other] { $n } rahaa
    }.
   *[them] Vastustaja menettää { $n ->
        [one] { $n } rahan
       *[other] { $n } rahaa
    }.
}
event-revealed = Esiin kääntyy: { $cards }.
event-age = { $age } alkaa.
event-again = { $who ->
    [you] Saat lisävuoron.
   *[them] Vastustaja saa lisävuoron.
}
event-gone = Seitsemän ihmettä on rakennettu, ja pelistä poistuu { $wonders }.

## Mikä meni vikaan

bad-unknown = En tunne tätä: ”{ $text }”. Kirjoita numero tai nimi; ? kertoo loput.
bad-suggest = Täällä ei ole tällaista: ”{ $text }”. Tarkoititko: { $names }?
bad-ambiguous = ”{ $text }” voi olla { $names }. Kirjoita vähän enemmän.
bad-number = Numeroa { $number } ei ole; on 1–{ $last }.
bad-covered = { $card } on vielä peitossa, päällä on { $names }. Vapaana: { $open }.
bad-face-down = nurin oleva kortti
bad-not-open = { $name } ei ole vapaiden korttien joukossa. Vapaana: { $open }.
bad-not-offered = { $name } ei ole nyt valittavissa. Voit valita: { $names }.
bad-dear = { $name }: hinta on sinulle { $cost }, mutta sinulla on { $coins }.
bad-not-yours = { $wonder } ei ole rakentamattomien ihmeidesi joukossa: { $wonders }.
bad-no-wonder = Sinulla ei ole enää rakennettavia ihmeitä.
bad-which-card = Mikä kortti? Esimerkiksi: { $example }
bad-which-wonder = Mikä ihme? Esimerkiksi: { $example }
bad-no-undo = Vielä ei ole mitään peruttavaa.
bad-no-back = Mitään korttia ei ole valittu, joten ei ole mitään palautettavaa.
bad-info = Mistä haluat tietää? Esimerkiksi: { $example }

## Komennot

words-build = rakenna, r
words-discard = poista, p
words-wonder = ihme, i
words-back = takaisin, t
words-undo = kumoa, u
words-help = ohje, o, ?
words-info = kerro, k
words-pile = poistopakka, pakka, b
words-unseen = näkemättä, n
words-log = siirrot, s
words-city = kaupungit, kaupunki, c
words-quit = lopeta, q
help-title = Näin tässä pöydässä pelataan
help-turn = Ota vapaa kortti (paksu kehys): rakenna se, poista se rahojen ansaitsemiseksi tai pane se rakentamasi ihmeen alle.
help-win = Voitat heti, kun merkki on vastustajan kaupunkiruudussa tai sinulla on { $n } eri tiedesymbolia; muuten pisteillä III aikakauden jälkeen.
help-sides = Vasemmalla olet sinä, oikealla vastustaja: kortissakin sinun hintasi on vasemmalla ja vastustajan oikealla.
help-pick = valitse kortti, katso mitä mikin teko maksaa, valitse teko
help-build = rakenna heti
help-discard = poista heti
help-wonder = rakenna sillä ihme
help-back = palauta valittu kortti
help-undo = peru viimeisin päätöksesi ja sitä seurannut
help-info = mitä jokin tekee ja maksaa
help-pile = poistopakka
help-unseen = kortit, joita kukaan ei ole vielä nähnyt
help-log = kaikki siirrot tähän asti
help-city = molemmat kaupungit kokonaan
help-quit = poistu; peli tallennetaan
help-help = tämä sivu
legend = Merkit
legend-coins = rahat
legend-points = voittopisteet
legend-shields = kilpisymbolit
legend-again = lisävuoro
legend-chain = ilmainen ketjutuksella
legend-dear = enemmän kuin sinulla on
legend-wonder = ihme
legend-goods = omat / yhden lisää ostohinta

## Missä jokin on

where-open = Se on korttikuviossa vapaana.
where-covered = Se on korttikuviossa, päällä on { $names }.
where-city = { $who ->
    [you] Se on sinun kaupungissasi.
   *[them] Se on vastustajan kaupungissa.
}
where-pile = Se on poistopakassa.
where-unseen = Kukaan ei ole vielä nähnyt sitä.
where-gone = Se ei ole enää tai vielä pelissä.
where-wonder = { $who ->
    [you] Se on sinun ihmeesi, vielä rakentamatta.
   *[them] Se on vastustajan ihme, vielä rakentamatta.
}
where-built = { $who ->
    [you] Se on sinun ihmeesi, ja se on rakennettu.
   *[them] Se on vastustajan ihme, ja se on rakennettu.
}
where-board = Se on pelilaudalla.
where-owned = { $who ->
    [you] Se on sinulla.
   *[them] Se on vastustajalla.
}
where-offer = Se on valittavana.

## Loppu

end-points = { $who ->
    [you] Voitat pistein { $high }–{ $low }.
   *[them] Vastustaja voittaa pistein { $high }–{ $low }.
}
end-tie-break = { $who ->
    [you] Molemmilla { $high } pistettä: voitat, koska sait sinisistä korteista enemmän pisteitä.
   *[them] Molemmilla { $high } pistettä: vastustaja voittaa, koska sai sinisistä korteista enemmän pisteitä.
}
end-military = { $who ->
    [you] Voitat: sotilaallinen ylivalta.
   *[them] Vastustaja voittaa: sotilaallinen ylivalta.
}
end-science = { $who ->
    [you] Voitat: tieteellinen ylivalta.
   *[them] Vastustaja voittaa: tieteellinen ylivalta.
}
end-shared = Tasan kaikessa: voitto jaetaan.
category = { $category ->
    [civilian] Hallintorakennukset
    [science] Tiede
    [commerce] Kauppa
    [guilds] Killat
    [wonder] Ihme
    [wonders] Ihmeet
    [progress] Edistysmerkit
    [treasury] Rahavarat
   *[military] Sotavoimat
}
total = Yhteensä
saved = Peli on tallennettu: { $path }
saved-unfinished = Peli jäi kesken; tähänastinen on tallennettu: { $path }
not-saved = Yhtään siirtoa ei tehty, joten mitään ei tallennettu.
replay-hint = Katso uudelleen: { $command }
goodbye = Näkemiin!
preparing = Hetki: sääntöjä valmistellaan …
too-small = pöytä tarvitsee päätteen, jossa on vähintään { $columns } saraketta ja { $rows } riviä; tässä on { $width } ja { $height }
enlarge = Suurenna ikkunaa ja paina Enter.

## 7 Wonders: pöytä

free-city = Vapaakaupunki
bank = pankki
turn-of = vuoro { $n }/{ $all }
choice-yours = Sinun valintasi
choice-free-city = Päätät Vapaakaupungin puolesta
choice-seventh = Seitsemäskin kortti pelataan
choice-revive = Poistettu kortti rakennetaan ilmaiseksi
passing = { $to ->
    [left] kortit vasemmalle
    [right] kortit oikealle
   *[across] kortit vaihdetaan
}
sells = myy:
makes = tuottaa:
tokens-won = merkit
conflicts = Taistelut
everyone-else = Kaikki muut
last-turn = Viime vuoro:
chosen-own = Omaan kaupunkiisi olet jo valinnut:
free-city-limits = Vapaakaupungin on rakennettava se, minkä se saa ketjutuksella, ja se voi poistaa kortin vain, jos mikään muu ei ole mahdollista.
power-free = Tällä aikakaudella voit rakentaa yhden kortin ilmaiseksi.
why-built = jo rakennettu
needs = tarvitaan: { $things }
ways-to-pay = { $n } maksutapaa
passed-title = Kortit, jotka olet nähnyt tällä aikakaudella
passed-hand = Vuoro { $n } · nyt kädessä: { $name }
pile-size = { $n ->
    [one] Siinä on { $n } kortti kuvapuoli alaspäin.
   *[other] Siinä on { $n } korttia kuvapuoli alaspäin.
}
own-discards = Poistamasi kortit:
buried-own = Ihmeesi alla:
buried = Ihmeiden alla:

## 7 Wonders: vaikutus

counted = { $counted ->
    [brown] ruskeasta kortista
    [grey] harmaasta kortista
    [blue] sinisestä kortista
    [green] vihreästä kortista
    [yellow] keltaisesta kortista
    [red] punaisesta kortista
    [shipowners] ruskeasta, harmaasta ja purppurakortista
    [defeat_token] tappiomerkistä
   *[wonder_stage] ihmeen vaiheesta
}
counted-of = { $cities ->
    [self] omat
    [neighbours] naapurien
   *[all] omat ja naapurien
}
counted-in = { $cities ->
    [self] omassa kaupungissasi
    [neighbours] kummassakin naapurikaupungissa
   *[all] omassa ja kummassakin naapurikaupungissa
}
short-city-coins = { coins } jokaisesta { counted } ({ counted-of })
short-city-points = { points } jokaisesta { counted } ({ counted-of })
short-any-symbol = valinnainen tiedesymboli
short-build-free = yksi ilmainen kortti aikakaudessa
short-seventh = pelaa seitsemäskin kortti
short-copy-guild = kopioi naapurin kilta
full-for-sale = Naapurit voivat ostaa sitä.
full-not-for-sale = Sitä ei voi ostaa.
full-neighbour-price = { $neighbours ->
    [left] Seuraavasta vuorostasi alkaen ostohintasi vasemmalta naapurilta on { coins } kappaleelta: { $things }.
    [right] Seuraavasta vuorostasi alkaen ostohintasi oikealta naapurilta on { coins } kappaleelta: { $things }.
   *[both] Seuraavasta vuorostasi alkaen ostohintasi kummaltakin naapurilta on { coins } kappaleelta: { $things }.
}
full-conflict-shields = Jokaisen aikakauden lopun taisteluissa { shields }.
full-city-science = Tiedesymboli: { $symbol }. Kukin symboli tuo lukumääränsä neliön verran pisteitä, jokainen kolmen erilaisen sarja vielä 7.
full-city-coins = Ota heti { coins } jokaisesta { counted } { counted-in }.
full-city-points = Pelin lopussa { points } jokaisesta { counted } { counted-in }.
full-any-symbol = Pelin lopussa yksi valinnainen tiedesymboli: sinulle paras.
full-build-free = Jokaisella aikakaudella rakennat yhden kätesi kortin ilmaiseksi.
full-city-revive = Tämän vuoron lopussa rakennat ilmaiseksi yhden poistopakan kortin.
full-seventh = Jokaisen aikakauden viimeisellä vuorolla pelaat myös seitsemännen korttisi.
full-copy-guild = Pelin lopussa yksi naapurin kilta lasketaan myös sinulle: paras niistä.
board-makes = Kaupunki itse tuottaa joka vuorolla: { $resource }; naapurit voivat ostaa sitä.
where-cities = Rakentaneet: { $names }.

## 7 Wonders: valinta

ask-free-city = Mikä kortti Vapaakaupungille? Numero tai nimi. Ohje: ?
ask-payment = Mikä maksu? Numero. Takaisin: { $back }
act-stage = vaihe { $n }
act-free = rakenna ilmaiseksi
bad-built = { $name } on jo rakennettu: missään kaupungissa ei ole kahta samannimistä rakennusta.
bad-stages = { $name }: kaikki vaiheet on rakennettu.
bad-bound = Vapaakaupunki voi rakentaa kortin { $name } ketjutuksella, joten se ei saa tehdä sillä muuta.
bad-keep = Vapaakaupunki voi poistaa kortin vain, jos se ei voi käyttää mitään korttia muuten.
bad-no-free = Nyt mitään korttia ei voi rakentaa maksutta.
bad-unpayable = { $name }: tarvitaan { $cost }; omat tavarat, naapurien tavarat ja { $coins } eivät riitä.
bad-payment = Maksua { $number } ei ole; on 1–{ $last }.
bad-not-in-hand = { $name } ei ole kädessä. Kädessä: { $names }.

## 7 Wonders: mitä tapahtui

turn-build = { $who ->
    [you] Rakennat kortin { $card } ({ $bill }).
   *[them] { $name } rakentaa kortin { $card } ({ $bill }).
}
turn-stage = { $who ->
    [you] Rakennat vaiheen { $number }, sen alla kortti { $card } ({ $bill }).
   *[them] { $name } rakentaa vaiheen { $number } ({ $bill }).
}
turn-discard = { $who ->
    [you] Poistat kortin { $card } ja saat { coins }.
   *[them] { $name } poistaa kortin ja saa { coins }.
}
turn-free = { $who ->
    [you] Rakennat ilmaiseksi kortin { $card }.
   *[them] { $name } rakentaa ilmaiseksi kortin { $card }.
}
turn-revive = { $who ->
    [you] Rakennat poistopakasta kortin { $card }.
   *[them] { $name } rakentaa poistopakasta kortin { $card }.
}
turn-coins = Rahat: { $things }.
turn-conflicts = Taistelut, { $age }: { $things }.
turn-passed = { $to ->
    [left] Kortit siirtyvät vasemmalle.
    [right] Kortit siirtyvät oikealle.
   *[across] Kortit vaihdetaan.
}

## 7 Wonders: komennot

words-stage = vaihe, v
words-free = ilmaiseksi, i
words-passed = nähdyt, n
help-city-turn = Valitse kortti: rakenna se, pane se ihmeesi seuraavan vaiheen alle tai poista se, niin saat 3 rahaa. Kaikki toimivat yhtä aikaa, sitten kortit siirtyvät.
help-city-trade = Mitä puuttuu, sen ostat naapureilta: 2 rahaa kappaleelta tai alennuksella 1. Mitä he rakentavat tällä vuorolla, sitä ei voi vielä ostaa.
help-city-win = Jokaisen aikakauden lopussa kilpisymboleja verrataan kummankin naapurin kilpisymboleihin. III aikakauden jälkeen voittaa se, jolla on eniten pisteitä, sitten eniten rahaa.
help-build-paid = rakenna heti; jälkimmäinen numero on maksu
help-stage = rakenna sillä seuraava vaihe
help-free = rakenna ilmaiseksi, kerran aikakaudessa (Olympia)
help-cities = kaikki kaupungit kokonaan
help-passed = kortit, jotka olet nähnyt tällä aikakaudella
help-own-pile = mitä olet poistanut ja mitä on ihmeesi alla
legend-stage = ihmeen vaihe
legend-neighbours = vasen ja oikea naapuri
legend-all = molemmat naapurit ja oma kaupunki
legend-count = rakennusten määrä
legend-ways = useita maksutapoja
legend-never = ei maksettavissa
legend-built = rakennettu

## 7 Wonders: loppu

end-cities-points = { $who ->
    [you] Voitat, { $high } pistettä; seuraavalla { $low }.
   *[them] { $name } voittaa, { $high } pistettä; seuraavalla { $low }.
}
end-cities-coins = { $who ->
    [you] Useammalla { $high } pistettä: voitat, koska sinulla on enemmän rahaa.
   *[them] Useammalla { $high } pistettä: { $name } voittaa, koska rahaa on enemmän.
}
end-cities-shared = Pisteet ja rahat ovat tasan, voiton jakavat { $names }.

## Miksi siirto oli huonompi

why-kind-of = { $kind ->
    [science] tieteellä
    [military] sodalla
   *[points] pisteillä
}
why-low = { $low ->
    [0] alle 1 %
   *[other] { $low } %
}
why-high = { $high ->
    [100] yli 99 %
   *[other] { $high } %
}
why-wins-now = Parempi siirto voittaa heti, { why-kind-of }.
why-proved-won = Parempi siirto voittaa, paljastuipa mitä tahansa.
why-proved-lost = Tämä häviää, paljastuipa mitä tahansa.
why-loses-now = { $name } voi nyt voittaa heti, { why-kind-of }: { $item }.
why-kind = Tappio { why-kind-of } käy todennäköisemmäksi: { why-high }, paremmalla siirrolla { why-low }.
why-uncovers = Vapauttaa kortin { $card }. { $name } ottaa sen hintaan { $cost }.
why-again = Parempi siirto tuo lisävuoron.
why-seventh = Parempi siirto on seitsemäs ihme: sen jälkeen { $name } ei voi rakentaa yhtään.
why-unpayable = Paremman siirron jälkeen { $card } maksaa { $cost } ({ $name }), ja rahaa on vain { $coins }.
why-tempo = Paremman siirron jälkeen pelaajan { $name } on pakko vapauttaa kortti, nyt ei.
why-chain = { $card } olisi ollut ilmainen, koska kaupungissa on { $chain }.
why-turns-up = Kortteja paljastui pelaajalle { $name }: { $n }. Parempi siirto ei paljasta yhtään.
why-coins = Rahaa jää { $left }, paremmalla siirrolla { $instead }.
