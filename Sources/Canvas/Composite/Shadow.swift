/// A shadow below everything that is drawn: the same shape, moved, blurred and in one colour.
///
/// A shadow with an offset larger than the largest picture is not drawn.
public struct Shadow: Sendable, Hashable {
  /// The distance to the right and down, in points of the picture, whatever the transform. It is rounded to whole
  /// pixels.
  public var offset: Vector
  /// Twice the standard deviation of the blur, in points of the picture, whatever the transform. 0 or less is a hard
  /// edge.
  public var blur: Double
  /// The colour of the shadow, which is multiplied by the alpha of what casts it.
  public var color: Color

  /// Black at a third, as Core Graphics' default.
  public static let defaultColor = Color(white: 0, alpha: 1.0 / 3)

  /// A shadow with an offset and a blur in points of the picture, and a colour.
  public init(offset: Vector, blur: Double, color: Color = Shadow.defaultColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// A shadow in pixels: how it grows what casts it.
struct DeviceShadow {
  let dx: Int
  let dy: Int
  let blur: BoxBlur
  let color: PremultipliedPixel

  init(_ shadow: Shadow, scale: Double, kernels: Kernels) {
    // Beyond this no shadow of a picture is in it.
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
