import Canvas
import CanvasSVG
import Testing

@Suite("Notes about SVG pictures", .enabled(if: SVGDocument.isAvailable))
struct NoteTests {
  /// What the picture lacks is said, with its line.
  @Test(arguments: [
    ("<image href='gone.png' width='9' height='9'/>", "the picture 'gone.png' may not be read"),
    ("<image href='http://a.org/a.png' width='9' height='9'/>", "the picture 'http://a.org/a.png' may not be read"),
    ("<image href='data:image/png;base64,AAAA' width='9' height='9'/>", "isn't there, or isn't a picture that is read"),
    ("<use href='#gone'/>", "use refers to '#gone', which isn't there"),
    ("<rect width='9' height='9' fill='url(#gone)'/>", "fill refers to '#gone', which isn't there"),
    ("<rect width='9' height='9' filter='url(#gone)'/>", "filter refers to '#gone', which isn't there"),
    ("<g mask='url(#gone)'/>", "mask refers to '#gone'"),
    ("<path d='M0 0' marker-end='url(#gone)'/>", "marker-end refers"),
    (
      "<mask id='a'/><mask id='b'/><g style='mask:url(#a),url(#b)'/>", "only the first of several masks is drawn"
    ),
    ("<rect stroke-width='-2'/>", "stroke-width can't be '-2', and counts as not set"),
    ("<rect width='wide'/>", "width can't be 'wide'"),
    ("<rect transform='turn(3)'/>", "transform can't be 'turn(3)'"),
    ("<rect fill='oklch(0.7 0.15)'/>", "fill can't be 'oklch(0.7 0.15)'"),
    ("<rect style='clip-path:circle(30px 2px)'/>", "clip-path can't be 'circle(30px 2px)'"),
    ("<rect style='width:calc(1px + 2)'/>", "width can't be 'calc(1px + 2)'"),
    ("<text style='font:12px'>A</text>", "the property font isn't drawn"),
    ("<rect fill='var(--none)'/>", "fill can't be 'var(--none)', whose variable has no value"),
    ("<style>rect:nth-child(2 of .a){fill:red}</style>", "'rect:nth-child(2 of .a)' isn't read"),
    ("<style>@font-face{font-family:A}</style>", "the font 'A' of @font-face isn't there"),
    (
      "<foreignObject width='9' height='9'><p>Text</p></foreignObject>",
      "the text of foreignObject is drawn as plain lines"
    ),
    ("<path d='M0 0L9 9X'/>", "drawn up to an error in its data"),
    ("<text font-family='Unheard Of'>A</text>", "Unheard Of is not a known font"),
    ("<text font-variant='loud'>A</text>", "font-variant can't be 'loud'"),
    ("<text font-family='DejaVu Sans' font-feature-settings='\"ss09\"'>A</text>", "DejaVu Sans has no feature 'ss09'"),
    ("<g font-family='DejaVu Sans'><text font-variant='small-caps'>A</text></g>", "DejaVu Sans has no small capitals"),
    ("<text>\u{E0123}\u{10FFFD}</text>", "no font has U+10FFFD"),
    ("<rect fil='red'/>", "rect has no attribute fil"), ("<rect r='3'/>", "rect has no attribute r"),
    ("<svg viewbox='0 0 9 9'/>", "svg has no attribute viewbox"),
    ("<rect mix-blend-mode='screen'/>", "rect has no attribute mix-blend-mode"),
    ("<rect style='fil:red'/>", "the property fil isn't drawn"),
    ("<text style='inline-size:9px'/>", "the property inline-size isn't drawn"),
    ("<linearGradient spreadMethod='mirror'/>", "spreadMethod can't be 'mirror'"),
    ("<stop/>", "stop in svg isn't drawn"), ("<feOffset/>", "feOffset in svg isn't drawn"),
    ("<rect width='9' height='9' clip-path='url(#a)'/><g id='a'/>", "clip-path refers to '#a', which is a g"),
    ("<filter><feOffset in='a' dx='1'/></filter>", "in refers to 'a', which isn't there"),
    ("<filter><feOffset in='FillPaint'/></filter>", "'FillPaint', for which the source stands"),
    ("<path pathLength='9'/>", "pathLength of path isn't drawn"),
    ("<style type='text/less'>a{fill:red}</style>", "a style sheet of the type 'text/less' isn't read"),
    ("<text text-decoration='underline wavy'>A</text>", "the property text-decoration-style isn't drawn"),
    ("<text style='text-decoration:6px underline'>A</text>", "the property text-decoration-thickness isn't drawn"),
    ("<style>text{text-decoration:underline from-font}</style>", "the property text-decoration-thickness isn't drawn"),
    (
      "<text style='text-decoration:underline rgb(255, 0, 0)'>A</text>",
      "the property text-decoration-color isn't drawn"
    ),
    (
      "<text style='--a:dotted;text-decoration:underline var(--a)'>A</text>",
      "the property text-decoration-style isn't drawn"
    ),
    ("<rect><set attributeName='x' to='5'/></rect>", "the element set isn't drawn"),
    ("<rect><animate attributeName='x' fill='freeze'/></rect>", "the element animate isn't drawn"),
    ("<g><animateTransform attributeName='transform'/></g>", "the element animateTransform isn't drawn"),
    ("<g><animateMotion><mpath href='#a'/></animateMotion></g>", "the element animateMotion isn't drawn"),
    ("<style>@keyframes a{to{fill:red}} g{animation:a 1s}</style>", "the property animation isn't drawn"),
    ("<g style='animation-name:a;animation-duration:1s'/>", "the property animation-name isn't drawn"),
    ("<text dx='1 wide'>A</text>", "dx can't be '1 wide'"), ("<rect overflow='clipped'/>", "overflow can't be"),
    ("<rect x='900' width='9' height='9'/>", "all elements are outside of the picture"),
  ])
  func aLossIsSaid(_ content: String, _ what: String) throws {
    let notes = try document("\n" + content).notes
    #expect(notes.count == 1 && notes.allSatisfy { $0.isLoss && $0.place.hasPrefix("line ") }, "\(notes)")
    #expect(notes.first?.place == "line 2" || notes.first?.kind == .empty)
    #expect(notes.first?.what.contains(what) == true, "\(notes)")
  }

