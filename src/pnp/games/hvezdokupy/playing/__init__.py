"""Hvězdokupy in play: the companion at the table, from the set-up to the last round."""
