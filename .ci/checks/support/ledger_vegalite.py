"""Changes of Vega-Lite's example specifications: of their members outside of the data."""

import copy
import json

from ledger_changes import KINDS, Change, misspelt

# What is data, names of the author's own, or only of interest to a screen that moves.
OPAQUE = {"values", "datasets", "params", "usermeta", "name", "description", "$schema", "title", "selection", "data", "tooltip",
          "href", "cursor", "url", "projection", "autosize"}
WORDS = {"aggregate", "timeUnit", "stack", "orient", "interpolate", "op", "align", "baseline", "zindex", "labelOverlap", "shape",
         "strokeCap", "labelAlign", "titleAnchor", "anchor", "resolve", "method"}
# Properties of some marks alone.
MARKS = {
    "innerRadius": ("5", {"arc"}), "fontSize": (20, {"text"}), "fontWeight": ("bold", {"text"}), "interpolate": ("step", {"line", "area", "trail"}),
    "cornerRadiusTopLeft": (4, {"bar", "rect", "image"}), "padAngle": (0.1, {"arc"}), "limit": (30, {"text"}),
    "lineHeight": (20, {"text"}), "tension": (0.5, {"line", "area"}),
}
UNITS = {"bar", "point", "line", "area", "rect", "circle", "square", "tick", "rule", "text", "arc"}


def members(value, path=()):
    """The members of a specification: (the map, the key, the path to the map)."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in OPAQUE:
                continue
            yield value, key, path
            yield from members(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from members(inner, (*path, index))


def place(path, key):
    parents = [str(part) for part in path if isinstance(part, str)]
    return parents[-2:] if parents else [key]


def misplaced(generator, spec):
    found = []
    for owner, key, path in members(spec):
        value = owner[key]
        if key == "mark":
            mark = value if isinstance(value, str) else value.get("type")
            if mark in UNITS:
                found += [("mark", owner, name, path) for name, (_, marks) in MARKS.items() if mark not in marks]
        elif path and path[-1] == "encoding" and isinstance(value, dict) and "field" in value:
            if key in ("x", "y"):
                found.append(("channel", value, "legend", (*path, key)))
            elif key in ("color", "size", "shape", "opacity"):
                found += [("channel", value, "axis", (*path, key)), ("channel", value, "stack", (*path, key))]
            if key in ("x", "y") and value.get("type") == "quantitative" and not isinstance(value.get("scale"), dict):
                found.append(("scale", value, "exponent", (*path, key)))
    if not found:
        return None
    # Marks and channels alike.
    kind = generator.choice(sorted({entry[0] for entry in found}))
    kind, owner, name, path = generator.choice([entry for entry in found if entry[0] == kind])
    if kind == "mark":
        if isinstance(owner["mark"], str):
            owner["mark"] = {"type": owner["mark"]}
        if name in owner["mark"]:
            return None
        owner["mark"][name] = MARKS[name][0]
        return f"{name} on {owner['mark']['type']}", [[name], ["mark"]]
    if kind == "scale":
        owner["scale"] = {"exponent": 3}
        return f"exponent of a linear scale at {path[-1]}", [["exponent"], [path[-1]]]
    owner[name] = {"legend": {"orient": "left"}, "axis": {"grid": True}, "stack": "zero"}[name]
    return f"{name} on {path[-1]}", [[name], [path[-1]]]


def invalid(value, key):
    """A value that a member can't have, or None."""
    if key == "field" and isinstance(value, str):
        return "nowhere_column"
    if isinstance(value, bool):
        return "maybe"
    if isinstance(value, (int, float)):
        return "furlongs"
    if key == "type" or key in WORDS and isinstance(value, str):
        return "sideways"
    if key in ("color", "fill", "stroke") and isinstance(value, str):
        return "blurple"
    return None


def change(generator, spec, kind):
    spec = copy.deepcopy(spec)
    if kind == "misplaced":
        done = misplaced(generator, spec)
        return done and (spec, *done)
    found = [(owner, key, path) for owner, key, path in members(spec) if len(key) > 1 and "resolve" not in path]
    if kind == "invalid":
        found = [entry for entry in found if invalid(entry[0][entry[1]], entry[1]) is not None]
    if not found:
        return None
    owner, key, path = generator.choice(found)
    if kind == "invalid":
        value = invalid(owner[key], key)
        owner[key] = value
        return spec, f"{'.'.join(map(str, path))}.{key} = {value!r}", [[key, str(value)], place(path, key)]
    other = misspelt(generator, key)
    items = [(other if name == key else name, value) for name, value in owner.items()]
    owner.clear()
    owner.update(items)
    # A view without what makes it one is an error about what is missing.
    return spec, f"{other} for {key} at {'.'.join(map(str, path))}", [[other], place(path, other)]


def changes(generator, vegalite, folder, count):
    folder = folder / "vegalite"
    folder.mkdir(exist_ok=True)
    files = sorted(path for path in (vegalite / "examples/specs").glob("*.vl.json") if path.stat().st_size < 30_000)
    generator.shuffle(files)
    made = 0
    for path in files:
        if made == count:
            return
        # Pictures that move, maps and addresses of the network are another matter.
        text = path.read_text()
        if any(word in text for word in ("topojson", "geoshape", "http://", "https://raw", "https://cdn", "animat", '"sphere"', "latitude")):
            continue
        spec = json.loads(text)
        urls = [part.split('"')[0] for part in text.split('"url": "')[1:]]
        if any(not (vegalite / url).is_file() for url in urls):
            continue
        done = change(generator, spec, KINDS[made % 3])
        if not done:
            continue
        changed, what, words = done
        other = folder / f"{made}.vl.json"
        other.write_text(json.dumps(changed, indent=1))
        runs = [["chart", file, "--data-root", vegalite, "-o", folder / "out.png", "--json"] for file in (path, other)]
        yield Change(path.name, KINDS[made % 3], what, words, *runs)
        made += 1
