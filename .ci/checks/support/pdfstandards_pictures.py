"""Writes templates and SVG pictures whose PDF files touch many rules.

usage: pdfstandards_pictures.py FOLDER
"""
import json
import os
import sys

TEXTS = """The quick brown fox: office fluffy affine
naïve café (decomposed: é ñ), Tiếng Việt
Съешь ещё этих булок, Ξεσκεπάζω
בְּרֵאשִׁית בָּרָא מחיר: 25 ש״ח
السلام عليكم مرحبا 123 لا إله
नमस्ते क्षत्रिय ज्ञान श्री
স্বাগতম தமிழ் മലയാളം
สวัสดีชาวโลก ភាសាខ្មែរ
안녕하세요 세계, 你好，こんにちは
Smile 😀 and 👩‍👩‍👧 fly 🇩🇪 ok
No\ufeffbreak, zero\u200bwidth, soft\u00adhyphen
No glyph: \U000107ff \u0378 \ufffe, private \ue000
x² + y² = z², ∑ ∞ ≠, 1/2 & 3 % <tags>"""

LINKS = """size: 400x500
front:
  background: {gradient: ["#14262b", "#23454c00"], angle: 30}
  vstack:
    children:
      - {text: "See **bold** and [a page](https://example.org/a?b=(c)) or [another](https://example.org/ü)", markup: true, size: 20, color: "#ffffff"}
      - {picture: share.png, width: 200, url: "https://example.org/picture", opacity: 0.7, shadow: {color: "#000000", radius: 6, x: 3, y: 3}}
      - {picture: KH-large.png, width: 80, rotate: 12, blend: multiply}
      - {picture: columns.svg, width: 160}
      - {qr: "https://example.org", width: 60}
      - {text: "Write to us", url: "mailto:a@example.org", size: 14, underline: true}
      - {rectangle: {gradient: ["#ff000080", "#0000ff00", "#00ff00"], angle: 60}, width: 200, height: 20, blend: hue}
"""

PICTURES = """size: 300x420
bleed: 3mm
front:
  background: "#ffffff"
  zstack:
    - {picture: salamander.png, fit: fill, clip: circle, width: 200, height: 200, opacity: 0.5}
    - {picture: KH-large.png, width: 120, at: topLeading, border: {color: "#ff8800", width: 3}, corner: 20}
    - {text: "SALAMANDER", size: 30, rotate: 45, opacity: 0.4, shadow: 4, blend: overlay}
    - {circle: {gradient: ["#ffffff", "#ffffff00"], radial: true}, width: 160, height: 160}
"""

