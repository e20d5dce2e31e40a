/// Checks for standard input, which can be read only once.
enum StandardInput {
  /// Throws if both a command's document and its moves are standard input.
  ///
  /// - Parameters:
  ///   - document: The file of the document or the table, or nil for none.
  ///   - option: The option for the document, or empty for a positional argument.
  static func check(
    _ document: String?, as option: String = "", moves: RequestMoves?
  ) throws(ValidationError) {
    guard document == "-", moves == .file("-") else { return }
    let first = option.isEmpty ? "-" : "\(option) -"
    throw ValidationError("use either \(first) or --moves -, not both; standard input can be read only once")
  }
}
