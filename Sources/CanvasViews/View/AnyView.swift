/// A view of any type, so that views of several types can be in one array or returned by one function.
public struct AnyView: View {
  /// The view, which is not an `AnyView` itself.
  let content: any View

  /// Wraps a view.
  public init(_ content: some View) { self.content = (content as? AnyView)?.content ?? content }

  /// The view itself.
  public var body: AnyView { return self }
}
