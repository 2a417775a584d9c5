### Seaded ja konto.

settings-title = Seaded
settings-lead = Need kehtivad selles seadmes ja kohe.
settings-language = Keel
settings-theme = Valgus
settings-theme-of = { $theme ->
    [light] päev
    [dark] öö
   *[auto] nagu seadmes
}
settings-motion = Liikumine
settings-motion-of = { $motion ->
    [less] vähem liikumist
   *[auto] nagu seadmes
}
settings-palette = Värvid
settings-palette-of = { $palette ->
    [safe] värvipimedale silmale
   *[usual] tavalised
}
settings-size = Kaardid laual
settings-size-of = { $size ->
    [small] väikesed
    [large] suured
   *[usual] tavalised
}
settings-sound = Heli
settings-sound-words = Lühike ja vaikne: kaart, münt, sinu käik.
settings-account = Nimi ja konto
settings-account-lead = Mängimiseks piisab nimest. Kontoga on mängud sinuga igas seadmes ja võivad minna reitingusse.
settings-guest = Mängid külalisena. Nimi elab selles brauseris.
settings-nobody = Sul pole veel nime. Vali see siin või alusta lihtsalt mängu.
settings-signed-in = Sisse logitud: { $name }
settings-new = Tee konto
settings-new-words = Senised mängud jäävad sulle.
settings-sign-in = Logi sisse
settings-sign-out = Logi välja
settings-sign-out-everywhere = Logi välja kõikjalt
settings-change-password = Muuda parooli
settings-old-password = Senine parool
settings-new-password = Uus parool
settings-password-changed = Muudetud. Kõik teised seadmed on välja logitud.
settings-name = Nimi
settings-password = Parool
settings-password-words = Vähemalt 8 märki. Kui selle unustad, saab serveri pidaja sulle koodi teha: me ei tea ühtegi sinu aadressi.
settings-programs = Võtmed programmidele
settings-programs-words = Võtmega mängib sinu programm sinu nimel. Hoia seda nagu parooli.
settings-token-label = Mille jaoks see on?
settings-token-make = Tee võti
settings-token-new = Kopeeri kohe, seda näidatakse ainult üks kord:
settings-token-drop = Kustuta
settings-token-drop-of = Kustuta { $label }
settings-no-tokens = Võtmeid veel pole.
settings-code = Parool ununes?
settings-code-words = Serveri pidaja saab sulle koodi teha. See kehtib ühe korra, ühe päeva.
settings-code-label = Kood
settings-code-go = Vali uus parool
settings-data = Sinu andmed
settings-data-words = Kõik, mida see server sinust teab, koos mängudega, ühe failina.
settings-data-download = Laadi mu andmed alla
settings-delete = Kustuta mind
settings-delete-words = Sinu kohad vabanevad, nimi kaob kõigist mängudest ja konto kustub. Seda ei saa tagasi võtta.
settings-delete-not = Jäta kõik alles
settings-delete-go = Kustuta jäädavalt
settings-deleted = Sind on kustutatud.
settings-banned = Sul on siin keeld: { $reason }. Lugeda ning oma andmeid alla laadida või kustutada saad ikka.
