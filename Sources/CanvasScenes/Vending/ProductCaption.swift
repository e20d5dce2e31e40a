internal import Canvas

/// What stands below a product's picture: its name, the button that buys it for its price, its stock, and the button that
/// adds to that. Drawn in points of a picture 150 wide, from its lower left corner on.
struct ProductCaption {
  let product: VendingMachine.Product
  let isBuyable: Bool
  let style: VendingStyle
  /// Pixels per point of the caption.
  let scale: Double

  static let height = 118.0

  private static let name = Rect(x: 0, y: 3, width: VendingLayout.pictureSide, height: 43)
  private static let buyButton = Rect(x: 0, y: 48, width: VendingLayout.pictureSide, height: 32)
  private static let stock = Rect(x: 0, y: 86, width: 106, height: 32)
  private static let addButton = Rect(x: 112, y: 86, width: 38, height: 32)
  private static let cornerRadius = 7.0

  func draw(on context: DrawingContext) {
    context.drawName(product.name, size: 16, style: style, color: VendingColors.ink, in: Self.name, scale: scale)
    let isSoldOut = product.stock == 0
    drawButton(on: context)
    context.fillPanel(Self.stock, cornerRadius: Self.cornerRadius, VendingColors.panel)
    let words = style.words
    context.drawLabel(
      isSoldOut ? words.soldOut : "\(words.stock) \(product.stock)", font: style.font(14),
      color: isSoldOut ? VendingColors.warning : VendingColors.ink, in: Self.stock.insetBy(dx: 10, dy: 0))
    context.fillPanel(Self.addButton, cornerRadius: Self.cornerRadius, VendingColors.quietAction)
    drawPlus(at: Self.addButton.center, on: context)
  }

  /// Grey where the product can't be bought.
  private func drawButton(on context: DrawingContext) {
    context.fillPanel(
      Self.buyButton, cornerRadius: Self.cornerRadius, isBuyable ? VendingColors.action : VendingColors.inactive)
    let color: Color = isBuyable ? .white : VendingColors.quiet
    let inner = Self.buyButton.insetBy(dx: 10, dy: 0)
    let (word, price) = (style.words.buy, style.currency.text(product.price))
    // Both in one size, with a little between them.
    let font = style.font(15).fitting(word + "  " + price, in: inner.size)
    context.drawLabel(word, font: font, color: color, in: inner)
    context.drawLabel(price, font: font, color: color, in: inner, alignment: .right)
  }

  private func drawPlus(at center: Point, on context: DrawingContext) {
    var plus = Path(rect: Rect(center: center, size: Size(width: 14, height: 2)))
    plus.addRect(Rect(center: center, size: Size(width: 2, height: 14)))
    context.setFillColor(VendingColors.action)
    context.fill(plus)
  }
}
