# Česká slova uložených her.

log-kept = Uloženo jako hra { $number }.
log-kept-like = Uloženo jako hra { $number }. Pokud je to opravená hra { $like }: pnp log edit { $like } { $sheet }, potom pnp log remove { $number }.
log-kept-already = Tahle tabulka už je uložená jako hra { $number }. Pokud šlo o jinou partii, dej tabulce název nebo den: „title“, „played“.
log-edited = Hra { $number } je teď taková, jak říká tato tabulka: verze { $version }.
log-edited-already = Hra { $number } taková už je: verze { $version }.
log-removed = Hra { $number } je odebrána: nevypisuje se a nepočítá. Vrátíš ji takto: pnp log edit { $number } TABULKA
log-removed-already = Hra { $number } už odebrána je.
