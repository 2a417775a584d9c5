### Befejezett játékok.

replay-title = Visszajátszás
replay-loading = A játék megnyílik …
replay-at = { $n } / { $all }
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-play = Lejátszás magától
replay-pause = Szünet
replay-on = Egy lépés előre
replay-last = A végére
replay-slider = Hely a játékban
replay-seat = Ahonnan látjuk
replay-spectator = Néző
replay-link = Link másolása ehhez az álláshoz
replay-record = Jegyzőkönyv másolása
replay-leave = A befejezett játékokhoz
replay-paste = Jegyzőkönyv lejátszása
replay-paste-words = Máshol játszott játék, vagy jegyzőkönyv, amit valaki küldött: illeszd be ide, és nézd meg az asztalnál.
replay-paste-field = Jegyzőkönyv (JSON)
replay-unreadable = Ez nem Duel- vagy 7 Wonders-jegyzőkönyv. A jegyzőkönyv egyetlen JSON-objektum, így kezdődik: {"{"}"format": "thauma/1".
replay-file = Fájl megnyitása
replay-go = Lejátszás

## What the computer thinks of it.

analysis-thinking = Gondolkodik …
analysis-best = A legjobb lépések itt
analysis-searched = { $n } játszma átnézve
analysis-curve = Nyerési esély: { $name }
analysis-played = ezt lépte
analysis-accuracy = Pontosság:
analysis-then = Ezután
analysis-steps = bábu { $n }
analysis-opens = { $n ->
    [one] felfed egy kártyát
   *[other] felfed { $n } kártyát
}
analysis-stage = { $card }, egy szint alá
