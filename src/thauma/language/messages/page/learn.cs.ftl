# Lekce: hra s trenérem.
learn-title = Učit se
learn-lead = Hra s trenérem po boku: krátké kroky, nic není třeba číst předem.
learn-start = Začít
learn-again = Ještě jednou
learn-coach = Trenér
learn-step = Krok { $n } z { $all }
learn-take = Vezmi označenou kartu.
learn-do = { $act ->
    [wonder] Teď postav div.
    [discard] Teď kartu prodej.
    [stage] Teď postav stupeň.
    [progress] Vyber ho a potvrď.
   *[build] Teď stiskni Postavit.
}
learn-wait = { $name } přemýšlí.
learn-later = Ta přijde později. Vezmi označenou kartu.
learn-strayed = Pravidla to dovolují, ale lekce jde jinudy. Vezmi tah zpět, nebo hraj dál podle sebe.
learn-returning = Zpět k lekci.
learn-lead-back = Vzít zpět
learn-back = Zpět
learn-why = Proč?
learn-freely = Volit volně
learn-skip = Přeskočit krok
learn-leave = Opustit lekci
learn-finished = Dobře zahráno.
learn-real-game = Zahrát si opravdovou hru
lesson-duel-title = První hra Duelu
lesson-duel-words = Osm krátkých kroků k prvnímu vítězství, deset minut.
lesson-duel-end = Zvítězilo tvé vojsko. Šest různých vědeckých symbolů vyhrává stejně dobře, jinak po třech věcích rozhodnou body.
lesson-duel-goal-title = O co jde
lesson-duel-goal = Dvě města rostou vedle sebe, tvoje je vlevo. Každý tah si vezmeš jednu kartu. Tahle je zdarma a přinese 4 mince.
lesson-duel-goal-why = Vyhrát lze třemi způsoby: figurkou v soupeřově hlavním městě, šesti různými vědeckými symboly, nebo nejvíce body po třech věcích.
lesson-duel-cover-title = Co leží nahoře
lesson-duel-cover = Vzít lze jen kartu, na které nic neleží. Vezmi tuhle kvůli dřevu a skrytá karta nad ní se otočí.
lesson-duel-price-title = Kolik stojí
lesson-duel-price = Kamenná řada na kartě je její cena: 1 hlína. Nevyrábíš ji, a tak ji koupíš za 2 mince.
lesson-duel-price-why = Surovina stojí 2 mince a 1 navíc za každou, kterou vyrábí druhé město. Hlínu zatím nevyrábí.
lesson-duel-trade-title = Jak se obchoduje
lesson-duel-trade = Kámen je drahý, protože ho vyrábí druhé město: 4 mince za kus. Tvá žlutá zásobárna drží cenu na 1, takže karta stojí 2.
lesson-duel-chain-title = Zdarma díky řetězu
lesson-duel-chain = Stejný prapor jako na této kartě visí i na jedné tvé budově. Proto ji postavíš zdarma.
lesson-duel-symbols-title = Věda
lesson-duel-symbols = Zelené karty nesou symboly. Tenhle už jednou máš: dva stejné přinesou žeton pokroku.
lesson-duel-symbols-why = Šest různých symbolů vyhraje hru okamžitě. Vyplatí se počítat i symboly druhého města.
lesson-duel-token = Označený žeton se ti hodí: od teď má každá červená karta, kterou postavíš, o štít víc.
lesson-duel-wonder-title = Div
lesson-duel-wonder = Kartu lze také dát lícem dolů pod div. Tenhle přinese 12 mincí a hned hraješ znovu.
lesson-duel-pawn-title = Figurka
lesson-duel-pawn = Dva štíty a jeden navíc z tvého žetonu: figurka udělá tři kroky a stojí v jejich hlavním městě. To je výhra.
learn-door = Ještě nehráno? Naučíš se za deset minut
learn-door-words = První hra s trenérem po boku: osm krátkých kroků, nic není třeba číst předem.
lesson-classic-title = První věk 7 Wonders
lesson-classic-words = Šest tahů se dvěma sousedy, pět minut.
lesson-classic-end = Tvé vojsko porazilo oba sousedy. Další dva věky probíhají stejně, jednou na jednu a jednou na druhou stranu; pak se sečtou všechny body.
lesson-classic-hand-title = Karty v ruce
lesson-classic-hand = Vybereš jednu kartu, všichni zároveň; pak se ruce posunou. Tahle ti dá každý tah druhý kámen.
lesson-classic-trade-title = Sousedé
lesson-classic-trade = Tahle karta stojí 1 dřevo. Nevyrábíš ho, ale soused ano: zaplatíš mu 2 mince a postavíš ji.
lesson-classic-wonder-title = Tvůj div
lesson-classic-wonder = První stupeň stojí 2 kameny, které vyrábíš. Dej tuhle kartu lícem dolů pod něj: 3 body.
lesson-classic-sell-title = Prodej
lesson-classic-sell = Nic užitečného? Každou kartu lze prodat za 3 mince. Příští tah je budeš potřebovat.
lesson-classic-army-title = Vojsko
lesson-classic-army = Na konci věku porovnáš štíty s každým sousedem. Dva štíty porazí oba.
lesson-classic-points-title = Body
lesson-classic-points = Modré karty jsou body: 3 za 1 vlastní kámen. Je to poslední karta věku, druhá se odhodí.
