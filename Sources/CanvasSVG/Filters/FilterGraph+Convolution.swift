import Canvas

extension FilterGraph {
  func convolution(_ input: FilterImage, _ node: Node) -> FilterImage {
    let order = tree.attribute("order", of: node) == nil ? (x: 3, y: 3) : pair("order", of: node) ?? (0, 0)
    let nothing = empty(input.isLinear)
    guard order.x > 0, order.y > 0, order.x == order.x.rounded(), order.y == order.y.rounded(), order.x <= 64,
      order.y <= 64, let matrix = tree.attribute("kernelMatrix", of: node).flatMap(ValueScanner.numbers)
    else { return nothing }
    let (columns, rows) = (Int(saturating: order.x), Int(saturating: order.y))
    guard matrix.count == columns * rows else { return nothing }
    func target(_ name: String, _ size: Int) -> Int? {
      guard let value = number(name, of: node) else { return size / 2 }
      return value >= 0 && value < Double(size) && value == value.rounded() ? Int(saturating: value) : nil
    }
    guard let targetX = target("targetX", columns), let targetY = target("targetY", rows) else { return nothing }
    var divisor = number("divisor", of: node) ?? 0
    if divisor == 0 { divisor = matrix.reduce(0, +) }
    if divisor == 0 { divisor = 1 }
    let bias = number("bias", of: node) ?? 0
    let keepsAlpha = tree.attribute("preserveAlpha", of: node) == "true"
    let (width, height) = (input.width, input.height)
    guard painter.budget.takePixels(Double(width * height) * Double(matrix.count) / 8) else { return nothing }

    let edge = tree.attribute("edgeMode", of: node)
    func place(_ value: Int, _ size: Int) -> Int? {
      if value >= 0, value < size { return value }
      switch edge {
      case "none": return nil
      case "wrap": return ((value % size) + size) % size
      default: return min(max(value, 0), size - 1)
      }
    }
    var result = input
    for y in 0..<height {
      for x in 0..<width {
        var sum = SIMD4<Double>.zero
        for j in 0..<rows {
          guard let py = place(y - targetY + j, height) else { continue }
          for i in 0..<columns {
            guard let px = place(x - targetX + i, width) else { continue }
            // The matrix is turned by a half turn.
            let weight = matrix[matrix.count - 1 - (j * columns + i)]
            let bits = input.pixels[py * width + px]
            if keepsAlpha {
              let straight = StraightBytes(bits)
              sum += SIMD4(Double(straight.red), Double(straight.green), Double(straight.blue), 0) * weight
            } else {
              sum +=
                SIMD4(Double(bits & 255), Double(bits >> 8 & 255), Double(bits >> 16 & 255), Double(bits >> 24))
                * weight
            }
          }
        }
        let index = y * width + x
        let alpha =
          keepsAlpha
          ? UInt8(truncatingIfNeeded: input.pixels[index] >> 24)
          : ChannelMath.channel(sum.w / divisor / 255 + bias)
        let colors = sum / divisor / 255 + bias * (keepsAlpha ? 1 : Double(alpha) / 255)
        let bytes = [colors.x, colors.y, colors.z].map(ChannelMath.channel)
        if keepsAlpha {
          result.pixels[index] =
            PremultipliedPixel(straightRed: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha).bits
        } else {
          result.pixels[index] =
            PremultipliedPixel(
              red: min(bytes[0], alpha), green: min(bytes[1], alpha), blue: min(bytes[2], alpha), alpha: alpha
            ).bits
        }
      }
    }
    return result
  }
}
