/// A drawing in the middle of a size, as large as it fits.
struct FittedDrawing<Part: Drawable & Sendable>: Drawable where Part.Failure == Never {
  let part: Part
  let size: Size
  /// The colour around and behind it, or nil for none.
  var color: Color?

  var idealSize: Size { size }

  func draw(in rect: Rect, on context: DrawingContext) {
    let own = part.idealSize
    guard rect.isFinite, !rect.isEmpty, own.width > 0, own.height > 0 else { return }
    if let color { context.fill(rect, with: .color(color)) }
    let factor = min(rect.width / own.width, rect.height / own.height)
    let (width, height) = (own.width * factor, own.height * factor)
    // Rounding must not make a size that is nearly the whole.
    let isWhole = abs(width - rect.width) < 1e-6 && abs(height - rect.height) < 1e-6
    let room = Rect(
      x: rect.minX + (rect.width - width) / 2, y: rect.minY + (rect.height - height) / 2, width: width, height: height)
    part.draw(in: isWhole ? rect : room, on: context)
  }
}
