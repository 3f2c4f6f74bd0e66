# English words of Tiny Galaxies.

game-name = Tiny Galaxies
line-empire = Empire
line-planets = Planets
line-mission = Secret mission
tie-resources = energy and culture left
winner-rogue = The rogue galaxy

# $value is the number of its points.
fact-rogue = The rogue galaxy has { $value ->
    [one] { $value } point
   *[other] { $value } points
}.

empire = level { $level }
planet = { $card } { $name }
planet-by-points = a planet by its points

# What a mission asks for; planets-of is given a $kind or a $resource.
rule-most = most { $what ->
    [planets] planets
    [diplomacy] diplomacy planets
    [economy] economy planets
    [energy] energy left
   *[culture] culture left
}
rule-fewest-planets = fewest planets
rule-planets-of = at least { $at_least } { $kind ->
   *[none] { "" }
    [diplomacy] diplomacy{ " " }
    [economy] economy{ " " }
}{ $at_least ->
    [one] planet
   *[other] planets
}{ $resource ->
   *[none] { "" }
    [energy] { " " }yielding energy
    [culture] { " " }yielding culture
}
rule-equal-kinds = as many diplomacy planets as economy planets, at least one of each
rule-stores = at least { $energy } energy and { $culture } culture left
rule-empire-level = empire on level { $at_least } or higher
rule-ships-home = { $ships ->
    [all] every ship at home
   *[none] no ship at home
}
rule-ended-game = ending the game

mission-met = { $card } { $name }, met: { $task }
mission-shared = { $card } { $name }, shared: { $task }
mission-not-met = { $card } { $name }, not met: { $task }

unfinished-goal = nobody has the { $goal } points at which the game ends, missions not counted
warning-same-planet = on the table too often: { $cards }
warning-too-many-ships = { count-ship } entered; there are only { $most }
warning-same-mission = dealt too often: { $cards }
warning-mission-not-dealt = { $card } is dealt only from { count-player } on
warning-ended-below-goal = is marked as having ended the game, but has { $n } points without missions; the game ends at { $goal }, and points never fall
warning-end-not-marked = { $card } asks who ended the game, and nobody is marked: “ended_game: true”

# The rogue galaxies, on the backs of the mats. $level is 1 to 5; $n is how much an attack does.
rogue-galaxy = Rogue galaxy · { $level ->
    [1] practice
    [2] easy
    [3] fair
    [4] hard
   *[5] hardest
}
rogue-ships = 4 ships at the start
rogue-energy = At 7 after its turn: **its empire rises one level,** energy back to 0.
rogue-culture = At 7 after its turn: **an extra turn of 3 dice,** then culture back to 0.
rogue-attacks = Its attacks by level
rogue-answer = 1 :energy: + 1 :culture: it rolls a usable die again  ·  1 :culture: you follow a usable die
rogue-wins = it wins, also at 21 points
attack-once = once a turn
attack-spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
attack-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
attack-lose-energy = You lose { $n } energy.
attack-lose-culture = You lose { $n } culture.
attack-lose-any = You lose { attack-resources }; you choose which.
attack-steal-energy = It takes { $n } energy from you.
attack-steal-culture = It takes { $n } culture from you.
attack-steal-any = It takes { attack-resources } from you; you choose which.
attack-back-first = Your ship nearest to colonising goes back { attack-spaces }.
attack-back-all = All your ships in orbit go back { attack-spaces }.
attack-push-all = All its ships in orbit advance { attack-spaces }.
attack-gain-energy = It gains { $n } energy.

## Planet cards

label-points = points
label-yields = { $of ->
    [energy] energy
   *[culture] culture
}

