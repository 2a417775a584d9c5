### Afsluttede spil.

replay-title = Genafspilning
replay-loading = Spillet åbnes …
replay-at = { $n } af { $all }
replay-first = Til begyndelsen
replay-back = Et skridt tilbage
replay-play = Afspil af sig selv
replay-pause = Pause
replay-on = Et skridt frem
replay-last = Til slutningen
replay-slider = Sted i spillet
replay-seat = Set fra
replay-spectator = Tilskuer
replay-link = Kopiér linket til denne stilling
replay-record = Kopiér referatet
replay-leave = Til de afsluttede spil
replay-paste = Afspil et referat
replay-paste-words = Et spil, der er spillet et andet sted, eller et referat, nogen har sendt dig: indsæt det her, og se det ved bordet.
replay-paste-field = Referat (JSON)
replay-unreadable = Det er ikke et referat af Duel eller 7 Wonders. Et referat er ét JSON-objekt, der begynder med {"{"}"format": "thauma/1".
replay-file = Åbn en fil
replay-go = Afspil

## What the computer thinks of it.

analysis-thinking = Tænker …
analysis-best = Bedste træk her
analysis-searched = { $n } spil gennemset
analysis-curve = Vinderchance: { $name }
analysis-played = spillet
analysis-accuracy = Nøjagtighed:
analysis-then = Derefter
analysis-steps = konfliktbrikken { $n }
analysis-opens = { $n ->
    [one] åbner et kort
   *[other] åbner { $n } kort
}
analysis-stage = { $card }, under et trin
