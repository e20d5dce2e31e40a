/// A value that a mark can show: a name, a number, a day or a time.
public protocol Plottable {
  /// The value as charts use it.
  var plottedValue: PlottedValue { get }
}

/// A value on an axis of a chart.
public enum PlottedValue: Sendable, Hashable {
  /// A name, which has a place of its own.
  case name(String)
  /// A number: a place or a value.
  case number(Double)
  /// A day, which is a place on a date axis.
  case date(CalendarDate)
  /// A time of a day, which is a place on a time axis.
  case time(CalendarTime)
  /// A missing value, which is a gap.
  case missing
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The raw value, such as the name of a case.
  public var plottedValue: PlottedValue { rawValue.plottedValue }
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

extension Plottable where Self: BinaryInteger {
  /// The number, rounded above 2⁵³.
  public var plottedValue: PlottedValue { .number(Double(self)) }
}

extension Int: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}

extension CalendarDate: Plottable {
  /// The day.
  public var plottedValue: PlottedValue { .date(self) }
}

extension CalendarTime: Plottable {
  /// The time.
  public var plottedValue: PlottedValue { .time(self) }
}

extension Optional: Plottable where Wrapped: Plottable {
  /// The wrapped value, or a gap for nil.
  public var plottedValue: PlottedValue { self?.plottedValue ?? .missing }
}

/// A value and the name of its quantity, such as `.value("Month", month)`.
public struct PlottableValue<Value: Plottable> {
  /// The name of the quantity.
  public let label: String
  /// The value.
  public let value: Value
  /// The period of a date. If nil, the chart determines it.
  public let unit: CalendarPeriod?

  package init(label: String, value: Value, unit: CalendarPeriod?) {
    (self.label, self.value, self.unit) = (label, value, unit)
  }

  /// The value as charts use it: of a time with a period, the day on which the period begins.
  var plotted: PlottedValue {
    let plotted = value.plottedValue
    guard let unit, case .time(let time) = plotted else { return plotted }
    return .date(unit.start(of: time.date))
  }

  /// A value. The label names the axis in descriptions of the chart.
  public static func value(_ label: String, _ value: Value) -> PlottableValue {
    PlottableValue(label: label, value: value, unit: nil)
  }
}

extension PlottableValue where Value == CalendarDate {
  /// A day, week, month, quarter or year, given by any day in it.
  public static func value(_ label: String, _ value: CalendarDate, unit: CalendarPeriod) -> PlottableValue {
    PlottableValue(label: label, value: unit.start(of: value), unit: unit)
  }
}
