package import Canvas

/// A plot at its place in a chart.
package struct PlacedPlot: Sendable, Equatable {
  /// The marks, axes and legends.
  package let scene: PlotScene
  /// The rectangle of the scene in the chart.
  package let rect: Rect
  /// The boxes of the marks in the chart.
  let boxes: [MarkBox]

  /// Whether two plots have the same marks, axes and texts at the same places.
  package static func == (a: PlacedPlot, b: PlacedPlot) -> Bool {
    a.rect == b.rect && a.boxes == b.boxes && a.scene.json == b.scene.json
  }
}
