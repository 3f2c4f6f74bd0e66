# Česká slova k zadávání stolu hry Night Sky a k jejím kresbám ze znaků.

## Kresby

# Znaky jsou ty, které jsou v kresbě.
sketch-legend = o trpaslík, O obr, + pulsar, % dvojhvězda; 1 až 6 před hvězdou: nakreslená v tom kole; ' prach, x přes ekliptiku, * zbylá pohasínající hvězda, . škrtnutá
sketch-ends = Na konci: { $why }
sketch-start = { kind-name } × { $value }
# $n je počet hvězd karty; každá hvězda jejího druhu je za $value.
sketch-card = { $name } ({ $card }): { count-star }; { kind-name } × { $value }
sketch-published = Karta jiného výtisku: { count-star }; { kind-name } × { $value }
sketch-before = Předchozí karta: { kind-name } × { $value }
sketch-round = { $n }. kolo: { $points } ({ $why })
sketch-round-nothing = { $n }. kolo: 0

## Otázky

ask-start = { $name }, startovní karta a strana
ask-start-hint = třeba S1a
ask-start-help = Dole na straně, která platila: S1a nebo 1a. Karta jiného výtisku: druh a hodnota, obr 2; druhy jsou trpaslík, obr, pulsar, dvojhvězda, stačí i D, G, P, B z našich karet.
ask-card = { $name }, { $n }. kolo: karta
ask-card-hint = { $n ->
    [1] třeba C601
   *[other] { "" }
}
ask-card-help = Dole na kartě: C601 nebo 601; anebo jak začíná jméno. Karta jiného výtisku: velikost, druh a hodnota, 6 obr 2. Rozehraná hra: po jejím posledním kole Enter.
ask-drawing = { $name }, { $n }. kolo: hvězdy v { $sectors }
ask-drawing-hint = { $n ->
    [1] třeba A33 B31 41; Enter: žádné
   *[other] Enter: žádné
}
ask-drawing-help = Všechny nakreslené v libovolném pořadí; písmeno platí, dokud nepřijde jiné, a jak se spojí, ví karta. Celá karta: stačí některé a +. Nakresleno jinak: čáry, A33-B31-41. Nic nenakresleno: Enter. Spočteno na jiné mapě: čtyři čísla, hvězdy druhu karty, předchozí karty, spojnice, nakreslené hvězdy.
ask-counts = { $name }, { $n }. kolo: počty
ask-counts-help = Čtyři čísla: hvězdy druhu karty, hvězdy druhu předchozí karty, spojnice mezi nimi, nakreslené hvězdy.
ask-ends = { $name }: u Slunce, přes ekliptiku, na okraji
ask-ends-help = Tři čísla za všechna počítaná kola dohromady: hvězdy s prachem u Slunce, čáry přes ekliptiku, hvězdy s prachem na okraji.
ask-unfinished = { $name } pro { $n }. kolo kartu nemá: hraje se ještě?
ask-unfinished-hint = Enter: ano
ask-unfinished-help = Toto kolo, všechna další i pohasínající hvězdy se vynechají. Jinak: < a zadej kartu.

## Proč se odpověď žádá znovu

refused-kind = „{ $typed }“ není druh hvězdy: trpaslík, obr, pulsar nebo dvojhvězda.
refused-star = Hvězda „{ $typed }“ není: výseč, prstenec, místo v něm, { $first } až { $last }.
refused-line = { $start } a { $end } jsou od sebe na čáru moc daleko.
refused-too-many-stars = Hvězd je { $n } a karta jich má { $most }.
refused-no-part = Takovou část karta nemá: { $stars } (otočit se smí, zrcadlit ne). Není některé jméno špatně? Je-li to tak nakresleno, zadej čáry: A33-B31-41.
refused-ways = Karta by mohla { $stars } spojit více způsoby: zadej čáry, třeba A31-41-42.
refused-counts = „{ $typed }“ nejsou čtyři čísla: druhu karty, předchozí karty, spojnice, nakreslené.
refused-drawing = Pro kartu jiného výtisku nelze na naši mapu nic nakreslit. Zadej čtyři čísla: jejího druhu, předchozí karty, spojnice, nakreslené.
refused-ends = „{ $typed }“ nejsou tři čísla: u Slunce, přes ekliptiku, na okraji.
refused-unfinished = Jen Enter, pokud se ještě hraje; jinak se znakem < vrátíš ke kartě.
refused-no-place = Celá karta se tam nevejde: { $stars }. Není některé jméno špatně? Je-li nakreslena jen část, jmenuj všechny její hvězdy bez +.
refused-places = Celá karta se na { $stars } vejde { $n } způsoby. Přidej ještě jednu nakreslenou hvězdu, třeba { $telling }.
