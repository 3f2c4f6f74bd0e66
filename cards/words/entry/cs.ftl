# Česká slova zadávání stolu, ať se hraje cokoli.

## Proč se na odpověď ptáme znovu

refused-number = „{ $typed }“ není číslo od { $least } do { $most }.
refused-near = „{ $typed }“ tu není. Myslíš { $meant }?
refused-unknown = „{ $typed }“ tu není.
refused-how-many = To je { $n }; má jich být { $least ->
    [0] nejvýše { $most }
   *[other] { $least } až { $most }
}.
