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

/// The bounding box of a mark and its data, for image maps.
public struct MarkBox: Sendable, Equatable {
  /// The name of the series. It is empty for a single unnamed series.
  public var series: String
  /// The name of the place on the axis, or of the slice.
  public var place: String
  /// The value, or nil if it is missing.
  public var value: Double?
  /// The smallest rectangle around the mark, in points.
  public var box: Rect
}
