import Canvas

/// The number of a page outside of the cards.
struct PageNumber {
  private let font: Font

  init(font: Font) { self.font = font.withSize(font.size.isFinite ? min(max(font.size, 4), 24) : 7) }

  /// The room that every number fits into.
  var size: Size {
    let size = text(sheet: 8_888_887, of: 8_888_888, isBack: true).size()
    return Size(width: size.width + 2, height: size.height)
  }

  func text(sheet: Int, of sheetCount: Int, isBack: Bool) -> StyledText {
    var text = StyledText("\(sheet + 1) / \(sheetCount)" + (isBack ? " back" : ""), font: font, alignment: .center)
    text.paragraph.verticalAlignment = .middle
    return text
  }
}
