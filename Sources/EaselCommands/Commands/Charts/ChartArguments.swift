/// The command line of charts with axes, and of tiles.
struct ChartArguments: ParsableArguments {
  @OptionGroup var files: TableFiles

  @OptionGroup(title: "Data") var table: PartOptions<TableSettings>
  @OptionGroup(title: "Marks") var marks: PartOptions<MarkSettings>
  @OptionGroup(title: "Axes") var axes: PartOptions<AxisSettings>
  @OptionGroup var look: LookOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var noSeed: RefusedSeed
  @OptionGroup var report: ReportOptions

  /// The request of the command line.
  func request(_ mark: ChartMark?) throws(RequestError) -> ChartRequest {
    try ChartRequest(mark, data: .file(files.data)).with(table, marks, axes, look, picture)
  }

  /// The picture's file, or its description.
  var output: PictureOutput {
    files.chartOutput(isDescription: look.describe, sync: picture.sync, report: report)
  }
}

/// The file with the table of a chart, and the file that the picture is written to.
struct TableFiles: ParsableArguments {
  /// Whether an argument in place of a command is the name of a table.
  static func isTable(_ argument: String) -> Bool {
    [".csv", ".tsv", ".txt", ".ndjson", ".xlsx"].contains { argument.lowercased().hasSuffix($0) }
  }

  @Argument(
    .file("CSV, TSV, JSON or .xlsx file, or - for standard input.", ["csv", "tsv", "json", "ndjson", "xlsx"]))
  var data: String

  @Option(pictureNamed: "the data file's name with .png; - if the data is -") var output: String?

  /// The output of a chart of the table, which is named like the table if no other name is given.
  func chartOutput(isDescription: Bool, sync: Bool, report: ReportOptions) -> PictureOutput {
    PictureOutput(
      output: output, name: PictureDestination.stem(ofData: data), sync: sync, report: report, readers: .all,
      isDescription: isDescription)
  }
}
