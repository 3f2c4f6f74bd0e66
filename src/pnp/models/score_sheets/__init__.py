"""The types of score sheets: the keys that games declare, the questions about them, and the keys that all
games share."""
