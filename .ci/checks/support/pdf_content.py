"""Reads what a page draws: its operators, colours, pictures, transparency, fonts and marks."""
import pikepdf
from pikepdf import Array, Dictionary, Stream

import pdf_syntax
from pdf_fonts import Font

OPERATORS = set("""b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n
q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' \"""".split())
PAINTS = {"f": "f", "F": "f", "f*": "f", "S": "s", "s": "s", "B": "fs", "B*": "fs", "b": "fs", "b*": "fs"}
SHOWS = {"Tj", "TJ", "'", '"'}
INTENTS = {"/RelativeColorimetric", "/AbsoluteColorimetric", "/Perceptual", "/Saturation"}
BLENDS = set("""/Normal /Compatible /Multiply /Screen /Overlay /Darken /Lighten /ColorDodge /ColorBurn /HardLight
/SoftLight /Difference /Exclusion /Hue /Saturation /Color /Luminosity""".split())
DEVICES = {"/DeviceRGB": ("RGB ", "/DefaultRGB", "6.2.4.3-1"), "/DeviceCMYK": ("CMYK", "/DefaultCMYK", "6.2.4.3-2"),
           "/DeviceGray": (None, "/DefaultGray", "6.2.4.3-3")}
SHORT = {"/RGB": "/DeviceRGB", "/CMYK": "/DeviceCMYK", "/G": "/DeviceGray", "/I": "/Indexed"}
MODES = {0: "f", 1: "s", 2: "fs", 3: "", 4: "f", 5: "s", 6: "fs", 7: ""}


def key_of(thing):
    return thing.objgen if getattr(thing, "is_indirect", False) else id(thing)


def plain(name):
    """A name; it begins with a question mark if it isn't in UTF-8."""
    try:
        return str(name)
    except UnicodeDecodeError:
        return "?" + name.unparse().decode("latin-1")


def pdf_text(thing, depth=0):
    """An object with all that it refers to."""
    if depth > 8:
        return "…"
    if isinstance(thing, Array):
        return [pdf_text(item, depth + 1) for item in thing]
    if isinstance(thing, (Dictionary, Stream)):
        texts = {key: pdf_text(value, depth + 1) for key, value in thing.items() if key not in ("/Length", "/Filter", "/DecodeParms")}
        return texts | {"bytes": thing.read_bytes() if isinstance(thing, Stream) else b""}
    return str(thing)


class State:
    """What q saves."""

    def __init__(self):
        self.spaces = {"f": "/DeviceGray", "s": "/DeviceGray"}
        self.patterns = {"f": None, "s": None}
        self.font, self.mode = None, 0
        self.overprint = {"f": False, "s": False, "mode": 0}

    def copy(self):
        other = State()
        other.spaces, other.patterns, other.overprint = dict(self.spaces), dict(self.patterns), dict(self.overprint)
        other.font, other.mode = self.font, self.mode
        return other


class Marks:
    """The marked contents around an operator."""

    def __init__(self, structure, page):
        self.structure, self.page = structure, page
        self.stack = []

    def push(self, tag, properties):
        if not isinstance(properties, (dict, Dictionary)):
            properties = {}
        number = properties.get("/MCID")
        element = self.structure.element(self.page, int(number)) if number is not None else None
        if element is not None and not self.structure.names(element, int(number)):
            self.structure.file.fail("7.1-15", "structure", f"the element of MCID {number} doesn’t name it")
        inside = [mark["kind"] for mark in self.stack]
        kind = "artifact" if tag == "/Artifact" else "content" if element is not None else None
        self.stack.append({"tag": tag, "properties": properties, "kind": kind, "element": element})
        return inside, kind

    def kind(self):
        for mark in reversed(self.stack):
            if mark["kind"]:
                return mark["kind"]
        return None

    def has(self, key):
        for mark in self.stack:
            if key in mark["properties"] or mark["element"] is not None and self.structure.inherited(mark["element"], key):
                return True
        return False


