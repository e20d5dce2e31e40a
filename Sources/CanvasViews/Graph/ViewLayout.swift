/// A way to lay out views: SwiftUI's `Layout`.
///
///     struct Stairs: ViewLayout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return Size(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///       }
///
///       func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
///         var corner = bounds.origin
///         for subview in subviews {
///           subview.place(at: corner, proposal: .unspecified)
///           let size = subview.sizeThatFits(.unspecified)
///           corner = corner.offsetBy(dx: size.width, dy: size.height)
///         }
///       }
///     }
///
///     let stairs = Stairs()() { Text("One"); Text("Two") }
///
/// Places are those of a layout from left to right. If the layout runs from right to left, they are mirrored.
public protocol ViewLayout: Sendable {
  /// The size of the container, in points. NaN and negative lengths count as 0.
  ///
  /// - Parameters:
  ///   - proposal: The proposal of the container's parent. Lengths are not negative.
  ///   - subviews: The views of the container.
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size

  /// Places the views. One that isn't placed is in the middle of the bounds.
  ///
  /// - Parameters:
  ///   - bounds: The container's bounds, whose size is that of `sizeThatFits`.
  ///   - proposal: The proposal for that size.
  ///   - subviews: The views of the container.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews)
}
