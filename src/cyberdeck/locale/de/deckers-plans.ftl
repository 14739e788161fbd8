# Was ein Decker des Computers über seinen Plan sagt.

deckers-deed-at = { $deed } ({ $space })
deckers-deed-then = { $deed }, dann { $then }
deckers-intends = Mein Plan: { $deeds }
deckers-intends-nothing = Ich habe in diesem Zug getan, was ich kann.

deckers-part-bring = { $decker } → { $space }: { $program }
deckers-part-home = { $decker } → { $space }, ehe der letzte Zug vorbei ist
deckers-part-supply = { $decker } entfernt Späher: Der Vorrat wird knapp
