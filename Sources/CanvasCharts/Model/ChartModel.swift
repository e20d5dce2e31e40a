/// The content of a chart as a value. `Chart`, the command-line tool and readers of specifications make models, and
/// `ChartLayout` lays them out.
///
///     var model = ChartModel([ChartLayer(.columns, table, arrangement: .stacked)])
///     model.titles.title = "Cold drinks carry the summer"
public struct ChartModel: Sendable, Hashable {
  /// The layers of the plot, from the bottom to the top. All share the axes.
  public var layers: [ChartLayer]
  /// The facets, each with a small plot of its own, in place of the layers. They share axes and colours.
  public var facets: [ChartFacet] = []
  /// Lines at values, such as a target.
  public var rules: [ChartRule] = []
  /// Texts about places, such as events.
  public var notes: [ChartNote] = []
  /// Shaded parts of the axis.
  public var spans: [ChartSpan] = []
  /// The title, the subtitle and the caption.
  public var titles = ChartTitles()
  /// The titles of the axes. Tiles have none.
  public var axisTitles = AxisTitles()
  /// The ends of the axis of values. Bars and areas that don't end at zero are cut too.
  public var valueLimits = AxisLimits()
  /// Whether lines and points have a logarithmic axis. Values that aren't above 0 have no place on it, which a note says.
  public var hasLogarithmicValues = false
  /// The names of the highlighted series or, with one series, bars. All others are pale. If empty, nothing is pale.
  public var emphasized: [String] = []
  /// The order of named places.
  public var order = ChartOrder.automatic
  /// The treatment of missing values in lines and areas.
  public var missing = MissingValues.gap
  /// The labels at bars.
  public var valueLabels = ValueLabels.automatic
  /// The position of the series' names.
  public var legend = LegendPlace.automatic
  /// The colours by name: of series or, with one series, of bars. They override the colours of the table.
  public var colors: [String: Color] = [:]
  /// The colour of bars below zero, if there is a single series. If nil, they are red if the table speaks of a loss, and
  /// otherwise in the series' own colour, but lighter if there are others above zero.
  public var negativeColor: Color?
  /// The name of the sum of the places that don't fit.
  public var otherName = "Other"
  /// The formats of numbers and dates.
  public var formats = ChartFormats()

  /// A chart with layers, and without titles.
  public init(_ layers: [ChartLayer]) { self.layers = layers }

  /// The layers of the chart or of all its facets.
  package var allLayers: [ChartLayer] { facets.isEmpty ? layers : facets.flatMap(\.layers) }

  /// Changes each layer of the chart and of its facets.
  mutating func changeLayers(_ change: (inout ChartLayer) -> Void) {
    for index in layers.indices { change(&layers[index]) }
    for facet in facets.indices {
      for index in facets[facet].layers.indices { change(&facets[facet].layers[index]) }
    }
  }

  mutating func setDecimals() {
    let values = allLayers.flatMap(\.allValues)
    formats.setDecimals(for: values)
    formats.shareDigits(labelledValues)
    defer { formats.tellApart(labelledValues) }
    if formats.formatter.units != nil {
      formats.formatter.setUnitPlaces(for: values + allLayers.flatMap(\.sums))
    }
  }
}

