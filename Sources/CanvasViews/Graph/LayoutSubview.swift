/// A view of a container, for the container's layout.
public struct LayoutSubview {
  let node: ViewNode

  /// The priority that `layoutPriority` has set, or 0; that of a `Spacer` is minus infinity.
  public var priority: Double { node.traits.priority }

  /// The space that the view prefers around it.
  public var spacing: ViewSpacing { node.traits.spacing }

  /// The view's answer to a proposal, in points. It is never negative, but can be infinite.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { node.size(in: proposal) }

  /// The view's size at a proposal, with the places at which it can be aligned.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: node.size(in: proposal), guides: node.guides(in: proposal))
  }

  /// Places the view. The last call counts.
  ///
  /// - Parameters:
  ///   - position: Where the view's anchor is, in the space of the container's bounds. Coordinates that are not
  ///     numbers count as 0.
  ///   - anchor: The point of the view that is at the position.
  ///   - proposal: The proposal whose answer is the view's size.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = node.size(in: proposal)
    // An infinite length times 0 is no number.
    let dx = anchor.x == 0 ? 0 : size.width * anchor.x
    let dy = anchor.y == 0 ? 0 : size.height * anchor.y
    let origin = position.offsetBy(dx: -dx, dy: -dy)
    node.placement = NodePlacement(origin: origin, size: size, proposal: proposal)
  }
}

/// The views of a container, in their order.
public struct LayoutSubviews: RandomAccessCollection {
  let nodes: [ViewNode]
  /// The direction of the container.
  public let layoutDirection: LayoutDirection

  /// The position of the first view: 0.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { nodes.count }

  /// The view at a position, which must be one of the collection's.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(node: nodes[position]) }
}
