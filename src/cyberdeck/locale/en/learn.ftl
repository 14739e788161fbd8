# The lessons: what the coach says beside the table.

## The page and the coach

web-learn-netrunner = Learn Netrunner
web-learn-netrunner-about = Four short lessons at a real table. Do what the coach proposes, or go your own way: it follows you. The links under each step lead to the rules.
web-learn-deckers = Learn Deckers
web-learn-deckers-about = Three short lessons at a real table. Do what the coach proposes, or go your own way: it follows you. The links under each step lead to the rules.
web-learn-begin = Begin
web-learn-once-more = Once more
web-learn-done = done
web-learn-play = Now play your first game
web-learn-first-netrunner = You are the Runner with the Shaper deck; the house plays Jinteki. These two decks are the best to start with.
web-learn-first-deckers = You lead Oshin Noro and Monty Quantum against Alpha-Moby, with the layout and the Objectives for a first game.
web-learn-step = Step { $number } of { $all }
web-learn-next = Go on
web-learn-again = Begin again
web-learn-next-lesson = Next lesson
web-learn-all = All lessons
web-learn-aside = The lesson did not foresee this. Decide as you like; it goes on when its next step is possible.

## Netrunner: a run

web-learn-run = A run
web-learn-run-about = You are the Runner: earn money, install an icebreaker, get past ice and steal an agenda.
web-learn-run-table = You are the Runner, at the bottom of the table. Your cards are your hand, the grip. Opposite lie the servers of the Corp: HQ is its hand, R&D its deck, Archives its trash pile. Whoever has 7 agenda points first wins; you steal agendas by running on servers.
web-learn-run-credit = Each turn gives you 4 clicks, and every action costs at least one. { card-sure-gamble } costs 5 credits and you have 4. So spend a click on 1 credit.
web-learn-run-event = Now play the event { card-sure-gamble }: you pay 5 credits and gain 9. An event does what it says and goes to the heap, your trash pile.
web-learn-run-install = A piece of ice guards R&D: { card-wall-of-static }, a barrier. Without an icebreaker it ends your run. { card-corroder } breaks barriers; install it in your rig.
web-learn-run-run = With your last click, run on R&D. You can also click on the server itself.
web-learn-run-boost = You encounter { card-wall-of-static }, strength 3. { card-corroder } has strength 2, and an icebreaker must be at least as strong as the ice. Pay 1 credit for +1 strength during this encounter.
web-learn-run-break = Strong enough. Pay 1 credit to break the subroutine “End the run”.
web-learn-run-pass = No subroutine is left unbroken, so nothing happens to you. Pass, and you are past the ice.
web-learn-run-continue = All ice is behind you. Before you access anything you could still jack out, that is, break off the run. You have nothing to fear: go on.
web-learn-run-steal = The run is successful, and you access the top card of R&D. It is an agenda worth 3 points: steal it. Other cards you could only look at, or trash if they have a trash cost.
web-learn-run-end = The agenda lies in your score area: 3 of the 7 points you need. That is the heart of the game. Next, see it from the other side.

## Netrunner: an agenda

web-learn-score = An agenda
web-learn-score-about = You are the Corp: earn money, install ice and an agenda, advance it and score it.
web-learn-score-table = You are the Corp. You win by scoring agendas worth 7 points: install them facedown in a remote server, advance them, score them. One remote server is ready; { card-wall-of-static } guards it. A turn begins with drawing a card and gives you 3 clicks.
web-learn-score-operation = Money first: play the operation { card-hedge-fund }. It costs 5 credits and brings 9, and your identity adds 1 more.
web-learn-score-ice = The Runner can also run on your central servers. Install { card-enigma } in front of R&D. Ice is installed facedown and costs nothing until you rez it.
web-learn-score-agenda = Now install the agenda { card-hostile-takeover } in the first remote server, behind the ice. The Runner sees a facedown card and does not know what it is.
web-learn-score-advance = Your clicks are used up and the Runner takes his turn. He has no icebreaker, so he cannot get past the wall. When you are asked again, advance the agenda for 1 click and 1 credit.
web-learn-score-again = One advancement token lies on it. The card asks for 2, so advance once more.
web-learn-score-score = The agenda is fully advanced. Score it: that costs no click.
web-learn-score-end = You have your first agenda point. This card also brought 7 credits, at the price of bad publicity, which gives the Runner 1 credit in every run. Next, keep him out.

## Netrunner: ice

web-learn-rez = Ice against a run
web-learn-rez-about = You are the Corp, and the Runner is coming: rez ice at the right moment and save your agenda.
web-learn-rez-table = It is the Runner’s turn, and he runs on your remote server. In it lies { card-private-security-force } with 3 advancement tokens; with one more you can score it. Two pieces of ice stand before it, both still facedown.
web-learn-rez-katana = He approaches the outermost ice. Only now can you rez it, and it costs credits but no click. { card-neural-katana } does 3 net damage: the Runner loses 3 random cards from his grip. Rez it.
web-learn-rez-wall = He had no icebreaker. If he dares to approach the next ice, rez { card-wall-of-static }: it ends the run. Otherwise he jacks out, and your turn comes.
web-learn-rez-advance = The agenda is safe, and it is your turn. Advance { card-private-security-force } for the fourth time.
web-learn-rez-score = Score it at once, before the Runner can come back.
web-learn-rez-end = Two points, and your identity has done 1 more net damage. With more damage than cards in his grip the Runner would have been flatlined, and you would have won on the spot. Ice that is rezzed stays rezzed, so the Runner now knows what awaits him.

