import Canvas
import Testing

@Suite struct VectorTests {
  let right = Vector(dx: 1, dy: 0)
  let down = Vector(dx: 0, dy: 1)

  @Test func aQuarterTurnClockwiseTurnsRightIntoDown() {
    #expect(right.quarterTurnedClockwise == down)
    #expect(down.quarterTurnedClockwise == -right)
  }

  @Test func crossIsPositiveClockwise() {
    #expect(right.cross(down) == 1)
    #expect(down.cross(right) == -1)
    #expect(right.dot(down) == 0)
  }

  @Test func lengthAndDirection() {
    let v = Vector(dx: 3, dy: -4)
    #expect(v.length == 5)
    #expect(v.normalized == Vector(dx: 0.6, dy: -0.8))
    #expect(v * 2 - v == v)
    #expect(v + -v == .zero)
  }

  @Test(arguments: [Vector.zero, Vector(dx: .nan, dy: 0), Vector(dx: .infinity, dy: 0)])
  func whatHasNoDirectionIsNotNormalized(v: Vector) {
    #expect(v.normalized == nil)
  }
}
