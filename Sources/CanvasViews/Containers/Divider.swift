/// A thin grey line across a stack: 1 point thick, and as long as what is proposed. Outside of stacks it is horizontal.
public struct Divider: View, PrimitiveView {
  /// A line.
  public init() {}

  /// The view itself.
  public var body: Divider { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    list.append(builder.leaf("Divider", DividerLeaf(axis: (builder.axis ?? .vertical).other)))
  }
}

/// A line in a direction.
struct DividerLeaf: ViewLeaf {
  let axis: Axis

  private static let color = Color(white: 0, alpha: 0.2)

  func size(in proposal: ProposedViewSize) -> Size {
    changing(proposal.replacingUnspecifiedDimensions()) { $0[axis.other] = 1 }
  }

  func draw(size: Size, proposal: ProposedViewSize, on context: DrawingContext) {
    context.fill(Rect(origin: .zero, size: size), with: .color(Self.color))
  }
}
