"""Reads what stands in a PDF file, byte by byte, where PDF/A has rules for it."""
import re

SPACE = rb"[\0\t\n\f\r ]"
TOKEN = re.compile(
    rb"[\0\t\n\f\r ]+|%[^\r\n]*|(?P<mark><<|>>|[\[\]{}])|(?P<hex><[^>]*>)|(?P<name>/[^\0\t\n\f\r ()<>\[\]{}/%]*)"
    rb"|(?P<string>\((?:[^()\\]|\\.)*\))|(?P<open>\()|(?P<word>[^\0\t\n\f\r ()<>\[\]{}/%]+)", re.S)
NUMBER = re.compile(rb"[+-]?(\d+|(\d+\.\d*|\.\d+)([Ee][+-]?\d+)?)$")
OBJECT = re.compile(rb"(\d+)(" + SPACE + rb"+)(\d+)(" + SPACE + rb"+)obj(?![a-z])")
ESCAPE = re.compile(rb"\\([0-7]{1,3}|\r\n|.)", re.S)
ESCAPES = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f", b"\n": b"", b"\r": b"", b"\r\n": b""}


class Name(str):
    """A name, with its slash."""


def unescape(string):
    def replaced(match):
        part = match[1]
        return bytes([int(part, 8) & 255]) if part[:1].isdigit() and part[:1] < b"8" else ESCAPES.get(part, part)
    return ESCAPE.sub(replaced, string) if b"\\" in string else string


def closing(data, start):
    """The end of a string that has strings in parentheses."""
    depth, pos = 0, start
    while pos < len(data):
        byte = data[pos]
        if byte == 0x5C:
            pos += 1
        elif byte == 0x28:
            depth += 1
        elif byte == 0x29:
            depth -= 1
            if not depth:
                return pos + 1
        pos += 1
    return pos


def name(token, report):
    raw = re.sub(rb"#([0-9A-Fa-f]{2})", lambda match: bytes([int(match[1], 16)]), token[1:])
    if len(raw) > 127:
        report("6.1.13-4", f"a name of {len(raw)} bytes")
    try:
        return Name("/" + raw.decode())
    except UnicodeDecodeError:
        return Name("/" + raw.decode("latin-1"))


def number(token, report):
    value = float(token) if b"." in token else int(token)
    if isinstance(value, int) and not -2**31 <= value < 2**31:
        report("6.1.13-1", f"the number {token.decode()}")
    elif isinstance(value, float) and not (value == 0 or 1.175e-38 <= abs(value) <= 3.403e38):
        report("6.1.13-2", f"the number {token[:20].decode()}…")
    return value


def text(data, report):
    if len(data) > 32767:
        report("6.1.13-3", f"a string of {len(data)} bytes")
    return data


def hexadecimal(token, report):
    digits = re.sub(SPACE, b"", token[1:-1])
    if len(digits) % 2:
        report("6.1.6-1", f"the string {token[:40].decode('latin-1')}")
    if re.search(rb"[^0-9A-Fa-f]", digits):
        report("6.1.6-2", f"the string {token[:40].decode('latin-1')}")
        digits = re.sub(rb"[^0-9A-Fa-f]", b"0", digits)
    return text(bytes.fromhex((digits + b"0" * (len(digits) % 2)).decode()), report)


def operators(data, report, pos=0):
    """Each operator or keyword with what stands before it, and its place."""
    stack = [[]]
    while pos < len(data):
        match = TOKEN.match(data, pos)
        if not match:
            pos += 1
            continue
        start, pos, kind, token = pos, match.end(), match.lastgroup, match[0]
        if kind == "word" and NUMBER.match(token):
            stack[-1].append(number(token, report))
        elif kind == "name":
            stack[-1].append(name(token, report))
        elif kind == "hex":
            stack[-1].append(hexadecimal(token, report))
        elif kind == "string":
            stack[-1].append(text(unescape(token[1:-1]), report))
        elif kind == "open":
            pos = closing(data, start)
            stack[-1].append(text(unescape(data[start + 1:pos - 1]), report))
        elif kind == "mark" and token in (b"<<", b"["):
            stack.append([])
        elif kind == "mark" and token in (b">>", b"]") and len(stack) > 1:
            items = stack.pop()
            if token == b">>":
                items = {key: value for key, value in zip(items[::2], items[1::2]) if isinstance(key, Name)}
            stack[-1].append(items)
        elif kind == "word":
            if token in (b"true", b"false", b"null"):
                stack[-1].append({b"true": True, b"false": False}.get(token))
            elif token == b"R" and len(stack[-1]) > 1:
                stack[-1][-2:] = [("R", *stack[-1][-2:])]
            elif len(stack) > 1:
                stack[-1].append(token)
            elif token == b"ID":
                items, stack[0] = stack[0], []
                ends = re.compile(SPACE + rb"EI(?=" + SPACE + rb"|$)").search(data, pos)
                pos = ends.end() if ends else len(data)
                yield "BI", [{key: value for key, value in zip(items[::2], items[1::2])}], start, pos
            elif token != b"BI":
                items, stack[0] = stack[0], []
                yield token.decode("latin-1"), items, start, pos


