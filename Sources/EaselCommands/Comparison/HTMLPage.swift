/// The page around the pairs of an HTML report.
///
/// Everything a pair is has been written into its list item; the script only moves it about. It builds elements from
/// text and numbers, never from markup, and the page's policy forbids whatever is not in the page.
enum HTMLPage {
  static func head(actual: String, expected: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'">
    <title>Comparison</title>
    <style>
    \(style)</style>
    </head>
    <body>
    <aside>
    <header>
    <h1>Comparison</h1>
    <p class="paths"><b>\(actual.escapedForMarkup)</b> with <b>\(expected.escapedForMarkup)</b></p>
    <noscript><p>Without scripts this page shows the results, but no pictures.</p></noscript>
    <div id="filters" role="group" aria-label="Shown results"></div>
    <input id="search" type="search" placeholder="Filter by name  ( / )" aria-label="Filter by name">
    </header>
    <ol id="pairs">

    """
  }

  static func tail(summary: String) -> String {
    """
    </ol>
    <footer id="summary">\(summary.escapedForMarkup)</footer>
    </aside>
    \(viewer)
    <script>
    \(script)</script>
    </body>
    </html>

    """
  }

  private static let viewer = """
    <main hidden>
    <header>
    <h2 id="title"></h2>
    <p id="message"></p>
    <p id="update" hidden>Take it over: <code></code> <button type="button" id="copy">Copy</button></p>
    <div class="tools">
    <div id="modes" class="group" role="group" aria-label="View"></div>
    <div class="group" role="group" aria-label="Zoom"><button type="button" id="out" title="Smaller ( - )">−</button>\
    <button type="button" id="fit" title="Fit ( 0 )">Fit</button>\
    <button type="button" id="in" title="Larger ( + )">+</button></div>
    <output id="zoom"></output>
    <div class="group"><button type="button" id="boxes" title="Mark the regions that differ ( b )">Regions</button>\
    <button type="button" id="next" title="Go to the next region ( n )">Next region</button></div>
    <button type="button" id="keys" title="Keys ( ? )" aria-controls="help">?</button>
    </div>
    </header>
    <div id="stage"></div>
    <div id="slide" hidden><span>Expected</span><input id="slider" type="range" min="0" max="100" step="0.5" value="50" \
    aria-label="How much of the expected picture is shown"><span>Actual</span></div>
    <dl id="help" hidden>
    <div><dt>↑ ↓ or k j</dt><dd>the picture before, the next</dd></div>
    <div><dt>1 … 5</dt><dd>side by side, slider, blink, difference, heat map</dd></div>
    <div><dt>← →</dt><dd>move the slider (with Shift, further)</dd></div>
    <div><dt>Space</dt><dd>blink: show the other picture and stop</dd></div>
    <div><dt>+ − 0</dt><dd>larger, smaller, fit; also Ctrl and the wheel</dd></div>
    <div><dt>b, n</dt><dd>mark the regions that differ, go to the next one</dd></div>
    <div><dt>/</dt><dd>filter by name</dd></div>
    </dl>
    </main>
    """

  private static let style = #"""
    :root { --ground: #f6f6f4; --panel: #ffffff; --ink: #1d1d1f; --soft: #61616a; --line: #d9d9d6; --accent: #0b57c2;
      --pick: #e6effb; --bad: #b3261e; --warn: #8a5300; --good: #1b6e3a; --new: #0b57c2; --check: #e4e4e4;
      --empty: #ffffff; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #16171a; --panel: #1f2126; --ink: #ececee; --soft: #a2a4ad; --line: #363941; --accent: #8ab4f8;
        --pick: #2a3444; --bad: #ff8a80; --warn: #ffc46b; --good: #7ddc9b; --new: #8ab4f8; --check: #3a3d44;
        --empty: #2a2c31; }
    }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { display: grid; grid-template-columns: minmax(240px, 26vw) 1fr; background: var(--ground); color: var(--ink);
      font: 14px/1.45 system-ui, sans-serif; }
    [hidden] { display: none !important; }
    aside { display: flex; flex-direction: column; min-height: 0; height: 100vh; background: var(--panel);
      border-right: 1px solid var(--line); }
    aside > header { padding: 16px 16px 10px; border-bottom: 1px solid var(--line); }
    h1 { font-size: 17px; margin: 0 0 2px; }
    .paths { margin: 0 0 10px; color: var(--soft); overflow-wrap: anywhere; }
    .paths b { color: var(--ink); font-weight: 600; }
    button, input { font: inherit; color: inherit; }
    button { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 3px 10px;
      cursor: pointer; }
    button:hover { border-color: var(--accent); }
    button[aria-pressed="true"] { background: var(--pick); border-color: var(--accent); }
    button:disabled { opacity: .45; cursor: default; border-color: var(--line); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #filters { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 8px; }
    #filters button { padding: 1px 9px; border-radius: 99px; }
    #search { width: 100%; padding: 5px 8px; border: 1px solid var(--line); border-radius: 6px;
      background: var(--ground); }
    #pairs { flex: 1; overflow: auto; margin: 0; padding: 6px; list-style: none; }
    .pair { border-radius: 8px; margin: 1px 0; padding-bottom: 8px; content-visibility: auto; contain-intrinsic-size: auto 58px; }
    .pair button { display: block; width: 100%; text-align: left; background: none; border: 0; padding: 7px 10px 2px; }
    .pair .name { font-weight: 600; overflow-wrap: anywhere; }
    .pair p { margin: 0 10px; padding: 0; color: var(--soft); font-size: 12px; display: -webkit-box;
      -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
    .pair.picked { background: var(--pick); }
    .pair:hover { background: var(--pick); }
    .chip { float: right; margin-left: 8px; font-size: 12px; color: var(--soft); }
    .changed, .failed { color: var(--bad); } .resized { color: var(--warn); }
    .within, .same { color: var(--good); } .added, .removed { color: var(--new); }
    footer { padding: 8px 16px; border-top: 1px solid var(--line); color: var(--soft); }
    main { display: flex; flex-direction: column; min-width: 0; height: 100vh; }
    main > header { padding: 14px 20px 10px; }
    h2 { font-size: 17px; margin: 0; overflow-wrap: anywhere; }
    #message { margin: 2px 0 10px; color: var(--soft); max-width: 110ch; overflow-wrap: anywhere; }
    #update { margin: -4px 0 10px; overflow-wrap: anywhere; }
    #update code { background: var(--pick); padding: 2px 6px; border-radius: 4px; }
    .tools { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
    .group { display: flex; } .group button { border-radius: 0; margin-left: -1px; }
    .group button:first-child { border-radius: 6px 0 0 6px; margin-left: 0; }
    .group button:last-child { border-radius: 0 6px 6px 0; }
    .group button:only-child { border-radius: 6px; }
    #zoom { min-width: 4em; color: var(--soft); }
    #stage { flex: 1; min-height: 0; display: flex; gap: 12px; padding: 0 20px 16px; }
    figure { flex: 1 1 0; min-width: 0; margin: 0; display: flex; flex-direction: column; }
    figcaption { padding: 4px 0; color: var(--soft); font-size: 12px; }
    .view { flex: 1; min-height: 0; overflow: auto; border: 1px solid var(--line); border-radius: 8px; display: grid;
      background: var(--panel); padding: 14px; }
    .paper { position: relative; margin: auto; background: var(--empty) conic-gradient(var(--check) 25%, transparent 0
      50%, var(--check) 0 75%, transparent 0) 0 0 / 16px 16px; box-shadow: 0 0 0 1px var(--line); }
    .paper img { position: absolute; left: 0; top: 0; display: block; image-rendering: pixelated; }
    .box { position: absolute; border: 2px solid #ff00c8; box-shadow: 0 0 0 1px #ffffffb0; border-radius: 3px;
      pointer-events: none; }
    .box.here { border-width: 3px; box-shadow: 0 0 0 2px #fff; }
    .edge { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
      background: var(--ink); box-shadow: 0 0 0 1px var(--panel);
      pointer-events: none; }
    .nothing { margin: auto; color: var(--soft); }
    #slide { display: flex; gap: 10px; align-items: center; padding: 0 20px 16px; color: var(--soft); }
    #slider { flex: 1; accent-color: var(--accent); }
    #help { margin: 0 20px 16px; padding: 10px 14px; background: var(--panel); border: 1px solid var(--line);
      border-radius: 8px; display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 4px 20px; }
    #help div { display: flex; gap: 10px; } #help dt { font-weight: 600; min-width: 7em; } #help dd { margin: 0; }
    @media (max-width: 760px) {
      body { grid-template-columns: 1fr; grid-template-rows: 42vh 1fr; height: auto; }
      aside { height: 42vh; border-right: 0; border-bottom: 1px solid var(--line); } main { height: auto; }
      #stage { flex-direction: column; } .view { min-height: 40vh; }
    }

    """#

  private static let script = #"""
    "use strict";
    const find = id => document.getElementById(id);
    const make = (tag, text, kind) => {
      const element = document.createElement(tag);
      if (text) element.textContent = text;
      if (kind) element.className = kind;
      return element;
    };
    const pairs = [...document.querySelectorAll(".pair")];
    const words = { failed: "not compared", resized: "resized", changed: "changed", added: "added",
      removed: "removed", within: "within the limit", same: "the same" };
    const modes = [["side", "Side by side"], ["slider", "Slider"], ["blink", "Blink"], ["difference", "Difference"],
      ["heat", "Heat map"]];
    const view = { pair: null, mode: "side", zoom: 0, boxes: true, region: -1, blink: null, showsActual: false };
    const labels = { expected: "Expected", actual: "Actual", difference: "Difference", heat: "Heat map" };

    // Filters

    const shown = new Set(Object.keys(words));
    const counts = {};
    for (const pair of pairs) counts[pair.dataset.state] = (counts[pair.dataset.state] || 0) + 1;
    const states = Object.keys(words).filter(state => counts[state]);
    if (states.length > 1) shown.delete("same");
    for (const state of states) {
      const button = make("button", `${counts[state]} ${words[state]}`, state);
      button.type = "button";
      button.dataset.state = state;
      button.addEventListener("click", () => {
        if (!shown.delete(state)) shown.add(state);
        filter();
      });
      find("filters").append(button);
    }
    const filter = () => {
      const text = find("search").value.toLowerCase();
      for (const pair of pairs) {
        const name = pair.querySelector(".name").textContent.toLowerCase();
        pair.hidden = !shown.has(pair.dataset.state) || !name.includes(text);
      }
      for (const button of find("filters").children) button.setAttribute("aria-pressed", shown.has(button.dataset.state));
    };
    find("search").addEventListener("input", filter);

    // Pictures

    const data = part => view.pair.querySelector(`script[data-part="${part}"]`);
    const size = part => [Number(data(part).dataset.width), Number(data(part).dataset.height)];
    const paperSize = () => ["expected", "actual"].filter(data).map(size)
      .reduce((a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1])], [0, 0]);
    const boxes = () => (view.pair.dataset.boxes || "").split(" ").filter(Boolean).map(box => box.split(",").map(Number));
    const picture = part => {
      const image = make("img");
      image.alt = labels[part];
      image.dataset.part = part;
      image.draggable = false;
      image.src = `data:image/${data(part).dataset.type || "png"};base64,` + data(part).textContent;
      return image;
    };
    const pane = (label, parts) => {
      const figure = make("figure");
      figure.append(make("figcaption", label));
      const frame = make("div", "", "view");
      frame.tabIndex = 0;
      const paper = make("div", "", "paper");
      for (const part of parts) paper.append(picture(part));
      for (const _ of boxes()) paper.append(make("div", "", "box"));
      frame.append(paper);
      figure.append(frame);
      find("stage").append(figure);
      return figure;
    };

    const show = pair => {
      if (!pair) return;
      if (view.pair) view.pair.classList.remove("picked");
      view.pair = pair;
      view.region = -1;
      view.zoom = 0;
      pair.classList.add("picked");
      pair.scrollIntoView({ block: "nearest" });
      document.querySelector("main").hidden = false;
      find("title").textContent = pair.querySelector(".name").textContent;
      find("message").textContent = pair.querySelector("p").textContent;
      find("update").hidden = !pair.dataset.update;
      document.querySelector("#update code").textContent = pair.dataset.update || "";
      build();
    };
    const has = mode => ({ side: data("expected") || data("actual"), difference: data("difference"),
      heat: data("heat") }[mode] || ["slider", "blink"].includes(mode) && data("expected") && data("actual"));
    const build = () => {
      clearInterval(view.blink);
      find("stage").replaceChildren();
      const mode = has(view.mode) ? view.mode : "side";
      for (const button of find("modes").children) {
        button.disabled = !has(button.dataset.mode);
        button.setAttribute("aria-pressed", button.dataset.mode === mode);
      }
      find("slide").hidden = mode !== "slider";
      find("next").disabled = !boxes().length;
      find("boxes").disabled = !boxes().length;
      if (!has("side")) {
        const text = view.pair.dataset.state === "same" ? "The pictures are equal; they are not kept in this report."
          : "There is no picture to show.";
        find("stage").append(make("p", text, "nothing"));
        find("zoom").textContent = "";
        return remember(mode);
      }
      if (mode === "side") {
        for (const part of ["expected", "difference", "actual"]) if (data(part)) pane(labels[part], [part]);
      } else if (mode === "slider") {
        pane("Expected to the left, actual to the right", ["expected", "actual"]).querySelector(".paper")
          .append(make("div", "", "edge"));
        slide();
      } else if (mode === "blink") {
        pane("", ["expected", "actual"]);
        blink(false);
        if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
          view.blink = setInterval(() => blink(!view.showsActual), 600);
        }
      } else {
        pane(labels[mode], [mode]);
      }
      follow();
      layOut();
      remember(mode);
    };
    const blink = showsActual => {
      view.showsActual = showsActual;
      document.querySelector('img[data-part="actual"]').style.visibility = showsActual ? "visible" : "hidden";
      document.querySelector('img[data-part="expected"]').style.visibility = showsActual ? "hidden" : "visible";
      document.querySelector("#stage figcaption").textContent = labels[showsActual ? "actual" : "expected"];
    };
    const slide = () => {
      const part = find("slider").value;
      // Both are cut: what is transparent in one must not show the other.
      const width = paperSize()[0];
      for (const name of ["expected", "actual"]) {
        const image = document.querySelector(`img[data-part="${name}"]`);
        const cut = Math.max(0, Math.min(100, part * width / size(name)[0]));
        image.style.clipPath = name === "actual" ? `inset(0 0 0 ${cut}%)` : `inset(0 ${100 - cut}% 0 0)`;
      }
      document.querySelector(".edge").style.left = part + "%";
    };

