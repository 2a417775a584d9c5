### Indstillinger og konto.

settings-title = Indstillinger
settings-lead = De gælder på denne enhed og med det samme.
settings-language = Sprog
settings-theme = Lys
settings-theme-of = { $theme ->
    [light] dag
    [dark] nat
   *[auto] som enheden
}
settings-motion = Bevægelse
settings-motion-of = { $motion ->
    [less] mindre bevægelse
   *[auto] som enheden
}
settings-palette = Farver
settings-palette-of = { $palette ->
    [safe] til farveblinde øjne
   *[usual] normale
}
settings-size = Kort på bordet
settings-size-of = { $size ->
    [small] små
    [large] store
   *[usual] normale
}
settings-sound = Lyd
settings-sound-words = Kort og stille: et kort, en mønt, din tur.
settings-account = Navn og konto
settings-account-lead = Et navn er alt, hvad du behøver for at spille. Med en konto følger dine spil dig på alle enheder og kan give rating.
settings-guest = Du spiller som gæst. Navnet bor i denne browser.
settings-nobody = Du har intet navn endnu. Vælg et her, eller start bare et spil.
settings-signed-in = Logget ind som { $name }
settings-new = Opret en konto
settings-new-words = Dine spil indtil nu forbliver dine.
settings-sign-in = Log ind
settings-sign-out = Log ud
settings-sign-out-everywhere = Log ud overalt
settings-change-password = Skift adgangskode
settings-old-password = Nuværende adgangskode
settings-new-password = Ny adgangskode
settings-password-changed = Skiftet. Alle andre enheder er logget ud.
settings-name = Navn
settings-password = Adgangskode
settings-password-words = Mindst 8 tegn. Glemmer du den, kan serverens vært lave en kode til dig: vi kender ingen adresse på dig.
settings-programs = Nøgler til programmer
settings-programs-words = Med en nøgle spiller et af dine programmer i dit navn. Pas på den som en adgangskode.
settings-token-label = Hvad skal den bruges til?
settings-token-make = Lav en nøgle
settings-token-new = Kopiér den nu, den vises kun én gang:
settings-token-drop = Slet
settings-token-drop-of = Slet { $label }
settings-no-tokens = Ingen nøgler endnu.
settings-code = Glemt adgangskoden?
settings-code-words = Den, der driver serveren, kan lave en kode til dig. Den gælder én gang, i et døgn.
settings-code-label = Kode
settings-code-go = Vælg den nye adgangskode
settings-data = Dine data
settings-data-words = Alt, hvad serveren ved om dig, med dine spil, som én fil.
settings-data-download = Hent mine data
settings-delete = Slet mig
settings-delete-words = Dine pladser forlades, dit navn fjernes fra alle spil, og kontoen er væk. Det kan ikke fortrydes.
settings-delete-not = Behold alt
settings-delete-go = Slet for altid
settings-deleted = Du er slettet.
settings-banned = Du er udelukket her: { $reason }. Du kan stadig læse og hente eller slette dine data.
