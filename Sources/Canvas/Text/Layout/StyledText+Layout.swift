extension StyledText {
  /// The lines and glyphs in their places; see `TextLayout.init`.
  public func layout(width: Double? = nil, height: Double? = nil) -> TextLayout {
    TextLayout(self, width: width, height: height)
  }
}
