"""The table service: tables as journals, seats as secret links, decisions over WebSocket. No rule of any game."""
