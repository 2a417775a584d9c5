# Õppetunnid: mäng koos juhendajaga.
learn-title = Õpi
learn-lead = Mäng, kus juhendaja on kõrval: lühikesed sammud, midagi ei pea enne lugema.
learn-start = Alusta
learn-again = Veel kord
learn-coach = Juhendaja
learn-step = { $n }. samm { $all }-st
learn-take = Võta ümbritsetud kaart.
learn-do = { $act ->
    [wonder] Nüüd ehita maailmaime.
    [discard] Nüüd müü kaart.
    [stage] Nüüd ehita järk.
    [progress] Vali see ja kinnita.
   *[build] Nüüd vajuta Ehita.
}
learn-wait = { $name } mõtleb.
learn-later = See jääb hilisemaks. Võta ümbritsetud kaart.
learn-strayed = Reeglid lubavad seda, aga õppetund läheb teist teed. Võta käik tagasi või mängi oma äranägemise järgi edasi.
learn-returning = Tagasi õppetunni juurde.
learn-lead-back = Võta tagasi
learn-back = Tagasi
learn-why = Miks?
learn-freely = Valin ise
learn-skip = Jäta samm vahele
learn-leave = Lahku õppetunnist
learn-finished = Hästi mängitud.
learn-real-game = Mängi päris mängu
lesson-duel-title = Esimene Dueli mäng
lesson-duel-words = Kaheksa lühikest sammu esimese võiduni, kümme minutit.
lesson-duel-end = Võitsid sõjaväega. Sama hästi võidavad kuus eri teadusmärki, muidu otsustavad pärast kolme ajastut punktid.
lesson-duel-goal-title = Milles on asi
lesson-duel-goal = Kaks linna kasvavad kõrvuti, sinu oma on vasakul. Igal käigul võtad ühe kaardi. See on tasuta ja annab 4 münti.
lesson-duel-goal-why = Võita saab kolmel viisil: nupp vastase pealinnas, kuus eri teadusmärki või pärast kolme ajastut kõige rohkem punkte.
lesson-duel-cover-title = Mis on peal
lesson-duel-cover = Võtta saab ainult kaarti, mille peal ei ole midagi. Võta see puidu pärast, siis pöördub selle kohal peidetud kaart ümber.
lesson-duel-price-title = Mis see maksab
lesson-duel-price = Kivirida kaardil on selle hind: 1 savi. Sina savi ei tooda, seega ostad selle 2 mündi eest.
lesson-duel-price-why = Kaup maksab 2 münti ja veel 1 iga ühiku eest, mida teine linn toodab. Savi ta veel ei tooda.
lesson-duel-trade-title = Kuidas kaubelda
lesson-duel-trade = Kivi on kallis, sest teine linn toodab seda: 4 münti tükk. Sinu kollane varu hoiab hinna 1 peal, nii et kaart maksab 2.
lesson-duel-chain-title = Tasuta ahela kaudu
lesson-duel-chain = Sama lipp, mis sellel kaardil, on ka ühel sinu hoonel. Seepärast ehitad selle tasuta.
lesson-duel-symbols-title = Teadus
lesson-duel-symbols = Rohelistel kaartidel on märgid. See märk on sul juba korra olemas: kaks ühesugust toovad arengumärgi.
lesson-duel-symbols-why = Kuus eri märki võidavad mängu kohe. Tasub lugeda ka teise linna märke.
lesson-duel-token = Ümbritsetud märk sobib sulle: nüüdsest on igal punasel kaardil, mille ehitad, üks kilp rohkem.
lesson-duel-wonder-title = Maailmaime
lesson-duel-wonder = Kaardi võib panna ka tagurpidi maailmaime alla. See toob 12 münti ja sa käid kohe uuesti.
lesson-duel-pawn-title = Nupp
lesson-duel-pawn = Kaks kilpi ja veel üks sinu märgist: nupp astub kolm sammu ja jõuab nende pealinna. See on võit.
learn-door = Pole veel mänginud? Õpi kümne minutiga
learn-door-words = Esimene mäng juhendajaga: kaheksa lühikest sammu, midagi ei pea enne lugema.
lesson-classic-title = 7 Wondersi esimene ajastu
lesson-classic-words = Kuus käiku kahe naabriga, viis minutit.
lesson-classic-end = Sinu sõjavägi võitis mõlemat naabrit. Kaks ajastut kulgevad veel samamoodi, kord ühtpidi, kord teistpidi; siis loevad kõik punktid.
lesson-classic-hand-title = Kaardid käes
lesson-classic-hand = Valid ühe kaardi, kõik samal ajal; siis liiguvad kaardid edasi. See annab sulle igal käigul teise kivi.
lesson-classic-trade-title = Naabrid
lesson-classic-trade = See kaart maksab 1 puidu. Sina seda ei tooda, aga naaber toodab: maksad talle 2 münti ja ehitad.
lesson-classic-wonder-title = Sinu maailmaime
lesson-classic-wonder = Esimene järk maksab 2 kivi, mida sa toodad. Pane see kaart tagurpidi selle alla: 3 punkti.
lesson-classic-sell-title = Müümine
lesson-classic-sell = Midagi kasulikku pole? Iga kaardi saab müüa 3 mündi eest. Järgmisel käigul on neid vaja.
lesson-classic-army-title = Sõjavägi
lesson-classic-army = Ajastu lõpus võrdled kilpe kummagi naabriga. Kaks kilpi võidavad mõlemat.
lesson-classic-points-title = Punktid
lesson-classic-points = Sinised kaardid on punktid: 3 sinu enda 1 kivi eest. See on ajastu viimane kaart, teine visatakse ära.
