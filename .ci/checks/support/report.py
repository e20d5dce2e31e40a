"""The HTML report of `easel compare` in a browser, offline: usage report.py EASEL WORK_DIR [SHOTS] (see .ci/checks/report).

A copy of the report with a test appended drives it by keys and clicks, and notes what went wrong. With a folder for
shots, pictures of every view are left there, light and dark."""
import html
import os
import re
import subprocess
import sys

from PIL import Image

easel, work, shots = sys.argv[1], sys.argv[2], sys.argv[3] and os.path.abspath(sys.argv[3])
os.chdir(work)

TEST = """
<script>
const wrong = [];
const check = (isRight, what) => { if (!isRight) wrong.push(what); };
const key = (name, more = {}) => document.body.dispatchEvent(
  new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }));
const all = selector => [...document.querySelectorAll(selector)];
const shownNames = () => all(".pair").filter(pair => !pair.hidden).map(pair => pair.querySelector(".name").textContent);
const pressed = () => document.querySelector('#modes [aria-pressed="true"]').dataset.mode;
document.addEventListener("securitypolicyviolation", event => wrong.push("policy: " + event.blockedURI));
addEventListener("error", event => wrong.push("error: " + event.message));
addEventListener("load", async () => {
  try {
    check(document.title === "7 of 9 differ", "title: " + document.title);
    check(!shownNames().includes("same.png") && shownNames().length === 8, "equal pairs are hidden: " + shownNames());
    all("#filters button").find(button => button.dataset.state === "same").click();
    check(shownNames().includes("same.png"), "the filter shows equal pairs");
    all("#filters button").find(button => button.dataset.state === "changed").click();
    check(!shownNames().includes("in/queen.png"), "the filter hides changed pairs");
    all("#filters button").find(button => button.dataset.state === "changed").click();
    check(shownNames().includes("<img src=x onerror=alert(1)>.png"), "a name is text");
    check(!document.querySelector("[onerror]"), "a name became markup");

    const kind = name => all("#changes button").find(button => button.dataset.change === name);
    const kinds = all("#changes button").map(button => button.dataset.change).sort();
    check(kinds.join() === "color,missing,moved,size", "kinds of change: " + kinds);
    kind("color").click(); kind("size").click(); kind("missing").click();
    check(shownNames().sort().join() === "bad.png,moved.png,same.png", "what moved, and what has no change: " + shownNames());
    kind("color").click(); kind("size").click(); kind("missing").click();
    kind("moved").click();
    check(!shownNames().includes("moved.png") && shownNames().includes("in/queen.png"), "all but what moved");
    kind("moved").click();

    const names = shownNames();
    check(names[0] === "bad.png" && names.indexOf("back.png") < names.indexOf("added.png"), "worst first: " + names);
    const rms = name => Number(all(".pair").find(pair => pair.id === name).dataset.rms);
    check((names.indexOf("pie.png") < names.indexOf("in/queen.png")) === (rms("pie.png") > rms("in/queen.png")),
      "by the differences: " + names);
    document.getElementById("order").click();
    check(shownNames().join() === [...shownNames()].sort().join(), "by name: " + shownNames());
    document.getElementById("order").click();
    check(shownNames().join() === names.join(), "worst first again: " + shownNames());

    const title = () => document.getElementById("title").textContent;
    const [back, forth, place] = ["back", "forth", "place"].map(id => document.getElementById(id));
    check(title() === names[0] && back.disabled && place.textContent === "1 of 9", "the first: " + place.textContent);
    forth.click();
    check(title() === names[1] && !back.disabled && place.textContent === "2 of 9", "the next: " + title());
    back.click();
    check(title() === names[0], "the previous: " + title());
    const follow = async hash => { location.hash = hash; await new Promise(done => setTimeout(done, 100)); };
    await follow("#in/queen.png?heat/4");
    check(title() === "in/queen.png" && pressed() === "heat", "a link by name: " + title());
    check(document.getElementById("zoom").textContent === "400 %", "with its zoom");
    await follow("#%3Cimg%20src%3Dx%20onerror%3Dalert%281%29%3E.png?side/0");
    check(title() === "<img src=x onerror=alert(1)>.png" && pressed() === "side", "a link by an odd name: " + title());
    await follow("#<img src=x onerror=alert(1)>.png");
    check(title() === "<img src=x onerror=alert(1)>.png", "a link as it is typed: " + title());
    await follow("#no/such.png");
    check(title() === "<img src=x onerror=alert(1)>.png", "a link to nothing: " + title());
    const pick = name => all(".pair").find(pair => pair.querySelector(".name").textContent === name).click();
    pick("in/queen.png");
    check(location.hash === "#in/queen.png", "the address names the picture: " + location.hash);
    check(pressed() === "side", "the view: " + pressed());
    check(all("#stage img").length === 3, "three pictures side by side");
    for (const image of all("#stage img")) {
      await new Promise(done => { if (image.complete) done(); else image.addEventListener("load", done); });
      check(image.naturalWidth === 250 && image.naturalHeight === 350, "size " + image.naturalWidth);
    }
    check(all(".box").length >= 3, "regions are marked");
    key("b");
    check(all(".box").every(box => box.hidden), "b hides the marks");
    key("n");
    check(all(".box.here").length === 3 && !all(".box")[0].hidden, "n goes to a region");
    const frames = all(".view");
    frames[0].scrollTop += 17;
    await new Promise(done => setTimeout(done, 100));
    check(frames.every(frame => frame.scrollTop === frames[0].scrollTop), "views scroll together");

    key("0");
    const width = () => parseFloat(document.querySelector(".paper").style.width);
    const fit = width();
    key("+");
    check(width() > fit, "+ enlarges");
    key("-"); key("-");
    check(width() < fit, "- reduces");
    key("0");
    check(width() === fit, "0 fits");

    key("2");
    const cut = () => document.querySelector('img[data-part="actual"]').style.clipPath;
    check(pressed() === "slider" && cut().includes("50%"), "the slider begins in the middle: " + cut());
    key("ArrowRight");
    check(cut().includes("51%"), "an arrow moves it: " + cut());
    key("ArrowLeft", { shiftKey: true });
    check(cut().includes("41%"), "with Shift further: " + cut());
    key("3");
    const seen = () => all("#stage img").find(image => image.style.visibility === "visible").dataset.part;
    check(pressed() === "blink" && seen() === "expected", "blinking begins with the expected picture");
    await new Promise(done => setTimeout(done, 700));
    check(seen() === "actual", "it blinks by itself");
    key(" ");
    check(seen() === "expected", "a space shows the other");
    await new Promise(done => setTimeout(done, 1500));
    check(seen() === "expected", "and stops");
    key("4");
    check(pressed() === "difference" && all("#stage img").length === 1, "the difference");
    key("5");
    check(pressed() === "heat", "the heat map");
    key("?");
    check(!document.getElementById("help").hidden, "? shows the keys");
    key("?");

    const chosen = () => document.querySelector("#selection code").textContent;
    const alone = () => document.querySelector("#update code").textContent;
    const choose = name => all(".pair").find(pair => pair.querySelector(".name").textContent === name)
      .querySelector(".choose");
    check(document.querySelector("#selection p").hidden, "nothing is selected");
    check(!choose("same.png") && !choose("bad.png") && !choose("within.png"), "what can't be accepted can't be selected");
    key("1");
    pick("in/queen.png");
    check(alone() === "easel compare new old --update in/queen.png", "one command for one: " + alone());
    key("x");
    choose("pie.png").click();
    check(title() === "in/queen.png", "a selection doesn't open a picture: " + title());
    check(chosen() === "easel compare new old --update in/queen.png pie.png", "one command for two: " + chosen());
    choose("<img src=x onerror=alert(1)>.png").click();
    check(chosen() === "easel compare new old --update '<img src=x onerror=alert(1)>.png' in/queen.png pie.png",
      "words of the shell: " + chosen());
    check(document.getElementById("chosen").textContent === "3 selected", "their number");
    key("a");
    check(chosen().split(" ").includes("added.png") && chosen().includes("back.png"), "all: " + chosen());
    key("a");
    check(document.querySelector("#selection p").hidden, "none again");
    for (let i = 0; i < 50 && !document.querySelector(".picked .thumb"); i++) {
      await new Promise(done => setTimeout(done, 100));
    }
    check(document.querySelector(".picked .thumb").src.startsWith("data:image/png;base64,"), "thumbnails in the list");

    key("1");
    pick("back.png");
    const papers = all(".paper").map(paper => paper.style.width);
    check(new Set(papers).size === 1, "papers are as large as the larger picture");
    pick("added.png");
    check(all("#stage img").length === 1, "one picture of what stands on one side");
    check([...document.getElementById("modes").children].filter(button => button.disabled).length === 4, "no other view");
    pick("bad.png");
    check(!all("#stage img").length && document.querySelector(".nothing"), "no picture of what is none");
    pick("same.png");
    check(document.querySelector(".nothing").textContent.includes("equal"), "equal pictures are not kept");

    const before = title();
    key("k");
    check(title() !== before, "k goes up");
    key("j");
    check(title() === before, "j goes down");
    key("/");
    check(document.activeElement.id === "search", "/ goes to the search");
    document.activeElement.value = "QUEEN";
    document.activeElement.dispatchEvent(new Event("input"));
    check(shownNames().join() === "in/queen.png", "the search filters: " + shownNames());
    check(performance.getEntriesByType("resource").every(entry => entry.name.startsWith("data:")), "a resource was loaded");
  } catch (error) {
    wrong.push(String(error.stack || error));
  }
  document.documentElement.dataset.result = wrong.join(" | ") || "right";
});
</script>
"""


