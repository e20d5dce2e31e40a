import Canvas
import CanvasCards
import Testing

@Suite struct SuitShapeTests {
  private let box = Rect(x: 100, y: 200, width: 400, height: 300)

  @Test(arguments: Suit.allCases)
  func fillsItsRectangleInOneDirectionAndStandsInItsMiddle(suit: Suit) {
    let bounds = suit.path(in: box).boundingBoxOfPath
    #expect(abs(bounds.height - 300) < 1e-9)
    #expect(bounds.width > 200 && bounds.width < 300)
    #expect(abs(bounds.midX - box.midX) < 1e-9)
    #expect(abs(bounds.midY - box.midY) < 1e-9)
  }

  @Test(arguments: Suit.allCases)
  func isOneClosedSubpath(suit: Suit) {
    let elements = suit.path(in: box).elements
    let moves = elements.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 1)
    #expect(elements.last == .close)
  }

  @Test(arguments: Suit.allCases)
  func isTheSameInAMirror(suit: Suit) {
    let path = suit.path(in: box)
    for row in 0..<100 {
      for column in 0..<100 {
        let point = Point(x: 250 + Double(column) + 0.37, y: 200.29 + 3 * Double(row))
        let mirrored = Point(x: 600 - point.x, y: point.y)
        #expect(path.contains(point) == path.contains(mirrored))
      }
    }
  }

  @Test func theInsideIsWhereOneLooksForIt() {
    // Fractions of the height below the top, on the axis.
    func onAxis(_ suit: Suit, _ fraction: Double) -> Bool {
      suit.path(in: box).contains(Point(x: 300, y: 200 + 300 * fraction))
    }
    #expect(onAxis(.spades, 0.02) && onAxis(.spades, 0.98))
    #expect(!onAxis(.hearts, 0.1) && onAxis(.hearts, 0.3) && onAxis(.hearts, 0.98))
    #expect(onAxis(.clubs, 0.02) && onAxis(.clubs, 0.5) && onAxis(.clubs, 0.98))
    #expect(onAxis(.diamonds, 0.02) && onAxis(.diamonds, 0.98))
  }

  @Test(arguments: [Rect.null, .init(x: 0, y: 0, width: 0, height: 5), .init(x: 0, y: .nan, width: 5, height: 5)])
  func aRectangleThatIsNotThereGivesNoShape(rect: Rect) {
    #expect(Suit.spades.path(in: rect).isEmpty)
  }
}
