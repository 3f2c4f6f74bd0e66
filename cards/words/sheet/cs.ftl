# Česká slova prázdného zápisu, ať se hraje cokoli.

sheet-title = { $game }: prázdný zápis hry.
sheet-fill = Doplň, co je prázdné. Klíč za # začne platit, když # smažeš.
sheet-score = Pak ho nech spočítat: pnp score { $file }
sheet-untitled = Páteční stůl
sheet-occasion = Kde se hrálo, kolik minut a co stojí za zapamatování.
sheet-at-home = U Ester
sheet-noted = První hra s novými kartami.
sheet-others = Stejně jako výše.
sheet-lines = Položky: { $lines }.
sheet-draw = Kresli níže, s větším odsazením než „{ $key }“.
