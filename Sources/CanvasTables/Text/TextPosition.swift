/// A line and a column of a text in UTF-8, both from 1. Lines end with LF, CRLF or CR. A column is a Unicode scalar.
///
/// Readers keep byte offsets and compute a position only for an error.
package struct TextPosition: Equatable {
  package var line = 1
  package var column = 1

  package init(ofByte offset: Int, in bytes: [UInt8]) {
    let end = min(offset, bytes.count)
    var lineStart = Self.startOfText(in: bytes)
    var i = lineStart
    while i < end {
      if Self.isLineEnd(at: i, in: bytes) {
        line += 1
        lineStart = i + 1
      }
      i += 1
    }
    // Count all bytes except continuation bytes.
    if lineStart < end { column += bytes[lineStart..<end].count { $0 & 0xC0 != 0x80 } }
  }

  /// The first byte after a byte order mark, if there is one.
  package static func startOfText(in bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private static func isLineEnd(at i: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[i] {
    case 0x0A: true
    case 0x0D: i + 1 == bytes.count || bytes[i + 1] != 0x0A
    default: false
    }
  }
}
