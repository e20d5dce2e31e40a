public import Canvas

/// Many cards in one picture.
///
///     let cells = CardName.deck()
///     let layout = SheetLayout.contact(count: cells.count, columns: 13, cell: Size(width: 125, height: 175), gap: 8)
///     let format = CardFormat.screen(Size(width: 125, height: 175))
///     var sheet = DeckSheet(cells: cells, layout: layout, format: format, style: style)
///     sheet.ground = .green
///     try sheet.image().writePNG(to: "deck.png")
public struct DeckSheet: Sendable {
  /// What stands in the layout's cells, in their order; nil leaves one empty, and what is beyond them is left out.
  public var cells: [CardName?]
  /// The places of the cards.
  public var layout: SheetLayout
  /// How each card is drawn; its size should be the cells'.
  public var format: CardFormat
  /// The look of the cards.
  public var style: CardStyle
  /// What lies below the cards; nil leaves the sheet transparent.
  public var ground: Color?
  /// How far each picture's edge is repeated around it, in pixels.
  public var extrusion = 0.0
  /// The font of captions, where the layout has room for them; its size is in pixels. Nil for no captions.
  public var captionFont: Font?
  /// How many threads may draw at once. It decides nothing about the pixels.
  public var workers: Int

  /// A sheet of cards in the cells of a layout, row by row from the top left.
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

  /// Draws the sheet. Throws if it, or a card, has a size that no picture can have.
  ///
  /// - Parameter progress: Called after each card that is drawn, from any thread.
  public func image(progress: @escaping @Sendable () -> Void = {}) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: layout.size)
    if let ground {
      context.setFillColor(ground)
      context.fill(context.bounds)
    }
    let (format, style) = (format, style)
    let places = zip(cells, layout.cells).compactMap { name, frame in name.map { (name: $0, frame: frame) } }
    var frames = places.map(\.frame)[...]
    // Cards are drawn at once and placed in order: a few of them wait at a time, however large the deck is.
    try forEachInOrder(count: places.count, workers: workers) { index in
      defer { progress() }
      return Result { () throws(ImageSizeError) in try places[index].name.image(format, style: style) }
    } consume: { (result: Result<Image, ImageSizeError>) throws(ImageSizeError) in
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

  /// One line, made smaller where a narrow card needs that.
  private static let captionStyle = ParagraphStyle(
    alignment: .center, verticalAlignment: .middle, truncation: .tail, maximumLineCount: 1, minimumScale: 0.6)

  /// Black or white, whichever is read more easily on a ground: by its luma (ITU-R BT.601).
  static func inkColor(on ground: Color) -> Color {
    0.299 * ground.red + 0.587 * ground.green + 0.114 * ground.blue > 0.5 ? .black : .white
  }
}
