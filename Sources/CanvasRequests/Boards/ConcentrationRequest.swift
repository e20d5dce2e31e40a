#if Full || Boards
  /// A request for the game of pairs.
  public struct ConcentrationRequest: DrawableRequest, OwnMembers {
    /// The labels of the flip count.
    public enum Label: String, Sendable, Hashable, CaseIterable {
      /// `Flips: 3`.
      case flips
      /// `flipCount: 3`.
      case flipCount
    }

    /// The state of a game, or nil for one that is dealt with the seed.
    public var data: RequestData?
    /// The number of pairs of a new game, or nil for 8.
    public var pairs: Int?
    /// The emoji of a new game, or nil for Halloween's.
    public var theme: ConcentrationTheme?
    /// The colour of the backs.
    public var colors = CardBackColor.orange
    /// The cards to choose before the moves.
    public var chosen: [Int] = []
    /// How flips are counted in a new game, or nil for each chosen card.
    public var counting: FlipCounting?
    /// The label of the flip count.
    public var label = Label.flips
    /// Whether the label is plain text, not an outline.
    public var hasPlainLabel = false
    /// The moves to make before the picture.
    public var moves: RequestMoves?
    /// The seed of a new game, or nil for 1.
    public var seed: UInt64?
    /// The text size.
    public var text = TextSettings()
    /// The size, font and encoding.
    public var picture = PictureSettings()

    /// A new game of eight pairs or that of the data, 375 × 667 points.
    public init(data: RequestData? = nil) { self.data = data }

    public var command: String { "board concentration" }

    package static let pairs = RequestMember<ConcentrationRequest>(
      "pairs", \.pairs, .whole(in: Concentration.pairCounts), value: "number", help: "Number of pairs. (default: 8)",
      example: 4)
    package static let theme = RequestMember<ConcentrationRequest>(
      "theme", \.theme, .theme, value: "theme",
      help: "Emoji of the cards: halloween, imps, animals, fruit, sports, or a list of emoji. (default: halloween)",
      example: "fruit")
    package static let choose = RequestMember<ConcentrationRequest>(
      list: "choose", \.chosen, words: .places, value: "cards",
      help: "Cards to choose, in order, before \(member: "moves"); repeatable.", example: [0, 1])
    package static let countFlips = RequestMember<ConcentrationRequest>(
      "count-flips", \.counting, .choice, value: "way",
      help: """
        How to count flips. choices: each chosen card; touches: also touches on matched cards; redraws: at each touch, \
        every unmatched face-up card. (default: choices)
        """,
      example: "redraws")
    package static let label = RequestMember<ConcentrationRequest>(
      "label", \.label, .choice, value: "label", default: .flips,
      help: "Label of the flip count, as Flips: 3 or flipCount: 3.", example: "flipCount")
    package static let plainLabel = RequestMember<ConcentrationRequest>(
      flag: "plain-label", \.hasPlainLabel, help: "Write the label as plain text, not as an outline.")

    package static let own: [RequestMember<ConcentrationRequest>] = [
      pairs, theme, .colors(\.colors), choose, countFlips, label, plainLabel,
    ]

    public static let members: [RequestMember<ConcentrationRequest>] = [
      own, [.moves(\.moves), .seed(\.seed)], TextSettings.members.within(\.text),
      PictureSettings.members.within(\.picture),
    ].flatMap(\.self)

    public func check() throws(RequestError) {
      try picture.check(default: ConcentrationLayout.defaultSize)
      try text.check()
      guard data != nil else { return }
      try refuse(
        [.seed(\.seed), Self.pairs, Self.theme, Self.countFlips], "can't be used with a state, which has its own")
    }

    private func start(in resources: Resources, _ warnings: inout [RequestNote]) throws(RequestError) -> Concentration {
      if let data { return try resources.document(data, as: Concentration.self, &warnings) }
      do {
        return try Concentration(
          pairs: pairs ?? 8, theme: theme ?? .halloween, counting: counting ?? .choices, seed: seed ?? 1)
      } catch {
        throw RequestError(.request, "\(Self.pairs): \(error)")
      }
    }
  }

  extension ConcentrationRequest: BoardRequest {
    package func board(in resources: Resources) throws(RequestError) -> PlayableBoard<Concentration> {
      var warnings: [RequestNote] = []
      var game = try start(in: resources, &warnings)
      for card in chosen {
        do { try game.make(.choose(card)) } catch { throw RequestError(.request, "\(Self.choose): \(error)") }
      }
      let font = try NamedFont(picture.font, in: resources)
      let style = ConcentrationStyle(
        font: font.font, back: colors.color, label: label == .flips ? .flips : .flipCount,
        isLabelHollow: !hasPlainLabel, textSizeFactor: text.usedFactor ?? 1)
      return PlayableBoard<Concentration>(
        start: game, size: picture.pictureSize(default: ConcentrationLayout.defaultSize),
        missingGlyphs: { ConcentrationBoard($0, style: style).missingGlyphs },
        drawing: { ConcentrationBoard($0, style: style) }, warnings: warnings + [font.warning].compactMap(\.self))
    }
  }

  extension ValueForm<ConcentrationTheme> {
    /// The name of a theme, or its emoji.
    fileprivate static let theme = ValueForm(
      schema: ["type": "string"],
      write: { theme in
        .text(ConcentrationTheme.named.first { $0.theme == theme }?.name ?? theme.emoji.joined())
      }
    ) { (word) throws(ValueProblem) in
      if let known = ConcentrationTheme.named.first(where: { $0.name == word }) { return known.theme }
      do { return try ConcentrationTheme(word) } catch {
        let names = ConcentrationTheme.named.map(\.name).joined(separator: ", ")
        throw ValueProblem("\(error); or use one of \(names)")
      }
    }
  }
#endif
