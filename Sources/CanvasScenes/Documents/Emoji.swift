/// Recognizes single emoji.
enum Emoji {
  static let allowed = "a single emoji"

  /// Whether a text is one grapheme cluster with an emoji presentation, such as `😀`, `🖥` with and without its variation
  /// selector, `⚽️`, `👩‍🚀`, `🇰🇷` or `5️⃣`, but not `a`, `5` or `©︎`.
  static func isEmoji(_ text: String) -> Bool {
    guard text.count == 1, let first = text.unicodeScalars.first, first.properties.isEmoji else { return false }
    // Digits, # and * are emoji only with a keycap.
    if first.isASCII { return text.unicodeScalars.contains("\u{20E3}") }
    return !text.unicodeScalars.contains("\u{FE0E}")
  }

  /// Returns an emoji in its colour presentation. Characters whose default is the text presentation, such as `🖥` and `❤`,
  /// get a variation selector. Other texts are unchanged.
  static func colored(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard isEmoji(text), let first = scalars.first, !first.properties.isEmojiPresentation else { return text }
    let rest = scalars.dropFirst()
    // A skin tone also selects the emoji presentation, and must follow its base character directly.
    if let second = rest.first, second == "\u{FE0F}" || second.properties.isEmojiModifier { return text }
    return String(first) + "\u{FE0F}" + String(rest)
  }
}
