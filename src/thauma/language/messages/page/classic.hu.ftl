### A 7 csoda asztala.

## Városok

classic-stages = szint: { $n }/{ $all }
classic-stage-built = { $n }. szint, megépült: { $words }.
classic-stage-costs = { $n }. szint: { $words }. Ára: { $cost }.
classic-side = { $side ->
    [left] a bal szomszédod
   *[right] a jobb szomszédod
}
classic-led = { $who ->
    [you] ebben a körben te döntesz
   *[them] ebben a körben { $name } dönt
}
classic-look = A teljes város
classic-city-of = Város: { $name }
classic-sells = Elad neked
classic-sells-to = Vevő: { $name }
classic-offer = { $n } { $things } à { $price }
classic-discount = { $goods ->
    [grey] { $card }: kézműves termék { $n } érméért
   *[brown] { $card }: nyersanyag { $n } érméért
}
classic-makes = Termel: { $things }
classic-tokens = Konfliktusjelzők
classic-war = Pajzsok: { $mine } a { $theirs } ellen. Most ez járna: { $token }.
classic-now = most { $token }
classic-buried = A tábla alatt:

## A kör

classic-hand = A kártyáid
classic-curtain = Add tovább az eszközt. A lapok akkor jelennek meg, amikor más nem látja.
classic-curtain-lift = Mutasd a lapjaimat
classic-drawn = a pakliból húzva
classic-moves = Minden kör
classic-chosen = választott: { $n }/{ $all }
classic-has-chosen = már választott
classic-waits = Várunk rá: { $names }
classic-waits-server = Egy pillanat …
classic-waits-for = { $phase ->
    [revive] Egy eldobott kártya kiválasztása folyik.
   *[seventh] A hetedik kártya kerül sorra.
}
classic-pick-revive = { $n } különböző kártya van ott.
classic-chose = { $act ->
    [stage] { $city }, { $n }. szint, kártya: { $card }
    [discard] Eldobva: { $card }
    [build_free] Ingyen: { $card }
   *[build] Megépül: { $card }
}
classic-withdraw = Visszaveszem
classic-did-stage = { $n }. szint
classic-did-discard = eldob, +{ $n }
classic-opens = { $words }. Ingyenes lesz: { $cards }.

## A kiválasztott kártya

classic-act = { $act ->
    [stage] { $n }. szint
    [discard] Eladás
    [build_free] Ingyen
   *[build] Építés
}
classic-for-nothing = Semmibe sem kerül.
classic-not-sold = Senki sem árulja: { $things }
classic-whom-to-pay = Kinek fizetsz
classic-bill-bought = { $name }: { $things } à { $price }
classic-label-pay = Neked ennyi: { $bill }.
classic-label-chosen = Kiválasztva.

## Továbbadott kártyák

classic-held = { $who ->
    [you] Most nálad, láttad a { $n }. körben
   *[them] Most nála: { $name }, láttad a { $n }. körben
}
classic-next-hand = legközelebb hozzád kerül
classic-next-known = Következik, most nála: { $name }:
classic-next-unknown = Következnek a kártyák, amelyek most nála vannak: { $name }; még nem láttad őket.
classic-next-lost = ebből { $n } hiányzik
classic-gone = megépült
classic-lost = További { $n } kártya távozott képpel lefelé vagy látatlanul.
classic-no-passed = Ebben a korban még nem adtál tovább kártyákat.

## Konfliktusok és a vége

classic-conflicts = Konfliktusok: { $age }
classic-conflict = { $outcome ->
    [won] { $a } ({ $x }) győz, { $b } ({ $y }) veszít.
    [lost] { $b } ({ $y }) győz, { $a } ({ $x }) veszít.
   *[even] { $a } és { $b }: döntetlen, { $x }.
}
classic-on = Tovább
classic-over = 7 csoda, { $n } város
classic-end-points = A legtöbb pont a III. kor után.
classic-end-coins = Egyenlő pontszám, az érmék döntenek.
classic-end-shared = Egyenlő pontok és érmék.

