import Canvas

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
