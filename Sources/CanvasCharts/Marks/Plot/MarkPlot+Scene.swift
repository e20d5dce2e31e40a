extension MarkPlot {
  /// The plot in a rectangle of a size: marks, axes, legends and texts beside marks.
  func scene(in room: Size, measurer: TextMeasurer) throws(PlotError) -> (PlotScene, [MarkBox]) {
    let plot = changing(self) { $0.room = room }
    var size = Size(width: max(room.width - 60, 20), height: max(room.height - 50, 20))
    var result = try plot.scene(of: size, measurer)
    // The axes and the legend take room, which depends on the size of the plot.
    for _ in 0..<5 {
      let (dx, dy) = (room.width - result.0.size.width, room.height - result.0.size.height)
      if (0..<1.5).contains(dx), (0..<1.5).contains(dy) { break }
      let next = Size(width: max(size.width + dx, 20), height: max(size.height + dy, 20))
      if next == size { break }
      size = next
      result = try plot.scene(of: size, measurer)
    }
    result.0.notes += result.0.legendNotes
    return result
  }

  /// The plot with marks in an area of a size.
  private func scene(of size: Size, _ measurer: TextMeasurer) throws(PlotError) -> (PlotScene, [MarkBox]) {
    let config = changing(PlotConfig.report(theme)) { $0.padding = .zero }
    let painter = PlotPainter(plot: self, config: config, size: size, measurer: measurer)
    let (xs, ys) = (try painter.axes(.x), try painter.axes(.y))
    var scene = try painter.scene(xs.first, ys.first)
    scene.background = nil
    // Further axes are those of plots of the same size.
    for (direction, others) in [(MarkDirection.x, xs.dropFirst()), (.y, ys.dropFirst())] {
      for other in others {
        let more = try painter.scene(direction == .x ? other : nil, direction == .y ? other : nil)
        guard var axes = more.groups.first?.axes, !scene.groups.isEmpty else { continue }
        // The line of the axis is drawn once.
        if let label = other.label, label.isCentered { axes = axes.map { $0.centered(direction, size) } }
        scene.groups[0].axes += axes
      }
    }
    for (direction, axis) in [(MarkDirection.x, xs.first), (.y, ys.first)] where axis?.label?.isCentered == true {
      guard !scene.groups.isEmpty else { continue }
      let sides = direction == .x ? ["top", "bottom"] : ["left", "right"]
      if let index = scene.groups[0].axes.firstIndex(where: { sides.contains($0.orient) }) {
        scene.groups[0].axes[index] = scene.groups[0].axes[index].centered(direction, size)
      }
    }
    var boxes: [MarkBox] = []
    if !scene.groups.isEmpty {
      setInsets(&scene.groups[0])
      boxes = markBoxes(scene.groups[0])
      annotate(&scene.groups[0], size, measurer)
    }
    scene.widen()
    let origin = scene.groups.first?.origin ?? .zero
    return (scene, boxes.map { mark in changing(mark) { $0.box = $0.box.offsetBy(dx: origin.x, dy: origin.y) } })
  }

  // MARK: Marks

  /// Makes bars and rectangles with an inset smaller.
  private func setInsets(_ group: inout PlotGroup) {
    for (index, layer) in layers.enumerated() where layer.role == .marks && group.marks.indices.contains(index) {
      func inset(_ size: MarkDimension?) -> Double { if case .inset(let points) = size?.kind { points } else { 0 } }
      let (dx, dy) = (inset(layer.key.look.width), inset(layer.key.look.height))
      guard dx != 0 || dy != 0, layer.key.kind == .bar || layer.key.kind == .rectangle else { continue }
      group.marks[index].items = group.marks[index].items.map { item in
        guard case .shape(var shape) = item else { return item }
        let box = shape.rect ?? shape.path.boundingBox
        let (x, y) = (min(dx, box.width / 2), min(dy, box.height / 2))
        let smaller = Rect(
          x: box.minX + x, y: box.minY + y, width: max(box.width - 2 * x, 0), height: max(box.height - 2 * y, 0))
        if shape.rect != nil {
          shape.rect = smaller
        } else {
          shape.path = Path(roundedRect: smaller, cornerRadius: layer.key.look.cornerRadius ?? 0)
        }
        return .shape(shape)
      }
    }
  }

  /// The boxes of all marks, from the corner of the plot.
  private func markBoxes(_ group: PlotGroup) -> [MarkBox] {
    var boxes: [MarkBox] = []
    for (layer, placed) in zip(layers, group.marks) where layer.role == .marks {
      let isEach = !layer.isPath && placed.items.count == layer.marks.count
      for (index, item) in placed.items.enumerated() {
        guard case .shape(let shape) = item else { continue }
        let box = shape.rect ?? shape.path.boundingBox
        guard box.isFinite else { continue }
        guard isEach else {
          boxes.append(MarkBox(series: "", place: "", value: nil, box: box))
          continue
        }
        let mark = layer.marks[index]
        let orientation = mark.orientation
        boxes.append(
          MarkBox(
            series: mark.style ?? "", place: mark.kind == .sector ? "" : mark.place(orientation).text,
            value: mark.value(orientation).number, box: box))
      }
    }
    return boxes
  }
}

