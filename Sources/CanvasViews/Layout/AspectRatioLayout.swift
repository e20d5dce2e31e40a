/// The layout of a view with a ratio of its sides.
struct AspectRatioLayout: ViewLayout {
  /// The width divided by the height; nil for that of the view's ideal size.
  let ratio: Double?
  /// Whether the view covers what is proposed, instead of fitting into it.
  let fills: Bool

  /// A ratio that is not positive and finite counts as nil.
  init(ratio: Double?, fills: Bool) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.fills = fills
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    subviews.first.map { $0.sizeThatFits(inner(proposal, $0)) } ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    guard let subview = subviews.first else { return }
    subview.place(at: bounds.center, anchor: .center, proposal: inner(proposal, subview))
  }

  /// The largest size of the ratio that fits into a proposal, or the smallest that covers it. A side that is nil
  /// follows from the other.
  private func inner(_ proposal: ProposedViewSize, _ subview: LayoutSubview) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let ideal = ratio.map { Size(width: $0, height: 1) } ?? subview.sizeThatFits(.unspecified)
    let factors = [proposal.width.map { $0 / ideal.width }, proposal.height.map { $0 / ideal.height }]
    guard let factor = fills ? factors.compactMap(\.self).max() : factors.compactMap(\.self).min(), !factor.isNaN
    else { return proposal }
    return ProposedViewSize(ideal.scaled(by: factor))
  }
}
