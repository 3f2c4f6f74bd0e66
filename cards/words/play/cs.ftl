# Česká slova společníka u stolu, ať se hraje cokoli.

## Co říká o sobě

play-commands = < vezme krok zpět, <<< tři; / vypíše, co se stalo, ? poradí; Ctrl-C hru uloží a skončí.
play-undone = Vzato zpět: { $what }
play-nothing-told = Zatím se nic nestalo.
play-begins = Nová hra, po každém kroku uložená v { $file }.
play-new = Hra podle { $file }.
play-on = Hra pokračuje tam, kde skončila.
play-changed = { $file } se od té doby změnil. Hra pokračuje podle něj; dřívější kroky jsou zapomenuty.
play-ready = Enter spustí hodiny, na tah je { $seconds } s
play-soon = pospěš si
play-next = Další tah začne, až vyprší čas (Enter ho začne hned)
play-over = Enter skončí; < vezme krok zpět
play-kept = Uloženo v { $file }.

## Proč se na odpověď ptáme znovu

refused-mended = Další klávesa odpověď nahradí, šipky ji upraví, Esc ji smaže.
refused-near = „{ $typed }“ tu není. Myslíš { $meant }?
refused-unknown = „{ $typed }“ tu není.
refused-back = Zatím se nestalo nic, co by šlo vzít zpět.
refused-pause = Enter pokračuje; < vezme krok zpět.
