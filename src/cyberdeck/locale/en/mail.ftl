# What the service sends by mail, and what the app shows without a connection.

notice-turn-subject = It is your turn
notice-turn =
    { $game }: it is your turn as { $seat }.

    { $address }

    You get this mail because you have asked for it; in your account at the same address you can change that.
notice-confirm-subject = Your code
notice-confirm =
    Somebody wants to hear at this address when it is their turn at a table. If that is you, enter this code in your account:

    { $code }

    If not, do nothing: no other mail will come.
offline-title = You are offline
offline-text = The service cannot be reached. Your tables are kept there, and this page comes back as soon as the connection does.
offline-again = Try again
