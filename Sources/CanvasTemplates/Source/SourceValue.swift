/// A value of a template's text, YAML or JSON, with its place.
struct SourceValue: Sendable {
  indirect enum Content: Sendable {
    /// No value: an empty value, `~` or `null`.
    case empty
    /// A text, a number, or a truth value, as written.
    case scalar(String)
    case list([SourceValue])
    case map([Member])
  }

  struct Member: Sendable {
    var key: String
    /// The place of the key.
    var place: SourcePlace
    var value: SourceValue
  }

  var content: Content
  var place: SourcePlace

  /// The number of values that a template may have, those that its aliases repeat included.
  static let countLimit = 100_000
  /// The number of levels.
  static let depthLimit = 64

  /// What the value is, for messages.
  var shown: String {
    switch content {
    case .empty: "nothing"
    case .scalar(let text): DataError.quoted(text)
    case .list: "a list"
    case .map(let members): members.first.map { "a map with \(DataError.quoted($0.key))" } ?? "an empty map"
    }
  }

  /// The text of a scalar; nil for others.
  var text: String? { if case .scalar(let text) = content { text } else { nil } }

  /// The error for the value. `allowed` is what it must be.
  func wrong(_ allowed: String) -> TemplateError { place.error("\(shown); must be \(allowed)") }
}

/// A line and a column of a template, both from 1.
struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// The name of the template.
  var name: String
  var line: Int
  var column: Int

  var description: String { "\(name):\(line):\(column)" }

  /// An error at the place.
  func error(_ message: String, _ reason: TemplateError.Reason = .content) -> TemplateError {
    TemplateError(reason, place: description, message: message)
  }
}
