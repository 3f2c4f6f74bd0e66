"""What score sheets may say: the keys that games declare, the questions about them, what all games share."""
