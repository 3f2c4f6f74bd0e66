"""What all games share when they are scored."""
