public import Canvas

/// Names as colours: the palette's in order, the same name always the same.
public struct ColorScale: Sendable, Hashable {
  /// The names in the order of the legend.
  public let names: [String]
  private let places: [String: Int]
  private let palette: [Color]

  /// A scale of a palette for names; of a name that occurs twice the first place counts. An empty palette is black.
  public init(names: [String], palette: [Color]) {
    self.names = names
    self.palette = palette
    places = Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  /// The place of a name, 0 for one that the scale does not know.
  public func index(of name: String) -> Int { places[name] ?? 0 }

  /// The colour of the name at a place. Beyond the palette colours come again, half way to grey: patterns are for print.
  public func color(at index: Int) -> Color {
    guard !palette.isEmpty, index >= 0 else { return .black }
    let color = palette[index % palette.count]
    let round = index / palette.count
    guard round > 0 else { return color }
    let part = round.isMultiple(of: 2) ? 0.7 : 0.45
    return Color(
      red: color.red + (0.62 - color.red) * part, green: color.green + (0.62 - color.green) * part,
      blue: color.blue + (0.62 - color.blue) * part)
  }

  public func color(of name: String) -> Color { color(at: index(of: name)) }
}
