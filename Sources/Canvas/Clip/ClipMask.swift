internal import CanvasKernels

/// The coverage of a clip that is not just a rectangle of pixels: runs of equal coverage, and runs of differing
/// bytes.
///
/// It is immutable, so that saved graphics states and threads can share it.
final class ClipMask: Sendable {
  /// The pixels outside of which nothing is drawn.
  let bounds: PixelRect
  private let runs: [ck_mask_run]
  private let bytes: [UInt8]
  // The indices of the runs of each row of the bounds. Rows with the same indices are equal.
  private let rows: [Range<Int32>]
  // The longest span of full coverage in each row. Most drawing inside a clip is within it.
  private let solidSpans: [Range<Int32>]

  /// - Parameter rows: The indices of the runs of each row of the bounds.
  init(bounds: PixelRect, runs: [ck_mask_run], rows: [Range<Int32>], bytes: [UInt8]) {
    self.bounds = bounds
    self.runs = runs
    self.rows = rows
    self.bytes = bytes
    var solid: [Range<Int32>] = []
    solid.reserveCapacity(rows.count)
    for (i, row) in rows.enumerated() {
      if i > 0 && rows[i - 1] == row {
        solid.append(solid[i - 1])
        continue
      }
      var best: Range<Int32> = 0..<0
      for run in runs[Int(row.lowerBound)..<Int(row.upperBound)]
      where run.offset < 0 && run.coverage == 255 && Int(run.count) > best.count {
        best = run.x..<run.x + run.count
      }
      solid.append(best)
    }
    solidSpans = solid
  }

  /// Whether every one of these pixels is fully covered.
  func isSolid(in area: PixelRect) -> Bool {
    guard bounds.contains(area) else { return false }
    for row in area.minY - bounds.minY..<area.maxY - bounds.minY
    where solidSpans[row].lowerBound > area.minX || solidSpans[row].upperBound < area.maxX {
      return false
    }
    return true
  }

  /// Whether the mask fully covers everything that a row, or the first of several, covers.
  func isSolid(around row: CoverageRow) -> Bool {
    let solid = solidSpans[row.y - bounds.minY]
    guard let first = unsafe row.spans.first, let last = unsafe row.spans.last else { return true }
    return unsafe solid.lowerBound <= row.row.x + first.start && solid.upperBound >= row.row.x + last.end
  }

  /// A row of coverage, or the first of several, multiplied by the mask's.
  func clip(_ row: CoverageRow, into target: ck_coverage_row, _ kernels: Kernels) -> ck_coverage_row {
    let indices = rows[row.y - bounds.minY]
    var (source, target) = unsafe (row.row, target)
    unsafe runs.withUnsafeBufferPointer { runs in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        guard let runs = runs.baseAddress else { return }
        unsafe target.span_count = kernels.table.pointee.clip_row(
          &source, runs + Int(indices.lowerBound), indices.count, bytes.baseAddress, &target)
      }
    }
    return unsafe target
  }

  /// The end of the rows from `y` on, at most `end`, that are known to be equal to row `y`.
  func endOfEqualRows(from y: Int, to end: Int) -> Int {
    let row = rows[y - bounds.minY]
    var next = y + 1
    while next < end, rows[next - bounds.minY] == row { next += 1 }
    return next
  }
}

/// The property of an image's pixels that makes a mask.
public enum MaskChannel: Sendable, Hashable, CaseIterable {
  /// Opaque pixels let drawing through.
  case alpha
  /// Bright pixels let drawing through: 0.2126 R + 0.7152 G + 0.0722 B of the sRGB bytes, times alpha.
  case luminance

  /// Writes the coverage of pixels used as a mask.
  func write(_ coverage: UnsafeMutablePointer<UInt8>, of pixels: UnsafePointer<UInt32>, count: Int, _ kernels: Kernels)
  {
    switch self {
    case .alpha: unsafe kernels.table.pointee.alpha_coverage(coverage, pixels, count)
    case .luminance: unsafe kernels.table.pointee.luminance_coverage(coverage, pixels, count)
    }
  }
}

extension Image {
  /// A channel of all pixels, row by row, as bytes.
  package func levels(of channel: MaskChannel) -> [UInt8] {
    unsafe pixels.withPixels { pixels in
      unsafe [UInt8](unsafeUninitializedCapacity: pixels.count) { levels, count in
        if let target = levels.baseAddress, let source = pixels.baseAddress {
          unsafe channel.write(target, of: source, count: pixels.count, .best)
        }
        count = pixels.count
      }
    }
  }
}
