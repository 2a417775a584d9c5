### Päättyneet pelit.

replay-title = Toisto
replay-loading = Peliä avataan …
replay-at = { $n } / { $all }
replay-first = Alkuun
replay-back = Askel taaksepäin
replay-play = Toista itsestään
replay-pause = Tauko
replay-on = Askel eteenpäin
replay-last = Loppuun
replay-slider = Kohta pelissä
replay-seat = Katsotaan paikalta
replay-spectator = Katsoja
replay-link = Kopioi linkki tähän tilanteeseen
replay-record = Kopioi pöytäkirja
replay-leave = Päättyneisiin peleihin
replay-paste = Toista pöytäkirja
replay-paste-words = Muualla pelattu peli tai jonkun lähettämä pöytäkirja: liitä se tähän ja katso pöydän ääressä.
replay-paste-field = Pöytäkirja (JSON)
replay-unreadable = Tämä ei ole Duelin eikä 7 Wondersin pöytäkirja. Pöytäkirja on yksi JSON-olio, jonka alussa on {"{"}"format": "thauma/1".
replay-file = Avaa tiedosto
replay-go = Toista

## What the computer thinks of it.

analysis-thinking = Miettii …
analysis-best = Parhaat siirrot tässä
analysis-searched = { $n } peliä tutkittu
analysis-curve = Voiton mahdollisuus: { $name }
analysis-played = pelattu
analysis-accuracy = Tarkkuus:
analysis-then = Sitten
analysis-steps = rintamalinja { $n }
analysis-opens = { $n ->
    [one] avaa kortin
   *[other] avaa { $n } korttia
}
analysis-stage = { $card }, vaiheen alle
