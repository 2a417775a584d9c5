### Nastavení a účet.

settings-title = Nastavení
settings-lead = Platí na tomto zařízení a hned.
settings-language = Jazyk
settings-theme = Světlo
settings-theme-of = { $theme ->
    [light] den
    [dark] noc
   *[auto] podle zařízení
}
settings-motion = Pohyb
settings-motion-of = { $motion ->
    [less] méně pohybu
   *[auto] podle zařízení
}
settings-palette = Barvy
settings-palette-of = { $palette ->
    [safe] pro barvoslepé oči
   *[usual] obvyklé
}
settings-size = Karty na stole
settings-size-of = { $size ->
    [small] malé
    [large] velké
   *[usual] obvyklé
}
settings-sound = Zvuk
settings-sound-words = Krátký a tichý: karta, mince, tvůj tah.
settings-account = Jméno a účet
settings-account-lead = Ke hře stačí jméno. S účtem jdou tvé hry s tebou na každé zařízení a mohou být hodnocené.
settings-guest = Hraješ jako host. Jméno žije v tomto prohlížeči.
settings-nobody = Zatím nemáš jméno. Zvol si ho tady, nebo prostě začni hrát.
settings-signed-in = Přihlášení: { $name }
settings-new = Založit účet
settings-new-words = Tvé dosavadní hry ti zůstanou.
settings-sign-in = Přihlásit se
settings-sign-out = Odhlásit se
settings-sign-out-everywhere = Odhlásit se všude
settings-change-password = Změnit heslo
settings-old-password = Dosavadní heslo
settings-new-password = Nové heslo
settings-password-changed = Změněno. Všechna ostatní zařízení jsou odhlášena.
settings-name = Jméno
settings-password = Heslo
settings-password-words = Aspoň 8 znaků. Když ho zapomeneš, provozovatel serveru ti může vytvořit kód: žádnou tvou adresu neznáme.
settings-programs = Klíče pro programy
settings-programs-words = S klíčem hraje tvůj program tvým jménem. Chraň ho jako heslo.
settings-token-label = K čemu bude?
settings-token-make = Vytvořit klíč
settings-token-new = Zkopíruj si ho teď, ukáže se jen jednou:
settings-token-drop = Smazat
settings-token-drop-of = Smazat { $label }
settings-no-tokens = Zatím žádné klíče.
settings-code = Heslo jsi zapomněl?
settings-code-words = Správce serveru ti může vytvořit kód. Platí jednou a jeden den.
settings-code-label = Kód
settings-code-go = Zvolit nové heslo
settings-data = Tvoje data
settings-data-words = Vše, co o tobě tento server ví, i s hrami, v jednom souboru.
settings-data-download = Stáhnout moje data
settings-delete = Smazat mě
settings-delete-words = Tvoje místa se uvolní, jméno zmizí ze všech her a účet se smaže. Nejde to vrátit.
settings-delete-not = Nechat vše
settings-delete-go = Smazat navždy
settings-deleted = Jsi smazán.
settings-banned = Máš tu zákaz: { $reason }. Číst a svoje data stáhnout nebo smazat můžeš dál.
