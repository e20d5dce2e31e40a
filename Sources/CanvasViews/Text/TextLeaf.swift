/// A text that is laid out in the sizes that are proposed.
struct TextLeaf: ViewLeaf {
  let text: StyledText
  /// The largest size of its fonts, in points.
  let fontSize: Double
  /// The pictures among the letters.
  let pictures: [PlacedPicture]
  let links: [PlacedLink]

  /// A picture at the offset of its space in UTF-8.
  struct PlacedPicture {
    let picture: TextPicture
    let offset: Int
  }

  /// An address, and the letters that lead to it, in UTF-8.
  struct PlacedLink {
    let url: String
    let range: Range<Int>
  }

  func size(in proposal: ProposedViewSize) -> Size {
    let layout = layout(in: proposal)
    var size = layout.usedSize
    // Lines that are stretched fill the width.
    if text.paragraph.alignment == .justified, let width = proposal.finite.width,
      layout.lines.contains(where: { $0.width > size.width })
    {
      size.width = width
    }
    guard proposal.width == 0, text.string.utf8.count < Self.shortText else { return size }
    // The ellipsis is wider than a narrow letter that it would stand for.
    return Size(width: min(size.width, text.size().width), height: size.height)
  }

  private static let shortText = 16

  func guides(in proposal: ProposedViewSize) -> AlignmentGuides {
    let lines = layout(in: proposal).lines
    guard let first = lines.first, let last = lines.last else { return AlignmentGuides() }
    return AlignmentGuides(firstBaseline: first.baseline, lastBaseline: last.baseline)
  }

  // Letters extend beyond their line by at most four times their size.
  func ink(size: Size) -> Rect? {
    guard pictures.allSatisfy(\.picture.staysInside) else { return nil }
    return Rect(origin: .zero, size: size).insetBy(dx: -4 * fontSize, dy: -4 * fontSize)
  }

  func draw(size: Size, proposal: ProposedViewSize, on context: DrawingContext) throws {
    let layout = layout(size: size, proposal: proposal)
    context.draw(layout, at: .zero)
    for placed in pictures {
      let characters = text.string.utf8
      let start = characters.index(characters.startIndex, offsetBy: placed.offset)
      guard let room = layout.rects(of: start..<text.string.index(after: start)).first else { continue }
      try placed.picture.draw(in: room, on: context)
    }
    let characters = text.string.utf8
    for link in links {
      let start = characters.index(characters.startIndex, offsetBy: link.range.lowerBound)
      let end = characters.index(start, offsetBy: link.range.count)
      for rect in layout.rects(of: start..<end) { context.addLink(link.url, in: rect) }
    }
  }

  /// The layout in the size that is the answer to a proposal. The lines are aligned in the text's own width, and break
  /// as in the one that was proposed.
  func layout(size: Size, proposal: ProposedViewSize) -> TextLayout {
    text.layout(width: proposal.width == 0 ? 0 : size.width, height: height(of: proposal))
  }

  /// The layout for a proposal. In no width, the text is one line, as a column of letters helps nobody.
  private func layout(in proposal: ProposedViewSize) -> TextLayout {
    text.layout(width: proposal.finite.width, height: height(of: proposal))
  }

  private func height(of proposal: ProposedViewSize) -> Double? {
    proposal.width == 0 ? 0 : proposal.finite.height
  }
}

/// A view that draws nothing and takes no space, in place of one that failed.
struct BlankLeaf: ViewLeaf {
  func size(in proposal: ProposedViewSize) -> Size { .zero }
  func ink(size: Size) -> Rect? { .null }
  func draw(size: Size, proposal: ProposedViewSize, on context: DrawingContext) {}
}
