internal import Canvas

/// Where folders are, for paths from one to another.
enum FolderPath {
  private static let slash = UInt8(ascii: "/")

  /// The path of a file as it is written from another folder: `../art/meadow.jpg`. Folders are paths from the process's
  /// own; an empty one is that. Nil where the process's own can't be told.
  ///
  /// Links on the way are followed first: `..` means the folder that a folder is really in.
  static func path(of file: String, in folder: String, from other: String) -> String? {
    let whole = FilePath(file.path(in: folder)).bytes
    let end = whole.lastIndex(of: slash).map { $0 + 1 } ?? 0
    guard let target = names(of: FilePath(bytes: whole[..<end]).text), let start = names(of: other) else { return nil }
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: Array("..".utf8)[...], count: start.count - common)
    let result = FilePath(bytes: (up + target.dropFirst(common) + [whole[end...]]).joined(separator: [slash])).text
    // A name with a colon in it would be read as an address.
    return result.hasPrefix("../") ? result : "./" + result
  }

  /// The names on the way to a folder from the root, without links. What is not there yet is taken as it is written.
  private static func names(of folder: String) -> [ArraySlice<UInt8>]? { FilePath(resolving: folder)?.names }
}
