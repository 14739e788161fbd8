log-taken-back = { $number ->
    [one] { $seat }: a decision is taken back.
   *[other] { $seat }: a decision is taken back, { $number } decisions are undone.
}
log-stood-in = { $seat }: the house plays this seat for now.
log-given-back = { $seat }: the player is back in the seat.
seat-has-days = Here everybody has days for a decision; nobody can be replaced before his time is up.
seat-awaited = Its player has not come yet; only somebody who was here and left can be replaced.
log-new-rules = The rules of this game have been corrected meanwhile; it goes on from here under the new ones.
back-before-rules = That was decided under older rules and cannot be taken back any more.
table-script = A position that fixes coming chances can be played against the house or with all seats in one hand, not with others.
seat-claimed = This seat belongs to an account; only its owner can do that, signed in.
