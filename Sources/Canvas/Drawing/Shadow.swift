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

  init(_ shadow: Shadow, scale: Double) {
    // Beyond this no shadow of a picture is in it.
    func pixels(_ points: Double) -> Int {
      min(max(Int(saturating: (points * scale).rounded(.toNearestOrAwayFromZero)), -65_536), 65_536)
    }
    dx = pixels(shadow.offset.dx)
    dy = pixels(shadow.offset.dy)
    blur = BoxBlur(standardDeviation: shadow.blur / 2 * scale)
    color = shadow.color.premultiplied
  }

  /// The pixels whose shadow can reach an area.
  func sources(of area: PixelRect) -> PixelRect {
    area.isEmpty ? .empty : area.offsetBy(x: -dx, y: -dy).outset(by: blur.reach)
  }
}

/// The shadow of a part of a surface as a paint, in its place.
struct ShadowPaint: RowPaint {
  /// The pixels where there is a shadow that matters.
  let bounds: PixelRect
  private let alphas: [UInt8]
  // The pixels of the alphas.
  private let plane: PixelRect
  private let color: PremultipliedPixel

  /// - Parameters:
  ///   - casting: The part, inside of the surface.
  ///   - visible: Pixels outside of which the shadow does not matter.
  init(of surface: SurfacePaint, in casting: PixelRect, _ shadow: DeviceShadow, visible: PixelRect) {
    let reach = shadow.blur.reach
    // Where the blurred part lies, before it is moved. Between the passes of the blur nothing further away than its reach
    // counts for what is visible.
    let blurred = casting.isEmpty ? .empty : casting.outset(by: reach).intersection(shadow.sources(of: visible))
    var alphas = [UInt8](repeating: 0, count: blurred.width * blurred.height)
    let bounds = surface.bounds
    surface.pixels.withPixels { pixels in
      for y in casting.minY..<casting.maxY {
        let row = (y - blurred.minY) * blurred.width - blurred.minX
        let start = (y - bounds.minY) * bounds.width - bounds.minX
        for x in casting.minX..<casting.maxX {
          alphas[row + x] = UInt8(truncatingIfNeeded: pixels[start + x] >> 24)
        }
      }
    }
    shadow.blur.apply(to: &alphas, width: blurred.width)
    self.alphas = alphas
    color = shadow.color
    plane = blurred.offsetBy(x: shadow.dx, y: shadow.dy)
    self.bounds = plane.intersection(visible)
  }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let start = (y - plane.minY) * plane.width + x - plane.minX
    for i in 0..<count { unsafe row[i] = color.scaled(by: alphas[start + i]).bits }
  }
}
