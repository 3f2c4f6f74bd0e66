# Polskie słowa do wpisywania stołu gry Night Sky i do jej rysunków ze znaków.

## Rysunki

# Znaki są te, które są na rysunku.
sketch-legend = o karzeł, O olbrzym, + pulsar, % gwiazda podwójna; 1 do 6 przed gwiazdą: narysowana w tej rundzie; ' pył, x przez ekliptykę, * pozostała gasnąca gwiazda, . skreślona
sketch-ends = Na koniec: { $why }
sketch-start = { kind-name } × { $value }
# $n to liczba gwiazd karty; każda gwiazda jej rodzaju jest za $value.
sketch-card = { $name } ({ $card }): { count-star }; { kind-name } × { $value }
sketch-published = Karta innego egzemplarza: { count-star }; { kind-name } × { $value }
sketch-before = Poprzednia karta: { kind-name } × { $value }
sketch-round = Runda { $n }: { $points } ({ $why })
sketch-round-nothing = Runda { $n }: 0
