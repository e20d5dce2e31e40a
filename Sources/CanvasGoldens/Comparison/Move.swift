/// A part of a picture that is at another place than expected, with the same pixels: a line, a glyph, or all of it.
public struct Move: Sendable, Hashable, CustomStringConvertible {
  /// By how many columns it is further to the right, or to the left if negative.
  public let x: Int
  /// By how many rows it is further down, or up if negative.
  public let y: Int
  /// Where it is expected. What is around it, in one colour, can be part of it.
  public let area: PixelArea

  /// `moved 1 px down, 145×1 at 12,40`.
  public var description: String {
    let steps = [(abs(x), x > 0 ? "right" : "left"), (abs(y), y > 0 ? "down" : "up")]
    let way = steps.filter { $0.0 > 0 }.map { "\($0.0) px \($0.1)" }.joined(separator: " and ")
    return "moved \(way), \(area.width)×\(area.height) at \(area.x),\(area.y)"
  }

  /// The longest move in columns or rows.
  static let reach = 8

  /// The moves of the areas of differences: one of all of them, or those of the largest regions. Nil if a PNG turned out to be
  /// damaged.
  static func moves(_ bounds: PixelArea?, _ regions: DifferenceRegions?, _ pictures: PairedRows) -> [Move]? {
    guard let bounds, pictures.actual.size == pictures.expected.size else { return [] }
    var searches = [MoveSearch(bounds)]
    if let regions, regions.count > 1 { searches += regions.largest.map { MoveSearch($0.bounds) } }
    let rows = bounds.y..<bounds.y + bounds.height
    func isRead(_ look: (inout MoveSearch, _ row: Int, PairedRows.Grids) -> Void) -> Bool {
      pictures.forEachWindow(of: rows) { rows, grids in
        for y in rows {
          for i in searches.indices where searches[i].rows.contains(y) { look(&searches[i], y, grids) }
        }
      }
    }
    guard isRead({ $0.narrow(by: $1, $2) }) else { return nil }
    for i in searches.indices { searches[i].startChecks() }
    guard searches.allSatisfy(\.isHopeless) || isRead({ $0.check($1, $2) }) else { return nil }
    return searches[0].move.map { [$0] } ?? searches.dropFirst().compactMap(\.move)
  }

  /// Whether a pixel was or is a part of it.
  func contains(_ column: Int, _ row: Int) -> Bool {
    (area.x + min(0, x)..<area.x + area.width + max(0, x)).contains(column)
      && (area.y + min(0, y)..<area.y + area.height + max(0, y)).contains(row)
  }
}

/// Looks for the shortest move after which an area of different pixels is as expected, in two runs through the rows of the
/// area: some of the different pixels narrow the moves down, and then all pixels are checked.
private struct MoveSearch {
  private typealias Place = (x: Int, y: Int)

  private let area: PixelArea
  /// The moves that are possible, the shortest first, with the different pixels after each and those of them that moved.
  private var ways: [(way: Place, changedCount: Int, movedCount: Int)]
  /// The number of pixels that still narrow the moves down in this part of the area.
  private var probesLeft = 0

  /// All moves, the shortest first.
  private static let all: [Place] = {
    var ways: [Place] = []
    for y in -Move.reach...Move.reach {
      for x in -Move.reach...Move.reach where x != 0 || y != 0 { ways.append((x, y)) }
    }
    func order(_ way: Place) -> (Int, Int, Int) { (way.x * way.x + way.y * way.y, way.y, way.x) }
    return ways.sorted { order($0) < order($1) }
  }()

  init(_ area: PixelArea) {
    self.area = area
    ways = Self.all.filter { abs($0.x) < area.width && abs($0.y) < area.height }.map { ($0, 0, 0) }
  }

  var rows: Range<Int> { area.y..<area.y + area.height }
  private var columns: Range<Int> { area.x..<area.x + area.width }

  /// Whether no move is possible.
  var isHopeless: Bool { ways.isEmpty }

  /// Narrows the moves down by some different pixels, at most 32, which tell most of them apart: as many in each eighth of
  /// the area, at places where the actual picture has edges. Background, which came where something was, is explained by
  /// most moves.
  mutating func narrow(by y: Int, _ grids: PairedRows.Grids) {
    let (actual, expected) = grids
    if (y - area.y) % ((area.height + 7) / 8) == 0 { probesLeft = 32 / min(8, area.height) }
    guard probesLeft > 0, !ways.isEmpty else { return }
    for x in columns where actual[x, y] != expected[x, y] {
      guard actual.isAtEdge(x, y) || actual.equalNeighbourCount(x, y) < 8 else { continue }
      ways.removeAll { !Self.isExplained((x, y), $0.way, grids) }
      probesLeft -= 1
      if probesLeft == 0 { return }
    }
  }

  /// Keeps the shortest moves: an area of many equal pixels may allow many.
  mutating func startChecks() { ways = Array(ways.prefix(4)) }

  /// Checks all pixels of a row.
  mutating func check(_ y: Int, _ grids: PairedRows.Grids) {
    ways = ways.compactMap { way, changedCount, movedCount in
      var (changedCount, movedCount) = (changedCount, movedCount)
      for x in columns {
        guard Self.isExplained((x, y), way, grids) else { return nil }
        guard grids.actual[x, y] != grids.expected[x, y] else { continue }
        changedCount += 1
        if columns.contains(x - way.x), rows.contains(y - way.y) { movedCount += 1 }
      }
      return (way, changedCount, movedCount)
    }
  }

  /// The move, once all rows were checked. At least half of the different pixels must be those that moved, and not
  /// background where they were, and at least two: what is missing didn't move.
  var move: Move? {
    ways.first { $0.movedCount >= 2 && 2 * $0.movedCount >= $0.changedCount }.map { found in
      let (x, y) = found.way
      return Move(
        x: x, y: y,
        area: PixelArea(
          x: area.x + max(0, -x), y: area.y + max(0, -y), width: area.width - abs(x), height: area.height - abs(y)))
    }
  }

  /// A pixel that comes from outside of the picture can be any.
  private static func isExplained(_ at: Place, _ way: Place, _ grids: PairedRows.Grids) -> Bool {
    let (x, y) = (at.x - way.x, at.y - way.y)
    guard x >= 0, y >= 0, x < grids.expected.width, y < grids.expected.height else { return true }
    return grids.actual[at.x, at.y] == grids.expected[x, y]
  }
}
