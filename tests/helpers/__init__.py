"""What tests of several rooms need."""
