/// Whether a grapheme cluster is to be shown in colour or as text (Unicode Technical Standard #51).
enum EmojiPresentation {
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
        // All that are emoji by themselves lie in these ranges; the look into the tables costs a layout's tenth.
        if isFirst, (0x231A...0x2B55).contains(scalar.value) || scalar.value >= 0x1F000 {
          isEmoji = scalar.properties.isEmojiPresentation
        }
      }
      isFirst = false
    }
    self = isEmoji ? .emoji : .text
  }
}
