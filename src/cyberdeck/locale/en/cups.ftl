# Tournaments

cups-about = Everybody with an account may enter, and bots too. Rounds begin by themselves.
cups-to-enter = To enter
cups-under-way = Under way
cups-over = Over
cups-none = No tournament is announced
cups-none-hint = Announce one: two are enough, the rounds begin by themselves, and bots play too.
cups-sign-in = Sign in to announce a tournament.
cups-sign-in-to-enter = Sign in to enter
cups-called-off = Called off
cups-is-over = Over
cups-begins = Begins { $time }
cups-round-until = Round { $number }, until { $time }
cups-swiss = Swiss
cups-round-robin = Round robin
cups-challenge = Challenge
cups-players = { $number } of { $most } places
cups-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
cups-hours =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
cups-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
cups-new = New tournament
cups-name = Name
cups-game = Game
cups-shape = Pairing
cups-challenge-hint = All teams play the same computer with the same deckers and the same shuffles, in each round another one.
cups-rounds = Rounds
cups-rounds-enough = as many as needed
cups-round-lasts = A round lasts at most
cups-begins-in = Begins in
cups-house = If the number is odd
cups-free = one is free
cups-rated = The games are rated
cups-announce = Announce
cups-enter = Enter
cups-begin-now = Begin now
cups-leave = Leave
cups-leave-question = You will not be paired any more. A game that is under way goes on.
cups-call-off = Call off
cups-call-off-question = Nobody will play this tournament.
cups-standings-after = Standings after round { $number }
cups-entered = Players
cups-nobody = Nobody has entered yet.
cups-player = Player
cups-points = Points
cups-tie-strength = Strength of schedule
cups-tie-extended = Extended
cups-tie-won = Won
cups-tie-cycles = Cycles
cups-tie-goals = Goals
cups-is-free = free
cups-nameless = nameless
cups-program = bot
cups-gone = left
cups-round = Round { $number }
cups-playing = Under way
cups-reached = cycle { $cycle }, goals { $goals }, decisions { $decisions }
cups-play-as = Play as { $side }
cups-play = Play
cups-rules = How it goes
cups-rule-sides = A match is two games, one with each side. A game won is worth three points.
cups-rule-ties = Equal points: the strength of the opponents decides, then that of their opponents, then the lot.
cups-rule-free = If the number is odd, one is free: six points, once at most.
cups-rule-house = If the number is odd, one plays against the computer, once at most.
cups-rule-team = Each account is a team and plays all deckers of the round.
cups-rule-team-points = Two points for each team that came less far, one for each that came as far: won, cycle, goals; then who won with fewer decisions or held out for more.
cups-rule-team-secret = The games can be watched when the round is over.
cups-rule-time = A round takes { $time } at most. Then who has not come has lost, or else who has used up more time.
cups-rule-late = Who comes later has no points for the rounds that he has missed.
cups-of-rounds =
    { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }
cups-made-by = Announced by { $name }
cups-all = All tournaments
