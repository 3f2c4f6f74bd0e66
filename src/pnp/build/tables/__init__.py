"""Tables: entered, scored, shown, played; and cards explained."""
