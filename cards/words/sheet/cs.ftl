# Česká slova prázdného zápisu, ať se hraje cokoli.

sheet-title = { $game }: prázdný zápis hry.
sheet-fill = Doplň, co je prázdné. Klíč za # začne platit, když # smažeš.
sheet-score = Pak ho nech spočítat: pnp score { $file }
sheet-untitled = Páteční stůl
sheet-occasion = Kde se hrálo, kolik minut a co stojí za zapamatování.
sheet-at-home = U Ester
sheet-noted = První hra s novými kartami.
sheet-unfinished = Jen pro nedohranou hru: nikdo zatím nevyhrává a do statistik se nepočítá.
sheet-players = V pořadí tahů, začínající hráč první.
sheet-others = Stejně jako výše.
sheet-by-hand = Body, které už znáš, místo všeho, co položka potřebuje. Položky: { $lines }.
