# Česká slova zadávání stolu, ať se hraje cokoli.

## Kdo hraje

unnamed-player = Hráč { $n }
ask-players = Kolik vás hraje?
ask-players-help = Tuto hru hraje { $least } až { $most } hráčů.
ask-name = Jméno { $n }. hráče
ask-name-help = V pořadí tahů, začínající hráč první. Pouhý Enter, když jména nepotřebuješ.

## Proč se na odpověď ptáme znovu

refused-number = „{ $typed }“ není číslo od { $least } do { $most }.
refused-near = „{ $typed }“ tu není. Myslíš { $meant }?
refused-unknown = „{ $typed }“ tu není.
refused-how-many = To je { $n }; má jich být { $least ->
    [0] nejvýše { $most }
   *[other] { $least } až { $most }
}.
refused-empty = Tady je třeba něco napsat.
refused-name-taken = { $name } už tu je; dva hráči potřebují dvě jména.
refused-sheet = Tohle nejde dohromady s ostatním. Zápis hlásí anglicky: { $what }.
refused-back = Tohle je první otázka.
refused-answer-number = Odpověď { $n } tu není; mají čísla 1 až { $most }.
refused-whose = Čí je to řádek? Napiš # HRÁČ ŘÁDEK BODY.
