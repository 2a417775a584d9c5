### Siden med regler; selve teksten er i web/src/pages/rules/text.

rules-title = Regler
rules-lead = Begge spil, komplet og med vores egne ord. Navne fører til kortene.
rules-contents = Indhold
