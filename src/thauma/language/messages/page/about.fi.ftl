### Hankkeesta.

about-title = Tietoja
about-lead = 7 Wonders Duelin ja 7 Wondersin avoin koti: paikka pelata, harjoitella ja tarkistaa asioita, kaikille ja kuudella kielellä.
about-open = Kaikille
about-open-words = Ilmainen, avoin lähdekoodi, ei mainoksia. Tiliä ei tarvita, nimi riittää.
about-bots = Botit, jotka eivät huijaa
about-bots-words = Botti näkee sen, minkä sinä näkisit sen paikalta, eikä mitään muuta. Kahdeksan tasoa ensimmäisestä illasta parhaaseen, mitä tunnemme.
about-seal = Sinetöity jako
about-seal-words = Kortit sekoitetaan ja sinetöidään ennen ensimmäistä siirtoa. Pelin jälkeen kuka tahansa voi tarkistaa, ettei mitään ole muutettu.
about-private = Vain vähän tallennetaan
about-private-words = Nimesi ja pelisi, ei muuta: ei osoitetta, ei seurantaa, yksi eväste kertoo kuka olet.
about-trademark = Emme ole julkaisija
about-trademark-words = 7 Wonders ja 7 Wonders Duel ovat omistajiensa tavaramerkkejä. Thauma on itsenäinen hanke, jolla ei ole yhteyttä julkaisijaan. Täällä ei ole julkaisijan kuvia, logoja eikä sääntötekstejä: jokainen piirros ja sana on omamme. Jos pidät peleistä, osta laatikot; ne ovat kauniita.
about-licences = Lisenssit
about-licences-words = Thauma itse on vapaa ohjelma. Sen mukana tulevat nämä kirjasintyypit:
