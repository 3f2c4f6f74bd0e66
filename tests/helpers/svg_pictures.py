"""Small SVG files for tests, each of which shows one feature, 20 units wide: upright edges on "
"whole units."""

from __future__ import annotations

OPEN = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 20"'
)


def svg(inside: str, attributes: str = "") -> str:
    return f"{OPEN} {attributes}>{inside}</svg>"


STOPS = (
    '<stop offset="0.1" stop-color="#c22"/><stop offset="60%" stop-color="gold"/>'
    '<stop offset="1" style="stop-color:navy"/>'
)

FEATURES = {
    "shapes": svg(
        '<rect x="1" y="1" width="8" height="5" rx="2" fill="teal"/>'
        '<rect x="11" y="1" width="8" height="5" rx="3" ry="1" fill="#258"/>'
        '<circle cx="5" cy="12" r="4" fill="tomato"/>'
        '<ellipse cx="14" cy="12" rx="5" ry="3" fill="rgb(20%, 60%, 10%)"/>'
        '<polygon points="1,17 10,19 4,16.5" fill="indigo"/>'
        '<polyline points="12 17 15 19 18 17" fill="rgb(255 180 0)" stroke="black" stroke-width=".5"/>'
        '<line x1="10" y1="7" x2="10" y2="16" stroke="#555" stroke-width="2"/>'
    ),
    "path data": svg(
        '<path d="M2 2h6v4q-3 3-6 0zm9 0c2-2 4 4 7 0s1 6-2 5M2 12q2-4 4 0t4 0 4 0v4H2z" fill="#946" '
        'stroke="#123" stroke-width=".4"/>'
        '<path d="M15 14a3 2 20 103 3A2 2 0 01 14 18z" fill="seagreen"/>'
    ),
    "fill rules": svg(
        '<path d="M5 1 8 9 1 4H9L2 9z" fill-rule="evenodd" fill="#a33"/>'
        '<path d="M15 1 18 9 11 4H19L12 9z" fill="#3a3"/>'
        '<path d="M5 11 8 19 1 14H9L2 19z" style="fill-rule: evenodd; fill: #33a"/>'
    ),
    "strokes": svg(
        '<g fill="none" stroke="#147" stroke-width="1.5">'
        '<path d="M2 3H8L4 6" stroke-linecap="round" stroke-linejoin="round"/>'
        '<path d="M11 3H17L13 6" stroke-linecap="square" stroke-linejoin="bevel"/>'
        '<path d="M2 10H9L3 11.5" stroke-miterlimit="2"/><path d="M11 10H17L12 12" stroke-miterlimit="10"/>'
        '<path d="M2 15H18" stroke-dasharray="3 1 0.5" stroke-dashoffset="1"/>'
        '<path d="M2 18H18" stroke-dasharray="2,1.5" stroke-linecap="round" stroke-width="5%"/></g>'
    ),
    "opacity": svg(
        '<rect x="1" y="1" width="12" height="6" fill="#c30"/>'
        '<g opacity=".5"><circle cx="7" cy="7" r="5" fill="blue"/><circle cx="11" cy="8" r="5" '
        'fill="lime"/></g>'
        '<circle cx="6" cy="15" r="3.5" fill="purple" fill-opacity=".4" stroke="black" stroke-width="2"/>'
        '<circle cx="14" cy="15" r="3.5" fill="orange" stroke="black" stroke-width="2" '
        'stroke-opacity="40%"/>'
    ),
    "paint order": svg(
        '<g fill="gold" stroke="#246" stroke-width="3"><circle cx="6" cy="10" r="4" paint-order="stroke"/>'
        '<circle cx="14" cy="10" r="4" style="paint-order: markers fill"/></g>'
    ),
    "inheritance": svg(
        '<g fill="#a22" stroke="currentColor" color="#22a" visibility="hidden">'
        '<rect x="1" y="1" width="8" height="8" visibility="visible"/>'
        '<rect x="11" y="1" width="8" height="8"/>'
        '<g color="orange" fill="inherit" visibility="visible">'
        '<rect x="2" y="12" width="6" height="6" stroke-width="2"/>'
        '<rect x="12" y="12" width="6" height="6" fill="currentColor" stroke="none"/></g></g>'
        '<rect width="20" height="20" display="none"/>',
        'stroke-width="0.5"',
    ),
    "transforms": svg(
        '<g transform="translate(10,6) rotate(30)"><rect x="-5" y="-2" width="10" height="4" fill="#06a"/>'
        '<rect x="-2" y="-1" width="4" height="2" transform="scale(.5 2)" fill="white"/></g>'
        '<rect x="2" y="12" width="4" height="4" transform="skewX(20)" fill="#a60"/>'
        '<rect x="8" y="10" width="4" height="4" transform="matrix(1 .2 -.3 1 6 1) rotate(45 10 '
        '12)" fill="#60a"/>'
    ),
    "strokes stretched": svg(
        '<g transform="scale(2 0.6)" stroke-width="1.5" stroke="#333" fill="#fc6">'
        '<circle cx="5" cy="8" r="3.5"/><path d="M1 17 9 30" stroke-dasharray="2 1" fill="none"/></g>'
        '<circle cx="15" cy="15" r="3" transform="translate(15 15) skewX(35) translate(-15 -15)" '
        'stroke="#a0a" fill="none"/>'
    ),
    "linear gradients": svg(
        f'<defs><linearGradient id="a">{STOPS}</linearGradient>'
        '<linearGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse" x1="2" y1="12" '
        'x2="8" y2="18"/>'
        '<linearGradient id="c" href="#a" x2="0" y2="1" gradientTransform="rotate(20 .5 .5)"/></defs>'
        '<rect x="1" y="1" width="18" height="4" fill="url(#a)"/>'
        '<rect x="1" y="11" width="8" height="8" fill="url(#b)"/>'
        '<path d="M11 7h8v5h-8z" fill="url(\'#c\') red"/>'
        '<g transform="skewX(-30)"><rect x="20" y="14" width="8" height="5" fill="url(#c)"/></g>'
    ),
    "radial gradients": svg(
        f'<radialGradient id="a">{STOPS}</radialGradient>'
        '<radialGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse" cx="5" cy="14" r="5" '
        'fx="5" fy="14"/>'
        '<radialGradient id="c" href="#a" cx="30%" gradientTransform="skewX(10)"/>'
        '<rect x="1" y="1" width="18" height="6" fill="url(#a)" stroke="#000" stroke-width=".5"/>'
        '<circle cx="5" cy="14" r="4" fill="url(#b)"/>'
        '<ellipse cx="14" cy="14" rx="5" ry="4" fill="url(#c)" transform="rotate(15 14 14)"/>'
    ),
    "gradients of a curve's own box": svg(
        f'<linearGradient id="a" x2="1" y2="1">{STOPS}</linearGradient>'
        '<path d="M2 10C2-8 18 30 18 10" fill="url(#a)"/><path d="M12 6a4 4 0 0 1 6-4z" fill="url(#a)"/>'
    ),
    "gradients with few stops": svg(
        '<linearGradient id="none"/><linearGradient id="one"><stop stop-color="#383"/></linearGradient>'
        '<linearGradient id="hard"><stop offset=".5" stop-color="red"/><stop offset=".5" '
        'stop-color="blue"/>'
        '</linearGradient><linearGradient id="flat" x2="0"><stop/><stop offset="1" '
        'stop-color="#06c"/></linearGradient>'
        '<linearGradient id="ends" gradientUnits="userSpaceOnUse" x1="12" x2="16"><stop stop-color="red"/>'
        '<stop stop-color="white"/><stop offset="1"/><stop offset="1" stop-color="lime"/></linearGradient>'
        '<rect x="1" y="1" width="8" height="5" fill="url(#none)" stroke="black"/>'
        '<rect x="11" y="1" width="8" height="5" fill="url(#one)" stroke="url(#one)"/>'
        '<rect x="1" y="8" width="8" height="5" fill="url(#hard)"/>'
        '<rect x="11" y="8" width="8" height="5" fill="url(#flat)"/>'
        '<rect x="10" y="15" width="8" height="4" fill="url(#ends)"/>'
        '<path d="M1 17H9" fill="url(#hard)"/>'
    ),
    "use": svg(
        '<defs><g id="pair"><circle r="2"/><rect x="1" y="-1" width="4" height="2" fill="#c60"/></g>'
        '<use id="twice" href="#pair" y="5"/></defs>'
        '<use xlink:href="#pair" x="4" y="4" fill="#06c"/><use href="#twice" x="4" y="4" fill="#3a3"/>'
        '<use href="#twice" transform="translate(14 10) rotate(60)" x="0" y="-5" stroke="#000" '
        'stroke-width=".5"/>'
    ),
    "clip paths": svg(
        '<clipPath id="star"><path d="M5 1 8 9 1 4H9L2 9z" clip-rule="evenodd"/></clipPath>'
        '<clipPath id="two"><circle cx="13" cy="5" r="3"/><rect x="14" y="5" width="4" '
        'height="4"/></clipPath>'
        '<clipPath id="used" transform="rotate(10)"><use href="#round" x="1"/></clipPath>'
        '<clipPath id="nothing"/><circle id="round" cx="6" cy="15" r="3" fill="#ddd"/>'
        '<rect width="10" height="10" fill="#a03" clip-path="url(#star)"/>'
        '<g clip-path="url(#two)" opacity=".7"><rect x="10" width="10" height="10" fill="#03a"/></g>'
        '<g transform="translate(2 -1)" clip-path="url(#used)"><rect y="10" width="9" height="9" '
        'fill="#0a3"/></g>'
        '<rect x="10" y="10" width="10" height="10" clip-path="url(#nothing)"/>'
    ),
    "style sheets": svg(
        "<style>/* one */ rect { fill: #c33 } .b, .c { fill: #3c3; } #d { fill: #33c } .line{stroke:#000}"
        "<![CDATA[ * { stroke-width: 2 } ]]></style>"
        '<rect x="2" y="2" width="6" height="6" fill="gold"/><rect class="b line" x="12" y="2" '
        'width="6" height="6"/>'
        '<rect id="d" class="c" x="2" y="12" width="6" height="6"/>'
        '<rect id="e" class="c" x="12" y="12" width="6" height="6" style="fill: #c3c; stroke: #333"/>'
    ),
    "what editors write": svg(
        '<sodipodi:namedview pagecolor="#fff"><inkscape:grid type="xygrid"/></sodipodi:namedview>'
        "<title>A title</title><metadata><rdf:RDF><x/></rdf:RDF></metadata>"
        '<g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" xml:space="preserve">'
        '<path sodipodi:nodetypes="cc" d="M 2,2 H 18 L 10,18 Z" '
        'style="color:#000;font-variant-ligatures:none;overflow:visible;isolation:auto;mix-blend-mode:normal;'
        "fill:#385;fill-opacity:1;stroke:#120;stroke-width:0.26458332px;stroke-dasharray:none;marker:none;"
        '-inkscape-stroke:none;stop-opacity:0.3;enable-background:accumulate"/></g>',
        'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" version="1.1" width="100" height="100" '
        'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" '
        'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" inkscape:version="1.3"',
    ),
    "units": svg(
        '<rect x="1px" y="5%" width=".1in" height="2mm" fill="#a55"/><circle cx="50%" cy="50%" '
        'r="10%" fill="#5a5"/>'
        '<rect x="12pt" y="1pc" width=".1cm" height="10%" fill="#55a"/>'
    ),
}
