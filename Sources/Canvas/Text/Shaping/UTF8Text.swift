/// The bytes of a string while it is laid out. They are valid UTF-8, as every string's are; positions are byte offsets.
///
/// HarfBuzz and ICU read the same bytes, hence a pointer: it must not outlive the call that lends it.
struct UTF8Text {
  let string: String
  let bytes: UnsafeBufferPointer<UInt8>

  var count: Int { bytes.count }

  subscript(position: Int) -> UInt8 { bytes[position] }

  /// The scalar that begins at a position, and its length in bytes.
  @inline(__always)
  func scalar(at position: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = UInt32(bytes[position])
    if first < 0x80 { return (Unicode.Scalar(UInt8(truncatingIfNeeded: first)), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard position + length <= count else { return ("\u{FFFD}", count - position) }
    var value = first & (0x7F >> UInt32(length))
    for i in 1..<length { value = value << 6 | UInt32(bytes[position + i]) & 0x3F }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// Where the grapheme cluster that begins at a position ends.
  func clusterEnd(from position: Int) -> Int {
    let index = string.utf8.index(string.startIndex, offsetBy: position)
    return string.utf8.distance(from: string.startIndex, to: string.index(after: index))
  }

  /// The start of the white space that ends at a position, but not before `limit`.
  func startOfWhitespace(endingAt end: Int, limit: Int) -> Int {
    var position = end
    while position > limit {
      var start = position - 1
      while start > limit, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      let scalar = self.scalar(at: start).scalar
      // Not the no-break space, which is a letter to line breaking.
      guard scalar.properties.isWhitespace, scalar != "\u{A0}", scalar != "\u{202F}" else { break }
      position = start
    }
    return position
  }

  /// Where the paragraph that begins at a position ends, and where the next one begins; the latter is nil in the last.
  func paragraph(from start: Int) -> (end: Int, next: Int?) {
    var i = start
    while i < count {
      switch bytes[i] {
      case 0x0A, 0x0B, 0x0C: return (i, i + 1)
      case 0x0D: return (i, i + 1 < count && bytes[i + 1] == 0x0A ? i + 2 : i + 1)
      case 0xC2 where i + 1 < count && bytes[i + 1] == 0x85: return (i, i + 2)
      case 0xE2 where i + 2 < count && bytes[i + 1] == 0x80 && bytes[i + 2] & 0xFE == 0xA8: return (i, i + 3)
      default: i += 1
      }
    }
    return (count, nil)
  }
}
