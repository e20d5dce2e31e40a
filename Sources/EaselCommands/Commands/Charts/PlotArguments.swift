internal import ArgumentParser
internal import Canvas
internal import CanvasCharts
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

  /// Draws the plot and writes it, or describes it.
  func draw(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let request = try asTool { () throws(RequestError) in try self.request() }
    let output = files.chartOutput(
      as: request.picture.format, isDescription: look.describe, sync: picture.sync, report: report)
    let destination = try output.destination(in: environment)
    let start = environment.milliseconds()
    let plan: PlotPlan = try asTool { () throws(RequestError) in try request.plan(in: Resources(of: environment)) }
    return try output.send(plan.picture, facts: plan.json, to: destination, start: start, in: environment)
  }
}

extension PlotPlan {
  /// The sentence for an `alt` attribute.
  var json: JSONText { .object(["alt": .text(layout.alternativeText)]) }
}
