/// PNG's filters of rows: each byte less what its neighbours let expect (PNG specification, 9.2).
package enum PNGFilter: UInt8, CaseIterable, Sendable {
  case none, sub, up, average, paeth

  /// Writes the filtered bytes of a row; `above` is the row above, zeros where there is none.
  ///
  /// `pixelSize` is the bytes of a pixel, at least 1: the neighbour on the left is so far away.
  package func apply(
    to row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelSize: Int,
    into out: UnsafeMutablePointer<UInt8>
  ) {
    // Left of the first pixel all is zero. Loops over pointers without a branch: the compiler makes vector code of them.
    let first = min(pixelSize, count)
    switch self {
    case .none: unsafe out.update(from: row, count: count)
    case .sub:
      for i in 0..<first { unsafe out[i] = row[i] }
      for i in first..<count { unsafe out[i] = row[i] &- row[i - pixelSize] }
    case .up:
      for i in 0..<count { unsafe out[i] = row[i] &- above[i] }
    case .average:
      for i in 0..<first { unsafe out[i] = row[i] &- above[i] >> 1 }
      for i in first..<count {
        let sum = unsafe UInt16(row[i - pixelSize]) &+ UInt16(above[i])
        unsafe out[i] = row[i] &- UInt8(truncatingIfNeeded: sum >> 1)
      }
    case .paeth:
      for i in 0..<first { unsafe out[i] = row[i] &- above[i] }
      for i in first..<count {
        let prediction = unsafe Self.paeth(row[i - pixelSize], above[i], above[i - pixelSize])
        unsafe out[i] = row[i] &- prediction
      }
    }
  }

  /// Of left, above and left above the one that is nearest to left + above − left above; the first of equals.
  @inline(__always)
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
    let (toLeft, toAbove) = (abs(b &- c), abs(a &- c))
    let toCorner = abs(a &+ b &- c &- c)
    let nearer = toAbove <= toCorner ? above : corner
    return toLeft <= toAbove && toLeft <= toCorner ? left : nearer
  }

  /// How large filtered bytes are as signed numbers: the sum of their absolute values, at most 128 each. The filter with
  /// the smallest is the best guess (PNG specification, 12.7).
  package static func weight(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt32 {
    var sum: UInt32 = 0
    for i in 0..<count { unsafe sum &+= UInt32(min(bytes[i], 0 &- bytes[i])) }
    return sum
  }
}