extension ChartModel {
  /// The values that have labels: those of bars, the sums of stacks, and the last of lines and areas.
  private var labelledValues: [Double] {
    allLayers.flatMap { layer -> [Double] in
      switch layer.mark {
      case .bars, .columns: layer.arrangement == .stacked && layer.table.series.count > 1 ? layer.sums : layer.allValues
      case .lines, .areas: layer.table.values.compactMap { $0.last { $0 != nil } ?? nil }
      case .points, .tiles: []
      }
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
  /// Further values at places of points and lines that have one in the table.
  var repeats: [RepeatedValue] = []
  /// The colours of single marks by series and place, or empty if none has its own.
  var markColors: [[Color?]] = []
  /// Whether the values are those of marks, which lines connect whatever lies between them.
  var areMarks = false
  /// Whether values of the table are sums of several, so that all of them add up to a total.
  package var areSums = false

  /// A layer that shows a table with one kind of mark.
  public init(_ mark: ChartMark, _ table: ChartTable, arrangement: SeriesArrangement = .automatic) {
    (self.mark, self.table, self.arrangement) = (mark, table, arrangement)
  }
}

/// A value of a series at a place that has another value already.
struct RepeatedValue: Sendable, Hashable {
  var series: Int
  var place: Int
  var value: Double
  /// The colour of the mark, or nil for that of the series.
  var color: Color?

  func moved(series: Int? = nil, place: Int? = nil) -> RepeatedValue {
    RepeatedValue(series: series ?? self.series, place: place ?? self.place, value: value, color: color)
  }
}

extension ChartLayer {
  /// All values, with those that share a place.
  var allValues: [Double] { table.values.joined().compactMap(\.self) + repeats.map(\.value) }

  /// The sums over the series, if they are stacked.
  fileprivate var sums: [Double] {
    guard arrangement == .stacked, table.series.count > 1 else { return [] }
    return (0..<table.x.count).flatMap { place -> [Double] in
      let sums = StackSums(table.values.compactMap { $0[place] })
      return [sums.up, sums.down]
    }
  }
}

/// The mark of a value.
public enum ChartMark: String, Sendable, Hashable, CaseIterable {
  /// Horizontal bars, for named places.
  case bars
  /// Vertical bars, for dates and short names.
  case columns
  /// Lines through values, for changes over time.
  case lines
  /// Areas from zero to the values, for parts of a whole over time.
  case areas
  /// A mark at each value.
  case points
  /// A number with its change and a sparkline, one for each series.
  case tiles
}

/// How the series of bars and areas share a place.
public enum SeriesArrangement: String, Sendable, Hashable, CaseIterable {
  /// Side by side for bars, stacked for areas.
  case automatic
  /// Side by side.
  case grouped
  /// Stacked.
  case stacked
  /// Stacked, with each stack scaled to 100 percent.
  case normalized
  /// Answers of a survey on both sides of their middle, with each stack scaled to 100 percent, for bars and columns.
  case diverging
}

/// A part of a chart with its own plot.
public struct ChartFacet: Sendable, Hashable {
  /// The name above the plot.
  public var name: String
  /// The layers of the plot, from the bottom to the top.
  public var layers: [ChartLayer]

  /// A part with a name and its layers.
  public init(name: String, layers: [ChartLayer]) {
    self.name = name
    self.layers = layers
  }
}

/// A line across the plot at a value, or along the values at a place.
public struct ChartRule: Sendable, Hashable {
  /// The value. It is 0 for a rule at a place.
  public var value: Double
  /// The place, or nil for a rule at a value.
  public private(set) var place: PlottedValue?
  /// The name at the end of the line. It may be empty.
  public var label: String
  /// The colour. If nil, that of the series, or of titles if there is no series either.
  public var color: Color?
  /// The name of the series whose colour the line has, or nil.
  public var series: String?

  /// A rule at a value. A rule whose value isn't finite is left out.
  public init(_ value: Double, label: String = "") {
    self.value = value
    self.label = label
  }

  /// A rule at a place, such as a day on an axis of dates. Numbers and days between two places are in proportion
  /// between them. A rule at a place that isn't on the axis is left out, with a note.
  public init(at place: PlottedValue, label: String = "") {
    value = 0
    self.place = place
    self.label = label
  }

  /// Whether the rule is at a value that can be drawn.
  var isAtValue: Bool { place == nil && value.isFinite }
}

/// The order of named places. Dates and numbers are always ascending.
public enum ChartOrder: String, Sendable, Hashable, CaseIterable {
  /// Weekdays, months and sizes in their natural order, other names by value.
  case automatic
  /// The largest first, and the sum of the rest last.
  case value
  /// The order of the data.
  case data
  /// By name, character by character.
  case name
}

/// The labels at bars.
public enum ValueLabels: String, Sendable, Hashable, CaseIterable {
  /// The value, and in horizontal bars also the percentage of the sum, if the bars are known to be the parts of a whole:
  /// the table has a row with their total, or the values add up to 100. In horizontal bars of 100 percent, the share.
  case automatic
  /// Nothing.
  case none
  /// The value.
  case value
  /// The percentage of the sum.
  case percent
  /// The value and the percentage.
  case both

  /// Whether percentages are asked for.
  var showsShares: Bool { self == .percent || self == .both }
}

/// The position of the series' names.
public enum LegendPlace: String, Sendable, Hashable, CaseIterable {
  /// At the ends of lines and areas if they fit, above the plot otherwise.
  case automatic
  /// Above the plot.
  case above
  /// No names.
  case none

  /// No names, as in Swift Charts.
  public static let hidden = LegendPlace.none
  /// The default position, as in Swift Charts.
  public static let visible = LegendPlace.automatic
}
