internal import Canvas
internal import CanvasCharts
internal import CanvasRequests
internal import CanvasVegaLite
internal import EaselShared

/// The JSON report of a specification's chart: its alternative text, and the boxes of its marks for
/// image maps, in points of the picture.
struct SpecReport {
  private let plan: VegaLitePlan

  init(_ plan: VegaLitePlan) { self.plan = plan }

  var json: JSONText {
    let scene = plan.spec.scene
    return .object([
      "alt": .text(plan.picture.alternativeText ?? ""),
      "marks": .list(scene.groups.flatMap(marks)),
    ])
  }

  private func marks(_ group: PlotGroup) -> [JSONText] {
    group.marks.flatMap { marks in
      marks.items.map { item in .object(["kind": .text(marks.kind), "box": box(item, in: group)]) }
    }
  }

  private func box(_ item: PlotItem, in group: PlotGroup) -> JSONText {
    let box =
      switch item {
      case .shape(let shape):
        (shape.rect ?? shape.path.boundingBoxOfPath).offsetBy(dx: shape.offset.x, dy: shape.offset.y)
      case .text(let text): text.box
      case .picture(let picture): picture.box
      }
    let (size, scene) = (plan.picture.idealSize, plan.spec.scene.size)
    guard scene.width > 0, scene.height > 0, !box.isNull else { return .null }
    let scale = min(size.width / scene.width, size.height / scene.height)
    let left = (size.width - scene.width * scale) / 2 + (group.origin.x + box.minX) * scale
    let top = (size.height - scene.height * scale) / 2 + (group.origin.y + box.minY) * scale
    return .list([left, top, box.width * scale, box.height * scale].map(JSONText.decimal))
  }
}
