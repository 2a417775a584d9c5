### Pöytä ja kaikkien sivujen yhteiset osat.

home = Aulaan
tools = Työkalut
close = Sulje
try-again = Yritä uudelleen
connection-lost = Yhteys katkesi. Siirtosi on tallessa.
connection-back = Yhteys palasi.
connecting = Yhdistetään …
preparing-title = Tietokone kattaa pöytäänsä
preparing-words = Uudella koneella se tehdään kerran, minuutin tai kahden ajan; sitten peli jatkuu itsestään.
preparing-again = Palvelin on juuri käynnistetty uudelleen. Muutaman sekunnin kuluttua peli jatkuu itsestään.
bot-name = Botti, taso { $level }
seat-number = Paikka { $n }
guest-words = Guest Külaline Gæst Vieras Host Vendég
clock-days = { $days } pv { $hours } t
wonder-built = Rakennettu
wonder-gone = Poissa pelistä
equation-own = oma
equation-chosen = valinta
equation-waived = vapaa
equation-printed = hinta
equation-buy = osto
equation-free = Ei maksa mitään
equation-chain = Ilmainen: kaupungissa on { $card }
equation-leaves = jää { $n }
equation-short = puuttuu { $n }
lost-title = { $why ->
    [address] Täällä ei ole mitään
    [table] Pöytää ei enää ole
    [page] Sivu ei latautunut
   *[server] Palvelin ei vastaa
}
lost-words = { $why ->
    [address] Tie päättyy: tällaista sivua ei ole. Ehkä linkki on katkennut.
    [table] Pöytä suljettiin, tai linkki on katkennut.
    [page] Yhteys puuttuu, tai sivu on palvelinta vanhempi. Yritä uudelleen.
   *[server] Siihen ei saa nyt yhteyttä. Pelisi ovat tallessa; yritä hetken päästä uudelleen.
}

## At every table

menu = Valikko
settings = Asetukset
cards-and-rules = Kortit ja säännöt
theme-day = Päivä
theme-night = Yö
take-back = Peru siirto
resign = Luovuta
resign-title = Luovutetaanko peli?
resign-words = Peli päättyy heti ja muut voittavat.
play-on = Jatka peliä
offer-asks = { $name } haluaa perua viimeisen siirron.
offer-waits = Pyysit siirron perumista; odotetaan vastausta.
offer-yes = Sopii
offer-no = Ei käy
rematch = Uusintapeli
rematch-join = Uusintapeliin
replay = Toista
share = Jaa
link-copied = Linkki on kopioitu.
seal-opened = Sekoitus vastaa alussa näytettyä sinettiä.
seal-broken = Sekoitus ei vastaa alussa näytettyä sinettiä.
score-sheet = Pistelista
score-points = Pisteet
score-category = { $category ->
    [military] Sota
    [civilian] Siviili
    [science] Tiede
    [commerce] Kauppa
    [guilds] Killat
    [wonder] Ihme
    [wonders] Ihmeet
    [progress] Edistys
   *[treasury] Aarteet
}
end-title = { $name } voittaa
end-title-points = { $name } voittaa, { $high }–{ $low }
end-title-shared = Jaettu voitto
end-how = { $by ->
    [military] Sotilaallinen ylivoima: rintamalinjamerkki on vihollisen pääkaupungissa.
    [science] Tieteellinen ylivoima: kuusi eri symbolia.
    [resignation] Toinen osapuoli luovutti.
    [time] Toiselta osapuolelta loppui aika.
   *[points] Eniten pisteitä viimeisen aikakauden jälkeen.
}
end-decided = ratkaisi pelin
seat-waiting = odottaa
seat-to-move = vuorossa
seat-away = poissa
turn-of-name = Vuorossa { $name }
sending = Matkalla …
city-of = Kaupunki: { $name }
your-city = Sinun kaupunkisi
the-table = Pöytä
dock = Valittu kortti
put-back = Pane takaisin
log-title = Siirrot
points-so-far = Pisteet tähän asti
act-build-label = Rakenna
act-discard-label = Poista
choose-first = Valitse yksi
book-where = { $where ->
    [open] vapaana
    [covered] peitossa
    [discarded] poistettu
    [buried] ihmeen alla
    [box] ei mukana pelissä
    [hand] kädessäsi
   *[unseen] näkemättä
}
type-short = { $colour ->
    [blue] siviili
    [green] tiede
    [yellow] kauppa
    [red] sota
    [purple] killat
   *[brown] tavarat
}

## Asked of a thing on the table

peek-who-pays = Kuka voisi maksaa
peek-own = omat
peek-free-with = Ilmainen kortilla { $card }.
peek-opens = Tekee ilmaiseksi: { $cards }.
peek-token-how = Se, jolla on kaksi samaa symbolia, ottaa yhden näistä laatoista.
peek-has = { $who ->
    [you] Sinulla on se.
    [nobody] Kellään ei ole sitä.
   *[them] Sen omistaa { $name }.
}
peek-makes-free = { $open ->
    [yes] Tekee ilmaiseksi: { $card }. Se on nyt vapaana.
   *[no] Tekee ilmaiseksi: { $card }.
}
