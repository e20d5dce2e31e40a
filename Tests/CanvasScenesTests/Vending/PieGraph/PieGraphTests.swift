import Canvas
import CanvasCharts
import CanvasMath
import CanvasScenes
import Testing

struct PieGraphTests {
  private let size = Size(width: 400, height: 400)
  private let grey = Color(red8: 235, green8: 235, blue8: 235)

  private func chart(
    _ segments: [PieSegment], _ change: (inout PieGraphOptions) -> Void = { _ in }
  ) throws -> PieGraph {
    var options = PieGraphOptions(font: try .default(size: PieGraphOptions.defaultFontSize))
    options.labels = .none
    change(&options)
    return PieGraph(PieData(segments: segments), options: options)
  }

  private func segments(_ values: Double...) -> [PieSegment] {
    values.enumerated().map { PieSegment(name: "Item \($0.offset)", value: $0.element) }
  }

  /// A pixel's colour in whole bytes, as `Color(red8:…)` makes them.
  private func color(_ image: Image, _ x: Int, _ y: Int) -> Color? {
    image.color(atPixelX: x, y: y).map { color in
      func byte(_ value: Double) -> UInt8 { UInt8(min(max(value * 255 + 0.5, 0), 255)) }
      return Color(
        red8: byte(color.red), green8: byte(color.green), blue8: byte(color.blue), alpha8: byte(color.alpha))
    }
  }

  @Test func sectorsAreFilledClockwiseFromTheRight() throws {
    let image = try chart(segments(1, 1, 2)).image(size: size)
    #expect(color(image, 300, 300) == PieGraphPalette.color(at: 0))
    #expect(color(image, 100, 300) == PieGraphPalette.color(at: 1))
    #expect(color(image, 200, 100) == PieGraphPalette.color(at: 2))
    #expect(color(image, 2, 2) == grey)
    // The outline, 3 wide about a radius of 194, and the radii.
    #expect(color(image, 6, 200) == .black)
    #expect(color(image, 3, 200) == grey)
    #expect(color(image, 250, 200) == .black)
    #expect(color(image, 200, 300) == .black)
    #expect(color(image, 50, 200) == .black)
    #expect(color(image, 200, 50) == PieGraphPalette.color(at: 2))
  }

