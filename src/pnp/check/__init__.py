"""What can be found in a file of a designer, before anything is printed or played."""
