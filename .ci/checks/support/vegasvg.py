"""Reads a picture that Vega wrote as SVG and gives it back as a placed scene.

The scene has the form which compare.py documents. Only what Vega's SVG renderer
writes is understood: nested groups with class names that tell their role, paths,
lines, texts and images, each with a list of transforms.
"""

import math
import re
import xml.etree.ElementTree as ElementTree

MARK_TYPES = ("rect", "symbol", "line", "area", "rule", "text", "arc", "trail", "image", "shape")

# The names of CSS Color Module Level 4.
COLOR_NAMES = dict(
    entry.split(":")
    for entry in """
aliceblue:f0f8ff antiquewhite:faebd7 aqua:00ffff aquamarine:7fffd4 azure:f0ffff beige:f5f5dc
bisque:ffe4c4 black:000000 blanchedalmond:ffebcd blue:0000ff blueviolet:8a2be2 brown:a52a2a
burlywood:deb887 cadetblue:5f9ea0 chartreuse:7fff00 chocolate:d2691e coral:ff7f50
cornflowerblue:6495ed cornsilk:fff8dc crimson:dc143c cyan:00ffff darkblue:00008b darkcyan:008b8b
darkgoldenrod:b8860b darkgray:a9a9a9 darkgreen:006400 darkgrey:a9a9a9 darkkhaki:bdb76b
darkmagenta:8b008b darkolivegreen:556b2f darkorange:ff8c00 darkorchid:9932cc darkred:8b0000
darksalmon:e9967a darkseagreen:8fbc8f darkslateblue:483d8b darkslategray:2f4f4f
darkslategrey:2f4f4f darkturquoise:00ced1 darkviolet:9400d3 deeppink:ff1493 deepskyblue:00bfff
dimgray:696969 dimgrey:696969 dodgerblue:1e90ff firebrick:b22222 floralwhite:fffaf0
forestgreen:228b22 fuchsia:ff00ff gainsboro:dcdcdc ghostwhite:f8f8ff gold:ffd700 goldenrod:daa520
gray:808080 green:008000 greenyellow:adff2f grey:808080 honeydew:f0fff0 hotpink:ff69b4
indianred:cd5c5c indigo:4b0082 ivory:fffff0 khaki:f0e68c lavender:e6e6fa lavenderblush:fff0f5
lawngreen:7cfc00 lemonchiffon:fffacd lightblue:add8e6 lightcoral:f08080 lightcyan:e0ffff
lightgoldenrodyellow:fafad2 lightgray:d3d3d3 lightgreen:90ee90 lightgrey:d3d3d3 lightpink:ffb6c1
lightsalmon:ffa07a lightseagreen:20b2aa lightskyblue:87cefa lightslategray:778899
lightslategrey:778899 lightsteelblue:b0c4de lightyellow:ffffe0 lime:00ff00 limegreen:32cd32
linen:faf0e6 magenta:ff00ff maroon:800000 mediumaquamarine:66cdaa mediumblue:0000cd
mediumorchid:ba55d3 mediumpurple:9370db mediumseagreen:3cb371 mediumslateblue:7b68ee
mediumspringgreen:00fa9a mediumturquoise:48d1cc mediumvioletred:c71585 midnightblue:191970
mintcream:f5fffa mistyrose:ffe4e1 moccasin:ffe4b5 navajowhite:ffdead navy:000080 oldlace:fdf5e6
olive:808000 olivedrab:6b8e23 orange:ffa500 orangered:ff4500 orchid:da70d6 palegoldenrod:eee8aa
palegreen:98fb98 paleturquoise:afeeee palevioletred:db7093 papayawhip:ffefd5 peachpuff:ffdab9
peru:cd853f pink:ffc0cb plum:dda0dd powderblue:b0e0e6 purple:800080 rebeccapurple:663399
red:ff0000 rosybrown:bc8f8f royalblue:4169e1 saddlebrown:8b4513 salmon:fa8072 sandybrown:f4a460
seagreen:2e8b57 seashell:fff5ee sienna:a0522d silver:c0c0c0 skyblue:87ceeb slateblue:6a5acd
slategray:708090 slategrey:708090 snow:fffafa springgreen:00ff7f steelblue:4682b4 tan:d2b48c
teal:008080 thistle:d8bfd8 tomato:ff6347 turquoise:40e0d0 violet:ee82ee wheat:f5deb3 white:ffffff
whitesmoke:f5f5f5 yellow:ffff00 yellowgreen:9acd32
""".split()
)

NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|[-+]?(?:NaN|Infinity)")


# Colours


def color(text):
    """Gives "#rrggbb", "gradient" for a reference to one, or None for no paint."""
    text = (text or "none").strip().lower()
    if text in ("none", "transparent", ""):
        return None
    if text.startswith("url("):
        return "gradient"
    if text.startswith("#"):
        digits = text[1:]
        return "#" + ("".join(2 * d for d in digits) if len(digits) == 3 else digits[:6])
    if text in COLOR_NAMES:
        return "#" + COLOR_NAMES[text]
    values = [float(v) for v in NUMBER.findall(text)]
    if len(values) == 4 and values[3] == 0:
        return None
    if text.startswith("rgb") and len(values) >= 3:
        return hex_color(values)
    if text.startswith("hsl") and len(values) >= 3:
        return hex_color(rgb_from_hsl(values[0], values[1] / 100, values[2] / 100))
    raise ValueError("unknown colour " + text)


def hex_color(values):
    """Gives "#rrggbb" for three levels of 0 to 255."""
    return "#" + "".join("%02x" % max(0, min(255, round(v))) for v in values[:3])


def rgb_from_hsl(hue, saturation, lightness):
    """Gives three levels of 0 to 255, by the formula of CSS Color Level 4."""

    def level(n):
        k = (n + hue / 30) % 12
        spread = saturation * min(lightness, 1 - lightness)
        return 255 * (lightness - spread * max(-1, min(k - 3, 9 - k, 1)))

    return [level(0), level(8), level(4)]


# Transforms: a matrix (a, b, c, d, e, f) maps (x, y) to (a x + c y + e, b x + d y + f).

IDENTITY = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def multiplied(m, n):
    """Gives the matrix that applies n first and m then."""
    return (
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    )


def applied(m, x, y):
    return (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])


def transform(text):
    """Gives the matrix of an SVG transform list."""
    result = IDENTITY
    for name, arguments in re.findall(r"(\w+)\s*\(([^)]*)\)", text or ""):
        result = multiplied(result, single_transform(name, [float(v) for v in NUMBER.findall(arguments)]))
    return result


def single_transform(name, v):
    if name == "translate":
        return (1.0, 0.0, 0.0, 1.0, v[0], v[1] if len(v) > 1 else 0.0)
    if name == "scale":
        return (v[0], 0.0, 0.0, v[1] if len(v) > 1 else v[0], 0.0, 0.0)
    if name == "matrix":
        return tuple(v)
    if name == "rotate":
        sine, cosine = math.sin(math.radians(v[0])), math.cos(math.radians(v[0]))
        turn = (cosine, sine, -sine, cosine, 0.0, 0.0)
        if len(v) == 3:
            there, back = (1.0, 0.0, 0.0, 1.0, v[1], v[2]), (1.0, 0.0, 0.0, 1.0, -v[1], -v[2])
            return multiplied(there, multiplied(turn, back))
        return turn
    raise ValueError("unknown transform " + name)


# Boxes


class Bounds:
    """The smallest box around points, curves and arcs, each mapped by a matrix first."""

    def __init__(self, matrix=IDENTITY):
        self.matrix = matrix
        self.low = [math.inf, math.inf]
        self.high = [-math.inf, -math.inf]

    def box(self):
        """Gives [x0, y0, x1, y1], or None if nothing was added or a number is not finite."""
        values = self.low + self.high
        return values if all(math.isfinite(v) for v in values) else None

    def add(self, x, y):
        self.add_mapped(applied(self.matrix, x, y))

    def add_mapped(self, point):
        for axis in (0, 1):
            if math.isnan(point[axis]):
                self.low[axis] = math.nan
                self.high[axis] = math.nan
            elif not math.isnan(self.low[axis]):
                self.low[axis] = min(self.low[axis], point[axis])
                self.high[axis] = max(self.high[axis], point[axis])

    def add_curve(self, *points):
        """Adds a Bézier curve of degree 2 or 3, with its ends and its extrema."""
        mapped = [applied(self.matrix, *p) for p in points]
        self.add_mapped(mapped[0])
        self.add_mapped(mapped[-1])
        for axis in (0, 1):
            for t in extrema([p[axis] for p in mapped]):
                self.add_mapped(bezier_point(mapped, t))

    def add_arc(self, start, rx, ry, rotation, large, sweep, end):
        """Adds an elliptical arc, with its ends and its extrema."""
        self.add(*start)
        self.add(*end)
        arc = arc_center(start, rx, ry, rotation, large, sweep, end)
        if arc is None:
            return
        (cx, cy), (ax, ay), (bx, by), first, turn = arc
        m = self.matrix
        cx, cy = applied(m, cx, cy)
        ax, ay = m[0] * ax + m[2] * ay, m[1] * ax + m[3] * ay
        bx, by = m[0] * bx + m[2] * by, m[1] * bx + m[3] * by
        for angle in (math.atan2(bx, ax), math.atan2(by, ay)):
            for extreme in (angle, angle + math.pi):
                along = (extreme - first) % math.tau if turn > 0 else -((first - extreme) % math.tau)
                if abs(along) <= abs(turn):
                    s, c = math.sin(extreme), math.cos(extreme)
                    self.add_mapped((cx + ax * c + bx * s, cy + ay * c + by * s))


