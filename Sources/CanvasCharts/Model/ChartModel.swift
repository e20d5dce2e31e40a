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
  public var titles = ChartTitles()
  /// Names of series, or of bars where there is one series, that alone are in colour.
  public var emphasized: [String] = []
  public var order = ChartOrder.automatic
  public var missing = MissingValues.gap
  public var valueLabels = ValueLabels.automatic
  public var legend = LegendPlace.automatic
  /// Colours of series, or of bars where there is one series, by name. They come before those that the table brings.
  public var colors: [String: Color] = [:]
  /// What the places beyond those that have room are summed up as.
  public var otherName = "Other"
  /// How numbers and dates are written.
  public var formats = ChartFormats()

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
  public var mark: ChartMark
  public var table: ChartTable
  public var arrangement: SeriesArrangement

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
  case lines
  case areas
  case points
  /// A number with its change and a small line, one for each series.
  case tiles
}

/// How the series of bars and areas share a place.
public enum SeriesArrangement: String, Sendable, Hashable, CaseIterable {
  /// Bars beside each other; areas on top of each other.
  case automatic
  case grouped, stacked
  /// Stacked, each stack as parts of a hundred percent.
  case normalized
}

/// A part of a chart that has a plot of its own.
public struct ChartFacet: Sendable, Hashable {
  public var name: String
  public var layers: [ChartLayer]

  public init(name: String, layers: [ChartLayer]) {
    self.name = name
    self.layers = layers
  }
}

/// A line across the plot at a value.
public struct ChartRule: Sendable, Hashable {
  public var value: Double
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
  case name
}

/// What a missing value is in lines and areas. Bars show nothing.
public enum MissingValues: String, Sendable, Hashable, CaseIterable {
  case gap, zero, connect
}

/// What stands at bars.
public enum ValueLabels: String, Sendable, Hashable, CaseIterable {
  /// The value, and in single bars from left to right, none below zero, the percentage of the sum.
  case automatic
  case none, value, percent
  case both
}

/// Where the series' names stand.
public enum LegendPlace: String, Sendable, Hashable, CaseIterable {
  /// At the ends of lines and areas if they fit, above the plot otherwise.
  case automatic
  case above, none
}
