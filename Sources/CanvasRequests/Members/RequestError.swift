/// An error in a request, or in what it draws. The description is one line:
/// `options.hole: 2; must be a number from 0 to 0.95`.
public struct RequestError: Error, Sendable, Hashable {
  /// The kinds of errors.
  public enum Reason: Sendable, Hashable {
    /// A member of the request is wrong, members don't fit together, or the picture would have too many pixels.
    case request
    /// The content of the data or of a file is wrong, or larger than the limits allow.
    case content
    /// A file is missing, can't be read, or is not among the files of the resources.
    case file
    /// The request's JSON has more bytes than the limits allow, or the picture takes more time.
    case limit
    /// There is not enough memory, or something unexpected happened.
    case failure
  }

  /// The kind of error.
  public let reason: Reason

  /// The message.
  public let text: RequestText

  package init(_ reason: Reason, _ text: RequestText) {
    self.reason = reason
    self.text = text
  }
}

extension RequestError: CustomStringConvertible {
  /// The message on one line, with the names that members have in JSON.
  public var description: String { DataError.escaped(text.description) }
}
