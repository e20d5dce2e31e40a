internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import EaselShared

/// Parses colours for suits, such as `S=#14161f,H=crimson`.
enum SuitColorsArgument {
  static func colors(_ text: String) throws(ValidationError) -> [Suit: Color] {
    var colors: [Suit: Color] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, let suit = Suit.allCases.first(where: { $0.letter == sides[0].uppercased() }) else {
        throw ValidationError("use S, H, C and D, each with = and a colour, such as S=#14161f,H=crimson")
      }
      guard colors[suit] == nil else { throw ValidationError("\(suit.letter) is repeated; use each suit once") }
      colors[suit] = try ColorArgument.color(String(sides[1]))
    }
    return colors
  }
}
