"""Whether PDF files keep the rules of PDF/A-2 (ISO 19005-2) and PDF/UA-1 (ISO 14289-1) that ours can touch.

usage: pdfstandards.py corpus FOLDER    How the rules tell the passing files of veraPDF's corpus from the failing ones.
       pdfstandards.py STANDARD FILE…   What files break; STANDARD is a-2b, a-2u, a-2a or ua-1.
"""
import collections
import logging
import multiprocessing
import os
import re
import sys

import pikepdf
from lxml import etree
from pikepdf import Array, Dictionary, Stream

import pdf_syntax
from pdf_content import Content
from pdf_rules import FONT_RULES, RULES, UNTOUCHED
from pdf_structure import Structure

logging.getLogger("fontTools").setLevel(logging.CRITICAL)
RDF, DC = "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}", "{http://purl.org/dc/elements/1.1/}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
PDFA, PDFUA = "http://www.aiim.org/pdfa/ns/id/", "http://www.aiim.org/pdfua/ns/id/"
XMP = "{http://ns.adobe.com/xap/1.0/}"
KNOWN = ("http://ns.adobe.com/", "http://purl.org/dc/", "http://www.w3.org/", "http://www.aiim.org/pdfa/ns/")
# The properties of the schemas that our files use, and their types (XMP 2005).
SCHEMAS = {DC + name: kind for kind, names in {
    "Text": "coverage format identifier source", "Bag": "contributor language publisher relation subject type",
    "Seq": "creator date", "LangAlt": "description rights title"}.items() for name in names.split()}
SCHEMAS |= {XMP + name: kind for kind, names in {
    "Text": "BaseURL CreatorTool Label Nickname", "Bag": "Advisory Identifier", "Alt": "Thumbnails",
    "Date": "CreateDate MetadataDate ModifyDate", "Integer": "Rating"}.items() for name in names.split()}
PATTERNS = {"Text": r"(?s).*", "Date": r"\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?)?)?", "Integer": r"[+-]?\d+(\.0)?"}
ANNOTATIONS = set("""/Text /Link /FreeText /Line /Square /Circle /Polygon /PolyLine /Highlight /Underline /Squiggly
/StrikeOut /Stamp /Caret /Ink /Popup /FileAttachment /Widget /PrinterMark /TrapNet /Watermark /Redact""".split())
ACTIONS = set("/GoTo /GoToR /GoToE /Thread /URI /Named /SubmitForm".split())
STEPS = {"/NextPage", "/PrevPage", "/FirstPage", "/LastPage"}


