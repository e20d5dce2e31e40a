/// The page around the pairs of an HTML report.
///
/// All data of a pair is in its list item; the script only displays it. The script builds elements from text and
/// numbers, never from markup. The page's content security policy blocks all external resources.
enum HTMLPage {
  /// - Parameters:
  ///   - heading: What the pairs are.
  ///   - paths: Markup that names the files or folders.
  ///   - command: The start of the command that accepts pictures.
  static func head(heading: String, paths: String, command: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'">
    <title>\(heading)</title>
    <style>
    \(text(PackageResources.report_css))</style>
    </head>
    <body>
    <aside>
    <header>
    <h1>\(heading)</h1>
    <p class="paths">\(paths)</p>
    <noscript><p>Without JavaScript, this page shows the results, but no pictures.</p></noscript>
    <div id="filters" class="chips" role="group" aria-label="Shown results"></div>
    <div id="changes" class="chips" role="group" aria-label="Shown changes"></div>
    <div id="find"><input id="search" type="search" placeholder="Filter by name  ( / )" aria-label="Filter by name">\
    <button type="button" id="order" title="Order by the share of pixels that differ, or by name ( o )">Worst first\
    </button></div>
    </header>
    <ol id="pairs" data-command="\(command.escapedForMarkup)">

    """
  }

  static func tail(summary: String) -> String {
    """
    </ol>
    <div id="selection" hidden><span id="chosen"></span>
    <button type="button" id="all" title="Select the shown pictures, or none ( a )">All shown</button>
    <p hidden><code></code> <button type="button" id="copyall">Copy</button></p></div>
    <footer id="summary">\(summary.escapedForMarkup)</footer>
    </aside>
    \(viewer)
    <script>
    \(text(PackageResources.report_js))</script>
    </body>
    </html>

    """
  }

  /// The text of a resource in this folder, which the build embeds in the code.
  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static let viewer = """
    <main hidden>
    <nav id="steps" aria-label="Pictures"><button type="button" id="back" title="Previous picture ( k )">‹ Previous\
    </button><output id="place"></output>\
    <button type="button" id="forth" title="Next picture ( j )">Next ›</button></nav>
    <header>
    <h2 id="title"></h2>
    <p id="message"></p>
    <p id="update" hidden>To accept this picture: <code></code> <button type="button" id="copy">Copy</button></p>
    <div class="tools">
    <div id="modes" class="group" role="group" aria-label="View"></div>
    <div class="group" role="group" aria-label="Zoom"><button type="button" id="out" title="Zoom out ( - )">−</button>\
    <button type="button" id="fit" title="Fit ( 0 )">Fit</button>\
    <button type="button" id="in" title="Zoom in ( + )">+</button></div>
    <output id="zoom"></output>
    <div class="group"><button type="button" id="boxes" title="Mark the regions that differ ( b )">Regions</button>\
    <button type="button" id="next" title="Go to the next region ( n )">Next region</button></div>
    <button type="button" id="keys" title="Keys ( ? )" aria-controls="help">?</button>
    </div>
    </header>
    <div id="stage"></div>
    <div id="slide" hidden><span>Expected</span><input id="slider" type="range" min="0" max="100" step="0.5" value="50" \
    aria-label="Visible part of the expected picture"><span>Actual</span></div>
    <dl id="help" hidden>
    <div><dt>↑ ↓ or k j</dt><dd>previous or next picture</dd></div>
    <div><dt>1 … 5</dt><dd>side by side, slider, blink, difference, heat map</dd></div>
    <div><dt>← →</dt><dd>move the slider (with Shift, further)</dd></div>
    <div><dt>Space</dt><dd>blink: stop and show the other picture</dd></div>
    <div><dt>+ − 0</dt><dd>zoom in, zoom out, fit (also Ctrl and the wheel)</dd></div>
    <div><dt>b, n</dt><dd>mark the regions that differ, or go to the next one</dd></div>
    <div><dt>/, o</dt><dd>filter by name, or change the order</dd></div>
    <div><dt>x, a</dt><dd>select the picture, or all that are shown, for one command</dd></div>
    </dl>
    </main>
    """
}
