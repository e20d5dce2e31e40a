extension DrawingContext {
  /// Draws a picture in a rectangle, and continues the colours at its edges around it.
  ///
  /// - Parameters:
  ///   - picture: The picture, which is drawn as a whole.
  ///   - rect: Its place.
  ///   - area: The rectangle that is filled; where it doesn't extend beyond the picture, nothing is added.
  func draw(_ picture: Image, in rect: Rect, continuedTo area: Rect) {
    guard rect.isFinite, area.isFinite, !rect.isEmpty else { return }
    // An edge within a pixel covers only a part of it: what is below the picture covers the rest.
    let pixel = convertToUserSpace(Size(width: 1, height: 1)) ?? .zero
    let overlap = picture.hasOpaqueEdges ? max(abs(pixel.width), abs(pixel.height)) : 0
    for part in ContinuedPart.all(of: picture, in: rect, area, overlap: overlap) {
      draw(picture, from: part.source, in: part.target)
    }
    draw(picture, in: rect)
  }
}

/// A side or a corner of the area around a picture, and the pixels at the picture's edge that it repeats.
private struct ContinuedPart {
  let source: Rect
  let target: Rect

  /// The corners, and above them the sides.
  static func all(of picture: Image, in rect: Rect, _ area: Rect, overlap: Double) -> [ContinuedPart] {
    let (width, height, pixel) = (picture.size.width, picture.size.height, 1 / picture.scale)
    let columns = spans(rect.minX, rect.maxX, area.minX, area.maxX, length: width, pixel, min(overlap, rect.width))
    let rows = spans(rect.minY, rect.maxY, area.minY, area.maxY, length: height, pixel, min(overlap, rect.height))
    let corners = [(0, 0), (2, 0), (0, 2), (2, 2)]
    let sides = [(1, 0), (0, 1), (2, 1), (1, 2)]
    return (corners + sides).compactMap { i, j in
      let (column, row) = (columns[i], rows[j])
      guard column.end > column.start, row.end > row.start else { return nil }
      return ContinuedPart(
        source: Rect(x: column.from, y: row.from, width: column.to - column.from, height: row.to - row.from),
        target: Rect(
          x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start))
    }
  }

  /// A part of an axis, and the part of the picture that is drawn there.
  private typealias Span = (start: Double, end: Double, from: Double, to: Double)

  /// Returns the spans before, at and after the picture.
  private static func spans(
    _ low: Double, _ high: Double, _ first: Double, _ last: Double, length: Double, _ pixel: Double, _ overlap: Double
  ) -> [Span] {
    [
      (first, first < low ? low + overlap : first, 0, pixel), (low, high, 0, length),
      (last > high ? high - overlap : last, last, length - pixel, length),
    ]
  }
}

extension Image {
  /// Whether no pixel at the edges is transparent or translucent.
  fileprivate var hasOpaqueEdges: Bool {
    let (right, bottom) = (pixelWidth - 1, pixelHeight - 1)
    return (0...right).allSatisfy { pixels[$0, 0].alpha == 255 && pixels[$0, bottom].alpha == 255 }
      && (0...bottom).allSatisfy { pixels[0, $0].alpha == 255 && pixels[right, $0].alpha == 255 }
  }
}
