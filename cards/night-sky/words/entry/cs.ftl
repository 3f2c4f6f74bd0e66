# Česká slova k zadávání stolu hry Night Sky a k jejím kresbám ze znaků.

## Kresby

# Znaky jsou ty, které jsou v kresbě.
sketch-legend = o trpaslík, O obr, + pulsar, % dvojhvězda; 1 až 6 před hvězdou: nakreslená v tom kole; ' prach, x přes ekliptiku, * zbylá pohasínající hvězda, . škrtnutá
sketch-ends = Na konci: { $why }
sketch-start = { kind-name } × { $value }
# $n je počet hvězd karty; každá hvězda jejího druhu je za $value.
sketch-card = { $name } ({ $card }): { count-star }; { kind-name } × { $value }
sketch-published = Karta jiného výtisku: { count-star }; { kind-name } × { $value }
sketch-before = Předchozí karta: { kind-name } × { $value }
sketch-round = { $n }. kolo: { $points } ({ $why })
sketch-round-nothing = { $n }. kolo: 0
