internal import Canvas

extension Font {
  /// The font of `--font`, or the default one.
  static func named(_ path: String?) throws(ToolError) -> Font {
    do {
      return try Font(path: path ?? Font.defaultPath, size: 1)
    } catch {
      switch error {
      case .unreadable: throw ToolError(.unreadable, error.description)
      case .invalid: throw ToolError(.badContent, error.description)
      }
    }
  }

  /// What to warn of where text has characters that the font lacks; nil where it has them all.
  func warning(missing characters: [Unicode.Scalar]) -> String? {
    guard !characters.isEmpty else { return nil }
    let names = characters.map { "U+" + String($0.value, radix: 16, uppercase: true) }
    return "\(familyName) lacks \(names.joined(separator: ", ")): drawn as a box"
  }
}
