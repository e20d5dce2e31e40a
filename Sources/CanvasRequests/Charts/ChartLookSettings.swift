/// The titles and the theme of a chart. Every chart has these members.
public struct ChartLookSettings: RequestPart {
  /// The themes.
  public enum Theme: String, Sendable, Hashable, CaseIterable {
    /// Dark text on white.
    case light
    /// Light text on a dark ground.
    case dark
    /// Patterns as well as colours.
    case print

    var theme: ChartTheme {
      switch self {
      case .light: .light
      case .dark: .dark
      case .print: .print
      }
    }
  }

  /// The title above the chart.
  public var title = ""
  /// A smaller line below the title.
  public var subtitle = ""
  /// A line below the chart.
  public var caption = ""
  /// The theme.
  public var theme = Theme.light
  /// The name of a published palette, or a text file with a colour on each line, instead of the theme's colours.
  public var palette: String?
  /// The background, or nil for the theme's.
  public var background: RequestBackground?

  /// The light theme, without titles.
  public init() {}

  package static let title = RequestMember<ChartLookSettings>(
    "title", \.title, .text, value: "text", default: "", isShown: false, help: "Title above the chart.",
    example: "Two weeks")
  package static let subtitle = RequestMember<ChartLookSettings>(
    "subtitle", \.subtitle, .text, value: "text", default: "", isShown: false,
    help: "Smaller line below the title, such as the subject, the time and the unit.", example: "Bottles")
  package static let caption = RequestMember<ChartLookSettings>(
    "caption", \.caption, .text, value: "text", default: "", isShown: false,
    help: "Line below the chart, such as the source of the data.", example: "Source: the till")
  package static let theme = RequestMember<ChartLookSettings>(
    "theme", \.theme, .choice, value: "theme", default: .light, help: "Colour theme; print adds patterns.",
    example: "dark")
  package static let palette = RequestMember<ChartLookSettings>(
    "palette", \.palette, .file(), value: "name-or-file",
    help: """
      Colours instead of the theme's: a published palette, such as okabe-ito, tableau10, observable10, set2 or dark2, \
      or a text file with a colour on each line.
      """,
    example: "palette.txt")
  package static let background = RequestMember<ChartLookSettings>(
    "background", \.background, .background, value: "color",
    help: """
      Colour behind the chart, as in CSS, or none. With none, gaps are transparent and text has a halo. (default: the \
      theme's)
      """,
    example: "none")

  public static let members = [
    Self.title, Self.subtitle, Self.caption, Self.theme, Self.palette, Self.background,
  ]

  var titles: ChartTitles { ChartTitles(title: title, subtitle: subtitle, caption: caption) }

  /// Returns the theme with the palette and the background.
  func chartTheme(in resources: Resources) throws(RequestError) -> ChartTheme {
    var result = theme.theme
    if let background {
      if let color = background.color { result = result.onGround(color) } else { result.hasBackground = false }
    }
    guard let palette else { return result }
    if let colors = ChartPalette.named(palette) {
      // A ramp begins with what is told best from the ground.
      let distances = [colors.first, colors.last].map {
        abs(($0?.relativeLuminance ?? 0) - result.ground.relativeLuminance)
      }
      let ramp = ChartPalette.ramp(palette)
      result.palette = ramp != nil && distances[0] < distances[1] ? colors.reversed() : colors
      result.ramp = ramp ?? []
      return result
    }
    let bytes: [UInt8]
    do { bytes = try resources.bytes(palette) } catch {
      guard !palette.contains("."), !palette.contains("/") else { throw error }
      let names = ChartPalette.names.joined(separator: ", ")
      throw RequestError(
        .request, "\(Self.palette): no palette is called \(DataError.quoted(palette)); use a file or \(names)")
    }
    do {
      result.palette = try ChartPalette.colors(of: bytes)
      result.ramp = result.palette
    } catch {
      throw RequestError(.content, "\(resources.label(.file(palette))):\(error)")
    }
    return result
  }
}

extension ChartFonts {
  /// Returns the fonts and a warning about them: the default fonts of charts, the weights of a named family, or a font
  /// file for all weights.
  static func named(
    _ name: String?, in resources: Resources
  ) throws(RequestError) -> (fonts: ChartFonts, warning: RequestNote?) {
    guard let name else {
      let fonts = try resources.fonts.chartFonts()
      return (fonts, fonts.note.map { RequestNote(.replaced, RequestText($0)) })
    }
    let font = try NamedFont(name, in: resources)
    guard !resources.isFontFile(name) else { return (ChartFonts(font.font), font.warning) }
    func face(_ weight: Font.Weight) throws(RequestError) -> Font {
      let font = try NamedFont(name, weight: weight, in: resources).font
      return font.withFeatures(font.features + [.tabularFigures])
    }
    let fonts = ChartFonts(
      regular: try face(.regular), medium: try face(.medium), semibold: try face(.semibold), bold: try face(.bold))
    return (fonts, font.warning)
  }
}
