/// The primitives that change shapes: morphology, tiles, pictures and displacement.
extension FilterGraph {
  func morphology(_ input: FilterImage, _ node: Node) -> FilterImage {
    let radius = tree.attribute("radius", of: node) == nil ? (x: 0, y: 0) : pair("radius", of: node) ?? (0, 0)
    let (rx, ry) = (frame.pixels(x: radius.x), frame.pixels(y: radius.y))
    // Without a radius nothing changes.
    guard rx > 0 || ry > 0, rx >= 0, ry >= 0, takeSteps(24, node) else { return input }
    let isErode = tree.attribute("operator", of: node) != "dilate"
    let reachX = min(Int(saturating: rx.rounded()), input.width),
      reachY = min(Int(saturating: ry.rounded()), input.height)
    return input.extreme(reachX: reachX, reachY: reachY, isLeast: isErode)
  }

  func tile(_ input: FilterImage, _ node: Node) -> FilterImage {
    // The tile is the region of what it repeats.
    let region = maker(of: node).map { self.region(of: $0, style.child($0, in: tree)) } ?? frame.whole
    guard region.width > 0, region.height > 0 else { return empty(input.isLinear) }
    func wrapped(_ value: Int, _ start: Int, _ size: Int) -> Int {
      let rest = (value - start) % size
      return start + (rest < 0 ? rest + size : rest)
    }
    return input.withPixels { input[wrapped($0, region.minX, region.width), wrapped($1, region.minY, region.height)] }
  }

  /// The picture or the element of `feImage`.
  func picture(_ node: Node, _ own: ElementStyle) -> FilterImage {
    let size = Size(width: Double(frame.width), height: Double(frame.height))
    guard let context = try? DrawingContext(size: size) else { return empty(false) }
    let place = frame.toPixels.inverted()?.concatenating(painter.context.transform)
    let inner = Painter(painter, on: context, place: place)
    context.concatenate(frame.toPixels)
    if let target = tree.target(of: node) {
      inner.withReference(to: target) {
        // The element is placed as by `use`, at the corner of the region.
        let place = subregion(of: node, own)
        context.translateBy(x: place.minX, y: place.minY)
        inner.draw(target, in: inner.style(of: tree[target].parent))
      }
    } else if let href = tree.href(of: node),
      let picture = painter.resources.picture(at: href, limits: painter.limits)
    {
      inner.drawPicture(picture, in: subregion(of: node, own), node, own)
    }
    return FilterImage(context.makeImage())
  }

  func subregion(of node: Node, _ own: ElementStyle) -> Rect {
    let region = frame.region
    func value(_ name: String, _ axis: Painter.Axis) -> Double? { side(name, axis, of: node, own) }
    let box = frame.isInBox ? frame.box : Rect(x: 0, y: 0, width: 1, height: 1)
    return Rect(
      x: value("x", .x).map { box.minX + $0 * box.width } ?? region.minX,
      y: value("y", .y).map { box.minY + $0 * box.height } ?? region.minY,
      width: value("width", .x).map { $0 * box.width } ?? region.width,
      height: value("height", .y).map { $0 * box.height } ?? region.height)
  }

  func displacement(_ input: FilterImage, by map: FilterImage, _ node: Node) -> FilterImage {
    let scale = number("scale", of: node) ?? 0
    let (sx, sy) = (frame.pixels(x: scale), frame.pixels(y: scale))
    func channel(_ name: String) -> (StraightBytes) -> UInt8 {
      switch tree.attribute(name, of: node) {
      case "R": { $0.red }
      case "G": { $0.green }
      case "B": { $0.blue }
      default: { $0.alpha }
      }
    }
    let (channelX, channelY) = (channel("xChannelSelector"), channel("yChannelSelector"))
    func moved(_ channel: (StraightBytes) -> UInt8, _ bytes: StraightBytes) -> Double {
      Double(channel(bytes)) / 255 - 0.5
    }
    return input.withPixels { x, y in
      let bytes = StraightBytes(map[x, y])
      let dx = Int(saturating: (Double(x) + sx * moved(channelX, bytes)).rounded(.down))
      let dy = Int(saturating: (Double(y) + sy * moved(channelY, bytes)).rounded(.down))
      return input[dx, dy]
    }
  }
}

extension FilterImage {
  /// The least or the greatest bytes around each pixel.
  fileprivate func extreme(reachX: Int, reachY: Int, isLeast: Bool) -> FilterImage {
    var result = self
    result.pixels = Self.extreme(pixels, width, height, step: 1, next: width, reach: reachX, isLeast: isLeast)
    result.pixels = Self.extreme(
      result.pixels, height, width, step: width, next: 1, reach: reachY, isLeast: isLeast)
    return result
  }

  /// The extreme of lines: those of blocks from their start and to their end, of which each window has two (van Herk 1992).
  private static func extreme(
    _ pixels: [UInt32], _ count: Int, _ lines: Int, step: Int, next: Int, reach: Int, isLeast: Bool
  ) -> [UInt32] {
    guard reach > 0, count > 0 else { return pixels }
    func pick(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> SIMD4<UInt8> {
      isLeast ? pointwiseMin(a, b) : pointwiseMax(a, b)
    }
    let size = 2 * reach + 1
    let padded = count + 2 * reach
    var result = pixels
    var (line, before, after) = (
      [SIMD4<UInt8>](repeating: .zero, count: padded), [SIMD4<UInt8>](repeating: .zero, count: padded),
      [SIMD4<UInt8>](repeating: .zero, count: padded)
    )
    for index in 0..<lines {
      for i in 0..<count { line[i + reach] = unsafeBitCast(pixels[index * next + i * step], to: SIMD4<UInt8>.self) }
      for i in 0..<padded { before[i] = i % size == 0 ? line[i] : pick(before[i - 1], line[i]) }
      for i in (0..<padded).reversed() {
        after[i] = i == padded - 1 || i % size == size - 1 ? line[i] : pick(after[i + 1], line[i])
      }
      for i in 0..<count {
        let found = pick(after[i], before[i + size - 1])
        result[index * next + i * step] = unsafeBitCast(found, to: UInt32.self)
      }
    }
    return result
  }
}
