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
key-empire = Úroveň impéria, kde stojí jeho žeton: 1 je hvězdička, 6 poslední pole.
ask-planets = { $name }, planety
ask-planets-hint = Enter: žádné
key-planets = Kolonizované planety, kódy karet, třeba P07, P11; u karty, která není naše, jen její body, třeba 5.
ask-energy = { $name }, zbylá energie (0–{ $most })
key-energy = Energie, která zbyla, 0 až 7: kde stojí její žeton, 0, je-li mimo desku. Energie a kultura dohromady rozhodují při shodě bodů.
ask-culture = { $name }, zbylá kultura (0–{ $most })
key-culture = Kultura, která zbyla, 0 až 7: kde stojí její žeton, 0, je-li mimo desku. Energie a kultura dohromady rozhodují při shodě bodů.
ask-mission = { $name }, mise
ask-mission-hint = Enter: žádná
key-mission = Tajná mise, kódem karty, třeba M08, nebo 8; nic, když žádná nebyla. Ta, která není naše, se počítá svými body, zadanými ručně. V sólové hře mise nejsou.
ask-mission-points = { $name }, body za misi, která není naše
ask-mission-points-hint = Enter: žádná
key-mission-points = Kolik vynesla mise vydané hry, 0, nebyla-li splněna.
ask-ships = { $name }, lodě doma, na povrchu, na orbitě
key-ships = Kolik lodí je doma, na povrchu a na orbitě, třeba 0 2 1; jen pro misi, která se na ně ptá. Loď, která ještě čeká ve flotile, se nepočítá.
key-ships-home = Kolik lodí je doma v galaxii.
key-ships-landed = Kolik lodí je na povrchu planety.
key-ships-orbit = Kolik lodí je na orbitě, na kolonizační dráze.
ask-ended-game = { $name }, konec hry přivodil tento hráč? (a/n)
key-ended-game = Ano (a, v zápisu i true) u jediného hráče, toho, kdo měl první body, které hru končí; jen pro misi, která se na to ptá.
key-rogue = V sólové hře: ničemná galaxie.
ask-rogue-level = Která ničemná galaxie (1–5)
key-rogue-level = Proti které z pěti ničemných galaxií hraješ: 1 je cvičná, 5 nejtěžší. Na bodech to nic nemění.
ask-rogue-empire = Ničemná galaxie, úroveň impéria (1–6, nebo l: lebka)
key-rogue-empire = Úroveň impéria ničemné galaxie, kde stojí jeho žeton: 1 až 6, nebo l, lebka (v zápisu i skull), poslední pole její stupnice.
ask-rogue-planets = Ničemná galaxie, planety
ask-rogue-planets-hint = Enter: žádné
key-rogue-planets = Planety ničemné galaxie, kódy karet, třeba P07, P11; u karty, která není naše, jen její body, třeba 5.
ask-ended-by = Cíl máte oba, ty i ničemná galaxie. Máš ho dřív ty? (a/n)
key-ended-by = Jen v sólové hře, kde cíle dosáhli oba: a (v zápisu i player), máš-li body, které hru končí, dřív než ničemná galaxie, i dřív, než stojí na lebce; jinak n (v zápisu i rogue).

## Proč se na odpověď ptáme znovu

refused-mission = { $mission } potřebuje o planetách vědět víc než jejich body; napiš kódy jejich karet, nebo zadej misi ručně: # mission 4.
refused-planets = { $mission }, mise, kterou má { $name }, potřebuje o planetách vědět víc než jejich body; napiš kódy jejich karet, nebo tu misi zadej ručně: # { $name } mission 4.
refused-ships = „{ $typed }“ nejsou tři čísla: doma, na povrchu, na orbitě.
