"""The frozen corpus: what the program made of a wide range of orders when its outputs were last accepted."""
