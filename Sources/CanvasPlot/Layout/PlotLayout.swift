/// Lays out a chart of a grammar.
///
///     let scene = try PlotLayout(config: .vega, measurer: TextMeasurer(fonts)).scene(view)
package struct PlotLayout {
  let config: PlotConfig
  let measurer: TextMeasurer
  var environment: ExpressionEnvironment
  /// The pictures of image marks. Without, those marks are empty.
  package var pictures: PlotPictures?
  private(set) var resolution: PlotResolution

  package init(config: PlotConfig, measurer: TextMeasurer, environment: ExpressionEnvironment = ExpressionEnvironment())
  {
    (self.config, self.measurer, self.environment) = (config, measurer, environment)
    resolution = PlotResolution(config, environment.zone)
  }

  /// The longest side of a picture in points.
  package static let sizeLimit = 20_000.0

  /// A view's marks, axes and legends at their places.
  package func scene(_ view: PlotView) throws(PlotError) -> PlotScene {
    var notes: [Note] = []
    return try scene(view, notes: &notes)
  }

  /// A view's marks, axes and legends at their places, and what the view's data lacks.
  package func scene(_ view: PlotView, notes: inout [Note]) throws(PlotError) -> PlotScene {
    var layout = self
    return try layout.placed(view, &notes)
  }

  private mutating func placed(_ view: PlotView, _ notes: inout [Note]) throws(PlotError) -> PlotScene {
    var tree = PlotTree(config, environment)
    var node = try tree.node(view)
    for note in tree.notes { notes.add(note) }
    environment = tree.environment
    resolution = PlotResolution(node, config, environment.zone)
    resolution.notes(&notes)
    var block = try self.block(node, hidden: [])
    try addTitle(&block, node.view, isTop: true)
    var given: (width: Double?, height: Double?)
    if let fit = view.fit, node.isPlot {
      given = fitView(&node, block, fit)
      block = try self.block(node, hidden: [])
      try addTitle(&block, node.view, isTop: true)
    }
    let scene = try scene(block, node.view, given)
    node.noteEmpty(scene.groups.filter { !$0.isGuide }, &notes)
    return scene
  }

  /// The picture of a block, with the theme's padding around it.
  private func scene(
    _ block: PlotBlock, _ view: PlotView, _ given: (width: Double?, height: Double?)
  ) throws(PlotError) -> PlotScene {
    let (padding, bounds) = (config.padding, block.bounds)
    let size = Size(
      width: max((bounds.width + padding.left + padding.right).rounded(.up), given.width ?? 0),
      height: max((bounds.height + padding.top + padding.bottom).rounded(.up), given.height ?? 0))
    guard size.width <= Self.sizeLimit, size.height <= Self.sizeLimit else {
      throw PlotError(
        "the picture is larger than \(Int(Self.sizeLimit)) points; use fewer places, or a width and height")
    }
    let moved = block.moved(
      by: Point(x: (padding.left - bounds.minX).rounded(), y: (padding.top - bounds.minY).rounded()))
    var scene = PlotScene(size: size, background: config.background)
    (scene.groups, scene.legends) = (moved.groups, moved.legends)
    (scene.texts, scene.headers) = (moved.texts, moved.headers)
    (scene.title, scene.subtitle) = (view.title?[\.lines], view.title?[\.subtitle])
    return scene
  }

  // MARK: Blocks

  /// A node's plots, with its title unless it is the whole picture, and the legends of its own scales.
  mutating func block(_ node: PlotNode, hidden: Set<PlotChannelName>) throws(PlotError) -> PlotBlock {
    var block: PlotBlock
    switch node.content {
    case .unit, .layers: block = try plot(node, hidden: hidden)
    case .grid(let nodes, let columns): block = try grid(node, nodes, columns)
    case .facet(let grid): block = try facet(node, grid)
    }
    try addLegends(&block, node)
    return block
  }

  // MARK: Plots

  private mutating func plot(_ node: PlotNode, hidden: Set<PlotChannelName>) throws(PlotError) -> PlotBlock {
    let units = node.units
    let size = resolution.plotSize(node)
    guard size.width <= Self.sizeLimit, size.height <= Self.sizeLimit else {
      throw PlotError("a plot is larger than \(Int(Self.sizeLimit)) points; use fewer places, or a width and height")
    }
    var group = PlotGroup(name: node.view.name, origin: .zero, size: size)
    group.frame = frame(node, size)
    var known = PlotResolution.KnownScales(node)
    let scales = units.map { resolution.scales($0.scaleIDs, $0.unit, size, &known) }
    environment.scales = ExpressionScales(scales.reduce(into: [:]) { $0.merge($1) { first, _ in first } })
    defer { environment.scales = nil }
    for (scales, (unit, _)) in zip(scales, units) { group.marks += try marks(unit, scales, size) }
    var block = PlotBlock(size: size, bounds: Rect(origin: .zero, size: size))
    block.frameWidth = group.frame.flatMap { $0.stroke == nil ? nil : $0.style.width } ?? 0
    for name in PlotChannelName.positions {
      for axis in try axes(name, units, scales, size) {
        if hidden.contains(name) {
          block.sharedAxes[name] = axis
          var grid = axis
          (grid.labels, grid.texts, grid.lines, grid.title) = ([], [], [], nil)
          group.axes.append(grid)
        } else {
          group.axes.append(axis)
          block.bounds = block.bounds.union(axis.bounds(in: size))
        }
      }
    }
    block.bounds = block.bounds.union(markBounds(group))
    block.groups = [group]
    return block
  }

  /// The marks of a unit, between the rectangles and the outlines of its selected areas.
  private mutating func marks(
    _ unit: PlotUnit, _ scales: [PlotChannelName: PlotScale], _ size: Size
  ) throws(PlotError) -> [PlacedMarks] {
    let placed = try unit.parts(&environment).map { (part) throws(PlotError) in
      var encoder = UnitEncoder(unit: part, scales: scales, config: config, size: size, environment: environment)
      encoder.pictures = pictures
      defer { (environment, pictures) = (encoder.environment, encoder.pictures) }
      return try encoder.marks(measurer)
    }
    var marks = placed[0]
    if placed.count > 1 { marks.items = placed.flatMap(\.items) }
    guard !unit.brushes.isEmpty else { return [marks] }
    let encoder = UnitEncoder(unit: unit, scales: scales, config: config, size: size, environment: environment)
    let brushes = unit.brushes.compactMap { encoder.brush($0) }
    return brushes.map(\.ground) + [marks] + brushes.map(\.outline)
  }
}
