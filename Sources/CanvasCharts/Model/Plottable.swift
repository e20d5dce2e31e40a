public import CanvasData

/// A value that a mark can stand for: a name, a number or a day.
public protocol Plottable {
  /// The value as charts take it.
  var plottedValue: PlottedValue { get }
}

/// What stands along an axis of a chart.
public enum PlottedValue: Sendable, Hashable {
  /// A name: a place of its own.
  case name(String)
  /// A number: a place or a value.
  case number(Double)
  /// A day: a place on an axis of dates.
  case date(CalendarDate)
  /// Nothing: a gap.
  case missing
}

extension String: Plottable {
  /// The text, as a name.
  public var plottedValue: PlottedValue { .name(self) }
}

extension Substring: Plottable {
  /// The text, as a name.
  public var plottedValue: PlottedValue { .name(String(self)) }
}

extension Double: Plottable {
  /// The number, or a gap if it is not finite.
  public var plottedValue: PlottedValue { isFinite ? .number(self) : .missing }
}

extension Float: Plottable {
  /// The number, or a gap if it is not finite.
  public var plottedValue: PlottedValue { Double(self).plottedValue }
}

extension Int: Plottable {
  /// The number, rounded beyond 2⁵³.
  public var plottedValue: PlottedValue { .number(Double(self)) }
}

extension Int32: Plottable {
  /// The number.
  public var plottedValue: PlottedValue { .number(Double(self)) }
}

extension Int64: Plottable {
  /// The number, rounded beyond 2⁵³.
  public var plottedValue: PlottedValue { .number(Double(self)) }
}

extension UInt: Plottable {
  /// The number, rounded beyond 2⁵³.
  public var plottedValue: PlottedValue { .number(Double(self)) }
}

extension CalendarDate: Plottable {
  /// The day.
  public var plottedValue: PlottedValue { .date(self) }
}

extension Optional: Plottable where Wrapped: Plottable {
  /// The wrapped value, or a gap for nil.
  public var plottedValue: PlottedValue { self?.plottedValue ?? .missing }
}

/// A value with the name of what it is, such as `.value("Month", month)`.
public struct PlottableValue<Value: Plottable> {
  /// The name of what the value is.
  public let label: String
  /// The value.
  public let value: Value
  /// The period that a date stands for; nil lets the chart find it.
  public let unit: CalendarPeriod?

  /// A value; the label is the axis's name in descriptions of the chart.
  public static func value(_ label: String, _ value: Value) -> PlottableValue {
    PlottableValue(label: label, value: value, unit: nil)
  }
}

extension PlottableValue where Value == CalendarDate {
  /// A day that stands for the day, week, month, quarter or year that it is in.
  public static func value(_ label: String, _ value: CalendarDate, unit: CalendarPeriod) -> PlottableValue {
    PlottableValue(label: label, value: unit.start(of: value), unit: unit)
  }
}
