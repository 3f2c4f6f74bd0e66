"""Files and folders that appear whole or not at all, and limits for what strangers send."""