# What an action does, by its kind. $of is what the kind's own key says; all other keys go by their names.
action-amount = { $of ->
    [energy] { $amount } energy
    [culture] { $amount } culture
    [each] { $amount } energy and { $amount } culture
   *[either] { $amount } energy or { $amount } culture
}
action-ships = { $ships ->
    [one] a ship
   *[other] up to { $ships } ships
}
action-dice = { $dice ->
    [one] a die
   *[other] up to { $dice } dice
}
action-track = { $of ->
    [diplomacy] by diplomacy
    [economy] by economy
   *[either] on any track
}
action-steps = { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}
action-gain = Gain { action-amount }.
action-share = Gain { action-amount }; all others gain { $others }.
action-convert = Turn up to { $amount } { $of ->
    [energy] energy into culture
   *[culture] culture into energy
}, 1 for 1.
action-take = Take { action-amount } { $from ->
    [rival] from a rival
    [richer] from a rival with more
   *[each] from each rival
}.
action-reap = Gain 1 { $of ->
    [energy] energy
   *[culture] culture
} for each { $per ->
    [home] of your ships at home
    [landed] of your landed ships
    [orbit] of your ships in orbit
   *[colony] planet you have colonised
}, up to { $most }.
action-move = Move { action-ships }{ $to ->
    [surface] { " " }to a surface
    [orbit] { " " }into orbit
    [home] { " " }home
   *[anywhere] { "" }
}.
action-launch = Launch a ship from home { $of ->
    [diplomacy] on a diplomacy track; advance it
    [economy] on an economy track; advance it
   *[either] into orbit and advance it
} { action-steps }.
action-recall = Bring { action-ships } home{ $ships ->
    [one] { " " }and gain { action-amount }
   *[other] ; gain { action-amount } for each
}.
action-expel = { $expel ->
    [surface] Send { $ships ->
        [one] a landed rival ship
       *[other] up to { $ships } landed rival ships
    } home.
   *[start] Send { $ships ->
        [one] a rival ship on a start space
       *[other] up to { $ships } rival ships on start spaces
    } home.
}
action-advance = Advance a ship { action-steps } { action-track }.
action-drive = Pay { action-cost } to advance a ship { action-steps } { action-track }.
action-cost = { $pay ->
    [energy] { $amount } energy
    [culture] { $amount } culture
   *[either] { $amount } energy or { $amount } culture
}
action-chase = Advance a ship { action-track } to the foremost rival ship, by { $most } at most.
action-repel = Move a rival ship back { action-steps } { action-track }.
action-hire = Pay a rival { action-amount } and use the action of one of their planets.
action-echo = Use the action of a planet { $echo ->
    [landed] where your ship has landed
    [orbit] where your ship is in orbit
   *[colony] that you have colonised
}.
action-upgrade = Raise your empire { $of ->
    [energy] with energy{ " " }
    [culture] with culture{ " " }
   *[either] { "" }
}for { $discount } less{ $discount ->
    [one] { "" }
   *[other] , at least 1
}.
action-reroll = Re-roll { action-dice } for nothing.
action-set = Turn { action-dice } { $set ->
    [move] to “move a ship”
    [energy] to “gain energy”
    [culture] to “gain culture”
    [diplomacy] to “advance diplomacy”
    [economy] to “advance economy”
    [colony] to “use a colony”
   *[any] to any face
}.
action-follow = Until your next turn, follow { action-dice } { $follow ->
    [free] for nothing
   *[energy] { $dice ->
        [one] for 1 energy
       *[other] for 1 energy each
    }
}.
action-survey = Put { $survey ->
    [one] a planet
   *[other] up to { $survey } planets
} without ships under the deck and refill the row.

## Mission cards

label-alone = alone
label-shared = shared
label-dealt = from { count-player } on
card-most = { $what ->
    [planets] Nobody has colonised more planets than you.
    [diplomacy] Nobody has more diplomacy planets than you.
    [economy] Nobody has more economy planets than you.
    [energy] Nobody has more energy left than you.
   *[culture] Nobody has more culture left than you.
}
card-fewest-planets = Nobody has colonised fewer planets than you.
card-planets-of = You have { rule-planets-of }.
card-equal-kinds = You have as many diplomacy as economy planets, at least one each.
card-stores = You have at least { $energy } energy and { $culture } culture left.
card-empire-level = Your empire is on level { $at_least } or higher.
card-ships-home = { $ships ->
    [all] All your ships stand in your home galaxy.
   *[none] None of your ships stands in your home galaxy.
}
card-ended-game = You end the game: you reach its goal before the others.

## The actions of planets in doubt: the printed leaf and `pnp explain` say these, by the kind of the action

kind-once = When
ruling-once = A ship that lands may use its planet’s action at once. The die “use a colony”, your own or one that you follow, uses that of one planet that you have colonised. With one die you use each planet’s action once at most, however one action leads to another.
kind-paying = Paying
ruling-paying = You pay first: in full, in one resource, never mixed. Who cannot pay cannot use the action. The supply is paid, unless the card names a rival.
kind-lapses = What cannot be done
ruling-lapses = Do what you can; the rest has no effect, and what was paid stays paid. “Up to” may be none. What “or” and “any” leave open you choose when you use the action, and keep to it.
kind-resources = Resources
ruling-resources = Nobody has more than 7 of a resource. What is gained or paid beyond that is lost; what there is no room for is neither taken nor turned. Nobody gives more than they have.
kind-tracks = Tracks
ruling-tracks = A ship that reaches the end of its track colonises the planet at once: all ships there go home, the row is filled up, spaces left over are lost. Then the rest of the action is done.
kind-rivals = Rivals
ruling-rivals = Rivals are all other players. A ship that is sent home goes to its owner’s galaxy. Where there are several to choose from, you choose.
kind-alone = Alone
ruling-alone = The rogue galaxy is another player and its ships are rival ships: it gains and is taken from, its planets are hired and its dice followed. A store that this fills acts at the end of its turn, as ever.

