/// Draws opaque pixels as upper half blocks: the upper pixel is the text colour, the lower one the background.
enum HalfBlockPicture {
  static func text(_ pixels: PixelBuffer, hasTrueColor: Bool) -> [UInt8] {
    var result = ""
    for y in stride(from: 0, to: pixels.height, by: 2) {
      var last: [String] = ["", ""]
      for x in 0..<pixels.width {
        let upper = color(pixels[x, y], layer: 38, hasTrueColor)
        // Below the last row of an odd height is the terminal's own background.
        let lower = y + 1 < pixels.height ? color(pixels[x, y + 1], layer: 48, hasTrueColor) : "49"
        // Only changes of colour are written, so a row of one colour is short.
        let changed = [upper, lower].enumerated().filter { $0.element != last[$0.offset] }.map(\.element)
        if !changed.isEmpty { result += "\u{1B}[\(changed.joined(separator: ";"))m" }
        result += "▀"
        last = [upper, lower]
      }
      result += "\u{1B}[0m\n"
    }
    return Array(result.utf8)
  }

  private static func color(_ pixel: PremultipliedPixel, layer: Int, _ hasTrueColor: Bool) -> String {
    hasTrueColor
      ? "\(layer);2;\(pixel.red);\(pixel.green);\(pixel.blue)" : "\(layer);5;\(number(ofNearest: pixel))"
  }

  /// Returns the nearest of xterm's 256 colours: from 16, a cube with 6 levels per channel; from 232, greys.
  private static func number(ofNearest pixel: PremultipliedPixel) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    let channels = [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    let cube = channels.map { channel in
      levels.indices.min { abs(levels[$0] - channel) < abs(levels[$1] - channel) } ?? 0
    }
    let grey = max(0, min(23, (channels.reduce(0, +) / 3 - 3) / 10))
    func distance(_ other: [Int]) -> Int { zip(channels, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
    return distance(Array(repeating: 8 + 10 * grey, count: 3)) < distance(cube.map { levels[$0] })
      ? 232 + grey : 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }
}
