public import Canvas

/// A sheet of many cards in one picture.
///
///     let cells = CardName.deck()
///     let layout = SheetLayout.contact(count: cells.count, columns: 13, cell: Size(width: 125, height: 175), gap: 8)
///     let format = CardFormat.screen(Size(width: 125, height: 175))
///     var sheet = DeckSheet(cells: cells, layout: layout, format: format, style: style)
///     sheet.ground = .green
///     try sheet.image().writePNG(to: "deck.png")
public struct DeckSheet: Sendable {
  /// The cards in the layout's cells, in order. If nil, the cell is empty. Cards beyond the cells are left out.
  public var cells: [CardName?]
  /// The places of the cards.
  public var layout: SheetLayout
  /// The format of each card; its size should be that of the cells.
  public var format: CardFormat
  /// The style of the cards.
  public var style: CardStyle
  /// The colour behind the cards, or nil for a transparent sheet.
  public var ground: Color?
  /// The number of pixels by which each picture's edge is repeated around it.
  public var extrusion = 0.0
  /// The font of captions, if the layout has room for them; its size is in pixels. If nil, there are no captions.
  public var captionFont: Font?
  /// The maximum number of threads that draw. It does not change the pixels.
  public var workers: Int

  /// Creates a sheet of cards in the cells of a layout, row by row from the top left.
  public init(
    cells: [CardName?], layout: SheetLayout, format: CardFormat, style: CardStyle, ground: Color? = nil,
    workers: Int = 1
  ) {
    self.cells = cells
    self.layout = layout
    self.format = format
    self.style = style
    self.ground = ground
    self.workers = workers
  }

  /// Draws the sheet. Throws if no picture can have its size or that of a card.
  ///
  /// - Parameter progress: Called after each card, from any thread.
  public func image(progress: @escaping @Sendable () -> Void = {}) throws(PictureError<Never>) -> Image {
    let context: DrawingContext
    do { context = try DrawingContext(size: layout.size) } catch { throw .size(error) }
    if let ground {
      context.setFillColor(ground)
      context.fill(context.bounds)
    }
    let (format, style) = (format, style)
    let places = zip(cells, layout.cells).compactMap { name, frame in name.map { (name: $0, frame: frame) } }
    var frames = places.map(\.frame)[...]
    // Cards are drawn concurrently and placed in order. Only a few of them wait at a time, however large the deck is.
    try forEachInOrder(count: places.count, workers: workers) { index in
      defer { progress() }
      return Result { () throws(PictureError<Never>) in try CardFace(places[index].name, style: style).image(format) }
    } consume: { (result: Result<Image, PictureError<Never>>) throws(PictureError<Never>) in
      guard let cell = frames.popFirst() else { return }
      let picture = Image(pixels: try result.get().pixels)
      context.draw(picture, in: cell)
      context.drawBleed(of: picture, around: cell, bleed: extrusion, isStretched: true)
    }
    drawCaptions(on: context)
    return context.makeImage()
  }

  private func drawCaptions(on context: DrawingContext) {
    guard let captionFont else { return }
    let color = ground.map(Self.inkColor) ?? .black
    for (name, frame) in zip(cells, layout.captions) {
      guard let name else { continue }
      let attributes = TextAttributes(font: captionFont, color: color)
      context.draw(StyledText(name.title, attributes: attributes, paragraph: Self.captionStyle), in: frame)
    }
  }

  /// One line, made smaller to fit a narrow card.
  private static let captionStyle = ParagraphStyle(
    alignment: .center, verticalAlignment: .middle, truncation: .tail, maximumLineCount: 1, minimumScale: 0.6)

  /// Returns black or white, whichever has more contrast with a ground, by its luma (ITU-R BT.601).
  static func inkColor(on ground: Color) -> Color {
    0.299 * ground.red + 0.587 * ground.green + 0.114 * ground.blue > 0.5 ? .black : .white
  }
}
