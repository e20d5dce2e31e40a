/// The layout of rows and columns.
struct StackLayout: ViewLayout {
  let axis: Axis
  /// The space between views in points; nil for what they prefer.
  let spacing: Double?
  let alignment: AlignmentLine

  /// Where the views are.
  struct Arrangement {
    var size = Size.zero
    var origins: [Point] = []
    var proposals: [ProposedViewSize] = []
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    arrangement(proposal, subviews).size
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    // Views that fill the cross direction become as large as the largest of the others.
    var proposal = proposal
    proposal[axis.other] = proposal[axis.other] ?? bounds.size[axis.other]
    let arrangement = arrangement(proposal, subviews)
    for i in subviews.indices {
      let origin = arrangement.origins[i].offsetBy(dx: bounds.minX, dy: bounds.minY)
      subviews[i].place(at: origin, proposal: arrangement.proposals[i])
    }
  }

  private func arrangement(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Arrangement {
    let gaps = gaps(subviews)
    let spacing = gaps.reduce(0, +)
    let lengths = FlexibleLengths(proposal[axis].map { max($0 - spacing, 0) }, priorities: subviews.map(\.priority)) {
      subviews[$0].sizeThatFits(self.proposal($1, proposal))[axis]
    }
    var result = Arrangement()
    result.proposals = lengths.proposals.map { self.proposal($0, proposal) }
    arrange(&result, subviews, lengths: lengths.lengths, gaps: gaps)
    return result
  }

  private func proposal(_ length: Double?, _ proposal: ProposedViewSize) -> ProposedViewSize {
    changing(proposal) { $0[axis] = length }
  }

  /// The space before each view.
  private func gaps(_ subviews: LayoutSubviews) -> [Double] {
    subviews.indices.map { i in
      guard i > 0 else { return 0 }
      let wanted = spacing ?? subviews[i - 1].spacing.distance(to: subviews[i].spacing, along: axis)
      return wanted.isFinite ? wanted : 0
    }
  }

  /// Places views one after the other, with their guides on one line.
  private func arrange(_ result: inout Arrangement, _ subviews: LayoutSubviews, lengths: [Double], gaps: [Double]) {
    let dimensions = subviews.indices.map { measured(subviews[$0], in: result.proposals[$0]) }
    let guides = dimensions.map { $0[alignment] }
    let line = guides.reduce(0, max)
    var position = 0.0
    var extent = 0.0
    for i in subviews.indices {
      position += gaps[i]
      let cross = line - guides[i]
      let length = axis == .horizontal ? dimensions[i].height : dimensions[i].width
      result.origins.append(axis == .horizontal ? Point(x: position, y: cross) : Point(x: cross, y: position))
      extent = max(extent, cross + length)
      position += lengths[i]
    }
    result.size = axis == .horizontal ? Size(width: position, height: extent) : Size(width: extent, height: position)
  }

  private func measured(_ subview: LayoutSubview, in proposal: ProposedViewSize) -> ViewDimensions {
    alignment.isBaseline || subview.node.hasGuides
      ? subview.dimensions(in: proposal) : ViewDimensions(size: subview.sizeThatFits(proposal))
  }
}
