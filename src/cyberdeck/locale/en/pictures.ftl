# Words in pictures of positions.

picture-over = The game is over
preview-site = Android: Netrunner and Deckers, played exactly as their rulebooks say: alone, with friends, against the house.
preview-waiting = A seat is free: come and play.
preview-playing = Being played just now: look on.
preview-deck = { $identity } · { $cards } cards · influence { $spent } of { $limit }
picture-run = Run on { $server }
picture-rig = Rig
picture-nothing = nothing installed yet
picture-wins = { $name } wins
picture-turns = Turns
picture-credits = Credits
picture-cards-left = Cards left
picture-together = The deckers win
picture-machine = { $name } wins
picture-cycle = Cycle { $number } · { $level }
picture-cycles = Cycles
picture-sparks = Sparks on the network
picture-guardians = Guardians
picture-programs = Programs
