"""What files may say: card sets, layouts, papers, printers."""
