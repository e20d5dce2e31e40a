internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

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
