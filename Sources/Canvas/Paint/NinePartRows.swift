internal import CanvasKernels

/// The rows of a nine-part image: bilinear inside each part. Parts are not mixed, except if there is no pixel between
/// them.
final class NinePartRows: RowSource {
  private let image: PixelBuffer
  private let columns: [ck_part]
  private let rows: [ck_part]
  private let toUser: Transform
  /// The kernels that write the rows.
  private let kernels: Kernels

  /// Averages the parts of the image that the device shows smaller. Returns nil if the transform is not invertible or
  /// there is not enough memory.
  ///
  /// - Parameter toDevice: The transform from user space to the device.
  init?(image: PixelBuffer, columns: NinePartAxis, rows: NinePartAxis, toDevice: Transform, kernels: Kernels) {
    self.kernels = kernels
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
    self.columns = columns.kernelParts
    self.rows = rows.kernelParts
    self.toUser = toUser
  }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let center = Double(y) + 0.5
    unsafe image.withPixels { pixels in
      unsafe columns.withUnsafeBufferPointer { columns in
        unsafe rows.withUnsafeBufferPointer { rows in
          var parted = unsafe ck_parted_image(
            pixels: pixels.baseAddress, columns: Self.axis(columns, count: image.width),
            rows: Self.axis(rows, count: image.height), x_step: toUser.a, x_row: toUser.c * center, x: toUser.tx,
            y_step: toUser.b, y_row: toUser.d * center, y: toUser.ty)
          unsafe kernels.table.pointee.image_parts(row, count, Int64(x), &parted)
        }
      }
    }
  }

  private static func axis(_ parts: UnsafeBufferPointer<ck_part>, count: Int) -> ck_part_axis {
    unsafe ck_part_axis(parts: parts.baseAddress, part_count: Int32(parts.count), count: Int32(count))
  }
}
