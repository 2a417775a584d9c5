### Asetukset ja tili.

settings-title = Asetukset
settings-lead = Ne ovat voimassa tällä laitteella ja heti.
settings-language = Kieli
settings-theme = Valo
settings-theme-of = { $theme ->
    [light] päivä
    [dark] yö
   *[auto] laitteen mukaan
}
settings-motion = Liike
settings-motion-of = { $motion ->
    [less] vähemmän liikettä
   *[auto] laitteen mukaan
}
settings-palette = Värit
settings-palette-of = { $palette ->
    [safe] värisokealle silmälle
   *[usual] tavalliset
}
settings-size = Kortit pöydällä
settings-size-of = { $size ->
    [small] pienet
    [large] suuret
   *[usual] tavalliset
}
settings-sound = Ääni
settings-sound-words = Lyhyt ja hiljainen: kortti, raha, sinun vuorosi.
settings-account = Nimi ja tili
settings-account-lead = Pelaamiseen riittää nimi. Tilin kanssa pelisi kulkevat mukana jokaisella laitteella ja voivat vaikuttaa luokitukseen.
settings-guest = Pelaat vieraana. Nimi säilyy tässä selaimessa.
settings-nobody = Sinulla ei ole vielä nimeä. Valitse se tässä tai aloita peli.
settings-signed-in = Kirjautunut: { $name }
settings-new = Luo tili
settings-new-words = Tähänastiset pelisi pysyvät sinun.
settings-sign-in = Kirjaudu sisään
settings-sign-out = Kirjaudu ulos
settings-sign-out-everywhere = Kirjaudu ulos kaikkialta
settings-change-password = Vaihda salasana
settings-old-password = Nykyinen salasana
settings-new-password = Uusi salasana
settings-password-changed = Vaihdettu. Kaikki muut laitteet on kirjattu ulos.
settings-name = Nimi
settings-password = Salasana
settings-password-words = Vähintään 8 merkkiä. Jos unohdat sen, palvelimen ylläpitäjä voi tehdä sinulle koodin: emme tiedä mitään osoitettasi.
settings-programs = Avaimet ohjelmille
settings-programs-words = Avaimella ohjelmasi pelaa sinun nimissäsi. Varjele sitä kuin salasanaa.
settings-token-label = Mihin se on?
settings-token-make = Tee avain
settings-token-new = Kopioi se nyt, se näytetään vain kerran:
settings-token-drop = Poista
settings-token-drop-of = Poista { $label }
settings-no-tokens = Ei vielä avaimia.
settings-code = Unohditko salasanan?
settings-code-words = Palvelimen ylläpitäjä voi tehdä sinulle koodin. Se käy kerran, vuorokauden ajan.
settings-code-label = Koodi
settings-code-go = Valitse uusi salasana
settings-data = Sinun tietosi
settings-data-words = Kaikki, mitä palvelin tietää sinusta, pelit mukana, yhtenä tiedostona.
settings-data-download = Lataa tietoni
settings-delete = Poista minut
settings-delete-words = Paikkasi vapautuvat, nimesi katoaa kaikista peleistä ja tilisi poistuu. Tätä ei voi perua.
settings-delete-not = Säilytä kaikki
settings-delete-go = Poista lopullisesti
settings-deleted = Sinut on poistettu.
settings-banned = Sinulla on täällä kielto: { $reason }. Voit yhä lukea sekä ladata tai poistaa tietosi.
