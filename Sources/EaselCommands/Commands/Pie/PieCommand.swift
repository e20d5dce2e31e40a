internal import ArgumentParser
internal import Canvas
internal import CanvasCharts
internal import CanvasData
internal import CanvasScenes
internal import EaselCharts
internal import EaselShared

/// `easel pie`: draws a table as a pie chart.
struct PieCommand: JobCommand {
  static let configuration = CommandConfiguration(
    commandName: "pie",
    abstract: "Draw a pie or donut chart of a table.",
    usage: "easel pie <file> [-o <file>] [<options>]",
    discussion: """
      The table is CSV, or a JSON list of objects, with the columns name, value and optionally color (#RGB, #RRGGBB, \
      #RRGGBBAA or a CSS name). Columns with other names are found by type. Values are numbers of at least 0. Values \
      with the same name are summed. The state of a vending machine (easel board vending) also works, as a table of \
      its sales.

      EXAMPLES:
        easel pie sales.csv                              sales.png beside it
        easel pie sales.csv --title Sales --hole 0.6 --theme dark
        easel pie sales.csv --order reference --moves touches.txt --frames steps
        echo 'tea,3' | easel pie - -o tea.png            data from standard input
      """)

  @Argument(
    help: ArgumentHelp("CSV or JSON file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["csv", "json"]), transform: PathArgument.path)
  var data: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      """
      PNG file to write, or - for standard output. Missing folders are created. (default: the data file's name with \
      .png; - if the data is -)
      """, valueName: "file"),
    completion: .file(extensions: ["png"]), transform: PathArgument.path)
  var output: String?

  @OptionGroup(title: "Data") var columns: ChartDataOptions
  @OptionGroup(title: "Look") var look: ChartLookOptions
  @OptionGroup(title: "Pie") var pie: PieArguments
  @OptionGroup var picture: PictureOptions
  @OptionGroup var random: SeedOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    try picture.checkSize(default: pie.defaultSize)
    if pie.order == .reference {
      try look.checkGraph()
      try columns.checkGraph()
    }
    try StandardInput.check(data, moves: pie.moves)
    if pie.moves == nil, pie.state != .ended, !pie.graph.randomColors {
      try random.checkNoSeed("--order reference, and --random-colors, --state ended or --moves")
    }
  }
}

extension PieCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let file = PictureDestination.name(output, ofData: data)
    let destination = look.describe ? nil : try PictureDestination(file, in: environment)
    let label = InputFile.label(data)
    let table = try PieTable(columns.bytes(of: data, in: environment), named: label, options: columns)
    guard pie.moves == nil else { return try drawTouches(table, file: file, in: environment) }
    let (drawing, size) =
      switch pie.order {
      case .clean: try chartDrawing(table, in: environment)
      case .reference: try graphDrawing(table, in: environment)
      }
    try picture.checkGlyphs(drawing.missingGlyphs, in: label)
    environment.printWarnings(table.warnings.map { "\(label): \($0)" } + drawing.warnings)
    if !report.quiet { for note in table.notes { environment.printMessage("\(label): \(note)") } }
    guard let destination else {
      try environment.printResult(
        report.json ? Report.alternative(drawing.summary).line : drawing.summary.escapingControlCharacters)
      return .done
    }
    let encoded = try EncodedPicture(
      compression: picture.compression, pixelsPerInch: pie.order == .clean ? picture.pixelsPerInch : nil
    ) {
      try Image(size: size, scale: picture.scale, inBands: drawing.draw)
    }
    try destination.write(encoded.bytes, sync: picture.sync, in: environment)
    var report = Report(
      pictures: [Report.Picture(file: file, encoded)], milliseconds: environment.milliseconds() - start)
    report.chart = drawing.description
    try report.send(self.report.form, outputIsTaken: destination.isStandardOutput, in: environment)
    return .done
  }

  /// A drawing, and its warnings and descriptions.
  private struct Drawing {
    var warnings: [String]
    var missingGlyphs: MissingGlyphs?
    var summary: String
    var description: JSONText?
    var draw: @Sendable (DrawingContext) -> Void
  }

  private func chartDrawing(
    _ table: PieTable, in environment: ToolEnvironment
  ) throws(ToolError) -> (Drawing, Size) {
    let label = InputFile.label(data)
    let (fonts, warning) = try ChartLookOptions.fonts(picture.font, in: environment)
    var chart = PieChart(table.data, fonts: fonts)
    chart.formats = table.formats
    chart.style = pie.style(locale: columns.locale ?? table.locale ?? .plain)
    chart.titles = look.titles
    chart.theme = try look.chartTheme(in: environment)
    let size: Size
    let layout: PieLayout
    do throws(PieError) {
      if let asked = picture.size { size = asked } else { size = try chart.defaultSize(width: picture.width) }
      layout = try chart.layout(in: Rect(origin: .zero, size: size))
    } catch {
      throw ToolError(.badContent, in: label, error)
    }
    let missing = chart.missingGlyphs(in: layout)
    let notes = (layout.notes + [missing?.description].compactMap(\.self)).map { "\(label): \($0)" }
    let theme = chart.theme
    let drawing = Drawing(
      warnings: [warning].compactMap(\.self) + notes, missingGlyphs: missing, summary: layout.summary,
      description: layout.json
    ) { context in layout.draw(on: context, theme: theme, fonts: fonts) }
    return (drawing, size)
  }

  private func graphDrawing(
    _ table: PieTable, in environment: ToolEnvironment
  ) throws(ToolError) -> (Drawing, Size) {
    let size = picture.pictureSize(default: pie.defaultSize)
    let font = try NamedFont(picture.font, in: environment)
    let options = pie.graphOptions(font: font.font, background: look.background, seed: random.usedSeed)
    let drawing = PieGraph(table.data, options: options).drawing(in: Rect(origin: .zero, size: size))
    let summary = try self.summary(of: table, ChartFonts(font.font))
    let result = Drawing(
      warnings: [font.warning].compactMap(\.self) + drawing.warnings.map { "\(InputFile.label(data)): \($0)" },
      missingGlyphs: drawing.missingGlyphs, summary: summary,
      description: .object(["alt": .text(summary), "marks": drawing.marks.json])
    ) { context in drawing.draw(on: context) }
    return (result, size)
  }

  /// The chart's sentence for screen readers, which the graph has as well. It has no size, so nothing is placed.
  private func summary(of table: PieTable, _ fonts: ChartFonts) throws(ToolError) -> String {
    var chart = PieChart(table.data, fonts: fonts)
    chart.formats = table.formats
    chart.style = pie.style(locale: columns.locale ?? .plain)
    do throws(PieError) { return try chart.layout(in: .zero).summary } catch {
      throw ToolError(.badContent, in: InputFile.label(data), error)
    }
  }
}
