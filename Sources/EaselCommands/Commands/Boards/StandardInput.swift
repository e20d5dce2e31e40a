internal import ArgumentParser

/// Standard input, which can be read once.
enum StandardInput {
  /// Throws where two arguments are read from it: a command's document, and its moves.
  ///
  /// - Parameters:
  ///   - document: The file of the document, or of the table; nil for none.
  ///   - option: What names it; empty where it is an argument without a name.
  static func check(_ document: String?, as option: String = "", moves: String?) throws(ValidationError) {
    guard document == "-", moves == "-" else { return }
    let first = option.isEmpty ? "-" : "\(option) -"
    throw ValidationError("\(first) and --moves - were given; standard input holds only one of them")
  }
}
