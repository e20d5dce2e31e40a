/// Gives the pieces of a shape's coverage, one after the other. Made by `CoverageRasterizer.coverage(of:)`.
struct CoverageReader {
  enum Source {
    case nothing
    case rect(RectShape)
    case masks([PlacedMask])
    case block(CellBlock)
    /// The rest of the rasterizer's bands.
    case bands(FillRule)
  }

  private let rasterizer: CoverageRasterizer
  private let area: PixelRect
  private var source: Source
  private var index = 0

  init(_ source: Source, in area: PixelRect, _ rasterizer: CoverageRasterizer) {
    self.source = source
    self.area = area
    self.rasterizer = rasterizer
  }

  /// The next piece. What the one before was made of has been read.
  mutating func next() -> Coverage? {
    switch source {
    case .nothing: return nil
    case .rect(let rect):
      source = .nothing
      return .rect(rect, in: area)
    case .block(let block):
      source = .nothing
      return .cells(block)
    case .masks(let masks):
      while index < masks.count {
        let mask = masks[index]
        index += 1
        let pixels = mask.pixels.intersection(area)
        if !pixels.isEmpty { return .mask(mask, in: pixels) }
      }
      return nil
    case .bands(let rule):
      defer { index += 1 }
      return rasterizer.band(index, of: area, rule: rule).map(Coverage.cells)
    }
  }
}
