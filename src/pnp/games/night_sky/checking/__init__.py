"""What is looked for in card sets and maps of Night Sky."""
