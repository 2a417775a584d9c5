### Punktileht päris laual mängitud mängudele.

pad-title = Punktileht
pad-lead = Mängule sinu oma laual: loe kategooriate kaupa, summad tulevad ise. Kõik jääb sellesse seadmesse, ühendusega või ilma.
pad-players = Mängijad
pad-player = { $n }. mängija
pad-name = { $n }. mängija nimi
pad-add = Veel üks mängija
pad-remove = Eemalda { $n }. mängija
pad-new = Uus mäng
pad-count = Loe punkte
pad-next = Edasi
pad-back = Tagasi
pad-done = See on kõik
pad-less = { $what }: üks vähem
pad-more = { $what }: üks rohkem
pad-nobody = ei keegi
pad-winner = Võitja
pad-copy = Kopeeri tekstina
pad-kept = Selles seadmes alles
pad-drop = Kustuta { $what }
pad-six-symbols = Kuus erinevat sümbolit: mäng võideti teadusega
pad-pawn = Lahingunupp
pad-pawn-middle = Lahingunupp seisab keskel.
pad-pawn-side = { $n ->
    [one] { $n } samm keskelt, poolel: { $name }
   *[other] { $n } sammu keskelt, poolel: { $name }
}
pad-pawn-capital = Lahingunupp on pealinnas: { $name }. Mäng on sõjaliselt võidetud.
pad-entry = { $entry ->
    [coins] mündid
    [victory1] I ajastu märgid
    [victory2] II ajastu märgid
    [victory3] III ajastu märgid
    [defeat] kaotused
    [compass] sirklid
    [gear] hammasrattad
    [tablet] kivitahvlid
    [any] sümbolid omal valikul
   *[points] punktid
}
pad-how = { $category ->
    [duel-military] Lükka nupp sinna, kus see seisab. See annab punkte teise poole mängijale: 2, 5 või 10.
    [duel-civilian] Punktid sinistel kaartidel. Need otsustavad ka viigi.
    [duel-science] Punktid rohelistel kaartidel.
    [duel-commerce] Punktid kollastel kaartidel.
    [duel-guilds] Lillade kaartide punktid: mida nad loevad, linnas, kus seda on rohkem.
    [duel-wonders] Punktid ehitatud maailmaimedel.
    [duel-progress] Progressimärkide punktid: Põllumajandus 4, Filosoofia 7, Matemaatika 3 iga märgi eest.
    [duel-treasury] Mündid: iga 3 annavad punkti.
    [classic-military] Konfliktimärgid ajastute kaupa ja kaotused.
    [classic-treasury] Mündid: iga 3 annavad punkti. Need otsustavad ka viigi.
    [classic-wonder] Punktid ehitatud järkudel.
    [classic-civilian] Punktid sinistel kaartidel.
    [classic-science] Kui palju igat sümbolit. Vabal valikul sümbolid pannakse sinna, kus neist on kõige rohkem kasu.
    [classic-commerce] III ajastu kollaste kaartide punktid.
   *[classic-guilds] Lillade kaartide punktid.
}
pad-verdict = { $by ->
    [points] Kõige rohkem punkte: { $names }
    [civilian] Punktid võrdsed, sinistel kaartidel rohkem: { $names }
    [coins] Punktid võrdsed, münte rohkem: { $names }
    [military] Sõjaline võit: { $names }
    [science] Võit teadusega: { $names }
   *[shared] Jagatud võit: { $names }
}
