### What the client says around the tables.

## Everywhere

window-title = { $page } – Quarterdeck
skip = Skip to the content
navigation = Main
home-link = Quarterdeck, to all tables
nav-tables = Tables
nav-new = New table
nav-you = You
to-tables = To all tables
close = Close
loading = Loading …
try-again = Try again
notices = Notices
not-connected = Not connected. What you see may be out of date; nothing can be changed until the connection is back.
problem-offline = The server cannot be reached. Check your connection and try again.
problem-status = The server answered with an error (status { $status }). Try again in a moment.

## Nothing here

not-found-title = Off the chart
not-found-text = There is no page at this address. Perhaps the link was cut short on its way to you.