def extrema(v):
    """Gives the parameters inside of (0, 1) where one coordinate of a Bézier curve turns."""
    if len(v) == 3:
        a, b, c = 0.0, v[0] - 2 * v[1] + v[2], v[1] - v[0]
    else:
        a = v[3] - 3 * v[2] + 3 * v[1] - v[0]
        b = 2 * (v[2] - 2 * v[1] + v[0])
        c = v[1] - v[0]
    scale = max(abs(a), abs(b), abs(c), 1e-300)
    if abs(a) < 1e-12 * scale:
        roots = [-c / b] if abs(b) > 1e-12 * scale else []
    else:
        under = b * b - 4 * a * c
        roots = [] if not under >= 0 else [(-b + s * math.sqrt(under)) / (2 * a) for s in (1, -1)]
    return [t for t in roots if 0 < t < 1]


def bezier_point(points, t):
    while len(points) > 1:
        points = [(p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])) for p, q in zip(points, points[1:])]
    return points[0]


def arc_center(start, rx, ry, rotation, large, sweep, end):
    """Gives centre, half axes, first angle and signed turn of an arc (SVG 1.1, F.6.5), or None for a line."""
    rx, ry = abs(rx), abs(ry)
    if rx == 0 or ry == 0 or start == end:
        return None
    sine, cosine = math.sin(math.radians(rotation)), math.cos(math.radians(rotation))
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = cosine * dx + sine * dy, -sine * dx + cosine * dy
    stretch = (x / rx) ** 2 + (y / ry) ** 2
    if stretch > 1:
        rx, ry = rx * math.sqrt(stretch), ry * math.sqrt(stretch)
    bottom = (rx * y) ** 2 + (ry * x) ** 2
    factor = math.sqrt(max(0.0, ((rx * ry) ** 2 - bottom) / bottom)) if bottom else 0.0
    if large == sweep:
        factor = -factor
    u, v = factor * rx * y / ry, -factor * ry * x / rx
    cx = cosine * u - sine * v + (start[0] + end[0]) / 2
    cy = sine * u + cosine * v + (start[1] + end[1]) / 2
    first = math.atan2((y - v) / ry, (x - u) / rx)
    last = math.atan2((-y - v) / ry, (-x - u) / rx)
    turn = last - first
    if sweep and turn < 0:
        turn += math.tau
    elif not sweep and turn > 0:
        turn -= math.tau
    return (cx, cy), (cosine * rx, sine * rx), (-sine * ry, cosine * ry), first, turn


ARGUMENT_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def path_segments(text):
    """Gives the commands of SVG path data as (letter, numbers), one for each repetition."""
    for letter, rest in re.findall(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)", text):
        count = ARGUMENT_COUNTS[letter.upper()]
        if count == 0:
            yield letter, []
            continue
        numbers = arc_numbers(rest) if count == 7 else [float(v) for v in NUMBER.findall(rest)]
        for i in range(0, len(numbers) - count + 1, count):
            yield letter, numbers[i : i + count]
            letter = {"M": "L", "m": "l"}.get(letter, letter)


def arc_numbers(text):
    """Gives the numbers of an arc command, whose two flags may stand without a separator."""
    numbers, position = [], 0
    while True:
        flag = len(numbers) % 7 in (3, 4)
        match = re.compile(r"[\s,]*([01])" if flag else r"[\s,]*(" + NUMBER.pattern + ")").match(text, position)
        if not match:
            return numbers
        numbers.append(float(match.group(1)))
        position = match.end()


