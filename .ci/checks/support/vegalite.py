#!/usr/bin/env python3
"""Measures how close our charts come to Vega's for Vega-Lite's example specs.

    compare.py --scenes OUTDIR [--examples FOLDER] [--names a-l] [--json FILE] [--only NAME]
    compare.py --dump NAME            prints Vega's picture as a scene
    compare.py --dump-all OUTDIR      writes a scene for each of Vega's pictures
    compare.py --features FILE        writes which features the specs use, with counts
    compare.py --self-test            checks this script with Vega's own scenes

OUTDIR holds NAME.json, our placed scene of a spec, or NAME.error, one line that tells why there is none.
FOLDER holds specs/NAME.vl.json and compiled/NAME.svg. Maps are left out and counted apart.

A scene is

    {"size": [w, h], "groups": [GROUP], "axes": [AXIS], "legends": [LEGEND], "titles": [TEXT], "headers": [TEXT]}

The last four are optional. They hold what belongs to the picture as a whole: the axes that the cells of a
facet share, the legends of a facet or concatenation, its title, and the facet's titles and cell headers.

    GROUP   = {"name": TEXT, "origin": [x, y], "size": [w, h], "marks": [MARKSET], "axes": [AXIS],
               "legends": [LEGEND], "title": TEXTS, "header": TEXTS}
    MARKSET = {"type": "rect|symbol|line|area|rule|text|arc|trail|image|shape", "items": [ITEM]}
    ITEM    = {"box": [x0, y0, x1, y1], "fill": COLOR, "stroke": COLOR, "opacity": n, "text": TEXT, "anchor": [x, y]}
    AXIS    = {"orient": "left|bottom|right|top", "title": TEXT or null, "labels": [[TEXT, position], ...]}
    LEGEND  = {"title": TEXT or null, "kind": "symbol|gradient", "labels": [TEXT], "colors": [COLOR]}
    TEXTS   = TEXT, a list of them, or null
    COLOR   = "#rrggbb", "gradient" or null

- A group is a plot: a single view, a cell of a facet, a member of a concatenation. Groups that only arrange
  others are not listed. Groups stand in drawing order. The origin is the top left of the plot in the picture.
- Boxes are relative to the group's origin, without stroke widths. A line or area is one item for each line; all
  lines of one mark are one set. A text has no box (or an ignored one) but an anchor.
- An anchor is the point where SVG's text element would stand: on the alphabetic baseline of the first line, at
  its start, middle or end as aligned, after dx, dy and rotation. A label of an axis stands at the x (for top and
  bottom) or y of its anchor; for a left axis with labels of 10 px this is 3 px below the tick. Axes in a group are
  in the group's coordinates; shared axes in the coordinates of the row or column which they belong to.
- The colours of a symbol legend are one for each symbol: its fill, or its stroke if it has no fill. A gradient
  has five, at 0, 1/4, 1/2, 3/4 and 1 from its low end. A gradient of bands has one for each band from its low end.
- Lines of a text are joined with a space. Labels that are hidden are not listed.

A spec's marks are right if there are as many groups as Vega has, each within 12 px of Vega's place relative to the
least origin, and each has the same visible mark sets: type, number of items, boxes within 2 px (in any order).
Items that leave no trace do not count: opacity 0, neither fill nor stroke, empty areas, empty texts. Its guides are
right if the whole picture has the same axes (side, title, labels, positions within 2 px), legends (title, kind,
labels, colours within 3 levels; in the same order) and texts of titles and headers. Axes with neither label nor
title are not compared. Colours and opacities of marks are compared but only told, in a column of their own.
"""

import argparse
import copy
import json
import os
import sys
from collections import Counter

import specfeatures
import vegasvg

ORIGIN_TOLERANCE = 12.0
BOX_TOLERANCE = 2.0
LABEL_TOLERANCE = 2.0
COLOR_TOLERANCE = 3
OPACITY_TOLERANCE = 0.02
# Areas thinner than this are empty.
THIN = 0.001
# The side of the cells in which near items are looked for; must not be less than the tolerance.
CELL = BOX_TOLERANCE


# Texts and colours


def normal(text):
    """Gives a text with single spaces and a plain minus sign; null is the empty text."""
    return " ".join(str("" if text is None else text).replace("\u2212", "-").split())


def same_text(ours, theirs):
    """Tells whether two texts are the same; where both are cut short, the fonts may cut at different places."""
    a, b = normal(ours), normal(theirs)
    if a == b:
        return True
    if a.endswith("…") and b.endswith("…"):
        short, long = sorted((a[:-1].strip(), b[:-1].strip()), key=len)
        return long.startswith(short) and len(long) - len(short) <= 4
    return False


def text_list(value):
    """Gives the texts of a text, a list of them, or null."""
    values = value if isinstance(value, list) else [value]
    return [t for t in map(normal, values) if t]


def color_distance(a, b):
    """Gives the largest difference of levels; 0 for two equal values, 256 where only one is a colour."""
    if a == b or "gradient" in (a, b):
        return 0
    if not a or not b:
        return 256
    return max(abs(int(a[i : i + 2], 16) - int(b[i : i + 2], 16)) for i in (1, 3, 5))


