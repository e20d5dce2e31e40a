#if Full || Shaping
  internal import CanvasSystem
#endif

/// The directions in a paragraph by the Unicode bidirectional algorithm (UAX #9). Even levels run from left to right,
/// odd ones from right to left.
struct BidiLevels {
  /// The paragraph's own level, 0 or 1.
  let base: UInt8
  // One level per byte of the paragraph; empty if all have the base level.
  private let levels: [UInt8]
  private let start: Int

  /// Without shaping, every paragraph runs from left to right.
  ///
  /// - Parameter surroundings: The rest of the paragraph, if the text is one of its lines.
  init(
    _ paragraph: Range<Int>, of text: UTF8Text, direction: WritingDirection, surroundings: TextSurroundings? = nil
  ) {
    start = paragraph.lowerBound
    #if Full || Shaping
      if let surroundings, let found = Self.find(paragraph, of: text, direction: direction, in: surroundings) {
        (base, levels) = found
        return
      }
      if direction == .rightToLeft || Self.mayTurn(paragraph, of: text),
        let found = Self.find(paragraph, of: text, direction: direction)
      {
        (base, levels) = found
        return
      }
    #endif
    base = 0
    levels = []
  }

  @inline(__always)
  func level(at position: Int) -> UInt8 { levels.isEmpty ? base : levels[position - start] }

  #if Full || Shaping
    /// Whether there is a character that can change a direction. All of them are in these ranges.
    static func mayTurn(_ paragraph: Range<Int>, of text: UTF8Text) -> Bool {
      var i = paragraph.lowerBound
      while i < paragraph.upperBound {
        // U+0590 is D6 90 in UTF-8.
        guard text[i] >= 0xD6 else {
          i += 1
          continue
        }
        // U+3000 to U+EFFF: Chinese, Japanese and Korean text is skipped.
        if (0xE3...0xEE).contains(text[i]) {
          i += 3
          continue
        }
        let (scalar, length) = text.scalar(at: i)
        switch scalar.value {
        case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
          0x10800...0x10FFF, 0x1E800...0x1EFFF:
          return true
        default: i += length
        }
      }
      return false
    }

    /// The levels of a line within its paragraph.
    private static func find(
      _ line: Range<Int>, of text: UTF8Text, direction: WritingDirection, in surroundings: TextSurroundings
    ) -> (UInt8, [UInt8])? {
      // In a text of several paragraphs, the first one follows the text before it, and the last one continues in the
      // text after it.
      var whole = line.lowerBound == 0 ? surroundings.before : ""
      let first = whole.utf8.count
      unsafe whole += String(decoding: text.bytes[line], as: UTF8.self)
      let last = whole.utf8.count
      if line.upperBound == text.count { whole += surroundings.after }
      let string = whole
      return whole.withUTF8 { bytes in
        unsafe find(0..<bytes.count, of: UTF8Text(string: string, bytes: bytes), direction: direction).map {
          ($0.0, Array($0.1[first..<last]))
        }
      }
    }

    private static func find(
      _ paragraph: Range<Int>, of text: UTF8Text, direction: WritingDirection
    ) -> (UInt8, [UInt8])? {
      // There are at most as many UTF-16 units as bytes.
      var units: [UInt16] = []
      units.reserveCapacity(paragraph.count)
      for scalar in text.scalars(in: paragraph) {
        if scalar.value < 0x10000 {
          units.append(UInt16(truncatingIfNeeded: scalar.value))
        } else {
          units.append(UTF16.leadSurrogate(scalar))
          units.append(UTF16.trailSurrogate(scalar))
        }
      }
      var unitLevels = [UInt8](repeating: 0, count: units.count)
      var base: UInt8 = 0
      let wanted: CInt =
        switch direction {
        case .natural: -1
        case .leftToRight: 0
        case .rightToLeft: 1
        }
      guard unsafe ck_bidi_levels(units, Int32(clamping: units.count), wanted, &unitLevels, &base) != 0 else {
        return nil
      }
      var levels: [UInt8] = []
      levels.reserveCapacity(paragraph.count)
      var unit = 0
      for scalar in text.scalars(in: paragraph) {
        let level = unitLevels[unit]
        for _ in 0..<UTF8.width(scalar) { levels.append(level) }
        unit += UTF16.width(scalar)
      }
      return (base, levels)
    }
  #endif

  /// The order from left to right of runs given in the order of the text (rule L2 of UAX #9).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var i = 0
      while i < order.count {
        guard levels[order[i]] >= level else {
          i += 1
          continue
        }
        var end = i + 1
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[i..<end].reverse()
        i = end
      }
    }
    return order
  }
}

/// The direction of a paragraph.
public enum WritingDirection: Sendable, Hashable, CaseIterable {
  /// The direction of the first letter that has one; from left to right if none has.
  case natural
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The text before and after a line in its paragraph. It is not drawn, but it affects directions: a number after a
/// Hebrew word is to its left, even on the next line.
package struct TextSurroundings: Sendable, Hashable {
  let before: String
  let after: String

  /// Nil if the whole paragraph runs from left to right, as most do.
  ///
  /// - Parameter after: Empty if an ellipsis replaces the following text: the line then ends the paragraph.
  package init?(before: Substring, line: Substring, after: Substring = "") {
    #if Full || Shaping
      let mayTurn = [before, line, after].contains { part in
        var string = String(part)
        let copy = string
        return string.withUTF8 { unsafe BidiLevels.mayTurn(0..<$0.count, of: UTF8Text(string: copy, bytes: $0)) }
      }
      guard mayTurn else { return nil }
      self.before = String(before)
      self.after = String(after)
    #else
      return nil
    #endif
  }
}
