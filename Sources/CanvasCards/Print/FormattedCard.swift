/// A card in a format, such as one for printing, as a picture.
///
///     let format = CardFormat.print(try CardPrint(.poker, bleed: Length("1/8in")))
///     let card = FormattedCard(CardFace(try CardName("QH")), format)
///     card.idealSize       // 198 × 270 points of 1/72 inch
///     card.trimBox         // 9, 9, 180 × 252
///     try card.writePNG(to: "QH.png", scale: format.scale, pixelsPerInch: format.pixelsPerInch)
public struct FormattedCard: Drawable, Hashable {
  /// The card and its style.
  public var face: CardFace
  /// The format.
  public var format: CardFormat

  /// Creates a card in a format.
  public init(_ face: CardFace, _ format: CardFormat) {
    self.face = face
    self.format = format
  }

  /// The size of the picture in points. A point of a print is 1/72 inch.
  public var idealSize: Size { format.size }

  /// The card with its bleed, in points from the upper left corner of the picture: the whole picture but its slug with crop
  /// marks.
  public var bleedBox: Rect {
    guard case .print(let print, _) = format, print.slug > 0 else { return Rect(origin: .zero, size: format.size) }
    return print.bleedArea.applying(Transform(scaleX: print.points, y: print.points))
  }

  /// The card after it is cut, in points from the upper left corner of the picture; the same as `bleedBox` without a bleed.
  public var trimBox: Rect {
    guard case .print(let print, _) = format else { return bleedBox }
    return print.trim.applying(Transform(scaleX: print.points, y: print.points))
  }

  /// Draws the picture so that it fills the rectangle, which is in user space. A rectangle that is null, empty or not
  /// finite draws nothing.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard !rect.isEmpty, rect.isFinite else { return }
    switch format {
    case .screen: face.draw(in: rect, on: context)
    case .square(_, let scale):
      context.withGState {
        context.clip(to: rect)
        // A bleed of a pixel, outside the picture: no pixel at the edge may be partly transparent.
        face.draw(in: rect, bleed: 1 / scale, printed: rect, on: context)
      }
    case .print(let print, let showsMarks):
      context.withGState {
        context.clip(to: rect)
        // One unit is a point on paper, so that lengths in points are lengths on paper.
        context.place(format.size, in: rect)
        context.withGState {
          let bleed = print.bleed == nil ? 0 : max(print.bleedPixels, 1) * print.points
          if print.slug > 0 {
            // The paper. Without a bleed, the picture is transparent around the card.
            if bleed > 0 { context.fill(Rect(origin: .zero, size: format.size), with: .color(.white)) }
            context.clip(to: bleedBox)
          }
          face.draw(
            in: trimBox, bleed: bleed, printed: bleedBox, margin: print.safeMargin * print.points, on: context)
        }
        guard showsMarks || print.slug > 0 else { return }
        context.scaleBy(x: print.points, y: print.points)
        if showsMarks { print.drawMarks(on: context) }
        print.drawCropMarks(on: context)
      }
    }
  }
}
