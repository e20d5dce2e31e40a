public import ArgumentParser
internal import Canvas
public import CanvasCharts

/// How a pie looks.
struct PieArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "clean: all fills, then all outlines, then all labels; reference: sector by sector, each over the one before.",
      valueName: "order"))
  var order: PieOptions.Order = .clean

  @Option(help: ArgumentHelp("What the labels say.", valueName: "labels"))
  var labels: PieOptions.Labels = .name

  @Option(
    help: ArgumentHelp(
      "Colour behind the pie, as in the data, or none for transparent. (default: #EBEBEB)", valueName: "color"),
    transform: OptionalColor.init)
  var background = OptionalColor(color: PieOptions.defaultBackground)

  @Flag(help: "Cut the picture to a disc.")
  var disc = false

  @Option(
    help: ArgumentHelp(
      "After a touch: began and moved draw a black disc, ended the pie in new colours.",
      valueName: "state"))
  var state: PieOptions.State = .initial

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Radius in a picture of 400 points, 30 to 194. (default: 194)", valueName: "points"),
    transform: { (text) throws(ValidationError) in try NumberArgument.number(text, in: PieOptions.radii) })
  var radius: Double?

  static let usualSize = Size(width: 400, height: 400)
}

extension PieOptions.Order: ExpressibleByArgument {}
extension PieOptions.Labels: ExpressibleByArgument {}
extension PieOptions.State: ExpressibleByArgument {}
