extension Painter {
  /// Masks what follows with a `mask`.
  ///
  /// - Parameters:
  ///   - box: The bounding box of what is masked.
  ///   - user: The element whose property `mask` refers to it.
  /// - Returns: False if nothing is left.
  func applyMask(_ node: Node, to box: Rect, of user: Node) -> Bool {
    // A mask inside of itself doesn't count.
    guard !active.contains(node) else { return true }
    guard active.count < limits.depth else { return false }
    active.append(node)
    defer { active.removeLast() }
    let style = style(of: node)
    guard let region = effectRegion(of: node, units: "maskUnits", box: box, style) else { return false }
    var space = Transform.identity
    if tree.attribute("maskContentUnits", of: node) == "objectBoundingBox" {
      guard box.width > 0, box.height > 0 else { return false }
      space = Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
    }
    context.clip(to: region)
    // The mask of the mask.
    if let outer = reference(.mask, of: node, .mask), !isCircular(node), !applyMask(outer, to: box, of: node) {
      return false
    }
    let drawn = image(over: visibleArea) { painter in
      painter.context.concatenate(space)
      painter.drawChildren(of: node, style)
    }
    // To clip with an image takes longer than to draw it, and to write it even longer.
    let cost = context.drawsPixels ? 4.0 : 8
    guard let (whole, area) = drawn, meter.take(Double(whole.pixelWidth * whole.pixelHeight) * cost, .layerPixels)
    else { return false }
    var drawing = whole
    let isAlpha = isAlpha(node, of: user)
    if !isAlpha, style.hasLinearMasks {
      guard let linear = FilterImage(drawing).inSpace(linear: true).plainImage(scale: drawing.scale) else {
        return false
      }
      drawing = linear
    }
    clip(toMask: drawing, over: area, channel: isAlpha ? .alpha : .luminance)
    return true
  }

  /// Whether a mask is its alpha. The shorthand has a word that comes before the property of the mask.
  private func isAlpha(_ mask: Node, of user: Node) -> Bool {
    let rest = tree.value(.mask, of: user).flatMap(ValueScanner.reference)?.rest ?? ""
    let words = rest.split(whereSeparator: \.isWhitespace)
    return words.contains("alpha") || !words.contains("luminance") && tree.value(.maskType, of: mask) == "alpha"
  }

  /// Whether the masks of a mask lead back to it. References in a circle are invalid, and count as none.
  private func isCircular(_ mask: Node) -> Bool {
    var next = reference(.mask, of: mask, .mask)
    for _ in 0..<limits.depth {
      guard let node = next else { return false }
      if node == mask { return true }
      next = reference(.mask, of: node, .mask)
    }
    return true
  }

  /// The number of pixels per point of what filters and masks work on: that of the picture, but less on large pages of
  /// PDF and SVG files.
  var rasterScale: Double {
    guard !context.drawsPixels else { return context.scale }
    return min(context.scale, (Meter.Limits.pagePixelCount / (context.size.width * context.size.height)).squareRoot())
  }

  /// Draws into an image over a part of the picture, in its pixels. Nil if nothing of it is visible, or if the drawing
  /// takes too much.
  ///
  /// - Parameter rect: The part, in points of the picture.
  func image(over rect: Rect, _ body: (Painter) -> Void) -> (Image, Rect)? {
    guard let area = pixelArea(around: rect) else { return nil }
    meter.countImage(of: "a mask, a clip or a filter")
    var image: Image?
    _ = meter.withPixels(area.width * area.height * rasterScale * rasterScale) {
      guard let drawing = try? DrawingContext(size: area.size, scale: rasterScale) else { return }
      let painter = Painter(self, on: drawing, place: Transform(translationX: area.minX, y: area.minY))
      drawing.translateBy(x: -area.minX, y: -area.minY)
      drawing.concatenate(context.transform)
      body(painter)
      image = drawing.makeImage()
    }
    return image.map { ($0, area) }
  }

  /// The whole pixels of the picture around a part of it, in points; nil if there is none.
  func pixelArea(around rect: Rect) -> Rect? {
    let scale = rasterScale
    let pixels = rect.applying(Transform(scaleX: scale, y: scale))
    guard pixels.isFinite, !pixels.isEmpty, pixels.width < 32_000, pixels.height < 32_000 else { return nil }
    // Rounding errors of transforms don't add pixels.
    let (minX, minY) = ((pixels.minX + 1e-6).rounded(.down), (pixels.minY + 1e-6).rounded(.down))
    let (maxX, maxY) = ((pixels.maxX - 1e-6).rounded(.up), (pixels.maxY - 1e-6).rounded(.up))
    guard maxX > minX, maxY > minY else { return nil }
    return Rect(x: minX / scale, y: minY / scale, width: (maxX - minX) / scale, height: (maxY - minY) / scale)
  }

  /// Masks what follows with an image over a part of the picture.
  func clip(toMask image: Image, over area: Rect, channel: MaskChannel) {
    inPicture { context.clip(to: area, mask: image, channel: channel) }
  }

  /// Runs `body` in the space of the picture's points. Clips stay.
  func inPicture(_ body: () -> Void) {
    let transform = context.transform
    guard let inverse = transform.inverted() else { return }
    context.concatenate(inverse)
    body()
    context.concatenate(transform)
  }
}
