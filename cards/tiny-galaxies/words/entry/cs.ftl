# Česká slova zadávání stolu Malých velkých galaxií a jejich kresby ve znacích.

## Jen body

ask-energy-row = Zbylá energie
ask-culture-row = Zbylá kultura

## Kresby

# Znaky stojí před řádky kresby. $level je none, není-li úroveň známa.
sketch-empire = Impérium: { $level ->
    [none] úroveň nezadána
   *[other] úroveň { $level }
} (* body, d kostky, ^ lodě)
sketch-rogue = | Ničemná galaxie: { $level ->
    [skull] na lebce, X
   *[other] úroveň { $level }; X je lebka
}
sketch-left = Zbývá: E energie { $energy }, C kultura { $culture }
sketch-ships = Lodě: doma ( ) { $home }, na povrchu _ _ { $landed }, na orbitě ~ ~ { $orbit }
sketch-planets = { $planets ->
    [none] Žádné planety
   *[other] Planety: { $planets }, { $points }; D diplomacie { $diplomacy }, M ekonomika { $economy }; E energie { $energy }, C kultura { $culture }
}
sketch-by-hand = { $line }: * { $points }, zadáno ručně

## Otázky

ask-empire = { $name }, úroveň impéria (1–6)
ask-empire-help = Kde stojí jeho žeton: 1 je hvězdička, 6 poslední pole.
ask-planets = { $name }, planety
ask-planets-hint = Enter: žádné
ask-planets-help = Kódy kolonizovaných planet oddělené mezerami, třeba P07 P11; u karty, která není naše, jen její body, třeba 5. Jen Enter: žádné.
ask-energy = { $name }, zbylá energie (0–{ $most })
ask-energy-help = Kde stojí její žeton, 0, je-li mimo desku. Energie a kultura dohromady rozhodují při shodě bodů.
ask-culture = { $name }, zbylá kultura (0–{ $most })
ask-culture-help = Kde stojí její žeton, 0, je-li mimo desku. Energie a kultura dohromady rozhodují při shodě bodů.
ask-mission = { $name }, mise
ask-mission-hint = Enter: žádná
ask-mission-help = Kód její karty, třeba M08. Jen Enter: žádná, nebo taková, která není naše.
ask-mission-points = { $name }, body za misi, která není naše
ask-mission-points-hint = Enter: žádná
ask-mission-points-help = Kolik vynesla mise vydané hry, 0, nebyla-li splněna. Jen Enter: žádná nebyla.
ask-ships = { $name }, lodě doma, na povrchu, na orbitě
ask-ships-help = Tři čísla v tomto pořadí, třeba 0 2 1. Loď, která ještě čeká ve flotile, se nepočítá.
ask-ended-game = { $name }, konec hry přivodil tento hráč? (a/n)
ask-ended-game-help = Ano u toho, kdo měl první { count-point }.
ask-rogue-level = Která ničemná galaxie (1–5)
ask-rogue-level-help = 1 je cvičná, 5 nejtěžší; na bodech to nic nemění.
ask-rogue-empire = Ničemná galaxie, úroveň impéria (1–6, nebo l: lebka)
ask-rogue-empire-help = Kde stojí její žeton; lebka (na zápisu skull) je poslední pole její stupnice.
ask-rogue-planets = Ničemná galaxie, planety
ask-rogue-planets-hint = Enter: žádné
ask-rogue-planets-help = Kódy jejích planet oddělené mezerami, třeba P07 P11; u karty, která není naše, jen její body, třeba 5. Jen Enter: žádné.
ask-ended-by = Cíl máte oba, ty i ničemná galaxie. Máš ho dřív ty? (a/n)
ask-ended-by-help = Ano, máš-li { count-point } dřív než ona, i dřív než stojí na lebce.

## Proč se na odpověď ptáme znovu

refused-mission = { $mission } potřebuje o planetách vědět víc než jejich body; napiš kódy jejich karet, nebo zadej misi ručně: # mission 4.
refused-planets = { $mission }, mise, kterou má { $name }, potřebuje o planetách vědět víc než jejich body; napiš kódy jejich karet, nebo tu misi zadej ručně: # { $name } mission 4.
refused-ships = „{ $typed }“ nejsou tři čísla: doma, na povrchu, na orbitě.
refused-truth = „{ $typed }“ není ani a (ano), ani n (ne).
