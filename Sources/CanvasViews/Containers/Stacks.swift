/// Views beside each other, the first at the leading side.
///
/// The stack offers the least flexible view an equal share of the width, then the next a share of what is left, and is
/// as wide as all of them with the spaces between them.
public struct HStack<Content: View>: View, PrimitiveView {
  private let row: LayoutView<Content>

  /// A row of views.
  ///
  /// - Parameters:
  ///   - alignment: Where views of different height are aligned.
  ///   - spacing: The space between views in points; nil for 8 points, but none beside a `Spacer`.
  ///   - content: Lists the views.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    let layout = StackLayout(axis: .horizontal, spacing: spacing, alignment: .vertical(alignment))
    row = LayoutView(kind: "HStack", layout: layout, content: content(), axis: .horizontal)
  }

  /// The view itself.
  public var body: Self { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) { row.append(to: &list, in: builder) }
}

/// Views below each other, the first at the top.
///
/// The stack offers the least flexible view an equal share of the height, then the next a share of what is left, and is
/// as high as all of them with the spaces between them.
public struct VStack<Content: View>: View, PrimitiveView {
  private let column: LayoutView<Content>

  /// A column of views.
  ///
  /// - Parameters:
  ///   - alignment: Where views of different width are aligned.
  ///   - spacing: The space between views in points; nil for 8 points, but none beside a `Spacer`.
  ///   - content: Lists the views.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    let layout = StackLayout(axis: .vertical, spacing: spacing, alignment: .horizontal(alignment))
    column = LayoutView(kind: "VStack", layout: layout, content: content(), axis: .vertical)
  }

  /// The view itself.
  public var body: Self { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) { column.append(to: &list, in: builder) }
}

/// Views on top of each other, the last in front. Each is offered the whole size.
public struct ZStack<Content: View>: View, PrimitiveView {
  private let pile: LayoutView<Content>

  /// A pile of views.
  ///
  /// - Parameters:
  ///   - alignment: Where views of different size are aligned.
  ///   - content: Lists the views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    pile = LayoutView(kind: "ZStack", layout: ZStackLayout(alignment: alignment), content: content())
  }

  /// The view itself.
  public var body: Self { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) { pile.append(to: &list, in: builder) }
}
