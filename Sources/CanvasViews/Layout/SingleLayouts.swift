import Canvas

/// The layout of a view as it is.
struct PlainLayout: ViewLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// The layout of a view at its ideal width, height, or both.
struct FixedSizeLayout: ViewLayout {
  let horizontal: Bool
  let vertical: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    subviews.first?.place(at: bounds.origin, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

/// The layout of a view that is moved away from its place.
struct OffsetLayout: ViewLayout {
  let offset: Vector

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    subviews.first?.place(at: bounds.origin + offset, proposal: proposal)
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
