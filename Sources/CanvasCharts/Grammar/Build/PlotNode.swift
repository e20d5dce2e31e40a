internal import CanvasData

/// A view once its data is ready, and its facets are views of their own.
struct PlotNode: Sendable {
  var view: PlotView
  var content: PlotNodeContent
  /// By channel, the scales of the plots in this node.
  var scaleIDs: [PlotChannelName: Int] = [:]
  /// The scales that this node shares between its views, and whose legends it therefore has.
  var ownScales: Set<Int> = []
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
  /// The values of the rows and columns, one each if nothing divides them.
  var rows: [DataValue]
  var columns: [DataValue]
  var cells: [PlotNode?]
  /// The values of facets that are wrapped.
  var wrapped: [DataValue] = []
}

extension PlotNode {
  /// All units of the node, from back to front.
  var units: [(unit: PlotUnit, scaleIDs: [PlotChannelName: Int])] {
    switch content {
    case .unit(let unit): [(unit, scaleIDs)]
    case .layers(let nodes), .grid(let nodes, _): nodes.flatMap(\.units)
    case .facet(let grid): grid.cells.compactMap(\.self).flatMap(\.units)
    }
  }

  /// Whether the node is one plot.
  var isPlot: Bool {
    switch content {
    case .unit, .layers: true
    case .facet, .grid: false
    }
  }
}
