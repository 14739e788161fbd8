# Skróty: kilka odpowiedzi naraz
shortcut-break-all = Złam wszystko kartą { $card } i dalej
shortcut-break-hurting = Złam kartą { $card } tylko to, co szkodzi, i dalej
shortcut-break-all-for-clicks = Złam wszystko za kliki i dalej
shortcut-break-hurting-for-clicks = Złam za kliki tylko to, co szkodzi, i dalej
shortcut-match-strength = Wzmocnij do siły lodu: { $card }
shortcut-rez-as-met = Rezuj lód na { $server }, gdy runner do niego podejdzie (do { $number } kr.), potem pasuj do swojej tury
shortcut-pass-until-turn = Pasuj do swojej tury, o ile nic się nie wydarzy
shortcut-run-and-let-be = Skok na { $server }: nie używaj niczego, niech zrezowany lód działa
shortcut-let-be = Dalej na { $server }: nie używaj niczego, niech zrezowany lód działa
shortcut-access-rest = Uzyskaj dostęp do całej reszty
shortcut-take-all = Zamiast tego weź wszystkie kredyty z karty { $card }
shortcut-repeat-credit = Pobierz kredyty za wszystkie kliki ({ $number })
shortcut-repeat-use = Użyj { $number } razy: { $card }
shortcut-repeat-advance = Awansuj { $number } razy: { $card }
