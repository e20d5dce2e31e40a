"""What inputs that ask for too much cost.

usage: bounds.py EASEL FOLDER [short] [KIND...]
"""
import json
import math
import os
import resource
import sys
import zipfile

SECONDS, MEBIBYTES = 2, 300
# A process that takes longer than the bound, times this, is ended.
KILLED_AFTER = 2
# Sizes cost at most as much more as they have more bytes, times this.
GROWTH = 1.5
# Cheaper runs are mostly the start of the process.
LEAST_SECONDS = 0.2
SIDE = 2_000


def svg(content, side=SIDE):
    return ".svg", f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">{content}</svg>'


def filtered(primitives):
    shape = f'<rect width="{SIDE}" height="{SIDE}" fill="red" filter="url(#f)"/>'
    return svg(f'<filter id="f" x="0" y="0" width="1" height="1">{primitives}</filter>{shape}')


def nested(count, opening, inside, closing):
    return opening * count + inside + closing * count


def uses(levels):
    """Each level uses the one below ten times."""
    groups = [f'<g id="u{k + 1}">' + f'<use href="#u{k}"/>' * 10 + "</g>" for k in range(levels)]
    return svg('<defs><rect id="u0" width="3" height="3"/>' + "".join(groups) + f'</defs><use href="#u{levels}"/>')


def many(shape):
    """As many of a shape, each with its number, so that none is drawn from memory."""
    paints = '<radialGradient id="p"><stop stop-color="red"/><stop offset="1"/></radialGradient>'
    return lambda n: svg(paints + "".join(shape.replace("~", str(k % 97)) for k in range(n)))


def patterns(count):
    made = [f'<pattern id="p{k}" width=".9" height=".9"><rect width="2000" height="2000" fill="url(#p{k + 1})"/></pattern>'
            for k in range(count)]
    return svg("".join(made) + f'<rect width="{SIDE}" height="{SIDE}" fill="url(#p0)"/>')


def spec(**members):
    members.setdefault("data", {"values": [{"a": 1}]})
    if not {"repeat", "layer", "concat", "facet"} & set(members):
        members.setdefault("mark", "point")
        members.setdefault("encoding", {"x": {"field": "a", "type": "quantitative"}})
    return ".vl.json", json.dumps(members)


def rows(count):
    return {"sequence": {"start": 0, "stop": count, "as": "a"}}


UNIT = {"mark": "point", "encoding": {"x": {"field": "a", "type": "quantitative"}}}


def template(front, size="1000x1000"):
    return ".yaml", f"size: {size}\nfront: {front}\n"


def table(line, count):
    return ".csv", "name,value\n" + "".join(line(k) for k in range(count))


def workbook(cells):
    """A workbook whose sheet has as many rows."""
    sheet = "".join(f'<row r="{k + 2}"><c t="inlineStr"><is><t>n{k}</t></is></c><c><v>{k}</v></c></row>' for k in range(cells))
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    package = "http://schemas.openxmlformats.org/package/2006"
    return ".xlsx", {
        "[Content_Types].xml": f'<Types xmlns="{package}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{package}/relationships"><Relationship Id="r1" Type="{relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{main}" xmlns:r="{relations}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{package}/relationships"><Relationship Id="r1" Type="{relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
        "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{main}"><sheetData><row><c t="inlineStr"><is><t>name</t></is></c><c t="inlineStr"><is><t>value</t></is></c></row>{sheet}</sheetData></worksheet>',
    }


