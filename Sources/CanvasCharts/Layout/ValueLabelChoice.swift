internal import CanvasData

/// Whether values stand at the bars of a plot, and what to say where they were to stand there and do not.
struct ValueLabelChoice: Sendable, Hashable {
  private(set) var isShown = false
  private(set) var note: String?

  /// Of more columns than these no picture shows the values.
  private static let mostColumns = 400

  init(_ chart: PreparedChart, model: ChartModel, isLying: Bool) {
    let isAskedFor = model.valueLabels != .automatic
    guard model.valueLabels != .none, let layer = chart.layers.first else { return }
    if chart.layers.count > 1 {
      if isAskedFor { note = "marks over each other have no values at them: the axis tells them" }
    } else if layer.arrangement == .normalized {
      if isAskedFor { note = "parts of a hundred percent have no values at them: the axis tells them" }
    } else if !isLying, !model.facets.isEmpty, !isAskedFor {
      // Small columns have an axis.
    } else if !isLying, chart.count > Self.mostColumns {
      note = Self.noRoom(isLying: false)
    } else {
      isShown = true
      if model.valueLabels == .percent || model.valueLabels == .both, !chart.hasShares {
        note = "several series, values below zero and small plots have no percentages: values stand there"
      }
    }
  }

  static func noRoom(isLying: Bool) -> String {
    "the \(isLying ? "bars" : "columns") have no room for their values: the axis tells them"
  }
}

extension PreparedChart {
  /// Whether each value is a part of their sum.
  var hasShares: Bool {
    guard let layer = layers.first, layers.count == 1, layer.series.count == 1, !layer.hasNegative, !isFacet
    else { return false }
    return (0..<count).contains { (layer.value(0, $0) ?? 0) > 0 }
  }

  /// The parts of the sum by place.
  func shares(_ formats: ChartFormats) -> [String] {
    formats.percents((0..<count).map { layers.first?.value(0, $0) ?? 0 })
  }
}
