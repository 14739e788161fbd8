# What the account says of notices and vacation.

web-notices = Notices and vacation
web-notices-hint = At tables with days for each decision you can hear when it is your turn while you are not there.
web-notices-browser = By the browser, while a page of Cyberdeck is open
web-notices-mail = By mail
web-notices-no-mail = This service sends no mail.
web-notices-code = The code from the mail
web-notices-confirm = Confirm the address
web-notices-confirmed = The address is confirmed.
web-notices-waiting = A code was sent to this address; nothing else comes before you have entered it.
web-notices-hook = By a webhook (an address for programs)
web-notices-secret = What is sent there is signed with this secret:
web-notices-keep = Keep
web-notices-kept = Kept.
web-vacation = Vacation
web-vacation-hint = While you are away, your days stand still at all such tables, and the others are told. { $number ->
        [one] { $number } day is
       *[other] { $number } days are
    } left this year.
web-vacation-days = Days
web-vacation-begin = Be away from now on
web-vacation-until = You are away until { $date }.
web-vacation-end = I am back
hook-address = That is no address of the web; it begins with https:// or http://.
hook-inside = That address lies within the service’s own network, where no notices are sent.
mail-address = That is no address of mail.
mail-nowhere = This service sends no mail.
mail-not-sent = The mail could not be sent; try again later.
mail-code = That is not the code that was sent.
vacation-over = { $number ->
    [0] You have no day of vacation left in this year.
    [one] You have only { $number } day of vacation left in this year.
   *[other] You have only { $number } days of vacation left in this year.
}
