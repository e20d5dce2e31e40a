/// The text of a scale's ticks, as Vega writes it.
package struct TickFormat: Sendable, Hashable {
  private enum Form: Sendable, Hashable {
    case number(NumberFormat)
    case span(SpanFormat)
    /// Only ticks up to a factor of a power have a label.
    case powers(SpanFormat, base: Double, limit: Double)
    /// Times on the clocks of a zone, in the format of the largest part that begins there: `2026`, `March`, `Mon 02`,
    /// `09 AM`.
    case times(ClockZone)
    case shortest
  }

  private var form: Form

  /// The shortest text that is read as the same number: `12345.5`.
  package static let shortest = TickFormat(form: .shortest)

  /// Ticks from `start` to `stop`, about as many as a number. A format without precision gets the digits that
  /// distinguish them. Without a format, digits are fixed, with separators of thousands.
  package static func span(
    from start: Double, to stop: Double, count: Double, format: NumberFormat? = nil
  ) -> TickFormat {
    let step = TickSteps.step(from: start, to: stop, count: count)
    return TickFormat(form: .span(SpanFormat(format, from: start, to: stop, step: step)))
  }

  /// Numbers in a format as given. Without a format, the shortest text.
  package static func number(_ format: NumberFormat?) -> TickFormat {
    format.map { TickFormat(form: .number($0.binary)) } ?? .shortest
  }

  /// Times, in the format of the largest part that begins there.
  static func times(zone: ClockZone) -> TickFormat { TickFormat(form: .times(zone)) }

  /// Ticks of a logarithmic scale, of which about a number have labels.
  static func powers(base: Double, tickCount: Int, count: Double, format: NumberFormat?) -> TickFormat {
    let span = SpanFormat(unfitted: format ?? NumberFormat(",") ?? .plain)
    return TickFormat(form: .powers(span, base: base, limit: max(1, base * count / Double(max(tickCount, 1)))))
  }

  /// The text of a tick. Empty for a tick without a label.
  package func text(_ value: Double, locale: LocaleFormat = .english) -> String {
    switch form {
    case .number(let format): format.text(value, locale: locale)
    case .span(let format): format.text(value, locale: locale)
    case .powers(let format, let base, let limit):
      LogSteps(base: base).hasLabel(value, limit: limit) ? format.text(value, locale: locale) : ""
    case .times(let zone): TimeFormats().text(value, zone: zone, locale: locale)
    case .shortest: DataValue.number(value).name
    }
  }
}
