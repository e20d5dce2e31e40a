internal import Canvas
internal import CanvasCharts
internal import EaselShared

extension PieLayout {
  /// The chart's alternative text, and the boxes of its slices and labels in points, for image maps.
  var json: JSONText {
    .object([
      "alt": .text(summary),
      "marks": .list(
        slices.enumerated().map { place, slice in
          .object([
            "name": .text(slice.name), "value": .number(slice.value), "share": .number(slice.fraction),
            "box": Self.json(path(of: slice).boundingBox),
            "label": labelBox(of: place).map(Self.json) ?? .null,
          ])
        }),
    ])
  }

  private func labelBox(of place: Int) -> Rect? {
    labels.first { $0.slice == place }?.box ?? legend?.rows.first { $0.place == place }?.box
  }

  private static func json(_ box: Rect) -> JSONText {
    .list([.decimal(box.minX), .decimal(box.minY), .decimal(box.width), .decimal(box.height)])
  }
}
