# Česká slova zadávání stolu, ať se hraje cokoli.

## Kdo hraje

unnamed-player = Hráč { $n }
ask-players = Kolik vás hraje?
ask-players-hint = { $least }–{ $most }
key-players = Všichni, kdo hrají, v pořadí tahů, začínající hráč první.
ask-name = Jméno { $n }. hráče
ask-name-hint = Enter: { unnamed-player }
key-name = Jméno hráče, jaké nemá nikdo další, nejvýše 80 znaků. V pořadí tahů, začínající hráč první.

## Co smí říkat zápis kterékoli hry

key-game = Která hra to je, krátkým jménem, třeba nebula.
key-title = Jak se stůl jmenuje.
key-played = Den, třeba 2026-11-18.
key-lang = Jazyk, v jehož písmenech jsou v zápisu barvy: en (není-li řečeno jinak), cs, nebo pl.
key-location = Kde se hrálo.
key-duration = Jak dlouho se hrálo, v celých minutách.
key-notes = Co stojí za zapamatování, třeba na více řádcích.
key-cards = Vlastní sady karet, se kterými se hrálo: soubory, každý cestou od složky zápisu.
key-layout = Vlastní deska, na které se hrálo: soubor, cestou od složky zápisu.
key-unfinished = Jen pro nedohranou hru, tehdy true: nikdo zatím nevyhrává a do statistik se nepočítá.
key-by-hand = Položky skóre, jejichž body už znáš, místo všeho, co taková položka potřebuje: každá svým krátkým jménem a s body, -9999 až 9999.

## Proč se na odpověď ptáme znovu

refused-number = „{ $typed }“ není číslo od { $least } do { $most }.
refused-mended = Další klávesa odpověď nahradí, šipky ji upraví, Esc ji smaže.
refused-truth = „{ $typed }“ není ani a (ano), ani n (ne).
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
refused-sheet = Tohle nejde dohromady s ostatními odpověďmi: { $what }.
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

## Jen body

points-keys = Enter dolů · Tab doprava · šipky kamkoli · ? nápověda · < zpět · Ctrl-C odloží
points-help = Body za každý řádek tak, jak stojí v bloku; ztracené s minusem. Co zůstane prázdné, je 0. Řádky pod součtem rozhodují při shodě a nic nepřidávají. Číslice nahradí, co v poli stálo, Backspace smaže poslední znak, Esc všechno.
points-empty = { $n ->
    [one] Jedno prázdné pole se počítá jako 0.
    [few] { $n } prázdná pole se počítají jako 0.
    [many] { $n } prázdného pole se počítá jako 0.
   *[other] { $n } prázdných polí se počítá jako 0.
}
# $rows jsou názvy řádků výsledku.
points-line = { $name }: { $rows }
points-line-help = Ke každému z nich číslo, v tomto pořadí a s mezerami; ztracené body s minusem, samotné - znamená nic.

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
