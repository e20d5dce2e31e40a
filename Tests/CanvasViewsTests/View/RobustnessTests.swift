import Canvas
import CanvasViews
import Testing

/// Nothing traps, however large, small, deep or wrong a view is.
@Suite struct RobustnessTests {
  static let odd: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e308, -1e308, 1e-300]

  @Test(arguments: odd, odd)
  func oddSizes(a: Double, b: Double) throws {
    let view = VStack(spacing: a) {
      HStack(spacing: b) {
        Text("text").padding(a).frame(minWidth: b, idealWidth: a, maxWidth: b, maxHeight: a)
        Spacer(minLength: b)
        Divider()
        Color.red.frame(width: a, height: b).offset(x: b, y: a)
        Circle().aspectRatio(a, contentMode: .fill).layoutPriority(b)
      }
      ZStack { Rectangle().position(x: a, y: b).scaleEffect(x: a, y: b).rotationEffect(.radians(a)) }
      Grid(horizontalSpacing: a, verticalSpacing: b) {
        GridRow {
          Capsule(); Color.blue.padding(-b)
        }
      }
      Text("text").font(.system(size: a)).kerning(b).lineSpacing(a).minimumScaleFactor(b)
      Ellipse().strokeBorder(.red, lineWidth: a).opacity(b).shadow(radius: a, x: b).cornerRadius(a)
    }
    _ = view.layout()
    _ = view.layout(in: Size(width: a, height: b))
    _ = view.idealSize
    _ = try Image(size: Size(width: 20, height: 20)) { context in try view.draw(in: context.bounds, on: context) }
    try Image(size: Size(width: 20, height: 20)) { context in
      try view.draw(in: Rect(x: 0, y: 0, width: a, height: b), on: context)
    }.expectSize(20, 20)
  }

  @Test func deepViewsAreCut() throws {
    var view = AnyView(Color.red)
    for _ in 0..<10_000 { view = AnyView(view.padding(0)) }
    let placed = view.layout(in: Size(width: 10, height: 10))
    #expect(placed.notes.map(\.description) == ["views nested deeper than 256 levels are left out"])
    #expect(placed.leaves.isEmpty)
    #expect(try view.png(size: Size(width: 10, height: 10)).isEmpty == false)
  }

  private struct Endless: View {
    let level: Int
    var body: some View {
      HStack {
        Color.red; AnyView(Endless(level: level + 1))
      }
    }
  }

  @Test func endlessViewsEnd() {
    let placed = Endless(level: 0).layout(in: Size(width: 1000, height: 10))
    #expect(placed.leaves.count > 50)
    #expect(placed.notes.count == 1)
  }

  @Test func lengthsThatCountAsNoneAreNoted() {
    let text = Text("A").padding(.infinity).frame(width: -5, height: 20).frame(minHeight: .nan, maxHeight: .infinity)
    let notes = text.layout().notes
    #expect(notes.allSatisfy { $0.kind == .invalid })
    #expect(
      notes.map(\.description) == [
        "padding: a length of inf points counts as none", "frame: a length of -5.0 points counts as none",
        "frame: a length of nan points counts as none",
      ])
    #expect(Text("A").padding(-4).frame(maxWidth: .infinity).layout().notes.isEmpty)
  }

  // A container asks each of its views several times: without memory, each level would multiply the work.
  @Test func nestedStacksAreAskedOnce() {
    var view = AnyView(Text("x"))
    for _ in 0..<40 {
      view = AnyView(
        HStack {
          Color.red;
          VStack {
            view; Color.blue
          }
        })
    }
    #expect(view.layout(in: Size(width: 5000, height: 5000)).leaves.count == 81)
  }

  // A debug build takes ten times as long.
  #if DEBUG
    private let many = 100_000
  #else
    private let many = 1_000_000
  #endif

  @Test func manyElements() {
    let column = VStack(spacing: 0) { ForEach(0..<many) { _ in Color.red } }
    let placed = column.layout(in: Size(width: 10, height: Double(many)))
    #expect(placed.children.count == many)
    #expect(placed.children.last?.frame == Rect(x: 0, y: Double(many - 1), width: 10, height: 1))
  }

  @Test func aLongText() throws {
    let words = String(repeating: "word ", count: many / 5)
    let placed = HStack {
      Text(words).lineLimit(3); Color.red
    }.layout(in: Size(width: 500, height: 100))
    #expect(placed.all("Text")[0].frame.height == 3 * (try Font.default(size: 17)).lineHeight)
    #expect(Text(String(repeating: "x\n", count: many / 10)).layout().frame.height > Double(many))
  }

  @Test func manyPieces() {
    var text = Text("a")
    for i in 0..<500 { text = text + (i % 2 == 0 ? Text("b").bold() : Text("c").underline()) }
    #expect(text.layout().frame.width > 500)
  }
}

extension Image {
  fileprivate func expectSize(_ width: Int, _ height: Int) {
    #expect(pixelWidth == width && pixelHeight == height)
  }
}
