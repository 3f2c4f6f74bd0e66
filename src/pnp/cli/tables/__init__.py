"""What commands share that ask for a table: entering it, its points alone, keeping it."""
