import Canvas
import CanvasGoldens
import CanvasMath
import Foundation
import Testing

struct PerceptualDistanceTests {
  private func opaque(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> StraightPixel {
    StraightPixel(red: red, green: green, blue: blue, alpha: 255)
  }

  @Test func blackAndWhiteAreTheUnitApart() {
    let (black, white) = (opaque(0, 0, 0), opaque(255, 255, 255))
    #expect(abs(PerceptualDistance.okLab.between(black, white) - 1) < 1e-6)
    #expect(abs(PerceptualDistance.ciede2000.between(black, white) - 100) < 1e-3)
  }

  @Test func okLabHasTheCoordinatesOfItsPaper() {
    // Red is (0.62796, 0.22486, 0.12585) there, green (0.86644, -0.23389, 0.17950).
    let lightness = OKLabDistance.lightness(ofOKLab: 0.86644) - OKLabDistance.lightness(ofOKLab: 0.62796)
    let (a, b) = (-0.23389 - 0.22486, 0.17950 - 0.12585)
    let distance = lightness + (a * a + b * b).squareRoot()
    #expect(abs(PerceptualDistance.okLab.between(opaque(255, 0, 0), opaque(0, 255, 0)) - distance) < 2e-5)
  }

  @Test func theToeOfLightnessIsTheInverseOfItsPaper() {
    // L = Lr (Lr + k1) / (k3 (Lr + k2)), as "Okhsv and Okhsl" gives the way back.
    let (k1, k2, k3) = (0.206, 0.03, 1.206 / 1.03)
    var last = -1.0
    for step in 0...1000 {
      let lightness = Double(step) / 1000
      let toe = OKLabDistance.lightness(ofOKLab: lightness)
      #expect(abs(toe * (toe + k1) / (k3 * (toe + k2)) - lightness) < 1e-12)
      #expect(toe > last && toe <= lightness + 1e-12)
      last = toe
    }
    #expect(OKLabDistance.lightness(ofOKLab: 0) == 0 && abs(OKLabDistance.lightness(ofOKLab: 1) - 1) < 1e-15)
  }

  @Test func greysOfOneLevelAreLessThanTheDocumentedDistanceApart() {
    let black = PerceptualDistance.okLab.between(opaque(0, 0, 0), opaque(1, 1, 1))
    #expect(black > 0.01 && black < 0.02)
    // Also between the darkest.
    for level in 0..<255 {
      let (a, b) = (UInt8(level), UInt8(level + 1))
      #expect(PerceptualDistance.okLab.between(opaque(a, a, a), opaque(b, b, b)) < 0.02)
    }
    #expect(PerceptualDistance.okLab.between(opaque(247, 244, 240), opaque(235, 216, 193)) > 0.1)
  }

  @Test func theThresholdIsThatOfPixelmatch() throws {
    // The colours of its own tests of July 2026, at its default of 0.1.
    func differs(_ a: StraightPixel, _ b: StraightPixel) throws -> Bool {
      let (a, b) = try (solid(1, 1, premultiplied(a)), solid(1, 1, premultiplied(b)))
      return try !ImageComparison(tolerance: .pixelmatch(0.1)).compare(actual: a, expected: b).passes
    }
    #expect(try !differs(opaque(0, 0, 0), opaque(13, 13, 13)) && differs(opaque(0, 0, 0), opaque(23, 23, 23)))
    #expect(try differs(opaque(41, 56, 157), opaque(41, 56, 0)) && differs(opaque(39, 44, 92), opaque(39, 44, 14)))
    #expect(try !differs(opaque(0, 254, 252), opaque(94, 254, 252)))
    #expect(try !differs(opaque(0, 254, 252), opaque(47, 254, 252)))
    // The same over white, and another thing over its checkerboard.
    #expect(try differs(StraightPixel(red: 0, green: 0, blue: 0, alpha: 128), opaque(127, 127, 127)))
  }

  private func premultiplied(_ pixel: StraightPixel) -> PremultipliedPixel {
    PremultipliedPixel(straightRed: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
  }

  @Test(arguments: PerceptualDistance.allCases)
  func everyChangeOfOneLevelIsADistance(distance: PerceptualDistance) {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let channels = (0..<4).map { _ in UInt8(generator.next(below: 256)) }
      let a = StraightPixel(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
      let b = StraightPixel(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3] ^ 1)
      #expect(distance.between(a, a) == 0)
      #expect(distance.between(a, b) > 0, "\(a) \(b)")
      #expect(distance.between(a, b) == distance.between(b, a))
    }
  }

  @Test func aToleranceIsALimitOfTheDistance() throws {
    let expected = try solid(8, 8)
    let off = PremultipliedPixel(red: 104, green: 100, blue: 100, alpha: 255)
    let actual = expected.replacing(x: 3, y: 3, with: off)
    for (distance, tolerance) in [
      (PerceptualDistance.okLab, { ImageComparison.Tolerance.okLab($0) }), (.ciede2000, { .ciede2000($0) }),
    ] as [(PerceptualDistance, (Double) -> ImageComparison.Tolerance)] {
      let exact = distance.between(opaque(104, 100, 100), opaque(100, 100, 100))
      let passes = try ImageComparison(tolerance: tolerance(exact)).compare(actual: actual, expected: expected)
      #expect(passes.passes && !passes.isEqual && passes.changedPixelCount == 1)
      #expect(passes.largestDistance == exact)
      let fails = try ImageComparison(tolerance: tolerance(exact.nextDown)).compare(actual: actual, expected: expected)
      #expect(!fails.passes && fails.differentPixelCount == 1)
    }
  }

  // MARK: Exponential and logarithm

  @Test func exponentialAndLogarithmAreThoseOfTheCLibraryToTheirPrecision() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<5_000 {
      let x = Double(generator.next(below: 1_400_000)) / 1_000 - 700
      #expect(abs(ExpLog.exp(x) / Foundation.exp(x) - 1) < 2e-14)
      let y = Foundation.exp(x)
      #expect(abs(ExpLog.log(y) - Foundation.log(y)) <= 4e-16 * max(1, abs(x)))
    }
    #expect(ExpLog.exp(0) == 1 && ExpLog.log(1) == 0)
    #expect(ExpLog.exp(-.infinity) == 0 && ExpLog.exp(.infinity) == .infinity && ExpLog.exp(.nan).isNaN)
    #expect(ExpLog.log(0) == -.infinity && ExpLog.log(.infinity) == .infinity && ExpLog.log(-1).isNaN)
    #expect(ExpLog.power(0, 0.7) == 0 && ExpLog.power(0, 0) == 1 && abs(ExpLog.power(2, 10) - 1024) < 1e-11)
  }
}
