/// An error in a document, with its place. The description is one line, to print after the file's name:
/// `columns[3].up[0]: '11H'; a card such as QH or 10S`.
public enum SceneDocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Invalid JSON at a place in the text. Lines and columns start at 1; a column is a Unicode scalar.
  case text(line: Int, column: Int, found: String, allowed: String)

  /// An invalid value, with its path from the top, such as `menu[2].stock`. An empty path is the whole document.
  case value(path: String, found: String, allowed: String)

  init(_ error: DataError) {
    switch error.place {
    case .text(let line, let column):
      self = .text(line: line, column: column, found: error.found, allowed: error.allowed)
    case .json, .cell, .part, .choice: self = .value(path: "\(error.place)", found: error.found, allowed: error.allowed)
    }
  }

  public var description: String {
    switch self {
    case .text(let line, let column, let found, let allowed): "\(line):\(column): \(found); \(allowed)"
    case .value("", let found, let allowed): "\(found); \(allowed)"
    case .value(let path, let found, let allowed): "\(path): \(found); \(allowed)"
    }
  }
}

extension String {
  /// Returns the first 40 characters of a text on one line, in single quotes.
  static func quoted(_ text: some StringProtocol) -> String { DataError.quoted(String(text)) }

  /// Returns the first 40 characters of a text on one line.
  static func shown(_ text: String) -> String { DataError.shown(text) }
}
