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
  /// The width of the frame's line around a plot, which keeps other plots away on both of its sides.
  var frameWidth = 0.0
  /// The axes of a plot that its facet draws, by channel.
  var sharedAxes: [PlotChannelName: PlacedAxis] = [:]

  mutating func add(_ other: PlotBlock, at offset: Point) {
    let moved = other.moved(by: offset)
    groups += moved.groups
    legends += moved.legends
    texts += moved.texts
    headers += moved.headers
    bounds = bounds.union(moved.bounds)
    size.width = max(size.width, offset.x + other.size.width)
    size.height = max(size.height, offset.y + other.size.height)
  }

  /// Leaves the frame of a plot without rows, as it has a place among others.
  mutating func leaveFrame() {
    for index in groups.indices { (groups[index].marks, groups[index].axes, groups[index].isGuide) = ([], [], true) }
    (legends, texts, bounds) = ([], [], Rect(origin: .zero, size: size))
  }

  /// The box that is placed beside others: that of the plot, or of all with the line of the frame.
  func outline(isFlush: Bool) -> Rect {
    let box = Rect(origin: .zero, size: size)
    return isFlush ? box : bounds.union(box.insetBy(dx: -frameWidth, dy: -frameWidth))
  }

  func moved(by offset: Point) -> PlotBlock {
    var block = self
    for index in groups.indices { block.groups[index].origin.move(by: offset) }
    block.legends = legends.map { $0.moved(by: offset) }
    for index in texts.indices { block.texts[index].anchor.move(by: offset) }
    block.bounds = bounds.offsetBy(dx: offset.x, dy: offset.y)
    return block
  }
}

extension Point {
  /// Adds an offset to the coordinates.
  package mutating func move(by offset: Point) { self = offsetBy(dx: offset.x, dy: offset.y) }
}
