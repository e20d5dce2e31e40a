/// The caption below a product's picture: its name, a button with its price that buys it, its stock, and a button
/// that adds to the stock. Drawn in points of a picture 150 wide, starting at its lower left corner.
struct ProductCaption {
  let product: VendingMachine.Product
  let isBuyable: Bool
  let style: VendingStyle
  let fonts: Fonts
  /// The number of pixels per point of the caption.
  let scale: Double

  static let height = 118.0

  private static let name = Rect(x: 0, y: 3, width: VendingLayout.pictureSide, height: 43)
  private static let buyButton = Rect(x: 0, y: 48, width: VendingLayout.pictureSide, height: 32)
  private static let stock = Rect(x: 0, y: 86, width: 106, height: 32)
  private static let addButton = Rect(x: 112, y: 86, width: 38, height: 32)
  private static let cornerRadius = 7.0

  /// The fonts of all captions of a screen, at sizes at which the longest text fits.
  struct Fonts {
    let buy: Font
    let stock: Font

    init(_ menu: [VendingMachine.Product], _ style: VendingStyle) {
      let (buyLabel, stockLabel) = (ProductCaption.buyLabel.size, ProductCaption.stockLabel.size)
      buy = menu.reduce(style.font(15)) { $0.fitting(ProductCaption.buyLine($1, style), in: buyLabel) }
      stock = menu.reduce(style.font(14)) { $0.fitting(ProductCaption.stockLine($1, style), in: stockLabel) }
    }
  }

  // Leaves a small margin above and below large text.
  private static let buyLabel = buyButton.insetBy(dx: 10, dy: 3)
  private static let stockLabel = stock.insetBy(dx: 10, dy: 3)

  /// Returns the text on the button: the word and the price in one size, with a gap between them.
  private static func buyLine(_ product: VendingMachine.Product, _ style: VendingStyle) -> String {
    style.words.buy + "  " + style.currency.text(product.price)
  }

  private static func stockLine(_ product: VendingMachine.Product, _ style: VendingStyle) -> String {
    product.stock == 0 ? style.words.soldOut : "\(style.words.stock) \(product.stock)"
  }

  func draw(on context: DrawingContext) {
    context.drawName(product.name, size: 16, style: style, color: VendingColors.ink, in: Self.name, scale: scale)
    let isSoldOut = product.stock == 0
    drawButton(on: context)
    context.fillPanel(Self.stock, cornerRadius: Self.cornerRadius, VendingColors.panel)
    context.drawLabel(
      Self.stockLine(product, style), font: fonts.stock,
      color: isSoldOut ? VendingColors.warning : VendingColors.ink, in: Self.stockLabel)
    context.fillPanel(Self.addButton, cornerRadius: Self.cornerRadius, VendingColors.quietAction)
    var plus = Path(rect: Rect(center: Self.addButton.center, size: Size(width: 14, height: 2)))
    plus.addRect(Rect(center: Self.addButton.center, size: Size(width: 2, height: 14)))
    context.fill(plus, with: .color(VendingColors.action))
  }

  /// Draws the button, grey if the product can't be bought.
  private func drawButton(on context: DrawingContext) {
    context.fillPanel(
      Self.buyButton, cornerRadius: Self.cornerRadius, isBuyable ? VendingColors.action : VendingColors.inactive)
    let color: Color = isBuyable ? .white : VendingColors.quiet
    context.drawLabel(style.words.buy, font: fonts.buy, color: color, in: Self.buyLabel)
    context.drawLabel(
      style.currency.text(product.price), font: fonts.buy, color: color, in: Self.buyLabel, alignment: .right)
  }
}

/// Converts product names to and from a list of moves, in which `#` starts a comment and consecutive spaces count as
/// one.
enum ProductName {
  /// Returns the name with single spaces between words and none around it.
  static func plain(_ name: String) -> String { words(name).joined(separator: " ") }

  /// Returns the name for a list of moves, with a backslash before each word that would start a comment.
  static func written(_ name: String) -> String {
    words(name).map { isEscapable($0) ? "\\" + $0 : String($0) }.joined(separator: " ")
  }

  /// Returns the name for words of a list of moves.
  static func read(_ words: ArraySlice<Substring>) -> String {
    words.map { $0.first == "\\" && isEscapable($0) ? $0.dropFirst() : $0 }.joined(separator: " ")
  }

  static func endsWithNumber(_ name: String) -> Bool { words(name).last.map(isNumber) ?? false }

  /// Returns whether a word is a whole number, with or without a sign.
  static func isNumber(_ word: Substring) -> Bool {
    let digits = word.first == "-" || word.first == "+" ? word.dropFirst() : word
    return !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func words(_ name: String) -> [Substring] { name.split(whereSeparator: \.isWhitespace) }

  /// Returns whether a word starts with `#` after any number of backslashes.
  private static func isEscapable(_ word: Substring) -> Bool { word.drop { $0 == "\\" }.first == "#" }
}
