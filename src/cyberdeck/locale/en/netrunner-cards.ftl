## Shaper

card-kate-mac-mccaffrey = Kate "Mac" McCaffrey: Digital Tinker
    .text = Each turn, the first program or hardware you install costs 1 credit less.
card-diesel = Diesel
    .text = Draw the top 3 cards of your stack.
card-modded = Modded
    .text = Install 1 program or piece of hardware from your grip and pay 3 credits less for it.
card-the-makers-eye = The Maker's Eye
    .text = Make a run against R&D; if it succeeds, you access 2 more cards of R&D than usual.
card-tinkering = Tinkering
    .text = Pick 1 installed piece of ice, rezzed or not. For the rest of this turn it is also a barrier, a code gate and a sentry.
card-akamatsu-mem-chip = Akamatsu Mem Chip
    .text = Your memory limit rises by 1 MU.
card-rabbit-hole = Rabbit Hole
    .text = Your link rises by 1. After this install you may also search the stack for one more copy and install it at once, at its cost; shuffle the stack afterwards.
card-the-personal-touch = The Personal Touch
    .text = This card must be hosted by one of your icebreakers, whose strength rises by 1.
card-the-toolbox = The Toolbox
    .text = Your memory limit rises by 2 MU and your link by 2. 2 recurring credits, to be spent only on using icebreakers. You can have only 1 console installed.
card-battering-ram = Battering Ram
    .text = 2 credits: break 1 or 2 subroutines of a barrier. 1 credit: 1 more strength until the run ends.
card-gordian-blade = Gordian Blade
    .text = 1 credit: break 1 subroutine of a code gate. 1 credit: 1 more strength until the run ends.
card-magnum-opus = Magnum Opus
    .text = 1 click: gain 2 credits from the bank.
card-net-shield = Net Shield
    .text = 1 credit: prevent 1 point of net damage, provided it is the first of this turn.
card-pipeline = Pipeline
    .text = 1 credit: break 1 subroutine of a sentry. 2 credits: 1 more strength until the run ends.
card-aesops-pawnshop = Aesop's Pawnshop
    .text = At the start of your turn you may trash one of your other installed cards; if you do, gain 3 credits from the bank.
card-sacrificial-construct = Sacrificial Construct
    .text = Trash this card: prevent the trashing of 1 installed program or piece of hardware.

## Neutral Runner cards

card-infiltration = Infiltration
    .text = Choose one: gain 2 credits from the bank, or expose 1 installed unrezzed card.
card-sure-gamble = Sure Gamble
    .text = Gain 9 credits from the bank.
card-crypsis = Crypsis
    .text = 1 credit: break 1 subroutine of any ice, or 1 more strength until the encounter ends. 1 click: add 1 virus counter to this card. At the end of an encounter in which it broke a subroutine, remove 1 virus counter from it or trash it.
card-access-to-globalsec = Access to Globalsec
    .text = Your link rises by 1.
card-armitage-codebusting = Armitage Codebusting
    .text = Starts with 12 credits on it, from the bank; once none is left, trash this card. 1 click: move 2 of these credits to your credit pool.

## Jinteki

card-personal-evolution = Jinteki: Personal Evolution
    .text = Each time someone scores or steals an agenda, the Runner suffers 1 net damage.
card-nisei-mk-ii = Nisei MK II
    .text = Once scored, this agenda gets 1 agenda counter. 1 agenda counter from this card: end the current run.
card-project-junebug = Project Junebug
    .text = Can be advanced, rezzed or not. When the Runner accesses this card, you may pay 1 credit to deal 2 net damage per advancement token on it.
card-snare = Snare!
    .text = When the Runner accesses this card anywhere but in Archives, you may pay 4 credits to deal 3 net damage, after which the Runner gets 1 tag. A Runner who accesses it in R&D must reveal it.
card-zaibatsu-loyalty = Zaibatsu Loyalty
    .text = You may rez this card at the moment the Runner is going to expose a card. 1 credit, or trash this card: prevent the exposure of 1 card.
card-neural-emp = Neural EMP
    .text = Requires that the Runner began a run, successful or not, in the Runner's last turn. Deal 1 net damage.
card-precognition = Precognition
    .text = See the 5 topmost cards of R&D, then return them to the top in the order you like.
card-cell-portal = Cell Portal
    .text = ▸ Derez this ice, and the Runner is back at approaching the outermost ice of the attacked server.
card-chum = Chum
    .text = ▸ The next ice encountered in this run has 2 more strength for that encounter; if any of its subroutines is left unbroken, deal 3 net damage.
card-data-mine = Data Mine
    .text = ▸ Deal 1 net damage, then trash this ice.
card-neural-katana = Neural Katana
    .text = ▸ Deal 3 net damage.
card-wall-of-thorns = Wall of Thorns
    .text = ▸ Deal 2 net damage. ▸ End the run.
card-akitaro-watanabe = Akitaro Watanabe
    .text = Rezzing ice that protects this server costs 2 credits less.

## Neutral Corporation cards

card-priority-requisition = Priority Requisition
    .text = Once you have scored this agenda, you may rez 1 installed piece of ice and pay nothing for it.
card-private-security-force = Private Security Force
    .text = 1 click: deal 1 meat damage. Usable only while the Runner is tagged.
card-melange-mining-corp = Melange Mining Corp.
    .text = 3 clicks: gain 7 credits from the bank.
card-pad-campaign = PAD Campaign
    .text = At the start of each of your turns you gain 1 credit from the bank.
card-hedge-fund = Hedge Fund
    .text = Gain 9 credits from the bank.
card-enigma = Enigma
    .text = ▸ A Runner who has clicks left loses 1 of them. ▸ End the run.
card-hunter = Hunter
    .text = ▸ Trace 3: if it succeeds, the Runner gets 1 tag.
card-wall-of-static = Wall of Static
    .text = ▸ End the run.
