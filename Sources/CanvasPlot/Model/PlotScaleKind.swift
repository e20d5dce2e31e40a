/// The kinds of scales, with Vega-Lite's names.
package enum PlotScaleKind: String, Sendable, Hashable, CaseIterable {
  case linear, log, pow, sqrt, symlog, identity, sequential, time, utc
  case band, point, ordinal
  case quantile, quantize, threshold
  case binOrdinal = "bin-ordinal"

  /// Whether the domain is a list of names.
  var isDiscrete: Bool { self == .band || self == .point || self == .ordinal }
  var isTime: Bool { self == .time || self == .utc }
  /// Whether numbers have an output for each range of them.
  var isDiscretizing: Bool { self == .quantile || self == .quantize || self == .threshold || self == .binOrdinal }
  var isContinuous: Bool { !isDiscrete && !isDiscretizing }

  /// The kind by which a theme tells axes apart.
  var axisScale: AxisRole.Scale {
    switch self {
    case .band: .band
    case .point, .ordinal: .point
    case .time, .utc: .temporal
    default: .quantitative
    }
  }

  /// The kind of a channel's scale.
  init(_ channel: PlotChannel, _ name: PlotChannelName, _ mark: PlotMark, hasOffset: Bool) {
    if let own = channel.scale?[\.kind] ?? nil {
      self = own == .sequential ? .linear : own
      return
    }
    switch channel.type {
    case .nominal, .ordinal:
      if name.isColor || name == .shape || name == .strokeDash {
        self = .ordinal
      } else if name.isPosition || name == .xOffset || name == .yOffset {
        let banded: Set<PlotMarkKind> = [.rect, .bar, .image, .rule, .tick]
        let isRelative = if case .part?? = mark.own[name.isVertical ? \.height : \.width] { true } else { false }
        self =
          banded.contains(mark.kind) || hasOffset || isRelative || channel.axis?[\.tickBand] != nil ? .band : .point
      } else if mark.kind == .arc, name.isPolar {
        self = .band
      } else {
        self = .point
      }
    case .temporal:
      self = name == .shape || name == .strokeDash ? .ordinal : channel.timeUnit?.isUTC == true ? .utc : .time
    case .quantitative, .geojson:
      self =
        name.isColor
        ? (channel.bin.isOn ? .binOrdinal : .linear) : name == .shape || name == .strokeDash ? .ordinal : .linear
    }
  }
}
