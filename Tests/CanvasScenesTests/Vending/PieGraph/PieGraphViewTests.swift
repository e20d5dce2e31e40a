import Canvas
import CanvasScenes
import Testing

/// A finger on the pie graph, by the document's arithmetic.
@Suite struct PieGraphViewTests {
  /// As on the admin's screen: 400×400 about (296, 356).
  private static let view = PieGraphView(
    frame: Rect(x: 96, y: 156, width: 400, height: 400), in: Rect(x: 0, y: 0, width: 1112, height: 834))

  // Worked out by hand. The finger comes down at (396, 356), which is (300, 200) of the view, 100 from its middle; the
  // radius is 400 / 2 − 6 = 194.
  //
  // 1. It moves to (406, 356), (310, 200) of the view: 110 from the middle, so outwards, and 10 from (300, 200). The side
  //    grows by 10 / 194 · 20 = 1.0309 to 401.0309, the radius is 200.5155 − 6 = 194.5155. The corner goes to
  //    96 − 0.5155 = 95.4845, 155.4845.
  // 2. It moves to (416, 356): that is (320.5155, 200.5155) of the view, 20.5219 from (300, 200); 20.5219 / 194.5155 · 20
  //    = 2.1101, so the radius grows by 1.0551 to 195.5705. And so on.
  // 4. The finger is nearer to the middle than where it came down: the same, but smaller.
  // 8. 774.955 / 261.9688 · 20 = 59.1639 would bring the left edge to −1.55: it stops at 0, with 296 from the middle, and
  //    a radius of 290.
  private static let table: [(x: Double, y: Double, radius: Double)] = [
    (406, 356, 194.5155), (416, 356, 195.5705), (396, 386, 197.1868), (366, 356, 195.8174), (346, 356, 193.3551),
    (1100, 356, 229.7314), (1100, 356, 261.9688), (1100, 356, 290), (250, 356, 286.2676), (250, 356, 282.5377),
  ]

  @Test func theRadiusAfterEachOfTenTouchesIsThatOfTheDocument() throws {
    var view = Self.view
    try view.make(.down(Point(x: 396, y: 356)))
    #expect(view.radius == 194 && view.state == .began)
    for (number, touch) in Self.table.enumerated() {
      try view.make(.move(Point(x: touch.x, y: touch.y)))
      #expect(abs(view.radius - touch.radius) < 0.0001, "touch \(number + 1): \(view.radius)")
      #expect(view.state == .moved && view.isTouched)
      // About its centre, a square, inside of the parent.
      #expect(abs(view.frame.midX - 296) < 1e-9 && abs(view.frame.midY - 356) < 1e-9)
      #expect(abs(view.frame.width - 2 * view.radius - 12) < 1e-9 && view.frame.width == view.frame.height)
      #expect(view.frame.minX >= 0)
    }
    try view.make(.up)
    #expect(abs(view.radius - 282.5377) < 0.0001 && view.state == .ended && !view.isTouched && view.colorChanges == 1)
    // A shake brings the first frame back, but not the first colours.
    try view.make(.shake)
    #expect(view.frame == Self.view.frame && view.state == .initial && view.radius == 194 && !view.isTouched)
    #expect(view.colorChanges == 1)
  }

  // The document's listing, with whole steps: the first six events of the table above crossed no limit, and neither
  // did the seventh. At the eighth the right edge is at 296 + 267.9688 = 563.9688 and the bottom edge at 623.9688, both
  // inside of 1112 × 834, so the side grows by the whole 59.1639, half of it 29.5820, beyond the left edge. The ninth
  // event goes further outwards: 623.9688 + 29.5820 = 653.55 is still inside of 834.
  @Test func aWholeStepIsMadeAlsoWhereItCrossesTheParent() throws {
    var view = PieGraphView(frame: Self.view.frame, in: Self.view.parent, steps: .whole)
    try view.make(.down(Point(x: 396, y: 356)))
    for touch in Self.table.prefix(7) {
      try view.make(.move(Point(x: touch.x, y: touch.y)))
      #expect(abs(view.radius - touch.radius) < 0.0001)
    }
    try view.make(.move(Point(x: 1100, y: 356)))
    #expect(abs(view.radius - 291.5507) < 0.001 && view.frame.minX < 0)
    // It grows until an edge has crossed the right or the lower limit, and then no more.
    for _ in 0..<40 { try view.make(.move(Point(x: 1100, y: 356))) }
    #expect(view.frame.maxY > 834 && view.frame.maxX < 1112)
    let frame = view.frame
    try view.make(.move(Point(x: 1100, y: 356)))
    #expect(view.frame == frame)
  }

