"""Files that a run writes, whole or not at all; and files that it reads, tracked for saves."""