def told(values):
    """Gives numbers for a message, rounded to tenths."""
    return "[%s]" % " ".join("%.4g" % round(v, 2) for v in values)


# Marks


def is_visible(kind, item):
    """Tells whether an item leaves a trace: not transparent, not without paint, not an empty area."""
    if item.get("opacity", 1) is not None and item.get("opacity", 1) <= 0:
        return False
    if kind == "image":
        return True
    if not item.get("fill") and not item.get("stroke"):
        return False
    if kind == "text":
        return normal(item.get("text")) != ""
    if kind in ("rect", "symbol", "arc"):
        x0, y0, x1, y1 = item["box"]
        width, height = abs(x1 - x0), abs(y1 - y0)
        if width < THIN and height < THIN:
            return False
        return bool(item.get("stroke")) or (width >= THIN and height >= THIN)
    return True


def visible_sets(group):
    """Gives (type, items) for each set of a group that has visible items."""
    sets = []
    for mark_set in group.get("marks") or []:
        kind = mark_set["type"]
        items = [item for item in mark_set["items"] if is_visible(kind, item)]
        if items:
            sets.append((kind, items))
    return sets


def place(kind, item):
    return item["anchor"] if kind == "text" else item["box"]


def distance(kind, ours, theirs):
    """Gives the largest difference of coordinates, infinite for other texts."""
    if kind == "text" and not same_text(ours.get("text"), theirs.get("text")):
        return float("inf")
    return max(abs(a - b) for a, b in zip(place(kind, ours), place(kind, theirs)))


