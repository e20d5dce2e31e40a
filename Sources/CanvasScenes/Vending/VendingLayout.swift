public import Canvas

/// Where things are on the machine's screens: arithmetic only, in points of a screen of 1112×834, or of 834×1112.
///
/// Products stand in rows of four. More than eight make everything of them smaller, pictures of 150 included. The panel of
/// money is at the right of them, or below; what was bought lies along the bottom.
public struct VendingLayout: Sendable, Hashable {
  /// How the screen is held.
  public enum Orientation: Sendable, Hashable, CaseIterable {
    /// Wider than high, or higher than wide.
    case landscape, portrait

    /// That of a picture: a square one is landscape.
    public init(of size: Size) { self = size.height > size.width ? .portrait : .landscape }
  }

  /// The size of the screen in landscape: an iPad Pro 10.5.
  public static let size = Size(width: 1112, height: 834)

  /// The number of products.
  public let productCount: Int
  /// How the screen is held.
  public let orientation: Orientation

  /// The places of a number of products. A negative number counts as 0.
  public init(productCount: Int, orientation: Orientation = .landscape) {
    self.productCount = max(productCount, 0)
    self.orientation = orientation
  }

  /// The screen that all lengths are for.
  public var screen: Size {
    switch orientation {
    case .landscape: Self.size
    case .portrait: Size(width: Self.size.height, height: Self.size.width)
    }
  }

  static let margin = 40.0
  static let pictureSide = 150.0
  static let pictureRadius = 10.0
  /// A picture, its name and its buttons.
  static let cellHeight = pictureSide + ProductCaption.height
  static let rowSpacing = 16.0
  static let purchaseSize = Size(width: 140, height: 100)
  static let purchaseStep = 50.0

  private static let top = 92.0
  private static let panelWidth = 220.0
  private static let trayHeight = 134.0
  // Between the parts of a screen.
  private static let spacing = 20.0
  private static let panelHeight = 254.0

  /// The line at the top: what the screen is called.
  var title: Rect { Rect(x: Self.margin, y: 34, width: screen.width - 2 * Self.margin - 160, height: 40) }
  /// The button to the other screen.
  var navigation: Rect { Rect(x: screen.width - Self.margin - 130, y: 34, width: 130, height: 40) }

  /// What products may take.
  var productArea: Rect {
    let width = inner.width - (orientation == .landscape ? Self.panelWidth + Self.spacing : 0)
    return Rect(
      x: inner.minX, y: Self.top, width: width, height: 2 * Self.cellHeight + Self.rowSpacing)
  }

  /// Money and balance.
  var panel: Rect {
    switch orientation {
    case .landscape:
      Rect(
        x: inner.maxX - Self.panelWidth, y: Self.top, width: Self.panelWidth, height: productArea.height)
    case .portrait:
      Rect(
        x: inner.minX, y: productArea.maxY + Self.spacing, width: inner.width, height: Self.panelHeight)
    }
  }

  /// Where purchases come out, and the figures on the admin's screen.
  var tray: Rect {
    Rect(x: inner.minX, y: inner.maxY - Self.trayHeight, width: inner.width, height: Self.trayHeight)
  }

  /// The admin's chart.
  var chart: Rect {
    switch orientation {
    case .landscape: Rect(x: inner.minX, y: 100, width: 512, height: 512)
    case .portrait: Rect(x: inner.minX, y: Self.top, width: inner.width, height: 430)
    }
  }

  /// The app's own graph in place of the chart, before it is touched: 400×400 in the middle of it.
  public var graph: Rect { Rect(center: chart.center, size: Size(width: 400, height: 400)) }

  /// The graph as a view, which may take the whole screen.
  var graphView: PieGraphView { PieGraphView(frame: graph, in: Rect(origin: .zero, size: screen)) }

  /// The admin's table: where it begins, and how high it may be.
  var table: Rect {
    switch orientation {
    case .landscape: Rect(x: 580, y: 100, width: inner.maxX - 580, height: 520)
    case .portrait:
      Rect(
        x: inner.minX, y: chart.maxY + Self.spacing, width: inner.width,
        height: tray.minY - chart.maxY - 2 * Self.spacing)
    }
  }

  private var inner: Rect {
    Rect(origin: .zero, size: screen).insetBy(dx: Self.margin, dy: Self.margin)
  }

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
    return min(4 / Double(columns), productArea.height / height)
  }

  /// The pictures, 150×150 where there are no more than eight, in the order of the menu.
  public var pictures: [Rect] {
    let columns = grid.columns
    let scale = productScale
    let side = Self.pictureSide * scale
    let columnStep = columnStep
    let rowStep = (Self.cellHeight + Self.rowSpacing) * scale
    let area = productArea
    return (0..<productCount).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return Rect(
        x: area.minX + Double(column) * columnStep, y: area.minY + Double(row) * rowStep, width: side, height: side)
    }
  }

  private var columnStep: Double {
    (productArea.width - Self.pictureSide * productScale) / Double(grid.columns - 1)
  }

  /// The pictures of the last purchases, each 50 further right than the one before. Those that fit: of more the first
  /// ones have gone.
  public func purchases(count: Int) -> [Rect] {
    let inner = tray.insetBy(dx: 0, dy: (tray.height - Self.purchaseSize.height) / 2)
    let most = Int(saturating: (inner.width - Self.purchaseSize.width) / Self.purchaseStep) + 1
    return (0..<min(max(count, 0), most)).map { index in
      Rect(
        origin: Point(x: inner.minX + Double(index) * Self.purchaseStep, y: inner.minY), size: Self.purchaseSize)
    }
  }
}
