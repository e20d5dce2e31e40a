import Canvas
import Testing

@Suite struct PremultipliedPixelTests {
  @Test func channelsLieInMemoryAsRedGreenBlueAlpha() {
    let pixel = PremultipliedPixel(red: 1, green: 2, blue: 3, alpha: 4)
    #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [1, 2, 3, 4])
    #expect(pixel.bits == 0x0403_0201)
    #expect(PremultipliedPixel.clear.bits == 0)
  }

  @Test func everyColourTimesEveryAlphaIsRoundedToNearestAndNeverAboveAlpha() {
    var wrong: [(Int, Int)] = []
    for alpha in 0...255 {
      for value in 0...255 {
        let pixel = PremultipliedPixel(
          straightRed: UInt8(value), green: 255, blue: 0, alpha: UInt8(alpha))
        let isRight =
          Int(pixel.red) == Int((Double(value) * Double(alpha) / 255).rounded()) && pixel.red <= pixel.alpha
          && Int(pixel.green) == alpha && pixel.blue == 0 && Int(pixel.alpha) == alpha
        if !isRight { wrong.append((value, alpha)) }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func everyChannelTimesEveryFactorIsTheProductInAllFourPlaces() {
    var wrong: [(Int, Int)] = []
    for factor in 0...255 {
      for value in 0...255 {
        let product = UInt8((Double(value) * Double(factor) / 255).rounded())
        // A neighbour of 255 would show a carry from one channel into the next.
        let other = UInt8(factor)
        let odd = PremultipliedPixel(red: UInt8(value), green: 255, blue: UInt8(value), alpha: 255)
        let even = PremultipliedPixel(red: 255, green: UInt8(value), blue: 255, alpha: UInt8(value))
        let isRight =
          odd.scaled(by: UInt8(factor))
          == PremultipliedPixel(red: product, green: other, blue: product, alpha: other)
          && even.scaled(by: UInt8(factor))
            == PremultipliedPixel(red: other, green: product, blue: other, alpha: product)
        if !isRight { wrong.append((value, factor)) }
      }
    }
    #expect(wrong.isEmpty)
  }

  // S + D · (1 − Sa): for every alpha and value below, the highest and the lowest source.
  @Test func everyOverIsWithinHalfALevelOfTheFormulaAndNeverOverflows() {
    var wrong: [(Int, Int)] = []
    for alpha in 0...255 {
      for value in 0...255 {
        let source = PremultipliedPixel(red: UInt8(alpha), green: 0, blue: UInt8(alpha / 2), alpha: UInt8(alpha))
        let below = PremultipliedPixel(red: UInt8(value), green: UInt8(value), blue: UInt8(value), alpha: 255)
        let result = source.over(below)
        let rest = Double(value) * (1 - Double(alpha) / 255)
        let isRight =
          abs(Double(result.red) - (Double(alpha) + rest)) <= 0.5000001
          && abs(Double(result.green) - rest) <= 0.5000001
          && abs(Double(result.blue) - (Double(alpha / 2) + rest)) <= 0.5000001
          && result.alpha == 255
        if !isRight { wrong.append((alpha, value)) }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func aClearSourceChangesNothingAndAnOpaqueOneAll() {
    let below = PremultipliedPixel(red: 10, green: 20, blue: 30, alpha: 40)
    let opaque = PremultipliedPixel(red: 1, green: 2, blue: 3, alpha: 255)
    #expect(PremultipliedPixel.clear.over(below) == below)
    #expect(opaque.over(below) == opaque)
    #expect(opaque.over(.clear) == opaque)
  }
}
