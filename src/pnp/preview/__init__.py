"""A page on this machine alone that shows the faces of kits while they are made: knows HTTP, and no card."""

from pnp.preview.content import Deck, Face, Sight, page_files, round_files
from pnp.preview.server import PortError, Server
