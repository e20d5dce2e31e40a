internal import ArgumentParser
internal import Canvas
internal import CanvasCharts
internal import CanvasRequests
internal import EaselShared

/// The command line of charts with axes, and of tiles.
struct ChartArguments: ParsableArguments {
  @OptionGroup var files: TableFiles

  @OptionGroup(title: "Data") var table: TableOptions
  @OptionGroup(title: "Marks") var marks: MarkOptions
  @OptionGroup var look: LookOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var noSeed: RefusedSeed
  @OptionGroup var report: ReportOptions

  /// The request of the command line.
  func request(_ mark: ChartMark) throws(RequestError) -> ChartRequest {
    var request = ChartRequest(mark, data: .file(files.data))
    try table.apply(to: &request.table)
    try marks.apply(to: &request.marks)
    try look.apply(to: &request.look)
    try picture.apply(to: &request.picture)
    return request
  }

  /// Draws the chart and writes it, or describes it.
  func draw(_ mark: ChartMark, in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let request = try asTool { () throws(RequestError) in try self.request(mark) }
    let output = files.chartOutput(
      as: request.picture.format, isDescription: look.describe, sync: picture.sync, report: report)
    let destination = try output.destination(in: environment)
    let start = environment.milliseconds()
    let plan = try asTool { () throws(RequestError) in
      let plan = try request.plan(in: Resources(of: environment))
      if destination != nil, let problem = plan.problem { throw problem }
      return plan
    }
    return try output.send(
      plan.picture, facts: ChartReport(plan.layout).json, to: destination, start: start, in: environment)
  }
}

/// The output of a chart: its picture, or its description.
struct ChartOutput {
  let file: String
  /// The format that is asked for, or nil.
  let asked: PictureFormat?
  let isDescription: Bool
  let sync: Bool
  let report: ReportOptions

  /// The destination of the picture and its format, or nil for a description.
  func destination(
    in environment: ToolEnvironment
  ) throws(ToolError) -> (destination: PictureDestination, format: PictureFormat)? {
    isDescription ? nil : try PictureDestination.picture(file, asked: asked, in: environment)
  }

  /// Prints warnings and notes, and writes the picture or prints its description.
  func send(
    _ picture: RequestedPicture, facts: JSONText, to place: (destination: PictureDestination, format: PictureFormat)?,
    start: Double, in environment: ToolEnvironment
  ) throws(ToolError) -> ExitStatus {
    environment.print(warnings: picture.warnings)
    if !report.quiet { for line in picture.notes.shownLines { environment.printMessage(line) } }
    guard let (destination, format) = place else {
      let text = picture.alternativeText ?? ""
      try environment.printResult(report.json ? Report.alternative(text).line : text.escapingControlCharacters)
      return .done
    }
    let encoded = try EncodedPicture(picture, as: format)
    try destination.write(encoded.bytes, sync: sync, in: environment)
    var said = Report(
      pictures: [Report.Picture(file: file, encoded)], milliseconds: environment.milliseconds() - start)
    said.chart = facts
    said.notes = picture.warnings + picture.notes
    try said.send(report.form, outputIsTaken: destination.isStandardOutput, in: environment)
    return .done
  }
}

/// A chart's JSON report: a sentence for an `alt` attribute, and the boxes of its marks for image maps.
struct ChartReport {
  private let layout: ChartLayout

  init(_ layout: ChartLayout) { self.layout = layout }

  var json: JSONText {
    .object([
      "alt": .text(layout.alternativeText), "marks": .list(layout.marks.map(Self.json(of:))),
    ])
  }

  private static func json(of mark: MarkBox) -> JSONText {
    .object([
      "series": .text(mark.series), "place": .text(mark.place),
      "value": mark.value.map(JSONText.number) ?? .null,
      "box": .list([mark.box.minX, mark.box.minY, mark.box.width, mark.box.height].map(JSONText.decimal)),
    ])
  }
}

/// The file with the table of a chart, and the file that the picture is written to.
struct TableFiles: ParsableArguments {
  @Argument(
    help: ArgumentHelp("CSV, TSV, JSON or .xlsx file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["csv", "tsv", "json", "ndjson", "xlsx"]), transform: PathArgument.path)
  var data: String

  @Option(pictureNamed: "the data file's name with .png; - if the data is -") var output: String?

  /// The output of a chart of the table, which is named like the table if no other name is given.
  ///
  /// - Parameter format: The format that is asked for, or nil.
  func chartOutput(
    as format: PictureFormat?, isDescription: Bool, sync: Bool, report: ReportOptions
  ) -> ChartOutput {
    ChartOutput(
      file: PictureDestination.name(output, orNamed: PictureDestination.stem(ofData: data), as: format),
      asked: format, isDescription: isDescription, sync: sync, report: report)
  }
}
