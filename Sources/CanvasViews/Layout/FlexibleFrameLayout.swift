/// The layout of a view in an invisible frame with limits.
struct FlexibleFrameLayout: ViewLayout {
  /// The limits of one side.
  struct Limits: Sendable {
    let smallest: Double?
    let ideal: Double?
    let largest: Double?

    /// The smallest and the ideal length must be finite, and no length is negative; others count as nil. The largest
    /// may be infinite.
    init(smallest: Double?, ideal: Double?, largest: Double?) {
      self.smallest = smallest.flatMap(FrameLayout.usable)
      self.ideal = ideal.flatMap(FrameLayout.usable)
      self.largest = largest.flatMap { $0 >= 0 ? $0 : nil }
    }

    /// The length between the smallest and the largest; the smallest if they are in the wrong order.
    func clamped(_ length: Double) -> Double { max(min(length, largest ?? .infinity), smallest ?? 0) }

    /// The length to propose to the view.
    func proposal(_ proposed: Double?) -> Double? { (proposed ?? ideal).map(clamped) }

    /// The frame's length: the proposed one if both limits are set; otherwise that of the view, unless the proposed one
    /// is beyond it on the side of the limit. Without a proposal, it is the ideal length, or that of the view.
    func length(proposed: Double?, content: Double) -> Double {
      guard let proposed else { return clamped(ideal ?? content) }
      switch (smallest, largest) {
      case (nil, nil): return content
      case (_?, nil): return clamped(min(content, proposed))
      case (nil, _?): return clamped(max(content, proposed))
      case (_?, _?): return clamped(proposed)
      }
    }
  }

  let width: Limits
  let height: Limits
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return Size(
      width: width.length(proposed: proposal.width, content: size.width),
      height: height.length(proposed: proposal.height, content: size.height))
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    subviews.first?.place(in: bounds, alignment: alignment, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }
}
