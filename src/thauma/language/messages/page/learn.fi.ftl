# Oppitunnit: peli valmentajan kanssa.
learn-title = Opi
learn-lead = Peli valmentajan kanssa: lyhyitä askelia, mitään ei tarvitse lukea etukäteen.
learn-start = Aloita
learn-again = Vielä kerran
learn-coach = Valmentaja
learn-step = Askel { $n }/{ $all }
learn-take = Ota ympyröity kortti.
learn-do = { $act ->
    [wonder] Rakenna nyt ihme.
    [discard] Myy nyt kortti.
    [stage] Rakenna nyt vaihe.
    [progress] Valitse se ja vahvista.
   *[build] Paina nyt Rakenna.
}
learn-wait = { $name } miettii.
learn-later = Se vasta myöhemmin. Ota ympyröity kortti.
learn-strayed = Säännöt sallivat sen, mutta oppitunti kulkee toista tietä. Peru siirto tai pelaa eteenpäin niin kuin haluat.
learn-returning = Takaisin oppituntiin.
learn-lead-back = Peru siirto
learn-back = Takaisin
learn-why = Miksi?
learn-freely = Valitse vapaasti
learn-skip = Ohita askel
learn-leave = Poistu oppitunnilta
learn-finished = Hyvin pelattu.
learn-real-game = Pelaa oikea peli
lesson-duel-title = Ensimmäinen Duel-peli
lesson-duel-words = Kahdeksan lyhyttä askelta ensimmäiseen voittoosi, kymmenen minuuttia.
lesson-duel-end = Voitit armeijalla. Kuusi eri tiedesymbolia voittaa yhtä hyvin, muuten pisteet ratkaisevat kolmen aikakauden jälkeen.
lesson-duel-goal-title = Mistä on kyse
lesson-duel-goal = Kaksi kaupunkia kasvaa rinnakkain; omasi on vasemmalla. Joka vuorolla otat yhden kortin. Tämä on ilmainen ja tuo 4 rahaa.
lesson-duel-goal-why = Voittaa voi kolmella tavalla: nappula vastustajan pääkaupungissa, kuusi eri tiedesymbolia tai eniten pisteitä kolmen aikakauden jälkeen.
lesson-duel-cover-title = Mitä on päällä
lesson-duel-cover = Vain kortin, jonka päällä ei ole mitään, voi ottaa. Ota tämä puun vuoksi, niin sen yllä oleva piilotettu kortti kääntyy.
lesson-duel-price-title = Mitä se maksaa
lesson-duel-price = Kivirivi kortissa on sen hinta: 1 tiili. Et tuota tiiliä, joten ostat sen 2 rahalla.
lesson-duel-price-why = Tavara maksaa 2 rahaa ja 1 lisää jokaisesta, jonka toinen kaupunki tuottaa. Tiiliä se ei vielä tuota.
lesson-duel-trade-title = Miten käydään kauppaa
lesson-duel-trade = Kivi on kallista, koska toinen kaupunki tuottaa sitä: 4 rahaa kappale. Keltainen varastosi pitää hinnan 1:ssä, joten kortti maksaa 2.
lesson-duel-chain-title = Ilmaiseksi ketjulla
lesson-duel-chain = Tämän kortin lippu on myös yhdessä rakennuksessasi. Siksi rakennat sen ilmaiseksi.
lesson-duel-symbols-title = Tiede
lesson-duel-symbols = Vihreissä korteissa on symboleja. Tämä sinulla on jo kerran: kaksi samaa tuo edistysmerkin.
lesson-duel-symbols-why = Kuusi eri symbolia voittaa pelin heti. Myös toisen kaupungin symbolit kannattaa laskea.
lesson-duel-token = Ympyröity merkki sopii sinulle: tästä lähtien jokaisessa rakentamassasi punaisessa kortissa on yksi kilpi enemmän.
lesson-duel-wonder-title = Ihme
lesson-duel-wonder = Kortin voi panna myös kuvapuoli alaspäin ihmeen alle. Tämä tuo 12 rahaa, ja pelaat heti uudelleen.
lesson-duel-pawn-title = Nappula
lesson-duel-pawn = Kaksi kilpeä ja yksi lisää merkistäsi: nappula astuu kolme askelta ja seisoo heidän pääkaupungissaan. Se on voitto.
learn-door = Etkö ole pelannut? Opi kymmenessä minuutissa
learn-door-words = Ensimmäinen peli valmentajan kanssa: kahdeksan lyhyttä askelta, mitään ei tarvitse lukea ensin.
lesson-classic-title = 7 Wondersin ensimmäinen aikakausi
lesson-classic-words = Kuusi vuoroa kahden naapurin kanssa, viisi minuuttia.
lesson-classic-end = Armeijasi voitti molemmat naapurit. Kaksi aikakautta kulkee vielä samoin, eri suuntiin kiertäen; sitten kaikki pisteet lasketaan.
lesson-classic-hand-title = Käsikortit
lesson-classic-hand = Valitset yhden kortin, kaikki yhtä aikaa; sitten kortit kiertävät. Tämä antaa sinulle joka vuoro toisen kiven.
lesson-classic-trade-title = Naapurit
lesson-classic-trade = Tämä kortti maksaa 1 puun. Sinä et tuota puuta, mutta naapuri tuottaa: maksat hänelle 2 rahaa ja rakennat.
lesson-classic-wonder-title = Ihmeesi
lesson-classic-wonder = Ensimmäinen vaihe maksaa 2 kiveä, jotka tuotat itse. Pane tämä kortti kuvapuoli alas sen alle: 3 pistettä.
lesson-classic-sell-title = Myyminen
lesson-classic-sell = Ei mitään hyödyllistä? Minkä tahansa kortin voi myydä 3 rahasta. Tarvitset niitä ensi vuorolla.
lesson-classic-army-title = Armeija
lesson-classic-army = Aikakauden lopussa vertaat kilpiä kummankin naapurin kanssa. Kaksi kilpeä voittaa molemmat.
lesson-classic-points-title = Pisteet
lesson-classic-points = Siniset kortit ovat pisteitä: 3 yhdellä omalla kivellä. Se on aikakauden viimeinen kortti; toinen heitetään pois.
