/// What is drawn instead of a glyph's outline where a font has colours for it.
public enum GlyphColors: Sendable {
  /// Outlines in colours of their own, from the back to the front: a COLR table of version 0.
  case layers([GlyphLayer])
  /// A picture: as Noto Color Emoji has them.
  case bitmap(GlyphBitmap)
}

/// One of the outlines of which a coloured glyph consists.
public struct GlyphLayer: Sendable {
  /// Closed contours: origin on the baseline, y down, in font units; to fill by the non-zero rule.
  public let path: Path
  /// The box of all points of the path.
  public let bounds: Rect
  /// From the font's first palette; nil for the paint of the text.
  public let color: Color?
}

/// A picture of a glyph.
public struct GlyphBitmap: Sendable {
  /// In the size that the font has.
  public let image: Image
  /// Where it stands: origin on the baseline, y down, in font units.
  public let frame: Rect

  private let glyphID: UInt32
  private let reductions: BitmapReductions

  init(image: Image, frame: Rect, glyphID: UInt32, reductions: BitmapReductions) {
    self.image = image
    self.frame = frame
    self.glyphID = glyphID
    self.reductions = reductions
  }

  /// The part of the frame without margins where nothing is drawn; null for a picture of nothing.
  var inkBounds: Rect {
    let pixels = image.pixels
    let (columns, rows) = (0..<pixels.width, 0..<pixels.height)
    guard let top = rows.first(where: { y in columns.contains { pixels[$0, y].alpha > 0 } }),
      let bottom = rows.last(where: { y in columns.contains { pixels[$0, y].alpha > 0 } }),
      let left = columns.first(where: { x in rows.contains { pixels[x, $0].alpha > 0 } }),
      let right = columns.last(where: { x in rows.contains { pixels[x, $0].alpha > 0 } })
    else { return .null }
    let (width, height) = (frame.width / Double(pixels.width), frame.height / Double(pixels.height))
    return Rect(
      x: frame.minX + Double(left) * width, y: frame.minY + Double(top) * height,
      width: Double(right + 1 - left) * width, height: Double(bottom + 1 - top) * height)
  }

  /// The picture averaged by areas to a size no larger than its own, in pixels; nil if memory lacks.
  func reduced(toWidth width: Int, height: Int) -> PixelBuffer? {
    guard width < image.pixelWidth || height < image.pixelHeight else { return image.pixels }
    return reductions.pixels(of: image.pixels, glyphID: glyphID, width: width, height: height)
  }
}

/// The pictures of a face's glyphs in the sizes in which they were drawn.
///
/// A picture is the same whether it was found here or not, so threads may come in any order.
final class BitmapReductions: Sendable {
  private struct PictureKey: Hashable {
    let glyphID: UInt32
    let width: Int
    let height: Int
  }

  private struct Contents {
    var pictures: [PictureKey: PixelBuffer] = [:]
    var pixelCount = 0
  }

  /// 4 MiB: a thousand emoji of 32 pixels. When there are more, all are dropped at once.
  private static let maximumPixelCount = 1 << 20

  private let contents = Locked(Contents())

  /// The number of pixels that are kept, for tests of the bound.
  package var pixelCount: Int { contents.withLock { $0.pixelCount } }

  func pixels(of original: PixelBuffer, glyphID: UInt32, width: Int, height: Int) -> PixelBuffer? {
    let key = PictureKey(glyphID: glyphID, width: width, height: height)
    if let found = contents.withLock({ $0.pictures[key] }) { return found }
    // Without the lock: others may draw meanwhile, at worst this same picture.
    guard let made = try? original.reduced(toWidth: width, height: height) else { return nil }
    contents.withLock {
      guard $0.pictures[key] == nil else { return }
      if $0.pixelCount + width * height > Self.maximumPixelCount { $0 = Contents() }
      $0.pictures[key] = made
      $0.pixelCount += width * height
    }
    return made
  }
}
