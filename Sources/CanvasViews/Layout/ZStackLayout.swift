/// The layout of views on top of each other. The size is that of all together, or of those of the highest priority.
struct ZStackLayout: ViewLayout {
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    let box = box(proposal, subviews)
    return Size(width: box.leading + box.trailing, height: box.top + box.bottom)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    let box = box(proposal, subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let x = bounds.minX + box.leading - dimensions[alignment.horizontal]
      let y = bounds.minY + box.top - dimensions[alignment.vertical]
      subview.place(at: Point(x: x, y: y), proposal: proposal)
    }
  }

  /// The distances from the common point of alignment to the sides.
  private func box(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> (leading: Double, trailing: Double, top: Double, bottom: Double) {
    let highest = subviews.map(\.priority).max() ?? 0
    var box = (leading: 0.0, trailing: 0.0, top: 0.0, bottom: 0.0)
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
      box.leading = max(box.leading, x)
      box.trailing = max(box.trailing, dimensions.width - x)
      box.top = max(box.top, y)
      box.bottom = max(box.bottom, dimensions.height - y)
    }
    return box
  }
}
