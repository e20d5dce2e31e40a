/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case automatic(count: Double?, minimumStep: Double?)
    case step(Double)
    case calendar(String, Int)
    case list([PlottedValue])
  }

  let kind: Kind

  /// A part of the calendar or of the clock.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// A second.
    case second
    /// A minute.
    case minute
    /// An hour.
    case hour
    /// A day.
    case day
    /// A week from Sunday.
    case week
    /// A month.
    case month
    /// Three months.
    case quarter
    /// A year.
    case year

    /// A week, as Foundation's calendar calls it.
    public static let weekOfYear = Unit.week
  }

  /// Round values.
  public static let automatic = AxisMarkValues(kind: .automatic(count: nil, minimumStep: nil))

  /// Round values.
  ///
  /// - Parameters:
  ///   - minimumStride: The least distance of two values.
  ///   - desiredCount: About how many there are. If nil, as many as fit.
  public static func automatic(minimumStride: Double? = nil, desiredCount: Int? = nil) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount.map { Double(max($0, 1)) }, minimumStep: minimumStride))
  }

  /// The multiples of a step. If it is not positive and finite, or if there are more than a thousand, the values are
  /// round ones.
  public static func stride(by step: Double) -> AxisMarkValues {
    AxisMarkValues(kind: step.isFinite && step > 0 ? .step(step) : automatic.kind)
  }

  /// The starts of periods: `.stride(by: .month)` for each month.
  ///
  /// - Parameters:
  ///   - unit: The part of the calendar or of the clock.
  ///   - count: The number of parts from a value to the next. Less than 1 counts as 1.
  public static func stride(by unit: Unit, count: Int = 1) -> AxisMarkValues {
    AxisMarkValues(kind: .calendar(unit.rawValue, max(count, 1)))
  }

  init<Value: Plottable>(_ values: [Value]) { kind = .list(values.map(\.plottedValue)) }
  private init(kind: Kind) { self.kind = kind }
}

/// A value at which an axis has marks, for the content of `AxisMarks`.
public struct AxisValue: Sendable, Hashable {
  let value: PlottedValue
  /// The index among the values of the axis, from 0.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int

  /// The value as a number, a name, a date or a time. Nil if it is of another kind.
  public func `as`<Value>(_ type: Value.Type) -> Value? {
    switch value {
    case .name(let name): name as? Value
    case .number(let number):
      (number as? Value) ?? (Float(number) as? Value) ?? (Int(exactly: number) as? Value)
    case .date(let date): date as? Value
    case .time(let time): (time as? Value) ?? (time.date as? Value)
    case .missing: nil
    }
  }
}
