"""Enters, scores, shows and plays tables; explains cards."""
