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
key-start = Strana startovní karty, která platila, podle označení dole: S1a nebo 1a. Karta jiného výtisku se píše druhem a hodnotou 1 až 3: obr 2; druhy jsou trpaslík (dwarf), obr (giant), pulsar, dvojhvězda (binary), stačí i D, G, P, B z našich karet.
key-rounds = Šest kol po pořádku: karta, třeba C601, a co bylo nakresleno, jako čáry, A31-A41-A42, nebo jako hvězdy, A33 B31 41, každá výsečí A až F, prstencem 1 až 6 a místem v něm. Kde nic nakresleno není, „lines“ se vynechá. Nedohraná hra má jen odehraná kola a žádné pohasínající hvězdy.
ask-rounds-card = { $name }, { $n }. kolo: karta
ask-rounds-card-hint = { $n ->
    [1] třeba C601
   *[other] Enter: žádná
}
key-rounds-card = Karta kola podle označení dole, C601 nebo 601, anebo tím, jak začíná její jméno. Karta jiného výtisku se píše počtem hvězd, druhem a hodnotou 1 až 3: 6 obr 2; druhy jsou trpaslík (dwarf), obr (giant), pulsar, dvojhvězda (binary).
ask-rounds-lines = { $name }, { $n }. kolo: hvězdy v { $sectors }
ask-rounds-lines-hint = { $n ->
    [1] třeba A33 B31 41; Enter: žádné
   *[other] Enter: žádné
}
key-rounds-lines = Všechny nakreslené hvězdy v libovolném pořadí, třeba A33 B31 41; písmeno platí, dokud nepřijde jiné, a jak se spojí, ví karta. Je-li nakreslena celá karta, stačí některé hvězdy a +. Je-li nakreslen jiný obrazec, uveď jeho čáry: A33-B31-41. Pokud se počítalo na jiné mapě, zadej čtyři čísla: hvězdy druhu této karty, hvězdy druhu předchozí karty, spojnice, nakreslené hvězdy.
key-rounds-stars = Hvězdy nakreslené bez čar, samotné nebo vedle „lines“: B11 B21.
ask-rounds-counts = { $name }, { $n }. kolo: počty
key-rounds-counts = Místo kresby to, co se napočítalo na mapě, která není naše: hvězdy druhu karty, hvězdy druhu předchozí karty, spojnice mezi nimi, nakreslené hvězdy. Odpovídá se čtyřmi čísly v tomto pořadí, třeba 2 3 3 6.
key-rounds-counts-top = Kolik je nakreslených hvězd druhu, který má karta tohoto kola.
key-rounds-counts-bottom = Kolik je nakreslených hvězd druhu, který má předchozí karta; v 1. kole je to startovní karta.
key-rounds-counts-links = Kolik čar spojuje hvězdu jednoho druhu s hvězdou druhého.
key-rounds-counts-drawn = Kolik hvězd je nakresleno.
way-stars = Místo kola: hvězdy bez čar, samotné nebo vedle „lines“.
way-counted = Nebo počty z mapy jiného výtisku: hvězdy druhu této karty, druhu předchozí karty, spojnice, nakreslené hvězdy.
way-published = Nebo totéž s kartou jiného výtisku.
ask-counts = { $name }: u Slunce, přes ekliptiku, na okraji
key-counts = Jen když se kola počítala na mapě, která není naše, za všechna taková kola dohromady: hvězdy s prachem u Slunce, čáry přes ekliptiku, hvězdy s prachem na okraji. Odpovídá se třemi čísly v tomto pořadí, třeba 5 3 2.
key-counts-sun = Nakreslené hvězdy s prachem u Slunce, za všechna kola s počty dohromady.
key-counts-ecliptic = Nakreslené čáry přes ekliptiku, za všechna kola s počty dohromady.
key-counts-rim = Nakreslené hvězdy s prachem na okraji, za všechna kola s počty dohromady.
ask-going-on = { $name } pro { $n }. kolo kartu nemá: hraje se ještě?
ask-going-on-hint = Enter: ano
key-going-on = Pak se toto kolo, všechna další i pohasínající hvězdy vynechají. Jinak: < a zadej kartu.

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
