/// The properties of a face in a font file that are needed to choose and open it.
public struct FontDescription: Sendable, Hashable {
  /// The path of the file.
  public let path: String
  /// The index of the face in the file, from 0; greater than 0 only in collections.
  public let faceIndex: Int
  /// All names of the family, in the languages of the file, with the English one first.
  public let families: [String]
  /// The name of the style, such as "Bold Oblique"; empty if the face has none.
  public let style: String
  /// The weight. For a variable font, the range of its weights.
  public let weights: ClosedRange<Font.Weight>
  /// The width in percent of the normal width. For a variable font, the range of its widths.
  public let widths: ClosedRange<Double>
  /// Whether the letters are upright, italic or oblique.
  public let slant: FontSlant
  /// Whether the font declares that all its characters have the same width.
  public let isMonospaced: Bool
  /// Whether the font has coloured glyphs.
  public let hasColor: Bool
  /// The characters that the font has, which are read from its file when they are first asked for.
  public var coverage: CharacterCoverage { characters.value }
  let characters: ReadOnce<CharacterCoverage>

  /// The English name of the family, or otherwise its first name; empty if it has none.
  public var family: String { families.first ?? "" }
}

/// A value that is read when it is first needed.
final class ReadOnce<Value: Sendable & Hashable>: Sendable {
  private let known = Locked<Value?>(nil)
  private let read: @Sendable () -> Value

  init(_ read: @escaping @Sendable () -> Value) { self.read = read }

  var value: Value {
    known.withLock { known in
      let value = known ?? read()
      known = value
      return value
    }
  }
}

extension ReadOnce: Hashable {
  static func == (a: ReadOnce, b: ReadOnce) -> Bool { a === b || a.value == b.value }
  // Nothing is read for it.
  func hash(into hasher: inout Hasher) {}
}

/// How a face looks beside others of its family, for files that name fonts.
package struct FontLook: Sendable {
  /// The name in PostScript, which may be empty.
  package var postScriptName: String
  /// From 1 to 1000; 400 is regular.
  package var weight: Double
  /// In percent of the normal width.
  package var width: Double
  package var slant: FontSlant
  /// In degrees to the left of upright letters, so that of most italics is negative.
  package var italicAngle: Double
  package var isMonospaced: Bool
}

/// Whether letters are upright or slanted.
public enum FontSlant: Sendable, Hashable, CaseIterable {
  /// Upright letters.
  case upright
  /// Slanted letters with their own shapes.
  case italic
  /// Slanted upright letters.
  case oblique
}
