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
    // A side that was rounded to whole pixels must not leave a margin beside the other one.
    let pixel = (1 - 1e-6) / context.scale
    let isWhole =
      abs(rect.width * own.height / own.width - rect.height) < pixel
      || abs(rect.height * own.width / own.height - rect.width) < pixel
    let room = Rect(
      x: rect.minX + (rect.width - width) / 2, y: rect.minY + (rect.height - height) / 2, width: width, height: height)
    part.draw(in: isWhole ? rect : room, on: context)
  }
}
