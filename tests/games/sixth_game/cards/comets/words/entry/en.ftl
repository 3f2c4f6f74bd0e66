ask-comet = { $name }’s comet
key-comet = The comet that was watched, such as H1.
ask-nights = { $name }, clear nights
ask-nights-hint = Enter: none
key-nights = How many nights were clear, 0 to 99.
