/// How the rows of a large shape are divided into bands whose cells fit into the rasterizer's memory. A group of
/// equal rows is a band of its own, computed once. Only vertical sides run through such rows, each from their top to
/// their bottom. Cards, buttons and charts have many of them.
struct BandLayout {
  struct Band {
    /// The first row, counted from the top of the shape's bounds.
    var top: Int
    var rowCount: Int
    /// Whether the band's rows are equal.
    var isUniform: Bool
  }

  /// The height above which a vertical side may form equal rows. Shorter sides are accumulated like other edges.
  static let tallSide: Int32 = 16 << 8

  private(set) var bands: [Band] = []
  private var bandOfRow: [Int32] = []
  // For each row, the number of sloped edges and ends of vertical edges in it, less that of the row above.
  private var slopedEdges: [Int32] = []

  /// The number of rows for which memory is allocated.
  var rowCapacity: Int { max(bandOfRow.capacity, slopedEdges.capacity) }

  /// The band in which an edge begins. The edge must begin above the end of the last row.
  @inline(__always)
  func band(of edge: SIMD4<Int32>) -> Int {
    Int(bandOfRow[Int(max(min(edge.y, edge.w), 0) >> 8)])
  }

  /// Divides `rowCount` rows into bands of at most `bandHeight`, without looking for equal rows.
  mutating func divide(rowCount: Int, bandHeight: Int) {
    removeAll()
    append(0..<rowCount, bandHeight: bandHeight)
  }

  /// Does the same, but also groups equal rows.
  ///
  /// - Parameter edges: The edges, in 1/256 pixel. Each has a height and touches one of the rows.
  mutating func divide(rowCount: Int, bandHeight: Int, edges: [SIMD4<Int32>]) {
    removeAll()
    slopedEdges.append(contentsOf: repeatElement(0, count: rowCount + 1))
    let bottom = Int32(truncatingIfNeeded: rowCount << 8)
    for edge in edges {
      let first = Int(max(min(edge.y, edge.w), 0) >> 8)
      let last = Int((min(max(edge.y, edge.w), bottom) &- 1) >> 8)
      if edge.x == edge.z {
        // A vertical edge may end inside a row. Rows with an end are not equal to their neighbours.
        addSlope(first, first)
        addSlope(last, last)
      } else {
        addSlope(first, last)
      }
    }
    var sum: Int32 = 0
    // The first row that is in no band yet, and the first of the uniform rows before the current one.
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
