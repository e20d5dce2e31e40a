extension EmojiArt: PlayedScene {
  /// A change to the document.
  public enum Move: Sendable, Hashable {
    /// Replaces the background.
    case background(Background)
    /// Adds an emoji in front of the others. Its number is one more than the largest.
    case add(String, x: Int, y: Int, size: Int)
    /// Moves an emoji by an offset in points. Each component is truncated to a whole number.
    case move(id: Int, dx: Double, dy: Double)
    /// Multiplies an emoji's size. The result is rounded to the nearest whole number, halves away from zero.
    case scale(id: Int, by: Double)
  }

  /// Makes a move. An illegal move throws an error and leaves the document unchanged.
  public mutating func make(_ move: Move) throws(EmojiArtError) {
    switch move {
    case .background(let background):
      if case .url(let url) = background { _ = try BackgroundPlace.path(of: url) }
      self.background = background
    case .add(let text, let x, let y, let size):
      guard Emoji.isEmoji(text) else { throw .notAnEmoji(text) }
      guard size > 0, Self.sizes.contains(size) else { throw .newSize(size) }
      guard Self.places.contains(x), Self.places.contains(y) else { throw .place(x: x, y: y) }
      guard nextID <= Self.ids.upperBound else { throw .tooMany }
      _ = add(Item(id: nextID, text: text, x: x, y: y, size: size))
    case .move(let id, let dx, let dy):
      let index = try index(of: id)
      let (x, y) = (emoji[index].x + Int(saturating: dx), emoji[index].y + Int(saturating: dy))
      guard Self.places.contains(x), Self.places.contains(y) else { throw .place(x: x, y: y) }
      emoji[index].x = x
      emoji[index].y = y
    case .scale(let id, let factor):
      let index = try index(of: id)
      guard factor >= 0 else { throw .factor(factor) }
      let size = Int(saturating: (Double(emoji[index].size) * factor).rounded(.toNearestOrAwayFromZero))
      guard Self.sizes.contains(size) else { throw .scaledSize(size) }
      emoji[index].size = size
    }
  }

  static let ids = 1...1_000_000_000

  private func index(of id: Int) throws(EmojiArtError) -> Int {
    guard let index = place(of: id) else { throw .noSuchEmoji(id) }
    return index
  }

  /// Parses a move from a line: `add 😀 10 -20 40`, `move 1 5.5 -3`, `scale 1 1.5`, `background photo.jpg`,
  /// `background blank`.
  public static func move(named text: String) throws(MoveTextError) -> Move {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("add", 5):
      if let x = Int(words[2]), let y = Int(words[3]), let size = Int(words[4]) {
        return .add(words[1], x: x, y: y, size: size)
      }
    case ("move", 4):
      if let id = Int(words[1]), let dx = DecimalNumber.finite(words[2]), let dy = DecimalNumber.finite(words[3]) {
        return .move(id: id, dx: dx, dy: dy)
      }
    case ("scale", 3):
      if let id = Int(words[1]), let factor = DecimalNumber.finite(words[2]) { return .scale(id: id, by: factor) }
    case ("background", 2...):
      let name = words.dropFirst().joined(separator: " ")
      return .background(name == "blank" ? .blank : .url(name))
    default: break
    }
    throw MoveTextError(
      text,
      allowed: "use add EMOJI X Y SIZE, move ID DX DY, scale ID FACTOR, background FILE or background blank")
  }
}

/// An error in a change to a picture of emoji. The description has the problem and a remedy.
public enum EmojiArtError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text is not a single emoji.
  case notAnEmoji(String)
  /// The size of a new emoji is out of range.
  case newSize(Int)
  /// The factor for an emoji's size is invalid.
  case factor(Double)
  /// The size of an emoji would be out of range after scaling.
  case scaledSize(Int)
  /// The position is too far from the centre.
  case place(x: Int, y: Int)
  /// No emoji has the number.
  case noSuchEmoji(Int)
  /// No number is left for another emoji.
  case tooMany
  /// The background is on the network.
  case offline(String)
  /// The background's URL is not that of a file.
  case noFile(String)

  public var description: String {
    switch self {
    case .notAnEmoji(let text): "\(String.quoted(text)) is not \(Emoji.allowed)"
    case .newSize(let size): "a size of \(size) is out of range; use 1 to \(EmojiArt.sizes.upperBound)"
    case .factor(let factor): "a factor of \(factor) is not valid; use 0 or more"
    case .scaledSize(let size):
      "a size of \(size) is out of range; use 0, which draws nothing, to \(EmojiArt.sizes.upperBound)"
    case .place(let x, let y):
      "x \(x), y \(y) is out of range; use \(EmojiArt.places.lowerBound) to \(EmojiArt.places.upperBound), from the centre"
    case .noSuchEmoji(let id): "there is no emoji \(id); use the number of an emoji that was added"
    case .offline(let url), .noFile(let url): "\(String.quoted(url)) can't be used; use \(allowedBackground)"
    case .tooMany: "no number is left for another emoji; the largest is \(EmojiArt.ids.upperBound)"
    }
  }

  /// The valid backgrounds, in words.
  var allowedBackground: String {
    if case .offline = self { return "a file, because there is no network access" }
    return "the path or the file: URL of a picture"
  }
}
