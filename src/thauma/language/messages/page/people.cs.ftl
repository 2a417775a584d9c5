### Hráči: žebříček, stránka jednoho člověka, hodnocení po hře.

people-title = Hráči
people-lead = Všichni začínají na 1000. Počítají se jen hodnocené stoly: na každém místě je jiný účet a nic se nebere zpět.
people-rating = Hodnocení
people-rated-games = { $n ->
    [one] { $n } hodnocená hra
    [few] { $n } hodnocené hry
   *[other] { $n } hodnocených her
}
people-unrated = zatím bez hodnocení
people-none = V této hře zatím nikdo nemá hodnocení. Po první hodnocené hře tu budou její hráči.
people-none-named = Žádný účet nemá jméno, které tak začíná. Hosté tu nejsou.
people-all = Na žebříček
people-mine = Tvoje hry a hodnocení
people-guest = host
people-games = { $n ->
    [one] { $n } dohraná hra
    [few] { $n } dohrané hry
   *[other] { $n } dohraných her
}
people-finished = Dohrané hry
people-no-games = Zatím žádná dohraná hra.
people-won = výhra
