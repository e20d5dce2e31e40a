public import Canvas
internal import CanvasData

/// What a chart is made of: marks, and lists of them.
public protocol ChartContent {
  /// The marks, in the order in which they were written.
  var marks: [PlottedMark] { get }
}

/// A mark as data: where it stands, what it is worth, how it is told from others.
public struct PlottedMark: ChartContent, Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case bar, line, area, point, rule, sector
  }

  var kind: Kind
  var x: PlottedValue = .missing
  var y: PlottedValue = .missing
  var unit: CalendarPeriod?
  var stacking = MarkStackingMethod.standard
  /// The name that gives the mark its colour.
  var style: String?
  /// The name that gives the mark its place beside others.
  var position: String?
  var color: Color?
  /// A rule's name.
  var label = ""
  /// The hole of a sector, as a part of the radius.
  var hole = 0.0

  /// The mark itself.
  public var marks: [PlottedMark] { [self] }
}

/// How marks with different colours share a place.
public enum MarkStackingMethod: Sendable, Hashable {
  /// On top of each other.
  case standard
  /// On top of each other, each stack as a hundred percent.
  case normalized
  /// Beside each other.
  case unstacked
}

/// Marks with something changed.
public struct ChartMarks: ChartContent, Sendable, Hashable {
  /// The changed marks.
  public let marks: [PlottedMark]
}

extension ChartContent {
  /// Gives marks colours by a value: each name has its own, and an entry in the legend.
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> ChartMarks {
    changed { $0.style = value.value.plottedValue.text }
  }

  /// Gives marks one colour.
  public func foregroundStyle(_ color: Color) -> ChartMarks { changed { $0.color = color } }

  /// Puts bars beside each other by a value.
  public func position<Value: Plottable>(by value: PlottableValue<Value>) -> ChartMarks {
    changed { $0.position = value.value.plottedValue.text }
  }

  private func changed(_ change: (inout PlottedMark) -> Void) -> ChartMarks {
    ChartMarks(
      marks: marks.map { mark in
        var mark = mark
        change(&mark)
        return mark
      })
  }
}

extension PlottedValue {
  /// As the name of a series.
  var text: String {
    switch self {
    case .name(let name): name
    case .number(let number): ChartFormats().value(number)
    case .date(let date): date.iso
    case .missing: ""
    }
  }
}

/// Lists of marks as they are written: one below the other, in loops and conditions.
@resultBuilder public enum ChartContentBuilder {
  /// Makes marks of an expression; the compiler calls it.
  public static func buildExpression(_ content: some ChartContent) -> ChartMarks { ChartMarks(marks: content.marks) }
  /// Joins the marks of lines; the compiler calls it.
  public static func buildBlock(_ parts: ChartMarks...) -> ChartMarks { ChartMarks(marks: parts.flatMap(\.marks)) }
  /// Joins the marks of a loop; the compiler calls it.
  public static func buildArray(_ parts: [ChartMarks]) -> ChartMarks { ChartMarks(marks: parts.flatMap(\.marks)) }
  /// Makes marks of an `if` without `else`; the compiler calls it.
  public static func buildOptional(_ part: ChartMarks?) -> ChartMarks { part ?? ChartMarks(marks: []) }
  /// Makes marks of the first branch of an `if`; the compiler calls it.
  public static func buildEither(first part: ChartMarks) -> ChartMarks { part }
  /// Makes marks of the other branch of an `if`; the compiler calls it.
  public static func buildEither(second part: ChartMarks) -> ChartMarks { part }
}
