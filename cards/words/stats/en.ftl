# English words of what kept games come to.

stats-empty = No game is kept yet. Keep one with: pnp score SHEET --keep
stats-none = No kept game is like that.
stats-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
stats-days = { stats-games }, { $first } to { $last }
stats-day = { stats-games }, { $first }
stats-decimal = { $whole }.{ $tenths }
stats-percent = { $n } %

## Headings of tables and of plots

stats-players = Who won
stats-alone = { $game }, alone
stats-without = { $game } without { $lines }
stats-lines = Average of each line
stats-ratings = Ratings
stats-totals-over-time = Totals, game by game
stats-ratings-over-time = Ratings, table by table
stats-kept-games = Kept games

## Heads of columns

stats-column-games = Games
stats-column-wins = Wins
stats-column-share = Share
stats-column-average = Average
stats-column-best = Best
stats-column-day = On
stats-column-rating = Rating
stats-column-doubt = ±

## Remarks

stats-fewest = Fewer points are better.
stats-unfinished = { $n ->
    [one] One game is not finished, and does not count yet.
   *[other] { $n } games are not finished, and do not count yet.
}
stats-share = The share is of games with others.
stats-ratings-about = By the places at tables of two or more, whatever the game; everybody begins at { $skill } ± { $doubt }. Who is surely better stands higher.
stats-won-of = { $won } of { $games }
stats-more = And { $n } more, who won less often.
stats-not-shown = Not shown: { $n ->
    [one] one more player
   *[other] { $n } more players
}.
stats-mean = Each point is the mean of a player’s last { $n } games.
