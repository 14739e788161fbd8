log-taken-back = { $number ->
    [one] { $seat }: a decision is taken back.
   *[other] { $seat }: a decision is taken back, { $number } decisions are undone.
}
log-stood-in = { $seat }: the house plays this seat for now.
log-given-back = { $seat }: the player is back in the seat.
log-away = { $seat } is away for { $number ->
        [one] { $number } day
       *[other] { $number } days
    }: the clock stands still.
log-returned = { $seat } is back.
seat-has-days = Here everybody has days for a decision; nobody can be replaced before his time is up.
seat-awaited = Its player has not come yet; only somebody who was here and left can be replaced.
log-new-rules = The rules of this game have been corrected meanwhile; it goes on from here under the new ones.
back-before-rules = That was decided under older rules and cannot be taken back any more.
table-script = A position that fixes coming chances can be played against the house or with all seats in one hand, not with others.
table-midst = A table cannot begin in the middle of something; leave out “still” and what belongs to it, or play that position in the terminal.
seat-claimed = This seat belongs to an account; only its owner can do that, signed in.
web-side-link = Link for those who may see my cards
web-house-plays = The house plays for you.
web-stand-in-sure = From now on the house decides for you, once a second. You can take your seat back at any time while the game lasts.
web-stand-in-other-sure = The house decides for the player who has gone, until he comes back.
web-renew = New link
web-renew-sure = You get a new link to your seat; all that were known until now no longer open it.
web-origin-position = This game did not begin at the beginning: somebody laid out the position.
web-origin-seed = Whoever opened this table chose its shuffles.
web-origin-script = Somebody laid out this position and fixed coming chances.
web-origin-branch = This game goes on from a finished one, which everybody can look at.
log-says = { $seat }: { $words }
table-rungs = Only seats of the house have a rung: { $seats }.
hint-forbidden = At this table nobody asks the computer for advice.
hint-late = Advice is for the question that is put to you now.
hint-slow = The computer has no advice in time. Try again.

plan-then = { $first }, then { $then }
plan-unsure = Nobody can be sure that this will be asked and offered.
plan-no-days = Plans are for tables with days for a decision.
plan-late = There is nothing to plan at this table now.
plan-asked = You are asked now: answer yourself.
