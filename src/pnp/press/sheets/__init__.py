"""A sheet of paper with many pieces: its grid, its two sides, its marks, and which piece comes where."""
