/// The look of a rectangle: the one behind a plot, or a selected area.
package struct FrameOptions: GrammarOptions {
  /// The names of the theme's styles. The first one counts most.
  package var styles: [String] = []
  package var cornerRadius = 0.0
  package var fill: Color?
  package var stroke: Color?
  package var strokeWidth = 1.0
  package var strokeDash: [Double] = []
  package var strokeDashOffset = 0.0
  package var opacity = 1.0
  package var fillOpacity = 1.0
  package var strokeOpacity = 1.0

  package init() {}
}

/// The sizes of plots, with Vega-Lite's defaults.
package struct ViewTheme: GrammarOptions {
  package var continuousSize = Size(width: 300, height: 300)
  /// The lengths of plots with names along an axis. Nil is a step for each name.
  package var discreteWidth: PlotLength?
  package var discreteHeight: PlotLength?
  package var step = 20.0

  package init() {}

  func continuousLength(_ name: PlotChannelName) -> Double {
    name == .x ? continuousSize.width : continuousSize.height
  }

  func discreteLength(_ name: PlotChannelName) -> PlotLength {
    (name == .x ? discreteWidth : discreteHeight) ?? .step(step, isForOffset: true)
  }
}
