/// The ends and the kinds of a scatter plot's axes of numbers. Those of dates are as they are.
package struct ScatterAxes: Sendable {
  private(set) var xLimits = AxisLimits()
  private(set) var yLimits = AxisLimits()
  private(set) var isXLogarithmic = false
  private(set) var isYLogarithmic = false
  /// What has no effect.
  private(set) var notes: [Note] = []

  init(_ context: PlotContext) {
    let chart = context.chart
    if context.column(.x)?.isTemporal != true {
      (xLimits, isXLogarithmic) = (chart.xLimits, chart.isXLogarithmic)
    } else if chart.xLimits.areSet || chart.isXLogarithmic {
      notes.append(Note(.ignored, "dates along x have no limits and no logarithms"))
    }
    if context.column(.y)?.isTemporal != true {
      (yLimits, isYLogarithmic) = (chart.yLimits, chart.isYLogarithmic)
    } else if chart.yLimits.areSet || chart.isYLogarithmic {
      notes.append(Note(.ignored, "dates along y have no limits and no logarithms"))
    }
  }
}
