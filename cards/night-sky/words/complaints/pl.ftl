# Polskie brzmienie tego, co program zarzuca.

## Mapa

stars-are-known-sector-ring-place-in-it = gwiazdy to { $known }: sektor, pierścień, miejsce w nim
there-is-no-star-name = nie ma gwiazdy „{ $name }”
stars-of-the-map-without-a-kind-some = na mapie bez rodzaju: { $stars }, mianowicie { $some }
give-each-star-of-every-ring-a-kind = nadaj każdej gwieździe wszystkich pierścieni rodzaj
name-two-sectors-that-lie-side-by-side-such-as-b = podaj dwa sąsiednie sektory, na przykład [A, B] lub [F, A]
keep-it-clear-of-step-from-stars-and-from-touching = niech będzie co najmniej { $clear } kroku od gwiazd i od styku z liniami
these-two-sectors-are-no-neighbours = te dwa sektory nie sąsiadują
ecliptic-passes-through-star-name-or-nearly-so = ekliptyka przechodzi przez gwiazdę { $name } albo prawie
the-ecliptic-touches-the-line-line-or-nearly-so = ekliptyka styka się z linią { $line } albo prawie
the-star-name-is-named-twice = gwiazda „{ $name }” jest tu dwa razy

## Gwiazdozbiory

join-two-stars-that-are-one-step-apart-or-next = połącz dwie gwiazdy odległe o krok albo o następną odległość (√3)
the-lattice-has-no-such-line = takiej linii nie ma w siatce
this-star-is-there-twice = ta gwiazda jest tu dwa razy
there-is-no-star-number = nie ma gwiazdy { $number }
stars-are-numbered-0-to-places = gwiazdy mają numery 0 do { $places }
this-line-is-there-twice = ta linia jest tu dwa razy

## Zapisy partii

number-stars-are-drawn-and-the-card-has-size = narysowano gwiazd: { $number }, na karcie jest ich { $size }
write-its-two-ends-with-between-them-such-as-a31 = napisz oba końce, a między nimi „-”, na przykład A31-A41 albo gwiazdy części, którą karta ma
leave-out-from-here-on-what-is-not-drawn = odtąd pomiń to, czego nie narysowano
text-is-no-line = „{ $text }” nie jest linią
the-lattice-has-no-line-text = linii „{ $text }” nie ma w siatce
the-line-text-is-there-twice = linia „{ $text }” jest tu dwa razy
leave-them-out-all-that-is-drawn-is-counted = pomiń je: to, co narysowane, policzy się bez nich
write-a-card-and-its-side-sides = napisz kartę i jej stronę: { $sides } …
there-is-no-side-name-of-a-start-card = nie ma strony karty startowej „{ $name }”
name-is-start-card-and-only-one-side-of-it-counts = „{ $name }” to karta startowa, a liczy się tylko jedna jej strona
write-namea-or-nameb = napisz { $name }a albo { $name }b
no-round-has-counts-that-these-could-belong-to = żadna runda nie ma liczb, do których by to należało
many-and-a-game-has-rounds = wpisano: { $many }, gra ma ich { $rounds }
one-round = { $n } runda
count-round = { $n } { $n ->
    [one] runda
    [few] rundy
    [many] rund
   *[other] rundy
}
enter-all-or-say-unfinished-true-at-the-table = wpisz wszystkie albo napisz przy stole „unfinished: true”
add-counts-top-in-its-place = dodaj zamiast tego counts: { "{" }top: …, bottom: …, links: …, drawn: …{ "}" }
stars-of-one-kind-and-only-most-drawn = jednego rodzaju: { $stars }, narysowano tylko { $most }
leave-out-what-is-too-much = pomiń to, co ponad
a-round-has-counts-or-a-drawing-not-both = runda ma liczby albo rysunek, nie oba naraz
write-most-at-most = napisz najwyżej { $most }
of-published-card-nothing-can-be-drawn-on-our-map = wydanej karty nie da się rysować na naszej mapie
