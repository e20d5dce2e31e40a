internal import CanvasData

/// The suggestion in the parser's message about an unknown option. The parser suggests the nearest option however far it
/// is, such as `--x` for `--log`.
enum UnknownOption {
  /// The message with an option that is probably meant, or without a suggestion.
  ///
  /// - Parameter help: The help text of the command, which lists its options.
  static func corrected(_ message: String, help: () -> String) -> String {
    guard let match = message.firstMatch(of: /^(Unknown option '--([^'\n]+)')(?:\. Did you mean '[^'\n]*'\?)?/) else {
      return message
    }
    let names = help().split(separator: "\n").flatMap { line -> [String] in
      guard line.hasPrefix("  -") else { return [] }
      return line.matches(of: /--([a-z][a-z-]*)/).prefix(2).map { String($0.1) }
    }
    let suggestion = names.meant(by: String(match.2)).map { ". Did you mean '--\($0)'?" } ?? ""
    return match.1 + suggestion + message[match.range.upperBound...]
  }
}
