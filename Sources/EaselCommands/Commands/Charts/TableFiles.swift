internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// The file with the table of a chart, and the file that the picture is written to.
struct TableFiles: ParsableArguments {
  @Argument(
    help: ArgumentHelp("CSV, TSV, JSON or .xlsx file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["csv", "tsv", "json", "ndjson", "xlsx"]), transform: PathArgument.path)
  var data: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      """
      PNG, JPEG, WebP, SVG or PDF file to write, by its ending, or - for standard output. Missing folders are created. \
      (default: the data file's name with .png; - if the data is -)
      """, valueName: "file"),
    completion: .file(extensions: PictureFormat.allCases.map(\.rawValue)), transform: PathArgument.path)
  var output: String?

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
