### A projektről.

about-title = Névjegy
about-lead = A 7 Wonders Duel és a 7 Wonders nyitott otthona: itt játszhatsz, gyakorolhatsz és utánanézhetsz a dolgoknak, bárki, hat nyelven.
about-open = Mindenkinek
about-open-words = Ingyenes, nyílt forráskódú, reklám nélkül. Fiók nem kell, elég egy név.
about-bots = Gépek, amelyek nem csalnak
about-bots-words = A gép azt látja, amit te látnál a helyén, és semmi mást. Nyolc szint az első estétől a legjobbig, amit ismerünk.
about-seal = Lepecsételt osztás
about-seal-words = A kártyákat az első lépés előtt megkeverjük és lepecsételjük. A játék után bárki ellenőrizheti, hogy semmi sem változott.
about-private = Keveset őrzünk meg
about-private-words = A nevedet és a játékaidat, mást nem: nincs cím, nincs követés, egyetlen süti mondja meg, ki vagy.
about-trademark = Nem mi vagyunk a kiadó
about-trademark-words = A 7 Wonders és a 7 Wonders Duel tulajdonosaik védjegye. A Thauma független projekt, nem áll kapcsolatban a kiadóval. Nem használja a kiadó képeit, logóit és szabályszövegeit: itt minden rajz és minden szó a sajátunk. Ha tetszenek a játékok, vedd meg a dobozokat; gyönyörűek.
about-licences = Licencek
about-licences-words = Maga a Thauma szabad szoftver. Ezek a betűtípusok tartoznak hozzá:
