extension ViewLayout {
  /// A container that lays out views in this way.
  ///
  /// - Parameter content: Lists the views.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(kind: "\(Self.self)", layout: self, content: content())
  }
}

/// A container of views.
struct LayoutView<Content: View>: View, PrimitiveView {
  let kind: String
  let layout: any ViewLayout
  let content: Content
  /// The direction that views such as spacers learn.
  var axis: Axis?
  var body: Self { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    list.append(builder.node(kind, layout, builder.nodes(of: content, along: axis)))
  }
}
