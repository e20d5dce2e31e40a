/// How a picture is placed in bounds of another size: the content modes of UIKit.
///
/// UIKit's `redraw` is no placement: whoever draws into the bounds themselves has it.
public enum ContentMode: Sendable, Hashable, CaseIterable {
  /// Stretched to the bounds; the ratio of the sides may change.
  case scaleToFill
  /// As large as fits wholly, the ratio kept, about the centre.
  case aspectFit
  /// As small as leaves nothing empty, the ratio kept, about the centre.
  case aspectFill
  /// In its own size about the centre.
  case center
  /// In its own size at the middle of a side.
  case top, bottom, left, right
  /// In its own size in a corner.
  case topLeft, topRight, bottomLeft, bottomRight

  /// `aspectFit` by the name that UIKit has for it.
  public static var scaleAspectFit: ContentMode { .aspectFit }
  /// `aspectFill` by the name that UIKit has for it.
  public static var scaleAspectFill: ContentMode { .aspectFill }

  /// Where a picture of a size goes in the bounds, all in points. The result may reach beyond the bounds.
  ///
  ///     ContentMode.topRight.rect(of: Size(width: 20, height: 10), in: Rect(x: 0, y: 0, width: 100, height: 100))
  ///     // x 80, y 0, 20×10
  ///
  /// Places are not rounded to pixels. Bounds without area, a size that is not positive, and numbers that are not
  /// finite, on the way in or out, give `Rect.null`. Bounds of negative size are standardized.
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
