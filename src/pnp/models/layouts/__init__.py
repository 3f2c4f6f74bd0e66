"""The types of layouts: size and faces, theme, elements."""
