internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import EaselShared

/// The plan of a sheet for a command line: the cards, their positions and their size.
struct SheetPlan {
  let kind: SheetOptions.Kind
  /// The card in each cell, or nil for an empty cell.
  let cells: [CardName?]
  let format: CardFormat
  let layout: SheetLayout
  var ground: Color?
  var extrusion = 0.0
  /// The size of captions in pixels, or nil for none.
  var captionSize: Double?

  /// The default size of a card on a contact sheet. Thirteen cards fit on a screen.
  static let contactSize = Size(width: 125, height: 175)
  static let defaultGround = Color(css: "#2D5448")

  /// Plans a sheet. Throws if options contradict each other, if there is no room for the cards, or if the sheet would
  /// be too large for a picture.
  init(
    _ names: [CardName], _ options: SheetOptions, _ print: PrintOptions, _ picture: PictureOptions
  ) throws(ValidationError) {
    kind = options.kind
    switch options.kind {
    case .contact:
      format = try print.format(picture, default: Self.contactSize)
      let cell = try Self.pixelSize(of: format)
      let scale = print.cardSize == nil ? picture.scale : 1
      let captionHeight = options.captions ? (0.17 * cell.width).rounded() : 0
      layout = .contact(
        count: names.count, columns: options.columns ?? min(13, names.count), cell: cell,
        gap: options.gap.map { $0 * scale } ?? (0.06 * cell.width).rounded(), captionHeight: captionHeight)
      ground = options.groundColor == nil ? Self.defaultGround : options.groundColor?.color
      captionSize = options.captions ? 0.095 * cell.width : nil
      cells = names
    case .atlas:
      if let twice = Self.firstRepeated(in: names) {
        throw ValidationError("\(twice) is listed twice; an atlas has each card only once")
      }
      format = try print.format(picture)
      extrusion = Double(options.extrude ?? 0)
      layout = .atlas(
        count: names.count, columns: options.columns, cell: try Self.pixelSize(of: format),
        spacing: AtlasSpacing(
          padding: Double(options.padding ?? 2), extrusion: extrusion, usesPowersOfTwo: options.powerOfTwo))
      cells = names
    case .program(.tabletopSimulator):
      let faces = names.filter { $0 != .back }
      let limit = SheetLayout.tabletopCardLimit
      guard (1...limit).contains(faces.count) else {
        throw ValidationError("\(faces.count) faces; a sheet for Tabletop Simulator must have 1 to \(limit)")
      }
      format = try Self.tabletopFormat(print, picture)
      layout = .tabletopSimulator(cell: try Self.pixelSize(of: format))
      cells = faces + Array(repeating: nil, count: limit - faces.count) + [.back]
    }
    do { _ = try ImageSizeError.pixelSize(of: layout.size, scale: 1) } catch {
      throw ValidationError("the sheet: \(error)")
    }
  }

  /// The format for Tabletop Simulator: square corners, because the game rounds its own, and at most the recommended
  /// size, unless the command line has a size.
  private static func tabletopFormat(
    _ print: PrintOptions, _ picture: PictureOptions
  ) throws(ValidationError) -> CardFormat {
    let asked = try print.format(picture)
    switch asked {
    case .print(let card, _):
      if print.bleed != nil || print.marks {
        throw ValidationError("--bleed and --marks can't be used with --for")
      }
      let cell = print.dpi == nil ? SheetLayout.tabletopCell(ratioOf: card.trim.size) : card.trim.size
      return .square(cell)
    case .screen(let size, let scale), .square(let size, let scale):
      let isAsked = picture.size != nil || picture.width != nil || picture.scale != PictureOptions.defaultScale
      return isAsked ? .square(size, scale: scale) : .square(SheetLayout.tabletopCell(ratioOf: size))
    }
  }

  private static func pixelSize(of format: CardFormat) throws(ValidationError) -> Size {
    do { return try format.pixelSize() } catch { throw ValidationError(error.description) }
  }

  private static func firstRepeated(in names: [CardName]) -> CardName? {
    var seen: Set<CardName> = []
    return names.first { !seen.insert($0).inserted }
  }
}
