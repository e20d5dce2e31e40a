internal import CanvasKernels

/// Draws coverage with any paint and any blend mode, row by row. Source pixels are computed only where there is
/// coverage.
struct RowCompositor {
  private let source: any RowSource
  private let target: PixelTarget
  private let antialiases: Bool
  private let kernels: Kernels
  private let mode: BlendMode
  private let alpha: UInt8

  /// Creates a compositor, or returns nil if nothing would be drawn.
  init?(
    _ source: any RowSource, on target: PixelTarget, mode: BlendMode, alpha: Double, antialiases: Bool, kernels: Kernels
  ) {
    self.mode = mode
    self.alpha = ChannelMath.channel(alpha)
    guard self.alpha > 0 || !mode.ignoresTransparentSource else { return nil }
    self.source = source
    self.target = target
    self.antialiases = antialiases
    self.kernels = kernels
  }

  // In a gap this wide or wider between spans, such as the inside of a frame, no source pixels are computed.
  private static var widestGap: Int32 { 16 }
  private static var widestOne: Int32 { 160 }

  @inline(never)
  func composite(_ piece: Coverage, through mask: ClipMask?, _ scratch: RowScratch) {
    let isPlain = mode == .normal && alpha == 255
    var rows = ClippedRows(piece, mask: mask, antialiases: antialiases, scratch, kernels)
    scratch.source.prepare(width: piece.pixels.width)
    let sources = unsafe scratch.source.pixels
    let kernels = unsafe kernels.table
    while let row = rows.next() {
      let spans = unsafe row.spans
      var first = 0
      while first < spans.count {
        // Spans with small gaps between them.
        var last = first
        while last + 1 < spans.count, unsafe spans[last + 1].start &- spans[last].end < Self.widestGap { last += 1 }
        let start = unsafe Int(spans[first].start)
        // If they are short and have no gaps, one call blends them all.
        let isOne = unsafe last > first && isContiguous(spans, first...last)
        let x = unsafe Int(row.row.x) &+ start
        for y in row.y..<row.y &+ row.repeats {
          unsafe source.writeRow(x: x, y: y, count: Int(spans[last].end) &- start, into: sources)
          let pixels = unsafe target.pixels + (y &* target.stride &+ x)
          if isOne {
            unsafe ck_blend_pixels(
              kernels, mode.kernel, pixels, sources, row.row.bytes + start, Int(spans[last].end) &- start, alpha)
            continue
          }
          for i in first...last {
            let span = unsafe spans[i]
            let offset = Int(span.start) &- start
            let count = Int(span.end &- span.start)
            if span.value == 255 && isPlain {
              // The same result as blending with full coverage.
              unsafe kernels.pointee.blend_rows_full(pixels + offset, 0, 1, sources + offset, 0, count)
            } else {
              unsafe ck_blend_pixels(
                kernels, mode.kernel, pixels + offset, sources + offset, row.row.bytes + Int(span.start), count, alpha)
            }
          }
        }
        first = last + 1
      }
    }
  }

  private func isContiguous(_ spans: UnsafeBufferPointer<ck_span>, _ range: ClosedRange<Int>) -> Bool {
    var end = unsafe spans[range.lowerBound].start
    guard unsafe spans[range.upperBound].end &- end < Self.widestOne else { return false }
    for i in range {
      let span = unsafe spans[i]
      if span.start != end { return false }
      end = span.end
    }
    return true
  }
}

/// The pixels of a surface that are drawn to. While drawing, nothing else may change them.
@safe struct PixelTarget: @unchecked Sendable {
  /// The address that the device's pixel (0, 0) would have. Only the surface's own pixels may be touched.
  let pixels: UnsafeMutablePointer<UInt32>
  /// The number of pixels from one row to the next.
  let stride: Int
  /// One past the last column.
  let endX: Int

  /// A pixel and those to the right of it and below, in the form that kernels take.
  @inline(__always)
  func place(x: Int, y: Int) -> ck_target {
    unsafe ck_target(pixels: pixels + (y &* stride &+ x), stride: stride, room: endX &- x)
  }
}
