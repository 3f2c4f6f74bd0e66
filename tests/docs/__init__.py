"""The documentation: its commands, examples, tables and pictures."""
