/// How the rows of a large shape are divided: into bands whose cells fit into the rasterizer's memory, and groups of equal
/// rows, through which only vertical sides run, each from their top to their bottom. Cards, buttons and charts have many
/// of these; a group is worked out once.
struct BandLayout {
  struct Band {
    /// In rows of the shape's bounds.
    var top: Int
    var rowCount: Int
    /// Whether its rows are equal.
    var isUniform: Bool
  }

  /// Sides of fewer rows are accumulated like other edges.
  static let tallSide: Int32 = 16 << 8

  private(set) var bands: [Band] = []
  private var bandOfRow: [Int32] = []
  // For each row how many more sloped edges, or ends of upright ones, run through it than through the one above.
  private var slopedEdges: [Int32] = []

  /// For how many rows there is memory.
  var rowCapacity: Int { max(bandOfRow.capacity, slopedEdges.capacity) }

  /// The band in which an edge begins, which must begin above the last row's end.
  @inline(__always)
  func band(of edge: SIMD4<Int32>) -> Int {
    Int(bandOfRow[Int(max(min(edge.y, edge.w), 0) >> 8)])
  }

  /// Divides `rowCount` rows into bands of at most `bandHeight`, without looking for equal ones.
  mutating func divide(rowCount: Int, bandHeight: Int) {
    removeAll()
    append(0..<rowCount, bandHeight: bandHeight)
  }

  /// The same with groups of equal rows.
  ///
  /// - Parameter edges: In 1/256 pixel. Each has a height, and touches one of the rows.
  mutating func divide(rowCount: Int, bandHeight: Int, edges: [SIMD4<Int32>]) {
    removeAll()
    slopedEdges.append(contentsOf: repeatElement(0, count: rowCount + 1))
    let bottom = Int32(truncatingIfNeeded: rowCount << 8)
    for edge in edges {
      let first = Int(max(min(edge.y, edge.w), 0) >> 8)
      let last = Int((min(max(edge.y, edge.w), bottom) &- 1) >> 8)
      if edge.x == edge.z {
        // Its ends: they may lie inside a row, and the row beyond is another.
        addSlope(first, first)
        addSlope(last, last)
      } else {
        addSlope(first, last)
      }
    }
    var sum: Int32 = 0
    // Where rows begin that belong to no band yet, and the uniform ones at their end.
    var start = 0
    var uniformStart = 0
    for row in 0...rowCount {
      if row < rowCount {
        sum &+= slopedEdges[row]
        if sum == 0 { continue }
      }
      if row - uniformStart >= 8 {
        append(start..<uniformStart, bandHeight: bandHeight)
        append(Band(top: uniformStart, rowCount: row - uniformStart, isUniform: true))
        start = row
      }
      uniformStart = row + 1
    }
    append(start..<rowCount, bandHeight: bandHeight)
  }

  private mutating func addSlope(_ first: Int, _ last: Int) {
    slopedEdges[first] &+= 1
    slopedEdges[last + 1] &-= 1
  }

  private mutating func removeAll() {
    bands.removeAll(keepingCapacity: true)
    bandOfRow.removeAll(keepingCapacity: true)
    slopedEdges.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ rows: Range<Int>, bandHeight: Int) {
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: bandHeight) {
      append(Band(top: top, rowCount: min(bandHeight, rows.upperBound - top), isUniform: false))
    }
  }

  private mutating func append(_ band: Band) {
    bandOfRow.append(contentsOf: repeatElement(Int32(truncatingIfNeeded: bands.count), count: band.rowCount))
    bands.append(band)
  }
}
