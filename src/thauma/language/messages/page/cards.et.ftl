### Teatmik.

cards-title = Kaardid
cards-search = Otsi nime või mõju järgi
cards-kinds = Mida
cards-kind = { $kind ->
    [card] Kaardid
    [wonder] Maailmaimed
    [token] Progressimärgid
   *[board] Mängulauad
}
cards-all = Kõik
cards-age = Ajastu
cards-every-age = Kõik ajastud
cards-colour = Värv
cards-chained = Ehitussümboliga
cards-found = { $n } / { $all }
cards-none = Midagi ei sobi. Võta mõni piirang ära või otsi teist sõna.
cards-side = { $side }-külg
cards-free-with = Tasuta, kui on olemas:
cards-opens = Teeb tasuta:
cards-sign = Ehitussümbol: { $sign }
cards-copies = { $n ->
    [one] Üks kaart, mängijaid { $marks }.
   *[other] { $n } kaarti, mängijaid { $marks }.
}
cards-link = Kopeeri link
