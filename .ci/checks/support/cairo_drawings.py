"""Writes the drawings that .ci/checks/cairo compares: usage cairo_drawings.py > SCRIPT.

Text, a command a line, numbers in decimal. `picture CATEGORY NAME WIDTH HEIGHT` begins a picture, transparent at first,
`end` ends it. Between them, each in user space, y down:

    save | restore                    the graphics state
    transform A B C D TX TY           acts before the one that is there
    new | M X Y | L X Y | C X1 Y1 X2 Y2 X Y | Z          the path; fill, stroke and clip consume it
    color R G B A                     the paint, straight alpha
    linear X0 Y0 X1 Y1 SPREAD A B C D TX TY N (LOCATION R G B A)…       from the paint's space to user space
    radial X0 Y0 R0 X1 Y1 R1 SPREAD A B C D TX TY N (LOCATION R G B A)…
    width W | cap NAME | join NAME | miter LIMIT | dash PHASE N LENGTH…
    operator NAME                     as Canvas names them; bounded by the shape
    alpha A                           of a layer
    fill RULE | stroke | clip RULE
    layer | endlayer                  a group, drawn with the alpha and operator set before `layer`

Every picture is made from its own seed, so that one can be added without changing others.
"""
import math
import random

SPREADS = ("pad", "repeat", "reflect")
CAPS = ("butt", "round", "square")
JOINS = ("miter", "round", "bevel")
OPERATORS = (
    "normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight difference exclusion hue "
    "saturation color luminosity clear copy sourceIn sourceOut sourceAtop destinationOver destinationIn "
    "destinationOut destinationAtop xor plusLighter").split()
SIDE = 96
IDENTITY = (1, 0, 0, 1, 0, 0)


def rotation(angle, x=SIDE / 2, y=SIDE / 2, sx=1.0, sy=1.0):
    """Scales, then turns, about a point."""
    a, b, c, d = sx * math.cos(angle), sx * math.sin(angle), -sy * math.sin(angle), sy * math.cos(angle)
    return (a, b, c, d, x - a * x - c * y, y - b * x - d * y)


