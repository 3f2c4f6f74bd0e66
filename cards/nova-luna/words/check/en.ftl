# English words of what is looked for in tiles of Nova Luna.

# The figures of a deck and their bounds; $found and $fair are several of them, in the order that is told.
fairness-just = { $least }
fairness-between = { $least }–{ $most }
fairness-at-most = ≤ { $most }
fairness-at-least = ≥ { $least }
fairness-of = Figure
fairness-colour = { $colour ->
    [red] red
    [blue] blue
    [teal] teal
   *[yellow] yellow
}
fairness-all = all
fairness-bound = fair
fairness-tiles = tiles
fairness-time = time { $number }
fairness-tasks = { $number ->
    [0] without a task
    [one] 1 task
   *[other] { $number } tasks
}
fairness-dots = asked for, dots
fairness-asked = most for one colour, %
fairness-ease = time with ease
fairness-same = tiles again

nova-luna-fairness = how fair the deck is, with all tiles that it joins
nova-luna-fairness-example = tiles by colour, time and tasks, what they ask for, and what would be fair
nova-luna-impossible = the task { $task } asks for { $wanted } { fairness-colour }, and beside this tile the deck has { $there }
nova-luna-impossible-right = ask for fewer of them, or add { fairness-colour } tiles
nova-luna-impossible-example = BBBB in a deck of three blue tiles
nova-luna-few = the whole deck has { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, and { $needed } are laid around the Moon wheel at the start
nova-luna-few-right = add some, or leave out “replaces: true”, so that they join those that ship
nova-luna-few-example = a set of eight tiles that replaces ours
nova-luna-colours = the colours have { $found } tiles (red, blue, teal, yellow)
nova-luna-colours-right = fair is { $fair } each
nova-luna-colours-example = two red tiles beside the 68 that ship
nova-luna-times = of times 1 to 7 there are { $found } { fairness-colour } tiles
nova-luna-times-right = { $bounds ->
    [alike] fair is { $fair } each
   *[several] fair are { $fair }
}
nova-luna-times-example = six red tiles of time 4 among 76
nova-luna-tasks = no task, 1, 2 and 3 tasks are on { $found } tiles
nova-luna-tasks-right = { $bounds ->
    [alike] fair is { $fair } each
   *[several] fair are { $fair }
}
nova-luna-tasks-example = a deck in which no tile has three tasks
nova-luna-dots = the deck asks for the colours { $found } times (red, blue, teal, yellow)
nova-luna-dots-right = fair is { $fair } each
nova-luna-dots-example = one more task BB beside the 68 tiles that ship
nova-luna-asked = { fairness-colour } tiles ask { $dots } times of { $all } for { $of ->
    [red] red
    [blue] blue
    [teal] teal
   *[yellow] yellow
} ({ $percent } %)
nova-luna-asked-right = at most { $most } % is fair
nova-luna-asked-example = red tiles of which half of the dots are blue
nova-luna-ease = the rank correlation of time and ease is { $found }
nova-luna-ease-right = { $fair } or more is fair: give easier tiles higher times
nova-luna-ease-example = hard tiles of time 7, easy ones of time 1
nova-luna-same = { $number } { fairness-colour } tiles are the same: { $cards }
nova-luna-same-right = change one; of a colour { $most ->
    [one] one pair is
   *[other] { $most } pairs are
} fair
nova-luna-same-example = R4:BB,T three times