# The sizes of each kind, and its generator.
KINDS = {
    "svg-blur": ([1, 10, 100], lambda n: filtered('<feGaussianBlur stdDeviation="9"/>' * n)),
    "svg-morphology": ([1, 10, 100], lambda n: filtered('<feMorphology operator="dilate" radius="50"/>' * n)),
    "svg-results": ([1, 10, 100], lambda n: filtered("".join(f'<feOffset dx="1" result="r{k}"/>' for k in range(n)))),
    "svg-turbulence": ([1, 10, 1000], lambda n: filtered(f'<feTurbulence numOctaves="{n}" baseFrequency=".5"/>')),
    "svg-convolve": ([3, 10, 20, 60], lambda n: filtered(f'<feConvolveMatrix order="{n}" kernelMatrix="{"1 " * n * n}"/>')),
    "svg-lighting": ([1, 10, 100], lambda n: filtered('<feDiffuseLighting><feDistantLight azimuth="9"/></feDiffuseLighting>' * n)),
    "svg-spots": ([1, 10, 100], lambda n: filtered(
        '<feSpecularLighting specularExponent="20"><feSpotLight z="500" pointsAtX="900" specularExponent="9"/></feSpecularLighting>' * n)),
    "svg-displacement": ([1, 10, 100], lambda n: filtered('<feDisplacementMap in2="SourceGraphic" scale="9"/>' * n)),
    "svg-tile": ([1, 10, 100], lambda n: filtered('<feTile/>' * n)),
    "svg-merge": ([1, 10, 100, 1000], lambda n: filtered("<feMerge>" + "<feMergeNode/>" * n + "</feMerge>")),
    "svg-colors": ([1, 10, 100], lambda n: filtered('<feColorMatrix type="hueRotate" values="9"/>' * n)),
    "svg-functions": ([1, 10, 30], lambda n: svg(f'<rect width="2000" height="2000" style="filter:{"blur(9px) " * n}"/>')),
    "svg-uses": ([2, 4, 6, 9], uses),
    "svg-layers": ([1, 10, 100], lambda n: svg(nested(n, '<g opacity=".9">', '<rect width="2000" height="2000"/>' * 2, "</g>"))),
    "svg-masks": ([1, 10, 100], lambda n: svg("".join(f'<mask id="m{k}" mask="url(#m{k + 1})"><rect width="2000" height="2000" fill="#fff"/></mask>' for k in range(n)) + '<rect width="2000" height="2000" mask="url(#m0)"/>')),
    "svg-patterns": ([1, 5, 20], patterns),
    "svg-dashes": ([1, 10, 30], lambda n: svg('<g stroke="red" stroke-dasharray=".01">' + '<rect width="2000" height="2000"/>' * n + "</g>")),
    "svg-segments": ([1_000, 10_000, 100_000], lambda n: svg(f'<path stroke="red" d="M0 0{"L2000 1990 0 9" * n}"/>')),
    "svg-rects": ([100, 1_000, 10_000], many('<rect x="~" width="2000" height="2000" fill-opacity=".5"/>')),
    "svg-gradients": ([100, 1_000, 10_000], many('<rect x=".~" width="2000" height="2000" fill="url(#p)"/>')),
    "svg-circles": ([100, 1_000, 10_000], many('<circle cx="~" cy="1000" r="1000"/>')),
    "svg-lines": ([100, 1_000, 20_000], many('<path d="M0 ~L2000 1990" stroke="red"/>')),
    "svg-wide-lines": ([100, 1_000, 10_000], many('<path d="M0 ~L2000 1990" stroke="red" stroke-width="900"/>')),
    "svg-letters": ([100, 1_000, 10_000], many('<text x="~" y="1900" font-size="2000">W</text>')),
    "svg-clips": ([100, 1_000, 10_000], many('<clipPath id="c~"><circle cx="1~" cy="1000" r="1000"/></clipPath><rect width="2000" height="2000" clip-path="url(#c~)"/>')),
    "svg-emoji": ([100, 1_000, 4_000], lambda n: svg(f'<text y="20">{"👨‍" * n}</text>')),
    "svg-text": ([1_000, 10_000, 100_000], lambda n: svg(f'<text y="20">{"ab " * n}</text>')),
    "svg-styles": ([10, 100, 1_000], lambda n: svg("<style>" + "".join(f"g:not(.a{k}) *{{fill:red}}" for k in range(n)) + "</style>" + "<g><rect/></g>" * n)),
    "vl-repeat": ([2, 10, 40, 200], lambda n: spec(repeat={k: ["a"] * n for k in ("row", "column", "layer")}, spec=UNIT)),
    "vl-layers": ([10, 100, 1_000, 9_000], lambda n: spec(layer=[UNIT] * n)),
    "vl-layers-rows": ([1, 10, 40], lambda n: spec(data=rows(100_000), layer=[UNIT] * n)),
    "vl-marks": ([10_000, 100_000, 1_000_000], lambda n: spec(data=rows(n))),
    "vl-lines": ([10_000, 100_000, 1_000_000], lambda n: spec(data=rows(n), mark="line")),
    "vl-sequences": ([1, 10, 100], lambda n: spec(concat=[{**UNIT, "data": rows(1_000_000), "mark": "line"}] * n)),
    "vl-density": ([1_000, 100_000, 1_000_000], lambda n: spec(data=rows(n), transform=[{"density": "a", "steps": 1000}])),
    "vl-loess": ([1_000, 100_000, 1_000_000], lambda n: spec(data=rows(n), transform=[{"loess": "a", "on": "a"}])),
    "vl-window": ([1_000, 100_000, 1_000_000], lambda n: spec(data=rows(n), transform=[{"window": [{"op": "ci0", "field": "a", "as": "b"}], "frame": [None, None]}])),
    "vl-filters": ([1, 10, 100], lambda n: spec(data=rows(1_000_000), mark="line", transform=[{"filter": "datum.a > 5"}] * n)),
    "vl-columns": ([1, 10, 100], lambda n: spec(data=rows(1_000_000), mark="line", transform=[{"calculate": "datum.a + 1", "as": f"c{k}"} for k in range(n)])),
    "vl-texts": ([1, 10, 100], lambda n: spec(data=rows(1_000_000), mark="line", transform=[{"calculate": "'a' + datum.a", "as": f"c{k}"} for k in range(n)])),
    "vl-params": ([10, 28, 60], lambda n: spec(params=[{"name": "p0", "value": "ab"}] + [{"name": f"p{k + 1}", "expr": f"p{k}+p{k}"} for k in range(n)])),
    "vl-lists": ([10, 28, 60], lambda n: spec(transform=[{"calculate": "[datum.z,datum.z]", "as": "z"}] * n)),
    "vl-patterns": ([10, 20, 40], lambda n: spec(transform=[{"calculate": f"test(/(a*)*{'a?' * n}b/, '{'a' * n * 9}')", "as": "z"}])),
    "tpl-shadows": ([1, 5, 23], lambda n: template(nested(n, "{shadow: 100, opacity: 0.9, zstack: [", "{rectangle: red}", "]}"))),
    "tpl-repeats": ([1, 2, 6], lambda n: template(nested(n, "{repeat: 60, vstack: [", '{if: "1 > 2", text: a}', "]}"))),
    "tpl-texts": ([10, 1_000, 4_000], lambda n: template("{vstack: [" + "{text: a b c}, " * n + "]}")),
    "tpl-markup": ([100, 1_000, 5_000], lambda n: template('{markup: true, text: "' + "**a*b" * n + '"}')),
    "tpl-codes": ([10, 100, 1_000], lambda n: template(f"{{repeat: {n}, code: abc}}".replace("code", "qr"))),
    "table-rows": ([10_000, 100_000, 1_000_000], lambda n: table(lambda k: f"n{k % 99},{k}\n", n)),
    "table-names": ([10_000, 100_000, 1_000_000], lambda n: table(lambda k: f"n{k},1\n", n)),
    "table-commas": ([10_000, 1_000_000, 10_000_000], lambda n: table(lambda k: "," * n + "\n", 1)),
    "table-columns": ([10, 1_000, 10_000], lambda n: (".csv", ",".join(f"c{k}" for k in range(n)) + "\n" + ",".join(["1"] * n) + "\n")),
    "table-json": ([10_000, 100_000, 1_000_000], lambda n: (".json", json.dumps([{"name": f"n{k % 99}", "value": k} for k in range(n)]))),
    "book-rows": ([1_000, 10_000, 100_000], workbook),
}