def path_box(text, matrix=IDENTITY):
    """Gives the exact box of SVG path data, or None for an empty path or one with numbers that are not finite."""
    if "N" in text or "I" in text:
        return None
    bounds = Bounds(matrix)
    here, first, control, previous = (0.0, 0.0), (0.0, 0.0), None, ""
    for letter, v in path_segments(text):
        kind = letter.upper()
        origin = here if letter.islower() else (0.0, 0.0)
        if kind == "Z":
            here, previous = first, "Z"
            continue
        if kind == "H":
            end = (origin[0] + v[0], here[1])
        elif kind == "V":
            end = (here[0], origin[1] + v[0])
        else:
            end = (origin[0] + v[-2], origin[1] + v[-1])
        points = [(origin[0] + v[i], origin[1] + v[i + 1]) for i in range(0, len(v) - 3, 2)]
        mirrored = (2 * here[0] - control[0], 2 * here[1] - control[1]) if control else here
        if kind == "C":
            bounds.add_curve(here, points[0], points[1], end)
            control = points[1]
        elif kind == "S":
            bounds.add_curve(here, mirrored if previous in "CS" else here, points[0], end)
            control = points[0]
        elif kind in "QT":
            control = points[0] if kind == "Q" else mirrored if previous in ("Q", "T") else here
            bounds.add_curve(here, control, end)
        elif kind == "A":
            bounds.add_arc(here, v[0], v[1], v[2], bool(v[3]), bool(v[4]), end)
            control = None
        else:
            bounds.add(*end)
            control = None
        if kind == "M":
            first = end
        here, previous = end, kind
    return bounds.box()


# The tree of Vega's groups


def tag(node):
    return node.tag.rsplit("}", 1)[-1]


def class_words(node):
    return node.get("class", "").split()


def role(node):
    """Gives the word after "role-" of a mark group's class, or an empty text."""
    return next((w[5:] for w in class_words(node) if w.startswith("role-")), "")


def content(item):
    """Gives the groups inside of one item of a group mark."""
    return [inner for child in item if tag(child) == "g" for inner in child]


def is_part_group(node):
    """Tells whether a group mark only splits one mark: a group for each line, or for each stack of bars.

    Vega-Lite names the first "pathgroup" and gives the second no name; views always have one.
    """
    return role(node) == "scope" and class_words(node)[-1].endswith(("pathgroup", "role-scope"))


def is_view(node, item):
    """Tells whether one item of a group mark is a plot of its own, not only a frame around plots."""
    if role(node) not in ("frame", "scope") or is_part_group(node):
        return False
    return any(role(child) == "mark" or is_part_group(child) for child in content(item))


def plain(value):
    """Rounds a number for JSON; six digits are far finer than what is compared."""
    return round(value, 6) + 0.0


