internal import CanvasKernels

/// Compares two rows of straight pixels. It reuses its memory from row to row.
struct RowComparer {
  private let kernels: Kernels
  private var actual: [UInt32] = []
  private var seen: (actual: [UInt32], expected: [UInt32]) = ([], [])

  init(kernels: Kernels) { self.kernels = kernels }

  /// Marks the pixels with a channel that differs by more than the threshold, in two rows of equal length.
  ///
  /// For this and for the figures, colours are premultiplied, so nearly transparent colours differ as little as they
  /// look. A threshold of 0 marks all unequal pixels.
  mutating func difference(
    _ actual: UnsafeBufferPointer<UInt32>, _ expected: UnsafeBufferPointer<UInt32>, ignoring ignored: [Range<Int>],
    threshold: UInt8, different: inout RowBits
  ) -> ck_row_difference {
    guard !ignored.isEmpty else { return unsafe difference(actual, expected, threshold, &different) }
    // Make ignored pixels equal, in a copy.
    var copy = self.actual
    unsafe copy.replace(with: actual)
    for range in ignored {
      for x in range.clamped(to: 0..<actual.count) { copy[x] = unsafe expected[x] }
    }
    defer { self.actual = copy }
    return unsafe copy.withUnsafeBufferPointer { copy -> ck_row_difference in
      unsafe difference(copy, expected, threshold, &different)
    }
  }

  private mutating func difference(
    _ actual: UnsafeBufferPointer<UInt32>, _ expected: UnsafeBufferPointer<UInt32>, _ threshold: UInt8,
    _ different: inout RowBits
  ) -> ck_row_difference {
    if unsafe PNGRow.isOpaque(actual) && PNGRow.isOpaque(expected) {
      return unsafe compare(actual, expected, threshold, &different)
    }
    unsafe seen.actual.replace(with: actual)
    unsafe seen.expected.replace(with: expected)
    Self.premultiply(&seen.actual)
    Self.premultiply(&seen.expected)
    let unequal = unsafe compare(actual, expected, 0, &different)
    guard unequal.changed > 0 else { return unequal }
    var marked = different
    var result = unsafe seen.actual.withUnsafeBufferPointer { actual -> ck_row_difference in
      unsafe seen.expected.withUnsafeBufferPointer { expected -> ck_row_difference in
        unsafe compare(actual, expected, threshold, &marked)
      }
    }
    if threshold > 0 { different = marked } else { result.over = unequal.over }
    result.changed = unequal.changed
    return result
  }

  private func compare(
    _ actual: UnsafeBufferPointer<UInt32>, _ expected: UnsafeBufferPointer<UInt32>, _ threshold: UInt8,
    _ different: inout RowBits
  ) -> ck_row_difference {
    var difference = ck_row_difference()
    unsafe different.withMutableBytes { bits in
      guard let a = actual.baseAddress, let b = expected.baseAddress,
        let bits = bits.baseAddress?.assumingMemoryBound(to: UInt8.self)
      else { return }
      unsafe kernels.table.pointee.compare_row(a, b, actual.count, threshold, bits, &difference)
    }
    return difference
  }

  private static func premultiply(_ row: inout [UInt32]) {
    for x in row.indices { row[x] = MeanRow.premultiplied(row[x]) }
  }
}

extension [UInt32] {
  fileprivate mutating func replace(with pixels: UnsafeBufferPointer<UInt32>) {
    removeAll(keepingCapacity: true)
    append(contentsOf: pixels)
  }
}
