/// The positions on the machine's screens. Pure arithmetic, in points of a screen of 1112×834 or 834×1112.
///
/// Products are in rows of four. If there are more than eight, they are scaled down, including their pictures of 150.
/// The money panel is to the right of them, or below them. Purchases are along the bottom.
public struct VendingLayout: Sendable, Hashable {
  /// The orientation of the screen.
  public enum Orientation: Sendable, Hashable, CaseIterable {
    /// Wider than high, or higher than wide.
    case landscape, portrait

    /// Creates the orientation of a picture. A square one is landscape.
    public init(of size: Size) { self = size.height > size.width ? .portrait : .landscape }
  }

  /// The size of the screen in landscape: that of an iPad Pro 10.5.
  public static let size = Size(width: 1112, height: 834)

  /// The number of products.
  public let productCount: Int
  /// The orientation of the screen.
  public let orientation: Orientation

  /// The most products. Long before, their pictures are smaller than a pixel.
  private static let maximumProducts = 1_000_000

  /// Creates the layout for a number of products, clamped to 0…1 000 000.
  public init(productCount: Int, orientation: Orientation = .landscape) {
    self.productCount = min(max(productCount, 0), Self.maximumProducts)
    self.orientation = orientation
  }

  /// The size of the screen that all lengths are for.
  public var screen: Size {
    switch orientation {
    case .landscape: Self.size
    case .portrait: Size(width: Self.size.height, height: Self.size.width)
    }
  }

  static let margin = 40.0
  static let pictureSide = 150.0
  static let pictureRadius = 10.0
  /// The height of a picture with its name and its buttons.
  static let cellHeight = pictureSide + ProductCaption.height
  static let rowSpacing = 16.0
  static let purchaseSize = Size(width: 140, height: 100)
  static let purchaseStep = 50.0

  private static let top = 92.0
  private static let panelWidth = 220.0
  private static let trayHeight = 134.0
  // The spacing between the parts of a screen.
  private static let spacing = 20.0
  private static let panelHeight = 254.0

  /// The line at the top with the title of the screen.
  var title: Rect { Rect(x: Self.margin, y: 34, width: screen.width - 2 * Self.margin - 160, height: 40) }
  /// The button that switches to the other screen.
  var navigation: Rect { Rect(x: screen.width - Self.margin - 130, y: 34, width: 130, height: 40) }

  /// The area for the products.
  var productArea: Rect {
    let width = inner.width - (orientation == .landscape ? Self.panelWidth + Self.spacing : 0)
    return Rect(
      x: inner.minX, y: Self.top, width: width, height: 2 * Self.cellHeight + Self.rowSpacing)
  }

  /// The panel with money and balance.
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

  /// The tray with purchases, or the figures on the admin's screen.
  var tray: Rect {
    Rect(x: inner.minX, y: inner.maxY - Self.trayHeight, width: inner.width, height: Self.trayHeight)
  }

  /// The rectangle of the admin's chart.
  var chart: Rect {
    switch orientation {
    case .landscape: Rect(x: inner.minX, y: 100, width: 512, height: 512)
    case .portrait: Rect(x: inner.minX, y: Self.top, width: inner.width, height: 430)
    }
  }

  /// The app's own graph in place of the chart, before it is touched: a centred square of 400×400.
  public var graph: Rect { Rect(center: chart.center, size: Size(width: 400, height: 400)) }

  /// The graph as a view, which can grow to the whole screen.
  func graphView(_ steps: PieGraphView.Steps) -> PieGraphView {
    PieGraphView(frame: graph, in: Rect(origin: .zero, size: screen), steps: steps)
  }

  /// The admin's table: its origin, width and maximum height.
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

  /// The columns and rows of the products. They are added so that the products stay as large as possible.
  private var grid: (columns: Int, rows: Int) {
    var columns = 4
    var rows = 2
    while columns * rows < productCount {
      // Add to the direction in which cells are larger.
      if Double(columns) * 1.5 <= Double(rows) * 3 { columns += 1 } else { rows += 1 }
    }
    return (columns, rows)
  }

  /// The scale of the products: 1 for at most eight.
  public var productScale: Double {
    let (columns, rows) = grid
    let height = Double(rows) * (Self.cellHeight + Self.rowSpacing) - Self.rowSpacing
    return min(4 / Double(columns), productArea.height / height)
  }

  /// The pictures in the order of the menu, 150×150 for at most eight.
  public var pictures: [Rect] {
    let columns = grid.columns
    let scale = productScale
    let side = Self.pictureSide * scale
    let rowStep = (Self.cellHeight + Self.rowSpacing) * scale
    let area = productArea
    let columnStep = (area.width - side) / Double(columns - 1)
    return (0..<productCount).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return Rect(
        x: area.minX + Double(column) * columnStep, y: area.minY + Double(row) * rowStep, width: side, height: side)
    }
  }

  /// Returns the rectangles of the last purchases, each 50 further right than the one before. If not all fit, the
  /// first ones are left out.
  public func purchases(count: Int) -> [Rect] {
    let inner = tray.insetBy(dx: 0, dy: (tray.height - Self.purchaseSize.height) / 2)
    let most = Int(saturating: (inner.width - Self.purchaseSize.width) / Self.purchaseStep) + 1
    return (0..<min(max(count, 0), most)).map { index in
      Rect(
        origin: Point(x: inner.minX + Double(index) * Self.purchaseStep, y: inner.minY), size: Self.purchaseSize)
    }
  }
}