def write(path, content):
    if isinstance(content, str):
        with open(path, "w", encoding="utf-8") as file:
            file.write(content)
        return
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in content.items():
            file.writestr(name, text)


def measure(command, seconds):
    """The exit code, the seconds, the mebibytes and the lines of errors of a process."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(writer, 2)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        os.execv(command[0], command)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8", errors="replace") as file:
        lines = file.read().splitlines()
    _, status, usage = os.wait4(child, 0)
    return os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, lines


def factor(kind, form):
    """How much more than 8 megapixels the picture has."""
    pixels = {"png": 1, "svg": 192 / 72, "pdf": 300 / 72}[form] ** 2
    side = SIDE if kind.startswith("svg") else 1_000
    # Pages of PDF and SVG have at most 16 million pixels.
    most = math.inf if form == "png" else 16e6
    return max(min(side * side * pixels, most) / 8e6, 1)


def check(easel, folder, kind, sizes, make):
    """Prints the cost of each size, and returns whether all keep to the bounds."""
    keeps, last = True, {}
    for size in sizes:
        ending, content = make(size)
        path = os.path.join(folder, kind + ending)
        write(path, content)
        byte_count = os.path.getsize(path)
        command = {".svg": ["svg"], ".yaml": ["draw"], ".vl.json": ["chart"]}.get(ending, ["chart", "bars"])
        for form in ["png", "svg", "pdf"]:
            bound, problems = factor(kind, form), []
            code, seconds, memory, lines = measure(
                [easel, *command, path, "-o", os.path.join(folder, "out." + form)], round(SECONDS * bound * KILLED_AFTER))
            if code not in (0, 65) or code == 65 and len(lines) != 1:
                problems.append(f"exit code {code}, {len(lines)} lines")
            if seconds > SECONDS * bound:
                problems.append(f"more than {SECONDS * bound:.1f} s")
            if memory > MEBIBYTES * bound:
                problems.append(f"more than {MEBIBYTES * bound:.0f} MiB")
            if form in last:
                few, before = last[form]
                # A short text that asks for much more than another one is held by the bounds alone.
                if byte_count > 5 * few and seconds > max(before, LEAST_SECONDS) * byte_count / few * GROWTH:
                    problems.append("more than linear")
            last[form] = (byte_count, seconds)
            keeps = keeps and not problems
            said = lines[0].removeprefix(path)[:100] if code == 65 and lines else ""
            print(f"{kind:18} {size:9} {byte_count:10} bytes {form} {code:3} {seconds:6.2f} s {memory:6.0f} MiB  "
                  + ("EXCEEDED: " + ", ".join(problems) if problems else said), flush=True)
    return keeps


def main():
    easel, folder, *rest = sys.argv[1:]
    wanted = [name for name in rest if name != "short"]
    keeps = True
    for kind, (sizes, make) in KINDS.items():
        if wanted and not any(kind.startswith(name) for name in wanted):
            continue
        keeps = check(easel, folder, kind, sizes[-1:] if "short" in rest else sizes, make) and keeps
    if not keeps:
        sys.exit("bounds: see EXCEEDED above")


if __name__ == "__main__":
    main()
