/// Formats values of a channel for labels, as the channel's or the guide's `format` says.
struct PlotValueFormatter {
  private enum Style {
    case plain
    case number(NumberFormat)
    case time(TimeFormat)
    case timesByUnit(TimeFormats)
    case scale
    case own(@Sendable (DataValue) -> String)
  }

  private let style: Style
  private let zone: ClockZone
  private let isTime: Bool

  /// - Parameter format: The guide's format.
  init(_ channel: PlotChannel, _ format: PlotFormat, _ config: PlotConfig, _ zone: ClockZone) {
    let isUTC = channel.timeUnit?.isUTC == true || channel.scale?[\.kind] == .utc || format.kind == .utc
    self.zone = isUTC ? .utc : zone
    isTime = format.kind.map { $0 != .number } ?? channel.isTime
    if let formatted = channel.formatted, format.pattern == nil {
      style = .own(formatted)
    } else if let pattern = format.pattern {
      style = Self.style(pattern, isTime: isTime)
    } else if isTime {
      if let timeUnit = channel.timeUnit {
        style = .time(TimeFormat(timeUnit.specifier(overrides: TimeUnit.chartSpecifiers)))
      } else {
        style = Self.style(config.timeFormat, isTime: true)
      }
    } else if channel.type == .quantitative || channel.bin.isOn {
      if channel.stack == .on(.normalize), let format = config.normalizedNumberFormat {
        style = NumberFormat(d3: format).map(Style.number) ?? .plain
      } else {
        style = config.numberFormat.flatMap { NumberFormat(d3: $0) }.map(Style.number) ?? .scale
      }
    } else {
      style = .plain
    }
  }

  private static func style(_ pattern: PlotFormat.Pattern, isTime: Bool) -> Style {
    if case .byUnit(let formats) = pattern, isTime { return .timesByUnit(TimeFormats(formats)) }
    guard case .text(let text) = pattern else { return .plain }
    if isTime { return .time(TimeFormat(text)) }
    return NumberFormat(d3: text).map(Style.number) ?? .plain
  }

  /// Whether the guide's own format counts rather than that of the scale's ticks.
  var isOwn: Bool { if case .scale = style { false } else { true } }

  /// The format of numbers, if there is one.
  var number: NumberFormat? { if case .number(let format) = style { format } else { nil } }

  func text(_ value: DataValue) -> String {
    switch style {
    case .own(let text): text(value)
    case .number(let format): value.quantity.map { format.text($0) } ?? value.name
    case .time(let format):
      value.quantity.map { format.text($0, zone: zone).trimmed } ?? value.name
    case .timesByUnit(let formats):
      value.quantity.map { formats.text($0, zone: zone).trimmed } ?? value.name
    case .scale:
      value.quantity.flatMap { number in Self.general.map { $0.text(number) } } ?? value.name
    case .plain: value.name
    }
  }

  /// The text of a value on a scale of names.
  func name(_ value: DataValue) -> String {
    switch value {
    case .text, .null, .undefined, .bool: value.name
    default: text(value)
    }
  }

  /// Up to 12 digits without separators, as numbers without a format are written.
  private static let general = NumberFormat(d3: "")
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
