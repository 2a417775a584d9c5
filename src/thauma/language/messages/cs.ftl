### Čeština.

## Počítání

coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
points = { $n ->
    [one] { $n } bod vítězství
    [few] { $n } body vítězství
   *[other] { $n } bodů vítězství
}
shields = { $n ->
    [one] { $n } štít
    [few] { $n } štíty
   *[other] { $n } štítů
}
spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pole
   *[other] { $n } polí
}
amount = { $resource ->
    [clay] { $n ->
        [one] { $n } hlína
        [few] { $n } hlíny
       *[other] { $n } hlín
    }
    [wood] { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
    [stone] { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
    [glass] { $n ->
        [one] { $n } sklo
        [few] { $n } skla
       *[other] { $n } skel
    }
    [ore] { $n ->
        [one] { $n } ruda
        [few] { $n } rudy
       *[other] { $n } rud
    }
    [cloth] { $n ->
        [one] { $n } látka
        [few] { $n } látky
       *[other] { $n } látek
    }
   *[papyrus] { $n ->
        [one] { $n } papyrus
        [few] { $n } papyry
       *[other] { $n } papyrů
    }
}
abbreviation = { $resource ->
    [clay] Hl
    [wood] Dř
    [stone] Ka
    [glass] Sk
    [ore] Ru
    [cloth] Lá
   *[papyrus] Pa
}
thing = { $thing ->
    [brown] každou hnědou kartu
    [grey] každou šedou kartu
    [goods] každou hnědou a šedou kartu
    [blue] každou modrou kartu
    [green] každou zelenou kartu
    [yellow] každou žlutou kartu
    [red] každou červenou kartu
    [coins3] každé 3 mince
   *[wonder] každý div světa
}
and = { $first } a { $last }
or = { $first } nebo { $last }
none = žádné
free = zdarma

## Stůl

you = Ty
opponent = Soupeř
turn-yours = Jsi na tahu
turn-again = Hraješ znovu
turn-theirs = Soupeř je na tahu
game-over = Konec hry
draft-title = Výběr divů světa
tokens = Žetony pokroku
wonders = Divy světa
symbols-count = { $n } z { $all } symbolů
city-empty = zatím žádné budovy
discard-pile = Odkládací hromádka
unseen = Neviděné
unseen-age = { $n ->
    [one] { $n } karta tohoto věku
    [few] { $n } karty tohoto věku
   *[other] { $n } karet tohoto věku
}, z toho { $down } zde lícem dolů, ostatní v krabici
unseen-guilds = { $n ->
    [one] { $n } cech
    [few] { $n } cechy
   *[other] { $n } cechů
}, z toho { $down } zde lícem dolů, ostatní v krabici
unseen-brief = { $n } neviděných, { $down } lícem dolů
moves = Poslední tahy
no-moves = zatím žádné tahy
choice = { $n ->
    [one] na výběr
   *[other] { $n }× na výběr
} { $things }
pawn-centre = Figurka konfliktu stojí uprostřed.
pawn-side = { $who ->
    [you] Figurka konfliktu stojí { spaces } na tvé straně.
   *[them] Figurka konfliktu stojí { spaces } na soupeřově straně.
}

## Účinek několika slovy

short-fixed = { $resource } po { $price }
short-coins-per = { coins } za { thing }
short-guild-coins = { coins } za { thing } (ve městě, které jich má víc)
short-guild-points = { points } za { thing } (ve městě, které jich má víc)
short-opponent-loses = soupeř ztrácí { coins }
short-again = hraj znovu
short-destroy = { $colour ->
    [brown] znič hnědou kartu
   *[grey] znič šedou kartu
}
short-revive = postav odloženou kartu
short-library = vyber 1 ze { $n } žetonů
short-discount = { $thing ->
    [blue] modré: −{ $n } zdroje
   *[wonder] divy: −{ $n } zdroje
}
short-extra-shields = červené: +{ shields }
short-grant-again = divy: hraj znovu
short-trade = soupeřovy mince z obchodu
short-chain-coins = { coins } za řetěz
short-per-token = { points } za žeton

## Účinek celou větou

full-produce = Každý tah těží: { $things }.
full-choice = Každý tah těží jedno podle potřeby: { $things }.
full-fixed = Od příštího tahu kupuješ za cenu { coins } za kus: { $things }.
full-shields = Posune figurku konfliktu o { spaces } k soupeřovu hlavnímu městu.
full-science = Vědecký symbol: { $symbol }. Dva stejné přinesou žeton pokroku, šest různých vyhrává hru.
full-points = Na konci hry { points }.
full-coins = Ihned z banky: { coins }.
full-coins-per = Ihned { coins } za { thing } ve tvém městě.
full-guild-coins = Ihned { coins } za { thing } ve městě, které jich má víc.
full-guild-points = Na konci hry { points } za { thing } ve městě, které jich pak má víc.
full-opponent-loses = Soupeř ztrácí { coins }.
full-again = Ihned hraješ ještě jednou.
full-destroy = { $colour ->
    [brown] Jedna hnědá karta ze soupeřova města podle tvého výběru jde na odkládací hromádku.
   *[grey] Jedna šedá karta ze soupeřova města podle tvého výběru jde na odkládací hromádku.
}
full-revive = Postavíš zdarma jednu kartu z odkládací hromádky.
full-library = Vytáhni z krabice žetony pokroku ({ $n }) a jeden si nech.
full-discount = { $thing ->
    [blue] Modré karty, které postavíš později, potřebují o { $n } zdroje méně.
   *[wonder] Divy světa, které postavíš později, potřebují o { $n } zdroje méně.
}
full-extra-shields = Červené karty, které postavíš později, mají navíc { shields }.
full-grant-again = Divy světa, které postavíš později, ti dají hrát znovu.
full-trade = Mince, které soupeř zaplatí při obchodování, dostaneš ty.
full-chain-coins = Pokaždé, když stavíš zdarma díky řetězu: { coins }.
full-per-token = Na konci hry { points } za každý tvůj žeton pokroku včetně tohoto.
full-opens = Zdarma díky řetězu: { $card }.
full-free-with = Zdarma, máš-li kartu { $card } (řetěz).

## Cena

bill-own = vlastní: { $things }
bill-chosen = na výběr: { $things }
bill-waived = sleva: { $things }
bill-bought = { $things } po { $price }
bill-chain = zdarma díky řetězu ({ $card })
bill-price = cena { coins }
bill-sum = { $parts } = { coins }
cost = Cena: { $things }
cost-you = Pro tebe: { $bill }
cost-them = Pro soupeře: { $bill }
leaves = zbývá { coins }
missing = chybí { coins }

## Volba

ask-card = Kterou kartu? Číslo nebo název. Nápověda: ?
ask-act = Co s ní uděláš? Číslo nebo písmeno. Zpět: { $back }
ask-draft = Který div světa si vezmeš?
ask-progress = Který žeton pokroku si vezmeš?
ask-library = Který z těchto žetonů si necháš?
ask-revive = Kterou odloženou kartu postavíš zdarma?
ask-destroy = O kterou kartu soupeř přijde?
ask-starter = Kdo začne tento věk?
ask-again = Enter: zpět ke stolu
ask-more = Enter: další stránka
act-build = postavit
act-discard = odložit
act-wonder = div { $wonder }
starter-you = Začínám já
starter-them = Začíná soupeř
then-opens = Soupeř pak dosáhne na: { $cards }.
then-turns = { $n ->
    [one] Jedna karta se otočí lícem nahoru.
    [few] { $n } karty se otočí lícem nahoru.
   *[other] { $n } karet se otočí lícem nahoru.
}
then-nothing = Žádnou kartu neodkryje.
picks-next = { $n ->
    [0] Pak vybíráš znovu ty.
    [one] Pak vybírá soupeř.
   *[other] Pak vybírá soupeř { $n }krát.
}

## Co se stalo

event-draft = { $who ->
    [you] Bereš si div světa { $wonder }.
   *[them] Soupeř si bere div světa { $wonder }.
}
event-build = { $who ->
    [you] Stavíš kartu { $card } ({ $bill }).
   *[them] Soupeř staví kartu { $card } ({ $bill }).
}
event-discard = { $who ->
    [you] Odkládáš kartu { $card } (+{ coins }).
   *[them] Soupeř odkládá kartu { $card } (+{ coins }).
}
event-wonder = { $who ->
    [you] Stavíš div světa { $wonder }, pod ním karta { $card } ({ $bill }).
   *[them] Soupeř staví div světa { $wonder }, pod ním karta { $card } ({ $bill }).
}
event-progress = { $who ->
    [you] Bereš si žeton pokroku { $token }.
   *[them] Soupeř si bere žeton pokroku { $token }.
}
event-library = { $who ->
    [you] Necháváš si žeton pokroku { $token }.
   *[them] Soupeř si nechává žeton pokroku { $token }.
}
event-revive = { $who ->
    [you] Stavíš odloženou kartu { $card }.
   *[them] Soupeř staví odloženou kartu { $card }.
}
event-destroy = { $who ->
    [you] Soupeř přichází o kartu { $card }.
   *[them] Přicházíš o kartu { $card }.
}
event-starter = { $who ->
    [you] Věk začínáš ty.
   *[them] Věk začíná soupeř.
}
event-pawn = { $who ->
    [you] Figurka konfliktu postupuje o { spaces } k soupeři.
   *[them] Figurka konfliktu postupuje o { spaces } k tobě.
}
event-gain = { $who ->
    [you] Získáváš { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
   *[them] Soupeř získává { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
}
event-loss = { $who ->
    [you] Ztrácíš { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
   *[them] Soupeř ztrácí { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
}
event-revealed = Otočeno: { $cards }.
event-age = Začíná { $age }.
event-again = { $who ->
    [you] Hraješ znovu.
   *[them] Soupeř hraje znovu.
}
event-gone = Sedm divů světa stojí, ze hry odchází { $wonders }.

## Co bylo špatně

bad-unknown = „{ $text }“ neznám. Napiš číslo nebo název; ? vysvětlí zbytek.
bad-suggest = „{ $text }“ tu není. Myslíš { $names }?
bad-ambiguous = „{ $text }“ může být { $names }. Napiš o něco víc.
bad-number = Číslo { $number } tu není; jsou tu 1 až { $last }.
bad-covered = { $card } je ještě zakrytá, leží na ní { $names }. Dostupné jsou { $open }.
bad-face-down = karta lícem dolů
bad-not-open = { $name } není mezi dostupnými kartami. Dostupné jsou { $open }.
bad-not-offered = { $name } teď vybrat nelze. Můžeš vybrat { $names }.
bad-dear = { $name }: cena je { $cost }, v pokladnici máš jen { $coins }.
bad-not-yours = { $wonder } není mezi tvými dosud nepostavenými divy světa: { $wonders }.
bad-no-wonder = Nemáš už žádný div světa ke stavbě.
bad-which-card = Kterou kartu? Například: { $example }
bad-which-wonder = Který div světa? Například: { $example }
bad-no-undo = Zatím není co vzít zpět.
bad-no-back = Žádná karta není vybraná, není tedy co vracet.
bad-info = O čem se chceš něco dozvědět? Například: { $example }

## Příkazy

words-build = postavit, p, postav
words-discard = odložit, o, odlož
words-wonder = div, d
words-back = zpět, z
words-undo = vrátit, v
words-help = nápověda, h, ?
words-info = info, i
words-pile = hromádka, m, odkládací hromádka
words-unseen = neviděné, n
words-log = tahy, t
words-city = města, c, město
words-quit = konec, q
help-title = Jak se u tohoto stolu hraje
help-turn = Vezmi dostupnou kartu (silný rámeček): postav ji, odlož ji za mince, nebo ji polož pod div světa, který stavíš.
help-win = Vyhraješ ihned s figurkou v soupeřově hlavním městě nebo s { $n } různými symboly, jinak na body po III. věku.
help-sides = Vlevo jsi ty, vpravo soupeř: i na kartě je tvoje cena vlevo a soupeřova vpravo.
help-pick = vyber kartu, prohlédni si cenu každé akce, vyber akci
help-build = postav ji rovnou
help-discard = odlož ji rovnou
help-wonder = postav s ní div světa
help-back = vrať vybranou kartu
help-undo = vezmi zpět své poslední rozhodnutí a co následovalo
help-info = co něco dělá a stojí
help-pile = odkládací hromádka
help-unseen = karty, které ještě nikdo neviděl
help-log = všechny dosavadní tahy
help-city = obě města celá
help-quit = odejít; hra se uloží
help-help = tato stránka
legend = Značky
legend-coins = mince
legend-points = body vítězství
legend-shields = štíty
legend-again = hraj znovu
legend-chain = zdarma díky řetězu
legend-dear = víc, než máš
legend-wonder = div světa
legend-goods = vlastní kusy / cena dalšího

## Kde co je

where-open = Leží dostupná v rozložení karet.
where-covered = Leží v rozložení karet, na ní { $names }.
where-city = { $who ->
    [you] Stojí ve tvém městě.
   *[them] Stojí v soupeřově městě.
}
where-pile = Leží na odkládací hromádce.
where-unseen = Ještě ji nikdo neviděl.
where-gone = Už není ve hře, nebo ještě ne.
where-wonder = { $who ->
    [you] Je to tvůj div světa, dosud nepostavený.
   *[them] Je to soupeřův div světa, dosud nepostavený.
}
where-built = { $who ->
    [you] Je to tvůj div světa a stojí.
   *[them] Je to soupeřův div světa a stojí.
}
where-board = Leží na desce.
where-owned = { $who ->
    [you] Máš ho ty.
   *[them] Má ho soupeř.
}
where-offer = Je v nabídce.

## Konec

end-points = { $who ->
    [you] Vyhráváš na body { $high } : { $low }.
   *[them] Soupeř vyhrává na body { $high } : { $low }.
}
end-tie-break = { $who ->
    [you] Oba { $high } bodů: vyhráváš díky více bodům za modré karty.
   *[them] Oba { $high } bodů: soupeř vyhrává díky více bodům za modré karty.
}
end-military = { $who ->
    [you] Vyhráváš: vojenská převaha.
   *[them] Soupeř vyhrává: vojenská převaha.
}
end-science = { $who ->
    [you] Vyhráváš: vědecká převaha.
   *[them] Soupeř vyhrává: vědecká převaha.
}
end-shared = Shoda ve všem: o vítězství se dělíte.
category = { $category ->
    [civilian] Domy občanů
    [science] Věda
    [commerce] Obchod
    [guilds] Cechy
    [wonder] Div světa
    [wonders] Divy světa
    [progress] Žetony pokroku
    [treasury] Pokladnice
   *[military] Vojenství
}
total = Celkem
saved = Hra je uložena: { $path }
saved-unfinished = Hra není dohraná; dosavadní průběh je uložen: { $path }
not-saved = Nebyl proveden žádný tah, nic se neukládá.
replay-hint = Přehrát znovu: { $command }
goodbye = Na shledanou!
preparing = Okamžik: připravují se pravidla …
too-small = stůl potřebuje terminál s aspoň { $columns } sloupci a { $rows } řádky; tento má { $width } a { $height }
enlarge = Zvětši okno a stiskni Enter.

## 7 divů světa: stůl

free-city = Svobodné město
bank = banka
turn-of = tah { $n } z { $all }
choice-yours = Vybíráš
choice-free-city = Rozhoduješ za Svobodné město
choice-seventh = Hraje se i sedmá karta
choice-revive = Odložená karta se postaví zdarma
passing = { $to ->
    [left] karty jdou doleva
    [right] karty jdou doprava
   *[across] karty se vymění
}
sells = prodává:
makes = těží:
tokens-won = žetony
conflicts = Konflikty
everyone-else = Všichni ostatní
last-turn = Minulý tah:
chosen-own = Pro vlastní město už máš vybráno:
free-city-limits = Svobodné město musí postavit, co získá díky řetězu, a odložit smí jen tehdy, když nic jiného nejde.
power-free = Jednou v tomto věku smíš postavit kartu úplně zdarma.
why-built = už stojí
needs = je třeba: { $things }
ways-to-pay = { $n ->
    [one] { $n } způsob platby
    [few] { $n } způsoby platby
   *[other] { $n } způsobů platby
}
passed-title = Karty, které znáš z tohoto věku
passed-hand = { $n }. tah · nyní v ruce: { $name }
pile-size = { $n ->
    [one] Leží tam { $n } karta lícem dolů.
    [few] Leží tam { $n } karty lícem dolů.
   *[other] Leží tam { $n } karet lícem dolů.
}
own-discards = Odložené tebou:
buried-own = Pod tvým divem světa:
buried = Pod divy světa:

## 7 divů světa: účinek

counted = { $counted ->
    [brown] každou hnědou kartu
    [grey] každou šedou kartu
    [blue] každou modrou kartu
    [green] každou zelenou kartu
    [yellow] každou žlutou kartu
    [red] každou červenou kartu
    [shipowners] každou hnědou, šedou a fialovou kartu
    [defeat_token] každý žeton porážky
   *[wonder_stage] každý stupeň divu světa
}
counted-of = { $cities ->
    [self] vlastní
    [neighbours] u sousedů
   *[all] vlastní i u sousedů
}
counted-in = { $cities ->
    [self] ve tvém městě
    [neighbours] v obou sousedních městech
   *[all] ve tvém městě a v obou sousedních
}
short-city-coins = { coins } za { counted } ({ counted-of })
short-city-points = { points } za { counted } ({ counted-of })
short-any-symbol = symbol podle výběru
short-build-free = jedna karta za věk zdarma
short-seventh = zahraj i sedmou kartu
short-copy-guild = okopíruj cech souseda
full-for-sale = Sousedé to mohou koupit.
full-not-for-sale = Není to na prodej.
full-neighbour-price = { $neighbours ->
    [left] Od příštího tahu kupuješ od levého souseda za cenu { coins } za kus: { $things }.
    [right] Od příštího tahu kupuješ od pravého souseda za cenu { coins } za kus: { $things }.
   *[both] Od příštího tahu kupuješ od obou sousedů za cenu { coins } za kus: { $things }.
}
full-conflict-shields = V konfliktech na konci každého věku { shields }.
full-city-science = Vědecký symbol: { $symbol }. Každý symbol přináší druhou mocninu svého počtu v bodech, každá trojice různých dalších 7.
full-city-coins = Ihned { coins } za { counted } { counted-in }.
full-city-points = Na konci hry { points } za { counted } { counted-in }.
full-any-symbol = Na konci hry jeden vědecký symbol podle výběru: pro tebe nejlepší.
full-build-free = Jednou za věk postavíš kartu z ruky zdarma.
full-city-revive = Na konci tohoto tahu postavíš zdarma jednu kartu z odkládací hromádky.
full-seventh = V posledním tahu každého věku hraješ i svou sedmou kartu.
full-copy-guild = Na konci hry ti platí i jeden cech souseda: ten nejlepší.
board-makes = Samo město těží každý tah: { $resource }; sousedé to mohou koupit.
where-cities = Postavili: { $names }.

## 7 divů světa: volba

ask-free-city = Kterou kartu pro Svobodné město? Číslo nebo název. Nápověda: ?
ask-payment = Kterou platbu? Číslo. Zpět: { $back }
act-stage = stupeň { $n }
act-free = postavit zdarma
bad-built = { $name } už stojí: žádné město nemá dvě budovy téhož názvu.
bad-stages = { $name }: všechny stupně už stojí.
bad-bound = Svobodné město může postavit kartu { $name } díky řetězu, nic jiného s ní tedy nesmí.
bad-keep = Svobodné město smí odložit kartu, jen když žádnou nemůže využít jinak.
bad-no-free = Teď nelze žádnou kartu postavit jen tak zdarma.
bad-unpayable = { $name }: je třeba { $cost }; vlastní zboží, zboží sousedů a mince ({ $coins }) nestačí.
bad-payment = Platba { $number } tu není; jsou tu 1 až { $last }.
bad-not-in-hand = { $name } není v ruce. V ruce: { $names }.

## 7 divů světa: co se stalo

turn-build = { $who ->
    [you] Stavíš kartu { $card } ({ $bill }).
   *[them] { $name } staví kartu { $card } ({ $bill }).
}
turn-stage = { $who ->
    [you] Stavíš stupeň { $number }, pod ním karta { $card } ({ $bill }).
   *[them] { $name } staví stupeň { $number } ({ $bill }).
}
turn-discard = { $who ->
    [you] Odkládáš kartu { $card } (+{ coins }).
   *[them] { $name } odkládá kartu (+{ coins }).
}
turn-free = { $who ->
    [you] Stavíš zdarma kartu { $card }.
   *[them] { $name } staví zdarma kartu { $card }.
}
turn-revive = { $who ->
    [you] Stavíš odloženou kartu { $card }.
   *[them] { $name } staví odloženou kartu { $card }.
}
turn-coins = Mince: { $things }.
turn-conflicts = Konflikty, { $age }: { $things }.
turn-passed = { $to ->
    [left] Karty jdou doleva.
    [right] Karty jdou doprava.
   *[across] Karty se vymění.
}

## 7 divů světa: příkazy

words-stage = stupeň, s
words-free = zdarma, d
words-passed = viděné, n
help-city-turn = Vyber kartu: postav ji, polož ji pod další stupeň svého divu světa, nebo ji odlož za 3 mince. Všichni jednají najednou, pak karty jdou dál.
help-city-trade = Co ti chybí, kupuješ od sousedů: 2 mince za kus, se slevou 1. Co postaví v tomto tahu, ještě koupit nelze.
help-city-win = Na konci každého věku se porovnávají štíty s oběma sousedy. Po III. věku vyhrává nejvíc bodů, pak nejvíc mincí.
help-build-paid = postav ji rovnou; druhé číslo je platba
help-stage = postav s ní další stupeň
help-free = postav ji zdarma, jednou za věk (Olympie)
help-cities = všechna města celá
help-passed = karty, které znáš z tohoto věku
help-own-pile = co máš odložené a co leží pod tvým divem světa
legend-stage = stupeň divu světa
legend-neighbours = levý a pravý soused
legend-all = oba sousedé i vlastní město
legend-count = počet budov
legend-ways = více způsobů platby
legend-never = nelze zaplatit
legend-built = stojí

## 7 divů světa: konec

end-cities-points = { $who ->
    [you] Vyhráváš s { $high } body, další má { $low }.
   *[them] { $name } vyhrává s { $high } body, další má { $low }.
}
end-cities-coins = { $who ->
    [you] Shoda bodů ({ $high }): vyhráváš díky více mincím.
   *[them] Shoda bodů ({ $high }): { $name } vyhrává díky více mincím.
}
end-cities-shared = Shoda bodů i mincí, o vítězství se dělí { $names }.

## Proč byl tah horší

why-kind-of = { $kind ->
    [science] vědou
    [military] válkou
   *[points] na body
}
why-low = { $low ->
    [0] pod 1 %
   *[other] { $low } %
}
why-high = { $high ->
    [100] přes 99 %
   *[other] { $high } %
}
why-wins-now = Lepší tah vyhrává hned, { why-kind-of }.
why-proved-won = Lepší tah vyhrává, ať se otočí cokoli.
why-proved-lost = Tohle prohrává, ať se otočí cokoli.
why-loses-now = { $name } teď může hned vyhrát { why-kind-of }: { $item }.
why-kind = Prohra { why-kind-of } je pravděpodobnější: { why-high } místo { why-low }.
why-uncovers = Odkrývá kartu { $card }. { $name } ji bere za { $cost }.
why-again = Lepší tah přináší tah navíc.
why-seventh = Lepší tah je sedmý div světa: pak už { $name } žádný nepostaví.
why-unpayable = Po lepším tahu { $card } stojí { $cost } ({ $name }) a mincí je jen { $coins }.
why-tempo = Po lepším tahu musí { $name } odkrýt nějakou kartu, teď nemusí.
why-chain = { $card } by byla zdarma, díky kartě { $chain }.
why-turns-up = Otočených karet, ze kterých vybírá { $name }: { $n }. Lepší tah neotočí žádnou.
why-coins = Zbývající mince: { $left } místo { $instead }.
