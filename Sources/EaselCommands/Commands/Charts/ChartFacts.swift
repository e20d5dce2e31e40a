extension PlacedPicture {
  /// A chart in the output of `--json`: its alternative text, and the boxes of its marks and labels in points, for image
  /// maps. Nil for other pictures.
  var chartFacts: JSONText? {
    let alternative = ("alt", JSONText.text(alternativeText ?? ""))
    func facts(_ marks: JSONText) -> JSONText { .members([alternative, ("columns", columnFacts), ("marks", marks)]) }
    return switch content {
    case .chart(let layout): facts(.list(layout.marks.map(\.json)))
    case .plot: .members([alternative])
    case .pie(let layout): facts(layout.marks)
    #if Full || Boards
      case .graph(let marks): facts(marks.json)
    #endif
    case .specification(let spec): facts(.list(spec.scene.groups.flatMap { marks(of: $0, in: spec.scene.size) }))
    case .sheet, .other: nil
    }
  }

  /// The roles of the table's columns.
  var columnFacts: JSONText {
    .list(
      columns.map {
        .members([("name", .text($0.name)), ("role", .text("\($0.role)")), ("evidence", .text($0.evidence))])
      })
  }

  private func marks(of group: PlotGroup, in scene: Size) -> [JSONText] {
    group.marks.flatMap { marks in
      marks.items.map { item in .object(["kind": .text(marks.kind), "box": box(of: item, in: group, scene)]) }
    }
  }

  /// The box of a mark in the picture, in whose middle the scene is.
  private func box(of item: PlotItem, in group: PlotGroup, _ scene: Size) -> JSONText {
    let box =
      switch item {
      case .shape(let shape):
        (shape.rect ?? shape.path.boundingBoxOfPath).offsetBy(dx: shape.offset.x, dy: shape.offset.y)
      case .text(let text): text.box
      case .picture(let picture): picture.box
      }
    guard scene.width > 0, scene.height > 0, !box.isNull else { return .null }
    let scale = min(idealSize.width / scene.width, idealSize.height / scene.height)
    let left = (idealSize.width - scene.width * scale) / 2 + (group.origin.x + box.minX) * scale
    let top = (idealSize.height - scene.height * scale) / 2 + (group.origin.y + box.minY) * scale
    return Rect(x: left, y: top, width: box.width * scale, height: box.height * scale).json
  }
}

extension MarkBox {
  fileprivate var json: JSONText {
    .object([
      "series": .text(series), "place": .text(place), "value": value.map(JSONText.number) ?? .null, "box": box.json,
    ])
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

extension Rect {
  var json: JSONText { .list([minX, minY, width, height].map(JSONText.decimal)) }
}