class Content:
    """Reads contents, one after the other, and reports what PDF/A and PDF/UA forbid."""

    def __init__(self, file, structure):
        self.file, self.structure = file, structure
        self.fonts, self.checked, self.running = {}, set(), []
        self.forms_with_marks = {}
        self.profile = file.profile
        self.has_transparency = False
        self.separations = {}

    def fail(self, rule, what=""):
        self.file.fail(rule, self.place, what)

    @property
    def place(self):
        return "/".join(self.running)

    # MARK: Pages

    def page(self, number, page):
        self.running = [f"page {number + 1}"]
        self.has_transparency = False
        marks = Marks(self.structure, page)
        contents = page.get("/Contents")
        parts = list(contents) if isinstance(contents, Array) else [contents] if contents is not None else []
        data = b"\n".join(part.read_bytes() for part in parts if isinstance(part, Stream))
        own = page.get("/Resources")
        self.run(data, own if own is not None else self.inherited(page), marks, State(), inherited=own is None, top=page)
        group = page.get("/Group")
        if group is not None:
            self.group(group, own if own is not None else {})
        for index, annotation in enumerate(page.get("/Annots", [])):
            if isinstance(annotation, Dictionary):
                # The annotation's element has what its appearance draws.
                marks.push("/Artifact", {})
                for stream in self.appearances(annotation.get("/AP")):
                    self.running = [f"page {number + 1}", f"annotation {index + 1}"]
                    self.form(stream, marks, State(), {})
                marks.stack.clear()
        self.running = [f"page {number + 1}"]
        if self.has_transparency and not self.profile and (group is None or "/CS" not in group):
            self.fail("6.2.10-1", "transparency without an output intent or a colour space of the page’s group")

    def appearances(self, looks):
        if isinstance(looks, Dictionary) and "/N" in looks:
            normal = looks["/N"]
            for stream in [normal] if isinstance(normal, Stream) else list(normal.values()) if isinstance(normal, Dictionary) else []:
                if isinstance(stream, Stream):
                    yield stream

    def inherited(self, page):
        while (page := page.get("/Parent")) is not None:
            if "/Resources" in page:
                return page["/Resources"]
        return Dictionary()

    def look_up(self, resources, kind, name, outer):
        found = resources.get(kind, {}).get(name) if resources is not None and isinstance(resources.get(kind, {}), Dictionary) else None
        if found is None or outer is True:
            if found is not None or outer and outer.get(kind, {}).get(name) is not None:
                self.fail("6.2.2-4", f"{name} is in the resources of another")
                return found if found is not None else outer[kind][name]
        return found

    # MARK: Operators

    def run(self, data, resources, marks, state, inherited=False, outer=None, colors=True, top=None):
        if len(self.running) > 40:
            return
        states, level = [], len(marks.stack)
        outer = True if inherited else outer
        path_clips = False
        for word, items, _, _ in pdf_syntax.operators(data, lambda rule, what: self.fail(rule, what)):
            if word not in OPERATORS:
                self.fail("6.2.2-1", f"the operator {word[:20]}")
            elif word == "q":
                states.append(state.copy())
                if len(states) == 29:
                    self.fail("6.1.13-8", "q inside of 28 others")
            elif word == "Q":
                state = states.pop() if states else state
            elif word in PAINTS:
                self.content(marks)
                for use in PAINTS[word]:
                    self.paint(state, use, resources, marks, colors)
            elif word in SHOWS:
                self.content(marks)
                self.show(items, state, resources, marks, colors)
            elif word in ("g", "G", "rg", "RG", "k", "K"):
                space = {"g": "/DeviceGray", "rg": "/DeviceRGB", "k": "/DeviceCMYK"}[word.lower()]
                state.spaces["f" if word.islower() else "s"] = space
                self.space(space, resources, colors)
                state.patterns["f" if word.islower() else "s"] = None
            elif word in ("cs", "CS") and items:
                use = "f" if word == "cs" else "s"
                name = str(items[-1])
                plain = name in DEVICES or name == "/Pattern"
                state.spaces[use] = name if plain else self.look_up(resources, "/ColorSpace", name, outer)
                state.patterns[use] = None
            elif word in ("scn", "SCN") and items and isinstance(items[-1], pdf_syntax.Name):
                state.patterns["f" if word == "scn" else "s"] = self.look_up(resources, "/Pattern", items[-1], outer)
            elif word == "gs" and items:
                found = self.look_up(resources, "/ExtGState", items[-1], outer)
                if isinstance(found, Dictionary):
                    self.graphics_state(found, state, marks, resources)
            elif word == "Tf" and len(items) > 1:
                state.font = self.look_up(resources, "/Font", items[-2], outer)
            elif word == "Tr" and items:
                state.mode = items[-1]
            elif word == "ri" and items:
                if items[-1] not in INTENTS:
                    self.fail("6.2.2-2", f"the intent {items[-1]}")
            elif word == "Do" and items:
                self.draw(items[-1], resources, marks, state, outer, colors)
            elif word == "sh" and items:
                self.content(marks)
                shading = self.look_up(resources, "/Shading", items[-1], outer)
                if shading is not None:
                    self.space(shading.get("/ColorSpace"), resources, colors)
            elif word == "BI":
                self.content(marks)
                self.inline(items[0], resources, outer, colors)
            elif word in ("BMC", "BDC") and items:
                self.mark(word, items, resources, marks, outer)
            elif word == "EMC":
                if len(marks.stack) > level:
                    marks.stack.pop()
                else:
                    self.fail("7.1-14", "EMC without a beginning")
        if len(marks.stack) > level:
            self.fail("7.1-14", "a marked content without its end")
        del marks.stack[level:]

    def mark(self, word, items, resources, marks, outer):
        properties = items[-1] if word == "BDC" else {}
        if isinstance(properties, pdf_syntax.Name):
            properties = self.look_up(resources, "/Properties", properties, outer) or {}
        inside, kind = marks.push(str(items[0]), properties)
        if kind == "artifact" and "content" in inside:
            self.fail("7.1-1", "an artifact inside of content")
        if kind == "content" and "artifact" in inside:
            self.fail("7.1-2", "content inside of an artifact")
        self.structure.language(properties.get("/Lang"), self.place)
        for key, rule in (("/ActualText", "7.2-30"), ("/Alt", "7.2-31"), ("/E", "7.2-32")):
            if key in properties and not self.structure.has_language and not marks.has("/Lang"):
                self.fail(rule, f"{key[1:]} without a language")
        if "/MCID" in properties and len(self.running) > 1:
            self.forms_with_marks[self.running[-1]] = self.forms_with_marks.get(self.running[-1], 0)

    def content(self, marks):
        if marks.kind() is None:
            self.fail("7.1-3", "content that is neither tagged nor an artifact")

    # MARK: Text

    def show(self, items, state, resources, marks, colors):
        for use in MODES.get(state.mode, ""):
            self.paint(state, use, resources, marks, colors)
        strings = [item for item in (items[-1] if items and isinstance(items[-1], list) else items[-1:]) if isinstance(item, bytes)]
        if not isinstance(state.font, Dictionary) or not any(strings):
            return
        if not self.structure.has_language and not marks.has("/Lang") and marks.kind() != "artifact":
            self.fail("7.2-34", "a text without a language")
        key = key_of(state.font)
        if key not in self.fonts:
            place = self.place
            name = str(state.font.get("/BaseFont", state.font.get("/Name", "/Type3")))[1:]
            self.fonts[key] = Font(state.font, lambda rule, what: self.file.fail(rule, f"{place}/font {name}", what))
        font = self.fonts[key]
        for string in strings:
            font.show(string, state.mode)
            if font.texts and not marks.has("/ActualText"):
                codes = string if font.kind != "/Type0" else font.map.codes(string) if font.map else range(0)
                for code in codes if font.map or font.kind != "/Type0" else [int.from_bytes(string[i:i + 2], "big") for i in range(0, len(string), 2)]:
                    value = font.texts.value(code)
                    if isinstance(value, bytes):
                        letters = value.decode("utf-16-be", "replace")
                        if any(0xE000 <= ord(letter) <= 0xF8FF or ord(letter) >= 0xF0000 for letter in letters):
                            self.fail("6.2.11.7.3-1", f"a text of private use, {value.hex()}")
        if font.kind == "/Type3":
            self.type3(font, strings, state, resources, marks)

    def type3(self, font, strings, state, resources, marks):
        procedures = font.font.get("/CharProcs", {})
        own = font.font.get("/Resources")
        for found in own.get("/ExtGState", {}).values() if isinstance(own, Dictionary) else []:
            self.graphics_state(found, State(), marks, own)
        for code in set(b"".join(strings)):
            stream = procedures.get("/" + font.numbers.get(code, ".notdef"))
            if not isinstance(stream, Stream) or (key := ("glyph", key_of(font.font), code, state.mode, *self.running[:1])) in self.checked:
                continue
            self.checked.add(key)
            data = stream.read_bytes()
            first = next(pdf_syntax.operators(data, lambda *_: None), ("",))[0]
            self.running.append(f"glyph {code}")
            self.run(data, own, marks, state.copy(), outer=resources if own is None else None, colors=first != "d1")
            self.running.pop()

    # MARK: Colours

    def paint(self, state, use, resources, marks, colors):
        if not colors:
            return
        space, pattern = state.spaces[use], state.patterns[use]
        if pattern is not None:
            return self.pattern(pattern, space, resources, marks)
        if isinstance(space, Array) and space[0] == "/ICCBased" and int(space[1].get("/N", 0)) == 4 and state.overprint[use] and state.overprint["mode"] == 1:
            self.fail("6.2.4.2-2", "overprint mode 1 with an ICC profile of CMYK")
        self.space(space, resources)

    def pattern(self, pattern, space, resources, marks):
        if pattern.get("/PatternType") == 2:
            if isinstance(pattern.get("/ExtGState"), Dictionary):
                self.graphics_state(pattern["/ExtGState"], State(), marks, resources)
            return self.space(pattern["/Shading"].get("/ColorSpace"), resources)
        key = ("pattern", key_of(pattern), *self.running[:1])
        if key in self.checked:
            return
        self.checked.add(key)
        colored = pattern.get("/PaintType") == 1
        if not colored and isinstance(space, Array) and len(space) > 1:
            self.space(space[1], resources)
        self.running.append(f"pattern {pattern.objgen[0]}")
        own = pattern.get("/Resources")
        self.run(pattern.read_bytes(), own, marks, State(), outer=resources if own is None else None, colors=colored)
        self.running.pop()

    def space(self, space, resources, colors=True, rule=None, base=True):
        """A colour space that is used."""
        if space is None or not colors:
            return
        if isinstance(space, (pikepdf.Name, str)):
            name = SHORT.get(str(space), str(space))
            if name in DEVICES:
                profile, default, own_rule = DEVICES[name]
                spaces = resources.get("/ColorSpace", {}) if resources is not None else {}
                if base and isinstance(spaces, (dict, Dictionary)) and default in spaces:
                    return
                if not self.profile or profile and self.profile != profile:
                    self.fail(rule or own_rule, f"{name[1:]} with an output intent of {self.profile or 'nothing'}")
                    if not self.profile:
                        self.fail("6.2.3-1", f"{name[1:]} without an output intent")
            return
        kind = str(space[0])
        if kind in DEVICES:
            return self.space(kind, resources, rule=rule)
        if kind == "/ICCBased":
            self.icc(space[1])
        elif kind in ("/Indexed", "/I"):
            self.space(space[1], resources)
            self.space(space[1], resources, rule=rule or (self.indexed_rule(space[1])))
        elif kind == "/Pattern" and len(space) > 1:
            self.space(space[1], resources, rule=rule)
        elif kind in ("/Separation", "/DeviceN"):
            self.space(space[2], resources, rule="6.2.4.4-1")
            self.spot(space)

    def indexed_rule(self, base):
        name = SHORT.get(str(base), str(base)) if isinstance(base, (pikepdf.Name, str)) else ""
        return "6.2.4.5-1" if name in DEVICES else None

    def spot(self, space):
        if space[0] == "/DeviceN":
            attributes = space[4] if len(space) > 4 else {}
            spots = attributes.get("/Colorants", {})
            process = [str(name) for name in attributes.get("/Process", {}).get("/Components", [])]
            for name in space[1]:
                if plain(name) not in ("/None", "/Cyan", "/Magenta", "/Yellow", "/Black", *process) and plain(name) not in spots:
                    self.fail("6.2.4.4-2", f"the colour {plain(name)} is not described")
            for separation in spots.values():
                self.spot(separation)
            names = list(space[1])
        else:
            names = [space[1]]
            value = [pdf_text(part) for part in (space[2], space[3])]
            known = self.separations.setdefault(plain(space[1]), value)
            if known != value:
                self.fail("6.2.4.4-3", f"the colour {plain(space[1])} is described twice")
        for name in names:
            if plain(name).startswith("?"):
                self.fail("6.1.8-1", "the name of a colour is not UTF-8")

    def icc(self, stream):
        data = stream.read_bytes()
        count = {b"GRAY": 1, b"RGB ": 3, b"Lab ": 3, b"CMYK": 4}.get(data[16:20])
        if data[36:40] != b"acsp" or data[8] > 4 or count != int(stream.get("/N", 0)) or data[12:16] not in (b"prtr", b"mntr", b"scnr", b"spac"):
            self.fail("6.2.4.2-1", f"the profile {data[12:20]!r} with {stream.get('/N')} components")

    # MARK: Graphics states

    def graphics_state(self, found, state, marks, resources):
        for key, use in (("/OP", "s"), ("/op", "f")):
            if key in found:
                state.overprint[use] = bool(found[key])
                if key == "/OP" and "/op" not in found:
                    state.overprint["f"] = bool(found[key])
        if "/OPM" in found:
            state.overprint["mode"] = int(found["/OPM"])
        if "/Font" in found:
            state.font = found["/Font"][0]
        if "/TR" in found or "/HTP" in found:
            self.fail("6.2.5-1", "TR or HTP")
        if found.get("/TR2", "/Default") != "/Default":
            self.fail("6.2.5-2", "TR2")
        if "/RI" in found and str(found["/RI"]) not in INTENTS:
            self.fail("6.2.5-5", f"the intent {found['/RI']}")
        if isinstance(found.get("/HT"), (Dictionary, Stream)):
            self.halftone(found["/HT"], None)
        mode = found.get("/BM", "/Normal")
        modes = [str(item) for item in (mode if isinstance(mode, Array) else [mode])]
        if any(item not in BLENDS for item in modes):
            self.fail("6.2.10-2", f"the blend mode {modes}")
        mask = found.get("/SMask")
        if float(found.get("/ca", 1)) < 1 or float(found.get("/CA", 1)) < 1 or modes[0] not in ("/Normal", "/Compatible") or isinstance(mask, Dictionary):
            self.has_transparency = True
        if isinstance(mask, Dictionary) and isinstance(mask.get("/G"), Stream):
            self.form(mask["/G"], marks, State(), resources)

    def halftone(self, halftone, color):
        if halftone.get("/HalftoneType") not in (1, 5):
            self.fail("6.2.5-3", f"a halftone of type {halftone.get('/HalftoneType')}")
        if "/HalftoneName" in halftone:
            self.fail("6.2.5-4", "a halftone with a name")
        primaries = ("/Cyan", "/Magenta", "/Yellow", "/Black")
        if color not in (None, "/Default") and ("/TransferFunction" in halftone) == (color in primaries):
            self.fail("6.2.5-3", f"the transfer function of {color}")
        for key, value in halftone.items() if halftone.get("/HalftoneType") == 5 else []:
            if isinstance(value, (Dictionary, Stream)):
                self.halftone(value, key)

    # MARK: Forms and pictures

    def draw(self, name, resources, marks, state, outer, colors):
        found = self.look_up(resources, "/XObject", name, outer)
        if not isinstance(found, Stream):
            if found is not None:
                self.fail("6.2.8.1-4", f"the object {name} is no stream")
            return
        kind = found.get("/Subtype")
        if kind == "/Image":
            self.content(marks)
            if (key := ("image", key_of(found), *self.running[:1])) in self.checked:
                return
            self.checked.add(key)
            self.running.append(f"image {found.objgen[0]}")
            self.image(found, resources, colors)
            self.running.pop()
        elif kind == "/PS" or found.get("/Subtype2") == "/PS" and kind != "/Form":
            self.fail("6.2.9.3-1", f"the object {name} is PostScript")
        elif kind == "/Form":
            self.form(found, marks, state.copy(), resources)

    def image(self, image, resources, colors):
        for key in ("/Alternates", "/OPI"):
            if key in image:
                self.fail("6.2.8.1-1", key[1:])
        if bool(image.get("/Interpolate", False)):
            self.fail("6.2.8.1-2", "interpolated")
        if "/Intent" in image and str(image["/Intent"]) not in INTENTS:
            self.fail("6.2.8.1-3", f"the intent {image['/Intent']}")
        if not bool(image.get("/ImageMask", False)):
            self.space(image.get("/ColorSpace"), resources, colors)
        self.picture_data(image)
        mask = image.get("/SMask")
        if isinstance(mask, Stream):
            self.has_transparency = True
            if mask.get("/ColorSpace") != "/DeviceGray" or mask.get("/Subtype") != "/Image":
                self.fail("6.2.8.1-5", "a soft mask that is no grey image")
            self.image(mask, resources, False)

    def picture_data(self, image):
        """Whether a picture has as many bytes as it needs."""
        filters = image.get("/Filter")
        names = [str(name) for name in (filters if isinstance(filters, Array) else [filters] if filters is not None else [])]
        if set(names) - {"/FlateDecode"}:
            return
        space = image.get("/ColorSpace", "/DeviceGray")
        kind = str(space[0] if isinstance(space, Array) else space)
        count = {"/DeviceGray": 1, "/CalGray": 1, "/Indexed": 1, "/DeviceRGB": 3, "/CalRGB": 3, "/Lab": 3, "/DeviceCMYK": 4, "/Separation": 1}.get(kind)
        bits = 1 if bool(image.get("/ImageMask", False)) else int(image.get("/BitsPerComponent", 8))
        if count and image.get("/DecodeParms") is not None or not filters:
            needed = (int(image["/Width"]) * (count or 0) * bits + 7) // 8 * int(image["/Height"])
            try:
                found = len(image.read_bytes())
            except pikepdf.PdfError:
                found = 0
            if found < needed:
                self.fail("6.2.8.1-6", f"{found} bytes of {needed}")

    def inline(self, items, resources, outer, colors):
        filters = items.get("/F", items.get("/Filter"))
        for name in filters if isinstance(filters, list) else [filters]:
            if name in ("/LZW", "/LZWDecode"):
                self.fail("6.1.10-1", "LZW in a picture")
            elif name is not None and name not in ("/A85", "/AHx", "/CCF", "/DCT", "/Fl", "/RL", "/ASCII85Decode", "/ASCIIHexDecode", "/CCITTFaxDecode", "/DCTDecode", "/FlateDecode", "/RunLengthDecode"):
                self.fail("6.1.10-1", f"the filter {name} in a picture")
        if items.get("/I", items.get("/Interpolate")) is True:
            self.fail("6.2.8.1-2", "interpolated")
        if "/Intent" in items and items["/Intent"] not in INTENTS:
            self.fail("6.2.6-1", f"the intent {items['/Intent']}")
        space = items.get("/CS", items.get("/ColorSpace"))
        if items.get("/IM", items.get("/ImageMask")) is True or space is None:
            return
        if isinstance(space, pdf_syntax.Name) and space not in SHORT and space not in DEVICES:
            space = self.look_up(resources, "/ColorSpace", space, outer)
        elif isinstance(space, list):
            base = space[1]
            if isinstance(base, pdf_syntax.Name) and base not in SHORT and base not in DEVICES:
                base = self.look_up(resources, "/ColorSpace", base, outer)
            return self.space(base, resources, colors)
        self.space(space, resources, colors)

    def form(self, form, marks, state, resources):
        key = ("form", key_of(form), marks.kind(), str(state.spaces), *self.running[:1])
        number = f"form {form.objgen[0]}"
        if number in self.forms_with_marks:
            self.fail("7.20-2", "a form with tagged content is drawn twice")
        if key in self.checked or number in self.running:
            return
        self.checked.add(key)
        self.running.append(number)
        if "/OPI" in form or "/PS" in form or form.get("/Subtype2") == "/PS":
            self.fail("6.2.9.1-1", "OPI or PostScript")
        if "/Ref" in form:
            self.fail("6.2.9.2-1", "Ref")
            self.fail("7.20-1", "Ref")
        own = form.get("/Resources")
        if isinstance(form.get("/Group"), Dictionary):
            self.has_transparency = self.has_transparency or form["/Group"].get("/S") == "/Transparency"
            self.group(form["/Group"], own)
        inner = marks
        if "/StructParents" in form:
            inner = Marks(self.structure, form)
            inner.stack = list(marks.stack)
        self.run(form.read_bytes(), own, inner, state, outer=resources if own is None else None)
        self.running.pop()

    def group(self, group, resources):
        if group.get("/S") == "/Transparency" and "/CS" in group:
            self.space(group["/CS"], resources, rule="6.2.10-3")
