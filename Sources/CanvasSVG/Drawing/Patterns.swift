import Canvas

extension Painter {
  /// The paint of a pattern, or nil if it paints nothing.
  func pattern(_ server: Node, opacity: Double, box: Rect) -> ResolvedPaint? {
    let chain = chain(from: server).filter { tree[$0].tag == .pattern }
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { self.tree.attribute(name, of: $0) }.first }
    let isBox = attribute("patternUnits") != "userSpaceOnUse"
    let hasArea = box.width > 0 && box.height > 0
    guard !isBox || hasArea else { return nil }
    func number(_ name: String, _ axis: Axis) -> Double {
      let length = attribute(name).flatMap { Length($0, fontSize: 16) } ?? .zero
      guard isBox else { return points(length, axis) }
      return length.points(of: 1) * (axis == .x ? box.width : box.height)
    }
    var tile = Rect(
      x: number("x", .x), y: number("y", .y), width: number("width", .x), height: number("height", .y))
    if isBox { tile = tile.offsetBy(dx: box.minX, dy: box.minY) }
    guard tile.isFinite, tile.size.width > 0, tile.size.height > 0 else { return nil }

    var transform = Transform.identity
    if let text = attribute("patternTransform") ?? chain.lazy.compactMap({ self.tree.value(.transform, of: $0) }).first
    {
      transform = Transform(svg: text) ?? .identity
    }
    guard
      let owner = chain.first(where: { node in tree.children(of: node).contains { tree[$0].tag != .characters } }),
      transform.inverted() != nil
    else { return nil }

    // The content begins at the tile's corner.
    var content = Transform.identity
    var viewport = viewport
    if let view = chain.first(where: { tree.viewBox(of: $0) != nil }), let viewBox = tree.viewBox(of: view) {
      let ratio = AspectRatio(tree.attribute("preserveAspectRatio", of: view))
      let frame = Rect(origin: .zero, size: tile.size)
      guard let fitted = ratio.transform(from: viewBox, to: frame) else { return nil }
      content = fitted
      viewport = viewBox.size
    } else if attribute("patternContentUnits") == "objectBoundingBox" {
      guard hasArea else { return nil }
      content = Transform(scaleX: box.width, y: box.height)
    }

    // A tile has as many pixels as the picture shows of it.
    let toDevice = transform.concatenating(context.transform)
    let scaleX = Vector(dx: toDevice.a, dy: toDevice.b).length * context.scale
    let scaleY = Vector(dx: toDevice.c, dy: toDevice.d).length * context.scale
    // A tile that is larger than pictures has larger pixels.
    let whole = tile.width * scaleX * tile.height * scaleY
    let reduction = max((whole / 16e6).squareRoot(), 1)
    let width = min((tile.width * scaleX / reduction).rounded(), 16_384)
    let height = min((tile.height * scaleY / reduction).rounded(), 16_384)
    guard width >= 1, height >= 1 else { return nil }
    let pixels = Transform(scaleX: width / tile.width, y: height / tile.height)
    var image: Image?
    _ = budget.withPixels(width * height) {
      withReference(to: owner) {
        guard let drawing = try? DrawingContext(size: Size(width: width, height: height)) else { return }
        let painter = Painter(self, on: drawing)
        painter.viewport = viewport
        drawing.concatenate(content.concatenating(pixels))
        painter.drawChildren(of: owner, style(of: owner))
        image = drawing.makeImage()
      }
    }
    guard let image, let toTile = pixels.inverted() else { return nil }
    let place = toTile.concatenating(Transform(translationX: tile.minX, y: tile.minY)).concatenating(transform)
    // Pixels that are only moved stay sharp.
    let onDevice = place.concatenating(context.transform).concatenating(
      Transform(scaleX: context.scale, y: context.scale))
    let error = max(abs(onDevice.a - 1), abs(onDevice.d - 1)) * max(width, height)
    let isSharp = onDevice.b == 0 && onDevice.c == 0 && error < 0.75
    return ResolvedPaint(
      paint: .image(image, sampling: isSharp ? .nearest : .bicubic, transform: place), alpha: opacity)
  }
}
