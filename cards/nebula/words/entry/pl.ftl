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
key-version = „full”, pełna, albo „basic”, podstawowa, bez kart zaawansowanych i liczników; wystarczy f albo b. Zapis partii, który tego nie mówi, jest z pełnej gry.
ask-public = 4 zadania wspólne
key-public = Cztery zadania wspólne na stole, numerami kart: V3, V15, V17, V20 albo 3 15 17 20.
ask-advanced = Karta zaawansowana w sektorze { $sector }
ask-advanced-hint = { $sector ->
    [I] albo wszystkie cztery: 4 20 27 30
   *[other] { "" }
}
key-advanced = Tylko w pełnej grze: karta zaawansowana w każdym sektorze, numerem, np. B4 albo 4. W jednym wierszu może ich stać więcej, w kolejności sektorów: 4 20 27 30.
key-counters = Tylko w pełnej grze: znaczniki na każdym liczniku, najdalszy w prawo pierwszy; z tych na jednym polu dalej w prawo jest wyższy. Pomiń znaczniki, które nie opuściły startu.
ask-counters-colours = Licznik kolorów, od najdalszego w prawo
ask-counters-colours-hint = Enter: żaden
key-counters-colours = Kolory, których znaczniki opuściły start, od najdalszego w prawo, słowami albo literami: white, red, blue albo BCN. C to czerwony (red), F fioletowy (purple), Ż żółty (yellow), B biały (white), N niebieski (blue), P pomarańczowy (orange).
ask-counters-constellations = Licznik konstelacji, od najdalszej w prawo
ask-counters-constellations-hint = Enter: żadna
key-counters-constellations = Konstelacje, których znaczniki opuściły start, od najdalszej w prawo, słowami albo pierwszymi literami: lyra, orion albo LO. Są jeszcze draco i corvus.
ask-counters-advanced = Licznik kart zaawansowanych, od najdalszej w prawo
ask-counters-advanced-hint = Enter: żadna
key-counters-advanced = Sektory, których znaczniki opuściły start, od najdalszego w prawo: II, IV, I albo 241.

## Gracze

ask-core = { $name }, środek
ask-core-hint = Enter: pusty
key-core = Gwiazda w środku: C czerwona, F fioletowa, Ż żółta, B biała, N niebieska, P pomarańczowa albo kropka, gdy żadnej tam nie ma.
ask-galaxy = { $name }, { constellation-name }
ask-galaxy-hint = Enter: pusta
key-galaxy = Litera za każde pole konstelacji od 1 do 6: C czerwona, F fioletowa, Ż żółta, B biała, N niebieska, P pomarańczowa, . puste; np. CB.NŻP. Albo same pola z gwiazdami: 3C 5N. W zapisie partii „core” to pole w środku, a wszystko może stać w jednym wierszu, środek pierwszy.
ask-black-holes = { $name }, czarne dziury
ask-black-holes-hint = Enter: 0
key-black-holes = Ile czarnych dziur gracz położył na pasku. Rozstrzygają też remis i mogą je liczyć karty innych graczy.
ask-personal = { $name }, zadanie osobiste
key-personal = Zadanie osobiste, numerem karty, np. O19 albo 19.
ask-claims = { $name }, znaczniki na { $cards }
ask-claims-hint = Enter: żaden
key-claims = Zadania wspólne, na których gracz ma znacznik, każde z f (first, jako pierwsza osoba) albo l (later, później); np. V3: first, V15: later albo 3f 15l.

## Dlaczego pytamy jeszcze raz

refused-twice = { $what } stoi tam dwa razy.
refused-in-sector = { $card } leży już w sektorze { $where }.
refused-taken = Kartę { $card } ma już { $where }.
refused-star = „{ $sign }” to nie gwiazda: C czerwona, F fioletowa, Ż żółta, B biała, N niebieska, P pomarańczowa, . puste.
refused-ambiguous = „{ $sign }” to dwa kolory: { $own } to { $one }, { $english } to { $other }.
refused-cells = „{ $typed }” ma { $n ->
    [one] jedną literę
    [few] { $n } litery
    [many] { $n } liter
   *[other] { $n } litery
}, a ma mieć { $most }; za każde puste pole kropka.
refused-first = Na karcie { $card } pierwsza osoba to już { $where }; tu może być tylko później.
refused-which = { $card }: jako pierwsza osoba czy później? Napisz { $card } f (pierwsza) albo { $card } l (później).
