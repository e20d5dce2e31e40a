"""The fonts of a PDF file: which glyphs are shown, how wide they are in the file and in the font, and their texts."""
import io
import re

import pikepdf
from fontTools import agl, cffLib, t1Lib
from fontTools.encodings.MacRoman import MacRoman
from fontTools.encodings.StandardEncoding import StandardEncoding
from fontTools.misc import psCharStrings
from fontTools.pens.basePen import NullPen
from fontTools.ttLib import TTFont

from pdf_syntax import operators

COLLECTIONS = {"Adobe-GB1", "Adobe-CNS1", "Adobe-Japan1", "Adobe-Korea1"}
# The names of PDF 1.7, table 118, without those of Unicode.
PREDEFINED = set("""GB-EUC-H GB-EUC-V GBpc-EUC-H GBpc-EUC-V GBK-EUC-H GBK-EUC-V GBKp-EUC-H GBKp-EUC-V GBK2K-H GBK2K-V
UniGB-UCS2-H UniGB-UCS2-V UniGB-UTF16-H UniGB-UTF16-V B5pc-H B5pc-V HKscs-B5-H HKscs-B5-V ETen-B5-H ETen-B5-V
ETenms-B5-H ETenms-B5-V CNS-EUC-H CNS-EUC-V UniCNS-UCS2-H UniCNS-UCS2-V UniCNS-UTF16-H UniCNS-UTF16-V 83pv-RKSJ-H
90ms-RKSJ-H 90ms-RKSJ-V 90msp-RKSJ-H 90msp-RKSJ-V 90pv-RKSJ-H Add-RKSJ-H Add-RKSJ-V EUC-H EUC-V Ext-RKSJ-H Ext-RKSJ-V
H V UniJIS-UCS2-H UniJIS-UCS2-V UniJIS-UCS2-HW-H UniJIS-UCS2-HW-V UniJIS-UTF16-H UniJIS-UTF16-V KSC-EUC-H KSC-EUC-V
KSCms-UHC-H KSCms-UHC-V KSCms-UHC-HW-H KSCms-UHC-HW-V KSCpc-EUC-H UniKS-UCS2-H UniKS-UCS2-V UniKS-UTF16-H UniKS-UTF16-V
Identity-H Identity-V""".split())
SYMBOLS = set("""Alpha Beta Chi Delta Epsilon Eta Euro Gamma Ifraktur Iota Kappa Lambda Mu Nu Omega Omicron Phi Pi Psi
Rfraktur Rho Sigma Tau Theta Upsilon Upsilon1 Xi Zeta aleph alpha ampersand angle angleleft angleright apple
approxequal arrowboth arrowdblboth arrowdbldown arrowdblleft arrowdblright arrowdblup arrowdown arrowhorizex arrowleft
arrowright arrowup arrowvertex asteriskmath bar beta braceex bracelefttp braceleftmid braceleftbt bracerighttp
bracerightmid bracerightbt bracketleftbt bracketleftex bracketlefttp bracketrightbt bracketrightex bracketrighttp
carriagereturn chi circlemultiply circleplus copyrightsans copyrightserif registersans registerserif trademarksans
trademarkserif parenleftbt parenleftex parenlefttp parenrightbt parenrightex parenrighttp integralbt integralex
integraltp radicalex theta1 phi1 sigma1 omega1""".split())


