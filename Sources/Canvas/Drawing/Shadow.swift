/// What lies below everything drawn: its shape, moved, blurred and in one colour.
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
    let reach = blur.reach
    return PixelRect(
      minX: min(area.minX, area.minX - dx - reach), minY: min(area.minY, area.minY - dy - reach),
      maxX: max(area.maxX, area.maxX - dx + reach), maxY: max(area.maxY, area.maxY - dy + reach))
  }
}

/// The shadow of a surface as a paint, in its place.
struct ShadowPaint: RowPaint {
  /// The pixels where there is a shadow to see.
  let bounds: PixelRect
  // The plane of alphas, which reaches as far beyond these as the blur.
  private let plane: PixelRect
  private let alphas: [UInt8]
  private let color: PremultipliedPixel

  /// - Parameter visible: The pixels that are asked for: what casts no shadow on them costs nothing.
  init(of surface: Surface, _ shadow: DeviceShadow, visible: PixelRect) {
    let reach = shadow.blur.reach
    let source = surface.bounds
    let cast = source.offsetBy(dx: shadow.dx, dy: shadow.dy)
    bounds = cast.grown(by: reach).intersection(visible)
    // Alphas further away do not count for what is seen; those of the plane's own rim come out wrong, and are not.
    let plane = bounds.grown(by: reach)
    let inside = cast.intersection(plane)
    var alphas = [UInt8](repeating: 0, count: plane.width * plane.height)
    surface.pixels.withPixels { pixels in
      for y in inside.minY..<inside.maxY {
        // Not from `cast`, which may have been cut to what a rectangle can hold.
        let row = (y - shadow.dy - source.minY) * source.width - shadow.dx - source.minX
        let target = (y - plane.minY) * plane.width - plane.minX
        for x in inside.minX..<inside.maxX {
          unsafe alphas[target + x] = UInt8(truncatingIfNeeded: pixels[row + x] >> 24)
        }
      }
    }
    shadow.blur.apply(to: &alphas, width: plane.width)
    self.alphas = alphas
    self.plane = plane
    color = shadow.color
  }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let start = (y - plane.minY) * plane.width + x - plane.minX
    for i in 0..<count { unsafe row[i] = color.scaled(by: alphas[start + i]).bits }
  }
}
