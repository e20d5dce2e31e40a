/// An error in the layout of sheets. The description is one line with what was found and what is allowed.
public enum PrintError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A text that is no size of paper, or a side that no paper has.
  case paper(String)
  /// A length of the layout that is not finite or out of its range: its name, the points, and the range in words.
  case number(String, found: Double, allowed: String)
  /// There is no card.
  case noCards
  /// There are more cards than `PrintSheets.cardLimit`, or a number of copies that is negative.
  case copies(Int)
  /// A list of copies has another number of entries than there are fronts.
  case copyCount(found: Int, fronts: Int)
  /// There is another number of backs than of fronts.
  case backCount(found: Int, fronts: Int)
  /// The layout has backs, and none were given.
  case noBacks
  /// A card whose size after the cut is not that of the first one.
  case size(name: String, found: Size, first: Size)
  /// A card whose boxes are not finite, are empty, or whose sides are outside `PrintGrid.cardSides`.
  case box(name: String)
  /// No card fits on the paper between its margins.
  case doesNotFit(card: Size, paper: PaperSize)
  /// More cards would fit on a sheet than `PrintGrid.cardLimit`.
  case tooManyOnSheet(Int)
  /// A bleed that is kept would cover the next card.
  case bleed(Double, gap: Double)
  /// There is no room outside of the cards, for what is named.
  case noRoom(String)

  /// One line with what was found and what is allowed.
  public var description: String {
    switch self {
    case .paper(let found):
      "\(Self.quoted(found)): use A4, A3, A5, letter, legal, tabloid, or WIDTHxHEIGHT with mm, cm, in or pt from half an "
        + "inch to 200 inches, such as 210x330mm"
    case .number(let name, let found, let allowed): "\(name) \(found.inMillimetres); must be \(allowed)"
    case .noCards: "there is no card to print; there must be at least one"
    case .copies(let found): "\(found) cards; must be 1 to \(PrintSheets.cardLimit) with all copies"
    case .copyCount(let found, let fronts): "\(found) numbers of copies for \(fronts) cards; there must be one for each"
    case .backCount(let found, let fronts): "\(found) backs for \(fronts) cards; there must be one, or one for each"
    case .noBacks: "backs are asked for, and there is none; give one, or one for each card"
    case .size(let name, let found, let first):
      "\(Self.quoted(name)) is \(Self.text(found)) after the cut, and the first card is \(Self.text(first)); "
        + "all cards must have one size"
    case .box(let name):
      "\(Self.quoted(name)): the card must have a trim box in its page, with sides of \(Self.sides)"
    case .doesNotFit(let card, let paper):
      "a card of \(Self.text(card)) doesn't fit on \(paper.name) (\(Self.text(paper.size))) between the margins; "
        + "use larger paper or smaller margins"
    case .tooManyOnSheet(let found):
      "\(found) cards on a sheet; must be at most \(PrintGrid.cardLimit); use smaller paper"
    case .bleed(let bleed, let gap):
      "a bleed of \(bleed.inMillimetres) that is kept covers the next card behind a gap of \(gap.inMillimetres); "
        + "use a gap of at least \(bleed.inMillimetres), or cut the bleed"
    case .noRoom(let what): "\(what): there is no room outside of the cards; use larger margins"
    }
  }

  private static let sides =
    "\(PrintGrid.cardSides.lowerBound.inMillimetres) to \(PrintGrid.cardSides.upperBound.inMillimetres)"

  private static func text(_ size: Size) -> String {
    "\(size.width.inMillimetres.dropLast(3)) x \(size.height.inMillimetres)"
  }

  /// A text of the user's own on one line, shortened.
  private static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(60).map { $0.properties.generalCategory == .control ? " " : String($0) }
    return "'\(shown.joined())\(text.unicodeScalars.count > 60 ? "…" : "")'"
  }
}
