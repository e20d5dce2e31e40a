/// The shape of a point.
public struct BasicChartSymbolShape: Sendable, Hashable {
  /// The name of the shape in a plot, or the data of its path in a square from −1 to 1.
  let name: String
  /// The width of the outline of a hollow shape, or nil for a filled one.
  private(set) var borderWidth: Double?

  private init(_ name: String) { self.name = name }

  /// A disc.
  public static let circle = BasicChartSymbolShape("circle")
  /// A square.
  public static let square = BasicChartSymbolShape("square")
  /// A triangle with its top up.
  public static let triangle = BasicChartSymbolShape("triangle-up")
  /// A square on its corner.
  public static let diamond = BasicChartSymbolShape("diamond")
  /// A pentagon with its top up.
  public static let pentagon = BasicChartSymbolShape("M0-1L.951-.309.588.809-.588.809-.951-.309Z")
  /// An upright cross.
  public static let plus = BasicChartSymbolShape("cross")
  /// A cross of diagonals.
  public static let cross = BasicChartSymbolShape(
    "M-.85-.57-.28 0-.85.57-.57.85 0 .28.57.85.85.57.28 0 .85-.57.57-.85 0-.28-.57-.85Z")
  /// A star of six lines.
  public static let asterisk = BasicChartSymbolShape(
    "M-.15-1H.15V-.26L.791-.63.941-.37.3 0 .941.37.791.63.15.26V1H-.15V.26L-.791.63-.941.37-.3 0-.941-.37-.791-.63"
      + "-.15-.26Z")

  /// The shapes in the order in which a chart gives them to names.
  static let all: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]

  /// The hollow shape.
  ///
  /// - Parameter lineWidth: The width of its outline in points. A width that is negative or not finite is 1.
  public func strokeBorder(lineWidth: Double = 1) -> BasicChartSymbolShape {
    changing(self) { $0.borderWidth = lineWidth.isFinite && lineWidth >= 0 ? lineWidth : 1 }
  }
}
