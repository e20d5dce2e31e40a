/// The bytes of a text format, and numbers in few digits.
package struct VectorText {
  package var bytes: [UInt8] = []

  package init() {}

  /// Appends a literal.
  package static func += (text: inout VectorText, string: StaticString) {
    string.withUTF8Buffer { text.bytes.append(contentsOf: $0) }
  }

  /// Appends a text.
  package mutating func append(_ string: String) { bytes.append(contentsOf: string.utf8) }

  /// Appends a number with at most this many decimals, at most 9, without zeros at its end. A number that is not finite
  /// counts as 0; a magnitude above 10^9 counts as 10^9.
  package mutating func append(_ value: Double, decimals: Int) {
    let decimals = min(max(decimals, 0), 9)
    let limited = value.isFinite ? min(max(value, -1e9), 1e9) : 0
    append(Int64(rounding: limited * Self.powers[decimals], limit: 1e18), decimals: decimals)
  }

  /// Appends a whole number.
  package mutating func append(_ number: Int) { append(Int64(number), decimals: 0) }

  private mutating func append(_ number: Int64, decimals: Int) {
    write(atMost: NumberWriter.longest) { $0.put(number, decimals: decimals) }
  }

  /// Appends what a closure writes.
  ///
  /// - Parameter count: The most bytes that it writes.
  package mutating func write(atMost count: Int, _ write: (inout NumberWriter) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(count, 1)) { room in
      guard let start = room.baseAddress else { return }
      var writer = NumberWriter(start)
      write(&writer)
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: writer.count))
    }
  }

  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}

extension Double {
  /// The number with at most this many decimals, as text.
  package func text(decimals: Int) -> String {
    var text = VectorText()
    text.append(self, decimals: decimals)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
