extension Painter {
  /// The paint of a pattern, or nil if it paints nothing.
  func pattern(_ server: Node, opacity: Double, box: Rect) -> ResolvedPaint? {
    let chain = chain(from: server).filter { tree[$0].tag == .pattern }
    guard let tile = tile(chain, box), let transform = transform("patternTransform", of: chain),
      let owner = chain.first(where: { node in tree.children(of: node).contains { tree[$0].tag != .characters } }),
      let content = content(chain, tile, box)
    else { return nil }

    // A tile has as many pixels as the picture shows of it.
    let toDevice = transform.concatenating(context.transform)
    let scaleX = Vector(dx: toDevice.a, dy: toDevice.b).length * context.scale
    let scaleY = Vector(dx: toDevice.c, dy: toDevice.d).length * context.scale
    // A tile that is larger than pictures has larger pixels.
    let whole = tile.width * scaleX * tile.height * scaleY
    let reduction = max((whole / 16e6).squareRoot(), 1)
    let isUpright = toDevice.b == 0 && toDevice.c == 0 && reduction == 1
    let sheet = TileSheet(width: tile.width * scaleX / reduction, height: tile.height * scaleY / reduction, isUpright)
    // The text of a pattern is that of the tile in the middle of what is painted.
    let middle = transform.inverted().map { Point(x: box.midX, y: box.midY).applying($0) } ?? tile.origin
    let first = Transform(
      translationX: tile.minX + ((middle.x - tile.minX) / tile.width).rounded(.down) * tile.width,
      y: tile.minY + ((middle.y - tile.minY) / tile.height).rounded(.down) * tile.height)
    guard let image = image(of: owner, content, tile.size, sheet, first.concatenating(toDevice)) else { return nil }
    let toTile = Transform(
      scaleX: sheet.columns * tile.width / sheet.width, y: sheet.rows * tile.height / sheet.height)
    let place = toTile.concatenating(Transform(translationX: tile.minX, y: tile.minY)).concatenating(transform)
    // Pixels that are only moved by whole pixels stay sharp.
    let onDevice = place.concatenating(context.transform).concatenating(
      Transform(scaleX: context.scale, y: context.scale))
    let error = max(abs(onDevice.a - 1), abs(onDevice.d - 1)) * max(sheet.width, sheet.height)
    let shift = max(abs(onDevice.tx - onDevice.tx.rounded()), abs(onDevice.ty - onDevice.ty.rounded()))
    let isSharp = onDevice.b == 0 && onDevice.c == 0 && error < 0.75 && shift < 0.05
    return ResolvedPaint(
      paint: .image(image, sampling: isSharp ? .nearest : .bicubic, transform: place), alpha: opacity)
  }

  /// The rectangle that a pattern repeats, or nil if it has no area.
  private func tile(_ chain: [Node], _ box: Rect) -> Rect? {
    let isBox = attribute("patternUnits", of: chain) != "userSpaceOnUse"
    guard !isBox || box.width > 0 && box.height > 0 else { return nil }
    func number(_ name: String, _ axis: Axis) -> Double {
      let length = attribute(name, of: chain).flatMap { Length($0, fontSize: 16) } ?? .zero
      guard isBox else { return points(length, axis) }
      return length.points(of: 1) * (axis == .x ? box.width : box.height)
    }
    var tile = Rect(
      x: number("x", .x), y: number("y", .y), width: number("width", .x), height: number("height", .y))
    if isBox { tile = tile.offsetBy(dx: box.minX, dy: box.minY) }
    return tile.isFinite && tile.size.width > 0 && tile.size.height > 0 ? tile : nil
  }

