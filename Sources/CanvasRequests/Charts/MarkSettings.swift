/// The arrangement and the labels of a chart's marks. Charts with axes have these members.
public struct MarkSettings: RequestPart {
  /// The arrangement of series that share a place, or nil for the one that fits the marks.
  public var arrangement: SeriesArrangement?
  /// The order of the categories.
  public var order = ChartOrder.automatic
  /// The labels on bars.
  public var labels = ValueLabels.automatic
  /// The position of the series' names.
  public var legend = LegendPlace.automatic
  /// The series or bars to highlight.
  public var emphasized: [String] = []
  /// The colour of bars below zero, or nil for red where the table speaks of a loss, and otherwise a lighter one.
  public var negative: Color?
  /// Lines across the chart, such as targets.
  public var rules: [Double] = []
  /// The labels of the lines, in their order.
  public var ruleLabels: [String] = []
  /// Texts at places of the axis below lines, areas and columns.
  public var notes: [PlotChart.Note] = []
  /// Shaded parts of that axis.
  public var spans: [PlaceSpan] = []
  /// The column to facet by: a small chart for each of its values.
  public var facet: String?
  /// The number of named places to draw, those with the largest values; nil for all that fit.
  public var top: Int?
  /// The label for combined small values, or nil for the word of the locale.
  public var other: String?

  /// The usual arrangement of the marks.
  public init() {}

  private static let arrangements = ["stacked", "grouped", "100", "diverging"]
  package static let stacked = RequestMember<MarkSettings>(
    flag: "stacked", of: arrangements, \.arrangement, is: .stacked, help: "Stack the series.")
  package static let grouped = RequestMember<MarkSettings>(
    flag: "grouped", of: arrangements, \.arrangement, is: .grouped, help: "Place the series side by side.")
  package static let normalized = RequestMember<MarkSettings>(
    flag: "100", of: arrangements, \.arrangement, is: .normalized,
    help: "Stack the series as percentages of their total.")
  package static let diverging = RequestMember<MarkSettings>(
    flag: "diverging", of: arrangements, \.arrangement, is: .diverging,
    help: "Stack the answers of a survey as percentages on both sides of their middle.")
  package static let order = RequestMember<MarkSettings>(
    "sort", \.order, .choice, value: "order", default: .automatic,
    help: "Order of the categories. automatic sorts by value, but keeps weekdays and months in calendar order.",
    example: "data")
  package static let labels = RequestMember<MarkSettings>(
    "labels", \.labels, .choice, value: "labels", default: .automatic, help: "Value labels on bars.", example: "none")
  package static let legend = RequestMember<MarkSettings>(
    "legend", \.legend, .choice, value: "place", default: .automatic, help: "Position of the series names.",
    example: "above")
  package static let emphasize = RequestMember<MarkSettings>(
    list: "emphasize", \.emphasized, .text, value: "name", help: "Series or bar to highlight; repeatable.",
    example: ["Tea"])
  package static let negative = RequestMember<MarkSettings>(
    "negative", \.negative, .color, value: "color",
    help: """
      Colour of bars below zero, as in CSS. (default: red if the table speaks of a loss, otherwise the bars' own, lighter)
      """,
    example: "crimson")
  package static let rule = RequestMember<MarkSettings>(
    list: "rule", \.rules, .axisEnd, value: "value",
    help: "Line across the chart at a value, such as a target: 300, or 4% among percentages; repeatable.",
    example: [20])
  package static let ruleLabel = RequestMember<MarkSettings>(
    list: "rule-label", \.ruleLabels, .text, value: "name",
    help: "Label of a line, in the order of \(member: "rule"); repeatable.", example: ["Goal"], with: ["rule": [20]])
  package static let notes = PlotMembers.notes(
    \MarkSettings.notes, example: ["2026-01-05: Epiphany"], with: ["x": "day"])
  package static let spans = RequestMember<MarkSettings>(
    list: "span", \.spans, .span, value: "x..x: text",
    help: """
      Shaded part of the axis below lines, areas and columns, with a name, such as "2008-01..2009-06: Recession"; \
      repeatable.
      """,
    example: ["2026-01-05..2026-01-06: Holidays"], with: ["x": "day"])
  package static let facet = RequestMember<MarkSettings>(
    "facet", \.facet, .text, value: "column",
    help: "Column to facet by: one small chart for each value, with shared axes.", example: "product")
  package static let top = RequestMember<MarkSettings>(
    "top", \.top, .whole(in: 1...Int.max), value: "number",
    help: "Number of names to draw, those with the largest values.", example: 2)
  package static let other = RequestMember<MarkSettings>(
    "other", \.other, .text, value: "name",
    help: "Label for the combined small values. (default: Other, in the locale's language)", example: "The rest")

  public static let members = [
    Self.stacked, Self.grouped, Self.normalized, Self.diverging, Self.order, Self.labels, Self.legend,
    Self.emphasize, Self.negative, Self.rule, Self.ruleLabel, Self.notes, Self.spans, Self.facet, Self.top, Self.other,
  ]

  func check() throws(RequestError) {
    if ruleLabels.count > rules.count {
      throw RequestError(
        .request, "\(ruleLabels.count) times \(Self.ruleLabel); use at most one for each \(Self.rule)")
    }
  }
}
