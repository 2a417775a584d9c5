### Sääntöjen sivu; itse teksti on kansiossa web/src/pages/rules/text.

rules-title = Säännöt
rules-lead = Molemmat pelit kokonaan ja omin sanoin. Nimet vievät kortteihin.
rules-contents = Sisällys
