extension CardPrint {
  /// Draws a proof's lines: the cut in magenta, and the safe zone, dashed, in cyan. They must not be printed.
  ///
  /// One unit of the context is one pixel of the picture.
  public func drawMarks(on context: DrawingContext) {
    // About a third of a millimetre and at least a pixel, which is visible if a screen shows the whole card.
    let width = max(1, pixelsPerInch / 75)
    // The usual round corner of a die is an eighth of an inch. The safe zone inside it has square corners.
    let cut = Path(roundedRect: trim.insetBy(dx: width / 2, dy: width / 2), cornerRadius: pixelsPerInch / 8)
    context.stroke(cut, with: .color(Color(red: 0.93, green: 0, blue: 0.55)), lineWidth: width)
    guard !safe.isEmpty else { return }
    let dashed = StrokeStyle(width: width, dash: [4 * width, 3 * width])
    context.stroke(Path(rect: safe), with: .color(Color(red: 0, green: 0.68, blue: 0.94)), style: dashed)
  }

  private static let clearanceInches = 1 / 25.4

  /// Draws the crop marks: a line in the slug at each end of each cut, from a millimetre outside of the bleed to the edge of
  /// the picture. Without a slug, nothing is drawn.
  ///
  /// One unit of the context is one pixel of the picture.
  package func drawCropMarks(on context: DrawingContext) {
    let length = slug - (Self.clearanceInches * pixelsPerInch).rounded()
    guard length > 0 else { return }
    // A quarter of a point, and whole pixels, so that a line at the middle of a pixel is sharp.
    let width = max(1, (pixelsPerInch / 288).rounded())
    context.withGState {
      context.setFillColor(.black)
      for x in [trim.minX, trim.maxX] {
        for y in [0, pixelSize.height - length] {
          context.fill(Rect(x: x - width / 2, y: y, width: width, height: length))
        }
      }
      for y in [trim.minY, trim.maxY] {
        for x in [0, pixelSize.width - length] {
          context.fill(Rect(x: x, y: y - width / 2, width: length, height: width))
        }
      }
    }
  }
}
