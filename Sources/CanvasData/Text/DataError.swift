/// An error in data, with its position. The description is one line that can follow a file's name:
/// `3:7: '-5'; a number of at least 0`.
public enum DataError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A position in a text. Lines and columns are counted from 1. A column is a Unicode scalar; a byte order mark
  /// doesn't count.
  case text(line: Int, column: Int, found: String, allowed: String)

  /// A value in JSON, by its path from the root: `[3].value` is the member `value` of the fourth object.
  case json(path: String, found: String, allowed: String)

  /// A choice of columns or rows that doesn't fit the table, with the name of the tool's option, such as `--x`.
  case choice(option: String, found: String, allowed: String)

  public var description: String {
    switch self {
    case .text(let line, let column, let found, let allowed): "\(line):\(column): \(found); \(allowed)"
    case .json(let path, let found, let allowed): "\(path): \(found); \(allowed)"
    case .choice(let option, let found, let allowed): "\(option): \(found); \(allowed)"
    }
  }

  /// An error at a byte of a text, with its line and column.
  package static func text(in bytes: [UInt8], at offset: Int, found: String, allowed: String) -> DataError {
    let position = TextPosition(ofByte: offset, in: bytes)
    return .text(line: position.line, column: position.column, found: found, allowed: allowed)
  }

  /// A found text in single quotes, on one line and truncated to 40 characters.
  package static func quoted(_ text: String) -> String { "'\(shown(text))'" }

  /// The same without quotes, for names in a list.
  package static func shown(_ text: String) -> String {
    let limit = 40
    let start = String(text.unicodeScalars.prefix(limit))
    return escaped(start) + (text.unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")
  }

  /// The whole text on one line, with line ends, control characters and those that set the direction of text escaped as
  /// in source code.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.changesOtherText) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar.changesOtherText {
        escaped += scalar.escaped(asASCII: true)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The error for the first byte that isn't valid UTF-8, or nil if all are.
  package static func invalidUTF8(in bytes: [UInt8]) -> DataError? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      let offset = error.byteOffsets.lowerBound
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      return .text(in: bytes, at: offset, found: "byte 0x\(byte)", allowed: "text in UTF-8")
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character changes how the text around it is shown: a control character, which can control a terminal,
  /// the end of a line, or one that sets the direction of the text after it.
  package var changesOtherText: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    // The marks, embeddings, overrides and isolates of Unicode's bidirectional algorithm.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
