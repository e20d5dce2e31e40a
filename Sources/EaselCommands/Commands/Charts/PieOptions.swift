internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// The look of a pie.
struct PieOptions: MemberOptions {
  @Option(PieSettings.labels) var labels
  @Option(PieSettings.top) var top
  @Option(PieSettings.other) var other
  @Option(PieSettings.sort) var sort
  @Option(PieSettings.startAngle) var startAngle
  @Option(PieSettings.hole) var hole
  @Option(list: PieSettings.explode) var explode
  @Flag(PieSettings.legend) var legend = false
  @Option(PieSettings.order) var order
  @Flag(PieSettings.disc) var disc = false
  @Option(PieSettings.state) var state
  @Option(PieSettings.radius) var radius
  @Option(PieSettings.moves, completion: .file()) var moves

  @Option(
    help: ArgumentHelp("\(FramesArgument.help) Only with --moves.", valueName: "folder"),
    completion: .directory, transform: PathArgument.path)
  var frames: String?

  @Flag(PieSettings.randomColors) var randomColors = false
  @Flag(PieSettings.wholeSteps) var wholeSteps = false

  var changes: [RequestMember<PieSettings>.Change?] {
    [
      labels, top, other, sort, startAngle, hole, order, state, radius, moves, PieSettings.legend.ifOn(legend),
      PieSettings.disc.ifOn(disc), PieSettings.randomColors.ifOn(randomColors), PieSettings.wholeSteps.ifOn(wholeSteps),
    ] + explode
  }
}
