/// The connected regions of different pixels. Pixels that touch by a side or a corner belong to the same region.
public struct DifferenceRegions: Sendable, Hashable {
  /// A set of connected different pixels.
  public struct Region: Sendable, Hashable {
    /// The smallest area that contains the region.
    public internal(set) var bounds: PixelArea
    /// The number of different pixels.
    public internal(set) var pixelCount: Int
  }

  /// The number of regions.
  public internal(set) var count = 0

  /// The regions with the most pixels, at most 64, the largest first. Equal ones are in order from the top, then from
  /// the left.
  public internal(set) var largest: [Region] = []

  /// The maximum number of listed regions.
  public static let listLimit = 64

  /// Adds a complete region.
  mutating func add(_ region: Region) {
    count += 1
    if largest.count == Self.listLimit, let last = largest.last, !Self.precedes(region, last) { return }
    let place = largest.firstIndex { Self.precedes(region, $0) } ?? largest.count
    largest.insert(region, at: place)
    if largest.count > Self.listLimit { largest.removeLast() }
  }

  private static func precedes(_ a: Region, _ b: Region) -> Bool {
    (-a.pixelCount, a.bounds.y, a.bounds.x, a.bounds.width, a.bounds.height)
      < (-b.pixelCount, b.bounds.y, b.bounds.x, b.bounds.width, b.bounds.height)
  }
}

/// Finds connected regions in rows of bits, from the top down, using the memory of two rows.
///
/// The runs of a row join the regions of the runs above that they touch (union-find). A region that isn't continued
/// in a row is complete, and its slot is reused. So the number of open regions never exceeds the runs of two rows.
struct RegionCollector {
  private var regions = DifferenceRegions()
  private var above: [Run] = []
  private var current: [Run] = []
  /// The open regions, and those that were joined to one of them in the last row.
  private var parts: [Part] = []
  /// The parts in use, and the free ones.
  private var open: [Int] = []
  private var free: [Int] = []
  private var nextRow = 0

  private typealias Run = (columns: Range<Int>, part: Int)
  /// A region, and the part that it was joined to, or itself if it wasn't.
  private typealias Part = (parent: Int, region: DifferenceRegions.Region)

  /// Adds a row. Rows are added from the top down; rows without bits can be left out.
  mutating func add(_ bits: RowBits, row: Int) {
    if row != nextRow { closeAll() }
    nextRow = row + 1
    var k = 0
    bits.forEachRun { columns in
      // A run touches runs above that overlap it or meet it at a corner. The last of them may touch the next run too.
      while k < above.count, above[k].columns.upperBound < columns.lowerBound { k += 1 }
      var touched: Int?
      var i = k
      while i < above.count, above[i].columns.lowerBound <= columns.upperBound {
        let other = root(of: above[i].part)
        touched = touched.map { join($0, other) } ?? other
        i += 1
      }
      let area = PixelArea(x: columns.lowerBound, y: row, width: columns.count, height: 1)
      let added = touched ?? newPart(area)
      if touched != nil {
        parts[added].region.bounds = parts[added].region.bounds.union(area)
        parts[added].region.pixelCount += columns.count
      }
      current.append((columns, added))
    }
    endRow(row)
  }

  mutating func finish() -> DifferenceRegions {
    closeAll()
    return regions
  }

  private mutating func endRow(_ row: Int) {
    for i in current.indices { current[i].part = root(of: current[i].part) }
    var kept = 0
    for number in open {
      let part = parts[number]
      let isRoot = part.parent == number
      if isRoot, part.region.bounds.y + part.region.bounds.height > row {
        open[kept] = number
        kept += 1
      } else {
        if isRoot { regions.add(part.region) }
        free.append(number)
      }
    }
    open.removeLast(open.count - kept)
    swap(&above, &current)
    current.removeAll(keepingCapacity: true)
  }

  private mutating func closeAll() {
    for number in open where parts[number].parent == number { regions.add(parts[number].region) }
    above.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
  }

  private mutating func newPart(_ area: PixelArea) -> Int {
    let number = free.popLast() ?? parts.count
    let part: Part = (number, .init(bounds: area, pixelCount: area.width))
    if number < parts.count { parts[number] = part } else { parts.append(part) }
    open.append(number)
    return number
  }

  private mutating func root(of number: Int) -> Int {
    var number = number
    while parts[number].parent != number {
      parts[number].parent = parts[parts[number].parent].parent
      number = parts[number].parent
    }
    return number
  }

  private mutating func join(_ a: Int, _ b: Int) -> Int {
    guard a != b else { return a }
    parts[b].parent = a
    parts[a].region.bounds = parts[a].region.bounds.union(parts[b].region.bounds)
    parts[a].region.pixelCount += parts[b].region.pixelCount
    return a
  }
}
