# Polskie słowa dla `--watch`.

watch-waiting = czekam na następny zapis; kończysz przez Ctrl-C
watch-same = nic się nie zmieniło
watch-not-made = nie wykonano; to, co tam leży, zostaje bez zmian, dopóki nie zapiszesz plików bez błędów
