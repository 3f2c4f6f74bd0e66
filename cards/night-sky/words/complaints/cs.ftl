# České znění toho, co program vytýká.

## Mapa

stars-are-known-sector-ring-place-in-it = hvězdy jsou { $known }: sektor, prstenec, místo v něm
there-is-no-star-name = hvězda „{ $name }“ tu není
stars-of-the-map-without-a-kind-some = na mapě bez druhu: { $stars }, a to { $some }
give-each-star-of-every-ring-a-kind = dej každé hvězdě všech prstenců druh
name-two-sectors-that-lie-side-by-side-such-as-b = uveď dva sousední sektory, třeba [A, B] nebo [F, A]
keep-it-clear-of-step-from-stars-and-from-touching = ať je aspoň { $clear } kroku od hvězd i od dotyku s čárami
these-two-sectors-are-no-neighbours = tyhle dva sektory nesousedí
ecliptic-passes-through-star-name-or-nearly-so = ekliptika prochází hvězdou { $name }, nebo skoro
the-ecliptic-touches-the-line-line-or-nearly-so = ekliptika se dotýká čáry { $line }, nebo skoro
the-star-name-is-named-twice = hvězda „{ $name }“ je tu dvakrát

## Souhvězdí

join-two-stars-that-are-one-step-apart-or-next = spoj dvě hvězdy vzdálené jeden krok, nebo další vzdálenost (√3)
the-lattice-has-no-such-line = taková čára v mřížce není
this-star-is-there-twice = tahle hvězda je tu dvakrát
there-is-no-star-number = hvězda { $number } tu není
stars-are-numbered-0-to-places = hvězdy mají čísla 0 až { $places }
this-line-is-there-twice = tahle čára je tu dvakrát

## Zápisy partií

number-stars-are-drawn-and-the-card-has-size = nakresleno hvězd: { $number }, na kartě jich je { $size }
write-its-two-ends-with-between-them-such-as-a31 = napiš oba konce a mezi ně „-“, třeba A31-A41, nebo hvězdy nějaké části, kterou karta má
leave-out-from-here-on-what-is-not-drawn = odtud vynech, co nakreslené není
text-is-no-line = „{ $text }“ není čára
the-lattice-has-no-line-text = čára „{ $text }“ v mřížce není
the-line-text-is-there-twice = čára „{ $text }“ je tu dvakrát
leave-them-out-all-that-is-drawn-is-counted = vynech je: co je nakreslené, se spočítá i bez nich
write-a-card-and-its-side-sides = napiš kartu a její stranu: { $sides } …
there-is-no-side-name-of-a-start-card = strana startovní karty „{ $name }“ není
name-is-start-card-and-only-one-side-of-it-counts = „{ $name }“ je startovní karta, a platí jen jedna její strana
write-namea-or-nameb = napiš { $name }a, nebo { $name }b
no-round-has-counts-that-these-could-belong-to = žádné kolo nemá počty, ke kterým by tohle patřilo
many-and-a-game-has-rounds = zapsáno: { $many }, hra jich má { $rounds }
one-round = { $n } kolo
count-round = { $n } { $n ->
    [one] kolo
    [few] kola
    [many] kola
   *[other] kol
}
enter-all-or-say-unfinished-true-at-the-table = zapiš všechna, nebo napiš ke stolu „unfinished: true“
add-counts-top-in-its-place = dej místo toho counts: { "{" }top: …, bottom: …, links: …, drawn: …{ "}" }
stars-of-one-kind-and-only-most-drawn = jednoho druhu: { $stars }, nakresleno jen { $most }
leave-out-what-is-too-much = vynech, co je navíc
a-round-has-counts-or-a-drawing-not-both = kolo má počty, nebo kresbu, ne obojí
write-most-at-most = napiš nejvýš { $most }
of-published-card-nothing-can-be-drawn-on-our-map = vydaná karta se na naši mapu kreslit nedá