class File:
    """A file, and what it breaks."""

    def __init__(self, path, standard):
        self.standard, self.found = standard, {}
        self.profile = None
        with open(path, "rb") as file:
            self.data = file.read()
        try:
            self.pdf = pikepdf.open(path, inherit_page_attributes=False)
        except pikepdf.PasswordError:
            return self.fail("6.1.3-2", "trailer", "encrypted")
        with self.pdf:
            self.check()

    def fail(self, rule, place, what=""):
        if self.standard == "ua-1":
            rule = FONT_RULES.get(rule, rule)
        is_ours = rule[0] in "57" if self.standard == "ua-1" else rule[0] == "6"
        level = {"6.2.11.7.2": "ua", "6.2.11.7.3": "a", "6.7": "a"}
        for clause, levels in level.items():
            if rule.startswith(clause) and self.standard[-1] not in levels:
                is_ours = False
        if is_ours:
            self.found.setdefault((rule, place), what)

    def check(self):
        self.check_syntax()
        self.check_intents()
        self.metadata = self.read_metadata()
        structure = Structure(self)
        structure.check()
        self.check_metadata(structure)
        self.check_catalog(structure)
        content = Content(self, structure)
        for number, page in enumerate(self.pdf.pages):
            content.page(number, page.obj)
            self.check_page(number, page.obj, structure)
        for font in content.fonts.values():
            font.check(self.standard)

    # MARK: Syntax

    def check_syntax(self):
        pdf_syntax.check_file(self.data, self.fail)
        pdf_syntax.check_objects(self.data, self.length, self.fail)
        for item in self.pdf.objects:
            if isinstance(item, Stream):
                self.check_stream(item)
        trailer = self.pdf.trailer
        if "/Encrypt" in trailer:
            self.fail("6.1.3-2", "trailer", "encrypted")
        numbers = trailer.get("/ID")
        if not isinstance(numbers, Array) or len(numbers) != 2 or any(not bytes(number) for number in numbers):
            self.fail("6.1.3-1", "trailer", "no ID of two strings")
        if b"/Linearized" in self.data[:1024] and (first := self.data.find(b"trailer", 0, self.data.find(b"%%EOF"))) >= 0 and b"/ID" not in self.data[first:self.data.find(b"%%EOF")]:
            self.fail("6.1.3-1", "trailer", "the first page’s has no ID")

    def length(self, reference):
        try:
            return int(self.pdf.get_object(reference[1], reference[2]))
        except (TypeError, ValueError):
            return None

    def check_stream(self, stream):
        filters = stream.get("/Filter", [])
        if "/LZWDecode" in [str(name) for name in (filters if isinstance(filters, Array) else [filters])]:
            self.fail("6.1.7.2-1", f"object {stream.objgen[0]}", "LZW")
        if stream.get("/Type") == "/ObjStm":
            try:
                data = stream.read_bytes()
            except pikepdf.PdfError:
                return
            place = f"object {stream.objgen[0]}"
            for _ in pdf_syntax.operators(data + b" end", lambda rule, what: self.fail(rule, place, what)):
                pass

    # MARK: Colours

    def check_intents(self):
        profiles = {}
        intents = self.pdf.Root.get("/OutputIntents", [])
        for intent in intents:
            profile, kind = intent.get("/DestOutputProfile"), str(intent.get("/S"))
            if "/DestOutputProfileRef" in intent:
                self.fail("6.2.3-4", "output intent", "DestOutputProfileRef")
            if isinstance(profile, Stream):
                profiles[profile.objgen] = profile
                try:
                    data = profile.read_bytes()
                except pikepdf.PdfError:
                    data = b""
                if kind == "/GTS_PDFA1" or len(intents) == 1:
                    self.check_profile(data, int(profile.get("/N", 0)))
                if kind == "/GTS_PDFA1":
                    self.profile = data[16:20].decode("latin-1")
        if len(profiles) > 1:
            self.fail("6.2.3-2", "output intents", "different profiles")

    def check_profile(self, data, count):
        kinds = {b"GRAY": 1, b"RGB ": 3, b"CMYK": 4}
        if len(data) < 128 or data[36:40] != b"acsp" or int.from_bytes(data[:4], "big") > len(data) or data[8] not in (2, 4) or data[8] == 4 and data[9] >> 4 > 3:
            self.fail("6.2.3-1", "output intent", f"a profile of version {data[8:10].hex()}, {len(data)} bytes")
        elif data[12:16] not in (b"prtr", b"mntr") or kinds.get(data[16:20]) is None:
            self.fail("6.2.3-3", "output intent", f"a profile of {data[12:20]!r}")
        elif kinds[data[16:20]] != count:
            self.fail("6.2.3-1", "output intent", f"N is {count}")

    # MARK: Metadata

    def read_metadata(self):
        stream = self.pdf.Root.get("/Metadata")
        if not isinstance(stream, Stream):
            self.fail("6.6.2.1-1", "metadata", "none")
            self.fail("7.1-8", "metadata", "none")
            return None
        data = stream.read_bytes()
        if (header := re.search(rb"<\?xpacket[^?]*\?>", data)) and re.search(rb"\b(bytes|encoding)\s*=", header[0]):
            self.fail("6.6.2.1-1", "metadata", "bytes or encoding in the header")
        try:
            return etree.fromstring(data.strip(b"\0 \r\n\t"))
        except etree.XMLSyntaxError as error:
            self.fail("6.6.2.1-1", "metadata", str(error))
            self.fail("7.1-8", "metadata", str(error))
            return None

    def properties(self, namespace):
        """The simple properties of a namespace, and their prefixes."""
        for description in self.metadata.iter(RDF + "Description") if self.metadata is not None else []:
            for key, value in description.attrib.items():
                if key.startswith("{" + namespace + "}"):
                    yield key.rpartition("}")[2], value, {uri: prefix for prefix, uri in description.nsmap.items()}.get(namespace)
            for child in description:
                if isinstance(child.tag, str) and child.tag.startswith("{" + namespace + "}"):
                    yield child.tag.rpartition("}")[2], (child.text or "").strip(), child.prefix

    def check_metadata(self, structure):
        if self.metadata is None:
            self.fail("5-1", "metadata", "no identification")
            return self.fail("6.6.4-1", "metadata", "no identification")
        known = {name: (value, prefix) for name, value, prefix in self.properties(PDFA)}
        levels = {"b": ("A", "B", "U"), "u": ("A", "U"), "a": ("A",)}.get(self.standard[-1], ())
        if known.get("part", ("",))[0] != "2" or known.get("conformance", ("",))[0] not in levels:
            self.fail("6.6.4-1", "metadata", f"part and conformance are {known}")
        if any(prefix != "pdfaid" for _, prefix in known.values()):
            self.fail("6.6.4-1", "metadata", "the prefix isn’t pdfaid")
        self.check_properties()
        self.check_accessible_metadata(structure)

    def check_properties(self):
        """Whether the properties of known schemas have their types, and others a description."""
        is_extended = b"pdfa/ns/schema#" in etree.tostring(self.metadata)
        for item in self.metadata.findall(f".//{RDF}RDF/{RDF}Description"):
            for key, kind in SCHEMAS.items():
                children = item.findall(key)
                if not all(is_of_kind(child, kind) for child in children) or not is_text_of_kind(item.get(key), kind):
                    self.fail("6.6.2.3.1-1", "metadata", f"the property {key.rpartition('}')[2]} is no {kind}")
            names = [*item.attrib, *(child.tag for child in item if isinstance(child.tag, str))]
            other = {name[1:].partition("}")[0] for name in names if name[0] == "{"}
            other = {uri for uri in other if not uri.startswith(KNOWN)}
            if other and not is_extended:
                self.fail("6.6.2.3.2-1", "metadata", f"properties of {' '.join(other)} without their description")

    def check_accessible_metadata(self, structure):
        known = {name: (value, prefix) for name, value, prefix in self.properties(PDFUA)}
        if not known:
            self.fail("5-1", "metadata", "no identification")
        elif known.get("part", ("",))[0] != "1":
            self.fail("5-2", "metadata", f"the part is {known.get('part')}")
        for name, rule in (("part", "5-3"), ("amd", "5-4"), ("corr", "5-5")):
            if name in known and known[name][1] != "pdfuaid":
                self.fail(rule, "metadata", f"the prefix of {name} isn’t pdfuaid")
        titles = [item for title in self.metadata.iter(DC + "title") for item in title.iter(RDF + "li")]
        if not any((title.text or "").strip() for title in titles):
            self.fail("7.1-9", "metadata", "no title")
        if titles and not structure.has_language and all(title.get(LANGUAGE) == "x-default" for title in titles):
            self.fail("7.2-33", "metadata", "a title without a language")

    # MARK: The catalog, pages and annotations

    def check_catalog(self, structure):
        root = self.pdf.Root
        preferences = root.get("/ViewerPreferences")
        if not isinstance(preferences, Dictionary) or not bool(preferences.get("/DisplayDocTitle", False)):
            self.fail("7.1-10", "catalog", "DisplayDocTitle is not true")
        if isinstance(root.get("/Outlines"), Dictionary) and "/First" in root["/Outlines"] and not structure.has_language:
            self.fail("7.2-2", "outlines", "no language")
        if "/AA" in root:
            self.fail("6.5.2-1", "catalog", "AA")
        if "/NeedsRendering" in root:
            self.fail("6.4.2-1", "catalog", "NeedsRendering")
        form = root.get("/AcroForm")
        if isinstance(form, Dictionary):
            if "/XFA" in form:
                self.fail("6.4.2-1", "form", "XFA")
            if bool(form.get("/NeedAppearances", False)):
                self.fail("6.4.1-2", "form", "NeedAppearances")
        permissions = root.get("/Perms")
        if isinstance(permissions, Dictionary) and set(permissions.keys()) - {"/UR3", "/DocMDP"}:
            self.fail("6.1.12-1", "permissions", " ".join(permissions.keys()))
        if isinstance(permissions, Dictionary) and "/DocMDP" in permissions:
            for reference in permissions["/DocMDP"].get("/Reference", []):
                if {"/DigestLocation", "/DigestMethod", "/DigestValue"} & set(reference.keys()):
                    self.fail("6.1.12-2", "permissions", "digests")
        for item in self.pdf.objects:
            if isinstance(item, Dictionary) and item.get("/S") is not None:
                self.check_action(item)
            self.check_strings(item)
        self.check_action(root.get("/OpenAction"))

    def check_strings(self, item):
        """Names that are not in UTF-8: those of structure types and of fonts."""
        if isinstance(item, Dictionary) and "/BaseFont" in item:
            try:
                item["/BaseFont"].unparse().decode()
            except UnicodeDecodeError:
                self.fail("6.1.8-1", f"object {item.objgen[0]}", "the name of a font is not UTF-8")

    def check_action(self, action):
        if isinstance(action, Dictionary) and action.get("/Type", "/Action") == "/Action" and isinstance(action.get("/S"), pikepdf.Name):
            kind = str(action["/S"])
            known = ACTIONS | set("/Launch /Sound /Movie /ResetForm /ImportData /Hide /SetOCGState /Rendition /Trans /GoTo3DView /JavaScript /set-state /no-op /NOP /SetState".split())
            if kind in known - ACTIONS:
                self.fail("6.5.1-1", f"object {action.objgen[0]}", f"the action {kind}")
            if kind == "/Named" and str(action.get("/N")) not in STEPS:
                self.fail("6.5.1-1", f"object {action.objgen[0]}", f"the named action {action.get('/N')}")

    def check_page(self, number, page, structure):
        place = f"page {number + 1}"
        if "/AA" in page:
            self.fail("6.5.2-1", place, "AA")
        for name in ("/MediaBox", "/CropBox", "/BleedBox", "/TrimBox", "/ArtBox"):
            holder = page
            while name in ("/MediaBox", "/CropBox") and holder is not None and name not in holder:
                holder = holder.get("/Parent")
            if holder is not None and name in holder:
                box = [float(value) for value in holder[name]]
                sides = abs(box[2] - box[0]), abs(box[3] - box[1])
                if min(sides) < 3 or max(sides) > 14400:
                    self.fail("6.1.13-9", place, f"{name[1:]} of {sides[0]:g} × {sides[1]:g}")
        annotations = [item for item in page.get("/Annots", []) if isinstance(item, Dictionary)]
        if annotations and page.get("/Tabs") != "/S":
            self.fail("7.18.3-1", place, "the order of tabs isn’t that of the structure")
        for index, annotation in enumerate(annotations):
            where = f"{place}/annotation {index + 1}"
            self.check_annotation(annotation, where)
            self.check_accessible(annotation, page, where, structure)

    def check_annotation(self, annotation, place):
        kind, fail = str(annotation.get("/Subtype")), self.fail
        flags = annotation.get("/F")
        if kind not in ANNOTATIONS:
            fail("6.3.1-1", place, f"the type {kind[1:]}")
        if kind != "/Popup" and flags is None:
            fail("6.3.2-1", place, "no flags")
        elif kind != "/Popup" and (int(flags) & 0b100100011 or not int(flags) & 4):
            fail("6.3.2-1", place, f"the flags {int(flags)}")
        box = [float(value) for value in annotation.get("/Rect", [0, 0, 0, 0])]
        looks = annotation.get("/AP")
        if not isinstance(looks, Dictionary):
            if kind not in ("/Popup", "/Link") and not (box[0] == box[2] and box[1] == box[3]):
                fail("6.3.3-1", place, "no appearance")
        else:
            field = annotation.get("/FT", annotation.get("/Parent", {}).get("/FT"))
            is_button = kind == "/Widget" and field == "/Btn"
            if set(looks.keys()) != {"/N"} or is_button == isinstance(looks["/N"], Stream):
                fail("6.3.3-2", place, "the appearance isn’t one stream")
        if kind == "/Widget" and "/A" in annotation:
            fail("6.4.1-1", place, "an action")
        if kind == "/Widget" and "/AA" in annotation:
            fail("6.4.1-1", place, "AA")
            fail("6.5.2-1", place, "AA")
        self.check_action(annotation.get("/A"))

    def check_accessible(self, annotation, page, place, structure):
        kind, fail = str(annotation.get("/Subtype")), self.fail
        if kind in ("/TrapNet", "/PrinterMark"):
            if kind == "/TrapNet":
                fail("7.18.2-1", place, "TrapNet")
            elif annotation.objgen in structure.links:
                fail("7.18.8-1", place, "a printer’s mark in the structure")
            return
        box = [float(value) for value in annotation.get("/Rect", [0, 0, 0, 0])]
        holder = page
        while holder is not None and "/CropBox" not in holder and "/MediaBox" not in holder:
            holder = holder.get("/Parent")
        crop = [float(value) for value in holder.get("/CropBox", holder.get("/MediaBox"))] if holder is not None else box
        outside = max(box[0], box[2]) < crop[0] or min(box[0], box[2]) > crop[2] or max(box[1], box[3]) < crop[1] or min(box[1], box[3]) > crop[3]
        if int(annotation.get("/F", 0)) & 2 or outside or kind == "/Popup":
            return
        name, element = structure.links.get(annotation.objgen, (None, {}))
        contents = str(annotation.get("/Contents", ""))
        alternative = contents or str(element.get("/Alt", ""))
        has_language = structure.has_language or structure.inherited(element, "/Lang")
        if kind == "/Link":
            if name != "/Link":
                fail("7.18.5-1", place, f"in {name or 'no element'}")
            if not contents:
                fail("7.18.5-2", place, "no Contents")
        elif kind == "/Widget":
            if name != "/Form":
                fail("7.18.4-1", place, f"in {name or 'no element'}")
            label = annotation.get("/TU") if "/T" in annotation else annotation.get("/Parent", {}).get("/TU")
            if not str(label or "") and not str(element.get("/Alt", "")):
                fail("7.18.1-3", place, "no TU")
            if label is not None and not has_language:
                fail("7.2-25", place, "TU without a language")
        else:
            if name != "/Annot" and kind in ANNOTATIONS:
                fail("7.18.1-1", place, f"in {name or 'no element'}")
            if not alternative:
                fail("7.18.1-2", place, "no Contents")
        if contents and not has_language:
            fail("7.2-24", place, "Contents without a language")


