/// Where a parent placed a node.
struct NodePlacement {
  /// The top left corner, in the parent's space.
  var origin: Point
  let size: Size
  /// The proposal for which the node is laid out.
  let proposal: ProposedViewSize

  /// Coordinates that are not numbers count as 0.
  init(origin: Point, size: Size, proposal: ProposedViewSize) {
    self.origin = Point(x: origin.x.isNaN ? 0 : origin.x, y: origin.y.isNaN ? 0 : origin.y)
    self.size = size
    self.proposal = proposal
  }

  /// Exchanges left and right in a parent of a width.
  mutating func mirror(in width: Double) {
    let x = width - origin.x - size.width
    origin.x = x.isNaN ? 0 : x
  }
}

/// What a node tells its parent, and how it draws.
struct NodeTraits {
  /// See `View.layoutPriority(_:)`.
  var priority = 0.0
  /// The spacing that the node wants.
  var spacing = ViewSpacing()
  /// How the node is drawn; nil for as it is.
  var effect: ViewEffect?
  /// The child whose guides are those of the node; nil for all.
  var primary: Int?
  /// A guide that the node sets itself.
  var guide: NodeGuide?
  /// Whether the node is a row of a grid, whose children are cells.
  var isGridRow = false
  /// The alignment of a row of a grid.
  var rowAlignment: VerticalAlignment?
  /// Whether children that the layout doesn't place are left out, instead of being centred.
  var leavesOutUnplaced = false
  /// The alignment of a grid's column that the node is in; nil for that of the grid.
  var columnAlignment: HorizontalAlignment?
  /// The number of columns of a grid that the node takes.
  var columnCount = 1
  /// Whether the layout's places are mirrored from right to left.
  var mirrors = true
  /// Whether children run from right to left.
  var isRightToLeft = false
}

/// A line that `alignmentGuide` puts somewhere else.
struct NodeGuide: Sendable {
  let line: AlignmentLine
  /// Returns the distance of the line, in points.
  let distance: @Sendable (ViewDimensions) -> Double
}