/// Lays out a plot with one axis in each direction.
private struct PlotPainter {
  let plot: MarkPlot
  let config: PlotConfig
  let size: Size
  let measurer: TextMeasurer

  func scene(_ x: PlacedAxisMarks?, _ y: PlacedAxisMarks?) throws(PlotError) -> PlotScene {
    let layout = PlotLayout(config: config, measurer: measurer)
    var scene = try layout.scene(plot.view(size, xMarks: x, yMarks: y))
    if let x, !x.tellsValues { scene.turnNames(plot, x, size) }
    return scene
  }

  /// The axes along a direction. Those whose marks depend on their values are laid out before, to know the values.
  func axes(_ direction: MarkDirection) throws(PlotError) -> [PlacedAxisMarks] {
    var result: [PlacedAxisMarks] = []
    for (index, marks) in plot.axisMarks(direction).enumerated() {
      guard let maker = plot.maker(direction, index) else {
        result.append(marks)
        continue
      }
      let probe = marks.probe
      let scene = try scene(direction == .x ? probe : nil, direction == .y ? probe : nil)
      let kind = plot.axis(direction).kind
      let ticks = (scene.groups.first?.axes.first?.labels ?? []).compactMap { label -> DataValue? in
        switch kind {
        case .names: .text(label.text)
        case .numbers: Double(label.text).map(DataValue.number)
        case .times: Double(label.text).map(DataValue.time)
        }
      }
      result += plot.groups(marks, ticks, maker)
    }
    return result
  }
}

extension PlotScene {
  /// Turns the names below a plot if they don't fit beside each other.
  fileprivate mutating func turnNames(_ plot: MarkPlot, _ marks: PlacedAxisMarks, _ size: Size) {
    guard plot.x.kind == .names, !groups.isEmpty else { return }
    let step = size.width / Double(max(plot.x.names.count, 1))
    for index in groups[0].axes.indices where ["top", "bottom"].contains(groups[0].axes[index].orient) {
      let isTop = groups[0].axes[index].orient == "top"
      let title = groups[0].axes[index].title
      guard groups[0].axes[index].texts.contains(where: { $0.lines != title && $0.width > step - 4 }) else { continue }
      var reach = 0.0
      for text in groups[0].axes[index].texts.indices where groups[0].axes[index].texts[text].lines != title {
        groups[0].axes[index].texts[text].angle = -90
        groups[0].axes[index].texts[text].align = isTop ? 0 : 1
        groups[0].axes[index].texts[text].baseline = .middle
        reach = max(reach, groups[0].axes[index].texts[text].width)
      }
      for text in groups[0].axes[index].texts.indices where groups[0].axes[index].texts[text].lines == title {
        groups[0].axes[index].texts[text].anchor.y += (isTop ? -1 : 1) * max(reach - 12, 0)
      }
    }
  }

  /// Enlarges the picture so that axes and texts beside marks are inside.
  fileprivate mutating func widen() {
    var bounds = Rect(origin: .zero, size: size)
    for group in groups {
      var box = Rect(origin: .zero, size: group.size)
      for axis in group.axes { box = box.union(axis.bounds(in: group.size)) }
      for marks in group.marks {
        for case .text(let text) in marks.items { box = box.union(text.box) }
      }
      guard box.isFinite else { continue }
      bounds = bounds.union(box.offsetBy(dx: group.origin.x, dy: group.origin.y))
    }
    guard bounds != Rect(origin: .zero, size: size) else { return }
    let shift = Point(x: (-bounds.minX).rounded(.up), y: (-bounds.minY).rounded(.up))
    for index in groups.indices { groups[index].origin.move(by: shift) }
    legends = legends.map { $0.moved(by: shift) }
    size = Size(width: (bounds.maxX + shift.x).rounded(.up), height: (bounds.maxY + shift.y).rounded(.up))
  }
}

extension PlacedAxis {
  /// The axis with its labels between their values and the next ones. The last one is left out if it would be beyond
  /// the plot.
  fileprivate func centered(_ direction: MarkDirection, _ size: Size) -> PlacedAxis {
    let labels = texts.filter { $0.lines != title }
    guard labels.count > 1 else { return self }
    var axis = self
    func place(_ text: PlotText) -> Double { direction == .x ? text.anchor.x : text.anchor.y }
    let length = direction == .x ? size.width : size.height
    var moved: [PlotText] = []
    for (index, label) in labels.enumerated() {
      let next = index + 1 < labels.count ? place(labels[index + 1]) : 2 * place(label) - place(labels[index - 1])
      let middle = (place(label) + next) / 2
      guard middle >= 0, middle <= length else { continue }
      var text = label
      if direction == .x { (text.anchor.x, text.align) = (middle, 0.5) } else { text.anchor.y = middle }
      moved.append(text)
    }
    axis.texts = moved + texts.filter { $0.lines == title }
    axis.labels = moved.map { ($0.lines.joined(separator: " "), direction == .x ? $0.letters.x : $0.letters.y) }
    return axis
  }
}
