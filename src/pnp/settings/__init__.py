"""What the user has told pnp once and for all: language, paper, ink, and printers with their ways."""

from pnp.settings.file import (
    NAMES,
    Settings,
    SystemLanguage,
    config_file,
    data_folder,
    find_system_language,
    load_settings,
    named_printer,
    write_printer,
    write_setting,
)
