/// The primitives that most filters consist of.
extension FilterGraph {
  func blur(_ input: FilterImage, _ node: Node) -> FilterImage {
    guard let deviation = pair("stdDeviation", of: node), deviation.x >= 0, deviation.y >= 0 else { return input }
    return input.blurred(x: frame.pixels(x: deviation.x), y: frame.pixels(y: deviation.y))
  }

  func offset(_ input: FilterImage, _ node: Node) -> FilterImage {
    input.moved(
      dx: frame.pixels(x: number("dx", of: node) ?? 0), dy: frame.pixels(y: number("dy", of: node) ?? 0))
  }

  func flood(_ node: Node, _ own: ElementStyle) -> FilterImage {
    var image = empty(false)
    let bits = color(.floodColor, .floodOpacity, of: node, own, else: .black).premultiplied.bits
    for i in image.pixels.indices { image.pixels[i] = bits }
    return image
  }

  func dropShadow(_ input: FilterImage, _ node: Node, _ own: ElementStyle) -> FilterImage {
    let deviation = pair("stdDeviation", of: node) ?? (2, 2)
    let isValid = deviation.x >= 0 && deviation.y >= 0
    return input.withShadow(
      dx: frame.pixels(x: number("dx", of: node) ?? 2), dy: frame.pixels(y: number("dy", of: node) ?? 2),
      deviationX: isValid ? frame.pixels(x: deviation.x) : 0, deviationY: isValid ? frame.pixels(y: deviation.y) : 0,
      color: color(.floodColor, .floodOpacity, of: node, own, else: .black))
  }

  func composite(_ input: FilterImage, _ below: FilterImage, _ node: Node) -> FilterImage {
    let name = tree.attribute("operator", of: node) ?? "over"
    if name == "arithmetic" {
      let k = ["k1", "k2", "k3", "k4"].map { number($0, of: node) ?? 0 }
      return input.combined(with: below) { k[0] * $0 * $1 + k[1] * $0 + k[2] * $1 + k[3] }
    }
    let modes: [String: BlendMode] = [
      "in": .sourceIn, "out": .sourceOut, "atop": .sourceAtop, "xor": .xor, "lighter": .plusLighter,
    ]
    return input.drawn(over: below, modes[name] ?? .normal)
  }

  func colorMatrix(_ node: Node) -> ColorMatrix {
    let values = tree.attribute("values", of: node).flatMap(ValueScanner.numbers)
    let identity = ColorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])
    switch tree.attribute("type", of: node) {
    case "saturate":
      guard let values else { return .saturate(1) }
      return values.count == 1 && values[0] >= 0 ? .saturate(values[0]) : identity
    case "hueRotate": return values.map { $0.count == 1 ? .hueRotate(degrees: $0[0]) : identity } ?? identity
    case "luminanceToAlpha": return .luminanceToAlpha
    default: return values.map { $0.count == 20 ? ColorMatrix($0) : identity } ?? identity
    }
  }

  func transfer(_ input: FilterImage, _ node: Node) -> FilterImage {
    func table(_ tag: SVGTag) -> [UInt8] {
      var found: Node?
      for child in tree.children(of: node) where tree[child].tag == tag { found = child }
      guard let child = found else { return TransferFunction.identity.bytes }
      func value(_ name: String, _ standard: Double) -> Double { number(name, of: child) ?? standard }
      let values = tree.attribute("tableValues", of: child).flatMap(ValueScanner.numbers) ?? []
      let function: TransferFunction =
        switch tree.attribute("type", of: child) {
        case "table": .table(values)
        case "discrete": .discrete(values)
        case "linear": .linear(slope: value("slope", 1), intercept: value("intercept", 0))
        case "gamma":
          .gamma(amplitude: value("amplitude", 1), exponent: value("exponent", 1), offset: value("offset", 0))
        default: .identity
        }
      return function.bytes
    }
    return input.transferred(
      red: table(.feFuncR), green: table(.feFuncG), blue: table(.feFuncB), alpha: table(.feFuncA))
  }
}

extension FilterImage {
  /// The image moved by whole pixels.
  func moved(dx: Double, dy: Double) -> FilterImage {
    let (dx, dy) = (Int(saturating: dx), Int(saturating: dy))
    if dx == 0, dy == 0 { return self }
    return withPixels { self[$0 - dx, $1 - dy] }
  }

  /// The image over its blurred shape in a colour.
  func withShadow(
    dx: Double, dy: Double, deviationX: Double, deviationY: Double, color: Color
  ) -> FilterImage {
    var flood = FilterImage(width: 1, height: 1)
    flood.pixels[0] = color.premultiplied.bits
    let bits = flood.inSpace(linear: isLinear).pixels[0]
    var shadow = moved(dx: dx, dy: dy).blurred(x: deviationX, y: deviationY)
    for i in shadow.pixels.indices {
      let alpha = UInt8(truncatingIfNeeded: shadow.pixels[i] >> 24)
      shadow.pixels[i] = PremultipliedPixel(bits: bits).scaled(by: alpha).bits
    }
    return drawn(over: shadow, .normal)
  }

  /// The image composed with one below it.
  func drawn(over below: FilterImage, _ mode: BlendMode) -> FilterImage {
    let size = Size(width: Double(width), height: Double(height))
    guard let context = try? DrawingContext(size: size), let bottom = below.plainImage(scale: 1),
      let top = plainImage(scale: 1)
    else { return below }
    context.draw(bottom, in: context.bounds)
    context.blendMode = mode
    context.draw(top, in: context.bounds)
    return changing(FilterImage(context.makeImage())) { $0.isLinear = isLinear }
  }

  /// The pixels as they are, whatever space they are in.
  func plainImage(scale: Double) -> Image? {
    var plain = self
    plain.isLinear = false
    return plain.image(scale: scale)
  }

  /// The image with each premultiplied channel, from 0 to 1, combined with that of another.
  func combined(with other: FilterImage, _ body: (Double, Double) -> Double) -> FilterImage {
    var result = self
    for i in pixels.indices {
      func channel(_ shift: UInt32, most: UInt8) -> UInt32 {
        let (a, b) = (Double(pixels[i] >> shift & 255) / 255, Double(other.pixels[i] >> shift & 255) / 255)
        return UInt32(min(ChannelMath.channel(body(a, b)), most)) << shift
      }
      var bits = channel(24, most: 255)
      let alpha = UInt8(truncatingIfNeeded: bits >> 24)
      bits |= channel(0, most: alpha) | channel(8, most: alpha) | channel(16, most: alpha)
      result.pixels[i] = bits
    }
    return result
  }
}
