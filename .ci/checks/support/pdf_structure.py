"""Reads the structure of a PDF file: its elements, their types and their places."""
import re

from pikepdf import Array, Dictionary, Stream

STANDARD = set("""/Document /Part /Art /Sect /Div /BlockQuote /Caption /TOC /TOCI /Index /NonStruct /Private /P /H /H1 /H2 /H3
/H4 /H5 /H6 /L /LI /Lbl /LBody /Table /TR /TH /TD /THead /TBody /TFoot /Span /Quote /Note /Reference /BibEntry /Code /Link
/Annot /Ruby /RB /RT /RP /Warichu /WT /WP /Figure /Formula /Form""".split())
# Which elements stand in which others, and the rules that say so.
PARENTS = {"/TR": ("7.2-4", {"/Table", "/THead", "/TBody", "/TFoot"}), "/THead": ("7.2-5", {"/Table"}),
           "/TBody": ("7.2-6", {"/Table"}), "/TFoot": ("7.2-7", {"/Table"}), "/TH": ("7.2-8", {"/TR"}),
           "/TD": ("7.2-9", {"/TR"}), "/LI": ("7.2-17", {"/L"}), "/LBody": ("7.2-18", {"/LI"}),
           "/TOCI": ("7.2-26", {"/TOC"})}
KIDS = {"/Table": ("7.2-3", {"/TR", "/THead", "/TBody", "/TFoot", "/Caption"}), "/TR": ("7.2-10", {"/TH", "/TD"}),
        "/L": ("7.2-19", {"/L", "/LI", "/Caption"}), "/LI": ("7.2-20", {"/Lbl", "/LBody"}),
        "/TOC": ("7.2-27", {"/TOC", "/TOCI", "/Caption"}), "/THead": ("7.2-36", {"/TR"}), "/TBody": ("7.2-37", {"/TR"}),
        "/TFoot": ("7.2-38", {"/TR"})}
LANGUAGE = re.compile(r"[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$")


