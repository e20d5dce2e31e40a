/// The ways in which users write the names of fonts.
enum FamilyName {
  /// A key that all spellings of a name share: letters and digits, ignoring case.
  static func key(_ name: String) -> String {
    // Most names are ASCII, and all installed fonts have their names compared.
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return String(decoding: name.utf8.compactMap(\.asciiKey), as: UTF8.self) }
    return String(
      String.UnicodeScalarView(
        name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }))
  }

  /// Substitutes for missing families: the names of requested families, and the families to use instead, best match
  /// first, with the Debian package of the first.
  ///
  /// Liberation's families and URW's Nimbus have the same widths as the families that they replace.
  struct StandIns: Sendable {
    let names: [String]
    let families: [String]
    let package: String

    /// Names are separated by commas.
    fileprivate init(_ names: String, by families: String, from package: String) {
      (self.names, self.families) = (Self.list(names), Self.list(families))
      self.package = package
    }

    private static func list(_ names: String) -> [String] {
      names.split(separator: ",").map { String($0.drop { $0 == " " }) }
    }
  }

  static let standIns: [StandIns] = [
    StandIns(
      "Helvetica, Helvetica Neue, Arial, Arial MT, Arial Unicode MS, Swiss 721, Geneva, Microsoft Sans Serif, "
        + "Liberation Sans, Arimo, Nimbus Sans, FreeSans",
      by: "Liberation Sans, Arimo, Nimbus Sans, FreeSans, DejaVu Sans", from: "fonts-liberation"),
    StandIns(
      "Arial Narrow, Helvetica Narrow", by: "Liberation Sans Narrow, Nimbus Sans Narrow, DejaVu Sans Condensed",
      from: "fonts-liberation"),
    StandIns(
      "Times, Times New Roman, Times Roman, Times LT, serif, New York, Tinos, Liberation Serif, Nimbus Roman, FreeSerif",
      by: "Liberation Serif, Tinos, Nimbus Roman, FreeSerif, DejaVu Serif", from: "fonts-liberation"),
    StandIns(
      "Courier, Courier New, Courier Std, American Typewriter, Liberation Mono, Cousine, Nimbus Mono PS, FreeMono",
      by: "Liberation Mono, Cousine, Nimbus Mono PS, FreeMono, DejaVu Sans Mono", from: "fonts-liberation"),
    StandIns(
      "Menlo, Monaco, SF Mono, Consolas, Lucida Console, Lucida Sans Typewriter, Andale Mono, Bitstream Vera Sans Mono, "
        + "Cascadia Code, Cascadia Mono, Droid Sans Mono, Fira Code, Fira Mono, Hack, IBM Plex Mono, Inconsolata, "
        + "JetBrains Mono, Noto Mono, Noto Sans Mono, Roboto Mono, Source Code Pro, Ubuntu Mono, monospace",
      by: "DejaVu Sans Mono, Liberation Mono, Noto Sans Mono", from: "fonts-dejavu-core"),
    StandIns(
      "Verdana, Tahoma, Lucida Grande, Lucida Sans, Bitstream Vera Sans, SF Pro, SF Pro Text, SF Pro Display, "
        + "San Francisco, system, system-ui, -apple-system, BlinkMacSystemFont, sans-serif, Segoe UI, Roboto, Inter",
      by: "DejaVu Sans, Noto Sans, Liberation Sans", from: "fonts-dejavu-core"),
    StandIns(
      "Avenir, Avenir Next, Futura, Gill Sans, Century Gothic, Optima, Trebuchet MS, Frutiger, Myriad Pro, Open Sans, Lato",
      by: "Open Sans, Lato, Noto Sans, Liberation Sans, DejaVu Sans", from: "fonts-open-sans"),
    StandIns(
      "Avenir Next Condensed, Futura Condensed, DIN Condensed",
      by: "DejaVu Sans Condensed, Liberation Sans Narrow, DejaVu Sans", from: "fonts-dejavu-extra"),
    StandIns(
      "Georgia, Palatino, Palatino Linotype, Book Antiqua, Baskerville, Garamond, Hoefler Text, Cambria",
      by: "Gelasio, P052, TeX Gyre Pagella, Noto Serif, DejaVu Serif, Liberation Serif", from: "fonts-urw-base35"),
    StandIns("Calibri", by: "Carlito, Open Sans, Noto Sans, DejaVu Sans", from: "fonts-crosextra-carlito"),
    StandIns(
      "Apple SD Gothic Neo, Apple Gothic, Malgun Gothic, Gulim, Dotum, Noto Sans KR, 맑은 고딕, 굴림, 돋움",
      by: "NanumGothic, NanumBarunGothic, Noto Sans CJK KR, UnDotum, Baekmuk Gulim", from: "fonts-nanum"),
    StandIns(
      "Apple Myungjo, Batang, Gungsuh, Noto Serif KR, 바탕, 궁서", by: "NanumMyeongjo, Noto Serif CJK KR, UnBatang",
      from: "fonts-nanum"),
    StandIns(
      "Hiragino Sans, Hiragino Kaku Gothic Pro, Hiragino Kaku Gothic ProN, Yu Gothic, Meiryo, MS Gothic, Noto Sans JP",
      by: "Noto Sans CJK JP, IPAexGothic, IPAGothic, TakaoPGothic, VL Gothic", from: "fonts-noto-cjk"),
    StandIns(
      "Hiragino Mincho Pro, Hiragino Mincho ProN, Yu Mincho, MS Mincho, Noto Serif JP",
      by: "Noto Serif CJK JP, IPAexMincho, IPAMincho, TakaoPMincho", from: "fonts-noto-cjk"),
    StandIns(
      "PingFang SC, Heiti SC, STHeiti, Microsoft YaHei, SimHei, SimSun, Songti SC, Noto Sans SC",
      by: "Noto Sans CJK SC, WenQuanYi Micro Hei, WenQuanYi Zen Hei, Droid Sans Fallback", from: "fonts-noto-cjk"),
    StandIns(
      "PingFang TC, PingFang HK, Heiti TC, Microsoft JhengHei, PMingLiU, Noto Sans TC",
      by: "Noto Sans CJK TC, Noto Sans CJK HK, WenQuanYi Zen Hei, Droid Sans Fallback", from: "fonts-noto-cjk"),
    StandIns(
      "Apple Color Emoji, Segoe UI Emoji, Twemoji, emoji", by: "Noto Color Emoji", from: "fonts-noto-color-emoji"),
    StandIns(
      "Apple Symbols, Segoe UI Symbol, Symbol, Zapf Dingbats, Wingdings",
      by: "DejaVu Sans, Noto Sans Symbols2, Noto Sans Symbols, Standard Symbols PS", from: "fonts-dejavu-core"),
  ]

  private static let standInsByKey: [String: Int] = Dictionary(
    standIns.enumerated().flatMap { i, entry in entry.names.map { (key($0), i) } }, uniquingKeysWith: { a, _ in a })

  static func standIns(for family: String) -> StandIns? { standInsByKey[key(family)].map { standIns[$0] } }

  /// The request without style words at the end of the name, as in "HelveticaNeue-BoldItalic"; nil if there are none.
  static func withoutStyle(_ request: FontRequest) -> FontRequest? {
    var result = request
    var name = key(request.family)
    var found = false
    // The words of a name that is known belong to it, as in Times New Roman.
    search: while !found || standInsByKey[name] == nil {
      for word in styleWords where name.hasSuffix(word.name) && name.count > word.name.count {
        name.removeLast(word.name.count)
        word.apply(&result)
        found = true
        continue search
      }
      break
    }
    result.family = name
    return found ? result : nil
  }

  private struct StyleWord: Sendable {
    let name: String
    let apply: @Sendable (inout FontRequest) -> Void
  }

  // Longer words come before those that they end with.
  private static let styleWords: [StyleWord] = {
    let weights: [(String, Double)] = [
      ("extralight", 200), ("ultralight", 200), ("thin", 100), ("hairline", 100), ("semilight", 350),
      ("demilight", 350),
      ("light", 300), ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800),
      ("bold", 700), ("medium", 500), ("heavy", 800), ("black", 900), ("regular", 400), ("roman", 400), ("book", 400),
    ]
    let widths: [(String, Double)] = [
      ("extracondensed", 62.5), ("semicondensed", 87.5), ("condensed", 75), ("narrow", 75), ("extraexpanded", 150),
      ("semiexpanded", 112.5), ("expanded", 125), ("extended", 125),
    ]
    return weights.map { name, weight in StyleWord(name: name) { $0.weight = Font.Weight(weight) } }
      + widths.map { name, width in StyleWord(name: name) { $0.width = width } }
      + [
        StyleWord(name: "italic") { $0.slant = .italic }, StyleWord(name: "oblique") { $0.slant = .oblique },
        // Of names such as Arial-BoldMT and TimesNewRomanPSMT.
        StyleWord(name: "mt") { _ in }, StyleWord(name: "ps") { _ in },
      ]
  }()
}

extension UInt8 {
  /// The letter in lower case or the digit, or nil for another character of ASCII.
  fileprivate var asciiKey: UInt8? {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): self
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
    default: nil
    }
  }
}
