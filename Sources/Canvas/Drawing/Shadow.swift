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
  /// The pixels where there is a shadow.
  let bounds: PixelRect
  private let alphas: [UInt8]
  private let color: PremultipliedPixel

  init(of surface: Surface, _ shadow: DeviceShadow) {
    let reach = shadow.blur.reach
    let source = surface.bounds
    let width = source.width + 2 * reach
    var alphas = [UInt8](repeating: 0, count: width * (source.height + 2 * reach))
    surface.pixels.withPixels { pixels in
      for y in 0..<source.height {
        for x in 0..<source.width {
          alphas[(y + reach) * width + x + reach] = UInt8(truncatingIfNeeded: pixels[y * source.width + x] >> 24)
        }
      }
    }
    shadow.blur.apply(to: &alphas, width: width)
    self.alphas = alphas
    color = shadow.color
    let (left, top) = (source.minX + shadow.dx - reach, source.minY + shadow.dy - reach)
    bounds = PixelRect(minX: left, minY: top, maxX: left + width, maxY: top + source.height + 2 * reach)
  }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let start = (y - bounds.minY) * bounds.width + x - bounds.minX
    for i in 0..<count { unsafe row[i] = color.scaled(by: alphas[start + i]).bits }
  }
}
