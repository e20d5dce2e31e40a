/// The single path from a shape to pixels: its coverage, piece by piece, passes through the clip to a compositor.
extension DrawingContext {
  /// Draws a shape with a paint, and with the context's clip, blend mode, alpha and shadow.
  @inline(never)
  func draw(_ shape: Shape, with paint: DevicePaint) { execute(shape, with: paint) }

  /// The same, inlined. If the caller knows the kind of shape and paint, code for the other kinds is removed.
  @inline(__always)
  func execute(_ shape: Shape, with paint: DevicePaint) {
    // A shadow needs more than the clip: shapes outside can cast one into it.
    guard state.style.shadow == nil else {
      return withLayer(over: shape.pixels, alpha: 1) { draw(shape, with: paint) }
    }
    let pixels = shape.pixels
    let area = pixels.intersection(state.style.clip.bounds)
    guard !area.isEmpty else { return }
    let visible = area == pixels ? nil : state.style.clip.bounds
    switch paint {
    case .color(let color) where state.style.blendMode == .normal:
      draw(shape, in: area, visible: visible, with: color.premultiplied(times: state.style.alpha))
    case .gradient(let gradient) where state.style.blendMode == .normal && state.style.alpha == 1:
      draw(shape, in: area, visible: visible, with: gradient)
    default: draw(shape, in: area, visible: visible, with: paint.rowPaint)
    }
  }

  // - Parameter visible: The area in which edges matter; nil if all of them do.
  @inline(__always)
  private func draw(_ shape: Shape, in area: PixelRect, visible: PixelRect?, with color: PremultipliedPixel) {
    guard color.alpha > 0 else { return }
    if !surfaces[0].isCleared && color.alpha == 255 && coversPicture(shape) { surfaces[0].skipClearing() }
    let mask = state.style.clip.mask
    let target = surfaces[surfaces.count - 1].target()
    let compositor = ColorCompositor(color, on: target, antialiases: state.style.antialiases)
    guard area.width &* area.height < bands.leastColoredArea || bands.workers == 1 else {
      return bands.draw(shape, in: area, visible: visible, kernels) { compositor.draw($0, through: mask, $1) }
    }
    rasterizer.forEachPiece(of: shape, in: area, visible: visible) { compositor.draw($0, through: mask, $1) }
  }

  private func draw(_ shape: Shape, in area: PixelRect, visible: PixelRect?, with paint: GradientPaint) {
    let mask = state.style.clip.mask
    let target = surfaces[surfaces.count - 1].target()
    let compositor = GradientCompositor(paint, on: target, antialiases: state.style.antialiases)
    withExtendedLifetime(paint) {
      guard area.width &* area.height < bands.leastPaintedArea || bands.workers == 1 else {
        return bands.draw(shape, in: area, visible: visible, kernels) { compositor.draw($0, through: mask, $1) }
      }
      rasterizer.forEachPiece(of: shape, in: area, visible: visible) { compositor.draw($0, through: mask, $1) }
    }
  }

  private func draw(_ shape: Shape, in area: PixelRect, visible: PixelRect?, with source: any RowPaint) {
    let mask = state.style.clip.mask
    let target = surfaces[surfaces.count - 1].target()
    guard
      let compositor = RowCompositor(
        source, on: target, mode: state.style.blendMode, alpha: state.style.alpha, antialiases: state.style.antialiases)
    else { return }
    guard area.width &* area.height < bands.leastPaintedArea || bands.workers == 1 else {
      return bands.draw(shape, in: area, visible: visible, kernels) { compositor.draw($0, through: mask, $1) }
    }
    rasterizer.forEachPiece(of: shape, in: area, visible: visible) { compositor.draw($0, through: mask, $1) }
  }

  // Whether an opaque colour replaces the whole picture.
  private func coversPicture(_ shape: Shape) -> Bool {
    guard surfaces.count == 1, case .rect(let rect) = shape else { return false }
    let clip = state.style.clip
    return clip.mask == nil && clip.bounds == surfaces[0].bounds && rect.covers(clip.bounds)
  }
}

extension Color {
  // An alpha above 1 is clamped before it is multiplied.
  fileprivate func premultiplied(times alpha: Double) -> PremultipliedPixel {
    alpha == 1 ? premultiplied : withAlpha(min(self.alpha, 1) * alpha).premultiplied
  }
}
