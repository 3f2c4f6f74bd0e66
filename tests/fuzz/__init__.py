"""What ships, mangled by chance and handed to every door."""