kind-gain = Gain energy or culture
ruling-gain = From the supply. With “or” the whole amount is of the one that you choose; with “and” you gain so much of each.
kind-share = Gain, and all others gain
ruling-share = All from the supply. The others gain whether they like it or not; what they have no room for is lost.
kind-convert = Turn energy into culture, or back
ruling-convert = You choose how many, none included. Each that you pay into the supply gives one of the other resource, as far as you have room.
kind-take = Take from rivals
ruling-take = From one rival, whom you choose; “with more” asks for one who has more of this resource than you. From each, you go round clockwise. Who has less gives what there is.
kind-reap = Gain for ships or planets
ruling-reap = Count when you use the action. A ship that has just landed counts among the landed; one that waits on its dock counts nowhere.
kind-upgrade = Raise your empire for less
ruling-upgrade = One level up, as on your mat: its price less this number, in one resource, never less than 1. New ships, dice and points are as ever. On level 6 it does nothing.
kind-move = Move ships
ruling-move = As with the die: to another planet or home, where there is room. Several ships are different ones; each that lands may use that planet’s action before the next one moves.
kind-launch = Launch a ship
ruling-launch = From home to the start of such a track where you have no ship yet; there it advances at once. If none can be launched, none advances.
kind-recall = Bring ships home
ruling-recall = From the surface or the orbit of any planets. You gain for each ship that comes home by this action; ships that were at home give nothing.
kind-expel = Send rival ships home
ruling-expel = Ships of any rivals, at any planets. “Landed” are those on a surface; on a start space are those in orbit that have not yet moved on.
kind-advance = Advance a ship
ruling-advance = One of your ships in orbit goes all the spaces, on a track that ends with this sign. Without a ship on such a track it does nothing.
kind-drive = Pay to advance a ship
ruling-drive = Pay first, then one of your ships goes the spaces on such a track. Spaces beyond its end are lost, and nothing is paid back.
kind-chase = Catch up with a rival ship
ruling-chase = A rival ship must be further on along the same planet’s track. Yours goes to the space of the foremost, or as near as the number allows. It never colonises.
kind-repel = Move a rival ship back
ruling-repel = One ship of any rival, on any such track. It stays on its start space if it is there, and never goes back beyond it.
kind-hire = Pay a rival, use a planet
ruling-hire = The rival is paid and may not refuse. You choose one of the planets that this rival has colonised, and use its action as if it were yours.
kind-echo = Use a planet’s action
ruling-echo = A planet where such a ship of yours is, or that you have colonised, as the card says. Ships stay where they are. This very planet cannot be meant, since it is used already.
kind-survey = Put planets under the deck
ruling-survey = Planets of the row without any ship, landed or in orbit. One after another: each gap is filled before you choose the next.
kind-reroll = Re-roll dice
ruling-reroll = Your own dice that are neither activated nor on the converter; so never in another’s turn. All that you choose are rolled once, together. The free re-roll of your turn stays yours.
kind-set = Turn dice
ruling-set = Your own dice that are neither activated nor on the converter; so never in another’s turn. “To any face” may be another face for each.
kind-follow = Follow dice
ruling-follow = In place of 1 culture, for so many dice until your next turn begins. Each die is still followed once at most. It stays in force whatever becomes of ship and planet; used anew, it replaces what was left of it.

## Missions in doubt

ruling-most = You must have at least one. Where another has as many as you, you have the smaller number of points.
ruling-fewest-planets = Where another has as few as you, you have the smaller number of points. None at all is fewest too.
ruling-planets-of = Only planets that you have colonised count, not those where your ships are.
ruling-equal-kinds = Only planets that you have colonised count, not those where your ships are.
ruling-stores = What is left when the game is over, after your last turn and all following.
ruling-empire-level = The points of the level itself count as well.
ruling-ships-home = A ship that still waits on its dock is nowhere, and does not count.
ruling-ended-game = It is you who first reached the goal with empire and planets, in whosever turn. One player at most ended the game.

## What `pnp explain` tells of a card: its values, and what is ruled on it


explain-yields = its ships yield { label-yields }
explain-track = { $kind ->
    [diplomacy] diplomacy track
   *[economy] economy track
}: { count-step }
explain-shared = { count-point } if shared
