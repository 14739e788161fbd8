## Anarch

card-noise = Noise: Hacker Extraordinaire
    .text = Each virus program you install also costs the Corp the top card of R&D, which is trashed facedown.
card-deja-vu = Déjà Vu
    .text = Take 1 card of your choice back from the heap, or 2 cards if both are viruses.
card-demolition-run = Demolition Run
    .text = Make a run against HQ or R&D. Each card you access in it may be trashed for free, even without a trash cost; an agenda trashed like this is not stolen.
card-stimhack = Stimhack
    .text = Make a run against any server with 9 credits from the bank that last for this run only. After the run you suffer 1 brain damage, which nothing prevents.
card-cyberfeeder = Cyberfeeder
    .text = 1 recurring credit, to be spent only on using icebreakers and on installing virus programs.
card-grimoire = Grimoire
    .text = Your memory limit rises by 2 MU. Each virus program you install gets 1 virus counter. You can have only 1 console installed.
card-corroder = Corroder
    .text = 1 credit: break 1 subroutine of a barrier. 1 credit: 1 more strength until the encounter ends.
card-datasucker = Datasucker
    .text = Each of your successful runs against a central server adds 1 virus counter to this card. 1 virus counter from this card: the ice you are encountering loses 1 strength until the encounter ends.
card-djinn = Djinn
    .text = Can host programs other than icebreakers that need 3 MU or less in all; they use none of your memory. 1 click and 1 credit: find a virus program in your stack, show it and take it into your grip; shuffle the stack afterwards.
card-medium = Medium
    .text = Each of your successful runs against R&D adds 1 virus counter to this card. When accessing cards of R&D, you may access 1 more for every virus counter here but the first.
card-mimic = Mimic
    .text = 1 credit: break 1 subroutine of a sentry.
card-parasite = Parasite
    .text = Goes only on rezzed ice, which has 1 strength less per virus counter on this card and is trashed as soon as its strength is 0 or less. At the start of your turn add 1 virus counter to this card.
card-wyrm = Wyrm
    .text = 3 credits: break 1 subroutine of any ice whose strength is 0 or less. 1 credit: the ice you are encountering loses 1 strength until the encounter ends, provided this card is at least as strong. 1 credit: 1 more strength until the encounter ends.
card-yog-0 = Yog.0
    .text = 0 credits: break 1 subroutine of a code gate.
card-ice-carver = Ice Carver
    .text = Any ice you encounter has 1 strength less for that encounter.
card-wyldside = Wyldside
    .text = At the start of your turn you draw 2 cards, then you lose 1 click.

## Criminal

card-gabriel-santiago = Gabriel Santiago: Consummate Professional
    .text = Each turn, your first successful run against HQ brings you 2 credits from the bank.
card-account-siphon = Account Siphon
    .text = Make a run against HQ; if it succeeds, you may give up accessing cards. If you do, the Corp loses up to 5 credits, as many as you choose; you gain 2 for every one lost, and you get 2 tags.
card-easy-mark = Easy Mark
    .text = Gain 3 credits from the bank.
card-forged-activation-orders = Forged Activation Orders
    .text = Pick 1 unrezzed piece of ice. The Corp chooses: pay for it and rez it, or trash it.
card-inside-job = Inside Job
    .text = Make a run against any server. You bypass the first ice that you encounter in it.
card-special-order = Special Order
    .text = Find an icebreaker in your stack, show it and take it into your grip; shuffle the stack afterwards.
card-lemuria-codecracker = Lemuria Codecracker
    .text = 1 click and 1 credit: expose 1 installed unrezzed card. Usable only after a successful run against HQ in the same turn.
card-desperado = Desperado
    .text = Your memory limit rises by 1 MU. Each of your successful runs brings you 1 credit from the bank. You can have only 1 console installed.
card-aurora = Aurora
    .text = 2 credits: break 1 subroutine of a barrier. 2 credits: 3 more strength until the encounter ends.
card-femme-fatale = Femme Fatale
    .text = 1 credit: break 1 subroutine of a sentry. 2 credits: 1 more strength until the encounter ends. On installing this card, pick 1 installed piece of ice; each time you encounter it, you may bypass it for 1 credit per subroutine it has.
