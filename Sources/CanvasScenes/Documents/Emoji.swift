/// Which texts are a single emoji.
enum Emoji {
  static let allowed = "a single emoji"

  /// Whether a text is one grapheme cluster that Unicode shows as an emoji, or lets show as one: `😀`, `🖥` with and
  /// without its variation selector, `⚽️`, `👩‍🚀`, `🇰🇷`, `5️⃣`; not `a`, `5` or `©︎`.
  static func isEmoji(_ text: String) -> Bool {
    guard text.count == 1, let first = text.unicodeScalars.first, first.properties.isEmoji else { return false }
    // Digits, # and * become emoji only together with a keycap.
    if first.isASCII { return text.unicodeScalars.contains("\u{20E3}") }
    return !text.unicodeScalars.contains("\u{FE0E}")
  }
}
