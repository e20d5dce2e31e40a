import Canvas

/// A view that draws, and has no others in it.
protocol ViewLeaf: Sendable {
  /// The answer to a proposal.
  func size(in proposal: ProposedViewSize) -> Size
  /// The baselines of text at a proposal; none without text.
  func guides(in proposal: ProposedViewSize) -> AlignmentGuides
  /// The area in which a view of a size can draw, in its own space; null for nowhere, and nil if it isn't known.
  func ink(size: Size) -> Rect?
  /// Draws the view at the origin.
  ///
  /// - Parameters:
  ///   - size: The size that the view answered.
  ///   - proposal: The proposal that it answered.
  ///   - context: The context, whose origin is the view's top left corner.
  func draw(size: Size, proposal: ProposedViewSize, on context: DrawingContext) throws
}

extension ViewLeaf {
  func guides(in proposal: ProposedViewSize) -> AlignmentGuides { AlignmentGuides() }
  func ink(size: Size) -> Rect? { Rect(origin: .zero, size: size) }
}
