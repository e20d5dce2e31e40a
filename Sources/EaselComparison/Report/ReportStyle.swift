extension HTMLPage {
  /// The look of the report's page.
  static let style = #"""
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
    .pair {
      border-radius: 8px; margin: 1px 0; padding-bottom: 8px; content-visibility: auto;
      contain-intrinsic-size: auto 58px;
    }
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
}
