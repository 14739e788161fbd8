### The computer's players, from the weakest to the strongest.

rung-script = Script
    .corp = Does what comes to mind first, and often regrets it.
    .runner = Does what comes to mind first, and often regrets it.
    .deckers = Does what comes to mind first, and often regrets it.
rung-daemon = Daemon
    .corp = Advances its agendas as soon as it can, and is careless.
    .runner = Runs wherever luck may lie, and is careless.
    .deckers = Goes straight for the goal, and is careless.
rung-agent = Agent
    .corp = Builds its walls before it scores, and slips now and then.
    .runner = Builds its rig before it runs, and slips now and then.
    .deckers = Builds up before it strikes, and slips now and then.
rung-construct = Construct
    .corp = Lays traps for those who run without thinking.
    .runner = Strikes at your hand and at what you install.
    .deckers = Keeps the Sparks down before they gather.
rung-oracle = Oracle
    .corp = Thinks through what could be, and forgets nothing that it has seen.
    .runner = Thinks through what could be, and forgets nothing that it has seen.
    .deckers = Thinks through what could be, and forgets nothing that it has seen.
rung-house = Plain player
    .corp = Judges one question at a time.
    .runner = Judges one question at a time.
    .deckers = Judges one question at a time.
rung-random = Chance
    .corp = Takes any answer.
    .runner = Takes any answer.
    .deckers = Takes any answer.
rung-unknown = There is no computer player “{ $name }”; choose one of { $known }.
rung-option = Who plays for the computer, from weak to strong: script, daemon, agent, construct, oracle.
rung-plays = Your opponent: { $rung }. { $about }
rung-next = Next time try { $rung }: --rung { $name }

# What the computer thinks of.
plan-chances-won = as good as won ({ $number } %)
plan-chances-good = good chances ({ $number } %)
plan-chances-even = about even ({ $number } %)
plan-chances-poor = poor chances ({ $number } %)
plan-chances-lost = as good as lost ({ $number } %)
plan-best = the best that I can see
plan-close = almost as good
plan-behind = clearly worse
review-none = Games of { $game } cannot be reviewed.
