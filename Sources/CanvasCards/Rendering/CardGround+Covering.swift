internal import Canvas

extension CardGround {
  /// Draws a picture over the whole card, clipped at the card's edge. Around the trim, the colours at its edges
  /// continue into the bleed.
  ///
  /// - Parameter isStretched: Whether a picture of another ratio is stretched to the card's; otherwise it is cropped
  ///   on two sides. A picture whose ratio is almost the card's is always stretched.
  func drawCovering(_ picture: Image, isStretched: Bool = false, on context: DrawingContext) {
    let isStretched = isStretched || CardPictures.hasRatio(picture, of: trim.size)
    context.withGState {
      context.clip(to: outline)
      if isStretched {
        context.draw(picture, in: trim)
      } else {
        context.draw(picture, in: trim, contentMode: .aspectFill)
      }
      context.drawBleed(
        of: picture, around: trim, bleed: trim.minX - outline.boundingBox.minX, isStretched: isStretched)
    }
  }
}

extension DrawingContext {
  /// Draws a bleed: continues the colours at a picture's edges around the rectangle that it fills.
  ///
  /// - Parameter isStretched: Whether the whole picture was drawn, whatever its ratio.
  func drawBleed(of picture: Image, around rect: Rect, bleed: Double, isStretched: Bool = false) {
    guard bleed > 0, bleed.isFinite else { return }
    for part in BleedPart.all(around: rect, bleed: bleed, picture, isStretched: isStretched) {
      draw(picture, from: part.source, in: part.target)
    }
  }
}

/// A side or corner of a picture's bleed, and the pixels at the picture's edge that it repeats.
private struct BleedPart {
  var source: Rect
  var target: Rect

  static func all(around rect: Rect, bleed: Double, _ picture: Image, isStretched: Bool) -> [BleedPart] {
    let shown = isStretched ? Rect(origin: .zero, size: picture.size) : shown(of: picture, in: rect)
    let pixel = 1 / picture.scale
    let columns = [
      (shown.minX, pixel, rect.minX - bleed, bleed), (shown.minX, shown.width, rect.minX, rect.width),
      (shown.maxX - pixel, pixel, rect.maxX, bleed),
    ]
    let rows = [
      (shown.minY, pixel, rect.minY - bleed, bleed), (shown.minY, shown.height, rect.minY, rect.height),
      (shown.maxY - pixel, pixel, rect.maxY, bleed),
    ]
    var parts: [BleedPart] = []
    for (j, row) in rows.enumerated() {
      for (i, column) in columns.enumerated() where i != 1 || j != 1 {
        parts.append(
          BleedPart(
            source: Rect(x: column.0, y: row.0, width: column.1, height: row.1),
            target: Rect(x: column.2, y: row.2, width: column.3, height: row.3)))
      }
    }
    return parts
  }

  /// Returns the part of the picture that is visible in the rectangle, in the picture's points.
  private static func shown(of picture: Image, in rect: Rect) -> Rect {
    let whole = Rect(origin: .zero, size: picture.size)
    guard !CardPictures.hasRatio(picture, of: rect.size) else { return whole }
    let scale = max(rect.width / whole.width, rect.height / whole.height)
    let (width, height) = (rect.width / scale, rect.height / scale)
    return Rect(x: (whole.width - width) / 2, y: (whole.height - height) / 2, width: width, height: height)
  }
}
