package import CanvasData

/// A command that a job of `easel batch` can use. It draws one picture.
package protocol JobCommand: WorkingCommand, Sendable {
  /// The kind of input that the command draws.
  static var input: JobInput { get }

  /// Sets the file that the command reads; - for the job's own data.
  mutating func setInput(_ name: String)

  /// The options that can be set without parsing a command line. Parsing takes as long as drawing a small picture.
  static var plainOptions: Set<String> { get }

  mutating func set(_ option: PlainOption)
}

/// The kind of input that a command draws.
package enum JobInput: Sendable {
  /// A card's name.
  case card
  /// A table, which is required.
  case table
  /// A state or a document, which is optional.
  case state
}

/// An option that often differs between jobs. Its value needs no validation beyond its type.
package enum PlainOption: Sendable {
  case title(String)
  case subtitle(String)
  case caption(String)
  case emphasize([String])
  case seed(UInt64)

  /// Creates an option, or nil for other options and for values of the wrong type.
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
