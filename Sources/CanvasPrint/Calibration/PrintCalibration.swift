/// A page by which a printer is measured: rulers at true size, and crosses that show how far the back lies from the front.
///
///     let pages = try PrintCalibration.pages(for: layout, font: Font.default(size: 8))
///     var document = PDFDocument(title: "Calibration")
///     try document.addPages(pages)
///
/// Both pages are printed on one sheet, at 100 percent. Held against the light, the lines of the back cross the scales of
/// the front. The numbers at the crossing are added to `PrintLayout.backOffset`: then the back lies behind the front.
public struct PrintCalibration: Drawable, Hashable {
  /// The two sides of the sheet.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// The page with rulers, and crosses with scales.
    case front
    /// The page with the lines, moved by the layout's offset.
    case back
  }

  /// The side.
  public var side: Side
  /// The layout, whose paper, orientation, flip and offset are used.
  public var layout: PrintLayout
  /// The font of the numbers.
  public var font: Font

  /// Creates a side of the sheet.
  public init(_ side: Side, for layout: PrintLayout, font: Font) {
    (self.side, self.layout, self.font) = (side, layout, font)
  }

  /// Returns both sides, named `calibration` and `calibration-back`.
  ///
  /// - Throws: `PrintError.number` for a layout with numbers out of their range.
  public static func pages(for layout: PrintLayout, font: Font) throws(PrintError) -> Pages {
    try layout.check()
    return Pages(
      Side.allCases.map { side in
        let drawing = PrintCalibration(side, for: layout, font: font)
        return Page(
          drawing, name: "calibration" + (side == .back ? "-back" : ""),
          trimBox: Rect(origin: .zero, size: drawing.idealSize))
      })
  }

  /// The size of the paper, as it lies.
  public var idealSize: Size { layout.sheetSizes[0] }

  /// Draws the side so that it fills the rectangle. A rectangle that is null, empty or not finite draws nothing.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard !rect.isEmpty, rect.isFinite else { return }
    context.withGState {
      context.place(idealSize, in: rect)
      if side == .front { drawRulers(on: context) }
      let offset = layout.backOffset
      for center in targets {
        if side == .front {
          CalibrationTarget(
            center: center, mirrorsColumns: layout.mirrorsColumns(on: idealSize), font: font.withSize(6)
          )
          .drawScales(on: context)
        } else if offset.dx.isFinite, offset.dy.isFinite {
          CalibrationTarget.drawLines(at: center + offset, on: context)
        }
      }
      let text = StyledText(side == .front ? "front, at 100 %" : "back", font: font.withSize(8), alignment: .center)
      let middle = idealSize.height / 2 + .millimetres(12)
      context.draw(text, in: Rect(x: 0, y: middle, width: idealSize.width, height: 12))
    }
  }

  /// The middles of the crosses, which lie behind each other on both sides: four near the corners, and one in the middle.
  var targets: [Point] {
    let (width, height) = (idealSize.width, idealSize.height)
    let (x, y) = (min(Double.millimetres(35), width / 4), min(Double.millimetres(35), height / 4))
    return [(x, y), (width - x, y), (width / 2, height / 2), (x, height - y), (width - x, height - y)].map {
      Point(x: $0, y: $1)
    }
  }

  private func drawRulers(on context: DrawingContext) {
    let (width, height) = (idealSize.width, idealSize.height)
    let edge = min(Double.millimetres(8), width / 8, height / 8)
    let (left, right, top, bottom) = (edge, width - edge, edge, height - edge)
    func ruler(_ unit: CalibrationRuler.Unit, from start: Point, to end: Point, _ across: Vector) {
      CalibrationRuler(unit: unit, start: start, end: end, across: across, font: font.withSize(6)).draw(on: context)
    }
    func row(_ y: Double) -> (Point, Point) { (Point(x: 2 * left, y: y), Point(x: width - 2 * left, y: y)) }
    func column(_ x: Double) -> (Point, Point) { (Point(x: x, y: 2 * top), Point(x: x, y: height - 2 * top)) }
    ruler(.millimetres, from: row(bottom).0, to: row(bottom).1, Vector(dx: 0, dy: -1))
    ruler(.millimetres, from: column(left).0, to: column(left).1, Vector(dx: 1, dy: 0))
    ruler(.inches, from: row(top).0, to: row(top).1, Vector(dx: 0, dy: 1))
    ruler(.inches, from: column(right).0, to: column(right).1, Vector(dx: -1, dy: 0))
  }
}
