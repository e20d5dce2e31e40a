internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import EaselShared

/// `S=#14161f,H=crimson`: a colour for each suit that is named.
enum SuitColorsArgument {
  static func colors(_ text: String) throws(ValidationError) -> [Suit: Color] {
    var colors: [Suit: Color] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, let suit = Suit.allCases.first(where: { $0.letter == sides[0].uppercased() }) else {
        throw ValidationError("allowed are S, H, C and D, each with = and a colour, such as S=#14161f,H=crimson")
      }
      guard colors[suit] == nil else { throw ValidationError("\(suit.letter) was given twice; allowed is once") }
      colors[suit] = try ColorArgument.color(String(sides[1]))
    }
    return colors
  }
}
