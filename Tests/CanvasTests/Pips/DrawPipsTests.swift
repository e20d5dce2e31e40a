import Canvas
import Testing

@Suite struct DrawPipsTests {
  private let area = Rect(x: 4, y: 2, width: 40, height: 60)
  private let pipSize = Size(width: 6, height: 8)

  private func picture(_ draw: (DrawingContext) throws -> Void) throws -> Image {
    let context = try DrawingContext(size: Size(width: 48, height: 64))
    try draw(context)
    return context.makeImage()
  }

  /// A triangle that points up and fills the rectangle.
  private func triangle(in rect: Rect, pointsDown: Bool = false) -> Path {
    var path = Path()
    let (tip, base) = pointsDown ? (rect.maxY, rect.minY) : (rect.minY, rect.maxY)
    let (second, third) = pointsDown ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
    path.addLines(between: [Point(x: rect.midX, y: tip), Point(x: second, y: base), Point(x: third, y: base)])
    path.close()
    return path
  }

  @Test(arguments: 0...10)
  func pipsOfTheLowerHalfAreUpsideDown(rank: Int) throws {
    let layout = PipLayout(rank: rank)
    let drawn = try picture {
      $0.draw(pips: layout, in: area, pipSize: pipSize) { $0.fill(triangle(in: $1.frame), with: .color(.red)) }
    }
    let expected = try picture {
      for frame in layout.frames(in: area, pipSize: pipSize) {
        $0.fill(triangle(in: frame, pointsDown: frame.midY > area.midY), with: .color(.red))
      }
    }
    #expect(drawn == expected)
  }

  @Test func pipsCanAllBeUpright() throws {
    let layout = PipLayout(rank: 8)
    let drawn = try picture {
      $0.draw(pips: layout, in: area, pipSize: pipSize, turnsLowerHalf: false) { $0.fill(triangle(in: $1.frame)) }
    }
    let expected = try picture {
      for frame in layout.frames(in: area, pipSize: pipSize) { $0.fill(triangle(in: frame)) }
    }
    #expect(drawn == expected)
  }

  @Test func aRowInTheMiddleIsUpright() {
    let pips = PipLayout(rows: [1, 2, 1]).pips(in: area)
    #expect(pips.map(\.isTurned) == [false, false, false, true])
    #expect(PipLayout(rows: [1, 0, -3, 1]).pips(in: area).map(\.isTurned) == [false, true])
    #expect(PipLayout(rows: [1]).pips(in: area).map(\.isTurned) == [false])
  }

  @Test func withoutASizeAPipFillsItsCell() {
    let frames = PipLayout(rows: [1, 2]).pips(in: area).map(\.frame)
    #expect(
      frames == [
        Rect(x: 4, y: 2, width: 40, height: 30), Rect(x: 4, y: 32, width: 20, height: 30),
        Rect(x: 24, y: 32, width: 20, height: 30),
      ])
  }

  @Test func theStateOfAPipEndsWithIt() throws {
    let drawn = try picture { context in
      context.fillPaint = .color(.blue)
      context.draw(pips: PipLayout(rank: 2), in: area, pipSize: pipSize) { context, pip in
        context.fill(pip.frame)
        context.fillPaint = .color(.green)
        context.translateBy(x: 9, y: 9)
      }
    }
    let expected = try picture { context in
      for frame in PipLayout(rank: 2).frames(in: area, pipSize: pipSize) { context.fill(frame, with: .color(.blue)) }
    }
    #expect(drawn == expected)
  }

  @Test func anErrorEndsTheDrawing() throws {
    struct Stop: Error {}
    let context = try DrawingContext(size: Size(width: 48, height: 64))
    let transform = context.transform
    var count = 0
    #expect(throws: Stop.self) {
      try context.draw(pips: PipLayout(rank: 4), in: area) { (context, _) throws(Stop) in
        count += 1
        context.translateBy(x: 5, y: 5)
        if count == 3 { throw Stop() }
      }
    }
    #expect(count == 3)
    #expect(context.transform == transform)
  }

  @Test(arguments: [
    Rect.null, .zero, Rect(x: 0, y: 0, width: .infinity, height: 9), Rect(x: .nan, y: 0, width: 9, height: 9),
  ])
  func anAreaThatIsNotThereDrawsNothing(area: Rect) throws {
    let context = try DrawingContext(size: Size(width: 9, height: 9))
    context.draw(pips: PipLayout(rank: 5), in: area) { _, _ in Issue.record("no pip can be drawn") }
  }
}
