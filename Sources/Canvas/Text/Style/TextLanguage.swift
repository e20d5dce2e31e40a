/// The language of a text, as a tag of BCP 47 such as `sr`, `ja` or `zh-Hant-TW`.
///
///     var text = StyledText("бгдпт", font: font)
///     text.attributes.language = "sr"
///
/// A font can have other letters for a language, and lines break by its rules.
public struct TextLanguage: Sendable, Hashable {
  /// The tag in lowercase letters, padded with zeros: a value without memory of its own, as it is compared for each word.
  private let bytes: SIMD16<UInt8>

  /// A language by its tag, in any case and with hyphens or underscores.
  ///
  /// Subtags that reach beyond 16 characters are left out. Nil for what is no tag: its parts are 1 to 8 letters or digits,
  /// and the first has 2 to 8 letters, or is an `x`.
  public init?(_ tag: String) {
    let parts = tag.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let areParts = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
    guard areParts, let first = parts.first, first.allSatisfy(\.isLetter), first.count > 1 || first == "x" else {
      return nil
    }
    var kept = String(first)
    for part in parts.dropFirst() {
      guard kept.utf8.count + 1 + part.utf8.count <= 16 else { break }
      kept += "-" + part
    }
    self.init(letters: kept)
  }

  private init(letters: String) {
    var bytes = SIMD16<UInt8>()
    for (i, byte) in letters.utf8.enumerated() { bytes[i] = byte }
    self.bytes = bytes
  }

  /// The tag in lowercase letters, such as `zh-hant-tw`; empty if a literal was no tag.
  public var tag: String {
    String(decoding: bytes.indices.lazy.map { bytes[$0] }.prefix { $0 != 0 }, as: UTF8.self)
  }
}

extension TextLanguage: ExpressibleByStringLiteral {
  /// A language. A literal that is no tag is a language that no font has.
  public init(stringLiteral tag: String) { self = TextLanguage(tag) ?? TextLanguage(letters: "") }
}
