/// An error in a template, or in the data that fills it. The description is one line that begins with the place:
/// `card.yaml:7:9: no column 'Nmae'; did you mean 'Name'?`
public struct TemplateError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Reason: Sendable, Hashable {
    /// The template, or a value of its data, is wrong.
    case content
    /// A picture or a font is missing, can't be read, or isn't among the files that the template may use.
    case file
  }

  /// The kind of error.
  public let reason: Reason
  /// The template and its line and column, such as `card.yaml:7:9`; the name alone for an error without a line.
  public let place: String
  /// What was found, and what is allowed.
  public let message: String

  package init(_ reason: Reason = .content, place: String, message: String) {
    (self.reason, self.place, self.message) = (reason, place, message)
  }

  /// The place and the message.
  public var description: String { "\(place): \(DataError.escaped(message))" }
}
