/// The look of faces and backs. A member of one style is an error with the other.
public struct CardDesignSettings: RequestPart {
  /// The designs.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// The package's own deck.
    case classic
    /// The card from a well-known iOS course.
    case lecture
  }

  /// The design.
  public var style = Style.classic
  /// The pattern of the back, or nil for a lattice.
  public var back: CardBackDesign.Pattern?
  /// The colour of the back, or nil for the pattern's own.
  public var backColor: Color?
  /// Whether diamonds are blue and clubs are green.
  public var hasFourColors = false
  /// The colours of some suits.
  public var suitColors: [Suit: Color]?
  /// Outlines of some suits, instead of the deck's own.
  public var suitPaths: [Suit: Path]?
  /// Whether each suit has a pattern as well as a colour.
  public var hasSuitPatterns = false
  /// The size of the indices, 1…2.2.
  public var indexSize: Double?
  /// The corners with an index, or nil for two.
  public var indexCorners: ClassicDesign.IndexCorners?
  /// Whether a face has only its indices.
  public var hasIndicesOnly = false
  /// Whether the suits of court cards are placed as in the Anglo-American pattern.
  public var isTraditional = false
  /// The language of the indices' letters, or nil for English.
  public var letters: IndexLetters?
  /// The index of a ten, or nil for its number.
  public var ten: ClassicDesign.TenLabel?
  /// The radius of the corners in points, or nil for the design's own.
  public var cornerRadius: Double?
  /// Whether the card has no outline.
  public var hidesOutline = false
  /// The colour of the card, or nil for white.
  public var cardColor: Color?
  /// Lecture: the form of the suits, or nil for text.
  public var suits: LectureDesign.Suits?
  /// Lecture: whether the ranks of all suits are black.
  public var hasBlackRanks = false
  /// Lecture: whether court cards without a picture have an empty middle.
  public var hasEmptyCourts = false
  /// Lecture: whether corners bend without a jump in curvature.
  public var hasContinuousCorners = false

  /// The classic design.
  public init() {}

  package static let style = RequestMember<CardDesignSettings>(
    "style", \.style, .choice, value: "style", default: .classic,
    help: "Design of the cards. classic: the package's own deck; lecture: the card from a well-known iOS course.",
    example: "lecture")
  package static let back = RequestMember<CardDesignSettings>(
    "back", \.back, .choice, value: "pattern", help: "Pattern of the back. (default: lattice)", example: "stars")
  package static let backColor = RequestMember<CardDesignSettings>(
    "back-color", \.backColor, .color, value: "color",
    help: "Colour of the back: #RGB, #RRGGBB or a CSS name. (default: the pattern's own)", example: "teal")
  package static let fourColor = RequestMember<CardDesignSettings>(
    flag: "four-color", \.hasFourColors, help: "Draw diamonds in blue and clubs in green.")
  package static let suitColors = RequestMember<CardDesignSettings>(
    "suit-colors", \.suitColors, .suitColors, value: "colors",
    help: "Colours of the suits, such as S=#14161f,H=crimson.", example: "S=#14161f,H=crimson")
  package static let suitPaths = RequestMember<CardDesignSettings>(
    "suit-paths", \.suitPaths, .suitPaths, value: "paths",
    help: """
      Outlines of suits as SVG path data, such as "S=M0 9 5 0 10 9Z,H=M0 0H9V9H0Z". Each keeps its ratio and is as large \
      as a pip.
      """,
    example: "S=M0 9 5 0 10 9Z")
  package static let suitPattern = RequestMember<CardDesignSettings>(
    flag: "suit-pattern", \.hasSuitPatterns,
    help: "Give each suit a pattern as well as a colour, for colour-blind readers.")
  package static let indexSize = RequestMember<CardDesignSettings>(
    "index-size", \.indexSize, .number(in: 1...2.2), value: "factor",
    help: "Size of the indices; jumbo decks use 1.94. (default: 1)", example: 1.94)
  package static let indexCorners = RequestMember<CardDesignSettings>(
    "index-corners", \.indexCorners, .indexCorners, value: "number",
    help: "Number of corners with an index, 2 or 4. (default: 2)", example: 4)
  package static let indexOnly = RequestMember<CardDesignSettings>(
    flag: "index-only", \.hasIndicesOnly, help: "Draw only the indices, without pips and figures.")
  package static let traditional = RequestMember<CardDesignSettings>(
    flag: "traditional", \.isTraditional, help: "Place the suits of court cards as in the Anglo-American pattern.")
  package static let letters = RequestMember<CardDesignSettings>(
    "letters", \.letters, .choice, value: "language",
    help: "Language of the letters in the indices. (default: en)", example: "fr")
  package static let ten = RequestMember<CardDesignSettings>(
    "ten", \.ten, .tenLabel, value: "text", help: "Index of a ten: 10 or T. (default: 10)", example: "T")
  package static let cornerRadius = RequestMember<CardDesignSettings>(
    "corner-radius", \.cornerRadius, .notNegative, value: "points",
    help: "Radius of the card's corners in points; 0 for square corners.", example: 0)
  package static let noOutline = RequestMember<CardDesignSettings>(
    flag: "no-outline", \.hidesOutline, help: "Don't draw the thin outline of the card.")
  package static let cardColor = RequestMember<CardDesignSettings>(
    "card-color", \.cardColor, .color, value: "color",
    help: "Colour of the card: #RGB, #RRGGBB or a CSS name. (default: white)", example: "ivory")
  package static let suits = RequestMember<CardDesignSettings>(
    "suits", \.suits, .choice, value: "form",
    help: "With \(member: "style", "lecture"): suits as text in their colour, or as emoji. (default: text)",
    example: "emoji",
    with: ["style": "lecture"])
  package static let blackRanks = RequestMember<CardDesignSettings>(
    flag: "black-ranks", \.hasBlackRanks,
    help: "With \(member: "style", "lecture"): write the ranks of all suits in black.",
    with: ["style": "lecture"])
  package static let emptyCourts = RequestMember<CardDesignSettings>(
    flag: "empty-courts", \.hasEmptyCourts,
    help: "With \(member: "style", "lecture"): leave the middle of court cards without a picture empty.",
    with: ["style": "lecture"])
  package static let continuousCorners = RequestMember<CardDesignSettings>(
    flag: "continuous-corners", \.hasContinuousCorners,
    help: "With \(member: "style", "lecture"): bend the card's corners without a jump in curvature, as on iOS.",
    with: ["style": "lecture"])

  private static let classicMembers = [
    Self.back, Self.backColor, Self.fourColor, Self.suitColors, Self.suitPaths, Self.suitPattern, Self.indexSize,
    Self.indexCorners, Self.indexOnly, Self.traditional, Self.letters, Self.ten, Self.cornerRadius, Self.noOutline,
    Self.cardColor,
  ]
  private static let lectureMembers = [Self.suits, Self.blackRanks, Self.emptyCourts, Self.continuousCorners]

  public static let members = [Self.style] + classicMembers + lectureMembers

  /// Throws if the style doesn't have one of the members.
  package func check() throws(RequestError) {
    if hasFourColors, suitColors?[.diamonds] != nil, suitColors?[.clubs] != nil {
      throw RequestError(
        .request, "use either \(Self.fourColor) or \(Self.suitColors) for the same suits, not both")
    }
    switch style {
    case .classic: try refuse(Self.lectureMembers, "requires \(Self.style, Style.lecture.rawValue)")
    case .lecture: try refuse(Self.classicMembers, "requires \(Self.style, Style.classic.rawValue)")
    }
  }
}

