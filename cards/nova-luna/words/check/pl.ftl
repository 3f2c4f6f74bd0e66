# Polskie słowa tego, czego szuka się w kafelkach gry Nova Luna.

# Dane o zestawie i ich granice; $found i $fair to kilka z nich, w podanej kolejności.
fairness-just = { $least }
fairness-between = { $least }–{ $most }
fairness-at-most = ≤ { $most }
fairness-at-least = ≥ { $least }
fairness-of = Dane
fairness-colour = { $colour ->
    [red] czerwone
    [blue] niebieskie
    [teal] turkusowe
   *[yellow] żółte
}
colour-of = { $colour ->
    [red] czerwonych
    [blue] niebieskich
    [teal] turkusowych
   *[yellow] żółtych
}
fairness-all = razem
fairness-bound = równo
fairness-tiles = kafelki
fairness-time = czas { $number }
fairness-tasks = { $number ->
    [0] bez zadania
    [one] 1 zadanie
    [few] { $number } zadania
    [many] { $number } zadań
   *[other] { $number } zadania
}
fairness-dots = żądane kropki
fairness-asked = najwięcej z jednego koloru, %
fairness-ease = czas a łatwość
fairness-same = powtórzone

nova-luna-fairness = jak wyrównana jest talia, razem z kafelkami, do których dochodzi
nova-luna-fairness-example = kafelki według koloru, czasu i zadań, czego żądają i co byłoby wyrównane
nova-luna-impossible = zadanie { $task } żąda tylu { colour-of } kafelków: { $wanted }, a talia ma ich oprócz tego { $there }
nova-luna-impossible-right = zażądaj mniej albo dodaj { fairness-colour } kafelki
nova-luna-impossible-example = BBBB w talii z trzema niebieskimi kafelkami
nova-luna-few = cała talia ma { $tiles ->
    [one] 1 kafelek
    [few] { $tiles } kafelki
    [many] { $tiles } kafelków
   *[other] { $tiles } kafelka
}, a na początku wokół księżycowego koła układa się ich { $needed }
nova-luna-few-right = dodaj kafelki albo pomiń „replaces: true”, by dołączyły do tych z zestawu
nova-luna-few-example = zestaw ośmiu kafelków, który zastępuje nasze
nova-luna-colours = kolory mają { $found } kafelków (czerwony, niebieski, turkusowy, żółty)
nova-luna-colours-right = wyrównane jest po { $fair }
nova-luna-colours-example = dwa czerwone kafelki obok 68 z zestawu
nova-luna-times = { colour-of } kafelków o czasie od 1 do 7 jest { $found }
nova-luna-times-right = { $bounds ->
    [alike] wyrównane jest po { $fair }
   *[several] wyrównane jest { $fair }
}
nova-luna-times-example = sześć czerwonych kafelków o czasie 4 wśród 76
nova-luna-tasks = bez zadania, z 1, 2 i 3 zadaniami jest kafelków { $found }
nova-luna-tasks-right = { $bounds ->
    [alike] wyrównane jest po { $fair }
   *[several] wyrównane jest { $fair }
}
nova-luna-tasks-example = talia, w której żaden kafelek nie ma trzech zadań
nova-luna-dots = talia żąda kolorów { $found } razy (czerwony, niebieski, turkusowy, żółty)
nova-luna-dots-right = wyrównane jest po { $fair }
nova-luna-dots-example = jedno zadanie BB więcej obok 68 kafelków z zestawu
nova-luna-asked = { fairness-colour } kafelki żądają { $dots } razy z { $all } koloru { $of ->
    [red] czerwonego
    [blue] niebieskiego
    [teal] turkusowego
   *[yellow] żółtego
} ({ $percent }%)
nova-luna-asked-right = wyrównane jest najwyżej { $most }%
nova-luna-asked-example = czerwone kafelki, których kropki są w połowie niebieskie
nova-luna-ease = korelacja rang czasu i łatwości wynosi { $found }
nova-luna-ease-right = wyrównane jest { $fair } i więcej: łatwiejszym kafelkom daj wyższy czas
nova-luna-ease-example = trudne kafelki o czasie 7, łatwe o czasie 1
nova-luna-same = takich samych { colour-of } kafelków jest { $number }: { $cards }
nova-luna-same-right = zmień jeden; w jednym kolorze { $most ->
    [one] może być { $most } para
    [few] mogą być { $most } pary
    [many] może być { $most } par
   *[other] może być { $most } pary
}
nova-luna-same-example = R4:BB,T trzy razy
