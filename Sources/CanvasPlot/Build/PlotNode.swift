/// A view once its data is ready, and its facets are views of their own.
struct PlotNode: Sendable {
  var view: PlotView
  var content: PlotNodeContent
  /// By channel, the scales of the plots in this node.
  var scaleIDs: [PlotChannelName: Int] = [:]
  /// The scales that this node shares between its views, and whose legends it therefore has.
  var ownScales: Set<Int> = []

  /// Whether some of the node's views have legends of their own for a scale that they share.
  func dividesLegend(_ name: PlotChannelName) -> Bool {
    if view.resolve.legend[name] == false { return true }
    switch content {
    case .unit, .facet: return false
    case .layers(let nodes), .grid(let nodes, _): return nodes.contains { $0.dividesLegend(name) }
    }
  }

  /// The node and the layers inside of it, as far as they are one plot.
  var withLayers: [PlotNode] {
    guard case .layers(let nodes) = content else { return [self] }
    return [self] + nodes.flatMap(\.withLayers)
  }

  /// All units of the node, from back to front.
  var units: [(unit: PlotUnit, scaleIDs: [PlotChannelName: Int])] {
    switch content {
    case .unit(let unit): [(unit, scaleIDs)]
    case .layers(let nodes), .grid(let nodes, _): nodes.flatMap(\.units)
    case .facet(let grid): grid.cells.compactMap(\.self).flatMap(\.units)
    }
  }

  /// Whether the node is one plot.
  var isPlot: Bool { view.isPlot }

  /// The length of a plot along an axis that a view gives.
  func givenLength(_ name: PlotChannelName) -> PlotLength? {
    if let own = name == .x ? view.width : view.height { return own }
    guard case .layers(let nodes) = content else { return nil }
    return nodes.lazy.compactMap { $0.givenLength(name) }.first
  }
}

indirect enum PlotNodeContent: Sendable {
  case unit(PlotUnit)
  case layers([PlotNode])
  case facet(PlotFacetGrid)
  case grid([PlotNode], columns: Int?)
}

/// The views of a facet, by row and column. A place without rows has none.
struct PlotFacetGrid: Sendable {
  var facet: PlotFacet
  /// The view with the rows of all cells.
  var whole: PlotNode
  /// The scales that all cells have in common. Their domains are those of the whole.
  var sharedScales: Set<Int> = []
  /// The values of the rows and columns, one each if nothing divides them.
  var rows: [DataValue]
  var columns: [DataValue]
  var cells: [PlotNode?]
  /// The values of facets that are wrapped.
  var wrapped: [DataValue] = []
}

extension PlotFacetGrid {
  /// The rows and columns of a facet, without cells.
  init(_ facet: PlotFacet, of whole: PlotNode, _ frame: DataFrame) {
    func values(_ channel: PlotChannel?) -> [DataValue] {
      channel.map { PlotSort.order(frame, $0, namePart: $0.namePart, stack: nil, channels: [:]) } ?? [.null]
    }
    self.init(facet: facet, whole: whole, rows: values(facet.row), columns: values(facet.column), cells: [])
    guard let channel = facet.wrapped else { return }
    wrapped = values(channel)
    let count = max(wrapped.count, 1)
    let wide = max(1, min(facet.columns ?? count, count))
    columns = Array(repeating: .null, count: wide)
    rows = Array(repeating: .null, count: (count + wide - 1) / wide)
  }

  /// The grid without the rows and columns of which all plots are empty.
  func withoutEmpty() -> PlotFacetGrid {
    func isEmpty(_ index: Int) -> Bool {
      cells[index].map { $0.units.allSatisfy { $0.unit.frame.rowCount == 0 } } ?? true
    }
    var grid = self
    if facet.wrapped != nil {
      let kept = wrapped.indices.filter { $0 < cells.count && !isEmpty($0) }
      grid.wrapped = kept.map { wrapped[$0] }
      grid.cells = kept.map { cells[$0] }
      let wide = max(1, min(columns.count, kept.count))
      grid.columns = Array(repeating: .null, count: wide)
      grid.rows = Array(repeating: .null, count: (kept.count + wide - 1) / wide)
      grid.cells += Array(repeating: nil, count: grid.rows.count * wide - kept.count)
      return grid
    }
    let wide = columns.count
    let keptRows = rows.indices.filter { row in columns.indices.contains { !isEmpty(row * wide + $0) } }
    let keptColumns = columns.indices.filter { column in rows.indices.contains { !isEmpty($0 * wide + column) } }
    grid.rows = keptRows.map { rows[$0] }
    grid.columns = keptColumns.map { columns[$0] }
    grid.cells = keptRows.flatMap { row in keptColumns.map { cells[row * wide + $0] } }
    return grid
  }
}

extension PlotFacet {
  /// Takes the title of a facet inside of this one in the same direction, so that one title is beside all cells.
  mutating func takeTitle(
    of inner: inout PlotFacet, _ member: WritableKeyPath<PlotFacet, PlotChannel?>, _ config: PlotConfig
  ) {
    func title(_ channel: PlotChannel) -> String? {
      var titles = PlotTitles()
      titles.add(channel, channel.header?[\.title], config)
      return titles.lines(theme: nil)?.joined(separator: " ")
    }
    guard let own = self[keyPath: member].flatMap(title), let other = inner[keyPath: member].flatMap(title) else {
      return
    }
    self[keyPath: member]?.header?[\.title] = ["\(own) / \(other)"]
    inner[keyPath: member]?.header?[\.title] = .some(nil)
  }
}

extension PlotView {
  /// Gives the bins of a mark the extents of some rows, unless they have their own or a transform makes the field.
  mutating func keepBins(of rows: DataFrame) {
    guard case .unit(let mark, var channels) = content, !transforms.isEmpty else { return }
    let made = transforms.flatMap(\.names)
    for (name, channel) in channels {
      guard case .bins(var parameters) = channel.bin, parameters.extent == nil, let field = channel.field,
        !made.contains(field)
      else { continue }
      parameters.extent = rows.column(at: FieldPath(field)).extent
      channels[name]?.bin = .bins(parameters)
    }
    content = .unit(mark, channels)
  }

  /// Whether the view is one plot.
  package var isPlot: Bool {
    switch content {
    case .unit, .layers: true
    case .facet, .grid: false
    }
  }

  /// The views in this one.
  var children: [PlotView] {
    switch content {
    case .unit: []
    case .layers(let views), .grid(let views, _): views
    case .facet(_, let view): [view]
    }
  }

  /// The fields that channels show as times, and that no transform makes.
  var timeFields: Set<String> {
    var fields: Set<String> = []
    if case .unit(_, let channels) = content {
      let all = channels.values.flatMap(\.all)
      fields = Set(all.filter { $0.type == .temporal && $0.timeUnit == nil }.compactMap(\.field))
    }
    for child in children where child.data == nil { fields.formUnion(child.timeFields) }
    return fields.subtracting(transforms.flatMap(\.names))
  }
}