  @Test func aWholeStepIsMadeAlsoBelowThirty() throws {
    var view = PieGraphView(frame: Self.view.frame, in: Self.view.parent, steps: .whole)
    try view.make(.down(Point(x: 486, y: 356)))
    // As in the table of limited steps, but for the sixth: at 39.4626, 366 − … goes to below 30, and then none follows.
    for _ in 0..<5 { try view.make(.move(Point(x: 120, y: 356))) }
    #expect(abs(view.radius - 39.4626) < 0.0001)
    try view.make(.move(Point(x: 120, y: 356)))
    let radius = view.radius
    #expect(radius < 30 && view.frame.width >= 0)
    try view.make(.move(Point(x: 120, y: 356)))
    #expect(view.radius == radius)
  }

  @Test func theRadiusIsNeverBelowThirty() throws {
    var view = Self.view
    try view.make(.down(Point(x: 486, y: 356)))
    // 366 / 194 · 20 = 37.732 less, half of it of the radius; the sixth would go to −20.
    let radii = [175.134, 153.1321, 126.4287, 91.721, 39.4626, 30, 30, 30]
    for radius in radii {
      try view.make(.move(Point(x: 120, y: 356)))
      #expect(abs(view.radius - radius) < 0.0001)
    }
  }

  @Test func anEventThatChangesNoDistanceChangesNothingButTheState() throws {
    var view = Self.view
    try view.make(.down(Point(x: 396, y: 356)))
    try view.make(.move(Point(x: 396, y: 356)))
    #expect(view.frame == Self.view.frame && view.state == .moved)
    // As far from the middle on its other side.
    try view.make(.move(Point(x: 196, y: 356)))
    #expect(view.frame == Self.view.frame)
  }

  @Test func lengthsAreInProportionToTheView() throws {
    var small = PieGraphView(
      frame: Rect(x: 0, y: 0, width: 100, height: 100), in: Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(small.radius == 48.5)
    try small.make(.down(Point(x: 95, y: 50)))
    for _ in 0..<40 { try small.make(.move(Point(x: 40, y: 50))) }
    #expect(abs(small.radius - 7.5) < 1e-9)
  }

  @Test func whatCantBeDoneIsAnErrorAndChangesNothing() throws {
    var view = Self.view
    func fails(_ move: PieGraphView.Move, _ expected: PieGraphViewError) {
      let before = view
      #expect(throws: expected) { try view.make(move) }
      #expect(view == before)
    }
    fails(.up, .notDown)
    fails(.move(.zero), .notDown)
    fails(.down(Point(x: 95, y: 300)), .beside(Point(x: 95, y: 300), view.frame))
    fails(.down(Point(x: 100_001, y: 0)), .place(Point(x: 100_001, y: 0)))
    try view.make(.down(Point(x: 300, y: 300)))
    fails(.down(Point(x: 300, y: 300)), .alreadyDown)
    fails(.move(Point(x: 0, y: -100_001)), .place(Point(x: 0, y: -100_001)))
    #expect(throws: PieGraphViewError.self) { try view.make(.move(Point(x: .nan, y: 0))) }
    try view.make(.shake)
    fails(.up, .notDown)
    #expect(
      PieGraphViewError.beside(Point(x: 95.5, y: 300), view.frame).description
        == "95.5, 300 is outside the graph; use a point from 96, 156 to 496, 556")
  }

  @Test func movesAreReadFromTheirLines() throws {
    #expect(try PieGraphView.move(named: "down 396 35.5") == .down(Point(x: 396, y: 35.5)))
    #expect(try PieGraphView.move(named: "move -4 1e2") == .move(Point(x: -4, y: 100)))
    #expect(try PieGraphView.move(named: "up") == .up)
    #expect(try PieGraphView.move(named: "shake") == .shake)
    for text in ["", "down", "down 1", "down 1 x", "move 1 2 3", "up 1", "shake it", "down nan 1", "insert 100"] {
      #expect(throws: MoveTextError.self) { try PieGraphView.move(named: text) }
    }
  }

  @Test func oddFramesNeitherTrapNorDraw() throws {
    let graph = PieGraph(VendingMachine.example.pieData, options: PieGraphOptions(font: try Font.default(size: 16)))
    let empty = try DrawingContext(size: Size(width: 9, height: 9))
    for frame in [
      Rect.null, .zero, Rect(x: 0, y: 0, width: .nan, height: 4), Rect(x: 0, y: 0, width: .infinity, height: 9),
      Rect(x: 0, y: 0, width: 0, height: 9),
    ] {
      var view = PieGraphView(frame: frame, in: Rect(x: 0, y: 0, width: 9, height: 9))
      for move in [PieGraphView.Move.down(Point(x: 1, y: 1)), .move(Point(x: 5, y: 1)), .move(.zero), .up] {
        try? view.make(move)
        PieGraphDrawing(graph, in: view).draw(on: empty)
      }
    }
    #expect(empty.makeImage() == (try DrawingContext(size: Size(width: 9, height: 9)).makeImage()))
  }
}
