### Stůl a části společné všem stránkám.

home = Do haly
tools = Nástroje
close = Zavřít
try-again = Zkusit znovu
connection-lost = Spojení se přerušilo. Tvůj tah je uložen.
connection-back = Spojení je zpět.
connecting = Připojuji …
preparing-title = Počítač si chystá stůl
preparing-words = Na novém stroji to dělá jen jednou, minutu nebo dvě; pak hra pokračuje sama.
preparing-again = Server byl právě znovu spuštěn. Za pár sekund hra pokračuje sama.
bot-name = Robot, úroveň { $level }
seat-number = Místo { $n }
guest-words = Guest Külaline Gæst Vieras Host Vendég
clock-days = { $days } d { $hours } h
wonder-built = Postaveno
wonder-gone = Mimo hru
equation-own = vlastní
equation-chosen = volbou
equation-waived = sleva
equation-printed = cena
equation-buy = koupit
equation-free = Nestojí nic
equation-chain = Zdarma: ve městě stojí { $card }
equation-leaves = zbude { $n }
equation-short = chybí { $n }
lost-title = { $why ->
    [address] Tady nic nestojí
    [table] Tento stůl už není
    [page] Stránka se nenačetla
   *[server] Server neodpovídá
}
lost-words = { $why ->
    [address] Cesta končí: taková stránka není. Možná je odkaz neúplný.
    [table] Stůl byl zavřen, nebo je odkaz neúplný.
    [page] Spojení chybí, nebo je stránka starší než server. Zkus to znovu.
   *[server] Právě teď není dostupný. Tvé hry jsou uloženy; zkus to za chvíli.
}

## At every table

menu = Nabídka
settings = Nastavení
cards-and-rules = Karty a pravidla
theme-day = Den
theme-night = Noc
take-back = Vzít zpět
resign = Vzdát
resign-title = Vzdát tuto hru?
resign-words = Hra hned skončí a ostatní vyhrají.
play-on = Hrát dál
offer-asks = { $name } chce vzít poslední tah zpět.
offer-waits = Chceš vzít tah zpět; čeká se na odpověď.
offer-yes = Souhlasím
offer-no = Ne
rematch = Odveta
rematch-join = Na odvetu
replay = Přehrát
share = Sdílet
link-copied = Odkaz je zkopírován.
seal-opened = Zamíchání odpovídá pečeti z počátku hry.
seal-broken = Zamíchání neodpovídá pečeti z počátku hry.
score-sheet = Bodovací list
score-points = Body
score-category = { $category ->
    [military] Vojsko
    [civilian] Občanské
    [science] Věda
    [commerce] Obchod
    [guilds] Cechy
    [wonder] Div
    [wonders] Divy
    [progress] Pokrok
   *[treasury] Pokladna
}
end-title = Vítězí { $name }
end-title-points = Vítězí { $name }, { $high } : { $low }
end-title-shared = Společné vítězství
end-how = { $by ->
    [military] Vojenská převaha: figurka stojí v nepřátelském hlavním městě.
    [science] Vědecká převaha: šest různých symbolů.
    [resignation] Druhá strana se vzdala.
    [time] Druhé straně došel čas.
   *[points] Nejvíce bodů po posledním věku.
}
end-decided = rozhodlo hru
seat-waiting = čeká
seat-to-move = na tahu
seat-away = pryč
turn-of-name = Na tahu: { $name }
sending = Na cestě …
city-of = Město: { $name }
your-city = Tvoje město
the-table = Stůl
dock = Vybraná karta
put-back = Vrátit
log-title = Tahy
points-so-far = Body zatím
act-build-label = Postavit
act-discard-label = Odložit
choose-first = Vyber
book-where = { $where ->
    [open] leží volně
    [covered] zakryto
    [discarded] odhozeno
    [buried] pod divem
    [box] mimo hru
    [hand] ve tvé ruce
   *[unseen] neviděno
}
type-short = { $colour ->
    [blue] civilní
    [green] věda
    [yellow] obchod
    [red] vojsko
    [purple] cechy
   *[brown] suroviny
}

## Asked of a thing on the table

peek-who-pays = Kdo by mohl zaplatit
peek-own = vlastní
peek-free-with = Zdarma s kartou { $card }.
peek-opens = Zdarma pak je: { $cards }.
peek-token-how = Kdo má dvojici stejných symbolů, vezme si jeden z těchto žetonů.
peek-has = { $who ->
    [you] Máš ji ty.
    [nobody] Nikdo ji nemá.
   *[them] Má ji { $name }.
}
peek-makes-free = { $open ->
    [yes] Zdarma pak je: { $card }. Teď leží volně.
   *[no] Zdarma pak je: { $card }.
}
