internal import Canvas

/// A picture made of emoji upon a background: the document of EmojiArt.
///
///     var art = EmojiArt()
///     try art.make(.add("😀", x: 10, y: -20, size: 40))
///     try art.make(.scale(id: 1, by: 1.5))
public struct EmojiArt: Sendable, Hashable {
  /// What lies behind the emoji.
  public enum Background: Sendable, Hashable {
    /// One colour, which the picture's style chooses.
    case blank
    /// A file: `file:` and an absolute path, or a path relative to the document.
    case url(String)
    /// The bytes of a picture file.
    case imageData([UInt8])
  }

  /// One emoji of the picture.
  public struct Item: Sendable, Hashable {
    /// Unique in the document.
    public internal(set) var id: Int
    /// The emoji: one character.
    public internal(set) var text: String
    /// Points to the right of the picture's centre.
    public internal(set) var x: Int
    /// Points below the picture's centre.
    public internal(set) var y: Int
    /// The font's size in points.
    public internal(set) var size: Int
  }

  /// What is behind the emoji.
  public internal(set) var background: Background
  /// From the back to the front.
  public internal(set) var emoji: [Item]

  /// A blank document.
  public init() {
    background = .blank
    emoji = []
  }

  /// How far from the centre an emoji may stand, in points.
  public static let places = -100_000...100_000
  /// How large an emoji may be. One of 0 is not seen.
  public static let sizes = 0...10_000

  /// The next emoji's number: one more than the largest.
  var nextID: Int { (emoji.map(\.id).max() ?? 0) + 1 }
}
