### Beállítások és fiók.

settings-title = Beállítások
settings-lead = Ezen a készüléken és azonnal érvényesek.
settings-language = Nyelv
settings-theme = Fény
settings-theme-of = { $theme ->
    [light] nappal
    [dark] éjszaka
   *[auto] mint a készüléken
}
settings-motion = Mozgás
settings-motion-of = { $motion ->
    [less] kevesebb mozgás
   *[auto] mint a készüléken
}
settings-palette = Színek
settings-palette-of = { $palette ->
    [safe] színtévesztő szemnek
   *[usual] szokásos
}
settings-size = Kártyák az asztalon
settings-size-of = { $size ->
    [small] kicsi
    [large] nagy
   *[usual] szokásos
}
settings-sound = Hang
settings-sound-words = Rövid és halk: kártya, érme, te jössz.
settings-account = Név és fiók
settings-account-lead = A játékhoz elég egy név. Fiókkal a játékaid minden készüléken veled vannak, és értékszámot is kaphatnak.
settings-guest = Vendégként játszol. A név ebben a böngészőben él.
settings-nobody = Még nincs neved. Válassz itt egyet, vagy egyszerűen kezdj el játszani.
settings-signed-in = Bejelentkezve: { $name }
settings-new = Fiók létrehozása
settings-new-words = Az eddigi játékaid megmaradnak.
settings-sign-in = Bejelentkezés
settings-sign-out = Kijelentkezés
settings-sign-out-everywhere = Kijelentkezés mindenhol
settings-change-password = Jelszó módosítása
settings-old-password = Eddigi jelszó
settings-new-password = Új jelszó
settings-password-changed = Módosítva. Minden más eszköz kijelentkezett.
settings-name = Név
settings-password = Jelszó
settings-password-words = Legalább 8 karakter. Ha elfelejted, a szerver üzemeltetője tud neked kódot adni: nem ismerjük egyetlen címedet sem.
settings-programs = Kulcsok programoknak
settings-programs-words = A kulccsal egy programod a te nevedben játszik. Vigyázz rá, mint egy jelszóra.
settings-token-label = Mire lesz?
settings-token-make = Kulcs készítése
settings-token-new = Másold ki most, csak egyszer látható:
settings-token-drop = Törlés
settings-token-drop-of = { $label } törlése
settings-no-tokens = Még nincs kulcs.
settings-code = Elfelejtetted a jelszót?
settings-code-words = A szerver üzemeltetője adhat egy kódot. Egyszer, egy napig jó.
settings-code-label = Kód
settings-code-go = Új jelszó választása
settings-data = Az adataid
settings-data-words = Minden, amit a szerver rólad tud, a játszmáiddal, egy fájlban.
settings-data-download = Adataim letöltése
settings-delete = Törölj engem
settings-delete-words = A helyeid felszabadulnak, a neved eltűnik minden játszmából, a fiókod megszűnik. Nem vonható vissza.
settings-delete-not = Maradjon minden
settings-delete-go = Törlés végleg
settings-deleted = Törölve vagy.
settings-banned = Ki vagy tiltva innen: { $reason }. Olvasni, és az adataidat letölteni vagy törölni továbbra is tudod.
