### Dohrané hry.

replay-title = Přehrávání
replay-loading = Hra se otevírá …
replay-at = { $n } z { $all }
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrávat samo
replay-pause = Pauza
replay-on = O krok dál
replay-last = Na konec
replay-slider = Místo ve hře
replay-seat = Pohled z místa
replay-spectator = Divák
replay-link = Kopírovat odkaz na tuto situaci
replay-record = Kopírovat záznam
replay-leave = K dohraným hrám
replay-paste = Přehrát záznam
replay-paste-words = Hra odehraná jinde nebo záznam, který ti někdo poslal: vlož ho sem a podívej se na něj u stolu.
replay-paste-field = Záznam (JSON)
replay-unreadable = To není záznam hry Duel ani 7 Wonders. Záznam je jeden objekt JSON, který začíná {"{"}"format": "thauma/1".
replay-file = Otevřít soubor
replay-go = Přehrát

## What the computer thinks of it.

analysis-thinking = Přemýšlí …
analysis-best = Nejlepší tahy zde
analysis-searched = prozkoumáno her: { $n }
analysis-curve = Šance na výhru: { $name }
analysis-played = zahráno
analysis-accuracy = Přesnost:
analysis-then = Potom
analysis-steps = figurka { $n }
analysis-opens = { $n ->
    [one] odkryje kartu
    [few] odkryje { $n } karty
   *[other] odkryje { $n } karet
}
analysis-stage = { $card }, pod stupeň
