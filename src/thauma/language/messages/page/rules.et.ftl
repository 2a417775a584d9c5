### Reeglite leht; tekst ise on kaustas web/src/pages/rules/text.

rules-title = Reeglid
rules-lead = Mõlemad mängud, täielikult ja meie oma sõnadega. Nimed viivad kaartide juurde.
rules-contents = Sisukord
