# English words of `--watch`.

watch-waiting = watching for saves; Ctrl-C ends it
watch-same = nothing has changed
watch-not-made = not made; what lies there stays as it was, until a save without mistakes
