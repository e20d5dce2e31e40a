extension StyledText {
  /// Lays out the text in lines of glyphs. See `TextLayout.init`.
  public func layout(width: Double? = nil, height: Double? = nil) -> TextLayout {
    TextLayout(self, width: width, height: height)
  }
}
