"""What the user has told pnp once and for all: the usual paper and language, and printers with their ways."""

from pnp.settings.file import Settings, config_file, data_folder, load_settings, named_printer, write_printer
