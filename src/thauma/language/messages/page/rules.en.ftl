### The page of the rules; the text itself is in web/src/pages/rules/text.

rules-title = Rules
rules-lead = Both games, complete and in our own words. Names lead to the cards.
rules-contents = Contents
