### Laud ja kõigi lehtede ühised osad.

home = Fuajeesse
tools = Tööriistad
close = Sulge
try-again = Proovi uuesti
connection-lost = Ühendus katkes. Sinu käik on alles.
connection-back = Ühendus on taas olemas.
connecting = Ühendan …
preparing-title = Arvuti katab endale lauda
preparing-words = Uues masinas teeb ta seda üks kord, minuti või kaks; siis läheb mäng ise edasi.
preparing-again = Server käivitati äsja uuesti. Mõne sekundi pärast läheb mäng ise edasi.
bot-name = Robot, tase { $level }
seat-number = Koht { $n }
guest-words = Guest Külaline Gæst Vieras Host Vendég
clock-days = { $days } p { $hours } t
wonder-built = Ehitatud
wonder-gone = Mängust väljas
equation-own = oma
equation-chosen = valikuga
equation-waived = vaba
equation-printed = hind
equation-buy = ostad
equation-free = Ei maksa midagi
equation-chain = Tasuta: linnas on { $card }
equation-leaves = jääb { $n }
equation-short = puudu { $n }
lost-title = { $why ->
    [address] Siin pole midagi
    [table] Seda lauda enam pole
    [page] Leht ei avanenud
   *[server] Server ei vasta
}
lost-words = { $why ->
    [address] Tee lõpeb: sellist lehte pole. Võib-olla on link poolik.
    [table] Laud suleti või on link poolik.
    [page] Ühendus puudub või on leht serverist vanem. Proovi uuesti.
   *[server] Praegu ei saa sellega ühendust. Sinu mängud on alles; proovi hetke pärast uuesti.
}

## At every table

menu = Menüü
settings = Seaded
cards-and-rules = Kaardid ja reeglid
theme-day = Päev
theme-night = Öö
take-back = Võta tagasi
resign = Alistu
resign-title = Kas alistuda?
resign-words = Mäng lõpeb kohe ja teised võidavad.
play-on = Mängi edasi
offer-asks = { $name } soovib viimase käigu tagasi võtta.
offer-waits = Soovisid käigu tagasi võtta; ootame vastust.
offer-yes = Nõus
offer-no = Ei
rematch = Uus mäng
rematch-join = Uude mängu
replay = Vaata uuesti
share = Jaga
link-copied = Link on kopeeritud.
seal-opened = Segamine vastab alguses näidatud pitserile.
seal-broken = Segamine ei vasta alguses näidatud pitserile.
score-sheet = Punktileht
score-points = Punktid
score-category = { $category ->
    [military] Sõjavägi
    [civilian] Linnaelu
    [science] Teadus
    [commerce] Kaubandus
    [guilds] Gildid
    [wonder] Maailmaime
    [wonders] Imed
    [progress] Progress
   *[treasury] Varakamber
}
end-title = { $name } võidab
end-title-points = { $name } võidab, { $high } : { $low }
end-title-shared = Jagatud võit
end-how = { $by ->
    [military] Sõjaline ülekaal: lahingunupp on vaenlase pealinnas.
    [science] Teaduslik ülekaal: kuus erinevat sümbolit.
    [resignation] Teine pool alistus.
    [time] Teise poole aeg sai otsa.
   *[points] Kõige rohkem punkte viimase ajastu järel.
}
end-decided = otsustas mängu
seat-waiting = ootab
seat-to-move = käigul
seat-away = eemal
turn-of-name = Käigul on { $name }
sending = Teel …
city-of = Linn: { $name }
your-city = Sinu linn
the-table = Laud
dock = Valitud kaart
put-back = Pane tagasi
log-title = Käigud
points-so-far = Punkte seni
act-build-label = Ehita
act-discard-label = Loobu
choose-first = Vali üks
book-where = { $where ->
    [open] on vaba
    [covered] kaetud
    [discarded] ära visatud
    [buried] imeehitise all
    [box] mängust väljas
    [hand] sinu käes
   *[unseen] nägemata
}
type-short = { $colour ->
    [blue] tsiviil
    [green] teadus
    [yellow] äri
    [red] sõjavägi
    [purple] gildid
   *[brown] kaup
}

## Asked of a thing on the table

peek-who-pays = Kes saaks maksta
peek-own = oma
peek-free-with = Tasuta kaardiga { $card }.
peek-opens = Muudab tasuta: { $cards }.
peek-token-how = Kellel on kaks ühesugust sümbolit, võtab ühe neist žetoonidest.
peek-has = { $who ->
    [you] Sul on see.
    [nobody] Kellelgi pole seda.
   *[them] Selle omanik on { $name }.
}
peek-makes-free = { $open ->
    [yes] Muudab tasuta: { $card }. See on nüüd vaba.
   *[no] Muudab tasuta: { $card }.
}
