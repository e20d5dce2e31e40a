#if Full || Shaping
  internal import CHarfBuzz
#endif

/// The script of a character, as ISO 15924's four letters.
struct UnicodeScript: Hashable, Sendable {
  let tag: UInt32

  /// Digits, spaces, punctuation: what belongs to no script, and takes that of its neighbours.
  static let common = UnicodeScript(tag: 0x5A79_7979)  // Zyyy
  static let latin = UnicodeScript(tag: 0x4C61_746E)  // Latn
  /// Han, Hiragana, Katakana, Bopomofo.
  private static let ideographic: Set<UInt32> = [0x4861_6E69, 0x4869_7261, 0x4B61_6E61, 0x426F_706F]
  private static let inherited: UInt32 = 0x5A69_6E68  // Zinh
  private static let unknown: UInt32 = 0x5A7A_7A7A  // Zzzz

  private init(tag: UInt32) { self.tag = tag }

  /// Whether the scripts of characters beyond Latin are known: without shaping all are taken for common.
  static var isKnown: Bool {
    #if Full || Shaping
      true
    #else
      false
    #endif
  }

  /// Whether letters are set in squares, without spaces between words.
  var isIdeographic: Bool { Self.ideographic.contains(tag) }

  /// The script, `common` too for marks that take their base's and for characters unknown to Unicode.
  @inline(__always)
  init(of scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = (0x61...0x7A).contains(value | 0x20) ? .latin : .common
      return
    }
    #if Full || Shaping
      let tag = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), value).rawValue
      self.tag = tag == Self.inherited || tag == Self.unknown ? Self.common.tag : tag
    #else
      self = .common
    #endif
  }
}
