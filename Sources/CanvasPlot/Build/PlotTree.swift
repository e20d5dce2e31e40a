/// Turns views into nodes: reads their data, divides facets, and numbers scales.
package struct PlotTree {
  let config: PlotConfig
  var environment: ExpressionEnvironment
  /// What the views lack.
  private(set) var notes: [Note] = []
  private var scaleCount = 0
  private var unitCount = 0
  private let meter = Meter.current ?? .forPicture

  /// The maximum number of plots of a picture.
  package static let plotLimit = 2_000
  /// The maximum number of views with a mark, such as the layers of all plots.
  package static let unitLimit = 10_000
  /// The maximum number of views inside of each other.
  static let depthLimit = 20

  init(_ config: PlotConfig, _ environment: ExpressionEnvironment) {
    (self.config, self.environment) = (config, environment)
  }

  mutating func node(_ view: PlotView) throws(PlotError) -> PlotNode {
    var node = try self.node(view, DataFrame(rowCount: 1), [], depth: 0)
    number(&node, [:])
    return node
  }

  // MARK: Data

  private mutating func node(
    _ view: PlotView, _ inherited: DataFrame, _ facets: [PlotChannel], depth: Int
  ) throws(PlotError) -> PlotNode {
    guard depth < Self.depthLimit else { throw PlotError("views are in each other more than \(Self.depthLimit) times") }
    let frame = try transformed(view, inherited)
    switch view.content {
    case .unit(let mark, let channels):
      let pipeline = UnitPipeline(mark: mark, channels: channels, facets: facets, config: config)
      for note in pipeline.notes(frame) { notes.add(note) }
      var unit = try pipeline.unit(frame, &environment)
      for note in unit.notes { notes.add(note) }
      unit.brushes = view.brushes
      try count(units: 1, mark.path)
      try take(unit.frame.rowCount, mark.kind.isPath ? .rows : .marks, mark.path)
      return PlotNode(view: view, content: .unit(unit))
    case .layers(let views):
      return PlotNode(view: view, content: .layers(try nodes(views, frame, facets, depth)))
    case .grid(let views, let columns):
      return PlotNode(view: view, content: .grid(try nodes(views, frame, facets, depth), columns: columns))
    case .facet(let facet, let child):
      return try facetNode(view, facet, child, frame, facets, depth)
    }
  }

  /// The rows of a view after its transforms.
  private mutating func transformed(_ view: PlotView, _ inherited: DataFrame) throws(PlotError) -> DataFrame {
    var frame = view.data ?? inherited
    // Expressions read what channels show as times.
    for field in view.transforms.isEmpty ? [] : view.timeFields where frame[field]?.hasTexts == true {
      frame[field] = DataColumn(frame.column(field).all.map { PlotDates.value($0, zone: environment.zone) })
    }
    for transform in view.transforms {
      for (place, field) in transform.fields { note(frame, lacking: field, at: place) }
      frame = try transform.apply(frame, &environment)
      try take(frame.rowCount, .rows, "transform")
    }
    return frame
  }

  private mutating func nodes(
    _ views: [PlotView], _ frame: DataFrame, _ facets: [PlotChannel], _ depth: Int
  ) throws(PlotError) -> [PlotNode] {
    try views.map { (view) throws(PlotError) in
      var view = view
      // Views of the same rows have the bins of all of them, before some are left out.
      if views.count(where: { $0.data?.rowCount == view.data?.rowCount }) > 1 { view.keepBins(of: view.data ?? frame) }
      return try node(view, frame, facets, depth: depth + 1)
    }
  }

  // MARK: Facets

  private mutating func facetNode(
    _ view: PlotView, _ facet: PlotFacet, _ child: PlotView, _ frame: DataFrame, _ facets: [PlotChannel], _ depth: Int
  ) throws(PlotError) -> PlotNode {
    var (facet, frame, child) = (facet, frame, child)
    if case .facet(var inner, let view) = child.content {
      for member in [\PlotFacet.row, \.column] { facet.takeTitle(of: &inner, member, config) }
      child.content = .facet(inner, view)
    }
    // The rows of a mark are divided once they are transformed.
    let isMark: Bool = if case .unit = child.content { true } else { false }
    if isMark {
      frame = try transformed(child, frame)
      child.transforms = []
    }
    for channel in facet.channels {
      if let field = channel.field { note(frame, lacking: field, at: "facet") }
      frame = UnitPipeline.withGroups(frame, channel, .facet, config, environment.zone).frame
    }
    if isMark { child.data = frame }
    let template = try node(child, frame, facets + facet.channels, depth: depth + 1)
    var grid = PlotFacetGrid(facet, of: template, frame)
    let (wide, high) = (grid.columns.count, grid.rows.count)
    let (cells, overflow) = wide.multipliedReportingOverflow(by: high)
    guard !overflow, cells <= Self.plotLimit else { throw tooManyFacets }
    let keys = (0..<cells).map { index -> [DataValue]? in
      if facet.wrapped != nil { return index < grid.wrapped.count ? [grid.wrapped[index]] : nil }
      let row = facet.row == nil ? [] : [grid.rows[index / wide]]
      return row + (facet.column == nil ? [] : [grid.columns[index % wide]])
    }
    let (plots, isTooMany) = cells.multipliedReportingOverflow(by: template.plots.count)
    guard !isTooMany, plots <= Self.plotLimit else { throw tooManyFacets }
    let (units, rows) = (template.units.count, template.rowCount)
    try count(units: (cells - 1) * units, "facet")
    var parts = template.divided(facet.channels, into: keys.compactMap(\.self)).makeIterator()
    grid.cells = keys.map { $0 == nil ? nil : parts.next() }
    try take(grid.cells.reduce(-rows) { $0 + ($1?.rowCount ?? 0) }, .marks, "facet")
    // A mark's rows are those that its facets divide: where none is left, there is no cell.
    return PlotNode(view: view, content: .facet(isMark && rows > 0 ? grid.withoutEmpty() : grid))
  }

  private mutating func note(_ frame: DataFrame, lacking field: String, at place: String) {
    if frame.lacks(field) { notes.add(Note(.invalid, at: place, "no row has the field \(DataError.quoted(field))")) }
  }

  /// Counts what is to be drawn, before it is.
  private mutating func count(units: Int, _ place: String) throws(PlotError) {
    unitCount += units
    guard unitCount <= Self.unitLimit else {
      throw PlotError("\(place): \(unitCount) views in all; at most \(Self.unitLimit)")
    }
  }

  private func take(_ count: Int, _ row: Meter.Row, _ place: String) throws(PlotError) {
    guard !meter.take(Double(count), row), let excess = meter.excess else { return }
    throw PlotError("\(place): \(excess)")
  }

  private var tooManyFacets: PlotError {
    PlotError("more than \(Self.plotLimit) facets; use a field with fewer values")
  }

  // MARK: Scales

  /// Numbers the scales of the node's plots. Those that the views around share are given.
  ///
  /// - Parameter left: Scales of the views around whose legends this view has, as others that share them have, too.
  private mutating func number(_ node: inout PlotNode, _ shared: [PlotChannelName: Int], left: Set<Int> = []) {
    var ids = shared
    node.ownScales = left
    for name in PlotChannelName.scaled where ids[name] == nil {
      ids[name] = scaleCount
      node.ownScales.insert(scaleCount)
      scaleCount += 1
    }
    node.scaleIDs = ids
    let isGrid: Bool = if case .grid = node.content { true } else { false }
    let isFacet: Bool = if case .facet = node.content { true } else { false }
    let resolve = node.view.resolve
    let passed = ids.filter { name, _ in
      resolve.scale[name]
        ?? (isGrid
          ? !(name.isPosition || name.isPolar || name == .xOffset || name == .yOffset) : !isFacet || name != .theta)
    }
    let given = node.ownScales.intersection(passed.filter { node.dividesLegend($0.key) }.values)
    func numbered(_ child: PlotNode, left: Set<Int> = []) -> PlotNode {
      changing(child) { number(&$0, passed, left: left) }
    }
    switch node.content {
    case .unit: break
    case .layers(let nodes):
      node.ownScales.subtract(given)
      node.content = .layers(nodes.map { numbered($0, left: given) })
    case .grid(let nodes, let columns):
      node.ownScales.subtract(given)
      node.content = .grid(nodes.map { numbered($0, left: given) }, columns: columns)
    case .facet(var grid):
      grid.sharedScales = Set(passed.values)
      grid.whole = numbered(grid.whole)
      grid.cells = grid.cells.map { cell in cell.map { numbered($0) } }
      node.content = .facet(grid)
    }
  }
}
