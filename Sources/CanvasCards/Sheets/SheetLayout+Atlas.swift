/// The spacing of the pictures in a texture atlas.
public struct AtlasSpacing: Sendable, Hashable {
  /// The number of transparent pixels between pictures and at the sheet's edge.
  public var padding: Double
  /// The number of pixels by which a picture's edge is repeated around it, so that a scaled texture doesn't sample
  /// its neighbour's colours.
  public var extrusion: Double
  /// Whether the sheet's sides are powers of two, as old graphics hardware requires.
  public var usesPowersOfTwo: Bool

  /// Creates a spacing in pixels of the sheet.
  public init(padding: Double = 2, extrusion: Double = 0, usesPowersOfTwo: Bool = false) {
    (self.padding, self.extrusion, self.usesPowersOfTwo) = (padding, extrusion, usesPowersOfTwo)
  }
}

extension SheetLayout {
  /// Returns a sheet for use by programs. Its longer side is as short as a grid allows, because graphics cards limit
  /// sides. Of such sheets it is the one with the fewest pixels.
  ///
  /// - Parameters:
  ///   - count: The number of pictures.
  ///   - columns: The number of pictures in a row, or nil for the best number.
  ///   - cell: The size of a picture, in pixels.
  ///   - spacing: The space between and around pictures.
  public static func atlas(
    count: Int, columns: Int? = nil, cell: Size, spacing: AtlasSpacing = AtlasSpacing()
  ) -> SheetLayout {
    let count = min(max(count, 1), countLimit)
    guard columns == nil else { return atlas(count, columns ?? 1, cell, spacing) }
    var best = atlas(count, 1, cell, spacing)
    // For each number of rows, the fewest columns with enough cells.
    for rows in 1...count {
      let candidate = atlas(count, (count + rows - 1) / rows, cell, spacing)
      if candidate.cost < best.cost { best = candidate }
    }
    return best
  }

  private static func atlas(_ count: Int, _ columns: Int, _ cell: Size, _ spacing: AtlasSpacing) -> SheetLayout {
    let (padding, extrusion) = (whole(spacing.padding), whole(spacing.extrusion))
    let gap = padding + 2 * extrusion
    let grid = SheetLayout(count: count, columns: columns, cell: cell, gap: gap, margin: padding + extrusion)
    guard spacing.usesPowersOfTwo else { return grid }
    let size = Size(width: powerOfTwo(from: grid.size.width), height: powerOfTwo(from: grid.size.height))
    return changing(grid) { $0.size = size }
  }

  private var cost: (Double, Double) { (max(size.width, size.height), size.width * size.height) }

  private static func powerOfTwo(from length: Double) -> Double {
    var power = 1.0
    while power < length { power *= 2 }
    return power
  }
}