## Netrunner: a trace

web-learn-trace = A trace
web-learn-trace-about = You are the Corp: trace the Runner, tag him, and strike at what he owns.
web-learn-trace-table = The Runner runs on HQ, your hand. { card-hunter } stands before it, still facedown. It does not stop him: it traces him. If the trace is successful, he gets a tag, and a tagged Runner is in danger.
web-learn-trace-rez = He approaches the ice. Rez { card-hunter }.
web-learn-trace-bid = The trace begins with strength 3, and each credit you spend adds 1. Then the Runner answers with his link, 1, and up to 4 credits: at most 5. You need more than he has. Spend 3 credits for a strength of 6, and he cannot escape.
web-learn-trace-trash = He is tagged. The run goes on, but in HQ he finds only operations. In your turn you may, while he is tagged, trash a resource for 1 click and 2 credits: trash { card-armitage-codebusting }, his source of money.
web-learn-trace-accounts = Some cards can be played only against a tagged Runner. { card-closed-accounts } takes all his credits. Play it.
web-learn-trace-end = The Runner has lost his money. He gets rid of a tag for 1 click and 2 credits, if he can pay them. Now you know enough to play. Everything else is on the cards: point at one and it appears large.

## Deckers: programs and Pathways

web-learn-move = Programs and Pathways
web-learn-move-about = Upload a program, carry it through the network, and use a Pathway.
web-learn-move-table = The network has five servers with six spaces each. You are Oshin Noro, the red decker, on space 6 of your home server. All deckers play together against one computer, the SMC. Its black Sparks are on the purple server.
web-learn-move-cards = Below are your command cards. Each action is paid with the symbols on them. A purple symbol counts as any colour, and any three symbols together as one purple.
web-learn-move-upload = Upload a red program: it costs 3 red commands, and no SMC marker may be on your space. Pay with { command-payload } and { command-glitch }.
web-learn-move-pay = Now move. Each blue command is one movement point. Take 2 and pay with { command-route-trace }.
web-learn-move-carry = Go to Red#1 and take the red program along. You may carry up to three programs of one colour with every step.
web-learn-move-on = Spaces that share a side are adjacent, also across servers. Go to Yellow#1, with the program.
web-learn-move-path = No movement points are left. But Yellow#1 and Yellow#6 both have a blue program: they form a Pathway, and steps along it are free. Go to Yellow#6 with the program, and stop there.
web-learn-move-finish = End your actions. You discard your hand and may keep one card: keep { command-spoof }. Then you draw five.
web-learn-move-end = A new turn has begun, and the computer has placed a Spark near you. Three programs of a colour on one space can become an installation, which is stronger and stays. Next: how to get rid of Sparks.

## Deckers: Sparks

web-learn-sparks = Sparks
web-learn-sparks-about = What Sparks do, and two ways to remove them: infect and modify.
web-learn-sparks-table = Two black Sparks are on your space. While they are there you cannot upload. A third one would turn them into a Guardian, which is much harder to remove. And if a Spark must be placed when none is left in the supply, you have lost.
web-learn-sparks-infect = Infect them: you need a red program on your space. The red die, 1 per red command and 1 per red program stand against the black die and 1 per Spark. Oshin Noro adds 2. Use 2 red commands: { command-payload }.
web-learn-sparks-move = The Sparks are gone. Had you not been higher, you would have lost a red program. Now go to Yellow#1 with 1 blue command, { command-ping }, and leave the programs here.
web-learn-sparks-modify = Here are 2 yellow programs and 1 Spark. With more yellow programs than Sparks you may modify: a yellow program and the Spark go, and a new program comes. Pay 1 yellow and 1 red command for a red one.
web-learn-sparks-finish = Without dice and without risk. End your actions.
web-learn-sparks-end = Green commands push Sparks and programs to the next space. Do not push a Spark onto a Guardian: it explodes and sends Sparks to all spaces around it. Next: a whole cycle.

## Deckers: a cycle

web-learn-cycle = A cycle
web-learn-cycle-about = From the start of a turn to the computer’s attack: Objective, upgrade, evaluation.
web-learn-cycle-table = A game is a few cycles long, and each has an Objective. In a cycle every decker takes three turns; then comes the SMC. This is your third turn. The Objective is “{ objective-copper-404 }”: at the end, no SMC marker may be on space 4 of your home server.
web-learn-cycle-spark = At the start of each turn Alpha-Moby places a Spark on your space. This Objective sends it from space 6 to space 4, just where you do not want it. Later in the game, new Sparks spawn at random as well.
web-learn-cycle-move = Two red programs are waiting on Red#4. Go there with 1 blue command: { command-ping }.
web-learn-cycle-infect = Infect the Spark with 2 red commands: { command-payload }.
web-learn-cycle-upgrade = Better cards lie in the upgrade row. { command-cache-swap } costs 2 blue: pay with { command-route-trace }. The new card goes to your hand, and one of those you paid with leaves the game. So your deck gets better but never larger.
web-learn-cycle-finish = End your actions. It was your last turn in this cycle, so the SMC attacks: red programs fight the Sparks on their space, and Sparks that remain destroy all programs there. Then the Objective is evaluated.
web-learn-cycle-row = Goal met: the card gives you a green program. Then Sparks moved along the arrows of the card. Now you shuffle your cards and may renew the upgrade row. Keep it.
web-learn-cycle-end = The second cycle has begun, with a new Objective. Only the last, golden one must be met: then you win. You lose if it is missed, or if no Spark or Guardian is left when one must be placed. Now you know enough to play.