  @Test func aSegmentOfEverythingHasARadiusToo() throws {
    let image = try chart(segments(0, 7, 0)).image(size: size)
    for x in 8..<199 { #expect(color(image, x, 200) == PieGraphPalette.color(at: 1)) }
    #expect(color(image, 300, 200) == .black)
    #expect(color(image, 393, 200) == .black)
  }

  @Test func referenceOrderIsTheAppsOwnDrawing() throws {
    let font = try Font.default(size: 16)
    let values = [3.0, 2, 2, 1]
    let names = ["Cola", "Sparkling water", "Tea", "A wide name"]
    let chart = try chart(zip(names, values).map { PieSegment(name: $0, value: $1) }) {
      $0.labels = .name
    }
    let context = try DrawingContext(size: size)
    context.setFillColor(grey)
    context.fill(Rect(origin: .zero, size: size))
    context.setLineWidth(3)
    var start = 0.0
    for (i, name) in names.enumerated() {
      let end = start + values[i] / 8 * 2 * Double.pi
      context.addArc(
        center: Point(x: 200, y: 200), radius: 194, startAngle: start, endAngle: end, direction: .clockwise)
      context.addLine(to: Point(x: 200, y: 200))
      context.setFillColor(PieGraphPalette.color(at: i))
      context.drawPath(using: .fillStroke)
      let (sine, cosine) = Trigonometry.sineAndCosine(start + (end - start) / 2)
      let text = StyledText(name, font: font)
      context.draw(
        text,
        at: Point(x: 200 + cosine * 194 * 2 / 3 - text.size().width / 2, y: 200 + sine * 194 * 2 / 3))
      start = end
    }
    #expect(try chart.image(size: size) == context.makeImage())
  }

  @Test(arguments: [
    (PieGraphOptions.Labels.name, "Item 1"), (.value, "2.5"), (.percent, "25%"),
  ])
  func labelsSayWhatIsAskedFor(labels: PieGraphOptions.Labels, expected: String) throws {
    // The label of the second sector, in reference order, is drawn where a text of the expected string is.
    let shown = try chart(segments(7.5, 2.5)) {
      $0.labels = labels
    }
    let spelled = try chart([PieSegment(name: "", value: 7.5), PieSegment(name: expected, value: 2.5)]) {
      $0.labels = .name
    }
    let (a, b) = (try shown.image(size: size), try spelled.image(size: size))
    for y in 0..<190 {
      for x in 210..<400 where color(a, x, y) != color(b, x, y) {
        Issue.record("\(expected): pixel \(x), \(y)")
        return
      }
    }
  }

  @Test func aTotalOfZeroIsAGreyRingAndAWarning() throws {
    for segments in [[], segments(0, 0), segments(-1, .nan)] {
      let drawing = try chart(segments).drawing(in: Rect(origin: .zero, size: size))
      #expect(drawing.notes.map(\.what) == ["the total is 0; a grey ring is drawn instead"])
      let image = try Image(size: size) { drawing.draw(on: $0) }
      #expect(color(image, 200, 200) == grey)
      #expect(color(image, 350, 200) == Color(red8: 204, green8: 204, blue8: 204))
      #expect(color(image, 2, 200) == grey)
    }
  }

  @Test func whileAFingerIsDownADiscIsBlack() throws {
    let began = try chart(segments(1, 2)) {
      $0.state = .began
      $0.radius = 100
    }.image(size: size)
    #expect(color(began, 200, 200) == .black)
    #expect(color(began, 8, 200) == .black)
    #expect(color(began, 3, 200) == grey)
    #expect(color(began, 3, 3) == .clear)

    let moved = try chart(segments(1, 2)) {
      $0.state = .moved
      $0.radius = 100
    }.image(size: size)
    #expect(color(moved, 102, 200) == .black)
    #expect(color(moved, 98, 200) == grey)
    // The view is a disc of radius 103: the app sets its side to 2 · 100 + 6.
    #expect(color(moved, 95, 200) == .clear)
    #expect(color(moved, 110, 110) == .clear)
  }

  @Test func whenItEndsColoursAreDrawnFromTheSeedButForThoseOfTheData() throws {
    let segments = [
      PieSegment(name: "A", value: 1), PieSegment(name: "B", value: 1, color: .red), PieSegment(name: "C", value: 2),
    ]
    func ended(_ seed: UInt64) throws -> Image {
      try chart(segments) {
        $0.state = .ended
        $0.seed = seed
        $0.radius = 150
      }.image(size: size)
    }
    let first = try ended(1)
    let second = try ended(2)
    #expect(try ended(1) == first)
    #expect(color(first, 280, 280) != color(second, 280, 280))
    #expect(color(first, 280, 280) != PieGraphPalette.color(at: 0))
    #expect(color(first, 280, 280) != color(first, 200, 100))
    #expect(color(first, 120, 280) == .red)
    #expect(color(first, 51, 200) == .black)
    // The outline is 3 wide, and the view's edge is at 200 − 153.
    #expect(color(first, 47, 200)?.alpha ?? 0 > 0.9 && color(first, 45, 200) == .clear)
  }

  @Test func coloursCanBeRandomFromTheStartAndTheDatasAreKept() throws {
    let segments = [
      PieSegment(name: "A", value: 1), PieSegment(name: "B", value: 1, color: .red), PieSegment(name: "C", value: 2),
    ]
    func graph(_ change: (inout PieGraphOptions) -> Void) throws -> PieGraph {
      try chart(segments) {
        $0.hasRandomColors = true
        change(&$0)
      }
    }
    let first = try graph { $0.seed = 1 }.image(size: size)
    #expect(color(first, 280, 280) != PieGraphPalette.color(at: 0))
    #expect(color(first, 120, 280) == .red)
    #expect(try graph { $0.seed = 2 }.image(size: size) != first)
    // A lifted finger draws new ones, the next seed's.
    let ended = try graph { ($0.seed, $0.state) = (1, .ended) }.image(size: size)
    let next = try graph { $0.seed = 2 }.image(size: size)
    #expect(color(ended, 280, 280) == color(next, 280, 280))
    #expect(color(ended, 280, 280) != color(first, 280, 280))
  }

  @Test func aShakeKeepsTheColoursThatALiftedFingerDrew() throws {
    let bounds = Rect(origin: .zero, size: size)
    for isRandom in [false, true] {
      let graph = try chart(segments(1, 1, 2)) { $0.hasRandomColors = isRandom }
      var view = PieGraphView(frame: bounds, in: bounds)
      let start = try Image(size: size) { PieGraphDrawing(graph, in: view).draw(on: $0) }
      // Without a lifted finger, a shake leaves the first colours.
      try view.make(.down(Point(x: 350, y: 200)))
      try view.make(.shake)
      #expect(try Image(size: size) { PieGraphDrawing(graph, in: view).draw(on: $0) } == start)
      try view.make(.down(Point(x: 350, y: 200)))
      try view.make(.up)
      let ended = try Image(size: size) { PieGraphDrawing(graph, in: view).draw(on: $0) }
      try view.make(.shake)
      let shaken = try Image(size: size) { PieGraphDrawing(graph, in: view).draw(on: $0) }
      #expect(shaken != start)
      #expect(color(shaken, 300, 300) == color(ended, 300, 300))
      #expect(color(shaken, 300, 300) != color(start, 300, 300))
      // The square view again.
      #expect(color(shaken, 2, 2) == grey && color(ended, 2, 2) == .clear)
    }
  }

  @Test func marksAreTheBoxesOfSectorsAndLabels() throws {
    let data = [
      PieSegment(name: "A", value: 1), PieSegment(name: "none", value: 0), PieSegment(name: "", value: 1),
      PieSegment(name: "Half", value: 2),
    ]
    let drawing = try chart(data) { $0.labels = .name }.drawing(in: Rect(origin: .zero, size: size))
    let marks = drawing.marks
    #expect(marks.map(\.name) == ["A", "", "Half"])
    #expect(marks.map(\.value) == [1, 1, 2] && marks.map(\.fraction) == [0.25, 0.25, 0.5])
    // The quarter below on the right, and the half above.
    for (box, expected) in [
      (marks[0].box, Rect(x: 200, y: 200, width: 194, height: 194)),
      (marks[2].box, Rect(x: 6, y: 6, width: 388, height: 194)),
    ] {
      #expect(abs(box.minX - expected.minX) < 0.01 && abs(box.maxX - expected.maxX) < 0.01)
      #expect(abs(box.minY - expected.minY) < 0.01 && abs(box.maxY - expected.maxY) < 0.01)
    }
    #expect(marks[1].label == nil)
    // At 2/3 of the radius straight up, with its top there.
    let label = try #require(marks[2].label)
    #expect(abs(label.midX - 200) < 0.001 && abs(label.minY - (200 - 194 * 2.0 / 3)) < 0.001)
    // A touch resizes them; a black disc and a total of 0 have none.
    let touched = try chart(data) { ($0.labels, $0.state, $0.radius) = (.name, .ended, 100) }
    let smaller = touched.drawing(in: Rect(origin: .zero, size: size)).marks
    #expect(abs(smaller[0].box.width - 100) < 0.01)
    for state in [PieGraphOptions.State.began, .moved] {
      #expect(try chart(data) { $0.state = state }.drawing(in: Rect(origin: .zero, size: size)).marks.isEmpty)
    }
    #expect(try chart(segments(0)).drawing(in: Rect(origin: .zero, size: size)).marks.isEmpty)
    #expect(try chart(data).drawing(in: .zero).marks.isEmpty)
  }

  @Test func theInitialStateIsASquareAndMayBeADisc() throws {
    let square = try chart(segments(1, 2)) { $0.radius = 100 }.image(size: size)
    #expect(color(square, 95, 95) == grey)
    #expect(color(square, 93, 200) == .clear)
    let disc = try chart(segments(1, 2)) { $0.isDisc = true }.image(size: size)
    #expect(color(disc, 3, 3) == .clear)
    #expect(color(disc, 3, 200) == grey)
    let wide = try chart(segments(1, 2)) { $0.isDisc = true }.image(size: Size(width: 600, height: 400))
    #expect(color(wide, 90, 200) == .clear)
    #expect(color(wide, 103, 200) == grey)
  }

  @Test func theBackgroundMayBeAnyColourOrNone() throws {
    #expect(color(try chart(segments(1)) { $0.background = nil }.image(size: size), 2, 2) == .clear)
    #expect(color(try chart(segments(1)) { $0.background = .blue }.image(size: size), 2, 2) == .blue)
  }

  @Test func aPieIsDrawnIntoAnyRectangle() throws {
    let chart = try chart(segments(9, 4, 3, 1)) { $0.labels = .name }
    let context = try DrawingContext(size: Size(width: 500, height: 500))
    chart.draw(in: Rect(x: 450, y: 470, width: -400, height: -400), on: context)
    let moved = try Image(size: Size(width: 500, height: 500)) { context in
      context.translateBy(x: 50, y: 70)
      chart.draw(in: Rect(origin: .zero, size: size), on: context)
    }
    #expect(context.makeImage() == moved)
  }

  @Test(arguments: [
    Rect.null, .zero, Rect(x: 0, y: 0, width: 10, height: 0), Rect(x: 0, y: 0, width: .nan, height: 5),
    Rect(x: 0, y: 0, width: .infinity, height: 5), Rect(x: .nan, y: 0, width: 5, height: 5),
  ])
  func aRectangleWithoutAreaGetsNothing(rect: Rect) throws {
    let context = try DrawingContext(size: Size(width: 20, height: 20))
    for state in PieGraphOptions.State.allCases {
      for values in [segments(1, 2), segments()] {
        try chart(values) {
          $0.state = state
          $0.labels = .name
        }.draw(in: rect, on: context)
      }
    }
    #expect(context.makeImage() == (try DrawingContext(size: Size(width: 20, height: 20))).makeImage())
  }

  @Test func hugeAndTinyRectanglesDoNoHarm() throws {
    let chart = try chart(segments(5, 3, 0.01)) { $0.labels = .name }
    let context = try DrawingContext(size: Size(width: 20, height: 20))
    for side in [1e-300, 1e-9, 0.5, 1e9, 1e300] {
      chart.draw(in: Rect(x: -side / 2, y: 0, width: side, height: side), on: context)
    }
    #expect(context.makeImage().pixelWidth == 20)
  }

  @Test func drawingLeavesTheContextAsItWas() throws {
    let context = try DrawingContext(size: size)
    context.setFillColor(.green)
    context.move(to: Point(x: 1, y: 1))
    try chart(segments(1, 2, 3)) { $0.isDisc = true }.draw(in: context.bounds, on: context)
    #expect(context.path?.currentPoint == Point(x: 1, y: 1))
    context.fill(Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(color(context.makeImage(), 2, 2) == .green)
  }

  @Test func charactersThatTheFontLacksAreWarnedOf() throws {
    let alone = try Font(path: SystemFonts.regular, size: PieGraphOptions.defaultFontSize)
    let drawing = try chart([PieSegment(name: "콜라", value: 1), PieSegment(name: "라면 ☕", value: 1)]) {
      $0.labels = .name
      $0.font = alone
    }.drawing(in: Rect(origin: .zero, size: size))
    #expect(
      drawing.notes.map(\.what) == [
        "DejaVu Sans lacks U+CF5C, U+B77C, U+BA74: drawn as a box; the Debian package fonts-nanum may help"
      ])
  }
}
