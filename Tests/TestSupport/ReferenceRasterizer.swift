package import Canvas

/// The slow reference rasterizer: it computes the definition of coverage for each pixel from all edges.
///
/// It shares no code with the fast one: it uses integer quotients, without accumulation, bands or clipping.
package enum ReferenceRasterizer {
  /// The coverage of a rectangle of pixels, row by row, from edges in 1/256 pixel.
  package static func coverage(of edges: [SIMD4<Int32>], rule: FillRule, in bounds: PixelRect) -> [UInt8] {
    var result: [UInt8] = []
    for y in bounds.minY..<bounds.maxY {
      for x in bounds.minX..<bounds.maxX {
        var area = 0
        for edge in edges { area += signedArea(of: edge, x, y) }
        result.append(coverage(ofArea: area, rule))
      }
    }
    return result
  }

  // round(255 · min(|A|, 1)), or the same of the triangle wave.
  private static func coverage(ofArea area: Int, _ rule: FillRule) -> UInt8 {
    let full = 131_072
    var a: Int
    switch rule {
    case .nonZero: a = min(abs(area), full)
    case .evenOdd:
      a = area % (2 * full)
      if a < 0 { a += 2 * full }
      if a > full { a = 2 * full - a }
    }
    return UInt8((a * 255 * 2 + full) / (2 * full))
  }

  // The part of the pixel at a column and a row that one edge covers, where 131 072 is all of it.
  private static func signedArea(of edge: SIMD4<Int32>, _ column: Int, _ row: Int) -> Int {
    let isDownward = edge.y < edge.w
    let (x0, y0) = isDownward ? (Int(edge.x), Int(edge.y)) : (Int(edge.z), Int(edge.w))
    let (x1, y1) = isDownward ? (Int(edge.z), Int(edge.w)) : (Int(edge.x), Int(edge.y))
    let top = max(y0, row * 256)
    let bottom = min(y1, row * 256 + 256)
    guard top < bottom else { return 0 }
    func x(_ y: Int) -> Int {
      if y == y0 { return x0 }
      if y == y1 { return x1 }
      return x0 + floorDivide(2 * (x1 - x0) * (y - y0) + (y1 - y0), 2 * (y1 - y0))
    }
    let xTop = x(top)
    let xBottom = x(bottom)
    func y(_ x: Int) -> Int {
      let crossing = y0 + floorDivide(2 * (y1 - y0) * abs(x - x0) + abs(x1 - x0), 2 * abs(x1 - x0))
      return min(max(crossing, top), bottom)
    }
    let left = column * 256
    let right = left + 256
    let firstColumn = floorDivide(xTop, 256)
    let lastColumn = floorDivide(xBottom, 256)
    // The height of the edge's part to the left of this pixel, which covers the whole pixel, and of the part inside.
    let coverLeft: Int
    let coverInside: Int
    let offsets: Int
    if xTop <= xBottom {
      let enter = column <= firstColumn ? top : column > lastColumn ? bottom : y(left)
      let leave = column < firstColumn ? top : column >= lastColumn ? bottom : y(right)
      coverLeft = enter - top
      coverInside = leave - enter
      offsets = max(xTop - left, 0) + min(xBottom - left, 256)
    } else {
      let enter = column >= firstColumn ? top : column < lastColumn ? bottom : y(right)
      let leave = column > firstColumn ? top : column <= lastColumn ? bottom : y(left)
      coverLeft = bottom - leave
      coverInside = leave - enter
      offsets = min(xTop - left, 256) + max(xBottom - left, 0)
    }
    let area = coverLeft * 512 + coverInside * (512 - offsets)
    return isDownward ? area : -area
  }

  private static func floorDivide(_ a: Int, _ b: Int) -> Int {
    let quotient = a / b
    return a % b < 0 ? quotient - 1 : quotient
  }
}
