### O projektu.

about-title = O projektu
about-lead = Otevřený domov her 7 Wonders Duel a 7 Wonders: místo, kde hrát, cvičit a vyhledávat, pro každého a v šesti jazycích.
about-open = Pro každého
about-open-words = Zdarma, s otevřeným kódem, bez reklam. Účet nepotřebuješ, stačí jméno.
about-bots = Boti, kteří nepodvádějí
about-bots-words = Bot vidí to, co je vidět z jeho místa, a nic víc. Osm úrovní od prvního večera po to nejlepší, co známe.
about-seal = Zapečetěné rozdání
about-seal-words = Karty se zamíchají a zapečetí před prvním tahem. Po hře si každý může ověřit, že se nic nezměnilo.
about-private = Ukládáme jen málo
about-private-words = Tvé jméno a tvé hry, nic jiného: žádnou adresu, žádné sledování, jedna cookie říká, kdo jsi.
about-trademark = Nejsme vydavatel
about-trademark-words = 7 Wonders a 7 Wonders Duel jsou ochranné známky svých vlastníků. Thauma je nezávislý projekt a není spojen s vydavatelem. Nepoužívá jeho obrázky, loga ani texty pravidel: každá kresba a každé slovo tu jsou naše vlastní. Jestli se ti hry líbí, kup si krabice; jsou krásné.
about-licences = Licence
about-licences-words = Thauma samotná je svobodný software. Spolu s ní přicházejí tato písma:
