internal import CanvasKernels

/// PNG's row filters: each byte minus a prediction from its neighbours (PNG specification, 9.2).
package enum PNGFilter: UInt8, CaseIterable, Sendable {
  case none, sub, up, average, paeth

  /// Writes the filtered bytes of a row. `above` is the row above, or zeros if there is none.
  ///
  /// `pixelSize` is the number of bytes of a pixel, at least 1: the distance to the neighbour on the left.
  package func apply(
    to row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelSize: Int,
    into out: UnsafeMutablePointer<UInt8>, kernels: Kernels
  ) {
    unsafe kernels.table.pointee.filter_row(out, row, above, count, pixelSize, Int32(rawValue))
  }

  /// The filter with the smallest sum of absolute values of signed bytes, the first of equals: a good heuristic (PNG
  /// specification, 12.7).
  static func lightest(
    of row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelSize: Int, kernels: Kernels
  ) -> PNGFilter {
    let weights = unsafe weights(of: row, above: above, count: count, pixelSize: pixelSize, kernels: kernels)
    return zip(allCases, weights).min { $0.1 < $1.1 }?.0 ?? .none
  }

  /// For each filter, the sum of the absolute values of a row's filtered bytes as signed numbers, at most 128 each.
  package static func weights(
    of row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelSize: Int, kernels: Kernels
  ) -> [UInt32] {
    unsafe [UInt32](unsafeUninitializedCapacity: allCases.count) { weights, filled in
      guard let base = weights.baseAddress else { return }
      unsafe kernels.table.pointee.filter_weights(row, above, count, pixelSize, base)
      filled = allCases.count
    }
  }
}
