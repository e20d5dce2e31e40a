/// The layout of a view as it is.
struct SingleLayout: ViewLayout {
  var offset = Vector(dx: 0, dy: 0)
  var inner: @Sendable (ProposedViewSize) -> ProposedViewSize = { $0 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    subviews.first?.place(at: bounds.origin + offset, proposal: inner(proposal))
  }
}

/// The layout of a view with its middle at a point of all that is proposed.
struct PositionLayout: ViewLayout {
  let position: Point

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    let point = Point(x: bounds.minX + position.x, y: bounds.minY + position.y)
    subviews.first?.place(at: point, anchor: .center, proposal: proposal)
  }
}

/// The layout of a view with another behind it or in front of it, which is proposed the view's size.
struct LayerLayout: ViewLayout {
  /// The position of the view among the two.
  let primary: Int
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    primary < subviews.count ? subviews[primary].sizeThatFits(proposal) : .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    guard primary < subviews.count else { return }
    let room = subviews[primary].dimensions(in: proposal)
    for i in subviews.indices {
      let own = i == primary ? proposal : ProposedViewSize(bounds.size)
      subviews[i].place(at: bounds.origin, alignment: alignment, of: room, proposal: own)
    }
  }
}
