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

  /// An emoji in the form that is drawn in colour: what Unicode shows as a letter unless it is asked for the picture, such
  /// as `🖥` and `❤`, gets the variation selector that asks. Other texts stay as they are.
  static func colored(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard isEmoji(text), let first = scalars.first, !first.properties.isEmojiPresentation else { return text }
    let rest = scalars.dropFirst()
    // A skin tone asks for the picture too, and belongs right behind what it colours.
    if let second = rest.first, second == "\u{FE0F}" || second.properties.isEmojiModifier { return text }
    return String(first) + "\u{FE0F}" + String(rest)
  }
}
