"""A page on this machine alone that shows the faces of kits while they are made; it knows HTTP, but no
cards."""

from pnp.preview.server import Deck, KitView, PortError, PreviewFace, Server, page_files, round_files
