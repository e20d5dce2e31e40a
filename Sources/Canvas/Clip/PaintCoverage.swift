/// A paint's alpha, or its luminance, as coverage.
struct PaintCoverage<Source: RowPaint>: CoverageSource {
  let paint: Source
  let channel: MaskChannel
  let pixels: PixelRect

  func emit(in bounds: PixelRect, into consumer: inout some CoverageConsumer) {
    let area = pixels.intersection(bounds)
    guard !area.isEmpty else { return }
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: area.width)
    defer { unsafe row.deallocate() }
    for y in area.minY..<area.maxY {
      unsafe paint.writeRow(x: area.minX, y: y, count: area.width, into: row)
      consumer.beginRow(y)
      for start in stride(from: 0, to: area.width, by: 4) {
        let count = min(4, area.width - start)
        var coverages: UInt32 = 0
        for i in 0..<count {
          let coverage = unsafe channel.value(of: PremultipliedPixel(bits: row[start + i]))
          coverages |= UInt32(coverage) << UInt32(8 * i)
        }
        if coverages == 0 { continue }
        if count == 4 {
          consumer.addQuad(x: area.minX + start, coverages: coverages)
        } else {
          consumer.addPartialQuad(x: area.minX + start, count: count, coverages: coverages)
        }
      }
      consumer.endRow()
    }
  }
}

/// What of an image makes a mask.
public enum MaskChannel: Sendable, Hashable, CaseIterable {
  /// Opaque pixels let drawing through.
  case alpha
  /// Bright pixels let drawing through: 0.2126 R + 0.7152 G + 0.0722 B of the sRGB bytes, times alpha.
  case luminance

  func value(of pixel: PremultipliedPixel) -> UInt8 {
    switch self {
    case .alpha: return pixel.alpha
    case .luminance:
      // The weights in 1/65 536; they add up to all of it.
      let sum = 13_933 * UInt32(pixel.red) + 46_871 * UInt32(pixel.green) + 4_732 * UInt32(pixel.blue)
      return UInt8(truncatingIfNeeded: (sum + 32_768) >> 16)
    }
  }
}
