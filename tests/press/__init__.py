"""Imposition, marks, backs, boards over pages and calibration."""
