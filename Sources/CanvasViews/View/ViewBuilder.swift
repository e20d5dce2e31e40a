/// Makes one view of the views that a closure lists. It can contain `if`, `if let`, `switch` and `for`.
///
/// The views are wrapped as `AnyView`, whatever their types: the compiler can't make a `for` of views of hidden types.
@resultBuilder public enum ViewBuilder {
  /// A view as it is.
  public static func buildExpression(_ content: some View) -> AnyView { AnyView(content) }

  /// Views one after the other, or none.
  public static func buildBlock(_ content: AnyView...) -> AnyView {
    content.count == 1 ? content[0] : AnyView(ViewList(content: content))
  }

  /// The view of an `if` without an `else`, or none.
  public static func buildOptional(_ content: AnyView?) -> AnyView { content ?? AnyView(EmptyView()) }

  /// The view of the first branch.
  public static func buildEither(first: AnyView) -> AnyView { first }

  /// The view of the second branch.
  public static func buildEither(second: AnyView) -> AnyView { second }

  /// The views of a `for`.
  public static func buildArray(_ content: [AnyView]) -> AnyView { AnyView(ViewList(content: content)) }

  /// The view of an `if #available`.
  public static func buildLimitedAvailability(_ content: AnyView) -> AnyView { content }
}

/// Views one after the other.
struct ViewList: View, PrimitiveView {
  let content: [AnyView]
  var body: Self { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    for view in content { builder.append(view, to: &list) }
  }
}
