# Что декер компьютера говорит о своём плане.

deckers-deed-at = { $deed } ({ $space })
deckers-deed-then = { $deed }, затем { $then }
deckers-intends = Мой план: { $deeds }
deckers-intends-nothing = В этот ход мне больше нечего сделать.

deckers-part-bring = { $decker } → { $space }: { $program }
deckers-part-home = { $decker } → { $space }, пока не кончился последний ход
deckers-part-supply = { $decker } убирает разведчиков: запас кончается
