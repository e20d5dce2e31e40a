/// Sheets of paper with cards at true size, to print and cut.
public struct PaperSettings: RequestPart {
  /// The paper, or nil for cards that aren't laid on paper.
  public var paper: PaperSize?
  /// Which way the paper lies.
  public var orientation = PrintLayout.Orientation.automatic
  /// The distance between the cuts of two cards, or nil for none.
  public var gap: Length?
  /// The least distance from the paper's edges to the cut of a card, or nil for 5 mm.
  public var margin: Length?
  /// The lines along which the cards are cut.
  public var cropMarks = PrintLayout.Marks.corner
  /// Whether the bleed between two cards is whole, instead of ending in the middle of the gap.
  public var keepsBleed = false
  /// Where the backs are.
  public var backs = PrintLayout.Backs.none
  /// The edge about which the sheet is turned.
  public var flip = PrintLayout.Flip.longEdge
  /// How far the backs are moved to the right and down, in points, or nil for not at all.
  public var backOffset: Vector?
  /// The marks for a cutting machine, or nil for none.
  public var registration: RegistrationMarks.Corners?
  /// Whether pages have numbers outside of the cards.
  public var hasPageNumbers = false
  /// Whether pages have a bar with colours outside of the cards.
  public var hasColorBar = false
  /// The number of copies of all cards, or nil for 1.
  public var copyCount: Int?
  /// Whether pages to measure a printer are drawn, instead of cards.
  public var isCalibration = false

  /// Cards that aren't laid on paper.
  public init() {}

  private static let onPaper: [String: JSONTree] = ["card": "poker", "pages": "A4"]

  package static let pages = RequestMember<PaperSettings>(
    "pages", \.paper, .paper, value: "paper",
    help: """
      Lay the fronts on sheets of paper at true size: A4, A3, A5, letter, legal, tabloid, or another size such as \
      210x330mm.
      """,
    example: "A4", with: ["card": "poker"])
  package static let orientation = RequestMember<PaperSettings>(
    "orientation", \.orientation, .choice, value: "orientation", default: .automatic,
    help: "How the paper of \(member: "pages") lies; auto is what more cards fit on.", example: "landscape",
    with: onPaper)
  package static let gap = RequestMember<PaperSettings>(
    "gap", \.gap, .length, value: "length", help: "Distance between cards of \(member: "pages"). (default: 0mm)",
    example: "2mm",
    with: onPaper)
  package static let margin = RequestMember<PaperSettings>(
    "margin", \.margin, .length, value: "length",
    help: "Least distance from the edges of \(member: "pages") to a card. (default: 5mm)", example: "8mm", with: onPaper
  )
  package static let cropMarks = RequestMember<PaperSettings>(
    "crop-marks", \.cropMarks, .choice, value: "marks", default: .corner,
    help: "Lines along which cards are cut, outside of them.", example: "full", with: onPaper)
  package static let keepBleed = RequestMember<PaperSettings>(
    flag: "keep-bleed", \.keepsBleed,
    help: "Keep the whole bleed between two cards. (default: up to half of \(member: "gap"))", with: onPaper)
  package static let backs = RequestMember<PaperSettings>(
    "backs", \.backs, .choice, value: "pages", default: .none,
    help: "Pages with backs: after each front, after all fronts, or on the same page, which is folded.",
    example: "interleaved", with: onPaper)
  package static let flip = RequestMember<PaperSettings>(
    "flip", \.flip, .choice, value: "edge", default: .longEdge,
    help: "Edge about which the printer turns the paper, or along which it is folded.", example: "short-edge",
    with: onPaper.merging(["backs": "interleaved"]) { $1 })
  package static let backOffset = RequestMember<PaperSettings>(
    "back-offset", \.backOffset, .offset, value: "x,y",
    help: "Move the backs to the right and down, as \(member: "calibrate") shows, such as 0.4,-0.2mm.",
    example: "0.4,-0.2mm",
    with: onPaper.merging(["backs": "interleaved"]) { $1 })
  package static let registration = RequestMember<PaperSettings>(
    "registration", \.registration, .choice, value: "corners",
    help: "Marks for cutting machines with a camera, in three or four corners.", example: "three", with: onPaper)
  package static let pageNumbers = RequestMember<PaperSettings>(
    flag: "page-numbers", \.hasPageNumbers, help: "Number the sheets, outside of the cards.", with: onPaper)
  package static let colorBar = RequestMember<PaperSettings>(
    flag: "color-bar", \.hasColorBar, help: "Print a bar with colours outside of the cards.", with: onPaper)
  package static let copies = RequestMember<PaperSettings>(
    "copies", \.copyCount, .whole(in: 1...10_000), value: "number", help: "Copies of all cards. (default: 1)",
    example: 2, with: onPaper)
  package static let calibrate = RequestMember<PaperSettings>(
    flag: "calibrate", \.isCalibration,
    help: "Draw two pages for both sides of a sheet that measure the printer, instead of cards.",
    with: ["pages": "A4"])

  /// The names of standard sizes of paper.
  fileprivate static let paperNames = PaperSize.standard.map(\.name)

  public static let members = [
    Self.pages, Self.orientation, Self.gap, Self.margin, Self.cropMarks, Self.keepBleed, Self.backs, Self.flip,
    Self.backOffset, Self.registration, Self.pageNumbers, Self.colorBar, Self.copies, Self.calibrate,
  ]
}

extension ValueForm<PaperSize> {
  /// The name of a size of paper, or its sides.
  fileprivate static let paper = word(
    { try? PaperSize($0) }, \.name,
    allowed: "use \(PaperSettings.paperNames.joined(separator: ", ")) or a size such as 210x330mm"
  ).completed(by: .words(PaperSettings.paperNames))
}

extension ValueForm<Vector> {
  /// Two distances with one unit at the end: `0.4,-0.2mm`.
  fileprivate static let offset = {
    let allowed = "must be two distances to the right and down with a unit of at most an inch, such as 0.4,-0.2mm"
    return ValueForm(schema: ["type": "string"], isNumeric: true, write: { .text("\($0.dx),\($0.dy)pt") }) {
      (word) throws(ValueProblem) in
      let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let unit = ["mm", "in", "pt"].first(where: parts[1].lowercased().hasSuffix) else {
        throw ValueProblem(allowed)
      }
      var points: [Double] = []
      for part in [parts[0], String(parts[1].dropLast(2))] {
        let sign = part.hasPrefix("-") ? -1.0 : 1
        guard let length = try? Length((sign < 0 ? String(part.dropFirst()) : part) + unit) else {
          throw ValueProblem(allowed)
        }
        points.append(sign * length.pixels(perInch: 72))
      }
      guard points.allSatisfy({ abs($0) <= 72 }) else { throw ValueProblem(allowed) }
      return Vector(dx: points[0], dy: points[1])
    }
  }()
}
