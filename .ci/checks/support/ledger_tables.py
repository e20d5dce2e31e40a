"""Changes of tables and of requests: of the names of columns, of cells, of options and of members of jobs."""

import json
import pathlib

from ledger_changes import Change

ASSETS = pathlib.Path("assets")
# A command, the words that are changed, what they become, and what a note must name.
COMMANDS = [
    ("misspelt", "chart bars sales.csv --x name --y value", "--x name", "--x nane", ["nane"]),
    ("misspelt", "chart columns months.csv --x month --by kind --y sales", "--by kind", "--by knid", ["knid"]),
    ("misspelt", "chart lines weeks.csv --x week --y Cola", "--y Cola", "--y Colla", ["Colla"]),
    ("misspelt", "chart bars orders.csv --x product --y units --emphasize Cola", "--emphasize Cola", "--emphasize Coal", ["Coal"]),
    ("misspelt", "chart columns orders.csv --x product --y units --where region=North", "region=North", "regoin=North", ["regoin"]),
    ("misspelt", "chart bars tables/election.csv --y Seats --title Election", "--title", "--titel", ["titel"]),
    ("invalid", "chart bars sales.csv --sort name", "--sort name", "--sort sideways", ["sort"]),
    ("invalid", "chart columns months.csv --format .1f", "--format .1f", "--format furlongs", ["format"]),
    ("invalid", "chart lines weeks.csv --rule 100", "--rule 100", "--rule furlongs", ["rule"]),
    ("invalid", "pie sales.csv --hole 0.5", "--hole 0.5", "--hole much", ["hole"]),
    ("misplaced", "chart bars sales.csv", "chart bars sales.csv", "chart bars sales.csv --hole 0.5", ["hole"]),
    ("misplaced", "chart columns sales.csv", "chart columns sales.csv", "chart columns sales.csv --rule-label Goal", ["rule-label"]),
    ("misplaced", "chart bars sales.csv", "chart bars sales.csv", "chart bars sales.csv --diverging", ["diverging"]),
    ("misplaced", "chart lines weeks.csv", "chart lines weeks.csv", "chart lines weeks.csv --stacked", ["stacked"]),
    ("misplaced", "chart bars sales.csv", "chart bars sales.csv", "chart bars sales.csv --legend top", ["legend"]),
]
# A cell that is none of its column's.
CELLS = [
    ("chart bars", "name,value\nCola,412\nWater,365\nTea,211\nMilk,40\n", "365", "36furlongs", ["value"]),
    ("chart lines", "day,sales\n2026-01-01,5\n2026-01-02,7\n2026-01-03,4\n2026-01-04,9\n", "2026-01-03", "soon", ["day"]),
    ("chart scatter", "a,b\n1,2\n2,3\n3,5\n4,4\n", "3,5", "3,x", ["b"]),
    ("chart columns", "month,kind,sales\n2026-01,Cold,157\n2026-01,Hot,447\n2026-02,Cold,150\n2026-02,Hot,430\n", "150", "soon", ["sales", "line 4"]),
]
JOBS = [
    ("misspelt", {"command": "chart bars", "data": [["Cola", 3], ["Tea", 1]], "options": {"title": "A"}}, "title", "titel", ["titel"]),
    ("misspelt", {"command": "card", "card": "QH", "options": {"width": 400}}, "options", "optoins", ["optoins"]),
    ("misspelt", {"command": "pie", "data": [["Cola", 3], ["Tea", 1]], "options": {"hole": 0.5}}, "hole", "hoel", ["hoel"]),
    ("invalid", {"command": "card", "card": "QH", "options": {"width": 400}}, 400, "much", ["width"]),
    ("invalid", {"command": "pie", "data": [["Cola", 3], ["Tea", 1]], "options": {"theme": "dark"}}, "dark", "sideways", ["theme"]),
    ("misplaced", {"command": "pie", "data": [["Cola", 3], ["Tea", 1]], "options": {"theme": "dark"}}, "theme", "rule", ["rule"]),
]


def changes(generator, folder, count):
    folder = folder / "table"
    folder.mkdir(exist_ok=True)
    made = []
    for kind, line, old, new, names in COMMANDS:
        def words(text):
            return [str(ASSETS / word) if word.endswith(".csv") else word for word in text.split()] + ["-o", folder / "out.png", "--json"]
        made.append(Change(line, kind, f"{new} for {old}", [names], words(line), words(line.replace(old, new))))
    for index, (command, text, old, new, names) in enumerate(CELLS):
        paths = [folder / f"{index}-{side}.csv" for side in ("a", "b")]
        for path, content in zip(paths, (text, text.replace(old, new))):
            path.write_text(content)
        runs = [[*command.split(), path, "-o", folder / "out.png", "--json"] for path in paths]
        made.append(Change(f"a table for {command}", "invalid", f"{new} for {old}", [names], *runs))
    for kind, job, old, new, names in JOBS:
        line = json.dumps(job)
        other = line.replace(json.dumps(old), json.dumps(new))
        run = ["batch", "-", "--quiet"]
        made.append(Change(f"a job of {job['command']}", kind, f"{new} for {old}", [names], run, run, line + "\n", other + "\n"))
    yield from made[:count]
