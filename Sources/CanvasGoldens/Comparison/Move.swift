/// A part of a picture that is at another place than expected, with the same pixels: a line, a glyph, or all of it.
public struct Move: Sendable, Hashable {
  /// By how many columns it is further to the right, or to the left if negative.
  public let x: Int
  /// By how many rows it is further down, or up if negative.
  public let y: Int
  /// Where it is expected. What is around it, in one colour, can be part of it.
  public let area: PixelArea
}

extension Move: CustomStringConvertible {
  /// `moved 1 px down, 145×1 at 12,40`.
  public var description: String {
    let steps = [(abs(x), x > 0 ? "right" : "left"), (abs(y), y > 0 ? "down" : "up")]
    let way = steps.filter { $0.0 > 0 }.map { "\($0.0) px \($0.1)" }.joined(separator: " and ")
    return "moved \(way), \(area.width)×\(area.height) at \(area.x),\(area.y)"
  }
}

extension Move {
  /// The longest move in columns or rows.
  static let reach = 8

  /// All moves, the shortest first.
  private static let ways: [Place] = {
    var ways: [Place] = []
    for y in -reach...reach {
      for x in -reach...reach where x != 0 || y != 0 { ways.append((x, y)) }
    }
    func order(_ way: Place) -> (Int, Int, Int) { (way.x * way.x + way.y * way.y, way.y, way.x) }
    return ways.sorted { order($0) < order($1) }
  }()

  /// The shortest move after which an area of different pixels is as expected. Nil if there is none.
  ///
  /// At least half of the different pixels must be those that moved, and not background where they were, and at least
  /// two: what is missing didn't move.
  init?(_ changed: PixelArea, _ actual: PixelGrid, _ expected: PixelGrid) {
    let probes = Self.probes(changed, actual, expected)
    var isLeft = 4
    for way in Self.ways where abs(way.x) < changed.width && abs(way.y) < changed.height {
      guard probes.allSatisfy({ Self.isExplained($0, way, actual, expected) }) else { continue }
      // An area of many equal pixels may pass the probes often.
      isLeft -= 1
      if Self.isMove(way, of: changed, actual, expected) {
        (x, y) = way
        area = PixelArea(
          x: changed.x + max(0, -way.x), y: changed.y + max(0, -way.y), width: changed.width - abs(way.x),
          height: changed.height - abs(way.y))
        return
      }
      if isLeft == 0 { break }
    }
    return nil
  }

  /// The moves of the areas of differences: one of all of them, or those of the largest regions.
  static func moves(
    _ bounds: PixelArea?, _ regions: DifferenceRegions?, _ actual: StraightImage, _ expected: StraightImage
  ) -> [Move] {
    guard let bounds, actual.pixelSize == expected.pixelSize else { return [] }
    return actual.pixels.withPixels { a in
      expected.pixels.withPixels { b in
        let grids = unsafe (PixelGrid(a, width: actual.pixelWidth), PixelGrid(b, width: expected.pixelWidth))
        if let whole = Move(bounds, grids.0, grids.1) { return [whole] }
        guard let regions, regions.count > 1 else { return [] }
        return regions.largest.compactMap { Move($0.bounds, grids.0, grids.1) }
      }
    }
  }

  /// Whether a pixel was or is a part of it.
  func contains(_ column: Int, _ row: Int) -> Bool {
    (area.x + min(0, x)..<area.x + area.width + max(0, x)).contains(column)
      && (area.y + min(0, y)..<area.y + area.height + max(0, y)).contains(row)
  }

  private typealias Place = (x: Int, y: Int)

  /// A pixel that comes from outside of the picture can be any.
  private static func isExplained(_ at: Place, _ way: Place, _ actual: PixelGrid, _ expected: PixelGrid) -> Bool {
    let (x, y) = (at.x - way.x, at.y - way.y)
    guard x >= 0, y >= 0, x < expected.width, y < expected.height else { return true }
    return actual[at.x, at.y] == expected[x, y]
  }

  /// Some different pixels, at most 32, which tell most moves apart: as many in each eighth of the area, at places where
  /// the actual picture has edges. Background, which came where something was, is explained by most moves.
  private static func probes(_ area: PixelArea, _ actual: PixelGrid, _ expected: PixelGrid) -> [Place] {
    var probes: [Place] = []
    let step = (area.height + 7) / 8
    for start in stride(from: area.y, to: area.y + area.height, by: step) {
      let limit = probes.count + 32 / min(8, area.height)
      rows: for y in start..<min(start + step, area.y + area.height) {
        for x in area.x..<area.x + area.width where actual[x, y] != expected[x, y] {
          guard actual.isAtEdge(x, y) || actual.equalNeighbourCount(x, y) < 8 else { continue }
          probes.append((x, y))
          if probes.count == limit { break rows }
        }
      }
    }
    return probes
  }

  private static func isMove(
    _ way: Place, of area: PixelArea, _ actual: PixelGrid, _ expected: PixelGrid
  ) -> Bool {
    let (columns, rows) = (area.x..<area.x + area.width, area.y..<area.y + area.height)
    var (changedCount, movedCount) = (0, 0)
    for y in rows {
      for x in columns {
        guard isExplained((x, y), way, actual, expected) else { return false }
        guard actual[x, y] != expected[x, y] else { continue }
        changedCount += 1
        if columns.contains(x - way.x), rows.contains(y - way.y) { movedCount += 1 }
      }
    }
    return movedCount >= 2 && 2 * movedCount >= changedCount
  }
}
