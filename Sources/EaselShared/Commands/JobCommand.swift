package import CanvasData

/// A command that a job of `easel batch` may name: it draws one picture.
package protocol JobCommand: WorkingCommand, Sendable {
  /// What it draws of.
  static var input: JobInput { get }

  /// Has the command read another file; - for the job's own data.
  mutating func setInput(_ name: String)

  /// Options that can be set without parsing a command line, which takes as long as a small picture.
  static var plainOptions: Set<String> { get }

  mutating func set(_ option: PlainOption)
}

/// What a command draws of.
package enum JobInput: Sendable {
  /// A card's name.
  case card
  /// A table, which must be there.
  case table
  /// A state or a document, which may be there.
  case state
}

/// An option that often differs from job to job, with a value that needs no other check than that of its kind.
package enum PlainOption: Sendable {
  case title(String)
  case subtitle(String)
  case caption(String)
  case emphasize([String])
  case seed(UInt64)

  /// Nil for other options, and for values that the option does not take.
  package init?(_ name: String, _ value: JSONValue) {
    switch (name, value.content) {
    case ("title", .string(let text)): self = .title(text)
    case ("subtitle", .string(let text)): self = .subtitle(text)
    case ("caption", .string(let text)): self = .caption(text)
    case ("emphasize", .string(let text)): self = .emphasize([text])
    case ("seed", .number(let text)):
      guard let seed = UInt64(text) else { return nil }
      self = .seed(seed)
    default: return nil
    }
  }
}

extension JobCommand {
  package mutating func setInput(_ name: String) {}
}
