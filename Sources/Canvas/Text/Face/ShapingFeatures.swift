/// Settings that affect the glyphs in addition to the font and the text.
struct ShapingFeatures: Equatable {
  /// The chosen features, sorted by tag, each once.
  let chosen: [FontFeature]
  /// Whether optional ligatures are used; false with letter spacing.
  var ligates = true
}
