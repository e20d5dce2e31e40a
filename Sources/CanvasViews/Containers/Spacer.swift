/// A space that takes what other views of a stack leave, in the direction of the stack. Elsewhere it grows in both
/// directions.
public struct Spacer: View, PrimitiveView {
  private let minLength: Double?

  /// A space.
  ///
  /// - Parameter minLength: The smallest length in points; nil, and lengths that are negative or not finite, for 8.
  public init(minLength: Double? = nil) { self.minLength = minLength.flatMap(FrameLayout.usable) }

  /// The view itself.
  public var body: Spacer { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    let leaf = SpacerLeaf(axis: builder.axis, smallest: minLength ?? ViewSpacing.standard)
    list.append(builder.leaf("Spacer", leaf, traits: NodeTraits(priority: -.infinity, spacing: .zero)))
  }
}

/// A space in a stack.
struct SpacerLeaf: ViewLeaf {
  /// The direction of the stack; nil for both.
  let axis: Axis?
  let smallest: Double

  func size(in proposal: ProposedViewSize) -> Size {
    var size = Size.zero
    for axis in Axis.allCases where self.axis == nil || self.axis == axis {
      size[axis] = max(proposal[axis] ?? 0, smallest)
    }
    return size
  }

  func ink(size: Size) -> Rect? { .null }
  func draw(size: Size, proposal: ProposedViewSize, on context: DrawingContext) {}
}
