"""Changes of SVG files: of attributes, and of properties in attributes."""

import gzip
import re

from ledger_changes import KINDS, Change, misspelt

# Files of ours, for what icons don't have.
OWN = {
    "filter": """<filter id="f" x="-20%" y="-20%" width="140%" height="140%">
<feGaussianBlur in="SourceAlpha" stdDeviation="2" result="b"/>
<feOffset in="b" dx="2" dy="2" result="o"/>
<feFlood flood-color="#246" flood-opacity=".5"/>
<feComposite operator="in" in2="o"/>
<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>
</filter>
<rect x="10" y="10" width="60" height="40" rx="4" fill="orange" filter="url(#f)"/>""",
    "lighting": """<filter id="f">
<feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="3" seed="2" result="n"/>
<feDiffuseLighting in="n" surfaceScale="3" lighting-color="white"><feDistantLight azimuth="45" elevation="60"/></feDiffuseLighting>
<feColorMatrix type="saturate" values=".4"/>
<feComponentTransfer><feFuncR type="linear" slope="1.2" intercept=".1"/></feComponentTransfer>
<feMorphology operator="dilate" radius="1"/>
<feConvolveMatrix order="3" kernelMatrix="0 1 0 1 2 1 0 1 0" edgeMode="none"/>
</filter>
<circle cx="50" cy="50" r="30" filter="url(#f)"/>""",
    "text": """<text x="10" y="30" font-size="14" font-weight="bold" text-anchor="start" letter-spacing="1">Words
<tspan dx="4" dy="2" fill="teal" font-style="italic">inside</tspan></text>
<path id="p" d="M10,60 C30,40 60,80 90,60" fill="none"/>
<text font-size="10"><textPath href="#p" startOffset="10%">along a path</textPath></text>""",
    "gradients": """<linearGradient id="a" x1="0" y1="0" x2="1" y2="1" gradientUnits="objectBoundingBox" spreadMethod="pad">
<stop offset="0" stop-color="#fff" stop-opacity=".8"/><stop offset="100%" stop-color="navy"/></linearGradient>
<radialGradient id="b" cx="50%" cy="50%" r="50%" fx="40%" fy="40%" gradientTransform="rotate(10)">
<stop offset=".2" style="stop-color:gold;stop-opacity:.9"/><stop offset="1" style="stop-color:#640"/></radialGradient>
<pattern id="c" x="0" y="0" width="8" height="8" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="2"/></pattern>
<rect width="40" height="40" fill="url(#a)"/><ellipse cx="70" cy="20" rx="20" ry="12" fill="url(#b)"/>
<polygon points="10,60 50,60 30,90" fill="url(#c)" stroke="black" stroke-width="2" stroke-linejoin="round"/>""",
    "areas": """<clipPath id="c" clipPathUnits="userSpaceOnUse"><circle cx="30" cy="30" r="25"/></clipPath>
<mask id="m" maskUnits="objectBoundingBox" x="0" y="0" width="1" height="1"><rect width="99" height="99" fill="#888"/></mask>
<marker id="k" viewBox="0 0 4 4" refX="2" refY="2" markerWidth="4" markerHeight="4" orient="auto"><circle cx="2" cy="2" r="2"/></marker>
<g clip-path="url(#c)" opacity=".9"><rect width="60" height="60" fill="olive"/></g>
<g mask="url(#m)"><rect y="60" width="40" height="30"/></g>
<path d="M50,70 L90,70 L70,95" fill="none" stroke="red" stroke-dasharray="4 2" marker-end="url(#k)"/>""",
    "style": """<style>
.a { fill: #369; stroke: black; stroke-width: 2px }
#b, g > line { stroke: red; stroke-linecap: round; opacity: .5 }
</style>
<rect class="a" x="5" y="5" width="40" height="30" transform="rotate(5 25 20)"/>
<g id="b"><line x1="10" y1="60" x2="90" y2="80" stroke-width="4"/></g>""",
    "use": """<symbol id="s" viewBox="0 0 10 10" preserveAspectRatio="xMidYMid meet"><circle cx="5" cy="5" r="4"/></symbol>
<use href="#s" x="10" y="10" width="30" height="30" fill="purple"/>
<svg x="50" y="50" width="40" height="40" viewBox="0 0 20 20"><polyline points="2,2 18,4 10,18" fill="none" stroke="green"/></svg>""",
}

