/// A view of any type, so that views of several types can be in one array or returned by one function.
public struct AnyView: View, PrimitiveView {
  let content: any View

  /// Wraps a view.
  public init(_ content: some View) { self.content = content }

  /// The view itself.
  public var body: AnyView { self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) { builder.append(content, to: &list) }
}
