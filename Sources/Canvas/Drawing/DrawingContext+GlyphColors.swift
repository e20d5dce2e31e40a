/// Coloured glyphs. Each is one object, to which alpha, blend mode, clip and shadow apply once.
extension DrawingContext {
  /// Draws a coloured glyph.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the glyph, in font units.
  ///   - transform: The transform from font units to the device.
  ///   - paint: The paint of the text, used for layers without a colour. The alpha of a colour applies to the whole
  ///     glyph, as in browsers.
  func drawColorGlyph(_ colors: GlyphColors, in bounds: Rect, transform: Transform, paint: PlacedPaint) {
    guard transform.isInvertible, bounds.isFinite, !bounds.isEmpty else { return }
    let alpha = paint.alpha
    switch colors {
    case .layers(let layers):
      guard state.style.alpha < 1 || alpha < 1 || state.style.blendMode != .normal || state.style.shadow != nil else {
        return fillLayers(layers, transform: transform, paint: paint)
      }
      withLayer(over: PixelRect(covering: bounds.applying(transform)), alpha: alpha) {
        fillLayers(layers, transform: transform, paint: paint.opaque)
      }
    case .bitmap(let bitmap):
      let outer = state.style.alpha
      state.style.alpha *= alpha
      drawBitmap(bitmap, transform: transform)
      state.style.alpha = outer
    }
  }

  private func fillLayers(_ layers: [GlyphLayer], transform: Transform, paint: PlacedPaint) {
    for layer in layers {
      fill(layer.path, in: layer.bounds, transform: transform, paint: layer.color.map(PlacedPaint.color) ?? paint)
    }
  }

  /// An upright bitmap that is made smaller is averaged by area to a whole number of pixels and aligned to pixels, so
  /// that it is as sharp as possible. Otherwise it is interpolated, after averaging if it is made smaller.
  private func drawBitmap(_ bitmap: GlyphBitmap, transform: Transform) {
    let image = bitmap.image
    let toDevice = Transform(from: image.pixelSize, to: bitmap.frame).concatenating(transform)
    guard toDevice.isInvertible else { return }
    let width = ImageRows.reducedSide(image.pixelWidth, by: Vector(dx: toDevice.a, dy: toDevice.b).length)
    let height = ImageRows.reducedSide(image.pixelHeight, by: Vector(dx: toDevice.c, dy: toDevice.d).length)
    guard let pixels = bitmap.reduced(toWidth: width, height: height) else { return }

    let isUpright = toDevice.b == 0 && toDevice.c == 0 && toDevice.a > 0 && toDevice.d > 0
    if isUpright, toDevice.a <= 1, toDevice.d <= 1 {
      let (x, y) = ((toDevice.tx + 0.5).rounded(.down), (toDevice.ty + 0.5).rounded(.down))
      guard abs(x) < Double(PixelRect.limit) / 2, abs(y) < Double(PixelRect.limit) / 2 else { return }
      let bounds = PixelRect(
        minX: Int(saturating: x), minY: Int(saturating: y), maxX: Int(saturating: x) + width,
        maxY: Int(saturating: y) + height)
      return render(.rect(RectShape(bounds.rect)), with: .rows(SurfaceRows(pixels: pixels, bounds: bounds)))
    }
    let reducedToDevice = toDevice.scaledBy(
      x: Double(image.pixelWidth) / Double(width), y: Double(image.pixelHeight) / Double(height))
    guard
      let rows = ImageRows(
        image: pixels, toDevice: reducedToDevice, tilingX: .pad, tilingY: .pad, sampling: .bicubic, kernels: kernels)
    else { return }
    fill(bitmap.frame, transform: transform, with: .rows(rows))
  }
}

extension PlacedPaint {
  /// The alpha of a colour, 0…1; 1 for other paints, whose alpha varies.
  fileprivate var alpha: Double {
    rows != nil ? 1 : color.alpha > 0 ? min(color.alpha, 1) : 0
  }

  /// A colour without its alpha; other paints are unchanged.
  fileprivate var opaque: PlacedPaint { rows == nil ? .color(color.withAlpha(1)) : self }
}
