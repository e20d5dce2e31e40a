/// A property of a mark that data can determine.
package enum PlotChannelName: String, Sendable, Hashable, CaseIterable {
  case x, y, x2, y2, xOffset, yOffset, theta, theta2, radius, radius2
  case color, fill, stroke, opacity, fillOpacity, strokeOpacity, strokeWidth, strokeDash, size, shape, angle
  case text, detail, order, key, href, url, tooltip, description
  case xError, xError2, yError, yError2, latitude, longitude, latitude2, longitude2
  case row, column, facet

  /// The channels that a scale serves.
  package static let scaled: [PlotChannelName] = [
    .x, .y, .xOffset, .yOffset, .theta, .radius, .color, .fill, .stroke, .opacity, .fillOpacity, .strokeOpacity,
    .strokeWidth, .strokeDash, .size, .shape, .angle,
  ]

  /// The channels along the axes.
  package static let positions: [PlotChannelName] = [.x, .y]

  /// The channel whose scale this channel uses.
  package var scaleChannel: PlotChannelName {
    switch self {
    case .x2, .xError, .xError2: .x
    case .y2, .yError, .yError2: .y
    case .theta2: .theta
    case .radius2: .radius
    default: self
    }
  }

  /// The channel of the other end of a range.
  var second: PlotChannelName? {
    switch self {
    case .x: .x2
    case .y: .y2
    case .theta: .theta2
    case .radius: .radius2
    default: nil
    }
  }

  /// The channel of positions inside of this channel's bands.
  var offset: PlotChannelName? { self == .x ? .xOffset : self == .y ? .yOffset : nil }

  var isColor: Bool { self == .color || self == .fill || self == .stroke }
  var isPosition: Bool { self == .x || self == .y }
  /// Whether a legend can explain the channel.
  var hasLegend: Bool { !isPosition && !isPolar && ![.xOffset, .yOffset, .angle].contains(self) }
  var isPolar: Bool { self == .theta || self == .radius }

  /// Whether data moves marks inside of this channel's bands.
  func hasEncodedOffset(_ unit: PlotUnit) -> Bool { offset.map { unit.channels[$0] != nil } ?? false }

  var isVertical: Bool { self == .y || self == .y2 || self == .yOffset }
}

/// The meaning of a field's values.
package enum PlotFieldType: String, Sendable, Hashable, CaseIterable {
  case quantitative, temporal, ordinal, nominal, geojson

  package var isDiscrete: Bool { self == .ordinal || self == .nominal }
}

/// The definition of a channel: a field, a datum on its scale, or a value.
package struct PlotChannel: Sendable {
  /// The name of the field, or nil.
  package var field: String?
  package var type = PlotFieldType.nominal
  package var aggregate: PlotAggregate?
  package var bin = PlotBin.none
  package var timeUnit: TimeUnit?
  /// Whether the time unit's floor is in the data already.
  package var isBinnedTime = false
  /// A value in the scale's domain, such as a threshold.
  package var datum: DataValue?
  /// A value in the scale's range, such as a colour.
  package var value: DataValue?
  /// The values for rows that meet a condition. The first that is met counts.
  package var conditions: [PlotCondition] = []
  /// The options of the scale. Nil if values need no scale.
  package var scale: Partial<ScaleOptions>? = Partial()
  /// The options of the axis. Nil if there is none.
  package var axis: Partial<AxisOptions>? = Partial()
  /// The changes of the axis' options at some ticks.
  package var axisChanges: [TickChange] = []
  /// The options of the legend. Nil if there is none.
  package var legend: Partial<LegendOptions>? = Partial()
  /// The options of a facet's headers. Nil if there are none.
  package var header: Partial<HeaderOptions>? = Partial()
  /// The order of names, or of rows. Nil is ascending, unless something else has an order.
  package var sort: ChannelSort?
  /// How values are stacked. Nil is the mark's default.
  package var stack: ChannelStack?
  package var impute: PlotImpute?
  package var bandPosition: Double?
  package var format = PlotFormat()
  /// The texts of values in guides and marks, in place of a format.
  package var formatted: (@Sendable (DataValue) -> String)?
  /// The title: nil for the default, an empty list for none.
  package var title: [String]?
  /// Further definitions of a channel that takes several, such as `detail`.
  package var others: [PlotChannel] = []

  package init(_ field: String? = nil, _ type: PlotFieldType = .nominal, value: DataValue? = nil) {
    (self.field, self.type, self.value) = (field, type, value)
  }

  /// Whether the channel has a field, or counts rows.
  package var hasField: Bool { field != nil || aggregate != nil }
  /// Whether the channel has a field or a datum, which a scale maps.
  var hasData: Bool { hasField || datum != nil }
  /// Whether the channel has neither data nor values, but only settings.
  package var isEmpty: Bool { !hasData && value == nil && conditions.isEmpty }
  /// Whether values are written as times unless a format says otherwise.
  package var isTime: Bool { type == .temporal || (timeUnit != nil && type.isDiscrete) }
  package var isScaled: Bool { hasData && scale != nil }
  /// Whether numbers or times are along a continuous scale.
  var isContinuous: Bool { hasData && !type.isDiscrete }
  var isUnbinnedQuantity: Bool { hasField && type == .quantitative && !bin.isOn }
  /// The channel's own and further definitions.
  var all: [PlotChannel] { [self] + others }
  /// The fields of a channel of orders.
  var sortFields: [SortField] {
    all.filter(\.hasField).map { SortField(FieldPath($0.columnName), isAscending: $0.sort != .descending) }
  }

  /// Whether the channel has quantities that are no bins, or a number on the scale.
  var isMeasure: Bool {
    hasField ? type == .quantitative && !bin.isOn : datum?.number != nil && type == .quantitative
  }

  var stacks: Bool { if case .on = stack { true } else { false } }

  /// The definitions of the channel and of its conditions.
  var withConditions: [PlotChannel] { all.flatMap { [$0] + $0.conditions.map(\.channel) } }
}

