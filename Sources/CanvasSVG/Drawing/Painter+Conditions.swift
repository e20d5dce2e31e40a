extension Painter {
  /// Whether an element's conditions are met: the language is English, and no extension is asked for.
  func meetsConditions(_ node: Node) -> Bool {
    if let languages = tree.attribute("systemLanguage", of: node) {
      let names = languages.split(separator: ",").map { String($0).trimmed }
      guard names.contains(where: { $0 == "en" || $0.hasPrefix("en-") }) else { return false }
    }
    if let extensions = tree.attribute("requiredExtensions", of: node), !extensions.isEmpty { return false }
    return true
  }
}
