/// What, beside the font and the text, decides about the glyphs.
struct ShapingFeatures: Equatable {
  /// Sorted by tag, each once.
  let chosen: [FontFeature]
  /// Whether letters may be joined that needn't be: not where they are spaced.
  let ligates: Bool

  init(_ font: Font, ligates: Bool = true) {
    chosen = font.features
    self.ligates = ligates
  }
}
