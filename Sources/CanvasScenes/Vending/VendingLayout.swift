public import Canvas

/// Where things are on the user's screen: arithmetic only, in points of a screen of 1112×834.
///
/// Products stand in rows of four. More than eight make everything of them smaller, pictures of 150 included.
public struct VendingLayout: Sendable, Hashable {
  /// The size that all lengths are for: an iPad Pro 10.5 in landscape.
  public static let size = Size(width: 1112, height: 834)

  /// The number of products.
  public let productCount: Int

  /// The places of a number of products. A negative number counts as 0.
  public init(productCount: Int) { self.productCount = max(productCount, 0) }

  static let margin = 40.0
  static let pictureSide = 150.0
  static let pictureRadius = 10.0
  static let cellHeight = 242.0
  static let rowSpacing = 22.0
  static let nameSpacing = 10.0
  static let panelWidth = 220.0

  /// What products may take.
  static let productArea = Rect(x: margin, y: 100, width: 772, height: 2 * cellHeight + rowSpacing)
  /// Money and balance.
  static let panel = Rect(
    x: size.width - margin - panelWidth, y: productArea.minY, width: panelWidth, height: productArea.height)
  /// Where purchases come out.
  static let tray = Rect(x: margin, y: 660, width: size.width - 2 * margin, height: 134)
  static let purchaseSize = Size(width: 140, height: 100)
  static let purchaseStep = 50.0

  /// How many columns and rows products stand in: as many more as keep them as large as possible.
  private var grid: (columns: Int, rows: Int) {
    var columns = 4
    var rows = 2
    while columns * rows < productCount {
      // The direction in which cells are larger grows.
      if Double(columns) * 1.5 <= Double(rows) * 3 { columns += 1 } else { rows += 1 }
    }
    return (columns, rows)
  }

  /// The factor for everything of a product: 1 where no more than eight are there.
  public var productScale: Double {
    let (columns, rows) = grid
    let height = Double(rows) * (Self.cellHeight + Self.rowSpacing) - Self.rowSpacing
    return min(4 / Double(columns), Self.productArea.height / height)
  }

  /// The pictures, 150×150 where there are no more than eight, in the order of the menu.
  public var pictures: [Rect] {
    let columns = grid.columns
    let scale = productScale
    let side = Self.pictureSide * scale
    let columnStep = columnStep
    let rowStep = (Self.cellHeight + Self.rowSpacing) * scale
    return (0..<productCount).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return Rect(
        x: Self.productArea.minX + Double(column) * columnStep, y: Self.productArea.minY + Double(row) * rowStep,
        width: side, height: side)
    }
  }

  /// How wide a name may be, at `productScale` 1: as far as a little before the next product, or the panel.
  var nameWidth: Double {
    let overhang = min(columnStep - Self.pictureSide * productScale, Self.panel.minX - Self.productArea.maxX)
    return Self.pictureSide + overhang / productScale - Self.nameSpacing
  }

  private var columnStep: Double {
    (Self.productArea.width - Self.pictureSide * productScale) / Double(grid.columns - 1)
  }

  /// The pictures of the last purchases, each 50 further right than the one before. Those that fit: of more the first
  /// ones have gone.
  public static func purchases(count: Int) -> [Rect] {
    let inner = tray.insetBy(dx: 0, dy: (tray.height - purchaseSize.height) / 2)
    let most = Int(saturating: (inner.width - purchaseSize.width) / purchaseStep) + 1
    return (0..<min(max(count, 0), most)).map { index in
      Rect(
        origin: Point(x: inner.minX + Double(index) * purchaseStep, y: inner.minY), size: purchaseSize)
    }
  }
}
