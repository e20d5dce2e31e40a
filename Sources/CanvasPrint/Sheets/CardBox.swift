/// Where a card is in its page.
struct CardBox: Sendable {
  /// What remains after the cut.
  let trim: Rect
  /// What is printed beyond the cut, on each side.
  let bleed: EdgeInsets

  init(_ page: Page) throws(PrintError) {
    let whole = Rect(origin: .zero, size: page.idealSize)
    let trim = (page.trimBox ?? whole).standardized
    // A box without a bleed box is printed as a whole.
    let bleed = (page.bleedBox ?? whole).standardized.intersection(whole)
    let sides = PrintGrid.cardSides
    guard whole.isFinite, trim.isFinite, !bleed.isNull, sides.contains(trim.width), sides.contains(trim.height),
      whole.insetBy(dx: -0.01, dy: -0.01).contains(trim)
    else { throw .box(name: page.name) }
    self.trim = trim
    self.bleed = EdgeInsets(
      top: max(0, trim.minY - bleed.minY), left: max(0, trim.minX - bleed.minX),
      bottom: max(0, bleed.maxY - trim.maxY), right: max(0, bleed.maxX - trim.maxX))
  }

  /// The widest bleed.
  var widest: Double { max(bleed.top, bleed.left, bleed.bottom, bleed.right) }
}

extension EdgeInsets {
  /// The insets of the sides after half a turn.
  var turned: EdgeInsets { EdgeInsets(top: bottom, left: right, bottom: top, right: left) }
}
