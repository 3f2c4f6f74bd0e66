# Polskie słowa pustego arkusza gry Nebula.

sheet-version = „full”, z licznikami i kartami zaawansowanymi, albo „basic”.
sheet-public = Cztery karty wspólne na stole, na przykład [V3, V15, V17, V20].
sheet-advanced = Karta zaawansowana w każdym sektorze, na przykład B4.
sheet-counters = Znaczniki na każdym liczniku, najdalszy w prawo pierwszy; bez tych, które nie opuściły startu.
sheet-counter-colours = Na przykład [white, red, blue], czyli biały, czerwony, niebieski; fioletowy to purple, żółty yellow, pomarańczowy orange.
sheet-counter-constellations = Na przykład [lyra, orion]; są jeszcze draco i corvus.
sheet-counter-advanced = Na przykład [II, IV, I].
sheet-galaxy = Litera za każde pole: R czerwona, P fioletowa, Y żółta, W biała, B niebieska, O pomarańczowa, kropka za puste. „core” to pole w środku; pola konstelacji stoją w kolejności swoich numerów.
sheet-black-holes = Ile czarnych dziur położył gracz.
sheet-personal = Karta osobista, na przykład O19.
sheet-claimed = Karty wspólne, na których gracz ma znacznik, i gdzie, na przykład {"{"}V15: first, V3: later{"}"}; first to pierwszy, later później.
