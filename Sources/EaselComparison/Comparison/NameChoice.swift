/// The names and globs that choose pictures of two folders. Without any, all pictures are chosen. If there are only
/// exclusions, they choose from all pictures.
struct NameChoice {
  private let globs: [Glob]

  /// Throws if a glob is too long.
  init(_ names: [String]) throws(ToolError) {
    globs = try names.map { (text) throws(ToolError) in
      // The text itself would fill the screen.
      do { return try Glob(text) } catch { throw ToolError(.usage, "\(error)") }
    }
  }

  /// Returns the chosen pairs. Throws if a name or glob matches none of them, or if no pair is left. An exclusion may
  /// match none, because it may be about files that are not compared.
  ///
  /// - Parameter place: The folders, for the message.
  func chosen<Item>(
    of items: [Item], in place: String, by itemNames: (Item) -> [String]
  ) throws(ToolError) -> [Item] {
    guard !globs.isEmpty else { return items }
    let prepared = items.map { itemNames($0).map { GlobName($0) } }
    let paths = items.map { itemNames($0).map { FilePath($0) } }
    var isChosen: [Bool]?
    var isExcluded = items.map { _ in false }
    for glob in globs {
      let path = FilePath(glob.pattern)
      // The name of an existing picture matches only that picture, even if it is also a pattern.
      let isName = paths.contains { $0.contains(path) }
      let isExclusion = glob.isExclusion && !isName
      var chosen = isChosen ?? isExcluded.map { _ in false }
      let matching = items.indices.filter {
        isName ? paths[$0].contains(path) : prepared[$0].contains(where: glob.matchesPattern)
      }
      for index in matching { if isExclusion { isExcluded[index] = true } else { chosen[index] = true } }
      if !isExclusion { isChosen = chosen }
      guard !matching.isEmpty || isExclusion else {
        let hint = Self.folderHint(glob.pattern, among: items.lazy.flatMap(itemNames))
        throw ToolError(.unreadable, "\(glob.pattern): there is no such picture in \(place)\(hint)")
      }
    }
    let left = items.indices.filter { isChosen?[$0] ?? true && !isExcluded[$0] }.map { items[$0] }
    guard !left.isEmpty else {
      throw ToolError(.unreadable, "\(place): the names exclude every picture; leave at least one to compare")
    }
    return left
  }

  /// Whether a name that is no picture's is chosen.
  func includes(_ name: String) -> Bool {
    let name = GlobName(name)
    let positive = globs.filter { !$0.isExclusion }
    return (positive.isEmpty || positive.contains { $0.matchesPattern(name) })
      && !globs.contains { $0.isExclusion && $0.matchesPattern(name) }
  }

  /// Returns the end of a message about a glob without a match: the glob that is probably meant, if the text is the
  /// name of a folder.
  static func folderHint(_ text: String, among names: some Sequence<String>) -> String {
    var bytes = FilePath(text).bytes
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    let start = bytes + [UInt8(ascii: "/")]
    guard text.hasSuffix("/") || names.contains(where: { FilePath($0).bytes.starts(with: start) }) else { return "" }
    return "; did you mean '\(FilePath(bytes: bytes).text)/**'?"
  }
}
