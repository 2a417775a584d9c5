### Pistelehtiö oikeassa pöydässä pelattuihin peleihin.

pad-title = Pistelehtiö
pad-lead = Peliin omassa pöydässäsi: laske luokka kerrallaan, summat tulevat itsestään. Kaikki pysyy tällä laitteella, yhteydellä tai ilman.
pad-players = Pelaajat
pad-player = Pelaaja { $n }
pad-name = Pelaajan { $n } nimi
pad-add = Vielä yksi pelaaja
pad-remove = Poista pelaaja { $n }
pad-new = Uusi peli
pad-count = Laske pisteet
pad-next = Seuraava
pad-back = Takaisin
pad-done = Siinä kaikki
pad-less = { $what }: yksi vähemmän
pad-more = { $what }: yksi lisää
pad-nobody = ei kukaan
pad-winner = Voittaja
pad-copy = Kopioi tekstinä
pad-kept = Tällä laitteella
pad-drop = Poista { $what }
pad-six-symbols = Kuusi eri symbolia: peli voitettiin tieteellä
pad-pawn = Rintamalinjamerkki
pad-pawn-middle = Rintamalinjamerkki on keskellä.
pad-pawn-side = { $n ->
    [one] { $n } ruudun päässä keskeltä, puolella: { $name }
   *[other] { $n } ruudun päässä keskeltä, puolella: { $name }
}
pad-pawn-capital = Rintamalinjamerkki on pääkaupungissa: { $name }. Peli on voitettu sotavoimalla.
pad-entry = { $entry ->
    [coins] rahat
    [victory1] I aikakauden merkit
    [victory2] II aikakauden merkit
    [victory3] III aikakauden merkit
    [defeat] tappiot
    [compass] harpit
    [gear] hammasrattaat
    [tablet] kivitaulut
    [any] valinnaiset symbolit
   *[points] pisteet
}
pad-how = { $category ->
    [duel-military] Työnnä merkki sinne, missä se on. Se antaa pisteitä toisen puolen pelaajalle: 2, 5 tai 10.
    [duel-civilian] Sinisten korttien pisteet. Ne ratkaisevat myös tasapelin.
    [duel-science] Vihreiden korttien pisteet.
    [duel-commerce] Keltaisten korttien pisteet.
    [duel-guilds] Purppurakorttien pisteet: mitä ne laskevat, siinä kaupungissa, jossa sitä on enemmän.
    [duel-wonders] Rakennettujen ihmeiden pisteet.
    [duel-progress] Edistysmerkkien pisteet: Maatalous 4, Filosofia 7, Matematiikka 3 merkiltä.
    [duel-treasury] Rahat: joka kolmas on piste.
    [classic-military] Konfliktimerkit aikakausittain ja tappiot.
    [classic-treasury] Rahat: joka kolmas on piste. Ne ratkaisevat myös tasapelin.
    [classic-wonder] Rakennettujen vaiheiden pisteet.
    [classic-civilian] Sinisten korttien pisteet.
    [classic-science] Montako kutakin symbolia. Valinnaiset symbolit pannaan sinne, missä niistä on eniten hyötyä.
    [classic-commerce] III aikakauden keltaisten korttien pisteet.
   *[classic-guilds] Purppurakorttien pisteet.
}
pad-verdict = { $by ->
    [points] Eniten pisteitä: { $names }
    [civilian] Pisteet tasan, sinisillä korteilla enemmän: { $names }
    [coins] Pisteet tasan, rahaa enemmän: { $names }
    [military] Sotilaallinen voitto: { $names }
    [science] Tieteellinen voitto: { $names }
   *[shared] Jaettu voitto: { $names }
}
