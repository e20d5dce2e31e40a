"""Changes of templates: of the members of their elements."""

import copy
import json
import pathlib

import yaml

from ledger_changes import KINDS, Change, misspelt

NODES = ["text", "picture", "hstack", "vstack", "zstack", "grid", "spacer", "divider", "rectangle", "circle", "ellipse", "capsule",
         "qr", "bar", "use"]
# Templates of ours, each with the members of one kind of element.
OWN = {
    "texts": """
size: 200x120
theme: {font: DejaVu Sans, size: 12, colors: {ink: "#123"}}
front:
  padding: 8
  vstack:
    alignment: leading
    spacing: 4
    children:
      - {text: Words of some length, font: 14 bold, color: ink, lines: 2, shrink: 0.7, align: center}
      - {text: small, size: 9, italic: true, kerning: 1, case: upper, underline: true, opacity: 0.8}
""",
    "shapes": """
size: 200x120
front:
  background: {gradient: [red, "#00f"], angle: 90}
  zstack:
    alignment: topLeading
    children:
      - {rectangle: teal, width: 60, height: 30, corner: 4, stroke: black, lineWidth: 2, rotate: 10}
      - {circle: gold, width: 20, height: 20, offset: [30, 40], shadow: {radius: 3, color: gray, x: 1, y: 2}}
      - {capsule: navy, width: 50, height: 12, margin: {top: 60, leading: 10}, border: {color: red, width: 1}}
""",
    "grid": """
size: 240x160
front:
  grid:
    - [{text: A, column: leading}, {text: B}]
    - {row: [{text: "1", span: 2}], repeat: 2}
  alignment: center
  spacing: 6
  rowSpacing: 3
  padding: [4, 8]
""",
    "bars": """
size: 240x160
styles: {label: {font: 10, color: gray}}
parts: {stat: {hstack: [{text: "{name}", style: label}, {bar: "{value}", of: 100, fill: green, track: "#ddd", height: 6}], spacing: 4}}
front:
  vstack:
    - {use: stat, with: {name: Speed, value: "40"}}
    - {use: stat, with: {name: Power, value: "70"}}
    - {qr: "https://example.org", correction: high, width: 60, height: 60}
    - divider
    - {spacer: 4}
""",
}
COLORS = {"color", "fill", "stroke", "track", "background"}
TEXT = ["lines", "shrink", "align", "underline", "kerning", "case", "lineSpacing", "font", "italic", "markup"]
SHAPE = ["fill", "stroke", "lineWidth"]
ELSEWHERE = {
    "text": ["fit", "spacing", "alignment", "fill", "lineWidth", "correction", "track", "placeholder", "span"],
    "picture": ["lines", "spacing", "fill", "lineWidth", "correction", "case"], "rectangle": [*TEXT, "fit", "spacing", "correction", "of"],
    "circle": [*TEXT, "fit", "alignment", "track"], "capsule": [*TEXT, "placeholder"], "spacer": ["fill", "font", "lines", "fit"],
    "qr": ["lines", "fit", "fill", "font"], "bar": ["stroke", "fit", "lines", "spacing"], "divider": ["fit", "lines", "spacing"],
    "hstack": ["fill", "fit", "correction", "rowSpacing", "kerning", "of"], "vstack": ["stroke", "fit", "rowSpacing", "underline"],
    "grid": ["fill", "fit", "stroke"],
}
VALUES = {"fit": "fill", "spacing": 5, "alignment": "center", "fill": "red", "stroke": "red", "lineWidth": 2, "correction": "high",
          "track": "red", "placeholder": "a.png", "span": 2, "lines": 2, "case": "upper", "shrink": 0.5, "align": "center",
          "underline": True, "kerning": 2, "lineSpacing": 3, "font": "20 bold", "italic": True, "markup": True, "of": 9, "rowSpacing": 4}


def maps(value, path=()):
    """The maps of a template that have members of the language, with the way to them."""
    if isinstance(value, dict):
        yield value, path
        for key, inner in value.items():
            if key not in ("with", "icons", "colors", "fonts"):
                # Styles and parts have names of the author's own, and what they hold are elements.
                if key in ("styles", "parts"):
                    for name, own in inner.items():
                        yield from maps(own, (*path, key, name))
                else:
                    yield from maps(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from maps(inner, (*path, index))


def invalid(key, value):
    if key in COLORS and isinstance(value, str):
        return "blurple"
    if key in ("text", "picture", "qr", "if", "each", "style", "use", "font", "placeholder", "name"):
        return None
    if isinstance(value, (int, float)):
        return "12 furlongs"
    if isinstance(value, str) and "{" not in value:
        return "sideways"
    return None


def change(generator, template, kind):
    template = copy.deepcopy(template)
    found = [(owner, key, path) for owner, path in maps(template) for key in owner]
    if kind == "misplaced":
        found = [(owner, path) for owner, path in maps(template) if any(node in owner for node in NODES)]
        owner, path = generator.choice(found)
        node = next(name for name in NODES if name in owner)
        names = [name for name in ELSEWHERE.get(node, []) if name not in owner and not (name == "span" and "grid" in path)]
        if not names:
            return None
        name = generator.choice(names)
        owner[name] = VALUES[name]
        return template, f"{name} on {node}", name
    if kind == "invalid":
        found = [entry for entry in found if invalid(entry[1], entry[0][entry[1]]) is not None]
        owner, key, path = generator.choice(found)
        owner[key] = invalid(key, owner[key])
        # An error has the value, and the line and the column that it begins at.
        return template, f"{key}: {owner[key]}", key, f"'{owner[key]}'"
    owner, key, path = generator.choice([entry for entry in found if len(entry[1]) > 1])
    other = misspelt(generator, key)
    items = [(other if name == key else name, value) for name, value in owner.items()]
    owner.clear()
    owner.update(items)
    return template, f"{other} for {key}", other


def lines(text, name):
    """The lines with a member, as notes and errors call them; its map begins in one before."""
    numbers = [number for number, line in enumerate(text.splitlines(), 1) if f'"{name}":' in line]
    return [f":{line}:" for number in numbers for line in range(max(number - 8, 1), number + 1)] + [f"line {n}" for n in numbers]


def changes(generator, folder, count):
    folder = folder / "template"
    folder.mkdir(exist_ok=True)
    assets = pathlib.Path("assets/templates")
    sources = [(path.name, yaml.safe_load(path.read_text()), next(p for p in (path.with_suffix(".json"), path.with_suffix(".csv")) if p.exists()))
               for path in sorted(assets.glob("*.yaml"))]
    sources += [(f"own {name}", yaml.safe_load(text), None) for name, text in OWN.items()]
    made = 0
    while made < count:
        name, template, data = sources[made % len(sources)]
        kind = KINDS[(made + made // len(sources)) % 3]
        done = change(generator, template, kind)
        if not done:
            continue
        changed, what, word, *value = done
        texts = [json.dumps(value, indent=1) for value in (template, changed)]
        paths = [folder / f"{made}-{side}.json" for side in ("a", "b")]
        for path, text in zip(paths, texts):
            path.write_text(text)
        values = [] if data is None else [data, "--row", "1"] if data.suffix == ".csv" else [data]
        runs = [["draw", path, *values, "-o", folder / "out.png", "--json"] for path in paths]
        yield Change(name, kind, what, [[word, *value], lines(texts[1], word)], *runs)
        made += 1
