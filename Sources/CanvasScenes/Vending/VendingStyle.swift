public import Canvas
public import CanvasData

/// How the machine's screens look.
public struct VendingStyle: Sendable, Hashable {
  /// Of all text; its size does not count.
  public var font: Font
  /// Pictures of products by their names; the others are drawn by us.
  public var pictures: [String: Image]
  /// How amounts of money are written.
  public var currency: CurrencyFormat

  /// A look with a font; without other arguments, with our own pictures and amounts in won.
  public init(font: Font, pictures: [String: Image] = [:], currency: CurrencyFormat = .korean) {
    self.font = font
    self.pictures = pictures
    self.currency = currency
  }
}
