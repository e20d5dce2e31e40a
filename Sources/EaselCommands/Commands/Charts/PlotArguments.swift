internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// The command line of a kind of plot.
struct PlotArguments<Options: MemberOptions>: ParsableArguments where Options.Request: PlotRequestKind {
  @OptionGroup var files: TableFiles

  @OptionGroup(title: "Plot") var plot: Options
  @OptionGroup(title: "Data") var table: ReadingOptions
  @OptionGroup var look: LookOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var noSeed: RefusedSeed
  @OptionGroup var report: ReportOptions

  /// The request of the command line.
  func request() throws(RequestError) -> PlotRequest<Options.Request> {
    var request = PlotRequest<Options.Request>(data: .file(files.data))
    try plot.apply(to: &request.plot)
    try table.apply(to: &request.table)
    try look.apply(to: &request.look)
    try picture.apply(to: &request.picture)
    return request
  }

  /// The picture's file, or its description.
  var output: PictureOutput {
    files.chartOutput(isDescription: look.describe, sync: picture.sync, report: report)
  }
}
