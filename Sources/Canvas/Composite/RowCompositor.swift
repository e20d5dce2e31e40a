internal import CanvasKernels

/// Draws coverage with any paint and any blend mode: row by row, source pixels where there is coverage.
struct RowCompositor {
  /// What source pixels come from.
  enum Source {
    case color(PremultipliedPixel)
    case rows(any RowPaint)
  }

  private let source: Source
  private let target: PixelTarget
  private let clip: Clip
  private let antialiases: Bool
  private let blender: RowBlender

  /// Nil where nothing would be drawn.
  init?(_ source: Source, on target: PixelTarget, style: CompositeStyle) {
    blender = RowBlender(mode: style.blendMode, alpha: ChannelMath.channel(style.alpha))
    guard blender.alpha > 0 || !blender.mode.ignoresTransparentSource else { return nil }
    self.source = source
    self.target = target
    clip = style.clip
    antialiases = style.antialiases
  }

  // A wide gap, as inside of a frame, is not worth painting.
  private static var widestGap: Int32 { 16 }

  @inline(never)
  func draw(_ piece: Coverage, _ scratch: RowScratch) {
    var rows = ClippedRows(
      piece, clip: clip, antialiases: antialiases, factor: blender.coverageFactor, scratch)
    if case .color(let color) = source {
      unsafe scratch.source.update(repeating: color.bits, count: scratch.width)
    }
    while let row = rows.next() {
      let spans = row.spans
      var first = 0
      while first < spans.count {
        var last = first
        while last + 1 < spans.count, spans[last + 1].start &- spans[last].end < Self.widestGap { last += 1 }
        for y in row.y..<row.y &+ row.repeats {
          unsafe blend(UnsafeBufferPointer(rebasing: spans[first...last]), of: row, y: y, scratch.source)
        }
        first = last + 1
      }
    }
  }

  // Some spans that lie side by side, on a row of the device.
  private func blend(
    _ spans: UnsafeBufferPointer<ck_span>, of row: CoverageRow, y: Int, _ sources: UnsafeMutablePointer<UInt32>
  ) {
    let start = Int(spans[0].start)
    let x = Int(row.row.x) &+ start
    let pixels = unsafe target.pixels + (y &* target.stride &+ x)
    if case .rows(let paint) = source {
      unsafe paint.writeRow(x: x, y: y, count: Int(spans[spans.count - 1].end) &- start, into: sources)
    }
    for span in spans {
      let offset = Int(span.start) &- start
      let count = Int(span.end &- span.start)
      if span.value == 255 && blender.mode == .normal {
        // What blending with full coverage gives.
        unsafe ck_blend_row(pixels + offset, sources + offset, count)
      } else {
        unsafe blender.blend(
          sources + offset, coverage: row.row.bytes + Int(span.start), onto: pixels + offset, count: count)
      }
    }
  }
}
