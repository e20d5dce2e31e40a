import CanvasGoldens

/// The slow twin of a comparison: each figure from its definition, pixel by pixel.
struct SlowComparison {
  var pixelCount = 0
  var ignoredCount = 0
  var different: Set<Place> = []
  var changedCount = 0
  var largest = 0
  var rootMeanSquare = 0.0

  struct Place: Hashable {
    let x: Int
    let y: Int
  }

  /// Looks at one area alone where there is one.
  init(
    _ actual: StraightImage, _ expected: StraightImage, levels: Int = 0, ignoring areas: [PixelArea] = [],
    in area: PixelArea? = nil
  ) {
    let rows = area.map { $0.y..<$0.y + $0.height } ?? 0..<max(actual.pixelHeight, expected.pixelHeight)
    let columns = area.map { $0.x..<$0.x + $0.width } ?? 0..<max(actual.pixelWidth, expected.pixelWidth)
    var squares = 0
    var sharedCount = 0
    for y in rows {
      for x in columns {
        let (a, b) = (actual[x, y], expected[x, y])
        guard a != nil || b != nil else { continue }
        if areas.contains(where: { x >= $0.x && x - $0.x < $0.width && y >= $0.y && y - $0.y < $0.height }) {
          ignoredCount += 1
          continue
        }
        pixelCount += 1
        guard let a, let b else {
          different.insert(Place(x: x, y: y))
          continue
        }
        sharedCount += 1
        let distances = zip(Self.channels(a), Self.channels(b)).map { abs($0 - $1) }
        let top = distances.reduce(0, max)
        if a != b { changedCount += 1 }
        if levels > 0 ? top > levels : a != b { different.insert(Place(x: x, y: y)) }
        largest = max(largest, top)
        squares += distances.reduce(0) { $0 + $1 * $1 }
      }
    }
    let channelCount = Self.isOpaque(actual) && Self.isOpaque(expected) ? 3 : 4
    if sharedCount > 0 { rootMeanSquare = (Double(squares) / Double(channelCount * sharedCount)).squareRoot() }
  }

  private static func channels(_ pixel: StraightPixel) -> [Int] {
    // As they are seen: multiplied by alpha, rounded to nearest.
    let alpha = Int(pixel.alpha)
    let colors = [pixel.red, pixel.green, pixel.blue].map { (level: UInt8) -> Int in (Int(level) * alpha + 127) / 255 }
    return colors + [alpha]
  }

  private static func isOpaque(_ image: StraightImage) -> Bool {
    (0..<image.pixelHeight).allSatisfy { y in (0..<image.pixelWidth).allSatisfy { image[$0, y]?.alpha == 255 } }
  }

  var bounds: PixelArea? { Self.bounds(of: different) }

  var first: Place? { different.min { ($0.y, $0.x) < ($1.y, $1.x) } }

  /// Every region, found by walking from pixel to pixel.
  var regions: [(bounds: PixelArea, count: Int)] {
    var left = different
    var regions: [(bounds: PixelArea, count: Int)] = []
    while let start = left.popFirst() {
      var region: Set = [start]
      var front = [start]
      while let place = front.popLast() {
        for dy in -1...1 {
          for dx in -1...1 {
            let next = Place(x: place.x + dx, y: place.y + dy)
            if left.remove(next) != nil {
              region.insert(next)
              front.append(next)
            }
          }
        }
      }
      if let bounds = Self.bounds(of: region) { regions.append((bounds, region.count)) }
    }
    return regions
  }

  /// The most different pixels in any square of a side.
  func largestDensity(side: Int) -> Int {
    var largest = 0
    guard let bounds else { return 0 }
    for y in bounds.y - side + 1..<bounds.y + bounds.height {
      for x in bounds.x - side + 1..<bounds.x + bounds.width {
        largest = max(largest, different.count { $0.x >= x && $0.x < x + side && $0.y >= y && $0.y < y + side })
      }
    }
    return largest
  }

  private static func bounds(of places: Set<Place>) -> PixelArea? {
    guard let left = places.map(\.x).min(), let right = places.map(\.x).max(), let top = places.map(\.y).min(),
      let bottom = places.map(\.y).max()
    else { return nil }
    return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
