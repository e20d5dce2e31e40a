public import CanvasData

/// A value that a mark can stand for: a name, a number or a day.
public protocol Plottable {
  var plottedValue: PlottedValue { get }
}

/// What stands along an axis of a chart.
public enum PlottedValue: Sendable, Hashable {
  case name(String)
  case number(Double)
  case date(CalendarDate)
  /// Nothing: a gap.
  case missing
}

extension String: Plottable { public var plottedValue: PlottedValue { .name(self) } }
extension Substring: Plottable { public var plottedValue: PlottedValue { .name(String(self)) } }
extension Double: Plottable { public var plottedValue: PlottedValue { isFinite ? .number(self) : .missing } }
extension Float: Plottable { public var plottedValue: PlottedValue { Double(self).plottedValue } }
extension Int: Plottable { public var plottedValue: PlottedValue { .number(Double(self)) } }
extension Int32: Plottable { public var plottedValue: PlottedValue { .number(Double(self)) } }
extension Int64: Plottable { public var plottedValue: PlottedValue { .number(Double(self)) } }
extension UInt: Plottable { public var plottedValue: PlottedValue { .number(Double(self)) } }
extension CalendarDate: Plottable { public var plottedValue: PlottedValue { .date(self) } }
extension Optional: Plottable where Wrapped: Plottable {
  public var plottedValue: PlottedValue { self?.plottedValue ?? .missing }
}

/// A value with the name of what it is, as `.value("Month", month)`.
public struct PlottableValue<Value: Plottable> {
  public let label: String
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
