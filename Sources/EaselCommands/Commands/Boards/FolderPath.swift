internal import Canvas

/// Relative paths between folders.
enum FolderPath {
  private static let slash = UInt8(ascii: "/")

  /// Returns the path of a file relative to another folder, such as `../art/meadow.jpg`. Folders are relative to the
  /// current folder; an empty one is the current folder. Returns nil if the current folder is unknown.
  ///
  /// Links are resolved first, because `..` is the real parent of a folder.
  static func path(of file: String, in folder: String, from other: String) -> String? {
    let whole = FilePath(file.path(in: folder)).bytes
    let end = whole.lastIndex(of: slash).map { $0 + 1 } ?? 0
    guard let target = names(of: FilePath(bytes: whole[..<end]).text), let start = names(of: other) else { return nil }
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: Array("..".utf8)[...], count: start.count - common)
    let result = FilePath(bytes: (up + target.dropFirst(common) + [whole[end...]]).joined(separator: [slash])).text
    // Without a prefix, a name with a colon would be read as a URL.
    return result.hasPrefix("../") ? result : "./" + result
  }

  /// Returns the names on the path from the root to a folder, with links resolved. Names that don't exist yet are kept.
  private static func names(of folder: String) -> [ArraySlice<UInt8>]? { FilePath(resolving: folder)?.names }
}
