extension PaperSettings {
  /// The maximum number of pages, so that a file stays of a size that can be opened.
  private static let pageLimit = 10_000

  /// The layout on the paper; nil without paper.
  ///
  /// - Parameter pixelsPerInch: The resolution, for lengths in pixels.
  func layout(pixelsPerInch: Double) -> PrintLayout? {
    guard let paper else { return nil }
    func points(_ length: Length) -> Double { length.pixels(perInch: pixelsPerInch) * 72 / pixelsPerInch }
    var layout = PrintLayout(paper: paper)
    layout.orientation = orientation
    if let gap { layout.gap = points(gap) }
    if let margin { layout.margin = points(margin) }
    layout.marks = cropMarks
    layout.bleed = keepsBleed ? .kept : .cut
    layout.backs = backs
    layout.flip = flip
    layout.backOffset = backOffset ?? .zero
    layout.registration = registration.map { RegistrationMarks($0) }
    layout.hasColorBar = hasColorBar
    return layout
  }

  /// Whether the request needs the back of its cards.
  var needsBacks: Bool { paper != nil && backs != .none && !isCalibration }

  /// Whether the request needs a font for numbers.
  var needsFont: Bool { hasPageNumbers || isCalibration }

  /// Throws if members contradict each other.
  package func check() throws(RequestError) {
    guard paper != nil else { return try refuse(Self.members, "requires \(Self.pages), such as A4") }
    if backs == .none, !isCalibration { try refuse([Self.flip, Self.backOffset], "requires \(Self.backs)") }
    if backs == .fold { try refuse([Self.backOffset], "can't be used with \(Self.backs, "fold")") }
  }

  /// Lays cards on the paper, or draws the pages of the calibration; nil without paper.
  ///
  /// - Parameters:
  ///   - fronts: The cards, with their boxes.
  ///   - backs: The backs, which are used if the settings ask for them.
  ///   - pixelsPerInch: The resolution of pages that are images.
  ///   - font: The font of numbers; nil to check the settings only.
  package func pages(
    fronts: Pages, backs: PrintBacks, pixelsPerInch: Double, font: Font?
  ) throws(RequestError) -> Pages? {
    try check()
    guard var layout = layout(pixelsPerInch: pixelsPerInch) else { return nil }
    let pages: Pages
    do throws(PrintError) {
      if isCalibration {
        guard let font else { return nil }
        pages = try PrintCalibration.pages(for: layout, font: font)
      } else {
        if hasPageNumbers { layout.pageNumberFont = font?.withSize(7) }
        pages = try PrintSheets(fronts: fronts, backs: backs, copies: .sets(copyCount ?? 1), layout: layout).pages
      }
    } catch {
      throw RequestError(.request, RequestText(error.description))
    }
    guard pages.count <= Self.pageLimit else {
      throw RequestError(.request, "\(pages.count) pages; must be at most \(Self.pageLimit); use fewer \(Self.copies)")
    }
    return Pages(count: pages.count) { pages[$0].with(scale: pixelsPerInch / 72) }
  }
}