class Structure:
    def __init__(self, file):
        self.file, self.root = file, file.pdf.Root.get("/StructTreeRoot")
        self.root = self.root if isinstance(self.root, Dictionary) else None
        self.roles = self.root.get("/RoleMap", Dictionary()) if self.root is not None else {}
        self.has_language = "/Lang" in file.pdf.Root
        self.parents = {}
        if self.root is not None and isinstance(self.root.get("/ParentTree"), Dictionary):
            self.read_parents(self.root["/ParentTree"])
        self.headings, self.notes = [], set()
        self.links = {}

    def read_parents(self, node, depth=0):
        numbers = node.get("/Nums", [])
        for index in range(0, len(numbers) - 1, 2):
            self.parents[int(numbers[index])] = numbers[index + 1]
        for kid in node.get("/Kids", []) if depth < 20 else []:
            self.read_parents(kid, depth + 1)

    def element(self, page, number):
        found = self.parents.get(int(page.get("/StructParents", -1)))
        if isinstance(found, Array) and 0 <= number < len(found) and isinstance(found[number], Dictionary):
            return found[number]
        return None

    def names(self, element, number):
        """Whether an element has a marked content."""
        kids = element.get("/K")
        kids = list(kids) if isinstance(kids, Array) else [kids]
        return any(kid == number if isinstance(kid, int) else isinstance(kid, Dictionary) and kid.get("/MCID") == number for kid in kids)

    def inherited(self, element, key):
        for _ in range(100):
            if not isinstance(element, Dictionary):
                return False
            if key in element:
                return True
            element = element.get("/P")
        return False

    def type(self, element):
        """The standard type of an element."""
        name, seen = str(element.get("/S", "")), []
        while name not in STANDARD and name in self.roles and name not in seen:
            seen.append(name)
            name = str(self.roles[name])
        return name

    def language(self, value, place):
        if value is None:
            return
        value = value.decode("latin-1") if isinstance(value, bytes) else str(value)
        if value.encode("latin-1", "ignore")[:2] == b"\xfe\xff":
            value = value.encode("latin-1")[2:].decode("utf-16-be", "replace")
        if not LANGUAGE.match(value):
            self.file.fail("7.2-29", place, f"the language {value!r}")
            if value:
                self.file.fail("6.7.4-1", place, f"the language {value!r}")

    # MARK: Rules

    def check(self):
        root, fail = self.file.pdf.Root, self.file.fail
        marks = root.get("/MarkInfo")
        if not isinstance(marks, Dictionary) or not bool(marks.get("/Marked", False)):
            fail("6.7.2.2-1", "catalog", "not marked")
            fail("7.1-12", "catalog", "not marked")
        if isinstance(marks, Dictionary) and bool(marks.get("/Suspects", False)):
            fail("7.1-4", "catalog", "suspects")
        self.language(root.get("/Lang"), "catalog")
        if self.root is None:
            fail("6.7.3.3-1", "catalog", "no structure")
            fail("7.1-11", "catalog", "no structure")
            return
        self.check_roles()
        kids = self.root.get("/K")
        kids = list(kids) if isinstance(kids, Array) else [kids] if kids is not None else []
        for index, kid in enumerate(kids):
            if isinstance(kid, Dictionary):
                self.check_element(kid, None, f"element {index + 1}", 0)
        self.check_headings()

    def check_roles(self):
        for name, target in self.roles.items():
            seen, target = [name], str(target)
            while target not in STANDARD and target in self.roles and target not in seen:
                seen.append(target)
                target = str(self.roles[target])
            if target in seen and target not in STANDARD:
                self.file.fail("7.1-6", "role map", f"{name} is mapped to itself")
                self.file.fail("6.7.3.4-2", "role map", f"{name} is mapped to itself")
            if name in STANDARD:
                self.file.fail("7.1-7", "role map", f"the standard type {name} is mapped")

    def check_element(self, element, parent, place, depth):
        name = self.type(element)
        place = f"{place} {name[1:]}"
        fail = self.file.fail
        if name not in STANDARD:
            fail("7.1-5", place, f"the type {element.get('/S')} is not standard")
            fail("6.7.3.4-1", place, f"the type {element.get('/S')} is not standard")
        self.language(element.get("/Lang"), place)
        kids = element.get("/K")
        kids = list(kids) if isinstance(kids, Array) else [kids] if kids is not None else []
        inner = [kid for kid in kids if isinstance(kid, Dictionary) and "/S" in kid]
        types = [self.type(kid) for kid in inner]
        self.check_place(name, parent, types, place)
        self.check_texts(element, name, place)
        for kid in kids:
            if isinstance(kid, Dictionary) and kid.get("/Type") == "/OBJR" and isinstance(kid.get("/Obj"), Dictionary):
                self.links[kid["/Obj"].objgen] = (name, element)
        if name == "/Table":
            self.check_table(element, place)
        self.check_sections(types, place)
        for index, kid in enumerate(inner):
            if depth < 200:
                self.check_element(kid, name, f"{place}/{index + 1}", depth + 1)

    def check_place(self, name, parent, types, place):
        fail = self.file.fail
        if name in PARENTS and parent not in PARENTS[name][1]:
            fail(PARENTS[name][0], place, f"in {(parent or '/nothing')[1:]}")
        if name in KIDS:
            for kid in set(types) - KIDS[name][1]:
                fail(KIDS[name][0], place, f"has {kid[1:]}")
        if name in ("/Table", "/L", "/TOC") and "/Caption" in types:
            places = [index for index, kid in enumerate(types) if kid == "/Caption"]
            ends = {0, len(types) - 1} if name == "/Table" else {0}
            if len(places) > 1 or places[0] not in ends:
                fail(KIDS[name][0], place, "the caption’s place")
        if name == "/Table":
            for kid, rule, other in (("/THead", "7.2-11", "7.2-14"), ("/TFoot", "7.2-12", "7.2-13")):
                if types.count(kid) > 1:
                    fail(rule, place, f"more than one {kid[1:]}")
                if kid in types and "/TBody" not in types:
                    fail(other, place, f"{kid[1:]} without TBody")

    def check_texts(self, element, name, place):
        fail = self.file.fail
        alternative = str(element.get("/Alt", "")) != "" or "/ActualText" in element
        if name == "/Figure" and not alternative:
            fail("7.3-1", place, "no alternative text")
        if name == "/Formula" and not alternative:
            fail("7.7-1", place, "no alternative text")
        for key, rule in (("/ActualText", "7.2-21"), ("/Alt", "7.2-22"), ("/E", "7.2-23")):
            if key in element and not self.has_language and not self.inherited(element, "/Lang"):
                fail(rule, place, f"{key[1:]} without a language")
        if name == "/Note":
            number = str(element.get("/ID", ""))
            if not number or number in self.notes:
                fail("7.9-1", place, "no ID of its own")
            self.notes.add(number)
        if re.match("/H[1-6]?$", name):
            self.headings.append((name, place))

    def check_sections(self, types, place):
        if types.count("/H") > 1:
            self.file.fail("7.4.4-1", place, "two headings H")

    def check_headings(self):
        numbered = [(int(name[2:]), place) for name, place in self.headings if name != "/H"]
        last = 0
        for level, place in numbered:
            if level > last + 1:
                self.file.fail("7.4.2-1", place, f"a heading of level {level} after level {last}")
            last = level
        if numbered and len(numbered) < len(self.headings):
            self.file.fail("7.4.4-3", self.headings[0][1], "headings H and numbered ones")

    # MARK: Tables

    def attribute(self, element, key):
        found = element.get("/A")
        for entry in list(found) if isinstance(found, Array) else [found]:
            if isinstance(entry, (Dictionary, Stream)) and key in entry:
                return entry[key]
        return None

    def kids(self, element):
        found = element.get("/K")
        return [kid for kid in (list(found) if isinstance(found, Array) else [found]) if isinstance(kid, Dictionary) and "/S" in kid]

    def check_table(self, table, place):
        groups = [[]]
        for kid in self.kids(table):
            if self.type(kid) == "/TR":
                groups[-1].append(kid)
            elif self.type(kid) in ("/THead", "/TBody", "/TFoot"):
                groups.append([row for row in self.kids(kid) if self.type(row) == "/TR"])
        rows = [row for group in groups for row in group]
        grid, cells = {}, []
        for y, row in enumerate(rows):
            x = 0
            for cell in self.kids(row):
                while (x, y) in grid:
                    x += 1
                width, height = (int(self.attribute(cell, key) or 1) for key in ("/ColSpan", "/RowSpan"))
                if y + height > len(rows):
                    self.file.fail("7.2-41", place, f"a cell of row {y + 1} has {height} rows")
                for column in range(x, x + width):
                    for line in range(y, min(y + height, len(rows))):
                        if (column, line) in grid:
                            self.file.fail("7.2-42", place, f"two cells in row {line + 1}")
                        grid[column, line] = cell
                cells.append((cell, x, y, width, height))
                x += width
        counts = {y: sum(1 for place in grid if place[1] == y) for y in range(len(rows))}
        if len(set(counts.values())) > 1:
            self.file.fail("7.2-43", place, f"rows of {sorted(set(counts.values()))} cells")
        self.check_headers(cells, place)

    def is_header(self, head, scope):
        return str(self.attribute(head, "/Scope")) in (scope, "/Both")

    def check_headers(self, cells, place):
        heads = [(cell, range(x, x + width), range(y, y + height)) for cell, x, y, width, height in cells if self.type(cell) == "/TH"]
        known = {str(cell.get("/ID")) for cell, *_ in cells if "/ID" in cell}
        for cell, x, y, _, _ in cells:
            names = self.attribute(cell, "/Headers")
            if self.type(cell) == "/TD":
                names = [str(name) for name in names or []]
                if names and any(name not in known for name in names):
                    self.file.fail("7.5-2", place, f"a cell of row {y + 1} has unknown headers")
                elif not names and cell.get("/K") is not None and not any(
                        x in columns and self.is_header(head, "/Column") or y in rows and self.is_header(head, "/Row")
                        for head, columns, rows in heads):
                    self.file.fail("7.5-1", place, f"a cell of row {y + 1} has no header")
