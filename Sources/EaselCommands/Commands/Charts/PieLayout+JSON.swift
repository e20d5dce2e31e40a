internal import Canvas
internal import CanvasCharts
internal import CanvasRequests
internal import CanvasScenes
internal import EaselShared

extension PiePlan {
  /// The alternative text, and the boxes of slices and labels in points, for image maps.
  var json: JSONText {
    let marks =
      switch content {
      case .chart(let layout): layout.marks
      case .graph(let marks): marks.json
      }
    return .object(["alt": .text(picture.alternativeText ?? ""), "marks": marks])
  }
}

extension PieLayout {
  fileprivate var marks: JSONText {
    .list(
      slices.enumerated().map { place, slice in
        .object([
          "name": .text(slice.name), "value": .number(slice.value), "share": .number(slice.fraction),
          "box": path(of: slice).boundingBox.json, "label": labelBox(of: place)?.json ?? .null,
        ])
      })
  }

  private func labelBox(of place: Int) -> Rect? {
    labels.first { $0.slice == place }?.box ?? legend?.rows.first { $0.place == place }?.box
  }
}

extension [PieGraphMark] {
  /// The boxes of the app's sectors and labels in points, in the form of a chart's marks.
  var json: JSONText {
    .list(
      map {
        .object([
          "name": .text($0.name), "value": .number($0.value), "share": .number($0.fraction), "box": $0.box.json,
          "label": $0.label?.json ?? .null,
        ])
      })
  }
}

extension Rect {
  fileprivate var json: JSONText { .list([minX, minY, width, height].map(JSONText.decimal)) }
}