  /// Rules inside of others are said with their lines, and those of states aren't. What stands around them counts.
  @Test func nestedRulesAreSaid() throws {
    let sheet = """
      <style><![CDATA[.a{fill:red;
      & tspan,
      & a{
        .b{fill:gold} fil:gold}
      fil: red; .c{fill:gold}
      &:hover{fill:gold} .d{fill:
      gold} stroke: bl; stroke-width: 2 }
      rect{stroke:blue} .e{@media screen{fill:gold}}]]></style><rect class='a' width='20' height='20'/>
      """
    #expect(
      try document(sheet).notes.map { "\($0)" }.sorted() == [
        "line 2: the nested rule '& tspan, & a' isn't read, and has no effect",
        "line 5: the nested rule '.c' isn't read, and has no effect", "line 5: the property fil isn't drawn",
        "line 6: the nested rule '.d' isn't read, and has no effect",
        "line 7: stroke can't be 'bl', and counts as not set",
        "line 8: the nested rule '@media screen' isn't read, and has no effect",
      ])
    let image = try drawn(sheet)
    #expect([image.pixel(10, 10), image.pixel(0, 10)] == ["#ff0000", "#0000ff"])
  }

  /// The shorthand has the notes of what it stands for.
  @Test func aShorthandIsSaidAsItsParts() throws {
    let parts =
      "line:underline overline;text-decoration-color:red;text-decoration-style:wavy;text-decoration-thickness:2px"
    let text = "<text style='text-decoration%'>A</text>"
    let long = try document(text.replacing("%", with: "-" + parts)).notes
    let short = try document(text.replacing("%", with: ":underline red wavy 2px overline")).notes
    #expect(long.count == 3 && short.map { "\($0.kind) \($0)" } == long.map { "\($0.kind) \($0)" }, "\(short)")
  }

  /// What changes no picture is said, and is no loss.
  @Test(arguments: ["<rect style='font-size:3px'/>", "<g stop-color='red'/>", "<image marker-mid='url(#a)'/>"])
  func whatHasNoEffectIsNoLoss(_ content: String) throws {
    let notes = try document(content + "<marker id='a'/>").notes
    #expect(notes.map(\.kind) == [.chosen] && notes[0].what.contains("has no effect on"), "\(notes)")
    #expect(try document("<rect style='font-size:3px' width='2em'/>").notes.isEmpty)
  }

  /// A fault in many elements is one note with the first place; those of style sheets have their own lines.
  @Test func notesAreCounted() throws {
    let text =
      "\n<rect fil='a'/>\n<style>/*\n*/ .a {\n fill: red;\n  fil: red; stroke: bl }\n @import 'a';</style><rect fil='b'/>"
    let notes = try document(text).notes.map { "\($0)" }.sorted()
    #expect(
      notes == [
        "line 2: rect has no attribute fil (2 times)", "line 6: stroke can't be 'bl', and counts as not set",
        "line 6: the property fil isn't drawn", "line 7: '@import' isn't read, and its rules have no effect",
      ])
  }

  /// What has no shapes is counted, for notes about PDF and SVG files.
  @Test func imagesAreCounted() throws {
    let pattern = "<pattern id='p' width='9' height='9' patternUnits='userSpaceOnUse'><path d='M0 0h3v3'/></pattern>"
    let rect = "<rect width='20' height='20' fill='url(#p)' filter='url(#f)'/>"
    let meter = Meter.forPicture
    _ = try Meter.$current.withValue(meter) {
      try document(pattern + "<filter id='f'><feOffset/></filter>" + rect).svg()
    }
    #expect(meter.images == ["a pattern": 1, "a mask, a clip or a filter": 1])
  }

  /// The data of editors, fallbacks, and fonts with the same widths are no loss.
  @Test(arguments: [
    "<metadata><a xmlns='urn:a'><b/></a></metadata><title>A</title><desc>B</desc>",
    "<n:view xmlns:n='http://www.inkscape.org/namespaces/inkscape' n:x='1'/><g data-x='1' aria-label='a' n:x='2' xmlns:n='urn:a'/>",
    "<switch><foreignObject><p>A</p></foreignObject><image/></switch>", "<script>1</script>",
    "<style>a:hover{animation:a 1s} g{animation:none;animation-duration:1s;transition:fill 1s}</style>",
    "<text font-family='inherit'>A<tspan font-family='initial'>B</tspan><tspan style='font:unset'>C</tspan></text>",
    "<text font-family='revert'>A<tspan font-family='var(--a, revert-layer)'>B</tspan></text>",
    "<text font-family='DejaVu Sans, Unheard Of'>A</text>", "<text font-family='Unheard Of, monospace'>A</text>",
    "<text style='text-decoration:underline overline solid auto currentColor'>A</text>",
    "<text text-decoration='line-through  blink'>A</text>",
    "<rect fill='url(#gone) red' style='-inkscape-stroke:none;fill:red'/>", "<style>a:hover{fill:red}</style>",
    "<text xml:lang='en-GB' font-variant='normal' text-transform='none'>A</text>",
    "<text xml:lang='sr' lang='sr'>A</text>",
    "<text font-family='Inter' font-variant='tabular-nums'>A</text>",
    "<rect transform='' stroke=''/>",
    "<defs><linearGradient id='a'/></defs><rect fill='url(#a)' width='auto'/>",
    "<path style='font-size:medium;solid-color:#000;marker:none' onclick='a()' enable-background='new' space='preserve'/>",
    "<svg version='1.1' baseProfile='full'/><text font-family='sans'>A</text>",
    "<rect x='-20' width='21' height='9'/><text x='900'>A</text>", "<g fill='red' font-size='2' marker-end='none'/>",
  ])
  func noLossIsNotSaid(_ content: String) throws {
    let notes = try document(content).notes
    #expect(notes.isEmpty, "\(notes)")
  }
}
