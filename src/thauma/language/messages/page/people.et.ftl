### Mängijad: edetabel, ühe inimese leht, reitingud pärast mängu.

people-title = Mängijad
people-lead = Kõik alustavad 1000 punktist. Loevad ainult reitinguga lauad: igal kohal on eri konto ja midagi tagasi ei võeta.
people-rating = Reiting
people-rated-games = { $n ->
    [one] { $n } reitinguga mäng
   *[other] { $n } reitinguga mängu
}
people-unrated = reitingut veel pole
people-none = Selles mängus pole veel kellelgi reitingut. Pärast esimest reitinguga mängu on selle mängijad siin.
people-none-named = Ühegi konto nimi ei alga nii. Külalisi siin pole.
people-all = Edetabel
people-mine = Sinu mängud ja reitingud
people-guest = külaline
people-games = { $n ->
    [one] { $n } lõpetatud mäng
   *[other] { $n } lõpetatud mängu
}
people-finished = Lõpetatud mängud
people-no-games = Lõpetatud mänge veel pole.
people-won = võit
