package import Canvas

extension Image {
  /// The alpha of the pixel at a column and a row, 0…255.
  package func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[x, y].alpha) }

  /// The alpha of all pixels, row by row.
  package var alphas: [Int] {
    pixels.withPixels { unsafe $0.map { Int($0 >> 24) } }
  }

  /// The red, green, blue and alpha of a pixel as stored in the buffer, premultiplied.
  package func channels(_ x: Int, _ y: Int) -> [Int] {
    let pixel = pixels[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }

  /// Whether nothing was drawn.
  package var isClear: Bool { alphas.allSatisfy { $0 == 0 } }
}

/// The largest difference between two lists of the same length, or nil if the lengths differ.
package func largestDifference<Bytes: Collection>(_ a: Bytes, _ b: Bytes) -> Int? where Bytes.Element: BinaryInteger {
  guard a.count == b.count else { return nil }
  return zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0
}
