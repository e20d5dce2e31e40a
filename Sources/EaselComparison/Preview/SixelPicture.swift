/// Draws opaque pixels as DEC sixels (VT330/VT340 Programmer Reference, chapter 14): bands of six rows, with one pass
/// per colour.
enum SixelPicture {
  static func text(_ pixels: PixelBuffer) -> [UInt8] {
    let palette = SixelPalette(pixels)
    // The pixel size is the terminal's. The picture's size lets the terminal make room before it draws.
    var result = Array("\u{1B}P0;1q\"1;1;\(pixels.width);\(pixels.height)".utf8)
    for (number, color) in palette.colors.enumerated() {
      let percent = [color.red, color.green, color.blue].map { "\((Int($0) * 100 + 127) / 255)" }
      result += Array("#\(number);2;\(percent.joined(separator: ";"))".utf8)
    }
    for top in stride(from: 0, to: pixels.height, by: 6) {
      appendBand(top, pixels, palette, to: &result)
    }
    return result + Array("\u{1B}\\\n".utf8)
  }

  private static func appendBand(
    _ top: Int, _ pixels: PixelBuffer, _ palette: SixelPalette, to result: inout [UInt8]
  ) {
    var bits: [Int: [UInt8]] = [:]
    for y in top..<min(top + 6, pixels.height) {
      for x in 0..<pixels.width {
        let color = palette.number(of: pixels[x, y])
        bits[color, default: [UInt8](repeating: 0, count: pixels.width)][x] |= 1 << UInt8(y - top)
      }
    }
    for (color, columns) in bits.sorted(by: { $0.key < $1.key }) {
      result += Array("#\(color)".utf8)
      var x = 0
      while x < columns.count {
        let end = columns[x...].firstIndex { $0 != columns[x] } ?? columns.count
        let letter = 63 + columns[x]
        if end - x > 3 {
          result += Array("!\(end - x)".utf8) + [letter]
        } else {
          result += [UInt8](repeating: letter, count: end - x)
        }
        x = end
      }
      // Back to the band's left edge.
      result.append(UInt8(ascii: "$"))
    }
    result.append(UInt8(ascii: "-"))
  }
}

/// Up to 256 colours for a picture: the most frequent ones at five bits per channel.
private struct SixelPalette {
  private(set) var colors: [PremultipliedPixel] = []
  /// The number of a colour, by the five upper bits of each channel.
  private var numbers: [Int: Int] = [:]

  init(_ pixels: PixelBuffer) {
    var counts: [Int: Int] = [:]
    for y in 0..<pixels.height {
      for x in 0..<pixels.width { counts[Self.key(pixels[x, y]), default: 0] += 1 }
    }
    let keys = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    colors = keys.prefix(256).map { key in
      func byte(_ five: Int) -> UInt8 { UInt8(truncatingIfNeeded: five << 3 | five >> 2) }
      return PremultipliedPixel(red: byte(key >> 10), green: byte(key >> 5 & 31), blue: byte(key & 31), alpha: 255)
    }
    for (place, key) in keys.enumerated() {
      numbers[key] =
        place < colors.count
        ? place : colors.indices.min { distance(key, Int($0)) < distance(key, Int($1)) } ?? 0
    }
  }

  func number(of pixel: PremultipliedPixel) -> Int { numbers[Self.key(pixel)] ?? 0 }

  private static func key(_ pixel: PremultipliedPixel) -> Int {
    Int(pixel.red >> 3) << 10 | Int(pixel.green >> 3) << 5 | Int(pixel.blue >> 3)
  }

  private func distance(_ key: Int, _ number: Int) -> Int {
    let other = Self.key(colors[number])
    return [10, 5, 0].reduce(0) { sum, shift in
      let d = (key >> shift & 31) - (other >> shift & 31)
      return sum + d * d
    }
  }
}
