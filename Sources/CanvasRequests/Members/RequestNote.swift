/// A note about a request's picture: see `Note`. The sentence marks the names of members.
public struct RequestNote: Sendable, Hashable {
  /// The kind.
  public let kind: Note.Kind
  /// The place: a file, with a line or a path in it, or a row of a table; empty for the whole picture.
  public let place: String
  /// The sentence.
  public let what: RequestText
  /// How often it happened, at least 1.
  public let count: Int

  /// Whether the picture lacks something that the request asks for: every kind but `chosen`.
  public var isLoss: Bool { kind != .chosen }

  /// The place, the sentence, and the count if it is more than 1.
  public var text: RequestText {
    let start: RequestText = place.isEmpty ? what : "\(place): \(what)"
    return count == 1 ? start : "\(start) (\(count) times)"
  }

  init(_ kind: Note.Kind, at place: String = "", _ what: RequestText, count: Int = 1) {
    (self.kind, self.place, self.what, self.count) = (kind, place, what, count)
  }

  /// A reader's or a painter's note about a file, whose name comes before the place in it.
  init(_ note: Note, in file: String = "") {
    let place = file.isEmpty || note.place.isEmpty ? file + note.place : "\(file): \(note.place)"
    self.init(note.kind, at: place, RequestText(note.what), count: note.count)
  }

  /// A note about a table, with the member that changes it.
  init(_ note: TableNote, in file: String) { self.init(note.kind, at: file, RequestText(note)) }

  /// Letters that no font has, for which boxes are drawn.
  package init(_ missing: MissingGlyphs, in file: String = "") {
    self.init(.replaced, at: file, RequestText(missing.description))
  }
}

extension RequestNote: CustomStringConvertible {
  /// The text, with the names that members have in JSON.
  public var description: String { text.description }
}

extension [RequestNote] {
  /// Adds notes, each once.
  package mutating func add(_ notes: [RequestNote], limit: Int = .max) {
    for note in notes where count < limit && !contains(note) { append(note) }
  }
}

extension PictureSettings {
  /// Throws if a note says that something is lost, and that is an error.
  package func check(_ notes: [RequestNote]) throws(RequestError) {
    guard isStrict else { return }
    let losses = notes.filter(\.isLoss)
    guard let first = losses.first else { return }
    let others = losses.count == 1 ? "" : ", as \(losses.count == 2 ? "is 1 more" : "are \(losses.count - 1) more")"
    throw RequestError(.content, "\(first.text); this is an error with \(Self.strict)\(others)")
  }
}
