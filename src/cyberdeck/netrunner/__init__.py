"""Android: Netrunner, the 2012 core set, by the rules of `rules/netrunner.md`."""

MESSAGE_IDS = ("card-*", "faction-*", "server-*", "side-*", "subtype-*", "type-*")
