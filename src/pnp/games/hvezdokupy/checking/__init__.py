"""What is looked for in card sets of Hvězdokupy."""
