public import Canvas

/// The use of a card's picture, which decides its size and its edge.
public enum CardFormat: Sendable, Hashable {
  /// For screens: round corners, transparent outside of them. In points, and pixels per point.
  case screen(Size, scale: Double = 1)
  /// As for screens with square corners, for what cuts the corners itself.
  case square(Size, scale: Double = 1)
  /// For the press. Without a bleed the corners are round as on screens, with one they are square.
  /// `showsMarks` draws the lines of a proof over the card.
  case print(CardPrint, showsMarks: Bool = false)

  /// The size of the picture in pixels. Throws if no picture can have it.
  public func pixelSize() throws(ImageSizeError) -> Size {
    let (width, height) =
      switch self {
      case .screen(let size, let scale), .square(let size, let scale):
        try ImageSizeError.pixelSize(of: size, scale: scale)
      case .print(let print, _): try ImageSizeError.pixelSize(of: print.pixelSize, scale: 1)
      }
    return Size(width: Double(width), height: Double(height))
  }

  /// The resolution to write to the file: that of a print; nil for the others.
  public var pixelsPerInch: Double? {
    if case .print(let print, _) = self { print.pixelsPerInch } else { nil }
  }
}
