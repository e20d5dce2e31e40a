internal import CanvasCLibrary

/// An encoding of text from before Unicode, which spreadsheets and statistical offices still write.
///
/// The system's C library converts it.
enum LegacyEncoding: String {
  case centralEuropean = "Windows-1250"
  case cyrillic = "Windows-1251"
  case western = "Windows-1252"
  case turkish = "Windows-1254"
  case korean = "CP949"
  case japanese = "Shift_JIS"
  case japaneseEUC = "EUC-JP"
  case simplifiedChinese = "GB18030"
  case traditionalChinese = "Big5"

  /// The name that the C library knows.
  private var converterName: String {
    switch self {
    case .centralEuropean: "CP1250"
    case .cyrillic: "CP1251"
    case .western: "CP1252"
    case .turkish: "CP1254"
    case .japanese: "CP932"
    case .korean, .japaneseEUC, .simplifiedChinese, .traditionalChinese: rawValue
    }
  }

  /// The most likely encoding of a text that isn't UTF-8, or nil if its bytes aren't text.
  ///
  /// Letters beyond ASCII stand alone, or after small letters of ASCII, in the languages of Western and Central Europe. In
  /// a row they are Cyrillic, if they are all in its range, or else pairs. Shift_JIS alone begins pairs below 0xA0, Big5
  /// alone ends many in ASCII, and the syllables of Korean begin with the bytes from 0xB0 to 0xC8.
  init?(of bytes: [UInt8]) {
    guard !bytes.contains(0) else { return nil }
    let counts = ByteCounts(bytes)
    guard counts.high > 0, !Self.isDamagedUTF8(bytes) else { return nil }
    if counts.isEuropean {
      self = counts.alphabet
    } else if counts.isCyrillic {
      self = .cyrillic
    } else if counts.low * 4 > counts.high {
      self = .japanese
    } else if counts.endsInASCII * 10 > counts.leads {
      self = .traditionalChinese
    } else if counts.kana * 2 > counts.leads {
      self = .japaneseEUC
    } else {
      self = counts.hangul * 20 >= (counts.leads - counts.signs) * 19 ? .korean : .simplifiedChinese
    }
  }

  /// Whether most characters beyond ASCII are valid UTF-8: the others are errors then.
  private static func isDamagedUTF8(_ bytes: [UInt8]) -> Bool {
    var (valid, invalid) = (0, 0)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where !scalar.isASCII {
      if scalar == "\u{FFFD}" { invalid += 1 } else { valid += 1 }
    }
    return valid >= invalid
  }

  /// The text in UTF-8, or nil if a byte has no meaning in this encoding or the system can't convert it.
  func utf8(_ bytes: [UInt8]) -> [UInt8]? { TextConverter.utf8(bytes, from: converterName) }
}

/// The numbers of bytes by which encodings are told apart.
private struct ByteCounts {
  /// Bytes from 0x80.
  private(set) var high = 0
  /// Bytes from 0x80 to 0x9F.
  private(set) var low = 0
  /// Bytes that Cyrillic uses, and those of them that are letters of Russian.
  private(set) var cyrillic = 0
  private(set) var cyrillicLetters = 0
  /// The first bytes of pairs, those of signs, of kana, of the syllables of Korean, and the pairs that end in ASCII.
  private(set) var leads = 0
  private(set) var signs = 0
  private(set) var kana = 0
  private(set) var hangul = 0
  private(set) var endsInASCII = 0
  /// First bytes after a small letter of ASCII, and those before a byte that can't be the second one.
  private var afterLetter = 0
  private var broken = 0
  /// Whether bytes from 0x80 are nearly always alone.
  private var areAlone = true
  private var values = [Int](repeating: 0, count: 256)
  /// Signs of Western Europe in the midst of small letters: `³` in `Spó³ka`.
  private var signsInWords = 0

  init(_ bytes: [UInt8]) {
    var (runCount, pairCount, runLength) = (0, 0, 0)
    var isInPair = false
    // The last byte, or 0 after a pair.
    var last: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      values[Int(byte)] += 1
      if isInPair {
        if (0x40...0x7E).contains(byte) { endsInASCII += 1 } else if byte < 0x80 { broken += 1 }
        isInPair = false
        last = 0
      } else {
        if byte >= 0x80 {
          countLead(byte, after: last)
          isInPair = true
        }
        last = byte
      }
      guard byte >= 0x80 else {
        runLength = 0
        continue
      }
      high += 1
      if byte < 0xA0 { low += 1 }
      if byte >= 0xC0 { cyrillicLetters += 1 }
      if byte >= 0xC0 || Self.otherCyrillic.contains(byte) { cyrillic += 1 }
      runLength += 1
      if runLength == 1 { runCount += 1 } else if runLength == 2 { pairCount += 1 } else { areAlone = false }
      if Self.otherCentralEuropean.contains(byte), index > 0, index + 1 < bytes.count,
        Self.isSmall(bytes[index - 1]), Self.isSmall(bytes[index + 1])
      {
        signsInWords += 1
      }
    }
    if pairCount * 10 > runCount { areAlone = false }
  }

  private mutating func countLead(_ byte: UInt8, after last: UInt8) {
    leads += 1
    if (0x61...0x7A).contains(last) { afterLetter += 1 }
    if (0xA1...0xAF).contains(byte) { signs += 1 }
    if byte == 0xA4 || byte == 0xA5 { kana += 1 }
    if (0xB0...0xC8).contains(byte) { hangul += 1 }
  }

  /// Whether the bytes from 0x80 are the letters of a Latin alphabet. Katakana in Shift_JIS are alone too.
  var isEuropean: Bool { (areAlone && (low * 2 <= high || broken > 0)) || afterLetter * 3 >= leads }

  /// Whether all bytes can be Cyrillic, and most of them are letters of Russian. No-break spaces separate thousands.
  var isCyrillic: Bool {
    let spaces = values[0xA0]
    return cyrillic == high && high > spaces && cyrillicLetters * 10 >= (high - spaces) * 9
  }

  /// The encoding of a Latin text.
  var alphabet: LegacyEncoding {
    if signsInWords > 0 { return .centralEuropean }
    // Icelandic has the letters that Turkish replaces, and vowels with an acute.
    let turkish = [0xD0, 0xDD, 0xDE, 0xF0, 0xFD, 0xFE].reduce(0) { $0 + values[$1] }
    let acute = [0xC1, 0xC9, 0xCD, 0xD3, 0xDA, 0xE1, 0xE9, 0xED, 0xF3, 0xFA, 0xC6, 0xE6].reduce(0) { $0 + values[$1] }
    return turkish > 0 && acute == 0 ? .turkish : .western
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte >= 0xE0 }

  /// Spaces, quotes, dashes and letters of other Cyrillic alphabets below those of Russian.
  private static let otherCyrillic: Set<UInt8> = [
    0x84, 0x85, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0xA0, 0xA1, 0xA2, 0xA5, 0xA8, 0xAA, 0xAB, 0xAF, 0xB0, 0xB2, 0xB3,
    0xB4, 0xB8, 0xB9, 0xBA, 0xBB, 0xBF,
  ]

  /// Letters of Polish, Czech and Hungarian where Western Europe has signs: `ą ł ľ ś ť ź ż`.
  private static let otherCentralEuropean: Set<UInt8> = [0x9C, 0x9D, 0x9F, 0xB3, 0xB9, 0xBE, 0xBF]
}
