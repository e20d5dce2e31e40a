/// The fonts of a chart's text, in four weights. Their sizes are ignored.
///
///     let fonts = try ChartFonts.standard()
///     let title = fonts[.bold].withSize(18)
public struct ChartFonts: Sendable, Hashable {
  private let regular: Font
  private let medium: Font
  private let semibold: Font
  private let bold: Font
  /// A note if these aren't the fonts that charts are designed for.
  public let note: String?

  /// One font for each weight.
  public init(regular: Font, medium: Font, semibold: Font, bold: Font, note: String? = nil) {
    (self.regular, self.medium, self.semibold, self.bold) = (regular, medium, semibold, bold)
    self.note = note
  }

  /// One font for all weights, with tabular figures if the font has them.
  public init(_ font: Font, note: String? = nil) {
    let font = font.withFeatures(font.features + [.tabularFigures])
    self.init(regular: font, medium: font, semibold: font, bold: font, note: note)
  }

  /// The font whose weight is nearest: regular below 450, medium below 550, semibold below 650, otherwise bold.
  public subscript(weight: Font.Weight) -> Font {
    switch weight.value {
    case ..<450: regular
    case ..<550: medium
    case ..<650: semibold
    default: bold
    }
  }

  /// The font for a text style.
  func font(for style: ChartTextStyle) -> Font {
    let font = self[style.weight].withSize(style.size)
    return style.isTabular ? font : font.withFeatures(font.features.filter { $0 != .tabularFigures })
  }

  /// Inter with tabular figures and the standard fallback fonts; bold text uses bold fallback fonts. If a file of
  /// Inter is missing, DejaVu Sans with a note.
  ///
  /// - Parameter directory: The folder with `Inter-Regular.otf`, `-Medium`, `-SemiBold` and `-Bold`.
  /// - Throws: A `FontError` if DejaVu Sans is missing too.
  public static func standard(directory: String = SystemFonts.inter) throws(FontError) -> ChartFonts {
    func font(_ weight: Font.Weight) -> Font? {
      (try? Font(path: "\(directory)/\(SystemFonts.interFile(weight))", size: 1))?
        .withStandardFallback(weight: weight).withFeatures([.tabularFigures])
    }
    if let regular = font(.regular), let medium = font(.medium), let semibold = font(.semibold), let bold = font(.bold)
    {
      return ChartFonts(regular: regular, medium: medium, semibold: semibold, bold: bold)
    }
    let families = (chart: SystemFonts.chartFamily, text: SystemFonts.family)
    let note =
      "\(directory): \(families.chart) isn't installed, so \(families.text) is used; install Debian's package fonts-inter"
    let regular = try Font.default(size: 1)
    let bold = (try? Font.boldSystem(size: 1)) ?? regular
    return ChartFonts(regular: regular, medium: regular, semibold: bold, bold: bold, note: note)
  }
}
