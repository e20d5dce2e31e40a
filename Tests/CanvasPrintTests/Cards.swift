import Canvas
import CanvasPDF
import CanvasPrint

/// Cards for tests: each has its own colour, and a dot in the upper left corner of the cut.
enum Cards {
  static let poker = Size(width: .inches(2.5), height: .inches(3.5))

  static func page(_ index: Int, _ size: Size = poker, bleed: Double = 0, name: String? = nil) -> Page {
    let whole = Size(width: size.width + 2 * bleed, height: size.height + 2 * bleed)
    let trim = Rect(origin: Point(x: bleed, y: bleed), size: size)
    return Page(
      Picture(index: index, idealSize: whole, trim: trim), name: name ?? "card \(index)",
      bleedBox: Rect(origin: .zero, size: whole), trimBox: trim)
  }

  static func pages(_ count: Int, _ size: Size = poker, bleed: Double = 0) -> Pages {
    Pages(count: count) { page($0, size, bleed: bleed) }
  }

  struct Picture: Drawable {
    let index: Int
    let idealSize: Size
    let trim: Rect

    func draw(in rect: Rect, on context: DrawingContext) {
      let color = Color(red: Double(index % 7) / 7, green: Double(index % 11) / 11, blue: 0.5)
      context.fill(rect, with: .color(color))
      context.fill(Path(ovalIn: Rect(x: trim.minX, y: trim.minY, width: 9, height: 9)), with: .color(.white))
    }
  }

  static func pdf(_ sheets: PrintSheets) throws -> [UInt8] {
    var document = PDFDocument()
    try document.addPages(sheets.pages)
    return document.bytes()
  }
}

/// 0.05 millimetres.
let tolerance = Double.millimetres(0.05)

extension Rect {
  /// The largest distance between two sides.
  func distance(to other: Rect) -> Double {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
  }
}
