"""The press: from faces and copies to printed pages, as pure arithmetic on scenes."""
