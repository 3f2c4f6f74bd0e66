# Česká slova pro `--watch`.

watch-waiting = čekám na další uložení; skončíš pomocí Ctrl-C
watch-same = nic se nezměnilo
watch-not-made = nevyrobeno; co tam leží, zůstává, dokud neuložíš soubory bez chyb