extension CardDesignSettings.Style {
  /// Whether cards can't be drawn without a font.
  var needsFont: Bool { self == .lecture }

  /// The number of jokers of a whole deck.
  var jokerCount: Int { self == .lecture ? 0 : 2 }
}

extension CardDesignSettings {
  /// The design.
  ///
  /// - Parameter font: The font of the lecture's text, and of the classic indices if it is not nil.
  package func design(font: Font?, textSizeFactor: Double) -> CardStyle.Design {
    switch style {
    case .classic: .classic(classicDesign(font: font))
    case .lecture:
      font.map { .lecture(lectureDesign(font: $0, textSizeFactor: textSizeFactor)) } ?? .classic(ClassicDesign())
    }
  }

  private func lectureDesign(font: Font, textSizeFactor: Double) -> LectureDesign {
    var design = LectureDesign(font: font, textSizeFactor: textSizeFactor)
    design.suits = suits ?? .text
    design.hasBlackRanks = hasBlackRanks
    design.hasEmptyCourts = hasEmptyCourts
    design.hasContinuousCorners = hasContinuousCorners
    return design
  }

  private func classicDesign(font: Font?) -> ClassicDesign {
    var design = ClassicDesign()
    design.indexFont = font
    if hasFourColors { design.suitColors = .four }
    for suit in Suit.allCases {
      if let color = suitColors?[suit] { design.suitColors[suit] = color }
    }
    if let suitPaths { design.suitPaths = suitPaths }
    design.hasSuitPatterns = hasSuitPatterns
    if let indexSize { design.indexSize = indexSize }
    if let indexCorners { design.indexCorners = indexCorners }
    design.hasIndicesOnly = hasIndicesOnly
    design.isTraditional = isTraditional
    if let letters { design.letters = letters }
    if let ten { design.tenLabel = ten }
    design.cornerRadius = cornerRadius
    design.hasOutline = !hidesOutline
    if let cardColor { design.cardColor = cardColor }
    design.back = CardBackDesign(back ?? design.back.pattern, color: backColor)
    return design
  }
}
