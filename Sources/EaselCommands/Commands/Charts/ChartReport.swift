internal import Canvas
internal import CanvasCharts
internal import EaselShared

/// A chart's JSON report: a sentence for an `alt` attribute, and the boxes of its marks for image maps.
struct ChartReport {
  private let layout: ChartLayout

  init(_ layout: ChartLayout) { self.layout = layout }

  var json: JSONText {
    .object([
      "alt": .text(layout.alternativeText), "notes": .list(layout.notes.map(JSONText.text)),
      "marks": .list(layout.marks.map(Self.json(of:))),
    ])
  }

  private static func json(of mark: MarkBox) -> JSONText {
    .object([
      "series": .text(mark.series), "place": .text(mark.place),
      "value": mark.value.map(JSONText.number) ?? .null,
      "box": .list([mark.box.minX, mark.box.minY, mark.box.width, mark.box.height].map(JSONText.decimal)),
    ])
  }
}
