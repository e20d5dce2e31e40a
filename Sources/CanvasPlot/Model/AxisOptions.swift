/// The line of an axis, of its ticks or of its grid.
package struct AxisLineOptions: Sendable {
  package var color: Color?
  package var width = 1.0
  package var opacity = 1.0
  package var dash: [Double] = []
  package var cap = StrokeStyle.Cap.butt
}

/// The options of an axis, with Vega-Lite's defaults.
package struct AxisOptions: GrammarOptions {
  package var isDisabled = false
  /// The side of the plot. Nil is below it, or left of it.
  package var side: PlotSide?
  /// The names of the theme's styles for the axis. The first one counts most.
  package var styles: [String] = []
  package var title: [String]?
  package var isInFront = false
  package var domain = AxisLineOptions(color: Color(setting: "#888"))
  package var ticks = AxisLineOptions(color: Color(setting: "#888"))
  package var grid = AxisLineOptions(color: Color(setting: "#ddd"))
  package var hasDomain = true
  package var hasTicks = true
  package var hasLabels = true
  /// Nil is for continuous scales.
  package var hasGrid: Bool?
  package var values: [DataValue]?
  package var tickCount: PlotTickCount?
  package var tickMinStep: Double?
  package var tickSize = 5.0
  package var tickOffset = 0.0
  package var tickBand: TickBand?
  /// Whether there is a tick before the first band.
  package var hasExtraTick = false
  /// Whether ticks are on whole points.
  package var roundsTicks = true
  package var bandPosition = 0.5
  package var labelBandPosition = 0.5
  /// The distance of the axis from the plot.
  package var offset = 0.0
  package var translate = 0.5
  package var minExtent = 0.0
  package var maxExtent = 200.0
  package var format = PlotFormat()
  package var label = GuideTextOptions(limit: 180, padding: 2)
  package var labelText: GuideLabelText?
  package var labelOffset = 0.0
  package var labelOverlap: LabelOverlap?
  package var labelSeparation = 0.0
  /// How far labels may be beyond the ends of the axis.
  package var labelBound: Double?
  /// How near to an end of the axis a label is aligned with it. Nil for no label.
  package var labelFlush: Double?
  package var titleText = GuideTextOptions(padding: 4)
  package var titleX: Double?
  package var titleY: Double?

  /// Where the lines of a discrete scale's ticks are.
  package enum TickBand: String, Sendable {
    case center, extent
  }

  package init() {}
}

/// How many ticks an axis has, about.
package enum PlotTickCount: Sendable, Hashable {
  case count(Double)
  case interval(String, step: Double)
}

/// The changes of an axis' options at one tick, by its `value`, `label` and `index`.
package struct TickChange: Sendable {
  /// The name of the option. Of several changes of it, the first one counts.
  package let name: String
  package let options:
    @Sendable (_ tick: DataFrame, _ environment: inout ExpressionEnvironment) throws(PlotError) -> Partial<AxisOptions>?

  package init(
    _ name: String,
    options: @escaping @Sendable (DataFrame, inout ExpressionEnvironment) throws(PlotError) -> Partial<AxisOptions>?
  ) {
    (self.name, self.options) = (name, options)
  }
}
