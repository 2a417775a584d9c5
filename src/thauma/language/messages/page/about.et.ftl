### Projektist.

about-title = Teave
about-lead = 7 Wonders Dueli ja 7 Wondersi avatud kodu: koht mängimiseks, harjutamiseks ja järele vaatamiseks, kõigile ja kuues keeles.
about-open = Kõigile
about-open-words = Tasuta, avatud lähtekoodiga, reklaamita. Kontot pole vaja, piisab nimest.
about-bots = Robotid, kes ei tee sohki
about-bots-words = Robot näeb seda, mida sina tema kohal näeksid, ja mitte midagi enamat. Kaheksa taset esimesest õhtust parimani, keda tunneme.
about-seal = Pitseeritud jaotus
about-seal-words = Kaardid segatakse ja pitseeritakse enne esimest käiku. Pärast mängu saab igaüks kontrollida, et midagi pole muudetud.
about-private = Vähe hoitakse alles
about-private-words = Sinu nimi ja sinu mängud, muud mitte: ei aadressi ega jälgimist, üks küpsis ütleb, kes sa oled.
about-trademark = Me ei ole kirjastaja
about-trademark-words = 7 Wonders ja 7 Wonders Duel on nende omanike kaubamärgid. Thauma on sõltumatu projekt ega ole kirjastajaga seotud. Siin pole kirjastaja pilte, logosid ega reeglitekste: iga joonistus ja sõna on meie oma. Kui mängud sulle meeldivad, osta karbid; need on ilusad.
about-licences = Litsentsid
about-licences-words = Thauma ise on vaba tarkvara. Sellega on kaasas need kirjatüübid:
