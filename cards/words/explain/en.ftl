# What `pnp explain` says of any card.

explain-rulings = Rulings
