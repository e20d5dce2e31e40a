/// The theme of scales, with Vega-Lite's defaults.
package struct ScaleTheme: GrammarOptions {
  /// The parts of a step that are empty between bands. Nil is that of the mark.
  package var bandPaddingInner: Double?
  package var bandPaddingOuter: Double?
  package var barBandPaddingInner = 0.1
  package var tickBandPaddingInner = 0.25
  package var rectBandPaddingInner = 0.0
  package var nestedPaddingInner = 0.2
  package var nestedPaddingOuter = 0.2
  package var offsetPaddingInner = 0.0
  package var offsetPaddingOuter = 0.0
  package var pointPadding = 0.5
  /// The space at the ends of continuous axes in points.
  package var continuousPadding: Double?
  package var minBandSize = 2.0
  package var maxBandSize: Double?
  package var minFontSize = 8.0
  package var maxFontSize = 40.0
  package var minOpacity = 0.3
  package var maxOpacity = 0.8
  package var minSize = 4.0
  package var maxSize: Double?
  package var minStrokeWidth = 1.0
  package var maxStrokeWidth = 4.0
  package var rounds = false
  package var clamps = false
  package var hasZero = true
  package var reversesX: Bool?
  /// By channel, the output for values that are no numbers; a text stands for that of zero, or of the lowest number.
  package var invalid: [PlotChannelName: DataValue] = [:]

  package init() {}

  /// The part of a step that is empty between the bands of a mark.
  func paddingInner(_ mark: PlotMarkKind) -> Double {
    bandPaddingInner
      ?? (mark == .bar ? barBandPaddingInner : mark == .tick ? tickBandPaddingInner : rectBandPaddingInner)
  }
}

/// A range of a theme, such as the colours of names.
package enum ThemeRange: Sendable {
  case values([DataValue])
  case scheme(ScaleOptions.Scheme)

  init(_ name: String, extent: (Double, Double)? = nil) {
    self = .scheme(ScaleOptions.Scheme(ColorScheme(name), extent: extent))
  }
}
