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
      let dimensions = i == primary ? room : subviews[i].dimensions(in: own)
      let x = bounds.minX + room[alignment.horizontal] - dimensions[alignment.horizontal]
      let y = bounds.minY + room[alignment.vertical] - dimensions[alignment.vertical]
      subviews[i].place(at: Point(x: x, y: y), proposal: own)
    }
  }
}
