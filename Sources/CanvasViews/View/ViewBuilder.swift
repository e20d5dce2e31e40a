/// Makes one view of the views that a closure lists. It can contain `if`, `if let`, `switch` and `for`.
@resultBuilder public enum ViewBuilder {
  /// A view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, one after the other.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> some View {
    TupleView(content: (repeat each content))
  }

  /// The view of an `if` without an `else`, or none.
  public static func buildOptional<Content: View>(_ content: Content?) -> some View { OptionalView(content: content) }

  /// The view of the first branch.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> {
    ConditionalView(branch: .first(first))
  }

  /// The view of the second branch.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> {
    ConditionalView(branch: .second(second))
  }

  /// The views of a `for`.
  public static func buildArray<Content: View>(_ content: [Content]) -> some View { ArrayView(content: content) }

  /// The view of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The views of a builder, one after the other.
struct TupleView<each Content: View>: View, PrimitiveView {
  let content: (repeat each Content)
  var body: Self { self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    for view in repeat each content { builder.append(view, to: &list) }
  }
}

/// A view or none.
struct OptionalView<Content: View>: View, PrimitiveView {
  let content: Content?
  var body: Self { self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    if let content { builder.append(content, to: &list) }
  }
}

/// The views of a loop.
struct ArrayView<Content: View>: View, PrimitiveView {
  let content: [Content]
  var body: Self { self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    for view in content { builder.append(view, to: &list) }
  }
}

/// One of two views, by a condition. Builders make it.
public struct ConditionalView<First: View, Second: View>: View, PrimitiveView {
  enum Branch: Sendable {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  /// The view itself.
  public var body: Self { self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    switch branch {
    case .first(let view): builder.append(view, to: &list)
    case .second(let view): builder.append(view, to: &list)
    }
  }
}
