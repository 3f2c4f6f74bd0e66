"""Files from strangers, read as plain objects of which each knows its line and column."""
