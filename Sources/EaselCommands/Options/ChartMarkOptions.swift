public import ArgumentParser
internal import CanvasCharts
internal import CanvasData

/// How the marks of a chart stand and what is written at them; charts with axes have these.
struct ChartMarkOptions: ParsableArguments {
  @Flag(help: "Series on top of each other.")
  var stacked = false

  @Flag(help: "Series beside each other.")
  var grouped = false

  @Flag(name: .customLong("100"), help: "Series on top of each other, as parts of 100 %.")
  var normalized = false

  @Option(
    name: .customLong("sort"),
    help: ArgumentHelp(
      "In which order names stand; automatic is by value, weekdays and months as they follow.",
      valueName: "order"))
  var order = ChartOrder.automatic

  @Option(help: ArgumentHelp("What stands at bars.", valueName: "labels"))
  var labels = ValueLabels.automatic

  @Option(help: ArgumentHelp("Where the names of series stand.", valueName: "place"))
  var legend = LegendPlace.automatic

  @Option(
    help: ArgumentHelp("A series or a bar to show in colour, all others pale; for each one more.", valueName: "name"))
  var emphasize: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A line across the chart at a value, as a target: 300, or 4% among percentages; for each one more.",
      valueName: "value"),
    transform: { (text) throws(ValidationError) in
      let isPercent = text.hasSuffix("%")
      guard let number = DecimalNumber.finite(isPercent ? String(text.dropLast()) : text) else {
        throw ValidationError("allowed is a number, or one with %")
      }
      return isPercent ? number / 100 : number
    })
  var rule: [Double] = []

  @Option(help: ArgumentHelp("What the line at the value is called, in the order of --rule.", valueName: "name"))
  var ruleLabel: [String] = []

  @Option(help: ArgumentHelp("A column: a small chart for each of its texts, with the same axes.", valueName: "column"))
  var facet: String?

  @Option(
    help: ArgumentHelp(
      "What the small ones together are called. (default: Other, in the locale's language)", valueName: "name"))
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
