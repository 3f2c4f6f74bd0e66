"""Fonts, widths, line ends and fit."""
