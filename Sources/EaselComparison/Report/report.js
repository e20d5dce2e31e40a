"use strict";
// The anchor of a pair has its name, which can be that of another part.
const find = id => document.querySelector(`[id="${id}"]:not(.pair)`);
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
const narrow = matchMedia("(max-width: 760px)");
const view = { pair: null, mode: "side", zoom: 0, boxes: true, region: -1, blink: null, showsActual: false };
const labels = { expected: "Expected", actual: "Actual", difference: "Difference", heat: "Heat map" };

// Filters

const changes = { size: "of another size", missing: "missing", moved: "moved", color: "of other colours" };
// By state, and by kind of change: each has the values that occur, a button for each, and the values that are shown.
const filters = [["filters", "state", words], ["changes", "change", changes]].map(([id, key, words]) => {
  const counts = {};
  for (const pair of pairs) if (pair.dataset[key]) counts[pair.dataset[key]] = (counts[pair.dataset[key]] || 0) + 1;
  const values = Object.keys(words).filter(value => counts[value]);
  const shown = new Set(values);
  if (id === "changes" && values.length < 2) values.length = 0;
  for (const value of values) {
    const button = make("button", `${counts[value]} ${words[value]}`, value);
    button.type = "button";
    button.dataset[key] = value;
    button.addEventListener("click", () => {
      if (!shown.delete(value)) shown.add(value);
      filter();
    });
    find(id).append(button);
  }
  return { id, key, counts, shown };
});
const [{ counts, shown }] = filters;
if (shown.size > 1) shown.delete("same");
const filter = () => {
  const text = find("search").value.toLowerCase();
  for (const pair of pairs) {
    const name = pair.querySelector(".name").textContent.toLowerCase();
    pair.hidden = !name.includes(text)
      || filters.some(({ key, shown }) => pair.dataset[key] && !shown.has(pair.dataset[key]));
  }
  for (const { id, key, shown } of filters) {
    for (const button of find(id).children) button.setAttribute("aria-pressed", shown.has(button.dataset[key]));
  }
  count();
};
find("search").addEventListener("input", filter);

// Order: what couldn't be compared, then the pictures that fail. Those with a difference that is plain to see come before
// those with faint noise, however many pixels the noise changes; then by the root mean square of the differences.

const byName = [...pairs];
const ranks = { failed: 0, resized: 1, changed: 1, added: 2, removed: 3, within: 4, same: 5 };
const isPlain = pair => (pair.dataset.largest || 0) > 32;
const worst = (a, b) => ranks[a.dataset.state] - ranks[b.dataset.state]
  || isPlain(b) - isPlain(a) || (b.dataset.rms || 0) - (a.dataset.rms || 0)
  || (b.dataset.share || 0) - (a.dataset.share || 0) || (b.dataset.largest || 0) - (a.dataset.largest || 0);
const order = isWorstFirst => {
  pairs.splice(0, pairs.length, ...byName);
  if (isWorstFirst) pairs.sort(worst);
  find("pairs").append(...pairs);
  find("order").setAttribute("aria-pressed", isWorstFirst);
  count();
};
find("order").addEventListener("click", () => {
  order(find("order").getAttribute("aria-pressed") !== "true");
  if (view.pair) reveal(view.pair);
});

// Selection: one command accepts all pictures that are selected.

const command = pairs => {
  const words = pairs.map(pair => pair.dataset.update).filter(Boolean);
  // A name that begins with a minus is no option.
  return [find("pairs").dataset.command, ...words.some(word => /^'?-/.test(word)) ? ["--"] : [], ...words].join(" ");
};
const box = pair => pair.querySelector(".choose");
const select = () => {
  const chosen = byName.filter(pair => box(pair) && box(pair).checked);
  find("chosen").textContent = `${chosen.length} selected`;
  document.querySelector("#selection p").hidden = !chosen.length;
  document.querySelector("#selection code").textContent = chosen.length ? command(chosen) : "";
};
for (const pair of pairs) {
  if (pair.dataset.update === undefined) continue;
  const choose = make("input", "", "choose");
  choose.type = "checkbox";
  choose.setAttribute("aria-label", "Select " + pair.querySelector(".name").textContent);
  choose.addEventListener("change", select);
  pair.prepend(choose);
  find("selection").hidden = false;
}
find("all").addEventListener("click", () => {
  const boxes = pairs.filter(pair => !pair.hidden).map(box).filter(Boolean);
  const isOn = boxes.some(box => !box.checked);
  for (const box of boxes) box.checked = isOn;
  select();
});
select();

// Pictures. Those of the list are made from the data of the report when they come into view.

const picks = ["difference", "actual", "expected"];
const watcher = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    watcher.unobserve(target);
    const part = picks.map(part => target.querySelector(`script[data-part="${part}"]`)).find(Boolean);
    if (!part) continue;
    const thumb = make("img", "", "thumb");
    thumb.alt = "";
    thumb.src = source(part);
    target.prepend(thumb);
  }
}, { root: find("pairs"), rootMargin: "200px" });
const source = part => `data:image/${part.dataset.type || "png"};base64,` + part.textContent;
for (const pair of pairs) watcher.observe(pair);
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
  image.src = source(data(part));
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