class Picture:
    def __init__(self, category, name):
        self.random = random.Random(f"{category}/{name}")
        self.head = f"picture {category} {name} {SIDE} {SIDE}"
        self.lines = []

    def add(self, command, *values):
        # Nine decimals are plenty, and read alike everywhere.
        text = [v if isinstance(v, str) else repr(round(float(v), 9)) for v in values]
        self.lines.append(" ".join([command] + text))

    def write(self):
        print("\n".join([self.head] + self.lines + ["end"]))

    def number(self, low, high):
        return self.random.uniform(low, high)

    def color(self, opaque=None):
        opaque = self.random.random() < 0.4 if opaque is None else opaque
        # Bytes: what both sides make of a colour before anything else.
        r, g, b, a = (self.random.randrange(256) / 255 for _ in range(4))
        return (r, g, b, 1.0 if opaque else a)

    def polygon(self, points):
        for i, (x, y) in enumerate(points):
            self.add("L" if i else "M", x, y)
        self.add("Z")

    def rect(self, x, y, w, h):
        self.polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])

    def round(self, cx, cy, r):
        """Where a curve of four cubics about a centre goes: the point and the tangents' ends of each quarter."""
        turn = self.number(0, math.pi)
        radii = [self.number(0.6, 1.0) * r for _ in range(4)]

        def at(i, dt=0.0):
            angle = turn + math.pi / 2 * i
            radius = radii[i % 4]
            return (cx + radius * math.cos(angle) - dt * radius * math.sin(angle),
                    cy + radius * math.sin(angle) + dt * radius * math.cos(angle))

        return at

    def blob(self, cx=SIDE / 2, cy=SIDE / 2, r=38.0):
        at = self.round(cx, cy, r)
        self.add("M", *at(0))
        for i in range(4):
            self.add("C", *at(i, dt=0.55), *at(i + 1, dt=-0.55), *at(i + 1))
        self.add("Z")

    def shape(self):
        kind = self.random.randrange(3)
        if kind == 0:
            self.blob()
        elif kind == 1:
            self.rect(8, 8, 80, 80)
        else:
            # Odd: every second corner is then another one. Edges that lie upon each other have no coverage to compare.
            n = self.random.choice((3, 5, 7))
            turn = self.number(0, 6)
            self.polygon([(48 + 42 * math.cos(turn + 2 * math.pi * 2 * i / n), 48 + 42 * math.sin(turn + 2 * math.pi * 2 * i / n))
                          for i in range(n)])

    def line(self, curved):
        """An open line across the picture: corners, or two gentle curves and corners. Where a curve is tighter than the
        pen is wide, Cairo's stroke has holes."""
        points = [(self.number(14, 82), self.number(14, 82)) for _ in range(self.random.randrange(3, 6))]
        if curved:
            at = self.round(SIDE / 2, SIDE / 2, 40)
            self.add("M", *at(0))
            for i in range(2):
                self.add("C", *at(i, dt=0.55), *at(i + 1, dt=-0.55), *at(i + 1))
            points = points[2:]
        else:
            self.add("M", *points.pop())
        for point in points:
            self.add("L", *point)

    def stops(self, spread, opaque=None):
        n = self.random.randrange(2, 6)
        places = sorted(self.random.sample(range(1, 20), n - 2))
        colors = [self.color(opaque) for _ in range(n)]
        # A jump lies where rounding puts it, so a repeated gradient ends with its first colour. Jumps have their own pictures.
        if spread == "repeat":
            colors[-1] = colors[0]
        return [v for place, color in zip([0] + places + [20], colors) for v in (place / 20, *color)]

    def linear(self, spread, transform=IDENTITY, opaque=None):
        angle, length = self.number(0, 2 * math.pi), self.number(25, 60)
        x, y = self.number(24, 60), self.number(24, 60)
        stops = self.stops(spread, opaque)
        self.add("linear", x, y, x + length * math.cos(angle), y + length * math.sin(angle), spread, *transform,
                 str(len(stops) // 5), *stops)

    def radial(self, spread, kind, transform=IDENTITY, opaque=None):
        x, y, r = self.number(38, 58), self.number(38, 58), self.number(24, 40)
        angle = self.number(0, 2 * math.pi)
        if kind == "centred":
            start = (x, y, 0.0)
        elif kind == "ring":
            start = (x, y, self.number(4, 12))
        elif kind == "focus":
            d = self.number(0.2, 0.6) * r
            start = (x + d * math.cos(angle), y + d * math.sin(angle), 0.0)
        elif kind == "inside":
            d = self.number(0.1, 0.4) * r
            start = (x + d * math.cos(angle), y + d * math.sin(angle), self.number(0.1, 0.4) * r)
        else:  # cone: neither holds the other
            r = self.number(12, 20)
            start = (x + 40 * math.cos(angle), y + 40 * math.sin(angle), self.number(0.3, 1.4) * r)
        stops = self.stops(spread, opaque)
        self.add("radial", *start, x, y, r, spread, *transform, str(len(stops) // 5), *stops)

    def turn(self, uniform=False):
        sx = self.number(0.7, 1.3)
        sy = sx if uniform else self.number(0.5, 1.6) * (-1 if self.random.random() < 0.3 else 1)
        return rotation(self.number(0, 2 * math.pi), sx=sx, sy=sy)

    def exact(self, opaque=None):
        """A colour whose premultiplied bytes leave nothing to round: opaque, or of channels that are 0 or 1."""
        r, g, b, a = self.color(opaque)
        return (r, g, b, a) if a == 1 else (round(r), round(g), round(b), a)

    def background(self):
        """Colours and alphas of all kinds below, in squares; along pixel edges, so that no pixel is an edge."""
        for y in range(0, SIDE, 12):
            for x in range(0, SIDE, 12):
                self.add("color", *self.exact())
                self.rect(x, y, 12, 12)
                self.add("fill", "nonzero")


def gradients():
    for spread in SPREADS:
        for i in range(20):
            p = Picture("linear-fill", f"{spread}-{i}")
            if i % 2:
                p.add("transform", *p.turn())
            p.linear(spread, p.turn() if i % 4 > 1 else IDENTITY)
            p.shape()
            p.add("fill", "nonzero" if i % 3 else "evenodd")
            p.write()
        for kind in ("centred", "ring", "focus", "inside", "cone"):
            for i in range(10):
                p = Picture("radial-fill", f"{spread}-{kind}-{i}")
                if i % 2:
                    p.add("transform", *p.turn())
                p.radial(spread, kind, p.turn() if i % 4 > 1 else IDENTITY)
                p.shape()
                p.add("fill", "nonzero")
                p.write()
        for i in range(16):
            p = Picture("gradient-stroke", f"{spread}-{i}")
            if i % 2:
                # Miters need angles that stay: see below.
                p.add("transform", *p.turn(uniform=i % 3 == 0))
            if i % 4 > 1:
                p.linear(spread)
            else:
                p.radial(spread, ("centred", "ring", "focus", "inside")[i // 4])
            p.add("width", p.number(7, 16))
            p.add("join", JOINS[i % 3])
            p.line(curved=True)
            p.add("stroke")
            p.write()
    # Jumps along pixel edges: every pixel's centre is half a pixel from them, and is compared.
    for i in range(12):
        p = Picture("hard-stops", str(i))
        colors = [p.color() for _ in range(4)]
        stops = [v for place, c in zip((0, 0.25, 0.25, 0.75, 0.75, 1), (0, 0, 1, 1, 2, 3)) for v in (place, *colors[c])]
        start, way = p.random.randrange(10, 30), p.random.choice((16, 32, 64))
        ends = (start, 0, start + way, 0) if i % 2 else (0, start, 0, start + way)
        p.add("linear", *ends, SPREADS[i % 3], *IDENTITY, "6", *stops)
        p.rect(0, 0, SIDE, SIDE)
        p.add("fill", "nonzero")
        p.write()


def strokes():
    for cap in CAPS:
        for join in JOINS:
            for i in range(10):
                p = Picture("stroke", f"{cap}-{join}-{i}")
                if i % 3 == 1:
                    p.add("transform", *p.turn(uniform=True))
                elif i % 3 == 2:
                    p.add("transform", *p.turn())
                p.add("color", *p.color(opaque=i % 2))
                p.add("width", p.number(5, 22))
                p.add("cap", cap)
                p.add("join", join)
                p.line(curved=i % 4 == 3)
                if i % 5 == 4:
                    p.add("Z")
                p.add("stroke")
                p.write()
    # Miters on either side of their limit: limit · sin(angle / 2) is 1 where they end.
    for i in range(30):
        p = Picture("miter-limit", str(i))
        limit = p.number(1, 8)
        angle = 2 * math.asin(1 / limit) * (1.15 if i % 2 else 0.85)
        angle = min(angle, 3.0)
        turn = p.number(0, 2 * math.pi)
        # Cairo takes the angle on the device, Canvas that of user space, as HTML's canvas does: the same where the
        # transform keeps angles.
        if i % 3 == 2:
            p.add("transform", *p.turn(uniform=True))
        p.add("color", *p.color(True))
        p.add("width", p.number(6, 14))
        p.add("miter", limit)
        p.add("M", 48 + 40 * math.cos(turn), 48 + 40 * math.sin(turn))
        p.add("L", 48, 48)
        p.add("L", 48 + 40 * math.cos(turn + angle), 48 + 40 * math.sin(turn + angle))
        if i % 5 == 4:
            p.add("Z")
        p.add("stroke")
        p.write()
    for cap in CAPS:
        for count in (1, 2, 3, 4, 5):
            for i in range(6):
                p = Picture("dash", f"{cap}-{count}-{i}")
                if i % 3 == 1:
                    p.add("transform", *p.turn(uniform=True))
                elif i % 3 == 2:
                    p.add("transform", *p.turn())
                p.add("color", *p.color(opaque=i % 2))
                p.add("width", p.number(6, 14))
                p.add("cap", cap)
                p.add("join", p.random.choice(JOINS))
                lengths = [p.number(5, 24) for _ in range(count)]
                p.add("dash", p.number(-60, 60), str(count), *lengths)
                if i % 2:
                    p.shape()  # closed: the last dash runs on into the first
                else:
                    p.line(curved=i % 4 == 0)
                p.add("stroke")
                p.write()


def operators():
    # A level more or less in the source, as rounding leaves it, can be many in the result of these.
    steep = ("colorDodge", "colorBurn", "hue", "saturation", "color", "luminosity")
    for name in OPERATORS:
        for i in range(9):
            p = Picture("operator", f"{name}-{i}")
            p.background()
            if i % 3 == 1:
                p.add("transform", *p.turn())
            p.shape()
            p.add("clip", "nonzero")
            p.add("operator", name)
            if i % 3 == 2:
                # A group of two shapes that overlap, drawn as one with an alpha.
                # With an alpha Cairo's clear and copy leave as much of what is there; Canvas multiplies the source.
                alphas = (1,) if name in ("clear", "copy") else (1, 204 / 255, 102 / 255, 51 / 255)
                p.add("alpha", p.random.choice(alphas))
                p.add("layer")
                p.add("color", *(p.exact(False) if name in steep else p.color()))
                p.blob(38, 44, 30)
                p.add("fill", "nonzero")
                p.add("color", *([p.random.randrange(2) for _ in range(3)] + [1] if name in steep else p.color()))
                p.blob(58, 52, 30)
                p.add("fill", "nonzero")
                p.add("endlayer")
            else:
                if i < 3 or name in steep:
                    p.add("color", *p.exact(opaque=i == 1))
                else:
                    p.linear(SPREADS[i % 3])
                p.rect(-500, -500, 1000, 1000)
                p.add("fill", "nonzero")
            p.write()


gradients()
strokes()
operators()
