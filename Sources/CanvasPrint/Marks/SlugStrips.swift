/// A rectangle outside of the cards, whose content may be turned by a quarter.
struct SlugBox: Sendable {
  /// The rectangle on the page.
  let rect: Rect
  /// Whether the content reads upwards.
  let isTurned: Bool

  /// Draws the content in a rectangle that is upright for it.
  func draw(on context: DrawingContext, content: (Rect) -> Void) {
    context.withGState {
      guard isTurned else { return content(rect) }
      context.translateBy(x: rect.minX, y: rect.maxY)
      context.concatenate(Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
      content(Rect(x: 0, y: 0, width: rect.height, height: rect.width))
    }
  }
}

/// The parts of a sheet between the cards and the paper's edges.
struct SlugStrips {
  enum Side: CaseIterable {
    case bottom, top, right, left
  }

  /// Printers leave this much of the paper's edge empty.
  private static let edge = Double.millimetres(3)
  private static let clearance = Double.millimetres(1)

  private let grid: PrintGrid
  private let printed: Rect
  private let taken: [Rect]

  init(_ grid: PrintGrid, bleed: Double, taken: [Rect]) {
    self.grid = grid
    self.taken = taken
    printed = grid.area.insetBy(dx: -bleed, dy: -bleed)
  }

  /// Returns a place for a box on the first side that has room, and removes the side; nil if there is none.
  ///
  /// The box lies beside the middle of a card, where no cut ends if it is narrower than the card.
  func box(_ size: Size, on sides: inout [Side]) -> SlugBox? {
    for (index, side) in sides.enumerated() {
      let box = box(size, side)
      guard let box, !taken.contains(where: { $0.intersects(box.rect) }) else { continue }
      sides.remove(at: index)
      return box
    }
    return nil
  }

  private func box(_ size: Size, _ side: Side) -> SlugBox? {
    let isTurned = side == .left || side == .right
    let size = isTurned ? Size(width: size.height, height: size.width) : size
    let paper = Rect(origin: .zero, size: grid.paper).insetBy(dx: Self.edge, dy: Self.edge)
    let (outer, inner) = (paper, printed.insetBy(dx: -Self.clearance, dy: -Self.clearance))
    let middle = grid.front(at: (grid.rows / 2) * grid.columns + grid.columns / 2).center
    let center =
      switch side {
      case .bottom: Point(x: middle.x, y: outer.maxY - size.height / 2)
      case .top: Point(x: middle.x, y: outer.minY + size.height / 2)
      case .left: Point(x: outer.minX + size.width / 2, y: middle.y)
      case .right: Point(x: outer.maxX - size.width / 2, y: middle.y)
      }
    let rect = Rect(center: center, size: size)
    return paper.contains(rect) && !rect.intersects(inner) ? SlugBox(rect: rect, isTurned: isTurned) : nil
  }
}

/// A bar of colours, by which a print is judged: the printer's inks, their mixtures, and greys.
enum ColorBar {
  private static let colors: [Color] =
    [.cyan, .magenta, .yellow, .red, .green, .blue, .black] + [0.25, 0.5, 0.75].map { Color(white: $0) }

  private static let side = Double.millimetres(4)

  /// The size of the bar.
  static let size = Size(width: side * Double(colors.count), height: side)

  static func draw(in rect: Rect, on context: DrawingContext) {
    let width = rect.width / Double(colors.count)
    for (index, color) in colors.enumerated() {
      let patch = Rect(x: rect.minX + Double(index) * width, y: rect.minY, width: width, height: rect.height)
      context.fill(patch, with: .color(color))
    }
  }
}

/// The number of a page outside of the cards.
struct PageNumber {
  private let font: Font

  init(font: Font) { self.font = font.withSize(font.size.isFinite ? min(max(font.size, 4), 24) : 7) }

  /// The room that every number fits into.
  var size: Size {
    let size = text(sheet: 8_888_887, of: 8_888_888, isBack: true).size()
    return Size(width: size.width + 2, height: size.height)
  }

  func text(sheet: Int, of sheetCount: Int, isBack: Bool) -> StyledText {
    var text = StyledText("\(sheet + 1) / \(sheetCount)" + (isBack ? " back" : ""), font: font, alignment: .center)
    text.paragraph.verticalAlignment = .middle
    return text
  }
}
