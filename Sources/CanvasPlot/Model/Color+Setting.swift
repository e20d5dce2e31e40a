extension DataValue {
  /// The lines of a text, of a number or of a list of texts.
  package var lines: [String]? {
    switch self {
    case .text(let text): text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .list(let list): list.map(\.name)
    case .number: [name]
    default: nil
    }
  }
}

extension Color {
  /// The colour of a setting. Nil for a value that is no colour, and for `transparent` and `none`.
  package init?(setting: DataValue) {
    guard case .text(let text) = setting, text != "transparent", text != "none", let color = Color(css: text) else {
      return nil
    }
    self = color
  }
}
