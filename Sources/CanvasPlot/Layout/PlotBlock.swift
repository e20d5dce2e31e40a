package import Canvas

/// A part of a picture that is laid out, in coordinates from the corner of its first plot.
struct PlotBlock {
  var groups: [PlotGroup] = []
  var legends: [PlacedLegend] = []
  var texts: [PlotText] = []
  /// The titles and names of facets.
  var headers: [String] = []
  /// The size of the plot, or of all plots together.
  var size: Size
  /// The box of all that is drawn.
  var bounds: Rect
  /// The axes of a plot that its facet draws, by channel.
  var sharedAxes: [PlotChannelName: PlacedAxis] = [:]

  mutating func add(_ other: PlotBlock, at offset: Point) {
    let moved = other.moved(by: offset)
    groups += moved.groups
    legends += moved.legends
    texts += moved.texts
    headers += moved.headers
    bounds = bounds.union(moved.bounds)
  }

  func moved(by offset: Point) -> PlotBlock {
    var block = self
    for index in block.groups.indices {
      block.groups[index].origin.x += offset.x
      block.groups[index].origin.y += offset.y
    }
    block.legends = legends.map { $0.moved(by: offset) }
    for index in block.texts.indices {
      block.texts[index].anchor.x += offset.x
      block.texts[index].anchor.y += offset.y
    }
    block.bounds = Rect(
      x: bounds.minX + offset.x, y: bounds.minY + offset.y, width: bounds.width, height: bounds.height)
    return block
  }
}

extension PlacedLegend {
  package func moved(by offset: Point) -> PlacedLegend {
    var legend = self
    legend.shapes = shapes.map { shape in
      var moved = shape
      moved.offset = Point(x: shape.offset.x + offset.x, y: shape.offset.y + offset.y)
      return moved
    }
    for index in legend.texts.indices {
      legend.texts[index].anchor.x += offset.x
      legend.texts[index].anchor.y += offset.y
    }
    return legend
  }
}
