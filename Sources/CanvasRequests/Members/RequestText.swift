/// A sentence about a request that marks the names of its members. A program can write them as its own options.
public struct RequestText: Sendable, Hashable {
  fileprivate enum Part: Sendable, Hashable {
    case text(String)
    case member(String, value: String?)
    /// A member with a value of the user's own, such as a column.
    case memberOfName(String, value: String)
  }

  private var parts: [Part] = []

  /// Creates a sentence that names no member.
  public init(_ text: String) { parts = [.text(text)] }

  /// Returns the sentence.
  ///
  /// - Parameter member: Returns the text for a member's name, and for a value of it if the sentence is about one. A
  ///   value of the user's own is in single quotes.
  public func text(_ member: (_ name: String, _ value: String?) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .member(let name, let value): member(name, value)
      case .memberOfName(let name, let value): member(name, DataError.quoted(value))
      }
    }.joined()
  }
}

extension RequestText: CustomStringConvertible {
  /// The sentence with the names that members have in JSON: `use either 'size' or 'width', not both`.
  public var description: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .member(let name, nil): "'\(name)'"
      case .member(let name, let value?): "'\(name)': \"\(value)\""
      case .memberOfName(let name, let value): "'\(name)': \"\(DataError.shown(value))\""
      }
    }.joined()
  }
}

extension RequestText: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.text(literal)) }
    }

    /// Appends a description.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      parts.append(.text(value.description))
    }

    /// Appends a sentence.
    public mutating func appendInterpolation(_ text: RequestText) { parts += text.parts }

    /// Appends the name of a member, and one of its values.
    mutating func appendInterpolation<Request>(_ member: RequestMember<Request>, _ value: String? = nil) {
      parts.append(.member(member.name, value: value))
    }

    /// Appends the name of a member, and a name as its value.
    mutating func appendInterpolation<Request>(_ member: RequestMember<Request>, name: String) {
      parts.append(.memberOfName(member.name, value: name))
    }

    /// Appends the name of a member, and one of its values.
    mutating func appendInterpolation(member name: String, _ value: String? = nil) {
      parts.append(.member(name, value: value))
    }
  }
}
