/// Whether a grapheme cluster is shown in colour or as text (Unicode Technical Standard #51).
package enum EmojiPresentation {
  case text, emoji

  /// - Parameter cluster: The scalars of one grapheme cluster.
  init(of cluster: some Sequence<Unicode.Scalar>) {
    var isEmoji = false
    var isFirst = true
    for scalar in cluster {
      switch scalar.value {
      // A variation selector decides.
      case 0xFE0E:
        self = .text
        return
      case 0xFE0F:
        self = .emoji
        return
      // A keycap or a skin tone is always an emoji.
      case 0x20E3, 0x1F3FB...0x1F3FF: isEmoji = true
      default:
        // Looking up the property takes a tenth of a layout's time.
        if isFirst, Self.mayBeEmoji(scalar) { isEmoji = scalar.properties.isEmojiPresentation }
      }
      isFirst = false
    }
    self = isEmoji ? .emoji : .text
  }

  /// Whether a character is in a range of those with emoji presentation, which excludes letters and the card suits.
  package static func mayBeEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2654...0x267E: false
    case 0x231A...0x2B55, 0x1F000...: true
    default: false
    }
  }
}
