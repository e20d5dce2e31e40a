internal import CanvasMath

/// An axis of numbers or times: its ends, its ticks and their texts.
package struct PlotAxisChoice: Sendable {
  package let low: Double
  package let high: Double
  package let ticks: [Double]
  package let isTime: Bool
  private(set) var isLogarithmic = false
  package let text: @Sendable (DataValue) -> String

  /// The least distance of ticks in points.
  package static let spacing = (x: 84.0, y: 44.0)

  /// The place of a value, from 0 at the start of the axis to 1 at its end.
  package func part(of value: Double) -> Double {
    guard isLogarithmic else { return (value - low) / (high - low) }
    return value > 0 ? ExpLog.log(value / low) / ExpLog.log(high / low) : -.infinity
  }

  // MARK: Numbers

  /// An axis of numbers with round ticks.
  ///
  /// - Parameters:
  ///   - length: The length of the axis in points.
  ///   - room: The space between the numbers and the ends, in points.
  ///   - fits: Whether the axis ends near the numbers, not at ticks.
  ///   - limits: The ends that are asked for.
  ///   - most: The most ticks, at least 3: counts have none between whole numbers.
  package static func numbers(
    _ values: [Double], length: Double, isX: Bool, includesZero: Bool = false, room: Double = 0, fits: Bool = false,
    limits: AxisLimits = AxisLimits(), most: Double = 8, formatter: PlotNumberTexts
  ) -> PlotAxisChoice {
    let limit = Int(saturating: min(max(length / (isX ? spacing.x : spacing.y), 3), max(most, 3), 8))
    let scale: LinearScale
    if limits.areSet {
      var range = ValueRange([ValueRange]())
      (range.values, range.limits) = (values, limits)
      scale = range.scale(includesZero: false, limit: limit, from: 0, to: max(length, 1))
    } else {
      scale = LinearScale(
        covering: values, includesZero: includesZero, limit: limit, from: 0, to: max(length, 1),
        room: includesZero ? (0.0, room) : (room, room), endsAtValues: fits)
    }
    let ends = scale.domainEnds(length: max(length, 1))
    return PlotAxisChoice(
      low: ends.low, high: ends.high, ticks: scale.ticks, isTime: false,
      text: formatter.texts(scale.ticks, decimals: scale.decimals))
  }

  /// An axis with given ends, whose ticks are inside.
  package static func numbers(
    from low: Double, to high: Double, length: Double, isX: Bool, formatter: PlotNumberTexts
  ) -> PlotAxisChoice {
    let limit = Int(saturating: min(max(length / (isX ? spacing.x : spacing.y), 3), 10))
    let scale = LinearScale(
      covering: [low, high], includesZero: false, limit: limit, from: 0, to: 1, endsAtValues: true)
    let slack = (high - low) * 1e-9
    let ticks = scale.ticks.filter { $0 >= low - slack && $0 <= high + slack }
    return PlotAxisChoice(
      low: low, high: high > low ? high : low + 1, ticks: ticks, isTime: false,
      text: formatter.texts(ticks, decimals: scale.decimals))
  }

  /// An axis of the logarithms of numbers above 0.
  ///
  /// - Parameter room: The space between the numbers and the ends that aren't asked for, in points.
  static func logarithms(
    of values: [Double], length: Double, isX: Bool, room: Double, limits: AxisLimits, formatter: PlotNumberTexts
  ) -> PlotAxisChoice {
    let limit = Int(saturating: min(max(length / (isX ? spacing.x : spacing.y), 3), 8))
    let scale = LinearScale(logarithmicFor: values, limits: limits, limit: limit, from: 0, to: max(length, 1))
    let ends = scale.logarithmicEnds
    let factor = ExpLog.exp(ExpLog.log(ends.high / ends.low) * room / max(length, 1))
    var axis = PlotAxisChoice(
      low: limits.low == nil ? ends.low / factor : ends.low, high: limits.high == nil ? ends.high * factor : ends.high,
      ticks: scale.ticks, isTime: false
    ) { value in
      guard let number = value.number else { return "" }
      return formatter.texts([number], decimals: max(-DecimalPower.floor(number), 0))(value)
    }
    axis.isLogarithmic = true
    return axis
  }

  // MARK: Times

  /// An axis of milliseconds since 1970, with ticks of the calendar.
  package static func times(_ values: [Double], length: Double, room: Double, locale: LocaleFormat) -> PlotAxisChoice {
    let finite = values.filter(\.isFinite)
    var (low, high) = (finite.min() ?? 0, finite.max() ?? 86_400_000)
    if low == high { (low, high) = (low - 43_200_000, high + 43_200_000) }
    let margin = (high - low) * min(room / max(length, 1), 0.25)
    (low, high) = (low - margin, high + margin)
    let count = min(max((length / spacing.x).rounded(.down), 2), 12)
    let interval = TimeTicks.interval(from: low, to: high, count: count)
    let ticks = interval.map { TimeTicks.ticks(from: low, to: high, interval: $0, zone: .utc) } ?? []
    return PlotAxisChoice(
      low: low, high: high, ticks: ticks, isTime: true, text: PlotTimeTexts(ticks, locale: locale).texts)
  }

  // MARK: Channels

  /// A channel of a field along the axis.
  ///
  /// - Parameter title: The title below a horizontal axis. That of a vertical one is above the plot.
  package func channel(_ field: String, isX: Bool, title: String = "") -> PlotChannel {
    var channel = plainChannel(field)
    var axis = Partial<AxisOptions>()
    (axis[\.values], axis[\.titleText.anchor], axis[\.label.isTabular]) = (ticks.map(value), 1, true)
    axis[\.title] = .some(title.isEmpty ? nil : [title])
    channel.axis = axis
    channel.formatted = text
    return channel
  }

  /// A channel of another field or of a value on the same scale, which leaves the axis to the first one.
  package func plainChannel(_ field: String) -> PlotChannel {
    changing(PlotChannel(field, isTime ? .temporal : .quantitative)) { ($0.scale, $0.axis) = (scale, nil) }
  }

  private var scale: Partial<ScaleOptions> {
    var scale = Partial<ScaleOptions>(from: value(low), to: value(high))
    scale[\.padding] = 0
    if isLogarithmic { scale[\.kind] = .log }
    return scale
  }

  private func value(_ number: Double) -> DataValue { isTime ? .time(number) : .number(number) }
}

extension LinearScale {
  /// The ends of the domain of a scale from 0 to a length, by two of its ticks.
  fileprivate func domainEnds(length: Double) -> (low: Double, high: Double) {
    guard let first = ticks.first, let last = ticks.last, last > first else { return (0, 1) }
    let (start, end) = (position(of: first), position(of: last))
    guard end > start else { return (first, last) }
    let slope = (last - first) / (end - start)
    // A tick at an end is exactly there.
    let low = abs(start) < 1e-6 ? first : first - start * slope
    let high = abs(length - end) < 1e-6 ? last : last + (length - end) * slope
    return (low, high)
  }
}
