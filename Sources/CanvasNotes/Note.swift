/// A remark about a picture: what its input asks for and it doesn't show, or what was decided for it.
///
/// Readers and painters return notes; they never print them. A program shows them to whoever can change the input:
///
///     for note in picture.notes where note.isLoss { print(note) }
public struct Note: Sendable, Hashable {
  /// The kinds of notes.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A property, an element or an option has no effect.
    case ignored
    /// A value has no meaning, and another one stands in.
    case invalid
    /// A font, a letter or a picture stands in for another one.
    case replaced
    /// Rows, labels, texts or marks are left out, or are shown only in part.
    case dropped
    /// There is data, and nothing is drawn.
    case empty
    /// There were several good ways, and one was chosen, or something changes no picture. Nothing is lost.
    case chosen
  }

  /// The kind.
  public var kind: Kind
  /// The place in the input, such as a file, a line or a path in JSON; empty for the whole picture.
  public var place: String
  /// One sentence, in one line.
  public var what: String
  /// How often it happened, at least 1.
  public var count: Int

  /// A note. A count below 1 is 1.
  public init(_ kind: Kind, at place: String = "", _ what: String, count: Int = 1) {
    (self.kind, self.place, self.what, self.count) = (kind, place, what, max(count, 1))
  }

  /// Whether the picture lacks something that its input asks for: every kind but `chosen`.
  public var isLoss: Bool { kind != .chosen }
}

extension Note: CustomStringConvertible {
  /// The place, the sentence, and the count if it is more than 1.
  public var description: String {
    (place.isEmpty ? "" : place + ": ") + what + (count == 1 ? "" : " (\(count) times)")
  }
}

extension [Note] {
  /// Adds a note, or its count to that of an equal one.
  ///
  /// - Parameter limit: The number of notes after which further ones are only counted, in the last one of their kind.
  ///   Input that isn't trusted can have a fault in each of its bytes.
  public mutating func add(_ note: Note, limit: Int = 256) {
    func isSame(_ other: Note) -> Bool {
      other.kind == note.kind && other.place == note.place && other.what == note.what
    }
    if let index = firstIndex(where: isSame) {
      self[index].count = self[index].count.addingReportingOverflow(note.count).partialValue
    } else if count < limit {
      append(note)
    } else if let index = lastIndex(where: { $0.kind == note.kind }) {
      self[index].count = self[index].count.addingReportingOverflow(note.count).partialValue
    }
  }
}
