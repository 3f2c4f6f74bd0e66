# Polskie słowa wpisywania stołu gry Nebula i jej rysunku ze znaków.

## Same punkty

ask-black-holes-row = Czarnych dziur na pasku

## Rysunki

# $sign to haczyk albo wartość karty, $said jeden z powodów punktów, $found miara.
sketch-signed = { $sign } { $said }{ $found }
sketch-galaxy = [x] pełne, spełnione; (3:R) lśniące; kreski orbitalne, 1-2 wprost, 1~2 pośrednio

## Stół

ask-version = Wersja: f pełna, b podstawowa
ask-version-hint = Enter: pełna
ask-version-help = f: pełna; b: podstawowa, bez kart zaawansowanych i liczników. Sam Enter: pełna.
ask-public = 4 zadania wspólne
ask-public-help = Ich numery oddzielone odstępem, np. V3 V15 V17 V20 albo 3 15 17 20.
ask-advanced = Karta zaawansowana w sektorze { $sector }
ask-advanced-hint = { $sector ->
    [I] albo wszystkie cztery: 4 20 27 30
   *[other] { "" }
}
ask-advanced-help = Jej numer, np. B4 albo 4; albo od razu i numery z następnych sektorów: 4 20 27 30.
ask-counter-colours = Licznik kolorów, od najdalszego w prawo
ask-counter-colours-hint = Enter: żaden
ask-counter-colours-help = Znaczniki, które opuściły start, literami albo słowami: R czerwony (red), P fioletowy (purple), Y żółty (yellow), W biały (white), B niebieski (blue), O pomarańczowy (orange); np. WRB. Sam Enter: żaden.
ask-counter-constellations = Licznik konstelacji, od najdalszej w prawo
ask-counter-constellations-hint = Enter: żadna
ask-counter-constellations-help = Znaczniki, które opuściły start, pierwszymi literami albo słowami ({ $markers }). Sam Enter: żaden.
ask-counter-advanced = Licznik kart zaawansowanych, od najdalszej w prawo
ask-counter-advanced-hint = Enter: żadna
ask-counter-advanced-help = Znaczniki, które opuściły start, np. 241 albo II IV I. Sam Enter: żaden.

## Gracze

ask-core = { $name }, środek
ask-core-hint = Enter: pusty
ask-core-help = R czerwona, P fioletowa, Y żółta, W biała, B niebieska, O pomarańczowa. Sam Enter: nie ma żadnej.
ask-constellation = { $name }, { constellation-name }
ask-constellation-hint = Enter: pusta
ask-constellation-help = Litera na każde pole od 1 do 6: R czerwona, P fioletowa, Y żółta, W biała, B niebieska, O pomarańczowa, . puste; np. RW.BYO. Albo same pola z gwiazdami: 3R 5B. Sam Enter: konstelacja jest pusta.
ask-black-holes = { $name }, czarne dziury
ask-black-holes-hint = Enter: 0
ask-black-holes-help = Ile ich leży na pasku. Sam Enter: żadna.
ask-personal = { $name }, zadanie osobiste
ask-personal-help = Numer karty, np. O19 albo 19.
ask-claims = { $name }, znaczniki na { $cards }
ask-claims-hint = Enter: żaden
ask-claims-help = Każda karta ({ $cards }) z f (first, jako pierwsza osoba) albo l (later, później); np. V3 first V15 later albo 3f 15l. Sam Enter: żadna.

## Dlaczego pytamy jeszcze raz

refused-twice = { $what } stoi tam dwa razy.
refused-in-sector = { $card } leży już w sektorze { $where }.
refused-taken = Kartę { $card } ma już { $where }.
refused-star = „{ $sign }” to nie gwiazda: R czerwona, P fioletowa, Y żółta, W biała, B niebieska, O pomarańczowa, . puste.
refused-cells = „{ $typed }” ma { $n ->
    [one] jedną literę
    [few] { $n } litery
    [many] { $n } liter
   *[other] { $n } litery
}, a ma mieć { $most }; za każde puste pole kropka.
refused-first = Na karcie { $card } pierwsza osoba to już { $where }; tu może być tylko później.
refused-which = { $card }: jako pierwsza osoba czy później? Napisz { $card } f (pierwsza) albo { $card } l (później).
