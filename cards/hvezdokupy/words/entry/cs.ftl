# Česká slova zadávání stolu Hvězdokup.

ask-board = { $row }. řádek plánu
ask-board-hint = { $row ->
    [1] třeba ..*..M..; Enter: prázdný
   *[other] Enter: prázdný
}
key-board = Herní plán na konci, osm řádků po osmi polích: * hvězda, M Měsíc, . prázdné pole, třeba ..*..M.. – nebo místo řádku sloupky toho, co na něm leží: 3 M6. Jediná tečka je prázdný řádek.
ask-card = Karta ({ $name })
ask-card-hint = třeba F07; Enter: z jiného výtisku
key-card = Karta souhvězdí, číslem, třeba F07, nebo f7 (F fialové, Z žluté, G zelené, každé 01 až 15), nebo jménem. Místo karty z jiného výtisku se zadává její obrazec, třeba .*. ***.
ask-pattern = Obrazec ({ $name })
ask-pattern-hint = třeba .*. ***
key-pattern = Místo „card“, je-li karta z jiného výtisku: řádky jejího obrazce, mezi nimi mezery nebo každý zvlášť na řádku, * hvězda, . pole, na kterém nezáleží, třeba .*. ***. Řádky jsou stejně dlouhé a hvězd mají dohromady 3 až 10.

refused-row = „{ $typed }“ má { $n ->
    [one] jedno pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
}; řádek jich má { $most }.
refused-sign = „{ $sign }“ tu nic neznamená: * je hvězda, M Měsíc, . prázdné pole.
refused-moon = Měsíc už leží jinde a je jen jeden.
refused-pattern-rows = Řádky „{ $typed }“ nejsou stejně dlouhé; za každé pole, na kterém nezáleží, napiš tečku.
refused-pattern = Hvězd je tu { $n }; obrazec jich má { $least } až { $most }.
