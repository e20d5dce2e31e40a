/// A part of a picture that lays itself out: a text, a shape, or a row, column or grid of others.
///
///     struct Badge: View {
///       let text: String
///       var body: some View {
///         Text(text).bold().padding(4).background(.yellow).clipShape(Capsule())
///       }
///     }
///
///     try HStack { Text("Potion"); Spacer(); Badge(text: "3") }
///       .frame(width: 250).writePNG(to: "row.png", scale: 3)
///
/// A parent proposes a size to each of its views, the view answers with its own size, and the parent places it. The
/// names and the rules are SwiftUI's.
///
/// A view is a `Drawable`. Its ideal size is its answer to a proposal without width and height. Views nest up to 256
/// levels deep, and a tree has at most 8 million; what is beyond is left out, with a note in `PlacedView.notes`.
public protocol View: Drawable where Failure == ViewError {
  /// The type of the view that this one consists of.
  associatedtype Body: View

  /// The view that this one consists of. The module's own views return themselves.
  @ViewBuilder var body: Body { get }
}

/// A view of this module, which makes nodes of the graph instead of having a body.
protocol PrimitiveView: Sendable {
  /// Appends the nodes of the view: none, one, or several for a container to lay out.
  func append(to list: inout [ViewNode], in builder: GraphBuilder)
}
