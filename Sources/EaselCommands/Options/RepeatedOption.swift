/// An option that is given twice though it has one value. The parser would take the last one and drop the others.
enum RepeatedOption {
  /// The error for the first such option, or nil.
  ///
  /// The parser's description of a command takes longer than parsing. It is asked only if a word may be there twice: as
  /// it is, or as a long name and its first letter.
  static func problem(in arguments: [String], of command: any ParsableCommand.Type) -> ToolError? {
    let words = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") && $0 != "-" }
      .map { String($0.prefix { $0 != "=" }) }
    let hasBoth = words.contains { word in
      !word.hasPrefix("--") && words.contains { $0.hasPrefix("-\(word.prefix(2))") }
    }
    guard Set(words).count < words.count || hasBoth,
      let help = try? JSONValue(json: Array(command._dumpHelp().utf8)),
      let options = help["command"]?["arguments"]?.elements
    else { return nil }
    for option in options where option["kind"]?.string == "option" {
      if case .bool(true)? = option["isRepeating"]?.content { continue }
      let spellings = (option["names"]?.elements ?? []).compactMap { name in
        name["name"]?.string.map { (name["kind"]?.string == "long" ? "--" : "-") + $0 }
      }
      let count = words.count { spellings.contains($0) }
      guard count > 1, let name = spellings.max(by: { $0.utf8.count < $1.utf8.count }) else { continue }
      return ToolError(.usage, "\(name) is given \(count == 2 ? "twice" : "\(count) times"); it has one value")
    }
    return nil
  }
}
