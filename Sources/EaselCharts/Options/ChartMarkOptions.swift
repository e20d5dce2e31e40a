public import ArgumentParser
internal import CanvasCharts
internal import CanvasData
internal import EaselShared

/// How the marks of a chart stand and what is written at them; charts with axes have these.
struct ChartMarkOptions: ParsableArguments {
  @Flag(help: "Stack the series.")
  var stacked = false

  @Flag(help: "Put the series beside each other.")
  var grouped = false

  @Flag(name: .customLong("100"), help: "Stack the series as parts of 100 %.")
  var normalized = false

  @Option(
    name: .customLong("sort"),
    help: ArgumentHelp(
      "Order of the names; automatic sorts by value, and keeps weekdays and months in order.",
      valueName: "order"))
  var order = ChartOrder.automatic

  @Option(help: ArgumentHelp("Labels at bars.", valueName: "labels"))
  var labels = ValueLabels.automatic

  @Option(help: ArgumentHelp("Place of the names of series.", valueName: "place"))
  var legend = LegendPlace.automatic

  @Option(
    help: ArgumentHelp("Series or bar to show in colour, with all others pale; repeatable.", valueName: "name"))
  var emphasize: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Line across the chart at a value, such as a target: 300, or 4% among percentages; repeatable.",
      valueName: "value"),
    transform: { (text) throws(ValidationError) in
      let isPercent = text.hasSuffix("%")
      guard let number = DecimalNumber.finite(isPercent ? String(text.dropLast()) : text) else {
        throw ValidationError("allowed is a number, or one with %")
      }
      return isPercent ? number / 100 : number
    })
  var rule: [Double] = []

  @Option(help: ArgumentHelp("Label of a line, in the order of --rule.", valueName: "name"))
  var ruleLabel: [String] = []

  @Option(
    help: ArgumentHelp(
      "Column for whose texts to draw small charts, one for each, with the same axes.", valueName: "column"))
  var facet: String?

  @Option(
    help: ArgumentHelp(
      "Name for the sum of the small ones. (default: Other, in the locale's language)", valueName: "name"))
  var other: String?

  var rules: [ChartRule] {
    rule.enumerated().map { ChartRule($1, label: ruleLabel.indices.contains($0) ? ruleLabel[$0] : "") }
  }

  /// How series share a place where nothing else was asked for.
  func arrangement(of mark: ChartMark) -> SeriesArrangement {
    normalized ? .normalized : stacked ? .stacked : grouped ? .grouped : mark == .columns ? .stacked : .automatic
  }

  func validate() throws {
    if [stacked, grouped, normalized].filter(\.self).count > 1 {
      throw ValidationError("--stacked, --grouped and --100 were given together; only one of them is allowed")
    }
    if ruleLabel.count > rule.count {
      throw ValidationError("--rule-label was given \(ruleLabel.count) times; at most as often as --rule is allowed")
    }
  }
}

extension ChartOrder: ExpressibleByArgument {}
extension ValueLabels: ExpressibleByArgument {}
extension LegendPlace: ExpressibleByArgument {}
