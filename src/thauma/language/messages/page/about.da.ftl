### Om projektet.

about-title = Om
about-lead = Det åbne hjem for 7 Wonders Duel og 7 Wonders: et sted at spille, øve sig og slå op, for alle og på seks sprog.
about-open = For alle
about-open-words = Gratis, med åben kildekode og uden reklamer. Du behøver ingen konto, kun et navn.
about-bots = Robotter, der aldrig snyder
about-bots-words = En robot ser, hvad du ville se på dens plads, og intet mere. Otte niveauer fra en første aften til det bedste, vi kender.
about-seal = En forseglet fordeling
about-seal-words = Kortene blandes og forsegles før det første træk. Efter spillet kan alle kontrollere, at intet er ændret.
about-private = Vi gemmer kun lidt
about-private-words = Dit navn og dine spil, intet andet: ingen adresse, ingen sporing, én cookie, der siger, hvem du er.
about-trademark = Ikke udgiveren
about-trademark-words = 7 Wonders og 7 Wonders Duel er varemærker, der tilhører deres ejere. Thauma er et uafhængigt projekt uden tilknytning til udgiveren. Her er ingen af udgiverens billeder, logoer eller regeltekster: hver tegning og hvert ord er vores eget. Kan du lide spillene, så køb æskerne; de er smukke.
about-licences = Licenser
about-licences-words = Thauma selv er fri software. Disse skrifttyper følger med:
