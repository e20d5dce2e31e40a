internal import CanvasData

/// What is wrong with a document, and where. Its description is one line that a file's name can stand before:
/// `columns[3].up[0]: '11H'; a card such as QH or 10S`.
public enum SceneDocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A place in a text that is no JSON. Lines and columns count from 1; a column is a Unicode scalar.
  case text(line: Int, column: Int, found: String, allowed: String)

  /// A value by its path from the top, as `menu[2].stock`; an empty path is the whole document.
  case value(path: String, found: String, allowed: String)

  init(_ error: DataError) {
    switch error {
    case .text(let line, let column, let found, let allowed):
      self = .text(line: line, column: column, found: found, allowed: allowed)
    case .json(let path, let found, let allowed), .choice(let path, let found, let allowed):
      self = .value(path: path, found: found, allowed: allowed)
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
  /// What was found, in single quotes: on one line and at most 40 characters of it.
  static func quoted(_ text: some StringProtocol) -> String { DataError.quoted(String(text)) }

  /// The same without quotes.
  static func shown(_ text: String) -> String { DataError.shown(text) }
}
