import Canvas
import CanvasGoldens
import TestSupport
import Testing

/// Antialiasing that is allowed by pixelmatch's method, on edges drawn by hand: greys of opaque pixels.
struct AntialiasingTests {
  /// An edge between black and white at a column, with a grey pixel between.
  private func edge(_ level: UInt8, flat: UInt8 = 0) throws -> Image {
    try Image(grays: (0..<9).map { _ in [flat, flat, flat, flat, level, 255, 255, 255, 255] })
  }

  private func report(_ actual: Image, _ expected: Image, allowing: Bool = true) throws -> ComparisonReport {
    var comparison = ImageComparison(allowsAntialiasing: allowing)
    comparison.antialiasingMethod = .pixelmatch
    return try comparison.compare(actual: actual, expected: expected)
  }

  /// A slope down the side of a shape, one pixel wide.
  private func diagonal(_ level: UInt8) throws -> Image {
    try Image(
      grays: (0..<12).map { y in (0..<12).map { x in x + y < 11 ? 0 : x + y == 11 ? level : 255 } })
  }

  @Test func aPixelOfASlopeIsAllowedAndCountedApart() throws {
    let report = try report(diagonal(100), diagonal(140))
    #expect(report.passes && !report.isEqual)
    #expect(report.differentPixelCount == 0)
    #expect(report.antialiasedPixelCount == 12)
    #expect(report.description.contains("; 12 more as antialiasing; "))
  }

  @Test func itIsNotAllowedUnlessAskedFor() throws {
    let report = try report(diagonal(100), diagonal(140), allowing: false)
    #expect(!report.passes)
    #expect(report.differentPixelCount == 12 && report.antialiasedPixelCount == 0)
  }

  @Test func aFlatAreaIsNoAntialiasing() throws {
    let report = try report(edge(128, flat: 0), edge(128, flat: 60))
    #expect(!report.passes)
    #expect(report.antialiasedPixelCount == 0)
  }

  @Test func aDotIsNoAntialiasing() throws {
    let white = try solid(9, 9, PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255))
    let dotted = white.replacing(x: 4, y: 4, with: PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(try !report(dotted, white).passes)
  }

  @Test func edgesWithoutABackgroundAreFoundInAnyColour() throws {
    for colour in [0, 128, 255] as [UInt8] {
      func shape(_ alpha: UInt8) throws -> Image {
        var pixels = try PixelBuffer(width: 12, height: 12)
        for y in 0..<12 {
          for x in 0..<12 where x + y <= 11 {
            pixels[x, y] = PremultipliedPixel(
              straightRed: colour, green: colour, blue: colour, alpha: x + y == 11 ? alpha : 255)
          }
        }
        return Image(pixels: pixels)
      }
      let report = try report(shape(100), shape(140))
      #expect(report.passes && report.antialiasedPixelCount == 12)
    }
  }
}
