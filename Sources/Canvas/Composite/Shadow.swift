/// A shadow below everything that is drawn: the same shape, moved, blurred and in one colour.
///
/// If the offset is larger than the largest picture, or a length is not finite, the shadow is not drawn.
public struct Shadow: Sendable, Hashable {
  /// The offset to the right and down, in points of the picture, whatever the transform. It is rounded to whole
  /// pixels.
  public var offset: Vector
  /// Twice the standard deviation of the blur, in points of the picture, whatever the transform. If it is 0 or less,
  /// the edge is hard.
  public var blur: Double
  /// The colour of the shadow. It is multiplied by the alpha of the shape that casts the shadow.
  public var color: Color

  /// Black with an alpha of one third, the default of Core Graphics.
  public static let defaultColor = Color(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow. The offset and the blur are in points of the picture.
  public init(offset: Vector, blur: Double, color: Color = Shadow.defaultColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }

  fileprivate var isFinite: Bool { offset.dx.isFinite && offset.dy.isFinite && blur.isFinite }
}

/// A shadow in pixels.
struct DeviceShadow {
  let dx: Int
  let dy: Int
  let blur: BoxBlur
  let color: PremultipliedPixel

  /// Creates a shadow, or returns nil if it has a length that is not finite.
  init?(_ shadow: Shadow, scale: Double, kernels: Kernels) {
    guard shadow.isFinite else { return nil }
    // A shadow that is moved further than this is outside the picture.
    func pixels(_ points: Double) -> Int {
      min(max(Int(saturating: (points * scale).rounded(.toNearestOrAwayFromZero)), -65_536), 65_536)
    }
    dx = pixels(shadow.offset.dx)
    dy = pixels(shadow.offset.dy)
    blur = BoxBlur(standardDeviation: shadow.blur / 2 * scale, kernels: kernels)
    color = shadow.color.premultiplied
  }

  /// The pixels whose shadow can reach an area.
  func sources(of area: PixelRect) -> PixelRect {
    area.isEmpty ? .empty : area.offsetBy(x: -dx, y: -dy).outset(by: blur.reach)
  }
}
