import Canvas
import Foundation
import Testing

/// Our own powers and roots beside the C library's.
@Suite struct SRGBTransferTests {
  private let values = (0...10_000).map { Double($0) / 10_000 }

  @Test func lightIsTheFormulaOfTheStandard() {
    for value in values {
      let expected = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      #expect(abs(SRGBTransfer.light(ofEncoded: value) - expected) < 1e-14, "\(value)")
    }
  }

  @Test func encodedIsTheFormulaOfTheStandard() {
    for value in values {
      let expected = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
      #expect(abs(SRGBTransfer.encoded(ofLight: value) - expected) < 1e-14, "\(value)")
    }
  }

  @Test func everyByteComesBack() {
    for byte in 0...255 {
      let value = Double(byte) / 255
      #expect(abs(SRGBTransfer.encoded(ofLight: SRGBTransfer.light(ofEncoded: value)) - value) < 1e-7)
    }
  }

  @Test func rootsAreRootsDownToDarkness() {
    for value in values + [1e-4, 1e-6, 1e-8, 1e-10] {
      #expect(abs(Root.cube(value) - cbrt(value)) <= 4e-16)
      #expect(abs(Root.fifth(value) - pow(value, 0.2)) <= 4e-16)
    }
  }

  @Test(arguments: [-1, -Double.infinity, .nan, -0.0]) func belowZeroIsDark(value: Double) {
    #expect(SRGBTransfer.light(ofEncoded: value) == 0 && SRGBTransfer.encoded(ofLight: value) == 0)
  }

  @Test(arguments: [1, 1.5, 1e300, Double.infinity]) func aboveOneIsFullLight(value: Double) {
    #expect(SRGBTransfer.light(ofEncoded: value) == 1 && SRGBTransfer.encoded(ofLight: value) == 1)
  }

  @Test func okLabKnowsWhiteAndRed() {
    let white = OKLab.coordinates(ofLight: SIMD3(1, 1, 1))
    #expect(abs(white.x - 1) < 1e-6 && abs(white.y) < 1e-6 && abs(white.z) < 1e-6)
    // CSS Color 4: oklab(0.62796 0.22486 0.12585).
    let red = OKLab.coordinates(ofLight: SIMD3(1, 0, 0))
    #expect(abs(red.x - 0.62796) < 1e-5 && abs(red.y - 0.22486) < 1e-5 && abs(red.z - 0.12585) < 1e-5)
  }

  @Test func okLabComesBack() {
    var random = SeededGenerator(seed: 301)
    for _ in 0..<1_000 {
      func light() -> Double { Double(random.next(below: 1_001)) / 1_000 }
      let before = SIMD3(light(), light(), light())
      let after = OKLab.light(of: OKLab.coordinates(ofLight: before))
      for i in 0..<3 { #expect(abs(after[i] - before[i]) < 1e-6) }
    }
  }
}
