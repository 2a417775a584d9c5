### Aula, pelien luettelot, huone ennen peliä.

## Yläpalkki ja maanpinta

lobby-skip = Sisältöön
lobby-pages = Sivut
lobby-menu = Valikko
lobby-play = Pelaa
lobby-watch = Katso
lobby-account = Nimesi ja tilisi
lobby-account-of = { $name }: nimi ja tili
lobby-theme = { $to ->
    [night] Vaihda yöhön
   *[day] Vaihda päivään
}
lobby-offline = Ei yhteyttä. Pistelehtiö, kortit ja säännöt toimivat; pöydät tarvitsevat yhteyden.
lobby-trademark = Itsenäinen hanke, jolla ei ole yhteyttä 7 Wondersin julkaisijaan. Kaikki piirrokset ja tekstit ovat omiamme.

## Aloitus

lobby-title = Istu pelaamaan
lobby-play-words = alkaa heti, ilman tiliä, botit eivät huijaa
lobby-duel-words = kaksi kaupunkia, 20 minuuttia
lobby-classic-words = 3–7 kaupunkia, 30 minuuttia
lobby-play-duel = Pelaa Duelia
lobby-play-classic = Pelaa 7 Wondersia
lobby-strength = Botin taso
lobby-level = Taso { $n }
lobby-level-words = { $level ->
    [1] ensimmäinen ilta: yksi suunnitelma, moni asia jää näkemättä
    [2] pelannut muutaman kerran, uhat jäävät huomaamatta
    [3] tuntee pelin, luottaa nyrkkisääntöihin
    [4] arvioi hyvin, mutta ei huomaa kaikkea
    [5] näkee enemmän ja arvioi hyvin
    [6] vahva pelaaja, joka joskus erehtyy
    [7] katsoo kauas eteen ja erehtyy harvoin
   *[8] parhaamme: miettii pisimpään, ratkaisee loppupelit
}
lobby-make = Tee pöytä
lobby-join = Liity linkillä tai koodilla
lobby-hot-seat = Samalla laitteella
lobby-guest = Vieras { $n }
lobby-back = Takaisin

## Luettelot

lobby-tables = Pöydät
lobby-your-games = Pelisi
lobby-all-games = Kaikki
lobby-open-tables = Avoimet pöydät
lobby-running = Käynnissä nyt
lobby-no-tables = Juuri nyt ei ole avoimia pöytiä. Tee oma, niin se näkyy täällä kaikille.
lobby-people = { $people ->
    [one] { $people } ihminen
   *[other] { $people } ihmistä
} paikalla, { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
}
lobby-sit = Istu
lobby-open-seats = { $n ->
    [one] { $n } vapaa paikka
   *[other] { $n } vapaata paikkaa
}
lobby-chosen = { $n }/{ $all } valinnut
lobby-waiting-for = Odotetaan: { $names }.
lobby-waiting = Odottaa pelaajia.
lobby-turn = vuoro { $n }
lobby-gone-title = Palvelin ei vastaa
lobby-gone = Pöytiä ei voi näyttää juuri nyt. Pistelehtiö, kortit ja säännöt toimivat silti.

## Millainen pöytä on

lobby-game = { $game ->
    [duel] Duel
   *[classic] 7 Wonders
}
lobby-free-city = 7 Wonders kahdelle
lobby-time = Aika
lobby-time-none = ilman kelloa
lobby-time-bank = { $minutes } min + { $increment } s siirrolta
lobby-time-days = { $days ->
    [one] { $days } päivä siirtoa kohti
   *[other] { $days } päivää siirtoa kohti
}
lobby-wonders = { $wonders ->
    [draft] ihmeet valitaan vuorotellen
   *[first_game] kiinteät ihmeet ensimmäiseen peliin
}
lobby-pawn-title = Rintamalinjamerkki keskellä aikakauden lopussa
lobby-pawn = { $pawn ->
    [last_player_begins] viimeisen kortin ottaja aloittaa
   *[last_player_chooses] viimeisen kortin ottaja valitsee aloittajan
}
lobby-boards-title = Pelilaudat
lobby-boards = { $boards ->
    [random] satunnaiset
    [A] kaikki A-puolet
    [B] kaikki B-puolet
   *[chosen] valitut laudat
}
lobby-board = pelilauta
lobby-side = puoli
lobby-rated = luokiteltu
lobby-outcome = { $by ->
    [science] { $names } voittaa tieteellä.
    [military] { $names } voittaa sotavoimalla.
    [resignation] { $names } voittaa: vastustaja luovutti.
    [time] { $names } voittaa ajalla.
   *[points] { $n ->
        [one] { $names } voittaa pisteillä.
       *[other] Jaettu voitto: { $names }.
    }
}

