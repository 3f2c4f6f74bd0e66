"""What is looked for in tasks, advanced cards and boards of designers."""
