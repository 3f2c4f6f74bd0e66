"""What is looked for in planets, missions and mats of designers."""
