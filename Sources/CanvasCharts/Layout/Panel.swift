internal import CanvasMath

/// What lays one plot out in a rectangle: its axes, its marks, and the texts at them.
protocol Panel: Sendable {
  var style: PlotStyle { get set }
  /// The values that the axis covers.
  var range: ValueRange { get }
}

extension Panel {
  var model: ChartModel { style.model }

  /// The labels of the value axis.
  func texts(ofTicks scale: LinearScale) -> [String] {
    if range.isLogarithmic {
      return scale.ticks.flatMap { model.formats.ticks([$0], decimals: max(-DecimalPower.floor($0), 0)) }
    }
    return range.isPercent
      ? scale.ticks.map { model.formats.percent(range.shown($0), decimals: max(scale.decimals - 2, 0)) }
      : model.formats.ticks(scale.ticks, decimals: scale.decimals)
  }
}
