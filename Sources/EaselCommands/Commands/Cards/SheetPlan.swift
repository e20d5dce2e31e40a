internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import CanvasRequests

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
    _ names: [CardName], _ options: SheetOptions, _ print: PrintSettings, _ picture: PictureSettings
  ) throws(ValidationError) {
    func format(default size: Size) throws(ValidationError) -> CardFormat {
      do { return try print.format(picture, default: size) } catch { throw error.validation }
    }
    kind = options.kind
    switch options.kind {
    case .contact:
      self.format = try format(default: Self.contactSize)
      let cell = try Self.pixelSize(of: self.format)
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
      self.format = try format(default: CardRequest.defaultSize)
      extrusion = Double(options.extrude ?? 0)
      layout = .atlas(
        count: names.count, columns: options.columns, cell: try Self.pixelSize(of: self.format),
        spacing: AtlasSpacing(
          padding: Double(options.padding ?? 2), extrusion: extrusion, usesPowersOfTwo: options.powerOfTwo))
      cells = names
    case .program(.tabletopSimulator):
      let faces = names.filter { $0 != .back }
      let limit = SheetLayout.tabletopCardLimit
      guard (1...limit).contains(faces.count) else {
        throw ValidationError("\(faces.count) faces; a sheet for Tabletop Simulator must have 1 to \(limit)")
      }
      self.format = try Self.tabletopFormat(format(default: CardRequest.defaultSize), print, picture)
      layout = .tabletopSimulator(cell: try Self.pixelSize(of: self.format))
      cells = faces + Array(repeating: nil, count: limit - faces.count) + [.back]
    }
    do { _ = try ImageSizeError.pixelSize(of: layout.size, scale: 1) } catch {
      throw ValidationError("the sheet: \(error)")
    }
  }

  /// The format for Tabletop Simulator: square corners, because the game rounds its own, and at most the recommended
  /// size, unless the command line has a size.
  private static func tabletopFormat(
    _ asked: CardFormat, _ print: PrintSettings, _ picture: PictureSettings
  ) throws(ValidationError) -> CardFormat {
    switch asked {
    case .print(let card, _):
      if print.bleed != nil || print.hasMarks {
        throw ValidationError("--bleed and --marks can't be used with --for")
      }
      let cell = print.pixelsPerInch == nil ? SheetLayout.tabletopCell(ratioOf: card.trim.size) : card.trim.size
      return .square(cell)
    case .screen(let size, let scale), .square(let size, let scale):
      let isAsked = picture.size != nil || picture.width != nil || picture.scale != 1
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

/// The files of a sheet: the picture, and the files named after it in the same folder.
struct SheetFiles {
  /// The picture's path.
  let picture: String
  /// The path without `.png`.
  private let stem: String

  init(picture: String) {
    self.picture = picture
    stem = picture.lowercased().hasSuffix(".png") ? String(picture.dropLast(4)) : picture
  }

  /// The picture of the back, for programs that need it as a separate file.
  var back: String { stem + "-back.png" }

  /// The file with the positions of the cards, or nil if the sheet needs none.
  func data(_ kind: SheetOptions.Kind) -> String? {
    switch kind {
    case .contact: nil
    case .program, .atlas(.texturepacker): stem + ".json"
    case .atlas(.css): stem + ".css"
    }
  }
}
