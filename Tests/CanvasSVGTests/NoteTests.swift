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
    ("<rect stroke-width='-2'/>", "stroke-width can't be '-2', and counts as not set"),
    ("<rect width='wide'/>", "width can't be 'wide'"),
    ("<rect transform='turn(3)'/>", "transform can't be 'turn(3)'"),
    ("<rect fill='oklch(0.7 0.15 150)'/>", "fill can't be 'oklch(0.7 0.15 150)'"),
    ("<rect style='clip-path:circle(30px)'/>", "clip-path can't be 'circle(30px)'"),
    ("<rect fill='var(--none)'/>", "fill can't be 'var(--none)', whose variable has no value"),
    ("<style>rect:nth-child(2 of .a){fill:red}</style>", "'rect:nth-child(2 of .a)' isn't read"),
    ("<style>@font-face{font-family:A}</style>", "'@font-face' isn't read"),
    ("<foreignObject width='9' height='9'><p>Text</p></foreignObject>", "the element foreignObject isn't drawn"),
    ("<path d='M0 0L9 9X'/>", "drawn up to an error in its data"),
    ("<text font-family='Unheard Of'>A</text>", "Unheard Of is not a known font"),
    ("<text font-variant='loud'>A</text>", "font-variant can't be 'loud'"),
    ("<text xml:lang='sr'>A</text>", "xml:lang 'sr'"), ("<text>\u{E0123}\u{10FFFD}</text>", "no font has U+10FFFD"),
  ])
  func aLossIsSaid(_ content: String, _ what: String) throws {
    let notes = try document("\n" + content).notes
    #expect(notes.count == 1 && notes.allSatisfy { $0.isLoss && $0.place == "line 2" }, "\(notes)")
    #expect(notes.first?.what.contains(what) == true, "\(notes)")
  }

  /// The data of editors, fallbacks, and fonts with the same widths are no loss.
  @Test(arguments: [
    "<metadata><a xmlns='urn:a'><b/></a></metadata><title>A</title><desc>B</desc>",
    "<n:view xmlns:n='http://www.inkscape.org/namespaces/inkscape' n:x='1'/><g data-x='1' aria-label='a' n='2'/>",
    "<switch><foreignObject><p/></foreignObject><text>A</text></switch>", "<animate fill='freeze'/><script>1</script>",
    "<text font-family='DejaVu Sans, Unheard Of'>A</text>", "<text font-family='Unheard Of, monospace'>A</text>",
    "<rect fill='url(#gone) red' style='-inkscape-stroke:none;fill:red'/>", "<style>a:hover{fill:red}</style>",
    "<text xml:lang='en-GB' font-variant='tabular-nums' text-transform='none'>A</text>",
    "<rect transform='' stroke=''/>",
    "<defs><linearGradient id='a'/></defs><rect fill='url(#a)' width='auto'/>",
  ])
  func noLossIsNotSaid(_ content: String) throws {
    let notes = try document(content).notes
    #expect(notes.isEmpty, "\(notes)")
  }
}
