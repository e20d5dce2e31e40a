/// What a pixel and its neighbours are multiplied by.
private struct Convolution {
  var columns: Int
  var rows: Int
  var targetX: Int
  var targetY: Int
  var matrix: [Double]
  var divisor: Double
  var bias: Double
  /// Whether only colours change, which are then not premultiplied.
  var keepsAlpha: Bool
  var edge: Edge

  /// The neighbours of pixels at the edge.
  enum Edge {
    case duplicate, wrap, none

    func place(_ value: Int, _ size: Int) -> Int? {
      if value >= 0, value < size { return value }
      return switch self {
      case .none: nil
      case .wrap: ((value % size) + size) % size
      case .duplicate: min(max(value, 0), size - 1)
      }
    }
  }

  /// The sum of the channels of a pixel and its neighbours, red first, by their weights.
  func sum(of input: FilterImage, x: Int, y: Int) -> SIMD4<Double> {
    var sum = SIMD4<Double>.zero
    for j in 0..<rows {
      guard let py = edge.place(y - targetY + j, input.height) else { continue }
      for i in 0..<columns {
        guard let px = edge.place(x - targetX + i, input.width) else { continue }
        // The matrix is turned by a half turn.
        let weight = matrix[matrix.count - 1 - (j * columns + i)]
        let bits = input.pixels[py * input.width + px]
        if keepsAlpha {
          let straight = StraightBytes(bits)
          sum += SIMD4(Double(straight.red), Double(straight.green), Double(straight.blue), 0) * weight
        } else {
          sum +=
            SIMD4<Double>(SIMD4<UInt32>(bits, bits >> 8, bits >> 16, bits >> 24) & 255) * weight
        }
      }
    }
    return sum
  }

  /// The pixel of a sum where `old` was.
  func pixel(_ sum: SIMD4<Double>, _ old: UInt32) -> UInt32 {
    let alpha = keepsAlpha ? UInt8(truncatingIfNeeded: old >> 24) : ChannelMath.channel(sum.w / divisor / 255 + bias)
    let colors = sum / divisor / 255 + bias * (keepsAlpha ? 1 : Double(alpha) / 255)
    let bytes = [colors.x, colors.y, colors.z].map(ChannelMath.channel)
    if keepsAlpha {
      return PremultipliedPixel(straightRed: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha).bits
    }
    return PremultipliedPixel(
      red: min(bytes[0], alpha), green: min(bytes[1], alpha), blue: min(bytes[2], alpha), alpha: alpha
    ).bits
  }
}

extension FilterGraph {
  func convolution(_ input: FilterImage, _ node: Node) -> FilterImage {
    guard let convolution = convolution(of: node), takeSteps(Double(convolution.matrix.count) * 2, node) else {
      return empty(input.isLinear)
    }
    return input.withPixels { convolution.pixel(convolution.sum(of: input, x: $0, y: $1), input[$0, $1]) }
  }

  /// The matrix of an element, or nil if it is invalid.
  private func convolution(of node: Node) -> Convolution? {
    let order = tree.attribute("order", of: node) == nil ? (x: 3, y: 3) : pair("order", of: node) ?? (0, 0)
    guard order.x > 0, order.y > 0, order.x == order.x.rounded(), order.y == order.y.rounded(), order.x <= 64,
      order.y <= 64, let matrix = tree.attribute("kernelMatrix", of: node).flatMap(ValueScanner.numbers)
    else { return nil }
    let (columns, rows) = (Int(saturating: order.x), Int(saturating: order.y))
    func target(_ name: String, _ size: Int) -> Int? {
      guard let value = number(name, of: node) else { return size / 2 }
      return value >= 0 && value < Double(size) && value == value.rounded() ? Int(saturating: value) : nil
    }
    guard matrix.count == columns * rows, let targetX = target("targetX", columns),
      let targetY = target("targetY", rows)
    else { return nil }
    var divisor = number("divisor", of: node) ?? 0
    if divisor == 0 { divisor = matrix.reduce(0, +) }
    return Convolution(
      columns: columns, rows: rows, targetX: targetX, targetY: targetY, matrix: matrix,
      divisor: divisor == 0 ? 1 : divisor, bias: number("bias", of: node) ?? 0,
      keepsAlpha: tree.attribute("preserveAlpha", of: node) == "true",
      edge: tree.attribute("edgeMode", of: node).map { $0 == "none" ? .none : $0 == "wrap" ? .wrap : .duplicate }
        ?? .duplicate)
  }
}
