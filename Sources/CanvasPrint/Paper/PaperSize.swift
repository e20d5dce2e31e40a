/// A size of paper.
///
///     let paper = try PaperSize("A4")
///     paper.size                              // 595.276 × 841.89 points
///     let own = try PaperSize("210x330mm")
public struct PaperSize: Sendable, Hashable, CustomStringConvertible {
  /// The name: that of a standard size, or the sides with their unit, such as "210x330mm".
  public let name: String
  /// The width and the height in points of 1/72 inch. Standard sizes are upright.
  public let size: Size

  /// The sides that paper can have, in points: half an inch to 200 inches, which is the limit of PDF.
  public static let sides = 36.0...14_400.0

  /// 297 by 420 millimetres.
  public static let a3 = PaperSize("A3", .millimetres(297), .millimetres(420))
  /// 210 by 297 millimetres.
  public static let a4 = PaperSize("A4", .millimetres(210), .millimetres(297))
  /// 148 by 210 millimetres.
  public static let a5 = PaperSize("A5", .millimetres(148), .millimetres(210))
  /// 8.5 by 11 inches.
  public static let letter = PaperSize("letter", .inches(8.5), .inches(11))
  /// 8.5 by 14 inches.
  public static let legal = PaperSize("legal", .inches(8.5), .inches(14))
  /// 11 by 17 inches.
  public static let tabloid = PaperSize("tabloid", .inches(11), .inches(17))

  /// The standard sizes.
  public static let standard = [a4, a3, a5, letter, legal, tabloid]

  private init(_ name: String, _ width: Double, _ height: Double) {
    self.name = name
    size = Size(width: width, height: height)
  }

  /// Creates paper with a width and a height in points.
  ///
  /// - Throws: `PrintError.paper` for a side outside `sides`.
  public init(size: Size) throws(PrintError) {
    let name = "\(size.width)x\(size.height)pt"
    guard Self.sides.contains(size.width), Self.sides.contains(size.height) else { throw .paper(name) }
    self.init(name, size.width, size.height)
  }

  /// Reads the name of a standard size in lower or upper case, or two sides and their unit, which is `mm`, `cm`, `in` or
  /// `pt`: "A4", "Letter", "210x330mm", "8.5 x 11 in".
  ///
  /// - Throws: `PrintError.paper` for any other text, and for a side outside `sides`.
  public init(_ text: String) throws(PrintError) {
    let word = text.lowercased().filter { !$0.isWhitespace }
    if let known = Self.standard.first(where: { $0.name.lowercased() == word }) {
      self = known
      return
    }
    guard let unit = Self.units.first(where: { word.hasSuffix($0.name) }) else { throw .paper(text) }
    let sides = word.dropLast(unit.name.count).split(omittingEmptySubsequences: false) { "x×".contains($0) }
    let numbers = sides.compactMap { Self.number($0) }
    guard sides.count == 2, numbers.count == 2 else { throw .paper(text) }
    let points = numbers.map { $0 * unit.points }
    guard points.allSatisfy(Self.sides.contains) else { throw .paper(text) }
    self.init(word.replacing("×", with: "x"), points[0], points[1])
  }

  /// The name.
  public var description: String { name }

  private static let units: [(name: String, points: Double)] = [
    ("mm", .millimetres(1)), ("cm", .millimetres(10)), ("in", 72), ("pt", 1),
  ]

  /// `Double.init` alone would also accept `nan`, `inf` and hexadecimal numbers.
  private static func number(_ text: Substring) -> Double? {
    text.utf8.allSatisfy { "0123456789.".utf8.contains($0) } ? Double(text) : nil
  }
}