    // Zoom; 0 is what fits

    const fitting = () => {
      const frame = document.querySelector(".view");
      const [width, height] = paperSize();
      const fit = Math.min((frame.clientWidth - 28) / width, (frame.clientHeight - 28) / height);
      return fit >= 1 ? Math.min(16, Math.floor(fit)) : Math.max(fit, 0.01);
    };
    const layOut = () => {
      const zoom = view.zoom || fitting();
      const [width, height] = paperSize();
      for (const paper of document.querySelectorAll(".paper")) {
        paper.style.width = width * zoom + "px";
        paper.style.height = height * zoom + "px";
        for (const image of paper.querySelectorAll("img")) {
          const [w, h] = data(image.dataset.part).dataset.width ? size(image.dataset.part) : [width, height];
          image.style.width = w * zoom + "px";
          image.style.height = h * zoom + "px";
          // Below its size a picture is smoothed, above it shows its pixels.
          image.style.imageRendering = zoom < 1 ? "auto" : "pixelated";
        }
        const marks = paper.querySelectorAll(".box");
        boxes().forEach(([x, y, w, h], i) => {
          // Far enough outside to leave even a single pixel visible.
          const edge = 4;
          const style = marks[i].style;
          style.left = x * zoom - edge + "px";
          style.top = y * zoom - edge + "px";
          style.width = w * zoom + 2 * edge + "px";
          style.height = h * zoom + 2 * edge + "px";
          marks[i].classList.toggle("here", i === view.region);
          marks[i].hidden = !view.boxes;
        });
      }
      find("zoom").textContent = Math.round(zoom * 100) + " %";
      find("boxes").setAttribute("aria-pressed", view.boxes);
    };
    const steps = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
    const zoomTo = zoom => {
      if (!view.pair || !has("side")) return;
      const frame = document.querySelector(".view");
      const old = view.zoom || fitting();
      const x = (frame.scrollLeft + frame.clientWidth / 2) / old;
      const y = (frame.scrollTop + frame.clientHeight / 2) / old;
      view.zoom = zoom;
      layOut();
      const now = zoom || fitting();
      for (const other of document.querySelectorAll(".view")) {
        other.scrollTo(x * now - other.clientWidth / 2, y * now - other.clientHeight / 2);
      }
      remember(view.mode);
    };
    const larger = () => zoomTo(steps.find(step => step > (view.zoom || fitting()) + 0.001) || 32);
    const smaller = () => zoomTo([...steps].reverse().find(step => step < (view.zoom || fitting()) - 0.001) || 0.05);
    const nextRegion = () => {
      const all = boxes();
      if (!all.length) return;
      view.region = (view.region + 1) % all.length;
      view.boxes = true;
      const [x, y, w, h] = all[view.region];
      const frame = document.querySelector(".view");
      // Large enough to see it, and small enough to see what is around it.
      const room = Math.min(frame.clientWidth / (3 * w), frame.clientHeight / (3 * h));
      view.zoom = [...steps].reverse().find(step => step <= Math.min(16, room)) || steps[0];
      layOut();
      for (const other of document.querySelectorAll(".view")) {
        other.scrollTo((x + w / 2) * view.zoom + 14 - other.clientWidth / 2,
          (y + h / 2) * view.zoom + 14 - other.clientHeight / 2);
      }
    };
    // Views side by side show the same place; dragging moves it, or the slider's edge.
    const follow = () => {
      const frames = [...document.querySelectorAll(".view")];
      for (const frame of frames) {
        frame.addEventListener("scroll", () => {
          for (const other of frames) if (other !== frame) {
            if (other.scrollLeft !== frame.scrollLeft) other.scrollLeft = frame.scrollLeft;
            if (other.scrollTop !== frame.scrollTop) other.scrollTop = frame.scrollTop;
          }
        });
        frame.addEventListener("wheel", event => {
          if (!event.ctrlKey && !event.metaKey) return;
          event.preventDefault();
          if (event.deltaY < 0) larger(); else smaller();
        }, { passive: false });
        frame.addEventListener("pointerdown", event => {
          if (event.button || !event.target.closest(".paper")) return;
          frame.setPointerCapture(event.pointerId);
          let [x, y] = [event.clientX, event.clientY];
          const move = event => {
            if (!find("slide").hidden) {
              const paper = frame.querySelector(".paper").getBoundingClientRect();
              find("slider").value = (event.clientX - paper.left) / paper.width * 100;
              slide();
            } else {
              frame.scrollBy(x - event.clientX, y - event.clientY);
              [x, y] = [event.clientX, event.clientY];
            }
          };
          move(event);
          frame.addEventListener("pointermove", move);
          frame.addEventListener("pointerup", () => frame.removeEventListener("pointermove", move), { once: true });
        });
      }
    };

