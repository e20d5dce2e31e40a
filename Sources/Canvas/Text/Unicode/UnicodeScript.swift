#if Full || Shaping
  internal import CHarfBuzz
#endif

/// The script of a character, as ISO 15924's four letters.
struct UnicodeScript: Hashable, Sendable {
  let tag: UInt32

  /// Digits, spaces and punctuation: characters that belong to no script and take that of their neighbours.
  static let common = UnicodeScript(tag: 0x5A79_7979)  // Zyyy
  static let latin = UnicodeScript(tag: 0x4C61_746E)  // Latn
  /// Han, Hiragana, Katakana, Bopomofo.
  private static let ideographic: Set<UInt32> = [0x4861_6E69, 0x4869_7261, 0x4B61_6E61, 0x426F_706F]
  /// The scripts whose letters join (Unicode's ArabicShaping.txt).
  private static let cursive: Set<UInt32> = [
    0x4172_6162, 0x5379_7263, 0x4E6B_6F6F, 0x4D6F_6E67,  // Arab, Syrc, Nkoo, Mong
    0x4D61_6E64, 0x5068_6167, 0x526F_6867, 0x4164_6C6D,  // Mand, Phag, Rohg, Adlm
    0x4D61_6E69, 0x5068_6C70, 0x536F_6764, 0x4368_7273, 0x4F75_6772,  // Mani, Phlp, Sogd, Chrs, Ougr
  ]
  private static let inherited: UInt32 = 0x5A69_6E68  // Zinh
  private static let unknown: UInt32 = 0x5A7A_7A7A  // Zzzz

  private init(tag: UInt32) { self.tag = tag }

  /// Whether the scripts of characters beyond Latin are known. Without shaping, all of them count as common.
  static var isKnown: Bool {
    #if Full || Shaping
      true
    #else
      false
    #endif
  }

  /// Whether letters are set in squares, without spaces between words.
  var isIdeographic: Bool { Self.ideographic.contains(tag) }

  /// Whether letters join, so that space between them would cut words.
  var isCursive: Bool { Self.cursive.contains(tag) }

  /// The script of a character. It is also `common` for marks, which take the script of their base, and for
  /// characters unknown to Unicode.
  @inline(__always)
  init(of scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = (0x61...0x7A).contains(value | 0x20) ? .latin : .common
      return
    }
    #if Full || Shaping
      if let tag = Self.tag(ofLetter: value) {
        self.tag = tag
        return
      }
      let tag = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), value).rawValue
      self.tag = tag == Self.inherited || tag == Self.unknown ? Self.common.tag : tag
    #else
      self = .common
    #endif
  }
  /// The script of a letter in a range of a single script that is frequent in text.
  @inline(__always)
  private static func tag(ofLetter value: UInt32) -> UInt32? {
    switch value {
    case 0xAC00...0xD7A3: 0x4861_6E67  // Hang
    case 0x4E00...0x9FEF: 0x4861_6E69  // Hani
    case 0x620...0x63F, 0x641...0x64A: 0x4172_6162  // Arab
    case 0x410...0x44F: 0x4379_726C  // Cyrl
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter that joins others, or a mark of such letters.
  fileprivate var isCursive: Bool {
    // The joiner of letters and the marks of several scripts have no script of their own.
    guard value >= 0x600, UnicodeScript(of: self).isCursive || (0x640...0x670).contains(value) else { return false }
    return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
  }
}

extension String {
  /// Whether a place in the text's UTF-8 is between letters that join: each has another form alone.
  package func joinsLetters(at offset: Int) -> Bool {
    let place = utf8.index(utf8.startIndex, offsetBy: offset)
    guard let last = unicodeScalars[..<place].last, let next = unicodeScalars[place...].first else { return false }
    return last.isCursive && next.isCursive
  }
}
