### Lõppenud mängud.

replay-title = Kordus
replay-loading = Mängu avatakse …
replay-at = { $n } / { $all }
replay-first = Algusesse
replay-back = Samm tagasi
replay-play = Mängi ise edasi
replay-pause = Paus
replay-on = Samm edasi
replay-last = Lõppu
replay-slider = Koht mängus
replay-seat = Kelle poolt vaadata
replay-spectator = Pealtvaataja
replay-link = Kopeeri link sellele seisule
replay-record = Kopeeri protokoll
replay-leave = Lõppenud mängude juurde
replay-paste = Vaata mänguprotokolli
replay-paste-words = Mujal mängitud mäng või kellegi saadetud protokoll: kleebi see siia ja vaata laua ääres.
replay-paste-field = Protokoll (JSON)
replay-unreadable = See pole Dueli ega 7 Wondersi protokoll. Protokoll on üks JSON-objekt, mille alguses on {"{"}"format": "thauma/1".
replay-file = Ava fail
replay-go = Vaata

## What the computer thinks of it.

analysis-thinking = Mõtleb …
analysis-best = Parimad käigud siin
analysis-searched = läbi mängitud { $n } mängu
analysis-curve = Võiduvõimalus: { $name }
analysis-played = mängitud
analysis-accuracy = Täpsus:
analysis-then = Edasi
analysis-steps = lahingunupp { $n }
analysis-opens = { $n ->
    [one] avab kaardi
   *[other] avab { $n } kaarti
}
analysis-stage = { $card }, järgu alla