    // Controls and keys

    for (const [mode, label] of modes) {
      const button = make("button", label);
      button.type = "button";
      button.dataset.mode = mode;
      button.title = `${label} ( ${modes.findIndex(other => other[0] === mode) + 1} )`;
      button.addEventListener("click", () => pick(mode));
      find("modes").append(button);
    }
    const pick = mode => {
      if (!view.pair || !has(mode)) return;
      view.mode = mode;
      build();
    };
    // Pages of files may have no clipboard: the command is then selected, to be copied by hand.
    find("copy").addEventListener("click", () => {
      const code = document.querySelector("#update code");
      getSelection().selectAllChildren(code);
      if (navigator.clipboard) navigator.clipboard.writeText(code.textContent).catch(() => {});
    });
    const step = by => {
      const visible = pairs.filter(pair => !pair.hidden);
      const place = visible.indexOf(view.pair);
      show(visible[place < 0 ? 0 : Math.max(0, Math.min(visible.length - 1, place + by))]);
    };
    const toggleBoxes = () => { view.boxes = !view.boxes; if (view.pair && has("side")) layOut(); };
    const toggleBlink = () => {
      if (find("modes").querySelector('[aria-pressed="true"]').dataset.mode !== "blink") return;
      clearInterval(view.blink);
      blink(!view.showsActual);
    };
    const moveSlider = by => {
      if (find("slide").hidden) return;
      find("slider").value = Number(find("slider").value) + by;
      slide();
    };
    for (const pair of pairs) pair.addEventListener("click", () => show(pair));
    find("slider").addEventListener("input", slide);
    find("in").addEventListener("click", larger);
    find("out").addEventListener("click", smaller);
    find("fit").addEventListener("click", () => zoomTo(0));
    find("boxes").addEventListener("click", toggleBoxes);
    find("next").addEventListener("click", nextRegion);
    find("keys").addEventListener("click", () => { find("help").hidden = !find("help").hidden; relay(); });
    const relay = () => { if (view.pair && has("side")) layOut(); };
    addEventListener("resize", relay);
    const keys = {
      ArrowDown: () => step(1), j: () => step(1), ArrowUp: () => step(-1), k: () => step(-1),
      ArrowLeft: event => moveSlider(event.shiftKey ? -10 : -1), ArrowRight: event => moveSlider(event.shiftKey ? 10 : 1),
      "+": larger, "=": larger, "-": smaller, 0: () => zoomTo(0), b: toggleBoxes, n: nextRegion, " ": toggleBlink,
      "/": () => find("search").focus(), "?": () => find("keys").click(),
    };
    modes.forEach(([mode], i) => { keys[i + 1] = () => pick(mode); });
    addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target === find("search")) {
        if (event.key === "Escape" || event.key === "Enter") { event.target.blur(); step(0); }
        return;
      }
      if (event.key === " " && event.target.closest("button")) return;
      const action = keys[event.key];
      if (!action) return;
      event.preventDefault();
      action(event);
    });

    // The address keeps what is shown: #3/slider/4 is the third pair, with the slider, at 400 %.

    const remember = mode => {
      try { history.replaceState(null, "", `#${pairs.indexOf(view.pair) + 1}/${mode}/${view.zoom}`); } catch {}
    };
    const [number, mode, zoom] = location.hash.slice(1).split("/");
    const failures = pairs.length - (counts.same || 0) - (counts.within || 0);
    document.title = failures ? `${failures} of ${pairs.length} differ` : `${pairs.length} compared, none differs`;
    filter();
    if (modes.some(other => other[0] === mode)) view.mode = mode;
    show(pairs[Number(number) - 1] || pairs.find(pair => !pair.hidden) || pairs[0]);
    if (Number(zoom) > 0) zoomTo(Math.min(32, Number(zoom)));

    """#
}