## Pöydän tekeminen

lobby-which-game = Peli
lobby-how-many = Pelaajia
lobby-seats = Paikat
lobby-seat-kind = { $kind ->
    [me] minä
    [open] vapaa
   *[bot] botti
}
lobby-hot-words = Kaikki samalla laitteella: jokaisen vuoron jälkeen se siirtyy seuraavalle pelaajalle.
lobby-listed = Näytä aulassa
lobby-listed-words = Kuka tahansa voi istua. Muuten vain linkillä.
lobby-rated-wish = Luokiteltu
lobby-rated-words = Vaikuttaa luokitukseen; kaikilla on oltava tili.
lobby-make-go = Tee pöytä
lobby-start = Aloita
lobby-starts-full = { $n ->
    [one] Alkaa, kun joku istuu vapaalle paikalle.
   *[other] Alkaa, kun kaikki { $n } vapaata paikkaa on täytetty.
}
lobby-starts-now = Alkaa heti.

## Liittyminen

lobby-join-words = Liitä linkki tai kirjoita sen lopussa oleva koodi.
lobby-join-go = Pöytään
lobby-join-unreadable = Tämä ei ole pöydän linkki eikä koodi. Koodi näyttää tältä: Xk3-9fPqLm2A.

## Huone ennen peliä

lobby-open-seat = Vapaa paikka
lobby-kept-for = varattu pelaajalle { $name }
lobby-here = paikalla
lobby-away = ei juuri nyt paikalla
lobby-host = pöydän tekijä
lobby-put-bot = Botti
lobby-sit-down = Istu
lobby-stand-up = Nouse
lobby-open-again = Vapauta
lobby-invite = Kutsu joku
lobby-invite-words = Linkin saanut voi istua pöytään tai katsoa.
lobby-link = Linkki
lobby-qr = Linkki QR-koodina
lobby-code = Koodi:
lobby-copy = Kopioi
lobby-share = Jaa
lobby-copied = Kopioitu.
lobby-not-copied = Selain ei salli kopiointia. Valitse teksti ja kopioi se itse.
lobby-seal = Kortit on jo sekoitettu ja sinetöity.
lobby-seal-words = Tämä luku kuuluu juuri tähän jakoon. Pelin jälkeen jako avataan, ja kuka tahansa voi tarkistaa, ettei yhtään korttia ole vaihdettu.
lobby-seal-copy = Kopioi sinetti
lobby-close-table = Sulje pöytä
lobby-closed = Tämä pöytä on suljettu
lobby-closed-words = Se suljettiin ennen pelin alkua. Pöytiä on muitakin, tai voit tehdä oman.
lobby-your-name = Pelaat nimellä
lobby-name-example = nimesi
lobby-name-keep = Tallenna
lobby-name-kept = Nimesi on nyt { $name }.

## Pelejä katsottavaksi

lobby-lists = Luettelot
lobby-list = { $list ->
    [now] Käynnissä
    [mine] Omani
   *[finished] Päättyneet
}
lobby-paste = Toista pöytäkirja
lobby-none-now = Juuri nyt ei ole käynnissä näkyviä pelejä.
lobby-none-mine = Sinulla ei ole vielä pelejä.
lobby-none-found = Yksikään päättynyt peli ei sovi hakuun.
lobby-find = Hae
lobby-find-player = Pelaaja
lobby-find-by = Voitto
lobby-any = kaikki
lobby-by = { $by ->
    [points] pisteet
    [science] tiede
    [military] sotavoimat
    [resignation] luovutus
   *[time] aika
}
lobby-more = Lisää
lobby-decline = Ei kiitos
lobby-absence = Jos joku pysyy poissa
lobby-absence-of = { $after ->
    [never] botti ei pelaa hänen puolestaan
    [minutes] botti saa pelata kymmenen minuutin kuluttua
    [day] botti saa pelata vuorokauden kuluttua
   *[other] botti saa pelata minuutin kuluttua
}
lobby-no-new-tables = Uusia pöytiä ei tehdä juuri nyt. Käynnissä olevat pelit jatkuvat.
lobby-removed-words = Palvelimen ylläpitäjä poisti sen: { $reason }
lobby-deleted = poistettu
