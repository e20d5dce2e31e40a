"""Writes goldens/shaping/hb-shape.txt: what hb-shape makes of each string of goldens/shaping/strings.txt.

A line that starts with / names a font file and, after a tab, its version; each other line is a string, a tab, and the glyphs from left
to right: number=byte offset+advance@x,y, in font units, y up.
"""

import re
import struct
import subprocess

FOLDER = "goldens/shaping/"


def version(font):
    """The fifth string of the name table, in English from Microsoft's names, as Font.version has it."""
    data = open(font, "rb").read()
    tables = {}
    for i in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * i)
        tables[tag] = offset
    start = tables[b"name"]
    _, count, strings = struct.unpack_from(">HHH", data, start)
    for i in range(count):
        platform, _, language, name, length, offset = struct.unpack_from(">6H", data, start + 6 + 12 * i)
        if (platform, language, name) == (3, 0x409, 5):
            return data[start + strings + offset:][:length].decode("utf-16-be")
    return ""


def main():
    lines = []
    font = None
    hb = subprocess.run(["hb-shape", "--version"], capture_output=True, text=True, check=True).stdout.split("\n")[0]
    lines.append("# " + hb)
    for line in open(FOLDER + "strings.txt", encoding="utf-8").read().split("\n"):
        if not line or line.startswith("#"):
            continue
        if line.startswith("/"):
            font = line
            lines.append(font + "\t" + version(font))
            continue
        text = re.sub(r"\\u([0-9a-f]{4})", lambda match: chr(int(match.group(1), 16)), line)
        command = ["hb-shape", "--no-glyph-names", "--utf8-clusters", "--text=" + text, font]
        shaped = subprocess.run(command, capture_output=True, text=True, check=True, env={"LC_ALL": "C.UTF-8"}).stdout
        lines.append(text + "\t" + shaped.strip()[1:-1])
    open(FOLDER + "hb-shape.txt", "w", encoding="utf-8").write("\n".join(lines) + "\n")


main()
