public import Canvas

/// The alpha channel of a picture as text, with one hexadecimal digit per pixel and one line per row. A test can
/// state the expected pixels by hand, and a diff is readable.
///
/// `.` is only alpha 0, `F` is only alpha 255. Other values are alpha · 15 / 255, rounded to nearest within 1…E.
///
///     #expect(coverageText(of: lowerLeftTriangle) == """
///       8...
///       F8..
///       FF8.
///       FFF8
///       """)
public func coverageText(of image: Image) -> String {
  coverageText(of: image.pixels)
}

/// The alpha channel of a buffer as text, as for a picture.
package func coverageText(of pixels: PixelBuffer) -> String {
  coverageText(of: pixels.withPixels { unsafe $0.map { PremultipliedPixel(bits: $0).alpha } }, width: pixels.width)
}

/// Coverage row by row as text, as for a picture.
package func coverageText(of coverage: [UInt8], width: Int) -> String {
  stride(from: 0, to: coverage.count, by: width).map { start in
    coverage[start..<start + width].map(coverageDigit).joined()
  }.joined(separator: "\n")
}

private func coverageDigit(_ alpha: UInt8) -> String {
  switch alpha {
  case 0: "."
  case 255: "F"
  // 255 / 15 = 17; adding half of that rounds.
  default: String(min(max((Int(alpha) + 8) / 17, 1), 14), radix: 16, uppercase: true)
  }
}
