# Polskie słowa towarzysza przy stole, w cokolwiek się gra.

## Co mówi o sobie

play-commands = < cofa o krok, <<< o trzy; / wypisuje, co się stało, ? objaśnia; Ctrl-C zapisuje grę i kończy.
play-undone = Cofnięto: { $what }
play-nothing-told = Nic się jeszcze nie stało.
play-begins = Nowa gra, po każdym kroku zapisywana w { $file }.
play-new = Gra według { $file }.
play-on = Gra toczy się dalej od miejsca, w którym stanęła.
play-changed = Plik { $file } zmieniono ręcznie. Gra toczy się dalej według niego; wcześniejsze kroki są zapomniane.
play-ready = Enter uruchamia zegar, { $seconds } s na turę
play-soon = pospiesz się
play-next = Następna tura zacznie się, gdy czas minie (Enter: od razu)
play-over = Enter kończy; < cofa o krok
play-kept = Zapisano w { $file }.

## Dlaczego pytamy jeszcze raz

refused-mended = Następny klawisz zastąpi odpowiedź, strzałki ją poprawią, Esc ją usunie.
refused-near = Nie ma tu „{ $typed }”. Chodzi o { $meant }?
refused-unknown = Nie ma tu „{ $typed }”.
refused-back = Nie stało się jeszcze nic, co można by cofnąć.
refused-pause = Enter prowadzi dalej; < cofa o krok.
