public import Canvas

extension CardPrint {
  /// Draws the lines of a proof: where the card is cut, in magenta, and the safe zone, dashed in cyan. Never to be printed.
  ///
  /// One unit of the context is one pixel of the picture.
  public func drawMarks(on context: DrawingContext) {
    // About a third of a millimetre, at least a pixel: it shows on the whole card on a screen.
    let width = max(1, pixelsPerInch / 75)
    // A cutter's usual round corner of an eighth of an inch; inside of it the safe zone has square ones.
    let cut = Path(roundedRect: trim.insetBy(dx: width / 2, dy: width / 2), cornerRadius: pixelsPerInch / 8)
    let safeLine = Path(rect: safe)
    context.withGState {
      context.setLineWidth(width)
      context.setStrokeColor(Color(red: 0.93, green: 0, blue: 0.55))
      context.stroke(cut)
      guard !safe.isEmpty else { return }
      context.setStrokeColor(Color(red: 0, green: 0.68, blue: 0.94))
      context.setLineDash([4 * width, 3 * width])
      context.stroke(safeLine)
    }
  }
}
