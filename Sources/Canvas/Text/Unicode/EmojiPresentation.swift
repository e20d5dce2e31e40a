/// Whether a grapheme cluster is to be shown in colour or as text (Unicode Technical Standard #51).
package enum EmojiPresentation {
  case text, emoji

  /// - Parameter cluster: The scalars of one grapheme cluster.
  init(of cluster: some Sequence<Unicode.Scalar>) {
    var isEmoji = false
    var isFirst = true
    for scalar in cluster {
      switch scalar.value {
      // What is asked for by a variation selector holds.
      case 0xFE0E:
        self = .text
        return
      case 0xFE0F:
        self = .emoji
        return
      // A keycap, a skin tone: emoji whatever they stand on.
      case 0x20E3, 0x1F3FB...0x1F3FF: isEmoji = true
      default:
        // The look into the tables costs a layout's tenth.
        if isFirst, Self.mayBeEmoji(scalar) { isEmoji = scalar.properties.isEmojiPresentation }
      }
      isFirst = false
    }
    self = isEmoji ? .emoji : .text
  }

  /// Whether a character lies where those are that are emoji by themselves: not among letters, nor with the suits.
  package static func mayBeEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2654...0x267E: false
    case 0x231A...0x2B55, 0x1F000...: true
    default: false
    }
  }
}
