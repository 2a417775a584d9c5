# Leckék: játék edzővel.
learn-title = Tanulás
learn-lead = Játék edzővel az oldaladon: rövid lépések, előtte semmit sem kell elolvasni.
learn-start = Kezdés
learn-again = Még egyszer
learn-coach = Edző
learn-step = { $n }. lépés a { $all }-ból
learn-take = Vedd el a bekeretezett kártyát.
learn-do = { $act ->
    [wonder] Most építsd meg a csodát.
    [discard] Most add el a kártyát.
    [stage] Most építsd meg a szintet.
    [progress] Válaszd ki, majd erősítsd meg.
   *[build] Most nyomd meg az Építés gombot.
}
learn-wait = { $name } gondolkodik.
learn-later = Azt majd később. Vedd el a bekeretezett kártyát.
learn-strayed = A szabályok megengedik, de a lecke másfelé halad. Vond vissza, vagy játssz tovább kedved szerint.
learn-returning = Vissza a leckéhez.
learn-lead-back = Visszavonás
learn-back = Vissza
learn-why = Miért?
learn-freely = Szabad választás
learn-skip = A lépés kihagyása
learn-leave = Kilépés a leckéből
learn-finished = Szép játék volt.
learn-real-game = Igazi játék
lesson-duel-title = Az első Duel-játszma
lesson-duel-words = Nyolc rövid lépés az első győzelmedig, tíz perc.
lesson-duel-end = A hadseregeddel győztél. Hat különböző tudományos jel ugyanígy győz, egyébként három kor után a pontok döntenek.
lesson-duel-goal-title = Miről szól
lesson-duel-goal = Két város nő egymás mellett, a tiéd bal oldalon. Minden körben elveszel egy kártyát. Ez ingyenes, és 4 érmét hoz.
lesson-duel-goal-why = Háromféleképpen lehet győzni: a bábuval az ellenfél fővárosában, hat különböző tudományos jellel, vagy a legtöbb ponttal három kor után.
lesson-duel-cover-title = Mi van felül
lesson-duel-cover = Csak olyan kártya vehető el, amelyen nem fekszik semmi. Vedd el ezt a fája miatt, és a fölötte lévő rejtett kártya felfordul.
lesson-duel-price-title = Mennyibe kerül
lesson-duel-price = A kártya kősora az ára: 1 agyag. Te nem termelsz agyagot, ezért 2 érméért veszed meg.
lesson-duel-price-why = Egy áru 2 érmébe kerül, és 1-gyel többe mindegyikért, amelyet a másik város termel. Agyagot még nem termel.
lesson-duel-trade-title = Így kereskedsz
lesson-duel-trade = A kő drága, mert a másik város termeli: darabja 4 érme. A sárga készleted 1-en tartja az árát, így a kártya 2-be kerül.
lesson-duel-chain-title = Ingyen, lánccal
lesson-duel-chain = A kártyán lévő zászló az egyik épületeden is ott van. Ezért ingyen építed meg.
lesson-duel-symbols-title = Tudomány
lesson-duel-symbols = A zöld kártyákon jelek vannak. Ez a jel egyszer már megvan: két egyforma fejlődésjelzőt hoz.
lesson-duel-symbols-why = Hat különböző jel azonnal megnyeri a játékot. A másik városét is érdemes számolni.
lesson-duel-token = A bekeretezett jelző jó neked: mostantól minden piros kártyán, amelyet megépítesz, eggyel több pajzs van.
lesson-duel-wonder-title = Egy csoda
lesson-duel-wonder = Egy kártya képpel lefelé csoda alá is kerülhet. Ez 12 érmét hoz, és azonnal újra te jössz.
lesson-duel-pawn-title = A bábu
lesson-duel-pawn = Két pajzs, és még egy a jelződtől: a bábu hármat lép, és a fővárosukban áll. Ezzel győzöl.
learn-door = Sosem játszottad? Tíz perc alatt megtanulod
learn-door-words = Első játszma edzővel: nyolc rövid lépés, előtte semmit sem kell elolvasni.
lesson-classic-title = A 7 Wonders első kora
lesson-classic-words = Hat kör két szomszéddal, öt perc.
lesson-classic-end = A hadsereged mindkét szomszédot legyőzte. Még két kor megy így, egyszer egyik, egyszer másik irányba; aztán minden pont számít.
lesson-classic-hand-title = A kézben tartott lapok
lesson-classic-hand = Egy kártyát választasz, mindenki egyszerre; aztán a lapok továbbmennek. Ez körönként még egy követ ad.
lesson-classic-trade-title = A szomszédok
lesson-classic-trade = Ez a kártya 1 fába kerül. Te nem termelsz fát, de az egyik szomszéd igen: fizetsz neki 2 érmét, és építesz.
lesson-classic-wonder-title = A csodád
lesson-classic-wonder = Az első szint 2 kőbe kerül, amit magad termelsz. Tedd alá ezt a kártyát képpel lefelé: 3 pont.
lesson-classic-sell-title = Eladás
lesson-classic-sell = Semmi hasznos? Bármelyik kártya eladható 3 érméért. A következő körben szükséged lesz rájuk.
lesson-classic-army-title = A hadsereg
lesson-classic-army = A kor végén mindkét szomszéddal összeveted a pajzsokat. Két pajzs mindkettőt legyőzi.
lesson-classic-points-title = Pontok
lesson-classic-points = A kék kártyák pontok: 3 egyetlen saját kőért. Ez a kor utolsó kártyája, a másikat eldobjuk.
