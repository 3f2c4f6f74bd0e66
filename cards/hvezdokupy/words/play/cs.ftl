# Česká slova Hvězdokup ve hře. Pole se udávají jako řádek,sloupek.

## Na co se ptáme, vždy s vysvětlením

play-card = { $name }: která karta?
play-card-help = Napiš její označení, třeba F07, nebo jméno. Samotné F, Z nebo G rozdá fialovou, žlutou nebo zelenou kartu stupně { $rank }, jak říká karta přípravy. - nechá kartu v tajnosti; to je domácí pravidlo, podle pravidel hry leží všechny karty lícem nahoru. Kartu z jiného vydání nakresli: její řádky s mezerou mezi nimi, třeba .*. ***.
play-moon = Měsíc: řádek a sloupek (Enter hodí)
play-moon-help = Začínající hráč hodí dvakrát, nejdřív řádek, pak sloupek: 56 je 5. řádek a 6. sloupek. Enter nechá házet program.
play-rolled = Hvězda podle kostky: řádek a sloupek (Enter hodí)
play-rolled-help = Ve čtyřech hráčích leží jedna hvězda na poli, které určí kostka. Leží-li tam Měsíc, hoď znovu.
play-first = { $name }: tvoje hvězda, řádek a sloupek (zbývá položit: { count-star })
play-first-help = Hvězda na libovolné volné pole: 34 nebo 3,4 je 3. řádek a 4. sloupek. Od posledního hráče v opačném pořadí jich každý položí tolik, kolik říká karta přípravy.
play-seat = Kdo je na tahu? (Enter: { $name })
play-seat-help = V zápisu je rozehraná hra. Napiš jméno nebo pořadí hráče.
play-bob = Bob, než hraje { $name }: řádek a sloupek (Enter hodí)
play-bob-help = Ve dvou hráčích hodí hráč na tahu dvakrát za Boba, nejdřív řádek, pak sloupek. Je-li pole volné, přijde na ně hvězda.
play-instead = Bob, místo hráče { $name }: řádek a sloupek (Enter hodí)
play-instead-help = Hoď dvakrát, nejdřív řádek, pak sloupek. Je-li pole volné, přijde na ně hvězda. Čas se při tom neměří.
play-roll = { $name }: tvůj hod (Enter hodí)
play-roll-help = Napiš, co ukazuje kostka, 1 až 8. Platí za dvě čísla: 1 a 5, 2 a 6, 3 a 7, 4 a 8.
play-choose = { $name }: pole pro { $first } nebo { $second }, nebo přehoď (+ hodí)
play-choose-help = 34 nebo 3,4 položí hvězdu na 3. řádek a 4. sloupek. Pole, s nimiž sousedí právě { $first } nebo { $second } hvězd, to číslo ukazují. Nebo hoď ještě jednou, tahle dvojice tím propadá: napiš, co ukazuje kostka, nebo + a hodí program.
play-choose-none = { $name }: { $first } ani { $second } se nehodí; přehoď (Enter hodí, - končí tah)
play-choose-none-help = S žádným polem nesousedí { $first } ani { $second } hvězd. Smíš hodit ještě jednou, nebo tah nechat propadnout pomocí -.
play-place = { $name }: pole pro { $first } nebo { $second }
play-place-help = 34 nebo 3,4 položí hvězdu na 3. řádek a 4. sloupek. Pole, s nimiž sousedí právě { $first } nebo { $second } hvězd, to číslo ukazují.
play-move = { $name }: přesuň hvězdu, odkud a kam
play-move-help = 34 35 přesune hvězdu z 3. řádku a 4. sloupku na 3. řádek a 5. sloupek. Kterákoli hvězda smí na volné sousední pole, stranou nebo rohem; taková pole ukazují o.
play-any = { $name }: tvoje hvězda, řádek a sloupek
play-any-help = Bez náhody smí hvězda na libovolné volné pole: 34 nebo 3,4 je 3. řádek a 4. sloupek. Žádná hvězda se nikdy nepřesouvá.
play-last = { $name }: poslední kolo, přesuň hvězdu, odkud a kam (- žádnou)
play-last-help = Hvězdy došly a kostka odpočívá. 34 35 přesune hvězdu z 3. řádku a 4. sloupku na 3. řádek a 5. sloupek: na volné sousední pole, stranou nebo rohem. Nemusíš: - nepřesune žádnou.
play-show = { $name }: která karta to byla? (- ji nechá v tajnosti)
play-show-help = Napiš označení karty, která byla v tajnosti, aby zápis řekl, zda je postavená.
play-secret-help = Kdo postavil s tajnou kartou, napíše kdykoli ! a kartu: ! F07, nebo i se jménem: ! { $holder } F07.

