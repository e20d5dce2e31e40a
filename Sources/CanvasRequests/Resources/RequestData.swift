/// The data of a request: a table, or the document of a board.
public enum RequestData: Sendable, Hashable {
  /// The bytes of CSV, TSV, JSON or an .xlsx workbook.
  case bytes([UInt8])
  /// The name of a file; see ``Resources``.
  case file(String)

  /// The data in a text.
  public static func text(_ text: String) -> RequestData { .bytes(Array(text.utf8)) }
}
