public import ArgumentParser
internal import CanvasCharts
internal import CanvasData
internal import EaselShared

/// The arrangement and the labels of a chart's marks. Charts with axes have these options.
struct ChartMarkOptions: ParsableArguments {
  @Flag(help: "Stack the series.")
  var stacked = false

  @Flag(help: "Place the series side by side.")
  var grouped = false

  @Flag(name: .customLong("100"), help: "Stack the series as percentages of their total.")
  var normalized = false

  @Option(
    name: .customLong("sort"),
    help: ArgumentHelp(
      "Order of the categories. automatic sorts by value, but keeps weekdays and months in calendar order.",
      valueName: "order"))
  var order = ChartOrder.automatic

  @Option(help: ArgumentHelp("Value labels on bars.", valueName: "labels"))
  var labels = ValueLabels.automatic

  @Option(help: ArgumentHelp("Position of the series names.", valueName: "place"))
  var legend = LegendPlace.automatic

  @Option(
    help: ArgumentHelp("Series or bar to highlight; repeatable.", valueName: "name"))
  var emphasize: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Line across the chart at a value, such as a target: 300, or 4% among percentages; repeatable.",
      valueName: "value"),
    transform: { (text) throws(ValidationError) in
      let isPercent = text.hasSuffix("%")
      guard let number = DecimalNumber.finite(isPercent ? String(text.dropLast()) : text) else {
        throw ValidationError("must be a number or a percentage, such as 300 or 4%")
      }
      return isPercent ? number / 100 : number
    })
  var rule: [Double] = []

  @Option(help: ArgumentHelp("Label of a line, in the order of --rule; repeatable.", valueName: "name"))
  var ruleLabel: [String] = []

  @Option(
    help: ArgumentHelp(
      "Column to facet by: one small chart for each value, with shared axes.", valueName: "column"))
  var facet: String?

  @Option(
    help: ArgumentHelp(
      "Label for the combined small values. (default: Other, in the locale's language)", valueName: "name"))
  var other: String?

  var rules: [ChartRule] {
    rule.enumerated().map { ChartRule($1, label: ruleLabel.indices.contains($0) ? ruleLabel[$0] : "") }
  }

  /// Returns the arrangement of series that share a place.
  func arrangement(of mark: ChartMark) -> SeriesArrangement {
    normalized ? .normalized : stacked ? .stacked : grouped ? .grouped : mark == .columns ? .stacked : .automatic
  }

  func validate() throws {
    if [stacked, grouped, normalized].filter(\.self).count > 1 {
      throw ValidationError("use only one of --stacked, --grouped and --100")
    }
    if ruleLabel.count > rule.count {
      throw ValidationError("\(ruleLabel.count) times --rule-label; use at most one for each --rule")
    }
  }
}

extension ChartOrder: ExpressibleByArgument {}
extension ValueLabels: ExpressibleByArgument {}
extension LegendPlace: ExpressibleByArgument {}
