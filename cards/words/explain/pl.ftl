# Co `pnp explain` mówi o każdej karcie.

explain-rulings = Rozstrzygnięcia
