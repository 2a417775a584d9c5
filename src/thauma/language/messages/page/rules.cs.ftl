### Stránka pravidel; samotný text je ve web/src/pages/rules/text.

rules-title = Pravidla
rules-lead = Obě hry, úplně a vlastními slovy. Jména vedou ke kartám.
rules-contents = Obsah
