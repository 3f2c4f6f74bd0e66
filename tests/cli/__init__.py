"""The commands as a user meets them."""
