/// A sheet of many cards in one picture.
///
///     let cells = CardName.deck()
///     let layout = SheetLayout.contact(count: cells.count, columns: 13, cell: Size(width: 125, height: 175), gap: 8)
///     let format = CardFormat.screen(Size(width: 125, height: 175))
///     var sheet = DeckSheet(cells: cells, layout: layout, format: format, style: style)
///     sheet.ground = .green
///     try sheet.writePNG(to: "deck.png")
public struct DeckSheet: Drawable {
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
  /// The number of pixels by which each picture's edge is repeated around it. If it is greater than 0, each card is drawn
  /// as an image with the pixels of its format, and that image is drawn in the cell.
  public var extrusion = 0.0
  /// The font of captions, if the layout has room for them; its size is in pixels. If nil, there are no captions.
  public var captionFont: Font?
  /// The maximum number of threads of `image(progress:)`. It does not change the pixels.
  public var workers: Int

  /// Creates a sheet of cards in the cells of a layout, row by row from the top left.
  public init(
    cells: [CardName?], layout: SheetLayout, format: CardFormat, style: CardStyle, ground: Color? = nil,
    workers: Int = 1
  ) {
    (self.cells, self.layout, self.format) = (cells, layout, format)
    (self.style, self.ground, self.workers) = (style, ground, workers)
  }

  /// The layout's size: a point is a pixel of the cells.
  public var idealSize: Size { layout.size }

  /// Draws the sheet in the middle of a rectangle in user space, as large as it fits. The ground fills the rectangle. A
  /// rectangle that is null, empty or not finite draws nothing.
  public func draw(in rect: Rect, on context: DrawingContext) { draw(in: rect, on: context) {} }

  /// Draws the sheet as `draw(in:on:)` does, and reports progress.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in user space.
  ///   - context: The context to draw in.
  ///   - progress: Called after each card whose upper left corner is inside the clip's bounding box.
  public func draw(in rect: Rect, on context: DrawingContext, progress: () -> Void) {
    guard !rect.isEmpty, rect.isFinite else { return }
    context.withGState {
      context.fit(layout.size, in: rect, on: ground)
      // Outside the clip, only a shadow can be cast into it.
      let visible = context.shadow == nil ? context.boundingBoxOfClipPath : Rect(origin: .zero, size: layout.size)
      drawCards(in: visible, on: context, progress: progress)
      drawCaptions(in: visible, on: context)
    }
  }

  /// Returns the sheet as an image, with a pixel for each point. Throws if no picture can have its size or that of a card.
  ///
  /// - Parameter progress: Called after each card, from any thread.
  public func image(progress: @escaping @Sendable () -> Void = {}) throws(PictureError<Never>) -> Image {
    do throws(ImageSizeError) {
      _ = try format.pixelSize()
      return try Image(
        size: layout.size, bands: bands, workers: workers, drawing: { draw(in: $0.bounds, on: $0, progress: progress) })
    } catch {
      throw .size(error)
    }
  }

  /// The bands of the image: rows of cells, so that no card is drawn twice, or parts of them if there are few.
  private var bands: [Range<Int>] {
    let height = Int(saturating: layout.size.height)
    guard workers > 1 else { return [0..<height] }
    let rowsPerBand = max(1, layout.rows / (8 * workers))
    let tops = stride(from: rowsPerBand, to: layout.rows, by: rowsPerBand).map {
      Int(saturating: max(0, layout.cells[$0 * layout.columns].minY - reach))
    }
    let parts = (workers + tops.count) / (tops.count + 1)
    return zip([0] + tops, tops + [height]).flatMap { top, bottom in
      (0..<parts).map { top + (bottom - top) * $0 / parts..<top + (bottom - top) * ($0 + 1) / parts }
    }
  }

  private func drawCards(in visible: Rect, on context: DrawingContext, progress: () -> Void) {
    for (name, cell) in zip(cells, layout.cells) {
      guard let name else { continue }
      if cell.insetBy(dx: -reach, dy: -reach).intersects(visible) { draw(name, in: cell, on: context) }
      if visible.contains(cell.origin) { progress() }
    }
  }

  private func draw(_ name: CardName, in cell: Rect, on context: DrawingContext) {
    let card = FormattedCard(CardFace(name, style: style), format)
    if reach > 0, let image = try? card.image(scale: format.scale) {
      return context.draw(
        Image(pixels: image.pixels), in: cell, continuedTo: cell.insetBy(dx: -reach, dy: -reach))
    }
    // The lengths of a card are in points of its format.
    let scale = format.scale
    let frame = Rect(x: 0, y: 0, width: cell.width / scale, height: cell.height / scale)
    context.withGState {
      context.translateBy(x: cell.minX, y: cell.minY)
      context.scaleBy(x: scale, y: scale)
      context.withTransparencyLayer(in: frame) { card.draw(in: frame, on: context) }
    }
  }

  /// The extrusion that is drawn.
  private var reach: Double { extrusion > 0 && extrusion.isFinite ? extrusion : 0 }

  private func drawCaptions(in visible: Rect, on context: DrawingContext) {
    guard let captionFont else { return }
    let color = ground.map(Self.inkColor) ?? .black
    for (name, frame) in zip(cells, layout.captions) {
      // Letters can reach out of their frame.
      guard let name, frame.insetBy(dx: 0, dy: -4 * captionFont.size).intersects(visible) else { continue }
      let attributes = TextAttributes(font: captionFont, paint: .color(color))
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
