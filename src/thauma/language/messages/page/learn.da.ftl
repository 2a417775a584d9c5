# Lektioner: et spil med en træner.
learn-title = Lær
learn-lead = Et spil med en træner ved siden af dig: korte trin, intet at læse først.
learn-start = Start
learn-again = En gang til
learn-coach = Træner
learn-step = Trin { $n } af { $all }
learn-take = Tag kortet med ringen.
learn-do = { $act ->
    [wonder] Byg nu vidunderet.
    [discard] Sælg nu kortet.
    [stage] Byg nu trinnet.
    [progress] Vælg den, og bekræft.
   *[build] Tryk nu på Byg.
}
learn-wait = { $name } tænker.
learn-later = Det kommer senere. Tag kortet med ringen.
learn-strayed = Reglerne tillader det, men lektionen går en anden vej. Tag det tilbage, eller spil videre, som du vil.
learn-returning = Tilbage til lektionen.
learn-lead-back = Tag det tilbage
learn-back = Tilbage
learn-why = Hvorfor?
learn-freely = Vælg frit
learn-skip = Spring trinnet over
learn-leave = Forlad lektionen
learn-finished = Godt spillet.
learn-real-game = Spil et rigtigt spil
lesson-duel-title = Det første spil Duel
lesson-duel-words = Otte korte trin til din første sejr, ti minutter.
lesson-duel-end = Du vandt med hæren. Seks forskellige videnskabstegn vinder lige så godt, og ellers afgør pointene efter tre tidsaldre.
lesson-duel-goal-title = Hvad det handler om
lesson-duel-goal = To byer vokser side om side; din er til venstre. Hver tur tager du et kort. Dette er gratis og giver 4 mønter.
lesson-duel-goal-why = Man kan vinde på tre måder: brikken i modstanderens hovedstad, seks forskellige videnskabstegn eller flest point efter tre tidsaldre.
lesson-duel-cover-title = Hvad der ligger øverst
lesson-duel-cover = Kun et kort, som intet ligger på, kan tages. Tag dette for træets skyld, så vendes det skjulte kort over det.
lesson-duel-price-title = Hvad det koster
lesson-duel-price = Stenrækken på kortet er prisen: 1 ler. Du laver ikke ler, så du køber det for 2 mønter.
lesson-duel-price-why = En vare koster 2 mønter og 1 mere for hver, som den anden by laver. Ler laver den ikke endnu.
lesson-duel-trade-title = Sådan handler man
lesson-duel-trade = Sten er dyr, for den anden by laver den: 4 mønter stykket. Dit gule forråd holder prisen på 1, så kortet koster 2.
lesson-duel-chain-title = Gratis ved en kæde
lesson-duel-chain = Banneret på dette kort hænger også på en af dine bygninger. Derfor bygger du det gratis.
lesson-duel-symbols-title = Videnskab
lesson-duel-symbols = Grønne kort bærer tegn. Dette tegn har du allerede én gang: to ens giver en fremskridtsbrik.
lesson-duel-symbols-why = Seks forskellige tegn vinder spillet med det samme. Det er værd også at tælle den anden bys.
lesson-duel-token = Brikken med ringen passer til dig: fra nu af har hvert rødt kort, du bygger, et skjold mere.
lesson-duel-wonder-title = Et vidunder
lesson-duel-wonder = Et kort kan også lægges med bagsiden op under et vidunder. Dette giver 12 mønter, og du har straks tur igen.
lesson-duel-pawn-title = Brikken på sporet
lesson-duel-pawn = To skjolde og et mere fra din fremskridtsbrik: konfliktbrikken går tre felter og står i deres hovedstad. Det vinder.
learn-door = Aldrig spillet? Lær det på ti minutter
learn-door-words = Et første spil med en træner ved din side: otte korte trin, intet at læse først.
lesson-classic-title = Den første tidsalder i 7 Wonders
lesson-classic-words = Seks ture med to naboer, fem minutter.
lesson-classic-end = Din hær slog begge naboer. To tidsaldre til går på samme måde, den ene vej rundt og den anden; så tæller alle point.
lesson-classic-hand-title = Hånden
lesson-classic-hand = Du vælger et kort, alle på samme tid; så går hænderne rundt. Dette giver dig en sten mere hver tur.
lesson-classic-trade-title = Naboerne
lesson-classic-trade = Dette kort koster 1 træ. Du laver intet, men en nabo gør: du betaler naboen 2 mønter og bygger.
lesson-classic-wonder-title = Dit vidunder
lesson-classic-wonder = Det første trin koster 2 sten, som du selv laver. Læg dette kort med bagsiden op under det: 3 point.
lesson-classic-sell-title = At sælge
lesson-classic-sell = Intet nyttigt? Ethvert kort kan sælges for 3 mønter. Du får brug for dem næste tur.
lesson-classic-army-title = Hæren
lesson-classic-army = Når tidsalderen slutter, sammenligner du skjolde med hver nabo. To skjolde slår dem begge.
lesson-classic-points-title = Point
lesson-classic-points = Blå kort er point: 3 for 1 af dine egne sten. Det er tidsalderens sidste kort; det andet smides ud.
