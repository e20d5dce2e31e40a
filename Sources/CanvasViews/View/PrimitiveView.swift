/// A view of this module, which makes nodes of the graph instead of having a body.
protocol PrimitiveView: Sendable {
  /// Appends the nodes of the view: none, one, or several for a container to lay out.
  func append(to list: inout [ViewNode], in builder: GraphBuilder)
}
