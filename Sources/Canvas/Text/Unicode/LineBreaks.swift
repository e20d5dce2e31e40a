#if Full || Shaping
  internal import CanvasSystem
#endif

/// The places where lines can break: Unicode's line breaking (UAX #14) by ICU, with its dictionaries for Thai and
/// other languages.
///
/// Without shaping, lines break after spaces, hyphens and soft hyphens, and next to ideographs and kana.
package enum LineBreaks {
  /// The positions in a text at which the next line can begin, ascending; the last is the end of the text.
  package static func places(in text: String) -> [String.Index] {
    var copy = text
    return copy.withUTF8 { bytes in
      unsafe find(in: 0..<bytes.count, of: UTF8Text(string: text, bytes: bytes)).map {
        text.utf8.index(text.startIndex, offsetBy: Int($0))
      }
    }
  }

  /// The byte offsets in the text at which the next line can begin, ascending; the last is the end of the paragraph.
  static func find(in paragraph: Range<Int>, of text: UTF8Text, by rules: LineRules = LineRules()) -> [Int32] {
    var places: [Int32] = []
    #if Full || Shaping
      let base = Int32(clamping: paragraph.lowerBound)
      let isFound = unsafe LineIterators.withIterator(rules) { iterator in
        guard let iterator = unsafe iterator, let start = unsafe text.bytes.baseAddress else { return false }
        return unsafe start.withMemoryRebound(to: CChar.self, capacity: text.count) { characters in
          guard unsafe ck_line_begin(iterator, characters + paragraph.lowerBound, Int64(paragraph.count)) != 0
          else { return false }
          while case let place = unsafe ck_line_next(iterator), place >= 0 { places.append(base &+ place) }
          return true
        }
      }
      if !isFound { places = simple(in: paragraph, of: text) }
    #else
      places = simple(in: paragraph, of: text)
    #endif
    if rules.keepsKoreanWords { places.removeAll { isInKoreanWord(Int($0), in: paragraph, of: text) } }
    if places.last != Int32(clamping: paragraph.upperBound) { places.append(Int32(clamping: paragraph.upperBound)) }
    return places
  }

  static func simple(in paragraph: Range<Int>, of text: UTF8Text) -> [Int32] {
    var places: [Int32] = []
    var previous: Unicode.Scalar?
    var i = paragraph.lowerBound
    while i < paragraph.upperBound {
      let (scalar, length) = text.scalar(at: i)
      if let previous, scalar != " ",
        previous == " " || previous == "-" || previous == "\u{AD}" || (isWide(previous) && isWide(scalar))
      {
        places.append(Int32(clamping: i))
      }
      previous = scalar
      i += length
    }
    return places
  }

  /// Whether a position is between two letters or digits, one of them Hangul. Korean has spaces between its words.
  private static func isInKoreanWord(_ position: Int, in paragraph: Range<Int>, of text: UTF8Text) -> Bool {
    guard position > paragraph.lowerBound, position < paragraph.upperBound else { return false }
    let (before, after) = (text.scalar(endingAt: position), text.scalar(at: position).scalar)
    guard isHangul(before) || isHangul(after) else { return false }
    return [before, after].allSatisfy {
      isHangul($0) || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB: true
    default: false
    }
  }

  // Ideographs and kana, but not their punctuation, which must not begin a line.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

/// By which rules lines break.
struct LineRules: Hashable {
  var language: TextLanguage?
  var strictness = ParagraphStyle.Strictness.automatic
  /// Whether Korean breaks only between its words, as by `word-break: keep-all` in CSS.
  var keepsKoreanWords = true

  /// The name for ICU.
  var locale: String {
    guard language != nil || strictness != .automatic else { return "" }
    let name = String((language?.tag ?? "").map { $0 == "-" ? "_" : $0 })
    return strictness == .automatic ? name : "\(name)@lb=\(strictness)"
  }
}

#if Full || Shaping
  /// ICU's iterators that are not in use. Creating one takes as long as breaking thousands of lines.
  private enum LineIterators {
    private static let idle = Locked<[String: [Handle]]>([:])
    /// The most locales whose iterators are kept.
    private static let maximumLocaleCount = 16

    @safe private struct Handle: @unchecked Sendable {
      let iterator: OpaquePointer
    }

    static func withIterator<R>(_ rules: LineRules, _ body: (OpaquePointer?) -> R) -> R {
      let locale = rules.locale
      let handle = unsafe idle.withLock { $0[locale]?.popLast() } ?? ck_line_iterator_open(locale).map(Handle.init)
      defer { if let handle { keep(handle, for: locale) } }
      return unsafe body(handle?.iterator)
    }

    /// Keeps an iterator: of a locale as many as were used at once.
    private static func keep(_ handle: Handle, for locale: String) {
      let isKept = idle.withLock { idle in
        guard idle[locale] != nil || idle.count < maximumLocaleCount else { return false }
        idle[locale, default: []].append(handle)
        return true
      }
      if !isKept { unsafe ck_line_iterator_close(handle.iterator) }
    }
  }
#endif