class SceneReader:
    """Walks through Vega's groups and collects views, axes, legends and titles."""

    def __init__(self, root):
        self.root = root
        self.gradients = {g.get("id"): stops(g) for g in root.iter() if tag(g) == "linearGradient"}
        self.groups = []
        self.shared = {"axes": [], "legends": [], "titles": [], "headers": []}

    def scene(self):
        for child in self.root:
            if tag(child) == "g":
                matrix = transform(child.get("transform"))
                for group in child:
                    self.read_group_mark(group, matrix, None, False)
        size = [float(self.root.get("width")), float(self.root.get("height"))]
        result = {"size": size, "groups": self.groups}
        result.update((key, value) for key, value in self.shared.items() if value)
        return result

    def read_group_mark(self, node, matrix, view, in_header):
        in_header = in_header or "header" in role(node) or "footer" in role(node) or role(node).endswith("-title")
        for item in node:
            if tag(item) == "g":
                self.read_item(node, item, multiplied(matrix, transform(item.get("transform"))), view, in_header)

    def read_item(self, node, item, matrix, view, in_header):
        if is_view(node, item):
            view = self.new_view(node, item, matrix)
            self.groups.append(view)
        elif not is_part_group(node):
            view = None
        for child in content(item):
            kind = role(child)
            if kind == "axis":
                self.read_axes(child, matrix, view)
            elif kind == "legend":
                self.read_legends(child, view)
            elif kind == "title":
                self.read_titles(child, view, in_header)
            elif kind == "mark":
                self.read_marks(child, matrix, view, is_part_group(node))
            elif "mark-group" in class_words(child):
                self.read_group_mark(child, matrix, view, in_header)

    def new_view(self, node, item, matrix):
        background = next((c.get("d") for c in item if tag(c) == "path" and "background" in class_words(c)), "")
        box = path_box(background or "") or [0.0, 0.0, 0.0, 0.0]
        return {
            "name": class_words(node)[-1],
            "origin": [plain(matrix[4]), plain(matrix[5])],
            "size": [plain(box[2] - box[0]), plain(box[3] - box[1])],
            "marks": [],
            "axes": [],
            "legends": [],
            "title": None,
            "header": None,
        }

    # Marks

    def read_marks(self, node, matrix, view, in_part):
        words = class_words(node)
        kind = words[0][len("mark-") :]
        if view is None or kind not in MARK_TYPES:
            return
        relative = multiplied((1.0, 0.0, 0.0, 1.0, -view["origin"][0], -view["origin"][1]), matrix)
        # A mark with an address is inside of a link.
        marks = [inner for child in node for inner in (child if tag(child) == "a" else [child])]
        items = [read_item_mark(kind, mark, relative) for mark in marks]
        target = self.mark_set(view, kind, words[-1], in_part)
        target["items"] += [item for item in items if item is not None]

    def mark_set(self, view, kind, name, joins):
        """Gives the set to which items go; the parts of a mark come from several groups but are one set."""
        last = view["marks"][-1] if view["marks"] else None
        if joins and last and (last["type"], last["name"]) == (kind, name):
            return last
        view["marks"].append({"type": kind, "name": name, "items": []})
        return view["marks"][-1]

    # Guides

    def read_axes(self, node, matrix, view):
        for item in node:
            if tag(item) != "g":
                continue
            shift = transform(item.get("transform"))
            axis = read_axis(node, item, shift, view["size"] if view else None)
            if axis["labels"] or axis["title"]:
                (view if view else self.shared)["axes"].append(axis)

    def read_legends(self, node, view):
        for item in node:
            if tag(item) == "g":
                (view if view else self.shared)["legends"].append(self.read_legend(item))

    def read_legend(self, item):
        marks = {}
        for node in item.iter():
            if role(node).startswith("legend-"):
                marks.setdefault(role(node)[len("legend-") :], []).extend(c for c in node if is_shown(c))
        gradient = marks.get("gradient", [])
        if gradient:
            stop_list = self.gradients.get(gradient[0].get("fill", "")[len("url(#") : -1], [])
            colors = [color_at(stop_list, i / 4) for i in range(5)]
        else:
            colors = [paint(c, "fill") or paint(c, "stroke") for c in marks.get("band") or marks.get("symbol", [])]
        return {
            "title": joined(marks.get("title", [])),
            "kind": "gradient" if gradient or "band" in marks else "symbol",
            "labels": [text for text in map(text_of, marks.get("label", [])) if text],
            "colors": colors,
        }

    def read_titles(self, node, view, in_header):
        texts = [text_of(t) for t in node.iter() if tag(t) == "text" and is_shown(t)]
        texts = [t for t in texts if t]
        if view is None:
            self.shared["headers" if in_header else "titles"] += texts
        elif texts:
            view["title"] = texts[0] if len(texts) == 1 else texts


def stops(gradient):
    """Gives the stops of a gradient as (offset, levels)."""
    result = []
    for stop in gradient:
        text = color(stop.get("stop-color"))
        levels = [int(text[i : i + 2], 16) for i in (1, 3, 5)] if text and text[0] == "#" else [0, 0, 0]
        result.append((float(stop.get("offset", "0")), levels))
    return result


def color_at(stop_list, place):
    """Gives the colour of a gradient at a place from 0 to 1."""
    if not stop_list:
        return None
    if place <= stop_list[0][0]:
        return hex_color(stop_list[0][1])
    for (low, first), (high, second) in zip(stop_list, stop_list[1:]):
        if low <= place <= high:
            t = (place - low) / (high - low) if high > low else 1.0
            return hex_color([a + t * (b - a) for a, b in zip(first, second)])
    return hex_color(stop_list[-1][1])


def number(node, name, default):
    try:
        return float(node.get(name, default))
    except ValueError:
        return default


def is_shown(node):
    if tag(node) == "text" and node.get("fill") is None:
        return False
    return number(node, "opacity", 1.0) > 0 and node.get("display") != "none"


