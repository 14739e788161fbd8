# Co decker komputera mówi o swoim planie.

deckers-deed-at = { $deed } ({ $space })
deckers-deed-then = { $deed }, potem { $then }
deckers-intends = Mój plan: { $deeds }
deckers-intends-nothing = W tej turze nie mam już nic do zrobienia.

deckers-part-bring = { $decker } → { $space }: { $program }
deckers-part-home = { $decker } → { $space }, zanim skończy się ostatnia tura
deckers-part-supply = { $decker } usuwa zwiadowców: zapas się kończy