def is_text_of_kind(text, kind):
    """Whether a text has an XMP type, if there is one."""
    return text is None or kind in PATTERNS and bool(re.fullmatch(PATTERNS[kind], text.strip()))


def is_of_kind(property, kind):
    """Whether a property has an XMP type."""
    children = [child for child in property if isinstance(child.tag, str)]
    if kind in PATTERNS:
        return not children and is_text_of_kind(property.text or "", kind)
    if len(children) != 1 or children[0].tag != RDF + ("Alt" if kind == "LangAlt" else kind):
        return False
    if property.tag == DC + "date":
        return all(is_text_of_kind(item.text or "", "Date") for item in children[0])
    return kind != "LangAlt" or all(LANGUAGE in item.attrib for item in children[0])


# MARK: The corpus

def standard_of(path):
    return {"PDF_A-2a": "a-2a", "PDF_A-2b": "a-2b", "PDF_A-2u": "a-2u", "PDF_UA-1": "ua-1"}.get(path.split(os.sep)[0])


def checked(job):
    path, standard = job
    try:
        return path, File(path, standard).found
    except Exception as error:
        import traceback
        return path, {("error", traceback.format_exc().splitlines()[-3].strip()): repr(error)}


def corpus(folder, verbose):
    jobs = []
    for root, _, names in os.walk(folder):
        for name in names:
            path = os.path.relpath(os.path.join(root, name), folder)
            if (standard := standard_of(path)) and re.search(r"-(pass|fail)-", name):
                jobs.append((os.path.join(folder, path), standard))
    if not jobs:
        sys.exit(f"pdfstandards: {folder} has no corpus")
    rows, untouched, wrong = {}, collections.Counter(), []
    with multiprocessing.Pool(2) as pool:
        for path, found in pool.imap_unordered(checked, sorted(jobs), 8):
            parts = os.path.relpath(path, folder).split(os.sep)
            clause, topic = parts[-2].split(" ")[0].rstrip("."), re.search(r"-t(\d+)-(pass|fail)", parts[-1])
            group = "PDF/UA-1" if parts[0] == "PDF_UA-1" else "PDF/A-2" + parts[0][-1]
            row = rows.setdefault((group, clause), [0, 0, 0, 0])
            broken = {rule.rpartition("-")[0] or rule for rule, _ in found}
            reason = UNTOUCHED.get(f"{clause}-{int(topic[1])}", UNTOUCHED.get(clause))
            if topic[2] == "pass":
                row[0] += 1
                row[1] += not found
                if found:
                    wrong.append((parts[0], parts[-1], "false alarm", found))
            elif reason and clause not in broken:
                untouched[group, clause, reason] += 1
            else:
                row[2] += 1
                row[3] += clause in broken
                if clause not in broken:
                    wrong.append((parts[0], parts[-1], "missed", found))
    print(f"{'standard':9} {'clause':11} {'pass files accepted':>20} {'fail files refused':>20}")
    order = lambda key: (key[0], [int(part) for part in key[1].split(".")])
    for key in sorted(rows, key=order):
        row = rows[key]
        print(f"{key[0]:9} {key[1]:11} {f'{row[1]} of {row[0]}':>20} {f'{row[3]} of {row[2]}' if row[2] else '–':>20}")
    totals = [sum(row[index] for row in rows.values()) for index in range(4)]
    print(f"{'all':21} {f'{totals[1]} of {totals[0]}':>20} {f'{totals[3]} of {totals[2]}':>20}")
    print("not touched by our files:")
    for (group, clause, reason), count in sorted(untouched.items(), key=lambda item: order(item[0])):
        print(f"    {group} {clause}, {count} fail files: {reason}")
    for path, name, what, found in sorted(wrong, key=lambda item: item[:3]):
        print(f"{what}: {path} {name}", *[f"    {rule} {place}: {text}" for (rule, place), text in list(found.items())[:3 if not verbose else 99]], sep="\n")
    if totals[1] < totals[0] or totals[3] < 0.95 * totals[2]:
        sys.exit("pdfstandards: the rules don’t tell passing files from failing ones")


def main():
    if sys.argv[1] == "corpus":
        return corpus(sys.argv[2], "-v" in sys.argv)
    count = 0
    for path in sys.argv[2:]:
        found = File(path, sys.argv[1]).found
        count += len(found)
        places = collections.defaultdict(list)
        for (rule, place), what in found.items():
            places[rule].append(f"{place}: {what}" if what else place)
        for rule, wrong in places.items():
            more = f", and {len(wrong) - 3} more" if len(wrong) > 3 else ""
            print(f"{os.path.basename(path)}: {rule}: {RULES[rule]} {'; '.join(wrong[:3])}{more}")
    if count:
        sys.exit(f"pdfstandards: {count} violations of {sys.argv[1]}")
    print(f"{len(sys.argv) - 2} files keep the rules of {sys.argv[1]}")


if __name__ == "__main__":
    main()
