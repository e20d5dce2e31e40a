extension Text {
  /// The text in the fonts, colours and paragraph style of an environment.
  func styledText(in environment: EnvironmentValues, fonts: FontResolver) throws(FontError) -> StyledText {
    guard let first = pieces.first else { return StyledText("", font: try fonts.font(for: environment.font)) }
    var text = try first.styledText(in: environment, fonts: fonts)
    for piece in pieces.dropFirst() { text += try piece.styledText(in: environment, fonts: fonts) }
    text.paragraph = ParagraphStyle(
      alignment: environment.multilineTextAlignment.placed(in: environment.layoutDirection),
      wrapping: environment.wrapping, strictness: environment.strictness, truncation: environment.truncationMode,
      maximumLineCount: environment.lineLimit.map { max($0, 1) }, lineSpacing: environment.lineSpacing,
      minimumScale: environment.minimumScaleFactor)
    return text
  }
}

extension Text.Piece {
  fileprivate func styledText(in environment: EnvironmentValues, fonts: FontResolver) throws(FontError) -> StyledText {
    var font = style.font ?? environment.font
    font.weight = style.weight ?? environment.fontWeight ?? font.weight
    font.isItalic = style.isItalic || environment.isItalic || font.isItalic
    var attributes = TextAttributes(
      font: try fonts.font(for: font), paint: style.paint ?? environment.foregroundStyle)
    if let picture {
      // The space is as wide as the picture, which is drawn in it.
      let space = StyledText(string, attributes: attributes).size().width
      attributes.letterSpacing = font.size * picture.ratio - space
      return StyledText(string, attributes: attributes)
    }
    attributes.language = style.language ?? environment.language
    attributes.hasUnderline = style.hasUnderline
    attributes.hasStrikethrough = style.hasStrikethrough
    attributes.letterSpacing = style.kerning ?? 0
    attributes.baselineOffset = style.baselineOffset ?? 0
    return StyledText(string, attributes: attributes)
  }
}

/// A picture among the letters of a text.
struct TextPicture: Sendable {
  let source: PictureLeaf.Source

  /// The width divided by the height; 1 for a picture without a size.
  var ratio: Double {
    let size = PictureLeaf(source: source, isResizable: false).size(in: .unspecified)
    let ratio = size.width / size.height
    return ratio.isFinite && ratio > 0 ? min(max(ratio, 0.01), 100) : 1
  }

  /// Whether nothing is drawn outside of the picture.
  var staysInside: Bool { if case .image = source { true } else { false } }

  /// Draws the picture in the middle of the space that is kept for it.
  ///
  /// - Parameter room: The space, as high as its line.
  func draw(in room: Rect, on context: DrawingContext) throws {
    guard room.isFinite, room.width > 0 else { return }
    let size = Size(width: room.width, height: room.width / ratio)
    try context.withGState { () throws in
      context.translateBy(x: room.minX, y: room.midY - size.height / 2)
      let leaf = PictureLeaf(source: source, isResizable: true)
      try leaf.draw(size: size, proposal: ProposedViewSize(size), on: context)
    }
  }
}
