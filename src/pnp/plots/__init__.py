"""Plots, drawn as a plate of an engraved atlas: curves, bars and stacked bars on one page."""

from pnp.plots.charts import PLAYERS, Bar, Bars, Chart, Curve, Curves, Plate, Stack, Stacks
from pnp.plots.plate import draw_plate
