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
}
