### Stůl hry Duel.

duel-wonders-first = Duel, nejprve divy
duel-over = { $n ->
    [one] Duel, { $n } tah
    [few] Duel, { $n } tahy
   *[other] Duel, { $n } tahů
}
seat-again = další tah
act-wonder-label = Div
back-card = Karta lícem dolů
back-guild = Cech lícem dolů
backs = { $n ->
    [one] karta lícem dolů
    [few] { $n } karty lícem dolů
   *[other] { $n } karet lícem dolů
}
card-opens = { $words }. Otevírá: { $card }.
cards-count = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
choose-title = { $phase ->
    [progress] Vezmi si žeton pokroku
    [library] Velká knihovna: nech si jeden žeton
    [revive] Mauzoleum: postav odloženou kartu
    [destroy] Znič kartu
   *[starter] Kdo začne tento věk?
}
choose-words = { $phase ->
    [progress] Máš dva stejné symboly. Žeton ti zůstane.
    [library] Byly vylosovány z krabice; ostatní se vrátí.
    [revive] Nestojí nic a dá vše, co je na ní.
    [destroy] Přejde z cizího města na odkládací hromádku.
   *[starter] Máš slabší vojsko nebo tvůj tah byl poslední: rozhodnutí je na tobě.
}
choose-confirm = { $phase ->
    [progress] Vzít: { $name }
    [library] Ponechat: { $name }
    [revive] Postavit: { $name }
    [destroy] Zničit: { $name }
   *[starter] Začíná { $name }
}
starter-name = Začíná { $name }
city-sheet = Města, tahy, neviděné karty
dock-not-yet = Jednat můžeš, až budeš na tahu.
dock-opens = Potom { $name } dosáhne na: { $cards }.
dock-under = Pod div { $wonder }:
draft-choose = Vyber div
draft-waits = Div vybírá { $name }
draft-next = { $who ->
    [you] { $n ->
        [one] Další vybíráš ty.
       *[other] Další dva vybíráš ty.
    }
   *[them] { $n ->
        [one] Další vybere { $name }.
       *[other] Potom { $name } vybere dva.
    }
}
draft-order = Pořadí výběru: { $names }
draft-picks-now = vybírá
draft-take = Vzít: { $wonder }
goods-label = Produkce a ceny
goods-line = { $resource }: dává { $own }, další stojí { $price }.
goods-choice = Jedna z nich každý tah podle potřeby:
label-covered = { $n ->
    [one] Zakryta { $n } kartou.
    [few] Zakryta { $n } kartami.
   *[other] Zakryta { $n } kartami.
}
label-you-pay = Zaplatíš: { $bill }.
label-they-pay = { $name } platí { coins }.
label-uncovers = Odkryje: { $cards }.
log-discard = { $card }, odloženo
log-destroy = { $card }, zničeno
log-starter = určuje, kdo začne
log-wonder = { $wonder }, pod ním { $card }
log-leaves = { $wonder } opouští hru
log-where = { $age }, karta { $n } z { $all }
pawn-stands = { $who ->
    [you] Figurka: { spaces } na tvé straně.
   *[them] Figurka: { spaces } na straně soupeře ({ $name }).
}
race-title = Body po věcích
rest-count = { $n ->
    [one] { $n } karta leží volně.
    [few] { $n } karty leží volně.
   *[other] { $n } karet leží volně.
}
rest-open = { $n ->
    [one] Volně leží { $cards }.
   *[other] Volně leží { $cards }.
}
rest-discard = Odložení přinese
told-build = { $who ->
    [you] Postaveno: { $card }.
   *[them] { $name }: postaveno { $card }.
}
told-discard = { $who ->
    [you] Odloženo: { $card }.
   *[them] { $name }: odloženo { $card }.
}
told-wonder = { $who ->
    [you] Postaven div: { $wonder } ({ $card }).
   *[them] { $name }: postaven div { $wonder } ({ $card }).
}
told-draft = { $who ->
    [you] Vybráno: { $wonder }.
   *[them] { $name }: vybráno { $wonder }.
}
told-token = { $who ->
    [you] Vzat žeton: { $token }.
   *[them] { $name }: vzat žeton { $token }.
}
told-revive = { $who ->
    [you] Postaveno z odložených: { $card }.
   *[them] { $name }: postaveno z odložených { $card }.
}
told-destroy = { $who ->
    [you] Zničeno: { $card }.
   *[them] { $name }: zničeno { $card }.
}
told-starter = { $who ->
    [you] Věk začínáš ty.
   *[them] Věk začíná { $name }.
}
track = Dráha konfliktů
unseen-down = { $n ->
    [one] { $down } z { $n } leží lícem dolů
   *[other] { $down } z těchto { $n } leží lícem dolů
}
unseen-none = nic neleží lícem dolů