PHONE = """
<script>
const wrong = [];
const check = (isRight, what) => { if (!isRight) wrong.push(what); };
addEventListener("error", event => wrong.push("error: " + event.message));
addEventListener("load", async () => {
  const title = () => document.getElementById("title").textContent;
  const inReach = id => {
    const box = document.getElementById(id).getBoundingClientRect();
    return box.height >= 44 && box.bottom <= innerHeight && box.top > innerHeight / 2;
  };
  check(matchMedia("(max-width: 760px)").matches, "the window is wide: " + innerWidth);
  check(inReach("back") && inReach("forth"), "the buttons are in reach");
  document.querySelector(".pair:not([hidden]):nth-of-type(2)").click();
  await new Promise(done => setTimeout(done, 100));
  check(Math.abs(document.querySelector("main").getBoundingClientRect().top) < 2, "a picked picture is in view");
  const [before, y] = [title(), scrollY];
  document.getElementById("forth").click();
  await new Promise(done => setTimeout(done, 100));
  check(title() !== before, "the next picture");
  check(scrollY === y && inReach("forth"), "the page stays: " + y + ", " + scrollY);
  check(document.documentElement.scrollWidth <= innerWidth, "too wide: " + document.documentElement.scrollWidth);
  document.documentElement.dataset.result = wrong.join(" | ") || "right";
});
</script>
"""