## Co se stalo

told-card = { $name } má kartu { $card }:
told-pattern = { $name } má kartu z jiného vydání:
told-secret = { $name }: karta zůstává v tajnosti.
told-moon = Měsíc leží na { $row },{ $column }.
told-rolled-star = Hvězda podle kostky leží na { $row },{ $column }.
told-star = { $name }: hvězda na { $row },{ $column }.
told-seat = Na tahu je { $name }.
told-bob = Bob: hvězda na { $row },{ $column }.
told-bob-taken = Bob: { $row },{ $column } je obsazené, nestane se nic.
told-roll = { $name }: padla { $rolled }, tedy { $first } nebo { $second }.
told-second-roll = { $name }: podruhé padla { $rolled }, tedy { $first } nebo { $second }.
told-same-pair = Padla tatáž dvojice: přesune se hvězda.
told-lost = Nehodí se nikam nic: { $name } o tah přichází.
told-place = { $name }: hvězda na { $row },{ $column }, sousedí s ní { count-star }.
told-move = { $name }: hvězda z { $row },{ $column } jde na { $to_row },{ $to_column }.
told-move-none = { $name }: žádná hvězda se nepřesouvá.
told-late = Čas vypršel: { $name } o tah přichází.
told-last-round = Hvězdy došly: kdo v tomto kole ještě nehrál, smí přesunout jednu hvězdu.
told-no-stars = Hvězdy došly a hra končí.
told-stands = { $n ->
    [one] { $names } má postaveno!
    [few] { $names } mají postaveno!
    [many] { $names } mají postaveno!
   *[other] { $names } mají postaveno!
}
told-built = { $n ->
    [one] { $names } má postaveno a vítězí!
    [few] { $names } mají postaveno a vítězí společně!
    [many] { $names } mají postaveno a vítězí společně!
   *[other] { $names } mají postaveno a vítězí společně!
}
told-draw = Nikdo nepostavil: je to remíza.

## Proč se na odpověď ptáme znovu

refused-roll = „{ $typed }“ nestačí: je třeba číslo od 1 do 8.
refused-space = „{ $typed }“ nestačí: je třeba řádek a sloupek, vždy od 1 do 8.
refused-move = „{ $typed }“ nestačí: je třeba řádek a sloupek dvakrát, odkud a kam, vždy od 1 do 8.
refused-star = Na { $row },{ $column } už hvězda leží.
refused-moon = Na { $row },{ $column } leží Měsíc.
refused-neighbours = S polem { $row },{ $column } sousedí { count-star }; musí to být právě { $first } nebo { $second }.
refused-pass = Tahu se nelze vzdát: některé pole se hodí.
refused-no-star = Na { $row },{ $column } žádná hvězda neleží.
refused-moon-moves = Měsíc se nikdy nepřesouvá.
refused-far = { $row },{ $column } nesousedí s { $from_row },{ $from_column }.
refused-card = Karta „{ $card }“ není.
refused-pattern = To není obrazec: nakresli 3 až 10 hvězd v řádcích stejné délky, pomocí * a ., bez prázdného řádku či sloupku na kraji.
refused-no-secrets = Nikdo kartu netají. Kdo postavil, je vidět hned.
refused-no-secret = { $name } kartu netají.
refused-claim = Napiš, kdo postavil, a kartu: ! { $holder } F07
refused-not-built = { $name }: karta { $card } není postavená.
refused-step = To teď pravidla nedovolují.
refused-no-setup = Pro tolik hráčů ({ $n }) karta přípravy není.
refused-too-many-stars = Na plánu: { count-star }; žetonů je jen { $most }.
