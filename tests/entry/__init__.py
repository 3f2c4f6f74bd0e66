"""Score sheets that are entered answer by answer."""