class CMap:
    """The codes of a map, and what they stand for: numbers of glyphs, or texts."""

    def __init__(self, data, report=lambda *_: None):
        self.spaces, self.values, self.ranges, self.uses, self.mode = [], {}, [], None, 0
        self.ordering = {}
        before = []
        for word, items, _, _ in operators(data, lambda *_: None):
            numbers = [int.from_bytes(item, "big") if isinstance(item, bytes) else item for item in items]
            if word == "endcodespacerange":
                self.spaces += [(len(items[i]), numbers[i], numbers[i + 1]) for i in range(0, len(items) - 1, 2)]
            elif word in ("endcidchar", "endbfchar"):
                self.values.update((number, value) for number, value in zip(numbers[::2], items[1::2]))
            elif word in ("endcidrange", "endbfrange"):
                self.ranges += [(numbers[i], numbers[i + 1], items[i + 2]) for i in range(0, len(items) - 2, 3)]
            elif word == "usecmap":
                self.uses = str(items[-1])[1:]
            elif word == "def" and len(items) > 1 and items[-2] == "/WMode":
                self.mode = items[-1]
        self.numbers = [value for value in self.values.values() if isinstance(value, int)]
        self.numbers += [first + high - low for low, high, first in self.ranges if isinstance(first, int)]

    def value(self, code):
        if code in self.values:
            return self.values[code]
        for low, high, first in self.ranges:
            if low <= code <= high:
                if isinstance(first, list):
                    return first[code - low] if code - low < len(first) else None
                if isinstance(first, bytes):
                    return first[:-2] + (int.from_bytes(first[-2:], "big") + code - low).to_bytes(len(first[-2:]) or 1, "big")
                return first + code - low
        return None

    def codes(self, string):
        pos = 0
        while pos < len(string):
            for length, low, high in self.spaces or [(2, 0, 0xFFFF)]:
                code = int.from_bytes(string[pos:pos + length], "big")
                if len(string) >= pos + length and low <= code <= high:
                    break
            else:
                length = min(space[0] for space in self.spaces) if self.spaces else 1
                code = int.from_bytes(string[pos:pos + length], "big")
            pos += length
            yield code if pos <= len(string) else -1


def embedded(descriptor):
    for key in ("/FontFile", "/FontFile2", "/FontFile3"):
        if descriptor is not None and isinstance(descriptor.get(key), pikepdf.Stream):
            return descriptor[key]
    return None


class Program:
    """A font program: its glyphs by name or number, and their widths in thousandths."""

    def __init__(self, stream, key):
        data = stream.read_bytes()
        self.truetype = self.cff = self.type1 = None
        if key == "/FontFile":
            self.type1 = t1Lib.T1Font.__new__(t1Lib.T1Font)
            self.type1.data, self.type1.encoding = self.segments(data, stream), "ascii"
            self.type1.parse()
            self.glyphs = set(self.type1["CharStrings"])
            return
        if data[:4] in (b"\0\1\0\0", b"true", b"OTTO", b"ttcf"):
            font = TTFont(io.BytesIO(data), fontNumber=0, lazy=True)
            if "glyf" in font:
                self.truetype = font
                self.count = font["maxp"].numGlyphs
                return
            data = font.reader["CFF "]
        fonts = cffLib.CFFFontSet()
        fonts.decompile(io.BytesIO(data), None)
        self.cff = fonts[0]
        self.glyphs = set(self.cff.CharStrings.keys())
        self.isCID = hasattr(self.cff, "ROS")

    @staticmethod
    def segments(data, stream):
        first, second = int(stream.get("/Length1", 0)), int(stream.get("/Length2", 0))
        return data[:first] + data[first:first + second] + b"\r" + b"0" * 512 + b"\rcleartomark\r"

    def name_of(self, cid):
        """The glyph of a CFF font with a number; the name of a simple font's."""
        if self.isCID:
            return ".notdef" if cid == 0 else f"cid{cid:05d}"
        return self.cff.charset[cid] if cid < len(self.cff.charset) else None

    def width(self, glyph):
        if self.truetype:
            widths = self.truetype["hmtx"].metrics
            return widths[self.truetype.getGlyphName(glyph)][0] * 1000 / self.truetype["head"].unitsPerEm
        if self.cff is not None:
            matrix = getattr(self.cff, "FontMatrix", [0.001])[0]
            string = self.cff.CharStrings[glyph]
            if self.isCID and hasattr(self.cff, "FDSelect"):
                index = self.cff.FDSelect[self.cff.charset.index(glyph)]
                string.private = self.cff.FDArray[index].Private
                inner = self.cff.FDArray[index].rawDict.get("FontMatrix")
                if inner:
                    matrix = inner[0] if "FontMatrix" not in self.cff.rawDict else inner[0] * matrix
            string.draw(NullPen())
            return string.width * matrix * 1000
        string = self.type1["CharStrings"][glyph]
        string.draw(NullPen())
        return string.width * self.type1["FontMatrix"][0] * 1000