EFFECTS = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="400" height="400">
<defs>
<linearGradient id="l"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue" stop-opacity="0"/></linearGradient>
<radialGradient id="r" spreadMethod="reflect" r="0.3"><stop offset="0.2" stop-color="#fff"/><stop offset="1" stop-color="green"/></radialGradient>
<pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="10" height="10" fill="gold"/><circle cx="15" cy="15" r="4" fill="url(#l)"/></pattern>
<filter id="b"><feGaussianBlur stdDeviation="4"/></filter>
<filter id="s"><feDropShadow dx="4" dy="4" stdDeviation="2" flood-color="purple"/></filter>
<filter id="t"><feTurbulence baseFrequency="0.05" numOctaves="3"/><feComposite in2="SourceGraphic" operator="in"/></filter>
<mask id="m"><rect width="400" height="400" fill="url(#l)"/><circle cx="100" cy="100" r="40" fill="#fff"/></mask>
<clipPath id="c"><circle cx="300" cy="100" r="60"/><text x="220" y="180" font-size="40">Clip</text></clipPath>
<marker id="a" markerWidth="6" markerHeight="6" refX="3" refY="3" orient="auto"><path d="M0 0 6 3 0 6z"/></marker>
<symbol id="y" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></symbol>
</defs>
<rect width="400" height="400" fill="url(#r)"/>
<rect x="20" y="20" width="160" height="160" fill="url(#p)" mask="url(#m)" stroke="url(#l)" stroke-width="8"/>
<g clip-path="url(#c)" opacity="0.6"><rect x="200" width="200" height="200" fill="url(#l)"/><text x="220" y="100" font-size="30">In a clip</text></g>
<circle cx="100" cy="260" r="40" filter="url(#b)" fill="teal"/><text x="160" y="260" filter="url(#s)" font-size="28">Shadow</text>
<rect x="260" y="220" width="100" height="60" filter="url(#t)"/>
<g style="mix-blend-mode:difference"><circle cx="200" cy="320" r="50" fill="#fa0"/><text x="170" y="325" fill="url(#l)">Blend</text></g>
<g style="isolation:isolate"><rect x="20" y="320" width="60" height="60" fill="#0af" style="mix-blend-mode:color-dodge"/></g>
<path d="M20 310 C 100 200 200 400 380 310" fill="none" stroke="#000" stroke-dasharray="8 4 0 4" stroke-linecap="round" marker-end="url(#a)"/>
<use xlink:href="#y" x="300" y="320" width="30" height="30"/><use xlink:href="#y" x="340" y="320" width="30" height="30" opacity=".5"/>
<a href="https://example.org/svg"><text x="20" y="395" font-size="14">A link, שלום, مرحبا, 😀</text></a>
<text x="200" y="395" fill="none" stroke="red" font-size="20">Stroked</text><text x="300" y="395" fill="url(#l)" font-size="20">Filled</text>
</svg>"""

DEEP = """<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120">
<clipPath id="c"><circle cx="60" cy="60" r="60"/></clipPath><mask id="m"><circle cx="60" cy="60" r="60" fill="#fff"/></mask>
<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue" stop-opacity="0.2"/></linearGradient>
SHAPES</svg>"""
SHAPES = """<text x="40" y="60">Deep</text><text x="40" y="90" fill="url(#g)">Deep</text><rect width="50" height="50" fill="url(#g)"/>
<path d="M0 0 50 50" stroke="url(#g)" stroke-dasharray="3"/><ellipse rx="9" ry="5" transform="skewX(20)" stroke="red"/>"""


def main():
    folder = sys.argv[1]

    def write(name, text):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)

    write("texts.yaml", 'size: 800x80\nfront: {text: "{text}", size: 30}\n')
    write("texts.csv", "text\n" + "".join('"' + line.replace('"', '""') + '"\n' for line in TEXTS.splitlines()))
    write("links.yaml", LINKS)
    write("pictures.yaml", PICTURES)
    element = '{text: "Deep", size: 20, url: "https://example.org"}'
    for depth in range(19):
        shape = "circle" if depth % 2 else "capsule"
        element = f"{{vstack: [{element}], padding: 1, clip: {shape}, rotate: 1, opacity: 0.99}}"
    write("nested.yaml", f"size: 300x300\nfront: {element}\n")
    # A line whose glyphs need no corrections between them, and an address with characters of several bytes.
    write("long.yaml", f"""size: 14000x60
front: {{vstack: [{{text: "{"i" * 20000}", font: Noto Sans, size: 1, lines: 1}},
  {{text: "A", size: 20, url: "https://example.org/{"ü" * 9000}"}}]}}
""")
    write("effects.svg", EFFECTS)
    for name, start, end in (("clips", '<g clip-path="url(#c)" transform="rotate(1)">', "</g>"),
                             ("groups", '<g opacity="0.9" mask="url(#m)">', "</g>"),
                             ("pictures", '<svg x="1" width="100" height="100" viewBox="0 0 101 101">', "</svg>")):
        write(name + ".svg", DEEP.replace("SHAPES", start * 40 + SHAPES + end * 40))
    write("bars.vl.json", json.dumps({
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json", "description": "Three bars. " * 2000, "width": 200,
        "data": {"values": [{"a": "x", "b": 28}, {"a": "y", "b": 55}, {"a": "z", "b": 43}]}, "mark": "bar",
        "encoding": {"x": {"field": "a", "type": "nominal"}, "y": {"field": "b", "type": "quantitative"}}}))


if __name__ == "__main__":
    main()