LENGTHS = set("""x y width height cx cy r rx ry x1 y1 x2 y2 fx fy stroke-width font-size refX refY markerWidth markerHeight
startOffset letter-spacing stroke-dashoffset dx dy""".split())
NUMBERS = set("""opacity fill-opacity stroke-opacity stop-opacity flood-opacity offset stdDeviation stroke-miterlimit radius
surfaceScale azimuth elevation baseFrequency numOctaves seed slope intercept""".split())
COLORS = {"fill", "stroke", "stop-color", "flood-color", "lighting-color", "color"}
WORDS = set("""fill-rule stroke-linecap stroke-linejoin clip-rule gradientUnits spreadMethod patternUnits clipPathUnits maskUnits
text-anchor operator type edgeMode font-style font-weight preserveAspectRatio mix-blend-mode isolation""".split())
LISTS = {"transform", "gradientTransform", "patternTransform", "points", "viewBox", "values", "kernelMatrix", "stroke-dasharray"}
REFERENCES = {"clip-path", "mask", "filter", "marker-end", "href"}
OTHERS = {"d", "in", "in2", "order", "orient", "result"}
KNOWN = LENGTHS | NUMBERS | COLORS | WORDS | LISTS | REFERENCES | OTHERS

# What elements don't have.
ELSEWHERE = {
    "rect": ["r", "cx", "d", "x1", "points", "offset", "viewBox", "stdDeviation"],
    "path": ["r", "x", "width", "points", "cx", "gradientUnits", "font-size"],
    "circle": ["width", "x", "d", "points", "rx", "text-anchor", "stop-color"],
    "ellipse": ["r", "width", "x1", "d"], "line": ["x", "points", "r"], "polygon": ["d", "x", "r"], "polyline": ["d", "x", "r"],
    "g": ["x", "width", "r", "d", "cx", "viewBox"], "text": ["r", "width", "d", "rx"], "use": ["r", "d", "viewBox"],
    "linearGradient": ["r", "cx", "width", "fx"], "radialGradient": ["x1", "width", "rx"], "stop": ["x", "r", "width"],
    "clipPath": ["x", "width", "r"], "filter": ["r", "stdDeviation", "cx"], "feGaussianBlur": ["dx", "radius", "operator"],
}
VALUES = {"d": "M0,0L9,9", "points": "0,0 9,9", "viewBox": "0 0 9 9", "gradientUnits": "userSpaceOnUse", "offset": ".5",
          "stdDeviation": "2", "text-anchor": "middle", "stop-color": "red", "font-size": "20", "operator": "in"}

TAG = re.compile(r"<(?:svg:)?([A-Za-z][A-Za-z0-9]*)((?:\s+[\w:.-]+\s*=\s*(?:\"[^\"]*\"|'[^']*'))*)\s*/?>")
ATTRIBUTE = re.compile(r"([\w:.-]+)\s*=\s*(\"[^\"]*\"|'[^']*')")
DECLARATION = re.compile(r"([a-z-]+)\s*:\s*([^;:\"'{}]+)")


def candidates(text):
    """The places of properties: (element, name, start and end of the name, start and end of the value, is in CSS, offset)."""
    found = []
    hidden = [m.span() for m in re.finditer(r"<(metadata|foreignObject|switch|flowRoot|font|i:pgf)\b.*?</\1>|<!--.*?-->|<!DOCTYPE[^\[>]*(\[.*?\])?>", text, re.S)]
    for tag in TAG.finditer(text):
        if any(start <= tag.start() < end for start, end in hidden):
            continue
        for attribute in ATTRIBUTE.finditer(tag[2]):
            start = tag.start(2) + attribute.start()
            name, value = attribute[1], attribute[2]
            value_start = tag.start(2) + attribute.start(2) + 1
            if name == "style":
                for part in DECLARATION.finditer(value):
                    if part[1] in KNOWN and part[2].strip() != "none":
                        at = value_start - 1 + part.start()
                        found.append((tag, part[1], (at, at + len(part[1])),
                                      (value_start - 1 + part.start(2), value_start - 1 + part.end(2)), True))
            elif name in KNOWN:
                found.append((tag, name, (start, start + len(name)), (value_start, value_start + len(value) - 2), False))
    for sheet in re.finditer(r"<style[^>]*>(.*?)</style>", text, re.S):
        for block in re.finditer(r"\{([^{}]*)\}", sheet[1]):
            for part in DECLARATION.finditer(block[1]):
                if part[1] in KNOWN:
                    at = sheet.start(1) + block.start(1) + part.start()
                    value = sheet.start(1) + block.start(1) + part.start(2)
                    found.append((None, part[1], (at, at + len(part[1])), (value, value + len(part[2])), True))
    return found


