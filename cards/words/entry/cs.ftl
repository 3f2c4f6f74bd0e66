# Česká slova zadávání stolu, ať se hraje cokoli.

## Kdo hraje

unnamed-player = Hráč { $n }
ask-players = Kolik vás hraje?
ask-players-help = Tuto hru hraje { $least } až { $most } hráčů.
ask-name = Jméno { $n }. hráče
ask-name-help = V pořadí tahů, začínající hráč první. Pouhý Enter, když jména nepotřebuješ.

## Proč se na odpověď ptáme znovu

refused-number = „{ $typed }“ není číslo od { $least } do { $most }.
refused-mended = Další klávesa odpověď nahradí, šipky ji upraví, Esc ji smaže.
refused-near = „{ $typed }“ tu není. Myslíš { $meant }?
refused-unknown = „{ $typed }“ tu není.
refused-how-many = To je { $n }; má jich být { $least ->
    [exactly] { $most }
    [none] nejvýše { $most }
   *[other] { $least } až { $most }
}.
refused-empty = Tady je třeba něco napsat.
refused-unreadable = Napiš řádek nejvýše { $most } znaků, které lze vytisknout.
refused-name-taken = { $name } už tu je; dva hráči potřebují dvě jména.
refused-sheet = Tohle nejde dohromady s ostatním. Zápis hlásí: { $what }.
refused-back = Tohle je první otázka.
refused-answer-number = Odpověď { $n } tu není; mají čísla 1 až { $most }.
refused-whose = Čí je to řádek? Napiš # HRÁČ ŘÁDEK BODY.
refused-score-line = V „{ $typed }“ není žádný řádek. Napiš # ŘÁDEK BODY; řádky: { $lines }.

## Kolem otázek

entry-keys = ? nápověda · < zpět · / odpovědi · = stav · # ŘÁDEK BODY · Ctrl-C odloží
sketch-too-wide = (Nákres potřebuje { $n } sloupců.)
ask-changed = Enter odpověď nechá, - ji smaže.
ask-end = To je všechno. Enter zápis uloží
refused-end = Enter zápis uloží, < se vrátí, / vypíše všechny odpovědi.
asked-again = { $n ->
    [one] Jedna pozdější odpověď už k tomu nesedí, zeptáme se na ni znovu.
    [few] { $n } pozdější odpovědi už k tomu nesedí, zeptáme se na ně znovu.
    [many] { $n } pozdější odpovědi už k tomu nesedí, zeptáme se na ně znovu.
   *[other] { $n } pozdějších odpovědí už k tomu nesedí, zeptáme se na ně znovu.
}
sheet-saved = Uloženo jako { $file }

## Co zůstalo rozepsané

draft-found = Je tu odložený rozepsaný stůl ze dne { $played }: { $names } ({ $n ->
    [one] jedna odpověď
    [few] { $n } odpovědi
    [many] { $n } odpovědi
   *[other] { $n } odpovědí
}). Pokračuj v něm příkazem:
draft-goes-on = Pokračujeme, zapsáno: { $n ->
    [one] jedna odpověď
    [few] { $n } odpovědi
    [many] { $n } odpovědi
   *[other] { $n } odpovědí
} ({ $names }, { $played }).
draft-kept = Je to odložené. Pokračuj příkazem:
draft-unkept = Zadané se nedaří odkládat, dokonči ho tedy najednou: { $why }
draft-forgotten = Zahozeno: rozepsaný stůl ze dne { $played }, { $names }.
