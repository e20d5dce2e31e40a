/// The use of a card's picture, which determines its size and its corners.
public enum CardFormat: Sendable, Hashable {
  /// For screens: round corners, transparent outside them. The size in points, and the pixels per point.
  case screen(Size, scale: Double = 1)
  /// As for screens, but with square corners, for uses that cut the corners themselves.
  case square(Size, scale: Double = 1)
  /// For print. Without a bleed the corners are round, as on screens; with one they are square. `showsMarks` draws
  /// the proof's lines over the card.
  case print(CardPrint, showsMarks: Bool = false)

  /// The size of the picture in points. A point of a print is 1/72 inch.
  public var size: Size {
    switch self {
    case .screen(let size, _), .square(let size, _): size
    case .print(let print, _):
      Size(width: print.pixelSize.width * print.points, height: print.pixelSize.height * print.points)
    }
  }

  /// The number of pixels per point.
  public var scale: Double {
    switch self {
    case .screen(_, let scale), .square(_, let scale): scale
    case .print(let print, _): 1 / print.points
    }
  }

  /// Returns the size of the picture in pixels. Throws if no picture can have it.
  public func pixelSize() throws(ImageSizeError) -> Size {
    let (width, height) =
      switch self {
      case .screen(let size, let scale), .square(let size, let scale):
        try ImageSizeError.pixelSize(of: size, scale: scale)
      case .print(let print, _): try ImageSizeError.pixelSize(of: print.pixelSize, scale: 1)
      }
    return Size(width: Double(width), height: Double(height))
  }

  /// The resolution to write to the file: that of a print, and nil for the others.
  public var pixelsPerInch: Double? {
    if case .print(let print, _) = self { print.pixelsPerInch } else { nil }
  }
}
