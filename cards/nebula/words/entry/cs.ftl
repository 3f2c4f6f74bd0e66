# Česká slova zadávání stolu hry Nebula a její kresby ve znacích.

## Kresby

# $sign je zatržítko nebo hodnota karty, $said jeden z důvodů bodů, $found míra.
sketch-signed = { $sign } { $said }{ $found }
sketch-galaxy = [x] plné, splněné; (3:R) zářivé; spoje: čárky orbitální, 1-2 přímé, 1~2 nepřímé
