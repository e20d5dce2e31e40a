/// A view that code draws: SwiftUI's `Canvas`.
///
///     Drawing { context, size in
///       context.fill(Path(ovalIn: Rect(origin: .zero, size: size)), with: .color(.orange))
///     }
///     .frame(width: 40, height: 20)
///
/// It fills what is proposed, and 10 points for a side that is nil. Drawing is clipped to the view.
public struct Drawing: View, PrimitiveView {
  private let draw: @Sendable (DrawingContext, Size) throws -> Void

  /// A view that a closure draws.
  ///
  /// - Parameter draw: Draws on a context whose origin is the view's top left corner, in a size in points. The context's
  ///   state is the same afterwards. An error becomes the `ViewError` of the whole drawing.
  public init(_ draw: @escaping @Sendable (DrawingContext, Size) throws -> Void) { self.draw = draw }

  /// The view itself.
  public var body: Drawing { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    list.append(builder.leaf("Drawing", DrawingLeaf(code: draw)))
  }
}

/// A drawing in a size.
struct DrawingLeaf: ViewLeaf {
  let code: @Sendable (DrawingContext, Size) throws -> Void

  func size(in proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  func draw(size: Size, proposal: ProposedViewSize, on context: DrawingContext) throws {
    context.clip(to: Rect(origin: .zero, size: size))
    try code(context, size)
  }
}
