/// Places names beside points: those of the outermost points or of the greatest weights first, then as many as don't
/// collide.
///
/// A name is right, left, above or below of its point. It never covers another name, and no other point, except that the
/// names of the four outermost points, or of the twelve of the greatest weights, may cover a few points.
struct PointLabels {
  /// The boxes of the points.
  let points: [Rect]
  /// Their names. Empty ones are left out.
  let labels: [String]
  /// The importance of each point, or nil for its distance from the middle of all.
  let weights: [Double]?
  /// The area in which names must be.
  let area: Rect
  let style: PlotTextStyle
  let measurer: TextMeasurer

  /// The most names that are tried and that are placed.
  private static let limits = (tries: 400, names: 80)
  private static let gap = 3.0

  private(set) var taken: [Rect] = []
  private(set) var cells = RectGrid(cellSize: 24)

  /// The placed names.
  mutating func placed() -> [PlotText] {
    for (index, box) in points.enumerated() where box.isFinite { cells.add(box, index) }
    var texts: [PlotText] = []
    var known: Set<Int> = []
    for (index, isExtreme) in order.prefix(Self.limits.tries) {
      guard texts.count < Self.limits.names else { break }
      guard known.insert(index).inserted, !labels[index].isEmpty, let text = text(index, isExtreme) else { continue }
      taken.append(Self.box(text))
      texts.append(text)
    }
    return texts
  }

  /// The points in the order in which they get their names.
  private var order: [(index: Int, isExtreme: Bool)] {
    let valid = points.indices.filter { points[$0].isFinite }
    func extreme(_ value: (Rect) -> Double) -> Int? {
      valid.max { value(points[$0]) < value(points[$1]) || (value(points[$0]) == value(points[$1]) && $0 > $1) }
    }
    let outermost = [
      extreme { $0.midX }, extreme { -$0.midY }, extreme { -$0.midX }, extreme { $0.midY },
    ].compactMap(\.self)
    let (width, height) = (max(area.width, 1), max(area.height, 1))
    let middle = Point(
      x: valid.map { points[$0].midX }.reduce(0, +) / Double(max(valid.count, 1)),
      y: valid.map { points[$0].midY }.reduce(0, +) / Double(max(valid.count, 1)))
    func importance(_ index: Int) -> Double {
      if let weights, index < weights.count { return weights[index] }
      let (dx, dy) = ((points[index].midX - middle.x) / width, (points[index].midY - middle.y) / height)
      return dx * dx + dy * dy
    }
    let keys = points.indices.map(importance)
    let rest = valid.sorted { (keys[$1], $0) < (keys[$0], $1) }
    let first = weights == nil ? outermost : Array(rest.prefix(12))
    return first.map { ($0, true) } + rest.map { ($0, false) }
  }

  private func text(_ index: Int, _ isExtreme: Bool) -> PlotText? {
    let point = points[index]
    let candidates = [
      (Point(x: point.maxX + Self.gap, y: point.midY), 0.0, PlotBaseline.middle),
      (Point(x: point.minX - Self.gap, y: point.midY), 1.0, .middle),
      (Point(x: point.midX, y: point.minY - Self.gap), 0.5, .bottom),
      (Point(x: point.midX, y: point.maxY + Self.gap), 0.5, .top),
    ]
    let texts = candidates.map { anchor, align, baseline in
      PlotText(lines: [labels[index]], anchor: anchor, style: style, align: align, baseline: baseline)
        .measured(measurer, limit: Self.widthLimit)
    }
    let free = texts.compactMap { text -> (text: PlotText, covered: Int)? in
      let box = Self.box(text)
      guard area.contains(box), !taken.contains(where: { $0.overlaps(box) }) else { return nil }
      return (text, cells.indices(in: box).count { $0 != index && points[$0].overlaps(box) })
    }
    let best = free.min { $0.covered < $1.covered }
    guard let best, best.covered <= (isExtreme ? Self.maximumCovered : 0) else { return nil }
    return best.text
  }

  /// The most points that the name of an outermost point covers.
  private static let maximumCovered = 4

  private static let widthLimit = 160.0

  /// The box of a text with its letters' ascents and descents.
  static func box(_ text: PlotText) -> Rect { text.box.insetBy(dx: -3, dy: -1) }
}

/// Indices of boxes by the cells of a grid that they touch.
struct RectGrid {
  let cellSize: Double
  private var cells: [Cell: [Int]] = [:]

  /// The column and the row.
  private typealias Cell = SIMD2<Int>

  /// The most cells that a box touches. A larger one is in its middle cells only.
  private static let maximumCells = 40

  init(cellSize: Double) { self.cellSize = cellSize }

  mutating func add(_ box: Rect, _ index: Int) {
    forEachCell(of: box) { cells[$0, default: []].append(index) }
  }

  /// The indices in the cells of a box.
  func indices(in box: Rect) -> Set<Int> {
    var found: Set<Int> = []
    forEachCell(of: box) { found.formUnion(cells[$0] ?? []) }
    return found
  }

  private func forEachCell(of box: Rect, _ body: (Cell) -> Void) {
    func cell(_ place: Double) -> Int { Int(saturating: min(max(place / cellSize, -1e6), 1e6).rounded(.down)) }
    let (left, top) = (cell(box.minX), cell(box.minY))
    for column in left...min(max(cell(box.maxX), left), left + Self.maximumCells) {
      for row in top...min(max(cell(box.maxY), top), top + Self.maximumCells) { body([column, row]) }
    }
  }
}