## Around the hand

classic-choose = Válassz egy lapot
classic-together = Mind a { $n } játékos egyszerre fordítja fel a lapját. Addig meggondolhatod magad.
classic-use-build = { $short ->
    [yes] Építsd
   *[no] Építsd meg
}
classic-use-stage = { $short ->
    [yes] { $n }. szakasz
   *[no] Használd a(z) { $n }. szakaszhoz
}
classic-use-sell = { $short ->
    [yes] Add el
   *[no] Add el a lapot
}
classic-use-price = { $short ->
    [yes] { $low }–{ $high } érméért
   *[no] ár a sarokban, most { $low }–{ $high }
}
classic-use-none = most semmi sem építhető
classic-use-cost = { $n } érméért
classic-use-brings = { $n } érme
classic-line-opens = megnyitja: { $cards }
classic-line-free = ingyen: megvan { $card }
classic-line-with = ingyen ezzel: { $card }
classic-free-with = Ingyenes ezzel: { $cards }.
classic-makes-free = A { $age }. korban ingyenes lesz: { $cards }.
classic-note-leaves = marad { $n }
classic-note-sell = lefordítva, eltűnik
classic-note-limits = csak ha más nem lehetséges
classic-pay-all = minden: { $name }
classic-pay-shared = megosztva
classic-pay-only = csak { $name } árulja
classic-more-ways = további { $n } mód
classic-its-own = sajátja
classic-from-whom = te mondod meg, kitől
classic-pile-goes = a többi { $n } lapot { $name } kapja
classic-pile-goes-short = { $n } lap: { $name }
classic-pile-comes = { $n } lap jön tőle: { $name }
classic-pile-last = az utolsó eldobásra kerül
classic-you-make = Termelsz
classic-you-buy = Vehetsz
classic-even = döntetlen
classic-stage-short = { $n }. szakasz
classic-owner = { $who ->
    [you] Neked megvan.
    [nobody] Senkinek sincs meg.
   *[them] { $n ->
        [one] { $names } birtokolja, te nem.
       *[other] { $names } birtokolja, te nem.
    }
}

## The end of an age, and the Free City

classic-age-ends = { $age } véget ér
classic-compared = A pajzsokat mindkét szomszéddal összevetjük. A győzelem { $n } pontot ér, a vereség 1-be kerül.
classic-against = ellenfél: { $name }, { $x }–{ $y }
classic-so-far = { $name }, katonai eddig
classic-on-to = Tovább: { $age }
classic-its-side = { $side ->
    [left] tőle balra
   *[right] tőle jobbra
}
classic-it-pays = { $who ->
    [you] Neked fizet
   *[them] Neki fizet: { $name }
}
classic-name-you = { $name }, te
classic-step-own = A városod: { $card }
classic-step-done = A városod választott
classic-step-free = Szabad város: válassz a maradék { $n } közül
classic-other-decides = A szabad város nevében { $name } dönt
classic-pay-earns = { $who ->
    [you] te kapsz { $n } érmét
   *[them] { $name } kap { $n } érmét
}

## Points at the end

classic-as-table = táblázatként
classic-as-towers = tornyokként
classic-end-place = A helyezésed { $n }. a { $all } közül, { $behind } ponttal lemaradva.
award-title = Díjak
award-name = { $award ->
    [science] Legtöbb tudomány
    [army] Legerősebb hadsereg
    [civic] Legszebb város
    [chains] Legtöbb lánc
    [merchant] Legjobb kereskedő
   *[wonder] Első csoda
}
award-words = { $award ->
    [science] { $n } pont
    [army] { $n } pajzs a végén
    [civic] { $n } a polgári épületekért
    [chains] { $n } épület ingyen
    [merchant] { $n } érméért adott el árut
   *[wonder] minden szakasz, { $n }. kor
}
