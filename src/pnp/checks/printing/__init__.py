"""What will disappoint on printed faces: measured on what was drawn, element by element."""
