# Česká slova uchovaných her.

## Hra se uchovává, opravuje, odebírá

log-kept = Uchováno jako hra { $number }.
log-kept-unfinished = Uchováno jako nedohraná hra { $number }; statistiky ji vynechávají. Až skončí:
log-like = Pokud je to opravená hra { $like }:
log-kept-already = Tenhle zápis už je uchovaný jako hra { $number }. Pokud šlo o jinou partii, dej zápisu název nebo den: „title“, „played“.
log-seen = Znovu ji uvidíš příkazem: { $command }
log-offer = Uchovat hru pro pnp log a pnp stats? [A/n]
log-yes = a ano y
log-no = n ne
log-yes-or-no = a hru uchová, n ne; pouhý Enter ji uchová.
log-later = Později ji uchováš příkazem: { $command }
log-edited = Hra { $number } je teď taková, jak říká tenhle zápis: verze { $version }.
log-edited-already = Hra { $number } taková už je: verze { $version }.
log-removed = Hra { $number } je odebrána: nevypisuje se a nepočítá. Vrátíš ji takto:
log-brings-back = { $command } ZÁPIS
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
} Jednu z nich uvidíš znovu: { $command } ČÍSLO
log-none = Taková uchovaná hra tu není.
log-empty = Zatím není uchovaná žádná hra. Uchováš ji příkazem: pnp score ZÁPIS --keep

## Hra ukázaná znovu

log-heading = Hra { $number }
log-lasted = { $n } min
log-versions = Uchováno:
log-is-removed = odebrána
log-as-kept = Jak ji sečetlo pnp { $pnp } a jak platí: { $told }.

## Odkazy pro Board Game Stats

log-unfinished-left-out = { $n ->
    [one] Jedna hra není dohraná a je vynechána.
    [few] { $n } hry nejsou dohrané a jsou vynechány.
    [many] { $n } hry není dohráno a je vynecháno.
   *[other] { $n } her není dohraných a jsou vynechány.
}
log-long-link = { $lacks ->
    [notes] Odkaz na hru { $number } by byl s poznámkami a pozicí příliš dlouhý, proto je bez nich. Má je pnp log export --format bgstats.
   *[position] Odkaz na hru { $number } by byl i s pozicí příliš dlouhý, proto je bez ní. Má ji pnp log export --format bgstats.
}
log-short-code = { $lacks ->
    [notes] Na QR kód hry { $number } s poznámkami a pozicí tu není místo: je bez nich a má je odkaz.
   *[position] Na QR kód hry { $number } i s pozicí tu není místo: je bez ní a má ji odkaz.
}
log-large-code = QR kód hry { $number } zabere { $columns } sloupců a { $rows } řádků a okno jich má { $wide } a { $high }. Zvětši okno nebo zmenši písmo a zkus to znovu.
log-no-code = Odkaz na hru { $number } je na jakýkoli QR kód příliš dlouhý.
