public import Canvas
public import CanvasData

/// What a chart shows, as a value: the library's `Chart`, the tool and readers of specifications make one, and
/// `ChartLayout` lays it out.
///
///     var model = ChartModel([ChartLayer(.columns, table, arrangement: .stacked)])
///     model.titles.title = "Cold drinks carry the summer"
public struct ChartModel: Sendable, Hashable {
  /// What is drawn over each other in one plot, from the bottom to the top. All share the axes.
  public var layers: [ChartLayer]
  /// One small plot for each, in place of the layers: same axes, same colours.
  public var facets: [ChartFacet] = []
  /// Lines at a value, as a target.
  public var rules: [ChartRule] = []
  /// The title, the subtitle and the caption.
  public var titles = ChartTitles()
  /// Names of series, or of bars where there is one series, that alone are in colour.
  public var emphasized: [String] = []
  /// The order of named places.
  public var order = ChartOrder.automatic
  /// What a missing value is in lines and areas.
  public var missing = MissingValues.gap
  /// What is written at bars.
  public var valueLabels = ValueLabels.automatic
  /// Where the names of series are.
  public var legend = LegendPlace.automatic
  /// Colours of series, or of bars where there is one series, by name. They come before those that the table brings.
  public var colors: [String: Color] = [:]
  /// What the places beyond those that have room are summed up as.
  public var otherName = "Other"
  /// How numbers and dates are written.
  public var formats = ChartFormats()

  /// A chart with layers, and without titles.
  public init(_ layers: [ChartLayer]) { self.layers = layers }

  /// The layers of the chart or of all its facets.
  package var allLayers: [ChartLayer] { facets.isEmpty ? layers : facets.flatMap(\.layers) }

  mutating func setDecimals() {
    let values = allLayers.lazy.flatMap(\.table.values).joined().lazy.compactMap { $0 }
    formats.setDecimals(for: values)
    if formats.formatter.units != nil {
      formats.formatter.setUnitPlaces(for: Array(values) + allLayers.flatMap(\.sums))
    }
  }
}

/// A mark and the table that it shows.
public struct ChartLayer: Sendable, Hashable {
  /// The kind of mark.
  public var mark: ChartMark
  /// The places, series and values.
  public var table: ChartTable
  /// How series share a place.
  public var arrangement: SeriesArrangement

  /// A layer that shows a table with one kind of mark.
  public init(_ mark: ChartMark, _ table: ChartTable, arrangement: SeriesArrangement = .automatic) {
    self.mark = mark
    self.table = table
    self.arrangement = arrangement
  }
}

extension ChartLayer {
  /// The sums over the series, where they are stacked.
  fileprivate var sums: [Double] {
    guard arrangement == .stacked, table.series.count > 1 else { return [] }
    return (0..<table.x.count).flatMap { place -> [Double] in
      let sums = StackSums(table.values.compactMap { $0[place] })
      return [sums.up, sums.down]
    }
  }
}

/// What stands for a value.
public enum ChartMark: String, Sendable, Hashable, CaseIterable {
  /// Bars from left to right, for named places.
  case bars
  /// Bars that stand, for dates and short names.
  case columns
  /// Lines through values, for changes over time.
  case lines
  /// Areas from zero to the values, for parts of a whole over time.
  case areas
  /// A mark at each value.
  case points
  /// A number with its change and a small line, one for each series.
  case tiles
}

/// How the series of bars and areas share a place.
public enum SeriesArrangement: String, Sendable, Hashable, CaseIterable {
  /// Bars beside each other; areas on top of each other.
  case automatic
  /// Beside each other.
  case grouped
  /// On top of each other.
  case stacked
  /// Stacked, each stack as parts of a hundred percent.
  case normalized
}

/// A part of a chart that has a plot of its own.
public struct ChartFacet: Sendable, Hashable {
  /// The name above the plot.
  public var name: String
  /// What is drawn in the plot, from the bottom to the top.
  public var layers: [ChartLayer]

  /// A part with a name and its layers.
  public init(name: String, layers: [ChartLayer]) {
    self.name = name
    self.layers = layers
  }
}

/// A line across the plot at a value.
public struct ChartRule: Sendable, Hashable {
  /// The value.
  public var value: Double
  /// The name at the end of the line; may be empty.
  public var label: String

  /// A rule; one whose value is not finite is left out.
  public init(_ value: Double, label: String = "") {
    self.value = value
    self.label = label
  }
}

/// In which order named places stand. Dates and numbers always rise.
public enum ChartOrder: String, Sendable, Hashable, CaseIterable {
  /// Weekdays, months and sizes in their own order, other names by value.
  case automatic
  /// The greatest first; what stands for the rest last.
  case value
  /// As in the data.
  case data
  /// By name, character by character.
  case name
}

/// What a missing value is in lines and areas. Bars show nothing.
public enum MissingValues: String, Sendable, Hashable, CaseIterable {
  /// A gap.
  case gap
  /// A value of 0.
  case zero
  /// Nothing: lines go on to the next value.
  case connect
}

/// What stands at bars.
public enum ValueLabels: String, Sendable, Hashable, CaseIterable {
  /// The value, and in single bars from left to right, none below zero, the percentage of the sum.
  case automatic
  /// Nothing.
  case none
  /// The value.
  case value
  /// The percentage of the sum.
  case percent
  /// The value and the percentage.
  case both
}

/// Where the series' names stand.
public enum LegendPlace: String, Sendable, Hashable, CaseIterable {
  /// At the ends of lines and areas if they fit, above the plot otherwise.
  case automatic
  /// Above the plot.
  case above
  /// Nowhere.
  case none
}
