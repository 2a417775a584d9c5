### Pointblokken til spil ved et rigtigt bord.

pad-title = Pointblok
pad-lead = Til et spil ved dit eget bord: tæl kategori for kategori, summerne kommer af sig selv. Alt bliver på denne enhed, med eller uden forbindelse.
pad-players = Spillere
pad-player = Spiller { $n }
pad-name = Navn på spiller { $n }
pad-add = En spiller til
pad-remove = Fjern spiller { $n }
pad-new = Nyt spil
pad-count = Tæl op
pad-next = Næste
pad-back = Tilbage
pad-done = Det var det
pad-less = { $what }: én færre
pad-more = { $what }: én mere
pad-nobody = ingen
pad-winner = Vinder
pad-copy = Kopiér som tekst
pad-kept = Gemt på denne enhed
pad-drop = Slet { $what }
pad-six-symbols = Seks forskellige symboler: spillet blev vundet på videnskab
pad-pawn = Konfliktbrik
pad-pawn-middle = Konfliktbrikken står i midten.
pad-pawn-side = { $n ->
    [one] { $n } felt fra midten, på denne side: { $name }
   *[other] { $n } felter fra midten, på denne side: { $name }
}
pad-pawn-capital = Konfliktbrikken står i denne hovedstad: { $name }. Spillet er vundet på militær.
pad-entry = { $entry ->
    [coins] mønter
    [victory1] brikker fra Alder I
    [victory2] brikker fra Alder II
    [victory3] brikker fra Alder III
    [defeat] nederlag
    [compass] passere
    [gear] tandhjul
    [tablet] stentavler
    [any] valgfrie symboler
   *[points] point
}
pad-how = { $category ->
    [duel-military] Skub brikken hen, hvor den står. Den giver point til spilleren på den anden side: 2, 5 eller 10.
    [duel-civilian] Point på blå kort. De afgør også uafgjort.
    [duel-science] Point på grønne kort.
    [duel-commerce] Point på gule kort.
    [duel-guilds] Point for lilla kort: det, de tæller, i byen med flest.
    [duel-wonders] Point på byggede vidundere.
    [duel-progress] Point for fremskridtsbrikker: Jordbrug 4, Filosofi 7, Matematik 3 pr. brik.
    [duel-treasury] Mønter: for hver 3 et point.
    [classic-military] Konfliktbrikker efter Alder og nederlagene.
    [classic-treasury] Mønter: for hver 3 et point. De afgør også uafgjort.
    [classic-wonder] Point på byggede trin.
    [classic-civilian] Point på blå kort.
    [classic-science] Hvor mange af hvert symbol. Valgfrie symboler sættes, hvor de er mest værd.
    [classic-commerce] Point for gule kort fra Alder III.
   *[classic-guilds] Point for lilla kort.
}
pad-verdict = { $by ->
    [points] Flest point: { $names }
    [civilian] Lige mange point, flere på blå kort: { $names }
    [coins] Lige mange point, flere mønter: { $names }
    [military] Militær sejr: { $names }
    [science] Videnskabelig sejr: { $names }
   *[shared] Delt sejr: { $names }
}
