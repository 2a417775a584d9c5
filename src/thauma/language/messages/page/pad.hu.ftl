### Pontozófüzet valódi asztalon játszott játékokhoz.

pad-title = Pontozófüzet
pad-lead = A saját asztalodon játszott játékhoz: számolj kategóriánként, az összegek maguktól jönnek. Minden ezen a készüléken marad, kapcsolattal vagy anélkül.
pad-players = Játékosok
pad-player = { $n }. játékos
pad-name = { $n }. játékos neve
pad-add = Még egy játékos
pad-remove = { $n }. játékos törlése
pad-new = Új játék
pad-count = Számolás
pad-next = Tovább
pad-back = Vissza
pad-done = Ez minden
pad-less = { $what }: eggyel kevesebb
pad-more = { $what }: eggyel több
pad-nobody = senki
pad-winner = Győztes
pad-copy = Másolás szövegként
pad-kept = Ezen a készüléken
pad-drop = Törlés: { $what }
pad-six-symbols = Hat különböző szimbólum: a játék tudománnyal dőlt el
pad-pawn = Konfliktusbábu
pad-pawn-middle = A konfliktusbábu középen áll.
pad-pawn-side = { $n } mezőre a középtől, ezen az oldalon: { $name }
pad-pawn-capital = A konfliktusbábu ebben a fővárosban áll: { $name }. A játék katonai győzelemmel ért véget.
pad-entry = { $entry ->
    [coins] érmék
    [victory1] az I. kor jelzői
    [victory2] a II. kor jelzői
    [victory3] a III. kor jelzői
    [defeat] vereségek
    [compass] körzők
    [gear] fogaskerekek
    [tablet] kőtáblák
    [any] választott szimbólumok
   *[points] pontok
}
pad-how = { $category ->
    [duel-military] Told a bábut oda, ahol áll. A túloldali játékosnak ad pontot: 2, 5 vagy 10.
    [duel-civilian] A kék kártyák pontjai. Döntetlennél is ezek számítanak.
    [duel-science] A zöld kártyák pontjai.
    [duel-commerce] A sárga kártyák pontjai.
    [duel-guilds] A lila kártyák pontjai: amit számolnak, abban a városban, ahol több van belőle.
    [duel-wonders] A megépített csodák pontjai.
    [duel-progress] A fejlődésjelzők pontjai: Mezőgazdaság 4, Filozófia 7, Matematika jelzőnként 3.
    [duel-treasury] Érmék: minden 3 után egy pont.
    [classic-military] Konfliktusjelzők koronként, és a vereségek.
    [classic-treasury] Érmék: minden 3 után egy pont. Döntetlennél is ezek számítanak.
    [classic-wonder] A megépített szintek pontjai.
    [classic-civilian] A kék kártyák pontjai.
    [classic-science] Melyik szimbólumból mennyi van. A választott szimbólumok oda kerülnek, ahol a legtöbbet érnek.
    [classic-commerce] A III. kor sárga kártyáinak pontjai.
   *[classic-guilds] A lila kártyák pontjai.
}
pad-verdict = { $by ->
    [points] A legtöbb pont: { $names }
    [civilian] Egyenlő pontszám, több a kék kártyákon: { $names }
    [coins] Egyenlő pontszám, több érme: { $names }
    [military] Katonai győzelem: { $names }
    [science] Tudományos győzelem: { $names }
   *[shared] Megosztott győzelem: { $names }
}