// Scrolls the list only. On a phone the page stays where it is.
const reveal = pair => {
  const list = find("pairs");
  const [outer, inner] = [list.getBoundingClientRect(), pair.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
};
const count = () => {
  const visible = pairs.filter(pair => !pair.hidden);
  const place = visible.indexOf(view.pair);
  find("place").textContent = `${place < 0 ? "–" : place + 1} of ${visible.length}`;
  find("back").disabled = !visible.length || place === 0;
  find("forth").disabled = !visible.length || place === visible.length - 1;
};
const show = pair => {
  if (!pair) return;
  if (view.pair) view.pair.classList.remove("picked");
  view.pair = pair;
  view.region = -1;
  view.zoom = 0;
  pair.classList.add("picked");
  reveal(pair);
  count();
  document.querySelector("main").hidden = false;
  find("title").textContent = pair.querySelector(".name").textContent;
  find("message").textContent = pair.querySelector("p").textContent;
  find("update").hidden = pair.dataset.update === undefined;
  document.querySelector("#update code").textContent = pair.dataset.update === undefined ? "" : command([pair]);
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
    const text = view.pair.dataset.state === "same" ? "The pictures are equal, so they are not part of this report."
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
  // Both are clipped, so that transparent parts of one picture don't show the other.
  const width = paperSize()[0];
  for (const name of ["expected", "actual"]) {
    const image = document.querySelector(`img[data-part="${name}"]`);
    const cut = Math.max(0, Math.min(100, part * width / size(name)[0]));
    image.style.clipPath = name === "actual" ? `inset(0 0 0 ${cut}%)` : `inset(0 ${100 - cut}% 0 0)`;
  }
  document.querySelector(".edge").style.left = part + "%";
};

// Zoom; 0 means fit

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
      // Pictures are smoothed when scaled down, and show their pixels when scaled up.
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
  // The region is magnified, but its surroundings stay visible.
  const room = Math.min(frame.clientWidth / (3 * w), frame.clientHeight / (3 * h));
  view.zoom = [...steps].reverse().find(step => step <= Math.min(16, room)) || steps[0];
  layOut();
  for (const other of document.querySelectorAll(".view")) {
    other.scrollTo((x + w / 2) * view.zoom + 14 - other.clientWidth / 2,
      (y + h / 2) * view.zoom + 14 - other.clientHeight / 2);
  }
};
// Views side by side scroll together. Dragging scrolls them, or moves the slider.
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
// Local pages may have no clipboard. The command is selected, so it can be copied by hand.
for (const id of ["copy", "copyall"]) {
  find(id).addEventListener("click", () => {
    const code = find(id).parentElement.querySelector("code");
    getSelection().selectAllChildren(code);
    if (navigator.clipboard) navigator.clipboard.writeText(code.textContent).catch(() => {});
  });
}
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
for (const pair of pairs) {
  pair.addEventListener("click", event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.target === box(pair)) return;
    event.preventDefault();
    show(pair);
    if (narrow.matches) document.querySelector("main").scrollIntoView();
  });
}
find("back").addEventListener("click", () => step(-1));
find("forth").addEventListener("click", () => step(1));
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
  x: () => { if (view.pair && box(view.pair)) box(view.pair).click(); }, a: () => find("all").click(),
  o: () => find("order").click(), "/": () => find("search").focus(), "?": () => find("keys").click(),
};
modes.forEach(([mode], i) => { keys[i + 1] = () => pick(mode); });
addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === find("search")) {
    if (event.key === "Escape" || event.key === "Enter") { event.target.blur(); step(0); }
    return;
  }
  if (event.key === " " && event.target.closest("button, a, .choose")) return;
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action(event);
});

// The URL names the picture and keeps the state of the view: #in/a.png?slider/4 is in/a.png, with the slider, at 400 %.

const decoded = text => { try { return decodeURIComponent(text); } catch { return text; } };
const remember = mode => {
  const state = mode === "side" && !view.zoom ? "" : `?${mode}/${view.zoom}`;
  try { history.replaceState(null, "", `#${view.pair.id}${state}`); } catch {}
};
const open = hash => {
  const [name, state] = hash.slice(1).split("?");
  const pair = pairs.find(pair => pair.id === name || decoded(pair.id) === decoded(name));
  if (!name || !pair) return false;
  const [mode, zoom] = (state || "").split("/");
  if (modes.some(other => other[0] === mode)) view.mode = mode;
  show(pair);
  if (Number(zoom) > 0) zoomTo(Math.min(32, Number(zoom)));
  return true;
};
const failures = pairs.length - (counts.same || 0) - (counts.within || 0);
document.title = failures ? `${failures} of ${pairs.length} differ` : `${pairs.length} compared, none differs`;
order(true);
filter();
if (!open(location.hash)) show(pairs.find(pair => !pair.hidden) || pairs[0]);
addEventListener("hashchange", () => {
  if (open(location.hash) && narrow.matches) document.querySelector("main").scrollIntoView();
});
