import Canvas
import TestSupport
import Testing

struct CoverageTextTests {
  @Test func rowsAreLinesAndPixelsDigits() throws {
    var pixels = try PixelBuffer(width: 3, height: 2)
    pixels[0, 0] = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 128)
    pixels[2, 1] = PremultipliedPixel(red: 9, green: 9, blue: 9, alpha: 255)
    #expect(
      coverageText(of: Image(pixels: pixels)) == """
        8..
        ..F
        """)
  }

  @Test func onlyNoAlphaIsADotAndOnlyFullAlphaAnF() throws {
    var pixels = try PixelBuffer(width: 256, height: 1)
    for alpha in 0..<256 {
      pixels[alpha, 0] = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: UInt8(truncatingIfNeeded: alpha))
    }
    let expected = (0..<256).map { alpha in
      let digit = (Double(alpha) * 15 / 255).rounded()
      return alpha == 0
        ? "." : alpha == 255 ? "F" : String(Int(saturating: min(max(digit, 1), 14)), radix: 16).uppercased()
    }
    #expect(coverageText(of: Image(pixels: pixels)) == expected.joined())
  }
}
