/// The one way from a shape to pixels: its coverage, piece by piece, through the clip, by a compositor.
extension DrawingContext {
  /// Draws a shape with a paint and the context's style.
  func draw(_ shape: Shape, with paint: DevicePaint) {
    execute(DrawCommand(shape: shape, paint: paint, style: state.style))
  }

  @inline(never)
  func execute(_ command: DrawCommand) {
    guard command.style.shadow == nil else { return executeAsLayer(command) }
    let visible = command.style.clip.bounds
    let area = command.shape.pixels.intersection(visible)
    guard !area.isEmpty else { return }
    let pixelCount = area.width &* area.height
    if case .color(let color) = command.paint, command.style.blendMode == .normal {
      let pixel = color.premultiplied(times: command.style.alpha)
      guard pixel.alpha > 0 else { return }
      if !surfaces[0].isCleared && coversPicture(command, pixel) { surfaces[0].skipClearing() }
      let compositor = ColorCompositor(pixel, on: surfaces[surfaces.count - 1].target(), style: command.style)
      guard pixelCount < bands.leastColoredArea || bands.workers == 1 else {
        return bands.draw(command.shape, in: area, visible: visible) { compositor.draw($0, $1) }
      }
      var pieces = rasterizer.coverage(of: command.shape, in: area, visible: visible)
      while let piece = pieces.next() { compositor.draw(piece, rasterizer.scratch) }
    } else {
      let source: RowCompositor.Source =
        switch command.paint {
        case .color(let color): .color(color.premultiplied)
        case .rows(let paint): .rows(paint)
        }
      guard
        let compositor = RowCompositor(source, on: surfaces[surfaces.count - 1].target(), style: command.style)
      else { return }
      guard pixelCount < bands.leastPaintedArea || bands.workers == 1 else {
        return bands.draw(command.shape, in: area, visible: visible) { compositor.draw($0, $1) }
      }
      var pieces = rasterizer.coverage(of: command.shape, in: area, visible: visible)
      while let piece = pieces.next() { compositor.draw(piece, rasterizer.scratch) }
    }
  }

  // A shadow widens the clip: what is outside can cast one into it.
  private func executeAsLayer(_ command: DrawCommand) {
    withLayer(over: command.shape.pixels, alpha: 1) { draw(command.shape, with: command.paint) }
  }

  // Whether all of the picture becomes this colour, whatever was there.
  private func coversPicture(_ command: DrawCommand, _ color: PremultipliedPixel) -> Bool {
    guard surfaces.count == 1, color.alpha == 255, case .rect(let rect) = command.shape else { return false }
    let clip = command.style.clip
    return clip.mask == nil && clip.bounds == surfaces[0].bounds && rect.covers(clip.bounds)
  }
}

extension Color {
  // An alpha above 1 is 1 before it is multiplied.
  fileprivate func premultiplied(times alpha: Double) -> PremultipliedPixel {
    alpha == 1 ? premultiplied : withAlpha(min(self.alpha, 1) * alpha).premultiplied
  }
}