card-ninja = Ninja
    .text = 1 credit: break 1 subroutine of a sentry. 3 credits: 5 more strength until the encounter ends.
card-sneakdoor-beta = Sneakdoor Beta
    .text = 1 click: make a run against Archives; if it succeeds, it counts as a successful run against HQ instead.
card-bank-job = Bank Job
    .text = Starts with 8 credits on it, from the bank; once none is left, trash this card. When a run against a remote server succeeds, you may move any number of these credits to your credit pool rather than access cards.
card-crash-space = Crash Space
    .text = 2 recurring credits, to be spent only on removing tags. Trash this card: prevent up to 3 points of meat damage.
card-data-dealer = Data Dealer
    .text = 1 click, and forfeit 1 agenda from your score area: gain 9 credits from the bank.
card-decoy = Decoy
    .text = Trash this card: avoid 1 tag that you are about to get.

## Shaper

card-kate-mac-mccaffrey = Kate "Mac" McCaffrey: Digital Tinker
    .text = Each turn, the first program or piece of hardware you install costs 1 credit less.
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
    .text = Your link rises by 1. After this install you may also search your stack for one more copy and install it at once, at its cost; shuffle the stack afterwards.
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
    .text = 1 credit: break 1 subroutine of any ice. 1 credit: 1 more strength until the encounter ends. 1 click: add 1 virus counter to this card. At the end of an encounter in which it broke a subroutine, remove 1 virus counter from it or trash it.
card-access-to-globalsec = Access to Globalsec
    .text = Your link rises by 1.
card-armitage-codebusting = Armitage Codebusting
    .text = Starts with 12 credits on it, from the bank; once none is left, trash this card. 1 click: move 2 of these credits to your credit pool.

## Haas-Bioroid

card-engineering-the-future = Haas-Bioroid: Engineering the Future
    .text = Each turn, the first card you install brings you 1 credit from the bank.
card-accelerated-beta-test = Accelerated Beta Test
    .text = Once you have scored this agenda, you may see the 3 topmost cards of R&D. Ice among them can be installed and rezzed, and you pay nothing for it; whatever you do not install is trashed.
card-adonis-campaign = Adonis Campaign
    .text = Gets 12 credits from the bank on being rezzed; once none is left, trash this card. At the start of your turn, move 3 of these credits to your credit pool.
card-aggressive-secretary = Aggressive Secretary
    .text = Can be advanced, rezzed or not. When the Runner accesses this card, you may pay 2 credits to trash 1 installed program per advancement token on it.
card-archived-memories = Archived Memories
    .text = Take 1 card of your choice from Archives into HQ.
card-biotic-labor = Biotic Labor
    .text = Gain 2 clicks for this turn.
card-shipment-from-mirrormorph = Shipment from MirrorMorph
    .text = Install up to 3 cards of HQ, one after another. That takes no click, but install costs are paid as always.
card-heimdall-1-0 = Heimdall 1.0
    .text = The Runner may break subroutines of this ice for 1 click each. ▸ Deal 1 brain damage. ▸ End the run. ▸ End the run.
card-ichi-1-0 = Ichi 1.0
    .text = The Runner may break subroutines of this ice for 1 click each. ▸ Trash 1 installed program. ▸ Trash 1 installed program. ▸ Trace 1: if it succeeds, the Runner gets 1 tag and then suffers 1 brain damage.
card-viktor-1-0 = Viktor 1.0
    .text = The Runner may break subroutines of this ice for 1 click each. ▸ Deal 1 brain damage. ▸ End the run.
card-rototurret = Rototurret
    .text = ▸ Trash 1 installed program. ▸ End the run.
card-corporate-troubleshooter = Corporate Troubleshooter
    .text = X credits, at least 1, and trash this card: pick 1 rezzed piece of ice that protects this server; until the turn ends it has X more strength.
card-experiential-data = Experiential Data
    .text = Ice that protects this server has 1 more strength.

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
    .text = Requires that the Runner began a run, successful or not, in the Runner’s last turn. Deal 1 net damage.
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

## NBN

card-making-news = NBN: Making News
    .text = 2 recurring credits, to be spent only on traces.
