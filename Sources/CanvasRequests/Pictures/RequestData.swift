public import Canvas

/// The data of a request: a table, or the document of a board.
public enum RequestData: Sendable, Hashable {
  /// The bytes of CSV, TSV or JSON.
  case bytes([UInt8])
  /// The name of a file; see ``Resources``.
  case file(String)

  /// The data in a text.
  public static func text(_ text: String) -> RequestData { .bytes(Array(text.utf8)) }
}

/// A background: a colour, or none.
public enum RequestBackground: Sendable, Hashable {
  /// Transparent.
  case none
  /// A colour.
  case color(Color)

  /// The colour, or nil for none.
  package var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}

extension RequestBackground {
  /// Reads a colour as in CSS, or `none`.
  package init(word: String) throws(ValueProblem) { self = try ValueForm<RequestBackground>.background.read(word) }
}