  /// From the content's coordinates to the tile's, which begin at its corner, and the content's viewport.
  private func content(_ chain: [Node], _ tile: Rect, _ box: Rect) -> (transform: Transform, viewport: Size)? {
    if let view = chain.first(where: { tree.viewBox(of: $0) != nil }), let viewBox = tree.viewBox(of: view) {
      let ratio = AspectRatio(tree.attribute("preserveAspectRatio", of: view))
      return ratio.transform(from: viewBox, to: Rect(origin: .zero, size: tile.size)).map { ($0, viewBox.size) }
    }
    guard attribute("patternContentUnits", of: chain) == "objectBoundingBox" else { return (.identity, viewport) }
    return box.width > 0 && box.height > 0 ? (Transform(scaleX: box.width, y: box.height), viewport) : nil
  }

  /// The pixels of a pattern, or nil if there are none or the meter refuses them.
  private func image(
    of owner: Node, _ content: (transform: Transform, viewport: Size), _ tile: Size, _ sheet: TileSheet,
    _ place: Transform
  ) -> Image? {
    guard sheet.width >= 1, sheet.height >= 1 else { return nil }
    let pixels = Transform(scaleX: sheet.tileWidth / tile.width, y: sheet.tileHeight / tile.height)
    var image: Image?
    meter.countImage(of: "a pattern")
    _ = meter.withPixels(sheet.pixelCount) {
      withReference(to: owner) {
        guard let drawing = try? DrawingContext(size: Size(width: sheet.tileWidth, height: sheet.tileHeight)) else {
          return
        }
        let painter = Painter(self, on: drawing, place: pixels.inverted()?.concatenating(place))
        painter.viewport = content.viewport
        drawing.concatenate(content.transform.concatenating(pixels))
        painter.drawChildren(of: owner, style(of: owner))
        image = sheet.image(of: drawing.makeImage())
      }
    }
    return image
  }
}

/// The pixels of a pattern. A tile of 28.8 pixels would be blurred if it were drawn with 29 and reduced wherever it is
/// repeated. Five of them take 144: they are drawn with four times the detail, and reduced at once.
private struct TileSheet {
  var columns = 1.0
  var rows = 1.0
  /// The pixels of all tiles.
  var width: Double
  var height: Double
  /// The pixels that a tile is drawn with.
  var tileWidth: Double
  var tileHeight: Double

  private static let detail = 4.0

  /// Whether several tiles are drawn is only useful where pixels aren't turned.
  init(width wanted: Double, height wantedHeight: Double, _ isUpright: Bool) {
    (width, height) = (min(wanted.rounded(), 16_384), min(wantedHeight.rounded(), 16_384))
    (tileWidth, tileHeight) = (width, height)
    guard isUpright, wanted >= 2, wantedHeight >= 2 else { return }
    let (columns, rows) = (Self.count(of: wanted), Self.count(of: wantedHeight))
    let tile = Size(width: (wanted * Self.detail).rounded(.up), height: (wantedHeight * Self.detail).rounded(.up))
    guard columns * rows > 1, tile.width * columns * tile.height * rows <= 16e6 else { return }
    (self.columns, self.rows, tileWidth, tileHeight) = (columns, rows, tile.width, tile.height)
    (width, height) = ((wanted * columns).rounded(), (wantedHeight * rows).rounded())
  }

  /// The number of tiles, at most 8, that together are nearest to a whole number of pixels.
  private static func count(of length: Double) -> Double {
    func error(_ count: Double) -> Double { abs(count * length - (count * length).rounded()) / count }
    return (1...8).map(Double.init).min { error($0) < error($1) - 1e-3 } ?? 1
  }

  /// The number of pixels that are drawn.
  var pixelCount: Double { tileWidth * columns * tileHeight * rows }

  /// Repeats a tile.
  func image(of tile: Image) -> Image? {
    guard columns * rows > 1 else { return tile }
    let large = try? Image(size: Size(width: tileWidth * columns, height: tileHeight * rows)) { context in
      context.fill(context.bounds, with: .image(tile, sampling: .nearest))
    }
    return try? large?.resized(to: Size(width: width, height: height))
  }
}
