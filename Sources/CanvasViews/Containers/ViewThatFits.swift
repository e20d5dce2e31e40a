/// The first of several views whose ideal size fits into what is proposed, or the last.
///
///     ViewThatFits(in: .horizontal) {
///       HStack { name; price }
///       VStack { name; price }
///     }
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let layout: FittingLayout
  private let content: Content

  /// A choice of views.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the view must fit; nil for both.
  ///   - content: Lists the views, the preferred one first.
  public init(in axis: Axis? = nil, @ViewBuilder content: () -> Content) {
    layout = FittingLayout(axis: axis)
    self.content = content()
  }

  /// The view itself.
  public var body: Self { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    list.append(
      builder.node(
        "ViewThatFits", layout, builder.nodes(of: content), traits: NodeTraits(leavesOutUnplaced: true)))
  }
}

/// The layout of one of several views.
struct FittingLayout: ViewLayout {
  /// The direction that counts; nil for both.
  let axis: Axis?

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    choice(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    choice(proposal, subviews)?.place(at: bounds.origin, proposal: proposal)
  }

  private func choice(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> LayoutSubview? {
    let axes = Axis.allCases.filter { axis == nil || axis == $0 }
    var ideal = proposal
    for axis in axes { ideal[axis] = nil }
    return subviews.first { subview in
      let size = subview.sizeThatFits(ideal)
      return axes.allSatisfy { size[$0] <= proposal[$0] ?? .infinity }
    } ?? subviews.last
  }
}
