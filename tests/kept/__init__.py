"""Games that are kept: the file, the log, statistics."""
