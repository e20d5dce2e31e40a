import Canvas

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
  /// Where the parent placed the node, in the parent's space; nil if it didn't.
  var placement: NodePlacement?
  private var sizes: [(proposal: ProposedViewSize, size: Size)] = []
  private var baselines: [(proposal: ProposedViewSize, baselines: TextBaselines?)] = []

  /// The number of answers that are remembered.
  private static let memory = 16

  init(kind: String, behavior: Behavior, children: [ViewNode], traits: NodeTraits) {
    self.kind = kind
    self.behavior = behavior
    self.children = children
    self.traits = traits
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

  /// The first and last baselines of text at a proposal; nil without text.
  func baselines(in proposal: ProposedViewSize) -> TextBaselines? {
    let proposal = proposal.cleaned
    for known in baselines where known.proposal == proposal { return known.baselines }
    let found = measuredBaselines(proposal)
    if baselines.count == Self.memory { baselines.removeFirst() }
    baselines.append((proposal, found))
    return found
  }

  private func measuredBaselines(_ proposal: ProposedViewSize) -> TextBaselines? {
    switch behavior {
    case .leaf(let leaf): return leaf.baselines(in: proposal)
    case .container:
      placeChildren(size: size(in: proposal), proposal: proposal)
      var result: TextBaselines?
      for (i, child) in children.enumerated() where traits.primary == nil || traits.primary == i {
        guard let place = child.placement, let found = child.baselines(in: place.proposal) else { continue }
        result = found.moved(by: place.origin.y).union(result)
      }
      return result
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
