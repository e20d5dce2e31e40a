import Canvas
import CanvasViews
import Testing

/// Expects the frames of the views that draw, in the order of the tree, after layout in a size.
///
/// - Parameters:
///   - width: The proposed width; nil for the ideal one.
///   - height: The proposed height; nil for the ideal one.
///   - frames: The x, y, width and height of each.
func expect<Content: View>(
  _ width: Double?, _ height: Double?, _ frames: [[Double]], sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder _ content: () -> Content
) {
  let placed = content().layout(in: Size(width: width ?? .infinity, height: height ?? .infinity))
  let found = placed.leaves.map { leaf in
    [leaf.frame.origin.x, leaf.frame.origin.y, leaf.frame.size.width, leaf.frame.size.height]
  }
  let isEqual =
    found.count == frames.count
    && zip(found, frames).allSatisfy { a, b in zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 || $0 == $1 } }
  #expect(isEqual, "\(found) instead of \(frames)\n\(placed)", sourceLocation: sourceLocation)
}

/// A view of a fixed size.
func box(_ width: Double, _ height: Double) -> some View { Color.red.frame(width: width, height: height) }

/// The size of a text on one line in the font of the body.
func bodySize(_ string: String) throws -> Size { StyledText(string, font: try .default(size: 17)).size() }
