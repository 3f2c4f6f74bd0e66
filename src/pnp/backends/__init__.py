"""The backends: each turns the same scene into bytes, in a form of its own."""
