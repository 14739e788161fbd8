"""Deckers: one to four hackers together against a super-massive computer. In the making: the board and its markers."""
