"""The checks of printed faces: they measure the drawn shapes, element by element."""
