/// How a picture is positioned in bounds of another size: UIKit's content modes.
///
/// There is no `redraw`, which is not a position but a request to draw again.
public enum ContentMode: Sendable, Hashable, CaseIterable {
  /// Stretches the picture to the bounds; the aspect ratio may change.
  case scaleToFill
  /// The largest size that fits in the bounds, centred, with the aspect ratio kept.
  case aspectFit
  /// The smallest size that covers the bounds, centred, with the aspect ratio kept.
  case aspectFill
  /// The original size, centred.
  case center
  /// The original size, at the middle of a side.
  case top, bottom, left, right
  /// The original size, in a corner.
  case topLeft, topRight, bottomLeft, bottomRight

  /// UIKit's name for `aspectFit`.
  public static var scaleAspectFit: ContentMode { .aspectFit }
  /// UIKit's name for `aspectFill`.
  public static var scaleAspectFill: ContentMode { .aspectFill }

  /// The rectangle for a picture of a given size in bounds, all in points. It may extend beyond the bounds.
  ///
  ///     ContentMode.topRight.rect(of: Size(width: 20, height: 10), in: Rect(x: 0, y: 0, width: 100, height: 100))
  ///     // x 80, y 0, 20×10
  ///
  /// Coordinates are not rounded to pixels. The result is `Rect.null` if the bounds have no area, the size is not
  /// positive, or a number or the result is not finite. Bounds of negative size are standardized.
  public func rect(of size: Size, in bounds: Rect) -> Rect {
    guard bounds.isFinite, !bounds.isEmpty, size.width > 0, size.height > 0 else { return .null }
    let result = place(size, in: bounds.standardized)
    return result.isFinite ? result : .null
  }

  private func place(_ size: Size, in bounds: Rect) -> Rect {
    let natural = Rect(origin: .zero, size: size)
    let (right, bottom) = (bounds.maxX - size.width, bounds.maxY - size.height)
    let (middleX, middleY) = (bounds.midX - size.width / 2, bounds.midY - size.height / 2)
    func at(_ x: Double, _ y: Double) -> Rect { Rect(origin: Point(x: x, y: y), size: size) }
    return switch self {
    case .scaleToFill: bounds
    case .aspectFit: natural.aspectFit(in: bounds)
    case .aspectFill: natural.aspectFill(in: bounds)
    case .center: at(middleX, middleY)
    case .top: at(middleX, bounds.minY)
    case .bottom: at(middleX, bottom)
    case .left: at(bounds.minX, middleY)
    case .right: at(right, middleY)
    case .topLeft: at(bounds.minX, bounds.minY)
    case .topRight: at(right, bounds.minY)
    case .bottomLeft: at(bounds.minX, bottom)
    case .bottomRight: at(right, bottom)
    }
  }
}
