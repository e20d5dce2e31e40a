/// Several views as one, without a layout of its own: a stack around it lays out each of them, and a modifier of the
/// group changes each of them.
public struct Group<Content: View>: View, PrimitiveView {
  let content: Content

  /// A group of the views that the closure lists.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view itself.
  public var body: Self { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) { builder.append(content, to: &list) }
}

/// No view: it takes no space, and stacks have no spacing for it.
public struct EmptyView: View, PrimitiveView {
  /// No view.
  public init() {}

  /// The view itself.
  public var body: EmptyView { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {}
}
