/// What lies below everything drawn: its shape, moved, blurred and in one colour.
///
/// A shadow that falls from further away than a picture can be large is not drawn.
public struct Shadow: Sendable, Hashable {
  /// How far it is moved, in points of the picture: to the right and down, whatever the transform. The nearest whole
  /// pixel counts.
  public var offset: Vector
  /// Twice the standard deviation of the blur, in points of the picture, whatever the transform. 0 or less is a hard
  /// edge.
  public var blur: Double
  public var color: Color

  /// Black at a third, as Core Graphics' default.
  public static let defaultColor = Color(white: 0, alpha: 1.0 / 3)

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
