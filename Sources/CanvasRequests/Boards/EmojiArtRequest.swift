#if Full || Boards
  internal import CanvasSVG

  /// A request for a picture made of emoji.
  public struct EmojiArtRequest: DrawableRequest, OwnMembers {
    /// The document, or nil for a blank one.
    public var data: RequestData?
    /// Whether the palette is along the bottom, or nil for only without a document.
    public var hasPalette: Bool?
    /// The distance by which the palette is scrolled to the left, in points, or nil for 0.
    public var paletteOffset: Double?
    /// Whether the page of 640 × 480, and emoji that reach beyond it, are scaled to fit the picture.
    public var fits = false
    /// The colour of a blank background, or nil for yellow.
    public var blank: Color?
    /// The moves to make before the picture.
    public var moves: RequestMoves?
    /// The size, font and encoding.
    public var picture = PictureSettings()

    /// A blank document or that of the data, with the palette, 640 × 480 points.
    public init(data: RequestData? = nil) { self.data = data }

    public var command: String { "board emoji-art" }

    private var showsPalette: Bool { hasPalette ?? (data == nil) }

    package static let palette = RequestMember<EmojiArtRequest>(
      flag: "palette", \.hasPalette, help: "Draw the palette along the bottom. (default: only without a document)")
    package static let paletteOffset = RequestMember<EmojiArtRequest>(
      "palette-offset", \.paletteOffset, .notNegative, value: "points",
      help: "Distance by which the palette is scrolled to the left, up to its last emoji. (default: 0)", example: 30,
      with: ["palette": true])
    package static let fit = RequestMember<EmojiArtRequest>(
      flag: "fit", \.fits, help: "Scale the page of 640x480, and emoji that reach beyond it, to fit the picture.")
    package static let blank = RequestMember<EmojiArtRequest>(
      "blank", \.blank, .color, value: "color",
      help: "Colour of a blank background: #RGB, #RRGGBB, #RRGGBBAA or a CSS name. (default: #FFCC00)",
      example: "teal")

    package static let own = [palette, paletteOffset, fit, blank]

    public static let members: [RequestMember<EmojiArtRequest>] = [
      own, [.moves(\.moves)], PictureSettings.members.within(\.picture),
    ].flatMap(\.self)

    public func check() throws(RequestError) {
      try picture.check(default: EmojiArtPicture.defaultSize)
      if !showsPalette { try refuse([Self.paletteOffset], "requires \(Self.palette)") }
    }
  }

  extension EmojiArtRequest: BoardRequest {
    package func board(in resources: Resources) throws(RequestError) -> PlayableBoard<EmojiArt> {
      var warnings: [RequestNote] = []
      let art = try data.map { (data) throws(RequestError) in
        try resources.document(data, as: EmojiArt.self, &warnings)
      }
      let font = try NamedFont(picture.font, in: resources)
      let style = EmojiArtStyle(
        font: font.font, blank: blank ?? EmojiArtStyle.yellow, showsPalette: showsPalette,
        paletteOffset: paletteOffset ?? 0, fits: fits)
      let backgrounds = BackgroundPictures(data, in: resources)
      return PlayableBoard<EmojiArt>(
        start: art ?? EmojiArt(), size: picture.pictureSize(default: EmojiArtPicture.defaultSize),
        missingGlyphs: { EmojiArtPicture($0, background: nil, style: style).missingGlyphs },
        drawing: { (art) throws(RequestError) in
          var picture = EmojiArtPicture(art, background: nil, style: style)
          switch try backgrounds.picture(of: art) {
          case .image(let image): picture.background = image
          case .drawing(let drawing): picture.drawing = drawing
          case nil: break
          }
          return picture
        }, warnings: warnings + [font.warning].compactMap(\.self), drawingWarnings: { backgrounds.warnings })
    }
  }

  /// What is behind the emoji.
  private enum BackgroundPicture: Sendable {
    case image(Image)
    /// An SVG picture.
    case drawing(EmojiArtDrawing)
  }

  /// A cache of the backgrounds of a document's states. Each is read once; any thread can use it.
  private final class BackgroundPictures: Sendable {
    private let resources: Resources
    /// The name of the document in errors.
    private let label: String
    /// The document's folder, or empty for the current folder.
    private let folder: String
    private let known = Locked<[EmojiArt.Background: BackgroundPicture]>([:])
    private let notes = Locked<[RequestNote]>([])

    init(_ document: RequestData?, in resources: Resources) {
      self.resources = resources
      label = document.map(resources.label) ?? "the document"
      folder = resources.folder(of: document)
    }

    /// Warnings about backgrounds that are drawn blank, and what SVG pictures lack.
    var warnings: [RequestNote] { notes.withLock { $0 } }

    private func note(_ note: RequestNote) { notes.withLock { if !$0.contains(note) { $0.append(note) } } }

    func picture(of art: EmojiArt) throws(RequestError) -> BackgroundPicture? {
      // Read under the lock: two threads would otherwise read the same file.
      let result = known.withLock { known -> Result<BackgroundPicture?, RequestError> in
        if let picture = known[art.background] { return .success(picture) }
        return Result { () throws(RequestError) in
          let picture = try resources.limited { () throws(RequestError) in try read(art) }
          known[art.background] = picture
          return picture
        }
      }
      return try result.get()
    }

    private func read(_ art: EmojiArt) throws(RequestError) -> BackgroundPicture? {
      if let path = art.backgroundPath { try resources.check(path.path(in: folder)) }
      guard let (bytes, path) = try bytes(of: art) else { return nil }
      do {
        guard SVGDocument.isSVG(bytes) else { return .image(try Image(contents: bytes)) }
        // The pictures that it names are in its own folder.
        let folder = path.map { $0.folderPath.isEmpty ? "." : $0.folderPath }
        let document = try SVGDocument(data: bytes, folder: folder)
        for note in document.notes { self.note(RequestNote(note, in: path ?? "\(label): background.imageData")) }
        return .drawing(EmojiArtDrawing(size: document.size) { document.draw(in: $0, on: $1) })
      } catch {
        throw RequestError(.content, "\(path ?? "\(label): background.imageData"): \("\(error)")")
      }
    }

    /// The bytes of the background, with its path if it is a file; nil if there is none, or if it is on the network.
    private func bytes(of art: EmojiArt) throws(RequestError) -> (bytes: [UInt8], path: String?)? {
      do { return try art.backgroundBytes(relativeTo: folder) } catch {
        switch error {
        case .url(.offline(let url)):
          let note = RequestNote(
            .dropped, at: "\(label): background.url", "'\(url)' is on the network, so it is drawn blank")
          self.note(note)
          return nil
        case .file(let error): throw RequestError(error)
        case .picture: throw RequestError(.content, "\(error.description)")
        case .url, .imageData: throw RequestError(.content, "\(label): \(error.description)")
        }
      }
    }
  }
#endif