card-astroscript-pilot-program = AstroScript Pilot Program
    .text = Once scored, this agenda gets 1 agenda counter. 1 agenda counter from this card: add 1 advancement token to an installed card that can be advanced.
card-breaking-news = Breaking News
    .text = Once you have scored this agenda, the Runner gets 2 tags; when this turn ends, 2 tags are taken away again.
card-anonymous-tip = Anonymous Tip
    .text = Draw the top 3 cards of R&D.
card-closed-accounts = Closed Accounts
    .text = Requires that the Runner is tagged. Every credit in the Runner’s credit pool is lost.
card-psychographics = Psychographics
    .text = Costs X credits, where X is at least 1 and at most the number of tags on the Runner. Add X advancement tokens to 1 installed card that can be advanced.
card-sea-source = SEA Source
    .text = Requires that a run was successful in the Runner’s last turn. Trace 3: if it succeeds, the Runner gets 1 tag.
card-ghost-branch = Ghost Branch
    .text = Can be advanced, rezzed or not. When the Runner accesses this card, you may give out 1 tag per advancement token on it.
card-data-raven = Data Raven
    .text = On encountering this ice, the Runner chooses: get 1 tag, or the run ends. 1 power counter from this card: the Runner gets 1 tag. ▸ Trace 3: if it succeeds, this ice gets 1 power counter.
card-matrix-analyzer = Matrix Analyzer
    .text = When the Runner encounters this ice, you may for 1 credit add 1 advancement token to an installed card that can be advanced. ▸ Trace 2: if it succeeds, the Runner gets 1 tag.
card-tollbooth = Tollbooth
    .text = A Runner who encounters this ice must pay 3 credits; with fewer, nothing is paid and the run ends. ▸ End the run.
card-red-herrings = Red Herrings
    .text = To steal an agenda accessed in this server, the Runner must pay 5 credits, or else leave it there. If this card is trashed while rezzed, that still holds until the run ends.
card-sansan-city-grid = SanSan City Grid
    .text = Agendas in this server need 1 advancement token less to be scored. Each server can have only 1 region installed.

## Weyland Consortium

card-building-a-better-world = Weyland Consortium: Building a Better World
    .text = Each transaction operation you play brings you 1 credit from the bank.
card-hostile-takeover = Hostile Takeover
    .text = Once you have scored this agenda, gain 7 credits from the bank, then take 1 bad publicity.
card-posted-bounty = Posted Bounty
    .text = Once you have scored this agenda, you may forfeit it: the Runner gets 1 tag, and you take 1 bad publicity.
card-security-subcontract = Security Subcontract
    .text = 1 click, and trash 1 rezzed piece of ice: gain 4 credits from the bank.
card-aggressive-negotiation = Aggressive Negotiation
    .text = Requires that you scored an agenda in this turn. Find any 1 card in R&D, take it into HQ without showing it, and shuffle R&D.
card-beanstalk-royalties = Beanstalk Royalties
    .text = Gain 3 credits from the bank.
card-scorched-earth = Scorched Earth
    .text = Requires that the Runner is tagged. Deal 4 meat damage.
card-shipment-from-kaguya = Shipment from Kaguya
    .text = Pick up to 2 installed cards that allow advancing; each of them gets 1 advancement token.
card-archer = Archer
    .text = To rez this ice you must also forfeit 1 agenda from your score area. ▸ Gain 2 credits from the bank. ▸ Trash 1 installed program. ▸ Trash 1 installed program. ▸ End the run.
card-hadrians-wall = Hadrian's Wall
    .text = Can be advanced, rezzed or not; its strength rises by 1 per advancement token it has. ▸ End the run. ▸ End the run.
card-ice-wall = Ice Wall
    .text = Can be advanced, rezzed or not; its strength rises by 1 per advancement token it has. ▸ End the run.
card-shadow = Shadow
    .text = Can be advanced, rezzed or not; its strength rises by 1 per advancement token it has. ▸ Gain 2 credits from the bank. ▸ Trace 3: if it succeeds, the Runner gets 1 tag.
card-research-station = Research Station
    .text = Can be installed nowhere but in the root of HQ. While it is rezzed, your maximum hand size rises by 2.

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
