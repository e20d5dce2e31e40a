extension PlotScene {
  /// The scene as JSON, for a comparison with other programs' scenes: boxes relative to each plot, texts and labels.
  package var json: DataValue {
    let plots = groups.filter { !$0.isGuide }
    return [
      "size": [.number(size.width), .number(size.height)], "groups": .list(plots.map(\.json)),
      "axes": .list(groups.filter(\.isGuide).flatMap(\.axes).map(\.json)), "legends": .list(legends.map(\.json)),
      "titles": .list([title, subtitle].compactMap { $0?.joined(separator: " ") }.map(DataValue.text)),
      "headers": .list(headers.map(DataValue.text)),
    ]
  }
}

extension PlotGroup {
  fileprivate var json: DataValue {
    [
      "name": .text(name), "origin": [.number(origin.x), .number(origin.y)],
      "size": [.number(size.width), .number(size.height)],
      "marks": .list(marks.map { ["type": .text($0.kind), "items": .list($0.items.filter(\.hasPlace).map(\.json))] }),
      "axes": .list(axes.map(\.json)), "legends": [],
      "title": title.map { .text($0.joined(separator: " ")) } ?? .null,
      "header": header.isEmpty ? .null : .text(header.joined(separator: " ")),
    ]
  }
}

extension PlotItem {
  /// Whether the item is somewhere: a line without points is nowhere.
  fileprivate var hasPlace: Bool {
    guard case .shape(let shape) = self else { return true }
    return shape.rect != nil || shape.path.boundingBoxOfPath.isFinite
  }

  fileprivate var json: DataValue {
    switch self {
    case .picture(let picture): return picture.json
    case .shape(let shape):
      let box = shape.rect ?? shape.path.boundingBoxOfPath
      func color(_ paint: Paint?) -> DataValue { paint.map { $0.color?.withAlpha(1).setting ?? "#000000" } ?? .null }
      return [
        "box": .list([box.minX, box.minY, box.maxX, box.maxY].map(DataValue.number)), "fill": color(shape.fill),
        "stroke": color(shape.stroke),
        "opacity": .number(shape.opacity * (shape.fill == nil ? shape.strokeOpacity : shape.fillOpacity)),
      ]
    case .text(let text):
      let anchor = [text.letters.x, text.letters.y]
      return [
        "text": .text(text.lines.joined(separator: " ")), "anchor": .list(anchor.map(DataValue.number)),
        "box": .list([anchor[0], anchor[1], anchor[0], anchor[1]].map(DataValue.number)),
        "fill": text.style.color.withAlpha(1).setting, "stroke": .null, "opacity": .number(text.style.opacity),
      ]
    }
  }
}

extension PlacedAxis {
  fileprivate var json: DataValue {
    [
      "orient": .text(orient), "title": title.map { .text($0.joined(separator: " ")) } ?? .null,
      "labels": .list(labels.map { [.text($0.text), .number($0.position)] }),
    ]
  }

}

extension PlacedLegend {
  fileprivate var json: DataValue {
    [
      "title": title.map { .text($0.joined(separator: " ")) } ?? .null, "kind": isGradient ? "gradient" : "symbol",
      "labels": .list(labels.map(DataValue.text)),
      "colors": .list(colors.map { $0.map { $0.withAlpha(1).setting } ?? .null }),
    ]
  }
}
