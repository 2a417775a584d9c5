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
classic-last = Előző kör
classic-moves = Minden kör
classic-chosen = választott: { $n }/{ $all }
classic-has-chosen = már választott
classic-waits = Várunk rá: { $names }
classic-waits-server = Egy pillanat …
classic-waits-for = { $phase ->
    [revive] Egy eldobott kártya kiválasztása folyik.
   *[seventh] A hetedik kártya kerül sorra.
}
classic-pick = Válassz egy kártyát: építsd meg, építs vele szintet, vagy dobd el { $n } érméért.
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
    [discard] Eldobás
    [build_free] Ingyen
   *[build] Építés
}
classic-under = { $city }, { $n }. szint: { $words }.
classic-discard-words = Képpel lefelé a dobópaklira kerül.
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
