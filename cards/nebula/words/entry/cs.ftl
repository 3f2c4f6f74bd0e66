# Česká slova zadávání stolu hry Nebula a její kresby ve znacích.

## Jen body

ask-black-holes-row = Černých děr na liště

## Kresby

# $sign je zatržítko nebo hodnota karty, $said jeden z důvodů bodů, $found míra.
sketch-signed = { $sign } { $said }{ $found }
sketch-galaxy = [x] plné, splněné; (3:R) zářivé; spoje: čárky orbitální, 1-2 přímé, 1~2 nepřímé

## Stůl

ask-version = Verze: f plná, b základní
ask-version-hint = Enter: plná
ask-version-help = f: plná; b: základní, bez karet pro pokročilé a počítadel. Pouhý Enter: plná.
ask-public = 4 veřejné úkoly
ask-public-help = Jejich čísla oddělená mezerou, třeba V3 V15 V17 V20, nebo 3 15 17 20.
ask-advanced = Karta pro pokročilé v sektoru { $sector }
ask-advanced-hint = { $sector ->
    [I] nebo všechny čtyři: 4 20 27 30
   *[other] { "" }
}
ask-advanced-help = Její číslo, třeba B4, nebo 4; anebo rovnou i čísla v dalších sektorech: 4 20 27 30.
ask-counter-colours = Počítadlo barev, od nejvíc vpravo
ask-counter-colours-hint = Enter: žádná
ask-counter-colours-help = Ukazatele, které opustily start, písmeny nebo slovy: R červená (red), P fialová (purple), Y žlutá (yellow), W bílá (white), B modrá (blue), O oranžová (orange); třeba WRB. Pouhý Enter: žádný.
ask-counter-constellations = Počítadlo souhvězdí, od nejvíc vpravo
ask-counter-constellations-hint = Enter: žádné
ask-counter-constellations-help = Ukazatele, které opustily start, počátečními písmeny nebo slovy ({ $markers }). Pouhý Enter: žádný.
ask-counter-advanced = Počítadlo pro pokročilé, od nejvíc vpravo
ask-counter-advanced-hint = Enter: žádné
ask-counter-advanced-help = Ukazatele, které opustily start, třeba 241, nebo II IV I. Pouhý Enter: žádný.

## Hráči

ask-core = { $name }, střed
ask-core-hint = Enter: prázdný
ask-core-help = R červená, P fialová, Y žlutá, W bílá, B modrá, O oranžová. Pouhý Enter: žádná tam není.
ask-constellation = { $name }, { constellation-name }
ask-constellation-hint = Enter: prázdné
ask-constellation-help = Písmeno za každé políčko od 1 do 6: R červená, P fialová, Y žlutá, W bílá, B modrá, O oranžová, . prázdné; třeba RW.BYO. Nebo jen políčka s hvězdou: 3R 5B. Pouhý Enter: souhvězdí je prázdné.
ask-black-holes = { $name }, černé díry
ask-black-holes-hint = Enter: 0
ask-black-holes-help = Kolik jich leží na liště. Pouhý Enter: žádná.
ask-personal = { $name }, osobní úkol
ask-personal-help = Číslo karty, třeba O19, nebo 19.
ask-claims = { $name }, hvězdičky na { $cards }
ask-claims-hint = Enter: žádná
ask-claims-help = Každá karta ({ $cards }) s f (first, jako první) nebo l (later, později); třeba V3 first V15 later, nebo 3f 15l. Pouhý Enter: žádná.

## Proč se na odpověď ptáme znovu

refused-twice = { $what } je tam dvakrát.
refused-in-sector = { $card } už leží v sektoru { $where }.
refused-taken = Kartu { $card } už má { $where }.
refused-star = „{ $sign }“ není hvězda: R červená, P fialová, Y žlutá, W bílá, B modrá, O oranžová, . prázdné.
refused-cells = „{ $typed }“ má { $n ->
    [one] jedno písmeno
    [few] { $n } písmena
    [many] { $n } písmena
   *[other] { $n } písmen
}, má jich být { $most }; za každé prázdné políčko tečka.
refused-first = Na kartě { $card } už je jako první { $where }; tady může být jen později.
refused-which = { $card }: jako první, nebo později? Napiš { $card } f (první), nebo { $card } l (později).
