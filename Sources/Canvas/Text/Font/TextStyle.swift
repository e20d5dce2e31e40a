/// What a text is for; its size follows from that, and from how large the reader wants text.
///
/// Sizes are those that readers of iOS get by default.
public enum TextStyle: Sendable, Hashable, CaseIterable {
  /// The largest title: 34 points.
  case largeTitle
  /// A title of the first level: 28 points.
  case title1
  /// A title of the second level: 22 points.
  case title2
  /// A title of the third level: 20 points.
  case title3
  /// A heading: 17 points, bold.
  case headline
  /// Running text: 17 points.
  case body
  /// A callout: 16 points.
  case callout
  /// A line below a heading: 15 points.
  case subheadline
  /// A footnote: 13 points.
  case footnote
  /// A caption: 12 points.
  case caption1
  /// The smallest caption: 11 points.
  case caption2

  /// In points, at a factor of 1.
  public var size: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  /// Whether it is set bold: headlines are.
  public var isBold: Bool { self == .headline }

  /// The size for a reader.
  ///
  /// - Parameter factor: How much larger than usual text is wanted; 1 where it is not a positive finite number.
  public func size(factor: Double) -> Double { factor > 0 && factor.isFinite ? size * factor : size }
}

extension Font {
  /// Where Debian's package `fonts-dejavu-core` has DejaVu Sans Bold.
  public static let boldPath = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"

  /// The system's font: DejaVu Sans, with the standard fallback.
  public static func system(size: Double) throws(FontError) -> Font { try .default(size: size) }

  /// The system's bold font: DejaVu Sans Bold, with the standard fallback.
  public static func boldSystem(size: Double) throws(FontError) -> Font {
    try Font(path: boldPath, size: size).withStandardFallback()
  }

  /// The system's font for what a text is for.
  ///
  ///     let title = try Font.preferred(.title1)
  ///     let small = try Font.preferred(.footnote, factor: 1.2)
  ///
  /// - Parameters:
  ///   - style: What the text is for: its size and whether it is bold.
  ///   - factor: The reader's text size: see `TextStyle.size(factor:)`.
  public static func preferred(_ style: TextStyle, factor: Double = 1) throws(FontError) -> Font {
    let size = style.size(factor: factor)
    return style.isBold ? try .boldSystem(size: size) : try .system(size: size)
  }
}
