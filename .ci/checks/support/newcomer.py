"""Makes a package of what README and a page for servers show: usage newcomer.py README PAGE FOLDER ADDRESS (see .ci/checks/newcomer).

The blocks of Swift are taken unchanged. This script adds what they leave to their reader: the frame of the manifest, the
names of the files that are written, and a request.
"""

import pathlib
import re
import sys

text = "".join(pathlib.Path(page).read_text() for page in sys.argv[1:3])
folder, address = pathlib.Path(sys.argv[3]), sys.argv[4]
blocks = re.findall(r"^```swift\n(.*?)^```", text, re.S | re.M)


def block(part):
    found = [block for block in blocks if part in block]
    if not found:
        sys.exit(f"error: no page shows {part}")
    return found[0]


def write(name, text):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


manifest, count = re.subn(r'url: "[^"]*easel.git"', f'url: "{address}"', block("// Package.swift"))
if count != 1:
    sys.exit("error: README's manifest has no address of easel")
write("Package.swift", "// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n"
      f'name: "Server",\n{manifest})\n')

imports, scopes = set(), []
for part, ending in [
    ('CardName("queen of hearts")', 'try queen.writePNG(to: "QH.png", scale: 2)'),
    ("Chart(sales)", 'try chart.writePNG(to: "chart.png", scale: 2)'),
]:
    lines = block(part).splitlines()
    imports |= {line for line in lines if line.startswith("import ")}
    scopes.append("do {\n" + "\n".join(line for line in lines if line not in imports) + f"\n_ = png\n{ending}\n}}\n")
lines = block("func response(forCard").splitlines()
imports |= {line for line in lines if line.startswith("import ")}
scopes.append("\n".join(line for line in lines if line not in imports)
              + '\nlet found = await response(forCard: "queen%20of%20hearts")\nprecondition(found.status == 200)\n')
write("Sources/Server/main.swift", "\n".join(sorted(imports)) + "\n\n" + "\n".join(scopes))

write("Tests/ServerTests/CardTests.swift", block("@Test func fiveOfHearts"))
