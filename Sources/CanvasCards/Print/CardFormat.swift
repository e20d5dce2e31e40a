public import Canvas

/// What a card's picture is for: how large it is, and what its edge looks like.
public enum CardFormat: Sendable, Hashable {
  /// For screens: round corners, transparent outside of them. In points, and pixels per point.
  case screen(Size, scale: Double = 1)
  /// As for screens with square corners, for what cuts the corners itself.
  case square(Size, scale: Double = 1)
  /// For the press. Without a bleed the corners are round as on screens, with one they are square.
  /// `showsMarks` draws the lines of a proof over the card.
  case print(CardPrint, showsMarks: Bool = false)

  /// The picture's sides; throws if there is no such picture.
  public func pixelSize() throws(ImageSizeError) -> Size {
    let (width, height) =
      switch self {
      case .screen(let size, let scale), .square(let size, let scale):
        try ImageSizeError.pixelSize(of: size, scale: scale)
      case .print(let print, _): try ImageSizeError.pixelSize(of: print.pixelSize, scale: 1)
      }
    return Size(width: Double(width), height: Double(height))
  }

  /// What the file notes of its resolution: a print's, and nothing else's.
  public var pixelsPerInch: Double? {
    if case .print(let print, _) = self { print.pixelsPerInch } else { nil }
  }
}
