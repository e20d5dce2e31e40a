public import ArgumentParser
internal import Canvas
public import CanvasCharts
internal import CanvasData
public import CanvasScenes
internal import EaselShared

/// The look of a pie.
struct PieArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("Contents of the labels. (default: all; with --order reference: name)", valueName: "labels"))
  var labels: PieStyle.Labels?

  @Option(
    help: ArgumentHelp(
      "Number of slices to show before the rest are combined, or all. (default: 7)", valueName: "number"),
    transform: { (text) throws(ValidationError) in try TopArgument(text) })
  var top = TopArgument(count: 7)

  @Option(
    help: ArgumentHelp(
      "Label for the combined slices. (default: Other, in the locale's language)", valueName: "name"))
  var other: String?

  @Option(help: ArgumentHelp("Order of the slices.", valueName: "order"))
  var sort = PieStyle.Order.value

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Angle at which the first slice begins, clockwise from 12 o'clock. (default: 0)", valueName: "degrees"),
    transform: { (text) throws(ValidationError) in try NumberArgument.number(text, in: -360...360) })
  var startAngle = 0.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Radius of a hole with the total in it, as a fraction of the pie's radius, such as 0.6. (default: 0)",
      valueName: "part"),
    transform: { (text) throws(ValidationError) in
      guard let number = DecimalNumber.finite(text), (0...0.95).contains(number) else {
        throw ValidationError("must be a number from 0 to 0.95")
      }
      return number
    })
  var hole = 0.0

  @Option(help: ArgumentHelp("Slice to move out from the centre; repeatable.", valueName: "name"))
  var explode: [String] = []

  @Flag(help: "Write names and values in a table beside the pie.")
  var legend = false

  @Option(
    help: ArgumentHelp(
      "Drawing order. clean: exact edges; reference: like the app, each sector drawn over the previous one.",
      valueName: "order"))
  var order = PieDrawingOrder.clean

  @Flag(help: "With --order reference: clip the picture to a disc.")
  var disc = false

  @Option(
    help: ArgumentHelp(
      """
      With --order reference: state after a touch. began and moved draw a black disc, ended draws the pie in new \
      colours.
      """, valueName: "state"))
  var state: PieGraphOptions.State = .initial

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --order reference: radius in a picture of 400 points, 30 to 194. (default: 194)", valueName: "points"),
    transform: { (text) throws(ValidationError) in try NumberArgument.number(text, in: PieGraphOptions.radii) })
  var radius: Double?

  @Option(
    help: ArgumentHelp(
      """
      With --order reference: text file with one touch event per line (down 300 200, move 280 200, up, shake), or - \
      for standard input.
      """, valueName: "file"),
    completion: .file(), transform: PathArgument.path)
  var moves: String?

  @Option(
    help: ArgumentHelp("\(FramesArgument.help) Only with --moves.", valueName: "folder"),
    completion: .directory, transform: PathArgument.path)
  var frames: String?

  @OptionGroup var graph: GraphOptions

  /// The default size of pictures in points.
  var defaultSize: Size { order == .clean ? PieChart.defaultSize : Size(width: 400, height: 400) }

  func validate() throws {
    switch order {
    case .clean:
      let given = [
        ("--disc", disc), ("--state", state != .initial), ("--radius", radius != nil), ("--moves", moves != nil),
        ("--frames", frames != nil),
      ]
      if let name = given.first(where: \.1)?.0 ?? graph.given {
        throw ValidationError("\(name) requires --order reference")
      }
    case .reference:
      try checkMoves()
      let style = PieStyle()
      let given = [
        ("--top", top.count != style.top), ("--other", other != nil), ("--sort", sort != style.order),
        ("--start-angle", startAngle != 0), ("--hole", hole != 0), ("--explode", !explode.isEmpty),
        ("--legend", legend), ("--labels all", labels == .all),
      ]
      if let (name, _) = given.first(where: \.1) {
        throw ValidationError("\(name) can't be used with --order reference")
      }
    }
  }

  /// Throws if there are moves and also options that the moves set.
  private func checkMoves() throws(ValidationError) {
    guard moves != nil else {
      if frames != nil { throw ValidationError("--frames requires --moves") }
      if graph.wholeSteps { throw ValidationError("--whole-steps requires --moves") }
      return
    }
    try FramesArgument.check(frames)
    let given = [("--disc", disc), ("--state", state != .initial), ("--radius", radius != nil)]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("use either --moves or \(name), not both")
    }
  }

  /// Returns the style of a chart with these options.
  func style(locale: LocaleFormat) -> PieStyle {
    var style = PieStyle(locale: locale)
    style.labels = labels ?? .all
    style.top = top.count
    if let other { style.otherName = other }
    style.order = sort
    style.startAngle = startAngle
    style.hole = hole
    style.exploded = explode
    style.showsLegend = legend
    return style
  }

  /// Returns the options of the app's graph.
  func graphOptions(font: Font, background: OptionalColor?, seed: UInt64) -> PieGraphOptions {
    var options = PieGraphOptions(font: font.withSize(PieGraphOptions.defaultFontSize))
    options.labels = labels.flatMap { PieGraphOptions.Labels(rawValue: $0.rawValue) } ?? .name
    if let background { options.background = background.color }
    options.isDisc = disc
    options.state = state
    options.radius = radius
    options.hasRandomColors = graph.randomColors
    options.seed = seed
    return options
  }
}

/// The drawing order of a pie.
enum PieDrawingOrder: String, CaseIterable, ExpressibleByArgument {
  case clean, reference
}

/// The number of slices to show before the rest are combined, or nil for all.
struct TopArgument {
  var count: Int?

  init(count: Int?) { self.count = count }

  init(_ text: String) throws(ValidationError) {
    guard text != "all" else { return }
    guard let count = Int(text), count >= 1 else {
      throw ValidationError("must be a whole number greater than 0, or all")
    }
    self.count = count
  }
}

extension PieStyle.Order: ExpressibleByArgument {}
extension PieStyle.Labels: ExpressibleByArgument {}
extension PieGraphOptions.State: ExpressibleByArgument {}
