#if Full || Boards
  /// A request for a board of Klondike solitaire.
  ///
  ///     var request = SolitaireRequest()
  ///     request.seed = 7
  ///     request.moves = .lines(["draw", "draw"])
  ///     let png = try request.drawable(in: Resources()).png()
  public struct SolitaireRequest: DrawableRequest, OwnMembers {
    /// The designs of the cards.
    public enum Cards: String, Sendable, Hashable, CaseIterable {
      /// A large rank and suit, for overlapping cards.
      case large
      /// Pips, as in the lecture's design.
      case deck
      /// The package's own deck.
      case classic
    }

    /// The state of a game, or nil for one that is dealt with the seed.
    public var data: RequestData?
    /// The moves to make before the picture.
    public var moves: RequestMoves?
    /// Whether cards are moved to the arranged places afterwards, as long as it is safe.
    public var isAutomatic = false
    /// The tile behind the cards: a PNG, JPEG or WebP file.
    public var background: String?
    /// The picture for an empty spare pile: a PNG, JPEG or WebP file.
    public var refreshPicture: String?
    /// The time in a phone's status bar above the cards, or nil for none.
    public var statusBar: String?
    /// The design of the cards.
    public var cards = Cards.large
    /// The part of the board that is drawn.
    public var stage = SolitaireBoard.Stage.game
    /// The seed of a new game, or nil for 1.
    public var seed: UInt64?
    /// The user's own pictures.
    public var artwork = CardArtworkSettings()
    /// The text size.
    public var text = TextSettings()
    /// The size, font and encoding.
    public var picture = PictureSettings()

    /// A new game or that of the data, 375 × 667 points.
    public init(data: RequestData? = nil) { self.data = data }

    public var command: String { "board solitaire" }

    package static let background = RequestMember<SolitaireRequest>(
      "background", \.background, .picture, value: "file", help: "PNG, JPEG or WebP tile to repeat behind the cards.",
      example: "picture.png")
    package static let refreshPicture = RequestMember<SolitaireRequest>(
      "refresh-picture", \.refreshPicture, .picture, value: "file",
      help: "PNG, JPEG or WebP picture for an empty spare pile, instead of an arrow.", example: "picture.png")
    package static let statusBar = RequestMember<SolitaireRequest>(
      "status-bar", \.statusBar, .text, value: "time",
      help: "Draw a phone's status bar above the cards, with this time, such as 9:41.", example: "9:41")
    package static let cards = RequestMember<SolitaireRequest>(
      "cards", \.cards, .choice, value: "faces", default: .large,
      help: """
        Design of the cards. large: large rank and suit, for overlapping cards; deck: pips, like the deck of \
        the lecture; classic: the package's own deck.
        """,
      example: "classic")
    package static let stage = RequestMember<SolitaireRequest>(
      "stage", \.stage, .choice, value: "stage", default: .game,
      help: """
        Part of the board to draw. backs: a row of seven backs; open: the places, the spare pile and the front card of \
        each column; game: everything.
        """,
      example: "backs")
    package static let auto = RequestMember<SolitaireRequest>(
      flag: "auto", \.isAutomatic,
      help: "After \(member: "moves"), move cards to the arranged places as long as it is safe.")

    package static let own = [background, refreshPicture, statusBar, cards, stage, auto]

    public static let members: [RequestMember<SolitaireRequest>] = [
      own, [.moves(\.moves), .seed(\.seed)], CardArtworkSettings.members.within(\.artwork),
      TextSettings.members.within(\.text),
      PictureSettings.members.within(\.picture),
    ].flatMap(\.self)

    public func check() throws(RequestError) {
      try picture.check(default: SolitaireLayout.defaultSize)
      try artwork.check()
      try text.check()
      if data != nil { try refuse([.seed(\.seed)], "can't be used with a state, which is already dealt") }
      if text.usedFactor != nil, cards == .classic {
        throw RequestError(
          .request, "\(text.usedMember) requires \(Self.cards, "large") or \(Self.cards, "deck")")
      }
    }

    private func design(font: Font) -> CardStyle.Design {
      guard cards == .classic else { return .lecture(LectureDesign(font: font, textSizeFactor: text.usedFactor ?? 1)) }
      var design = ClassicDesign()
      // The classic design needs no font. A font that is asked for is for its indices.
      if picture.font != nil { design.indexFont = font }
      return .classic(design)
    }
  }

  extension SolitaireRequest: BoardRequest {
    /// The game before the moves.
    private func start(in resources: Resources, _ warnings: inout [RequestNote]) throws(RequestError) -> Solitaire {
      guard let data else { return Solitaire(seed: seed ?? 1) }
      return try resources.document(data, as: Solitaire.self, &warnings)
    }

    /// The game after the moves, and the automatic ones, without a picture; and notes about its document.
    package func played(in resources: Resources) throws(RequestError) -> (game: Solitaire, warnings: [RequestNote]) {
      try resources.limited(picture) { () throws(RequestError) in
        var warnings: [RequestNote] = []
        var game = try start(in: resources, &warnings)
        if let moves { game = try moves.played(on: game, in: resources) }
        return (isAutomatic ? game.playedSafely().last ?? game : game, warnings)
      }
    }

    package func board(in resources: Resources) throws(RequestError) -> PlayableBoard<Solitaire> {
      var warnings: [RequestNote] = []
      let game = try start(in: resources, &warnings)
      let font = try NamedFont(picture.font, in: resources)
      let artwork = try OwnArtwork(
        artwork, cardSize: CardRequest.defaultSize, scale: picture.scale, picturesOf: { _ in true }, in: resources)
      var style = SolitaireStyle(
        cards: CardStyle(design(font: font.font), artwork), faces: cards == .large ? .large : .deck,
        background: try background.map(resources.picture), textSizeFactor: text.usedFactor ?? 1)
      style.refreshPicture = try refreshPicture.map(resources.picture)
      style.statusBar = statusBar.map { StatusBar(time: $0, font: font.font) }
      let (finished, stage, isAutomatic) = (style, stage, isAutomatic)
      let inBar = font.font.missingCharacters(in: statusBar ?? "")
      return PlayableBoard<Solitaire>(
        start: game, size: picture.pictureSize(default: SolitaireLayout.defaultSize),
        missingGlyphs: { _ in
          let onCards = finished.cards.missingCharacters
          return MissingGlyphs(onCards + inBar.filter { !onCards.contains($0) }, font: font.font)
        },
        drawing: { SolitaireBoard($0, style: finished, stage: stage) },
        following: { isAutomatic ? $0.playedSafely() : [] },
        warnings: warnings + [font.warning].compactMap(\.self) + artwork.warnings,
        notes: [artwork.note].compactMap(\.self))
    }
  }
#endif
