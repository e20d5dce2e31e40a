/// The coloured content of a glyph, which replaces its outline.
public enum GlyphColors: Sendable {
  /// Outlines with their own colours, from back to front: a COLR table of version 0.
  case layers([GlyphLayer])
  /// A bitmap, as in Noto Color Emoji.
  case bitmap(GlyphBitmap)
}

/// One of the outlines of a coloured glyph.
public struct GlyphLayer: Sendable {
  /// The closed contours in font units, with the origin on the baseline and y down. Fill them with the non-zero rule.
  public let path: Path
  /// The box of all points of the path.
  public let bounds: Rect
  /// A colour of the font's first palette, or nil for the paint of the text.
  public let color: Color?
}

/// The bitmap of a glyph.
public struct GlyphBitmap: Sendable {
  /// The bitmap at its size in the font.
  public let image: Image
  /// The rectangle of the bitmap in font units, with the origin on the baseline and y down.
  public let frame: Rect

  let glyphID: UInt32
  let reductions: BitmapReductions

  /// The part of the frame without empty margins; null for an empty bitmap.
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

  /// The bitmap averaged by areas to a size in pixels no larger than its own; nil if there is not enough memory.
  func reduced(toWidth width: Int, height: Int) -> PixelBuffer? {
    guard width < image.pixelWidth || height < image.pixelHeight else { return image.pixels }
    return reductions.pixels(of: image.pixels, glyphID: glyphID, width: width, height: height)
  }
}

/// A cache of the bitmaps of a face's glyphs in the sizes at which they were drawn.
///
/// A cached bitmap equals a new one, so threads can come in any order.
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

  /// 4 MiB: a thousand emoji of 32 pixels. When the limit is exceeded, all are dropped at once.
  private static let maximumPixelCount = 1 << 20

  private let contents = Locked(Contents())

  func pixels(of original: PixelBuffer, glyphID: UInt32, width: Int, height: Int) -> PixelBuffer? {
    let key = PictureKey(glyphID: glyphID, width: width, height: height)
    if let found = contents.withLock({ $0.pictures[key] }) { return found }
    // Without the lock, so that other threads can draw meanwhile, at worst this same bitmap.
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
