/// What, beside the font and the text, decides about the glyphs.
struct ShapingFeatures: Equatable {
  /// Sorted by tag, each once.
  let chosen: [FontFeature]
  /// Whether letters may be joined that needn't be: not where they are spaced.
  var ligates = true
}
