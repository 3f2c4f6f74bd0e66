# English words of what is looked for in planets, missions and mats of Tiny Galaxies.

## Planets

planets-one = { $least }
planets-range = { $least }–{ $most }
planets-column = { $of ->
    [points] Points
    [steps] steps
    [diplomacy] diplomacy
    [economy] economy
    [energy] energy
    [culture] culture
   *[all] all
}
tiny-galaxies-planets = planets by points and steps, with all that they join
tiny-galaxies-planets-example = how many planets of each kind and resource have 3 points and 4 steps
tiny-galaxies-steps = a track of { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} is out of line with { $points ->
    [one] 1 point
   *[other] { $points } points
}
tiny-galaxies-steps-right = let its steps be { $fair }, or its points { $worth }
tiny-galaxies-steps-example = a planet of 7 points whose track has 2 steps
tiny-galaxies-kinds = planets are uneven: { $found } (diplomacy, economy)
tiny-galaxies-kinds-right = of { $all } at most { $most } should be of one kind
tiny-galaxies-kinds-example = 34 of 54 planets with diplomacy tracks
tiny-galaxies-resources = planets are uneven: { $found } (yielding energy, culture)
tiny-galaxies-resources-right = of { $all } at most { $most } should yield the same
tiny-galaxies-resources-example = 34 of 54 planets that yield energy
tiny-galaxies-alike = this planet is like { $other } in all but its name
tiny-galaxies-alike-right = change its points, its track, its resource or its action, or let one card have “copies: 2”
tiny-galaxies-alike-example = two planets with the same points, resource, track and action
tiny-galaxies-name-twice = { $other } is called “{ $name }”, too{ $in ->
    [all] { "" }
   *[some] { " " }({ $languages })
}
tiny-galaxies-name-twice-right = choose another name
tiny-galaxies-name-twice-example = two planets that are both called Keystone in English
tiny-galaxies-own-text = “text” stands in place of the words that follow from “{ $key }”, which the signs still tell
tiny-galaxies-own-text-right = leave it out, or let it say the same
tiny-galaxies-own-text-example = “text: Take it all” beside “action”

## Missions

missions-column = { $of ->
    [players] Players
    [dealt] missions
    [comparing] comparing players
   *[needed] needed
}
tiny-galaxies-missions = missions that can be dealt, with all that they join
tiny-galaxies-missions-example = for 2 players 6 missions, 4 of which are needed
tiny-galaxies-impossible = nobody can meet this mission: { $task }
tiny-galaxies-impossible-right = ask for what the planets and the mat allow
tiny-galaxies-impossible-example = “stores” of 8 energy where a mat holds 7
tiny-galaxies-certain = everyone meets this mission, whatever happens: { $task }
tiny-galaxies-certain-right = ask for more
tiny-galaxies-certain-example = “empire-level” with “at_least: 1”
tiny-galaxies-never-both = two players can never meet both this mission and { $n ->
    [one] { $others }
   *[other] any of { $others }
}
tiny-galaxies-never-both-right = ask for something else, or for less
tiny-galaxies-never-both-example = 15 planets of diplomacy beside a mission that needs 16 of culture
tiny-galaxies-shared = it pays more to those who share first place than to whoever has it alone
tiny-galaxies-shared-right = let “shared” be no more than “points”, so that it pays to be ahead
tiny-galaxies-shared-example = “points: 2, shared: 3”
tiny-galaxies-same-mission = this mission asks for the same as { $other }
tiny-galaxies-same-mission-right = ask for something else{ $copies ->
    [yes] , or let one card have “copies: 2”
   *[no] { "" }
}
tiny-galaxies-same-mission-example = two missions for most energy
tiny-galaxies-too-few-missions = for { $players } players only { $dealt ->
    [one] 1 mission
   *[other] { $dealt } missions
} can be dealt
tiny-galaxies-too-few-missions-right = { $needed } are needed, two for each: add some, or deal more of them to fewer players
tiny-galaxies-too-few-missions-example = a set of five missions that replaces ours

## Mats

mat-track = { $track ->
    [points] points
    [dice] dice
   *[ships] ships
}
tiny-galaxies-falling = level { $level } has { $now } { mat-track }, and the level before it { $before }
tiny-galaxies-falling-right = let no level give less than the one before
tiny-galaxies-falling-example = “points: [0, 1, 2, 3, 5, 4]”
tiny-galaxies-dice = level { $level } rolls { $number } dice
tiny-galaxies-dice-right = write 1 to { $most }: so many there are
tiny-galaxies-dice-example = “dice: [4, 5, 5, 6, 6, 8]”
tiny-galaxies-ships = level { $level } has { $number } ships
tiny-galaxies-ships-right = write 1 to { $most }: so many each player has
tiny-galaxies-ships-example = “ships: [2, 2, 3, 3, 4, 5]”
tiny-galaxies-idle-level = level { $level } gives nothing more than the level before it
tiny-galaxies-idle-level-right = give it more points, dice or ships
tiny-galaxies-idle-level-example = two levels with 1 point, 5 dice and 2 ships
tiny-galaxies-start = the mat holds { $limit } { $resource ->
    [energy] energy
   *[culture] culture
}, and each player begins with { $start }
tiny-galaxies-start-right = let it hold { $start } or more
tiny-galaxies-start-example = “limits: {"{"}energy: 1, culture: 7{"}"}”
tiny-galaxies-unpaid-level = nobody can pay for level { $level }: { $off ->
    [yes] what a mat holds and what planets take off come to { $most } of a resource at most
   *[no] a mat holds { $most } of a resource at most
}
tiny-galaxies-unpaid-level-right = let it hold { $more } more { $resource ->
    [energy] energy
   *[culture] culture
}, or add planets that make levels cheaper
tiny-galaxies-unpaid-level-example = “limits: {"{"}energy: 3, culture: 3{"}"}”
tiny-galaxies-over = the game is over as it begins: level 1 has { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $goal } end it
tiny-galaxies-over-right = raise the goal, or lower the points of level 1
tiny-galaxies-over-example = “goal: 5” and 5 points for level 1
tiny-galaxies-endless = nobody can end the game: all planets and the best level come to { $points } points, and { $goal } end it
tiny-galaxies-endless-right = lower the goal, or add planets
tiny-galaxies-endless-example = “goal: 153”
