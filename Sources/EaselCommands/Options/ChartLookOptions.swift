internal import ArgumentParser
internal import Canvas
internal import CanvasCharts

/// What every chart has: titles and a theme.
struct ChartLookOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The line above the chart.", valueName: "text"))
  var title = ""

  @Option(help: ArgumentHelp("The smaller line below it: of what, when, in which unit.", valueName: "text"))
  var subtitle = ""

  @Option(help: ArgumentHelp("The line below the chart: where the data are from.", valueName: "text"))
  var caption = ""

  @Option(help: ArgumentHelp("Colours: print has patterns besides.", valueName: "theme"))
  var theme = ChartThemeName.light

  @Option(
    help: ArgumentHelp("A text file with a colour on each line, in place of the theme's.", valueName: "file"),
    completion: .file(), transform: PathArgument.path)
  var palette: String?

  @Option(
    help: ArgumentHelp(
      """
      Colour behind the chart, as CSS writes it, or none: gaps are cut out then, and text has a halo. (default: the \
      theme's)
      """, valueName: "color"),
    transform: OptionalColor.init)
  var background: OptionalColor?

  @Flag(help: "Print the chart in one sentence, for who can't see it, and draw nothing.")
  var describe = false

  var titles: ChartTitles { ChartTitles(title: title, subtitle: subtitle, caption: caption) }

  /// Throws where something was asked for that the app's pie graph doesn't have.
  func validate(with pie: PieArguments) throws(ValidationError) {
    guard pie.order == .reference else { return }
    let given = [
      ("--title", !title.isEmpty), ("--subtitle", !subtitle.isEmpty), ("--caption", !caption.isEmpty),
      ("--theme", theme != .light), ("--palette", palette != nil), ("--describe", describe),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("\(name) was given; it is allowed without --order reference only")
    }
  }

  /// The theme with the palette and the background that were asked for.
  func chartTheme(in environment: ToolEnvironment) throws(ToolError) -> ChartTheme {
    var result = theme.theme
    if let background {
      if let color = background.color { result = result.onGround(color) } else { result.hasBackground = false }
    }
    guard let palette else { return result }
    let bytes = try InputFile.bytes(palette, in: environment)
    do throws(ChartPaletteError) {
      result.palette = try ChartPalette.colors(of: bytes)
    } catch {
      throw ToolError(.badContent, "\(InputFile.label(palette)):\(error)")
    }
    return result
  }

  /// The fonts: those of charts, or the family that was asked for in its weights, or the file in all of them.
  static func fonts(
    _ name: String?, in environment: ToolEnvironment
  ) throws(ToolError) -> (fonts: ChartFonts, warning: String?) {
    if let name {
      let font = try NamedFont(name, in: environment)
      guard !NamedFont.isFile(name) else { return (ChartFonts(font.font), font.warning) }
      func face(_ weight: Int) throws(ToolError) -> Font {
        let font = try NamedFont(name, weight: weight, in: environment).font
        return font.withFeatures(font.features + [.tabularFigures])
      }
      let fonts = ChartFonts(
        regular: try face(400), medium: try face(500), semibold: try face(600), bold: try face(700))
      return (fonts, font.warning)
    }
    let fonts = try environment.fonts.chartFonts()
    return (fonts, fonts.note)
  }
}

/// The themes by their names on the command line.
enum ChartThemeName: String, CaseIterable, ExpressibleByArgument {
  case light, dark, print

  var theme: ChartTheme {
    switch self {
    case .light: .light
    case .dark: .dark
    case .print: .print
    }
  }
}
