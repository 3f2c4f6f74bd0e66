"""Where scenes become bytes: each backend draws the same scene in a form of its own."""
