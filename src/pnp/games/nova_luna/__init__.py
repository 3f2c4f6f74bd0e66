"""Nova Luna: 1–4 players lay mosaics of tiles that ask for tiles of colours beside them."""
