/// The command line of charts with axes, and of tiles.
struct ChartArguments: ParsableArguments {
  @OptionGroup var files: TableFiles

  @OptionGroup(title: "Data") var table: PartOptions<TableSettings>
  @OptionGroup(title: "Marks") var marks: PartOptions<MarkSettings>
  @OptionGroup(title: "Axes") var axes: PartOptions<AxisSettings>
  @OptionGroup var look: LookOptions
  @OptionGroup var drawing: DrawingOptions<RefusedSeed>

  /// The request of the command line.
  func request(_ mark: ChartMark?) throws(RequestError) -> ChartRequest {
    try ChartRequest(mark, data: .file(files.data)).with(table, marks, axes, look, drawing.picture)
  }

  /// The picture's file, or its description.
  var output: PictureOutput { drawing.output(files, isDescription: look.describe) }
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
}
