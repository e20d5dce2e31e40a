internal import Canvas

extension Font {
  /// The font of `--font`, or the default one.
  static func named(_ path: String?) throws(ToolError) -> Font {
    do {
      return try Font(path: path ?? Font.defaultPath, size: 1)
    } catch {
      let status: ExitStatus =
        switch error {
        case .unreadable: .unreadable
        case .invalid: .badContent
        }
      throw ToolError(status, error.description)
    }
  }

  /// What to warn of where text has characters that the font lacks; nil where it has them all.
  static func warning(missing characters: [Unicode.Scalar], from path: String?) -> String? {
    guard !characters.isEmpty else { return nil }
    let shown = characters.prefix(20).map { "\"\($0)\"" }.joined(separator: " ")
    return "\(path ?? defaultPath): no glyph for \(shown)\(characters.count > 20 ? " …" : ""); drawn as a box"
  }
}
