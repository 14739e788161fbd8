# Company at the table, and what one may set, in the browser.

web-unread = { $number } new
web-awaited = not here yet
web-late = You see everything { $number } seconds late.
web-you = you
web-chat = What is said
web-back-waiting = You have asked to take back; waiting for { $seat } …
web-back-refused = Nothing is taken back: your wish was refused.
web-rematch-asked = { $seat } wants to play again.
web-rematch-swapped = { $seat } wants to play again with the sides swapped.
web-rematch-join = Play again
web-rematch-swap = Again, sides swapped
web-invite = Waiting for the others
web-invite-hint = Send this link, or let a telephone read the code. Free: { $seats }. The game begins when everybody is here.
web-settings = Settings
web-keys-and-signs = Keys and signs
web-text-size = Letters and colours
web-text-normal = normal letters
web-text-large = large letters
web-text-larger = very large letters
web-patterns = Patterns beside colours
web-asking = You and the table
web-notify = Tell me by the browser when it is my turn and I look elsewhere
web-rematch = Rematch
web-invited = You are invited to this table. No account is needed.
web-away-until = away until { $date }
