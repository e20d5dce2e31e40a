/// A view of a graph: it answers sizes, and places the views in it.
///
/// Sizes are remembered by proposal, because parents ask the same several times.
final class ViewNode {
  /// What a node does.
  enum Behavior {
    case leaf(any ViewLeaf)
    case container(any ViewLayout)
  }

  /// The name of the kind of view, such as "Text" or "padding".
  let kind: String
  let behavior: Behavior
  let children: [ViewNode]
  let traits: NodeTraits
  /// Whether `alignmentGuide` is used in the node.
  let hasGuides: Bool
  /// Where the parent placed the node, in the parent's space; nil if it didn't.
  var placement: NodePlacement?
  private var sizes: [(proposal: ProposedViewSize, size: Size)] = []
  private var guides: [(proposal: ProposedViewSize, guides: AlignmentGuides)] = []

  /// The number of answers that are remembered.
  private static let memory = 16

  init(kind: String, behavior: Behavior, children: [ViewNode], traits: NodeTraits) {
    (self.kind, self.behavior, self.children, self.traits) = (kind, behavior, children, traits)
    hasGuides = traits.guide != nil || children.contains(where: \.hasGuides)
  }

  /// The children for a layout.
  var subviews: LayoutSubviews {
    LayoutSubviews(nodes: children, layoutDirection: traits.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The answer to a proposal: neither negative nor NaN, but it may be infinite.
  func size(in proposal: ProposedViewSize) -> Size {
    let proposal = proposal.cleaned
    for known in sizes where known.proposal == proposal { return known.size }
    let size = measured(proposal).cleaned
    if sizes.count == Self.memory { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  private func measured(_ proposal: ProposedViewSize) -> Size {
    switch behavior {
    case .leaf(let leaf): leaf.size(in: proposal)
    case .container(let layout): layout.sizeThatFits(proposal: proposal, subviews: subviews)
    }
  }

  /// The lines at a proposal that are not where the size alone puts them.
  func guides(in proposal: ProposedViewSize) -> AlignmentGuides {
    let proposal = proposal.cleaned
    for known in guides where known.proposal == proposal { return known.guides }
    var found = measuredGuides(proposal)
    if let guide = traits.guide {
      found[guide.line] = guide.distance(ViewDimensions(size: size(in: proposal), guides: found))
    }
    if guides.count == Self.memory { guides.removeFirst() }
    guides.append((proposal, found))
    return found
  }

  private func measuredGuides(_ proposal: ProposedViewSize) -> AlignmentGuides {
    switch behavior {
    case .leaf(let leaf): return leaf.guides(in: proposal)
    case .container:
      let size = size(in: proposal)
      placeChildren(size: size, proposal: proposal)
      let parts = children.enumerated().compactMap { i, child -> AlignmentGuides? in
        guard traits.primary == nil || traits.primary == i, let place = child.placement else { return nil }
        var corner = place
        if traits.isRightToLeft { corner.mirror(in: size.width) }
        return child.guides(in: place.proposal).moved(to: corner.origin)
      }
      return parts.count == 1 ? parts[0] : AlignmentGuides(merging: parts)
    }
  }

  /// Places the children in a size. One that the layout doesn't place is centred, or left out.
  func placeChildren(size: Size, proposal: ProposedViewSize) {
    guard case .container(let layout) = behavior else { return }
    for child in children { child.placement = nil }
    layout.placeSubviews(in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews)
    for child in children where child.placement != nil || !traits.leavesOutUnplaced {
      var place = child.placement ?? child.centered(in: size, proposal: proposal)
      if traits.isRightToLeft, traits.mirrors { place.mirror(in: size.width) }
      child.placement = place
    }
  }

  private func centered(in size: Size, proposal: ProposedViewSize) -> NodePlacement {
    let own = self.size(in: proposal)
    let origin = Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    return NodePlacement(origin: origin, size: own, proposal: proposal)
  }
}

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
