### Bordet og de dele, som alle sider deler.

home = Til lobbyen
tools = Værktøjer
close = Luk
try-again = Prøv igen
connection-lost = Forbindelsen er afbrudt. Dit træk er gemt.
connection-back = Forbundet igen.
connecting = Forbinder …
preparing-title = Computeren dækker bordet
preparing-words = Det gør den kun én gang på en ny maskine, i et minut eller to; så går spillet videre af sig selv.
preparing-again = Serveren er lige startet igen. Om få sekunder går spillet videre af sig selv.
bot-name = Bot, niveau { $level }
seat-number = Plads { $n }
guest-words = Guest Külaline Gæst Vieras Host Vendég
clock-days = { $days } d { $hours } t
wonder-built = Bygget
wonder-gone = Ude af spillet
equation-own = egne
equation-chosen = efter valg
equation-waived = fri
equation-printed = pris
equation-buy = køb
equation-free = Koster ingenting
equation-chain = Gratis: { $card } står i byen
equation-leaves = { $n } tilbage
equation-short = mangler { $n }
lost-title = { $why ->
    [address] Her står intet
    [table] Bordet er væk
    [page] Siden blev ikke hentet
   *[server] Serveren svarer ikke
}
lost-words = { $why ->
    [address] Vejen ender her: siden findes ikke. Måske er linket skåret over.
    [table] Bordet blev lukket, eller linket er skåret over.
    [page] Forbindelsen er væk, eller siden er ældre end serveren. Prøv igen.
   *[server] Den kan ikke nås lige nu. Dine spil er gemt; prøv igen om lidt.
}

## At every table

menu = Menu
settings = Indstillinger
cards-and-rules = Kort og regler
theme-day = Dag
theme-night = Nat
take-back = Fortryd træk
resign = Giv op
resign-title = Give op i dette spil?
resign-words = Spillet slutter straks, og de andre vinder.
play-on = Spil videre
offer-asks = { $name } vil gerne tage sit sidste træk tilbage.
offer-waits = Du har bedt om at tage dit træk tilbage; svaret ventes.
offer-yes = Ja
offer-no = Nej
rematch = Omkamp
rematch-join = Til omkampen
replay = Gense
share = Del
link-copied = Linket er kopieret.
seal-opened = Blandingen passer til seglet fra starten.
seal-broken = Blandingen passer ikke til seglet fra starten.
score-sheet = Pointark
score-points = Point
score-category = { $category ->
    [military] Militær
    [civilian] Civil
    [science] Videnskab
    [commerce] Handel
    [guilds] Laug
    [wonder] Vidunder
    [wonders] Vidundere
    [progress] Fremskridt
   *[treasury] Skatkammer
}
end-title = { $name } vinder
end-title-points = { $name } vinder, { $high } mod { $low }
end-title-shared = Delt sejr
end-how = { $by ->
    [military] Militær overmagt: konfliktbrikken står i fjendens hovedstad.
    [science] Videnskabelig overmagt: seks forskellige symboler.
    [resignation] Den anden side gav op.
    [time] Den anden side løb tør for tid.
   *[points] Flest point efter den sidste Alder.
}
end-decided = afgjorde spillet
seat-waiting = venter
seat-to-move = i tur
seat-away = væk
turn-of-name = { $name } er i tur
sending = På vej …
city-of = By: { $name }
your-city = Din by
the-table = Bordet
dock = Valgt kort
put-back = Læg tilbage
log-title = Træk
points-so-far = Point indtil nu
act-build-label = Byg
act-discard-label = Smid
choose-first = Vælg én
book-where = { $where ->
    [open] ligger frit
    [covered] dækket
    [discarded] kasseret
    [buried] under et vidunder
    [box] ikke med i spillet
    [hand] på din hånd
   *[unseen] ikke set
}
type-short = { $colour ->
    [blue] civil
    [green] viden
    [yellow] handel
    [red] militær
    [purple] laug
   *[brown] varer
}

## Asked of a thing on the table

peek-who-pays = Hvem kunne betale
peek-own = egne
peek-free-with = Gratis med { $card }.
peek-opens = Gør { $cards } gratis.
peek-token-how = Den, der har to ens symboler, tager en af disse brikker.
peek-has = { $who ->
    [you] Du har det.
    [nobody] Ingen har det.
   *[them] { $name } har det.
}
peek-makes-free = { $open ->
    [yes] Gør { $card } gratis. Det ligger frit nu.
   *[no] Gør { $card } gratis.
}
