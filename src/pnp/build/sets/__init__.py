"""From a file to a set that can be drawn or scored: one frozen `ResolvedSet`, with all that is wrong."""
