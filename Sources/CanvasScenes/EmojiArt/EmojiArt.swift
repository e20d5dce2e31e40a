/// A picture made of emoji on a background: the document of EmojiArt.
///
///     var art = EmojiArt()
///     try art.make(.add("😀", x: 10, y: -20, size: 40))
///     try art.make(.scale(id: 1, by: 1.5))
public struct EmojiArt: Sendable, Hashable {
  /// The background behind the emoji.
  public enum Background: Sendable, Hashable {
    /// A single colour, which the picture's style determines.
    case blank
    /// A file: `file:` and an absolute path, or a path relative to the document.
    case url(String)
    /// The bytes of a picture file.
    case imageData([UInt8])
  }

  /// One emoji of the picture.
  public struct Item: Sendable, Hashable {
    /// The number of the emoji, unique in the document.
    public internal(set) var id: Int
    /// The emoji: one character.
    public internal(set) var text: String
    /// The distance to the right of the picture's centre, in points.
    public internal(set) var x: Int
    /// The distance below the picture's centre, in points.
    public internal(set) var y: Int
    /// The font size in points.
    public internal(set) var size: Int
  }

  /// The background behind the emoji.
  public internal(set) var background = Background.blank
  /// The emoji, from back to front.
  public internal(set) var emoji: [Item] = []
  /// The place of each emoji by its number, so that a move costs the same however many emoji there are. None is ever
  /// removed.
  private var placesByID: [Int: Int] = [:]
  /// The largest number of an emoji, or 0.
  private var largestID = 0

  /// Creates a blank document.
  public init() {}

  /// The valid distances of an emoji from the centre, in points.
  public static let places = -100_000...100_000
  /// The valid sizes of an emoji. One of size 0 is invisible.
  public static let sizes = 0...10_000

  /// The next emoji's number: one more than the largest.
  var nextID: Int { largestID + 1 }

  /// The place of an emoji, or nil if there is none with the number.
  func place(of id: Int) -> Int? { placesByID[id] }

  /// Adds an emoji in front. Returns false if its number is already used.
  mutating func add(_ item: Item) -> Bool {
    guard placesByID[item.id] == nil else { return false }
    placesByID[item.id] = emoji.count
    emoji.append(item)
    largestID = max(largestID, item.id)
    return true
  }
}