def invalid(name, value):
    if name in LENGTHS:
        return "12furlongs"
    if name in NUMBERS:
        return "much"
    if name in COLORS:
        return "blurple" if len(value) % 2 else "#12"
    if name in REFERENCES:
        return "#nowhere" if name == "href" else "url(#nowhere)"
    if name in WORDS:
        return "sideways"
    if name in LISTS:
        return "0 0 x"
    return {"d": value[: len(value) // 2] + " & "[1:1] + "!" + value[len(value) // 2:], "order": "many", "orient": "left",
            "in": "nowhere", "in2": "nowhere"}.get(name, "")


def lines(text, tag, at):
    """The lines that a change may be said to be in: that of the element or of the value."""
    first = text.count("\n", 0, tag.start() if tag else at) + 1
    return [f"line {line}:" for line in range(first, text.count("\n", 0, at) + 2)]


def change(generator, text, kind):
    """The text with one change: (new text, what was done, words of the note)."""
    found = candidates(text)
    if kind == "misplaced":
        hidden = [m.span() for m in re.finditer(r"<(metadata|foreignObject|switch|flowRoot|font)\b.*?</\1>", text, re.S)]
        tags = [tag for tag in TAG.finditer(text) if tag[1] in ELSEWHERE
                and not any(start <= tag.start() < end for start, end in hidden)]
        if not tags:
            return None
        tag = generator.choice(tags)
        name = generator.choice(ELSEWHERE[tag[1]])
        if re.search(rf"\s{name}\s*=", tag[2]):
            return None
        at = tag.start(2)
        changed = f'{text[:at]} {name}="{VALUES.get(name, "7")}"{text[at:]}'
        return changed, f"{name} on {tag[1]}", [[name], lines(text, tag, at)]
    if kind == "invalid":
        found = [f for f in found if f[1] != "result"]
    if not found:
        return None
    tag, name, (a, b), (c, d), is_css = generator.choice(found)
    element = tag[1] if tag else "style"
    if kind == "misspelt":
        other = misspelt(generator, name, KNOWN)
        return text[:a] + other + text[b:], f"{other} for {name} on {element}", [[other], lines(text, tag, a)]
    value = invalid(name, text[c:d])
    return text[:c] + value + text[d:], f"{name}={value[:40]!r} on {element}", [[name, "path"] if name == "d" else [name], lines(text, tag, a)]


def read(path):
    data = path.read_bytes()
    if data[:2] == b"\x1f\x8b":
        data = gzip.decompress(data)
    return data.decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n")


def changes(generator, packages, folder, count):
    folder = folder / "svg"
    folder.mkdir(exist_ok=True)
    sources = []
    for pattern, share in [("breeze/", 18), ("Papirus/", 15), ("Adwaita/", 10), ("openclipart/", 15), ("/gnome-games-common|/carddecks/", 4)]:
        files = sorted(path for path in [*packages.rglob("*.svg"), *packages.rglob("*.svgz")]
                       if re.search(pattern, str(path)) and path.is_file() and not path.is_symlink() and path.stat().st_size < 1 << 20)
        sources += [(path.name, read(path)) for path in generator.sample(files, share * 3)][: share * 3]
    # A third of them is taken: those that can be changed.
    made = []
    for index, (name, text) in enumerate(sources):
        made.append((name, text, KINDS[index % 3]))
    kept, taken = [], 0
    for index in range(0, len(made), 3):
        for name, text, kind in made[index:index + 3]:
            done = change(generator, text, KINDS[(index // 3) % 3])
            if done:
                kept.append((name, text, KINDS[(index // 3) % 3], done))
                break
    own = list(OWN.items())
    while len(kept) < count:
        name, content = own[len(kept) % len(own)]
        text = f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">\n{content}\n</svg>\n'
        done = change(generator, text, KINDS[len(kept) % 3])
        if done:
            kept.append((f"own {name}", text, KINDS[len(kept) % 3], done))
    for index, (name, text, kind, (changed, what, words)) in enumerate(kept[:count]):
        paths = [folder / f"{index}-{side}.svg" for side in ("a", "b")]
        for path, content in zip(paths, (text, changed)):
            path.write_text(content)
        runs = [["svg", path, "-o", folder / "out.png", "--json"] for path in paths]
        yield Change(name, kind, what, words, *runs)