def draw(*arguments):
    subprocess.run([easel, *arguments, "--quiet"], check=True)


def browser(*arguments):
    command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    if not any(argument.startswith("--window-size") for argument in arguments):
        command.append("--window-size=1400,860")
    # Whatever the page asked for on the network would fail, and be told by the test.
    command += ["--host-resolver-rules=MAP * ~NOTFOUND", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout


with open("data.csv", "w") as file:
    file.write("name,value,color\nCola,12,#0072B2\nWater,7,#56B4E9\nChips,9,#009E73\nCandy,4,#E69F00\n")
with open("other.csv", "w") as file:
    file.write("name,value,color\nCola,12,#0072B2\nWater,7,#56B4E9\nChips,9,#009E73\nCandy,5,#E69F00\n")
draw("card", "AS", "-o", "old/same.png")
draw("card", "AS", "-o", "new/same.png")
draw("card", "QS", "--style", "lecture", "-o", "old/in/queen.png")
draw("card", "QS", "--style", "lecture", "--text-size", "1.1", "-o", "new/in/queen.png")
draw("card", "back", "-o", "old/back.png")
draw("card", "back", "--width", "251", "-o", "new/back.png")
draw("pie", "data.csv", "--order", "reference", "--background", "none", "--disc", "-o", "old/pie.png")
draw("pie", "other.csv", "--order", "reference", "--background", "none", "--disc", "-o", "new/pie.png")
draw("card", "2C", "-o", "new/added.png")
draw("card", "5H", "-o", "old/<img src=x onerror=alert(1)>.png")
draw("card", "4H", "-o", "new/<img src=x onerror=alert(1)>.png")
draw("card", "3D", "-o", "old/bad.png")
with open("new/bad.png", "w") as file:
    file.write("no picture")
# A bar that moved by two pixels.
for side, x in (("old", 20), ("new", 22)):
    picture = Image.new("RGB", (64, 48), "white")
    picture.paste((20, 60, 120), (x, 8, x + 9, 40))
    picture.save(f"{side}/moved.png")
# Within the limits: a pixel that is off by 2 levels, in a picture of one colour.
for side, level in (("old", 120), ("new", 122)):
    picture = Image.new("RGB", (64, 48), (200, 180, 120))
    picture.putpixel((40, 20), (200, 180, level))
    picture.save(f"{side}/within.png")

status = subprocess.run(
    [easel, "compare", "new", "old", "--tolerance", "2", "--report", "report.html"], capture_output=True).returncode
if status != 65:
    sys.exit(f"error: the comparison ended with {status}, expected 65")
page = open("report.html").read()


def result(test, *arguments):
    open("test.html", "w").write(page.replace("</body>", test + "</body>"))
    # The browser's clock runs ahead of its pictures at times, and ends before the test does.
    for _ in range(5):
        dom = browser("--virtual-time-budget=60000", "--dump-dom", *arguments, f"file://{work}/test.html")
        result = re.search(r'<html[^>]* data-result="([^"]*)"', dom)
        if result:
            return html.unescape(result.group(1))
    return "the test did not end"


def large(count=300):
    """A report of many pairs: how large it is beside its pictures, and how soon it is open, in s."""
    goldens = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../goldens")
    paths = sorted(os.path.join(folder, name) for folder, _, names in os.walk(goldens) for name in names
                   if name.endswith(".png"))
    for index, path in enumerate(paths[:count]):
        picture = Image.open(path).convert("RGBA")
        for side in ("many-old", "many-new"):
            os.makedirs(side, exist_ok=True)
            picture.save(f"{side}/{index}.png")
            x, y = picture.width // 3, picture.height // 3
            picture.paste((200, 30, 90, 255), (x, y, x + picture.width // 4, y + 3))
    command = [easel, "compare", "many-new", "many-old", "--report", "many.html"]
    if subprocess.run(command, capture_output=True).returncode != 1:
        sys.exit("error: the comparison of many pictures failed")
    many = open("many.html").read()
    pictures = sum(len(data) * 3 / 4 for data in re.findall(r'data-part="[^>]*>([^<]*)<', many))
    timer = '<script>addEventListener("load", () => { document.documentElement.dataset.time = performance.now(); });'
    open("many.html", "w").write(many.replace("</body>", timer + "</script></body>"))
    times = [float(re.search(r'data-time="([\d.]+)"', browser("--dump-dom", f"file://{work}/many.html")).group(1))
             for _ in range(3)]
    return len(many) / pictures, min(times) / 1000


results = [result(TEST), result(PHONE, "--window-size=500,800")]
print(f"report in Chromium: {results[0]}; in a narrow window: {results[1]}")
ratio, seconds = large()
print(f"300 pairs: {ratio:.2f} times the bytes of their pictures, open in {seconds:.2f} s")
if ratio > 1.5 or seconds > 2.5:
    results.append("300 pairs: too large or too slow")

if shots:
    os.makedirs(shots, exist_ok=True)
    for name, pair, mode, zoom in [
        ("side", "in/queen.png", "side", 0), ("slider", "pie.png", "slider", 0), ("blink", "back.png", "blink", 0),
        ("difference", "pie.png", "difference", 2), ("heat", "in/queen.png", "heat", 0), ("zoom", "within.png", "side", 8),
        ("phone", "pie.png", "side", 0),
    ]:
        for theme in ("light", "dark"):
            scheme = [] if theme == "light" else ["--blink-settings=preferredColorScheme=0"]
            window = ["--window-size=500,900"] if name == "phone" else []
            browser(
                *scheme, *window, "--virtual-time-budget=2000", f"--screenshot={shots}/{name}-{theme}.png",
                f"file://{work}/report.html#{pair}?{mode}/{zoom}")
sys.exit(0 if results == ["right", "right"] else 1)
