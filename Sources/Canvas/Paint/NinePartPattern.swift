internal import CanvasKernels

/// A nine-part image as a paint: bilinear inside of each part, no mixing between parts but where no pixel is between.
final class NinePartPattern: RowPaint {
  private let image: PixelBuffer
  private let columns: NinePartAxis
  private let rows: NinePartAxis
  private let toUser: Transform

  /// Averages the parts of the image that the device shows smaller. Nil where the transform has no inverse, or memory
  /// lacks.
  /// - Parameter toDevice: From user space.
  init?(image: PixelBuffer, columns: NinePartAxis, rows: NinePartAxis, toDevice: Transform) {
    guard let toUser = toDevice.inverted(), var result = try? PixelBuffer(width: columns.count, height: rows.count)
    else { return nil }
    for row in rows.parts where row.count > 0 {
      for column in columns.parts where column.count > 0 {
        let area = PixelRect(
          minX: column.source, minY: row.source, maxX: column.source + column.sourceCount,
          maxY: row.source + row.sourceCount)
        guard let part = try? image.cropped(to: area).reduced(toWidth: column.count, height: row.count) else {
          return nil
        }
        result.copy(part.bounds, of: part, toX: column.first, y: row.first)
      }
    }
    self.image = result
    self.columns = columns
    self.rows = rows
    self.toUser = toUser
  }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    image.withPixels { pixels in
      for i in 0..<count {
        let point = Point(x: Double(x + i) + 0.5, y: Double(y) + 0.5).applying(toUser)
        let u = columns.neighbors(at: point.x)
        let v = rows.neighbors(at: point.y)
        let upper = v.index * image.width
        let lower = v.next * image.width
        unsafe row[i] = ck_mix_pixels(
          pixels[upper + u.index], pixels[upper + u.next], pixels[lower + u.index], pixels[lower + u.next],
          u.fraction, v.fraction)
      }
    }
  }
}
