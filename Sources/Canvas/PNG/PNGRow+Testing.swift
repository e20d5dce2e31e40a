/// What only tests may see of the kernels that make rows of a PNG.
package enum PNGRowTesting {
  /// How many pixels of a row differ from the one before them, and how many from the one above.
  package static func changes(_ row: [UInt32], above: [UInt32], kernels: Kernels) -> (across: Int, down: Int) {
    precondition(row.count == above.count)
    return (above + row).withUnsafeBufferPointer { both in
      unsafe PNGRow.changes(UnsafeBufferPointer(rebasing: both[row.count...]), kernels: kernels)
    }
  }

  /// How many pixels of a row, from each on, have its colour.
  package static func runLengths(_ row: [UInt32], kernels: Kernels) -> [Int] {
    row.withUnsafeBufferPointer { row in
      row.indices.map { unsafe PNGRow.runLength(from: $0, in: row, kernels: kernels) }
    }
  }

  /// The bytes R, G and B of each pixel of a row less those of others; the kernel must write no more than them.
  package static func rgbDifferences(_ row: [UInt32], from expected: [UInt32], kernels: Kernels) -> [UInt8] {
    precondition(row.count == expected.count)
    let guardBytes: [UInt8] = [3, 141, 59, 26]
    var bytes = [UInt8](repeating: 0, count: 3 * row.count) + guardBytes
    unsafe kernels.table.pointee.rgb_differences(&bytes, row, expected, row.count)
    precondition(Array(bytes.suffix(guardBytes.count)) == guardBytes, "The kernel must write to the row alone.")
    bytes.removeLast(guardBytes.count)
    return bytes
  }
}
