# Česká slova zadávání stolu Hvězdokup.

ask-row = { $row }. řádek plánu
ask-row-hint = { $row ->
    [1] třeba ..*..M..; Enter: prázdný
   *[other] Enter: prázdný
}
ask-row-help = Nakresli jeho osm polí: * hvězda, M Měsíc, . prázdné pole, třeba ..*..M.. – nebo napiš sloupky toho, co na nich leží: 3 M6. Pouhý Enter nebo jediná tečka: řádek je prázdný.
ask-card = Karta ({ $name })
ask-card-hint = třeba F07; Enter: z jiného výtisku
ask-card-help = Její číslo, třeba F07, nebo jméno. U karty z jiného výtisku její obrazec, třeba .*. ***; po pouhém Enteru se na něj zeptáme.
ask-pattern = Obrazec ({ $name })
ask-pattern-hint = třeba .*. ***
ask-pattern-help = Jeho řádky oddělené mezerou: * hvězda, . jakékoli pole, třeba .*. ***

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
