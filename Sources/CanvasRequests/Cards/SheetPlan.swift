/// The plan of a sheet: the cards, their positions and their size.
package struct SheetPlan: Sendable {
  /// The card in each cell, or nil for an empty cell.
  package let cells: [CardName?]
  package let format: CardFormat
  package let layout: SheetLayout
  var ground: Color?
  var extrusion = 0.0
  /// The size of captions in pixels, or nil for none.
  var captionSize: Double?

  /// The default size of a card on a sheet to look at. Thirteen cards fit on a screen.
  private static let defaultSize = Size(width: 125, height: 175)

  /// Plans a sheet. Throws if there is no room for the cards, or if the sheet would be too large for a picture.
  init(_ request: SheetRequest) throws(RequestError) {
    let (names, sheet, print, picture) = (request.names, request.sheet, request.print, request.picture)
    if sheet.program != nil {
      (cells, format, layout) = try Self.tabletopSimulator(names, print, picture)
    } else if sheet.atlas != nil {
      var seen: Set<CardName> = []
      if let twice = names.first(where: { !seen.insert($0).inserted }) {
        throw RequestError(.request, "\(twice) is listed twice; an atlas has each card only once")
      }
      format = try print.format(picture, default: CardRequest.defaultSize)
      extrusion = Double(sheet.extrusion ?? 0)
      layout = .atlas(
        count: names.count, columns: sheet.columns, cell: try Self.pixelSize(of: format),
        spacing: AtlasSpacing(
          padding: Double(sheet.padding ?? 2), extrusion: extrusion, usesPowersOfTwo: sheet.usesPowersOfTwo))
      cells = names
    } else {
      format = try print.format(picture, default: Self.defaultSize)
      let cell = try Self.pixelSize(of: format)
      let scale = print.cardSize == nil ? picture.scale : 1
      layout = .contact(
        count: names.count, columns: sheet.columns ?? min(13, names.count), cell: cell,
        gap: sheet.gap.map { $0 * scale } ?? (0.06 * cell.width).rounded(),
        captionHeight: sheet.hasCaptions ? (0.17 * cell.width).rounded() : 0)
      ground = sheet.groundColor.map(\.color) ?? DeckHand.defaultGround
      captionSize = sheet.hasCaptions ? 0.095 * cell.width : nil
      cells = names
    }
    try RequestError.check(layout.size, scale: 1, of: "the sheet")
  }

  private static func tabletopSimulator(
    _ names: [CardName], _ print: PrintSettings, _ picture: PictureSettings
  ) throws(RequestError) -> (cells: [CardName?], format: CardFormat, layout: SheetLayout) {
    let faces = names.filter { $0 != .back }
    let limit = SheetLayout.tabletopCardLimit
    guard (1...limit).contains(faces.count) else {
      throw RequestError(
        .request, "\(faces.count) faces; a sheet for Tabletop Simulator must have 1 to \(limit)")
    }
    let asked = try print.format(picture, default: CardRequest.defaultSize)
    let format = try tabletopFormat(asked, of: faces.count, print, picture)
    let layout = SheetLayout.tabletopSimulator(count: faces.count, cell: try pixelSize(of: format))
    let spare = layout.cells.count - faces.count
    let rest = spare > 0 ? Array(repeating: nil, count: spare - 1) + [CardName.back] : []
    return (faces + rest, format, layout)
  }

  /// The format for Tabletop Simulator: square corners, because the game rounds its own, and at most the recommended
  /// size, unless the request has a size.
  private static func tabletopFormat(
    _ asked: CardFormat, of count: Int, _ print: PrintSettings, _ picture: PictureSettings
  ) throws(RequestError) -> CardFormat {
    switch asked {
    case .print(let card, _):
      try print.refuse(
        [PrintSettings.bleed, PrintSettings.marks, PrintSettings.proof], "can't be used with \(SheetSettings.program)")
      let cell =
        print.pixelsPerInch == nil ? SheetLayout.tabletopCell(ratioOf: card.trim.size, count: count) : card.trim.size
      return .square(cell)
    case .screen(let size, let scale), .square(let size, let scale):
      let isAsked = picture.size != nil || picture.width != nil || picture.scale != 1
      return isAsked ? .square(size, scale: scale) : .square(SheetLayout.tabletopCell(ratioOf: size, count: count))
    }
  }

  private static func pixelSize(of format: CardFormat) throws(RequestError) -> Size {
    do { return try format.pixelSize() } catch { throw RequestError(.request, RequestText(error.description)) }
  }
}