def paint(node, name):
    """Gives the colour of an item's fill or stroke, or None if it is not painted."""
    width = number(node, "stroke-width", 1.0) if name == "stroke" else 1.0
    return color(node.get(name)) if number(node, name + "-opacity", 1.0) > 0 and width > 0 else None


def text_of(node):
    """Gives a text item's lines, joined with single spaces."""
    return " ".join(" ".join(part.split()) for part in node.itertext()).strip()


def joined(nodes):
    return " ".join(filter(None, map(text_of, nodes))) or None


def read_item_mark(kind, node, matrix):
    """Gives one item of a mark set, or None if it has no place."""
    matrix = multiplied(matrix, transform(node.get("transform")))
    opacity = number(node, "opacity", 1.0) if node.get("display") != "none" else 0.0
    fill, stroke = paint(node, "fill"), paint(node, "stroke")
    opacity *= number(node, "fill-opacity" if fill else "stroke-opacity", 1.0) if fill or stroke else 1.0
    item = {"fill": fill, "stroke": stroke, "opacity": plain(opacity)}
    if kind == "text":
        x, y = applied(matrix, number(node, "x", 0.0), number(node, "y", 0.0))
        if not (math.isfinite(x) and math.isfinite(y)):
            return None
        item.update(text=text_of(node), anchor=[plain(x), plain(y)], box=[plain(v) for v in (x, y, x, y)])
        return item
    box = shape_box(node, matrix)
    if box is None:
        return None
    item["box"] = [plain(v) for v in box]
    return item


def shape_box(node, matrix):
    """Gives the box of a path, line, rectangle or image without its stroke."""
    if tag(node) == "path":
        return path_box(node.get("d", ""), matrix)
    bounds = Bounds(matrix)
    if tag(node) == "line":
        bounds.add(number(node, "x1", 0.0), number(node, "y1", 0.0))
        bounds.add(number(node, "x2", 0.0), number(node, "y2", 0.0))
    else:
        x, y = number(node, "x", 0.0), number(node, "y", 0.0)
        width, height = number(node, "width", 0.0), number(node, "height", 0.0)
        for corner in ((x, y), (x + width, y), (x, y + height), (x + width, y + height)):
            bounds.add(*corner)
    return bounds.box()


# Axes


def read_axis(node, item, shift, size):
    """Gives one axis; its labels stand at their anchors, in the coordinates of the group around the axis."""
    parts = {}
    for part in content(item):
        parts.setdefault(role(part), []).extend(part)
    labels = [n for n in parts.get("axis-label", []) if is_shown(n) and text_of(n)]
    points = [applied(multiplied(shift, transform(n.get("transform"))), 0.0, 0.0) for n in labels]
    horizontal = is_horizontal(node, parts, points)
    return {
        "orient": orient(horizontal, parts, shift, size),
        "title": joined([n for n in parts.get("axis-title", []) if is_shown(n)]),
        "labels": [[text_of(n), plain(p[0 if horizontal else 1])] for n, p in zip(labels, points)],
    }


def is_horizontal(node, parts, points):
    """Tells whether an axis runs along x: by its description, its ticks, its domain, or how labels spread."""
    description = node.get("aria-label", "")
    if description[:6] in ("X-axis", "Y-axis"):
        return description[0] == "X"
    for tick in parts.get("axis-tick", []):
        return number(tick, "y2", 0.0) != 0
    for line in parts.get("axis-domain", []):
        return number(line, "x2", 0.0) != 0
    spread = [max(p[i] for p in points) - min(p[i] for p in points) if points else 0.0 for i in (0, 1)]
    return spread[0] > spread[1]


def orient(horizontal, parts, shift, size):
    """Gives the side of an axis: by where it stands in the plot, where its ticks point, or where its title is."""
    names = ("top", "bottom") if horizontal else ("left", "right")
    along = "y2" if horizontal else "x2"
    across = 1 if horizontal else 0
    place = shift[4 + across]
    if size and size[across] > 2 and not 1 < place < size[across] - 1:
        return names[place > 1]
    for tick in parts.get("axis-tick", []):
        if number(tick, along, 0.0) != 0:
            return names[number(tick, along, 0.0) > 0]
    for part in ("axis-title", "axis-label"):
        for text in parts.get(part, []):
            matrix = transform(text.get("transform"))
            return names[matrix[4 + across] > 0]
    return names[1 if horizontal else 0]


def read_svg(path):
    """Gives the scene of one of Vega's SVG files."""
    return SceneReader(ElementTree.parse(path).getroot()).scene()
