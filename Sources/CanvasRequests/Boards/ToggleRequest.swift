#if Full || Boards
  /// A request for cards that are turned over by touch.
  public struct ToggleRequest: DrawableRequest, OwnMembers {
    /// The state of the cards, or nil for new ones.
    public var data: RequestData?
    /// New cards, or nil for two dogs and two foxes.
    public var cards: ToggleCards?
    /// The colour of the backs.
    public var colors = CardBackColor.orange
    /// The cards to touch before the moves.
    public var touched: [Int] = []
    /// The moves to make before the picture.
    public var moves: RequestMoves?
    /// The text size.
    public var text = TextSettings()
    /// The size, font and encoding.
    public var picture = PictureSettings()

    /// Four cards face down or those of the data, 375 × 667 points.
    public init(data: RequestData? = nil) { self.data = data }

    public var command: String { "board toggle" }

    package static let emoji = RequestMember<ToggleRequest>(
      "emoji", \.cards, .toggleCards, value: "emoji", help: "Emoji of the cards, in order. (default: 🐶🦊🐶🦊)",
      example: "🍎🍌")
    package static let touch = RequestMember<ToggleRequest>(
      list: "touch", \.touched, words: .places, value: "cards",
      help: "Cards to touch, in order, before \(member: "moves"); repeatable.", example: [0, 1])

    package static let own: [RequestMember<ToggleRequest>] = [emoji, .colors(\.colors), touch]

    public static let members: [RequestMember<ToggleRequest>] = [
      own, [.moves(\.moves)], TextSettings.members.within(\.text), PictureSettings.members.within(\.picture),
    ].flatMap(\.self)

    public func check() throws(RequestError) {
      try picture.check(default: ToggleBoard.defaultSize)
      try text.check()
      if data != nil { try refuse([Self.emoji], "can't be used with a state, which has its own") }
    }
  }

  extension ToggleRequest: BoardRequest {
    package func board(in resources: Resources) throws(RequestError) -> PlayableBoard<ToggleCards> {
      var warnings: [RequestNote] = []
      var start = cards ?? ToggleCards()
      if let data { start = try resources.document(data, as: ToggleCards.self, &warnings) }
      for card in touched {
        do { try start.make(.touch(card)) } catch { throw RequestError(.request, "\(Self.touch): \(error)") }
      }
      let font = try NamedFont(picture.font, in: resources)
      let style = ConcentrationStyle(font: font.font, back: colors.color, textSizeFactor: text.usedFactor ?? 1)
      return PlayableBoard<ToggleCards>(
        start: start, size: picture.pictureSize(default: ToggleBoard.defaultSize),
        missingGlyphs: { ToggleBoard($0, style: style).missingGlyphs },
        drawing: { ToggleBoard($0, style: style) }, warnings: warnings + [font.warning].compactMap(\.self))
    }
  }

  extension ValueForm<ToggleCards> {
    /// The emoji of cards.
    fileprivate static let toggleCards = ValueForm(
      schema: ["type": "string"], write: { .text($0.cards.map(\.emoji).joined()) }
    ) { (word) throws(ValueProblem) in
      do { return try ToggleCards(emoji: word.map(String.init)) } catch { throw ValueProblem("\(error)") }
    }
  }
#endif
