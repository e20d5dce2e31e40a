/// The content of a chart: marks, and lists of marks.
public protocol ChartContent {
  /// The marks, in the order in which they were written.
  var marks: [PlottedMark] { get }
}

/// A mark as data: its place, its value, and its colour or series.
public struct PlottedMark: ChartContent, Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case bar, line, area, point, rule, sector, rectangle
  }

  var kind: Kind
  var x: PlottedValue = .missing
  var y: PlottedValue = .missing
  var unit: CalendarPeriod?
  var stacking = MarkStackingMethod.standard
  /// The name that selects the mark's colour.
  var style: String?
  /// The name that selects the mark's position beside others.
  var position: String?
  var color: Color?
  /// The name of a rule.
  var label = ""
  /// The hole of a sector, as a fraction of the radius.
  var hole = 0.0
  /// The other end of a range along x, or nil.
  var xEnd: PlottedValue?
  /// The other end of a range along y, or nil.
  var yEnd: PlottedValue?
  /// The period of a date along y beside one along x.
  var yUnit: CalendarPeriod?
  /// The direction in which the mark crosses the whole plot, or nil.
  var spanning: MarkDirection?
  /// The series of a line without a colour of its own.
  var detail: String?
  /// The value that selects the mark's colour.
  var styleValue: PlottedValue?
  /// What only a plot shows.
  var look = MarkLook()

  /// The mark itself.
  public var marks: [PlottedMark] { [self] }
}

/// How marks with different colours share a place.
public enum MarkStackingMethod: Sendable, Hashable {
  /// Stacked.
  case standard
  /// Stacked, with each stack scaled to 100 percent.
  case normalized
  /// Side by side.
  case unstacked
  /// Stacked around the middle of the plot.
  case center
}

/// Modified marks.
public struct ChartMarks: ChartContent, Sendable, Hashable {
  /// The modified marks.
  public let marks: [PlottedMark]
}

extension ChartContent {
  /// Colours marks by a value. Each name has its own colour and an entry in the legend.
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> ChartMarks {
    changed {
      $0.style = value.value.plottedValue.text
      $0.styleValue = value.value.plottedValue
    }
  }

  /// Sets the colour of marks.
  public func foregroundStyle(_ color: Color) -> ChartMarks { changed { $0.color = color } }

  /// Puts bars side by side by a value.
  ///
  /// - Parameters:
  ///   - value: The value that selects the position.
  ///   - axis: The direction in which bars are side by side. If nil, that of their places.
  ///   - span: The part of a place that all bars take together: a ratio. If automatic, most of it.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: AnnotationPosition? = nil, span: MarkDimension = .automatic
  ) -> ChartMarks {
    changed {
      $0.position = value.value.plottedValue.text
      if let axis { $0.look.positionDirection = axis == .vertical ? .y : .x }
      if span != .automatic { $0.look.positionSpan = span }
    }
  }

  func changed(_ change: (inout PlottedMark) -> Void) -> ChartMarks {
    ChartMarks(marks: marks.map { changing($0, change) })
  }
}

extension PlottedValue {
  /// The value as the name of a series.
  var text: String {
    switch self {
    case .name(let name): name
    case .number(let number): ChartFormats().value(number)
    case .date(let date): date.iso
    case .time(let time): time.iso
    case .missing: ""
    }
  }
}

/// Builds lists of marks from statements, loops and conditions.
@resultBuilder public enum ChartContentBuilder {
  /// Makes marks from an expression. The compiler calls it.
  public static func buildExpression(_ content: some ChartContent) -> ChartMarks { ChartMarks(marks: content.marks) }
  /// Joins the marks of statements. The compiler calls it.
  public static func buildBlock(_ parts: ChartMarks...) -> ChartMarks { ChartMarks(marks: parts.flatMap(\.marks)) }
  /// Joins the marks of a loop. The compiler calls it.
  public static func buildArray(_ parts: [ChartMarks]) -> ChartMarks { ChartMarks(marks: parts.flatMap(\.marks)) }
  /// Makes marks from an `if` without `else`. The compiler calls it.
  public static func buildOptional(_ part: ChartMarks?) -> ChartMarks { part ?? ChartMarks(marks: []) }
  /// Makes marks from the first branch of an `if`. The compiler calls it.
  public static func buildEither(first part: ChartMarks) -> ChartMarks { part }
  /// Makes marks from the other branch of an `if`. The compiler calls it.
  public static func buildEither(second part: ChartMarks) -> ChartMarks { part }
}

/// Marks for each element of data, among other marks of a chart.
///
///     Chart {
///       ForEach(days) { day in LineMark(x: .value("Day", day.date), y: .value("Sales", day.sales)) }
///       RuleMark(y: .value("Goal", 500))
///     }
public struct ForEach: ChartContent, Sendable, Hashable {
  /// The marks of all elements, in their order.
  public let marks: [PlottedMark]

  /// Marks for each element.
  public init<Data: Sequence>(_ data: Data, @ChartContentBuilder content: (Data.Element) -> ChartMarks) {
    marks = data.flatMap { content($0).marks }
  }

  /// Marks for each element. The identities are ignored; only animations would need them.
  public init<Data: Sequence, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: (Data.Element) -> ChartMarks
  ) {
    self.init(data, content: content)
  }
}
