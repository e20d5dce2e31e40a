/// The bytes of a string during layout. They are valid UTF-8; positions are byte offsets.
///
/// HarfBuzz and ICU read the same bytes, so this holds a pointer, which must not outlive the call that provides it.
@safe struct UTF8Text {
  let string: String
  let bytes: UnsafeBufferPointer<UInt8>

  var count: Int { unsafe bytes.count }

  subscript(position: Int) -> UInt8 { unsafe bytes[position] }

  /// The scalar that begins at a position, and its length in bytes.
  @inline(__always)
  func scalar(at position: Int) -> (scalar: Unicode.Scalar, length: Int) { unsafe Self.scalar(in: bytes, at: position) }

  /// The scalar that ends at a position, which is above 0.
  func scalar(endingAt end: Int) -> Unicode.Scalar {
    var start = end - 1
    while start > 0, unsafe bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start).scalar
  }

  @inline(__always)
  fileprivate static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let first = unsafe UInt32(bytes[position])
    if first < 0x80 { return (Unicode.Scalar(UInt8(truncatingIfNeeded: first)), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard position + length <= bytes.count else { return ("\u{FFFD}", bytes.count - position) }
    var value = first & (0x7F >> UInt32(length))
    for i in 1..<length { value = unsafe value << 6 | UInt32(bytes[position + i]) & 0x3F }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// The end of the grapheme cluster that begins at a position.
  func clusterEnd(from position: Int) -> Int {
    let (scalar, length) = scalar(at: position)
    if position + length >= count { return count }
    if scalar.standsAlone {
      let next = self.scalar(at: position + length).scalar
      if next.value < 0x80 || next.standsAlone { return position + length }
    }
    // A substring begins with a cluster, regardless of the text before it. The string itself would search backwards
    // for the start of the cluster, over thousands of flags.
    let rest = string[string.utf8.index(string.startIndex, offsetBy: position)...]
    return string.utf8.distance(from: string.startIndex, to: rest.index(after: rest.startIndex))
  }

  /// The end of the letters that no line break divides, from a position: a grapheme cluster, and the whole conjunct if it
  /// ends in a virama.
  func letterEnd(from position: Int) -> Int {
    var end = position
    repeat {
      // U+0300 is the first that joins the character before it.
      let isPlain = self[end] < 0x80 && self[end] != 0x0D && (end + 1 >= count || self[end + 1] < 0xCC)
      end = isPlain ? end + 1 : clusterEnd(from: end)
    } while end < count && self[end] >= 0xE0 && isJoined(scalar(endingAt: end), to: scalar(at: end).scalar)
    return end
  }

  /// Whether a virama joins the next letter. Those of Tamil, Thai, Lao and Myanmar's asat are shown instead.
  private func isJoined(_ mark: Unicode.Scalar, to next: Unicode.Scalar) -> Bool {
    guard mark.value > 0x94C, !mark.standsAlone, ![0xBCD, 0xE3A, 0xEBA, 0x103A].contains(mark.value) else {
      return false
    }
    return mark.properties.canonicalCombiningClass == .virama && next.properties.isAlphabetic
  }

  /// The place of the soft hyphen that ends at a position; nil if there is none.
  func softHyphen(endingAt end: Int) -> Int? {
    end >= 2 && self[end - 1] == 0xAD && self[end - 2] == 0xC2 ? end - 2 : nil
  }

  /// The start of the white space that ends at a position, but not before `limit`.
  func startOfWhitespace(endingAt end: Int, limit: Int) -> Int {
    var position = end
    while position > limit {
      var start = position - 1
      while start > limit, unsafe bytes[start] & 0xC0 == 0x80 { start -= 1 }
      guard Self.isSpace(self.scalar(at: start).scalar) else { break }
      position = start
    }
    return position
  }

  /// White space as in Unicode (property White_Space), except the no-break spaces, which line breaking treats as
  /// letters.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x9...0xD, 0x85, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The end of the paragraph that begins at a position, and the start of the next one, which is nil after the last.
  func paragraph(from start: Int) -> (end: Int, next: Int?) {
    var i = start
    while i < count {
      switch unsafe bytes[i] {
      case 0x0A, 0x0B, 0x0C: return (i, i + 1)
      case 0x0D: return unsafe (i, i + 1 < count && bytes[i + 1] == 0x0A ? i + 2 : i + 1)
      case 0xC2 where unsafe i + 1 < count && bytes[i + 1] == 0x85: return (i, i + 2)
      case 0xE2 where unsafe i + 2 < count && bytes[i + 1] == 0x80 && bytes[i + 2] & 0xFE == 0xA8: return (i, i + 3)
      default: i += 1
      }
    }
    return (count, nil)
  }

  /// The scalars of a range that begins and ends between scalars.
  func scalars(in range: Range<Int>) -> Scalars { unsafe Scalars(bytes: bytes, range: range) }

  // Doesn't contain the string, which would be retained for each sequence.
  @safe struct Scalars: Sequence, IteratorProtocol {
    let bytes: UnsafeBufferPointer<UInt8>
    var range: Range<Int>

    mutating func next() -> Unicode.Scalar? {
      guard !range.isEmpty else { return nil }
      let (scalar, length) = unsafe UTF8Text.scalar(in: bytes, at: range.lowerBound)
      range = Swift.min(range.lowerBound + length, range.upperBound)..<range.upperBound
      return scalar
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is a control character. Unicode's category Cc is fixed to these two ranges.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// Whether a character belongs to running text and never joins one of its kind or ASCII in a cluster: letters of
  /// Latin, Greek, Cyrillic, Hebrew and Arabic, Hangul syllables, Chinese characters, and kana without the marks that
  /// follow them.
  package var standsAlone: Bool {
    switch value {
    case 0xC0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0x1E00...0x1FFF, 0x3041...0x3096,
      0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }
}