/// The order of a channel's names.
package enum ChannelSort: Sendable, Hashable {
  /// That of the rows.
  case rows
  case ascending, descending
  /// Some values first.
  case values([DataValue])
  case channel(PlotChannelName, isAscending: Bool)
  case rule(SortRule)
}

/// An order of names by another channel, or by an aggregate of a field.
package struct SortRule: Sendable, Hashable {
  package var channel: PlotChannelName?
  package var field: String?
  /// Nil is the sum of stacked values, and the lowest one of others.
  package var operation: AggregateOperation?
  package var isAscending = true

  package init() {}
}

/// How the values of a channel are stacked.
package enum ChannelStack: Sendable, Hashable {
  case off
  case on(StackOffset)
}

/// A value for rows, or for ticks, that meet a condition.
package struct PlotCondition: Sendable {
  package let test: PlotPredicate
  package var channel: PlotChannel

  package init(test: @escaping PlotPredicate, channel: PlotChannel) { (self.test, self.channel) = (test, channel) }
}

/// Whether and how the values of a channel are grouped in bins.
package enum PlotBin: Sendable, Hashable {
  case none
  /// The values are the starts of bins already.
  case binned(step: Double?)
  case bins(BinParameters)

  var isOn: Bool { if case .bins = self { true } else { false } }
  var isBinned: Bool { if case .binned = self { true } else { false } }
}

/// An aggregate of a channel.
package struct PlotAggregate: Sendable, Hashable {
  package var operation: AggregateOperation
  /// The field whose extreme selects the row, for `argmin` and `argmax`.
  package var key: String?
  /// The rate of `exponential`.
  package var rate: Double?

  package init(_ operation: AggregateOperation, key: String? = nil, rate: Double? = nil) {
    (self.operation, self.key, self.rate) = (operation, key, rate)
  }

  /// Whether it counts rows rather than reads values.
  var isCount: Bool { [.count, .valid, .missing, .distinct].contains(operation) }
}

/// A condition on rows.
package typealias PlotPredicate =
  @Sendable (_ frame: DataFrame, _ row: Int, _ environment: inout ExpressionEnvironment) throws(PlotError) -> Bool

/// A step of a view's data.
package struct PlotTransform: Sendable {
  /// The fields that it makes.
  package var names: [String] = []
  /// The fields that it reads, with their places.
  package var fields: [(place: String, name: String)] = []
  package let apply:
    @Sendable (_ frame: DataFrame, _ environment: inout ExpressionEnvironment) throws(PlotError) -> DataFrame

  package init(_ apply: @escaping @Sendable (DataFrame, inout ExpressionEnvironment) throws(PlotError) -> DataFrame) {
    self.apply = apply
  }
}

/// An error that prevents a plot from being drawn. The description is one line.
package struct PlotError: Error, Sendable, Hashable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
