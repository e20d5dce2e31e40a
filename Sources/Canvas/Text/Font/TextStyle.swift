/// The purpose of a text, which determines its size.
///
/// The sizes are the iOS defaults.
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
  /// Body text: 17 points.
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

  /// The size in points, at a factor of 1.
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

  /// Whether the text is bold, as headlines are.
  public var isBold: Bool { self == .headline }

  /// The size in points for a reader's preference.
  ///
  /// - Parameter factor: The reader's factor for all text. If it is not positive and finite, 1 is used.
  public func size(factor: Double) -> Double { factor > 0 && factor.isFinite ? size * factor : size }
}

extension Font {
  /// The system font: DejaVu Sans, with the standard fallback.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight. There are two fonts: the bold one is used from `semibold`, and the regular one below.
  public static func system(size: Double, weight: Weight = .regular) throws(FontError) -> Font {
    weight >= .semibold ? try .boldSystem(size: size) : try .default(size: size)
  }

  /// The bold system font: DejaVu Sans Bold, with bold fonts of the standard fallback.
  public static func boldSystem(size: Double) throws(FontError) -> Font {
    try Font(path: SystemFonts.bold, size: size).withStandardFallback(weight: .bold)
  }

  /// The system font for the purpose of a text.
  ///
  ///     let title = try Font.preferred(.title1)
  ///     let small = try Font.preferred(.footnote, factor: 1.2)
  ///
  /// - Parameters:
  ///   - style: The purpose, which determines the size and whether the text is bold.
  ///   - factor: The reader's text size. See `TextStyle.size(factor:)`.
  public static func preferred(_ style: TextStyle, factor: Double = 1) throws(FontError) -> Font {
    let size = style.size(factor: factor)
    return style.isBold ? try .boldSystem(size: size) : try .system(size: size)
  }
}
