/// How cards lie on sheets of paper. All lengths are in points of 1/72 inch.
///
///     var layout = PrintLayout(paper: .a4)
///     layout.gap = .millimetres(2)
///     layout.backs = .interleaved
public struct PrintLayout: Sendable, Hashable {
  /// Which way the paper lies.
  public enum Orientation: String, Sendable, Hashable, CaseIterable {
    /// As the paper's size is given, or turned if more cards fit.
    case automatic = "auto"
    /// The shorter side is the width.
    case portrait
    /// The longer side is the width.
    case landscape
  }

  /// The lines along which the cards are cut.
  public enum Marks: String, Sendable, Hashable, CaseIterable {
    /// Short lines at the corners.
    case corner
    /// Lines from the cards to the paper's edges.
    case full
    /// No lines.
    case none
  }

  /// What becomes of the part of a card that is printed beyond the cut.
  public enum Bleed: String, Sendable, Hashable, CaseIterable {
    /// Between two cards, it ends in the middle of the gap. At the outside of the sheet it is whole, unless more cards fit
    /// if it ends 1.25 millimetres before the registration marks.
    case cut
    /// It is whole everywhere. The gap must be at least the bleed, so that no card covers the next one.
    case kept = "keep"
  }

  /// Where the backs are.
  public enum Backs: String, Sendable, Hashable, CaseIterable {
    /// Nowhere.
    case none
    /// On a page after that of their fronts, for printers that print both sides.
    case interleaved
    /// On pages after all fronts, for paper that is put into the printer again.
    case separate
    /// On the other half of the same page, which is folded in the middle and glued.
    case fold
  }

  /// The edge about which the sheet is turned, or along which it is folded.
  public enum Flip: String, Sendable, Hashable, CaseIterable {
    /// The longer edge of the paper.
    case longEdge = "long-edge"
    /// The shorter edge of the paper.
    case shortEdge = "short-edge"
  }

  /// The paper.
  public var paper: PaperSize
  /// Which way the paper lies.
  public var orientation = Orientation.automatic
  /// The least distance from the paper's edges to the cut of a card: 0 or more. With registration marks, it is at least
  /// their inset.
  public var margin = Double.millimetres(5)
  /// The distance between the cuts of two cards: 0 or more.
  public var gap = 0.0
  /// The lines along which the cards are cut.
  public var marks = Marks.corner
  /// What becomes of the part of a card that is printed beyond the cut.
  public var bleed = Bleed.cut
  /// Where the backs are.
  public var backs = Backs.none
  /// The edge about which the sheet is turned, or along which it is folded.
  public var flip = Flip.longEdge
  /// How far everything on the pages with backs is moved to the right and down, as these pages are seen, so that it lies
  /// behind the fronts on a printer that doesn't feed paper exactly. Each number is at most an inch. See
  /// `PrintCalibration`. It isn't used with `Backs.fold`.
  public var backOffset = Vector.zero
  /// The marks for a cutting machine; nil for none.
  public var registration: RegistrationMarks?
  /// The font of page numbers outside of the cards; nil for no numbers. The size is limited to 4…24 points.
  public var pageNumberFont: Font?
  /// Whether a bar with colours, to judge the print, is outside of the cards.
  public var hasColorBar = false

  /// Creates a layout of cards without gaps, with marks at their corners.
  public init(paper: PaperSize) { self.paper = paper }

  /// Whether a back lies behind its front in the mirrored column, on a sheet of this size; otherwise in the mirrored row.
  func mirrorsColumns(on paper: Size) -> Bool { (flip == .longEdge) == (paper.height >= paper.width) }

  /// The sizes of the sheet to try, in order.
  var sheetSizes: [Size] {
    let (given, turned) = (paper.size, Size(width: paper.size.height, height: paper.size.width))
    return switch orientation {
    case .automatic: given == turned ? [given] : [given, turned]
    case .portrait: [given.width <= given.height ? given : turned]
    case .landscape: [given.width >= given.height ? given : turned]
    }
  }

  /// The margin with that of the registration marks.
  var wholeMargin: Double { max(margin, registration?.inset ?? 0) }

  /// Throws for numbers that are not finite or out of range.
  func check() throws(PrintError) {
    try Self.check("margin", margin, 0...7200, "0 to 2540 mm")
    try Self.check("gap", gap, 0...7200, "0 to 2540 mm")
    try Self.check("back offset", backOffset.dx, -72...72, "-25.4 to 25.4 mm")
    try Self.check("back offset", backOffset.dy, -72...72, "-25.4 to 25.4 mm")
    try registration?.check()
  }

  static func check(
    _ name: String, _ value: Double, _ range: ClosedRange<Double>, _ allowed: String
  ) throws(PrintError) {
    guard range.contains(value) else { throw .number(name, found: value, allowed: allowed) }
  }
}
