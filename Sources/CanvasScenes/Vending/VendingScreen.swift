public import Canvas
internal import CanvasCharts

/// The picture of one of the machine's screens.
///
///     let style = VendingStyle(font: try Font.default(size: 1))
///     try VendingScreen(.user, of: machine, style: style).image().writePNG(to: "screen.png")
public struct VendingScreen: Sendable, Hashable {
  /// Which screen it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Products, money and what was bought.
    case user
    /// What was sold: the pie graph and a table.
    case admin
  }

  /// Which screen it is.
  public var kind: Kind
  /// The machine that is drawn.
  public var machine: VendingMachine
  /// The look.
  public var style: VendingStyle

  /// The picture of one of a machine's screens.
  public init(_ kind: Kind, of machine: VendingMachine, style: VendingStyle) {
    self.kind = kind
    self.machine = machine
    self.style = style
  }

  /// The size that screens have where no other is asked for, in points.
  public static let usualSize = VendingLayout.size

  /// Draws the screen as large as fits into the rectangle, about its centre, and its ground all over it; nothing where
  /// the rectangle is null, empty or not finite.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let frame = Rect(origin: .zero, size: VendingLayout.size).aspectFit(in: rect)
    context.withGState {
      context.clip(to: rect)
      context.setFillColor(VendingColors.ground)
      context.fill(rect)
      context.translateBy(x: frame.minX, y: frame.minY)
      context.scaleBy(x: frame.width / VendingLayout.size.width, y: frame.height / VendingLayout.size.height)
      switch kind {
      case .user: UserScreen(machine: machine, style: style).draw(on: context)
      case .admin: AdminScreen(machine: machine, style: style).draw(on: context)
      }
    }
  }

  /// The screen as a picture of its own. The size is in points, the scale in pixels per point.
  public func image(size: Size = VendingScreen.usualSize, scale: Double = 1) throws(ImageSizeError) -> Image {
    let context = try DrawingContext(size: size, scale: scale)
    draw(in: context.bounds, on: context)
    return context.makeImage()
  }

  /// What of the screen's texts can't be shown; nil where all is.
  public var missingGlyphs: MissingGlyphs? {
    let texts = machine.menu.map(\.name) + [style.currency.text(1_234_567)]
    return StyledText(texts.joined(separator: "\n"), font: style.font.withSize(1)).missingGlyphs
  }
}

/// What both screens are painted with.
enum VendingColors {
  /// The light grey behind everything, the pie's too.
  static let ground = PieGraphOptions.defaultBackground
  static let panel = Color.white
  static let ink = Color(red8: 38, green8: 42, blue8: 48)
  static let quiet = Color(red8: 112, green8: 118, blue8: 126)
  static let line = Color(red8: 220, green8: 223, blue8: 227)
  static let action = Color(red8: 0, green8: 98, blue8: 204)
  static let warning = Color(red8: 196, green8: 40, blue8: 40)
  static let tray = Color(red8: 214, green8: 218, blue8: 223)
}
