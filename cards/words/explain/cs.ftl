# Co `pnp explain` říká o každé kartě.

explain-rulings = Výklad
