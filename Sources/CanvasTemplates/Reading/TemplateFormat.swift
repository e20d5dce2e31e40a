internal import CanvasPrint

/// The size of a template's picture.
struct TemplateFormat: Sendable {
  /// Points, or nil for the size of the elements.
  var width: Double?
  var height: Double?
  /// Points.
  var bleed = 0.0
  var pixelsPerPoint = 1.0
  /// Nil for a size in points.
  var pixelsPerInch: Double?
  /// See `Template.paperScale`.
  var paperScale = 1.0

  private static let allowed =
    "a size such as poker, 63x88mm, 2.5x3.5in, 1200x630, or a width such as 380; cards are "
    + CardSize.all.map(\.name).joined(separator: ", ")

  /// Reads `size`, `dpi` and `bleed` of a template.
  init(_ fields: inout Fields) throws(TemplateError) {
    let size = fields.take("size")
    let resolution = try fields.constant("dpi", .number(CardPrint.resolutions))
    if let size {
      guard let text = size.text, let lengths = Self.lengths(text) else { throw size.wrong(Self.allowed) }
      let isPrinted = lengths.contains { $0.unit == .inches || $0.unit == .millimetres }
      if isPrinted || resolution != nil {
        pixelsPerInch = resolution ?? 300
        pixelsPerPoint = (pixelsPerInch ?? 72) / 72
      } else if lengths.contains(where: { $0.unit == .pixels }) {
        paperScale = 72 / 300
      }
      let points = lengths.map { $0.unit == .pixels ? $0.value / pixelsPerPoint : $0.pixels(perInch: 72) }
      guard points.allSatisfy({ $0 > 0 && $0 <= 14_400 }) else {
        throw size.wrong("more than 0 and at most 200 inches")
      }
      width = points[0]
      height = points.count > 1 ? points[1] : nil
    }
    if let value = fields.take("bleed") {
      guard width != nil, height != nil else { throw value.place.error("a bleed needs a 'size'") }
      guard let text = value.text, let length = try? Length(text), length.pixels(perInch: 72) <= 144 else {
        throw value.wrong("a length with a unit, such as 1/8in or 3mm, and at most 2 inches")
      }
      bleed = length.unit == .pixels ? length.value / pixelsPerPoint : length.pixels(perInch: 72)
    }
  }

  /// One or two lengths: of a standard card, or with a unit, or in points.
  private static func lengths(_ text: String) -> [Length]? {
    if let card = CardSize(name: text) { return [card.width, card.height] }
    var parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    // `36px` has an x of its own.
    if parts.count > 1, parts[parts.count - 1].isEmpty, parts[parts.count - 2].hasSuffix("p") {
      parts.removeLast()
      parts[parts.count - 1] += "x"
    }
    guard (1...2).contains(parts.count), let last = parts.last else { return nil }
    let unit = Length.Unit.allCases.first { last.hasSuffix($0.rawValue) }
    return parts.mapAll { part in
      (try? Length(part)) ?? Measure.number(part.filter { $0 != " " }).map { Length($0, unit ?? .points) }
    }
  }
}
