# Česká slova uložených her.

## Hra se ukládá, opravuje, odebírá

log-kept = Uloženo jako hra { $number }.
log-kept-like = Uloženo jako hra { $number }. Pokud je to opravená hra { $like }: pnp log edit { $like } { $sheet }, potom pnp log remove { $number }.
log-kept-already = Tahle tabulka už je uložená jako hra { $number }. Pokud šlo o jinou partii, dej tabulce název nebo den: „title“, „played“.
log-edited = Hra { $number } je teď taková, jak říká tato tabulka: verze { $version }.
log-edited-already = Hra { $number } taková už je: verze { $version }.
log-removed = Hra { $number } je odebrána: nevypisuje se a nepočítá. Vrátíš ji takto: pnp log edit { $number } TABULKA
log-removed-already = Hra { $number } už odebrána je.

## Seznam

log-number = Č.
log-day = Hráno
log-game = Hra
log-winner = Vítěz
log-players = Kdo hrál
log-count = { $count ->
    [one] Jedna hra.
    [few] { $count } hry.
    [many] { $count } hry.
   *[other] { $count } her.
} Jednu z nich uvidíš znovu: pnp log show ČÍSLO
log-none = Žádná uložená hra taková není.
log-empty = Zatím není uložená žádná hra. Hru uložíš takto: pnp score TABULKA --keep

## Hra ukázaná znovu

log-heading = Hra { $number }
log-versions = Uloženo:
log-is-removed = odebrána
log-as-kept = Jak ji sečetlo pnp { $pnp } a jak platí: { $told }.

## Odkazy pro Board Game Stats

log-left-out = Pozice je na odkaz příliš dlouhá.
log-long-link = Odkaz na hru { $number } by byl i s pozicí příliš dlouhý, proto je bez ní. Má ji pnp log export --format bgstats.
