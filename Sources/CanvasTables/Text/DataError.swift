/// An error in data: its place, what was found there, and what is allowed. The description is one line that can follow a
/// file's name: `3:7: '-5'; a number of at least 0`.
public struct DataError: Error, Sendable, Hashable {
  /// The place of an error.
  public enum Place: Sendable, Hashable {
    /// A position in a text. Lines and columns are counted from 1. A column is a Unicode scalar; a byte order mark
    /// doesn't count.
    case text(line: Int, column: Int)

    /// A value in JSON, by its path from the root: `[3].value` is the member `value` of the fourth object.
    case json(path: String)

    /// A cell of a workbook, by its sheet and its row and column, both from 1.
    case cell(sheet: String, row: Int, column: Int)

    /// A part of a workbook's file, such as `xl/workbook.xml`. An empty name is the whole file.
    case part(String)

    /// A part of a choice that doesn't fit the table.
    case choice(ChoicePart)
  }

  /// The place.
  public var place: Place

  /// What was found there.
  public var found: String

  /// What is allowed there.
  public var allowed: String

  /// The choice with which the same data is no error, or nil if there is none. A tool names the option for it.
  public var remedy: TableNote.Choice?

  /// An error at a place.
  public init(_ place: Place, found: String, allowed: String, remedy: TableNote.Choice? = nil) {
    (self.place, self.found, self.allowed, self.remedy) = (place, found, allowed, remedy)
  }

  /// An error at a position in a text.
  package static func text(line: Int, column: Int, found: String, allowed: String) -> DataError {
    DataError(.text(line: line, column: column), found: found, allowed: allowed)
  }

  /// An error in a value of JSON.
  package static func json(path: String, found: String, allowed: String) -> DataError {
    DataError(.json(path: path), found: found, allowed: allowed)
  }

  /// An error in a part of a choice.
  static func choice(
    _ part: ChoicePart, found: String, allowed: String, remedy: TableNote.Choice? = nil
  ) -> DataError {
    DataError(.choice(part), found: found, allowed: allowed, remedy: remedy)
  }

  /// An error at a byte of a text, with its line and column.
  package static func text(in bytes: [UInt8], at offset: Int, found: String, allowed: String) -> DataError {
    let position = TextPosition(ofByte: offset, in: bytes)
    return .text(line: position.line, column: position.column, found: found, allowed: allowed)
  }

  /// A found text in single quotes, on one line and truncated to 40 characters.
  package static func quoted(_ text: String) -> String { "'\(shown(text))'" }

  /// The first five names, in quotes, and the number of the others, for a note.
  package static func list(_ names: [String]) -> String {
    names.prefix(5).map(quoted).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
  }

  /// A text on one line and truncated to 40 characters, without quotes.
  package static func shown(_ text: String) -> String {
    let limit = 40
    let start = String(text.unicodeScalars.prefix(limit))
    return escaped(start) + (text.unicodeScalars.dropFirst(limit).isEmpty ? "" : "…")
  }

  /// The whole text on one line, with line ends, control characters and those that set the direction of text escaped as
  /// in source code.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.changesOtherText) else { return text }
    return text.unicodeScalars.map { $0.changesOtherText ? $0.escaped(asASCII: true) : String($0) }.joined()
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

extension DataError: CustomStringConvertible {
  /// The place, what was found, and what is allowed.
  public var description: String { "\(place): \(found); \(allowed)" }
}

extension DataError.Place: CustomStringConvertible {
  /// The line and the column, the path, the cell, or the part.
  public var description: String {
    switch self {
    case .text(let line, let column): "\(line):\(column)"
    case .json(let path): path
    case .cell(let sheet, let row, let column): CellName.name(sheet: sheet, row: row, column: column)
    case .part(let name): name.isEmpty ? "workbook" : DataError.shown(name)
    case .choice(let part): part.rawValue
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

/// The parts of a choice of columns, for errors.
public enum ChoicePart: String, Sendable, Hashable, CaseIterable {
  /// The column along the axis.
  case x
  /// The columns of values.
  case y
  /// The source of the series.
  case series
  /// The column whose values are a chart each.
  case facets
  /// The grouping of rows.
  case grouping
  /// The conditions for rows.
  case conditions
  /// The column of the sizes of points.
  case sizes
  /// The column of the names of points.
  case labels
  /// The column of the values of cells.
  case cells
  /// The sheet of a workbook.
  case sheet
  /// The columns that are read as text.
  case text
}
