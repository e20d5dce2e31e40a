/// The nodes of a view, before and during layout.
struct ViewGraph {
  let root: ViewNode
  private let resources = GraphResources()

  /// Several views without a container around them are a column.
  init(of view: some View) {
    let builder = GraphBuilder(resources: resources)
    let nodes = builder.nodes(of: view)
    let column = StackLayout(axis: .vertical, spacing: nil, alignment: .horizontal(.center))
    root = nodes.count == 1 ? nodes[0] : builder.node("VStack", column, nodes)
  }

  /// The tree placed in a size.
  ///
  /// - Parameters:
  ///   - size: The proposed size. For a side that is not finite, the view takes its ideal length.
  ///   - tolerance: A view that is wider or higher than the size by less than this is proposed its own length: a
  ///     picture has whole pixels, which may be less than what the view asked for.
  func placed(in size: Size, tolerance: Double) -> PlacedView {
    let proposal = self.proposal(for: size, tolerance: tolerance)
    let own = root.size(in: proposal)
    let room = Size(
      width: size.width.isFinite ? size.width : own.width, height: size.height.isFinite ? size.height : own.height)
    let origin = Point(x: (room.width - own.width) / 2, y: (room.height - own.height) / 2)
    let place = NodePlacement(origin: origin, size: own, proposal: proposal)
    var placed = PlacedView(root, at: place, in: .zero)
    placed.notes = resources.notes
    placed.failure = resources.failure
    return placed
  }

  private func proposal(for size: Size, tolerance: Double) -> ProposedViewSize {
    var proposal = ProposedViewSize(size).finite
    guard tolerance > 0 else { return proposal }
    let ideal = root.size(in: .unspecified)
    if let width = proposal.width, ideal.width > width, ideal.width - width < tolerance { proposal.width = ideal.width }
    if let height = proposal.height, ideal.height > height, ideal.height - height < tolerance {
      proposal.height = ideal.height
    }
    return proposal
  }
}
