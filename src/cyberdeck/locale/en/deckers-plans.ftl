# What a computer's decker says about its plan.

deckers-deed-at = { $deed } ({ $space })
deckers-deed-then = { $deed }, then { $then }
deckers-intends = I plan: { $deeds }
deckers-intends-nothing = I have done what I can in this turn.

deckers-part-bring = { $decker } → { $space }: { $program }
deckers-part-home = { $decker } → { $space }, before the last turn is over
deckers-part-supply = { $decker } removes Sparks: the supply runs low
