### Bodovací blok pro hry u skutečného stolu.

pad-title = Bodovací blok
pad-lead = Pro hru u vlastního stolu: počítej kategorii po kategorii, součty přijdou samy. Vše zůstává na tomto zařízení, s připojením i bez něj.
pad-players = Hráči
pad-player = Hráč { $n }
pad-name = Jméno hráče { $n }
pad-add = Další hráč
pad-remove = Odebrat hráče { $n }
pad-new = Nová hra
pad-count = Počítat
pad-next = Další
pad-back = Zpět
pad-done = To je vše
pad-less = { $what }: o jedno méně
pad-more = { $what }: o jedno více
pad-nobody = nikdo
pad-winner = Vítěz
pad-copy = Kopírovat jako text
pad-kept = Uloženo na tomto zařízení
pad-drop = Smazat { $what }
pad-six-symbols = Šest různých symbolů: hra byla vyhrána vědou
pad-pawn = Figurka konfliktu
pad-pawn-middle = Figurka konfliktu stojí uprostřed.
pad-pawn-side = { $n ->
    [one] { $n } pole od středu, na straně: { $name }
    [few] { $n } pole od středu, na straně: { $name }
   *[other] { $n } polí od středu, na straně: { $name }
}
pad-pawn-capital = Figurka stojí v hlavním městě: { $name }. Hra je vyhrána vojensky.
pad-entry = { $entry ->
    [coins] mince
    [victory1] žetony I. věku
    [victory2] žetony II. věku
    [victory3] žetony III. věku
    [defeat] porážky
    [compass] kružítka
    [gear] ozubená kola
    [tablet] tabulky
    [any] symboly podle volby
   *[points] body
}
pad-how = { $category ->
    [duel-military] Posuň figurku tam, kde stojí. Body dává hráči na druhé straně: 2, 5 nebo 10.
    [duel-civilian] Body na modrých kartách. Rozhodují i remízu.
    [duel-science] Body na zelených kartách.
    [duel-commerce] Body na žlutých kartách.
    [duel-guilds] Body fialových karet: co počítají, ve městě, kde je toho víc.
    [duel-wonders] Body na postavených divech.
    [duel-progress] Body žetonů pokroku: Zemědělství 4, Filozofie 7, Matematika 3 za žeton.
    [duel-treasury] Mince: za každé 3 bod.
    [classic-military] Žetony konfliktů podle věku a porážky.
    [classic-treasury] Mince: za každé 3 bod. Rozhodují i remízu.
    [classic-wonder] Body na postavených stupních.
    [classic-civilian] Body na modrých kartách.
    [classic-science] Kolik je kterých symbolů. Symboly podle volby se dají tam, kde mají největší cenu.
    [classic-commerce] Body žlutých karet III. věku.
   *[classic-guilds] Body fialových karet.
}
pad-verdict = { $by ->
    [points] Nejvíc bodů: { $names }
    [civilian] Stejně bodů, víc na modrých kartách: { $names }
    [coins] Stejně bodů, víc mincí: { $names }
    [military] Vojenské vítězství: { $names }
    [science] Vědecké vítězství: { $names }
   *[shared] Společné vítězství: { $names }
}
