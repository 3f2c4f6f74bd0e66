# Polskie słowa zachowanych gier.

## Gra jest zachowywana, poprawiana, usuwana

log-kept = Zachowano jako grę { $number }.
log-kept-unfinished = Zachowano jako niedokończoną grę { $number }; statystyki ją pomijają. Gdy się skończy:
log-like = Jeśli to poprawiona gra { $like }:
log-kept-already = Ten zapis partii jest już zachowany jako gra { $number }. Jeśli to była inna partia, podaj w zapisie tytuł albo dzień: „title”, „played”.
log-seen = Zobaczysz ją znowu poleceniem: { $command }
log-offer = Zachować grę dla pnp log i pnp stats? [T/n]
log-yes = t tak y
log-no = n nie
log-yes-or-no = t zachowuje grę, n nie; sam Enter ją zachowuje.
log-later = Później zachowasz ją poleceniem: { $command }
log-edited = Gra { $number } jest teraz taka, jak mówi ten zapis partii: wersja { $version }.
log-edited-already = Gra { $number } już taka jest: wersja { $version }.
log-removed = Gra { $number } jest usunięta: nie ma jej na liście i nie jest liczona. Przywrócisz ją tak:
log-brings-back = { $command } ZAPIS
log-removed-already = Gra { $number } jest już usunięta.

## Lista

log-number = Nr
log-day = Grano
log-game = Gra
log-winner = Zwycięzca
log-players = Kto grał
log-count = { $count ->
    [one] Jedna gra.
    [few] { $count } gry.
    [many] { $count } gier.
   *[other] { $count } gry.
} Jedną z nich zobaczysz znowu: { $command } NUMER
log-none = Nie ma takiej zachowanej gry.
log-empty = Nie zachowano jeszcze żadnej gry. Zachowasz ją poleceniem: pnp score ZAPIS --keep

## Gra pokazana ponownie

log-heading = Gra { $number }
log-lasted = { $n } min
log-versions = Zachowano:
log-is-removed = usunięta
log-as-kept = Tak policzyło ją pnp { $pnp } i tak się liczy: { $told }.

## Linki dla Board Game Stats

log-unfinished-left-out = { $n ->
    [one] Jedna gra nie jest skończona i została pominięta.
    [few] { $n } gry nie są skończone i zostały pominięte.
    [many] { $n } gier nie jest skończonych i zostało pominiętych.
   *[other] { $n } gry nie jest skończone i zostało pominięte.
}
log-long-link = { $lacks ->
    [notes] Link do gry { $number } byłby z notatkami i pozycją za długi, więc jest bez nich. Ma je pnp log export --format bgstats.
   *[position] Link do gry { $number } byłby z pozycją za długi, więc jest bez niej. Ma ją pnp log export --format bgstats.
}
log-short-code = { $lacks ->
    [notes] Na kod QR gry { $number } z notatkami i pozycją nie ma tu miejsca: jest bez nich, a ma je link.
   *[position] Na kod QR gry { $number } z pozycją nie ma tu miejsca: jest bez niej, a ma ją link.
}
log-large-code = Kod QR gry { $number } zajmuje { $columns } kolumn i { $rows } wierszy, a okno ma ich { $wide } i { $high }. Powiększ okno albo zmniejsz litery i spróbuj ponownie.
log-no-code = Link do gry { $number } jest za długi na jakikolwiek kod QR.
