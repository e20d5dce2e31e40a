/// The layout of a view in an invisible frame with one or two fixed sides.
struct FrameLayout: ViewLayout {
  let width: Double?
  let height: Double?
  let alignment: Alignment

  /// Sides that are negative or not finite count as nil.
  init(width: Double?, height: Double?, alignment: Alignment) {
    self.width = width.flatMap(Self.usable)
    self.height = height.flatMap(Self.usable)
    self.alignment = alignment
  }

  /// A length that a frame can have.
  static func usable(_ length: Double) -> Double? { length >= 0 && length.isFinite ? length : nil }

  /// The lengths among some that a frame can't have.
  static func unusable(_ lengths: [Double?]) -> [Double] { lengths.compactMap(\.self).filter { usable($0) == nil } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    subviews.first?.place(in: bounds, alignment: alignment, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension LayoutSubview {
  /// Places the view with its guides at those of bounds.
  func place(in bounds: Rect, alignment: Alignment, proposal: ProposedViewSize) {
    place(at: bounds.origin, alignment: alignment, of: ViewDimensions(size: bounds.size), proposal: proposal)
  }

  /// Places the subview so that its guides are at those of a room with a corner.
  func place(at corner: Point, alignment: Alignment, of room: ViewDimensions, proposal: ProposedViewSize) {
    let own = dimensions(in: proposal)
    let x = corner.x + room[alignment.horizontal] - own[alignment.horizontal]
    let y = corner.y + room[alignment.vertical] - own[alignment.vertical]
    place(at: Point(x: x, y: y), proposal: proposal)
  }
}
