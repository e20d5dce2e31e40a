import Canvas
import CanvasCLibrary
import CanvasMath
import TestSupport
import Testing

@Suite struct TrigonometryTests {
  // MARK: Sine and cosine

  @Test func equalsTheCLibraryOnTwoTurns() {
    var worst = 0.0
    for i in -20_000...20_000 {
      let angle = Double(i) * (4 * Double.pi / 20_000)
      let (s, c) = Trigonometry.sineAndCosine(angle)
      worst = max(worst, abs(s - sin(angle)), abs(c - cos(angle)))
    }
    // Half a place of the result, one of the polynomial's sum, and the snap at quarter turns.
    #expect(worst < 8 * 4e-16)
  }

  @Test func equalsTheCLibraryFarFromTheOrigin() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let angle = random.number(in: -1000...1000)
      let (s, c) = Trigonometry.sineAndCosine(angle)
      // The angle itself is known to 1e-13 here.
      #expect(max(abs(s - sin(angle)), abs(c - cos(angle))) < 1e-12, "\(angle)")
    }
  }

  @Test(arguments: -64...64) func quarterTurnsAreExact(k: Int) {
    let expected: [(Double, Double)] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    for angle in [Double.pi / 2 * Double(k), Double(k) * Double.pi / 2] {
      let (s, c) = Trigonometry.sineAndCosine(angle)
      #expect((s, c) == expected[k & 3])
    }
  }

  @Test func sineIsOddAndCosineEvenToTheBit() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<5_000 {
      let angle = random.number(in: 0...30)
      let (s, c) = Trigonometry.sineAndCosine(angle)
      #expect(Trigonometry.sineAndCosine(-angle) == (-s, c), "\(angle)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func noAngleHasNoSine(angle: Double) {
    let (s, c) = Trigonometry.sineAndCosine(angle)
    #expect(s.isNaN && c.isNaN)
  }

  @Test(arguments: [2e8, 1e9, -3e10]) func aFarAngleIsWhereItsTurnsEnd(turns: Double) {
    for angle in [0, 0.3, -1.2, 2.5] {
      let far = Trigonometry.sineAndCosine(turns * 2 * .pi + angle)
      let near = Trigonometry.sineAndCosine(angle)
      // The far angle itself is rounded.
      #expect(abs(far.sine - near.sine) < (turns * 8).ulp.magnitude && abs(far.cosine - near.cosine) < (turns * 8).ulp)
    }
  }

  @Test(arguments: [1_073_741_824, -1e300, Double.greatestFiniteMagnitude])
  func everyAngleIsOnTheCircle(angle: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    #expect(abs(sine * sine + cosine * cosine - 1) < 1e-15)
  }

  // MARK: The angle of a vector

  @Test func angleOfAVectorEqualsTheCLibrarys() {
    var random = SeededGenerator(seed: 5)
    for i in 0..<20_000 {
      let length = i % 2 == 0 ? 1 : random.number(in: 1e-3...1e3)
      let angle = random.number(in: -Double.pi...Double.pi)
      let v = Vector(dx: cos(angle) * length, dy: sin(angle) * length)
      #expect(abs(Trigonometry.angle(of: v) - atan2(v.dy, v.dx)) < 4 * 4e-16, "\(v)")
    }
  }

  @Test func axesAndDiagonalsAreExact() {
    #expect(Trigonometry.angle(of: Vector(dx: 3, dy: 0)) == 0)
    #expect(Trigonometry.angle(of: Vector(dx: 0, dy: 3)) == Double.pi / 2)
    #expect(Trigonometry.angle(of: Vector(dx: -3, dy: 0)) == Double.pi)
    #expect(Trigonometry.angle(of: Vector(dx: 0, dy: -3)) == -Double.pi / 2)
    #expect(Trigonometry.angle(of: Vector(dx: 2, dy: 2)).isClose(to: Double.pi / 4, within: 2e-16))
    #expect(Trigonometry.angle(of: Vector(dx: -2, dy: -2)).isClose(to: -3 * Double.pi / 4, within: 5e-16))
  }

  @Test func tinyAndHugeVectorsHaveAngles() {
    #expect(Trigonometry.angle(of: Vector(dx: 0x1p-1030, dy: 0x1p-1030)).isClose(to: Double.pi / 4, within: 1e-12))
    #expect(Trigonometry.angle(of: Vector(dx: 1e308, dy: 1e308)).isClose(to: Double.pi / 4, within: 2e-16))
  }

  @Test(arguments: [
    Vector.zero, Vector(dx: .nan, dy: 1), Vector(dx: 1, dy: .nan), Vector(dx: .infinity, dy: 1),
    Vector(dx: 1, dy: -.infinity),
  ])
  func aVectorWithoutDirectionHasAngleZero(v: Vector) {
    #expect(Trigonometry.angle(of: v) == 0)
  }
}