def is_line_end(data, start, end):
    return data[start:end] in (b"\n", b"\r") or data[start:end] == b"\r\n"


def check_objects(data, length_of, fail):
    """The objects of a file, one after the other.

    length_of: gives the number that a reference stands for."""
    pos = 0
    while match := OBJECT.search(data, pos):
        place = f"object {match[1].decode()}"
        report = lambda rule, what, place=place: fail(rule, place, what)
        spaces = len(match[2]) == 1 and len(match[4]) == 1
        if not (spaces and data[match.start() - 1:match.start()] in (b"\n", b"\r") and data[match.end():match.end() + 1] in (b"\n", b"\r")):
            report("6.1.9-1", repr(data[max(match.start() - 4, 0):match.end() + 4])[2:-1])
        pos = match.end()
        for word, items, start, end in operators(data, report, pos):
            pos = end
            if word == "stream":
                pos = check_stream(data, items[0] if items and isinstance(items[0], dict) else {}, end, length_of, report)
                break
            if word == "endobj":
                check_end(data, start, end, report)
                break
            if word in ("xref", "trailer", "startxref"):
                break
        else:
            break
        if word == "stream" and (ends := re.compile(SPACE + rb"*endobj").match(data, pos)):
            check_end(data, ends.end() - 6, ends.end(), report)
            pos = ends.end()


def check_end(data, start, end, report):
    if data[start - 1:start] not in (b"\n", b"\r") or data[end:end + 1] not in (b"\n", b"\r"):
        report("6.1.9-1", repr(data[start - 10:end + 2])[2:-1])


def check_stream(data, dictionary, start, length_of, report):
    if data[start:start + 2] == b"\r\n":
        start += 2
    elif data[start:start + 1] == b"\n":
        start += 1
    else:
        report("6.1.7.1-1", "no line feed after “stream”")
        start += data[start:start + 1] == b"\r"
    for key in ("/F", "/FFilter", "/FDecodeParms"):
        if key in dictionary:
            report("6.1.7.1-4", f"the key {key}")
    length = dictionary.get("/Length")
    length = length_of(length) if isinstance(length, tuple) else length
    ends = re.compile(rb"(\r\n|\n|\r)?endstream").match(data, start + length) if isinstance(length, int) else None
    if not ends:
        found = data.find(b"endstream", start)
        report("6.1.7.1-3", f"{length} bytes of {found - start}")
        return found + 9 if found >= 0 else len(data)
    if not ends[1]:
        report("6.1.7.1-2", "no end of line before “endstream”")
    return ends.end()


def check_file(data, fail):
    """The header, the table of places and the end."""
    first = re.match(rb"%PDF-1\.[0-7](\r\n|\n|\r)", data)
    if not first:
        fail("6.1.2-1", "header", repr(data[:12])[2:-1])
    start = first.end() if first else data.find(b"\n") + 1
    comment = data[start:start + 5]
    if len(comment) < 5 or comment[:1] != b"%" or any(byte < 128 for byte in comment[1:]):
        fail("6.1.2-2", "header", repr(comment)[2:-1])
    for match in re.finditer(rb"(?<![a-z])xref([\0\t\n\f\r ]+)(\d+)([\0\t\n\f\r ]+)(\d+)", data):
        if match[1] not in (b"\n", b"\r", b"\r\n"):
            fail("6.1.4-1", "table of places", repr(match[0])[2:-1])
        rows = re.compile(rb"(?:[\r\n]*\d+ +\d+ [nf][\r\n ]*|[\r\n]*(\d+)([\0\t\n\f\r ]+)(\d+)[\r\n]+)")
        spaces, pos = [match[3]], match.end()
        while row := rows.match(data, pos):
            pos = row.end()
            if row[2]:
                spaces.append(row[2])
        if any(space != b" " for space in spaces):
            fail("6.1.4-1", "table of places", "more than one space")
    end = data.rfind(b"%%EOF")
    if data[end + 5:] not in (b"", b"\n", b"\r", b"\r\n"):
        fail("6.1.3-3", "end of the file", f"{len(data) - end - 5} bytes after the last mark")
