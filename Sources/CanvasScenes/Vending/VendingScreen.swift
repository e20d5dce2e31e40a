/// The picture of one of the machine's screens.
///
///     let style = VendingStyle(font: try Font.default(size: 1))
///     try VendingScreen(.user, of: machine, style: style).writePNG(to: "screen.png")
public struct VendingScreen: Drawable, Hashable {
  /// A screen of the machine.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The products, the money and the purchases.
    case user
    /// The products sold: the pie graph and a table.
    case admin
  }

  /// The screen.
  public var kind: Kind
  /// The machine.
  public var machine: VendingMachine
  /// The style.
  public var style: VendingStyle
  /// The app's own pie graph on the admin's screen, as touches left it, or nil for the chart.
  public var graph: PieGraphView?

  /// Creates the picture of one of a machine's screens.
  public init(_ kind: Kind, of machine: VendingMachine, style: VendingStyle, graph: PieGraphView? = nil) {
    (self.kind, self.machine, self.style, self.graph) = (kind, machine, style, graph)
  }

  /// Creates the picture of the screen that a visit shows.
  public init(_ visit: VendingVisit, style: VendingStyle) {
    self.init(visit.screen, of: visit.machine, style: style, graph: visit.graph)
  }

  /// The default size of screens in points.
  public static let defaultSize = VendingLayout.size

  /// The default size, that of a device held sideways.
  public var idealSize: Size { Self.defaultSize }

  /// Draws the screen at the largest size that fits the rectangle, about its centre, and fills the rest with its
  /// ground. Draws nothing if the rectangle is null, empty or not finite. If it is higher than wide, the screen is
  /// that of a device held upright.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let layout = VendingLayout(
      productCount: machine.menu.count, orientation: VendingLayout.Orientation(of: rect.standardized.size))
    let frame = Rect(origin: .zero, size: layout.screen).aspectFit(in: rect)
    let factor = frame.width / layout.screen.width
    let scale = factor * context.scale
    context.withGState {
      context.clip(to: rect)
      context.fill(rect, with: .color(VendingColors.ground))
      context.translateBy(x: frame.minX, y: frame.minY)
      context.scaleBy(x: factor, y: factor)
      switch kind {
      case .user: UserScreen(machine: machine, style: style, layout: layout, scale: scale).draw(on: context)
      case .admin:
        AdminScreen(machine: machine, style: style, layout: layout, graph: graph, scale: scale).draw(on: context)
      }
    }
  }

  /// The characters of the screen's texts that no font has, or nil if there are none.
  public var missingGlyphs: MissingGlyphs? {
    let texts = machine.menu.map(\.name) + style.words.all + [style.currency.text(1_234_567)]
    return StyledText(texts.joined(separator: "\n"), font: style.font.withSize(1)).missingGlyphs
  }
}

/// The colours of both screens.
enum VendingColors {
  /// The light grey behind everything, including the pie.
  static let ground = PieGraphOptions.defaultBackground
  static let panel = Color.white
  static let ink = Color(red8: 38, green8: 42, blue8: 48)
  static let quiet = Color(red8: 112, green8: 118, blue8: 126)
  static let line = Color(red8: 220, green8: 223, blue8: 227)
  static let action = Color(red8: 0, green8: 98, blue8: 204)
  /// The colour of a button that adds to the stock.
  static let quietAction = Color(red8: 214, green8: 228, blue8: 246)
  /// The colour of a button that is inactive.
  static let inactive = Color(red8: 217, green8: 220, blue8: 224)
  static let warning = Color(red8: 196, green8: 40, blue8: 40)
  static let tray = Color(red8: 214, green8: 218, blue8: 223)
}
