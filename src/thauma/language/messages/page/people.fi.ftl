### Pelaajat: ranking, yhden ihmisen sivu, luokitukset pelin jälkeen.

people-title = Pelaajat
people-lead = Kaikki aloittavat luvusta 1000. Vain luokitellut pöydät lasketaan: joka paikalla on eri tili, eikä mitään peruta.
people-rating = Luokitus
people-rated-games = { $n ->
    [one] { $n } luokiteltu peli
   *[other] { $n } luokiteltua peliä
}
people-unrated = ei vielä luokitusta
people-none = Kenelläkään ei ole vielä luokitusta tässä pelissä. Ensimmäisen luokitellun pelin jälkeen sen pelaajat ovat tässä.
people-none-named = Minkään tilin nimi ei ala näin. Vieraita ei luetella.
people-all = Rankingiin
people-mine = Omat pelit ja luokitukset
people-guest = vieras
people-games = { $n ->
    [one] { $n } päättynyt peli
   *[other] { $n } päättynyttä peliä
}
people-finished = Päättyneet pelit
people-no-games = Ei vielä päättyneitä pelejä.
people-won = voitto
