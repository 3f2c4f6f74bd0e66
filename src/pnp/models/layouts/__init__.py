"""What a layout may say: its size and faces, its theme, its elements."""