def encoding(name):
    if name == "/WinAnsiEncoding":
        names = {}
        for code in range(32, 256):
            letter = bytes([code]).decode("cp1252", "replace")
            names[code] = {"\xa0": "space", "\xad": "hyphen", "\ufffd": "bullet"}.get(letter) or agl.UV2AGL.get(ord(letter), ".notdef")
        names[127] = "bullet"
        return names
    table = {"/MacRomanEncoding": MacRoman, "/StandardEncoding": StandardEncoding}.get(name)
    return dict(enumerate(table)) if table else {}


class Font:
    """A font of a file, and the codes that are shown with it."""

    def __init__(self, font, report):
        self.font, self.report, self.shown = font, report, {}
        self.kind = str(font.get("/Subtype", ""))
        self.descendant = font["/DescendantFonts"][0] if self.kind == "/Type0" else font
        self.descriptor = self.descendant.get("/FontDescriptor")
        self.flags = int(self.descriptor.get("/Flags", 0)) if self.descriptor is not None else 0
        self.file = embedded(self.descriptor)
        self.file_key = next((key for key in ("/FontFile", "/FontFile2", "/FontFile3") if self.file is not None and key in self.descriptor), None)
        self.name = str(font.get("/BaseFont", font.get("/Name", "Type 3")))[1:]
        self.map = None
        coding = font.get("/Encoding")
        if self.kind == "/Type0":
            if isinstance(coding, pikepdf.Stream):
                self.map = CMap(coding.read_bytes())
            self.coding = str(coding) if isinstance(coding, pikepdf.Name) else None
        texts = font.get("/ToUnicode")
        self.texts = CMap(texts.read_bytes()) if isinstance(texts, pikepdf.Stream) else None
        self._program = False
        self.numbers = self.simple_names() if self.kind != "/Type0" else {}

    @property
    def program(self):
        if self._program is False:
            try:
                self._program = Program(self.file, self.file_key) if self.file is not None else None
            except Exception as error:  # Font programs are damaged in many ways.
                self._program = None
                self.report("6.2.11.4.1-2", f"the font program can’t be read: {error!r}"[:90])
        return self._program

    def show(self, string, mode):
        codes = string if self.kind != "/Type0" else (self.map or IDENTITY).codes(string)
        for code in codes:
            self.shown.setdefault(code, set()).add(mode)

    def cid(self, code):
        if self.map:
            value = self.map.value(code)
            return value if isinstance(value, int) else None if self.map.uses else 0
        return code if self.coding in ("/Identity-H", "/Identity-V") else None

    def simple_names(self):
        """The names of a simple font's glyphs, by their codes."""
        coding = self.font.get("/Encoding")
        base = coding.get("/BaseEncoding") if isinstance(coding, pikepdf.Dictionary) else coding
        names = encoding(str(base)) if base is not None else {}
        if base is None and not self.flags & 4 and self.kind == "/TrueType":
            names = encoding("/StandardEncoding")
        if isinstance(coding, pikepdf.Dictionary):
            code = 0
            for item in coding.get("/Differences", []):
                if isinstance(item, pikepdf.Name):
                    names[code] = str(item)[1:]
                    code += 1
                else:
                    code = int(item)
        return names

    def glyph(self, code):
        """What the program has for a code: a name or number, None if it has nothing, or "?" if it isn't known."""
        program = self.program
        if program is None:
            return "?"
        if self.kind == "/Type0":
            return self.glyph_of_cid(program, self.cid(code))
        if program.truetype:
            return self.truetype_glyph(program, code)
        name = self.numbers.get(code)
        if self.font.get("/Encoding") == "/MacExpertEncoding":
            return "?"
        if name is None or self.font.get("/Encoding") is None:
            built = self.built_in(program)
            name = name or (built[code] if code < len(built) else ".notdef")
        return name if name in program.glyphs else None

    def built_in(self, program):
        table = program.type1["Encoding"] if program.type1 else getattr(program.cff, "Encoding", "StandardEncoding")
        return StandardEncoding if table == "StandardEncoding" else table if isinstance(table, list) else []

    def glyph_of_cid(self, program, cid):
        if cid is None:
            return "?"
        if cid < 0:
            return None
        if program.truetype:
            table = self.descendant.get("/CIDToGIDMap")
            if isinstance(table, pikepdf.Stream):
                data = table.read_bytes()
                cid = int.from_bytes(data[2 * cid:2 * cid + 2], "big") if 2 * cid + 1 < len(data) else 0
            return cid if cid < program.count else None
        if program.cff is None:
            return "?"
        name = program.name_of(cid)
        return name if name in program.glyphs else None

    def truetype_glyph(self, program, code):
        font = program.truetype
        tables = {(table.platformID, table.platEncID): table.cmap for table in font["cmap"].tables} if "cmap" in font else {}
        name = self.numbers.get(code)
        found = None
        if not self.flags & 4 or self.font.get("/Encoding") is not None and name:
            text = agl.toUnicode(name) if name else ""
            if (3, 1) in tables and text:
                found = tables[3, 1].get(ord(text[0]))
            if found is None and (1, 0) in tables and name in MacRoman:
                found = tables[1, 0].get(MacRoman.index(name))
            if found is None and name and "post" in font:
                try:
                    found = name if name in font.getReverseGlyphMap() else None
                except Exception:
                    found = None
        if found is None and (self.flags & 4 or not tables):
            for table, offset in (((3, 0), 0), ((3, 0), 0xF000), ((1, 0), 0), ((3, 1), 0)):
                found = found or tables.get(table, {}).get(code + offset)
        if found is None:
            return None if name else 0
        return font.getGlyphID(found)

    def is_notdef(self, code, glyph):
        if self.kind == "/Type0":
            cid = self.cid(code)
            return cid == 0 or glyph == 0 and self.program is not None and bool(self.program.truetype)
        if self.kind == "/Type3":
            return False
        if glyph in (0, ".notdef"):
            return True
        return self.numbers.get(code) == ".notdef"

    def width(self, code):
        """The width in the file."""
        if self.kind != "/Type0":
            first, widths = int(self.font.get("/FirstChar", 0)), self.font.get("/Widths")
            if widths is not None and 0 <= code - first < len(widths):
                return float(widths[code - first])
            return float(self.descriptor.get("/MissingWidth", 0)) if self.descriptor is not None and widths is not None else None
        cid = self.cid(code)
        if cid is None:
            return None
        if not hasattr(self, "_widths"):
            self._widths, items = {}, list(self.descendant.get("/W", []))
            while items:
                first = int(items.pop(0))
                if isinstance(items[0], pikepdf.Array):
                    self._widths.update((first + index, float(width)) for index, width in enumerate(items.pop(0)))
                else:
                    last, width = int(items.pop(0)), float(items.pop(0))
                    self._widths.update((number, width) for number in range(first, last + 1))
        return self._widths.get(cid, float(self.descendant.get("/DW", 1000)))

    # MARK: Rules

    def check(self, level):
        self.check_type0()
        rendered = {code for code, modes in self.shown.items() if modes - {3}}
        if self.file is None and self.kind != "/Type3":
            if rendered:
                self.report("6.2.11.4.1-1", "is not in the file")
        else:
            self.check_glyphs(rendered)
            self.check_sets()
        self.check_encoding()
        self.check_texts()
        if self.file is None and self.kind == "/Type3":
            self.check_type3(rendered)

    def check_type3(self, rendered):
        procedures = self.font.get("/CharProcs", {})
        scale = float(self.font["/FontMatrix"][0])
        for code in sorted(rendered):
            glyph = procedures.get("/" + self.numbers.get(code, ".notdef"))
            if isinstance(glyph, pikepdf.Stream):
                first = next(operators(glyph.read_bytes(), lambda *_: None), None)
                if first and first[0] in ("d0", "d1") and first[1] and abs(first[1][0] - (self.width(code) or 0)) * max(scale, 0.001) * 1000 > 1:
                    return self.report("6.2.11.5-1", f"code {code}: {first[1][0]}, and {self.width(code)} in the file")

    def check_type0(self):
        if self.kind != "/Type0":
            return
        coding = self.font.get("/Encoding")
        if self.coding and self.coding[1:] not in PREDEFINED:
            self.report("6.2.11.3.3-1", f"the map {self.coding} is not in the file")
        if self.map:
            own, other = coding.get("/CIDSystemInfo"), self.descendant.get("/CIDSystemInfo")
            if own is not None and other is not None:
                if any(str(own.get(key)) != str(other.get(key)) for key in ("/Registry", "/Ordering")) or int(other.get("/Supplement", 0)) > int(own.get("/Supplement", 0)):
                    self.report("6.2.11.3.1-1", "the collections of the map and of the font differ")
            if int(coding.get("/WMode", 0)) != self.map.mode:
                self.report("6.2.11.3.3-2", "the directions of the map differ")
            used = coding.get("/UseCMap", "/" + self.map.uses if self.map.uses else None)
            if isinstance(used, pikepdf.Stream):
                used = used.get("/CMapName")
            if used is not None and str(used)[1:] not in PREDEFINED:
                self.report("6.2.11.3.3-3", f"uses the map {used}")
            if any(number > 65535 for number in self.map.numbers):
                self.report("6.1.13-10", f"the glyph {max(self.map.numbers)}")
        if self.descendant.get("/Subtype") == "/CIDFontType2" and self.file is not None:
            table = self.descendant.get("/CIDToGIDMap")
            if not isinstance(table, pikepdf.Stream) and table != "/Identity":
                self.report("6.2.11.3.2-1", "has no CIDToGIDMap")

    def check_glyphs(self, rendered):
        wrong, missing, blank = [], [], []
        for code, modes in sorted(self.shown.items()):
            glyph = self.glyph(code) if self.kind != "/Type3" else "?"
            if self.is_notdef(code, glyph):
                blank.append(code)
            elif glyph is None:
                if code in rendered:
                    missing.append(code)
            elif glyph != "?" and code in rendered:
                own, file = self.width(code), self.program.width(glyph)
                if own is not None and abs(own - file) > 1:
                    wrong.append(f"{code}: {file:.1f}, and {own:.1f} in the file")
        if blank:
            self.report("6.2.11.8-1", f"shows .notdef for the codes {blank[:5]}")
            if self.program and (self.program.truetype and self.kind == "/TrueType" or not self.program.truetype and ".notdef" not in self.program.glyphs):
                self.report("6.2.11.4.1-2", f"the codes {blank[:5]}")
        if missing:
            self.report("6.2.11.4.1-2", f"the codes {missing[:5]}")
        if wrong:
            self.report("6.2.11.5-1", f"{len(wrong)} codes: {wrong[0]}")

    def check_sets(self):
        if self.descriptor is None or self.kind == "/Type3":
            return
        names, numbers = self.descriptor.get("/CharSet"), self.descriptor.get("/CIDSet")
        if self.kind == "/Type1" and names is not None and self.program:
            listed = set(str(names)[1:].split("/"))
            if listed - {".notdef"} != self.program.glyphs - {".notdef"}:
                self.report("6.2.11.4.2-1", "CharSet is not the font’s glyphs")
        if isinstance(numbers, pikepdf.Stream) and self.program:
            data = numbers.read_bytes()
            listed = {8 * index + bit for index, byte in enumerate(data) for bit in range(8) if byte & 128 >> bit}
            if self.program.cff is not None and self.program.isCID:
                own = {0 if name == ".notdef" else int(name[3:]) for name in self.program.cff.charset}
            elif self.program.truetype:
                glyphs, own = self.program.truetype, set()
                table = self.descendant.get("/CIDToGIDMap")
                pairs = table.read_bytes() if isinstance(table, pikepdf.Stream) else None
                for cid in range(len(pairs) // 2 if pairs else self.program.count):
                    glyph = int.from_bytes(pairs[2 * cid:2 * cid + 2], "big") if pairs else cid
                    if glyph < self.program.count and (glyph or not cid):
                        own.add(cid)
            else:
                own = set(range(len(self.program.cff.charset)))
            if own - listed - {0} and (not self.program.truetype or set(self.shown) - listed):
                self.report("6.2.11.4.2-2", "CIDSet lacks glyphs of the font")

    def check_encoding(self):
        if self.kind != "/TrueType" or self.file is None:
            return
        coding = self.font.get("/Encoding")
        if self.flags & 4:
            if coding is not None:
                self.report("6.2.11.6-3", "a symbolic font has an encoding")
            return
        base = coding.get("/BaseEncoding") if isinstance(coding, pikepdf.Dictionary) else coding
        if base not in ("/WinAnsiEncoding", "/MacRomanEncoding"):
            self.report("6.2.11.6-2", f"the encoding {base}")
        elif isinstance(coding, pikepdf.Dictionary) and "/Differences" in coding:
            other = [item for item in coding["/Differences"] if isinstance(item, pikepdf.Name) and str(item)[1:] not in agl.AGL2UV]
            if other:
                self.report("6.2.11.6-2", f"the glyph name {other[0]}")

    def check_texts(self):
        if self.texts is None:
            return self.check_without_texts()
        lacking = [code for code in self.shown if self.texts.value(code) in (None, b"")]
        if lacking and not self.has_known_texts():
            self.report("6.2.11.7.2-1", f"no text for the codes {sorted(lacking)[:5]}")
        for code in self.shown:
            value = self.texts.value(code)
            if isinstance(value, bytes):
                units = {value[index:index + 2] for index in range(0, len(value), 2)}
                if units & {b"\0\0", b"\xFE\xFF", b"\xFF\xFE", b"\0"}:
                    self.report("6.2.11.7.2-2", f"the text {value.hex()} of the code {code}")

    def fits_map(self):
        """Whether the map has at least the font's collection."""
        if self.map is None:
            return True
        own, other = (thing.get("/CIDSystemInfo", {}) for thing in (self.font["/Encoding"], self.descendant))
        return int(own.get("/Supplement", 0)) >= int(other.get("/Supplement", 0))

    def has_known_texts(self):
        if self.kind == "/Type0":
            system = self.descendant.get("/CIDSystemInfo", {})
            return f"{system.get('/Registry')}-{system.get('/Ordering')}" in COLLECTIONS and self.fits_map()
        coding = self.font.get("/Encoding")
        base = coding.get("/BaseEncoding") if isinstance(coding, pikepdf.Dictionary) else coding
        if self.kind == "/TrueType":
            return not self.flags & 4
        if isinstance(coding, pikepdf.Name) and base in ("/WinAnsiEncoding", "/MacRomanEncoding", "/MacExpertEncoding"):
            return True
        names = []
        for code in self.shown:
            name = self.numbers.get(code)
            if name is None and self.program and not self.program.truetype:
                built = self.built_in(self.program)
                name = built[code] if code < len(built) else None
            names.append(name)
        return all(name in agl.AGL2UV or name in SYMBOLS for name in names)

    def check_without_texts(self):
        if self.shown and not self.has_known_texts():
            self.report("6.2.11.7.2-1", "no texts")


IDENTITY = CMap(b"1 begincodespacerange <0000> <FFFF> endcodespacerange")
