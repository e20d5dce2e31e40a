package import ArgumentParser
internal import Canvas
package import CanvasCharts
package import EaselShared

/// The titles and the theme of a chart. Every chart has these options.
package struct ChartLookOptions: ParsableArguments {
  package init() {}

  @Option(help: ArgumentHelp("Title above the chart.", valueName: "text"))
  var title = ""

  @Option(
    help: ArgumentHelp("Smaller line below the title, such as the subject, the time and the unit.", valueName: "text"))
  var subtitle = ""

  @Option(help: ArgumentHelp("Line below the chart, such as the source of the data.", valueName: "text"))
  var caption = ""

  @Option(help: ArgumentHelp("Colour theme; print adds patterns.", valueName: "theme"))
  var theme = ChartThemeName.light

  @Option(
    help: ArgumentHelp("Text file with a colour on each line, instead of the theme's colours.", valueName: "file"),
    completion: .file(), transform: PathArgument.path)
  var palette: String?

  @Option(
    help: ArgumentHelp(
      """
      Colour behind the chart, as in CSS, or none. With none, gaps are transparent and text has a halo. (default: the \
      theme's)
      """, valueName: "color"),
    transform: OptionalColor.init)
  package var background: OptionalColor?

  @Flag(help: "Describe the chart in one sentence, for alt text, and draw nothing.")
  package var describe = false

  package var titles: ChartTitles { ChartTitles(title: title, subtitle: subtitle, caption: caption) }

  /// Throws if there is an option that the app's pie graph doesn't support.
  package func checkGraph() throws(ValidationError) {
    let given = [
      ("--title", !title.isEmpty), ("--subtitle", !subtitle.isEmpty), ("--caption", !caption.isEmpty),
      ("--theme", theme != .light), ("--palette", palette != nil), ("--describe", describe),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("\(name) can't be used with --order reference")
    }
  }

  /// Returns the theme with the palette and the background of the command line.
  package func chartTheme(in environment: ToolEnvironment) throws(ToolError) -> ChartTheme {
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

  /// Returns the fonts: the default fonts of charts, the weights of a named family, or a font file for all weights.
  package static func fonts(
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
    let fonts = try ChartFonts.kept()
    return (fonts, fonts.note)
  }
}

/// The names of the themes on the command line.
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

extension ChartLookOptions {
  /// Sets an option of a job.
  package mutating func set(_ option: PlainOption) {
    switch option {
    case .title(let text): title = text
    case .subtitle(let text): subtitle = text
    case .caption(let text): caption = text
    case .emphasize, .seed: break
    }
  }
}