class ItemMatching:
    """Pairs the items of two sets that agree: by order, then with the nearest one, then by exchanging pairs.

    After the last step there are as many pairs as there can be, unless the sets are so large and dense that the
    number of steps is used up.
    """

    def __init__(self, kind, ours, theirs):
        self.kind, self.ours, self.theirs = kind, ours, theirs
        self.owner, self.match = {}, {}
        self.steps = 2000000
        for i in range(min(len(ours), len(theirs))):
            if distance(kind, ours[i], theirs[i]) <= BOX_TOLERANCE:
                self.pair(i, i)
        self.cells = {}
        if len(self.match) < len(theirs):
            self.match_nearest()
            self.match_by_exchange()

    def pair(self, i, j):
        self.owner[i], self.match[j] = j, i

    def pairs(self):
        return sorted((i, j) for j, i in self.match.items())

    def left_ours(self):
        return [i for i in range(len(self.ours)) if i not in self.owner]

    def left_theirs(self):
        return [j for j in range(len(self.theirs)) if j not in self.match]

    def fill_cells(self, indices):
        """Sorts items of ours into cells of the plane."""
        self.cells = {}
        for i in indices:
            self.cells.setdefault(self.cell(self.ours[i]), []).append(i)

    def cell(self, item):
        x, y = place(self.kind, item)[:2]
        return int(x // CELL), int(y // CELL)

    def candidates(self, j):
        """Gives (distance, index) of the items of ours in the cells that agree with one of Vega's."""
        column, row = self.cell(self.theirs[j])
        for x in (column - 1, column, column + 1):
            for y in (row - 1, row, row + 1):
                for i in self.cells.get((x, y), ()):
                    self.steps -= 1
                    apart = distance(self.kind, self.ours[i], self.theirs[j])
                    if apart <= BOX_TOLERANCE:
                        yield apart, i

    def match_nearest(self):
        self.fill_cells(self.left_ours())
        for j in self.left_theirs():
            best = min(self.candidates(j), default=None)
            if best:
                self.pair(best[1], j)
                self.cells[self.cell(self.ours[best[1]])].remove(best[1])

    def match_by_exchange(self):
        """Looks for chains of pairs whose exchange makes one more pair (augmenting paths)."""
        self.fill_cells(range(len(self.ours)) if self.left_ours() else ())
        for start in self.left_theirs():
            source, queue = {}, [start]
            for j in queue:
                if self.steps <= 0:
                    return
                fresh = [i for _, i in self.candidates(j) if i not in source]
                source.update((i, j) for i in fresh)
                free = next((i for i in fresh if i not in self.owner), None)
                if free is not None:
                    self.exchange(free, source)
                    break
                queue += [self.owner[i] for i in fresh]

    def exchange(self, i, source):
        while i is not None:
            j = source[i]
            before = self.match.get(j)
            self.pair(i, j)
            i = before


def item_differences(kind, ours, theirs, left_ours, left_theirs):
    """Gives (distance, index, message) for each item of Vega's which is left, the worst last."""
    found = []
    for position, j in enumerate(left_theirs):
        i = j if j in left_ours else left_ours[min(position, len(left_ours) - 1)]
        apart = distance(kind, ours[i], theirs[j])
        where = told(place(kind, ours[i])), told(place(kind, theirs[j]))
        if kind == "text":
            where = tuple("%r %s" % (normal(s.get("text")), w) for s, w in zip((ours[i], theirs[j]), where))
        found.append((apart, j, "at index %d [ours %s] [Vega's %s]" % (j, where[0], where[1])))
    return sorted(found)


class MarkComparison:
    """Compares the groups and mark sets of two scenes."""

    def __init__(self, ours, theirs):
        self.reasons = []
        self.details = []
        self.color_reasons = []
        self.groups = [ours.get("groups") or [], theirs["groups"]]
        if len(self.groups[0]) != len(self.groups[1]):
            self.reasons.append("%d groups, Vega has %d" % (len(self.groups[0]), len(self.groups[1])))
            return
        for index, (our_group, their_group) in enumerate(self.matched_groups()):
            self.compare_group("group %d" % index, our_group, their_group)

    def matched_groups(self):
        """Pairs the groups by order; if some are not at their place, by the nearest origin."""
        ours, theirs = self.groups
        if all(self.origin_distance(i, i) <= ORIGIN_TOLERANCE for i in range(len(ours))):
            return list(zip(ours, theirs))
        free, pairs = list(range(len(ours))), []
        for j in range(len(theirs)):
            nearest = min(free, key=lambda i: (self.origin_distance(i, j), i))
            free.remove(nearest)
            pairs.append((ours[nearest], theirs[j]))
            if self.origin_distance(nearest, j) > ORIGIN_TOLERANCE:
                places = told(self.relative_origin(0, nearest)), told(self.relative_origin(1, j))
                self.reasons.append("group %d is at another place [ours %s] [Vega's %s]" % ((j,) + places))
        return pairs

    def relative_origin(self, side, index):
        groups = self.groups[side]
        # Places are told from the least origin of all groups, so that the order of groups does not matter.
        first = [min(g["origin"][axis] for g in groups) for axis in (0, 1)]
        return [groups[index]["origin"][axis] - first[axis] for axis in (0, 1)]

    def origin_distance(self, i, j):
        return max(abs(a - b) for a, b in zip(self.relative_origin(0, i), self.relative_origin(1, j)))

    def compare_group(self, name, our_group, their_group):
        ours, theirs = visible_sets(our_group), visible_sets(their_group)
        left_ours, left_theirs = list(range(len(ours))), []
        for j, (kind, items) in enumerate(theirs):
            match = next((i for i in left_ours if self.agrees(name, ours[i], kind, items)), None)
            if match is None:
                left_theirs.append(j)
            else:
                left_ours.remove(match)
        for j in left_theirs:
            kind, items = theirs[j]
            candidates = [i for i in left_ours if ours[i][0] == kind]
            if not candidates:
                self.reasons.append("%s: no %s set of %d items (Vega's set %d)" % (name, kind, len(items), j))
                continue
            best = min(candidates, key=lambda i: (abs(len(ours[i][1]) - len(items)), i))
            left_ours.remove(best)
            self.explain("%s %s" % (name, kind), kind, ours[best][1], items)
        for i in left_ours:
            kind, items = ours[i]
            self.reasons.append("%s: Vega has no %s set of %d items (our set %d)" % (name, kind, len(items), i))

    def agrees(self, name, our_set, kind, items):
        if our_set[0] != kind or len(our_set[1]) != len(items):
            return False
        matching = ItemMatching(kind, our_set[1], items)
        if len(matching.match) < len(items):
            return False
        self.compare_colors("%s %s" % (name, kind), matching.pairs(), our_set[1], items)
        return True

    def explain(self, name, kind, ours, theirs):
        matching = ItemMatching(kind, ours, theirs)
        left_ours, left_theirs = matching.left_ours(), matching.left_theirs()
        if len(ours) != len(theirs):
            self.reasons.append("%s: %d items, Vega has %d" % (name, len(ours), len(theirs)))
            for i in left_ours:
                self.details.append("%s: ours only, index %d %s" % (name, i, item_text(kind, ours[i])))
            for j in left_theirs:
                self.details.append("%s: Vega's only, index %d %s" % (name, j, item_text(kind, theirs[j])))
            return
        found = item_differences(kind, ours, theirs, left_ours, left_theirs)
        apart, _, message = found[-1]
        worst = "another text" if apart == float("inf") else "worst %.3g px" % apart
        what = "texts" if kind == "text" else "boxes"
        self.reasons.append("%s: %d of %d %s off, %s %s" % (name, len(found), len(ours), what, worst, message))
        self.details += ["%s: %s" % (name, entry[2]) for entry in found]

    def compare_colors(self, name, pairs, ours, theirs):
        wrong = [(i, j) for i, j in pairs if not same_paint(ours[i], theirs[j])]
        if wrong:
            i, j = wrong[0]
            paints = tuple("%s/%s/%.3g" % paint_of(item) for item in (ours[i], theirs[j]))
            message = "%s: %d of %d paints differ, at index %d [ours %s] [Vega's %s]"
            self.color_reasons.append(message % ((name, len(wrong), len(pairs), j) + paints))


def item_text(kind, item):
    where = told(place(kind, item))
    return "%r %s" % (normal(item.get("text")), where) if kind == "text" else where


def paint_of(item):
    return item.get("fill"), item.get("stroke"), item.get("opacity", 1)


def same_paint(ours, theirs):
    a, b = paint_of(ours), paint_of(theirs)
    if abs(a[2] - b[2]) > OPACITY_TOLERANCE:
        return False
    return all(color_distance(x, y) <= COLOR_TOLERANCE for x, y in zip(a[:2], b[:2]))


# Guides


def pooled(scene, key):
    """Gives all axes or legends of a picture, those of groups first, in drawing order."""
    found = []
    for group in scene.get("groups") or []:
        found += group.get(key) or []
    return found + (scene.get(key) or [])


def pooled_axes(scene):
    """Gives the axes that show a label or title, with their labels sorted by position."""
    axes = []
    for axis in pooled(scene, "axes"):
        labels = [(position, normal(text)) for text, position in axis.get("labels") or [] if normal(text)]
        if labels or normal(axis.get("title")):
            axes.append((axis.get("orient"), normal(axis.get("title")), sorted(labels)))
    return axes


def pooled_texts(scene):
    """Gives the texts of all titles and headers."""
    texts = text_list(scene.get("titles")) + text_list(scene.get("headers"))
    for group in scene.get("groups") or []:
        texts += text_list(group.get("title")) + text_list(group.get("header"))
    return texts


class GuideComparison:
    """Compares the axes, legends, titles and headers of two scenes."""

    def __init__(self, ours, theirs):
        self.reasons = []
        self.details = []
        self.compare("axis", pooled_axes(ours), pooled_axes(theirs), axis_difference, axis_text)
        our_legends, their_legends = pooled(ours, "legends"), pooled(theirs, "legends")
        before = len(self.reasons)
        self.compare("legend", our_legends, their_legends, legend_difference, legend_text)
        if len(self.reasons) == before and any(
            legend_difference(a, b) for a, b in zip(our_legends, their_legends)
        ):
            self.reasons.append("legends are in another order")
        self.compare("title", pooled_texts(ours), pooled_texts(theirs), text_difference, repr)

    def compare(self, what, ours, theirs, difference, text):
        """Pairs equal guides of two lists, then tells how the rest differs."""
        left_ours, left_theirs = list(ours), []
        for guide in theirs:
            match = next((i for i, other in enumerate(left_ours) if not difference(other, guide)), None)
            if match is None:
                left_theirs.append(guide)
            else:
                del left_ours[match]
        for guide in left_theirs:
            if not left_ours:
                self.reasons.append("no %s %s" % (what, text(guide)))
                continue
            best = min(range(len(left_ours)), key=lambda i: (difference(left_ours[i], guide)[0], i))
            other = left_ours.pop(best)
            self.reasons.append("%s %s: %s" % (what, text(guide), difference(other, guide)[1]))
            self.details.append("%s [ours %s] [Vega's %s]" % (what, other, guide))
        for guide in left_ours:
            self.reasons.append("Vega has no %s %s" % (what, text(guide)))


# Each difference is None, or (how bad it is, what differs); the least bad guide is taken as the one meant.


def axis_text(axis):
    return "%s %r" % (axis[0], axis[1])


def axis_difference(ours, theirs):
    if ours[0] != theirs[0]:
        return 4, "%s axis, Vega's is %s" % (ours[0], theirs[0])
    our_texts, their_texts = [t for _, t in ours[2]], [t for _, t in theirs[2]]
    same_labels = len(our_texts) == len(their_texts) and all(map(same_text, our_texts, their_texts))
    if not same_text(ours[1], theirs[1]):
        return (1 if same_labels else 3), "title %r" % ours[1]
    if not same_labels:
        return 2, list_difference("labels", our_texts, their_texts)
    apart = [(abs(a[0] - b[0]), a, b) for a, b in zip(ours[2], theirs[2])]
    worst = max(apart, key=lambda entry: entry[0], default=None)
    if worst and worst[0] > LABEL_TOLERANCE:
        off = sum(entry[0] > LABEL_TOLERANCE for entry in apart)
        numbers = (off, len(apart), worst[0], worst[1][1], worst[1][0], worst[2][0])
        return 1, "%d of %d labels off, worst %.3g px at %r [ours %.4g] [Vega's %.4g]" % numbers
    return None


def list_difference(what, ours, theirs):
    """Tells the first difference of two lists of texts."""
    if sorted(ours) == sorted(theirs):
        return "%s in another order [ours %s…] [Vega's %s…]" % (what, ours[:3], theirs[:3])
    for i, (a, b) in enumerate(zip(ours, theirs)):
        if not same_text(a, b):
            numbers = (len(ours), what, len(theirs), i, a, b)
            return "%d %s for %d of Vega's, first difference at %d [ours %r] [Vega's %r]" % numbers
    rest = (ours if len(ours) > len(theirs) else theirs)[min(len(ours), len(theirs)) :]
    return "%d %s for %d of Vega's, %s only: %r" % (
        len(ours),
        what,
        len(theirs),
        "ours" if len(ours) > len(theirs) else "Vega's",
        rest[0],
    )


def legend_text(legend):
    return "%r (%s)" % (normal(legend.get("title")), legend.get("kind"))


def legend_difference(ours, theirs):
    our_labels, their_labels = text_list(ours.get("labels")), text_list(theirs.get("labels"))
    same_labels = len(our_labels) == len(their_labels) and all(map(same_text, our_labels, their_labels))
    if not same_text(ours.get("title"), theirs.get("title")):
        return (2 if same_labels else 4), "title %r" % normal(ours.get("title"))
    if ours.get("kind") != theirs.get("kind"):
        return 3, "%s legend" % ours.get("kind")
    if not same_labels:
        return 2, list_difference("labels", our_labels, their_labels)
    our_colors, their_colors = ours.get("colors") or [], theirs.get("colors") or []
    if len(our_colors) != len(their_colors):
        return 1, "%d colours, Vega has %d" % (len(our_colors), len(their_colors))
    apart = [color_distance(a, b) for a, b in zip(our_colors, their_colors)]
    wrong = [i for i, v in enumerate(apart) if v > COLOR_TOLERANCE]
    if wrong:
        i = wrong[0]
        numbers = (len(wrong), len(apart), i, our_colors[i], their_colors[i])
        return 1, "%d of %d colours differ, at %d [ours %s] [Vega's %s]" % numbers
    return None


def text_difference(ours, theirs):
    return None if same_text(ours, theirs) else (1, "%r" % ours)


# One spec


class Outcome:
    """Holds what was found out about one spec."""

    def __init__(self, name):
        self.name = name
        self.runs = False
        self.error = None
        self.marks = self.guides = None

    @staticmethod
    def of_scenes(name, ours, theirs):
        outcome = Outcome(name)
        outcome.runs = True
        try:
            outcome.marks = MarkComparison(ours, theirs)
            outcome.guides = GuideComparison(ours, theirs)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as problem:
            outcome.runs = False
            outcome.error = "scene has a wrong form: %r" % problem
        return outcome

    @property
    def marks_right(self):
        return self.runs and not self.marks.reasons

    @property
    def guides_right(self):
        return self.runs and not self.guides.reasons

    @property
    def colors_right(self):
        return self.marks_right and not self.marks.color_reasons

    def reasons(self):
        if not self.runs:
            return [self.error]
        return self.marks.reasons + self.guides.reasons

    def record(self):
        """Gives the outcome for the JSON file."""
        result = {"runs": self.runs, "marks": self.marks_right, "guides": self.guides_right}
        result.update(colors=self.colors_right, error=self.error)
        if self.runs:
            result.update(markReasons=self.marks.reasons, guideReasons=self.guides.reasons)
            result.update(colorReasons=self.marks.color_reasons)
        return result


class Examples:
    """The folder of Vega-Lite's examples, with the names that were asked for."""

    def __init__(self, folder, first, last):
        self.folder = folder
        self.specs, self.maps = {}, []
        specs = os.path.join(folder, "specs")
        for file in sorted(os.listdir(specs)):
            name = file[: -len(".vl.json")]
            if not file.endswith(".vl.json") or not first <= file[0].lower() <= last:
                continue
            with open(os.path.join(specs, file), encoding="utf-8") as stream:
                spec = json.load(stream)
            if specfeatures.is_map(spec):
                self.maps.append(name)
            elif os.path.exists(self.picture(name)):
                self.specs[name] = spec

    def picture(self, name):
        return os.path.join(self.folder, "compiled", name + ".svg")

    def scene(self, name):
        return vegasvg.read_svg(self.picture(name))

    def outcome(self, name, folder):
        """Compares our scene of a spec in a folder with Vega's picture."""
        outcome = Outcome(name)
        base = os.path.join(folder, name)
        try:
            with open(base + ".json", encoding="utf-8") as stream:
                ours = json.load(stream)
        except FileNotFoundError:
            outcome.error = "no scene"
            if os.path.exists(base + ".error"):
                with open(base + ".error", encoding="utf-8", errors="replace") as stream:
                    outcome.error = " ".join(stream.read().split()) or "error without a text"
            return outcome
        except ValueError as problem:
            outcome.error = "scene is not JSON: %s" % problem
            return outcome
        return Outcome.of_scenes(name, ours, self.scene(name))


# Tables


def mark_sign(right):
    return "yes" if right else "-"


def print_table(outcomes):
    width = max((len(o.name) for o in outcomes), default=4)
    print("%-*s  runs  marks  guides  colours  first reason" % (width, "name"))
    for o in outcomes:
        signs = tuple(map(mark_sign, (o.runs, o.marks_right, o.guides_right, o.colors_right)))
        reason = (o.reasons() or o.marks.color_reasons or [""])[0]
        print(("%-*s  %-4s  %-5s  %-6s  %-7s  %s" % ((width, o.name) + signs + (reason,))).rstrip())


def print_totals(outcomes, maps):
    total = len(outcomes)
    print("\n%d specs without maps (%d maps left out)" % (total, len(maps)))
    counts = (
        ("runs", sum(o.runs for o in outcomes)),
        ("marks right", sum(o.marks_right for o in outcomes)),
        ("guides right", sum(o.guides_right for o in outcomes)),
        ("marks and guides right", sum(o.marks_right and o.guides_right for o in outcomes)),
        ("colours right too", sum(o.colors_right and o.guides_right for o in outcomes)),
    )
    for what, count in counts:
        print("%-23s %4d  %5.1f %%" % (what, count, 100 * count / max(total, 1)))


def print_features(outcomes, specs):
    """Prints for each mark, transform and channel how many specs that use it are not right, and why."""
    rows = {}
    for o in outcomes:
        for kind, feature in specfeatures.features(specs[o.name]):
            if kind in ("marks", "transforms", "channels"):
                row = rows.setdefault((kind, str(feature)), Counter())
                row["uses"] += 1
                row["fails"] += not o.runs
                row["marks"] += o.runs and not o.marks_right
                row["guides"] += o.runs and not o.guides_right
                row["wrong"] += not (o.marks_right and o.guides_right)
    for kind in ("marks", "transforms", "channels"):
        print("\n%-20s  specs  not right  not run  marks wrong  guides wrong" % kind)
        for (_, feature), row in sorted(
            (entry for entry in rows.items() if entry[0][0] == kind and entry[1]["wrong"]),
            key=lambda entry: (-entry[1]["wrong"], entry[0]),
        ):
            numbers = (feature, row["uses"], row["wrong"], row["fails"], row["marks"], row["guides"])
            print("%-20s  %5d  %9d  %7d  %11d  %12d" % numbers)


def print_errors(outcomes):
    errors = Counter(o.error for o in outcomes if not o.runs)
    if errors:
        print("\nwhy specs do not run")
        for error, count in sorted(errors.items(), key=lambda entry: (-entry[1], entry[0])):
            print("%5d  %s" % (count, error))


def print_details(outcome):
    """Prints all differences of one spec."""
    signs = (outcome.name,) + tuple(map(mark_sign, (outcome.runs, outcome.marks_right, outcome.guides_right)))
    print("%s: runs %s, marks %s, guides %s" % signs)
    if not outcome.runs:
        print(outcome.error)
        return
    parts = (
        ("marks", outcome.marks.reasons),
        ("items", outcome.marks.details),
        ("guides", outcome.guides.reasons),
        ("guides in full", outcome.guides.details),
        ("colours", outcome.marks.color_reasons),
    )
    for what, lines in parts:
        if lines:
            print("%s:" % what)
        for line in lines:
            print("  " + line)


# Self-test


def all_items(scene, kind=None):
    """Gives the visible items of a scene, or only those of one mark type."""
    return [
        item
        for group in scene["groups"]
        for mark_set in group["marks"]
        for item in mark_set["items"]
        if kind in (None, mark_set["type"]) and is_visible(mark_set["type"], item)
    ]


def first_guide(scene, key, accepts=lambda guide: True):
    return next((guide for guide in pooled(scene, key) if accepts(guide)), None)


# Each alteration changes a scene and tells whether it could; then the marks or guides must be found wrong.


def shift_item(scene):
    items = [i for i in all_items(scene) if "text" not in i]
    for item in items[-1:]:
        item["box"] = [v + 3 for v in item["box"]]
    return bool(items) and is_far_from_others(items[-1], items[:-1])


def is_far_from_others(item, others):
    return all(max(abs(a - b) for a, b in zip(item["box"], other["box"])) > 2 for other in others)


def widen_item(scene):
    items = [i for i in all_items(scene) if "text" not in i]
    for item in items:
        item["box"][2] += 2.5
    return len(items) == 1


def drop_item(scene):
    for group in scene["groups"]:
        for mark_set in group["marks"]:
            for item in mark_set["items"]:
                if is_visible(mark_set["type"], item):
                    mark_set["items"].remove(item)
                    return True
    return False


def add_set(scene):
    scene["groups"][0]["marks"].append(
        {"type": "rect", "items": [{"box": [0, 0, 10, 10], "fill": "#ff0000", "stroke": None, "opacity": 1}]}
    )
    return True


def change_type(scene):
    for group in scene["groups"]:
        if visible_sets(group):
            mark_set = next(s for s in group["marks"] if any(is_visible(s["type"], i) for i in s["items"]))
            mark_set["type"] = {"rule": "line", "text": "symbol", "image": "shape"}.get(mark_set["type"], "rule")
            return not any("text" in i for i in mark_set["items"])
    return False


def change_text(scene):
    texts = all_items(scene, "text")
    for item in texts[:1]:
        item["text"] += "?"
    return bool(texts)


def move_text(scene):
    texts = all_items(scene, "text")
    for item in texts:
        item["anchor"][1] += 1000
    return bool(texts)


def move_group(scene):
    groups = scene["groups"]
    groups[-1]["origin"] = [v + 500 for v in groups[-1]["origin"]]
    return len(groups) > 1


def drop_group(scene):
    scene["groups"].pop()
    return True


def swap_group_origins(scene):
    groups = scene["groups"]
    if len(groups) < 2 or visible_sets(groups[0]) == visible_sets(groups[-1]):
        return False
    a, b = groups[0]["origin"], groups[-1]["origin"]
    groups[0]["origin"], groups[-1]["origin"] = b, a
    same_kinds = [[k for k, _ in visible_sets(g)] for g in (groups[0], groups[-1])]
    sizes = [[len(i) for _, i in visible_sets(g)] for g in (groups[0], groups[-1])]
    return max(abs(x - y) for x, y in zip(a, b)) > 40 and (same_kinds[0] != same_kinds[1] or sizes[0] != sizes[1])


def shift_label(scene):
    axis = first_guide(scene, "axes", lambda a: a["labels"])
    if axis:
        axis["labels"][0][1] -= 2.5
    return axis is not None


def change_label(scene):
    axis = first_guide(scene, "axes", lambda a: a["labels"])
    if axis:
        axis["labels"][-1][0] = "other"
    return axis is not None


def drop_label(scene):
    axis = first_guide(scene, "axes", lambda a: a["labels"])
    if axis:
        axis["labels"].pop()
    return axis is not None


def change_orient(scene):
    axis = first_guide(scene, "axes")
    if axis:
        axis["orient"] = {"left": "right", "right": "left", "top": "bottom"}.get(axis["orient"], "top")
    return axis is not None


def change_axis_title(scene):
    axis = first_guide(scene, "axes")
    if axis:
        axis["title"] = (axis["title"] or "") + " more"
    return axis is not None


def drop_axis(scene):
    for holder in scene["groups"] + [scene]:
        if holder.get("axes"):
            holder["axes"].pop()
            return True
    return False


def change_legend_color(scene):
    legend = first_guide(scene, "legends", lambda v: any(v["colors"]))
    if legend:
        index = next(i for i, c in enumerate(legend["colors"]) if c)
        red = int(legend["colors"][index][1:3], 16)
        legend["colors"][index] = "#%02x%s" % (red + 5 if red < 128 else red - 5, legend["colors"][index][3:])
    return legend is not None


def swap_legend_labels(scene):
    legend = first_guide(scene, "legends", lambda v: len(set(v["labels"])) > 1)
    if legend:
        legend["labels"].reverse()
    return legend is not None and legend["labels"] != legend["labels"][::-1]


def change_legend_title(scene):
    legend = first_guide(scene, "legends")
    if legend:
        legend["title"] = (legend["title"] or "") + " more"
    return legend is not None


def drop_legend(scene):
    for holder in scene["groups"] + [scene]:
        if holder.get("legends"):
            holder["legends"].pop()
            return True
    return False


def add_title(scene):
    scene.setdefault("titles", []).append("A title too many")
    return True


def drop_header(scene):
    return bool(scene.get("headers")) and bool(scene["headers"].pop())


MARK_ALTERATIONS = (
    shift_item,
    widen_item,
    drop_item,
    add_set,
    change_type,
    change_text,
    move_text,
    move_group,
    drop_group,
    swap_group_origins,
)
GUIDE_ALTERATIONS = (
    shift_label,
    change_label,
    drop_label,
    change_orient,
    change_axis_title,
    drop_axis,
    change_legend_color,
    swap_legend_labels,
    change_legend_title,
    drop_legend,
    add_title,
    drop_header,
)


# Each harmless change must leave everything right.


def nudge_all(scene):
    for index, item in enumerate(all_items(scene)):
        for key in ("box", "anchor"):
            if key in item:
                item[key] = [v + (1.9 if index % 3 else -1.9) for v in item[key]]


def nudge_and_reverse(scene):
    nudge_all(scene)
    reverse_items(scene)


def reverse_items(scene):
    for group in scene["groups"]:
        for mark_set in group["marks"]:
            mark_set["items"].reverse()
        for axis in group["axes"]:
            axis["labels"].reverse()


def add_invisible(scene):
    hidden = {"box": [0, 0, 50, 50], "fill": "#000000", "stroke": None, "opacity": 0}
    empty = {"box": [3, 3, 3, 3], "fill": "#000000", "stroke": "#ffffff", "opacity": 1}
    scene["groups"][0]["marks"].insert(0, {"type": "rect", "items": [hidden, empty]})
    scene["groups"][0]["axes"].append({"orient": "left", "title": None, "labels": []})


def move_picture(scene):
    for group in scene["groups"]:
        group["origin"] = [group["origin"][0] + 33, group["origin"][1] - 7]


def change_spaces(scene):
    for item in all_items(scene, "text"):
        item["text"] = "  " + item["text"].replace("-", "\u2212").replace(" ", "  ")


HARMLESS_CHANGES = (nudge_all, reverse_items, nudge_and_reverse, add_invisible, move_picture, change_spaces)


def expect(problems, name, right, what):
    if not right:
        problems.append("%s: %s" % (name, what))


def test_geometry(problems):
    """Checks boxes of paths whose extents are known."""
    cases = (
        ("M1,216h18v84h-18Z", "", [1, 216, 19, 300]),
        ("M2,0A2,2,0,1,1,-2,0A2,2,0,1,1,2,0", "translate(10,20)", [8, 18, 12, 22]),
        ("M0,-10A10,10,0,0,1,10,0L0,0Z", "", [0, -10, 10, 0]),
        ("M0,-10A10,10,0,1,0,10,0L0,0Z", "", [-10, -10, 10, 10]),
        ("M0,-10a10 10 0 1010 10", "", [-10, -10, 10, 10]),
        ("M0,0C0,10,10,10,10,0", "", [0, 0, 10, 7.5]),
        ("M0,0Q5,10,10,0T20,0", "", [0, -5, 20, 5]),
        ("M0,0c0,10,10,10,10,0s10-10,10,0", "", [0, -7.5, 20, 7.5]),
        ("M-1,-1h2v2h-2Z", "rotate(45) scale(2)", [-8**0.5, -8**0.5, 8**0.5, 8**0.5]),
        ("M10,0A10,5,0,0,1,-10,0", "rotate(90)", [-5, -10, 0, 10]),
        ("m1 1l2 3H-4V9", "", [-4, 1, 3, 9]),
    )
    for path, transform, wanted in cases:
        box = vegasvg.path_box(path, vegasvg.transform(transform))
        right = box is not None and max(abs(a - b) for a, b in zip(box, wanted)) < 1e-9
        expect(problems, "geometry", right, "%s %s gives %s" % (path, transform, box))
    expect(problems, "geometry", vegasvg.path_box("") is None, "an empty path has a box")
    expect(problems, "geometry", vegasvg.path_box("M0,NaNL3,4") is None, "a path without a place has a box")


def test_colors(problems):
    cases = (
        ("rgb(1, 2, 255)", "#0102ff"),
        ("#abc", "#aabbcc"),
        ("SteelBlue", "#4682b4"),
        ("hsl(120, 100%, 25%)", "#008000"),
        ("transparent", None),
        ("url(#gradient_0)", "gradient"),
        (None, None),
    )
    for text, wanted in cases:
        expect(problems, "colour", vegasvg.color(text) == wanted, "%s gives %s" % (text, vegasvg.color(text)))


def self_test(examples):
    """Compares Vega's scenes with themselves and with altered copies; gives the problems and numbers of checks."""
    problems, counts = [], Counter()
    test_geometry(problems)
    test_colors(problems)
    for name in examples.specs:
        theirs = examples.scene(name)
        text = json.dumps(theirs, allow_nan=False)
        same = Outcome.of_scenes(name, json.loads(text), theirs)
        counts["itself"] += 1
        expect(problems, name, same.runs and same.colors_right and not same.reasons(), "is not like itself")
        for change in HARMLESS_CHANGES:
            ours = copy.deepcopy(theirs)
            change(ours)
            outcome = Outcome.of_scenes(name, ours, theirs)
            counts[change.__name__] += 1
            right = outcome.runs and not outcome.reasons()
            expect(problems, name, right, "%s: %s" % (change.__name__, outcome.reasons()))
        for change in MARK_ALTERATIONS + GUIDE_ALTERATIONS:
            ours = copy.deepcopy(theirs)
            if not change(ours):
                continue
            outcome = Outcome.of_scenes(name, ours, theirs)
            right = outcome.marks_right if change in MARK_ALTERATIONS else outcome.guides_right
            counts[change.__name__] += 1
            expect(problems, name, outcome.runs and not right, "%s was not found" % change.__name__)
    return problems, counts


def run_self_test(examples):
    problems, counts = self_test(examples)
    for name, count in counts.items():
        print("%-20s %4d specs" % (name, count))
    for change in MARK_ALTERATIONS + GUIDE_ALTERATIONS:
        if not counts[change.__name__]:
            problems.append("%s was never tried" % change.__name__)
    for problem in problems[:50]:
        print("WRONG " + problem)
    print("self-test: %d problems" % len(problems))
    return 1 if problems else 0


# Commands


def arguments():
    parser = argparse.ArgumentParser(description="Compares our charts with Vega's.")
    parser.add_argument("--examples", required=True, help="folder with specs and compiled")
    parser.add_argument("--scenes", help="folder with our scenes")
    parser.add_argument("--names", default="a-l", help="first letters of names, as a-l")
    parser.add_argument("--only", help="print all differences of one spec")
    parser.add_argument("--json", help="file for all outcomes and reasons")
    parser.add_argument("--dump", help="print Vega's scene of one spec")
    parser.add_argument("--dump-all", help="folder for Vega's scenes of all specs")
    parser.add_argument("--features", help="file for the list of features")
    parser.add_argument("--self-test", action="store_true", help="check this script")
    return parser, parser.parse_args()


def dump_all(examples, folder):
    os.makedirs(folder, exist_ok=True)
    for name in examples.specs:
        with open(os.path.join(folder, name + ".json"), "w", encoding="utf-8") as stream:
            json.dump(examples.scene(name), stream, ensure_ascii=False, allow_nan=False)


def main():
    parser, options = arguments()
    first, _, last = options.names.partition("-")
    examples = Examples(options.examples, first, last or first)
    for name in filter(None, (options.dump, options.only)):
        if name not in examples.specs:
            parser.error("%s is not among the specs (or is a map)" % name)
    if options.dump:
        print(json.dumps(examples.scene(options.dump), ensure_ascii=False, allow_nan=False, indent=1))
    elif options.dump_all:
        dump_all(examples, options.dump_all)
    elif options.features:
        with open(options.features, "w", encoding="utf-8") as stream:
            stream.write(specfeatures.report(examples.specs))
    elif options.self_test:
        return run_self_test(examples)
    elif not options.scenes:
        parser.error("--scenes is missing")
    elif options.only:
        print_details(examples.outcome(options.only, options.scenes))
    else:
        outcomes = [examples.outcome(name, options.scenes) for name in sorted(examples.specs)]
        print_table(outcomes)
        print_errors(outcomes)
        print_features(outcomes, examples.specs)
        print_totals(outcomes, examples.maps)
        if options.json:
            records = {o.name: o.record() for o in outcomes}
            with open(options.json, "w", encoding="utf-8") as stream:
                json.dump(records, stream, ensure_ascii=False, indent=1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
