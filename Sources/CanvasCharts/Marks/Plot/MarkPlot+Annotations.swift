extension MarkPlot {
  /// Writes the texts beside marks.
  func annotate(_ group: inout PlotGroup, _ size: Size, _ measurer: TextMeasurer) {
    var texts: [PlotItem] = []
    for (index, layer) in layers.enumerated() where !layer.isPath && group.marks.indices.contains(index) {
      let items = group.marks[index].items
      guard layer.role != .symbols, items.count == layer.marks.count else { continue }
      for (row, mark) in layer.marks.enumerated() where !mark.look.annotations.isEmpty {
        guard case .shape(let shape) = items[row] else { continue }
        var box = shape.rect ?? shape.path.boundingBox
        if mark.kind == .sector { box = sectorBox(layer, row, size) }
        guard box.isFinite else { continue }
        for annotation in mark.look.annotations where !annotation.text.isEmpty {
          let text = AnnotationText(annotation, mark: mark, box: box, plot: self, fill: shape.fill?.color)
          texts.append(.text(text.placed(measurer)))
        }
      }
    }
    if !texts.isEmpty { group.marks.append(PlacedMarks(kind: "text", items: texts)) }
  }

  /// A box around the middle of a sector.
  private func sectorBox(_ layer: MarkLayer, _ row: Int, _ size: Size) -> Rect {
    guard layer.angles.indices.contains(row) else { return .null }
    let radii = layer.radii(size)
    let angle = (layer.angles[row].start + layer.angles[row].end) / 2 - .pi / 2
    // In a whole pie, the middle of a sector is nearer to its edge.
    let radius = radii.inner > 0 ? (radii.inner + radii.outer) / 2 : radii.outer * 0.62
    let middle = Point(x: size.width / 2, y: size.height / 2)
    return Rect(center: middle.onCircle(radius: radius, angle: angle), size: .zero)
  }
}

/// A text beside the box of a mark.
private struct AnnotationText {
  let annotation: MarkAnnotation
  let box: Rect
  let position: AnnotationPosition
  let style: PlotTextStyle

  init(_ annotation: MarkAnnotation, mark: PlottedMark, box: Rect, plot: MarkPlot, fill: Color?) {
    (self.annotation, self.box) = (annotation, box)
    let isBar = mark.kind == .bar
    position =
      annotation.position != .automatic
      ? annotation.position
      : mark.kind == .sector ? .overlay : isBar && mark.orientation == .horizontal ? .trailing : .top
    let ground = mark.kind == .point || mark.kind == .line || mark.kind == .rule ? nil : fill
    let color = position == .overlay ? ground.map { $0.ink(on: plot.theme.ground) } : nil
    style = PlotTextStyle(size: plot.theme.sizes.tick, color: color ?? plot.theme.ink)
  }

  func placed(_ measurer: TextMeasurer) -> PlotText {
    let lines = annotation.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(20).map(String.init)
    var text = PlotText(lines: lines, anchor: .zero, style: style, align: 0.5, baseline: .middle).measured(measurer)
    let (width, height) = (text.width, style.size + style.lineHeight * Double(lines.count - 1))
    let center = center(width: width, height: height)
    text.anchor = Point(x: center.x, y: center.y - style.lineHeight * Double(lines.count - 1) / 2)
    return text
  }

  /// The middle of a text of a size.
  private func center(width: Double, height: Double) -> Point {
    let (direction, alignment) = (position.direction, annotation.alignment.direction)
    let spacing = annotation.spacing
    func within(_ low: Double, _ length: Double, _ own: Double, _ part: Double) -> Double {
      low + length / 2 + part * (length - own) / 2
    }
    let isCorner = direction.x != 0 && direction.y != 0
    let x =
      direction.x == 0 || isCorner
      ? within(box.minX, box.width, width, isCorner ? direction.x : alignment.x)
      : direction.x < 0 ? box.minX - spacing - width / 2 : box.maxX + spacing + width / 2
    let y =
      direction.y == 0
      ? within(box.minY, box.height, height, alignment.y)
      : direction.y < 0 ? box.minY - spacing - height / 2 : box.maxY + spacing + height / 2
    return Point(x: x, y: y)
  }
}
