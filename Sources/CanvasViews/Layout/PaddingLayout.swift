/// The layout of a view with space around it.
struct PaddingLayout: ViewLayout {
  let insets: EdgeInsets

  /// Insets that are not finite count as 0.
  init(insets: EdgeInsets) {
    func usable(_ length: Double) -> Double { length.isFinite ? length : 0 }
    self.insets = EdgeInsets(
      top: usable(insets.top), left: usable(insets.left), bottom: usable(insets.bottom), right: usable(insets.right))
  }

  private var total: Size { Size(width: insets.left + insets.right, height: insets.top + insets.bottom) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return Size(width: size.width + total.width, height: size.height + total.height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    let corner = bounds.origin.offsetBy(dx: insets.left, dy: insets.top)
    subviews.first?.place(at: corner, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let (width, height) = (total.width, total.height)
    return ProposedViewSize(
      width: proposal.width.map { max($0 - width, 0) }, height: proposal.height.map { max($0 - height, 0) })
  }
}
