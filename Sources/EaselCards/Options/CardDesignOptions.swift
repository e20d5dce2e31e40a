public import ArgumentParser
internal import Canvas
public import CanvasCards
internal import CanvasData
internal import EaselShared

/// The look of faces and backs; `card`, `deck` and `sheet` have these options.
///
/// An option is nil or false if it isn't on the command line. An option of one style is an error with another style.
struct CardDesignOptions: ParsableArguments {
  enum Style: String, CaseIterable, ExpressibleByArgument {
    case classic, lecture

    static let usual = Style.classic
  }

  @Option(
    help: ArgumentHelp(
      "Design of the cards. classic: the package's own deck; lecture: the card from a well-known iOS course.",
      valueName: "style"))
  var style = Style.usual

  @Option(
    help: ArgumentHelp("Pattern of the back. (default: lattice)", valueName: "pattern"))
  var back: CardBackDesign.Pattern?

  @Option(
    help: ArgumentHelp(
      "Colour of the back: #RGB, #RRGGBB or a CSS name. (default: the pattern's own)", valueName: "color"),
    transform: ColorArgument.color)
  var backColor: Color?

  @Flag(help: "Draw diamonds in blue and clubs in green.")
  var fourColor = false

  @Option(
    help: ArgumentHelp("Colours of the suits, such as S=#14161f,H=crimson.", valueName: "colors"),
    transform: SuitColorsArgument.colors)
  var suitColors: [Suit: Color]?

  @Flag(help: "Give each suit a pattern as well as a colour, for colour-blind readers.")
  var suitPattern = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Size of the indices, 1 to 2.2; jumbo decks use 1.94. (default: 1)", valueName: "factor"),
    transform: { (text) throws(ValidationError) in
      guard let size = DecimalNumber.finite(text), (1...2.2).contains(size) else {
        throw ValidationError("must be a number from 1 to 2.2")
      }
      return size
    })
  var indexSize: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Number of corners with an index, 2 or 4. (default: 2)", valueName: "number"),
    transform: { (text) throws(ValidationError) -> ClassicDesign.IndexCorners in
      switch text {
      case "2": return .two
      case "4": return .four
      default: throw ValidationError("must be 2 or 4")
      }
    })
  var indexCorners: ClassicDesign.IndexCorners?

  @Flag(help: "Draw only the indices, without pips and figures.")
  var indexOnly = false

  @Flag(help: "Place the suits of court cards as in the Anglo-American pattern.")
  var traditional = false

  @Option(help: ArgumentHelp("Language of the letters in the indices. (default: en)", valueName: "language"))
  var letters: IndexLetters?

  @Option(
    help: ArgumentHelp("Index of a ten: 10 or T. (default: 10)", valueName: "text"),
    transform: { (text) throws(ValidationError) -> ClassicDesign.TenLabel in
      switch text {
      case "10": return .number
      case "T", "t": return .letter
      default: throw ValidationError("must be 10 or T")
      }
    })
  var ten: ClassicDesign.TenLabel?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Radius of the card's corners in points; 0 for square corners.", valueName: "points"),
    transform: NumberArgument.notNegative)
  var cornerRadius: Double?

  @Flag(help: "Don't draw the thin outline of the card.")
  var noOutline = false

  @Option(
    help: ArgumentHelp("Colour of the card: #RGB, #RRGGBB or a CSS name. (default: white)", valueName: "color"),
    transform: ColorArgument.color)
  var cardColor: Color?

  @Option(
    help: ArgumentHelp(
      "With --style lecture: suits as text in their colour, or as emoji. (default: text)", valueName: "form"))
  var suits: LectureDesign.Suits?

  @Flag(help: "With --style lecture: write the ranks of all suits in black.")
  var blackRanks = false

  @Flag(help: "With --style lecture: leave the middle of court cards without a picture empty.")
  var emptyCourts = false

  @Flag(help: "With --style lecture: bend the card's corners without a jump in curvature, as on iOS.")
  var continuousCorners = false

  /// Throws if the style doesn't have one of the options.
  func validate() throws {
    if fourColor, suitColors?[.diamonds] != nil, suitColors?[.clubs] != nil {
      throw ValidationError("use either --four-color or --suit-colors for the same suits, not both")
    }
    let (options, needed) = style == .lecture ? (classicOptions, Style.classic) : (lectureOptions, .lecture)
    guard let option = options.first(where: \.isGiven)?.name else { return }
    throw ValidationError("--\(option) requires --style \(needed.rawValue)")
  }

  private var lectureOptions: [(name: String, isGiven: Bool)] {
    [
      ("suits", suits != nil), ("black-ranks", blackRanks), ("empty-courts", emptyCourts),
      ("continuous-corners", continuousCorners),
    ]
  }

  private var classicOptions: [(name: String, isGiven: Bool)] {
    [
      ("back", back != nil), ("back-color", backColor != nil), ("four-color", fourColor),
      ("suit-colors", suitColors != nil), ("suit-pattern", suitPattern), ("index-size", indexSize != nil),
      ("index-corners", indexCorners != nil), ("index-only", indexOnly), ("traditional", traditional),
      ("letters", letters != nil), ("ten", ten != nil), ("corner-radius", cornerRadius != nil),
      ("no-outline", noOutline), ("card-color", cardColor != nil),
    ]
  }

  /// The classic design with these options, without the font of `--font`.
  var classicDesign: ClassicDesign {
    var design = ClassicDesign()
    if fourColor { design.suitColors = .four }
    for suit in Suit.allCases {
      if let color = suitColors?[suit] { design.suitColors[suit] = color }
    }
    design.hasSuitPatterns = suitPattern
    if let indexSize { design.indexSize = indexSize }
    if let indexCorners { design.indexCorners = indexCorners }
    design.hasIndicesOnly = indexOnly
    design.isTraditional = traditional
    if let letters { design.letters = letters }
    if let ten { design.tenLabel = ten }
    design.cornerRadius = cornerRadius
    design.hasOutline = !noOutline
    if let cardColor { design.cardColor = cardColor }
    design.back = CardBackDesign(back ?? design.back.pattern, color: backColor)
    return design
  }
}

extension CardDesignOptions {
  /// The lecture design with these options, without its font.
  var lectureLook: LectureLook {
    LectureLook(
      suits: suits ?? .text, hasBlackRanks: blackRanks, hasEmptyCourts: emptyCourts,
      hasContinuousCorners: continuousCorners)
  }
}

extension LectureDesign.Suits: ExpressibleByArgument {}
extension CardBackDesign.Pattern: ExpressibleByArgument {}
extension IndexLetters: ExpressibleByArgument {}
